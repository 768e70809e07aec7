import * as Fs from "node:fs/promises"
import * as Path from "node:path"

/** What the system calls a failure: "ENOENT". */
export const codeOf = (cause: unknown): string | undefined =>
  cause instanceof Error && "code" in cause ? String(cause.code) : undefined

/**
 * Makes a folder and those above it, and tells which were missing, outermost first. Node's own recursive mode never ends
 * where a file system says of a folder that is there that it is not (`/proc`).
 */
export const makeFolder = async (folder: string, mode?: number): Promise<ReadonlyArray<string>> => {
  const make = async () => {
    try {
      await Fs.mkdir(folder, { mode })
      return [folder]
    } catch (cause) {
      // Another process may have been faster.
      if (codeOf(cause) === "EEXIST" && (await Fs.stat(folder)).isDirectory()) return []
      throw cause
    }
  }
  try {
    return await make()
  } catch (cause) {
    const above = Path.dirname(folder)
    if (codeOf(cause) !== "ENOENT" || above === folder) throw cause
    // The folder by itself not again: what is missing now will stay missing.
    return [...(await makeFolder(above, mode)), ...(await make())]
  }
}

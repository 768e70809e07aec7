import { existsSync } from "node:fs"
import * as Path from "node:path"
import { fileURLToPath } from "node:url"

/** The folder with this package's package.json: some folders above this file, in the sources as in `dist`. */
const root = (() => {
  let at = Path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(Path.join(at, "package.json")) && at !== Path.dirname(at)) at = Path.dirname(at)
  return at
})()

/** A file or folder of this package by its path from the package's root; it need not exist. */
export const ownPath = (path: string): string => Path.join(root, path)

/** Whether this process runs compiled code, and not the sources by way of a loader. */
export const isBuilt = !import.meta.url.endsWith(".ts")

/** A built program of this package, to be run as a process or thread of its own: programs run compiled code only. */
export const builtProgram = (path: string): string => ownPath(Path.join("dist", path))

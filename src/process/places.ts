import { readFileSync } from "node:fs"
import { SourceMap } from "node:module"

// Where something went wrong, as file, line and column of our own sources: what a defect may say of itself
// beside its class. Its message may hold personal data.

const ours = /(?:^|\/)((?:src|cli|bench)\/[\w./-]{1,200})$/

const maps = new Map<string, SourceMap | undefined>()

/** The map of a built file; read when something went wrong in it, never before. */
const mapOf = (file: string): SourceMap | undefined => {
  if (maps.has(file)) return maps.get(file)
  let map: SourceMap | undefined
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")))
  } catch {
    // Installed without its maps: the place in the built file says where as well.
  }
  maps.set(file, map)
  return map
}

const sourceOf = (file: string, line: number, column: number): string | undefined => {
  const entry = mapOf(file)?.findEntry(line - 1, column - 1)
  if (entry === undefined || !("originalSource" in entry)) return `${file}:${line}:${column}`
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

/** First line of the stack that lies in our own code, as `file:line:column`; no message, no function names. */
export const placeOf = (defect: unknown): string | undefined => {
  if (!(defect instanceof Error) || typeof defect.stack !== "string") return undefined
  // The stack repeats the message, which may hold text that looks like a stack line: only what follows it is read.
  const frames = defect.stack.slice(defect.stack.indexOf(defect.message) + defect.message.length)
  for (const [, file = "", line, column] of frames.matchAll(/(?:file:\/\/)?(\/[^\s():]{1,500}):(\d{1,7}):(\d{1,7})/g)) {
    const place = /\/dist\//.test(file) ? sourceOf(file, Number(line), Number(column)) : `${file}:${line}:${column}`
    if (place === undefined || place.includes("node_modules")) continue
    const [, path = "", at = ""] = /^(.*?)((?::\d+){2})$/.exec(place) ?? []
    const own = ours.exec(path)?.[1] ?? /\/dist\/((?:chunks)\/[\w.-]{1,100})$/.exec(path)?.[1]
    if (own !== undefined) return own + at
  }
  return undefined
}

import type { Losses } from "../../src/resume/jsonResume/JsonResume.js"
import { oneLine } from "./terminal.js"
import { shorten } from "../../src/text/shorten.js"

/** Names come from the file. */
const pathsText = (paths: ReadonlyArray<string>) => paths.map((path) => shorten(oneLine(path), 80)).join(", ")

/** What was lost, a line for each way of it; `place` is what had no room: "a profile". */
export const lossLines = ({ changed, dropped }: Losses, place: string): ReadonlyArray<string> => [
  ...(dropped.length === 0 ? [] : [`left out, for ${place} has no place for it: ${pathsText(dropped)}`]),
  ...(changed.length === 0 ? [] : [`kept in another form: ${pathsText(changed)}`])
]

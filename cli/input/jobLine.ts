import type { JobInput } from "./inputs.js"
import { type Style } from "../output/terminal.js"
import { shorten } from "../../src/text/shorten.js"

/** Which job is spoken of, and where its title comes from when it was not given. */
export const jobLine = ({ company, title, titleFrom }: JobInput, style: Style, width: number): string => {
  const room = width - "Job    ".length
  if (title === "") return `Job    ${style.quiet("without a title; give one with --title")}`
  const said = shorten(`${title}${company === "" ? "" : ` at ${company}`}`, room)
  const from = titleFrom === "the first line of the job" ? ` (title from ${titleFrom})` : ""
  return `Job    ${said}${[...said].length + from.length > room ? "" : style.quiet(from)}`
}

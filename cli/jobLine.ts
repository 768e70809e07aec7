import type { JobInput } from "./inputs.js"
import { shorten, type Style } from "./terminal.js"

/** Which job is spoken of, and where its title comes from when it was not given. */
export const jobLine = ({ company, title, titleFrom }: JobInput, style: Style): string => {
  if (title === "") return `Job    ${style.quiet("without a title; give one with --title")}`
  const from = titleFrom === "the first line of the job" ? style.quiet(` (title from ${titleFrom})`) : ""
  return `Job    ${shorten(title, 80)}${company === "" ? "" : ` at ${shorten(company, 60)}`}${from}`
}

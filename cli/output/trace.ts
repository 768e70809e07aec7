import { read } from "../../src/lexicon/matcher/mentions.js"
import type { Language } from "../../src/lexicon/Language.js"
import type { Resume } from "../../src/resume/Resume.js"
import { type Fired, firedIn } from "../../src/rules/trace.js"
import { oneLine, type Style, table } from "./terminal.js"
import { shorten } from "../../src/text/shorten.js"

/** `--trace`: which rules spoke, and where. */
export interface Trace {
  readonly posting: ReadonlyArray<Fired>
  /** `where` names the passage as the explanation does; places count within it. */
  readonly resume?: ReadonlyArray<Fired & { readonly where: string }>
}

export const traceOf = (posting: string, language: Language, resume?: Resume, asOf?: number): Trace => ({
  posting: firedIn(read(posting, language), { type: "posting" }),
  ...(resume === undefined
    ? {}
    : {
        resume: resume.passages.flatMap(({ text, where }) =>
          firedIn(read(text, resume.language), { type: "resume", ...(asOf === undefined ? {} : { asOf }) }).map(
            (fired) => ({ ...fired, where })
          )
        )
      })
})

const maxText = 40
const maxNames = 60

const rows = (fired: ReadonlyArray<Fired & { readonly where?: string }>, style: Style): ReadonlyArray<string> =>
  fired.length === 0
    ? [style.quiet("no rule")]
    : table(
        fired.map(({ decides, end, means, rule, start, text, where }) => [
          { text: rule },
          { text: where === undefined ? `${start}-${end}` : `${where} ${start}-${end}`, paint: style.quiet },
          { text: `"${shorten(oneLine(text), maxText)}"` },
          { text: decides.length === 0 ? "" : shorten(`${decides.join(", ")}: ${means}`, maxNames) }
        ])
      )

export const traceLines = ({ posting, resume }: Trace, style: Style): ReadonlyArray<string> => [
  "",
  style.strong("Rules that spoke in the job"),
  ...rows(posting, style),
  ...(resume === undefined ? [] : ["", style.strong("Rules that spoke in the resume"), ...rows(resume, style)])
]

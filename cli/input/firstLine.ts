import { english, type Language } from "../../src/lexicon/Language.js"
import { read } from "../../src/lexicon/matcher/mentions.js"
import { titlesIn } from "../../src/lexicon/matcher/occupation.js"
import { oneLine } from "../output/terminal.js"

const headings =
  /^(?:(?:the )?(?:job|role|position|company)(?: (?:description|summary|details|overview|posting|ad(?:vertisement)?))?|about .*|overview|summary|description|requirements|responsibilities|qualifications|who (?:we|you) are|what you.*)$/i

/** Nouns that titles end in or turn on, for those that the lexicon's occupations do not hold. */
const titleNoun =
  /\b(?:accountant|administrator|advisor|agent|analyst|architect|assistant|associate|attorney|baker|barista|bookkeeper|buyer|carpenter|chef|clerk|coach|consultant|controller|cook|coordinator|counsel|counselor|designer|developer|director|driver|editor|electrician|engineer|executive|foreman|head|host|instructor|intern|inspector|investigator|lawyer|lead|lecturer|librarian|machinist|manager|mechanic|nurse|officer|operator|paralegal|pharmacist|physician|planner|plumber|professor|programmer|receptionist|recruiter|representative|researcher|scientist|secretary|server|specialist|strategist|supervisor|surgeon|teacher|technician|technologist|therapist|trainer|underwriter|welder|writer)\b/i
/** A sentence is no title. */
const speech =
  /^(?:we|our|join|are|is|at|as|a|an|the|this|if|looking|come|do|you)\b|\b(?:is|are|will|looking|seeks?|seeking|hiring)\b/i

/** The title that a text job's first line names, if it reads like one. */
export const titleInFirstLine = (description: string, language: Language = english): string | undefined => {
  const line = oneLine(description.split("\n").find((text) => text.trim() !== "") ?? "")
  const bare = line.replace(/^[#>*_\s-]+|(?<![*_#\s])[*_#\s]+$/g, "")
  const label = /^(?:job title|position|role|title)\s*(?::|–|-)\s*(?=\S)/i.exec(bare)?.[0] ?? ""
  const title = bare.slice(label.length).replace(/^[*_\s]+/, "")
  if (title.length < 2 || title.length > 90 || title.split(" ").length > 12) return undefined
  if (headings.test(title) || /[.!?:;]$|@|:\/\//.test(title) || !/\p{L}{2}/u.test(title)) return undefined
  const words = read(title, language)
  if (label !== "") return title
  if (speech.test(title)) return undefined
  return titleNoun.test(title) || titlesIn(words, 0, words.tokens.count).length > 0 ? title : undefined
}

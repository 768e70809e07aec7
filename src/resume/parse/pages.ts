import { phrasesFor, wordsFor } from "../../rules/resumeWords/words.js"
import { alternativesOf } from "../../text/phrases.js"
import { isRole } from "./pieces.js"

// What the pages of a document carry at their edges, and a copy of it brings along: numbers, the name again.

const pageWord = `(?:${alternativesOf(wordsFor("pageWords"))})\\.?`
const ofAll = `(?:\\s*(?:/|${alternativesOf(wordsFor("pageJoints"))})\\s*\\d{1,2})`
const number = new RegExp(
  `^(?:[-–—•|]\\s*)?(?:${pageWord}\\s*\\d{1,2}${ofAll}?|\\d{1,2}${ofAll}|\\d{1,2})(?:\\s*[-–—•|])?$`,
  "i"
)
const numberAtEdge = new RegExp(
  `^(.{2,80}?)[\\s,|•·–—-]+(?:${pageWord}\\s*\\d{1,2}${ofAll}?|\\d{1,2}${ofAll})$|^${pageWord}\\s*\\d{1,2}${ofAll}?[\\s,|•·–—-]+(.{2,80})$`,
  "i"
)
const documentTitles = phrasesFor("documentTitles")

const plain = (line: string) => line.replace(/[#*_]/g, "").trim().toLowerCase()

/** A lone number is one of a page only where the page before had one too, or the next has. */
const isPageNumber = (line: string) => number.test(line.trim()) && !/^(?:19|20)\d\d$/.test(line.trim())

/** The text without page numbers and without its first lines where later pages repeat them. Linear. */
export const withoutPageEdges = (text: string): string => {
  const lines = text.split("\n")
  const opening = lines.map(plain).filter((line) => line !== "")
  // What somebody is stands again above the position.
  const isHead = (line: string) => line.length >= 5 && !isRole(line)
  const name = opening.slice(0, 1).find(isHead) ?? ""
  const heads = new Set(opening.slice(0, 3).filter(isHead))
  const isAgain = (edge: string) => edge.length >= 5 && opening.filter((line) => line.startsWith(edge)).length > 1
  let seen = 0
  const kept = lines.flatMap((line, at) => {
    const own = plain(line)
    if (own === "") return [line]
    seen++
    if (seen <= 3) return [line]
    const edge = /\d/.test(own) && own.length <= 120 ? numberAtEdge.exec(line.trim()) : null
    const beside = plain(edge?.[1] ?? edge?.[2] ?? "")
    if (
      edge !== null &&
      (heads.has(beside) || documentTitles.isWhole(beside) || (name !== "" && beside.includes(name)) || isAgain(beside))
    )
      return []
    const isEdge = isPageNumber(line) && (/\D/.test(own) || isAlone(lines, at))
    return isEdge || (own === name && name !== "") ? [] : [line]
  })
  return kept.length === lines.length ? text : kept.join("\n")
}

const isAlone = (lines: ReadonlyArray<string>, at: number): boolean =>
  (lines[at - 1] ?? "").trim() === "" && (lines[at + 1] ?? "").trim() === ""

import { composedHeading, headingIn } from "./headings.js"

// What a copy of a document does to its lines: the sign before an entry is lost or stands in the middle of a line, and a
// heading runs into the text below.

/** What is left of a sign before an entry that no character set knew, or that was read in another one. */
const lostBullet = /\uFFFD[?\uFFFD]{0,8}|\uF0B7/g
/** The same of a sign between two names. */
const lostStroke = /ï¼\S?\s/g

/** Where the letters of Windows for the bytes 0x80 to 0x9F stand among all letters. */
const windowsLetters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009Dž\u009F"
const misreadLetters = new RegExp(`[Â-ô][\\u0080-¿${windowsLetters}]{1,3}`, "gu")
const utf8 = new TextDecoder("utf-8", { fatal: true })

/** "2016 â€“ 2019": bytes of UTF-8 that were read as letters of Windows are read again. */
const reread = (letters: string): string => {
  const bytes = Array.from(letters, (letter) => {
    const at = windowsLetters.indexOf(letter)
    return at < 0 ? letter.charCodeAt(0) : 0x80 + at
  })
  try {
    return utf8.decode(Uint8Array.from(bytes))
  } catch {
    return letters
  }
}

const innerSign = /[ \t](?:[•●▪◦‣∙■✓✔➢►]|[~*](?=[ \t]))[ \t]*/g
const minSigns = 3
/** Most words of a name beside others. */
const maxWords = 4

/** "CASE COVERAGE": names with signs between them make one line; what somebody did makes entries. */
const isName = (part: string): boolean => {
  const words = part.trim().split(/\s/)
  return words.length <= maxWords && words.every((word) => /^[\p{Lu}&]/u.test(word))
}

/** Entries that share a line, each on its own. */
const entriesApart = (line: string): ReadonlyArray<string> => {
  const signs = line.match(innerSign)?.length ?? 0
  if (signs === 0 || (signs < minSigns && !/[•●▪◦‣∙■✓✔➢►]/.test(line))) return [line]
  const [first = "", ...others] = line.split(innerSign)
  if (first.trim() !== "" && [first, ...others].every(isName)) return [line]
  const entries = others.filter((entry) => entry.trim() !== "").map((entry) => `• ${entry.trim()}`)
  return first.trim() === "" ? entries : [first, ...entries]
}

const isListed = (heading: string) => headingIn(heading)?.isListed === true

/** Where the text begins after a heading in capitals that ran into it: "SKILLS Python, Java"; -1 for none. */
const afterHeading = (line: string): number => {
  const start = /^\s*((?:[A-Z][A-Z&]+ ){1,4})(?=\S*[a-z\d])/.exec(line)
  const words = (start?.[1] ?? "").trim()
  if (start === null || words.length < 5) return -1
  return isListed(words) || composedHeading(words)?.isWhole === true ? start[0].length : -1
}

/** "S K I L L S", "A  B O U T   M E", set with spaces between the letters: the widest gaps stand between the words. */
const lettersJoined = (line: string): string => {
  if (!/^\s*\p{Lu}(?: {1,3}\S){4,}\s*$/u.test(line)) return line
  const gaps = (line.trim().match(/ +/g) ?? []).map((gap) => gap.length)
  const widest = Math.max(...gaps)
  const between = widest > Math.min(...gaps) ? " ".repeat(widest) : undefined
  const words = between === undefined ? [line] : line.trim().split(between)
  return words.map((word) => word.replaceAll(" ", "")).join(" ")
}

/** The text with entries and headings on lines of their own. Linear. */
export const linesRestored = (text: string): string => {
  const restored: Array<string> = []
  for (const raw of text.split("\n")) {
    const line = lettersJoined(raw).replace(misreadLetters, reread).replace(lostBullet, " • ").replace(lostStroke, "| ")
    for (const entry of entriesApart(line)) {
      const following = afterHeading(entry)
      if (following < 0) restored.push(entry)
      else restored.push(entry.slice(0, following), entry.slice(following))
    }
  }
  return restored.join("\n")
}

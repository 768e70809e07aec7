import { hashesOf, hashOf } from "../text/characters.js"
import type { Sentence } from "./sentences.js"
import type { Tokens } from "../text/Tokens.js"

// How one applies: "All applications go through Workday", "the first interview is on Zoom". What is named there is
// no part of the work, but for who does the hiring ("You schedule interviews in Greenhouse").

/** By which applications and interviews are held. */
const channels = hashesOf(
  "workday greenhouse lever bamboohr zoom teams slack linkedin indeed outlook skype meet whatsapp taleo icims smartrecruiters personio hirevue telegram webex facebook instagram xing glassdoor jobvite ashby recruitee teamtailor workable typeform calendly docusign youtube twitter tiktok gmail email"
)
const applying = hashesOf(
  "application applications applicant applicants apply applying interview interviews interviewed cv cvs resume resumes candidate candidates portfolio"
)
const rounds = hashesOf("round stage step call chat conversation")
/** Who holds them, at the beginning of the sentence. */
const beginnings = hashesOf(
  "we our your all every the a first second final next initial apply applying application applications interview interviews please send to find follow if how after stage step round"
)
const youHash = hashOf("you")
const weHash = hashOf("we")
const candidacy = hashesOf("handle screen process schedule manage track run conduct coordinate")

const hasAny = ({ hashes }: Tokens, words: ReturnType<typeof hashesOf>, first: number, end: number): boolean => {
  for (let at = first; at < end; at++) if (words.has(hashes[at] ?? 0)) return true
  return false
}

/** "You schedule interviews", "we need somebody to screen applicants": the hiring is the work. */
const isOfHiring = ({ hashes }: Tokens, { end, first }: Sentence): boolean => {
  let speaks = 0
  for (let at = first; at < end; at++) {
    const word = hashes[at] ?? 0
    if (word === youHash || word === weHash) speaks = word
    else if (candidacy.has(word) && speaks !== weHash) return true
  }
  return false
}

/** Whether a name is only the way by which a sentence says to apply. */
export const isOfApplying = (tokens: Tokens, sentence: Sentence, first: number, last: number): boolean => {
  const { hashes } = tokens
  if (!channels.has(hashes[last] ?? 0) && !channels.has(hashes[first] ?? 0)) return false
  if (!beginnings.has(hashes[sentence.first] ?? 0)) return false
  const isSaid = rounds.has(hashes[last + 1] ?? 0) || hasAny(tokens, applying, sentence.first, sentence.end)
  return isSaid && !isOfHiring(tokens, sentence)
}

import { insertedNames } from "../reading/names.js"
import { namesCredential } from "./credentials.js"
import { turnsRound } from "./direction.js"
import { changesRate, overstates } from "./extent.js"
import { changesFigures } from "./figures.js"
import { addressesReader, hasHostileSigns } from "./hostile.js"
import { claimsMoreWork, claimsRole, losesHelp } from "./ownership.js"
import { movedPerson } from "./people.js"
import { isRefusal } from "./refusals.js"
import { type Finding, helpLost, type Objection, type Revision } from "./rules.js"
import { stuffs } from "./stuffing.js"

/** A rule that judges a text, and the reason that it gives where its check gives none. */
interface TextRule extends Finding {
  /** Whether R17 asks it of the summary too. */
  readonly summary: boolean
  readonly check: (revision: Revision) => Objection
}

const longest = 2_000

const textRule =
  (summary: boolean) =>
  (rule: TextRule["rule"], reason: string, check: TextRule["check"]): TextRule => ({ rule, reason, summary, check })
const always = textRule(true)
const inBullets = textRule(false)

export const textRules: ReadonlyArray<TextRule> = [
  inBullets("R1", "it is too long for a bullet", ({ raw }) => raw.length > longest),
  always("R2", "it is a refusal or was cut off", ({ after, before }) => isRefusal(before, after)),
  always(
    "R6",
    "it holds an address, markup or words to a reader",
    ({ after, before, own, raw }) => hasHostileSigns(raw, own) || addressesReader(after, () => before)
  ),
  always("R7", "it states a figure that the text does not hold", changesFigures),
  always("R7", "it says how often where the text does not", changesRate),
  always("R9", "it names a certificate, licence or degree without what the profile says of it", namesCredential),
  inBullets(helpLost.rule, helpLost.reason, losesHelp),
  always("R10", "it claims more ownership than the text does", claimsMoreWork),
  always("R10", "it makes the person something that the text does not", claimsRole),
  inBullets("R10", "it gives somebody another part in the work", movedPerson),
  always("R12", "it adds praise or reach, or leaves out a word that keeps the statement small", overstates),
  inBullets("R13", "it turns the statement round or adds an effect", turnsRound),
  inBullets("R14", "it repeats a term or inserts too many", ({ after, before, job }) =>
    stuffs(before, after, insertedNames(before, after, job))
  )
]

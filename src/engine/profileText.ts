import type { ProfileContent } from "../domain/MasterProfile.js"
import { cleanReading } from "../resume/ingest/cleanReading.js"
import { type Divided, divideText } from "../resume/ingest/divide.js"
import { groundProfile } from "../resume/ingest/ground.js"
import { joinReadings } from "../resume/ingest/merge.js"
import { parseRest } from "../resume/parse/parseProfile.js"
import { profileOfText } from "../resume/profileOfText.js"
import { withoutOrders } from "../rules/injection.js"

/**
 * What a model is to read, and what rules read after it. What gives orders to a program tells nothing of the person: no
 * model reads it, and nothing is grounded on it.
 */
export const dividedText = (text: string, most: number): Divided => divideText(withoutOrders(text), most)

/** What of a model's reading, and of the rest by rules, the text holds. Without a model's part, rules read all of it. */
export const groundedReading = (byModel: ProfileContent, { head, rest }: Divided): ProfileContent => {
  if (head === "") return profileOfText(rest).profile
  const clean = cleanReading(byModel)
  return groundProfile(rest === "" ? clean : joinReadings(clean, parseRest(head, rest)), head + rest)
}

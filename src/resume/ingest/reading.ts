import type { ProfileContent } from "../../domain/MasterProfile.js"
import { withoutOrders } from "../../rules/injection.js"
import { parseRest } from "../parse/parseProfile.js"
import { profileOfText } from "../profileOfText.js"
import { cleanReading } from "./cleanReading.js"
import { type Divided, divideText } from "./divide.js"
import { groundProfile } from "./ground.js"
import { joinReadings } from "./merge.js"

/**
 * What a model is to read of a profile text, `most` characters, and what rules read after it. What gives orders to a program tells nothing
 * of the person: no model reads it, and nothing is grounded on it.
 */
export const divide = ({ most, text }: { readonly text: string; readonly most: number }): Divided =>
  divideText(withoutOrders(text), most)

/** What of a model's reading, and of the rest by rules, the text holds. Without a model's part, rules read all of it. */
export const ground = ({
  byModel,
  divided: { head, rest }
}: {
  readonly byModel: ProfileContent
  readonly divided: Divided
}): ProfileContent => {
  if (head === "") return profileOfText(rest).profile
  const clean = cleanReading(byModel)
  return groundProfile(rest === "" ? clean : joinReadings(clean, parseRest(head, rest)), head + rest)
}

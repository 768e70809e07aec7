import type { ProfileContent } from "../../domain/MasterProfile.js"
import { phrasesFor } from "../../rules/resumeWords/words.js"
import { WhoKind } from "./items/ItemKind.js"
import type { Who } from "./items/items.js"
import type { Line } from "./layout/Line.js"
import { isRole } from "./layout/pieces.js"
import { bareName, isNetworkPage } from "./names.js"

type Contacts = Pick<ProfileContent, "full_name" | "email" | "phone" | "location" | "network_url" | "portfolio_url">

const email = /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/
const phone = /(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,8}){1,4}/
/** "+33 4 78 55 01 23", "06131 / 555 78 90", "0221-555 98 76": groups that the form above cuts. */
const groupedPhone =
  /\(?\+\d{1,3}(?!\d)\)? ?(?:\(0\) ?)?\d{1,3}(?: \d{2,5}){2,5}(?![-\d])|(?<!\d)0\d{1,5} ?\/ ?\d{2,8}(?:[ -]?\d{2,4}){0,4}(?!\d)/
const web = /\b(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,15}(?:\/[^\s|,;()<>"'\]]{0,200})?/gi

const contactLabels = phrasesFor("contactLabels")

/** How far down the contacts of a profile stand, in lines. */
const contactLines = 15

const withScheme = (url: string) => (/^https?:\/\//i.test(url) ? url : `https://${url}`)

const firstMatch = (lines: ReadonlyArray<Line>, read: (text: string) => string | undefined) =>
  lines.map(({ text }) => read(text)).find((found) => found !== undefined)

const isPhone = (text: string): boolean =>
  text.replace(/\D/g, "").length >= 7 &&
  !/^(?:19|20)\d\d\s*-\s*(?:19|20)\d\d$|^\d{1,2}[. -]\d{1,2}[. -](?:19|20)\d\d$/.test(text)

const reaches = (text: string): boolean => email.test(text) || isPhone(phone.exec(text)?.[0] ?? "")
const town = /^\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}(?: [A-Z]{1,2}\d{1,2}[A-Z]?)?$/u

/** A town alone on a line, next to an address to write to or a telephone. */
const townIn = (head: ReadonlyArray<Line>, name: string | undefined): string | undefined =>
  head.find(
    ({ text }, at) =>
      [head[at - 1], head[at + 1]].some((one) => reaches(one?.text ?? "")) &&
      town.test(text) &&
      text !== name &&
      !isRole(text) &&
      !contactLabels.opens(text)
  )?.text

/** Name, addresses and links: of the head of a profile text and its contact section, and of what stands outside of positions. */
export const contactsIn = (
  opening: ReadonlyArray<Line>,
  contactSection: ReadonlyArray<Line>,
  who: ReadonlyArray<Who>
): Contacts => {
  const head = [...opening.slice(0, contactLines), ...contactSection]
  const urls = [...opening, ...contactSection].flatMap(({ text }) => {
    const withoutEmail = text.replace(new RegExp(email, "g"), " ")
    return [...withoutEmail.matchAll(web)]
      .map(([url]) => url.replace(/(?<![.)])[.)]+$/, ""))
      .filter((url) => /\/|^www\.|^https?:/i.test(url) || text.length < 120)
  })
  const network = urls.find(isNetworkPage)
  const portfolio = urls.find(
    (url) => !isNetworkPage(url) && (/^https?:|\//i.test(url) || !/\.(?:js|net|io|py)$/i.test(url))
  )
  const firstOf = (kind: number) => who.find((one) => one.kind === kind && /\p{L}{3}/u.test(one.text))?.text
  const name = firstOf(WhoKind.name)
  const place = firstOf(WhoKind.place) ?? townIn(head, name)
  return {
    full_name: name === undefined ? null : bareName(name),
    email: firstMatch(head, (text) => email.exec(text)?.[0]) ?? null,
    phone:
      firstMatch(head, (text) => {
        const found = groupedPhone.exec(text)?.[0] ?? phone.exec(text)?.[0]
        return found !== undefined && isPhone(found) ? found.trim() : undefined
      }) ?? null,
    location:
      place
        ?.replace(email, "")
        .replace(/(?<![\s,])[\s,]+$/, "")
        .trim() ?? null,
    network_url: network === undefined ? null : withScheme(network),
    portfolio_url: portfolio === undefined ? null : withScheme(portfolio)
  }
}

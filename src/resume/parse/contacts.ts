import type { ProfileContent } from "../../domain/MasterProfile.js"
import type { Line } from "./lines.js"
import { otherNameLabels, otherPhone, otherPlaceLabels } from "./otherLanguages.js"
import { isNetworkPage } from "./networkPage.js"
import { isPlace, isRole, piecesOf } from "./pieces.js"

type Contacts = Pick<ProfileContent, "full_name" | "email" | "phone" | "location" | "network_url" | "portfolio_url">

const email = /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/
const phone = /(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,8}){1,4}/
const web = /\b(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,15}(?:\/[^\s|,;()<>"'\]]{0,200})?/gi

/** How far down the contacts of a profile stand, in lines. */
const contactLines = 15

const label = (names: string) => new RegExp(`^(?:${names})\\s*[:：]\\s*(.{2,120})$`, "i")
const nameLabel = label(`name|full name|nombre|nom|${otherNameLabels}`)
const placeLabel = label(`location|address|based in|city|ort|ubicación|localização|lieu|${otherPlaceLabels}`)

/** Without the name that friends call a person by: Rafael "Rafa" Lindqvist, Elizabeth (Liz) Warren. */
const withoutNickname = (text: string): string =>
  text.replace(
    /(?<!\s)\s+(?:"[^"]{1,20}"|“[^”]{1,20}”|„[^“”]{1,20}[“”]|«[^»]{1,20}»|['‘’][\p{L} .]{1,20}['’]|\(\p{Lu}[\p{L} .'’-]{0,18}\))(?=\s+\p{Lu}|$)/gu,
    ""
  )

export const isPersonName = (text: string): boolean => isPlainName(withoutNickname(text))

const isPlainName = (text: string): boolean =>
  text.length <= 60 &&
  !/[\d@/:|]/.test(text) &&
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:(?:de|da|dos|van|von|der|del|la|le|bin|al|el)\s+)*\p{Lu}[\p{L}.'’-]*){1,4}(?:(?=(, ?[A-Z][A-Za-z]{0,2}[A-Z]{1,4}(?:-[A-Z]{1,4})?|,? (?:RN|CPA|PhD|MD|PE|JD|MBA|BSN|PMP|Esq\.?)))\1)*$/u.test(
    text
  )

/** What a document calls itself is nobody's name. */
const documentTitle = /^(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf|profile)$/i

/** A street with its number before the town: "14 Larch Road, Leeds". */
const streetPlace = /^\d{1,5}[A-Za-z]?,? \p{Lu}[\p{L}.'’ -]{2,40}, (?=\p{Lu})/u
const isAddress = (piece: string): boolean =>
  streetPlace.test(piece) && /^\p{Lu}[\p{L}.'’ -]{1,40}(?:,? [\p{L}\d ,]{1,40})?$/u.test(piece.replace(streetPlace, ""))

const withScheme = (url: string) => (/^https?:\/\//i.test(url) ? url : `https://${url}`)

const firstMatch = (lines: ReadonlyArray<Line>, read: (text: string) => string | undefined) => {
  for (const { text } of lines) {
    const found = read(text)
    if (found !== undefined) return found
  }
  return undefined
}

/** A place on a line with other things: "Truck driver, Memphis, TN", "Denver, CO, jane@mail.example". */
const placeBeside = (lines: ReadonlyArray<Line>): string | undefined => {
  for (const { text } of lines) {
    if (text.length > 120) continue
    const rest = text.replace(new RegExp(email, "g"), "").replace(new RegExp(phone, "g"), "")
    for (const piece of rest.split(/(?<!\s)\s+[/|·•]\s+/)) {
      const parts = piece.split(/,\s*/).filter((part) => part.trim() !== "")
      const place = parts.slice(isRole(parts[0] ?? "") ? 1 : 0).join(", ")
      if (parts.length >= 2 && parts.length <= 4 && isPlace(place) && !isPersonName(piece)) return place
    }
  }
  return undefined
}

/** Name, addresses and links from the head of a profile text and its contact section. */
export const contactsIn = (lines: ReadonlyArray<Line>, contactSection: ReadonlyArray<Line>): Contacts => {
  const head = [...lines.filter(({ text }) => !documentTitle.test(text)).slice(0, contactLines), ...contactSection]
  const urls = [...lines, ...contactSection].flatMap(({ text }) => {
    const withoutEmail = text.replace(new RegExp(email, "g"), " ")
    return [...withoutEmail.matchAll(web)]
      .map(([url]) => url.replace(/(?<![.)])[.)]+$/, ""))
      .filter((url) => /\/|^www\.|^https?:/i.test(url) || text.length < 120)
  })
  const network = urls.find(isNetworkPage)
  const portfolio = urls.find(
    (url) =>
      (url !== network && !isNetworkPage(url) && !/\.(?:js|net|io|py)$/i.test(url.replace(/\/.*/s, ""))) ||
      (url !== network && /^https?:|\//i.test(url) && !isNetworkPage(url))
  )
  const piecesOfHead = head.flatMap(({ text }) => piecesOf(text))
  const name =
    firstMatch(head, (text) => nameLabel.exec(text)?.[1]) ??
    piecesOfHead.slice(0, 4).find((piece) => isPersonName(piece) && (!isRole(piece) || piece === piecesOfHead[0]))
  const place =
    firstMatch(head, (text) => placeLabel.exec(text)?.[1]) ??
    piecesOfHead.slice(1).find((piece) => (isPlace(piece) && piece !== name) || isAddress(piece)) ??
    placeBeside(head)
  return {
    full_name: name?.replace(/,? (?:RN|CPA|PhD|MD|PE|JD|MBA|BSN|PMP|Esq\.?)$|,.*/su, "") ?? null,
    email: firstMatch(head, (text) => email.exec(text)?.[0]) ?? null,
    phone:
      firstMatch(head, (text) => {
        const found = otherPhone.exec(text)?.[0] ?? phone.exec(text)?.[0]
        return found !== undefined &&
          found.replace(/\D/g, "").length >= 7 &&
          !/^(?:19|20)\d\d\s*-\s*(?:19|20)\d\d$|^\d{1,2}[. -]\d{1,2}[. -](?:19|20)\d\d$/.test(found)
          ? found.trim()
          : undefined
      }) ?? null,
    location: place?.trim() ?? null,
    network_url: network === undefined ? null : withScheme(network),
    portfolio_url: portfolio === undefined ? null : withScheme(portfolio)
  }
}

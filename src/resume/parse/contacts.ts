import type { ProfileContent } from "../../domain/MasterProfile.js"
import { anyOf, phrasesFor } from "../../rules/resumeWords/words.js"
import type { Line } from "./layout/Line.js"
import { isNetworkPage, isPersonName, nameOfLine } from "./names.js"
import { isPlace, isRole, isSurePlace, piecesOf } from "./layout/pieces.js"

type Contacts = Pick<ProfileContent, "full_name" | "email" | "phone" | "location" | "network_url" | "portfolio_url">

const email = /[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/
const phone = /(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,5}(?:[ .-]\d{2,8}){1,4}/
/** "+33 4 78 55 01 23", "06131 / 555 78 90", "0221-555 98 76": groups that the form above cuts. */
const groupedPhone =
  /\(?\+\d{1,3}(?!\d)\)? ?(?:\(0\) ?)?\d{1,3}(?: \d{2,5}){2,5}(?![-\d])|(?<!\d)0\d{1,5} ?\/ ?\d{2,8}(?:[ -]?\d{2,4}){0,4}(?!\d)/
const web = /\b(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,15}(?:\/[^\s|,;()<>"'\]]{0,200})?/gi

/** How far down the contacts of a profile stand, in lines. */
const contactLines = 15

const label = (names: string) => new RegExp(`^${anyOf(names)}\\s*[:：]\\s*(.{2,120})$`, "iu")
const nameLabel = label("nameLabels")
const placeLabel = label("placeLabels")

/** What a document calls itself is nobody's name. */
const documentTitles = phrasesFor("documentTitles")

/** A street with its number before the town: "14 Larch Road, Leeds". */
const streetPlace = /^\d{1,5}[A-Za-z]?,? \p{Lu}[\p{L}.'’ -]{2,40}, (?=\p{Lu})/u
const isAddress = (piece: string): boolean =>
  streetPlace.test(piece) && /^\p{Lu}[\p{L}.'’ -]{1,40}(?:,? [\p{L}\d ,]{1,40})?$/u.test(piece.replace(streetPlace, ""))

const addressSigns = /[|•·‖\t]|\s{3}|\s\/\s/
const beforeAddress = /^(?:\p{L}[\p{L} ]{2,20}\s*:\s*)?/iu
/** "88 Sample Street", "Flat 3", "Rosengasse 11" */
const houseNumber =
  /(?<![\p{L}\d])(?:\d{1,5}[A-Za-z]?(?:[-/]\d{1,4})?,? \p{Lu}|\p{Lu}[\p{L}.'’-]{2,30}(?: No\.)? \d{1,4}[A-Za-z]?(?=,))/u
const townWithCode = /^(?:[\d -]{4,8} )?\p{Lu}[\p{L}.'’ -]{1,40}(?: ?[–-]? ?[A-Z\d]{1,4}(?: ?[A-Z\d]{2,5})?)?$/u

/** A whole address on a line, or on a part of one: "Flat 3, 88 Sample Street, Glasgow". */
const addressIn = (text: string): string | undefined =>
  text
    .split(addressSigns)
    .map((piece) => piece.replace(beforeAddress, "").trim())
    // A firm or a person in whose house it is: "c/o Sample, 3 Hill Road, Leeds"
    .map((piece) => piece.replace(/^(?:[^\d,"“]{1,40}, )+(?=[^,]{0,40}\d)/, ""))
    .find(
      (piece) =>
        piece.length <= 110 &&
        piece.includes(",") &&
        !/[@:;!?]|https?|www\./.test(piece) &&
        houseNumber.test(piece) &&
        townWithCode.test(piece.slice(piece.lastIndexOf(",") + 1).trim()) &&
        !isRole(piece)
    )

const withScheme = (url: string) => (/^https?:\/\//i.test(url) ? url : `https://${url}`)

const firstMatch = (lines: ReadonlyArray<Line>, read: (text: string) => string | undefined) =>
  lines.map(({ text }) => read(text)).find((found) => found !== undefined)

const withoutAddresses = (text: string, instead: string): string =>
  text.replace(new RegExp(email, "g"), instead).replace(new RegExp(phone, "g"), instead)

/** A place on a line with other things: "Truck driver, Memphis, TN", "Denver, CO, jane@mail.example". */
const placeBeside = (text: string): string | undefined => {
  if (text.length > 120) return undefined
  return withoutAddresses(text, "")
    .split(/(?<!\s)\s+[/|·•]\s+/)
    .filter((piece) => !isPersonName(piece))
    .map((piece) => piece.split(/,\s*/).filter((part) => part.trim() !== ""))
    .filter((parts) => parts.length >= 2 && parts.length <= 4)
    .map((parts) => parts.slice(isRole(parts[0] ?? "") ? 1 : 0).join(", "))
    .find(isPlace)
}

/** A name in small letters on the first line, above a line with an address. */
const isSmallName = (text: string, below: string | undefined): boolean =>
  /^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}.'’-]*){1,3}$/u.test(text) &&
  below !== undefined &&
  (email.test(below) || phone.test(below) || below.length < 80) &&
  !isRole(text)

const contactSigns = /[|·•‖▪■●;]|\s(?:\/{1,2}|[–—-]+)\s|\s{3,}|\t+|\.\s+|\.$/
const contactLabels = phrasesFor("contactLabels")

/** Where somebody lives stands beside the address or number by which they are reached: "South Austin // jo@mail.example". */
const placeAmongContacts = (text: string, name: string | undefined): string | undefined => {
  const rest = withoutAddresses(text, "\t")
  if (rest === text || text.length > 160) return undefined
  return rest
    .split(contactSigns)
    .map((one) => one.trim())
    .find(
      (one) =>
        /^\p{L}[^:@]{2,40}$/u.test(one) &&
        one.split(" ").length <= 5 &&
        one !== name &&
        !isRole(one) &&
        !/\.\p{L}{2,}\/|\/\p{L}/u.test(one) &&
        !contactLabels.opens(one)
    )
}

const reaches = (text: string): boolean => email.test(text) || isPhone(phone.exec(text)?.[0] ?? "")

/** The lines by which somebody is reached, and those next to them. */
const besideContacts = (head: ReadonlyArray<Line>): ReadonlyArray<Line> =>
  head.filter((line, at) => [head[at - 1], line, head[at + 1]].some((one) => reaches(one?.text ?? "")))

/** A town alone on a line, or beside an address to write to or a telephone. */
const townIn = (lines: ReadonlyArray<Line>, name: string | undefined): string | undefined =>
  lines
    .flatMap(({ text }) => {
      const pieces = text.split(addressSigns).map((piece) => piece.trim())
      return pieces.length === 1 || reaches(text) ? pieces : []
    })
    .find(
      (piece) =>
        /^\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}(?: [A-Z]{1,2}\d{1,2}[A-Z]?)?$/u.test(piece) &&
        nameOfLine(piece) !== name &&
        !isRole(piece) &&
        !contactLabels.opens(piece)
    )

const isPhone = (text: string): boolean =>
  text.replace(/\D/g, "").length >= 7 &&
  !/^(?:19|20)\d\d\s*-\s*(?:19|20)\d\d$|^\d{1,2}[. -]\d{1,2}[. -](?:19|20)\d\d$/.test(text)

/** Name, addresses and links from the head of a profile text and its contact section. */
export const contactsIn = (lines: ReadonlyArray<Line>, contactSection: ReadonlyArray<Line>): Contacts => {
  const head = [...lines.filter(({ text }) => !documentTitles.isWhole(text)).slice(0, contactLines), ...contactSection]
  const urls = [...lines, ...contactSection].flatMap(({ text }) => {
    const withoutEmail = text.replace(new RegExp(email, "g"), " ")
    return [...withoutEmail.matchAll(web)]
      .map(([url]) => url.replace(/(?<![.)])[.)]+$/, ""))
      .filter((url) => /\/|^www\.|^https?:/i.test(url) || text.length < 120)
  })
  const network = urls.find(isNetworkPage)
  const portfolio = urls.find(
    (url) => !isNetworkPage(url) && (/^https?:|\//i.test(url) || !/\.(?:js|net|io|py)$/i.test(url))
  )
  const piecesOfHead = head.flatMap(({ text }) => piecesOf(text))
  const opening = head.slice(0, 4).map(({ text }) => text)
  const [first = "", second] = opening
  const labelled = firstMatch(head, (text) => nameLabel.exec(text)?.[1])
  const name =
    labelled ??
    (isSmallName(first, second) ? first : undefined) ??
    opening.map(nameOfLine).find((own, at) => isPersonName(own) && (!isRole(own) || at === 0)) ??
    piecesOfHead.slice(0, 4).find((piece) => isPersonName(piece) && (!isRole(piece) || piece === piecesOfHead[0]))
  const beside = besideContacts(head)
  const place =
    firstMatch(head, (text) => placeLabel.exec(text)?.[1]) ??
    firstMatch(beside, addressIn) ??
    piecesOfHead.slice(1).find((piece) => isSurePlace(piece) && piece !== name) ??
    firstMatch(
      lines.slice(0, contactLines / 3).filter(({ period }) => period === undefined),
      (text) => placeAmongContacts(text, name)
    ) ??
    piecesOfHead.slice(1).find((piece) => (isPlace(piece) && piece !== name) || isAddress(piece)) ??
    firstMatch(head, placeBeside) ??
    townIn(beside, name)
  return {
    full_name: name === undefined ? null : (labelled ?? nameOfLine(name)).trim(),
    email: firstMatch(head, (text) => email.exec(text)?.[0]) ?? null,
    phone:
      firstMatch(head, (text) => {
        const found = groupedPhone.exec(text)?.[0] ?? phone.exec(text)?.[0]
        return found !== undefined && isPhone(found) ? found.trim() : undefined
      }) ?? null,
    location: place?.replace(/(?<![\s,])[\s,]+$/, "").trim() ?? null,
    network_url: network === undefined ? null : withScheme(network),
    portfolio_url: portfolio === undefined ? null : withScheme(portfolio)
  }
}

import { mentionsIn } from "../../../lexicon/matcher/mentions.js"
import { anyOf, phrasesFor } from "../../../rules/resumeWords/words.js"
import { isNameLike } from "../layout/pieces.js"
import { isDegree, isHeldDegree, namesCertificate } from "../studies.js"
import { ItemKind } from "./ItemKind.js"
import type { Piece } from "./pieces.js"

/** Pieces that name one thing together, by their numbers; a time is one of its own. */
export interface Span {
  readonly kind: number
  readonly from: number
  readonly to: number
}

const moreOf: Readonly<Record<number, number>> = {
  [ItemKind.school]: ItemKind.moreSchool,
  [ItemKind.degree]: ItemKind.moreDegree,
  [ItemKind.certificate]: ItemKind.moreCertificate,
  [ItemKind.notHeld]: ItemKind.moreNotHeld,
  [ItemKind.skill]: ItemKind.moreSkill,
  [ItemKind.place]: ItemKind.morePlace
}
const openings: ReadonlySet<number> = new Set([...Object.keys(moreOf).map(Number), ItemKind.name])

const andSigns = new RegExp(`^(?:&|${anyOf("ands")})$`)
const licenceKinds = phrasesFor("licenceKinds")
const drivingLicences = phrasesFor("drivingLicences")
const vehicleClass = /^\p{Lu}{1,2}\d?$/u
const states = phrasesFor("states")
const issuerSigns = /^(?:[,:(]|[-–—]+)$/
const maxRemark = 12

/** What stands beside a certificate and names who gave it, or where it holds: "Registered Nurse, State of Ohio". */
const isIssuer = ({ isInBrackets, period, sign, text }: Piece): boolean =>
  period === undefined &&
  issuerSigns.test(sign) &&
  ((isInBrackets && text.length <= maxRemark) || isNameLike(text)) &&
  !isHeldDegree(text) &&
  !states.isWithin(text)

/** "State of Ohio", "multistate compact license", "Mild/Moderate Support Needs", and the classes of a licence to drive. */
const isOfCertificate = (first: Piece, next: Piece, nextKind: number | undefined): boolean =>
  licenceKinds.isWithin(next.text) ||
  next.sign === "/" ||
  (drivingLicences.opens(first.text) && vehicleClass.test(next.text)) ||
  (nextKind === ItemKind.other && (andSigns.test(next.sign) || isIssuer(next)))

/** "A.A. Sample Studies, HACC": letters that no degree and no skill has name the school, among words that are not all in capitals. */
const isSchoolByLetters = (degree: Piece, { line, sign, text }: Piece): boolean =>
  line === degree.line &&
  sign === "," &&
  /^\p{Lu}{3,7}$/u.test(text) &&
  /\p{Ll}/u.test(degree.text) &&
  !isDegree(text) &&
  mentionsIn(text).length === 0

/** A sign of a list parts skills, a school from its town, and certificates that are known: "ACLS, BLS". */
const opensOther = (kind: number, { sign, text }: Piece): boolean =>
  /[,;|•·\t]/.test(sign) &&
  (kind === ItemKind.skill || kind === ItemKind.school || (kind === ItemKind.certificate && namesCertificate(text)))

/** How well a skill is known stands in the bracket after it: "German (fluent, spoken only)". */
const goesOn = (kind: number, first: Piece, next: Piece, nextKind: number | undefined): boolean =>
  (kind === ItemKind.skill && next.isInBrackets && !first.isInBrackets) ||
  (kind === ItemKind.certificate && next.line === first.line && isOfCertificate(first, next, nextKind)) ||
  (nextKind === moreOf[kind] && !opensOther(kind, next))

/** What goes on with something that ended begins one of its own; a licence to drive stands anywhere. */
const openingOf = (kind: number, text: string): number => {
  if (kind === ItemKind.moreCertificate) return ItemKind.certificate
  const own = kind === ItemKind.moreSkill ? ItemKind.skill : kind
  return (own === ItemKind.skill || own === ItemKind.other) && drivingLicences.opens(text) ? ItemKind.certificate : own
}

/** What the pieces name, in their order: what is nothing of any kind is left out, but for times. Linear. */
export const spansIn = (pieces: ReadonlyArray<Piece>, kinds: ReadonlyArray<number>): ReadonlyArray<Span> => {
  const spans: Array<Span> = []
  let last: Span | undefined
  pieces.forEach((piece, at) => {
    const first = pieces[last?.from ?? at] ?? piece
    const isLetters = last?.to === at && last.kind === ItemKind.degree && isSchoolByLetters(first, piece)
    const isNext = last?.to === at && last.kind !== ItemKind.other && !isLetters
    if (last !== undefined && isNext && goesOn(last.kind, first, piece, kinds[at])) {
      last = { ...last, to: at + 1 }
      spans[spans.length - 1] = last
      return
    }
    const kind = isLetters ? ItemKind.school : openingOf(kinds[at] ?? ItemKind.other, piece.text)
    if (!openings.has(kind) && !(piece.period !== undefined && kind === ItemKind.other)) return
    last = { kind, from: at, to: at + 1 }
    spans.push(last)
  })
  return spans
}

import { told } from "./variants.js"

// Who a resume is of and where they are reached, set out in the usual ways.

export type Pick = <A>(values: ReadonlyArray<A>) => A | undefined

const nicknames = ["Bo", "Mags", "Dee", "Kit", "Sam", "Lou"]
const letters = ["RN", "MBA", "CPA", "PMP", "B.Eng.", "FCCA", "MSc", "PhD"]
const streets = [
  ...["14 Tannery Row", "Flat 3, 88 Sample Street", "2218 E Maple St", "7/12 Larch Lane", "Unit 5, 20 Mill Road"],
  ...["Rosengasse 11", "12 rue des Tanneurs", "Calle Mayor 23", "No. 8, 3rd Cross, Malligai Layout", "PO Box 412"],
  ...[
    "1470 N. Cedar Avenue, Apt 4B",
    "Apartment 6, The Maltings",
    "Lindenallee 7/12",
    "Plot 14, Sector 9",
    "c/o Sample, 3 Hill Road"
  ]
]
const codes = ["SK3 9AB", "46803", "641 000", "1070", "V5K 0A1", "3121", "LE2"]
const documents = ["Curriculum Vitae", "RESUME", "CV", "Resume"]
const contactHeadings = ["CONTACT", "Contact", "PERSONAL DETAILS", "Personal information", "Kontakt", "Coordonnées"]
const headlines = [
  "Fachlagerist",
  "Cuisinière",
  "Enfermera",
  "Operaio",
  "Krankenpfleger",
  "Comptable",
  "Verpleegkundige"
]
const phones = [
  "07700 900157",
  "(555) 010-0142",
  "+44 7700 900 318",
  "+49 6131 555 78 90",
  "555.555.0160",
  "0151 496 0000"
]
const links = ["linkedin.com/in/sample", "www.sample-portfolio.example", "github.com/sample"]

const nameIn = (name: string, pick: Pick): string => {
  const [first = "", ...others] = name.split(" ")
  const own = told("N", undefined, name)
  const withNickname = (nickname: string) => told("N", undefined, [first, nickname, ...others].join(" "))
  return (
    pick([
      ...[own, own, own, own, told("N", undefined, name.toUpperCase()), told("N", undefined, name.toLowerCase())],
      ...[`${own}, ${pick(letters)}`, `${own} ${pick(letters)}`, `Name: ${own}`, `Dr. ${own}`, `${own} (she/her)`],
      ...[`${pick(documents)}\n${own}`, `${pick(documents)} of ${own}`, `${pick(documents)} - ${own}`],
      ...[withNickname(`"${pick(nicknames)}"`), withNickname(`(${pick(nicknames)})`)]
    ]) ?? own
  )
}

const placeIn = (town: string, pick: Pick): string => {
  const coded = pick([town, town, `${town} ${pick(codes)}`, `${pick(codes)} ${town}`]) ?? town
  const own = told("L", undefined, coded)
  const whole = told("L", undefined, `${pick(streets)}, ${coded}`)
  return pick([own, own, own, whole, whole, `Address: ${whole}`, `Location: ${own}`, `Based in ${own}`]) ?? own
}

/** Name, place and addresses in one of the ways. */
export const headBlock = (of: (kind: string) => string | undefined, pick: Pick): string => {
  const [name, town, role] = [of("N"), of("L"), of("R")]
  const email = pick([of("E"), of("E"), "sample@mail.example"])
  const phone = pick([of("T"), of("T"), pick(phones)])
  const reached = [
    ...(town === undefined ? [] : [placeIn(town, pick)]),
    ...(phone === undefined ? [] : [pick([phone, phone, `Phone: ${phone}`, `Tel. ${phone}`]) ?? phone]),
    ...(email === undefined ? [] : [pick([email, email, `Email: ${email}`]) ?? email]),
    ...(pick([true, false, false]) === true ? [pick(links) ?? ""] : [])
  ]
  const turned = pick([reached, reached, reached.toReversed()]) ?? reached
  const sign = pick(["\n", "\n", "\n", " | ", " • ", " · ", ", ", "   ", " / ", " - ", " "]) ?? "\n"
  const headline =
    pick([[], [], [pick(headlines) ?? ""], role === undefined ? [] : [role], role === undefined ? [] : [role]]) ?? []
  const own = name === undefined ? [] : [nameIn(name, pick)]
  const lines = pick([
    [...own, ...headline, turned.join(sign)],
    [...own, turned.join(sign), ...headline],
    [[...own, ...headline].join(pick([" - ", ", ", " | "]) ?? ", "), turned.join(sign)]
  ])
  const heading = pick([true, false, false, false]) === true ? [`⟦H|${pick(contactHeadings)}⟧`] : []
  return [...heading, ...(lines ?? [])].join("\n")
}

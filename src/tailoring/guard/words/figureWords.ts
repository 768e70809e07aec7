// R7: numbers in words, and words that bound a number.

import { listed } from "./wordLists.js"

/** Number words with their value. */
export const numberWords: ReadonlyMap<string, number> = new Map<string, number>([
  ...listed("zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve").map(
    (word, value): [string, number] => [word, value]
  ),
  ...listed("thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen").map(
    (word, index): [string, number] => [word, index + 13]
  ),
  ...listed("twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety").map((word, index): [string, number] => [
    word,
    (index + 2) * 10
  ]),
  ["couple", 2],
  ["dozen", 12]
])

/** Words that multiply the number before them; alone they are a figure too ("a million"). */
export const scaleWords: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1e3],
  ["k", 1e3],
  ["million", 1e6],
  ["mil", 1e6],
  ["mio", 1e6],
  ["mn", 1e6],
  ["mm", 1e6],
  ["m", 1e6],
  ["billion", 1e9],
  ["bn", 1e9],
  ["b", 1e9],
  ["trillion", 1e12],
  ["dozen", 12],
  ["lakh", 1e5],
  ["lakhs", 1e5],
  ["crore", 1e7],
  ["crores", 1e7]
])

/** Figures without a number: how often, how many; compared by their word. */
export const vagueFigures: ReadonlyMap<string, string> = new Map([
  ...listed("double, doubled, doubles, doubling, twice, twofold").map((word): [string, string] => [word, "2|x"]),
  ...listed("triple, tripled, triples, tripling, thrice, threefold").map((word): [string, string] => [word, "3|x"]),
  ...listed("quadruple, quadrupled, quadrupling, fourfold").map((word): [string, string] => [word, "4|x"]),
  ...listed("quintupled, fivefold").map((word): [string, string] => [word, "5|x"]),
  ...listed("sixfold, sevenfold, eightfold, ninefold").map((word, at): [string, string] => [word, `${at + 6}|x`]),
  ["tenfold", "10|x"],
  ["hundredfold", "100|x"],
  ...listed("halved, halving, halves, half").map((word): [string, string] => [word, "half|"]),
  ...listed("thirds, quarters, fifths, tenths").map((word): [string, string] => [word, `${word}|`]),
  ...listed("dozens, hundreds, thousands, millions, billions, trillions, countless, numerous, decades").map(
    (word): [string, string] => [word, `${word}|`]
  ),
  ...listed("megabytes, gigabytes, terabytes, petabytes, tons, tonnes").map((word): [string, string] => [
    word,
    `${word}|`
  ]),
  ["majority", "majority|"],
  ["decade", "10|year"],
  ["century", "100|year"]
])

/** Parts of a whole, where an article or a number stands before them: "by a third", "one quarter". */
export const fractions: ReadonlyMap<string, string> = new Map(
  listed("third, quarter, fourth, fifth, sixth, seventh, eighth, ninth, tenth").map((word): [string, string] => [
    word,
    word === "fourth" ? "quarter" : word
  ])
)

/** Of years: "third year". */
export const ordinals: ReadonlySet<string> = new Set(
  listed("first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, final, last")
)

/** Words before or after a figure that raise it or take it back. */
export const moreThan: ReadonlySet<string> = new Set(
  listed("over, exceeding, above, beyond, upwards, least, surpassing, plus, excess")
)

/** Verbs that "up to" follows without a bound. */
export const risen: ReadonlySet<string> = new Set(
  listed(
    "went, goes, gone, going, rose, risen, grew, grown, climbed, moved, came, brought, took, taken, pushed, raised"
  )
)

export const lessThan: ReadonlySet<string> = new Set(listed("almost, nearly, under, below, maximum"))

export const roughly: ReadonlySet<string> = new Set(
  listed("about, around, approximately, roughly, circa, approx, estimated, ~")
)

// Words and numbers read as simply as can be: this is the second opinion on what the guard let
// through, so it shares no code with it, and none with the reading of texts in src/scoring.

export interface Word {
  /** As written. */
  readonly text: string
  /** In small letters, without its ending. */
  readonly key: string
  /** In small letters, without a plural's s. */
  readonly singular: string
  /** Whether a sentence or an entry of a list begins here, where a capital says nothing. */
  readonly opens: boolean
}

/** Without the endings by which a word is bent: tests, tested and testing are one, libraries and library too. */
const keyOf = (word: string) => {
  const small = word.toLowerCase().replace(/ies$/, "y")
  const short = small.replace(/(?:ings?|ed|es|s|e)$/, "")
  return /^\p{L}+$/u.test(small) && short.length >= 3 ? short : small
}

const singularOf = (word: string) => word.toLowerCase().replace(/(?<=\p{L}{3}[^sui])s$/u, "")

/** Words with the marks that belong to names (C++, .NET, Node.js); what hyphens and slashes join is apart. */
export const wordsOf = (text: string): ReadonlyArray<Word> => {
  const plain = text.normalize("NFKC").replace(/[\u2018\u2019]/g, "'")
  return [...plain.matchAll(/\.?[\p{L}\p{N}](?:[\p{L}\p{N}.+#&']*[\p{L}\p{N}+#])?/gu)].map((match) => {
    const written = match[0].replace(/'s$/, "")
    const before = plain.slice(0, match.index).replace(/["(]$/, "")
    const bare = before.trimEnd()
    return {
      text: written,
      key: keyOf(written),
      singular: singularOf(written),
      opens: before === "" || /[.!?:;\u2022]$/.test(bare) || before.includes("\n", bare.length)
    }
  })
}

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " "
  )
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")
const named = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, 20 + 10 * at] as const),
  ["dozen", 12],
  ["dozens", 12],
  ["hundred", 100],
  ["hundreds", 100],
  ["thousand", 1e3],
  ["thousands", 1e3],
  ["million", 1e6],
  ["millions", 1e6],
  ["billion", 1e9]
])
const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9
}

/** Words that multiply: a claim of their own, which no plain figure supports. */
const factors: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:doubl(?:e|ed|ing)|twofold|twice)$/, "times 2"],
  [/^(?:tripl(?:e|ed|ing)|threefold|thrice)$/, "times 3"],
  [/^(?:quadrupl(?:e|ed|ing)|fourfold)$/, "times 4"],
  [/^(?:tenfold)$/, "times 10"],
  [/^(?:halv(?:e|ed|ing))$/, "half"]
]

/** "One" and "zero" are left aside: they seldom count anything. */
const vague = new Set(["one", "zero"])

/** Every figure of a text as a value, "%" after it where it is a share. */
export const numbersOf = (text: string): ReadonlyArray<string> => {
  const plain = text.normalize("NFKC").toLowerCase()
  const digits = [
    ...plain.matchAll(
      /(?<![\p{L}\d.])(\d[\d,]*(?:\.\d+)?)\s?(%|percent|thousand|million|billion|bn|mm|[kmb])?(?![\p{L}\d&])/gu
    )
  ].map(([, figure = "", unit = ""]) => {
    const value = Number(figure.replaceAll(",", "")) * (scales[unit] ?? 1)
    return `${value}${unit === "%" || unit === "percent" ? "%" : ""}`
  })
  const glued = [
    ...plain.matchAll(
      /(?<![\p{L}\d.])(\d[\d,]*(?:\.\d+)?)(?=[+x\p{L}])(?!(?:thousand|million|billion|bn|mm|[kmb])(?![\p{L}\d&]))/gu
    )
  ].map(([, figure = ""]) => String(Number(figure.replaceAll(",", ""))))
  const words = (plain.match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const factor = factors.find(([pattern]) => pattern.test(word))
    if (factor !== undefined) return [factor[1]]
    const value = vague.has(word) ? undefined : named.get(word)
    return value === undefined ? [] : [String(value)]
  })
  return [...digits, ...glued, ...words]
}

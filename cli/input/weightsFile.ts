import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import { defaultWeights, type Weights } from "../../src/scoring/weights.js"
import { readInput } from "./files.js"
import { faultOf } from "../../src/documents/profileJson.js"
import { refuse } from "../Refused.js"

// The scorer itself carries no library; weights from outside are checked here, before it sees them.

const from = (least: number, most: number) =>
  Schema.Number.pipe(Schema.between(least, most, { message: () => `must be a number from ${least} to ${most}` }))
const share = from(0, 1)
const factor = from(0, 1000)
/** What is divided by. */
const divisor = from(0.001, 1000)
const count = (least: number, most: number) =>
  from(least, most).pipe(Schema.int({ message: () => `must be a whole number from ${least} to ${most}` }))

/** Every figure of `Weights`; the type keeps the two alike. */
const WeightsFile: Schema.Schema<Weights> = Schema.Struct({
  parts: Schema.Struct({
    hard_skills: factor,
    relevance: factor,
    seniority: factor,
    soft_skills_certifications: factor,
    coverage: factor
  }).pipe(
    Schema.filter((parts) => Object.values(parts).some((points) => points > 0), {
      message: () => "must have points for one part at least"
    })
  ),
  enough: Schema.Struct({
    share: from(0.001, 0.999),
    points: share,
    softSkills: from(1, 1000),
    certification: factor,
    oneOfSeniority: from(0.001, 1)
  }),
  tier: Schema.Struct({ required: factor, preferred: factor, mentioned: factor }),
  rarity: Schema.Tuple(factor, factor, factor, factor, factor, factor),
  unknownRarity: factor,
  stress: Schema.Struct({
    repeated: factor,
    mostCounted: count(1, 1000),
    inTitle: factor,
    mostShare: share,
    mostOfEven: factor
  }),
  match: Schema.Struct({ exact: share, synonym: share, implied: share }),
  section: Schema.Struct({
    recentBullet: share,
    oldBullet: share,
    undatedBullet: share,
    summary: share,
    skills: share,
    education: share,
    certifications: share,
    other: share
  }),
  spokenLanguage: share,
  oldAfterMonths: count(0, 1200),
  relevance: Schema.Struct({
    tellingWords: count(0, 1000),
    mostPassages: count(1, 1000),
    shortResume: from(0, 1_000_000),
    noLikeness: share,
    fullLikeness: share,
    summaryAdds: share,
    titleOfJob: factor,
    titleInText: factor,
    relatedWork: share,
    familyShare: share,
    textFamily: share,
    textFamilyAtLeast: share,
    wordsFill: share,
    sameFamily: share,
    relatedFamily: share,
    besideTitle: share,
    titleWords: share,
    earlierPosition: share,
    leastPosition: share
  }).pipe(
    Schema.filter(({ fullLikeness, noLikeness }) => fullLikeness > noLikeness, {
      message: () => "must have a fullLikeness above noLikeness"
    })
  ),
  context: Schema.Struct({
    least: share,
    fullRelevance: divisor,
    power: from(0, 100),
    seniority: share,
    titleSkills: share
  }),
  coverage: Schema.Struct({ experience: share, elsewhere: share }).pipe(
    Schema.filter(({ elsewhere, experience }) => experience + elsewhere <= 1 + 1e-9, {
      message: () => "must be 1 together at most"
    })
  ),
  certification: factor,
  seniority: Schema.Struct({
    levelBelow: Schema.Array(share),
    fullRelevance: divisor,
    fitting: divisor,
    fittingSkills: divisor,
    claimedYears: share,
    learning: share
  }),
  mostWithoutHardSkills: from(0, 100),
  copied: Schema.Struct({ run: count(3, 1000), shortRun: count(3, 1000), together: count(3, 10_000) })
})

const decode = Schema.decodeUnknownEither(WeightsFile, { onExcessProperty: "error" })

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** What a file says over what holds without it; names that do not exist stay, to be refused by name. */
const over = (held: object, given: object): object => {
  const merged = new Map<string, unknown>(Object.entries(held))
  for (const [name, value] of Object.entries(given)) {
    const before = merged.get(name)
    merged.set(name, isObject(before) && isObject(value) ? over(before, value) : value)
  }
  return Object.fromEntries(merged)
}

/** Weights from a JSON file; what it leaves out is as in `defaultWeights`. */
export const readWeights = Effect.fnUntraced(function* (option: string, path: string) {
  const { text } = yield* readInput(option, path)
  const value = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => refuse(`${option}: the file is not valid JSON`)
  })
  if (!isObject(value)) return yield* refuse(`${option}: the file holds no JSON object of weights`)
  return yield* Either.match(decode(over(defaultWeights, value)), {
    onLeft: (fault) => Effect.fail(refuse(`${option}: ${faultOf(fault)}`)),
    onRight: (weights) => Effect.succeed(weights)
  })
})

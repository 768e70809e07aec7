import * as Fs from "node:fs/promises"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Either from "effect/Either"
import { judgedIn } from "../../bench/quality/judged.js"
import type { Pair } from "../../bench/quality/measure.js"
import { ProfileContent } from "../../src/domain/MasterProfile.js"
import { OptimizeRequest } from "../../src/domain/Optimization.js"
import { readInput } from "../input/files.js"
import { ownPath } from "../../src/ownPackage.js"
import { refuse } from "../Refused.js"

const namesIn = (folder: string) =>
  Effect.tryPromise({
    try: async () =>
      (await Fs.readdir(folder))
        .filter((name) => name.endsWith(".json"))
        .map((name) => name.slice(0, -".json".length))
        .toSorted(),
    catch: () => refuse("the folder fixtures cannot be read")
  })

const readAs = <A, I>(path: string, schema: Schema.Schema<A, I>) =>
  Effect.flatMap(readInput("fixtures", path), ({ text }) => Schema.decodeUnknown(Schema.parseJson(schema))(text)).pipe(
    Effect.catchTag("ParseError", () => refuse("fixtures: a sample is not what it should be"))
  )

/** The samples that have a resume and a job of one name. */
export const fixturePairs = Effect.gen(function* () {
  const folder = ownPath("fixtures")
  const jobs = new Set(yield* namesIn(`${folder}/jobs`))
  const names = (yield* namesIn(`${folder}/resumes`)).filter((name) => jobs.has(name))
  return yield* Effect.forEach(names, (name) =>
    Effect.all({
      name: Effect.succeed(name),
      profile: readAs(`${folder}/resumes/${name}.json`, ProfileContent),
      posting: readAs(`${folder}/jobs/${name}.json`, OptimizeRequest)
    }).pipe(Effect.map((pair): Pair => pair))
  )
})

const Line = Schema.parseJson(Schema.Struct({ pair: Schema.String, answer: Schema.Unknown }))

/** Edits that a person has judged, put through the guard; undefined for a file of answers to the sample pairs. */
export const readJudged = (path: string, asOf: number) =>
  Effect.gen(function* () {
    const { text } = yield* readInput("--answers", path)
    if (!/^\s*\{[^\n]*"kind":/.test(text)) return undefined
    const judged = judgedIn(text, asOf)
    return Either.isLeft(judged)
      ? yield* refuse(`--answers: line ${judged.left} is neither a profile, nor a job, nor a judged edit`)
      : judged.right
  })

/** Recorded answers by the name of their pair: JSON lines, the answer as an object or as the text that came. */
export const readAnswers = (path: string) =>
  Effect.gen(function* () {
    const { text } = yield* readInput("--answers", path)
    const answers = new Map<string, string>()
    for (const [at, line] of text.split(/\r?\n/).entries()) {
      if (line.trim() === "") continue
      const { answer, pair } = yield* Schema.decodeUnknown(Line)(line).pipe(
        Effect.mapError(() => refuse(`--answers: line ${at + 1} must be JSON with pair and answer`))
      )
      if (answers.has(pair)) return yield* refuse(`--answers: line ${at + 1} answers a pair a second time`)
      answers.set(pair, typeof answer === "string" ? answer : JSON.stringify(answer))
    }
    return answers
  })

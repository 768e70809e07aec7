import { readdirSync, readFileSync } from "node:fs"
import { cpus } from "node:os"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import { ProfileContent } from "../src/domain/MasterProfile.js"
import { OptimizeRequest } from "../src/domain/Optimization.js"
import { mentionsIn } from "../src/scoring/mentions.js"
import { readJob } from "../src/scoring/readJob.js"
import { resumeOfProfile, resumeOfText } from "../src/scoring/readResume.js"
import { scoreResume } from "../src/scoring/score.js"
import { tfIdf } from "./tfIdf.js"

// What scoring costs, beside the least that any method costs (one pass over the characters that hashes the words) and
// beside TF-IDF of a well-known package on the same texts, all in one run: `npm run build && node dist/bench/scoring.js`.
// The methods take turns, round by round, so that a machine's bad moment falls on all of them; the mean over the pairs of
// each pair's median over the rounds.

const folder = fileURLToPath(new URL("../../fixtures", import.meta.url))
const decodeProfile = Schema.decodeUnknownSync(Schema.parseJson(ProfileContent))
const decodePosting = Schema.decodeUnknownSync(Schema.parseJson(OptimizeRequest))
const fixtures = readdirSync(`${folder}/jobs`).map((file) => ({
  resume: resumeOfProfile(decodeProfile(readFileSync(`${folder}/resumes/${file}`, "utf8")))
    .passages.map(({ text }) => text)
    .join("\n"),
  posting: decodePosting(readFileSync(`${folder}/jobs/${file}`, "utf8"))
}))

/** Characters that a text of the measured pairs has at least: postings and resumes of two pages. */
const size = 5_500

/** The texts from one fixture on, until they are long enough. */
const longText = (from: number, textOf: (fixture: (typeof fixtures)[number]) => string): string => {
  let text = ""
  for (let at = from; text.length < size; at++) {
    const fixture = fixtures[at % fixtures.length]
    if (fixture !== undefined) text += `${textOf(fixture)}\n\n`
  }
  // Flat in memory, as a text that was received.
  return Buffer.from(text.slice(0, size + 500)).toString()
}

const pairs = fixtures.map(({ posting }, at) => ({
  title: posting.job_title,
  description: longText(at, (one) => one.posting.job_description_text),
  resume: longText(at, (one) => one.resume)
}))

const asOf = 2026 * 12 + 5
const rounds = 60

let kept = 0
const isOfWord = Uint8Array.from({ length: 65_536 }, (_, unit) =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(unit)) ? 1 : 0
)
/** What reading needs at the very least: for each character whether it is of a word, and a hash for each word. */
const pass = (text: string) => {
  let hash = 0
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (isOfWord[unit] === 1) hash = Math.imul(hash ^ unit, 0x01000193)
    else {
      sum ^= hash
      hash = 0
    }
  }
  kept ^= sum
}
const wholeScore = ({ description, resume, title }: { title: string; description: string; resume: string }) =>
  scoreResume(readJob({ title, description }), resumeOfText(resume), asOf)

type Pair = (typeof pairs)[number]
interface Method {
  readonly name: string
  readonly run: (pair: Pair) => void
}

const methods: ReadonlyArray<Method> = [
  {
    name: "one pass over the characters",
    run: ({ description, resume }) => {
      pass(description)
      pass(resume)
    }
  },
  {
    name: "find every concept in both",
    run: ({ description, resume }) => {
      kept += mentionsIn(description).length + mentionsIn(resume).length
    }
  },
  { name: "read the job (extraction)", run: ({ description, title }) => void readJob({ title, description }) },
  { name: "one whole score", run: (pair) => void wholeScore(pair) }
]

const median = (values: ReadonlyArray<number>) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const elapsed = (run: () => void): number => {
  const began = performance.now()
  run()
  return performance.now() - began
}

// By method and pair: a pair is read before the machine turns to somebody else, a round of all of them is not.
const times = methods.map(() => pairs.map(() => [] as Array<number>))
for (let round = 0; round < rounds; round++) {
  methods.forEach(({ run }, number) =>
    pairs.forEach((pair, at) => {
      const spent = elapsed(() => run(pair))
      // The first rounds are the compiler's.
      if (round >= rounds / 4) times[number]?.[at]?.push(spent * 1_000)
    })
  )
}
const medians = times.map((byPair) => byPair.reduce((sum, spent) => sum + median(spent), 0) / pairs.length)
const least = medians[0] ?? 1
const row = (name: string, figure: string, beside = "") =>
  `${name.padEnd(36)}${figure.padStart(10)}${beside.padStart(12)}`
const print = (line: string) => void process.stdout.write(`${line}\n`)

print(`${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`)
print(`${pairs.length} jobs and resumes of ${size} characters each; median of ${rounds * 0.75} rounds\n`)
print(row("", "µs a pair", "passes"))
methods.forEach(({ name }, number) =>
  print(row(name, (medians[number] ?? 0).toFixed(0), ((medians[number] ?? 0) / least).toFixed(1)))
)
const likeness = await tfIdf(pairs)
if (likeness === undefined) print("TF-IDF: not measured; `npm install --no-save natural` and run again")
else print(row("TF-IDF of natural, likeness only", likeness.toFixed(0), (likeness / least).toFixed(1)))

const once = pairs[0]
if (once !== undefined) {
  const long = { ...once, description: once.description.repeat(10), resume: once.resume.repeat(10) }
  const short = median(Array.from({ length: 40 }, () => elapsed(() => wholeScore(once))))
  const tenfold = median(Array.from({ length: 20 }, () => elapsed(() => wholeScore(long))))
  print(`\n${row("ten times the text costs", `${(tenfold / short).toFixed(1)} times`)}`)
  const bytes = Buffer.alloc(1_000_000)
  let state = 1
  for (let at = 0; at < bytes.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0
    bytes[at] = state >>> 16
  }
  const hostile = {
    "any bytes": bytes.toString("latin1"),
    "one word": "python ".repeat(142_858),
    "signs and letters": "a,".repeat(500_000),
    "the job again and again": once.description.repeat(180)
  }
  for (const [name, text] of Object.entries(hostile)) {
    const spent = median(
      Array.from({ length: 5 }, () => elapsed(() => wholeScore({ title: "", description: text, resume: text })))
    )
    print(row(`1 MB as job and as resume: ${name}`.slice(0, 56).padEnd(56), `${spent.toFixed(0)} ms`))
  }
}
// Read at the end, so that no compiler leaves out the work that made it.
if (Number.isNaN(kept)) process.exitCode = 1

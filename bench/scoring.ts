import { cpus } from "node:os"
import { mentionsIn } from "../src/lexicon/matcher/mentions.js"
import { readJob } from "../src/posting/readJob.js"
import { resumeOfText } from "../src/resume/readResume.js"
import { scoreResume } from "../src/scoring/score.js"
import { keptHashes, passOverBytes, passOverCharacters } from "./least.js"
import { print } from "./print.js"
import { densePairs, longPairs, type Pair, shortPairs } from "./texts.js"
import { tfIdf } from "./tfIdf.js"

// What scoring costs, beside the least that any method costs (one pass over the bytes, or over the characters, that
// hashes the words) and beside TF-IDF of a well-known package on the same texts, all in one run:
// `npm run build && node dist/bench/scoring.js`. The methods take turns, round by round, so that a machine's bad moment
// falls on all of them and on each set of texts; the mean over the pairs of each pair's median over the rounds.

const short = shortPairs()
const long = longPairs()
const dense = densePairs()
const pairs = [...short, ...long, ...dense]

const asOf = 2026 * 12 + 5
const rounds = 60

let kept = 0
const wholeScore = ({ description, resume, title }: { title: string; description: string; resume: string }) =>
  scoreResume(readJob({ title, description }), resumeOfText(resume), asOf)

interface Method {
  readonly name: string
  readonly run: (pair: Pair) => void
}

const floor: Method = {
  name: "floor: one pass over the bytes",
  run: ({ descriptionBytes, resumeBytes }) => {
    passOverBytes(descriptionBytes)
    passOverBytes(resumeBytes)
  }
}
const pass: Method = {
  name: "one pass over the characters",
  run: ({ description, resume }) => {
    passOverCharacters(description)
    passOverCharacters(resume)
  }
}
const methods: ReadonlyArray<Method> = [
  floor,
  pass,
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

/** Microseconds that a method takes for a pair of the set, in the mean. */
const costOf = (method: Method, set: ReadonlyArray<Pair>): number => {
  const byPair = times[methods.indexOf(method)] ?? []
  return pairs.reduce((sum, pair, at) => sum + (set.includes(pair) ? median(byPair[at] ?? []) : 0), 0) / set.length
}

const row = (name: string, ...figures: ReadonlyArray<string>) =>
  `${name.padEnd(36)}${figures.map((figure) => figure.padStart(10)).join("")}`

const printSet = async (name: string, set: ReadonlyArray<Pair>) => {
  const lengths = set.flatMap(({ description, resume }) => [description.length, resume.length])
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)].map((length) => length.toLocaleString("en-US"))
  const [inFloors, inPasses] = [costOf(floor, set), costOf(pass, set)]
  const costs = (spent: number) => [
    spent.toFixed(spent < 100 ? 1 : 0),
    (spent / inPasses).toFixed(1),
    (spent / inFloors).toFixed(1)
  ]
  print(`\n${set.length} ${name}; texts of ${least} to ${most} characters`)
  print(row("", "µs a pair", "passes", "floors"))
  for (const method of methods) print(row(method.name, ...costs(costOf(method, set))))
  const likeness = await tfIdf(set)
  if (likeness === undefined) print("TF-IDF: not measured; `npm install --no-save natural` and run again")
  else print(row("TF-IDF of natural, likeness only", ...costs(likeness)))
}

print(`${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`)
print(`median of ${rounds * 0.75} rounds of each pair, mean of the pairs`)
await printSet("short pairs: a posting and a resume of a page", short)
await printSet("long pairs: a posting and a resume as people write them", long)
await printSet("dense pairs: several postings in a row", dense)

const once = long[0]
if (once !== undefined) {
  const tenTimes = { ...once, description: once.description.repeat(10), resume: once.resume.repeat(10) }
  const single = median(Array.from({ length: 40 }, () => elapsed(() => wholeScore(once))))
  const tenfold = median(Array.from({ length: 20 }, () => elapsed(() => wholeScore(tenTimes))))
  print(`\n${row("ten times the text costs", `${(tenfold / single).toFixed(1)} times`)}`)
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
    "the job again and again": once.description.repeat(Math.ceil(1_000_000 / once.description.length))
  }
  for (const [name, text] of Object.entries(hostile)) {
    const spent = median(
      Array.from({ length: 5 }, () => elapsed(() => wholeScore({ title: "", description: text, resume: text })))
    )
    print(row(`1 MB as job and as resume: ${name}`.slice(0, 56).padEnd(56), `${spent.toFixed(0)} ms`))
  }
}
// Read at the end, so that no compiler leaves out the work that made it.
if (Number.isNaN(kept + keptHashes())) process.exitCode = 1

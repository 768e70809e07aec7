import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import { ProfileContent } from "../src/domain/MasterProfile.js"
import { OptimizeRequest } from "../src/domain/Optimization.js"
import { readJob } from "../src/scoring/readJob.js"
import { resumeOfProfile } from "../src/scoring/readResume.js"
import { scoreResume } from "../src/scoring/score.js"

// Time of one score over the fixture pairs: reading the job, reading the resume, the five parts with
// evidence. `node dist/bench/score.js`; medians over rounds, because machines are noisy.

const folder = fileURLToPath(new URL("../../fixtures", import.meta.url))
const decodeProfile = Schema.decodeUnknownSync(Schema.parseJson(ProfileContent))
const decodePosting = Schema.decodeUnknownSync(Schema.parseJson(OptimizeRequest))
const pairs = readdirSync(`${folder}/jobs`).map((file) => ({
  profile: decodeProfile(readFileSync(`${folder}/resumes/${file}`, "utf8")),
  posting: decodePosting(readFileSync(`${folder}/jobs/${file}`, "utf8"))
}))

const asOf = 2026 * 12 + 5
const rounds = 200

const median = (values: ReadonlyArray<number>) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Median microseconds of one call, over all pairs. */
const timed = (run: (pair: (typeof pairs)[number]) => void): number => {
  const perRound: Array<number> = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    for (const pair of pairs) run(pair)
    perRound.push(((performance.now() - began) * 1_000) / pairs.length)
  }
  return median(perRound.slice(rounds / 4))
}

const jobOf = ({ posting }: (typeof pairs)[number]) =>
  readJob({ title: posting.job_title, company: posting.company_name, description: posting.job_description_text })
const read = new Map(pairs.map((pair) => [pair, { job: jobOf(pair), resume: resumeOfProfile(pair.profile) }]))

const rows: ReadonlyArray<readonly [name: string, microseconds: number]> = [
  ["read the job", timed((pair) => void jobOf(pair))],
  ["read the resume", timed((pair) => void resumeOfProfile(pair.profile))],
  [
    "score, job and resume read before",
    timed((pair) => {
      const held = read.get(pair)
      if (held !== undefined) scoreResume(held.job, held.resume, asOf)
    })
  ],
  ["all of it", timed((pair) => void scoreResume(jobOf(pair), resumeOfProfile(pair.profile), asOf))]
]
const characters = pairs.reduce((sum, { posting }) => sum + posting.job_description_text.length, 0) / pairs.length
console.log(
  `${pairs.length} pairs, job descriptions of ${Math.round(characters)} characters on average; median of ${rounds} rounds`
)
for (const [name, microseconds] of rows) console.log(`${name.padEnd(36)}${microseconds.toFixed(0).padStart(7)} µs`)

import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import { lexiconHash } from "../../src/scoring/lexicon/hash.js"
import { findMentions, read } from "../../src/scoring/mentions.js"
import { findCues, sentencesOf } from "../../src/scoring/sentences.js"
import { prepare, type TaggerWeights } from "../../src/scoring/tagger.js"
import { type Example, train } from "./train.js"

// Trains the two taggers and writes `src/scoring/taggerWeights.ts`:
//
//     npx tsx bench/tagger/main.ts FOLDER           write, and print the SHA-256 of the weights
//     npx tsx bench/tagger/main.ts FOLDER --check   print whether the shipped file is what comes out
//
// FOLDER holds `extract_skillspan.jsonl` (SkillSpan, MIT) and `extract_sayfullina_soft.jsonl`. Of the data only
// weights of hashed features go into the file; the lexicon takes part, so its hash is written beside them.

const Place = Schema.Tuple(Schema.Number, Schema.Number, Schema.String)
const Advertisement = Schema.parseJson(
  Schema.Struct({ text: Schema.String, hard: Schema.Array(Place), skill: Schema.Array(Place) })
)
const Snippet = Schema.parseJson(Schema.Struct({ text: Schema.String, soft: Schema.Array(Place) }))

type Places = ReadonlyArray<readonly [start: number, end: number, text: string]>

const rowsOf = <A>(folder: string, name: string, schema: Schema.Schema<A, string>): ReadonlyArray<A> =>
  readFileSync(join(folder, name), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => Schema.decodeSync(schema)(line))

/** The sentences of a text with their labels, without those that touch `unsure`. */
const examplesOf = (text: string, places: Places, unsure: Places = []): ReadonlyArray<Example> => {
  const taken = read(text)
  const { count, ends, starts } = taken.tokens
  const sentences = sentencesOf(taken, findCues(taken))
  const tagged = prepare(taken, findMentions(taken), sentences)
  const labels = new Uint8Array(count)
  for (const [start, end] of places) {
    let label = 1
    for (let index = 0; index < count; index++) {
      const at = starts[index] ?? 0
      if (at < start || at >= end) continue
      labels[index] = label
      label = 2
    }
  }
  return sentences
    .filter(({ end, first }) => {
      const [from, to] = [starts[first] ?? 0, ends[end - 1] ?? 0]
      return !unsure.some(([start, stop]) => start < to && stop > from)
    })
    .map(({ end, first }) => {
      const own = labels.slice(first, end)
      // A name that a full stop cuts begins anew.
      if (own[0] === 2) own[0] = 1
      return { tagged, from: first, end, labels: own }
    })
}

const [folder, mode] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write("usage: npx tsx bench/tagger/main.ts FOLDER [--check]\n")
  process.exit(2)
}

const advertisements = rowsOf(folder, "extract_skillspan.jsonl", Advertisement)
const snippets = rowsOf(folder, "extract_sayfullina_soft.jsonl", Snippet)
const hard = train(
  advertisements.flatMap(({ hard, text }) => examplesOf(text, hard)),
  { epochs: 12, minimum: 1 }
)
// Advertisements mark skills of all kinds: only their sentences without any show what is no soft skill.
const soft = train(
  [
    ...snippets.flatMap(({ soft, text }) => examplesOf(text, soft)),
    ...advertisements.flatMap(({ skill, text }) => examplesOf(text, [], skill))
  ],
  { epochs: 8, minimum: 1 }
)

const written = ({ rows, steps }: TaggerWeights) =>
  `{\n  steps: [${steps.join(", ")}],\n  rows: "${Buffer.from(rows.buffer).toString("base64")}"\n}`
const body = `export const hardWeights = ${written(hard)}\n\nexport const softWeights = ${written(soft)}\n`
const hash = createHash("sha256").update(body).digest("hex")
const file = `// Made by bench/tagger; not for editing. Trained with lexicon ${lexiconHash}.
// SHA-256 of what follows the next line: ${hash}

${body}`

const path = fileURLToPath(new URL("../../src/scoring/taggerWeights.ts", import.meta.url))
if (mode === "--check") {
  const isSame = readFileSync(path, "utf8") === file
  process.stdout.write(`${isSame ? "the same" : "different"}: ${hash}\n`)
  process.exitCode = isSame ? 0 : 1
} else {
  writeFileSync(path, file)
  process.stdout.write(`written: ${hash}\n`)
}

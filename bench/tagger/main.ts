import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import * as Schema from "effect/Schema"
import { lexiconHash } from "../../src/lexicon/lexicon.js"
import { findMentions, read } from "../../src/lexicon/matcher/mentions.js"
import { readJob } from "../../src/posting/readJob.js"
import { findTriggers } from "../../src/rules/triggers.js"
import { sentencesOf } from "../../src/posting/sections/sentences.js"
import { kindBits, kindCount, kindExamples, SentenceKind } from "../../src/posting/unknown/sentenceKinds.js"
import { fingerprint } from "../../src/posting/unknown/fingerprint.js"
import { packTaggers } from "../../src/posting/unknown/shippedTaggers.js"
import { taggedText } from "../../src/posting/unknown/TaggedText.js"
import { type Sequence, trainChain } from "../chain/train.js"
import { corpusPostings, markedPostings, type Place, rowsIn, type WholePosting } from "./marked.js"
import { type Example, train } from "./train.js"
import { trainYears } from "./years.js"

// Trains the three taggers, what tells which sentences ask, and what tells the years that are asked for, and writes `src/data/tagger.bin`:
//
//     npx tsx bench/tagger/main.ts FOLDER           write, and print the SHA-256 of the weights
//     npx tsx bench/tagger/main.ts FOLDER --check   print whether the shipped file is what comes out
//     npx tsx bench/tagger/main.ts FOLDER --folds OUT   read each row with taggers that have not seen it
//
// FOLDER holds `extract_skillspan.jsonl` (SkillSpan, MIT) and `extract_sayfullina_soft.jsonl`; `postings/` beside this
// file holds postings that were written and marked for it. Of the data only weights of hashed features go into the file,
// and what they were trained on. The lexicon takes part in the training
// only: a concept more needs none, and `--check` says "the same" only with the lexicon of that day.

const LabelledPlace = Schema.Tuple(Schema.Number, Schema.Number, Schema.String)
const Advertisement = Schema.parseJson(
  Schema.Struct({
    id: Schema.String,
    job_title: Schema.NullishOr(Schema.String),
    text: Schema.String,
    hard: Schema.Array(LabelledPlace),
    skill: Schema.Array(LabelledPlace)
  })
)
const Snippet = Schema.parseJson(
  Schema.Struct({ id: Schema.String, text: Schema.String, soft: Schema.Array(LabelledPlace) })
)

type Places = ReadonlyArray<Place>

/** The sentences of a text with their labels, without those that touch `unsure`. */
const examplesOf = (text: string, places: Places, unsure: Places = []): ReadonlyArray<Example> => {
  const taken = read(text)
  const { count, ends, starts } = taken.tokens
  const sentences = sentencesOf(taken, findTriggers(taken))
  const tagged = taggedText(taken, findMentions(taken), sentences)
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

/** The sentences of a posting in which all that is asked is marked: each has the kind that most of its marks have. */
const kindsOf = ({ text, tiers }: WholePosting): Sequence => {
  const taken = read(text)
  const { ends, starts } = taken.tokens
  const sentences = sentencesOf(taken, findTriggers(taken))
  const links = kindExamples(taggedText(taken, findMentions(taken), sentences), sentences)
  const kinds = links.map(({ sentence: { end, first } }) => {
    const [from, to] = [starts[first] ?? 0, ends[end - 1] ?? 0]
    const here = tiers.filter(([start, stop]) => start < to && stop > from)
    const count = (name: string) => here.filter(([, , tier]) => tier === name).length
    const [most = "duty"] = (["required", "preferred", "duty"] as const).toSorted((a, b) => count(b) - count(a))
    return here.length === 0 ? SentenceKind.nothing : SentenceKind[most]
  })
  return { links, kinds }
}

const [folder, mode, value] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write("usage: npx tsx bench/tagger/main.ts FOLDER [--check | --folds OUT]\n")
  process.exit(2)
}

const names = { advertisements: "extract_skillspan.jsonl", snippets: "extract_sayfullina_soft.jsonl" } as const
const advertisements = rowsIn(join(folder, names.advertisements), Advertisement)
const snippets = rowsIn(join(folder, names.snippets), Snippet)

const own = markedPostings(new URL("postings/", import.meta.url))
const corpora = [
  "documents/postings",
  ...["postings", "morePostings", "unseenPostings", "roughPostings", "plainPostings"].map((one) => `typical/${one}`)
]
const corpus = corpora.flatMap((name) => corpusPostings(new URL(`../../test/corpus/${name}.jsonl`, import.meta.url)))

/** How often an advertisement is learnt from: ours outnumber them, and mark more. */
const copies = 2

const kinds = trainChain(own.map(kindsOf), { count: kindCount, bits: kindBits })
const years = trainYears(new URL("years/", import.meta.url), own)

/**
 * Trains the taggers on the rows that `isIn` lets through, by their place in their file, and on our own postings,
 * which mark all that is asked.
 */
const trained = (isIn: (place: number) => boolean) => ({
  kinds,
  years,
  hard: train(
    [
      ...own,
      ...corpus,
      ...Array.from({ length: copies }, () => advertisements.filter((_, place) => isIn(place))).flat()
    ].flatMap(({ hard, text }) => examplesOf(text, hard)),
    { epochs: 12, minimum: 1 }
  ),
  certificates: train(
    [...own, ...corpus].flatMap(({ certificates, text }) => examplesOf(text, certificates)),
    { epochs: 8, minimum: 1 }
  ),
  // Advertisements mark skills of all kinds: only their sentences without any show what is no soft skill.
  soft: train(
    [
      ...[...own, ...corpus].flatMap(({ soft, text }) => examplesOf(text, soft)),
      ...snippets.filter((_, place) => isIn(place)).flatMap(({ soft, text }) => examplesOf(text, soft)),
      ...advertisements.filter((_, place) => isIn(place)).flatMap(({ skill, text }) => examplesOf(text, [], skill))
    ],
    { epochs: 8, minimum: 1 }
  )
})

const folds = 5

/** Reads each row with taggers that have not seen it: the honest figures of the development half. */
const writeFolds = (out: string) => {
  const models = Array.from({ length: folds }, (_, fold) => trained((place) => place % folds !== fold))
  const read = (
    name: string,
    rows: ReadonlyArray<{ readonly id: string; readonly job_title?: string | null | undefined; readonly text: string }>
  ) =>
    writeFileSync(
      join(out, name),
      rows
        .map(({ id, job_title, text }, place) => {
          const { extracted } = readJob({ title: job_title ?? "", description: text }, undefined, models[place % folds])
          return `${JSON.stringify({ id, ...extracted })}\n`
        })
        .join("")
    )
  read(names.advertisements, advertisements)
  read(names.snippets, snippets)
  process.stdout.write(`predictions of ${folds} folds are in ${out}\n`)
}

const hashOfTexts = (folder: string) => {
  const hash = createHash("sha256")
  for (const name of [names.advertisements, names.snippets]) hash.update(readFileSync(join(folder, name)))
  return hash.digest("hex")
}

const writeWeights = (folder: string, isCheck: boolean) => {
  const trainedOn = { lexicon: lexiconHash, texts: hashOfTexts(folder) }
  const file = packTaggers({ trainedOn, features: fingerprint(), ...trained(() => true) })
  const path = fileURLToPath(new URL("../../src/data/tagger.bin", import.meta.url))
  const hash = createHash("sha256").update(file).digest("hex")
  if (isCheck) {
    const isSame = readFileSync(path).equals(file)
    process.stdout.write(`${isSame ? "the same" : "different"}: ${hash}\n`)
    process.exitCode = isSame ? 0 : 1
    return
  }
  writeFileSync(path, file)
  process.stdout.write(`written: ${hash}\n`)
}

if (mode === "--folds") writeFolds(value ?? ".")
else writeWeights(folder, mode === "--check")

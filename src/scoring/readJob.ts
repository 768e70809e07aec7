import type { Job, JobText, Requirement } from "./Job.js"
import { concepts } from "./lexicon/lexicon.js"
import { findMentions, read } from "./mentions.js"
import { findCues, sentencesOf } from "./sentences.js"
import { weights } from "./weights.js"

/** Reads what a job asks for. */
export const readJob = (text: JobText): Job => {
  const body = read(text.description)
  const hits = findCues(body)
  const sentences = sentencesOf(body, hits)
  const requirements = new Map<string, Requirement>()
  const sentenceOf = new Int32Array(body.tokens.count)
  sentences.forEach((sentence, number) => sentenceOf.fill(number, sentence.first, sentence.end))
  for (const found of findMentions(body)) {
    const concept = concepts[found.concept]
    const section = sentences[sentenceOf[found.first] ?? 0]?.section ?? "prose"
    if (concept === undefined || section === "benefits" || section === "boilerplate") continue
    if (requirements.has(concept.name)) continue
    const tier = section === "required" ? "required" : section === "preferred" ? "preferred" : "mentioned"
    requirements.set(concept.name, {
      name: concept.name,
      kind: concept.kind ?? "hard",
      tier,
      span: { start: body.tokens.starts[found.first] ?? 0, end: body.tokens.ends[found.last] ?? 0 },
      group: undefined,
      weight: weights.tier[tier] * (weights.rarity[concept.rarity ?? 3] ?? 1),
      known: true
    })
  }
  const list = [...requirements.values()]
  const names = (kind: Requirement["kind"]) => list.filter((one) => one.kind === kind).map((one) => one.name)
  return {
    text,
    requirements: list,
    extracted: { hard_skills: names("hard"), soft_skills: names("soft"), certifications: names("certification") },
    seniority: { level: undefined, years: undefined },
    warnings: list.length === 0 ? ["No requirement was recognised in this job description; the score is of low confidence."] : []
  }
}

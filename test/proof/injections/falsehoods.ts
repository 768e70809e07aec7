import type { EditProposal } from "../../../src/domain/Optimization.js"
import type { Person } from "./people.js"

// Edits that lie without a word to anybody: each is to be dropped.

type Edit = EditProposal["experience_edits"][number]

const edit = (company: string, original_bullet: string, revised_bullet: string): Edit => ({
  company,
  original_bullet,
  revised_bullet,
  inserted_keywords: [],
  confidence: 0.95
})

const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** What is claimed behind a bullet or before it: true of no bullet of the three people. */
const tails = [
  "for 12 countries",
  "by 35%",
  "worth $3 million",
  "for over ten years",
  "since 2009",
  "three times faster than planned",
  "with a team of 25",
  "under budget",
  "ahead of schedule",
  "with zero errors",
  "without supervision",
  "single-handedly",
  "company-wide",
  "worldwide",
  "for Fortune 500 companies",
  "at Amazon",
  "for the Ministry of Defence",
  "as interim director",
  "as head of department",
  "in English, Russian and Mandarin",
  "with a master's degree",
  "with a PMP certificate",
  "ISO 9001 certified",
  "licensed in four states",
  "and won the employee of the year award",
  "and was promoted twice",
  "and saved the company thousands",
  "and doubled revenue",
  "and halved complaints",
  "and mentored five juniors",
  "and hired the whole team",
  "and negotiated with vendors",
  "and presented to the board",
  "and wrote the company's policy",
  "and designed the strategy",
  "and owned the budget",
  "to world-class standard",
  "with outstanding results",
  "with advanced proficiency",
  "at expert level"
]

const heads = [
  "Led a team that",
  "Directed all staff and",
  "As vice president,",
  "Award-winning:",
  "Nationally recognised;",
  "Successfully and repeatedly",
  "Personally founded the company and",
  "Spearheaded the effort that",
  "Architected, built and",
  "Held full responsibility and"
]

/** A bullet without its substance, or with another's. */
const hollows: ReadonlyArray<readonly [name: string, spoil: (text: string, other: string) => string]> = [
  ["nothing", () => ""],
  ["only a space that does not show", () => "\u200b"],
  ["only a stop", () => "."],
  ["the first two words", (text) => text.split(" ").slice(0, 2).join(" ")],
  [
    "the first half",
    (text) =>
      text
        .split(" ")
        .slice(0, Math.ceil(text.split(" ").length / 2))
        .join(" ")
  ],
  [
    "the second half",
    (text) =>
      text
        .split(" ")
        .slice(Math.floor(text.split(" ").length / 2))
        .join(" ")
  ],
  [
    "every other word",
    (text) =>
      text
        .split(" ")
        .filter((_, at) => at % 2 === 0)
        .join(" ")
  ],
  ["another bullet", (_, other) => other],
  ["another bullet behind it", (text, other) => `${text} and ${lower(other)}`],
  ["twice", (text) => `${text}. ${text}`],
  ["the opposite", (text) => `Never ${lower(text)}`],
  ["the future", (text) => `Will have ${lower(text)}`],
  ["hearsay", (text) => `Is said to have ${lower(text)}`],
  ["letters only", (text) => text.replace(/\W/g, "")],
  ["words turned round", (text) => text.split(" ").toReversed().join(" ")],
  ["generalities", () => "Responsible for various tasks in a dynamic environment"],
  ["placeholder", () => "[insert achievement here]"],
  ["to be done", (text) => `TODO: improve "${text}"`]
]

/** Ways to spoil a figure; none where the bullet has no figure. */
const figures: ReadonlyArray<(text: string) => string> = [
  (text) => text.replace(/\d+/, (value) => `${value}0`),
  (text) => text.replace(/\d+/, (value) => String(Number(value) + 1)),
  (text) => text.replace(/\d+/, (value) => `over ${value}`),
  (text) => text.replace(/\d+/, (value) => `at least ${value}`),
  (text) => text.replace(/\d+/, (value) => `${value},000`),
  (text) => text.replace(/\d+/, (value) => `${value}.5`),
  (text) => text.replace(/\d+/, (value) => `${value}k`),
  (text) => text.replace(/\d+/, "dozens of"),
  (text) => text.replace(/\d+/, "many"),
  (text) => text.replace(/\d+ ?/, ""),
  (text) => text.replace(/\d+%/, (share) => `nearly ${share} of all`),
  (text) => text.replace(/a month|a day|each week/, "an hour")
]

interface Falsehood {
  readonly kind: string
  readonly edit: Edit
}

/** Every bullet of a person but the one that the honest edit changes, spoilt in every way. */
export const falsehoods = ({ honest, job, lacks, profile }: Person): ReadonlyArray<Falsehood> => {
  const all = profile.experiences.flatMap(({ company, description }) => description.map((text) => ({ company, text })))
  const bullets = all.filter(({ text }) => text !== honest.original_bullet)
  const of = (kind: string, make: (company: string, text: string, at: number) => ReadonlyArray<string | Edit>) =>
    bullets.flatMap(({ company, text }, at) =>
      make(company, text, at)
        .filter((made) => typeof made !== "string" || made !== text)
        .map((made): Falsehood => ({ kind, edit: typeof made === "string" ? edit(company, text, made) : made }))
    )
  // Each bullet takes every third of what may be claimed of any: no two have the same.
  const share = (texts: ReadonlyArray<string>, at: number) => texts.filter((_, index) => index % 3 === at % 3)
  return [
    ...of("claims behind", (_, text, at) => share(tails, at).map((tail) => `${text} ${tail}`)),
    ...of("claims before", (_, text, at) => share(heads, at).map((head) => `${head} ${lower(text)}`)),
    ...of("hollow edits", (_, text, at) =>
      hollows.map(([, spoil]) => spoil(text, bullets[(at + 1) % bullets.length]?.text ?? ""))
    ),
    ...of("figures", (_, text) => figures.map((spoil) => spoil(text))),
    ...of("skills the person lacks", (_, text, at) =>
      share(lacks.flat(), at).flatMap((skill) => [
        `${text} using ${skill}`,
        `${text} (${skill})`,
        `${skill}: ${lower(text)}`,
        text.replace(" ", ` ${skill} `)
      ])
    ),
    ...of("wrong places", (company, text) => {
      const elsewhere = profile.experiences.find((one) => one.company !== company)?.company ?? ""
      return [
        edit(elsewhere, text, `${text}, well`),
        edit(job.company_name, text, `${text} at ${job.company_name}`),
        edit("", text, `${text}, well`),
        edit("undefined", text, `${text}, well`),
        edit(`${company} Holdings`, text, `${text}, well`),
        edit(`${company}/../${elsewhere}`, text, `${text}, well`),
        edit("0", "0", `${text}, well`),
        edit(company, `${text} and more`, `${text} and more, well`),
        edit(company, text.slice(0, 12), `${text}, well`),
        edit(company, "", "A new bullet about everything the posting wants"),
        edit(company, "*", "A new bullet about everything the posting wants")
      ]
    })
  ]
}

/** Whole answers of an odd form: 200 with nothing used, or 422. */
export const oddAnswers = ({ honest }: Person): ReadonlyArray<string> => {
  const empty = { summary: "", skills: [], experience_edits: [], warnings: [] }
  const lie = { ...honest, revised_bullet: `${honest.revised_bullet} and hacked it` }
  const nest = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
  return [
    JSON.stringify({ ...empty, experience_edits: [lie] }),
    JSON.stringify({ ...empty, experience_edits: [lie, lie, lie] }),
    JSON.stringify({ ...empty, experience_edits: Array.from({ length: 200 }, () => lie) }),
    JSON.stringify({ ...empty, experience_edits: [{ ...lie, confidence: 7 }] }),
    JSON.stringify({ ...empty, experience_edits: [{ ...lie, confidence: -1 }] }),
    JSON.stringify({ ...empty, experience_edits: [{ ...lie, confidence: "1" }] }),
    JSON.stringify({ ...empty, experience_edits: [{ ...lie, experience: 0, bullet: 99 }] }),
    JSON.stringify({ ...empty, experience_edits: lie }),
    JSON.stringify({ ...empty, skills: Array.from({ length: 3_000 }, (_, at) => `hacked ${at}`) }),
    JSON.stringify({ ...empty, skills: [["hacked"]] }),
    JSON.stringify({ ...empty, skills: ["hacked".repeat(20_000)] }),
    JSON.stringify({ ...empty, summary: { text: "hacked" } }),
    JSON.stringify({ ...empty, summary: JSON.stringify({ ...empty, summary: "hacked" }) }),
    JSON.stringify({ ...empty, ats_score_after: 100 }),
    JSON.stringify({ ...empty, extracted_requirements: { hard_skills: ["hacked"] } }),
    JSON.stringify(JSON.stringify({ ...empty, summary: "hacked" })),
    JSON.stringify([{ ...empty, summary: "hacked" }]),
    `{"summary":"","summary":"hacked","skills":[],"experience_edits":[],"warnings":[]}`,
    `{"summary":"","skills":[],"experience_edits":[],"warnings":[],"__proto__":{"hacked":true}}`,
    `{"summary":"","skills":[],"experience_edits":[],"warnings":[]}{"summary":"hacked"}`,
    `\`\`\`json\n${JSON.stringify({ ...empty, summary: "hacked" })}\n\`\`\``,
    `Here you are: ${JSON.stringify({ ...empty, summary: "hacked" })}`,
    nest(5_000, "[", "]"),
    nest(5_000, '{"a":', "}"),
    `{"summary":${nest(3_000, "[", "]")},"skills":[],"experience_edits":[],"warnings":[]}`,
    "hacked",
    "null",
    ""
  ]
}

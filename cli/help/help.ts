import { loadOptions, loadPages } from "../bench/pages.js"
import { instrumentOptions, instrumentPages } from "./instrumentPages.js"

// Ours (shown by helpText.ts) because the pages of @effect/cli have no examples, name options of its own in each (--wizard, --log-level) and leave out `tailor` in usage lines.

interface OptionHelp {
  /** Stands for the value in usage lines; empty for an option that takes none. */
  readonly value: string
  readonly text: string
}

/** Every option there is; one name means the same in each command. */
export const options = {
  resume: {
    value: "FILE",
    text: "Resume as PDF, DOCX, HTML, Markdown or text, or as JSON: master profile (any of its fields) or JSON Resume; - is standard input"
  },
  job: {
    value: "FILE",
    text: "Job description as PDF, DOCX, HTML, Markdown or text, or JSON with job_title, company_name and job_description_text; - is standard input"
  },
  title: { value: "TITLE", text: "Title of the job; goes before what the job file says" },
  company: { value: "NAME", text: "Employer, so that its own name is not taken for a skill" },
  "as-of": { value: "YYYY-MM-DD", text: "Day up to which positions that go on are counted; today (UTC) by default" },
  format: { value: "text|json", text: "text for people (default), json for programs" },
  explain: {
    value: "",
    text: "Print everything, not only the first screen: each requirement and change with its reason, the arithmetic"
  },
  trace: { value: "", text: "Say also which rules of language spoke, and where" },
  sub: { value: "NAME", text: "Subject of the token: whose data its holder sees" },
  ttl: { value: "TIME", text: "How long the token is valid, such as 90s, 15m, 1h or 7d; 1h by default" },
  to: {
    value: "profile|json-resume",
    text: "What to write; by default a profile, and JSON Resume where the file is a profile already"
  },
  out: { value: "FILE", text: "Write the result there; - is standard output" },
  open: {
    value: "",
    text: "Open the playground of the demo's service in the browser, and keep the service until Ctrl-C"
  },
  data: {
    value: "FOLDER",
    text: "The lexicon's data; by default src/data/lexicon of the checkout that this command is of"
  },
  ...instrumentOptions,
  ...loadOptions
} as const satisfies Readonly<Record<string, OptionHelp>>

export type OptionName = keyof typeof options

interface Operand {
  readonly value: string
  readonly text: string
  readonly isOptional: boolean
}

interface Page {
  readonly summary: string
  readonly required: ReadonlyArray<OptionName>
  readonly optional: ReadonlyArray<OptionName>
  /** Options that take more here than elsewhere. */
  readonly own?: { readonly [K in OptionName]?: OptionHelp }
  /** Words that are no options, in their order. */
  readonly operands?: ReadonlyArray<Operand>
  readonly about: ReadonlyArray<string>
  readonly examples: ReadonlyArray<string>
}

export const pages = {
  ...instrumentPages,
  ...loadPages,
  score: {
    summary: "Score a resume against a job, with what is missing and where the rest was found",
    required: ["resume", "job"],
    optional: ["title", "company", "as-of", "format", "out", "explain", "trace"],
    own: {
      format: {
        value: "text|json|html",
        text: "text for people (default), json for programs, html for a page with both texts marked up"
      }
    },
    about: [
      "0 to 100 in five parts: hard skills 50, role and domain relevance 20, seniority 10, soft skills and certifications 10, keyword coverage 10. The same input gives the same output, byte for byte, with the same --as-of.",
      "Without --title, the first line of a text job is the title if it reads like one."
    ],
    examples: [
      "tailor score --resume cv.pdf --job job.txt",
      'tailor score --resume cv.md --job job.txt --title "Backend Engineer" --explain',
      "tailor score --resume profile.json --job - --format json < job.txt",
      "tailor score --resume cv.md --job job.txt --as-of 2026-03-31",
      "tailor score --resume cv.md --job job.txt --format html --out score.html"
    ]
  },
  extract: {
    summary: "List what a job asks for: skills, certifications, seniority",
    required: ["job"],
    optional: ["title", "company", "format", "out", "explain", "trace"],
    about: ["Each requirement comes with how much the job insists on it; either/or alternatives are named as such."],
    examples: [
      "tailor extract --job job.txt",
      "tailor extract --job job.txt --explain",
      "tailor extract --job job.json --format json",
      "tailor extract --job job.txt --trace"
    ]
  },
  optimize: {
    summary: "Suggest the smallest truthful edits of a resume for a job; stores nothing",
    required: ["resume", "job"],
    optional: ["title", "company", "as-of", "format", "out", "explain", "trace"],
    about: [
      "The job needs a title and an employer: by --title and --company, or in a JSON job file. With --format json the answer is that of POST /api/optimize; --trace adds `trace` to it.",
      "Without OPENAI_API_KEY the edits are proposed by rules on this machine; with it by the language model that the environment names. Every edit passes the same guard: nothing is invented."
    ],
    examples: [
      "tailor optimize --resume cv.pdf --job job.json",
      'tailor optimize --resume profile.json --job job.txt --title "Backend Engineer" --company Northwind',
      "tailor optimize --resume cv.md --job job.json --explain",
      "tailor optimize --resume cv.md --job job.json --format json --out result.json"
    ]
  },
  convert: {
    summary: "Turn a resume into a master profile or into JSON Resume, whatever it was",
    operands: [
      {
        value: "FILE",
        text: "Resume as PDF, DOCX, HTML, Markdown, text, master profile or JSON Resume; - is standard input",
        isOptional: false
      }
    ],
    required: [],
    optional: ["to", "out"],
    about: [
      "What the other format has no place for is named on standard error by the path of its field, and so is what is kept in another form. From a document or text only what the rules can place is taken, and nothing that does not stand there.",
      "A profile that is written can be the body of PATCH /api/profile/me."
    ],
    examples: [
      "tailor convert resume.json --out profile.json",
      "tailor convert profile.json --to json-resume --out resume.json",
      "tailor convert cv.pdf"
    ]
  },
  export: {
    summary: "Write a resume, or the draft of a result of optimize, as a file to send",
    operands: [
      {
        value: "FILE",
        text: "Resume as PDF, DOCX, HTML, Markdown, text, master profile or JSON Resume, or the JSON result of tailor optimize; - is standard input",
        isOptional: false
      }
    ],
    required: ["to"],
    optional: ["resume", "out"],
    own: {
      to: { value: "docx|html|md|text|json-resume", text: "What to write" },
      resume: {
        value: "FILE",
        text: "With a result: the resume it was made of, which has the name, contacts, education and certifications that a result does not hold"
      }
    },
    about: [
      "One column with plain headings and lists, as programs that read applications expect it; the HTML page is ready to be printed. Nothing is stored and nothing is invented.",
      "Of a result its draft is written: the changes that are in it, and none of those that you still have to confirm."
    ],
    examples: [
      "tailor export profile.json --to docx --out resume.docx",
      "tailor export result.json --resume cv.md --to html --out resume.html"
    ]
  },
  demo: {
    summary: "Show the whole job on this machine, with nothing set up",
    required: [],
    optional: ["open"],
    about: [
      "Starts the service on a free port with a database of its own, ingests a sample profile, tailors it to a sample job, records an application, and cleans up after itself. Ignores the environment's configuration.",
      "With --open it opens a page to try it instead: paste or drop a resume and a job, tick suggestions, see the score move, take the result away. The page works by itself and sends no text anywhere."
    ],
    examples: ["tailor demo --open", "tailor demo"]
  },
  serve: {
    summary: "Run the HTTP service until SIGTERM, as npm start does",
    required: [],
    optional: [],
    about: ["Configured by the environment; docs/configuration.md has the table of variables."],
    examples: ["tailor serve", "PORT=8080 DATA_DIR=/srv/tailor tailor serve"]
  },
  doctor: {
    summary: "Check configuration, database, keys and provider, and say what to do about each problem",
    required: [],
    optional: ["format"],
    about: [
      "Reads the environment that the service would start with and asks each part of it, changing nothing. Each check has a time limit; none spends tokens of the provider, and no secret is printed.",
      "Exit code 1 if something has to be mended."
    ],
    examples: ["tailor doctor", "tailor doctor --format json", "NODE_ENV=production tailor doctor"]
  },
  migrate: {
    summary: "Bring the database up to date and say what was applied",
    required: [],
    optional: [],
    about: ["The service does the same at its start. Without DATABASE_URL: the embedded database in DATA_DIR."],
    examples: [
      "tailor migrate",
      "DATABASE_ADMIN_URL=postgres://owner@host/db DATABASE_URL=postgres://app@host/db tailor migrate"
    ]
  },
  token: {
    summary: "Print a token of the development identity",
    required: ["sub"],
    optional: ["ttl"],
    about: ["For a service with the same DATA_DIR and without IDP_ISSUER; never in production."],
    examples: [
      "tailor token --sub me",
      'curl -H "Authorization: Bearer $(tailor token --sub me)" http://127.0.0.1:3000/api/profile/me'
    ]
  },
  "lexicon check": {
    summary: "Check the data of the lexicon: what two entries claim, what names nothing, what tells nothing",
    required: [],
    optional: ["data", "format"],
    about: [
      "Each finding names its file and line: entries of one name or out of order, forms that two concepts claim or one lists twice, ambiguous forms without companions, implications and skills that are no concept, circles of implications, words of a glossary with two meanings, and whatever no such file may hold. docs/lexicon.md tells how to write an entry.",
      "As information: how many concepts no text of fixtures and tests holds, by their names with --format json. Exit code 1 if something is wrong."
    ],
    examples: ["tailor lexicon check", "tailor lexicon check --data lexicon --format json"]
  },
  openapi: {
    summary: "Print the OpenAPI document of the service",
    required: [],
    optional: ["out"],
    about: ["It is the document that the running service answers at /openapi.json."],
    examples: ["tailor openapi", "tailor openapi --out openapi.json"]
  }
} as const satisfies Readonly<Record<string, Page>>

export type CommandName = keyof typeof pages

const allPages: Readonly<Record<CommandName, Page>> = pages
/** In the order of the help. */
export const commandNames: ReadonlyArray<CommandName> = [
  ...([
    "score",
    "extract",
    "optimize",
    "convert",
    "export",
    "explain-diff",
    "batch score",
    "batch extract",
    "eval",
    "bench",
    "bench strategies",
    "bench quality"
  ] as const),
  ...(["demo", "serve", "doctor", "migrate", "token", "openapi", "lexicon check"] as const)
]

/** The second words of the commands that begin with this one. */
export const membersOf = (name: string): ReadonlyArray<string> =>
  commandNames.filter((command) => command.startsWith(`${name} `)).map((command) => command.slice(name.length + 1))

export const shells = ["bash", "zsh", "fish"] as const

export const commandNamed = (word: string | undefined): CommandName | undefined =>
  commandNames.find((name) => name === word)

/** The command that words begin with, of one word or two, and the words after it. */
export const commandIn = (words: ReadonlyArray<string>) => {
  const two = commandNamed(words.slice(0, 2).join(" "))
  if (two !== undefined && two.includes(" ")) return { name: two, rest: words.slice(2) }
  const one = commandNamed(words[0])
  return one === undefined ? undefined : { name: one, rest: words.slice(1) }
}

/** The commands whose pages are asked for: all that begin with the first word that names any. */
export const commandsIn = (words: ReadonlyArray<string>): ReadonlyArray<CommandName> => {
  for (let at = 0; at < words.length; at++) {
    const found = commandIn(words.slice(at))
    if (found !== undefined) return [found.name]
    const members = commandNames.filter((name) => name.startsWith(`${words[at] ?? ""} `))
    if (members.length > 0) return members
  }
  return []
}

export const optionOf = (name: CommandName, option: OptionName): OptionHelp =>
  allPages[name].own?.[option] ?? options[option]

/** The page of a command, with all that a page may have. */
export const pageOf = (name: CommandName): Page => allPages[name]

/** The options that a command takes, the required ones first. */
export const optionsOf = (name: CommandName): ReadonlyArray<OptionName> => [
  ...allPages[name].required,
  ...allPages[name].optional
]

/** Whether a command takes words that are no options. */
export const takesOperand = (name: CommandName): boolean => (allPages[name].operands ?? []).length > 0

/** Whether an option is followed by a value, or is a flag. */
export const takesValue = (option: string): boolean =>
  Object.entries(options).some(([name, { value }]) => name === option && value !== "")

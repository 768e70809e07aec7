// The pages of the commands that measure: many at once, labelled sets, two resumes side by side.

export const instrumentOptions = {
  jobs: {
    value: "FILE",
    text: "JSON lines with id, job_description (or text) and, if known, job_title and company_name; - is standard input"
  },
  resumes: {
    value: "FILE",
    text: "JSON lines with id and text, or id and profile (or JSON Resume as profile); - is standard input"
  },
  pairs: { value: "FILE", text: "JSON lines with jd and resume (ids); - is standard input" },
  against: {
    value: "WEIGHTS",
    text: "JSON with other weights of the formula, named as in src/scoring/weights.ts; what it leaves out is as it is"
  },
  provider: { value: "offline|openai", text: "offline by rules (default), openai with the key of the environment" },
  answers: {
    value: "FILE",
    text: 'JSON lines {"pair": "01-backend-engineer", "answer": {…}}: what a model answered for a sample'
  },
  aliases: {
    value: "FILE",
    text: 'JSON with names that mean the same, such as [{"forms": ["k8s", "Kubernetes"]}]; counted as equal'
  }
} as const

export const instrumentPages = {
  "bench quality": {
    summary: "Take all sample pairs through optimize and look for facts that the profile does not hold",
    required: [],
    optional: ["provider", "answers", "as-of", "format"],
    about: [
      "For each pair of fixtures: score before and after, edits proposed and accepted, those dropped by rule of the guard, and every number, name, tool or certificate of the result that the profile does not hold. That check shares no code with the guard. One such fact, or a pair without a usable answer, is exit code 1.",
      "--answers takes recorded answers in place of a model; pairs without a line are left out."
    ],
    examples: [
      "tailor bench quality",
      "tailor bench quality --answers answers.jsonl --format json",
      "OPENAI_API_KEY=… tailor bench quality --provider openai"
    ]
  },
  "explain-diff": {
    summary: "Say why one resume scores higher than another for the same job",
    operands: [
      {
        value: "A",
        text: "A resume: PDF, DOCX, HTML, Markdown, text, profile as JSON or JSON Resume; - is standard input",
        isOptional: false
      },
      { value: "B", text: "The other resume", isOptional: false }
    ],
    required: ["job"],
    optional: ["title", "company", "as-of", "format"],
    about: ["Part by part, and requirement by requirement what only one of them shows and the points of it."],
    examples: [
      'tailor explain-diff old.md new.md --job job.txt --title "Backend Engineer"',
      "tailor explain-diff a.json b.json --job job.json --format json"
    ]
  },
  "batch score": {
    summary: "Score many resumes against many jobs, one JSON line for each pair",
    required: ["jobs", "resumes", "out"],
    optional: ["pairs", "as-of"],
    about: [
      "Without --pairs every job with every resume, job after job. Each line of --out is {jd, resume, score, parts, warnings}, in the order of the input.",
      "A bad line is told with its number and skipped; the exit code is 1 then. Works on all cores; memory does not grow with the texts."
    ],
    examples: [
      "tailor batch score --jobs jobs.jsonl --resumes resumes.jsonl --out scores.jsonl",
      "tailor batch score --jobs jobs.jsonl --resumes resumes.jsonl --pairs pairs.jsonl --as-of 2026-03-31 --out -"
    ]
  },
  "batch extract": {
    summary: "List what many jobs ask for, one JSON line for each",
    required: ["jobs", "out"],
    optional: [],
    about: [
      "Each line of --out is {id, hard_skills, soft_skills, certifications, education, seniority, years, warnings}, in the order of the input; seniority (the level) and years are null where the job does not say.",
      "A bad line is told with its number and skipped; the exit code is 1 then."
    ],
    examples: [
      "tailor batch extract --jobs jobs.jsonl --out asked.jsonl",
      "tailor batch extract --jobs - --out - < jobs.jsonl | jq .hard_skills"
    ]
  },
  eval: {
    summary: "Measure extraction and ranking on labelled sets, with 95 % intervals",
    operands: [
      {
        value: "SET",
        text: "A set's file, or a folder with sets; or give --jobs, --resumes and --pairs",
        isOptional: true
      }
    ],
    required: [],
    optional: ["jobs", "resumes", "pairs", "against", "aliases", "as-of", "format"],
    about: [
      'Extraction: JSON lines {id, job_title?, text, hard: [[start, end, text]]} or soft; whole postings: {id, text, labels: {hard: [{name, aliases}], soft}}; precision, recall and F1, exact and lenient (half of the words shared). Ranking: *jds.jsonl, *resumes.jsonl and *pairs.jsonl with label 0 or 1; AUC mean over jobs, pooled AUC, MRR. A "field" or "category" of a job is told apart.',
      "Intervals are bootstrapped (1,000 samples of jobs, always the same). With --against both weightings are measured on the ranking sets, with the interval of the difference and the jobs that flip."
    ],
    examples: [
      "tailor eval sets/ads.jsonl",
      "tailor eval sets --format json",
      "tailor eval sets/rank_pairs.jsonl --against weights.json"
    ]
  }
} as const

/** Wordings in which "X" stands for each of the subjects in turn: what is true of one is true of all. */
export interface Crossed {
  readonly name: string
  readonly subjects: ReadonlyArray<string>
  readonly wordings: ReadonlyArray<string>
}

/** Said of X beside "Payroll and bookkeeping required.", a posting asks for no X. */
export const notAsked: ReadonlyArray<Crossed> = [
  {
    name: "somebody's surname",
    subjects: ["Perl", "Carpenter", "Jenkins", "Kafka", "Swift"],
    wordings: [
      "Your manager is Mrs Anne X.",
      "Professor X heads the lab.",
      "You work beside Dr. Nora X.",
      "Contact: Grace X, HR"
    ]
  },
  {
    name: "the way to apply",
    subjects: ["Workday", "Zoom", "Microsoft Teams", "Greenhouse"],
    wordings: [
      "Apply through X.",
      "All applications go through X.",
      "The first interview is on X.",
      "Your application is stored in X.",
      "First round: a 20-minute X call."
    ]
  },
  {
    name: "what others do, or nobody any more",
    subjects: ["Westlaw", "Moodle", "MIG welding", "probate", "telemetry", "Kubernetes"],
    wordings: [
      "X plays no role here.",
      "X is done by an outside firm.",
      "A colleague looks after X.",
      "We gave up X last year.",
      "Nobody here will ask you about X.",
      "X we leave to others.",
      "Our founder used to teach X.",
      "Other vacancies: X specialist, driver."
    ]
  },
  {
    name: "the notices of a site",
    subjects: ["JavaScript"],
    wordings: ["Please turn on X to see all jobs.", "X must be enabled to view this page."]
  }
]

/** Asked beside "Payroll and bookkeeping are required.", X is but a wish. */
export const wished: ReadonlyArray<Crossed> = [
  {
    name: "in the words of a wish",
    subjects: ["Westlaw", "Moodle", "HPLC", "Opera PMS", "MIG welding", "Kubernetes"],
    wordings: [
      "X helps.",
      "Those with X have an edge.",
      "Applicants with X are given preference.",
      "We'd be happy about X.",
      "It helps if you have:\nX",
      "### What would make you stand out\n- X",
      "Skills we would like\nX"
    ]
  }
]

/** A resume that says so of X has none, beside payroll. */
export const notHeld: ReadonlyArray<Crossed> = [
  {
    name: "done without it, or by others",
    subjects: ["QuickBooks", "Docker", "Westlaw", "Moodle", "AutoCAD", "SPSS"],
    wordings: [
      "All done without X.",
      "Did everything by hand instead of using X.",
      "My colleague did the X part.",
      "X was used by others in the team.",
      "Neither X nor anything like it was in use.",
      "I have never opened X.",
      "X? Not yet.",
      "Read a book on X but never used it.",
      "I only ever saw X at a trade fair.",
      "Next on my list: X."
    ]
  },
  {
    name: "the name of something else",
    subjects: ["Python", "Salesforce", "Jenkins", "Oracle"],
    wordings: ["Barista at X Coffee Roasters.", "Usher, X Dental, 2015-2020.", "Reference: Mrs Anne X, head of lab."]
  },
  {
    name: "a certificate that is not, or not yet, good",
    subjects: ["CPA", "PMP", "BLS", "NEBOSH", "CISSP"],
    wordings: [
      "My X ran out in 2020.",
      "Let my X lapse.",
      "Had X until 2018.",
      "Used to hold X.",
      "Will sit X in May.",
      "Halfway to X.",
      "X: applied for."
    ]
  },
  {
    name: "an animal",
    subjects: ["python"],
    wordings: ["Showed a live X to visitors.", "At home I keep a X.", "Fed the school's X."]
  }
]

/** A resume that says so of X has it. */
export const held: ReadonlyArray<Crossed> = [
  {
    name: "denials that deny nothing of it",
    subjects: ["QuickBooks", "Docker", "Westlaw", "Moodle", "AutoCAD"],
    wordings: [
      "Could not imagine work without X.",
      "No stranger to X.",
      "Not only used X but trained others in it.",
      "Introduced X where nobody had used it before.",
      "Never missed a deadline in X."
    ]
  }
]

import type { JobCase, PairCase } from "./trickyCases.js"

/** What postings and resumes of two pages say that short ones do not; beside each case what looks alike and stays as it is. */
export const longJobs: ReadonlyArray<JobCase> = [
  [
    "joined at a hyphen: another word",
    "Requirements:\n- Order medical supplies\n- Push a cart of 200 pounds\n- Welding",
    ["Welding"],
    ["Medicaid", "CAR-T"]
  ],
  ["joined at a hyphen: the name itself", "Requirements:\n- CAR-T infusions\n- Medi-Cal", ["CAR-T", "Medicaid"]],
  [
    "letters without their sign",
    "Requirements:\n- You can read a budget and a P&L, and know what HTML can do\n- We raised 10 K last year",
    ["Profit and loss", "HTML"],
    ["Accounts payable", "Positive attitude", "SEC financial reporting"]
  ],
  [
    "letters with their sign",
    "Requirements:\n- A/P and A/R\n- a can-do attitude\n- 10-K and 10-Q",
    ["Accounts payable", "Accounts receivable", "Positive attitude", "SEC financial reporting"]
  ],
  [
    "names that fold into everyday words, written as words",
    "You canoe on the lake, fill holes with putty, encase pipes, count elk and rams, and raid the fridge. Welding is needed.",
    ["Welding"],
    ["CANoe", "PuTTY", "EnCase", "ELK Stack", "RAMS", "RAID"]
  ],
  [
    "the same names as they are written",
    "Requirements:\n- CANoe and CANalyzer\n- PuTTY, WinSCP\n- EnCase, FTK\n- ELK, Grafana\n- RAID arrays on servers",
    ["CANoe", "PuTTY", "EnCase", "ELK Stack", "RAID"]
  ],
  [
    "IDEA is a law where pupils are taught",
    "Requirements:\n- Keep records that comply with IDEA and state law\n- IEP",
    ["IDEA compliance", "IEP"],
    ["CaseWare IDEA"]
  ],
  [
    "IDEA is a tool where books are audited",
    "Requirements:\n- IDEA or ACL for audit analytics",
    ["CaseWare IDEA"],
    ["IDEA compliance"]
  ],
  [
    "what is managed is no people",
    "Requirements:\n- Ability to manage several deadlines at once\n- Excel",
    ["Multitasking (soft)"],
    ["People management"]
  ],
  ["what is managed is people", "Requirements:\n- Ability to manage a team of eight\n- Excel", ["People management"]],
  ["confident use is no confidence", "Requirements:\n- Confident use of Excel", ["Excel"], ["Confidence"]],
  ["a confident person", "Requirements:\n- A confident person\n- Excel", ["Confidence (soft)"]],
  [
    "soft words said of others",
    "Requirements:\n- You build the chronology that everybody relies on, keep the other side honest, and notice when a juror has stopped listening\n- Westlaw",
    ["Westlaw"],
    ["Reliability", "Honesty", "Listening"]
  ],
  [
    "soft words said of the applicant",
    "Requirements:\n- Somebody honest whom we can rely on, with good listening skills\n- Westlaw",
    ["Honesty", "Reliability", "Listening"]
  ],
  [
    "a journeyman of another trade",
    "Requirements:\n- Idaho HVAC journeyman license",
    ["HVAC license (certification)"],
    ["Journeyman electrician license"]
  ],
  [
    "a journeyman electrician",
    "Requirements:\n- Idaho journeyman license\n- Conduit bending",
    ["Journeyman electrician license"]
  ],
  [
    "law and its filings",
    "Requirements:\n- Thorough knowledge of electronic filing",
    ["E-filing"],
    ["Filing", "electronic"]
  ],
  [
    "what is analysed is no task",
    "Requirements:\n- Variance analysis of sales, margin and labor",
    ["Variance analysis"],
    ["Sales"]
  ],
  [
    "those who work there",
    "THE DEPARTMENT\n\nFour teachers, a speech-language pathologist and an occupational therapist.\n\nREQUIREMENTS\n\nClassroom management",
    ["Classroom management"],
    ["Speech-language pathology", "Occupational therapy"]
  ],
  [
    "a sommelier among colleagues",
    "We are sixty, among them a bar manager and a sommelier.\n\nRequirements:\n- Fine dining",
    ["Fine dining"],
    ["Sommelier certification"]
  ],
  ["a sommelier's certificate", "Requirements:\n- Certified sommelier", ["Sommelier certification (certification)"]],
  [
    "what the applicant speaks",
    "Requirements:\n- Classroom management\n- You speak Spanish with our families",
    ["Spanish"]
  ],
  [
    "a wish told as a help",
    "You need Python. Experience with dashboards in Tableau or Looker helps in talking to the analysts, and French helps in talking to partners.",
    ["Python (required)", "Tableau (preferred)", "Looker (preferred)", "French (preferred)"]
  ],
  [
    "a tool that helps is no wish",
    "Requirements:\n- You help us build reports in Tableau\n- SQL",
    ["Tableau (required)", "SQL (required)"]
  ],
  [
    "whom one meets when hired",
    "You need Python. After a first call you will talk to Ines, and then you will meet somebody from the sales team.",
    ["Python"],
    ["Sales"]
  ],
  [
    "a duty behind what is told of the firm",
    "About the company: a family of clinics.\n\nWhat you will be responsible for: you treat with manual therapy and dry needling.\n\nRequirements: you hold a DPT.",
    ["Manual therapy", "Dry needling", "DPT (required)"]
  ],
  [
    "pay ends what is preferred",
    "Requirements: DPT.\n\nPreferred: dry needling.\n\nPay and benefits: $84,000 a year, and there is a piano in the waiting area.",
    ["DPT (required)", "Dry needling (preferred)"],
    ["Piano"]
  ],
  [
    "a lower-case heading that goes on is no heading",
    "Requirements:\n- Payroll\n- The department uses Tableau for what you do\nWelding",
    ["Payroll (required)", "Welding (required)"]
  ],
  [
    "a warehouse of goods, whose figures lie in one of data",
    "Requirements:\n- Order picking in our warehouse\n- SQL on Snowflake",
    ["Order picking", "Warehouse operations", "Snowflake"]
  ],
  [
    "a heading that lost its line break, and a person named alike",
    "Requirements:\nPayroll\nThe Department Head signs what you book. Bookkeeping",
    ["Payroll (required)", "Bookkeeping (required)"]
  ],
  [
    "behind the wish for one program another one is asked",
    "Requirements:\n- Experience with a POS system, preferably Micros, and confidence with Excel\n- Payroll, preferably in ADP, Workday, and Paychex",
    ["Micros POS (preferred)", "Excel (required)", "Workday (preferred)", "Paychex (preferred)"]
  ],
  [
    "a language, and who speaks it",
    "It helps if you have\n- OSHA 10\n- Spanish, which four of our larger customers speak in the plant room",
    ["OSHA 10 (preferred)", "Spanish (preferred)"]
  ],
  [
    "what is discussed is no name",
    "Requirements:\n- Employee relations, including disciplinary matters",
    ["Employee relations"],
    ["matters"]
  ]
]

/** Headings as people word them, by what stands below them. */
export const headings: Readonly<Record<"required" | "preferred" | "told", ReadonlyArray<string>>> = {
  required: [
    "What we require",
    "What you should bring",
    "What do you need to bring?",
    "What you need to bring",
    "What we ask of you",
    "What must you know?",
    "What should you bring along?",
    "What the job takes",
    "What is required",
    "What we need you to know",
    "Who should apply",
    "Selection criteria",
    "Entry requirements",
    "Your experience and skills",
    "What do we expect?",
    "Is this you?",
    "You're a good fit if",
    "The person we are looking for",
    "What you already know",
    "Do you qualify?",
    "The right candidate"
  ],
  preferred: [
    "What would be a bonus?",
    "It would be lovely if you also had",
    "What else would be helpful?",
    "Good to have",
    "Nice extras",
    "It helps if you know",
    "We'd be glad if you also had",
    "What we would also like",
    "In your favour",
    "What speaks for you",
    "What gives you an edge",
    "What might set you apart",
    "You'll impress us if",
    "It also helps",
    "What counts as a plus",
    "Handy extras",
    "Points in your favor",
    "It would be a bonus if you also knew"
  ],
  told: [
    "The department",
    "About the clinic",
    "A bit about us",
    "Who you'll work with",
    "Pay and benefits",
    "What we pay",
    "What you'll receive",
    "How we look after you",
    "What do you get in return?",
    "Hours and pay"
  ]
}

export const longPairs: ReadonlyArray<PairCase> = [
  [
    "one tool in place of another",
    "Skills needed: InDesign, Scribus, CloudFormation, Terraform",
    "Laid out catalogues in Scribus instead of InDesign. Terraform in place of CloudFormation for six teams.",
    ["Scribus", "Terraform"],
    ["InDesign", "CloudFormation"]
  ],
  [
    "one tool and not the other, whoever was taught with it",
    "Skills needed: Moodle, Blackboard, Canvas LMS, Excel, Tableau",
    "Taught maths with Moodle, not Blackboard or Canvas. Trained 40 analysts in Tableau (not Excel).",
    ["Moodle", "Tableau"],
    ["Blackboard", "Canvas LMS", "Excel"]
  ],
  [
    "those who were taught did not know it, the teacher does",
    "Skills needed: Moodle, Blackboard, Excel",
    "Taught staff with no Moodle experience and users not familiar with Blackboard. Coached clerks, not only in Excel.",
    ["Moodle", "Blackboard", "Excel"],
    []
  ],
  [
    "a tool in place of paper is used",
    "Skills needed: QuickBooks, Excel",
    "Instead of paper ledgers, kept the books in QuickBooks. Instead of waiting for IT, built an Excel report.",
    ["QuickBooks", "Excel"],
    []
  ],
  [
    "triage of people at the door, branding of places",
    "Required: triage, branding",
    "- Triage of 60 walk-ins a shift\n- Branding for 12 cafes",
    ["Triage", "Branding"],
    []
  ],
  [
    "medical is no Medi-Cal",
    "Requirements: Medicaid, Excel",
    "Clerk, 2020 to 2023. Ordered medical supplies. Kept lists in Excel.",
    ["Excel"],
    ["Medicaid"]
  ],
  [
    "how well a language is spoken",
    "Requirements: Spanish, BASIC",
    "Languages: English (native), Spanish (basic)",
    ["Spanish"],
    ["BASIC"]
  ],
  [
    "things that are no craft",
    "Requirements: photography, bread making, journalism, cooperation, ASP.NET Web Forms, inventory",
    "Studied aerial photographs for a housing cooperative. Ordered fresh bread. Asked rates of a newspaper. Made a web form. Inventory.",
    ["inventory"],
    ["photography", "bread making", "journalism", "cooperation", "ASP.NET Web Forms"]
  ],
  [
    "the crafts themselves",
    "Requirements: photography, bread making, journalism, ASP.NET Web Forms",
    "Shot portraits and edited photographs. Baked breads and pastries. Reporter at a newspaper, wrote news articles. Web Forms and MVC in C#.",
    ["photography", "bread making", "journalism", "ASP.NET Web Forms"],
    []
  ],
  [
    "what a therapist does",
    "Requirements: therapeutic modalities, balance training, vestibular rehabilitation, EHR, electrical work",
    "Physical Therapist, 2019 to 2024. Electrical stimulation, balance assessments and vestibular therapy, charted in an EMR.",
    ["therapeutic modalities", "balance training", "vestibular rehabilitation", "EHR"],
    ["electrical work"]
  ],
  [
    "a title speaks for its craft",
    "Requirements: software development, teaching, accounting, grant writing, welding",
    "EXPERIENCE\nSoftware Engineer, Acme Inc\n2018 - Present\n- Did what there was\nMathematics Teacher, Hill School, 2015 - 2018\nStaff Accountant, Foo Ltd, 2012 - 2015\n- Sat beside the grant writer",
    ["software development", "teaching", "accounting"],
    ["grant writing", "welding"]
  ],
  [
    "a degree by its rank and by its subject",
    "Requirements:\n- A bachelor's degree\n- Legal research",
    "EDUCATION\nBachelor of Arts in English, Chesapeake University, 2015",
    ["bachelor's degree"],
    ["Legal research"]
  ],
  [
    "a degree of a lower rank",
    "Requirements:\n- A master's degree\n- Legal research",
    "EDUCATION\nBachelor of Arts in English, Chesapeake University, 2015\n\nEXPERIENCE\nClerk, Foo, 2016 - 2019\n- Legal research",
    ["Legal research"],
    ["master's degree"]
  ]
]

import type { JobCase } from "./trickyCases.js"

/** What postings of ten fields ask for, written by somebody who had not seen the code. */
export const unseenJobs: ReadonlyArray<JobCase> = [
  [
    "technology, ambiguous: go in list position is the language; 'express your reasoning' is not Express.js",
    "Payments team, backend.\n- Build REST services in Go\n- Express your reasoning clearly in design reviews\n- Pick up the rest of the platform over time",
    ["Go", "REST"],
    ["Express.js"]
  ],
  [
    "technology, negation: perl is what they left and PHP is denied; only Elixir and PostgreSQL are wanted",
    "Unlike our old stack, which was written in Perl, everything new is Elixir.\nNo PHP, we promise.\nYou should be at home with Elixir and PostgreSQL.",
    ["Elixir", "PostgreSQL"],
    ["Perl", "PHP"]
  ],
  [
    "technology, either-or: all alternatives of both groups are named requirements",
    "Hands-on with at least one major cloud (AWS, Azure, or GCP) and with Terraform and/or Pulumi.",
    ["AWS", "Azure", "GCP", "Terraform", "Pulumi"]
  ],
  [
    "technology, tiers: tier given by words in the sentence, without any heading",
    "Kafka is a must.\nStrong Python is essential.\nIt would be great if you had seen Flink before, and Scala wouldn't hurt either.",
    ["Kafka (required)", "Python (required)", "Apache Flink (preferred)", "Scala (preferred)"]
  ],
  [
    "technology, boilerplate: what customers use and what the benefits offer are not asked of the applicant",
    "About us: our customers use Salesforce, SAP and Workday, and we connect them all.\nYour role: answer tickets, reproduce bugs in Linux and write Bash scripts.\nBenefits: a Python course of your choice, dental, gym.",
    ["Linux", "Bash"],
    ["Salesforce", "SAP", "Workday", "Python"]
  ],
  [
    "technology, list: one line with slashes, plus, ampersand and 'a bit of' names eight skills",
    "Stack: Node/Express/MongoDB + React, HTML & CSS, a bit of Sass and some Jest.",
    ["Node.js", "Express.js", "MongoDB", "React", "HTML", "CSS", "Sass", "Jest"]
  ],
  [
    "technology, names: ruby is the manager's name and Oracle Park a place",
    "Ruby Chen leads our quality team in Oracle Park, San Francisco.\nYou will write Cypress tests and file clear bug reports.",
    ["Cypress"],
    ["Ruby", "Oracle"]
  ],
  [
    "technology, format: lower case, hard-wrapped and without punctuation is still a plain list of tools",
    "we need someone who has run\nprometheus and grafana at scale knows\nlinux well and can script in\npython on call one week in six",
    ["Prometheus", "Grafana", "Linux", "Python"]
  ],
  [
    "technology, word-class: a skill in a compound adjective is still the skill",
    "We want a SQL-savvy, Tableau-fluent analyst who has containerised at least one app with Docker.",
    ["SQL", "Tableau", "Docker"]
  ],
  [
    "health, ambiguous: pT and OT here mean part-time and overtime",
    "RN, PT position (20 hours), OT available at time and a half.\nMedication administration and wound care.",
    ["Registered Nurse", "Wound care", "Medication administration"],
    ["Physical therapy", "Occupational therapy"]
  ],
  [
    "technology, negation: 'not only' and 'cannot ... without' ask for the skill; 'isn't needed' does not",
    "You write not only Java but also Kotlin.\nYou cannot do this job without solid Gradle knowledge.\nPrior Android experience isn't needed.",
    ["Java", "Kotlin", "Gradle"],
    ["Android"]
  ],
  [
    "education, either-or: two alternatives and two plain requirements are all named",
    "Administer either Canvas or Moodle; SCORM and xAPI both needed.",
    ["Canvas", "Moodle", "SCORM", "xAPI"]
  ],
  [
    "technology, tiers: unusual headings still give the tiers",
    "WHAT WE NEED TO SEE\n- Swift and UIKit\n- Core Data\nBROWNIE POINTS\n- Objective-C\n- Fastlane",
    ["Swift (required)", "UIKit", "Core Data (required)", "Objective-C (preferred)", "Fastlane (preferred)"]
  ],
  [
    "health, boilerplate: departments of the employer are not requirements of the post",
    "Oakvale Health runs cardiology, oncology and paediatrics on three campuses.\nThe post: occupational therapy with adults after stroke, home assessments, splinting.",
    ["Occupational therapy", "Splinting"],
    ["Cardiology", "Oncology", "Pediatrics"]
  ],
  [
    "health, list: mixed separators in one line; EKG is plural",
    "Vitals, venipuncture/phlebotomy, EKGs & injections; plus a little front-desk scheduling.",
    ["Vital signs", "Phlebotomy", "EKG", "Injections", "Scheduling"]
  ],
  [
    "health, format: all capitals must not hide the skills or certificates",
    "SURGICAL TECHNOLOGIST - NIGHTS\nSTERILE TECHNIQUE, INSTRUMENT COUNTS,\nORTHOPEDIC AND GENERAL SURGERY CASES\nCST REQUIRED   BLS REQUIRED",
    ["Sterile technique", "CST (required)", "BLS (required)"]
  ],
  [
    "finance, ambiguous: excel the program is asked beside the verb; CPA is the accountant's licence here",
    "Month-end close, reconciliations, advanced Excel.\nYou excel under pressure and are outgoing.\nCPA preferred.",
    ["Excel", "Month-end close", "CPA (preferred)"],
    ["Cost per acquisition"]
  ],
  [
    "health, negation: phlebotomy is excluded from the role",
    "Front desk of a dermatology practice.\nPhlebotomy is not part of this role and no clinical licence is needed.\nYou must be good at appointment scheduling and insurance verification.",
    ["Appointment scheduling", "Insurance verification"],
    ["Phlebotomy"]
  ],
  [
    "sales/marketing, either-or: alternatives are named, 'a similar tool' adds none; Canva stands alone",
    "Experience with Hootsuite, Sprout Social, Buffer or a similar tool; must be able to use Canva.",
    ["Hootsuite", "Sprout Social", "Buffer", "Canva (required)"]
  ],
  [
    "health, tiers: one sentence holds both tiers",
    "Current RN licence and BLS required upon hire; ACLS within six months preferred; CCRN a plus.",
    ["BLS (required)", "ACLS (preferred)", "CCRN (preferred)"]
  ],
  [
    "health, boilerplate: items under 'we offer' are benefits",
    "Scaling, polishing, periodontal charting.\nWe offer: vision and dental insurance, life insurance, CPR renewal paid, tuition for nursing degrees.",
    ["Periodontal charting"],
    ["Insurance", "CPR", "Nursing"]
  ],
  [
    "finance, list: a list with brackets and 'a bit of' still names each skill",
    "Hands on: consolidation, intercompany (eliminations, netting), fixed assets, and a bit of treasury.",
    ["Consolidation", "Fixed assets", "Treasury"]
  ],
  [
    "finance, names: sage Hill is the employer and ExCeL London an exhibition hall",
    "Sage Hill Partners, opposite ExCeL London.\nYou build valuation models and write research notes.",
    ["Valuation"],
    ["Sage", "Excel"]
  ],
  [
    "law, format: unpunctuated hard-wrapped text; the skills are plain",
    "residential conveyancing freehold and\nleasehold, land registry applications\nclient care, own caseload\nno heading no frills start monday",
    ["Conveyancing", "Client care"]
  ],
  [
    "education, ambiguous: l&D is learning and development for a course builder, not a maternity ward",
    "Experience in corporate L&D and in building courses with Articulate Storyline.\nYou are articulate when you speak to experts.",
    ["Learning and development", "Articulate Storyline"],
    ["Labor and delivery"]
  ],
  [
    "education, negation: certificate, grading and lesson planning are denied",
    "You do not have to hold a teaching certificate.\nYou won't be grading or planning lessons.\nWhat counts is behaviour management and a first aid certificate.",
    ["Behavior management", "First aid"],
    ["Teaching certificate", "Grading", "Lesson planning"]
  ],
  [
    "hospitality, either-or: one either/or pair and two required languages",
    "Either banquet or conference experience, and a good command of English and Spanish.",
    ["Banquets", "English (required)", "Spanish (required)"]
  ],
  [
    "finance, tiers: inline headings give two tiers",
    "Minimum qualifications: budgeting, forecasting, financial modeling.\nPreferred qualifications: Anaplan, Hyperion.",
    [
      "Budgeting (required)",
      "Forecasting",
      "Financial modeling (required)",
      "Anaplan (preferred)",
      "Hyperion (preferred)"
    ]
  ],
  [
    "finance, boilerplate: the bank's products are not what the officer must know",
    "Marlow Bank offers wealth management, insurance and foreign exchange to 2 million clients.\nYou underwrite small business loans and assess credit risk.",
    ["Underwriting", "Credit risk"],
    ["Wealth management", "Foreign exchange"]
  ],
  [
    "education, list: one line with four kinds of separators",
    "Piano, guitar & voice / choir directing, music theory, plus a dash of GarageBand",
    ["Piano", "Guitar", "Music theory", "GarageBand"]
  ],
  [
    "education, names: art is a person and Reading a town",
    "Art Rivers, principal of Reading Elementary in Reading, Pennsylvania, is hiring.\nCircle time, phonics and parent communication.",
    ["Phonics", "Parent communication"],
    ["Art", "Reading"]
  ],
  [
    "operations/logistics, format: capitals, no punctuation, a skill broken over two lines",
    "FORKLIFT DRIVER  NIGHTS\nCOUNTERBALANCE LICENCE ESSENTIAL\nORDER PICKING  LOADING  STOCK\nROTATION\nOWN CAR USEFUL",
    ["Counterbalance licence (required)", "Order picking", "Loading", "Stock rotation"]
  ],
  [
    "law, ambiguous: the verbs discover and appeal are no skills here; motion practice and depositions are",
    "Motion practice and depositions from the first month.\nYou discover problems early, appeal to a jury's good sense and keep files in motion.",
    ["Motion practice", "Depositions"],
    ["Appellate practice", "eDiscovery"]
  ],
  [
    "sales/marketing, negation: cold calling is denied; objection handling and closing are asked",
    "No cold calling: all leads are inbound.\nTravel isn't involved, and HubSpot can be learnt here.\nStrong at objection handling and closing.",
    ["Objection handling", "Closing"],
    ["Cold calling"]
  ],
  [
    "education, tiers: uK terms essential and desirable are the two tiers",
    "Essential criteria: QTS; phonics; classroom management.\nDesirable criteria: SEN experience; swimming instruction.",
    ["QTS (required)", "Phonics (required)", "Classroom management (required)"]
  ]
]

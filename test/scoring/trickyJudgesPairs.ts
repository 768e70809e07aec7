import type { PairCase } from "./trickyCases.js"

/** Postings and resumes of the same judges. */
export const judgesPairs: ReadonlyArray<PairCase> = [
  [
    "law, implication: patent litigation implies litigation, not prosecution",
    "Requirements: litigation, patent prosecution",
    "Associate, 2017 to 2022. Patent litigation before district courts and the Federal Circuit.",
    ["Litigation"],
    ["Patent prosecution"]
  ],
  [
    "design, resume: pencil sketches are not the app",
    "Tools you must know: After Effects, Sketch, Webflow",
    "Title sequences in After Effects. Marketing site in Webflow. Storyboards as quick pencil sketches.",
    ["After Effects", "Webflow"],
    ["Sketch"]
  ],
  [
    "law, resume-negation: never handled",
    "Required: family law, immigration law",
    "Family law since 2016 (custody, divorce). I have never handled immigration law.",
    ["Family law"],
    ["Immigration law"]
  ],
  [
    "sales/marketing, resume-names: own surname and profile address",
    "Requirements: Looker, event marketing, LinkedIn Ads",
    "Ana Looker | linkedin.com/in/analooker\nEvent marketing for trade fairs, 2018-2023",
    ["Event marketing"],
    ["Looker", "LinkedIn Ads"]
  ],
  [
    "science, spelling: plural against -ing form",
    "You need: Western blotting, immunohistochemistry, ELISA",
    "Postdoc 2019-2022: ran western blots weekly, set up immuno-histochemistry for the group",
    ["Western blotting", "immunohistochemistry"],
    ["ELISA"]
  ],
  [
    "science, resume-negation: not trained on",
    "Hands-on NMR and HPLC",
    "- HPLC operator\n- not yet trained on NMR",
    ["HPLC"],
    ["NMR"]
  ],
  [
    "logistics, resume-names: an arena named after a software house",
    "Requirements: SAP, forklift operation",
    "Event crew, SAP Center, San Jose, 2019-2022: forklift operation, load-in",
    ["forklift operation"],
    ["SAP"]
  ],
  [
    "technology, abbreviation: RoR, TS, Postgres",
    "Ruby on Rails, TypeScript, PostgreSQL, Kubernetes",
    "RoR and TS shop on Postgres",
    ["Ruby on Rails", "TypeScript", "PostgreSQL"],
    ["Kubernetes"]
  ],
  [
    "trades, spelling: aluminium, plumbing",
    "Aluminium welding, brazing",
    "Aluminum welding, 3 years.",
    ["Aluminium welding"],
    ["Brazing"]
  ],
  [
    "health, resume: BLS the statistics bureau",
    "BLS, phlebotomy",
    "Student job: wage tables from the Bureau of Labor Statistics (BLS). Now phlebotomy at a blood bank.",
    ["Phlebotomy"],
    ["BLS"]
  ],
  [
    "technology, resume-names: person called Ruby, street called Java",
    "Ruby, Java, SQL",
    "Ruby Lopez, 14 Java Street\nSQL reports",
    ["SQL"],
    ["Ruby", "Java"]
  ],
  [
    "sales, spelling: e-mail and Hub Spot",
    "Requirements: email marketing; HubSpot; Google Analytics",
    "Skills: E-Mail Marketing, Hub Spot",
    ["Email marketing", "HubSpot"],
    ["Google Analytics"]
  ],
  [
    "education, spelling: behaviour/behavior, class room",
    "Required: classroom management, behavior management, phonics",
    "Teacher, Year 3\nClass-room management and behaviour management in groups of 30",
    ["Classroom management", "Behavior management"],
    ["Phonics"]
  ],
  [
    "law, certification: bar admission vs bar work",
    "Admission to the New York Bar required. Westlaw required.",
    "2015-2019 Bartender, Sunset Bar, New York\n2021-2024 Paralegal: research in Westlaw",
    ["Westlaw"],
    ["Bar admission"]
  ],
  [
    "finance, resume: vats in a dairy are not VAT",
    "Required: VAT, auditing",
    "Cleaned vats in a dairy, 2014-2016\nAuditing of supplier accounts, 2017-2022",
    ["Auditing"],
    ["VAT"]
  ],
  [
    "law, resume-negation: never done",
    "Litigation and mediation are required.",
    "Litigation associate, six years. Never did mediation.",
    ["Litigation"],
    ["Mediation"]
  ],
  [
    "hospitality, resume-negation: except",
    "Required: grilling, baking",
    "Cook. Grilling, frying and stews - everything except baking.",
    ["Grilling"],
    ["Baking"]
  ],
  [
    "hospitality, resume-negation: lacking",
    "Required: wine service, event planning",
    "Event planning for weddings. I lack wine service experience.",
    ["event planning"],
    ["wine service"]
  ],
  [
    "law, implication: patent litigation is litigation",
    "Required: litigation, legal research",
    "Patent litigation before the district court, 2016-2021",
    ["Litigation"],
    []
  ],
  [
    "finance, resume-negation: exam not passed",
    "Required: CFA, financial modeling",
    "Financial modeling for solar parks. Sat the CFA Level I exam in 2021, did not pass.",
    ["Financial modeling"],
    ["CFA"]
  ],
  [
    "trades, resume-negation: planned course",
    "Required: welding, scaffolding",
    "Scaffolding in refineries, 2013-2020. Planning to take a welding course next year.",
    ["Scaffolding"],
    ["Welding"]
  ],
  [
    "law, implication: Westlaw searches are legal research",
    "Requirements: legal research, legal writing",
    "Paralegal, Ohio\nDaily case law searches in Westlaw; legal writing",
    ["legal research", "legal writing"],
    []
  ],
  [
    "marketing, resume: Segment the tool",
    "Tools: Segment, Mixpanel",
    "Growth marketer\nSent web events through Segment into Mixpanel.",
    ["Segment", "Mixpanel"],
    []
  ],
  [
    "logistics, resume-negation: never part of the job",
    "You know Incoterms and customs clearance.",
    "Export clerk, Gdansk\nIncoterms every day; customs clearance was never part of my job",
    ["Incoterms"],
    ["customs clearance"]
  ]
]

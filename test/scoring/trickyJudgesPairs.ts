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
    "science, resume: wet lab list, one absent",
    "Western blot, qPCR, confocal microscopy",
    "techniques: western blotting; real-time PCR (qPCR); light microscopy",
    ["Western blot", "qPCR"],
    ["Confocal microscopy"]
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
    "technology, implication: Spring Boot implies Spring; Django does not imply Django REST framework",
    "Requirements: Spring, Django REST Framework",
    "Built billing APIs with Spring Boot; a small admin site in Django.",
    ["Spring"],
    ["Django REST Framework"]
  ],
  [
    "science, implication: PCR does not imply qPCR; LC-MS implies mass spectrometry",
    "Required: qPCR, mass spectrometry",
    "Methods: PCR, LC-MS",
    ["mass spectrometry"],
    ["qPCR"]
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
  ],
  [
    "trades, spelling: aluminium/aluminum and hyphen",
    "Aluminium welding, pipe-fitting, roofing",
    "Welder 2015-2021: aluminum welding\nPipefitter 2012-2015: pipe fitting",
    ["aluminium welding", "pipe-fitting"],
    ["roofing"]
  ],
  [
    "trades, spelling: aluminium / aluminum",
    "Must have: aluminium welding; blueprint reading",
    "Aluminum welding and blue-print reading on trailers, 2019 - 2023",
    ["aluminium welding", "blueprint reading"],
    []
  ],
  [
    "law, resume: other meaning: patent leather",
    "Requirements: patent drafting, legal research",
    "Legal research for two attorneys, 2020 - 2024\nFamily shop: repaired patent leather shoes",
    ["legal research"],
    ["patent drafting"]
  ],
  [
    "logistics, resume: same letters, other word",
    "Requirements: SAP, dispatching",
    "Dispatching of 30 trucks. Collected maple sap on the family farm.",
    ["dispatching"],
    ["SAP"]
  ],
  [
    "finance, resume: listed with a version and inside brackets",
    "Must have: Excel, QuickBooks, payroll",
    "Bookkeeper | 2016-2022\nKept the books (QuickBooks Online 2021, Excel 365) for nine shops",
    ["Excel", "QuickBooks"],
    ["payroll"]
  ],
  [
    "trades, spelling: mould / mold, aluminium / aluminum",
    "Requirements:\n- aluminium welding\n- mould removal\n- scaffolding",
    "aluminum welding (TIG) and mold removal, 2017 to 2024",
    ["aluminium welding", "mould removal"],
    ["scaffolding"]
  ],
  [
    "design, resume-names: person Maya, cat Blender",
    "Required: Maya, Blender, ZBrush",
    "Maya Lindqvist, maya@blender-cats.example\nSculpted 60 creatures in ZBrush, 2021 - 2024",
    ["ZBrush"],
    ["Maya", "Blender"]
  ],
  [
    "logistics, certification: CDL with class, endorsement missing",
    "Must hold: CDL Class A, hazmat endorsement",
    "Commercial driver's license, Class A. No endorsements.\n900,000 safe miles.",
    ["CDL Class A"],
    ["hazmat endorsement"]
  ],
  [
    "logistics, resume-negation: never operated, has no experience",
    "Required: forklift operation, reach truck, inventory management",
    "Warehouse hand 2017 - 2024: inventory management for two sites.\nNever operated a reach truck. I have no forklift operation experience.",
    ["inventory management"],
    ["forklift operation", "reach truck"]
  ],
  [
    "technology, spelling: odd spellings of names",
    "Requirements: NodeJS, Postgre SQL, Type Script, GraphQL",
    "Node.js and TypeScript services over PostgreSQL",
    ["NodeJS", "PostgreSQL", "TypeScript"],
    ["GraphQL"]
  ],
  [
    "trades, spelling: aluminium / aluminum, hyphen",
    "Essential: aluminium welding, blueprint reading, pipefitting",
    "SKILLS\nAluminum welding\nBlueprint-reading",
    ["aluminium welding", "blueprint reading"],
    ["pipefitting"]
  ],
  [
    "hospitality, abbreviation: F&B and POS",
    "Essential: food and beverage service, point of sale systems, event planning",
    "F&B service, POS systems",
    ["food and beverage service", "point of sale systems"],
    ["event planning"]
  ],
  [
    "law, resume-negation: never practised",
    "Requirements: family law, criminal law",
    "Solicitor in family law. I have never practised criminal law.",
    ["family law"],
    ["criminal law"]
  ],
  ["finance, resume-negation: not yet used", "Required: SAP, Excel", "Excel: advanced\nSAP: none", ["Excel"], ["SAP"]],
  [
    "education, resume-negation: plan for the future",
    "Requirements: Moodle, lesson planning",
    "Lesson planning for grades 3 to 5. Planning to take a Moodle course next year.",
    ["lesson planning"],
    ["Moodle"]
  ],
  [
    "technology, resume-negation: no hands-on Kubernetes yet",
    "Required: Docker, Kubernetes",
    "Daily Docker user. No hands-on Kubernetes yet, eager to learn.",
    ["Docker"],
    ["Kubernetes"]
  ],
  [
    "finance, resume-negation: hoping to earn it",
    "Required: CFA, financial modeling",
    "Objective: hoping to earn my CFA in the next few years.\nFinancial modeling for three M&A deals.",
    ["financial modeling"],
    ["CFA"]
  ],
  [
    "law, resume-negation: a place where it can be learned",
    "Requirements: immigration law, contract drafting",
    "Seeking a firm where I can learn immigration law. 3 yrs contract drafting for a builder.",
    ["contract drafting"],
    ["immigration law"]
  ],
  [
    "trades, resume-negation: goal against present work",
    "Required: MIG welding, TIG welding",
    "Now: MIG welding, second shift. Goal: get trained on TIG welding.",
    ["MIG welding"],
    ["TIG welding"]
  ],
  [
    "design, resume-negation: not a user of it",
    "Need: Figma, Sketch, prototyping",
    "Not a Figma user. 6 years in Sketch; prototyping for retail apps.",
    ["Sketch", "prototyping"],
    ["Figma"]
  ],
  [
    "hospitality, resume-negation: a heading of wishes",
    "Required: HACCP, menu planning, food costing",
    "SKILLS\nHACCP, menu planning\nWANT TO LEARN\nfood costing",
    ["HACCP", "menu planning"],
    ["food costing"]
  ],
  [
    "finance, implication: two skills joined by a word are two",
    "Required: Tableau, budgeting, forecasting",
    "tableau.jones@mail.example | 555-0199\nController 2018-2024: budgeting and forecasting for three sites.",
    ["budgeting", "forecasting"],
    ["Tableau"]
  ],
  [
    "sales/marketing, resume-negation: never before the deed itself",
    "Account executive: cold calling, lead generation, contract negotiation.",
    "Sales rep 2017-2024: cold calling, lead generation. I have never negotiated contracts.",
    ["cold calling", "lead generation"],
    ["contract negotiation"]
  ],
  [
    "science, resume-names: a building's letter",
    "Biostatistician. Required: R, SAS, survival analysis.",
    "Trial analyst, City Hospital, Block R, 2018-2024: survival analysis in SAS for oncology studies.",
    ["SAS", "survival analysis"],
    ["R"]
  ]
]

import type { PairCase } from "./trickyCases.js"

/** What of a resume speaks for what a posting asks, written by two who had not seen the code. */
export const blindPairs: ReadonlyArray<PairCase> = [
  [
    "technology, names: julia is the person, Python Hill the employer",
    "Requirements: Python, Julia, Tableau",
    "Julia Swift\nSpring, TX\nEXPERIENCE\nAnalyst, Python Hill Capital, 2020 - 2023\n- Produced weekly Tableau dashboards for the sales team",
    ["Tableau"],
    ["Julia", "Python"]
  ],
  [
    "law, abbreviation: long forms answer the short ones",
    "NDAs, MSAs, SOWs. You should know the FAR inside out.",
    "EXPERIENCE\nContracts Specialist, Brackwell Aero, 2016 - 2022\n- Negotiated non-disclosure agreements, master service agreements and statements of work\n- Advised on the Federal Acquisition Regulation",
    ["NDA", "MSA", "SOW", "FAR"],
    []
  ],
  [
    "sales/marketing, word class: verb forms are the same skills",
    "Requirements: Cold calling, Coaching, Upselling",
    "EXPERIENCE\nTeam Lead, Farrow Energy, Apr 2018 - Sep 2022\n- Cold-called 60 prospects a day before being promoted\n- Coached nine reps\n- Upsold service plans to 35% of customers",
    ["Cold calling", "Coaching", "Upselling"],
    []
  ],
  [
    "design, names: sketch and Adobe are part of employer and place",
    "Requirements: Adobe XD, Sketch, Branding",
    "SUMMARY\nBrand designer with a love for clean type\nEXPERIENCE\nDesigner, Sketch & Barrel Brewing, 40 Old Adobe Road, Petaluma CA, 2018 - 2022\n- Branding for eleven ales, from naming to label",
    ["Branding"],
    ["Adobe XD", "Sketch"]
  ],
  [
    "hospitality, disclaimed: pastry and HACCP are disclaimed",
    "Requirements: Grilling, Pastry, HACCP",
    "SUMMARY\nGrill cook. Not a pastry person and I have no HACCP training.\nEXPERIENCE\nGrill Cook, Ember Room, 2018 - 2023\n- Grilling steaks to order for 120 covers a night",
    ["Grilling"],
    ["Pastry", "HACCP"]
  ],
  [
    "hospitality, disclaimed: revenue management is a wish",
    "Requirements: Revenue management, Opera PMS",
    "SUMMARY\nReservations agent who would like training in revenue management\nEXPERIENCE\nReservations Agent, Hotel Valmont, Mar 2019 - Feb 2024\n- 80 bookings a day in Opera PMS",
    ["Opera PMS"],
    ["Revenue management"]
  ],
  [
    "hospitality, certification: food Handler is not Manager; the first aid certificate lapsed",
    "ServSafe Manager and first aid.",
    "CERTIFICATIONS\nServSafe Food Handler, 2023\nFirst Aid (lapsed 2020)\nEXPERIENCE\nLine Cook, Rudder Cafe, 2019 - 2023\n- Grill and fry",
    [],
    ["ServSafe Manager"]
  ],
  [
    "finance, form: hyphens and joined words are spelling only",
    "Cheque handling, cash-flow forecasting, book-keeping",
    "Bookkeeping for nine shops; cash flow forecasts each week.",
    ["Bookkeeping", "Cash flow forecasting"],
    []
  ],
  [
    "education, longform: three abbreviations stand for three long names",
    "You write IEPs with the team and teach SPED and ELA groups.",
    "Drafted Individualized Education Programs; special education and English Language Arts, grades 6-8.",
    ["IEP", "Special education", "English Language Arts"],
    []
  ],
  [
    "education, unicode: hidden characters and wide capitals are folded",
    "Class­room manage​ment and ＳＴＥＭ clubs",
    "Classroom management; STEM club leader",
    ["Classroom management", "STEM"],
    []
  ],
  [
    "law, form: hyphen and capital variants",
    "E-Discovery, cite-checking, licence agreements",
    "eDiscovery vendor side; cite checking for two journals; drafted license agreements.",
    ["eDiscovery", "Cite checking"],
    []
  ],
  [
    "law, longform: the resume's short names equal the long ones",
    "Alternative Dispute Resolution (ADR); Non-Disclosure Agreements",
    "Negotiated NDAs and sat in on ADR hearings.",
    ["ADR", "Non-disclosure agreements"],
    []
  ],
  [
    "operations, either-or: the systems count once, cycle counting is the rest",
    "SAP EWM, Manhattan or Blue Yonder, along with cycle counting.",
    "SAP EWM, Manhattan, Blue Yonder",
    [],
    ["Cycle counting"]
  ],
  [
    "sales, lowercase: even in lower case sqls are leads, cpa is a cost and lever a noun",
    "your goal: more sqls per month and a lower cpa. google ads is the lever you pull.",
    "Wrote SQL reports. CPA, State of Texas.",
    [],
    ["Google Ads"]
  ],
  [
    "design, longform: three long forms and their abbreviations",
    "User Experience (UX) and User Interface (UI) work, with Computer-Aided Design for exhibits.",
    "UX/UI designer; CAD models for two museums.",
    ["UX", "UI", "CAD"],
    []
  ],
  [
    "design, lowercase: lower-case tool names; Rhino in a tool place",
    "someone who does storyboards, 3d modelling in rhino and a clean keyshot render",
    "Rhino and KeyShot; 3D modeling of lamps",
    ["Rhino", "KeyShot", "3D modeling"],
    []
  ],
  [
    "trades, ambiguous-not: corrosion, season and colour are no languages",
    "Rust never sleeps on a bridge, and neither do shifts in spring or ruby sunsets. You do sandblasting and protective coating.",
    "Rust, Spring, Ruby",
    [],
    ["Sandblasting"]
  ],
  [
    "trades, form: hyphenated, spaced and joined forms",
    "Dry-wall, tile-setting, aluminium cladding, pipe-fitting",
    "Drywall crews; tile setting in 200 bathrooms; pipefitting at a brewery.",
    ["Drywall", "Tile setting", "Pipefitting"],
    []
  ],
  [
    "hospitality, form: hyphen, plural, and British spelling",
    "Check-in, house-keeping, Maître d' duties, catering organisation",
    "Housekeeping lead; check-ins; catering organization for weddings.",
    ["Housekeeping", "Check-in", "Catering"],
    []
  ]
]

import type { JobCase } from "./trickyCases.js"

/** Postings of thirteen outside judges, each of whom had read the rules and not the code: what was read wrong at first. */
export const judgesJobs: ReadonlyArray<JobCase> = [
  [
    "technology, names: tools that are given names too, in lists without commas",
    "Requirements:\n- Ruby Java Python\n- Julia MATLAB\n- Maya Blender",
    ["Ruby", "Java", "Python", "Julia", "MATLAB", "Maya", "Blender"]
  ],
  [
    "trades, ambiguity: rust, react, express, go in a plumber's ad",
    "Plumbing technician\nTreat rust on old pipes, react fast to call-outs, go to sites in our express van.\nSkills needed: plumbing, leak detection",
    ["Plumbing", "Leak detection"],
    ["Rust", "React", "Express", "Go"]
  ],
  [
    "science, ambiguity: cell phone and open culture are not cell culture",
    "FIELD BIOLOGIST\nYou carry a cell phone for check-ins and enjoy our open culture.\nRequirements: GIS, species identification",
    ["GIS", "Species identification"],
    ["Cell culture", "Cell biology"]
  ],
  [
    "technology, spelling: joined and split product names",
    "stack: nextjs, vuejs, postgre sql, mongo db\nexperience with all four is required",
    ["Next.js", "Vue.js", "PostgreSQL", "MongoDB"]
  ],
  [
    "sales/marketing, spelling: split brand names, old brand name, British s",
    "We need: Hub Spot, Mail Chimp, Google AdWords, search-engine optimisation",
    ["HubSpot", "Mailchimp", "Google Ads", "SEO"]
  ],
  [
    "science, spelling: hyphen, -ing form, real-time = quantitative PCR",
    "Skills required: Western blotting, immuno-histochemistry, real time PCR",
    ["Western blot", "Immunohistochemistry", "qPCR"]
  ],
  [
    "science, abbreviation: laboratory short forms",
    "QC chemist: hands-on HPLC and GC-MS, work to GLP, write SOPs.",
    [
      "High-performance liquid chromatography",
      "Gas chromatography-mass spectrometry",
      "Good Laboratory Practice",
      "Standard operating procedures"
    ]
  ],
  [
    "finance, names: firm, building and contact",
    "Sage Wealth Partners, Excel House, Leeds, seeks a credit analyst. Contact: Tally Moore.\nYou bring credit analysis and financial modelling.",
    ["Credit analysis", "Financial modeling"],
    ["Sage", "Excel", "Tally"]
  ],
  [
    "education, boilerplate: staff perks name subjects",
    "Primary teacher - lesson planning and guided reading required.\nPerks for staff: free swimming, pottery evenings, chess club.",
    ["Lesson planning", "Guided reading"],
    ["Swimming", "Pottery", "Chess"]
  ],
  [
    "design, boilerplate: hiring process names tools",
    "Requirements: typography, branding\nOur process: first a call on Zoom, then you upload your portfolio to Dropbox.",
    ["Typography", "Branding"],
    ["Zoom", "Dropbox"]
  ],
  [
    "hospitality, years-level: hotel's age and opening hours",
    "Open 24/7 since 1989. 30 years of fine dining! We ask for a minimum of three years in event planning.",
    ["Event planning"]
  ],
  [
    "technology, headings: lower-case labels; a place at the end",
    "must have: elixir, graphql\nbonus: terraform\nwhere: phoenix, az",
    ["Elixir (required)", "GraphQL (required)", "Terraform (preferred)"],
    ["Phoenix"]
  ],
  [
    "law, headings: bold markdown headings; founders' past",
    "**What we're looking for**\n* contract drafting\n* legal research\n**It would be great if you also have**\n* Spanish\n**About us**\nFounded by two former tax law professors.",
    ["Contract drafting (required)", "Legal research (required)", "Spanish (preferred)"],
    ["Tax law"]
  ],
  [
    "design, headings: headings ending in a dash",
    "You have -\nwireframing\nFigma\nWe'd love it if you also have -\nWebflow\nYou'll get -\nfree photography classes",
    ["Wireframing (required)", "Figma (required)", "Webflow (preferred)"],
    ["Photography"]
  ],
  [
    "technology, prose: tools deep in a sentence",
    "We need an engineer who can chase a slow query through MySQL, put the proof on a Grafana dashboard, and fix it for good with ten lines of Bash.",
    ["MySQL", "Grafana", "Bash"]
  ],
  [
    "education, prose: method and tools in one sentence",
    "We hope for someone who plans differentiated instruction for thirty lively children, runs the guided reading group and keeps parents posted through ClassDojo.",
    ["Differentiated instruction", "Guided reading", "ClassDojo"]
  ],
  [
    "design, prose: tools inside a day's work",
    "By noon you have turned wireframes into a clickable Figma prototype; after lunch you animate the logo in After Effects.",
    ["Wireframes", "Figma", "After Effects"]
  ],
  [
    "science, certification: safety training by number",
    "Environmental scientist. 40-hour HAZWOPER certification required; PMP preferred.",
    ["HAZWOPER (certification)", "PMP (preferred)"]
  ],
  [
    "trades, soft: flexible conduit is not flexibility",
    "Electrician. You install flexible conduit. You bring punctuality and teamwork.",
    ["Punctuality (soft)", "Teamwork (soft)"],
    ["Flexibility"]
  ],
  [
    "design, soft: soft beside tools in one list",
    "figma, collaboration, storybook, time management",
    ["Figma", "Storybook", "Collaboration (soft)", "Time management (soft)"]
  ],
  [
    "science, abbreviation: SEM in a materials lab",
    "Characterise thin films by SEM, TEM and XRD.",
    ["scanning electron microscopy", "XRD"],
    ["search engine marketing"]
  ],
  ["finance, either-or: bodies with slashes", "ACCA/CIMA/CPA qualified, with Excel", ["ACCA", "CIMA", "CPA", "Excel"]],
  [
    "science, tiers: preferred comes before required",
    "Preferred: LIMS, GLP\nRequired: HPLC, titration",
    ["LIMS (preferred)", "GLP (preferred)", "HPLC (required)", "titration (required)"]
  ],
  [
    "finance, names: partners' names",
    "Swift & Stone Accountants, est. 1988. We need bookkeeping and Xero.",
    ["bookkeeping", "Xero"],
    ["Swift"]
  ],
  [
    "science, abbreviation: SEM in the lab",
    "Materials lab: sample preparation, imaging by SEM and TEM, X-ray diffraction.",
    ["Scanning electron microscopy", "X-ray diffraction"],
    ["Search engine marketing"]
  ],
  [
    "education, names: school and team names",
    "Spring Valley School, Team Phoenix: lesson planning and classroom management required.",
    ["Lesson planning", "Classroom management"],
    ["Spring", "Phoenix"]
  ],
  [
    "design, prose: full stop behind the name",
    "You know Photoshop. And Illustrator. And, of course, InDesign.",
    ["Photoshop", "Illustrator", "InDesign"]
  ],
  [
    "design, spelling: lower case and hyphens for Adobe tools",
    "what you bring:\n- adobe indesign\n- photo-shop\n- after-effects",
    ["Adobe InDesign", "Photoshop", "After Effects"]
  ],
  [
    "technology, spelling: sloppy case and blanks",
    "Stack: Type Script, Mongo DB, Graph QL, nodejs",
    ["TypeScript", "MongoDB", "GraphQL", "Node.js"]
  ],
  [
    "design, tiers: required back after a preferred list",
    "Preferred: Cinema 4D.\nRequired: Premiere Pro, color grading.",
    ["Cinema 4D (preferred)", "Premiere Pro (required)", "Color grading (required)"]
  ],
  [
    "logistics, headings: question headings",
    "What do you need?\n- Customs clearance\n- Incoterms\nWhat would be nice?\n- Mandarin\nWhat do we give?\n- Fitness, fruit",
    ["Customs clearance (required)", "Incoterms (required)", "Mandarin (preferred)"],
    ["Fitness"]
  ],
  [
    "design, headings: headings inline with dashes",
    "Must - Revit, SketchUp. Plus - Lumion. Pay - $30/h.",
    ["Revit (required)", "SketchUp (required)", "Lumion (preferred)"]
  ],
  [
    "technology, either-or: three with or",
    "Required: Jenkins, GitLab CI or CircleCI; plus Bash",
    ["Jenkins", "GitLab CI", "CircleCI", "Bash"]
  ],
  [
    "trades, tiers: bracketed preferred",
    "Requirements:\n- pipe bending\n- conduit installation (solar panel installation preferred)",
    ["conduit installation (required)", "solar panel installation (preferred)"]
  ],
  [
    "law, boilerplate: web site notice",
    "Requirements: conveyancing, drafting of leases\nThis page needs JavaScript and uses Google Analytics cookies.",
    ["conveyancing"],
    ["JavaScript", "Google Analytics"]
  ],
  [
    "design, headings: perks heading ends the list of needs",
    "YOU HAVE\n- Blender\n- storyboarding\nYOU GET\n- yoga\n- language courses in French",
    ["Blender", "storyboarding"],
    ["yoga", "French"]
  ],
  [
    "science, soft: leadership as skill, leader as adjective of the firm",
    "We are the leader in vaccines. You bring critical thinking and good communication skills.",
    ["critical thinking (soft)", "communication (soft)"],
    ["leadership"]
  ],
  [
    "science, ambiguity: tree sap is not the SAP system",
    "Field technician\n- collect sap from maple and birch trees\n- run HPLC on the samples",
    ["HPLC"],
    ["SAP"]
  ],
  [
    "sales, ambiguity: maven as an expert",
    "Are you a true social media maven? Then run our social media marketing.",
    ["Social media marketing"],
    ["Maven"]
  ],
  [
    "sales, spelling: tool names split in two words",
    "You work every day in Hub Spot, Mail Chimp and Word Press.",
    ["HubSpot", "Mailchimp", "WordPress"]
  ],
  [
    "technology, spelling: tool names split in two words",
    "Required: Type Script, Mongo DB, Git Hub Actions",
    ["TypeScript", "MongoDB", "GitHub Actions"]
  ],
  [
    "education, either-or: either/or across a line",
    "Experience teaching with Moodle\n  or Blackboard is required.",
    ["Moodle", "Blackboard"]
  ],
  [
    "health, boilerplate: interview medium",
    "Must have: patient care, medication administration.\nFirst interviews take place over Microsoft Teams.",
    ["Medication administration", "Patient care"],
    ["Microsoft Teams"]
  ],
  [
    "law, headings: headings in square brackets",
    "[Required]\nlegal research\ncontract negotiation\n[Plus]\nGDPR",
    ["Legal research (required)", "Contract negotiation (required)", "GDPR (preferred)"]
  ],
  [
    "finance, prose: tools deep in a sentence",
    "The person we picture closes the month in NetSuite before lunch and has the variance analysis in Excel ready by four.",
    ["NetSuite", "Variance analysis", "Excel"]
  ],
  [
    "law, prose: skills in a relative clause",
    "We want a paralegal who has drafted pleadings, who does legal research without being asked and who knows Westlaw by heart.",
    ["Legal research", "Westlaw"]
  ],
  [
    "hospitality, prose: skills in a relative clause",
    "You are somebody for whom menu planning, food costing and inventory management are the daily bread.",
    ["Menu planning", "Inventory management", "Food costing"],
    ["Baking"]
  ],
  [
    "science, prose: skills as objects of a story",
    "Your mornings belong to cell culture, your afternoons to DNA sequencing, and your papers are written in LaTeX.",
    ["Cell culture", "DNA sequencing", "LaTeX"]
  ],
  [
    "technology, prose: full stop straight after the name",
    "Most of what you ship is Vue. Behind it there is FastAPI, and a Postgres database that you should not be afraid of.",
    ["Vue", "FastAPI", "PostgreSQL"]
  ],
  [
    "science, abbreviation: SEM = electron microscopy",
    "Must have: SEM, TEM, sample preparation",
    ["scanning electron microscopy", "sample preparation"],
    ["search engine marketing"]
  ],
  ["technology, tiers: must / plus", "Go is a must, Elixir is a plus.", ["Go (required)", "Elixir (preferred)"]],
  [
    "technology, tiers: must / plus, swapped",
    "Elixir is a must, Go is a plus.",
    ["Elixir (required)", "Go (preferred)"]
  ],
  ["science, names: Julia the colleague", "You model reef growth with Julia Becker in MATLAB.", ["MATLAB"], ["Julia"]],
  [
    "education, names: Reading the town",
    "Experience in phonics. School in Reading, Berkshire.",
    ["phonics"],
    ["reading", "reading intervention"]
  ],
  [
    "design, names: Maya the art lead",
    "You rig characters in Blender for Maya Lindqvist, our art lead.",
    ["Blender"],
    ["Maya"]
  ],
  [
    "finance, boilerplate: 401(k) as the work",
    "Requirements: payroll, 401(k) administration\nWe offer: paid holidays",
    ["payroll", "401(k) administration"]
  ],
  [
    "law, boilerplate: GDPR as privacy notice",
    "You advise shops on contract law.\nWe handle every application in line with the GDPR.",
    ["contract law"],
    ["GDPR"]
  ],
  [
    "marketing, prose: a tableau",
    "The person we want does copywriting that turns a dull list into a living tableau.",
    ["copywriting"],
    ["Tableau"]
  ],
  [
    "finance, certification: CFA the charter",
    "Requirements: bond valuation\nA CFA charter is expected.",
    ["bond valuation", "CFA (certification)"]
  ],
  [
    "finance, certification: CFA the currency",
    "Requirements: bond valuation\nSome bonds are issued in CFA francs.",
    ["bond valuation"],
    ["CFA"]
  ],
  [
    "law, certification: bar admission",
    "Admission to the New York bar required; contract drafting.",
    ["bar admission (certification)", "contract drafting"]
  ],
  [
    "marketing, soft: salary by negotiation",
    "Account executive\nSalesforce\nSalary subject to negotiation",
    ["Salesforce"],
    ["negotiation"]
  ],
  [
    "education, soft: flexible hours",
    "Patience is a must. Flexible hours, 20 a week.",
    ["patience (soft)"],
    ["flexibility"]
  ],
  [
    "technology, prose: tools buried in a sentence about the day",
    "Most of your day goes into tuning Snowflake queries and keeping our Airflow jobs alive.",
    ["Snowflake", "Airflow"]
  ],
  [
    "health, ambiguity: roman numeral IV is not IV therapy",
    "Staff nurse for our Level IV trauma center.\nRequired: triage, wound care",
    ["triage", "wound care"],
    ["IV therapy"]
  ],
  [
    "health, certification: licence with a state in brackets",
    "Active RN license (Ohio) and ACLS certification.",
    ["RN (certification)", "ACLS (certification)"],
    ["Ohio"]
  ],
  [
    "education, boilerplate: staff perks name an instrument and a sport",
    "Required: phonics, lesson planning\nStaff benefits: free piano lessons, use of the swimming pool",
    ["phonics", "lesson planning"],
    ["piano", "swimming"]
  ],
  [
    "education, soft: two plain words",
    "We ask for patience, creativity and lesson planning.",
    ["patience (soft)", "creativity (soft)", "lesson planning"]
  ],
  [
    "trades, names: manager Mason Tyler of Carpenter Homes",
    "You report to site manager Mason Tyler at Carpenter Homes.\nRequired: plastering, blueprint reading",
    ["plastering", "blueprint reading"],
    ["masonry", "carpentry"]
  ],
  [
    "hospitality, tiers: ideally",
    "You need food safety training. Ideally you also know latte art.",
    ["food safety (required)", "latte art (preferred)"]
  ],
  [
    "hospitality, names: pub and contact named like trades",
    "The Sommelier Arms is hiring. Ask for Rosemary Baker.\nRequired: dishwashing, food safety",
    ["dishwashing", "food safety"],
    ["sommelier", "baking"]
  ],
  [
    "science, ambiguity: a python in a zoo",
    "Reptile keeper: you feed the python and the boa.\nRequired: animal husbandry, record keeping",
    ["animal husbandry", "record keeping"],
    ["Python"]
  ],
  [
    "education, ambiguity: from scratch, not the block language",
    "You will build our phonics programme from scratch.\nRequirements: phonics instruction, lesson planning",
    ["phonics", "lesson planning"],
    ["Scratch"]
  ],
  [
    "design, ambiguity: pencil sketch, not the program",
    "Bring a rough pencil sketch of your window idea.\nYou master Illustrator and typography.",
    ["Illustrator", "typography"],
    ["Sketch"]
  ],
  [
    "hospitality, abbreviation: PT is part-time, OT is overtime",
    "PT cashier, some OT at weekends. POS system and cash handling required.",
    ["POS", "cash handling"],
    ["physical therapy", "occupational therapy"]
  ],
  [
    "finance, abbreviation: BLS is a statistics bureau here",
    "Track inflation using BLS and Census Bureau data releases. Requires econometrics and Stata.",
    ["econometrics", "Stata"],
    ["Basic Life Support"]
  ],
  [
    "design, negation: double negative is a demand",
    "Candidates without Revit will not be considered. You also need space planning.",
    ["Revit (required)", "space planning"]
  ],
  [
    "design, tiers: not essential but welcome",
    "Must have: InDesign. Not essential but very welcome: Blender.",
    ["InDesign (required)", "Blender (preferred)"]
  ],
  [
    "logistics, names: employer Swift, town Spring",
    "Swift Haul Inc., Spring, TX. Need: flatbed, load securement, CDL A.",
    ["load securement"],
    ["Swift", "Spring"]
  ],
  [
    "sales, boilerplate: follow us links",
    "Need: copywriting, SEO.\nFollow us on Instagram, TikTok and LinkedIn! Apply through Greenhouse.",
    ["copywriting", "SEO"],
    ["Instagram", "TikTok", "LinkedIn", "Greenhouse"]
  ],
  [
    "technology, boilerplate: scam warning",
    "Requirements: C#, SQL Server.\nBeware of fraud: our recruiters never contact you by WhatsApp or Telegram and never ask for Bitcoin.",
    ["C#", "SQL Server"],
    ["WhatsApp", "Telegram", "Bitcoin"]
  ],
  [
    "science, boilerplate: interview by video call",
    "Needed: mass spectrometry, GLP.\nFirst interviews are held over Zoom or Microsoft Teams.",
    ["mass spectrometry", "GLP"],
    ["Zoom", "Microsoft Teams"]
  ],
  [
    "technology, headings: capital list and capital slogan",
    "REACT FAST, GROW FASTER\nSKILLS REQUIRED: PYTHON, DOCKER, REST API",
    ["Python", "Docker", "REST API"],
    ["React"]
  ],
  [
    "technology, prose: skills in a long sentence",
    "Most mornings you will be untangling Airflow jobs and slow Snowflake queries before the rest of us have had coffee.",
    ["Airflow", "Snowflake"],
    ["Coffee", "CoffeeScript"]
  ],
  [
    "science, prose: lab methods told as a day",
    "On a normal day you run ELISA plates, stain slides for immunohistochemistry, then log everything in LIMS.",
    ["ELISA", "immunohistochemistry", "LIMS"]
  ],
  [
    "finance, negation: SAP is being retired and not needed",
    "We have left SAP, so you do not need to know it.\nYou need Oracle Financials and account reconciliation.",
    ["Oracle Financials", "account reconciliation"],
    ["SAP"]
  ],
  [
    "education, headings: lower-case headings without bullets",
    "what you will do\nteach year 4\nwhat you need\nphonics, lesson planning\nwhat would be nice\nsign language",
    ["phonics (required)", "lesson planning (required)", "sign language (preferred)"]
  ],
  [
    "hospitality, tiers: ideally and a bonus",
    "Barista needed. You must know espresso preparation. Latte art would be a bonus.",
    ["espresso preparation (required)", "latte art (preferred)"]
  ],
  [
    "law, years-level: range of years and the firm's age",
    "Founded in 1921, the firm has 100 years of history. We want a lawyer with 3-5 years of experience in tax law.",
    ["tax law"]
  ],
  [
    "design, headings: bracketed headings",
    "[role]\nbrand identity for cafes\n[must]\ntypography\nIllustrator\n[plus]\nWebflow",
    ["typography (required)", "Illustrator (required)", "Webflow (preferred)"]
  ],
  [
    "design, prose: sentence with the tools in passing",
    "Our best designers prototype in Figma before lunch, animate in After Effects after it, and never react badly to feedback.",
    ["Figma", "After Effects"],
    ["React"]
  ],
  [
    "sales/marketing, tiers: nice to have after a dash",
    "Google Analytics - must have\nGoogle Ads - must have\nCanva - nice to have",
    ["Google Analytics (required)", "Google Ads (required)", "Canva (preferred)"]
  ],
  [
    "sales/marketing, names: company and team named like tools",
    "Snowflake Ice Cream Ltd is growing Team Spark.\nRequired: trade marketing, merchandising",
    ["trade marketing", "merchandising"],
    ["Snowflake", "Apache Spark"]
  ],
  [
    "education, negation: licence not required",
    "Private tutor\nMust be strong in algebra and calculus.\nA teaching license is not required.",
    ["algebra", "calculus"],
    ["teaching license"]
  ],
  [
    "technology, boilerplate: cookie notice",
    "Requirements: Java, Docker\nThis careers site uses cookies and Google Analytics. See our privacy policy.",
    ["Java", "Docker"],
    ["Google Analytics"]
  ],
  [
    "design, boilerplate: visa and office lines",
    "Required: Figma, design systems\nWe cannot sponsor H-1B visas. Our office in Austin has a gym and a music room.",
    ["Figma", "design systems"],
    ["H-1B", "music"]
  ],
  [
    "finance, headings: informal headings",
    "What you'll bring:\n- budgeting\n- variance analysis\nBonus if you have:\n- Tableau",
    ["budgeting (required)", "variance analysis (required)", "Tableau (preferred)"]
  ],
  [
    "science, headings: markdown headings",
    "## You have\n* Gas chromatography\n* Data analysis\n## It would be great if you also have\n* Python",
    ["gas chromatography (required)", "data analysis (required)", "Python (preferred)"]
  ],
  [
    "trades, negation: 'without X will not be considered' asks X",
    "Applicants without OSHA 30 will not be considered.\nConduit bending is a must.",
    ["OSHA 30 (required)", "Conduit bending (required)"]
  ],
  [
    "trades, tiers: the pluses stand before the musts",
    "PLUSES\n- PLC programming\n- Allen-Bradley\nMUSTS\n- motor controls",
    ["PLC (preferred)", "Allen-Bradley (preferred)", "Motor control (required)"]
  ],
  [
    "hospitality, names: a mail address is no language",
    "Must have: HACCP, food preparation.\nApply to Julia Sharp, c.sharp@gobistro.example, 555-0142.",
    ["HACCP", "Food preparation"],
    ["C#"]
  ],
  [
    "finance, benefits: what they end at a bracket is not asked",
    "A 401(k). At least 15 years of sales experience required.",
    ["Sales (required)"]
  ],
  [
    "logistics, certification: a card by its name",
    "Required: DOT medical card, bills of lading",
    ["DOT medical card", "Bill of lading"]
  ],
  [
    "finance, prose: what a role is asked for, behind a colon",
    "Insurance underwriter: risk assessment and policy pricing. A CFA is not required.",
    ["risk assessment", "policy pricing"],
    ["CFA"]
  ],
  [
    "science, prose: a list behind a role",
    "Field ecologist: species identification, GIS, problem solving, public speaking. Driving between sites.",
    ["species identification", "GIS", "problem solving", "public speaking"]
  ],
  [
    "technology, ambiguity: a vegetable's name beside its kind",
    "You know Django, Celery and Redis well.",
    ["Django", "Celery", "Redis"]
  ],
  [
    "trades, prose: what is demanded beside a known skill",
    "Pipe bending and soldering required.",
    ["pipe bending (required)", "soldering (required)"]
  ],
  [
    "technology, prose: what a system is moved to",
    "You will move a monolith written in Ruby on Rails to Elixir and watch it in Grafana.",
    ["Ruby on Rails", "Elixir", "Grafana"]
  ],
  [
    "logistics, spelling: joined it is more",
    "What you need:\n- Fork-lift operation\n- Order picking",
    ["fork-lift operation", "Order picking"]
  ],
  [
    "technology, certification: today's certificates are no MCP",
    "Required: Microsoft Certified: Azure Administrator Associate, PowerShell",
    ["Azure Administrator Associate (certification)", "PowerShell"],
    ["MCP"]
  ],
  [
    "law, boilerplate: a privacy notice",
    "Conveyancing experience required.\nPrivacy notice: your application data are processed under the GDPR and deleted after six months.",
    ["Conveyancing"],
    ["GDPR"]
  ]
]

import type { JobCase } from "./trickyCases.js"

const asks = (line: string) => `Requirements\n- ${line}`

/** Lines of all fields as postings have them, written down before the rules were read. */
export const linesOfFields: ReadonlyArray<JobCase> = [
  ["technology", "You will write Go services and deploy them to Kubernetes.", ["Go", "Kubernetes"]],
  [
    "technology",
    "Are you ready to go? Join us in spring and react to customers swiftly.",
    [],
    ["Go", "Spring", "React", "Swift"]
  ],
  ["technology", asks("Comfort with Dart and Flutter"), ["Dart", "Flutter"]],
  ["technology", asks("Proficiency in at least one of Ruby, Elixir or Scala"), ["Ruby", "Elixir", "Scala"]],
  ["technology", "Our stack: Vue 3, Vite, Pinia, Tailwind.", ["Vue.js", "Tailwind CSS"]],
  ["technology", asks("gRPC/protobuf, REST and GraphQL APIs"), ["gRPC", "GraphQL", "REST APIs"]],
  [
    "technology",
    "You can rest assured your express delivery arrives. No lens distortion.",
    [],
    ["REST", "Express", "Lens"]
  ],
  ["technology", asks("Hands-on with Helm charts, Argo CD and Flux"), ["Helm", "Argo CD"]],
  ["technology", "Take the helm of a growing team.", [], ["Helm"]],
  [
    "technology",
    "Nice to have:\n- Snowflake\n- dbt\nRequirements:\n- Airflow",
    ["Snowflake (preferred)", "dbt (preferred)", "Airflow (required)"]
  ],
  ["technology", asks("Objective-C or Swift for iOS"), ["Objective-C", "Swift", "iOS"], ["C"]],
  ["technology", "PHP is not required; we use Rails.", ["Ruby on Rails"], ["PHP"]],
  ["technology", asks("Kafka, RabbitMQ, or a similar message broker"), ["Apache Kafka", "RabbitMQ"]],
  [
    "technology",
    "Bring order to chaos: our puppet shows delight kids. The chef works in the kitchen.",
    [],
    ["Puppet", "Chef"]
  ],
  ["technology", asks("Configuration management (Ansible, Chef, Puppet)"), ["Ansible", "Chef", "Puppet"]],
  ["technology", asks("OAuth2 / OpenID Connect / SAML"), ["OAuth", "SAML"]],
  ["technology", asks("MS SQL Server & T-SQL"), ["SQL Server", "T-SQL"]],
  ["technology", asks("CKA or CKAD certification"), ["CKA (certification)", "CKAD (certification)"]],
  [
    "health",
    "Registered Nurse (RN) for our ICU. Current BLS and ACLS required. PALS a plus.",
    ["BLS (certification)", "ACLS (certification)", "PALS (preferred)"]
  ],
  ["health", asks("Experience charting in Epic and Cerner"), ["Epic", "Cerner"]],
  ["health", "An epic adventure awaits our campers.", [], ["Epic"]],
  ["health", asks("IV insertion, wound care, tracheostomy care"), ["IV insertion", "Wound care"]],
  ["health", asks("Phlebotomy certification (CPT or equivalent)"), ["Certified phlebotomy technician"]],
  ["health", asks("Knowledge of HIPAA, ICD-10 and CPT coding"), ["HIPAA", "ICD-10", "CPT coding"]],
  ["health", asks("Administers medication and monitors vital signs"), ["Medication administration", "Vital signs"]],
  ["health", "Sonographer with RDMS. OB/GYN ultrasound.", ["Ultrasound"]],
  ["finance", asks("Month-end close, accruals, bank reconciliations"), ["Month-end close", "Accruals"]],
  ["finance", asks("US GAAP and IFRS; CPA a plus"), ["GAAP (required)", "IFRS (required)", "CPA (preferred)"]],
  [
    "finance",
    asks("A/P and A/R, QuickBooks Online, NetSuite"),
    ["Accounts payable", "Accounts receivable", "QuickBooks", "NetSuite"]
  ],
  ["finance", asks("Financial modelling, DCF and LBO models"), ["Financial modeling", "DCF"]],
  ["finance", asks("Advanced Excel (pivot tables, VLOOKUP, macros)"), ["Excel", "Pivot tables"]],
  ["finance", asks("KYC, AML and sanctions screening"), ["KYC", "AML"]],
  ["finance", asks("Series 7 and Series 66 licences"), ["Series 7", "Series 66"]],
  ["finance", "Join a Series B company with 401(k) match.", [], ["Series 7"]],
  ["law", asks("eDiscovery (Relativity), Bluebook citation"), ["eDiscovery", "Relativity", "Bluebook"]],
  ["law", asks("Drafts NDAs, MSAs and SOWs"), ["NDA"]],
  ["law", asks("Admitted to the New York Bar; JD from an accredited law school"), ["Bar admission"]],
  ["law", asks("Westlaw or LexisNexis legal research"), ["Westlaw", "LexisNexis", "Legal research"]],
  ["law", asks("GDPR and CCPA compliance"), ["GDPR", "CCPA"]],
  ["law", "Raise the bar with us. We motion for greatness!", [], ["Bar admission"]],
  ["education", asks("Individualized Education Programs (IEPs)"), ["IEP"]],
  ["education", asks("Google Classroom, Canvas or Blackboard"), ["Google Classroom", "Canvas", "Blackboard"]],
  ["education", "You paint on canvas and write on the blackboard.", [], ["Blackboard"]],
  [
    "education",
    asks("Differentiated instruction, classroom management, PBIS"),
    ["Differentiated instruction", "Classroom management"]
  ],
  ["education", asks("TESOL/TEFL certificate"), ["TESOL", "TEFL"]],
  ["education", asks("Valid state teaching license"), ["Teaching license"]],
  ["sales, marketing", asks("SEO/SEM, Google Ads, GA4"), ["SEO", "SEM", "Google Ads", "Google Analytics"]],
  ["sales, marketing", asks("Salesforce or HubSpot CRM"), ["Salesforce", "HubSpot"]],
  [
    "sales, marketing",
    asks("Email marketing in Klaviyo and Mailchimp; A/B testing"),
    ["Email marketing", "Klaviyo", "Mailchimp", "A/B testing"]
  ],
  ["sales, marketing", asks("Cold-calling, prospecting, pipeline management; MEDDIC"), ["Cold calling", "Prospecting"]],
  ["sales, marketing", "Lowered CPA by 20 % and grew MQLs and SQLs.", [], ["CPA", "SQL"]],
  ["sales, marketing", asks("Copywriting and content strategy"), ["Copywriting", "Content strategy"]],
  ["trades", asks("TIG and MIG welding; AWS D1.1 certified"), ["TIG welding", "MIG welding"], ["AWS"]],
  ["trades", asks("EPA Section 608 Universal; R-410A handling"), ["EPA 608 Universal"], ["R"]],
  ["trades", asks("Read schematics, run conduit, troubleshoot 480V"), ["Conduit bending"], ["Schema"]],
  ["trades", asks("CNC lathe set-up, G-code, micrometers"), ["CNC turning", "G-code"]],
  ["trades", asks("Journeyman electrician licence"), ["Electrician license"]],
  ["trades", "Spring assembly and Rust removal on vintage cars.", [], ["Spring", "Rust"]],
  ["health", asks("Wards: inpatient nursing, float pool, isolation rooms"), ["Acute care", "Float pool"]],
  ["health", asks("Section 47 enquiries and care proceedings"), ["Section 47 enquiries", "Care proceedings"]],
  [
    "health",
    "Adoption of new tools, fostering trust, and scaling a start-up.",
    [],
    ["Foster care", "Adoption services"]
  ],
  ["health", asks("Double-up calls and complex care packages"), ["Double-up care", "Complex care"]],
  ["law", asks("Access control, parking enforcement and post orders"), ["Access control", "Post orders"]],
  ["education", asks("UCAS applications and Duke of Edinburgh"), ["UCAS applications", "Duke of Edinburgh's Award"]],
  ["education", "Each deal ends with a handshake.", [], ["Handshake career platform"]],
  ["education", asks("FHEA and module leadership"), ["FHEA", "Module leadership"]],
  ["trades", asks("Multi-family and ground-up construction"), ["Multi-family", "Ground-up construction"]],
  ["trades", asks("Preconstruction, pay apps and lien waivers"), ["Preconstruction", "Pay applications"]],
  ["trades", asks("Sanitary sewer design, culverts and AASHTO"), ["Sewer design", "Culverts", "AASHTO"]],
  ["trades", asks("Mopping and high dusting"), ["Mopping", "Dusting"]],
  ["trades", asks("Stump grinding and composting"), ["Stump grinding", "Composting"]],
  ["operations", asks("Load securement, heavy haul and line haul"), ["Load securement", "Heavy haul", "Line haul"]],
  ["operations", asks("Change control and line changeovers"), ["Change control", "Changeovers"]],
  [
    "operations",
    "An eco friendly design office with standard work hours.",
    [],
    ["Engineering change orders", "Standardized work"]
  ],
  ["hospitality", asks("Specialty coffee, cold brew and latte art"), ["Specialty coffee", "Filter coffee"]],
  ["hospitality", "Letters are a last resort.", [], ["Resort hospitality"]],
  ["sales_marketing", asks("Omnichannel retail and store openings"), ["Omnichannel retail", "Store openings"]],
  ["logistics, operations", asks("Class A CDL with HazMat endorsement"), ["CDL Class A", "Hazmat endorsement"]],
  ["logistics, operations", asks("WMS, RF scanners, cycle counting"), ["WMS", "Cycle counting"]],
  ["logistics, operations", asks("Lean, Six Sigma (Green Belt), 5S and Kaizen"), ["Lean", "Six Sigma", "5S", "Kaizen"]],
  ["logistics, operations", asks("SAP MM or Oracle ERP; S&OP"), ["SAP MM", "S&OP"]],
  [
    "logistics, operations",
    asks("Incoterms, customs clearance and freight forwarding"),
    ["Incoterms", "Customs clearance", "Freight forwarding"]
  ],
  ["hospitality", asks("ServSafe certified; HACCP knowledge"), ["ServSafe", "HACCP"]],
  ["hospitality", asks("Opera PMS and Micros POS"), ["Opera PMS", "Micros"]],
  ["hospitality", "Enjoy the opera and our micro brewery.", [], ["Opera PMS", "Micros"]],
  ["hospitality", asks("Latte art, espresso calibration, cash handling"), ["Latte art", "Cash handling"]],
  ["hospitality", asks("Menu planning, food costing, banquet service"), ["Menu planning", "Food costing", "Banquets"]],
  ["design", asks("Figma, Sketch or Adobe XD; design systems"), ["Figma", "Sketch", "Adobe XD", "Design systems"]],
  ["design", "Sketch out ideas quickly and illustrate your point.", [], ["Sketch", "Illustrator"]],
  [
    "design",
    asks("Photoshop, Illustrator, InDesign, After Effects"),
    ["Photoshop", "Illustrator", "InDesign", "After Effects"]
  ],
  [
    "design",
    asks("Wireframes, prototyping, usability testing, WCAG 2.1"),
    ["Wireframing", "Prototyping", "Usability testing", "WCAG"]
  ],
  ["design", asks("Revit, Rhino/Grasshopper, SketchUp"), ["Revit", "Rhino", "Grasshopper", "SketchUp"]],
  [
    "design",
    asks("MicroStation and OpenRoads; Civil 3D a plus"),
    ["MicroStation", "OpenRoads", "Civil 3D (preferred)"],
    ["AutoCAD"]
  ],
  ["science, engineering", asks("HPLC, GC-MS, PCR and ELISA"), ["HPLC", "GC-MS", "PCR", "ELISA"]],
  ["science, engineering", asks("GLP/GMP; CAPA and deviation reports"), ["GLP", "GMP", "CAPA"]],
  ["science, engineering", asks("SPSS, Stata or R"), ["SPSS", "Stata", "R"]],
  ["science, engineering", "R&D scientist in our C-suite initiative, series C funded.", [], ["R", "C"]],
  [
    "science, engineering",
    asks("MATLAB/Simulink, LabVIEW, FEA in ANSYS"),
    ["MATLAB", "Simulink", "LabVIEW", "FEA", "ANSYS"]
  ],
  [
    "science, engineering",
    asks("Flow cytometry, CRISPR, western blots, cell culture"),
    ["Flow cytometry", "CRISPR", "Western blot", "Cell culture"]
  ],
  ["sentences, notices", "You needn't know Java: we'll teach you Kotlin.", ["Kotlin"], ["Java"]],
  [
    "sentences, notices",
    "We do not accept applications by e-mail. Equal opportunity employer. Drug screening with Quest.",
    [],
    ["Email"]
  ],
  [
    "sentences, notices",
    "Benefits\n- Free Excel training\n- Tuition for AWS certification\nRequirements\n- PowerPoint",
    ["PowerPoint"],
    ["Excel"]
  ],
  [
    "sentences, notices",
    asks("Excellent written and verbal communication skills; team player"),
    ["communication (soft)", "Teamwork (soft)"],
    ["Excel"]
  ],
  ["sentences, notices", asks("Bilingual (English/Spanish)"), ["English", "Spanish"]],
  [
    "sentences, notices",
    "must have: docker, terraform, aws. bonus: rust, zig",
    ["Docker (required)", "Terraform (required)", "AWS (required)", "Rust (preferred)"]
  ],
  [
    "sentences, notices",
    asks("PMP (preferred), Scrum Master certification (CSM) required"),
    ["PMP (preferred)", "CSM (required)"]
  ],
  [
    "sentences, notices",
    asks("Experience with agile/scrum, Jira & Confluence"),
    ["Agile", "Scrum", "Jira", "Confluence"]
  ],
  ["technology", "Experience writing Rust or C++ for embedded targets", ["Rust", "C++"]],
  ["technology", "We use Go heavily; you'll own our Go microservices.", ["Go", "Microservices"]],
  ["technology", asks("Strong SQL (Postgres preferred)"), ["SQL (required)", "PostgreSQL (preferred)"]],
  ["technology", asks("Linux sysadmin skills, Bash"), ["Linux", "Bash"]],
  ["technology", "Java not JavaScript: this is a JVM role", ["Java"]],
  ["technology", asks("Infrastructure as code with Terraform/Pulumi"), ["Infrastructure as code", "Terraform"]],
  ["technology", asks("Comfortable with Git, code review, CI"), ["Git", "Code review", "CI/CD"]],
  ["technology", asks("Power BI (DAX, Power Query)"), ["Power BI", "DAX", "Power Query"]],
  ["technology", asks("Network+ and Security+ certified"), ["CompTIA Network+", "CompTIA Security+"]],
  ["technology", "The role does not involve PHP or WordPress.", [], ["PHP", "WordPress"]],
  ["technology", asks("Apache Spark, Hive and Pig"), ["Spark", "Hive", "Pig"]],
  ["technology", "The pig farm next to the hive sparks joy.", [], ["Pig", "Hive", "Spark"]],
  [
    "technology",
    asks("Experience with LLMs, RAG and prompt engineering"),
    ["Large language models", "Retrieval-augmented generation", "Prompt engineering"]
  ],
  ["health", asks("LPN or RN with long-term care experience"), ["LPN", "RN", "Long-term care"]],
  ["health", asks("Foley catheter care, tube feeding, ostomy care"), ["Tube feeding"]],
  ["health", asks("CNA certification required; CPR a plus"), ["CNA (required)", "CPR (preferred)"]],
  ["health", asks("Dental assisting: X-rays, sterilization, four-handed dentistry"), ["Sterilization"]],
  ["health", asks("Physical therapy license; manual therapy; gait training"), ["Manual therapy", "Gait training"]],
  [
    "health",
    asks("Trauma-informed care and motivational interviewing"),
    ["Trauma-informed care", "Motivational interviewing"]
  ],
  ["health", asks("Pharmacy technician certification (CPhT)"), ["CPhT"]],
  ["health", "ER nurse: triage, telemetry, ventilators", ["Triage", "Telemetry"]],
  ["finance", asks("Bookkeeping in Xero or Sage; VAT returns"), ["Bookkeeping", "Xero", "VAT"]],
  ["finance", asks("CFA charterholder or progress toward the CFA"), ["CFA"]],
  ["finance", asks("SOX compliance and internal controls"), ["SOX", "Internal controls"]],
  ["finance", asks("Underwriting of commercial loans, credit analysis"), ["Underwriting", "Credit analysis"]],
  ["finance", asks("Payroll processing (ADP, Paychex)"), ["Payroll", "ADP"]],
  ["finance", "Enjoy great pay and an ADP-run payroll.\nRequirements\n- Tax preparation", ["Tax preparation"]],
  ["law", asks("Contract drafting and negotiation"), ["Contract drafting", "Negotiation"]],
  ["law", asks("Deposition summaries, discovery, trial preparation"), ["Discovery", "Trial preparation"]],
  ["law", asks("Notary public commission preferred"), ["Notary public (preferred)"]],
  [
    "law",
    asks("Corporate governance, M&A due diligence"),
    ["Corporate governance", "Due diligence", "Mergers and acquisitions"]
  ],
  ["law", asks("Clio or MyCase practice management"), ["Clio"]],
  ["education", asks("Lesson planning and formative assessment"), ["Lesson planning", "Formative assessment"]],
  ["education", asks("Special education (SPED) endorsement"), ["Special education"]],
  ["education", asks("AP Calculus; IB experience a plus"), ["AP Calculus", "IB (preferred)"]],
  ["education", asks("Instructional design in Articulate Storyline"), ["Instructional design", "Articulate Storyline"]],
  ["education", asks("Early childhood education; CDA credential"), ["Early childhood education"]],
  ["sales", asks("Brand management, market research, PPC"), ["Brand management", "Market research", "PPC"]],
  ["sales", asks("Marketo or Pardot; marketing automation"), ["Marketo", "Pardot", "Marketing automation"]],
  [
    "sales",
    asks("Public relations, press releases, media relations"),
    ["Public relations", "Press releases", "Media relations"]
  ],
  [
    "sales",
    asks("Shopify and Klaviyo; conversion rate optimisation"),
    ["Shopify", "Klaviyo", "Conversion rate optimization"]
  ],
  ["trades", asks("Hydraulics and pneumatics troubleshooting"), ["Hydraulics", "Pneumatics"]],
  ["trades", asks("ASE certification; brake and engine repair"), ["ASE"]],
  ["trades", asks("Reads blueprints; pipefitting; rigging"), ["Blueprint reading", "Pipefitting", "Rigging"]],
  ["trades", asks("OSHA 30, scaffolding, fall protection"), ["OSHA 30", "Fall protection"]],
  ["trades", asks("Framing, drywall and finish carpentry"), ["Drywall", "Finish carpentry"]],
  ["trades", asks("Allen-Bradley PLCs and VFDs"), ["PLC programming"]],
  ["logistics", asks("Inventory control, demand planning, MRP"), ["Inventory control", "Demand planning", "MRP"]],
  ["logistics", asks("Forklift and pallet jack operation"), ["Forklift operation"]],
  ["logistics", asks("Route planning and TMS software"), ["Route planning", "Transportation management system"]],
  ["logistics", asks("CPIM or CSCP certification"), ["CPIM", "CSCP"]],
  ["logistics", asks("Procurement, vendor management, RFPs"), ["Procurement", "Vendor management", "RFP"]],
  ["hospitality", asks("TIPS certified bartender; mixology"), ["TIPS", "Mixology"]],
  ["hospitality", asks("Front desk, reservations, Opera"), ["Front desk", "Opera PMS"]],
  ["hospitality", asks("Toast or Square POS"), ["Toast", "Square"]],
  ["hospitality", "A toast to our team! Meet in the square.", [], ["Toast", "Square"]],
  ["hospitality", asks("Event planning, catering, upselling"), ["Event planning", "Catering", "Upselling"]],
  ["hospitality", asks("Knife skills, sauté and grill stations, food safety"), ["Knife skills", "Food safety"]],
  ["design", asks("Typography, layout, brand identity"), ["Typography", "Layout", "Brand identity"]],
  ["design", asks("Motion graphics in Cinema 4D"), ["Motion graphics", "Cinema 4D"]],
  ["design", asks("User research: interviews, card sorting, personas"), ["User research", "Card sorting"]],
  ["design", asks("Webflow or Framer; responsive design"), ["Webflow", "Responsive design"]],
  ["design", asks("Premiere Pro, Final Cut, DaVinci Resolve"), ["Premiere Pro", "Final Cut Pro", "DaVinci Resolve"]],
  ["science", asks("qPCR, NGS library prep, bioinformatics"), ["qPCR", "NGS library preparation", "Bioinformatics"]],
  ["science", asks("Titration, spectroscopy (NMR, FTIR), GMP"), ["Titration", "NMR", "FTIR", "GMP"]],
  ["science", asks("ArcGIS and remote sensing"), ["ArcGIS", "Remote sensing"]],
  ["science", asks("Good Clinical Practice (GCP), IRB submissions"), ["Good Clinical Practice"], ["Google Cloud"]],
  ["science", asks("GCP or Azure"), ["Google Cloud", "Azure"]],
  [
    "notices",
    "We're an equal opportunity employer and value teamwork with Fortune 500 clients such as Oracle.",
    [],
    ["Oracle Database"]
  ],
  ["notices", "Our founders met at SAP. Requirements: TypeScript", ["TypeScript"]],
  ["notices", asks("You won't need Excel here; we live in Airtable"), ["Airtable"], ["Excel"]],
  [
    "notices",
    asks("Attention to detail, time management, adaptable"),
    ["Attention to detail (soft)", "Time management (soft)"]
  ],
  ["notices", asks("Either Tableau or Looker is fine, both would be a bonus"), ["Tableau", "Looker"]],
  ["lists of doubtful names", asks("Spanish or French"), ["Spanish", "French"]],
  ["lists of doubtful names", asks("English/French"), ["English", "French"]],
  ["one plus behind a list", asks("GAAP, CPA a plus"), ["GAAP (required)", "CPA (preferred)"]],
  ["pluses", asks("Docker, Kubernetes are a plus"), ["Docker (preferred)", "Kubernetes (preferred)"]],
  ["need", "You need Excel.", ["Excel (required)"]],
  ["coffee shop", "We are a coffee shop in Leeds.", []],
  ["words run together", "We love PythonWhat you need: AWSIf you know Docker", ["Python", "AWS", "Docker"]],
  ["CAD and its products", asks("MicroStation or OpenRoads"), ["MicroStation", "OpenRoads"], ["CAD"]]
]

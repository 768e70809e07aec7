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
  ["trades", asks("EPA Section 608 Universal; R-410A handling"), ["EPA 608"], ["R"]],
  ["trades", asks("Read schematics, run conduit, troubleshoot 480V"), ["Conduit bending"], ["Schema"]],
  ["trades", asks("CNC lathe set-up, G-code, micrometers"), ["CNC machining", "G-code"]],
  ["trades", asks("Journeyman electrician licence"), ["Electrician license"]],
  ["trades", "Spring assembly and Rust removal on vintage cars.", [], ["Spring", "Rust"]],
  ["logistics, operations", asks("Class A CDL with HazMat endorsement"), ["CDL"]],
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
  ["sentences, notices", "We are a Salesforce shop.", ["Salesforce"]],
  ["sentences, notices", "We're a React and Node shop, proudly remote.", ["React", "Node.js"]],
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
  ["sentences, notices", "At Python Plumbing, we fix pipes. Requirements: plumbing", ["Plumbing"], ["Python"]],
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
  ]
]

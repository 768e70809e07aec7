import type { Occupation } from "../Concept.js"

/**
 * Families of occupations over all fields, divided much as O*NET divides the world of work. A title stands in one
 * family, or in two where the words alone do not say which (quality assurance engineer); "related" names each pair once.
 */
export const occupations: ReadonlyArray<Occupation> = [
  // technology
  {
    family: "software development",
    field: "technology",
    titles: ["software developer", "software engineer", "programmer", "computer programmer", "application developer", "software programmer", "developer", "software development engineer", "application engineer software", "sde", "swe", "programmer analyst", "applications programmer", "software consultant", "product engineer software", "object-oriented programmer", "c++ developer", "c developer", "golang developer", "go developer", "rust developer", "ruby developer", "ruby on rails developer", "php developer", "scala developer", "perl developer", "elixir developer", "elixir engineer", "desktop developer"],
    related: ["backend development", "frontend development", "full-stack development", "mobile development", "java development", "python development", "dotnet development", "embedded software", "software architecture", "web development", "devops", "software testing", "data engineering", "game development"],
    words: ["code", "module", "bug", "feature", "release", "repository", "application", "requirement", "debugging", "unit test", "algorithm", "sprint", "codebase", "refactor", "interface", "component"]
  },
  {
    family: "backend development",
    field: "technology",
    titles: ["backend developer", "back-end developer", "backend engineer", "back-end engineer", "server-side developer", "api developer", "server developer", "platform developer"],
    related: ["full-stack development", "java development", "python development", "dotnet development", "devops", "frontend development"],
    words: ["api", "endpoint", "service", "database", "server", "latency", "queue", "schema", "request", "microservice", "throughput", "cache"]
  },
  {
    family: "frontend development",
    field: "technology",
    titles: ["frontend developer", "front-end developer", "frontend engineer", "front-end engineer", "ui developer", "ui engineer", "javascript developer", "react developer", "angular developer", "vue developer", "front end ui developer", "javascript engineer", "react engineer", "html developer", "web ui developer"],
    related: ["full-stack development", "web development", "ux design", "web design"],
    words: ["browser", "page", "component", "layout", "interface", "responsive", "pixel", "stylesheet", "accessibility", "rendering", "markup", "screen"]
  },
  {
    family: "full-stack development",
    field: "technology",
    titles: ["full-stack developer", "full-stack engineer", "fullstack developer", "fullstack engineer", "full stack web developer", "full stack software engineer", "mern stack developer", "mean stack developer"],
    related: ["web development", "java development", "dotnet development", "python development"],
    words: ["frontend", "backend", "api", "database", "page", "deployment", "feature", "component", "server", "browser"]
  },
  {
    family: "web development",
    field: "technology",
    titles: ["web developer", "web engineer", "web application developer", "web programmer", "wordpress developer", "drupal developer", "magento developer", "shopify developer", "internet developer", "cms developer", "website developer", "e-commerce developer"],
    related: ["web design", "webmaster", "backend development"],
    words: ["website", "page", "browser", "plugin", "theme", "hosting", "domain", "template", "form", "cms", "content", "script"]
  },
  {
    family: "web design",
    field: "technology",
    titles: ["web designer", "website designer", "web designer and developer", "web graphic designer", "web and graphic designer", "web ui designer", "ui web designer", "html designer"],
    related: ["graphic design", "ux design"],
    words: ["website", "page", "layout", "template", "banner", "logo", "mockup", "browser", "stylesheet", "image", "responsive", "theme"]
  },
  {
    family: "webmaster",
    field: "technology",
    titles: ["webmaster", "web administrator", "web master", "website administrator", "website manager", "web content administrator", "web site coordinator", "web coordinator"],
    related: ["digital marketing", "web content"],
    words: ["website", "page", "link", "hosting", "domain", "update", "uptime", "content", "traffic", "intranet", "site"]
  },
  {
    family: "java development",
    field: "technology",
    titles: ["java developer", "java engineer", "java programmer", "j2ee developer", "java software engineer", "java software developer", "java full stack developer", "full stack java developer", "java backend developer", "spring developer", "java consultant", "java web developer", "core java developer", "java architect", "kotlin developer", "java application developer"],
    related: ["software architecture"],
    words: ["servlet", "bean", "application server", "module", "web service", "persistence", "class", "thread", "deployment", "jar", "portal", "transaction"]
  },
  {
    family: "python development",
    field: "technology",
    titles: ["python developer", "python engineer", "python programmer", "django developer", "python software engineer", "python web developer", "python backend developer", "flask developer", "python full stack developer", "python software developer"],
    related: ["data science", "data engineering", "web development"],
    words: ["script", "automation", "package", "api", "backend", "scraping", "notebook", "library", "module", "template"]
  },
  {
    family: "dotnet development",
    field: "technology",
    titles: [".net developer", "dotnet developer", "dot net developer", "c# developer", "asp.net developer", ".net engineer", ".net software engineer", ".net programmer", ".net consultant", "c# engineer", "full stack .net developer", ".net full stack developer", "vb.net developer", "sharepoint developer", ".net software developer", "microsoft developer", ".net architect"],
    related: ["software architecture", "web development"],
    words: ["web form", "stored procedure", "assembly", "web service", "module", "class library", "view", "controller", "report", "entity"]
  },
  {
    family: "mobile development",
    field: "technology",
    titles: ["mobile developer", "android developer", "ios developer", "mobile app developer", "mobile application developer", "android engineer", "ios engineer", "mobile engineer", "flutter developer", "react native developer", "swift developer", "mobile software engineer", "app developer", "iphone developer"],
    related: ["frontend development", "game development"],
    words: ["app", "app store", "device", "phone", "tablet", "screen", "push notification", "release", "crash", "gesture", "offline"]
  },
  {
    family: "game development",
    field: "technology",
    titles: ["game developer", "game programmer", "gameplay programmer", "game engineer", "unity developer", "unreal developer", "gameplay engineer", "video game developer", "graphics programmer", "graphics engineer", "game designer", "level designer"],
    related: ["animation"],
    words: ["game", "player", "level", "gameplay", "character", "physics", "scene", "console", "shader", "animation", "engine"]
  },
  {
    family: "embedded software",
    field: "technology",
    titles: ["embedded software engineer", "embedded engineer", "firmware engineer", "embedded developer", "embedded systems engineer", "firmware developer", "embedded software developer", "device driver developer", "embedded systems developer", "embedded linux engineer", "kernel developer", "bsp engineer"],
    related: ["hardware engineering", "electronics engineering", "robotics engineering"],
    words: ["firmware", "microcontroller", "board", "sensor", "driver", "interrupt", "bootloader", "peripheral", "real-time", "register", "chip"]
  },
  {
    family: "software architecture",
    field: "technology",
    titles: ["software architect", "solution architect", "technical architect", "application architect", "enterprise architect", "systems architect", "it architect", "java application architect", "integration architect", "cloud solutions architect", "chief architect", "infrastructure architect"],
    related: ["cloud engineering", "backend development", "systems analysis"],
    words: ["architecture", "blueprint", "integration", "pattern", "scalability", "roadmap", "standard", "proof of concept", "stakeholder", "landscape", "governance"]
  },
  {
    family: "devops",
    field: "technology",
    titles: ["devops engineer", "dev ops engineer", "site reliability engineer", "sre", "build engineer", "release engineer", "devops consultant", "platform engineer", "devops specialist", "build and release engineer", "devops architect", "devsecops engineer", "automation engineer devops", "infrastructure engineer", "production engineer", "configuration manager", "release manager", "devops administrator"],
    related: ["cloud engineering", "systems administration", "software testing"],
    words: ["pipeline", "deployment", "release", "build", "monitoring", "incident", "uptime", "infrastructure", "provisioning", "container", "cluster", "environment", "alert", "rollback"]
  },
  {
    family: "cloud engineering",
    field: "technology",
    titles: ["cloud engineer", "cloud architect", "aws engineer", "azure engineer", "cloud developer", "cloud consultant", "aws architect", "cloud administrator", "cloud infrastructure engineer", "azure architect", "cloud specialist", "gcp engineer", "cloud operations engineer", "aws developer", "azure developer"],
    related: ["systems administration"],
    words: ["cloud", "migration", "workload", "instance", "provisioning", "subscription", "region", "storage", "landing zone", "cost", "tenant"]
  },
  {
    family: "systems administration",
    field: "technology",
    titles: ["systems administrator", "sysadmin", "linux administrator", "windows administrator", "unix administrator", "server administrator", "systems engineer it", "windows system administrator", "linux system administrator", "linux engineer", "windows engineer", "vmware administrator", "it administrator", "exchange administrator", "storage administrator", "it systems administrator", "active directory administrator", "virtualization engineer", "storage engineer", "citrix administrator", "network and systems administrator", "computer systems administrator"],
    related: ["network engineering", "it support", "database administration"],
    words: ["server", "backup", "patch", "user account", "domain", "directory", "storage", "virtual machine", "uptime", "restore", "upgrade", "datacenter", "mailbox"]
  },
  {
    family: "network engineering",
    field: "technology",
    titles: ["network engineer", "network administrator", "network architect", "computer network architect", "network specialist", "computer network specialist", "network analyst", "network technician", "lan administrator", "wan engineer", "network operations engineer", "noc engineer", "noc technician", "network support engineer", "wireless network engineer", "voice engineer", "cisco engineer", "network consultant", "voip engineer", "network support specialist", "computer network support specialist"],
    related: ["network security", "telecommunications", "it support"],
    words: ["router", "switch", "firewall", "subnet", "cabling", "bandwidth", "topology", "circuit", "wireless", "uptime", "outage", "packet", "routing"]
  },
  {
    family: "network security",
    field: "technology",
    titles: ["network security engineer", "network security administrator", "firewall engineer", "network security analyst", "firewall administrator", "network security specialist", "network and security engineer", "security network engineer", "network security consultant"],
    related: ["cybersecurity", "systems administration"],
    words: ["firewall", "intrusion", "policy", "tunnel", "vpn", "rule", "threat", "vulnerability", "router", "appliance", "access list"]
  },
  {
    family: "cybersecurity",
    field: "technology",
    titles: ["security engineer", "security analyst", "information security analyst", "cyber security analyst", "cybersecurity analyst", "cybersecurity engineer", "cyber security engineer", "information security officer", "information security engineer", "penetration tester", "ethical hacker", "soc analyst", "security consultant", "security architect", "information security manager", "ciso", "chief information security officer", "application security engineer", "incident responder", "threat analyst", "malware analyst", "security administrator", "information security specialist", "vulnerability analyst", "system security engineer", "information systems security engineer", "it security specialist", "cyber security specialist", "security operations analyst", "digital forensics analyst"],
    related: ["systems administration", "it audit"],
    words: ["threat", "vulnerability", "incident", "breach", "attack", "malware", "intrusion", "patch", "compliance", "policy", "forensic", "alert", "phishing", "access control"]
  },
  {
    family: "it support",
    field: "technology",
    titles: ["it support specialist", "help desk technician", "helpdesk technician", "desktop support technician", "it support engineer", "technical support engineer", "technical support specialist", "help desk analyst", "service desk analyst", "desktop support engineer", "it technician", "computer technician", "it support technician", "technical support representative", "desktop technician", "it specialist", "computer support specialist", "it analyst", "field support technician", "pc technician", "user support specialist", "it help desk", "support engineer", "desktop engineer", "desktop support analyst", "computer user support specialist", "information technology specialist", "information technology technician", "computer repair technician", "service desk technician"],
    related: ["call centre", "it management"],
    words: ["ticket", "helpdesk", "desktop", "laptop", "printer", "password", "user", "hardware", "install", "workstation", "remote", "software installation", "troubleshoot", "peripheral"]
  },
  {
    family: "it management",
    field: "technology",
    titles: ["it manager", "information technology manager", "it director", "director of information technology", "cio", "chief information officer", "cto", "chief technology officer", "head of it", "computer and information systems manager", "vp of engineering", "engineering manager software", "it operations manager", "software development manager", "director of engineering", "database administration manager", "information systems manager", "development manager", "head of engineering", "it service manager", "information technology director", "it supervisor", "service delivery manager", "software engineering manager"],
    related: ["it project management", "software architecture", "systems administration"],
    words: ["budget", "vendor", "infrastructure", "strategy", "service", "helpdesk", "outsourcing", "roadmap", "procurement", "sla", "team", "system", "technology"]
  },
  {
    family: "database administration",
    field: "technology",
    titles: ["database administrator", "dba", "oracle dba", "sql server dba", "mysql dba", "database engineer", "database developer", "sql developer", "database architect", "oracle developer", "pl/sql developer", "postgresql dba", "database analyst", "database specialist", "data base administrator", "database manager", "database programmer", "db2 dba", "nosql administrator", "t-sql developer", "oracle database administrator", "sql server developer"],
    related: ["data engineering", "etl development", "data warehousing"],
    words: ["database", "backup", "recovery", "query", "index", "replication", "schema", "table", "tuning", "stored procedure", "tablespace", "restore", "failover"]
  },
  {
    family: "data engineering",
    field: "technology",
    titles: ["data engineer", "big data engineer", "data platform engineer", "analytics engineer", "data pipeline engineer", "big data architect", "data architect", "data infrastructure engineer", "cloud data engineer", "azure data engineer", "aws data engineer", "big data consultant", "data integration engineer"],
    related: ["hadoop development", "etl development", "data science", "data warehousing"],
    words: ["pipeline", "warehouse", "lake", "batch", "stream", "schema", "ingestion", "dataset", "partition", "table", "orchestration", "transformation"]
  },
  {
    family: "hadoop development",
    field: "technology",
    titles: ["hadoop developer", "big data developer", "hadoop administrator", "spark developer", "hadoop engineer", "hadoop architect", "hadoop consultant", "kafka developer", "hive developer", "big data analyst", "hadoop admin"],
    related: ["etl development", "java development"],
    words: ["cluster", "node", "ingestion", "batch", "dataset", "log", "partition", "distributed", "pipeline", "warehouse", "job"]
  },
  {
    family: "etl development",
    field: "technology",
    titles: ["etl developer", "informatica developer", "data warehouse developer", "datastage developer", "etl engineer", "ssis developer", "talend developer", "etl consultant", "ab initio developer", "informatica administrator", "etl tester", "informatica admin", "informatica lead", "etl architect", "data integration developer", "data migration specialist", "integration developer", "integration engineer"],
    related: ["data warehousing", "business intelligence"],
    words: ["mapping", "workflow", "source", "target", "extract", "load", "transformation", "staging", "warehouse", "session", "lookup", "schedule", "flat file"]
  },
  {
    family: "data warehousing",
    field: "technology",
    titles: ["data warehouse architect", "data warehouse engineer", "data warehouse analyst", "data modeler", "data warehousing specialist", "dwh developer", "data warehouse manager", "data management specialist", "data steward", "master data analyst", "data governance analyst", "data quality analyst", "data governance manager", "master data specialist"],
    related: ["business intelligence"],
    words: ["warehouse", "dimension", "fact table", "mart", "schema", "metadata", "lineage", "model", "staging", "quality", "glossary"]
  },
  {
    family: "business intelligence",
    field: "technology",
    titles: ["business intelligence analyst", "business intelligence developer", "bi developer", "bi analyst", "bi consultant", "power bi developer", "tableau developer", "reporting analyst", "business intelligence engineer", "bi engineer", "data visualization specialist", "reporting specialist", "cognos developer", "ssrs developer", "bi architect", "bi manager", "microstrategy developer", "report developer", "qlikview developer", "obiee developer"],
    related: ["data analysis", "business analysis"],
    words: ["dashboard", "report", "cube", "warehouse", "metric", "kpi", "visualization", "query", "insight", "drill-down"]
  },
  {
    family: "data science",
    field: "technology",
    titles: ["data scientist", "machine learning engineer", "ml engineer", "ai engineer", "machine learning scientist", "deep learning engineer", "nlp engineer", "artificial intelligence engineer", "computer vision engineer", "applied scientist", "research scientist machine learning", "machine learning developer", "ai developer", "ai researcher", "decision scientist", "data science consultant", "machine learning researcher", "prompt engineer", "mlops engineer", "ai specialist", "nlp scientist"],
    related: ["data analysis", "statistics"],
    words: ["model", "dataset", "prediction", "training", "feature", "regression", "classification", "clustering", "experiment", "accuracy", "algorithm", "inference", "neural"]
  },
  {
    family: "data analysis",
    field: "technology",
    titles: ["data analyst", "analytics consultant", "analytics specialist", "product analyst", "data specialist", "insights analyst", "web analyst", "analytics manager", "data analytics consultant", "operations analyst", "quantitative researcher data", "customer insights analyst", "marketing data analyst", "data consultant", "data reporting analyst", "business data analyst", "pricing analyst", "digital analyst", "research data analyst"],
    related: ["business analysis", "statistics", "market research"],
    words: ["dataset", "dashboard", "report", "trend", "query", "insight", "metric", "spreadsheet", "chart", "survey", "segment", "cohort"]
  },
  {
    family: "blockchain development",
    field: "technology",
    titles: ["blockchain developer", "blockchain engineer", "smart contract developer", "solidity developer", "web3 developer", "ethereum developer", "blockchain architect", "crypto developer", "blockchain consultant", "smart contract engineer", "hyperledger developer"],
    related: ["software development", "backend development"],
    words: ["token", "wallet", "ledger", "smart contract", "node", "chain", "transaction", "consensus", "decentralized", "mining", "exchange"]
  },
  {
    family: "software testing",
    field: "technology",
    titles: ["qa engineer", "software tester", "test engineer software", "quality assurance engineer software", "qa analyst", "qa tester", "software test engineer", "manual tester", "test analyst", "test lead", "test manager", "testing engineer", "software quality assurance analyst", "qa lead", "qa manager software", "software qa engineer", "tester", "system test engineer", "uat tester", "qa consultant", "mobile tester", "game tester", "test specialist", "quality assurance tester", "quality analyst software", "penetration test lead", "test coordinator", "software quality engineer", "performance tester", "test engineer", "testing analyst", "testing lead", "testing manager", "testing specialist", "test consultant", "qa specialist", "qa test engineer", "systems test engineer", "software testing engineer", "system tester", "quality assurance engineer", "quality assurance analyst", "qa manager", "manual testing engineer"],
    related: ["test automation", "business analysis", "quality control"],
    words: ["test case", "defect", "bug", "regression", "scenario", "release", "requirement", "test plan", "verification", "scripts", "smoke", "severity", "traceability", "acceptance"]
  },
  {
    family: "test automation",
    field: "technology",
    titles: ["automation tester", "test automation engineer", "qa automation engineer", "automation test engineer", "sdet", "software development engineer in test", "selenium tester", "automated test engineer", "automation qa engineer", "mobile automation tester", "automation test analyst", "performance test engineer", "automation testing engineer", "automation architect testing", "automated tester", "selenium automation tester", "selenium automation engineer", "automation developer"],
    related: ["devops", "software development"],
    words: ["script", "framework", "regression", "suite", "browser", "test case", "defect", "automate", "execution", "locator", "build"]
  },
  {
    family: "sap consulting",
    field: "technology",
    titles: ["sap consultant", "sap developer", "sap abap developer", "abap developer", "sap fico consultant", "sap mm consultant", "sap sd consultant", "sap hana developer", "sap basis administrator", "sap functional consultant", "sap technical consultant", "sap analyst", "sap architect", "sap hr consultant", "sap bw consultant", "sap basis consultant", "abap consultant", "sap successfactors consultant", "sap fico architect", "sap project manager", "sap manager", "sap crm consultant", "sap administrator", "sap abap consultant"],
    related: ["erp consulting"],
    words: ["module", "go-live", "blueprint", "configuration", "transport", "ledger", "rollout", "idoc", "smart form", "user exit", "master data", "purchase order"]
  },
  {
    family: "erp consulting",
    field: "technology",
    titles: ["erp consultant", "oracle consultant", "erp analyst", "oracle functional consultant", "netsuite consultant", "dynamics 365 consultant", "peoplesoft consultant", "workday consultant", "erp manager", "erp developer", "oracle apps developer", "peoplesoft developer", "oracle ebs developer", "netsuite administrator", "dynamics developer", "oracle apps technical consultant", "erp administrator", "erp implementation consultant", "implementation consultant", "implementation specialist", "functional consultant", "technical consultant", "workday analyst", "odoo developer"],
    related: ["business analysis", "it consulting"],
    words: ["module", "implementation", "go-live", "configuration", "ledger", "workflow", "migration", "customization", "inventory", "procurement", "rollout"]
  },
  {
    family: "crm development",
    field: "technology",
    titles: ["salesforce developer", "salesforce administrator", "crm developer", "salesforce consultant", "crm administrator", "salesforce architect", "crm analyst", "crm consultant", "salesforce engineer", "salesforce business analyst", "crm business analyst", "crm specialist", "crm manager", "servicenow developer", "servicenow administrator", "pega developer", "dynamics crm developer", "hubspot administrator", "salesforce admin"],
    related: ["erp consulting", "business analysis"],
    words: ["object", "workflow", "lead", "account", "opportunity", "campaign", "trigger", "record", "dashboard", "integration", "ticket"]
  },
  {
    family: "mainframe development",
    field: "technology",
    titles: ["mainframe developer", "cobol developer", "mainframe programmer", "as400 developer", "rpg developer", "mainframe analyst", "mainframe engineer", "mainframe administrator", "cobol programmer", "mainframe systems programmer"],
    related: ["software development", "database administration"],
    words: ["batch", "job", "copybook", "dataset", "screen", "transaction", "abend", "legacy", "file"]
  },
  {
    family: "rpa development",
    field: "technology",
    titles: ["rpa developer", "uipath developer", "automation anywhere developer", "rpa consultant", "rpa engineer", "process automation developer", "rpa architect", "blue prism developer", "rpa analyst", "power automate developer"],
    related: ["business analysis", "software development"],
    words: ["bot", "workflow", "process", "automate", "exception", "queue", "orchestrator", "unattended", "screen"]
  },
  {
    family: "systems analysis",
    field: "technology",
    titles: ["systems analyst", "computer systems analyst", "it business analyst", "business systems analyst", "application analyst", "information systems analyst", "it systems analyst", "application support analyst", "application support engineer", "production support analyst", "technical analyst", "production support engineer", "systems integrator", "systems consultant", "oracle business systems analyst", "software analyst", "functional analyst"],
    related: ["business analysis", "software development", "it support"],
    words: ["requirement", "specification", "workflow", "interface", "system", "user", "enhancement", "incident", "upgrade", "integration", "documentation"]
  },
  {
    family: "it consulting",
    field: "technology",
    titles: ["it consultant", "technology consultant", "information technology consultant", "technical account manager", "digital transformation consultant", "solutions consultant it", "it advisor", "technology analyst", "technology manager", "digital consultant"],
    related: ["management consulting", "software architecture"],
    words: ["client", "transformation", "assessment", "roadmap", "workshop", "implementation", "proposal", "vendor", "migration"]
  },
  {
    family: "it project management",
    field: "technology",
    titles: ["it project manager", "technical project manager", "scrum master", "agile coach", "technical program manager", "software project manager", "agile project manager", "delivery manager", "information technology project manager", "it program manager", "infrastructure project manager", "project manager it", "it project coordinator", "release train engineer", "delivery lead", "iteration manager", "agile delivery manager"],
    related: ["project management", "product management", "business analysis"],
    words: ["sprint", "backlog", "milestone", "release", "stakeholder", "standup", "retrospective", "scope", "schedule", "risk", "vendor", "deliverable"]
  },
  {
    family: "product management",
    field: "technology",
    titles: ["product manager", "product owner", "technical product manager", "digital product manager", "associate product manager", "group product manager", "chief product officer", "head of product", "director of product management", "vp of product", "product lead", "product specialist", "software product manager", "product director", "product strategist"],
    related: ["product marketing", "ux design"],
    words: ["roadmap", "backlog", "feature", "launch", "user story", "market", "customer", "release", "prioritise", "metric", "persona", "adoption"]
  },
  {
    family: "telecommunications",
    field: "technology",
    titles: ["telecommunications engineer", "telecom engineer", "rf engineer", "telecommunications technician", "rf optimization engineer", "transmission engineer", "telecom technician", "fiber optic technician", "telecommunications specialist", "bss engineer", "ran engineer", "microwave engineer", "telecommunications manager", "telecom analyst", "cable technician", "telecommunications equipment installer", "fiber technician", "wireless engineer", "core network engineer", "telecom project manager"],
    related: ["electronics engineering", "electronics repair"],
    words: ["tower", "antenna", "fiber", "cable", "spectrum", "base station", "signal", "carrier", "line", "splice", "coverage", "circuit", "handset"]
  },
  {
    family: "technical writing",
    field: "technology",
    titles: ["technical writer", "documentation specialist", "technical author", "technical editor", "information developer", "documentation manager", "documentation engineer", "api writer", "documentation writer", "technical communicator", "content developer technical", "medical writer", "proposal writer", "grant writer", "specification writer"],
    related: ["writing", "instructional design"],
    words: ["manual", "guide", "documentation", "procedure", "draft", "topic", "style guide", "release notes", "proposal", "glossary", "edit"]
  },
  {
    family: "geographic information",
    field: "technology",
    titles: ["gis analyst", "gis specialist", "gis technician", "cartographer", "gis developer", "geospatial analyst", "gis manager", "geographic information systems analyst", "photogrammetrist", "remote sensing analyst", "gis coordinator", "mapping technician", "gis engineer", "remote sensing scientist"],
    related: ["surveying", "environmental science"],
    words: ["map", "layer", "parcel", "imagery", "coordinate", "spatial", "boundary", "survey", "aerial", "geodatabase", "terrain"]
  },
  {
    family: "hardware engineering",
    field: "technology",
    titles: ["hardware engineer", "computer hardware engineer", "asic engineer", "fpga engineer", "vlsi engineer", "chip designer", "circuits engineer", "circuit design engineer", "board design engineer", "verification engineer", "asic design engineer", "vlsi design engineer", "physical design engineer", "design verification engineer", "pcb designer", "analog design engineer", "hardware design engineer", "layout engineer", "fpga developer"],
    related: ["electronics engineering", "electrical engineering"],
    words: ["board", "chip", "schematic", "circuit", "prototype", "layout", "power", "signal", "timing", "component", "verification", "silicon"]
  },
  {
    family: "data entry",
    field: "technology",
    titles: ["data entry clerk", "data entry operator", "data entry specialist", "typist", "data processor", "word processor", "data entry keyer", "data clerk", "data entry", "data input clerk", "data entry associate", "data entry executive", "keypunch operator", "data conversion operator", "transcriber", "word processor operator", "audio typist", "computer operator"],
    related: ["office administration"],
    words: ["keystroke", "record", "form", "spreadsheet", "entry", "typing", "verify", "database", "batch", "document", "typo"]
  },
  {
    family: "quality process analysis",
    field: "technology",
    titles: ["six sigma black belt", "process improvement analyst", "continuous improvement manager", "process analyst", "process engineer business", "lean manager", "continuous improvement specialist", "business process analyst", "operational excellence manager", "process improvement specialist", "business process manager", "process consultant", "lean consultant", "six sigma consultant", "process improvement manager"],
    related: ["industrial engineering", "business analysis", "quality control"],
    words: ["workflow", "waste", "cycle time", "baseline", "root cause", "mapping", "metric", "variation", "kaizen", "throughput"]
  },

  // health
  {
    family: "nursing",
    field: "health",
    titles: ["registered nurse", "nurse", "staff nurse", "rn", "charge nurse", "nursing officer", "icu nurse", "emergency room nurse", "er nurse", "medical-surgical nurse", "operating room nurse", "pediatric nurse", "community nurse", "school nurse", "travel nurse", "oncology nurse", "labor and delivery nurse", "clinical nurse", "critical care nurse", "home health nurse", "certified operating room nurse", "cnor", "psychiatric nurse", "dialysis nurse", "nurse case manager", "telemetry nurse", "public health nurse", "theatre nurse", "ward sister", "district nurse"],
    related: ["practical nursing", "advanced practice nursing", "nursing assistance", "midwifery", "nursing management"],
    words: ["patient", "ward", "bedside", "discharge", "vital signs", "medication", "chart", "shift", "wound", "dressing", "admission", "triage", "infusion", "catheter", "iv", "care plan", "physician", "unit", "intake"]
  },
  {
    family: "practical nursing",
    field: "health",
    titles: ["licensed practical nurse", "lpn", "lvn", "licensed vocational nurse", "practical nurse", "vocational nurse", "enrolled nurse", "registered practical nurse", "enrolled nurse practitioner", "lpn charge nurse"],
    related: ["nursing assistance"],
    words: ["resident", "medication", "vital signs", "dressing", "chart", "injection", "bedside", "insulin", "catheter", "nursing home"]
  },
  {
    family: "advanced practice nursing",
    field: "health",
    titles: ["nurse practitioner", "family nurse practitioner", "clinical nurse specialist", "nurse anesthetist", "crna", "advanced practice registered nurse", "aprn", "acute care nurse practitioner", "psychiatric nurse practitioner", "advanced nurse practitioner", "fnp", "pediatric nurse practitioner"],
    related: ["medicine", "physician assistance"],
    words: ["diagnosis", "prescription", "exam", "referral", "treatment plan", "primary care", "anesthesia", "clinic", "patient", "follow-up"]
  },
  {
    family: "nursing management",
    field: "health",
    titles: ["nurse manager", "director of nursing", "nursing supervisor", "chief nursing officer", "head nurse", "nursing director", "nursing home administrator", "clinical nurse manager", "matron", "assistant director of nursing", "nurse administrator", "nursing coordinator", "patient care manager", "clinical manager"],
    related: ["health administration"],
    words: ["staffing", "unit", "census", "ward", "compliance", "survey", "resident", "quality", "shift", "patient satisfaction", "accreditation"]
  },
  {
    family: "nursing assistance",
    field: "health",
    titles: ["certified nursing assistant", "nursing assistant", "cna", "nurse aide", "patient care technician", "nurse's aide", "patient care assistant", "healthcare assistant", "health care assistant", "orderly", "nursing aide", "patient care associate", "hospital attendant", "patient transporter", "ward assistant", "psychiatric aide", "state tested nursing assistant", "geriatric nursing assistant", "medication aide", "medication technician"],
    related: ["personal care", "medical assisting"],
    words: ["bathing", "feeding", "ambulation", "linen", "vital signs", "bedpan", "resident", "grooming", "turning", "transfer", "toileting", "patient", "lifting"]
  },
  {
    family: "midwifery",
    field: "health",
    titles: ["midwife", "nurse midwife", "certified nurse midwife", "doula", "birth attendant", "community midwife", "staff midwife", "lactation consultant", "birth doula", "labor nurse"],
    related: ["medicine"],
    words: ["birth", "pregnancy", "labour", "delivery", "newborn", "antenatal", "postnatal", "breastfeeding", "mother", "prenatal"]
  },
  {
    family: "medicine",
    field: "health",
    titles: ["physician", "doctor", "medical doctor", "general practitioner", "family physician", "resident physician", "internist", "medical officer", "hospitalist", "attending physician", "pediatrician", "cardiologist", "psychiatrist", "oncologist", "neurologist", "dermatologist", "radiologist", "emergency physician", "obstetrician", "gynecologist", "anesthesiologist", "pathologist", "medical resident", "house officer", "endocrinologist", "gastroenterologist", "ophthalmologist", "primary care physician", "medical director", "consultant physician"],
    related: ["surgery", "physician assistance"],
    words: ["patient", "diagnosis", "treatment", "prescription", "clinic", "symptom", "examination", "referral", "hospital", "admission", "disease", "ward round", "case", "biopsy"]
  },
  {
    family: "surgery",
    field: "health",
    titles: ["surgeon", "orthopedic surgeon", "general surgeon", "neurosurgeon", "plastic surgeon", "cardiac surgeon", "surgical resident", "vascular surgeon", "oral surgeon", "trauma surgeon", "urologist", "transplant surgeon"],
    related: ["surgical technology"],
    words: ["operation", "incision", "theatre", "preoperative", "postoperative", "suture", "anesthesia", "laparoscopic", "graft", "procedure"]
  },
  {
    family: "physician assistance",
    field: "health",
    titles: ["physician assistant", "physician associate", "anesthesiologist assistant", "pa-c", "certified physician assistant", "surgical physician assistant", "clinical officer", "clinical associate"],
    related: ["nursing"],
    words: ["exam", "history", "diagnosis", "prescription", "referral", "patient", "procedure", "clinic", "order", "follow-up"]
  },
  {
    family: "medical assisting",
    field: "health",
    titles: ["medical assistant", "certified medical assistant", "clinical assistant", "clinic assistant", "medical office assistant", "ophthalmic assistant", "ophthalmic technician", "clinical medical assistant", "registered medical assistant", "podiatric assistant", "chiropractic assistant", "optometric assistant", "optometric technician", "clinic office assistant", "medical aide", "back office medical assistant"],
    related: ["medical office", "phlebotomy"],
    words: ["rooming", "vital signs", "injection", "specimen", "chart", "exam room", "appointment", "patient", "ekg", "blood pressure", "clinic", "immunization"]
  },
  {
    family: "medical office",
    field: "health",
    titles: ["medical receptionist", "medical secretary", "medical administrative assistant", "patient access representative", "patient services representative", "patient registrar", "medical office manager", "unit secretary", "admissions clerk", "patient care coordinator", "ward clerk", "unit clerk", "health unit coordinator", "admitting clerk", "patient coordinator", "scheduling coordinator medical", "front desk medical receptionist", "dental receptionist", "medical front desk", "patient access specialist", "admissions representative", "doctor's receptionist"],
    related: ["reception", "medical records"],
    words: ["appointment", "insurance card", "copay", "check-in", "referral", "chart", "patient", "scheduling", "authorization", "front desk", "registration", "clinic"]
  },
  {
    family: "medical records",
    field: "health",
    titles: ["medical coder", "medical records technician", "medical biller", "health information technician", "medical billing specialist", "coding specialist", "coder", "medical records clerk", "medical billing and coding specialist", "health information manager", "certified professional coder", "medical coding specialist", "medical transcriptionist", "medical records specialist", "medical scribe", "billing and coding specialist", "clinical documentation specialist", "medical records coordinator", "revenue cycle analyst", "medical claims analyst", "health information specialist", "cancer registrar", "revenue cycle specialist", "inpatient coder", "medical billing manager", "medical billing clerk", "revenue cycle manager"],
    related: ["insurance claims", "billing"],
    words: ["claim", "diagnosis code", "chart", "denial", "reimbursement", "payer", "encounter", "remittance", "modifier", "patient record", "dictation", "charge"]
  },
  {
    family: "phlebotomy",
    field: "health",
    titles: ["phlebotomist", "phlebotomy technician", "lab assistant phlebotomist", "blood collection technician", "certified phlebotomy technician", "plasma center technician", "specimen processor", "donor phlebotomist", "phlebotomy supervisor"],
    related: ["medical laboratory"],
    words: ["blood draw", "vein", "specimen", "needle", "tube", "donor", "venipuncture", "label", "plasma", "centrifuge"]
  },
  {
    family: "medical laboratory",
    field: "health",
    titles: ["medical laboratory technician", "medical technologist", "clinical laboratory scientist", "laboratory technician medical", "lab technologist", "medical laboratory scientist", "histotechnologist", "cytotechnologist", "clinical laboratory technologist", "microbiologist clinical", "medical lab technician", "histology technician", "blood bank technologist", "clinical lab technician", "biomedical scientist", "pathology technician", "laboratory manager", "lab manager", "histotechnician"],
    related: ["laboratory science"],
    words: ["specimen", "analyzer", "culture", "blood", "assay", "slide", "reagent", "quality control", "urinalysis", "stain", "microscope", "hematology"]
  },
  {
    family: "pharmacy",
    field: "health",
    titles: ["pharmacist", "clinical pharmacist", "pharmacy manager", "hospital pharmacist", "staff pharmacist", "retail pharmacist", "pharmacist in charge", "community pharmacist", "pharmacy director", "pharmacovigilance specialist", "drug safety associate", "chief pharmacist", "drug safety specialist", "pharmacovigilance associate"],
    related: ["pharmacy assistance", "clinical research"],
    words: ["prescription", "drug", "dosage", "dispense", "medication", "counseling", "formulary", "interaction", "refill", "patient", "compounding", "adverse event"]
  },
  {
    family: "pharmacy assistance",
    field: "health",
    titles: ["pharmacy technician", "pharmacy assistant", "pharmacy clerk", "certified pharmacy technician", "pharmacy intern", "dispensing technician", "pharmacy aide", "dispenser", "medication dispenser", "pharmacy cashier"],
    related: ["retail sales"],
    words: ["prescription", "refill", "label", "dispense", "insurance", "bottle", "inventory", "pill", "counter", "dosage", "compounding"]
  },
  {
    family: "dentistry",
    field: "health",
    titles: ["dentist", "dental surgeon", "orthodontist", "general dentist", "endodontist", "periodontist", "pediatric dentist", "prosthodontist", "associate dentist", "dental officer"],
    related: ["dental assistance"],
    words: ["tooth", "crown", "filling", "extraction", "implant", "cavity", "oral", "root canal", "x-ray", "gum", "braces"]
  },
  {
    family: "dental assistance",
    field: "health",
    titles: ["dental assistant", "dental hygienist", "dental nurse", "dental technician", "orthodontic assistant", "dental therapist", "dental lab technician", "dental laboratory technician", "dental office manager", "registered dental hygienist", "dental office assistant"],
    related: ["medical assisting"],
    words: ["chairside", "scaling", "polishing", "tooth", "tray", "sterilize", "impression", "x-ray", "plaque", "fluoride", "suction", "denture"]
  },
  {
    family: "physical therapy",
    field: "health",
    titles: ["physical therapist", "physiotherapist", "physical therapist assistant", "physical therapy aide", "physiotherapy assistant", "rehabilitation therapist", "pta", "sports therapist", "physical therapy technician", "rehabilitation aide", "chiropractor", "sports physiotherapist", "rehab technician", "kinesiologist"],
    related: ["occupational therapy", "athletic training", "massage therapy"],
    words: ["mobility", "exercise", "gait", "joint", "muscle", "rehabilitation", "injury", "range of motion", "pain", "posture", "treatment plan", "stretching"]
  },
  {
    family: "occupational therapy",
    field: "health",
    titles: ["occupational therapist", "occupational therapy assistant", "occupational therapy aide", "cota", "certified occupational therapy assistant", "hand therapist", "recreational therapist", "art therapist", "music therapist", "therapeutic recreation specialist", "activity therapist", "dance therapist"],
    related: ["speech therapy", "recreation"],
    words: ["daily living", "adaptive", "sensory", "splint", "fine motor", "rehabilitation", "treatment plan", "therapy", "functional", "caseload", "wheelchair"]
  },
  {
    family: "speech therapy",
    field: "health",
    titles: ["speech therapist", "speech language pathologist", "speech pathologist", "audiologist", "speech-language pathology assistant", "speech and language therapist", "slp", "hearing aid specialist", "hearing instrument specialist", "clinical audiologist"],
    related: ["special education"],
    words: ["articulation", "swallowing", "hearing", "language", "stuttering", "caseload", "iep", "voice", "fluency", "screening", "aphasia"]
  },
  {
    family: "radiology",
    field: "health",
    titles: ["radiologic technologist", "radiographer", "x-ray technician", "mri technologist", "ct technologist", "sonographer", "ultrasound technician", "radiology technician", "diagnostic medical sonographer", "mammographer", "mri technician", "nuclear medicine technologist", "radiation therapist", "ct scan technician", "radiation therapy technologist", "diagnostic radiographer", "mammography technologist", "dosimetrist", "echocardiographer", "interventional radiology technologist", "medical imaging technologist"],
    related: ["cardiology technology"],
    words: ["scan", "x-ray", "image", "contrast", "radiation", "patient positioning", "ultrasound", "exposure", "exam", "film", "tumor"]
  },
  {
    family: "cardiology technology",
    field: "health",
    titles: ["cardiovascular technologist", "ekg technician", "ecg technician", "cardiac technician", "cath lab technician", "telemetry technician", "monitor technician", "vascular technologist", "cardiac sonographer", "electrophysiology technician", "perfusionist", "eeg technician", "neurodiagnostic technologist", "cardiac physiologist"],
    related: ["respiratory therapy"],
    words: ["ekg", "rhythm", "electrode", "catheterization", "heart", "stress test", "holter", "monitor", "waveform"]
  },
  {
    family: "respiratory therapy",
    field: "health",
    titles: ["respiratory therapist", "respiratory therapy technician", "respiratory care practitioner", "sleep technologist", "polysomnographic technologist", "registered respiratory therapist", "sleep technician", "pulmonary function technologist"],
    related: ["nursing"],
    words: ["ventilator", "oxygen", "airway", "lung", "breathing", "intubation", "nebulizer", "blood gas", "asthma", "pulmonary"]
  },
  {
    family: "surgical technology",
    field: "health",
    titles: ["surgical technologist", "scrub tech", "operating room technician", "surgical technician", "sterile processing technician", "operating department practitioner", "surgical assistant", "sterile processing tech", "anesthesia technician", "endoscopy technician", "operating theatre technician", "central service technician", "surgical first assistant"],
    related: ["nursing", "medical assisting"],
    words: ["instrument", "sterile", "operating room", "tray", "drape", "scrub", "sponge count", "autoclave", "surgeon", "suture"]
  },
  {
    family: "emergency medicine",
    field: "health",
    titles: ["paramedic", "emergency medical technician", "emt", "emt-b", "ambulance driver", "first responder", "emergency medical responder", "emergency care assistant", "ambulance technician", "flight paramedic", "advanced emergency medical technician", "emt basic", "emt paramedic", "ambulance attendant"],
    related: ["firefighting", "nursing"],
    words: ["ambulance", "trauma", "airway", "triage", "stretcher", "emergency", "cpr", "transport", "patient", "dispatch", "splint"]
  },
  {
    family: "nutrition",
    field: "health",
    titles: ["dietitian", "nutritionist", "registered dietitian", "clinical dietitian", "dietetic technician", "nutrition consultant", "dietary manager", "dietary aide", "nutrition coach", "nutrition assistant", "dietetic assistant", "sports nutritionist", "wellness dietitian", "dietician", "nutrition educator", "dietary supervisor"],
    related: ["fitness", "food service"],
    words: ["diet", "meal plan", "nutrition", "calorie", "obesity", "menu", "supplement", "patient", "food", "weight", "diabetes"]
  },
  {
    family: "mental health counseling",
    field: "health",
    titles: ["mental health counselor", "psychotherapist", "therapist", "counselor", "licensed professional counselor", "substance abuse counselor", "addiction counselor", "marriage and family therapist", "behavioral health specialist", "mental health therapist", "behavioral health counselor", "crisis counselor", "rehabilitation counselor", "psychiatric technician", "mental health technician", "behavioral health technician", "mental health worker", "grief counselor", "behavioural therapist", "drug and alcohol counselor", "family therapist", "clinical therapist"],
    related: ["psychology", "social work", "career counseling"],
    words: ["client", "session", "treatment plan", "caseload", "intake", "group therapy", "addiction", "recovery", "crisis", "trauma", "diagnosis", "relapse", "coping"]
  },
  {
    family: "psychology",
    field: "health",
    titles: ["psychologist", "clinical psychologist", "school psychologist", "counseling psychologist", "neuropsychologist", "industrial psychologist", "psychology assistant", "organizational psychologist", "educational psychologist", "psychometrician", "industrial-organizational psychologist", "child psychologist", "assistant psychologist", "behavior analyst", "board certified behavior analyst", "registered behavior technician", "behavior technician", "aba therapist", "forensic psychologist"],
    related: ["special education"],
    words: ["assessment", "therapy", "behavior", "cognitive", "diagnosis", "client", "testing", "intervention", "report", "autism", "session"]
  },
  {
    family: "social work",
    field: "health",
    titles: ["social worker", "clinical social worker", "case manager", "caseworker", "child welfare worker", "family support worker", "medical social worker", "licensed clinical social worker", "case worker", "youth worker", "school social worker", "social services worker", "human services specialist", "case management specialist", "social service assistant", "outreach worker", "child protective services worker", "residential counselor", "social work assistant", "family advocate", "care coordinator", "youth counselor", "foster care worker", "community support worker", "victim advocate", "patient advocate", "support worker", "care manager", "human services worker", "refugee caseworker"],
    related: ["community services", "probation"],
    words: ["client", "caseload", "family", "referral", "intake", "abuse", "shelter", "benefits", "home visit", "advocacy", "foster", "crisis", "resource", "welfare"]
  },
  {
    family: "community health",
    field: "health",
    titles: ["community health worker", "health educator", "public health specialist", "epidemiologist", "public health analyst", "health promotion officer", "public health officer", "infection preventionist", "health coach", "public health advisor", "infection control nurse", "health education specialist", "wellness coordinator", "wellness coach", "public health nurse educator", "public health manager", "infection control practitioner", "health promoter", "disease intervention specialist"],
    related: ["social work", "nursing", "statistics"],
    words: ["outreach", "screening", "prevention", "outbreak", "vaccination", "community", "surveillance", "health fair", "education", "population", "disease", "wellness"]
  },
  {
    family: "health administration",
    field: "health",
    titles: ["healthcare administrator", "hospital administrator", "medical and health services manager", "practice manager", "clinic manager", "healthcare manager", "health services manager", "health services administrator", "director of healthcare services", "medical practice manager", "healthcare consultant", "hospital manager", "clinical director", "assisted living administrator", "clinical operations manager", "care home manager", "healthcare analyst", "health care administrator", "quality improvement coordinator healthcare", "utilization review nurse", "utilization management specialist", "registered care manager", "residential care manager"],
    related: ["medical office", "operations management"],
    words: ["hospital", "clinic", "patient", "accreditation", "budget", "staffing", "compliance", "physician", "reimbursement", "census", "department", "joint commission"]
  },
  {
    family: "health informatics",
    field: "health",
    titles: ["health informatics specialist", "clinical informaticist", "epic analyst", "nursing informatics specialist", "clinical systems analyst", "ehr specialist", "health it specialist", "clinical informatics specialist", "clinical data analyst", "epic consultant", "ehr analyst", "clinical applications analyst", "emr specialist", "cerner analyst", "healthcare data analyst"],
    related: ["systems analysis", "medical records"],
    words: ["ehr", "order set", "clinician", "go-live", "interface", "workflow", "chart", "patient data", "build", "module"]
  },
  {
    family: "clinical research",
    field: "health",
    titles: ["clinical research associate", "clinical research coordinator", "clinical trial manager", "clinical data manager", "regulatory affairs specialist", "clinical trials coordinator", "clinical research manager", "study coordinator", "clinical project manager", "clinical trial assistant", "regulatory affairs manager", "research nurse", "clinical research nurse", "clinical scientist", "regulatory affairs associate", "clinical data coordinator", "research coordinator", "clinical trial associate", "medical science liaison", "clinical research assistant"],
    related: ["laboratory science", "statistics"],
    words: ["protocol", "trial", "subject", "consent", "site", "monitoring visit", "sponsor", "enrollment", "adverse event", "case report form", "irb", "submission"]
  },
  {
    family: "optometry",
    field: "health",
    titles: ["optometrist", "optician", "dispensing optician", "optical technician", "ophthalmic medical technician", "optical assistant", "optical lab technician", "contact lens specialist", "orthoptist", "optical sales associate", "licensed optician"],
    related: ["medical assisting", "retail sales"],
    words: ["lens", "frame", "eye exam", "prescription", "vision", "glasses", "contact lens", "glaucoma", "pupil", "fitting"]
  },
  {
    family: "veterinary",
    field: "health",
    titles: ["veterinarian", "veterinary technician", "veterinary assistant", "veterinary nurse", "vet tech", "animal doctor", "veterinary surgeon", "veterinary technologist", "veterinary receptionist", "kennel assistant", "licensed veterinary technician", "vet assistant", "vet nurse"],
    related: ["animal care"],
    words: ["animal", "dog", "cat", "vaccine", "surgery", "kennel", "anesthesia", "pet", "owner", "spay", "livestock", "exam"]
  },
  {
    family: "biomedical equipment",
    field: "health",
    titles: ["biomedical equipment technician", "biomedical engineer", "biomedical technician", "clinical engineer", "medical equipment technician", "medical equipment repairer", "biomed technician", "medical device engineer", "prosthetist", "orthotist", "medical device technician", "orthotist and prosthetist", "bioengineer"],
    related: ["electronics repair", "mechanical engineering"],
    words: ["device", "calibration", "infusion pump", "repair", "preventive maintenance", "implant", "prosthesis", "hospital equipment", "monitor", "sensor"]
  },
  {
    family: "personal care",
    field: "health",
    titles: ["caregiver", "home health aide", "personal care assistant", "care assistant", "carer", "personal care aide", "home care aide", "companion", "direct support professional", "care worker", "respite care worker", "direct care worker", "personal support worker", "live-in carer", "home care worker", "personal care attendant", "home care assistant", "resident care assistant", "residential support worker", "direct care staff", "resident assistant", "elderly caregiver", "disability support worker", "care companion"],
    related: ["social work"],
    words: ["resident", "bathing", "dressing", "meals", "companionship", "mobility", "medication reminder", "elderly", "errand", "housekeeping", "client", "hygiene", "dementia"]
  },
  {
    family: "massage therapy",
    field: "health",
    titles: ["massage therapist", "licensed massage therapist", "reflexologist", "acupuncturist", "spa therapist", "bodywork therapist", "aromatherapist", "massage practitioner", "masseuse", "naturopath", "ayurvedic doctor", "homeopath", "reiki practitioner"],
    related: ["beauty"],
    words: ["muscle", "tissue", "client", "spa", "session", "pain", "table", "oil", "relaxation", "posture", "needle", "herbal"]
  },

  // finance
  {
    family: "accounting",
    field: "finance",
    titles: ["accountant", "staff accountant", "general accountant", "cost accountant", "chartered accountant", "management accountant", "certified public accountant", "accounting manager", "general ledger accountant", "project accountant", "fund accountant", "accounting supervisor", "accounting specialist", "financial accountant", "accounting analyst", "assistant accountant"],
    related: ["bookkeeping", "auditing", "tax", "finance management", "financial analysis"],
    words: ["ledger", "journal entry", "reconciliation", "month-end", "close", "accrual", "balance sheet", "trial balance", "statement", "depreciation", "fixed asset", "audit", "variance"]
  },
  {
    family: "bookkeeping",
    field: "finance",
    titles: ["bookkeeper", "accounting clerk", "account clerk", "accounts payable clerk", "accounts receivable clerk", "accounts payable specialist", "accounts receivable specialist", "accounting assistant", "accounts assistant", "accounts payable", "accounts receivable", "accounting technician", "full charge bookkeeper", "purchase ledger clerk", "auditing clerk", "accounting associate", "bookkeeping clerk"],
    related: ["billing", "payroll", "office administration"],
    words: ["invoice", "ledger", "receipt", "payment", "reconciliation", "check", "deposit", "posting", "vendor", "statement", "bank", "petty cash"]
  },
  {
    family: "billing",
    field: "finance",
    titles: ["billing clerk", "billing specialist", "billing coordinator", "collections specialist", "credit controller", "debt collector", "collections representative", "collector", "collections agent", "billing analyst", "bill collector", "credit and collections specialist", "credit control clerk", "billing manager", "invoicing clerk"],
    related: ["customer service"],
    words: ["invoice", "payment", "overdue", "account", "balance", "statement", "debt", "dispute", "remittance", "collection", "credit"]
  },
  {
    family: "payroll",
    field: "finance",
    titles: ["payroll clerk", "payroll specialist", "payroll administrator", "payroll manager", "payroll coordinator", "payroll accountant", "timekeeping clerk", "payroll analyst", "payroll officer", "payroll executive", "payroll assistant"],
    related: ["compensation and benefits"],
    words: ["timesheet", "wage", "deduction", "garnishment", "withholding", "paycheck", "overtime", "direct deposit", "pay period", "benefits"]
  },
  {
    family: "auditing",
    field: "finance",
    titles: ["auditor", "internal auditor", "external auditor", "audit manager", "audit associate", "audit senior", "compliance auditor", "financial auditor", "internal audit manager", "audit assistant", "statutory auditor"],
    related: ["it audit", "compliance", "tax"],
    words: ["audit", "control", "finding", "sampling", "workpaper", "risk", "test", "evidence", "engagement", "fraud", "statement"]
  },
  {
    family: "it audit",
    field: "finance",
    titles: ["it auditor", "information systems auditor", "it risk analyst", "it compliance analyst", "grc analyst", "it audit manager", "technology risk consultant", "it compliance manager", "it risk manager"],
    related: ["compliance", "risk management"],
    words: ["control", "access", "audit", "policy", "evidence", "framework", "remediation", "risk", "walkthrough"]
  },
  {
    family: "tax",
    field: "finance",
    titles: ["tax accountant", "tax preparer", "tax consultant", "tax manager", "tax associate", "tax analyst", "tax advisor", "income tax preparer", "certified income tax preparer", "tax examiner", "revenue agent", "tax specialist", "enrolled agent", "tax collector", "tax auditor"],
    related: ["bookkeeping"],
    words: ["return", "deduction", "filing", "taxpayer", "refund", "withholding", "income", "liability", "audit", "credit", "exemption"]
  },
  {
    family: "financial analysis",
    field: "finance",
    titles: ["financial analyst", "finance analyst", "fp&a analyst", "budget analyst", "investment analyst", "credit analyst", "equity research analyst", "business finance analyst", "cost analyst", "financial planning analyst", "fp&a manager", "financial reporting analyst", "equity analyst", "research analyst finance"],
    related: ["finance management", "investment management", "investment banking", "data analysis"],
    words: ["forecast", "budget", "variance", "valuation", "ratio", "earnings", "portfolio", "spreadsheet", "capital", "revenue", "margin"]
  },
  {
    family: "finance management",
    field: "finance",
    titles: ["finance manager", "financial controller", "controller", "comptroller", "chief financial officer", "cfo", "finance director", "treasurer", "financial manager", "vp of finance", "assistant controller", "director of finance", "treasury manager", "treasury analyst", "corporate controller", "head of finance", "finance officer", "finance executive", "finance specialist", "finance associate"],
    related: ["executive management", "financial advice"],
    words: ["budget", "cash flow", "close", "forecast", "audit", "treasury", "capital", "reporting", "statement", "covenant", "liquidity", "compliance"]
  },
  {
    family: "investment management",
    field: "finance",
    titles: ["portfolio manager", "fund manager", "asset manager", "investment manager", "wealth manager", "fixed income portfolio manager", "hedge fund analyst", "investment officer", "fund analyst", "chief investment officer", "investment associate", "portfolio analyst", "fixed income analyst"],
    related: ["financial advice", "securities trading"],
    words: ["portfolio", "fund", "equity", "bond", "return", "benchmark", "allocation", "client", "yield", "market", "hedge"]
  },
  {
    family: "investment banking",
    field: "finance",
    titles: ["investment banker", "investment banking analyst", "m&a analyst", "corporate finance analyst", "private equity associate", "mergers and acquisitions analyst", "venture capital analyst", "investment banking associate", "private equity analyst", "corporate finance associate"],
    related: ["investment management", "banking"],
    words: ["deal", "valuation", "pitch book", "merger", "acquisition", "due diligence", "buyout", "capital", "transaction", "offering"]
  },
  {
    family: "securities trading",
    field: "finance",
    titles: ["trader", "stockbroker", "securities trader", "broker", "equity trader", "commodities trader", "stock broker", "forex trader", "dealer", "trading assistant", "sales trader", "brokerage clerk", "trade support analyst", "derivatives trader", "securities sales agent", "securities broker"],
    related: ["quantitative finance"],
    words: ["trade", "order", "market", "stock", "option", "settlement", "position", "exchange", "margin", "spread", "clearing"]
  },
  {
    family: "quantitative finance",
    field: "finance",
    titles: ["quantitative analyst", "actuary", "quant", "actuarial analyst", "quantitative developer", "quant developer", "actuarial associate", "quantitative trader", "quantitative researcher", "quant analyst", "financial engineer"],
    related: ["statistics", "financial analysis", "risk management"],
    words: ["model", "pricing", "volatility", "simulation", "mortality", "reserve", "probability", "derivative", "backtest", "premium"]
  },
  {
    family: "financial advice",
    field: "finance",
    titles: ["financial advisor", "financial adviser", "financial planner", "wealth advisor", "personal financial advisor", "investment advisor", "financial consultant", "financial services representative", "private banker", "financial representative", "certified financial planner", "wealth management advisor", "financial specialist", "financial services associate"],
    related: ["insurance sales", "banking"],
    words: ["client", "retirement", "portfolio", "annuity", "investment", "estate", "plan", "savings", "fund", "goal", "insurance", "wealth"]
  },
  {
    family: "banking",
    field: "finance",
    titles: ["banker", "bank teller", "teller", "branch manager", "bank manager", "personal banker", "relationship banker", "bank officer", "relationship manager", "bank clerk", "head teller", "universal banker", "customer service representative banking", "banking officer", "branch operations manager", "bank branch manager", "probationary officer", "assistant branch manager", "teller supervisor", "trade finance officer", "bank associate", "vault teller", "private client banker", "new accounts representative", "banking consultant", "retail banker", "commercial banker"],
    related: ["lending", "customer service"],
    words: ["deposit", "withdrawal", "account", "cash", "branch", "loan", "vault", "check", "transaction", "customer", "cross-sell", "kyc", "teller line", "drawer"]
  },
  {
    family: "lending",
    field: "finance",
    titles: ["loan officer", "mortgage loan officer", "loan processor", "mortgage broker", "loan underwriter", "mortgage underwriter", "mortgage advisor", "closer", "loan closer", "mortgage loan originator", "loan specialist", "credit officer", "loan administrator", "mortgage consultant", "mortgage processor", "loan interviewer", "mortgage banker", "commercial loan officer", "lending officer", "underwriter mortgage", "credit manager"],
    related: ["insurance underwriting", "real estate"],
    words: ["loan", "borrower", "mortgage", "application", "closing", "credit report", "appraisal", "escrow", "collateral", "rate", "title", "lien", "refinance"]
  },
  {
    family: "risk management",
    field: "finance",
    titles: ["risk analyst", "risk manager", "credit risk analyst", "operational risk manager", "market risk analyst", "enterprise risk manager", "risk officer", "fraud analyst", "fraud investigator", "financial risk analyst", "chief risk officer", "risk consultant", "fraud specialist", "risk management specialist"],
    related: ["compliance", "insurance underwriting"],
    words: ["exposure", "limit", "loss", "stress test", "control", "mitigation", "fraud", "scenario", "default", "capital"]
  },
  {
    family: "insurance underwriting",
    field: "finance",
    titles: ["insurance underwriter", "underwriter", "underwriting assistant", "commercial lines underwriter", "underwriting manager", "underwriting analyst"],
    related: ["insurance sales", "insurance claims"],
    words: ["policy", "premium", "risk", "coverage", "quote", "exclusion", "renewal", "broker", "insured"]
  },
  {
    family: "insurance claims",
    field: "finance",
    titles: ["claims adjuster", "insurance adjuster", "claims examiner", "claims analyst", "claims representative", "claims specialist", "claims processor", "claims handler", "insurance appraiser", "loss adjuster", "insurance claims clerk", "claims manager", "claims investigator", "auto damage appraiser"],
    related: ["insurance sales"],
    words: ["claim", "damage", "loss", "coverage", "policyholder", "settlement", "liability", "estimate", "adjuster", "subrogation"]
  },
  {
    family: "insurance sales",
    field: "finance",
    titles: ["insurance agent", "insurance broker", "insurance sales agent", "insurance advisor", "life insurance agent", "insurance consultant", "insurance producer", "insurance account manager", "insurance customer service representative", "insurance specialist", "insurance manager"],
    related: ["sales representative"],
    words: ["policy", "premium", "quote", "renewal", "coverage", "client", "prospect", "beneficiary", "referral"]
  },
  {
    family: "economics",
    field: "finance",
    titles: ["economist", "economic analyst", "econometrician", "economic consultant", "research economist", "policy economist", "economic researcher"],
    related: ["statistics", "financial analysis", "policy analysis"],
    words: ["forecast", "inflation", "regression", "market", "policy", "trade", "survey", "growth", "labour market", "model"]
  },
  {
    family: "appraisal",
    field: "finance",
    titles: ["appraiser", "property appraiser", "real estate appraiser", "assessor", "valuation analyst", "tax assessor", "property valuer", "valuer", "property assessor"],
    related: ["real estate"],
    words: ["property", "value", "comparable", "inspection", "market", "parcel", "report", "land"]
  },

  // law
  {
    family: "legal practice",
    field: "law",
    titles: ["lawyer", "attorney", "advocate", "legal counsel", "solicitor", "barrister", "corporate counsel", "general counsel", "litigation attorney", "associate attorney", "trial lawyer", "prosecutor", "public defender", "legal advisor", "patent attorney", "in-house counsel", "corporate lawyer", "district attorney", "legal officer", "legal manager", "law associate", "counsel", "legal consultant", "staff attorney", "family lawyer", "immigration attorney", "criminal defense attorney"],
    related: ["paralegal", "judiciary", "contract management"],
    words: ["client", "case", "court", "litigation", "brief", "motion", "hearing", "contract", "statute", "trial", "deposition", "settlement", "plaintiff", "petition", "tribunal"]
  },
  {
    family: "paralegal",
    field: "law",
    titles: ["paralegal", "legal assistant", "law clerk", "legal intern", "litigation paralegal", "corporate paralegal", "legal executive", "immigration paralegal", "paralegal specialist", "legal researcher", "legal associate", "judicial clerk", "conveyancer"],
    related: ["legal administration"],
    words: ["case file", "pleading", "discovery", "exhibit", "filing", "affidavit", "attorney", "deposition", "cite", "docket", "court"]
  },
  {
    family: "legal administration",
    field: "law",
    titles: ["legal secretary", "court clerk", "legal administrator", "court reporter", "notary public", "title examiner", "legal administrative assistant", "law office manager", "municipal clerk", "legal transcriptionist", "deputy clerk", "court administrator", "title searcher", "notary", "license clerk"],
    related: ["secretarial"],
    words: ["docket", "transcript", "filing", "court", "dictation", "notice", "calendar", "record", "stenography", "deed"]
  },
  {
    family: "judiciary",
    field: "law",
    titles: ["judge", "magistrate", "arbitrator", "mediator", "hearing officer", "administrative law judge", "adjudicator", "conciliator", "justice of the peace"],
    words: ["ruling", "hearing", "testimony", "verdict", "sentence", "dispute", "evidence", "court", "party"]
  },
  {
    family: "compliance",
    field: "law",
    titles: ["compliance officer", "compliance analyst", "compliance manager", "aml analyst", "kyc analyst", "regulatory compliance specialist", "chief compliance officer", "compliance specialist", "anti-money laundering analyst", "compliance associate", "compliance coordinator", "privacy officer", "data protection officer", "regulatory analyst", "aml investigator", "bsa officer", "sanctions analyst", "compliance consultant"],
    related: ["legal practice"],
    words: ["regulation", "policy", "monitoring", "suspicious activity", "screening", "filing", "audit", "sanctions", "breach", "reporting", "due diligence"]
  },
  {
    family: "contract management",
    field: "law",
    titles: ["contract manager", "contract administrator", "contract specialist", "contract negotiator", "commercial manager", "contract analyst", "subcontract administrator", "contract officer"],
    related: ["procurement"],
    words: ["clause", "amendment", "bid", "term", "vendor", "agreement", "proposal", "renewal", "award", "solicitation"]
  },

  // education
  {
    family: "school teaching",
    field: "education",
    titles: ["teacher", "school teacher", "classroom teacher", "elementary school teacher", "high school teacher", "middle school teacher", "math teacher", "english teacher", "science teacher", "primary school teacher", "secondary school teacher", "history teacher", "physical education teacher", "elementary teacher", "music teacher", "art teacher", "assistant teacher", "social studies teacher", "language teacher", "spanish teacher", "grade teacher", "esl teacher", "student teacher", "primary teacher", "pe teacher", "lead teacher", "english language teacher", "chemistry teacher", "computer teacher"],
    related: ["special education", "early childhood education", "substitute teaching", "teaching assistance", "tutoring", "school administration"],
    words: ["student", "classroom", "lesson", "grade", "curriculum", "homework", "parent", "test", "pupil", "school", "semester", "behavior", "assignment", "class"]
  },
  {
    family: "special education",
    field: "education",
    titles: ["special education teacher", "special needs teacher", "sen teacher", "resource teacher", "special educator", "inclusion teacher", "learning support teacher", "special education coordinator", "intervention specialist", "senco", "teacher of the deaf", "special education assistant"],
    related: ["teaching assistance"],
    words: ["iep", "disability", "accommodation", "behavior plan", "autism", "goal", "caseload", "inclusion", "parent"]
  },
  {
    family: "early childhood education",
    field: "education",
    titles: ["preschool teacher", "kindergarten teacher", "early childhood educator", "nursery teacher", "child development teacher", "early years teacher", "pre-k teacher", "infant teacher", "toddler teacher", "montessori teacher", "head start teacher", "preschool director", "nursery practitioner", "early years practitioner", "lead preschool teacher", "preschool assistant"],
    related: ["childcare"],
    words: ["child", "play", "toddler", "story", "parent", "classroom", "snack", "milestone", "nap", "development", "circle time"]
  },
  {
    family: "childcare",
    field: "education",
    titles: ["nanny", "childcare worker", "babysitter", "daycare teacher", "child care provider", "daycare worker", "au pair", "childcare assistant", "nursery nurse", "child care worker", "daycare assistant", "childminder", "child caregiver", "daycare director", "after school counselor"],
    related: ["personal care", "teaching assistance"],
    words: ["child", "infant", "diaper", "nap", "meal", "play", "parent", "homework", "bedtime", "activity"]
  },
  {
    family: "substitute teaching",
    field: "education",
    titles: ["substitute teacher", "supply teacher", "cover supervisor", "relief teacher", "short-term substitute teacher", "long-term substitute teacher", "cover teacher", "guest teacher", "substitute teachers short-term"],
    related: ["teaching assistance"],
    words: ["lesson plan", "absence", "classroom", "student", "attendance", "assignment", "regular teacher", "behavior"]
  },
  {
    family: "teaching assistance",
    field: "education",
    titles: ["teaching assistant", "teacher assistant", "paraprofessional", "teacher aide", "classroom assistant", "instructional aide", "educational assistant", "paraeducator", "teacher's aide", "learning support assistant", "instructional assistant", "graduate teaching assistant", "classroom aide", "special education paraprofessional", "education assistant"],
    related: ["tutoring"],
    words: ["student", "classroom", "small group", "supervise", "worksheet", "recess", "teacher", "lunch", "materials"]
  },
  {
    family: "tutoring",
    field: "education",
    titles: ["tutor", "private tutor", "math tutor", "reading tutor", "online tutor", "academic tutor", "english tutor", "academic coach", "peer tutor", "private teacher", "test prep instructor"],
    related: ["academic teaching"],
    words: ["student", "homework", "exam", "subject", "session", "practice", "grade", "lesson"]
  },
  {
    family: "academic teaching",
    field: "education",
    titles: ["professor", "lecturer", "assistant professor", "associate professor", "adjunct professor", "college instructor", "adjunct instructor", "university lecturer", "faculty member", "visiting professor", "research professor", "adjunct faculty", "instructor", "postsecondary teacher", "visiting lecturer", "university professor"],
    related: ["academic research", "school teaching"],
    words: ["course", "lecture", "student", "syllabus", "thesis", "publication", "department", "research", "semester", "seminar", "faculty", "grant"]
  },
  {
    family: "academic research",
    field: "education",
    titles: ["research assistant", "research associate", "postdoctoral researcher", "research fellow", "researcher", "research scientist", "postdoctoral fellow", "graduate research assistant", "research scholar", "research specialist", "research manager", "principal investigator", "phd researcher", "undergraduate research assistant", "research intern"],
    related: ["laboratory science", "statistics"],
    words: ["experiment", "study", "publication", "grant", "literature", "hypothesis", "lab", "data", "manuscript", "conference", "thesis"]
  },
  {
    family: "school administration",
    field: "education",
    titles: ["school principal", "assistant principal", "headteacher", "head teacher", "vice principal", "dean", "school administrator", "superintendent of schools", "education administrator", "department chair", "dean of students", "academic director", "director of education", "deputy head teacher", "school director", "provost", "education manager", "education director"],
    related: ["student services"],
    words: ["school", "faculty", "discipline", "enrollment", "board", "budget", "parent", "schedule", "accreditation", "curriculum"]
  },
  {
    family: "student services",
    field: "education",
    titles: ["academic advisor", "admissions counselor", "registrar", "admissions officer", "student advisor", "financial aid counselor", "enrollment counselor", "student affairs coordinator", "academic counselor", "admissions coordinator", "student success coach", "enrollment advisor", "financial aid advisor", "residence hall director", "academic adviser", "admissions advisor", "student services coordinator", "residence life coordinator", "education coordinator", "student support officer", "career services coordinator"],
    related: ["career counseling"],
    words: ["student", "enrollment", "admission", "transcript", "applicant", "campus", "advising", "registration", "financial aid", "orientation"]
  },
  {
    family: "career counseling",
    field: "education",
    titles: ["school counselor", "guidance counselor", "career counselor", "career advisor", "career coach", "life coach", "vocational counselor", "employment counselor", "employment specialist", "careers adviser", "job coach", "college counselor", "career consultant", "employment advisor", "job developer", "educational counselor"],
    related: ["recruiting"],
    words: ["student", "career", "resume", "interview", "job search", "college", "session", "assessment", "placement"]
  },
  {
    family: "instructional design",
    field: "education",
    titles: ["instructional designer", "curriculum developer", "e-learning developer", "learning experience designer", "instructional coordinator", "curriculum specialist", "instructional coach", "elearning developer", "instructional technologist", "curriculum coordinator", "course developer", "educational technologist", "curriculum designer", "learning designer", "instructional developer", "curriculum writer", "academic content developer"],
    related: ["corporate training", "school teaching"],
    words: ["course", "module", "storyboard", "learner", "objective", "assessment", "curriculum", "lesson", "authoring", "content"]
  },
  {
    family: "corporate training",
    field: "education",
    titles: ["trainer", "corporate trainer", "training specialist", "training manager", "training coordinator", "learning and development specialist", "learning and development manager", "computer training specialist", "technical trainer", "training and development specialist", "facilitator", "training officer", "software trainer", "training and development manager", "sales trainer", "training consultant", "learning specialist", "it trainer", "training supervisor", "training director", "soft skills trainer", "process trainer", "training instructor"],
    related: ["human resources"],
    words: ["workshop", "session", "participant", "training material", "onboarding", "module", "learner", "needs assessment", "classroom", "curriculum", "evaluation"]
  },
  {
    family: "library",
    field: "education",
    titles: ["librarian", "library assistant", "library technician", "archivist", "school librarian", "reference librarian", "library clerk", "records manager", "library manager", "library media specialist", "library aide", "archives assistant", "digital archivist", "library associate", "cataloguer"],
    related: ["museums", "records management"],
    words: ["book", "catalog", "collection", "patron", "circulation", "archive", "reference", "shelf", "loan", "preservation"]
  },
  {
    family: "records management",
    field: "education",
    titles: ["file clerk", "records clerk", "document controller", "records specialist", "document control specialist", "records technician", "document specialist", "records coordinator", "filing clerk", "documentation clerk", "document control clerk", "document management specialist", "document control manager", "records management specialist"],
    related: ["office administration", "data entry"],
    words: ["file", "record", "retention", "index", "scan", "archive", "folder", "retrieval", "document", "storage"]
  },

  // sales_marketing
  {
    family: "sales representative",
    field: "sales_marketing",
    titles: ["sales representative", "sales executive", "sales associate", "salesperson", "sales consultant", "account executive", "inside sales representative", "outside sales representative", "field sales representative", "sales specialist", "sales officer", "sales agent", "territory sales representative", "salesman", "sales rep", "sales professional", "direct sales representative", "commercial executive", "medical sales representative", "pharmaceutical sales representative", "sales promoter", "advertising sales agent", "sales advisor", "staffing account executive", "wholesale representative", "door to door sales", "sales person", "technical sales representative", "sales coordinator", "sales support specialist"],
    related: ["account management", "business development", "sales management", "retail sales", "telesales"],
    words: ["customer", "quota", "lead", "prospect", "quote", "territory", "closing", "pipeline", "demo", "order", "commission", "cold call", "deal", "account"]
  },
  {
    family: "account management",
    field: "sales_marketing",
    titles: ["account manager", "key account manager", "client manager", "customer success manager", "national account manager", "client relationship manager", "account coordinator", "account representative", "strategic account manager", "client services manager", "customer relationship manager", "client success manager", "account director", "client account manager", "customer success specialist", "client executive", "client partner", "key account executive", "account supervisor", "customer relationship executive", "customer success associate", "client service associate", "account specialist"],
    related: ["business development", "customer service"],
    words: ["client", "renewal", "retention", "upsell", "relationship", "contract", "portfolio", "quarterly review", "account", "onboarding", "churn"]
  },
  {
    family: "business development",
    field: "sales_marketing",
    titles: ["business development manager", "business development executive", "business development representative", "sales development representative", "business developer", "partnership manager", "business development associate", "lead generation specialist", "business development specialist", "director of business development", "business development officer", "channel manager", "alliance manager", "business development consultant", "channel sales manager", "head of business development", "bdm", "business development director", "lead generation executive", "partner manager", "vp of business development", "business development analyst", "market development manager", "growth manager", "business development coordinator"],
    related: ["sales management", "management consulting"],
    words: ["prospect", "lead", "partnership", "proposal", "pipeline", "deal", "market", "client", "revenue", "pitch", "outreach", "tender"]
  },
  {
    family: "sales management",
    field: "sales_marketing",
    titles: ["sales manager", "regional sales manager", "district sales manager", "area sales manager", "sales director", "vp of sales", "head of sales", "territory manager", "sales team leader", "national sales manager", "director of sales", "regional sales director", "sales supervisor", "sales team manager", "zonal sales manager", "chief revenue officer", "branch sales manager", "sales operations manager", "territory sales manager", "sales head", "vice president of sales", "sales operations analyst", "sales and marketing manager", "sales lead", "revenue manager", "assistant sales manager", "general sales manager", "field sales manager", "sales and marketing director", "commercial director"],
    related: ["marketing management", "retail management"],
    words: ["quota", "territory", "forecast", "pipeline", "team", "target", "revenue", "dealer", "distributor", "incentive", "market share", "account"]
  },
  {
    family: "sales engineering",
    field: "sales_marketing",
    titles: ["sales engineer", "presales engineer", "pre-sales engineer", "solutions engineer", "technical sales engineer", "presales consultant", "pre-sales consultant", "field application engineer", "technical sales consultant", "solution consultant", "technical sales manager", "applications engineer sales", "technical sales specialist", "presales manager", "technical sales executive"],
    related: ["sales representative", "account management"],
    words: ["demo", "prospect", "proof of concept", "proposal", "quote", "customer", "technical requirement", "product", "specification", "tender"]
  },
  {
    family: "telesales",
    field: "sales_marketing",
    titles: ["telemarketer", "telesales executive", "telesales representative", "telemarketing representative", "inside sales associate", "telecaller", "appointment setter", "telesales agent", "telemarketing executive", "telephone sales representative", "outbound sales representative", "tele caller", "tele sales executive", "outbound call center representative"],
    related: ["call centre"],
    words: ["call", "script", "lead", "dial", "prospect", "appointment", "objection", "outbound", "close"]
  },
  {
    family: "retail sales",
    field: "sales_marketing",
    titles: ["retail sales associate", "store associate", "shop assistant", "retail assistant", "sales clerk", "retail associate", "retail salesperson", "store clerk", "showroom sales", "beauty advisor", "brand representative", "stylist retail", "retail sales consultant", "customer assistant", "retail worker", "sales floor associate", "retail sales assistant", "retail clerk", "furniture sales consultant", "counter clerk", "rental clerk", "parts salesperson", "shop worker", "fashion consultant", "store assistant", "retail supervisor", "wireless sales consultant"],
    related: ["cashiering", "retail management", "merchandising"],
    words: ["customer", "store", "register", "shelf", "merchandise", "cash", "return", "floor", "display", "stock", "fitting room", "sale"]
  },
  {
    family: "retail management",
    field: "sales_marketing",
    titles: ["store manager", "retail manager", "assistant store manager", "shop manager", "department manager", "retail store manager", "shift supervisor", "district manager", "store supervisor", "key holder", "area manager", "retail operations manager", "store director", "supermarket manager", "regional manager", "department supervisor", "store team leader", "retail assistant manager", "floor manager", "co-manager", "shop supervisor", "branch supervisor", "keyholder", "grocery manager", "regional director"],
    related: ["operations management"],
    words: ["store", "shrink", "merchandise", "staff schedule", "inventory", "payroll", "customer", "sales target", "shift", "loss prevention", "display", "stock"]
  },
  {
    family: "cashiering",
    field: "sales_marketing",
    titles: ["cashier", "checkout operator", "store cashier", "customer service cashier", "head cashier", "cashier supervisor", "front end cashier", "till operator", "cashier associate", "toll collector", "gaming cashier", "cage cashier", "ticket seller", "cash office associate", "checkout assistant", "front end supervisor", "ticket agent", "box office cashier"],
    related: ["food service"],
    words: ["cash", "register", "drawer", "receipt", "coupon", "change", "customer", "scan", "bag", "refund"]
  },
  {
    family: "merchandising",
    field: "sales_marketing",
    titles: ["merchandiser", "visual merchandiser", "buyer", "retail buyer", "assistant buyer", "fashion buyer", "category manager", "merchandise planner", "merchandise manager", "retail merchandiser", "fashion merchandiser", "product merchandiser", "merchandise coordinator", "stock planner", "window dresser", "apparel merchandiser", "garment merchandiser", "merchandise associate", "allocation analyst", "category analyst", "visual merchandising manager", "merchandising manager", "merchandise assistant", "field merchandiser"],
    related: ["procurement", "fashion design"],
    words: ["assortment", "display", "planogram", "season", "vendor", "garment", "markdown", "category", "stock", "window", "price", "sample"]
  },
  {
    family: "digital marketing",
    field: "sales_marketing",
    titles: ["digital marketing specialist", "digital marketing manager", "digital marketer", "seo specialist", "ppc specialist", "digital marketing executive", "social media manager", "social media specialist", "seo analyst", "sem specialist", "email marketing specialist", "social media coordinator", "growth marketer", "performance marketing manager", "digital media manager", "seo executive", "search engine marketing specialist", "paid media specialist", "digital strategist", "social media marketing manager", "online marketing manager", "e-commerce manager", "digital media specialist", "seo manager", "seo consultant", "community manager", "affiliate manager", "digital media planner", "social media strategist", "online marketer"],
    related: ["marketing", "content marketing", "advertising"],
    words: ["campaign", "keyword", "traffic", "click", "conversion", "landing page", "post", "follower", "ad", "ranking", "audience", "engagement", "impression", "newsletter"]
  },
  {
    family: "content marketing",
    field: "sales_marketing",
    titles: ["content strategist", "content marketer", "content marketing manager", "content manager", "content marketing specialist", "content creator", "content specialist", "blogger", "content coordinator", "content executive", "influencer", "content producer", "content developer", "content lead", "youtuber", "content editor", "content director", "content marketing strategist"],
    related: ["writing", "public relations", "web content"],
    words: ["blog", "article", "post", "audience", "editorial calendar", "newsletter", "video", "brand", "traffic", "channel"]
  },
  {
    family: "web content",
    field: "sales_marketing",
    titles: ["web editor", "web content manager", "web producer", "web content writer", "web content specialist", "online editor", "digital editor", "digital content manager", "digital producer", "web publisher", "digital content producer", "web content editor", "digital content specialist"],
    related: ["writing", "journalism"],
    words: ["page", "article", "cms", "headline", "image", "publish", "website", "link", "traffic"]
  },
  {
    family: "marketing",
    field: "sales_marketing",
    titles: ["marketing specialist", "marketing coordinator", "marketing executive", "marketing assistant", "marketing associate", "marketing analyst", "marketer", "marketing officer", "marketing intern", "marketing consultant", "trade marketing specialist", "marketing communications specialist", "field marketing specialist", "marketing representative", "marketing professional", "brand ambassador", "promoter", "product demonstrator", "marketing automation specialist", "demand generation specialist", "marketing operations specialist", "marketing administrator", "lifecycle marketing specialist", "demand generation manager", "marketing strategist", "marketing communications coordinator", "product promoter"],
    related: ["marketing management", "advertising", "market research", "public relations", "event planning"],
    words: ["campaign", "brand", "promotion", "event", "brochure", "market", "customer", "trade show", "newsletter", "launch", "audience", "survey"]
  },
  {
    family: "marketing management",
    field: "sales_marketing",
    titles: ["marketing manager", "brand manager", "marketing director", "chief marketing officer", "cmo", "head of marketing", "vp of marketing", "assistant brand manager", "marketing communications manager", "marketing lead", "director of marketing", "regional marketing manager", "field marketing manager", "vice president of marketing", "brand strategist", "brand director", "marketing supervisor", "trade marketing manager", "promotions manager", "brand executive", "marketing head", "brand specialist"],
    related: ["product marketing", "advertising"],
    words: ["brand", "campaign", "budget", "launch", "agency", "positioning", "market share", "strategy", "roi", "consumer", "segment"]
  },
  {
    family: "product marketing",
    field: "sales_marketing",
    titles: ["product marketing manager", "product marketing specialist", "product marketer", "product marketing director", "go-to-market manager", "solutions marketing manager", "product marketing associate", "director of product marketing"],
    related: ["digital marketing"],
    words: ["launch", "positioning", "messaging", "persona", "competitor", "sales enablement", "market", "feature", "pricing", "collateral"]
  },
  {
    family: "advertising",
    field: "sales_marketing",
    titles: ["advertising manager", "media planner", "media buyer", "advertising executive", "advertising account executive", "copywriter", "ad operations specialist", "advertising specialist", "media strategist", "advertising coordinator", "campaign manager", "media manager", "advertising copywriter", "media director", "advertising director", "media coordinator", "media executive", "campaign specialist", "creative copywriter", "advertising sales manager", "traffic coordinator"],
    related: ["writing", "public relations", "art direction"],
    words: ["campaign", "ad", "copy", "media plan", "billboard", "client", "agency", "spot", "slogan", "reach", "placement", "brief", "audience"]
  },
  {
    family: "market research",
    field: "sales_marketing",
    titles: ["market research analyst", "market researcher", "consumer insights manager", "survey researcher", "market analyst", "market research manager", "survey interviewer", "user insights analyst", "consumer insights analyst", "competitive intelligence analyst", "marketing research analyst", "research executive", "market intelligence analyst", "interviewer", "market research executive", "research analyst"],
    related: ["statistics"],
    words: ["survey", "questionnaire", "respondent", "focus group", "trend", "consumer", "sample", "competitor", "interview", "segment"]
  },
  {
    family: "public relations",
    field: "sales_marketing",
    titles: ["public relations specialist", "public relations manager", "pr manager", "communications specialist", "communications manager", "pr specialist", "public relations officer", "media relations specialist", "publicist", "press officer", "corporate communications manager", "communications director", "communications coordinator", "pr executive", "spokesperson", "public affairs specialist", "communications officer", "pr account executive", "public relations coordinator", "public information officer", "public relations executive", "internal communications manager", "communications associate", "director of communications", "public affairs officer", "public relations assistant", "communications consultant", "pr consultant", "media relations manager", "public relations director"],
    related: ["journalism", "fundraising", "event planning"],
    words: ["press release", "media", "journalist", "campaign", "event", "speech", "publicity", "coverage", "newsletter", "interview", "crisis", "reputation", "spokesperson", "outlet", "pitch"]
  },
  {
    family: "fundraising",
    field: "sales_marketing",
    titles: ["fundraiser", "development officer", "fundraising manager", "grants manager", "donor relations manager", "major gifts officer", "development director", "fundraising coordinator", "development manager nonprofit", "grants coordinator", "fundraising officer", "director of development", "development coordinator", "grants administrator", "fundraising executive", "development associate", "annual giving manager", "canvasser", "membership coordinator"],
    related: ["community services"],
    words: ["donor", "gift", "grant", "campaign", "event", "pledge", "proposal", "foundation", "volunteer", "appeal", "alumni"]
  },
  {
    family: "real estate",
    field: "sales_marketing",
    titles: ["real estate agent", "realtor", "real estate broker", "leasing agent", "leasing consultant", "property consultant", "letting agent", "real estate salesperson", "real estate consultant", "real estate associate", "leasing manager", "estate agent", "real estate analyst", "lettings negotiator", "real estate manager", "leasing specialist", "real estate sales agent", "transaction coordinator"],
    related: ["property management", "sales representative"],
    words: ["property", "listing", "tenant", "lease", "buyer", "closing", "showing", "offer", "landlord", "house", "open house", "escrow"]
  },

  // operations
  {
    family: "human resources",
    field: "operations",
    titles: ["human resources manager", "hr manager", "hr generalist", "human resources generalist", "human resources specialist", "hr business partner", "hr executive", "hr coordinator", "human resources coordinator", "hr assistant", "human resources assistant", "hr director", "human resources director", "hr administrator", "hr officer", "hr specialist", "human resources administrative assistant", "employee relations specialist", "hr consultant", "chief human resources officer", "people operations manager", "human resources", "hr", "hr associate", "hr analyst", "hr intern", "people partner", "hr advisor", "human resources officer", "human resources business partner"],
    related: ["recruiting", "compensation and benefits", "office administration"],
    words: ["employee", "onboarding", "policy", "hiring", "payroll", "benefits", "grievance", "appraisal", "handbook", "termination", "leave", "recruitment", "orientation", "personnel file", "training", "attrition"]
  },
  {
    family: "recruiting",
    field: "operations",
    titles: ["recruiter", "technical recruiter", "talent acquisition specialist", "recruitment consultant", "sourcer", "talent acquisition manager", "staffing specialist", "it recruiter", "recruitment manager", "recruiting coordinator", "recruitment specialist", "headhunter", "hr recruiter", "recruiting manager", "staffing manager", "recruitment executive", "talent acquisition partner", "staffing coordinator", "corporate recruiter", "talent acquisition coordinator", "executive recruiter", "staffing consultant", "talent acquisition", "recruitment officer", "talent sourcer", "us it recruiter", "resourcer", "recruitment coordinator", "talent acquisition executive", "recruiting specialist"],
    related: ["sales representative"],
    words: ["candidate", "hiring manager", "interview", "sourcing", "screening", "offer", "requisition", "resume", "job posting", "applicant", "vacancy", "staffing", "pipeline"]
  },
  {
    family: "compensation and benefits",
    field: "operations",
    titles: ["compensation analyst", "benefits administrator", "benefits specialist", "compensation and benefits manager", "compensation manager", "benefits manager", "benefits coordinator", "benefits analyst", "total rewards manager", "compensation specialist", "compensation and benefits analyst", "employee benefits administrator", "total rewards analyst", "leave administrator", "job analyst", "compensation and benefits specialist", "benefits consultant", "benefits representative", "rewards manager", "compensation consultant"],
    words: ["enrollment", "plan", "salary", "survey", "pension", "leave", "claim", "insurance", "employee", "pay grade", "open enrollment"]
  },
  {
    family: "office administration",
    field: "operations",
    titles: ["administrative assistant", "office administrator", "office assistant", "office manager", "administrator", "administrative officer", "office clerk", "clerk", "administrative coordinator", "admin assistant", "general clerk", "administrative specialist", "clerical assistant", "administrative associate", "office coordinator", "administrative manager", "admin executive", "administrative support", "business administrator", "admin officer", "administration manager", "administration officer", "administration assistant", "administrative clerk", "business support officer", "office executive", "back office executive", "administrative services manager", "program assistant", "department assistant"],
    related: ["reception", "secretarial"],
    words: ["filing", "calendar", "correspondence", "phone", "meeting", "supplies", "copy", "fax", "mail", "scheduling", "memo", "minutes", "spreadsheet", "travel arrangements"]
  },
  {
    family: "secretarial",
    field: "operations",
    titles: ["executive assistant", "secretary", "personal assistant", "executive secretary", "personal secretary", "virtual assistant", "chief of staff assistant", "company secretary", "confidential secretary", "department secretary", "school secretary", "assistant to the ceo", "private secretary", "stenographer", "virtual administrative assistant", "team assistant"],
    related: ["reception"],
    words: ["calendar", "travel", "meeting", "minutes", "correspondence", "dictation", "expense report", "executive", "itinerary", "agenda"]
  },
  {
    family: "reception",
    field: "operations",
    titles: ["receptionist", "front desk receptionist", "front desk officer", "front office assistant", "switchboard operator", "front desk clerk", "front office executive", "front desk coordinator", "receptionist administrator", "telephone operator", "front desk assistant", "front desk associate", "front office coordinator", "front desk manager", "office receptionist", "information clerk", "front desk", "salon receptionist", "corporate receptionist", "front office receptionist"],
    related: ["hotel front desk", "customer service"],
    words: ["visitor", "phone", "call", "greet", "lobby", "appointment", "front desk", "message", "switchboard", "sign-in", "mail"]
  },
  {
    family: "customer service",
    field: "operations",
    titles: ["customer service representative", "customer service associate", "customer support representative", "customer service agent", "customer care representative", "customer service manager", "customer support specialist", "customer service specialist", "customer service executive", "customer support executive", "client service representative", "customer service supervisor", "customer care executive", "customer service advisor", "customer service assistant", "customer support agent", "customer support associate", "guest services representative", "customer relations representative", "member services representative", "customer experience manager", "customer support manager", "customer service officer", "customer advisor", "customer service coordinator", "customer service", "customer support engineer", "customer care specialist", "customer care associate", "customer experience specialist"],
    related: ["call centre", "retail sales", "it support"],
    words: ["customer", "call", "complaint", "order", "inquiry", "ticket", "refund", "account", "chat", "resolution", "satisfaction", "return", "escalation"]
  },
  {
    family: "call centre",
    field: "operations",
    titles: ["call center representative", "call center agent", "bpo executive", "contact center agent", "customer service representative call center", "call center manager", "process associate", "technical support associate", "call center supervisor", "voice process executive", "bpo associate", "contact centre advisor", "call center team leader", "call centre operator", "non voice process executive", "international voice process", "call center associate", "call quality analyst", "workforce management analyst", "call center customer service representative", "process executive", "bpo team leader", "process analyst bpo", "call taker", "contact center representative", "call center quality analyst", "call centre executive", "bpo manager", "contact center manager", "call centre advisor"],
    related: ["operations management"],
    words: ["call", "inbound", "outbound", "queue", "handle time", "script", "escalation", "customer", "quality score", "shift", "headset", "ticket", "voice process", "backoffice"]
  },
  {
    family: "operations management",
    field: "operations",
    titles: ["operations manager", "general manager", "director of operations", "operations director", "operations executive", "operations supervisor", "operations coordinator", "business operations manager", "chief operating officer", "coo", "operations officer", "assistant operations manager", "operations specialist", "operations associate", "business manager", "site manager operations", "operations administrator", "general operations manager", "head of operations", "operations lead", "vp of operations", "team leader", "team manager", "deputy manager", "assistant general manager", "shift manager", "operations head", "operations team leader", "unit manager", "business operations analyst"],
    related: ["executive management", "project management", "supply chain", "production management"],
    words: ["budget", "staff", "productivity", "schedule", "process", "sla", "kpi", "shift", "vendor", "cost", "compliance", "efficiency", "headcount", "inventory"]
  },
  {
    family: "executive management",
    field: "operations",
    titles: ["chief executive officer", "ceo", "managing director", "executive director", "president", "chief of staff", "business owner", "entrepreneur", "founder", "co-founder", "vice president", "chief strategy officer", "country manager", "chairman", "managing partner", "chief administrative officer", "owner operator", "strategy manager", "director of strategy", "corporate strategy manager", "partner", "deputy director", "small business owner", "strategy director", "chief business officer", "program director nonprofit", "executive vice president", "proprietor", "corporate director", "chief experience officer"],
    related: ["management consulting"],
    words: ["board", "strategy", "investor", "shareholder", "growth", "budget", "acquisition", "revenue", "vision", "partnership", "profit", "startup"]
  },
  {
    family: "project management",
    field: "operations",
    titles: ["project manager", "project coordinator", "program manager", "project management officer", "pmo analyst", "pmo manager", "project lead", "program coordinator", "pmo", "project leader", "project administrator", "portfolio manager pmo", "pmo lead", "program director", "project officer", "project director", "pmo support analyst", "pmo specialist", "enterprise project manager", "pmo coordinator", "project specialist", "project control officer", "project controller", "project executive", "project scheduler", "project analyst", "project support officer", "project planner", "pmo consultant", "project controls specialist"],
    related: ["business analysis", "construction management"],
    words: ["milestone", "scope", "schedule", "budget", "stakeholder", "deliverable", "risk", "status report", "charter", "kickoff", "dependency", "resource", "baseline", "governance", "steering committee"]
  },
  {
    family: "business analysis",
    field: "operations",
    titles: ["business analyst", "requirements analyst", "process business analyst", "business process consultant", "functional business analyst", "business consultant", "business data and process analyst", "agile business analyst", "lead business analyst", "technical business analyst", "digital business analyst", "business architect", "business requirements analyst", "it functional analyst", "business systems consultant", "ba/qa tester", "ba qa analyst", "business intelligence and process analyst", "business transformation analyst", "business improvement analyst", "business specialist", "business support analyst", "healthcare business analyst", "financial business analyst", "erp business analyst"],
    related: ["management consulting", "product management"],
    words: ["requirement", "stakeholder", "user story", "workflow", "use case", "gap", "specification", "process map", "acceptance", "workshop", "as-is", "to-be", "traceability", "elicitation"]
  },
  {
    family: "management consulting",
    field: "operations",
    titles: ["consultant", "management consultant", "strategy consultant", "associate consultant", "management analyst", "organizational consultant", "operations consultant", "principal consultant", "engagement manager", "business advisor", "strategy analyst", "advisory consultant", "independent consultant", "management consulting analyst", "transformation consultant", "human capital manager", "advisory associate", "strategy associate", "strategy consulting manager", "freelance consultant", "corporate strategy analyst", "consulting manager", "consulting analyst", "consulting associate", "change consultant", "business transformation consultant"],
    related: ["financial analysis"],
    words: ["client", "engagement", "recommendation", "strategy", "workshop", "transformation", "deliverable", "benchmark", "proposal", "diagnosis", "roadmap"]
  },
  {
    family: "supply chain",
    field: "operations",
    titles: ["supply chain manager", "supply chain analyst", "supply chain coordinator", "demand planner", "supply planner", "supply chain planner", "supply chain specialist", "materials manager", "inventory planner", "director of supply chain", "production planner", "material planner", "supply chain executive", "inventory manager", "inventory analyst", "inventory control specialist", "demand planning manager", "supply chain director", "supply chain consultant", "inventory specialist", "inventory controller", "planning manager", "inventory coordinator", "production scheduler", "production control clerk", "expediter", "planning analyst", "supply chain associate", "inventory control manager", "master scheduler"],
    related: ["logistics", "procurement", "warehousing"],
    words: ["forecast", "inventory", "supplier", "shipment", "lead time", "stock", "demand", "warehouse", "order", "replenishment", "material", "safety stock"]
  },
  {
    family: "procurement",
    field: "operations",
    titles: ["procurement manager", "purchasing manager", "procurement specialist", "purchasing agent", "procurement officer", "sourcing manager", "purchasing officer", "strategic sourcing manager", "procurement analyst", "purchase manager", "purchase executive", "procurement coordinator", "vendor manager", "purchasing coordinator", "sourcing specialist", "purchase officer", "procurement executive", "procurement engineer", "purchasing assistant", "purchasing clerk", "procurement clerk", "vendor management specialist", "purchasing specialist", "supplier manager", "procurement director", "procurement assistant", "purchase engineer", "sourcing analyst", "industrial buyer", "purchasing director"],
    related: ["logistics"],
    words: ["vendor", "purchase order", "bid", "quote", "supplier", "tender", "negotiation", "contract", "cost saving", "rfq", "spend", "invoice"]
  },
  {
    family: "logistics",
    field: "operations",
    titles: ["logistics coordinator", "logistics manager", "logistics specialist", "freight forwarder", "transportation manager", "shipping coordinator", "logistics analyst", "freight broker", "logistics executive", "dispatcher", "import export specialist", "customs broker", "transport manager", "fleet manager", "logistics officer", "transportation coordinator", "logistician", "transport coordinator", "logistics supervisor", "transport planner", "logistics assistant", "cargo agent", "freight agent", "truck dispatcher", "export coordinator", "import coordinator", "logistics engineer", "fleet coordinator", "shipping manager", "distribution manager"],
    related: ["warehousing", "truck driving"],
    words: ["shipment", "carrier", "freight", "route", "customs", "container", "delivery", "truck", "load", "cargo", "bill of lading", "tracking", "dispatch"]
  },
  {
    family: "warehousing",
    field: "operations",
    titles: ["warehouse worker", "warehouse associate", "warehouse manager", "warehouse supervisor", "forklift operator", "order picker", "shipping and receiving clerk", "material handler", "warehouse operative", "stock clerk", "inventory clerk", "picker packer", "warehouse clerk", "stocker", "packer", "loader", "forklift driver", "stock associate", "shipping clerk", "warehouse assistant", "storekeeper", "store keeper", "receiving clerk", "warehouse operator", "warehouse coordinator", "package handler", "warehouse lead", "distribution center manager", "night stocker", "overnight stocker"],
    related: ["production work"],
    words: ["pallet", "forklift", "dock", "shelf", "pick", "pack", "load", "inventory", "scanner", "shipment", "aisle", "receiving", "carton", "bin"]
  },
  {
    family: "facilities management",
    field: "operations",
    titles: ["facilities manager", "facilities coordinator", "building manager", "maintenance manager", "facilities supervisor", "facilities engineer", "facilities technician", "facilities assistant", "director of facilities", "building superintendent", "workplace manager", "facilities director", "building supervisor", "stationary engineer", "maintenance supervisor", "boiler operator", "building engineer", "workplace coordinator", "chief building engineer", "facilities specialist"],
    related: ["building maintenance", "property management"],
    words: ["building", "maintenance", "vendor", "hvac", "work order", "lease", "inspection", "space", "cleaning", "security", "utility"]
  },
  {
    family: "property management",
    field: "operations",
    titles: ["property manager", "apartment manager", "community association manager", "property administrator", "assistant property manager", "estate manager", "property management assistant", "regional property manager", "housing manager", "housing officer", "community manager property", "resident manager", "commercial property manager", "residential property manager", "landlord", "property officer", "property coordinator", "property supervisor", "housing specialist"],
    related: ["building maintenance"],
    words: ["tenant", "rent", "lease", "eviction", "unit", "vacancy", "repair", "landlord", "inspection", "maintenance request", "move-in"]
  },
  {
    family: "event planning",
    field: "operations",
    titles: ["event planner", "event manager", "event coordinator", "conference organizer", "wedding planner", "meeting planner", "event organizer", "event specialist", "conference coordinator", "banquet manager", "events assistant", "event producer", "convention planner", "catering manager", "event executive", "meeting and event planner", "catering sales manager", "event director", "catering coordinator", "wedding coordinator", "conference manager", "trade show coordinator", "exhibition manager", "event marketing manager"],
    related: ["hotel management"],
    words: ["venue", "guest", "catering", "vendor", "banquet", "attendee", "booth", "registration", "ceremony", "invitation", "conference", "decor"]
  },

  // design
  {
    family: "graphic design",
    field: "design",
    titles: ["graphic designer", "visual designer", "graphics designer", "layout artist", "brand designer", "graphic artist", "production artist", "graphic design intern", "communication designer", "digital designer", "print designer", "packaging designer", "desktop publisher", "prepress technician", "designer", "creative designer", "marketing designer", "publication designer", "presentation designer", "freelance graphic designer", "logo designer", "multimedia designer", "graphic design specialist"],
    related: ["art direction", "ux design", "illustration", "advertising", "animation"],
    words: ["logo", "layout", "brochure", "poster", "typography", "packaging", "print", "banner", "brand", "illustration", "mockup", "palette"]
  },
  {
    family: "art direction",
    field: "design",
    titles: ["art director", "creative director", "design director", "design manager", "creative lead", "creative manager", "head of design", "design lead", "creative services manager", "associate creative director", "creative producer", "creative strategist"],
    related: ["video production"],
    words: ["concept", "campaign", "brand", "pitch", "photoshoot", "visual", "art", "storyboard", "agency", "brief"]
  },
  {
    family: "ux design",
    field: "design",
    titles: ["ux designer", "ui/ux designer", "ui designer", "product designer", "user experience designer", "interaction designer", "ux/ui designer", "ux researcher", "user interface designer", "user experience researcher", "ux architect", "ux lead", "ux engineer", "usability analyst", "service designer", "ux consultant", "information architect", "ux manager", "experience designer", "mobile designer", "ux writer", "user researcher"],
    words: ["wireframe", "prototype", "persona", "usability", "user flow", "mockup", "interview", "journey", "screen", "interaction", "sitemap", "heuristic"]
  },
  {
    family: "animation",
    field: "design",
    titles: ["animator", "3d artist", "motion graphics designer", "motion designer", "3d animator", "vfx artist", "2d animator", "3d modeler", "multimedia artist", "visual effects artist", "compositor", "game artist", "texture artist", "motion graphics artist", "3d designer", "rigging artist", "lighting artist", "storyboard artist", "character artist", "environment artist"],
    related: ["video production", "illustration"],
    words: ["character", "rig", "frame", "render", "texture", "keyframe", "scene", "compositing", "storyboard", "shot"]
  },
  {
    family: "illustration",
    field: "design",
    titles: ["illustrator", "fine artist", "painter artist", "concept artist", "sculptor", "artist", "tattoo artist", "cartoonist", "freelance artist", "visual artist", "muralist", "teaching artist", "craft artist", "potter", "printmaker", "calligrapher", "ceramic artist", "studio artist"],
    related: ["museums"],
    words: ["drawing", "sketch", "painting", "canvas", "gallery", "exhibition", "sculpture", "studio", "ink", "commission", "portrait"]
  },
  {
    family: "interior design",
    field: "design",
    titles: ["interior designer", "interior decorator", "interior architect", "kitchen designer", "set designer", "exhibit designer", "space planner", "home stager", "interior design consultant", "kitchen and bath designer", "production designer", "stage designer", "lighting designer", "furniture designer", "set decorator"],
    related: ["architecture"],
    words: ["furniture", "fabric", "finish", "floor plan", "color", "fixture", "lighting", "client", "mood board", "space", "rendering"]
  },
  {
    family: "fashion design",
    field: "design",
    titles: ["fashion designer", "textile designer", "apparel designer", "costume designer", "pattern maker", "fashion stylist", "garment technologist", "technical designer apparel", "jewelry designer", "footwear designer", "accessories designer", "fashion illustrator", "knitwear designer", "fashion consultant designer", "wardrobe stylist", "fashion technical designer"],
    related: ["garment work"],
    words: ["garment", "fabric", "sketch", "collection", "pattern", "trim", "sample", "textile", "season", "fitting", "embroidery", "runway"]
  },
  {
    family: "industrial design",
    field: "design",
    titles: ["industrial designer", "product design engineer", "furniture design engineer", "cad designer", "toy designer", "commercial and industrial designer", "automotive designer", "exhibition designer", "model maker", "packaging engineer"],
    related: ["mechanical engineering", "drafting"],
    words: ["prototype", "sketch", "ergonomics", "rendering", "material", "form", "product", "tooling", "packaging"]
  },
  {
    family: "photography",
    field: "design",
    titles: ["photographer", "photo editor", "photojournalist", "wedding photographer", "retoucher", "photography assistant", "studio photographer", "commercial photographer", "product photographer", "photo retoucher", "portrait photographer", "freelance photographer", "photographic processor"],
    related: ["video production", "journalism"],
    words: ["camera", "lens", "shoot", "lighting", "portrait", "studio", "retouch", "exposure", "print", "event"]
  },
  {
    family: "video production",
    field: "design",
    titles: ["video editor", "videographer", "film editor", "producer", "film director", "cinematographer", "camera operator", "production assistant", "video producer", "multimedia producer", "production coordinator", "director of photography", "film producer", "television producer", "post production supervisor", "assistant director", "multimedia specialist", "line producer", "executive producer", "cameraman", "production manager film", "tv producer", "associate producer", "filmmaker", "media producer", "script supervisor", "video production specialist"],
    related: ["broadcasting"],
    words: ["footage", "edit", "camera", "shoot", "script", "set", "cut", "crew", "film", "scene", "broadcast", "sound", "episode"]
  },
  {
    family: "architecture",
    field: "design",
    titles: ["architect", "architectural designer", "project architect", "landscape architect", "architectural assistant", "urban designer", "architectural intern", "design architect", "landscape designer", "architectural technologist", "architectural associate", "intern architect", "licensed architect", "architectural project manager", "bim manager", "bim coordinator", "bim modeler", "job captain"],
    related: ["drafting", "urban planning", "civil engineering"],
    words: ["building", "drawing", "elevation", "site", "plan", "facade", "zoning", "permit", "specification", "code", "rendering"]
  },
  {
    family: "drafting",
    field: "design",
    titles: ["drafter", "draftsman", "cad technician", "cad drafter", "architectural drafter", "mechanical drafter", "cad operator", "cad draftsman", "autocad drafter", "civil drafter", "electrical drafter", "autocad operator", "design drafter", "draughtsman", "autocad draftsman", "mechanical designer", "piping designer", "electrical designer", "structural detailer", "steel detailer", "design technician", "structural drafter", "civil designer", "plumbing designer"],
    related: ["mechanical engineering", "civil engineering", "electrical engineering"],
    words: ["drawing", "dimension", "tolerance", "section", "layout", "assembly", "blueprint", "detail", "revision", "as-built"]
  },

  // trades
  {
    family: "mechanical engineering",
    field: "trades",
    titles: ["mechanical engineer", "mechanical design engineer", "design engineer", "mechanical project engineer", "cae engineer", "hvac engineer", "thermal engineer", "piping engineer", "product development engineer", "mechanical maintenance engineer", "r&d engineer", "mechanical engineering technician", "rotating equipment engineer", "machine design engineer", "mechanical engineer intern", "graduate mechanical engineer", "stress engineer", "cad engineer", "mechanical systems engineer", "fea engineer", "mechatronics engineer", "mechanical technologist", "mechanical test engineer", "tooling engineer", "engineering technician", "mechanical engineering intern"],
    related: ["manufacturing engineering", "automotive engineering", "aerospace engineering", "maintenance engineering", "engineering management", "robotics engineering"],
    words: ["drawing", "prototype", "assembly", "pump", "tolerance", "machine", "gear", "valve", "thermal", "material", "part", "piping", "bearing", "fixture", "component"]
  },
  {
    family: "electrical engineering",
    field: "trades",
    titles: ["electrical engineer", "electrical design engineer", "power systems engineer", "power engineer", "electrical project engineer", "electrical maintenance engineer", "substation engineer", "electrical engineering technician", "protection engineer", "lighting engineer", "electrical technician", "electrical site engineer", "electrical supervisor", "power electronics engineer", "transmission engineer power", "graduate electrical engineer", "electrical estimator", "electrical engineer trainee", "high voltage engineer", "relay engineer", "solar engineer", "electrical engineering intern", "project engineer electrical"],
    related: ["electronics engineering", "instrumentation engineering", "electrical trade", "engineering management", "energy"],
    words: ["circuit", "transformer", "cable", "voltage", "panel", "substation", "load", "wiring", "switchgear", "power", "generator", "relay", "breaker", "motor"]
  },
  {
    family: "electronics engineering",
    field: "trades",
    titles: ["electronics engineer", "electronic engineer", "electronics design engineer", "electronics technician", "electronic technician", "analog engineer", "rf design engineer", "semiconductor engineer", "test technician electronics", "electronics and communication engineer", "electronics engineering technician", "semiconductor process engineer", "electrical and electronics engineer", "electronic engineering technologist", "signal processing engineer", "dsp engineer", "rf technician"],
    related: ["electronics repair", "instrumentation engineering"],
    words: ["circuit", "board", "component", "oscilloscope", "solder", "signal", "sensor", "amplifier", "prototype", "schematic", "wafer"]
  },
  {
    family: "instrumentation engineering",
    field: "trades",
    titles: ["instrumentation engineer", "controls engineer", "control systems engineer", "automation engineer", "plc programmer", "instrumentation technician", "controls technician", "automation technician", "scada engineer", "instrument technician", "plc engineer", "i&c technician", "industrial automation engineer", "automation specialist", "dcs engineer", "control room operator", "calibration technician", "automation and controls engineer", "automation programmer"],
    related: ["robotics engineering", "maintenance engineering"],
    words: ["sensor", "loop", "controller", "calibration", "panel", "valve", "transmitter", "commissioning", "drive", "instrument", "hmi"]
  },
  {
    family: "robotics engineering",
    field: "trades",
    titles: ["robotics engineer", "robotics technician", "robotics software engineer", "robot programmer", "robot technician", "mechatronics technician", "robotics developer", "autonomous vehicle engineer", "drone engineer", "perception engineer", "electro-mechanical technician", "electromechanical technician"],
    words: ["robot", "arm", "actuator", "sensor", "motion", "navigation", "gripper", "servo", "kinematics", "lidar", "controller"]
  },
  {
    family: "civil engineering",
    field: "trades",
    titles: ["civil engineer", "structural engineer", "site engineer", "civil site engineer", "geotechnical engineer", "transportation engineer", "highway engineer", "structural design engineer", "city engineer", "bridge engineer", "civil project engineer", "water resources engineer", "traffic engineer", "civil design engineer", "hydraulic engineer", "municipal engineer", "civil engineering technician", "civil engineering manager", "graduate civil engineer", "construction engineer", "hydrologist engineer", "civil supervisor", "public works engineer", "railway engineer", "drainage engineer", "civil engineer trainee", "civil engineering intern", "coastal engineer", "resident engineer", "pavement engineer"],
    related: ["construction management", "surveying", "quantity surveying", "environmental engineering", "engineering management"],
    words: ["bridge", "road", "concrete", "drainage", "site", "soil", "foundation", "reinforcement", "survey", "structure", "beam", "excavation", "drawing", "highway", "sewer", "grading"]
  },
  {
    family: "chemical engineering",
    field: "trades",
    titles: ["chemical engineer", "process engineer", "process design engineer", "refinery engineer", "chemical process engineer", "polymer engineer", "chemical plant operator", "process safety engineer", "chemical engineering technician", "chemical operator", "materials engineer", "metallurgical engineer", "metallurgist", "process technician", "bioprocess engineer", "materials scientist", "corrosion engineer", "chemical technologist", "plant operator", "refinery operator"],
    related: ["petroleum engineering", "chemistry", "manufacturing engineering"],
    words: ["reactor", "distillation", "batch", "plant", "pressure", "temperature", "polymer", "flow", "catalyst", "pump", "heat exchanger", "alloy"]
  },
  {
    family: "petroleum engineering",
    field: "trades",
    titles: ["petroleum engineer", "drilling engineer", "reservoir engineer", "production engineer oil", "mining engineer", "well engineer", "completions engineer", "field engineer oil", "mud engineer", "geosteering specialist", "mine manager", "subsea engineer", "wellsite supervisor", "mine engineer", "oil and gas engineer", "wireline engineer", "petrophysicist"],
    related: ["geology", "oil and mining work"],
    words: ["well", "drilling", "reservoir", "rig", "casing", "offshore", "oil", "gas", "ore", "mine", "blasting", "shaft"]
  },
  {
    family: "industrial engineering",
    field: "trades",
    titles: ["industrial engineer", "manufacturing systems engineer", "lean engineer", "human factors engineer", "industrial engineering technician", "efficiency engineer", "ergonomist", "method engineer", "continuous improvement engineer", "time study engineer", "industrial engineering manager", "operations engineer", "productivity engineer", "work study engineer", "operations research analyst"],
    related: ["manufacturing engineering", "operations management"],
    words: ["line balance", "throughput", "cycle time", "layout", "work study", "waste", "capacity", "workflow", "cost", "standard work"]
  },
  {
    family: "manufacturing engineering",
    field: "trades",
    titles: ["manufacturing engineer", "production engineer manufacturing", "production planner engineer", "manufacturing technician", "npi engineer", "manufacturing process engineer", "cnc engineer", "welding engineer", "plastics engineer", "production support engineer manufacturing", "advanced manufacturing engineer", "manufacturing engineering manager", "mold design engineer", "tool engineer", "manufacturing specialist", "assembly engineer", "process development engineer", "plant engineer"],
    related: ["production management", "quality control"],
    words: ["production line", "tooling", "fixture", "assembly", "scrap", "yield", "machine", "cell", "work instruction", "process", "part", "validation"]
  },
  {
    family: "quality control",
    field: "trades",
    titles: ["quality engineer", "quality control inspector", "quality inspector", "quality assurance manager", "quality manager", "quality control technician", "qc inspector", "quality technician", "quality control manager", "quality assurance inspector", "quality assurance specialist", "quality control analyst", "supplier quality engineer", "quality control engineer", "quality auditor", "qa inspector", "qc technician", "quality assurance technician", "qa/qc engineer", "quality supervisor", "qc analyst", "quality director", "qa manager", "quality assurance engineer", "quality control supervisor", "quality assurance officer", "quality executive", "quality specialist", "quality analyst", "quality coordinator"],
    related: ["production work", "laboratory science"],
    words: ["inspection", "defect", "sample", "gauge", "tolerance", "nonconformance", "audit", "specification", "measurement", "certificate", "corrective action", "batch"]
  },
  {
    family: "engineering management",
    field: "trades",
    titles: ["engineering manager", "project engineer", "engineering director", "chief engineer", "engineer", "engineering project manager", "engineering supervisor", "engineering lead", "engineering team leader", "graduate engineer", "field engineer", "systems engineer", "reliability engineer", "commissioning engineer", "engineering consultant", "consulting engineer", "engineering intern", "engineering assistant", "engineering specialist", "trainee engineer", "engineer in training", "field service engineer", "service engineer", "technical manager", "engineering coordinator", "application engineer", "test engineer", "product engineer", "installation engineer", "validation engineer"],
    related: ["manufacturing engineering", "project management", "electronics engineering", "aerospace engineering"],
    words: ["design", "specification", "drawing", "equipment", "commissioning", "prototype", "project", "plant", "budget", "technical", "system", "validation", "contractor"]
  },
  {
    family: "aerospace engineering",
    field: "trades",
    titles: ["aerospace engineer", "aeronautical engineer", "avionics engineer", "aircraft design engineer", "propulsion engineer", "aerodynamics engineer", "flight test engineer", "satellite engineer", "spacecraft engineer", "aircraft structures engineer", "airframe engineer", "aerospace technician", "aircraft engineer", "guidance navigation and control engineer"],
    related: ["aircraft maintenance"],
    words: ["aircraft", "wing", "propulsion", "flight", "fuselage", "airframe", "satellite", "engine", "certification", "thrust"]
  },
  {
    family: "automotive engineering",
    field: "trades",
    titles: ["automotive engineer", "automobile engineer", "vehicle engineer", "powertrain engineer", "vehicle design engineer", "engine calibration engineer", "chassis engineer", "automotive design engineer", "body in white engineer", "automotive test engineer", "ev engineer", "battery engineer", "engine design engineer"],
    related: ["automotive repair", "manufacturing engineering"],
    words: ["vehicle", "engine", "chassis", "powertrain", "brake", "body", "emission", "suspension", "battery", "homologation"]
  },
  {
    family: "environmental engineering",
    field: "trades",
    titles: ["environmental engineer", "water treatment engineer", "wastewater engineer", "environmental project engineer", "environmental engineering technician", "air quality engineer", "remediation engineer", "sanitary engineer", "water engineer", "sustainability engineer", "environmental project manager"],
    related: ["environmental science", "occupational safety", "water treatment"],
    words: ["wastewater", "remediation", "permit", "emission", "groundwater", "waste", "sampling", "treatment", "landfill", "contamination"]
  },
  {
    family: "marine engineering",
    field: "trades",
    titles: ["marine engineer", "naval architect", "ship engineer", "ocean engineer", "marine technician", "port engineer", "marine surveyor", "second engineer", "third engineer", "marine chief engineer", "ship designer", "shipyard engineer", "marine mechanic"],
    related: ["maritime", "mechanical engineering"],
    words: ["vessel", "hull", "ship", "engine room", "propeller", "dock", "voyage", "ballast", "marine"]
  },
  {
    family: "energy",
    field: "trades",
    titles: ["energy engineer", "solar installer", "wind turbine technician", "energy analyst", "energy manager", "energy auditor", "renewable energy engineer", "solar technician", "power plant operator", "nuclear engineer", "nuclear technician", "solar photovoltaic installer", "energy consultant", "wind technician", "reactor operator", "solar project manager", "nuclear operator", "energy efficiency specialist", "utility worker", "power plant engineer"],
    related: ["instrumentation engineering"],
    words: ["turbine", "panel", "inverter", "grid", "generation", "meter", "reactor", "efficiency", "array", "plant", "kilowatt"]
  },
  {
    family: "maintenance engineering",
    field: "trades",
    titles: ["maintenance engineer", "maintenance technician", "maintenance mechanic", "industrial mechanic", "millwright", "maintenance planner", "reliability technician", "industrial maintenance technician", "mechanical technician", "industrial maintenance mechanic", "machinery mechanic", "equipment technician", "service technician", "field service technician", "maintenance fitter", "mechanical fitter", "preventive maintenance technician", "plant maintenance technician", "mechanical supervisor", "fitter", "elevator mechanic", "elevator technician", "multi-skilled technician", "maintenance coordinator", "mechanic technician", "equipment mechanic"],
    related: ["building maintenance", "heavy equipment repair"],
    words: ["machine", "breakdown", "pump", "bearing", "motor", "preventive maintenance", "conveyor", "lubrication", "downtime", "work order", "repair", "spare part"]
  },
  {
    family: "construction management",
    field: "trades",
    titles: ["construction manager", "construction project manager", "site manager", "construction superintendent", "construction supervisor", "superintendent", "site supervisor", "construction foreman", "foreman", "general foreman", "concrete foreman", "project superintendent", "general contractor", "construction project engineer", "assistant superintendent", "construction coordinator", "construction director", "construction project coordinator", "field superintendent", "construction administrator", "construction site manager", "works manager", "general superintendent", "construction executive", "site foreman", "project engineer construction", "contractor", "crew leader", "construction site supervisor", "building contractor"],
    related: ["construction labour", "quantity surveying", "carpentry", "masonry"],
    words: ["site", "subcontractor", "crew", "schedule", "permit", "concrete", "bid", "blueprint", "inspection", "punch list", "change order", "building", "safety", "framing", "excavation"]
  },
  {
    family: "quantity surveying",
    field: "trades",
    titles: ["quantity surveyor", "cost estimator", "estimator", "construction estimator", "project estimator", "estimation engineer", "cost engineer", "estimating engineer", "billing engineer", "cost consultant", "cost manager", "estimating manager", "tendering engineer", "planning engineer", "quantity surveyor assistant"],
    words: ["bill of quantities", "takeoff", "bid", "cost", "tender", "measurement", "material", "subcontractor", "variation", "estimate"]
  },
  {
    family: "construction labour",
    field: "trades",
    titles: ["construction worker", "construction laborer", "laborer", "general laborer", "helper", "demolition worker", "scaffolder", "groundworker", "paving operator", "highway maintenance worker", "road worker", "asphalt worker", "general construction worker", "construction helper", "day laborer", "site operative", "fence installer", "hazardous materials removal worker", "construction apprentice", "asbestos removal worker", "general labor", "pipelayer", "flagger", "concrete worker", "handyperson construction"],
    related: ["carpentry", "masonry", "heavy equipment operation"],
    words: ["site", "shovel", "concrete", "lumber", "scaffold", "trench", "tools", "demolition", "debris", "lift", "paving", "asphalt"]
  },
  {
    family: "carpentry",
    field: "trades",
    titles: ["carpenter", "finish carpenter", "cabinet maker", "joiner", "framer", "woodworker", "cabinetmaker", "carpenter apprentice", "furniture maker", "carpenter helper", "carpenter foreman", "form carpenter", "drywall installer", "floor installer", "shopfitter", "drywall finisher", "flooring installer", "wood machinist", "framing carpenter", "insulation installer", "drywaller", "window installer", "carpet installer", "upholsterer"],
    related: ["roofing", "painting trade"],
    words: ["wood", "cabinet", "door", "framing", "trim", "saw", "drywall", "floor", "joinery", "stair", "nail", "plywood"]
  },
  {
    family: "masonry",
    field: "trades",
    titles: ["mason", "bricklayer", "stonemason", "tile setter", "cement mason", "concrete finisher", "plasterer", "tiler", "block mason", "brick mason", "tile installer", "stucco mason", "concrete mason", "terrazzo worker", "pavior"],
    words: ["brick", "mortar", "stone", "tile", "trowel", "grout", "block", "concrete", "plaster", "wall"]
  },
  {
    family: "painting trade",
    field: "trades",
    titles: ["painter", "house painter", "industrial painter", "paint sprayer", "painter and decorator", "spray painter", "construction painter", "painting contractor", "paperhanger", "decorator painter", "commercial painter", "coating technician", "powder coater", "automotive painter", "auto painter"],
    related: ["automotive repair"],
    words: ["paint", "brush", "primer", "surface", "spray", "coating", "sanding", "wall", "ladder"]
  },
  {
    family: "roofing",
    field: "trades",
    titles: ["roofer", "roofing contractor", "glazier", "sheet metal worker", "solar roofer", "roofing installer", "roofing technician", "roofing foreman", "siding installer", "gutter installer", "sheet metal mechanic", "sheet metal fabricator"],
    related: ["welding"],
    words: ["roof", "shingle", "flashing", "gutter", "membrane", "ladder", "glass", "sheet metal", "leak"]
  },
  {
    family: "plumbing",
    field: "trades",
    titles: ["plumber", "pipefitter", "plumbing technician", "steamfitter", "gas fitter", "plumber apprentice", "plumbing engineer", "sprinkler fitter", "pipe fitter", "apprentice plumber", "journeyman plumber", "master plumber", "plumbing contractor", "gas engineer", "plumbing supervisor", "drain technician", "heating engineer", "irrigation technician"],
    related: ["hvac trade", "welding"],
    words: ["pipe", "drain", "valve", "fixture", "water heater", "leak", "gas", "boiler", "sewer", "faucet"]
  },
  {
    family: "electrical trade",
    field: "trades",
    titles: ["electrician", "electrician apprentice", "industrial electrician", "maintenance electrician", "journeyman electrician", "master electrician", "lineman", "line worker", "residential electrician", "electrical contractor", "electrician helper", "electrical foreman", "commercial electrician", "electrical apprentice", "wireman", "lineworker", "electrical fitter", "power line installer", "low voltage technician", "security system installer", "alarm technician", "apprentice electrician", "marine electrician", "electrical installer", "fire alarm technician"],
    related: ["maintenance engineering", "building maintenance"],
    words: ["wiring", "conduit", "panel", "circuit", "breaker", "outlet", "voltage", "fixture", "cable", "meter", "generator"]
  },
  {
    family: "hvac trade",
    field: "trades",
    titles: ["hvac technician", "hvac mechanic", "refrigeration technician", "air conditioning technician", "hvac installer", "hvac service technician", "refrigeration mechanic", "heating technician", "hvac helper", "hvacr technician", "hvac supervisor", "boiler technician", "chiller technician", "hvac apprentice", "ac technician", "hvac foreman", "hvac project manager", "refrigeration engineer"],
    related: ["building maintenance", "mechanical engineering"],
    words: ["duct", "compressor", "refrigerant", "furnace", "thermostat", "chiller", "airflow", "boiler", "condenser", "service call"]
  },
  {
    family: "welding",
    field: "trades",
    titles: ["welder", "fabricator", "welder fabricator", "ironworker", "structural welder", "boilermaker", "pipe welder", "mig welder", "tig welder", "metal fabricator", "structural steel worker", "welding inspector", "welding technician", "solderer", "welder helper", "combination welder", "welding supervisor", "brazer", "steel fabricator", "welding operator"],
    related: ["machining"],
    words: ["weld", "torch", "steel", "plate", "blueprint", "grinder", "joint", "rod", "metal", "fabrication"]
  },
  {
    family: "machining",
    field: "trades",
    titles: ["machinist", "cnc machinist", "cnc operator", "tool and die maker", "cnc programmer", "machine operator", "lathe operator", "mill operator", "cnc machine operator", "toolmaker", "machine setter", "grinder operator", "press operator", "cnc setter", "mold maker", "tool maker", "cnc technician", "cnc lathe operator", "manual machinist", "mill-turn operator", "tool room machinist", "punch press operator", "screw machine operator", "press brake operator"],
    related: ["production work"],
    words: ["lathe", "mill", "tolerance", "caliper", "part", "blueprint", "spindle", "tool", "setup", "metal", "cutter", "micrometer"]
  },
  {
    family: "production work",
    field: "trades",
    titles: ["production worker", "assembler", "assembly line worker", "factory worker", "production operator", "machine operator production", "production associate", "manufacturing associate", "packaging operative", "assembly technician", "electronic assembler", "production technician", "assembly operator", "process operator", "line operator", "production assistant manufacturing", "manufacturing operator", "food processing worker", "packaging technician", "production line worker", "machine feeder", "general production worker", "solderer assembler", "extruder operator", "injection molding operator", "packaging machine operator", "production team member", "mixing operator", "manufacturing worker"],
    related: ["production management", "printing"],
    words: ["assembly", "line", "machine", "conveyor", "part", "packaging", "shift", "label", "batch", "output", "tool", "defect", "pallet"]
  },
  {
    family: "production management",
    field: "trades",
    titles: ["production manager", "production supervisor", "plant manager", "manufacturing manager", "factory manager", "production lead", "manufacturing supervisor", "shift supervisor production", "production foreman", "shop floor supervisor", "production coordinator manufacturing", "plant supervisor", "manufacturing director", "director of manufacturing", "production engineer supervisor", "line supervisor", "plant superintendent", "production shift leader", "line leader", "operations manager manufacturing", "vp of manufacturing", "production incharge", "assembly supervisor", "packaging supervisor", "production executive", "assistant plant manager"],
    related: ["supply chain"],
    words: ["plant", "output", "line", "shift", "scrap", "schedule", "downtime", "yield", "crew", "safety", "target", "quality"]
  },
  {
    family: "garment work",
    field: "trades",
    titles: ["tailor", "seamstress", "sewing machine operator", "garment worker", "dressmaker", "textile worker", "shoemaker", "upholstery worker", "cutter garment", "sewer", "alterations specialist", "production merchandiser garment", "weaver", "pattern cutter", "embroidery operator", "apparel production manager", "textile technologist", "garment quality controller", "sample maker", "leather worker", "textile engineer", "laundry presser"],
    related: ["production work"],
    words: ["fabric", "sewing", "stitch", "garment", "needle", "thread", "seam", "hem", "cutting", "pattern", "yarn", "dye"]
  },
  {
    family: "printing",
    field: "trades",
    titles: ["printing press operator", "press operator printing", "bookbinder", "screen printer", "print finisher", "digital print operator", "printer operator", "prepress operator", "print technician", "offset printer", "bindery worker", "print production manager", "printing machine operator", "sign maker", "large format printer"],
    related: ["graphic design"],
    words: ["press", "ink", "plate", "paper", "print", "color", "binding", "folding", "sheet", "proof"]
  },
  {
    family: "automotive repair",
    field: "trades",
    titles: ["mechanic", "automotive technician", "auto mechanic", "automotive mechanic", "service advisor", "auto body technician", "automobile technician", "car mechanic", "automotive service technician", "vehicle technician", "tire technician", "lube technician", "automotive service advisor", "auto technician", "auto body repairer", "motorcycle mechanic", "automotive service manager", "body shop manager", "auto parts specialist", "vehicle inspector", "parts manager", "automotive service writer", "automotive parts manager", "small engine mechanic", "bicycle mechanic", "tire changer", "auto glass technician", "car detailer", "automotive sales manager", "parts advisor"],
    related: ["heavy equipment repair"],
    words: ["engine", "brake", "transmission", "tire", "vehicle", "repair", "oil change", "diagnostic", "dealership", "suspension", "warranty", "garage", "car", "service bay"]
  },
  {
    family: "heavy equipment repair",
    field: "trades",
    titles: ["diesel mechanic", "heavy equipment mechanic", "diesel technician", "truck mechanic", "fleet mechanic", "farm equipment mechanic", "heavy equipment technician", "mobile equipment mechanic", "bus mechanic", "crane technician", "rail car repairer", "heavy duty mechanic", "plant fitter", "hydraulic technician", "fleet technician", "forklift mechanic"],
    related: ["heavy equipment operation"],
    words: ["diesel", "hydraulic", "engine", "truck", "loader", "transmission", "fleet", "overhaul", "excavator", "repair"]
  },
  {
    family: "electronics repair",
    field: "trades",
    titles: ["electronics repair technician", "appliance repair technician", "office machine repairer", "copier technician", "phone repair technician", "audio visual technician", "av technician", "appliance technician", "watch repairer", "locksmith", "vending machine repairer", "television repairer", "mobile repair technician", "cell phone repair technician", "atm technician", "home appliance repairer", "printer technician", "computer hardware technician", "audiovisual technician", "av installer"],
    related: ["it support"],
    words: ["repair", "device", "part", "solder", "appliance", "customer", "diagnostic", "circuit", "service call", "screen", "installation"]
  },
  {
    family: "building maintenance",
    field: "trades",
    titles: ["maintenance worker", "handyman", "building maintenance technician", "maintenance man", "maintenance assistant", "apartment maintenance technician", "general maintenance worker", "building maintenance worker", "property maintenance technician", "caretaker", "maintenance helper", "maintenance person", "hotel maintenance technician", "residential maintenance technician", "general maintenance technician", "school caretaker", "pool technician", "handy man", "maintenance lead"],
    related: ["cleaning"],
    words: ["repair", "plumbing", "paint", "lock", "light", "work order", "tenant", "drywall", "leak", "hvac", "appliance"]
  },
  {
    family: "heavy equipment operation",
    field: "trades",
    titles: ["heavy equipment operator", "crane operator", "excavator operator", "bulldozer operator", "operating engineer", "equipment operator", "backhoe operator", "loader operator", "pile driver operator", "grader operator", "tower crane operator", "plant operative", "rigger", "signalman", "hoist operator", "dozer operator", "paving equipment operator"],
    related: ["truck driving", "oil and mining work"],
    words: ["excavator", "crane", "bulldozer", "loader", "trench", "grade", "load", "rigging", "bucket", "site"]
  },
  {
    family: "oil and mining work",
    field: "trades",
    titles: ["roughneck", "miner", "derrickhand", "driller", "roustabout", "underground miner", "mining machine operator", "mine foreman", "coal mine production foreman", "blaster", "toolpusher", "rotary drill operator", "mine worker", "quarry worker", "wellhead pumper", "rock driller", "oil rig worker", "floorhand", "continuous mining machine operator", "well operator", "lease operator", "mining supervisor", "mine supervisor", "mine superintendent", "service unit operator"],
    words: ["rig", "drill", "mud", "pipe", "well", "mine", "shaft", "ore", "coal", "blast", "conveyor", "roof bolt"]
  },
  {
    family: "truck driving",
    field: "trades",
    titles: ["truck driver", "delivery driver", "cdl driver", "driver", "bus driver", "taxi driver", "chauffeur", "courier", "van driver", "heavy truck driver", "tractor trailer driver", "school bus driver", "otr driver", "cdl truck driver", "tanker driver", "route driver", "hgv driver", "shuttle driver", "rideshare driver", "uber driver", "lorry driver", "class a driver", "delivery associate", "tow truck driver", "dump truck driver", "company driver", "limousine driver", "personal driver", "transit operator", "cab driver"],
    related: ["postal work"],
    words: ["route", "truck", "delivery", "load", "trailer", "logbook", "passenger", "freight", "vehicle", "mileage", "pickup", "traffic", "cargo"]
  },
  {
    family: "postal work",
    field: "trades",
    titles: ["mail carrier", "postal clerk", "postman", "mail sorter", "letter carrier", "postal worker", "postal service clerk", "mailroom clerk", "mail handler", "postmaster", "rural carrier", "mailroom assistant", "mailroom supervisor", "messenger", "city carrier assistant", "bike courier"],
    words: ["mail", "parcel", "route", "sort", "delivery", "stamp", "postage", "package", "letter"]
  },
  {
    family: "aviation piloting",
    field: "trades",
    titles: ["pilot", "airline pilot", "commercial pilot", "first officer", "flight instructor", "helicopter pilot", "captain airline", "flight engineer", "drone pilot", "copilot", "co-pilot", "airline captain", "corporate pilot", "cargo pilot", "certified flight instructor", "airline transport pilot", "military pilot", "uav pilot", "naval aviator", "student pilot", "test pilot", "uas operator", "flight officer"],
    related: ["air traffic and airport", "aircraft maintenance"],
    words: ["flight", "aircraft", "cockpit", "navigation", "weather", "takeoff", "landing", "crew", "passenger", "checklist", "simulator", "runway", "instrument"]
  },
  {
    family: "aircraft maintenance",
    field: "trades",
    titles: ["aircraft mechanic", "aircraft maintenance technician", "avionics technician", "aviation mechanic", "a&p mechanic", "aircraft maintenance engineer", "aircraft technician", "aircraft electrical systems specialist", "aviation maintenance technician", "aircraft inspector", "aircraft maintenance supervisor", "aircraft maintenance manager", "aircraft structural repairer", "helicopter mechanic", "aviation electrician", "airframe and powerplant mechanic", "aircraft maintenance tech", "aircraft armament technician", "aircraft electrician", "crew chief", "aircraft sheet metal technician", "aviation technician", "aircraft assembler", "avionics specialist", "aviation machinist", "aircraft structures technician", "aviation maintenance manager", "aviation electronics technician", "jet engine mechanic", "aircraft painter"],
    related: ["air traffic and airport", "electronics repair"],
    words: ["aircraft", "engine", "inspection", "airframe", "hydraulic", "avionics", "hangar", "logbook", "flight line", "landing gear", "torque", "overhaul", "squadron", "jet"]
  },
  {
    family: "air traffic and airport",
    field: "trades",
    titles: ["air traffic controller", "airport operations manager", "ramp agent", "ground handler", "airfield operations specialist", "flight dispatcher", "airline customer service agent", "gate agent", "aviation manager", "airport operations specialist", "airport manager", "airline operations manager", "aviation operations specialist", "flight operations manager", "ground staff", "aviation safety manager", "airport agent", "aviation operations manager", "flight operations officer", "aviation safety inspector", "aviation consultant", "airline ticket agent", "ground operations manager", "aircraft dispatcher", "passenger service agent", "aviation supervisor", "aviation resource manager", "ramp supervisor", "airport customer service agent", "aviation planner"],
    related: ["flight attendance", "logistics"],
    words: ["runway", "tower", "gate", "baggage", "flight", "aircraft", "ramp", "airport", "passenger", "clearance", "terminal", "boarding", "departure"]
  },
  {
    family: "flight attendance",
    field: "trades",
    titles: ["flight attendant", "cabin crew", "air hostess", "cabin crew member", "steward", "inflight manager", "cabin attendant", "purser", "flight steward", "inflight crew", "air steward", "cabin service manager", "corporate flight attendant", "train attendant"],
    related: ["hospitality service", "travel"],
    words: ["passenger", "cabin", "safety demonstration", "meal", "aisle", "boarding", "flight", "seat belt", "evacuation"]
  },
  {
    family: "maritime",
    field: "trades",
    titles: ["ship captain", "deck officer", "deckhand", "seaman", "able seaman", "chief mate", "boat captain", "second officer", "third officer", "sailor", "harbor master", "ordinary seaman", "boatswain", "ship master", "chief officer", "tugboat captain", "marine pilot", "deck cadet", "ferry captain", "longshoreman", "port manager", "yacht captain", "merchant mariner"],
    related: ["fishing"],
    words: ["vessel", "deck", "voyage", "anchor", "navigation", "cargo", "mooring", "watch", "port", "crew", "bridge watch"]
  },
  {
    family: "rail transport",
    field: "trades",
    titles: ["train driver", "train conductor", "locomotive engineer", "train operator", "railroad conductor", "signal technician", "railway technician", "track worker", "rail yard engineer", "station master", "railroad engineer", "rail operator", "switchman", "train dispatcher", "track inspector", "subway operator", "tram driver", "railway signalling engineer"],
    related: ["truck driving"],
    words: ["train", "track", "locomotive", "station", "signal", "passenger", "yard", "brake", "railcar", "schedule"]
  },
  {
    family: "water treatment",
    field: "trades",
    titles: ["water treatment plant operator", "wastewater treatment operator", "water operator", "wastewater operator", "water treatment operator", "water treatment technician", "water plant operator", "wastewater technician", "water quality technician", "wastewater plant operator", "waste collector", "recycling worker", "sanitation worker", "garbage collector", "refuse collector"],
    related: ["chemical engineering"],
    words: ["plant", "sludge", "chlorine", "filter", "pump", "sampling", "effluent", "tank", "valve", "basin", "refuse"]
  },

  // hospitality
  {
    family: "cooking",
    field: "hospitality",
    titles: ["chef", "cook", "line cook", "sous chef", "executive chef", "head chef", "prep cook", "pastry chef", "commis chef", "chef de partie", "kitchen assistant", "baker", "grill cook", "fry cook", "kitchen manager", "appetizer preparer", "private chef", "personal chef", "sushi chef", "breakfast cook", "banquet chef", "executive sous chef", "kitchen supervisor", "pizza maker", "short order cook", "pastry cook", "pantry cook", "chef instructor", "cake decorator", "culinary specialist"],
    related: ["food service", "restaurant management", "food production"],
    words: ["kitchen", "menu", "recipe", "grill", "sauce", "prep", "dish", "plate", "ingredient", "knife", "bake", "stock", "station", "food cost", "oven", "catering", "cuisine", "saute"]
  },
  {
    family: "food service",
    field: "hospitality",
    titles: ["waiter", "waitress", "server restaurant", "food server", "barista", "bartender", "restaurant server", "food service worker", "hostess", "busser", "crew member", "food runner", "dishwasher", "kitchen helper", "fast food worker", "waitstaff", "catering assistant", "cafeteria worker", "banquet server", "dining room attendant", "kitchen porter", "counter attendant", "cocktail waitress", "sandwich artist", "mixologist", "food service assistant", "lunch lady", "sommelier", "bar back"],
    related: ["restaurant management", "hospitality service"],
    words: ["guest", "table", "order", "menu", "drink", "tip", "dining room", "tray", "coffee", "beverage", "check", "counter", "plate", "bar"]
  },
  {
    family: "restaurant management",
    field: "hospitality",
    titles: ["restaurant manager", "food service manager", "cafeteria manager", "food and beverage manager", "bar manager", "assistant restaurant manager", "restaurant supervisor", "food and beverage director", "shift leader restaurant", "food service director", "restaurant general manager", "cafe manager", "food service supervisor", "dining services manager", "bar supervisor", "food and beverage supervisor", "restaurant owner", "director of food and beverage", "dining room manager", "restaurant shift manager", "beverage manager", "fast food manager", "canteen manager", "catering director", "food production manager", "dining manager", "front of house manager", "culinary director", "shift leader", "food and beverage assistant"],
    related: ["hotel management", "retail management"],
    words: ["restaurant", "guest", "menu", "food cost", "staff", "inventory", "health inspection", "shift", "bar", "labor cost", "kitchen", "reservation", "catering"]
  },
  {
    family: "food production",
    field: "hospitality",
    titles: ["butcher", "meat cutter", "food technologist", "food scientist", "brewer", "fishmonger", "bakery worker", "food process engineer", "bakery manager", "bakery clerk", "food quality assurance technician", "food safety specialist", "brewmaster", "winemaker", "deli clerk", "confectioner", "meat processor", "cheese maker", "bakery assistant", "food technician", "roaster", "deli manager", "food safety manager", "food inspector", "dairy technologist"],
    related: ["production work", "quality control"],
    words: ["meat", "batch", "dough", "oven", "recipe", "fermentation", "packaging", "slicing", "sanitation", "ingredient", "shelf life", "flavor"]
  },
  {
    family: "hotel management",
    field: "hospitality",
    titles: ["hotel manager", "hotel general manager", "front office manager", "rooms division manager", "hospitality manager", "hotel operations manager", "lodging manager", "guest relations manager", "resort manager", "assistant hotel manager", "duty manager", "hotel supervisor", "hotel director", "guest services manager", "night manager", "hotel sales manager", "director of rooms", "guest experience manager", "hotel duty manager", "hostel manager", "casino manager", "front office supervisor", "innkeeper"],
    related: ["hotel front desk", "cleaning"],
    words: ["guest", "room", "occupancy", "reservation", "front desk", "housekeeping", "revenue", "rate", "banquet", "lobby", "hotel", "check-in"]
  },
  {
    family: "hotel front desk",
    field: "hospitality",
    titles: ["hotel receptionist", "front desk agent", "concierge", "guest service agent", "night auditor", "bellman", "reservation agent", "guest relations officer", "hotel front desk agent", "hotel clerk", "bell attendant", "porter", "valet", "front desk supervisor", "doorman", "valet attendant", "guest services associate", "reservationist", "bellhop", "parking attendant", "guest relations executive", "reservations manager", "front office associate", "guest service officer"],
    related: ["hospitality service", "travel"],
    words: ["guest", "check-in", "check-out", "reservation", "key", "luggage", "lobby", "room", "folio", "rate", "hotel"]
  },
  {
    family: "cleaning",
    field: "hospitality",
    titles: ["housekeeper", "cleaner", "janitor", "room attendant", "custodian", "housekeeping supervisor", "maid", "housekeeping attendant", "executive housekeeper", "laundry attendant", "window cleaner", "cleaning supervisor", "janitorial supervisor", "housekeeping manager", "laundry worker", "domestic helper", "office cleaner", "environmental services technician", "house cleaner", "housekeeping", "domestic worker", "housekeeping aide", "cleaning lady", "carpet cleaner", "custodial supervisor", "housekeeping assistant", "dry cleaner", "pest control technician", "pressure washer", "car washer"],
    related: ["personal care"],
    words: ["room", "linen", "vacuum", "mop", "dust", "trash", "restroom", "laundry", "bed", "floor", "disinfect", "supplies", "sweep"]
  },
  {
    family: "travel",
    field: "hospitality",
    titles: ["travel agent", "travel consultant", "tour guide", "tour operator", "travel coordinator", "tour manager", "travel advisor", "tourism manager", "ticketing agent", "travel manager", "tourist guide", "travel executive", "ticketing executive", "tour leader", "travel counselor", "tourism officer", "visa consultant", "tour coordinator", "museum guide", "tourism consultant", "visa officer", "travel specialist"],
    related: ["event planning"],
    words: ["itinerary", "booking", "flight", "hotel", "tour", "destination", "visa", "ticket", "traveler", "cruise", "excursion"]
  },
  {
    family: "hospitality service",
    field: "hospitality",
    titles: ["hospitality associate", "spa manager", "lifeguard", "casino dealer", "usher", "amusement attendant", "attendant", "gaming dealer", "spa attendant", "slot attendant", "ride operator", "croupier", "club attendant", "locker room attendant", "cloakroom attendant", "theme park attendant", "spa receptionist", "lobby attendant", "movie theater attendant", "ticket taker", "butler", "golf course attendant", "hospitality executive", "hospitality supervisor", "hospitality trainee", "guest attendant"],
    related: ["recreation"],
    words: ["guest", "pool", "ticket", "seat", "card", "spa", "game", "welcome", "ride", "table"]
  },
  {
    family: "beauty",
    field: "hospitality",
    titles: ["hair stylist", "barber", "cosmetologist", "esthetician", "makeup artist", "nail technician", "beautician", "salon manager", "hairdresser", "hairstylist", "beauty therapist", "colorist", "manicurist", "skincare specialist", "salon assistant", "barbershop owner", "make-up artist", "lash technician", "skin therapist", "pedicurist", "beauty consultant", "wig maker", "waxing specialist", "salon owner", "shampoo assistant"],
    related: ["hospitality service", "retail sales"],
    words: ["hair", "cut", "color", "nail", "skin", "facial", "wax", "client", "salon", "makeup", "polish", "shampoo"]
  },
  {
    family: "fitness",
    field: "hospitality",
    titles: ["personal trainer", "fitness trainer", "fitness instructor", "gym instructor", "yoga instructor", "fitness coach", "gym trainer", "fitness manager", "group fitness instructor", "yoga teacher", "pilates instructor", "zumba instructor", "gym manager", "aerobics instructor", "fitness director", "fitness consultant", "exercise physiologist", "fitness specialist", "fitness professional", "health and fitness coach", "crossfit coach", "fitness attendant", "swim instructor", "swimming instructor", "dance instructor", "yoga trainer", "wellness director", "wellness manager", "wellness specialist", "health club manager"],
    related: ["athletic training", "recreation", "sports", "community health"],
    words: ["workout", "exercise", "gym", "client", "weight", "nutrition", "class", "muscle", "strength", "cardio", "stretch", "membership", "body", "wellness", "yoga"]
  },
  {
    family: "athletic training",
    field: "hospitality",
    titles: ["athletic trainer", "strength and conditioning coach", "sports scientist", "strength coach", "sports medicine specialist", "sports rehabilitator", "conditioning coach", "certified athletic trainer", "sports performance coach", "head athletic trainer", "sports massage therapist", "performance analyst sports"],
    related: ["sports"],
    words: ["athlete", "injury", "taping", "rehabilitation", "strength", "practice", "team", "recovery", "treatment"]
  },
  {
    family: "sports",
    field: "hospitality",
    titles: ["coach", "athlete", "sports coach", "head coach", "football coach", "referee", "basketball coach", "swimming coach", "sports manager", "soccer coach", "athletic director", "umpire", "assistant coach", "tennis coach", "professional athlete", "cricket coach", "volleyball coach", "baseball coach", "track coach", "sports coordinator", "sports official", "gymnastics coach", "football player", "sports director", "golf professional", "sports instructor", "swim coach", "cheerleading coach", "sports agent"],
    related: ["recreation", "school teaching"],
    words: ["team", "player", "practice", "game", "season", "match", "training", "league", "tournament", "athlete", "score"]
  },
  {
    family: "recreation",
    field: "hospitality",
    titles: ["recreation worker", "camp counselor", "recreation coordinator", "activities coordinator", "activities director", "activities assistant", "recreation leader", "recreation assistant", "park manager", "recreation manager", "leisure assistant", "recreation specialist", "camp director", "summer camp counselor", "recreation supervisor", "leisure manager", "recreation director", "activity leader", "playworker", "activity aide", "recreation aide", "youth leader", "recreation attendant", "outdoor instructor", "activity specialist"],
    related: ["community services", "childcare"],
    words: ["activity", "game", "participant", "camp", "outing", "craft", "resident", "program", "play", "sports", "recreation", "event", "children"]
  },
  {
    family: "animal care",
    field: "hospitality",
    titles: ["animal caretaker", "dog groomer", "pet sitter", "zookeeper", "dog trainer", "animal trainer", "groomer", "kennel attendant", "dog walker", "animal care attendant", "pet groomer", "kennel technician", "animal shelter worker", "animal control officer", "stable hand", "horse trainer", "animal care technician", "animal care specialist", "pet care associate", "kennel manager", "shelter manager", "animal attendant"],
    related: ["agriculture"],
    words: ["animal", "dog", "feeding", "cage", "grooming", "leash", "shelter", "pet", "kennel", "horse", "adoption"]
  },

  // general
  {
    family: "policing",
    field: "general",
    titles: ["police officer", "detective", "sheriff", "patrol officer", "deputy sheriff", "law enforcement officer", "state trooper", "criminal investigator", "police sergeant", "special agent", "police detective", "crime scene investigator", "forensic technician", "police constable", "police inspector", "police chief", "constable", "fbi agent", "police lieutenant", "transit police officer", "border patrol agent", "parking enforcement officer", "intelligence analyst", "customs officer", "immigration officer", "police captain", "game warden", "intelligence officer", "crime analyst", "forensic scientist"],
    related: ["security guarding", "corrections", "investigation", "military"],
    words: ["arrest", "patrol", "suspect", "evidence", "crime", "witness", "traffic", "citation", "warrant", "investigation", "weapon", "incident"]
  },
  {
    family: "investigation",
    field: "general",
    titles: ["private investigator", "investigator", "surveillance investigator", "loss prevention officer", "loss prevention manager", "asset protection associate", "loss prevention associate", "background investigator", "corporate investigator", "special investigator", "loss prevention specialist", "asset protection manager", "asset protection specialist", "surveillance officer", "surveillance operator", "private detective", "loss prevention detective", "store detective", "insurance investigator"],
    related: ["security guarding"],
    words: ["surveillance", "evidence", "interview", "theft", "shoplifting", "witness", "report", "case", "fraud", "suspect"]
  },
  {
    family: "security guarding",
    field: "general",
    titles: ["security guard", "security officer", "security manager", "bodyguard", "security supervisor", "armed security officer", "unarmed security officer", "bouncer", "security specialist", "tsa officer", "security agent", "transportation security officer", "patrol guard", "close protection officer", "security director", "security screener", "armed guard", "crossing guard", "door supervisor", "security coordinator", "gate guard", "physical security specialist", "watchman", "director of security", "armored car guard", "night guard", "cctv operator", "security operations manager", "site security officer", "corporate security manager"],
    related: ["corrections"],
    words: ["patrol", "gate", "access", "alarm", "camera", "incident report", "visitor", "badge", "trespass", "premises", "guard"]
  },
  {
    family: "firefighting",
    field: "general",
    titles: ["firefighter", "fire chief", "fire inspector", "wildland firefighter", "fire captain", "fire marshal", "fire officer", "volunteer firefighter", "fire investigator", "fire lieutenant", "forest firefighter", "fireman", "fire safety officer", "fire fighter", "rescue technician", "fire prevention officer", "firefighter paramedic", "fire engineer"],
    related: ["occupational safety", "emergency management"],
    words: ["fire", "hose", "rescue", "ladder", "engine", "hazard", "alarm", "smoke", "emergency", "station", "hydrant"]
  },
  {
    family: "emergency management",
    field: "general",
    titles: ["emergency management specialist", "911 dispatcher", "emergency dispatcher", "public safety dispatcher", "disaster recovery specialist", "emergency management director", "emergency planner", "police dispatcher", "911 operator", "emergency preparedness coordinator", "business continuity manager", "emergency operator", "business continuity analyst", "public safety telecommunicator", "emergency management coordinator", "emergency communications operator", "emergency preparedness manager"],
    related: ["policing"],
    words: ["emergency", "disaster", "dispatch", "call", "evacuation", "drill", "response", "radio", "incident", "shelter"]
  },
  {
    family: "corrections",
    field: "general",
    titles: ["correctional officer", "corrections officer", "prison officer", "jailer", "prison guard", "detention officer", "bailiff", "correctional sergeant", "jail officer", "correctional counselor", "juvenile detention officer", "court security officer", "warden", "juvenile correctional officer", "prison warden", "correctional supervisor"],
    related: ["probation"],
    words: ["inmate", "cell", "custody", "facility", "search", "escort", "contraband", "count", "jail"]
  },
  {
    family: "probation",
    field: "general",
    titles: ["probation officer", "parole officer", "correctional treatment specialist", "juvenile probation officer", "community supervision officer", "pretrial services officer", "probation counselor", "youth justice worker", "parole agent", "reentry specialist"],
    related: ["legal practice"],
    words: ["offender", "parole", "court", "supervision", "violation", "caseload", "drug test", "sentence", "hearing"]
  },
  {
    family: "military",
    field: "general",
    titles: ["military officer", "soldier", "infantryman", "army officer", "platoon leader", "naval officer", "squad leader", "air force officer", "company commander", "combat medic", "petty officer", "military police officer", "battalion commander", "first sergeant", "platoon sergeant", "infantry officer", "logistics officer military", "army sergeant", "military intelligence analyst", "weapons specialist", "operations sergeant", "supply sergeant", "infantry team leader", "artillery officer", "military instructor"],
    related: ["emergency management", "logistics"],
    words: ["platoon", "mission", "weapon", "unit", "deployment", "squad", "training", "convoy", "combat", "operation", "soldier", "brigade"]
  },
  {
    family: "occupational safety",
    field: "general",
    titles: ["safety officer", "ehs manager", "safety manager", "hse officer", "health and safety manager", "ehs specialist", "safety engineer", "hse manager", "safety coordinator", "occupational health and safety specialist", "industrial hygienist", "health and safety officer", "safety specialist", "hse engineer", "ehs coordinator", "safety director", "fire safety engineer", "safety supervisor", "hse advisor", "safety inspector", "environmental health and safety manager", "ehs engineer", "safety consultant", "occupational safety specialist", "occupational health nurse", "environmental health officer", "safety technician", "safety trainer", "hse coordinator", "environmental health specialist"],
    related: ["inspection", "construction management"],
    words: ["hazard", "incident", "inspection", "audit", "injury", "training", "permit", "ppe", "toolbox talk", "accident", "exposure", "compliance"]
  },
  {
    family: "inspection",
    field: "general",
    titles: ["building inspector", "code enforcement officer", "inspector", "construction inspector", "home inspector", "code inspector", "plan examiner", "site inspector", "elevator inspector", "regulatory inspector", "property inspector", "health inspector", "ndt technician", "ndt inspector", "transportation inspector", "electrical inspector", "food safety inspector", "welding inspector ndt", "permit technician"],
    related: ["construction management", "quality control"],
    words: ["code", "violation", "permit", "building", "inspection", "report", "structure", "notice", "compliance", "zoning"]
  },
  {
    family: "surveying",
    field: "general",
    titles: ["surveyor", "land surveyor", "survey technician", "surveying technician", "geodetic surveyor", "hydrographic surveyor", "building surveyor", "survey party chief", "survey engineer", "party chief", "geomatics engineer", "topographer", "instrument person", "mine surveyor", "surveying engineer", "land survey technician", "mapping specialist", "chartered surveyor"],
    words: ["boundary", "level", "total station", "site", "parcel", "elevation", "benchmark", "map", "gps", "stake", "coordinate"]
  },
  {
    family: "urban planning",
    field: "general",
    titles: ["urban planner", "city planner", "transportation planner urban", "town planner", "land use planner", "regional planner", "zoning administrator", "planning officer", "community planner", "environmental planner", "planning technician", "urban and regional planner", "planning director", "traffic planner", "zoning officer"],
    related: ["policy analysis", "geographic information"],
    words: ["zoning", "land use", "transit", "community", "permit", "plan", "hearing", "density", "neighborhood", "corridor"]
  },
  {
    family: "policy analysis",
    field: "general",
    titles: ["policy analyst", "political scientist", "legislative assistant", "government affairs manager", "policy advisor", "lobbyist", "public policy analyst", "legislative aide", "policy officer", "government relations manager", "diplomat", "city manager", "politician", "public administrator", "policy manager", "campaign organizer", "political consultant", "legislative director", "council member", "policy researcher", "program analyst government", "foreign service officer", "government affairs specialist", "councillor", "town manager", "political campaign manager", "government program analyst", "civil servant", "policy associate", "legislator"],
    related: ["community services", "public relations"],
    words: ["legislation", "policy", "bill", "government", "hearing", "stakeholder", "brief", "regulation", "constituent", "election", "memo"]
  },
  {
    family: "community services",
    field: "general",
    titles: ["community outreach coordinator", "program manager nonprofit", "volunteer coordinator", "social and community service manager", "volunteer", "community organizer", "nonprofit manager", "community development officer", "volunteer manager", "community coordinator", "community engagement manager", "outreach coordinator", "community development manager", "community engagement coordinator", "shelter supervisor", "community outreach specialist", "ngo program officer", "humanitarian worker", "community services manager", "community liaison", "outreach specialist", "community relations specialist", "field officer ngo", "family services coordinator", "housing coordinator", "community associate", "outreach manager", "nonprofit director", "social services director", "community development specialist"],
    related: ["human resources", "community health"],
    words: ["volunteer", "outreach", "community", "donor", "program", "shelter", "event", "client", "youth", "advocacy", "grant"]
  },
  {
    family: "religious work",
    field: "general",
    titles: ["pastor", "minister", "chaplain", "priest", "youth pastor", "imam", "rabbi", "missionary", "church administrator", "clergy", "associate pastor", "youth minister", "worship leader", "hospital chaplain", "children's pastor", "worship pastor", "director of religious education", "religious education coordinator", "religious activities director", "deacon", "youth director"],
    related: ["community services"],
    words: ["worship", "sermon", "congregation", "prayer", "church", "ministry", "faith", "service", "bible", "wedding", "funeral"]
  },
  {
    family: "funeral services",
    field: "general",
    titles: ["funeral director", "embalmer", "mortician", "funeral attendant", "cemetery manager", "crematory operator", "undertaker", "mortuary assistant", "funeral arranger", "mortuary technician"],
    related: ["personal care"],
    words: ["funeral", "burial", "family", "casket", "cremation", "cemetery", "viewing", "remains", "obituary"]
  },
  {
    family: "agriculture",
    field: "general",
    titles: ["farmer", "farm manager", "agricultural worker", "farm worker", "rancher", "agricultural manager", "farm laborer", "greenhouse worker", "agriculture officer", "farmhand", "dairy farmer", "agricultural technician", "farm supervisor", "agricultural officer", "agriculture specialist", "agricultural equipment operator", "farm hand", "poultry farmer", "ranch hand", "agricultural inspector", "agricultural specialist", "greenhouse manager", "vineyard manager", "livestock manager", "agricultural consultant", "field officer agriculture", "farm operator", "agriculture extension officer", "beekeeper", "herdsman"],
    related: ["agricultural science", "landscaping", "fishing"],
    words: ["crop", "field", "harvest", "tractor", "livestock", "soil", "irrigation", "seed", "cattle", "barn", "fertilizer", "planting", "farm", "milk"]
  },
  {
    family: "agricultural science",
    field: "general",
    titles: ["agronomist", "horticulturist", "soil scientist", "agricultural engineer", "plant scientist", "animal scientist", "agricultural scientist", "crop advisor", "plant breeder", "extension agent", "agricultural extension officer", "seed technologist", "horticulture specialist", "crop scientist", "crop consultant", "entomologist", "agricultural research assistant", "plant pathologist", "agricultural science technician", "irrigation engineer", "agriculture research scientist", "soil conservationist", "agricultural economist", "arborist consultant"],
    related: ["biology", "environmental science"],
    words: ["soil", "crop", "yield", "trial", "seed", "pest", "plant", "livestock", "fertilizer", "greenhouse", "sample", "irrigation"]
  },
  {
    family: "landscaping",
    field: "general",
    titles: ["landscaper", "gardener", "groundskeeper", "landscape technician", "arborist", "tree surgeon", "grounds maintenance worker", "landscape foreman", "lawn care technician", "landscape laborer", "groundsman", "landscape manager", "tree trimmer", "grounds supervisor", "greenkeeper", "irrigation specialist", "landscape contractor", "nursery worker plants", "florist", "floral designer", "golf course superintendent", "pesticide applicator", "lawn technician", "landscape supervisor", "groundskeeping worker", "landscape gardener"],
    related: ["construction labour", "forestry"],
    words: ["lawn", "plant", "mow", "tree", "shrub", "mulch", "garden", "irrigation", "pruning", "hedge", "flower", "soil"]
  },
  {
    family: "forestry",
    field: "general",
    titles: ["forester", "logger", "forest ranger", "park ranger", "conservation officer", "forestry technician", "forest technician", "lumberjack", "wildlife officer", "conservationist", "conservation scientist", "forest officer", "logging equipment operator", "faller", "tree feller", "range manager", "wildlife technician", "sawmill operator", "conservation technician", "forest worker", "timber cruiser"],
    related: ["environmental science"],
    words: ["forest", "timber", "trail", "wildlife", "tree", "fire", "log", "habitat", "park", "visitor"]
  },
  {
    family: "fishing",
    field: "general",
    titles: ["fisherman", "fishery worker", "aquaculture technician", "fish farmer", "fisheries biologist", "fishing boat captain", "fisheries technician", "hatchery technician", "aquaculture manager", "fishing vessel deckhand", "fisheries officer", "fish processor", "diver", "commercial diver", "fish hatchery manager", "hunter trapper"],
    related: ["biology"],
    words: ["fish", "net", "boat", "hatchery", "catch", "tank", "pond", "vessel", "harvest", "bait"]
  },
  {
    family: "environmental science",
    field: "general",
    titles: ["environmental scientist", "ecologist", "environmental consultant", "environmental specialist", "environmental technician", "sustainability manager", "environmental analyst", "environmental officer", "sustainability consultant", "sustainability specialist", "environmental manager", "environmental coordinator", "climate scientist", "meteorologist", "hydrologist", "wildlife biologist", "sustainability analyst", "environmental compliance specialist", "oceanographer", "environmental protection specialist", "esg analyst", "atmospheric scientist", "environmental planner scientist", "sustainability coordinator", "environmental educator", "climate analyst", "weather forecaster", "environmental compliance manager", "natural resource specialist", "esg manager"],
    related: ["biology", "geology"],
    words: ["habitat", "sample", "permit", "species", "water", "soil", "emission", "field", "monitoring", "climate", "impact", "wetland", "pollution"]
  },
  {
    family: "biology",
    field: "general",
    titles: ["biologist", "microbiologist", "molecular biologist", "biochemist", "geneticist", "biotechnologist", "bioinformatician", "zoologist", "marine biologist", "botanist", "immunologist", "biological technician", "bioinformatics analyst", "cell biologist", "bioinformatics scientist", "biology laboratory technician", "toxicologist", "computational biologist", "physiologist", "neuroscientist", "virologist", "biotechnology engineer", "genetic counselor", "biological scientist", "pharmacologist", "bioinformatics engineer", "research biologist", "plant biologist", "life scientist", "biophysicist"],
    related: ["laboratory science", "academic research", "chemistry"],
    words: ["cell", "gene", "protein", "culture", "assay", "species", "specimen", "dna", "sequencing", "microscope", "experiment", "enzyme"]
  },
  {
    family: "chemistry",
    field: "general",
    titles: ["chemist", "analytical chemist", "quality control chemist", "formulation scientist", "chemical technician", "organic chemist", "medicinal chemist", "research chemist", "formulation chemist", "qc chemist", "laboratory chemist", "synthetic chemist", "analytical scientist", "development chemist", "polymer chemist", "process chemist", "chemical laboratory technician", "cosmetic chemist", "production chemist", "inorganic chemist", "analytical development scientist", "food chemist"],
    related: ["laboratory science", "quality control"],
    words: ["sample", "reagent", "compound", "synthesis", "chromatography", "titration", "solution", "batch", "reaction", "assay", "formulation", "solvent"]
  },
  {
    family: "laboratory science",
    field: "general",
    titles: ["laboratory technician", "lab technician", "laboratory assistant", "lab assistant", "scientist", "laboratory analyst", "research technician", "laboratory scientist", "lab analyst", "laboratory research technician", "r&d scientist", "associate scientist", "laboratory supervisor", "laboratory specialist", "laboratory coordinator", "staff scientist", "research and development technician", "laboratory research assistant", "forensic science technician", "science technician", "laboratory aide", "lab technologist research", "laboratory technologist", "lab research assistant", "r&d technician", "materials technician", "laboratory director", "research and development scientist", "laboratory assistant science", "lab coordinator"],
    words: ["sample", "instrument", "reagent", "assay", "calibration", "protocol", "pipette", "test", "data", "experiment", "glassware", "notebook"]
  },
  {
    family: "physics",
    field: "general",
    titles: ["physicist", "astronomer", "medical physicist", "research physicist", "optical engineer", "laser engineer", "nuclear physicist", "optics engineer", "astrophysicist", "photonics engineer", "experimental physicist", "theoretical physicist", "health physicist", "laser technician", "applied physicist", "acoustics engineer"],
    related: ["academic research", "mathematics", "electronics engineering"],
    words: ["laser", "particle", "beam", "radiation", "optics", "detector", "experiment", "simulation", "quantum", "telescope", "vacuum"]
  },
  {
    family: "mathematics",
    field: "general",
    titles: ["mathematician", "cryptographer", "applied mathematician", "operations research scientist", "mathematical modeler", "operations researcher", "optimization engineer", "research mathematician", "operational research analyst", "computational scientist"],
    related: ["statistics", "industrial engineering"],
    words: ["theorem", "optimisation", "equation", "simulation", "proof", "algorithm", "constraint", "numerical"]
  },
  {
    family: "statistics",
    field: "general",
    titles: ["statistician", "biostatistician", "statistical analyst", "statistical programmer", "sas programmer", "survey statistician", "statistical modeler", "statistical assistant", "sas analyst", "sas developer", "statistical consultant", "clinical statistician", "demographer", "census enumerator", "clinical sas programmer", "survey methodologist", "statistical officer"],
    words: ["sample", "survey", "regression", "variance", "dataset", "hypothesis", "inference", "table", "trial", "estimate", "confidence interval"]
  },
  {
    family: "geology",
    field: "general",
    titles: ["geologist", "geophysicist", "geoscientist", "hydrogeologist", "exploration geologist", "mine geologist", "geological engineer", "engineering geologist", "geochemist", "paleontologist", "wellsite geologist", "mud logger", "seismologist", "petroleum geologist", "geological technician", "mineralogist", "seismic interpreter"],
    related: ["surveying"],
    words: ["rock", "core", "drill", "mineral", "fault", "seismic", "sediment", "map", "ore", "outcrop", "groundwater", "well log"]
  },
  {
    family: "social science",
    field: "general",
    titles: ["sociologist", "anthropologist", "archaeologist", "historian", "linguist", "social researcher", "social scientist", "geographer", "social science research assistant", "ethnographer", "research sociologist", "political analyst", "genealogist", "archeologist", "behavioral scientist", "gender specialist", "monitoring and evaluation officer", "monitoring and evaluation specialist"],
    related: ["academic research", "museums", "policy analysis"],
    words: ["interview", "survey", "culture", "excavation", "fieldwork", "archive", "artifact", "community", "ethnography", "indicator", "evaluation"]
  },
  {
    family: "writing",
    field: "general",
    titles: ["writer", "author", "editor", "content writer", "copy editor", "proofreader", "creative writer", "freelance writer", "novelist", "screenwriter", "playwright", "ghostwriter", "poet", "managing editor", "publisher", "freelance editor", "editorial assistant", "scriptwriter", "editor-in-chief", "speechwriter", "script writer", "book editor", "creative content writer", "editorial manager", "copyeditor", "seo content writer", "literary agent", "acquisitions editor", "editorial director", "songwriter"],
    related: ["journalism"],
    words: ["article", "manuscript", "draft", "story", "script", "chapter", "headline", "proof", "publication", "deadline", "blog", "book", "edit"]
  },
  {
    family: "journalism",
    field: "general",
    titles: ["journalist", "reporter", "news reporter", "news editor", "correspondent", "columnist", "broadcast journalist", "sports reporter", "news producer", "sub editor", "freelance journalist", "news writer", "multimedia journalist", "news anchor", "television reporter", "staff writer", "investigative journalist", "editor newspaper", "news analyst", "news correspondent", "news director", "sports editor", "foreign correspondent", "sports writer", "assignment editor", "bureau chief", "fact checker", "magazine editor", "features editor", "staff reporter"],
    related: ["broadcasting"],
    words: ["story", "interview", "headline", "source", "newspaper", "deadline", "broadcast", "breaking news", "article", "byline", "column", "newsroom"]
  },
  {
    family: "broadcasting",
    field: "general",
    titles: ["radio presenter", "broadcaster", "announcer", "radio host", "sound engineer", "audio engineer", "broadcast engineer", "television presenter", "podcaster", "broadcast technician", "dj", "disc jockey", "radio producer", "audio technician", "sound technician", "sound designer", "tv presenter", "radio jockey", "studio technician", "recording engineer", "lighting technician", "stage technician", "sound editor", "radio announcer", "av engineer", "master control operator", "podcast producer", "sportscaster", "broadcast operator", "host broadcaster"],
    related: ["music"],
    words: ["microphone", "studio", "mix", "broadcast", "audio", "signal", "recording", "show", "station", "on-air", "cue", "stage"]
  },
  {
    family: "performing arts",
    field: "general",
    titles: ["actor", "actress", "dancer", "theatre director", "stage manager", "choreographer", "comedian", "performer", "casting director", "theater manager", "dance teacher", "drama teacher", "voice actor", "entertainer", "acting coach", "ballet dancer", "background actor", "talent agent", "stagehand", "drama instructor", "voice over artist", "voiceover artist", "puppeteer", "magician", "fashion model", "artistic director", "makeup artist theatrical", "theatre technician"],
    related: ["music", "video production"],
    words: ["stage", "rehearsal", "script", "audience", "costume", "audition", "theatre", "scene", "role", "dance", "choreography", "show"]
  },
  {
    family: "music",
    field: "general",
    titles: ["musician", "singer", "composer", "music producer", "music director", "guitarist", "pianist", "music instructor", "vocalist", "conductor", "piano teacher", "violinist", "vocal coach", "choir director", "band director", "guitar teacher", "drummer", "organist", "orchestra musician", "music supervisor", "private music teacher", "piano instructor", "voice teacher", "choral director", "sound recordist", "music arranger", "opera singer", "instrument repairer", "piano tuner", "band manager"],
    words: ["song", "instrument", "recording", "concert", "band", "rehearsal", "score", "piano", "choir", "orchestra", "melody", "studio"]
  },
  {
    family: "museums",
    field: "general",
    titles: ["curator", "museum technician", "museum curator", "conservator", "gallery manager", "exhibitions coordinator", "gallery assistant", "art handler", "museum educator", "museum director", "collections manager", "gallery director", "museum assistant", "art curator", "art consultant", "gallery attendant", "exhibition curator", "art dealer", "curatorial assistant", "museum registrar", "museum manager", "art conservator", "preparator"],
    words: ["collection", "exhibition", "artifact", "gallery", "museum", "conservation", "loan", "catalogue", "visitor", "artwork", "archive"]
  },
  {
    family: "translation",
    field: "general",
    titles: ["translator", "interpreter", "sign language interpreter", "medical interpreter", "localization specialist", "transcriptionist", "subtitler", "language specialist", "localization manager", "court interpreter", "freelance translator", "spanish interpreter", "spanish translator", "linguist translator", "conference interpreter", "localization project manager", "translation project manager", "bilingual interpreter", "captioner", "language consultant", "cultural mediator", "localization coordinator", "freelance interpreter"],
    related: ["writing", "tutoring"],
    words: ["document", "source text", "target language", "subtitle", "meaning", "transcript", "glossary", "speaker", "dictation", "interpret"]
  },
  {
    family: "student work",
    field: "general",
    titles: ["intern", "trainee", "apprentice", "summer intern", "graduate trainee", "management trainee", "student assistant", "student worker", "graduate assistant", "internship", "fresher", "work experience student", "student intern", "leadership trainee", "graduate intern", "management intern", "student employee", "work study student", "co-op student"],
    related: ["office administration"],
    words: ["project", "semester", "training", "supervisor", "rotation", "coursework", "learning", "campus", "placement"]
  }
]

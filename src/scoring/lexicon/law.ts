import type { Concept } from "./Concept.js"

/** Law, compliance and privacy, public administration and policy, police, security and emergency services. */
export const law: ReadonlyArray<Concept> = [
  // Core legal work
  {
    name: "Legal research",
    forms: [
      "case law research",
      "conduct legal research",
      "conducting legal research",
      "researching case law",
      "research case law",
      "statutory research"
    ],
    rarity: 2
  },
  {
    name: "Legal writing",
    forms: [
      "legal memoranda",
      "legal memos",
      "drafting legal memoranda",
      "legal briefs",
      "brief writing",
      "draft legal briefs",
      "legal memorandum"
    ],
    rarity: 2
  },
  {
    name: "Legal drafting",
    forms: [
      "drafting legal documents",
      "draft legal documents",
      "legal document preparation",
      "preparing legal documents",
      "prepare legal documents",
      "legal documents",
      "legal documentation"
    ],
    rarity: 2
  },
  {
    name: "Legal analysis",
    forms: ["statutory interpretation", "analyze legal issues", "legal reasoning", "legal issue spotting"]
  },
  {
    name: "Legal advice",
    forms: [
      "legal counsel",
      "legal counseling",
      "provide legal advice",
      "providing legal advice",
      "legal guidance",
      "advise on legal matters",
      "legal support"
    ],
    rarity: 2
  },
  { name: "Legal terminology", forms: ["legal principles", "knowledge of legal procedures", "legal procedures"] },
  {
    name: "Legal compliance",
    forms: [
      "legal and regulatory compliance",
      "compliance with laws",
      "compliance with laws and regulations",
      "legal requirements"
    ]
  },
  { name: "Legal risk management", forms: ["legal risk", "legal risk assessment", "legal risks"], rarity: 4 },
  { name: "Bluebook citation", forms: ["Bluebook", "cite checking", "legal citation", "OSCOLA"], rarity: 4 },
  {
    name: "Legal client intake",
    forms: [
      "legal intake",
      "client interviews",
      "interviewing clients",
      "interview clients",
      "initial client consultation"
    ]
  },
  { name: "Legal correspondence", forms: ["demand letters", "cease and desist letters"], rarity: 4 },
  {
    name: "Witness interviews",
    forms: [
      "interviewing witnesses",
      "interview witnesses",
      "witness preparation",
      "witness statements",
      "expert witnesses"
    ],
    rarity: 4
  },
  { name: "Statutory and case law", forms: ["case law", "statutory law", "common law"] },
  { name: "Pro bono", forms: ["pro bono work", "legal aid", "legal clinic", "public interest law"], rarity: 4 },
  { name: "Law review", forms: ["law journal", "moot court", "mock trial"], rarity: 4 },
  {
    name: "Judicial clerkship",
    forms: ["law clerk", "judicial clerk", "bench memoranda", "judicial intern", "clerkship"],
    rarity: 4
  },

  // Litigation and dispute resolution
  {
    name: "Litigation",
    forms: [
      "civil litigation",
      "litigation support",
      "litigation management",
      "litigation experience",
      "litigator",
      "litigation matters",
      "civil procedure"
    ],
    rarity: 2
  },
  {
    name: "Commercial litigation",
    forms: ["business litigation", "complex litigation", "complex commercial litigation"],
    implies: ["Litigation"],
    rarity: 4
  },
  {
    name: "Class action",
    forms: ["class action litigation", "mass tort", "mass torts", "multidistrict litigation"],
    implies: ["Litigation"],
    rarity: 5
  },
  {
    name: "Insurance defense",
    forms: ["insurance defense litigation", "insurance coverage litigation"],
    implies: ["Litigation"],
    rarity: 5
  },
  {
    name: "Appellate practice",
    forms: ["appeals practice", "appellate briefs", "appellate law", "appellate litigation", "appellate advocacy"],
    rarity: 4
  },
  {
    name: "Trial preparation",
    forms: [
      "trial bundles",
      "bundling for court",
      "court bundles",
      "trial prep",
      "prepare for trial",
      "preparing cases for trial",
      "trial notebooks",
      "trial binders",
      "trial exhibits",
      "preparing for trial",
      "hearing preparation"
    ]
  },
  {
    name: "Trial advocacy",
    ambiguous: {
      forms: ["advocacy", "Advocacy"],
      near: ["court", "hearings", "hearing", "trial", "litigation", "county", "tribunal", "oral"]
    },
    forms: [
      "cross-examination",
      "cross examination",
      "bail hearings",
      "court advocacy",
      "hearing advocacy",
      "examination of witnesses",
      "jury trials",
      "bench trials",
      "trial practice",
      "trial experience",
      "first chair",
      "oral advocacy",
      "oral argument",
      "jury selection",
      "courtroom experience",
      "court appearances",
      "courtroom advocacy"
    ],
    rarity: 4
  },
  {
    name: "Discovery",
    ambiguous: {
      forms: ["Discovery", "discovery"],
      near: [
        "litigation",
        "pleadings",
        "depositions",
        "motions",
        "trial",
        "interrogatories",
        "subpoenas",
        "attorney",
        "attorneys",
        "court",
        "propound",
        "responses",
        "legal",
        "plaintiff",
        "paralegal"
      ],
      never: [
        "drug discovery",
        "product discovery",
        "service discovery",
        "data discovery",
        "discovery phase",
        "discovery sessions",
        "discovery calls",
        "discovery channel",
        "self-discovery",
        "customer discovery"
      ]
    },
    forms: [
      "legal discovery",
      "discovery requests",
      "discovery responses",
      "written discovery",
      "interrogatories",
      "requests for production",
      "propounding discovery",
      "draft discovery",
      "drafting discovery",
      "discovery documents"
    ]
  },
  {
    name: "E-discovery",
    forms: [
      "ediscovery",
      "electronic discovery",
      "EDRM",
      "electronically stored information",
      "eDiscovery software",
      "ESI protocols"
    ],
    rarity: 4
  },
  {
    name: "Document review",
    forms: [
      "privilege review",
      "first-level review",
      "privilege log",
      "privilege logs",
      "document production",
      "legal document review",
      "redaction",
      "Bates stamping",
      "Bates labeling",
      "Bates numbering",
      "technology-assisted review"
    ],
    rarity: 3
  },
  { name: "Litigation hold", forms: ["legal hold", "legal holds", "document preservation"], rarity: 5 },
  {
    name: "Depositions",
    forms: [
      "depo prep",
      "depos",
      "depo",
      "deposition preparation",
      "deposition summaries",
      "taking depositions",
      "deposition summary",
      "defending depositions",
      "summarizing depositions",
      "take depositions"
    ],
    rarity: 3
  },
  {
    name: "Pleadings",
    forms: [
      "drafting pleadings",
      "legal pleadings",
      "draft pleadings",
      "pleadings and motions",
      "complaints and answers"
    ],
    rarity: 3
  },
  {
    name: "Motion practice",
    forms: [
      "motions and pleadings",
      "drafting motions",
      "draft motions",
      "legal motions",
      "summary judgment motions",
      "dispositive motions",
      "summary judgment",
      "motions to dismiss",
      "motions in limine"
    ],
    rarity: 4
  },
  { name: "Subpoenas", forms: ["drafting subpoenas", "subpoena compliance", "subpoena responses"], rarity: 4 },
  {
    name: "Court filings",
    forms: [
      "court filing",
      "filing court documents",
      "e-filing",
      "electronic court filing",
      "file pleadings",
      "court documents",
      "filing with courts",
      "ECF filing",
      "CM/ECF",
      "efile"
    ],
    rarity: 3
  },
  {
    name: "Court rules",
    forms: [
      "Federal Rules of Civil Procedure",
      "FRCP",
      "rules of evidence",
      "Federal Rules of Evidence",
      "court procedures",
      "court rules and procedures",
      "civil procedure rules",
      "local rules of court"
    ],
    rarity: 4
  },
  {
    name: "Docketing",
    forms: [
      "docket management",
      "legal calendaring",
      "court calendar",
      "docket calendar",
      "calendaring deadlines",
      "court deadlines",
      "litigation calendar"
    ],
    rarity: 4
  },
  {
    name: "Settlement negotiation",
    forms: [
      "settlement agreements",
      "negotiating settlements",
      "negotiate settlements",
      "settlements negotiation",
      "settlement conferences",
      "settlement agreement"
    ],
    rarity: 4
  },
  {
    name: "Alternative dispute resolution",
    forms: ["dispute resolution", "ADR hearings"],
    ambiguous: {
      forms: ["ADR"],
      near: ["mediation", "arbitration", "dispute", "litigation", "hearings", "settlement", "legal", "alternative"]
    },
    rarity: 3
  },
  { name: "Mediation", forms: ["mediations", "mediator"], implies: ["Alternative dispute resolution"], rarity: 3 },
  {
    name: "Arbitration",
    forms: [
      "international arbitration",
      "commercial arbitration",
      "arbitrations",
      "AAA arbitration",
      "FINRA arbitration"
    ],
    implies: ["Alternative dispute resolution"],
    rarity: 4
  },
  {
    name: "Evidence management",
    forms: [
      "chain of custody",
      "evidence collection",
      "evidence handling",
      "evidence preservation",
      "collection of evidence",
      "evidence gathering"
    ],
    rarity: 4
  },
  {
    name: "Debt collection law",
    forms: ["creditors' rights", "FDCPA", "Fair Debt Collection Practices Act", "foreclosure law"],
    rarity: 5
  },
  {
    name: "Administrative hearings",
    forms: [
      "administrative law judge",
      "unemployment hearings",
      "administrative proceedings",
      "quasi-judicial hearings"
    ],
    rarity: 5
  },

  // Contracts and commercial
  {
    name: "Contract law",
    forms: ["contracts law", "commercial contracts", "law of contract", "commercial agreements", "contractual law"],
    rarity: 3
  },
  {
    name: "Contract drafting",
    forms: [
      "drafted agreements",
      "draft commercial contracts",
      "drafting commercial contracts",
      "drafted contracts",
      "drafting contracts",
      "draft contracts",
      "contract preparation",
      "drafting and negotiating contracts",
      "drafting agreements",
      "draft agreements",
      "draft and negotiate contracts",
      "contract writing",
      "preparing contracts"
    ],
    rarity: 3
  },
  {
    name: "Contract negotiation",
    forms: [
      "negotiate commercial contracts",
      "negotiated contracts",
      "negotiating contracts",
      "negotiate contracts",
      "contract negotiations",
      "negotiation of contracts",
      "negotiate agreements",
      "negotiating agreements",
      "negotiating contract terms",
      "negotiate contract terms"
    ],
    rarity: 3
  },
  {
    name: "Contract review",
    forms: [
      "reviewing contracts",
      "review contracts",
      "agreement review",
      "contract analysis",
      "redlining",
      "review of contracts",
      "contract redlining"
    ],
    rarity: 3
  },
  {
    name: "Contract management",
    ambiguous: {
      forms: ["CLM"],
      near: ["ironclad", "contract", "contracts", "docusign", "legal", "agiloft", "icertis"]
    },
    forms: [
      "CLM software",
      "CLM platform",
      "CLM tools",
      "administer contracts",
      "administered contracts",
      "contract administration",
      "contract lifecycle management",
      "contracts management",
      "manage contracts",
      "managing contracts",
      "contract compliance",
      "contracts administration",
      "administering contracts"
    ],
    rarity: 3
  },
  {
    name: "Non-disclosure agreements",
    forms: ["NDA", "NDAs", "confidentiality agreements", "drafting NDAs"],
    rarity: 4
  },
  {
    name: "Master service agreements",
    ambiguous: {
      forms: ["MSA", "MSAs"],
      near: ["sow", "nda", "ndas", "contract", "contracts", "agreements", "sows", "legal", "dpa"]
    },
    forms: [
      "master services agreement",
      "SaaS agreements",
      "licensing agreements",
      "license agreements",
      "vendor agreements",
      "software licensing agreements",
      "statements of work drafting"
    ],
    rarity: 4
  },
  {
    name: "Licensing",
    ambiguous: {
      forms: ["Licensing", "licensing"],
      near: ["ip", "patent", "technology", "intellectual", "agreements", "royalty", "copyright", "trademark"],
      never: ["licensing exam", "nurse licensing", "licensing requirements", "state licensing", "child care licensing"]
    },
    forms: [
      "IP licensing",
      "technology licensing",
      "patent licensing",
      "technology transactions",
      "technology transfer",
      "software licensing law"
    ],
    rarity: 4
  },
  {
    name: "Government contracts",
    forms: [
      "Federal Acquisition Regulation",
      "FAR/DFARS",
      "DFARS",
      "government contracting",
      "federal contracting",
      "federal contracts",
      "FAR clauses"
    ],
    ambiguous: {
      forms: ["FAR"],
      near: ["dfars", "federal", "acquisition", "contracting", "government", "procurement"]
    },
    rarity: 4
  },
  {
    name: "Ironclad",
    ambiguous: {
      forms: ["Ironclad"],
      near: ["clm", "docusign", "contract", "contracts", "agiloft", "icertis", "legal"]
    },
    forms: ["Ironclad CLM"],
    rarity: 5
  },
  { name: "Icertis", rarity: 5 },
  { name: "Agiloft", rarity: 5 },
  { name: "DocuSign CLM", rarity: 5 },
  {
    name: "Uniform Commercial Code",
    ambiguous: {
      forms: ["UCC"],
      near: ["filings", "commercial", "secured", "lien", "liens", "contracts", "search"],
      never: ["unified communications", "ucc platform"]
    },
    forms: ["UCC filings", "UCC searches", "lien searches"],
    rarity: 5
  },

  // Corporate and finance law
  {
    name: "Corporate law",
    forms: [
      "company law",
      "business law",
      "corporate legal",
      "corporate transactions",
      "corporate counsel",
      "commercial law",
      "in-house counsel",
      "transactional law"
    ],
    rarity: 3
  },
  {
    name: "Mergers and acquisitions",
    ambiguous: {
      forms: ["M&A"],
      near: [
        "due diligence",
        "transactions",
        "deal",
        "deals",
        "corporate",
        "integration",
        "private equity",
        "acquisition",
        "legal",
        "advisory",
        "buy-side",
        "sell-side"
      ]
    },
    forms: ["mergers & acquisitions", "merger and acquisition", "M&A transactions", "M&A deals"],
    rarity: 4
  },
  {
    name: "Due diligence",
    forms: [
      "legal due diligence",
      "due diligence reviews",
      "due diligence review",
      "third-party due diligence",
      "conducting due diligence"
    ],
    rarity: 3
  },
  {
    name: "Corporate governance",
    forms: [
      "board governance",
      "board resolutions",
      "corporate minutes",
      "board minutes",
      "bylaws",
      "company secretarial",
      "corporate secretary",
      "corporate records",
      "minute books"
    ],
    rarity: 3
  },
  {
    name: "Entity formation",
    forms: [
      "business formation",
      "incorporation documents",
      "articles of incorporation",
      "LLC formation",
      "entity management",
      "operating agreements",
      "shareholder agreements",
      "corporate formation",
      "entity governance"
    ],
    rarity: 4
  },
  {
    name: "Securities law",
    forms: [
      "securities regulation",
      "SEC filings",
      "SEC reporting",
      "Securities Exchange Act",
      "10-K filings",
      "securities litigation",
      "Blue Sky laws",
      "capital markets law",
      "SEC regulations",
      "SEC compliance"
    ],
    rarity: 4
  },
  {
    name: "Venture financing law",
    forms: ["venture capital financing", "term sheets", "private placements", "Regulation D"],
    rarity: 5
  },
  {
    name: "Banking law",
    forms: [
      "finance law",
      "loan documentation",
      "banking regulations",
      "financial services law",
      "lending law",
      "banking and finance law"
    ],
    rarity: 4
  },
  {
    name: "Bankruptcy law",
    forms: [
      "bankruptcy",
      "insolvency law",
      "Chapter 11",
      "Chapter 7 bankruptcy",
      "Chapter 13",
      "restructuring law",
      "insolvency"
    ],
    rarity: 4
  },
  {
    name: "Tax law",
    forms: ["Internal Revenue Code", "tax legislation", "tax controversy", "international tax law"],
    rarity: 4
  },
  { name: "Antitrust", forms: ["antitrust law", "competition law", "merger control", "Hart-Scott-Rodino"], rarity: 5 },
  {
    name: "Investment funds law",
    forms: ["fund formation", "private funds", "Investment Advisers Act", "Investment Company Act"],
    rarity: 5
  },
  {
    name: "Executive compensation law",
    forms: ["ERISA", "employee benefits law", "Employee Retirement Income Security Act"],
    rarity: 5
  },

  // Intellectual property
  {
    name: "Intellectual property",
    ambiguous: {
      forms: ["IP"],
      near: [
        "patent",
        "patents",
        "trademark",
        "trademarks",
        "copyright",
        "litigation",
        "licensing",
        "law",
        "counsel",
        "portfolio"
      ]
    },
    forms: [
      "intellectual property law",
      "IP law",
      "intellectual property rights",
      "IP rights",
      "intellectual property protection",
      "IP portfolio"
    ],
    rarity: 3
  },
  {
    name: "Patent prosecution",
    forms: [
      "patent drafting",
      "patent applications",
      "drafting patent applications",
      "prosecuting patents",
      "patent application drafting"
    ],
    implies: ["Patent law"],
    rarity: 5
  },
  {
    name: "Patent litigation",
    forms: ["patent infringement litigation", "patent disputes", "patent infringement cases"],
    implies: ["Patent law", "Litigation"],
    rarity: 5
  },
  {
    name: "Patent law",
    forms: [
      "patents",
      "patent searches",
      "patent analysis",
      "prior art search",
      "patent portfolio",
      "patentability",
      "freedom to operate"
    ],
    implies: ["Intellectual property"],
    rarity: 4
  },
  {
    name: "Trademark law",
    forms: [
      "trademarks",
      "trademark prosecution",
      "trademark registration",
      "trademark applications",
      "trademark clearance",
      "trademark search",
      "trade marks"
    ],
    implies: ["Intellectual property"],
    rarity: 4
  },
  {
    name: "Copyright law",
    forms: ["copyright clearance", "copyright registration", "DMCA", "rights and permissions"],
    ambiguous: {
      forms: ["copyright"],
      near: [
        "law",
        "trademark",
        "trademarks",
        "patent",
        "patents",
        "intellectual",
        "licensing",
        "clearance",
        "infringement",
        "permissions",
        "contracts"
      ]
    },
    implies: ["Intellectual property"],
    rarity: 4
  },
  {
    name: "Trade secrets",
    forms: ["trade secret law", "trade secret litigation"],
    implies: ["Intellectual property"],
    rarity: 5
  },
  { name: "Open source licensing", forms: ["open source compliance", "open source license compliance"], rarity: 5 },
  {
    name: "Entertainment law",
    forms: ["media law", "sports law", "talent agreements", "entertainment contracts"],
    rarity: 5
  },

  // Practice areas
  {
    name: "Employment law",
    forms: [
      "TUPE",
      "labor and employment law",
      "labor law",
      "labour law",
      "employment legislation",
      "labor & employment",
      "employment litigation",
      "labor and employment",
      "employment laws",
      "labor laws",
      "wage and hour",
      "employment discrimination"
    ],
    rarity: 3
  },
  { name: "FMLA", forms: ["Family and Medical Leave Act", "FMLA administration", "leave of absence laws"], rarity: 4 },
  { name: "FLSA", forms: ["Fair Labor Standards Act"], rarity: 4 },
  {
    name: "EEOC compliance",
    forms: [
      "EEOC",
      "EEOC complaints",
      "EEO compliance",
      "Title VII",
      "EEOC charges",
      "EEOC regulations",
      "EEO investigations",
      "Equal Employment Opportunity law",
      "EEO laws",
      "affirmative action plans",
      "OFCCP"
    ],
    rarity: 4
  },
  {
    name: "ADA compliance",
    forms: ["Americans with Disabilities Act", "ADA regulations", "ADA accommodations", "ADA requirements", "ADAAA"],
    ambiguous: {
      forms: ["ADA"],
      near: [
        "fmla",
        "eeo",
        "flsa",
        "cobra",
        "osha",
        "section",
        "504",
        "accessibility",
        "disabilities",
        "employment",
        "accommodation",
        "accommodations",
        "hr"
      ]
    },
    rarity: 4
  },
  {
    name: "Workplace investigations",
    forms: [
      "internal investigations",
      "employee investigations",
      "harassment investigations",
      "misconduct investigations",
      "workplace investigation"
    ],
    rarity: 4
  },
  {
    name: "Workers' compensation law",
    forms: ["workers' compensation claims", "workers compensation defense", "workers' compensation litigation"],
    rarity: 4
  },
  {
    name: "Labor relations law",
    forms: ["National Labor Relations Act", "NLRA", "NLRB", "unfair labor practice"],
    rarity: 5
  },
  {
    name: "Immigration law",
    ambiguous: {
      forms: ["immigration", "Immigration", "visas"],
      near: [
        "h-1b",
        "petitions",
        "labor",
        "asylum",
        "visa",
        "visas",
        "paralegal",
        "law",
        "filings",
        "green",
        "uscis",
        "petitions"
      ]
    },
    forms: [
      "visa applications",
      "green card petitions",
      "work visa petitions",
      "I-485",
      "immigration petitions",
      "visa petitions",
      "asylum law",
      "asylum applications",
      "USCIS filings",
      "USCIS",
      "business immigration",
      "immigration casework",
      "deportation defense",
      "immigration cases"
    ],
    rarity: 4
  },
  {
    name: "Criminal law",
    forms: ["criminal procedure", "criminal litigation", "criminal cases", "penal law", "penal code", "criminal code"],
    rarity: 3
  },
  {
    name: "Criminal defense",
    forms: ["public defender", "defense attorney", "public defense", "indigent defense"],
    implies: ["Criminal law"],
    rarity: 4
  },
  {
    name: "Prosecution",
    forms: [
      "criminal prosecution",
      "district attorney",
      "prosecutor",
      "assistant district attorney",
      "Crown Prosecution Service"
    ],
    rarity: 4
  },
  {
    name: "White collar defense",
    forms: ["white collar crime", "white-collar investigations", "government investigations", "False Claims Act"],
    rarity: 5
  },
  {
    name: "Family law",
    forms: [
      "domestic relations law",
      "divorce cases",
      "child custody",
      "divorce law",
      "divorce proceedings",
      "child support cases",
      "matrimonial law",
      "divorce"
    ],
    rarity: 4
  },
  {
    name: "Juvenile law",
    forms: ["guardian ad litem", "juvenile court", "dependency court", "juvenile delinquency cases"],
    rarity: 5
  },
  {
    name: "Estate planning",
    ambiguous: {
      forms: ["wills", "Wills", "trusts", "Trusts"],
      near: ["probate", "estate", "trusts", "wills", "estates", "lpa", "powers"]
    },
    forms: [
      "trusts and estates",
      "wills and trusts",
      "estate administration",
      "estate law",
      "drafting wills",
      "trusts & estates",
      "wills and probate",
      "wills, trusts"
    ],
    rarity: 4
  },
  {
    name: "Probate",
    forms: [
      "probate law",
      "probate administration",
      "probate court",
      "guardianship",
      "conservatorship",
      "probate litigation"
    ],
    rarity: 4
  },
  { name: "Elder law", forms: ["Medicaid planning", "special needs trusts"], rarity: 5 },
  {
    name: "Personal injury",
    ambiguous: {
      forms: ["PI"],
      near: ["auto", "paralegal", "litigation", "attorney", "med", "mal", "plaintiff", "claims"]
    },
    forms: [
      "personal injury law",
      "personal injury claims",
      "tort law",
      "torts",
      "tort litigation",
      "personal injury litigation",
      "premises liability",
      "motor vehicle accident claims"
    ],
    rarity: 4
  },
  {
    name: "Medical malpractice",
    forms: ["med mal", "medical malpractice defense", "professional liability litigation", "clinical negligence"],
    rarity: 5
  },
  { name: "Product liability", forms: ["products liability", "toxic tort", "asbestos litigation"], rarity: 5 },
  {
    name: "Real estate law",
    forms: [
      "land registry",
      "Land Registry applications",
      "freehold",
      "leasehold",
      "freehold and leasehold",
      "leases and tenancies",
      "property law",
      "conveyancing",
      "real estate transactions law",
      "real property law",
      "commercial leasing law",
      "residential conveyancing",
      "real estate attorney",
      "landlord-tenant law",
      "landlord and tenant",
      "lease drafting"
    ],
    rarity: 4
  },
  {
    name: "Title examination",
    forms: [
      "title search",
      "title searches",
      "title insurance",
      "title review",
      "title abstracts",
      "title commitments",
      "property title",
      "title work"
    ],
    ambiguous: { forms: ["deeds"], near: ["title", "property", "mortgage", "estate", "land", "trust", "wills"] },
    rarity: 4
  },
  {
    name: "Real estate closings",
    forms: [
      "closing documents",
      "escrow closings",
      "HUD-1",
      "settlement statements",
      "residential closings",
      "loan closings",
      "closing disclosures"
    ],
    rarity: 4
  },
  {
    name: "Land use law",
    forms: [
      "zoning",
      "land use",
      "zoning ordinances",
      "zoning law",
      "eminent domain",
      "land use planning",
      "zoning code",
      "zoning regulations"
    ],
    rarity: 4
  },
  {
    name: "Environmental law",
    forms: [
      "environmental regulatory law",
      "CERCLA",
      "NEPA",
      "National Environmental Policy Act",
      "Clean Water Act",
      "Clean Air Act",
      "environmental litigation",
      "CEQA"
    ],
    rarity: 4
  },
  {
    name: "Energy law",
    forms: [
      "oil and gas law",
      "FERC regulations",
      "mineral rights",
      "utility regulation",
      "oil and gas leases",
      "public utility law"
    ],
    rarity: 5
  },
  {
    name: "Construction law",
    forms: [
      "construction litigation",
      "mechanics liens",
      "mechanic's liens",
      "construction claims",
      "construction defect"
    ],
    rarity: 5
  },
  { name: "Maritime law", forms: ["admiralty law", "shipping law", "law of the sea"], rarity: 5 },
  {
    name: "Health law",
    forms: [
      "healthcare law",
      "Stark Law",
      "Anti-Kickback Statute",
      "healthcare regulatory law",
      "healthcare compliance"
    ],
    rarity: 4
  },
  {
    name: "International law",
    forms: [
      "public international law",
      "human rights law",
      "international humanitarian law",
      "treaty law",
      "international trade law",
      "human rights"
    ],
    rarity: 4
  },
  { name: "EU law", forms: ["European Union law", "European law", "EU legislation"], rarity: 5 },
  {
    name: "Constitutional law",
    forms: ["civil rights", "civil rights law", "First Amendment", "civil liberties", "civil rights litigation"],
    rarity: 4
  },
  {
    name: "Administrative law",
    forms: ["administrative procedure", "Administrative Procedure Act", "rulemaking"],
    rarity: 4
  },
  {
    name: "Municipal law",
    forms: [
      "local government law",
      "city attorney",
      "public records law",
      "open meetings law",
      "Freedom of Information Act",
      "FOIA",
      "FOIA requests",
      "public records requests"
    ],
    rarity: 4
  },
  {
    name: "Social security disability law",
    forms: ["Social Security disability", "SSDI", "veterans benefits law", "VA disability claims", "SSI/SSDI"],
    rarity: 4
  },
  {
    name: "Consumer protection law",
    forms: [
      "consumer protection",
      "FCRA",
      "TCPA",
      "FTC regulations",
      "Fair Credit Reporting Act",
      "UDAAP",
      "consumer law",
      "advertising law"
    ],
    rarity: 4
  },
  {
    name: "Housing law",
    forms: ["eviction cases", "eviction proceedings", "tenant rights", "eviction defense", "evictions"],
    rarity: 4
  },
  {
    name: "Fair Housing",
    ambiguous: {
      forms: ["Fair Housing", "Fair housing", "fair housing"],
      near: [
        "laws",
        "act",
        "compliance",
        "leasing",
        "property",
        "tenant",
        "regulations",
        "hud",
        "residents",
        "landlord"
      ]
    },
    forms: [
      "Fair Housing Act",
      "fair housing laws",
      "fair housing regulations",
      "fair housing compliance",
      "HUD regulations"
    ],
    rarity: 4
  },
  { name: "Indigenous law", forms: ["tribal law", "federal Indian law", "Aboriginal law"], rarity: 5 },
  {
    name: "Insurance law",
    forms: ["insurance coverage analysis", "insurance regulation", "coverage opinions", "reinsurance law"],
    rarity: 4
  },
  { name: "Cannabis law", forms: ["cannabis regulation", "cannabis compliance"], rarity: 5 },

  // Compliance, ethics and privacy
  {
    name: "Regulatory compliance",
    ambiguous: {
      forms: ["compliance", "Compliance"],
      near: ["regulatory", "aml", "kyc", "audit", "policies", "legal", "risk", "regulations", "regulator"]
    },
    forms: [
      "compliance with regulations",
      "compliance with regulatory requirements",
      "regulatory requirements",
      "regulatory standards",
      "compliance regulations",
      "compliance standards",
      "government regulations",
      "federal and state regulations",
      "state and federal regulations",
      "state and federal laws",
      "federal regulations",
      "applicable laws and regulations",
      "federal, state and local regulations",
      "regulatory guidelines"
    ],
    rarity: 2
  },
  {
    name: "Compliance program management",
    forms: [
      "compliance program",
      "compliance programs",
      "corporate compliance",
      "compliance management",
      "compliance monitoring",
      "compliance officer",
      "compliance policies",
      "compliance framework",
      "ethics and compliance",
      "compliance training"
    ],
    rarity: 3
  },
  {
    name: "Compliance audits",
    forms: [
      "compliance auditing",
      "compliance reviews",
      "compliance testing",
      "regulatory audits",
      "regulatory inspections",
      "regulatory examinations",
      "compliance audit"
    ],
    rarity: 3
  },
  {
    name: "Regulatory reporting",
    forms: [
      "regulatory filings",
      "regulatory change management",
      "regulatory correspondence",
      "filing with regulators"
    ],
    rarity: 4
  },
  {
    name: "Anti-corruption compliance",
    forms: [
      "FCPA",
      "Foreign Corrupt Practices Act",
      "UK Bribery Act",
      "anti-bribery",
      "anti-corruption",
      "anti-bribery and corruption",
      "ABAC compliance"
    ],
    rarity: 5
  },
  {
    name: "Sanctions compliance",
    forms: ["OFAC", "OFAC sanctions", "sanctions screening", "economic sanctions"],
    rarity: 5
  },
  {
    name: "Export controls",
    forms: [
      "ITAR",
      "export compliance",
      "Export Administration Regulations",
      "export control regulations",
      "EAR/ITAR",
      "ITAR/EAR",
      "trade compliance"
    ],
    rarity: 4
  },
  {
    name: "Whistleblower program",
    forms: ["ethics hotline", "whistleblowing", "whistleblower investigations", "code of conduct enforcement"],
    rarity: 5
  },
  {
    name: "Data privacy",
    forms: [
      "data protection",
      "privacy law",
      "data privacy law",
      "information privacy",
      "privacy compliance",
      "data protection law",
      "privacy regulations",
      "data privacy regulations",
      "privacy laws"
    ],
    rarity: 3
  },
  { name: "LGPD", rarity: 5 },
  { name: "GDPR", forms: ["General Data Protection Regulation", "GDPR compliance", "UK GDPR", "EU GDPR"], rarity: 4 },
  {
    name: "CCPA",
    forms: ["California Consumer Privacy Act", "CPRA", "California Privacy Rights Act", "CCPA/CPRA", "CCPA compliance"],
    rarity: 5
  },
  { name: "FERPA", forms: ["Family Educational Rights and Privacy Act"], rarity: 4 },
  { name: "COPPA", forms: ["Children's Online Privacy Protection Act"], rarity: 5 },
  { name: "GLBA", forms: ["Gramm-Leach-Bliley Act"], rarity: 5 },
  { name: "PIPEDA", rarity: 5 },
  {
    name: "Privacy impact assessment",
    forms: ["data protection impact assessment", "DPIA", "DPIAs", "PIAs"],
    rarity: 5
  },
  {
    name: "Data subject requests",
    forms: ["DSAR", "data subject access requests", "subject access requests"],
    rarity: 5
  },
  {
    name: "Data processing agreements",
    forms: ["data processing addendum", "data protection agreements"],
    ambiguous: {
      forms: ["DPA", "DPAs"],
      near: ["gdpr", "privacy", "msa", "contracts", "agreements", "ccpa", "nda", "ndas"]
    },
    rarity: 5
  },
  { name: "OneTrust", rarity: 5 },
  { name: "TrustArc", rarity: 5 },
  {
    name: "Records retention",
    forms: [
      "records retention policies",
      "records retention schedule",
      "retention schedules",
      "information governance",
      "legal records management"
    ],
    rarity: 4
  },
  { name: "AI regulation", forms: ["EU AI Act", "AI governance", "AI policy"], rarity: 5 },
  {
    name: "Policy and procedure development",
    forms: [
      "policy development",
      "policies and procedures development",
      "policy drafting",
      "develop policies and procedures",
      "developing policies and procedures",
      "policy writing",
      "drafting policies"
    ],
    rarity: 2
  },

  // Legal software and operations
  {
    name: "Westlaw",
    forms: ["Thomson Reuters Westlaw", "Westlaw Edge", "WestlawNext"],
    implies: ["Legal research"],
    rarity: 4
  },
  { name: "LexisNexis", forms: ["Lexis", "Lexis Nexis", "Lexis+", "Lexis Advance", "LexisLibrary"], rarity: 4 },
  { name: "Bloomberg Law", rarity: 5 },
  { name: "Practical Law", rarity: 5 },
  { name: "HeinOnline", rarity: 5 },
  { name: "Fastcase", rarity: 5 },
  {
    name: "PACER",
    ambiguous: {
      forms: ["PACER"],
      near: ["cm/ecf", "ecf", "westlaw", "court", "lexisnexis", "federal", "docket", "filing"]
    },
    forms: ["Public Access to Court Electronic Records"],
    rarity: 5
  },
  {
    name: "Relativity",
    ambiguous: {
      forms: ["Relativity"],
      near: [
        "e-discovery",
        "ediscovery",
        "document review",
        "concordance",
        "westlaw",
        "nuix",
        "legal",
        "litigation",
        "discovery",
        "review",
        "privilege",
        "everlaw"
      ],
      never: ["theory of relativity", "general relativity", "special relativity"]
    },
    forms: ["RelativityOne", "kCura Relativity"],
    implies: ["E-discovery"],
    rarity: 5
  },
  {
    name: "Concordance",
    ambiguous: {
      forms: ["Concordance", "Summation"],
      near: ["relativity", "e-discovery", "ediscovery", "summation", "ipro", "document review", "litigation"]
    },
    forms: ["LexisNexis Concordance", "AccessData Summation"],
    implies: ["E-discovery"],
    rarity: 5
  },
  { name: "Nuix", implies: ["E-discovery"], rarity: 5 },
  { name: "Everlaw", implies: ["E-discovery"], rarity: 5 },
  { name: "Logikcull", implies: ["E-discovery"], rarity: 5 },
  {
    name: "Clio",
    ambiguous: {
      forms: ["Clio"],
      near: ["mycase", "legal", "law firm", "practice management", "westlaw", "attorney", "paralegal", "billing"],
      never: ["renault clio"]
    },
    forms: ["Clio Manage"],
    rarity: 5
  },
  { name: "MyCase", rarity: 5 },
  { name: "PracticePanther", rarity: 5 },
  { name: "Smokeball", rarity: 5 },
  { name: "iManage", forms: ["iManage Work"], rarity: 5 },
  { name: "NetDocuments", rarity: 5 },
  { name: "Worldox", rarity: 5 },
  { name: "Legal case management software", forms: ["legal case management"], rarity: 5 },
  { name: "Filevine", rarity: 5 },
  { name: "Litify", rarity: 5 },
  { name: "CaseMap", rarity: 5 },
  {
    name: "Legal billing",
    forms: ["attorney billing", "legal invoices", "e-billing for legal", "billable hours"],
    rarity: 4
  },
  {
    name: "Legal operations",
    forms: [
      "matter management software",
      "legal matter management",
      "legal ops",
      "outside counsel management",
      "managing outside counsel",
      "matter management",
      "manage outside counsel",
      "legal department operations",
      "outside counsel"
    ],
    rarity: 4
  },
  { name: "Legal technology", forms: ["legal tech", "legaltech", "contract automation"], rarity: 5 },
  { name: "LEDES", forms: ["LEDES billing", "e-billing guidelines"], rarity: 5 },

  // Paralegal and clerical
  {
    name: "Paralegal",
    forms: ["paralegal experience", "paralegal skills", "paralegal support", "paralegal studies", "paralegal duties"],
    rarity: 3
  },
  {
    name: "Legal administration",
    forms: [
      "legal secretary",
      "legal assistant",
      "legal administrative support",
      "law firm experience",
      "legal secretarial",
      "law office",
      "legal office",
      "legal clerical"
    ],
    rarity: 3
  },
  {
    name: "Legal transcription",
    forms: ["court transcription", "transcribing hearings", "legal dictation"],
    rarity: 5
  },
  { name: "Court reporting", forms: ["court reporter", "stenography", "stenotype", "real-time captioning"], rarity: 5 },
  {
    name: "Case file management",
    forms: [
      "case files",
      "legal filing",
      "maintain case files",
      "file organization for cases",
      "maintaining case files",
      "litigation files",
      "legal files"
    ],
    rarity: 3
  },
  { name: "Service of process", forms: ["process serving", "process server", "serving legal documents"], rarity: 5 },
  { name: "Affidavits", forms: ["affidavit drafting", "sworn statements", "declarations and affidavits"], rarity: 5 },
  {
    name: "Medical record retrieval",
    forms: ["medical chronologies", "medical record summaries", "summarizing medical records"],
    rarity: 5
  },
  { name: "Legal translation", forms: ["court interpreting", "court interpreter", "legal interpreting"], rarity: 5 },
  {
    name: "Court administration",
    forms: ["court operations", "court clerk", "clerk of court", "courtroom clerk", "court services"],
    rarity: 4
  },

  // Public administration and policy
  {
    name: "Public administration",
    forms: [
      "public sector management",
      "government administration",
      "public management",
      "public sector administration",
      "civil service",
      "municipal government"
    ],
    rarity: 3
  },
  {
    name: "Public policy",
    forms: [
      "policy making",
      "policymaking",
      "policy formulation",
      "policy advice",
      "public policy development",
      "policy recommendations",
      "policy briefs",
      "policy papers"
    ],
    rarity: 3
  },
  {
    name: "Policy analysis",
    forms: [
      "policy research",
      "policy evaluation",
      "legislative analysis",
      "analyze policy",
      "regulatory analysis",
      "analysis of legislation",
      "analyzing policy"
    ],
    rarity: 4
  },
  {
    name: "Legislative affairs",
    forms: [
      "legislative drafting",
      "legislative process",
      "legislative research",
      "bill drafting",
      "tracking legislation",
      "legislative tracking",
      "legislative relations",
      "bill analysis"
    ],
    rarity: 4
  },
  {
    name: "Government relations",
    forms: [
      "government affairs",
      "public affairs",
      "lobbying",
      "political advocacy",
      "intergovernmental relations",
      "policy advocacy",
      "legislative advocacy"
    ],
    rarity: 4
  },
  {
    name: "Constituent services",
    forms: ["constituent casework", "constituent correspondence", "constituent relations"],
    rarity: 5
  },
  {
    name: "Political campaigning",
    forms: [
      "political campaigns",
      "campaign organizing",
      "canvassing voters",
      "voter outreach",
      "electoral campaigns",
      "grassroots organizing",
      "voter registration",
      "phone banking"
    ],
    rarity: 4
  },
  {
    name: "Elections administration",
    forms: ["election administration", "poll worker", "election law", "polling operations"],
    rarity: 5
  },
  {
    name: "Diplomacy",
    forms: ["diplomatic relations", "foreign affairs", "diplomatic protocol", "consular services", "foreign service"],
    rarity: 4
  },
  {
    name: "International relations",
    forms: ["foreign policy", "international affairs", "geopolitics", "international politics"],
    rarity: 4
  },
  {
    name: "International development",
    forms: [
      "humanitarian assistance",
      "humanitarian aid",
      "development aid",
      "USAID",
      "humanitarian response",
      "USAID regulations"
    ],
    rarity: 4
  },
  {
    name: "Urban planning",
    forms: [
      "city planning",
      "regional planning",
      "town planning",
      "urban design planning",
      "comprehensive planning",
      "transportation planning",
      "community planning"
    ],
    rarity: 4
  },
  {
    name: "Permitting",
    ambiguous: {
      forms: ["Permitting", "permitting"],
      near: [
        "zoning",
        "environmental",
        "land",
        "construction",
        "planning",
        "regulatory",
        "entitlements",
        "agencies",
        "entitlement",
        "utility"
      ],
      never: ["weather permitting", "time permitting", "schedule permitting", "budget permitting"]
    },
    forms: [
      "permit applications",
      "planning permission",
      "building permits",
      "obtaining permits",
      "permit processing",
      "permit review"
    ],
    rarity: 4
  },
  {
    name: "Code enforcement",
    forms: ["municipal code enforcement", "ordinance enforcement", "code compliance officer"],
    rarity: 5
  },
  {
    name: "Community development",
    forms: [
      "CDBG",
      "affordable housing programs",
      "HUD programs",
      "economic development",
      "housing policy",
      "affordable housing",
      "Section 8"
    ],
    rarity: 4
  },
  { name: "Public finance", forms: ["government budgeting", "municipal finance", "government finance"], rarity: 4 },
  {
    name: "Public consultation",
    forms: [
      "public hearings",
      "public engagement",
      "citizen engagement",
      "public comment process",
      "public participation"
    ],
    rarity: 4
  },

  // Police, corrections and investigation
  {
    name: "Law enforcement",
    forms: [
      "policing",
      "police work",
      "police officer",
      "law enforcement experience",
      "police operations",
      "enforcement of laws",
      "community policing",
      "enforcing laws"
    ],
    rarity: 3
  },
  {
    name: "Criminal investigation",
    forms: [
      "criminal investigations",
      "investigating crimes",
      "detective work",
      "crime investigation",
      "felony investigations"
    ],
    rarity: 4
  },
  {
    name: "Investigations",
    ambiguous: {
      forms: ["Investigations", "investigations", "Investigation"],
      near: [
        "conduct",
        "conducting",
        "fraud",
        "criminal",
        "complaints",
        "misconduct",
        "interviews",
        "surveillance",
        "evidence",
        "legal",
        "compliance",
        "private"
      ]
    },
    forms: [
      "investigative techniques",
      "private investigation",
      "investigative research",
      "conducting investigations",
      "conduct investigations",
      "background investigations",
      "investigative interviewing",
      "investigation reports"
    ],
    rarity: 3
  },
  {
    name: "Crime scene processing",
    forms: [
      "crime scene investigation",
      "forensic evidence",
      "latent prints",
      "fingerprint analysis",
      "crime scene",
      "fingerprinting",
      "bloodstain pattern analysis"
    ],
    rarity: 5
  },
  { name: "Forensic science", forms: ["forensic investigation", "DNA profiling"], rarity: 4 },
  { name: "Criminology", forms: ["criminal justice", "criminal justice system", "criminal behavior"], rarity: 4 },
  {
    name: "Intelligence analysis",
    forms: ["criminal intelligence", "OSINT", "open source intelligence", "all-source analysis", "HUMINT", "SIGINT"],
    rarity: 5
  },
  {
    name: "Surveillance",
    ambiguous: {
      forms: ["Surveillance", "surveillance"],
      near: [
        "cctv",
        "security",
        "patrol",
        "cameras",
        "investigations",
        "loss prevention",
        "guard",
        "video",
        "criminal",
        "covert",
        "premises"
      ],
      never: ["disease surveillance", "public health surveillance", "trade surveillance", "post-market surveillance"]
    },
    forms: [
      "CCTV installation",
      "CCTV",
      "video surveillance",
      "surveillance operations",
      "CCTV monitoring",
      "surveillance cameras",
      "surveillance systems",
      "security cameras"
    ],
    rarity: 4
  },
  {
    name: "Corrections",
    ambiguous: {
      forms: ["Corrections"],
      near: ["inmate", "inmates", "jail", "prison", "officer", "department of", "facility", "parole", "probation"]
    },
    forms: [
      "correctional officer",
      "corrections officer",
      "inmate supervision",
      "jail operations",
      "inmate management",
      "correctional facility",
      "detention operations",
      "custody of inmates"
    ],
    rarity: 4
  },
  {
    name: "Probation and parole",
    forms: [
      "probation officer",
      "parole supervision",
      "offender supervision",
      "community supervision",
      "parole officer",
      "probation services",
      "offender management",
      "pre-sentence reports",
      "reentry services"
    ],
    rarity: 5
  },
  {
    name: "Juvenile justice",
    forms: ["youth offending", "juvenile detention", "youth justice", "juvenile probation", "restorative justice"],
    rarity: 5
  },
  {
    name: "Incident report writing",
    forms: [
      "incident reports",
      "police reports",
      "incident reporting",
      "security reports",
      "writing incident reports",
      "daily activity reports"
    ],
    rarity: 3
  },
  {
    name: "Traffic enforcement",
    forms: [
      "DUI enforcement",
      "accident investigation",
      "traffic stops",
      "accident reconstruction",
      "radar certification",
      "traffic accident investigation"
    ],
    rarity: 5
  },
  {
    name: "Firearms proficiency",
    forms: [
      "firearms training",
      "firearms qualification",
      "firearms safety",
      "weapons handling",
      "marksmanship",
      "weapons qualification"
    ],
    rarity: 4
  },
  {
    name: "Defensive tactics",
    forms: [
      "use of force",
      "self-defense training",
      "handcuffing",
      "arrest procedures",
      "search and seizure",
      "arrest and control"
    ],
    rarity: 5
  },
  {
    name: "De-escalation",
    forms: [
      "de-escalation techniques",
      "verbal de-escalation",
      "verbal judo",
      "crisis negotiation",
      "conflict de-escalation"
    ],
    rarity: 4
  },
  { name: "K-9 handling", forms: ["K9 handler", "K-9 unit", "canine handling"], rarity: 5 },
  { name: "NCIC", forms: ["National Crime Information Center", "CJIS", "NLETS", "LEADS certification"], rarity: 5 },
  {
    name: "Border protection",
    forms: [
      "customs enforcement",
      "border security",
      "immigration enforcement",
      "passport control",
      "customs and border protection"
    ],
    rarity: 5
  },

  // Security and emergency services
  {
    name: "Physical security",
    forms: [
      "security guard",
      "security officer duties",
      "premises security",
      "facility security",
      "building security",
      "site security",
      "guard services",
      "security guarding",
      "protective services"
    ],
    rarity: 3
  },
  {
    name: "Patrol",
    ambiguous: {
      forms: ["Patrol", "patrol", "patrols", "patrolling"],
      near: [
        "security",
        "police",
        "officer",
        "guard",
        "premises",
        "foot",
        "vehicle",
        "mobile",
        "buildings",
        "grounds",
        "perimeter",
        "surveillance"
      ]
    },
    forms: [
      "security patrols",
      "foot patrol",
      "vehicle patrol",
      "patrolling premises",
      "patrol officer",
      "mobile patrol",
      "patrol premises"
    ],
    rarity: 4
  },
  { name: "Executive protection", forms: ["close protection", "bodyguard", "VIP protection"], rarity: 5 },
  {
    name: "Crowd control",
    forms: ["crowd management", "event security", "door supervision", "crowd safety"],
    rarity: 5
  },
  {
    name: "Security screening",
    forms: [
      "baggage screening",
      "metal detector",
      "X-ray screening",
      "passenger screening",
      "TSA screening",
      "bag checks"
    ],
    rarity: 5
  },
  {
    name: "Threat assessment",
    forms: [
      "security risk assessment",
      "vulnerability assessment of facilities",
      "threat analysis",
      "behavioral threat assessment",
      "security assessments"
    ],
    rarity: 4
  },
  {
    name: "Emergency management",
    forms: [
      "emergency preparedness",
      "emergency planning",
      "disaster management",
      "disaster preparedness",
      "emergency operations center",
      "FEMA",
      "emergency operations",
      "emergency response planning"
    ],
    rarity: 4
  },
  {
    name: "Emergency response",
    forms: [
      "emergency response procedures",
      "emergency procedures",
      "responding to emergencies",
      "respond to emergencies",
      "first responder",
      "emergency situations",
      "respond to alarms",
      "emergency responder"
    ],
    rarity: 3
  },
  {
    name: "Incident command system",
    forms: [
      "National Incident Management System",
      "NIMS",
      "ICS-100",
      "ICS 200",
      "ICS 300",
      "incident command",
      "ICS/NIMS"
    ],
    rarity: 5
  },
  {
    name: "Emergency dispatch",
    forms: [
      "911 dispatch",
      "police dispatch",
      "emergency call handling",
      "computer-aided dispatch",
      "911 operator",
      "emergency dispatcher",
      "public safety dispatch",
      "public safety telecommunicator",
      "999 call handling",
      "emergency medical dispatch"
    ],
    rarity: 4
  },
  {
    name: "Two-way radio communication",
    forms: ["two-way radio", "radio communications", "radio procedures", "radio dispatch"],
    rarity: 4
  },
  {
    name: "Firefighting",
    forms: [
      "fire suppression",
      "fire fighting",
      "structural firefighting",
      "wildland firefighting",
      "firefighter",
      "fire service",
      "wildfire suppression",
      "firefighters"
    ],
    rarity: 4
  },
  {
    name: "Fire prevention",
    forms: [
      "fire inspection",
      "fire code",
      "fire safety inspections",
      "fire investigation",
      "arson investigation",
      "NFPA 101",
      "NFPA codes",
      "fire prevention inspections",
      "fire safety"
    ],
    rarity: 4
  },
  {
    name: "Search and rescue",
    forms: ["technical rescue", "rope rescue", "vehicle extrication", "swiftwater rescue", "urban search and rescue"],
    rarity: 5
  },
  { name: "Lifeguarding", forms: ["water rescue", "water safety", "lifeguard", "pool safety"], rarity: 4 },
  {
    name: "Military operations",
    forms: [
      "military leadership",
      "military experience",
      "military intelligence",
      "combat operations",
      "military training",
      "tactical operations",
      "military planning"
    ],
    rarity: 4
  },
  {
    name: "Public safety",
    forms: ["public safety operations", "campus safety", "community safety", "campus security"],
    rarity: 3
  },

  // Certifications, licences and degrees
  {
    name: "Bar admission",
    kind: "certification",
    forms: [
      "New York bar",
      "California bar",
      "Texas bar",
      "Florida bar",
      "Illinois bar",
      "Ohio bar",
      "Pennsylvania bar",
      "Georgia bar",
      "Massachusetts bar",
      "Washington bar",
      "New Jersey bar",
      "Virginia bar",
      "Michigan bar",
      "Colorado bar",
      "Arizona bar",
      "Maryland bar",
      "Minnesota bar",
      "North Carolina bar",
      "admitted to the bar",
      "admission to the bar",
      "licensed attorney",
      "state bar admission",
      "member of the state bar",
      "active bar membership",
      "bar membership",
      "licensed to practice law",
      "admitted to practice law",
      "member in good standing of the bar",
      "bar license",
      "bar exam",
      "law license",
      "called to the bar",
      "admitted to practice",
      "licensed lawyer",
      "member of the bar",
      "license to practice law",
      "state bar membership",
      "member of the bar in good standing",
      "active member of the bar",
      "admitted to the state bar",
      "admission to the state bar",
      "licensed by the state bar"
    ],
    ambiguous: {
      forms: ["Bar", "State Bar"],
      near: [
        "admitted",
        "admission",
        "member",
        "state",
        "licensed",
        "attorney",
        "jd",
        "j.d.",
        "california",
        "york",
        "texas",
        "standing",
        "practice"
      ],
      never: [
        "sunset bar",
        "wine bar",
        "sports bar",
        "cocktail bar",
        "hotel bar",
        "piano bar",
        "juice bar",
        "bar manager",
        "bar supervisor",
        "bar work",
        "bar team",
        "bar service",
        "bar chart",
        "bar staff",
        "snack bar",
        "bar and grill",
        "coffee bar",
        "salad bar"
      ]
    },
    rarity: 3
  },
  {
    name: "JD",
    kind: "certification",
    ambiguous: {
      forms: ["JD", "J.D."],
      near: [
        "law",
        "bar",
        "degree",
        "accredited",
        "school",
        "attorney",
        "counsel",
        "juris",
        "llm",
        "legal",
        "required",
        "mba"
      ],
      never: ["jd edwards", "j.d. edwards", "j.d. power", "jd power"]
    },
    forms: [
      "Juris Doctor",
      "JD degree",
      "JD required",
      "JD/MBA",
      "law degree",
      "Juris Doctorate",
      "Doctor of Jurisprudence",
      "JD from an accredited law school",
      "graduate of an accredited law school"
    ],
    rarity: 3
  },
  {
    name: "LLB",
    kind: "certification",
    forms: ["Bachelor of Laws", "LL.B.", "LLB degree", "bachelor of law"],
    rarity: 4
  },
  {
    name: "LLM",
    kind: "certification",
    ambiguous: {
      forms: ["LLM", "LL.M."],
      near: ["jd", "llb", "law", "degree", "tax", "university", "school of law"],
      never: ["llm-based", "llm models", "llm apps", "llm agents", "llm applications", "large language model"]
    },
    forms: ["Master of Laws", "LLM in taxation"],
    rarity: 4
  },
  {
    name: "Solicitor qualification",
    kind: "certification",
    forms: [
      "qualified solicitor",
      "SQE qualified",
      "legal practice course",
      "training contract",
      "Solicitors Qualifying Examination",
      "SRA regulated",
      "admitted solicitor",
      "newly qualified solicitor"
    ],
    rarity: 4
  },
  {
    name: "Chartered Legal Executive",
    kind: "certification",
    forms: ["CILEX", "FCILEX", "licensed conveyancer"],
    rarity: 5
  },
  {
    name: "Patent bar",
    kind: "certification",
    forms: [
      "USPTO registration",
      "registered patent attorney",
      "registered patent agent",
      "USPTO registered",
      "patent agent",
      "registered to practice before the USPTO"
    ],
    implies: ["Patent law"],
    rarity: 5
  },
  {
    name: "Paralegal certificate",
    kind: "certification",
    forms: [
      "paralegal certification",
      "certified paralegal",
      "NALA certification",
      "NALA",
      "ABA-approved paralegal program",
      "ABA-approved paralegal certificate",
      "CP designation",
      "NFPA paralegal",
      "registered paralegal",
      "Advanced Certified Paralegal"
    ],
    implies: ["Paralegal"],
    rarity: 4
  },
  {
    name: "Notary public",
    kind: "certification",
    forms: [
      "notary",
      "commissioned notary",
      "notary commission",
      "notary public commission",
      "licensed notary",
      "notarize documents",
      "notarization",
      "notary signing agent",
      "notary services",
      "notarizing documents"
    ],
    rarity: 4
  },
  {
    name: "CIPP",
    kind: "certification",
    forms: [
      "CIPP/US",
      "CIPP/E",
      "Certified Information Privacy Professional",
      "IAPP certification",
      "CIPP-US",
      "CIPP-E"
    ],
    implies: ["Data privacy"],
    rarity: 5
  },
  {
    name: "CIPM",
    kind: "certification",
    forms: ["Certified Information Privacy Manager"],
    implies: ["Data privacy"],
    rarity: 5
  },
  {
    name: "CIPT",
    kind: "certification",
    forms: ["Certified Information Privacy Technologist"],
    implies: ["Data privacy"],
    rarity: 5
  },
  {
    name: "CCEP",
    kind: "certification",
    forms: ["Certified Compliance & Ethics Professional", "Certified Compliance and Ethics Professional"],
    implies: ["Regulatory compliance"],
    rarity: 5
  },
  {
    name: "CRCM",
    kind: "certification",
    forms: ["Certified Regulatory Compliance Manager"],
    implies: ["Regulatory compliance"],
    rarity: 5
  },
  {
    name: "CEDS",
    kind: "certification",
    forms: ["Certified E-Discovery Specialist"],
    implies: ["E-discovery"],
    rarity: 5
  },
  {
    name: "Relativity certification",
    kind: "certification",
    forms: ["Relativity Certified Administrator"],
    implies: ["Relativity"],
    rarity: 5
  },
  {
    name: "CFCM",
    kind: "certification",
    forms: ["Certified Federal Contract Manager", "NCMA certification"],
    implies: ["Contract management"],
    rarity: 5
  },
  {
    name: "CPCM",
    kind: "certification",
    forms: ["Certified Professional Contracts Manager"],
    implies: ["Contract management"],
    rarity: 5
  },
  {
    name: "FAC-C",
    kind: "certification",
    forms: ["Federal Acquisition Certification in Contracting"],
    implies: ["Government contracts"],
    rarity: 5
  },
  { name: "DAWIA", kind: "certification", forms: ["DAWIA certification"], rarity: 5 },
  {
    name: "Certified mediator",
    kind: "certification",
    forms: ["mediation certification", "mediator certification", "accredited mediator", "FCIArb"],
    implies: ["Mediation"],
    rarity: 5
  },
  {
    name: "MPA",
    kind: "certification",
    ambiguous: {
      forms: ["MPA", "MPP"],
      near: ["degree", "master", "master's", "masters", "public", "policy", "mpp", "mba"]
    },
    forms: [
      "Master of Public Administration",
      "Master of Public Policy",
      "master's in public administration",
      "master's in public policy"
    ],
    implies: ["Public administration"],
    rarity: 5
  },
  {
    name: "AICP",
    kind: "certification",
    forms: ["American Institute of Certified Planners", "AICP certification"],
    implies: ["Urban planning"],
    rarity: 5
  },
  {
    name: "POST certification",
    kind: "certification",
    forms: [
      "Peace Officer Standards and Training",
      "POST certified",
      "peace officer certification",
      "police academy",
      "certified peace officer",
      "law enforcement certification",
      "basic law enforcement training",
      "peace officer license",
      "police academy graduate"
    ],
    implies: ["Law enforcement"],
    rarity: 4
  },
  {
    name: "Guard card",
    kind: "certification",
    forms: [
      "security guard license",
      "security license",
      "security guard card",
      "unarmed guard license",
      "SIA licence",
      "security officer license",
      "BSIS guard card",
      "armed guard license",
      "Class D security license",
      "SIA license",
      "guard license",
      "security guard licence"
    ],
    implies: ["Physical security"],
    rarity: 4
  },
  {
    name: "Firearms license",
    kind: "certification",
    forms: [
      "concealed carry permit",
      "CCW permit",
      "armed security license",
      "License to Carry",
      "firearm permit",
      "firearms permit",
      "concealed weapons permit"
    ],
    rarity: 5
  },
  {
    name: "CPP",
    kind: "certification",
    ambiguous: {
      forms: ["CPP", "PSP"],
      near: ["asis", "security", "protection", "psp", "cpp"],
      never: ["cpp files", ".cpp", "payroll"]
    },
    forms: ["Certified Protection Professional", "ASIS CPP", "Physical Security Professional", "ASIS certification"],
    implies: ["Physical security"],
    rarity: 5
  },
  {
    name: "Private investigator license",
    kind: "certification",
    forms: ["licensed private investigator", "PI license", "private detective license"],
    implies: ["Investigations"],
    rarity: 5
  },
  {
    name: "Firefighter certification",
    kind: "certification",
    forms: [
      "Firefighter I",
      "Firefighter II",
      "Firefighter I/II",
      "Firefighter I and II",
      "NFPA 1001",
      "fire academy",
      "Firefighter 1",
      "Firefighter 2",
      "red card wildland"
    ],
    implies: ["Firefighting"],
    rarity: 5
  },
  {
    name: "Fire officer certification",
    kind: "certification",
    forms: ["Fire Officer I", "Fire Inspector I", "fire instructor", "Fire Instructor I", "NFPA 1021"],
    rarity: 5
  },
  {
    name: "CEM",
    kind: "certification",
    ambiguous: { forms: ["CEM"], near: ["emergency", "fema", "iaem"] },
    forms: ["Certified Emergency Manager", "FEMA certification", "FEMA Professional Development Series"],
    implies: ["Emergency management"],
    rarity: 5
  },
  {
    name: "Lifeguard certification",
    kind: "certification",
    forms: ["certified lifeguard", "Red Cross lifeguard", "NPLQ", "water safety instructor", "lifeguard certified"],
    implies: ["Lifeguarding"],
    rarity: 5
  },
  {
    name: "CIT training",
    kind: "certification",
    forms: ["Crisis Intervention Team", "crisis intervention training", "CIT certified"],
    rarity: 5
  },
  {
    name: "Security clearance",
    kind: "certification",
    forms: [
      "Secret clearance",
      "Top Secret clearance",
      "TS/SCI",
      "active security clearance",
      "Top Secret",
      "DoD clearance",
      "SC clearance",
      "DV clearance",
      "DoD security clearance",
      "TS/SCI clearance",
      "active Secret clearance",
      "public trust clearance",
      "polygraph",
      "Secret security clearance",
      "government security clearance"
    ],
    rarity: 3
  },
  {
    name: "EMD certification",
    kind: "certification",
    forms: [
      "Emergency Medical Dispatcher certification",
      "certified emergency dispatcher",
      "APCO certification",
      "NENA certification"
    ],
    implies: ["Emergency dispatch"],
    rarity: 5
  },
  {
    name: "H-1B petitions",
    forms: ["H-1B", "H1B", "H1B petitions", "H-1B visas", "H-1B visa petitions"],
    implies: ["Immigration law"],
    rarity: 5
  },
  {
    name: "PERM",
    forms: ["PERM labor certification", "PERM filings", "PERM applications", "labor certification"],
    ambiguous: {
      forms: ["PERM"],
      near: [
        "h-1b",
        "labor",
        "certification",
        "immigration",
        "petitions",
        "visa",
        "visas",
        "naturalization",
        "filings",
        "uscis",
        "green"
      ]
    },
    implies: ["Immigration law"],
    rarity: 5
  },
  {
    name: "Naturalization",
    forms: ["naturalisation", "naturalization applications", "N-400", "N-400 applications", "citizenship applications"],
    implies: ["Immigration law"],
    rarity: 5
  },
  { name: "Removal proceedings", forms: ["removal defense"], implies: ["Immigration law"], rarity: 5 },
  {
    name: "USPTO filings",
    forms: ["USPTO", "United States Patent and Trademark Office", "US Patent and Trademark Office"],
    implies: ["Intellectual property"],
    rarity: 5
  },
  {
    name: "PCT filings",
    forms: ["Patent Cooperation Treaty", "PCT applications"],
    ambiguous: { forms: ["PCT"], near: ["patent", "uspto", "ip", "docketing", "prosecution", "treaty", "epo"] },
    implies: ["Intellectual property"],
    rarity: 5
  },
  {
    name: "IP docketing",
    forms: ["intellectual property docketing", "patent docketing", "trademark docketing"],
    implies: ["Docketing", "Intellectual property"],
    rarity: 5
  },
  {
    name: "Lease review",
    forms: ["lease abstraction", "lease abstracts", "lease agreements review", "lease reviews"],
    rarity: 5
  },
  {
    name: "Temporary restraining orders",
    forms: ["TRO", "TROs", "temporary restraining order", "injunctions", "injunctive relief"],
    rarity: 5
  },
  {
    name: "Statement of work",
    forms: ["statements of work", "SOWs"],
    ambiguous: { forms: ["SOW"], near: ["msa", "nda", "contract", "contracts", "agreements", "vendor", "procurement"] },
    rarity: 4
  }
]

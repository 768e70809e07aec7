import type { JobCase, ResumeCase } from "./trickyCases.js"

/** Lines as advertisements of ten fields have them, written before the rules were looked at. */
export const everydayLines: ReadonlyArray<JobCase> = [
  // Technology
  [
    "a tool behind a slash and a dash",
    "CI: Jenkins/GitLab – plus Ansible for provisioning",
    ["Jenkins", "GitLab", "Ansible"]
  ],
  ["a version with a plus", "Java 11+, Spring Boot 3.x and Hibernate", ["Java", "Spring Boot", "Hibernate"]],
  ["a node of a cluster", "Scale the cluster from 3 nodes to 30; Cassandra", ["Cassandra"], ["Node.js"]],
  ["a swift of the bank", "SWIFT payments and SEPA transfers in treasury", ["SEPA"], ["Swift"]],
  ["no degree needed", "Degree in computer science is not needed; Linux is.", ["Linux"], ["Computer science"]],
  ["what they moved away from", "We migrated away from Perl, so you will write Python only.", ["Python"]],
  // Health
  [
    "short names of a ward",
    "Must hold BLS & ACLS; PALS a plus",
    ["BLS (certification)", "ACLS (certification)", "PALS (preferred)"]
  ],
  [
    "a pump and its drip",
    "Sets up IV lines and titrates vasoactive drips per protocol",
    ["IV therapy"],
    ["Titration", "Analytical chemistry"]
  ],
  ["phlebotomy said by the deed", "Draws blood and labels samples; phlebotomy experience preferred", ["Phlebotomy"]],
  ["records of a patient", "Charts in Epic and keeps HIPAA rules", ["Epic", "HIPAA"]],
  ["an epic story", "An epic adventure for nurses who love patient care", ["Patient care"], ["Epic"]],
  ["wounds and tubes", "Wound care, tracheostomy care and tube feeding", ["Wound care", "Tracheostomy care"]],
  [
    "a pharmacist's day",
    "Dispensing medication, compounding and counselling patients",
    ["Compounding", "Dispensing medication"]
  ],
  // Finance
  [
    "month's end",
    "Month-end close, accruals, bank reconciliations in SAP FI",
    ["Month-end close", "SAP FI", "Accruals"]
  ],
  ["two accounts", "Accounts payable and receivable for three entities", ["Accounts payable", "Accounts receivable"]],
  ["a model of money", "DCF and LBO models in Excel; CFA level II welcome", ["Excel", "DCF", "LBO", "CFA"]],
  ["tax of a land", "VAT returns and corporation tax under IFRS and UK GAAP", ["VAT", "IFRS", "Corporate tax"]],
  [
    "credit of a colleague",
    "You give credit where credit is due. Payroll in ADP.",
    ["Payroll", "ADP"],
    ["Credit analysis"]
  ],
  ["rules against laundering", "KYC and AML checks for new clients", ["KYC", "AML"]],
  // Law
  [
    "papers of court",
    "Drafting pleadings, discovery and legal research in Westlaw",
    ["Legal research", "Westlaw", "Discovery"]
  ],
  ["admitted to the bar", "Admitted to the New York bar; M&A due diligence", ["M&A", "Due diligence"]],
  ["not a bar of drinks", "Tends the bar, mixes cocktails", ["Cocktails"], ["Bar admission"]],
  ["conveyancing", "Residential conveyancing and Land Registry searches", ["Conveyancing"]],
  ["a privacy lawyer", "GDPR, CCPA and privacy impact assessments", ["GDPR", "CCPA"]],
  // Education
  [
    "plans and rooms",
    "Lesson planning, classroom management and differentiated instruction",
    ["Lesson planning", "Classroom management", "Differentiated instruction"]
  ],
  ["special needs", "Writes IEPs for pupils with SEN; phonics for year 1", ["IEP", "Phonics"]],
  ["a teacher's papers", "QTS is essential; safeguarding training given", ["QTS (required)", "Safeguarding"]],
  ["a system for learning", "Builds courses in Moodle or Canvas", ["Moodle", "Canvas"]],
  // Sales and marketing
  ["software to firms", "3 years of B2B SaaS sales and cold calling", ["B2B", "SaaS sales", "Cold calling"]],
  ["campaigns", "Runs Google Ads and Meta Ads; tracks ROAS in GA4", ["Google Ads", "Google Analytics"]],
  ["found by engines", "SEO, SEM and copywriting for landing pages", ["SEO", "SEM", "Copywriting"]],
  ["a pipeline of deals", "Keeps the pipeline in HubSpot or Salesforce up to date", ["HubSpot", "Salesforce"]],
  [
    "leads in a pipe",
    "Removes lead pipes from old houses; plumbing licence",
    ["Plumbing license (certification)"],
    ["Lead generation"]
  ],
  // Operations and administration
  [
    "stock and trucks",
    "Inventory control, forklift licence and WMS experience",
    ["Inventory control", "Forklift licence (certification)", "WMS"]
  ],
  ["a minute keeper", "Diary management, minute taking and travel booking", ["Diary management", "Minute taking"]],
  [
    "a plan and a register",
    "Prince2 or PMP; keeps the RAID log and MS Project plans",
    ["PRINCE2", "PMP", "Microsoft Project"]
  ],
  ["buying", "Procurement, supplier negotiation and purchase orders in Oracle ERP", ["Procurement"]],
  ["lean", "Lean Six Sigma, Kaizen, 5S on the shop floor", ["Lean Six Sigma", "Kaizen", "5S"]],
  // Design
  ["a designer's box", "Figma, Photoshop, Illustrator and InDesign", ["Figma", "Photoshop", "Illustrator", "InDesign"]],
  ["sketches by hand", "Sketch ideas with the client; wireframing in Figma", ["Wireframing", "Figma"], ["Sketch"]],
  ["drawings of houses", "Revit and AutoCAD; BIM level 2", ["Revit", "AutoCAD", "BIM"]],
  // Trades
  ["joins metal", "MIG, TIG and stick welding; reads blueprints", ["MIG welding", "TIG welding", "Blueprint reading"]],
  ["wires", "18th Edition, PLC fault finding and 3-phase motors", ["PLC", "18th Edition"]],
  ["cold air", "HVAC service, EPA 608 certified, brazing copper", ["HVAC", "EPA 608", "Brazing"]],
  ["drives", "CDL Class A with hazmat endorsement, clean MVR", ["CDL Class A"]],
  // Hospitality
  [
    "clean food",
    "HACCP and Level 2 food hygiene; works the grill section",
    ["HACCP", "Level 2 food hygiene (certification)"]
  ],
  ["guests", "Opera PMS, check-in and upselling at the front desk", ["Opera", "Front desk", "Upselling"]],
  ["coffee", "Barista with latte art and cash handling", ["Latte art", "Cash handling"]],
  // Soft skills, of all fields
  ["two skills, one noun", "Communication and problem solving skills", ["Communication", "Problem solving"]],
  [
    "three skills, one noun",
    "Excellent organisational, negotiation and leadership skills",
    ["Organization", "Negotiation", "Leadership"]
  ],
  ["a person", "A reliable, punctual and patient driver", ["Reliability", "Punctuality"]],
  [
    "the house speaks",
    "We are a flexible, dynamic and innovative company. Knowledge of Tableau.",
    ["Tableau"],
    ["Flexibility"]
  ]
]

/** Lines of resumes, written in the same way. */
export const everydayResumes: ReadonlyArray<ResumeCase> = [
  ["a reach truck is one kind of lift truck", "Drove a forklift", "Reach truck", "none"],
  ["an ERP of another house", "SAP FI", "Oracle ERP", "none"],
  ["a nurse's register", "Registered Nurse (RN), state of Ohio", "RN", "exact"],
  ["a database of a family", "Tuned PostgreSQL for 3 years", "SQL", "implied"],
  ["a framework shows its language", "Shipped Django services", "Python", "implied"],
  ["spelled in the other English", "Optimised colour palettes and data visualisation", "Data visualization", "synonym"]
]

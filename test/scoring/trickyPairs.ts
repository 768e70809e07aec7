import type { PairCase } from "./trickyCases.js"

/** What of a resume speaks for what a posting asks, written by somebody who had not seen the code. */
export const unseenPairs: ReadonlyArray<PairCase> = [
  [
    "technology, ambiguous: airflow of air and the verb spark are not the two data tools; SQL is really there",
    "Required: Spark and Airflow in production, plus SQL.",
    "Facilities Engineer, Harlow Data Centre\n2019 - present\n- Monitored airflow and cooling in four server halls\n- Helped spark a company-wide energy saving programme\n- Pulled meter readings with SQL",
    ["SQL"],
    ["Apache Spark", "Apache Airflow"]
  ],
  [
    "technology, abbreviation: each short form stands in the resume with its long form",
    "Must have: k8s, IaC and CI/CD.",
    "Platform Engineer, Brightwater Energy, 2020 - 2025\n- Ran 14 Kubernetes clusters\n- Kept all environments as infrastructure as code\n- Owned continuous integration and continuous delivery for 30 teams",
    ["Kubernetes", "Infrastructure as Code", "CI/CD"],
    []
  ],
  [
    "technology, implication: typeScript and Angular show JavaScript, but nothing shows React",
    "Requirements: JavaScript, React, TypeScript.",
    "Web Developer, Polder Digital, 2020 - 2025\n- Built an Angular app in TypeScript\n- Mentored two juniors",
    ["JavaScript", "TypeScript"],
    ["React"]
  ],
  [
    "technology, certification: using AWS is not holding the certificate",
    "Required: AWS Certified Solutions Architect and hands-on AWS.",
    "Cloud Engineer, Ferrant Group, 2019 - present\n- Designed AWS landing zones: VPC, EC2, S3, RDS\n- Cut the AWS bill by 30%",
    ["AWS"],
    ["AWS Certified Solutions Architect"]
  ],
  [
    "technology, disclaimed: the resume says Terraform has not been used",
    "Required: Ansible, Terraform and Azure.",
    "Systems Administrator, Kestrel Shipping, 2017 - 2025\n- Ansible playbooks for 400 hosts\n- Azure virtual machines and Entra ID\nHave not used Terraform yet but would like to learn it.",
    ["Ansible", "Azure"],
    ["Terraform"]
  ],
  [
    "health, word-class: verbs in the past tense, with UK spelling, show the same skills",
    "Triage, catheterization, suturing and patient education.",
    "Nurse, Ardmore ED, 2018 - 2024\n- Triaged 40 patients a shift\n- Catheterised and sutured under supervision, later alone\n- Educated patients and families before discharge",
    ["Triage", "Catheterization", "Suturing", "Patient education"],
    []
  ],
  [
    "finance, names: sage is the former employer's name, not the software",
    "Required: purchase ledger, supplier statements, Sage.",
    "Accounts Assistant, Sage Care Homes Ltd, 2020 - 2025\n- Purchase ledger and supplier statement reconciliation",
    ["Purchase ledger"],
    ["Sage"]
  ],
  [
    "sales/marketing, ambiguous: sQL is a sales qualified lead; knowing the language does not help and Salesforce is missing",
    "Turn MQLs into SQLs, book meetings for closers, keep Salesforce tidy.",
    "Database Developer, Osier Ltd, 2019 - 2025\n- Wrote SQL queries, SQL reports, SQL procedures\n- Mentored two juniors",
    [],
    ["Salesforce"]
  ],
  [
    "technology, abbreviation: roR, TDD, OOP and Postgres are the usual short names",
    "You know Ruby on Rails, object-oriented programming and test-driven development, and can read PostgreSQL query plans.",
    "Developer, Tallow & Finch, 2018 - 2024\n- RoR monolith, strict TDD and OOP\n- Tuned slow Postgres queries",
    ["Ruby on Rails", "Object-oriented programming", "Test-driven development", "PostgreSQL"],
    []
  ],
  [
    "health, implication: epic is an electronic health record, so EHR experience is shown",
    "EHR documentation required.",
    "Nurse, Larkhill Surgery, 2020 - 2024\n- All notes charted in Epic\n- Vaccinations and triage",
    ["Electronic health records"],
    []
  ],
  [
    "health, certification: the long forms count, the expired PALS does not",
    "ACLS, BLS and PALS required.",
    "Emergency Nurse, Dunmore General, 2015 - present\nBasic Life Support (AHA), valid to 2027\nAdvanced Cardiovascular Life Support, valid to 2027\nPALS: expired 2019, not renewed",
    ["BLS", "ACLS"],
    ["PALS"]
  ],
  [
    "health, disclaimed: only CPT has really been done",
    "ICD-10, CPT and HCPCS coding.",
    "Billing clerk, Rowan Medical Group, 2021 - 2025\n- CPT coding for two surgeons\nCurrently no ICD-10 experience; looking forward to learning HCPCS on the job",
    ["CPT coding"],
    ["ICD-10", "HCPCS"]
  ],
  [
    "finance, word-class: past-tense verbs show the four skills",
    "Budgeting, forecasting, negotiation and auditing skills.",
    "Finance Manager, Tarn Logistics, 2016 - 2024\n- Budgeted for nine depots and forecast cash weekly\n- Negotiated bank facilities\n- Audited subsidiaries in Poland",
    ["Budgeting", "Forecasting", "Negotiation", "Auditing"],
    []
  ],
  [
    "operations/logistics, names: oracle stands only in a street name",
    "Must have: route planning, stock replenishment, Oracle.",
    "Distribution Planner, Halden Foods, Oracle Road Depot, 2019 - 2025\n- Route planning for 70 drops a day\n- Stock replenishment of 35 shops",
    ["Route planning"],
    ["Oracle"]
  ],
  [
    "health, abbreviation: long forms of L&D and NRP are in the resume",
    "Needed: L&D experience, fetal monitoring, NRP.",
    "Staff Nurse, Women's Pavilion, 2018 - present\n- Labor and delivery, 12 births a week\n- Continuous fetal monitoring\nNeonatal Resuscitation Program provider, valid to 2027",
    ["Labor and delivery", "Fetal monitoring", "Neonatal Resuscitation Program"],
    []
  ],
  [
    "health, implication: an LPN is not an RN and an unnamed EHR is not Epic",
    "Active Registered Nurse licence. Epic.",
    "Licensed Practical Nurse (LPN), Maple Court, 2019 - 2025\n- Medication rounds\n- Documentation in an electronic health record",
    [],
    ["Registered Nurse", "Epic"]
  ],
  [
    "health, certification: 'CPhT-certified' and the long name are one certificate",
    "Must be CPhT-certified with a valid state registration.",
    "Pharmacy Technician, Corner Drug, 2021 - present\n- Filled 200 prescriptions a day\nCertified Pharmacy Technician (CPhT), PTCB",
    ["CPhT"],
    []
  ],
  [
    "finance, disclaimed: 'No exposure to' disclaims transfer pricing",
    "Individual tax returns, corporate tax, transfer pricing.",
    "Tax Assistant, Birch LLP, 2022 - 2025\n- Prepared 250 individual tax returns\n- Corporate tax provisions for small firms\nNo exposure to transfer pricing so far",
    ["Corporate tax"],
    ["Transfer pricing"]
  ],
  [
    "education, word-class: verb forms and split phrases show the same skills",
    "Curriculum design, mentoring, grading, public speaking.",
    "Lecturer, Ormond University, 2017 - 2025\n- Designed the curriculum of two modules\n- Mentored PhD students and graded 400 scripts a year\n- Spoke publicly at ten conferences",
    ["Curriculum design", "Mentoring", "Grading", "Public speaking"],
    []
  ],
  [
    "trades, names: mason is the employer's name, no masonry was done",
    "Required: hard landscaping, irrigation systems, masonry.",
    "Landscaper, Mason Estates, 2019 - 2025\n- Hard landscaping: decks, turf, gravel paths\n- Installed irrigation systems",
    ["Hard landscaping", "Irrigation systems"],
    ["Masonry"]
  ],
  [
    "finance, abbreviation: short forms in the job, long forms in the resume",
    "AP, AR and GL experience; knows US GAAP.",
    "Accounting Clerk, Pinder Foods, 2019 - 2025\n- Accounts payable, 300 invoices a week\n- Accounts receivable and collections\n- General ledger postings under Generally Accepted Accounting Principles",
    ["Accounts payable", "Accounts receivable", "General ledger", "GAAP"],
    []
  ],
  [
    "finance, implication: sAP shows ERP experience in general but not NetSuite",
    "ERP experience and NetSuite needed.",
    "Accountant, Dray & Sons, 2018 - 2024\n- Closed the books in SAP S/4HANA",
    ["ERP"],
    ["NetSuite"]
  ],
  [
    "finance, certification: a candidate is not a charterholder",
    "CFA charterholder required.",
    "Analyst, Quay Asset Management, 2021 - present\n- Equity research in utilities\nCFA Level II candidate, sitting the exam in August",
    [],
    ["CFA"]
  ],
  [
    "education, disclaimed: the applicant says there is no Python",
    "Teach Python and Scratch, and use Google Classroom.",
    "ICT Teacher, Fenwick School, 2016 - 2025\n- Scratch from year 3\n- Set and marked homework in Google Classroom\nMy Python is non-existent at present, but I am signed up for a course",
    ["Scratch", "Google Classroom"],
    ["Python"]
  ],
  [
    "operations/logistics, word-class: verb phrases in the past tense show the nouns",
    "Negotiation, vendor management, cost reduction, scheduling.",
    "Procurement Manager, Thorn Rail, 2015 - 2025\n- Negotiated 40 supply agreements\n- Managed vendors in Asia\n- Reduced costs by 11% and rescheduled call-offs",
    ["Negotiation", "Vendor management", "Cost reduction"],
    []
  ],
  [
    "education, implication: general early-years work does not show Montessori",
    "Early childhood education. Montessori training.",
    "Nursery Assistant, Bluebell Nursery, 2019 - 2025\n- Early childhood education in the 3-4 room\n- Story time, messy play, parent meetings",
    ["Early childhood education"],
    ["Montessori"]
  ],
  [
    "education, certification: the licence is held and valid",
    "Valid state teaching license (Grades 7-12 Biology).",
    "Biology Teacher, Cedar High, 2014 - 2025\nState teaching license, Grades 7-12 Biology, valid through 2028",
    ["Teaching license", "Biology"],
    []
  ],
  [
    "law, disclaimed: competition law is expressly somebody else's work",
    "Data protection, contract law, competition law.",
    "Legal Counsel, Seaton Foods, 2018 - 2025\n- Contract law: supply and distribution agreements\n- Data protection officer for 3 sites\nCompetition law was handled by external counsel, not by me",
    ["Contract law"],
    ["Competition law"]
  ],
  [
    "education, abbreviation: plural IEPs and ABA match their long names",
    "Write IEPs, run ABA programs, understand IDEA.",
    "Special Education Teacher, Hollis Elementary, 2017 - present\n- Wrote and reviewed individualized education programs for 22 pupils\n- Applied behavior analysis under a BCBA",
    ["IEP", "ABA"],
    []
  ],
  [
    "law, implication: criminal work is litigation but not employment law",
    "Employment law, and litigation before employment tribunals.",
    "Criminal Defence Solicitor, Knox Chambers, 2015 - 2025\n- Litigation in magistrates' and crown courts",
    [],
    ["Employment law"]
  ],
  [
    "law, certification: an exam not yet taken is no certificate",
    "CIPP/E required. GDPR.",
    "Privacy Lawyer, Tolen, 2020 - 2025\n- GDPR programme for 40 countries\n- Records of processing, impact assessments\nCIPP/E - exam booked, not yet taken",
    ["GDPR"],
    ["CIPP/E"]
  ],
  [
    "law, disclaimed: pERM has never been done",
    "H-1B petitions, PERM, naturalization.",
    "Paralegal, Vega Law, 2021 - 2025\n- H-1B petitions, 150 a season\n- Naturalization forms N-400\nLimited to reading about PERM; never filed one",
    ["H-1B"],
    ["PERM"]
  ]
]

import type { JobCase } from "./trickyCases.js"

/** Lines as postings of every field have them. */
export const postings: ReadonlyArray<JobCase> = [
  [
    "a nurse's licence line",
    "Current, unencumbered RN license in the State of Texas; BLS (AHA) required, PALS preferred",
    ["RN", "BLS (required)", "PALS (preferred)"]
  ],
  [
    "two years in a unit",
    "Minimum 2 years of acute care experience in a Med/Surg or Telemetry unit",
    ["Acute care", "Medical-surgical nursing", "Telemetry"]
  ],
  [
    "a therapist's line",
    "Licensed Clinical Social Worker (LCSW) with CBT experience",
    ["LCSW", "Cognitive behavioral therapy"]
  ],
  ["a coder's line", "CPC or CCS certification; ICD-10-CM, CPT and HCPCS", ["CPC", "ICD-10"]],
  ["a pharmacist's line", "PharmD and active state pharmacist license", ["PharmD"]],
  ["a radiographer's line", "ARRT certification; MRI and CT scans", ["ARRT", "MRI"]],
  [
    "a carer's line",
    "Assist residents with ADLs, ambulation and vital signs",
    ["Activities of daily living", "Vital signs"]
  ],
  ["a dentist's line", "DDS or DMD degree; root canals and crowns", ["DDS"]],
  ["a vet's line", "Veterinary technician: anesthesia monitoring, dentals and venipuncture", ["Phlebotomy"]],
  [
    "a bookkeeper's line",
    "Bookkeeper: A/P, A/R, bank recs, and payroll in QuickBooks Desktop",
    ["Accounts payable", "Accounts receivable", "Payroll", "QuickBooks"]
  ],
  ["an analyst's line", "Build three-statement models, DCFs and comps in Excel", ["DCF", "Excel"]],
  ["an auditor's line", "CIA or CISA; SOX 404 testing and COSO", ["CISA", "SOX"]],
  ["CIA the agency", "Novels about the CIA and the FBI", [], ["CIA"]],
  ["a banker's line", "NMLS registration; mortgage loans", ["NMLS"]],
  ["a tax line", "Prepare 1040s, 1065s and 1120s; CPA or EA", ["CPA", "Enrolled Agent"]],
  ["an insurance line", "P&C license; claims adjusting", ["Property and casualty license", "Claims adjusting"]],
  [
    "a lawyer's line",
    "J.D. from an accredited law school, admitted to practice in New York",
    ["Juris Doctor", "Bar admission"]
  ],
  ["a paralegal's line", "E-filing, docketing and cite-checking (Bluebook)", ["Docketing"]],
  ["a contract line", "Redline MSAs, SOWs and NDAs", ["Non-disclosure agreements"]],
  [
    "a teacher's line",
    "Hold a valid teaching certificate; write IEPs; use Google Classroom",
    ["Teaching license", "IEP", "Google Classroom"]
  ],
  ["a professor's line", "PhD in Physics; publish in peer-reviewed journals", ["Physics"]],
  ["a school's line in the UK", "KS2 teacher with QTS and phonics", ["Qualified Teacher Status", "Phonics"]],
  ["a librarian's line", "MLIS; cataloguing with MARC and RDA", ["Cataloging"]],
  [
    "a trainer's line",
    "Instructional design in Articulate Storyline and SCORM",
    ["Instructional design", "Articulate Storyline", "SCORM"]
  ],
  ["a seller's line", "Quota-carrying closer: MEDDIC, cold outreach, Salesforce", ["Salesforce", "MEDDIC"]],
  ["a marketer's line", "Own SEO, SEM, PPC and email in HubSpot", ["SEO", "SEM", "PPC", "HubSpot"]],
  ["a copywriter's line", "Copywriting for landing pages; AP style", ["Copywriting", "AP style"]],
  ["a PR line", "Press releases and media relations", ["Press releases", "Media relations"]],
  [
    "an HR line",
    "Full employee lifecycle, benefits administration and FMLA in Workday",
    ["Benefits administration", "FMLA", "Workday"]
  ],
  [
    "an assistant's line",
    "Expense reports, minutes of meetings and MS Office",
    ["Expense reports", "Microsoft Office"]
  ],
  ["a clerk's line", "Type 45 WPM, answer multi-line phones, file records", ["Typing", "Filing"]],
  ["a planner's line", "MRP, S&OP and Kanban in SAP", ["MRP", "S&OP", "Kanban", "SAP"]],
  ["a buyer's line", "RFQs, RFPs and supplier negotiation", ["RFP"]],
  [
    "a driver's line",
    "Class A CDL with hazmat and tanker endorsements, clean MVR",
    ["CDL Class A", "Hazmat endorsement"]
  ],
  ["a mover's line", "Pallet jack, RF scanner, cycle counts", ["Pallet jack", "RF scanners", "Cycle counting"]],
  ["a mechanic's line", "ASE-certified; brakes, suspension and diagnostics", ["ASE certification"]],
  [
    "an electrician's line",
    "Run EMT conduit, read blueprints, know the NEC",
    ["Blueprint reading", "National Electrical Code"]
  ],
  ["EMT the medic", "EMT-B certification; ambulance and CPR", ["EMT", "CPR"], ["Conduit bending"]],
  ["a welder's line", "AWS D1.1 certified welder; SMAW and FCAW", ["Stick welding", "Flux-cored welding"], ["AWS"]],
  ["a machinist's line", "Set up CNC mills and lathes; G-code; micrometers", ["CNC milling", "G-code"]],
  ["a plumber's line", "PEX, copper and PVC pipe; soldering", ["Soldering"]],
  ["a technician's line", "EPA 608 Universal; refrigeration and boilers", ["EPA 608 Universal", "Refrigeration"]],
  ["a builder's line", "OSHA 30, Procore and Bluebeam", ["OSHA 30", "Procore", "Bluebeam"]],
  ["a gardener's line", "Mowing, pruning and irrigation", ["Irrigation"]],
  ["a cook's line", "Line cook: sauté station, mise en place, ServSafe", ["ServSafe", "Food preparation"]],
  ["a baker's line", "Bake bread, laminate dough, decorate cakes", ["Cake decorating"]],
  ["a server's line", "TIPS certified server; upsell wine; POS (Aloha)", ["TIPS", "Upselling", "Aloha"]],
  ["tips for servers", "Earn tips and free meals. Requirements: cash handling", ["Cash handling"], ["TIPS"]],
  ["a hotel's line", "Night audit in Opera and guest relations", ["Night audit", "Opera PMS"]],
  [
    "a designer's line",
    "Figma, design systems, WCAG 2.1 and user research",
    ["Figma", "Design systems", "WCAG", "User research"]
  ],
  ["an architect's line", "Revit, AutoCAD and LEED AP", ["Revit", "AutoCAD", "LEED AP"]],
  [
    "an editor's line",
    "Cut video in Premiere, DaVinci Resolve and After Effects",
    ["Premiere Pro", "DaVinci Resolve", "After Effects"]
  ],
  ["a chemist's line", "GC-MS, NMR and titration", ["GC-MS", "NMR"]],
  ["a biologist's line", "CRISPR, qPCR and cell culture", ["CRISPR", "Cell culture"]],
  ["a statistician's line", "SAS, R and Bayesian statistics", ["SAS", "R", "Bayesian statistics"]],
  ["a civil engineer's line", "PE license; Civil 3D and stormwater", ["PE license", "Civil 3D"]],
  ["PE the class", "Teach PE to grades K-5", [], ["PE license"]],
  ["a mechanical engineer's line", "FEA in ANSYS, SolidWorks and GD&T", ["ANSYS", "SolidWorks", "GD&T"]],
  ["a network line", "CCNP, BGP, OSPF and VLANs", ["CCNP", "BGP", "OSPF"]],
  ["a security line", "SIEM (Splunk), NIST 800-53 and CISSP", ["SIEM", "Splunk", "NIST 800-53", "CISSP"]],
  [
    "a data line",
    "Airflow, dbt, Snowflake, and Python; Looker a plus",
    ["Airflow", "dbt", "Snowflake", "Python", "Looker (preferred)"]
  ],
  ["a machine learning line", "PyTorch or TensorFlow; CUDA; MLOps", ["PyTorch", "TensorFlow", "CUDA", "MLOps"]],
  ["a game line", "Unreal Engine (C++) or Unity (C#)", ["Unreal Engine", "C++", "Unity", "C#"]],
  ["a mainframe line", "COBOL, JCL, CICS and DB2 on z/OS", ["COBOL", "JCL", "CICS"]],
  ["a tester's line", "ISTQB; Selenium, Postman, JMeter", ["ISTQB", "Selenium", "Postman", "JMeter"]],
  ["a support line", "ITIL v4, ServiceNow and Active Directory", ["ITIL practices", "ServiceNow", "Active Directory"]],
  ["a police line", "POST certification and report writing", ["Report writing"]],
  ["a firefighter's line", "Firefighter I/II, EMT and hazmat operations", ["EMT"]],
  [
    "a social worker's line",
    "MSW, crisis intervention, trauma-informed care",
    ["Master of Social Work", "Crisis intervention", "Trauma-informed care"]
  ],
  [
    "a grants line",
    "Grant writing, 501(c)(3) compliance and donor relations",
    ["Grant writing", "Donor relations"],
    ["C"]
  ]
]

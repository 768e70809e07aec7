import type { EditableResume } from "../../src/domain/Optimization.js"

export interface Profession {
  readonly name: string
  readonly resume: EditableResume
  readonly job: { readonly title: string; readonly description: string }
  /** Edits that a careful person would let pass. */
  readonly honest: ReadonlyArray<readonly [original: string, revised: string]>
  /** Edits that no careful person would let pass; with the rules that may catch them. */
  readonly sins: ReadonlyArray<readonly [rules: string, original: string, revised: string]>
}

const position = (company: string, role: string, description: ReadonlyArray<string>, end: string | null = null) => ({
  company,
  role,
  start_date: end === null ? "2020-03" : "2015-06",
  end_date: end,
  description
})

const profile = (
  summary: string,
  base_skills: ReadonlyArray<string>,
  certifications: ReadonlyArray<string>,
  degree: string,
  experiences: EditableResume["experiences"]
): EditableResume => ({
  summary,
  base_skills,
  certifications,
  experiences,
  education: [{ school: "Exampleton College", degree }]
})

export const professions: ReadonlyArray<Profession> = [
  {
    name: "nurse",
    resume: profile(
      "Nurse on a surgical ward who likes calm handovers.",
      ["Wound care", "Medication administration", "Epic"],
      ["Basic Life Support"],
      "BSc Nursing",
      [
        position("Fictional General Hospital", "Staff Nurse", [
          "Cared for 6 patients a shift on a surgical ward",
          "Charted vital signs and medication in the EHR",
          "Helped the charge nurse with bed planning",
          "Reduced falls by 12% with hourly rounding"
        ]),
        position(
          "Sample Care Home",
          "Nursing Assistant",
          ["Assisted 20 residents with daily living", "Ran PICC line checks"],
          "2020-02"
        )
      ]
    ),
    job: {
      title: "ICU Nurse",
      description: "Requirements:\n- RN license\n- ACLS\n- Ventilator management\n- Electronic health records\n- Triage"
    },
    honest: [
      [
        "Charted vital signs and medication in the EHR",
        "Charted vital signs and medication in the EHR (electronic health records)"
      ],
      ["Charted vital signs and medication in the EHR", "Charted vital signs and medication in the EHR (Epic)"],
      [
        "Cared for 6 patients a shift on a surgical ward",
        "Provided patient care for 6 patients a shift on a surgical ward"
      ],
      [
        "Cared for 6 patients a shift on a surgical ward",
        "Cared for six patients a shift on a surgical ward, including wound care"
      ],
      ["Reduced falls by 12% with hourly rounding", "Reduced patient falls by 12% with hourly rounding"]
    ],
    sins: [
      [
        "R8",
        "Cared for 6 patients a shift on a surgical ward",
        "Cared for 6 ventilator management patients a shift on a surgical ward"
      ],
      [
        "R9",
        "Cared for 6 patients a shift on a surgical ward",
        "Cared for 6 patients a shift on a surgical ward as an ACLS certified nurse"
      ],
      [
        "R9",
        "Charted vital signs and medication in the EHR",
        "Charted vital signs and medication in the EHR as a licensed RN"
      ],
      [
        "R9 R8",
        "Charted vital signs and medication in the EHR",
        "Charted vital signs and medication in the EHR with CCRN"
      ],
      [
        "R9",
        "Charted vital signs and medication in the EHR",
        "Charted vital signs and medication in the EHR, BLS certified"
      ],
      ["R10 R11", "Helped the charge nurse with bed planning", "Charge nurse who helped with bed planning"],
      ["R10 R11", "Helped the charge nurse with bed planning", "Managed bed planning with the charge nurse"],
      ["R7", "Reduced falls by 12% with hourly rounding", "Reduced falls by 21% with hourly rounding"],
      ["R7", "Cared for 6 patients a shift on a surgical ward", "Cared for over 6 patients a shift on a surgical ward"],
      [
        "R7",
        "Cared for 6 patients a shift on a surgical ward",
        "Cared for a dozen patients a shift on a surgical ward"
      ],
      [
        "R7 R8",
        "Cared for 6 patients a shift on a surgical ward",
        "Cared for 6 surgeons a shift on a surgical ward in 3 hospitals"
      ],
      ["R13", "Reduced falls by 12% with hourly rounding", "Raised falls by 12% with hourly rounding"],
      [
        "R12",
        "Cared for 6 patients a shift on a surgical ward",
        "Expertly cared for 6 patients a shift on a surgical ward"
      ],
      [
        "R8",
        "Charted vital signs and medication in the EHR",
        "Charted vital signs and medication in the EHR with Cerner"
      ]
    ]
  },
  {
    name: "accountant",
    resume: profile(
      "Accountant for small firms.",
      ["QuickBooks", "Accounts payable", "Excel"],
      [],
      "Bachelor of Accounting",
      [
        position("Pretend Ledger LLC", "Staff Accountant", [
          "Closed the books of 4 entities each month",
          "Processed 300 invoices a month in QuickBooks",
          "Assisted with the annual audit",
          "Cut late payments from 9% to 4%"
        ]),
        position(
          "Sample Tax Shop",
          "Bookkeeper",
          ["Prepared 150 individual tax returns in Drake", "Reconciled 12 bank accounts"],
          "2020-02"
        )
      ]
    ),
    job: {
      title: "Senior Accountant",
      description: "Requirements:\n- CPA\n- GAAP\n- SAP\n- Month-end close\n- Account reconciliation\n- Budgeting"
    },
    honest: [
      ["Closed the books of 4 entities each month", "Closed the books of four entities each month (month-end close)"],
      ["Processed 300 invoices a month in QuickBooks", "Processed 300 accounts payable invoices a month in QuickBooks"],
      ["Reconciled 12 bank accounts", "Reconciled 12 bank accounts (bank reconciliation)"],
      ["Cut late payments from 9% to 4%", "Cut late payments from 9 percent to 4 percent with Excel"]
    ],
    sins: [
      ["R9", "Closed the books of 4 entities each month", "As a CPA closed the books of 4 entities each month"],
      [
        "R9",
        "Processed 300 invoices a month in QuickBooks",
        "Processed 300 invoices a month in QuickBooks as a certified public accountant"
      ],
      [
        "R9",
        "Processed 300 invoices a month in QuickBooks",
        "Processed 300 invoices a month in QuickBooks after an MBA"
      ],
      ["R8", "Processed 300 invoices a month in QuickBooks", "Processed 300 invoices a month in QuickBooks and SAP"],
      ["R8", "Closed the books of 4 entities each month", "Closed the books of 4 entities each month in Drake"],
      ["R8", "Closed the books of 4 entities each month", "Closed the books of 4 entities each month in S/4HANA"],
      ["R8", "Closed the books of 4 entities each month", "Closed the books of 4 entities each month under GAAP"],
      ["R10 R11", "Assisted with the annual audit", "Led the annual audit"],
      ["R11", "Assisted with the annual audit", "Performed the annual audit"],
      ["R7", "Cut late payments from 9% to 4%", "Cut late payments from 9% to 4%, a 5% drop"],
      ["R7 R13", "Cut late payments from 9% to 4%", "Cut late payments from 4% to 9%"],
      ["R7", "Processed 300 invoices a month in QuickBooks", "Processed 300k invoices a month in QuickBooks"],
      ["R7", "Processed 300 invoices a month in QuickBooks", "Processed $300 invoices a month in QuickBooks"],
      ["R12 R7", "Closed the books of 4 entities each month", "Closed the books of 4 entities each month for 10 years"]
    ]
  },
  {
    name: "lawyer",
    resume: profile("Associate in commercial disputes.", ["Legal research", "Contract drafting"], [], "LLB", [
      position("Mock & Partners LLP", "Associate", [
        "Drafted motions and briefs in 14 commercial cases",
        "Reviewed 2,000 documents for discovery in Relativity",
        "Supported partners at two trials"
      ]),
      position(
        "Placeholder Legal Aid",
        "Legal Intern",
        ["Interviewed tenants about evictions", "Drafted 30 letters to landlords"],
        "2020-02"
      )
    ]),
    job: {
      title: "Litigation Attorney",
      description: "Requirements:\n- Admission to the bar\n- Litigation\n- Depositions\n- Westlaw\n- Mediation"
    },
    honest: [
      [
        "Drafted motions and briefs in 14 commercial cases",
        "Drafted motions and briefs in 14 commercial cases after legal research"
      ],
      ["Reviewed 2,000 documents for discovery in Relativity", "Reviewed 2000 documents for e-discovery in Relativity"],
      ["Drafted 30 letters to landlords", "Drafted thirty letters to landlords"]
    ],
    sins: [
      [
        "R9",
        "Drafted motions and briefs in 14 commercial cases",
        "Admitted to the New York bar, drafted motions and briefs in 14 commercial cases"
      ],
      [
        "R9",
        "Drafted motions and briefs in 14 commercial cases",
        "Drafted motions and briefs in 14 commercial cases with a JD"
      ],
      [
        "R9",
        "Drafted motions and briefs in 14 commercial cases",
        "Drafted motions and briefs in 14 commercial cases after passing the bar exam"
      ],
      [
        "R8",
        "Drafted motions and briefs in 14 commercial cases",
        "Drafted motions and briefs in 14 commercial cases with Westlaw"
      ],
      [
        "R8",
        "Drafted motions and briefs in 14 commercial cases",
        "Drafted motions and briefs in 14 commercial cases and took depositions"
      ],
      ["R11 R10 R7", "Supported partners at two trials", "Tried two cases with partners"],
      ["R12 R15 R11", "Supported partners at two trials", "Supported partners at two trials and won both"],
      [
        "R7",
        "Drafted motions and briefs in 14 commercial cases",
        "Drafted motions and briefs in forty commercial cases"
      ],
      [
        "R8",
        "Drafted motions and briefs in 14 commercial cases",
        "Drafted motions and briefs in 14 commercial cases before the Supreme Court"
      ]
    ]
  },
  {
    name: "teacher",
    resume: profile(
      "Teacher of science in middle school.",
      ["Lesson planning", "Classroom management", "Google Classroom"],
      ["State Teaching Certificate, Science 6-9"],
      "BA Education",
      [
        position("Invented Middle School", "Science Teacher", [
          "Taught science to 110 students in grades 6 to 8",
          "Wrote labs for the new curriculum",
          "Raised the pass rate from 71% to 84%"
        ]),
        position(
          "Sample Tutoring",
          "Tutor",
          ["Tutored 15 students in algebra", "Volunteered at the math camp"],
          "2020-02"
        )
      ]
    ),
    job: {
      title: "High School Science Teacher",
      description:
        "Requirements:\n- Differentiated instruction\n- Classroom management\n- Special education\n- IEP\n- Canvas"
    },
    honest: [
      [
        "Taught science to 110 students in grades 6 to 8",
        "Taught science to 110 students in grades 6 to 8 with Google Classroom"
      ],
      ["Wrote labs for the new curriculum", "Wrote labs and lesson plans for the new curriculum"],
      ["Raised the pass rate from 71% to 84%", "Raised the pass rate from 71% to 84% with classroom management"]
    ],
    sins: [
      [
        "R9",
        "Taught science to 110 students in grades 6 to 8",
        "Taught science to 110 students in grades 6 to 8 with a master's degree"
      ],
      [
        "R9",
        "Taught science to 110 students in grades 6 to 8",
        "Taught science to 110 students in grades 6 to 8 as a National Board certified teacher"
      ],
      ["R8", "Wrote labs for the new curriculum", "Wrote labs for the new curriculum in Canvas"],
      [
        "R8",
        "Taught science to 110 students in grades 6 to 8",
        "Taught science and special education to 110 students in grades 6 to 8"
      ],
      ["R10", "Wrote labs for the new curriculum", "Directed labs for the new curriculum"],
      ["R10", "Wrote labs for the new curriculum", "Wrote labs for the new curriculum as department head"],
      ["R7", "Raised the pass rate from 71% to 84%", "Raised the pass rate from 71% to 94%"],
      ["R7", "Raised the pass rate from 71% to 84%", "Raised the pass rate by 13 percentage points"],
      ["R11", "Volunteered at the math camp", "Worked at the math camp"],
      ["R7 R13", "Wrote labs for the new curriculum", "Wrote labs for the new curriculum, doubling interest"],
      ["R13", "Wrote labs for the new curriculum", "Wrote labs for the new curriculum, improving test scores"]
    ]
  },
  {
    name: "salesperson",
    resume: profile(
      "Account executive for software.",
      ["Salesforce", "Cold calling", "Negotiation"],
      [],
      "BA Business",
      [
        position("Imaginary Cloud Ltd", "Account Executive", [
          "Sold $1.2M of software in 2023, 104% of quota",
          "Kept the pipeline in Salesforce up to date",
          "Contributed to the pricing project"
        ]),
        position(
          "Sample Phones",
          "Sales Representative",
          ["Called 60 prospects a day", "Won 35 new accounts with HubSpot"],
          "2020-02"
        )
      ]
    ),
    job: {
      title: "Enterprise Account Executive",
      description: "Requirements:\n- CRM\n- Prospecting\n- MEDDIC\n- HubSpot\n- Forecasting"
    },
    honest: [
      ["Kept the pipeline in Salesforce up to date", "Kept the pipeline in Salesforce (CRM) up to date"],
      ["Called 60 prospects a day", "Called 60 prospects a day (cold calling)"],
      ["Sold $1.2M of software in 2023, 104% of quota", "Sold $1,200,000 of software in 2023, 104 percent of quota"],
      ["Sold $1.2M of software in 2023, 104% of quota", "Sold 1.2 million dollars of software in 2023, 104% of quota"]
    ],
    sins: [
      ["R7", "Sold $1.2M of software in 2023, 104% of quota", "Sold $2.1M of software in 2023, 104% of quota"],
      ["R7", "Sold $1.2M of software in 2023, 104% of quota", "Sold €1.2M of software in 2023, 104% of quota"],
      ["R7", "Sold $1.2M of software in 2023, 104% of quota", "Sold $1.2B of software in 2023, 104% of quota"],
      ["R7", "Sold $1.2M of software in 2023, 104% of quota", "Sold $1.2M+ of software in 2023, 104% of quota"],
      ["R7", "Sold $1.2M of software in 2023, 104% of quota", "Sold $1.2M of software in 2024, 104% of quota"],
      ["R8", "Kept the pipeline in Salesforce up to date", "Kept the pipeline in Salesforce and HubSpot up to date"],
      ["R8", "Kept the pipeline in Salesforce up to date", "Kept the MEDDIC pipeline in Salesforce up to date"],
      ["R11", "Contributed to the pricing project", "Delivered the pricing project"],
      ["R10 R11", "Contributed to the pricing project", "Spearheaded the pricing project"],
      ["R12", "Kept the pipeline in Salesforce up to date", "Kept the global pipeline in Salesforce up to date"],
      ["R12 R10", "Called 60 prospects a day", "Called 60 prospects a day as top performer"],
      ["R8 R10", "Called 60 prospects a day", "Called 60 prospects a day at Fortune companies such as Initech"]
    ]
  },
  {
    name: "marketer",
    resume: profile(
      "Marketer for a museum.",
      ["SEO", "Mailchimp", "Copywriting"],
      ["Google Analytics Individual Qualification"],
      "BA Communications",
      [
        position("Made-up Museum", "Marketing Specialist", [
          "Wrote a weekly newsletter to 8,000 readers in Mailchimp",
          "Increased web visits by 25% and cut bounce rate by 10%",
          "Proposed a new brand guide"
        ]),
        position(
          "Sample Agency",
          "Marketing Assistant",
          ["Scheduled posts in Hootsuite", "Shadowed the media buyer"],
          "2020-02"
        )
      ]
    ),
    job: {
      title: "Digital Marketing Manager",
      description:
        "Requirements:\n- Google Ads\n- SEO\n- Email marketing\n- Hootsuite\n- A/B testing\n- Content strategy"
    },
    honest: [
      [
        "Wrote a weekly newsletter to 8,000 readers in Mailchimp",
        "Wrote a weekly email newsletter to 8000 readers in Mailchimp"
      ],
      [
        "Increased web visits by 25% and cut bounce rate by 10%",
        "Increased web visits by 25% with SEO and cut bounce rate by 10%"
      ]
    ],
    sins: [
      [
        "R7 R13",
        "Increased web visits by 25% and cut bounce rate by 10%",
        "Increased web visits by 10% and cut bounce rate by 25%"
      ],
      [
        "R13",
        "Increased web visits by 25% and cut bounce rate by 10%",
        "Increased bounce rate by 10% and cut web visits by 25%"
      ],
      [
        "R8",
        "Increased web visits by 25% and cut bounce rate by 10%",
        "Increased web visits by 25% with Google Ads and cut bounce rate by 10%"
      ],
      [
        "R8",
        "Wrote a weekly newsletter to 8,000 readers in Mailchimp",
        "Wrote a weekly newsletter to 8,000 readers in Mailchimp and Hootsuite"
      ],
      ["R11", "Proposed a new brand guide", "Created a new brand guide"],
      ["R11", "Shadowed the media buyer", "Worked as the media buyer"],
      [
        "R9",
        "Wrote a weekly newsletter to 8,000 readers in Mailchimp",
        "Wrote a weekly newsletter to 8,000 readers in Mailchimp with HubSpot Content Marketing Certification"
      ],
      [
        "R12",
        "Wrote a weekly newsletter to 8,000 readers in Mailchimp",
        "Wrote an award-winning weekly newsletter to 8,000 readers in Mailchimp"
      ],
      [
        "R7",
        "Wrote a weekly newsletter to 8,000 readers in Mailchimp",
        "Wrote a weekly newsletter to millions of readers in Mailchimp"
      ]
    ]
  },
  {
    name: "operations planner",
    resume: profile(
      "Planner in a warehouse.",
      ["SAP", "Inventory management", "Excel"],
      ["Forklift Operator License"],
      "Diploma in Logistics",
      [
        position("Example Freight GmbH", "Warehouse Planner", [
          "Planned 40 deliveries a day for 2 sites",
          "Counted stock each week in SAP",
          "Worked with the lead planner on the shift plan"
        ]),
        position("Sample Parts", "Picker", ["Picked 120 orders a shift", "Tested a pilot of voice picking"], "2020-02")
      ]
    ),
    job: {
      title: "Supply Chain Manager",
      description: "Requirements:\n- SAP\n- Lean\n- Six Sigma\n- Demand planning\n- Inventory management"
    },
    honest: [
      ["Counted stock each week in SAP", "Counted stock each week in SAP (inventory management)"],
      ["Planned 40 deliveries a day for 2 sites", "Planned forty deliveries a day for two sites in SAP"],
      ["Worked with the lead planner on the shift plan", "Worked with the lead planner on the weekly shift plan"]
    ],
    sins: [
      [
        "R9 R8",
        "Planned 40 deliveries a day for 2 sites",
        "Planned 40 deliveries a day for 2 sites as a Six Sigma Black Belt"
      ],
      ["R8", "Counted stock each week in SAP", "Counted stock each week in SAP with Lean"],
      [
        "R10 R11",
        "Worked with the lead planner on the shift plan",
        "Led the planner and worked with the team on the shift plan"
      ],
      ["R10 R11", "Planned 40 deliveries a day for 2 sites", "Supervised 40 deliveries a day for 2 sites"],
      ["R7", "Planned 40 deliveries a day for 2 sites", "Planned 2 deliveries a day for 40 sites"],
      ["R7", "Planned 40 deliveries a day for 2 sites", "Planned 40 deliveries an hour for 2 sites and 1 depot"],
      ["R11 R10", "Tested a pilot of voice picking", "Introduced voice picking"],
      ["R9", "Counted stock each week in SAP", "Counted stock each week in SAP as a licensed forklift operator"],
      ["R13", "Planned 40 deliveries a day for 2 sites", "Planned 40 deliveries a day for 2 sites, reducing cost"]
    ]
  },
  {
    name: "electrician",
    resume: profile(
      "Electrician for homes and shops.",
      ["Conduit bending", "Blueprint reading"],
      ["OSHA 10"],
      "Trade certificate, Electrical",
      [
        position("Fantasy Electric Co.", "Electrician", [
          "Wired 30 homes a year to code",
          "Installed panels and breakers in 5 shops",
          "Under supervision, tested three-phase motors"
        ]),
        position(
          "Sample Builders",
          "Apprentice Electrician",
          ["Pulled cable for a master electrician", "Installed solar panels"],
          "2020-02"
        )
      ]
    ),
    job: {
      title: "Industrial Electrician",
      description:
        "Requirements:\n- PLC\n- National Electrical Code\n- Conduit bending\n- Journeyman license\n- Troubleshooting"
    },
    honest: [
      ["Installed panels and breakers in 5 shops", "Installed panels, conduit and breakers in 5 shops"],
      ["Wired 30 homes a year to code", "Wired 30 homes a year to code from blueprint reading"]
    ],
    sins: [
      ["R9", "Wired 30 homes a year to code", "Wired 30 homes a year to code as a journeyman electrician"],
      [
        "R9",
        "Installed panels and breakers in 5 shops",
        "Installed panels and breakers in 5 shops as a licensed master electrician"
      ],
      ["R9", "Wired 30 homes a year to code", "Wired 30 homes a year to code with OSHA 30"],
      ["R8", "Installed panels and breakers in 5 shops", "Installed PLC panels and breakers in 5 shops"],
      ["R11 R13", "Under supervision, tested three-phase motors", "Tested three-phase motors"],
      ["R10 R13 R11", "Under supervision, tested three-phase motors", "Without supervision, tested three-phase motors"],
      ["R7", "Wired 30 homes a year to code", "Wired 30 homes a month to code, 360 a year"],
      ["R10", "Pulled cable for a master electrician", "Pulled cable as foreman for a master electrician"],
      [
        "R9",
        "Pulled cable for a master electrician",
        "Pulled cable as a certified cable technician for a master electrician"
      ]
    ]
  },
  {
    name: "chef",
    resume: profile(
      "Cook who likes short menus.",
      ["Grill station", "Food safety"],
      ["ServSafe Food Handler"],
      "Certificate in Culinary Arts",
      [
        position("Unreal Bistro", "Line Cook", [
          "Cooked 150 covers a night on the grill station",
          "Kept waste under 3% of food cost",
          "Helped write the autumn menu"
        ]),
        position("Sample Diner", "Kitchen Porter", ["Washed dishes for 200 guests", "Prepared vegetables"], "2020-02")
      ]
    ),
    job: {
      title: "Sous Chef",
      description: "Requirements:\n- Menu planning\n- Inventory management\n- HACCP\n- Food safety\n- Team leadership"
    },
    honest: [
      [
        "Cooked 150 covers a night on the grill station",
        "Cooked 150 covers a night on the grill station to food safety rules"
      ],
      ["Prepared vegetables", "Prepared vegetables for cooks"],
      ["Kept waste under 3% of food cost", "Kept food waste under 3% of food cost"]
    ],
    sins: [
      [
        "R10",
        "Cooked 150 covers a night on the grill station",
        "Sous chef who cooked 150 covers a night on the grill station"
      ],
      ["R11", "Helped write the autumn menu", "Wrote the autumn menu"],
      [
        "R8",
        "Cooked 150 covers a night on the grill station",
        "Cooked 150 covers a night on the grill station under HACCP"
      ],
      [
        "R9",
        "Cooked 150 covers a night on the grill station",
        "Cooked 150 covers a night on the grill station as ServSafe Manager certified cook"
      ],
      ["R7", "Kept waste under 3% of food cost", "Kept waste at 3% of food cost"],
      [
        "R12",
        "Cooked 150 covers a night on the grill station",
        "Cooked 150 flawless covers a night on the grill station"
      ],
      [
        "R8 R12",
        "Cooked 150 covers a night on the grill station",
        "Cooked 150 Michelin covers a night on the grill station"
      ],
      ["R10", "Washed dishes for 200 guests", "Ran the kitchen and washed dishes for 200 guests"]
    ]
  },
  {
    name: "designer",
    resume: profile("Designer of web pages.", ["Figma", "User research", "Prototyping"], [], "BFA Graphic Design", [
      position("Nowhere Studio", "Product Designer", [
        "Designed 12 screens of the booking flow in Figma",
        "Ran usability tests with 8 people",
        "Collaborated with engineers on the design system"
      ]),
      position(
        "Sample Print",
        "Graphic Designer",
        ["Made posters in Photoshop", "Laid out a 60-page catalogue in InDesign"],
        "2020-02"
      )
    ]),
    job: {
      title: "Senior UX Designer",
      description:
        "Requirements:\n- Figma\n- Usability testing\n- Sketch\n- Accessibility\n- Photoshop\n- Design systems"
    },
    honest: [
      ["Ran usability tests with 8 people", "Ran usability tests (usability testing) with 8 people"],
      [
        "Designed 12 screens of the booking flow in Figma",
        "Designed and prototyped 12 screens of the booking flow in Figma"
      ],
      ["Laid out a 60-page catalogue in InDesign", "Laid out a 60-page print catalogue in InDesign"]
    ],
    sins: [
      [
        "R8",
        "Designed 12 screens of the booking flow in Figma",
        "Designed 12 screens of the booking flow in Figma and Sketch"
      ],
      [
        "R8",
        "Designed 12 screens of the booking flow in Figma",
        "Designed 12 screens of the booking flow in Figma and Photoshop"
      ],
      ["R11", "Collaborated with engineers on the design system", "Built the design system for engineers"],
      [
        "R10 R11",
        "Collaborated with engineers on the design system",
        "Collaborated with engineers on the design system that I own"
      ],
      ["R7", "Ran usability tests with 8 people", "Ran 8 usability tests with 80 people"],
      [
        "R12",
        "Designed 12 screens of the booking flow in Figma",
        "Designed 12 innovative screens of the booking flow in Figma"
      ],
      ["R12", "Made posters in Photoshop", "Made posters in Photoshop, published worldwide"]
    ]
  },
  {
    name: "engineer",
    resume: profile(
      "Backend engineer with 6 years of work on payment services.",
      ["Go", "PostgreSQL", "Docker", "Java 17"],
      ["AWS Certified Developer - Associate"],
      "BSc Computer Science",
      [
        position("Fabled Payments Inc", "Backend Engineer", [
          "Built REST APIs in Go for card refunds",
          "Set up continuous integration for 6 repositories",
          "Wrote unit tests in Jest",
          "Moved 3 services from VMs to k8s"
        ]),
        position(
          "Sample Soft",
          "Junior Developer",
          ["Fixed bugs in a Django shop", "Participated in the search rewrite with Elasticsearch"],
          "2020-02"
        )
      ]
    ),
    job: {
      title: "Senior Platform Engineer",
      description:
        "Requirements:\n- Kubernetes\n- CI/CD\n- Terraform\n- AWS\n- Kafka\n- Elasticsearch\n- Automated testing"
    },
    honest: [
      ["Set up continuous integration for 6 repositories", "Set up CI/CD for 6 repositories"],
      ["Moved 3 services from VMs to k8s", "Moved three services from VMs to Kubernetes (k8s)"],
      ["Built REST APIs in Go for card refunds", "Built REST APIs in Golang with PostgreSQL for card refunds"],
      ["Wrote unit tests in Jest", "Wrote automated unit tests in Jest"],
      ["Built REST APIs in Go for card refunds", "Built REST APIs in Go and Java 17 for card refunds"]
    ],
    sins: [
      ["R8", "Built REST APIs in Go for card refunds", "Built REST APIs in Go with Kafka for card refunds"],
      ["R8", "Built REST APIs in Go for card refunds", "Built REST APIs in Go with Elasticsearch for card refunds"],
      ["R8", "Built REST APIs in Go for card refunds", "Built REST APIs in Go on AWS for card refunds"],
      ["R8", "Moved 3 services from VMs to k8s", "Moved 3 services from VMs to k8s with Terraform"],
      ["R8", "Built REST APIs in Go for card refunds", "Built REST APIs in Go with Zyphrex for card refunds"],
      ["R8 R15", "Fixed bugs in a Django shop", "Fixed bugs in a Django shop for Contoso Bank"],
      [
        "R9",
        "Built REST APIs in Go for card refunds",
        "Built REST APIs in Go for card refunds as a Certified Kubernetes Administrator"
      ],
      [
        "R9",
        "Set up continuous integration for 6 repositories",
        "Set up continuous integration for 6 repositories as AWS Certified Solutions Architect"
      ],
      ["R10", "Built REST APIs in Go for card refunds", "Architected REST APIs in Go for card refunds"],
      ["R10", "Wrote unit tests in Jest", "Mentored juniors and wrote unit tests in Jest"],
      [
        "R10",
        "Built REST APIs in Go for card refunds",
        "Built REST APIs in Go for card refunds, responsible for the roadmap"
      ],
      [
        "R11",
        "Participated in the search rewrite with Elasticsearch",
        "Carried out the search rewrite with Elasticsearch"
      ],
      ["R7", "Moved 3 services from VMs to k8s", "Moved 30 services from VMs to k8s"],
      ["R7", "Moved 3 services from VMs to k8s", "Moved 3 services from VMs to k8s, 2x faster"],
      ["R7", "Built REST APIs in Go for card refunds", "Built REST APIs in Go for card refunds with 99.99% uptime"],
      [
        "R12 R8",
        "Built REST APIs in Go for card refunds",
        "Built highly scalable mission-critical REST APIs in Go for card refunds"
      ],
      ["R14", "Wrote unit tests in Jest", "Wrote unit tests in Jest, Jest mocks, Jest snapshots"],
      ["R7 R8", "Built REST APIs in Go for card refunds", "Built REST APIs in Java 21 and Go for card refunds"]
    ]
  }
]

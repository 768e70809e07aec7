import type { EditProposal } from "../../../src/domain/Optimization.js"

// Three people with a job each that asks for more than they hold.

/** Something the job asks for and the person lacks, in the ways in which it may be written. */
export type Lacking = ReadonlyArray<string>

export interface Person {
  readonly name: string
  readonly profile: {
    readonly full_name: string
    readonly email: string
    readonly phone: string
    readonly summary: string
    readonly base_skills: ReadonlyArray<string>
    readonly certifications: ReadonlyArray<string>
    readonly experiences: ReadonlyArray<{
      readonly company: string
      readonly role: string
      readonly start_date: string
      readonly end_date: string | null
      readonly description: ReadonlyArray<string>
    }>
    readonly education: ReadonlyArray<{
      readonly school: string
      readonly degree: string
      readonly start_date: string | null
      readonly end_date: string | null
    }>
  }
  readonly job: { readonly job_title: string; readonly company_name: string; readonly job_description_text: string }
  /** An edit that holds: it rides along in every answer, and must arrive. */
  readonly honest: EditProposal["experience_edits"][number]
  readonly lacks: ReadonlyArray<Lacking>
}

const education = (degree: string) => [{ school: "Exampleton College", degree, start_date: "2012", end_date: "2016" }]

const engineer: Person = {
  name: "engineer",
  profile: {
    full_name: "Ottilie Brandvold",
    email: "ottilie.brandvold@mail.example",
    phone: "+1 555 010 7788",
    summary: "Backend engineer who keeps payment systems calm and well tested.",
    base_skills: ["Go", "PostgreSQL", "Docker", "Git"],
    certifications: [],
    experiences: [
      {
        company: "Northwind Pay",
        role: "Backend Engineer",
        start_date: "2020-02",
        end_date: null,
        description: [
          "Moved 14 services to containers and cut deploy time from 40 to 8 minutes",
          "Assisted the platform team with on-call duty",
          "Reduced page load time by 30% with caching"
        ]
      },
      {
        company: "Elm Retail Systems",
        role: "Developer",
        start_date: "2016-05",
        end_date: "2020-01",
        description: ["Wrote reports in SQL for the finance team", "Fixed bugs in the web shop and answered tickets"]
      }
    ],
    education: education("BSc Computer Science")
  },
  job: {
    job_title: "Senior Platform Engineer",
    company_name: "Globex",
    job_description_text:
      "We look for a platform engineer.\nRequirements:\n- Kubernetes\n- Terraform\n- AWS\n- Certified Kubernetes Administrator (CKA)\n- Kafka\n- Python\n- Machine learning\n- French\n- SQL and Docker\n- 8 years of experience"
  },
  honest: {
    company: "Elm Retail Systems",
    original_bullet: "Wrote reports in SQL for the finance team",
    revised_bullet: "Wrote SQL reports for the finance team",
    inserted_keywords: [],
    confidence: 0.9
  },
  lacks: [
    ["Kubernetes", "k8s", "K8S clusters", "kubernetes orchestration"],
    ["Terraform", "terraform modules", "HashiCorp Terraform", "HCL"],
    ["AWS", "Amazon Web Services", "EC2", "S3 buckets", "AWS Lambda"],
    ["CKA", "Certified Kubernetes Administrator", "Kubernetes certification"],
    ["Kafka", "Apache Kafka", "Kafka topics", "event streaming with Kafka"],
    ["Python", "Python 3", "python scripts", "PyTest"],
    ["machine learning", "ML", "ML models", "deep learning"],
    ["French", "fluent French", "français"]
  ]
}

const nurse: Person = {
  name: "nurse",
  profile: {
    full_name: "Wilhelmina Achterberg",
    email: "w.achterberg@mail.example",
    phone: "+1 555 010 9911",
    summary: "Registered nurse with six years on medical wards.",
    base_skills: ["Wound care", "Medication administration", "Epic"],
    certifications: ["RN", "BLS"],
    experiences: [
      {
        company: "Northside Hospital",
        role: "Staff Nurse",
        start_date: "2019-03",
        end_date: null,
        description: [
          "Cared for up to 6 patients on a medical ward",
          "Gave medication and dressed wounds",
          "Helped train two new nurses"
        ]
      },
      {
        company: "Elm Clinic",
        role: "Nursing Assistant",
        start_date: "2016-01",
        end_date: "2019-02",
        description: ["Measured vital signs of 20 patients a day", "Kept records in Epic"]
      }
    ],
    education: education("BSN")
  },
  job: {
    job_title: "ICU Nurse",
    company_name: "Mercy",
    job_description_text:
      "Requirements: RN, ACLS, CCRN, critical care, ventilator management, CRRT, Spanish, pediatrics and 3 years ICU. Epic and wound care. Charge nurse experience is a plus."
  },
  honest: {
    company: "Northside Hospital",
    original_bullet: "Gave medication and dressed wounds",
    revised_bullet: "Gave medication (medication administration) and dressed wounds",
    inserted_keywords: ["Medication administration"],
    confidence: 0.9
  },
  lacks: [
    ["ACLS", "Advanced Cardiac Life Support", "ACLS certification"],
    ["CCRN", "critical care certification", "CCRN-certified"],
    ["ICU", "intensive care unit", "critical care", "critically ill patients"],
    ["ventilator management", "mechanical ventilation", "ventilators", "ventilated patients"],
    ["CRRT", "continuous renal replacement therapy", "dialysis"],
    ["Spanish", "bilingual in Spanish", "español"],
    ["pediatrics", "paediatric patients", "neonatal care", "NICU"],
    ["charge nurse duties", "as charge nurse", "shift lead"]
  ]
}

const accountant: Person = {
  name: "accountant",
  profile: {
    full_name: "Leopold Quesnelmont",
    email: "leo.quesnelmont@mail.example",
    phone: "+1 555 010 4242",
    summary: "Bookkeeper who closes the month on time and keeps papers in order.",
    base_skills: ["Excel", "Bookkeeping", "Bank reconciliation"],
    certifications: [],
    experiences: [
      {
        company: "Birchwood Ledgers",
        role: "Bookkeeper",
        start_date: "2018-09",
        end_date: null,
        description: [
          "Entered 300 invoices a month for 9 clients",
          "Compared bank statements with the books each week",
          "Prepared papers for the yearly audit"
        ]
      },
      {
        company: "Corner Hardware",
        role: "Cashier",
        start_date: "2015-02",
        end_date: "2018-08",
        description: ["Counted the till each evening", "Ordered stock worth $4,000 a month"]
      }
    ],
    education: education("Associate of Accounting")
  },
  job: {
    job_title: "Senior Accountant",
    company_name: "Initech",
    job_description_text:
      "You bring: CPA, US GAAP, SAP, NetSuite, financial reporting, consolidation, payroll, SOX and Power BI. Excel and bank reconciliation are daily work. German is welcome. Bachelor's degree required."
  },
  honest: {
    company: "Birchwood Ledgers",
    original_bullet: "Compared bank statements with the books each week",
    revised_bullet: "Compared bank statements with the books each week (bank reconciliation)",
    inserted_keywords: ["Bank reconciliation"],
    confidence: 0.9
  },
  lacks: [
    ["CPA", "Certified Public Accountant", "CPA license", "C.P.A."],
    ["US GAAP", "GAAP", "generally accepted accounting principles"],
    ["SAP", "SAP FI", "S/4HANA"],
    ["NetSuite", "Oracle NetSuite", "net suite"],
    ["consolidation", "group consolidation", "intercompany eliminations"],
    ["payroll", "payroll processing", "ADP payroll"],
    ["SOX", "Sarbanes-Oxley", "SOX controls"],
    ["Power BI", "PowerBI dashboards", "Tableau"]
  ]
}

export const people: ReadonlyArray<Person> = [engineer, nurse, accountant]

import type { JobCase } from "./trickyCases.js"

/** Finance, sales and marketing, office, human resources. */
export const business: ReadonlyArray<JobCase> = [
  [
    "CPA the accountant",
    "Requirements\n- CPA preferred\n- GAAP",
    ["CPA (preferred)", "GAAP"],
    ["Cost per acquisition"]
  ],
  ["CPA long", "Requirements\n- Certified Public Accountant", ["CPA"]],
  ["CPA the cost", "Lower CPA and raise ROAS of paid campaigns in Google Ads", ["Google Ads"], ["CPA"]],
  ["CFA", "Requirements\n- CFA charterholder", ["CFA"]],
  ["CFA long", "Requirements\n- Chartered Financial Analyst", ["CFA"]],
  ["GAAP long", "Requirements\n- Generally Accepted Accounting Principles", ["GAAP"]],
  ["US GAAP and IFRS", "Requirements\n- US GAAP and IFRS", ["GAAP", "IFRS"]],
  ["IFRS long", "Requirements\n- International Financial Reporting Standards", ["IFRS"]],
  ["AP/AR", "Requirements\n- AP/AR experience", ["Accounts payable", "Accounts receivable"]],
  [
    "AP and AR long",
    "Requirements\n- Accounts payable and accounts receivable",
    ["Accounts payable", "Accounts receivable"]
  ],
  [
    "A/P and A/R",
    "Requirements\n- A/P, A/R and general ledger",
    ["Accounts payable", "Accounts receivable", "General ledger"]
  ],
  ["AP the school course", "Teach AP Biology and AP Chemistry", [], ["Accounts payable"]],
  ["P&L", "Requirements\n- P&L responsibility", ["P&L management"]],
  ["P&L long", "Requirements\n- Profit and loss management", ["P&L management"]],
  ["FP&A", "Requirements\n- FP&A and budgeting", ["FP&A", "Budgeting"]],
  ["FP&A long", "Requirements\n- Financial planning and analysis", ["FP&A"]],
  [
    "month-end",
    "Requirements\n- Month end closing and bank reconciliations",
    ["Month-end close", "Bank reconciliation"]
  ],
  ["SOX", "Requirements\n- SOX compliance", ["SOX"]],
  ["SOX long", "Requirements\n- Sarbanes-Oxley", ["SOX"]],
  ["AML and KYC", "Requirements\n- AML/KYC", ["AML", "KYC"]],
  ["AML long", "Requirements\n- Anti-money laundering and know your customer", ["AML", "KYC"]],
  ["Sage the software", "Requirements\n- Sage or Xero bookkeeping", ["Sage", "Xero", "Bookkeeping"]],
  ["sage advice", "You give sage advice to clients. Excel needed.", ["Excel"], ["Sage"]],
  ["SAP", "Requirements\n- SAP FICO", ["SAP FICO"]],
  ["SAS", "Requirements\n- SAS or SPSS", ["SAS", "SPSS"]],
  ["Oracle the ERP", "Requirements\n- ERP systems (SAP, Oracle, NetSuite)", ["ERP", "SAP", "NetSuite"]],
  ["QuickBooks", "Requirements\n- Quickbooks Online", ["QuickBooks"]],
  ["Wave the software", "Bookkeeping in Wave or QuickBooks", ["Wave", "QuickBooks", "Bookkeeping"]],
  ["a wave of growth", "Ride the next wave of growth with us. Requirements: Salesforce", ["Salesforce"], ["Wave"]],
  ["10-key", "Requirements\n- 10-key and data entry", ["10-key", "Data entry"]],
  [
    "401(k) is no skill",
    "Requirements\n- Excel\nWe offer 401(k) match and PTO.",
    ["Excel"],
    ["401(k) administration", "Retirement plans"]
  ],
  ["Series 7", "Requirements\n- FINRA Series 7 and 66", ["Series 7"]],
  ["VLOOKUP", "Requirements\n- VLOOKUPs and pivot tables", ["VLOOKUP", "Pivot tables"]],
  ["DCF", "Requirements\n- DCF and LBO modeling", ["DCF", "LBO modeling"]],
  ["modelling in the UK", "Requirements\n- Financial modelling", ["Financial modeling"]],
  ["SEO short", "Requirements\n- SEO/SEM", ["SEO", "SEM"]],
  ["SEO long", "Requirements\n- Search engine optimisation and search engine marketing", ["SEO", "SEM"]],
  [
    "SEM the microscope",
    "Requirements\n- SEM and TEM imaging of materials with electron microscopy",
    ["Electron microscopy"],
    ["Search engine marketing"]
  ],
  ["PPC", "Requirements\n- PPC campaigns", ["PPC"]],
  ["PPC long", "Requirements\n- Pay-per-click advertising", ["PPC"]],
  ["CRM", "Requirements\n- CRM software such as HubSpot", ["CRM", "HubSpot"]],
  ["CRM long", "Requirements\n- Customer relationship management", ["CRM"]],
  ["B2B", "Requirements\n- B2B and SaaS sales", ["B2B"]],
  ["B2B long", "Requirements\n- Business-to-business sales", ["B2B sales"]],
  ["KPI", "Requirements\n- Define KPIs and OKRs", ["KPI", "OKRs"]],
  ["KPI long", "Requirements\n- Key performance indicators", ["KPI"]],
  ["OKR long", "Requirements\n- Objectives and key results", ["OKRs"]],
  ["GA4", "Requirements\n- Google Analytics 4 (GA4) and GTM", ["Google Analytics", "Google Tag Manager"]],
  [
    "CRO",
    "Requirements\n- Conversion rate optimization (CRO) and A/B tests",
    ["Conversion rate optimization", "A/B testing"]
  ],
  ["lead generation", "Lead generation and cold calls", ["Lead generation", "Cold calling"]],
  ["leads of people", "Requirements\n- You lead a team. Python.", ["Python"], ["Lead generation"]],
  ["e-mail marketing", "Requirements\n- E-mail marketing (Mailchimp)", ["Email marketing", "Mailchimp"]],
  ["ecommerce", "Requirements\n- e-commerce (Shopify)", ["E-commerce", "Shopify"]],
  ["social media", "Run our social media channels", ["Social media"]],
  [
    "following us on LinkedIn",
    "Requirements\n- Excel\nFollow us on LinkedIn, Facebook and Instagram!",
    ["Excel"],
    ["LinkedIn", "Facebook", "Instagram"]
  ],
  ["Monday the tool", "Requirements\n- monday.com or Asana", ["Monday.com", "Asana"]],
  [
    "Monday the day",
    "Schedule: Monday to Friday, 8 to 5. Requirements: forklift",
    ["Forklift operation"],
    ["Monday.com"]
  ],
  ["Asana the tool", "Project tracking in Asana, Trello and Jira", ["Asana", "Trello", "Jira"]],
  ["asanas of yoga", "Teach asanas and pranayama to yoga students", ["Yoga instruction"], ["Asana"]],
  ["Apple's office programs", "Requirements\n- iWork (Pages, Numbers, Keynote)", ["Keynote"]],
  [
    "numbers and pages",
    "You are good with numbers and write clear pages. Excel is a must.",
    ["Excel"],
    ["Numbers", "Pages"]
  ],
  ["keynote speeches", "You give keynote speeches at conferences", [], ["Keynote"]],
  ["Square the till", "Requirements\n- POS systems such as Square or Toast", ["POS systems", "Square", "Toast"]],
  ["square feet", "Manage a 40,000 square foot warehouse", [], ["Square"]],
  ["MS Office", "Requirements\n- MS Office", ["Microsoft Office"]],
  ["Office the place", "Office location: Berlin. Requirements: Java", ["Java"], ["Microsoft Office"]],
  ["G Suite", "Requirements\n- G Suite / Google Workspace", ["Google Workspace"]],
  ["words per minute", "Requirements\n- Typing 60 WPM", ["Typing"]],
  [
    "calendar management",
    "Requirements\n- Calendar management and travel arrangements",
    ["Calendar management", "Travel arrangements"]
  ],
  ["HRIS", "Requirements\n- HRIS (Workday)", ["HRIS", "Workday"]],
  ["HRIS long", "Requirements\n- Human resources information system", ["HRIS"]],
  ["a workday", "Your workday starts at 8. Requirements: Python", ["Python"], ["Workday"]],
  [
    "ATS",
    "Recruiters: full-cycle recruiting with an applicant tracking system",
    ["Recruiting", "Applicant tracking system"]
  ],
  ["SHRM", "Requirements\n- SHRM-CP or PHR", ["SHRM-CP", "PHR"]],
  ["FMLA and ADA laws", "Requirements\n- Knowledge of FMLA and ADA", ["FMLA"], ["Ada"]],
  ["onboarding of staff", "Requirements\n- Onboarding and employee relations", ["Onboarding", "Employee relations"]],
  [
    "PTO is a benefit",
    "Requirements\n- Payroll (ADP)\nBenefits: PTO, 401k, dental",
    ["Payroll", "ADP"],
    ["Dental care"]
  ],
  [
    "recruiting firms",
    "Requirements\n- Python\nNo recruiters or staffing agencies please.",
    ["Python"],
    ["Recruiting", "Recruitment", "Staffing"]
  ],
  ["Six Sigma belts", "Requirements\n- Six Sigma Green Belt", ["Six Sigma Green Belt"]],
  ["Lean Six Sigma", "Requirements\n- Lean Six Sigma", ["Lean Six Sigma"]],
  ["customer service in words", "Provide excellent customer service", ["Customer service"]],
  [
    "customer service in the UK",
    "Requirements\n- Customer care and complaint handling",
    ["Customer service", "Complaint handling"]
  ],
  ["Tableau", "Dashboards in Tableau or PowerBI", ["Tableau", "Power BI"]],
  ["a license to sell insurance", "Requirements\n- Property & Casualty license", ["Property and casualty license"]],
  ["underwriting", "Mortgage underwriting and loan origination", ["Mortgage underwriting", "Loan origination"]],
  ["EA the agent", "Requirements\n- EA or CPA; tax preparation", ["Enrolled Agent", "CPA", "Tax preparation"]],
  [
    "the firm's product",
    "About us\nWe build accounting software in Java.\nRequirements\n- HubSpot",
    ["HubSpot"],
    ["Java"]
  ]
]

import type { Concept } from "./Concept.js"

/** Accounting, tax, audit, corporate finance, banking, insurance, risk, markets and financial crime. */
export const finance: ReadonlyArray<Concept> = [
  // Accounting principles and bookkeeping
  {
    name: "Accounting",
    forms: [
      "public accounting",
      "accounting principles",
      "accounting procedures",
      "accounting practices",
      "financial accounting",
      "general accounting",
      "accountancy",
      "accounting knowledge",
      "accounting software",
      "accounting systems"
    ],
    rarity: 2
  },
  { name: "GAAP", forms: ["US GAAP", "U.S. GAAP", "generally accepted accounting principles", "UK GAAP"] },
  { name: "IFRS", forms: ["international financial reporting standards", "IAS/IFRS"], rarity: 4 },
  {
    name: "FASB",
    forms: ["Financial Accounting Standards Board", "accounting standards codification", "ASC standards"],
    rarity: 4
  },
  { name: "ASC 606", forms: ["IFRS 15"], rarity: 5, implies: ["Revenue recognition"] },
  { name: "ASC 842", forms: ["IFRS 16", "lease accounting"], rarity: 5 },
  {
    name: "Technical accounting",
    forms: ["accounting research", "technical accounting memos", "accounting memos", "accounting policy"],
    rarity: 4
  },
  { name: "Revenue recognition", forms: ["revenue accounting", "deferred revenue", "rev rec"], rarity: 4 },
  {
    name: "Bookkeeping",
    forms: [
      "bookkeeper",
      "full-charge bookkeeping",
      "full cycle bookkeeping",
      "maintaining books",
      "double-entry bookkeeping",
      "double entry accounting"
    ]
  },
  {
    name: "General ledger",
    forms: [
      "general ledger accounting",
      "ledger maintenance",
      "GL accounts",
      "GL coding",
      "G/L",
      "GL reconciliation",
      "subledger",
      "sub-ledger"
    ],
    ambiguous: {
      forms: ["GL"],
      near: [
        "ledger",
        "journal",
        "entries",
        "accounts",
        "accounting",
        "reconciliation",
        "reconciliations",
        "ap",
        "ar",
        "posting",
        "codes"
      ]
    }
  },
  { name: "Chart of accounts", forms: ["account structure"], rarity: 4 },
  {
    name: "Journal entries",
    ambiguous: {
      forms: ["JE", "JEs"],
      near: ["close", "accruals", "ledger", "month-end", "reconciliations", "gl", "posted", "posting"]
    },
    forms: [
      "journal entry",
      "prepare journal entries",
      "preparing journal entries",
      "adjusting entries",
      "posting journals",
      "journal postings"
    ]
  },
  {
    name: "Month-end close",
    forms: [
      "R2R",
      "record to report",
      "record-to-report",
      "month end closing",
      "monthly close",
      "month-end and year-end close",
      "month-end process",
      "month end",
      "financial close",
      "close process",
      "monthly closing",
      "closing the books",
      "quarter-end close",
      "period-end close",
      "month-end procedures",
      "month-end closing process"
    ]
  },
  {
    name: "Year-end close",
    forms: [
      "year-end closing",
      "year end accounts",
      "year-end adjustments",
      "year-end reporting",
      "annual accounts",
      "annual close"
    ]
  },
  {
    name: "Accruals",
    forms: ["accrual accounting", "accruals and prepayments", "prepaid expenses", "accrual basis", "month-end accruals"]
  },
  {
    name: "Account reconciliation",
    forms: [
      "reconciliation",
      "reconciling accounts",
      "reconcile accounts",
      "account reconciliations",
      "balance sheet reconciliation",
      "reconciliations",
      "ledger reconciliation",
      "general ledger reconciliation",
      "reconcile discrepancies",
      "reconciling",
      "control account reconciliation"
    ],
    rarity: 2
  },
  {
    name: "Bank reconciliation",
    forms: [
      "BS recs",
      "bank recs",
      "bank rec",
      "balance sheet recs",
      "bank reconciliations",
      "reconcile bank statements",
      "reconciling bank accounts",
      "reconcile bank accounts",
      "bank statement reconciliation"
    ],
    implies: ["Account reconciliation"]
  },
  {
    name: "Intercompany accounting",
    forms: ["intercompany reconciliation", "intercompany transactions", "intercompany eliminations", "intercompany"],
    rarity: 4
  },
  { name: "Trial balance", forms: ["trial balances", "trial balance preparation"] },
  {
    name: "Accounts payable",
    forms: [
      "A/P",
      "accounts payables",
      "vendor payments",
      "vendor invoices",
      "supplier invoices",
      "purchase ledger",
      "AP processing",
      "AP aging",
      "AP invoices",
      "payables"
    ],
    ambiguous: {
      forms: ["AP"],
      near: [
        "ar",
        "invoices",
        "invoice",
        "vendor",
        "vendors",
        "payable",
        "payables",
        "accounting",
        "gl",
        "ledger",
        "payroll",
        "accountant",
        "clerk",
        "quickbooks",
        "bookkeeping"
      ],
      never: [
        "ap calculus",
        "ap biology",
        "ap english",
        "ap courses",
        "ap classes",
        "ap style",
        "ap exam",
        "ap news",
        "wireless ap"
      ]
    },
    rarity: 2
  },
  {
    name: "Accounts receivable",
    forms: [
      "O2C",
      "order to cash",
      "order-to-cash",
      "A/R",
      "accounts receivables",
      "sales ledger",
      "receivables",
      "AR aging",
      "AR collections",
      "AR invoices"
    ],
    ambiguous: {
      forms: ["AR", "receivable"],
      near: [
        "ap",
        "payable",
        "receivable",
        "receivables",
        "invoices",
        "invoicing",
        "collections",
        "aging",
        "accounting",
        "gl",
        "billing",
        "cash",
        "ledger",
        "payroll",
        "quickbooks"
      ],
      never: ["ar/vr", "ar vr", "augmented reality", "ar core", "ar kit", "little rock, ar"]
    },
    rarity: 2
  },
  {
    name: "Invoice processing",
    forms: [
      "invoicing",
      "process invoices",
      "processing invoices",
      "invoice preparation",
      "preparing invoices",
      "prepare invoices",
      "invoice reconciliation",
      "invoice coding",
      "customer invoicing"
    ],
    rarity: 2
  },
  {
    name: "Three-way matching",
    forms: ["3-way match", "three-way match", "3-way matching", "invoice matching"],
    rarity: 4
  },
  {
    name: "Billing",
    forms: [
      "billing operations",
      "customer billing",
      "client billing",
      "billing process",
      "billing statements",
      "billing discrepancies",
      "billing inquiries",
      "billing systems",
      "bill clients",
      "billing clients",
      "bill customers",
      "billing customers",
      "invoice clients",
      "client invoicing"
    ],
    rarity: 2
  },
  {
    name: "Collections",
    forms: [
      "debt collection",
      "collections calls",
      "collection calls",
      "debt recovery",
      "delinquent accounts",
      "past due accounts",
      "overdue accounts",
      "credit control",
      "dunning",
      "collect payments",
      "collecting payments",
      "outstanding balances",
      "skip tracing"
    ],
    ambiguous: {
      forms: ["Collections", "collections"],
      near: [
        "billing",
        "credit",
        "receivable",
        "accounts",
        "payments",
        "debt",
        "delinquent",
        "invoices",
        "ar",
        "customers"
      ],
      never: [
        "museum collections",
        "library collections",
        "data collections",
        "java collections",
        "fashion collections",
        "special collections"
      ]
    }
  },
  {
    name: "Cash application",
    forms: [
      "cash posting",
      "payment posting",
      "applying cash receipts",
      "lockbox processing",
      "cash receipts",
      "cash applications"
    ]
  },
  {
    name: "Payment processing",
    forms: [
      "processing payments",
      "process payments",
      "electronic payments",
      "wire transfers",
      "ACH payments",
      "payment runs",
      "ACH",
      "check runs",
      "cheque runs",
      "BACS"
    ]
  },
  {
    name: "Expense reports",
    forms: [
      "expense reporting",
      "expense management",
      "expense tracking",
      "travel and expense",
      "T&E",
      "employee expenses",
      "expense reimbursement",
      "expense claims",
      "corporate credit cards"
    ],
    rarity: 2
  },
  { name: "Petty cash", forms: ["petty cash management", "petty cash reconciliation"] },
  {
    name: "Bank deposits",
    forms: ["daily deposits", "prepare bank deposits", "preparing deposits", "deposit preparation", "banking deposits"],
    rarity: 2
  },
  {
    name: "Fixed assets",
    forms: [
      "fixed asset accounting",
      "depreciation",
      "fixed asset register",
      "amortization",
      "capitalization of assets",
      "asset depreciation"
    ]
  },
  {
    name: "Inventory accounting",
    forms: ["inventory valuation", "FIFO/LIFO", "inventory costing", "cost of goods sold", "COGS"],
    rarity: 4
  },
  {
    name: "Cost accounting",
    forms: [
      "standard costing",
      "product costing",
      "cost accounting principles",
      "job costing",
      "activity-based costing",
      "manufacturing accounting",
      "standard costs"
    ]
  },
  { name: "Management accounting", forms: ["managerial accounting", "management accounts", "management reporting"] },
  {
    name: "Fund accounting",
    forms: [
      "nonprofit accounting",
      "non-profit accounting",
      "governmental accounting",
      "government accounting",
      "GASB",
      "grant accounting",
      "restricted funds"
    ],
    rarity: 4
  },
  {
    name: "Project accounting",
    forms: ["construction accounting", "WIP reporting", "percentage of completion", "project billing"],
    rarity: 4
  },
  {
    name: "Trust accounting",
    forms: ["IOLTA", "client trust accounts", "escrow accounting", "client account management rules"],
    rarity: 4
  },
  {
    name: "Property accounting",
    forms: ["CAM reconciliations", "real estate accounting", "common area maintenance reconciliation"],
    rarity: 5
  },
  {
    name: "Financial consolidation",
    forms: [
      "consolidations",
      "consolidated financial statements",
      "consolidation accounting",
      "group consolidation",
      "multi-entity accounting"
    ],
    rarity: 4
  },
  {
    name: "Purchase price allocation",
    forms: ["purchase accounting", "goodwill impairment", "business combinations accounting", "impairment testing"],
    rarity: 5
  },
  {
    name: "Stock-based compensation accounting",
    forms: [
      "stock-based compensation",
      "equity compensation",
      "share-based payments",
      "cap table management",
      "cap table",
      "stock administration"
    ],
    rarity: 5
  },
  { name: "Purchasing cards", forms: ["p-card", "P-cards", "procurement cards"], rarity: 4 },
  { name: "1099 reporting", forms: ["1099s", "1099 preparation", "Form 1099", "W-9", "W-9s", "1099 forms"], rarity: 4 },

  // Reporting
  {
    name: "Financial statements",
    forms: [
      "financial statement preparation",
      "preparing financial statements",
      "prepare financial statements",
      "financial statement",
      "balance sheet",
      "balance sheets",
      "income statement",
      "income statements",
      "cash flow statement",
      "statement of cash flows",
      "monthly financial statements"
    ],
    rarity: 2
  },
  {
    name: "Financial reporting",
    forms: [
      "financial reports",
      "preparing financial reports",
      "prepare financial reports",
      "monthly financial reports",
      "monthly reporting package",
      "external reporting",
      "statutory reporting",
      "statutory accounts",
      "board reporting"
    ],
    rarity: 2
  },
  {
    name: "SEC financial reporting",
    forms: ["10-K", "10-Q", "10-K and 10-Q", "8-K", "XBRL", "SEC reporting requirements", "EDGAR filings"],
    rarity: 4
  },
  {
    name: "Profit and loss",
    forms: [
      "P&L",
      "P&L management",
      "P&L responsibility",
      "profit and loss statements",
      "profit & loss",
      "P and L",
      "P&L accountability",
      "profit and loss responsibility",
      "P/L"
    ],
    rarity: 2
  },
  {
    name: "Financial statement analysis",
    forms: [
      "analyzing financial statements",
      "analyze financial statements",
      "ratio analysis",
      "financial ratios",
      "balance sheet analysis",
      "flux analysis",
      "fluctuation analysis"
    ]
  },
  {
    name: "Financial record keeping",
    forms: [
      "financial records",
      "accounting records",
      "maintain financial records",
      "maintaining financial records",
      "financial record-keeping",
      "financial documentation",
      "financial recordkeeping"
    ],
    rarity: 2
  },
  { name: "Workiva", forms: ["Wdesk"], rarity: 5 },

  // FP&A and corporate finance
  { name: "FP&A", forms: ["financial planning and analysis", "financial planning & analysis", "FPA"] },
  {
    name: "Financial analysis",
    forms: [
      "analyzing financial data",
      "analyze financial data",
      "financial data analysis",
      "financial analytics",
      "financial data",
      "financial analyses"
    ],
    rarity: 2
  },
  {
    name: "Budgeting",
    forms: [
      "OpEx budgeting",
      "budget preparation",
      "budget management",
      "managing budgets",
      "manage budgets",
      "budget development",
      "budget planning",
      "budgeting and forecasting",
      "budget administration",
      "budget monitoring",
      "annual budget",
      "annual budgets",
      "prepare budgets",
      "preparing budgets",
      "budget control",
      "budget tracking",
      "operating budgets",
      "budgetary",
      "departmental budget",
      "budget oversight",
      "track budgets",
      "managing budget",
      "budget responsibility",
      "budget analysis",
      "monitor budgets",
      "budget process",
      "project budgets",
      "manage budget"
    ],
    rarity: 2
  },
  { name: "Zero-based budgeting", forms: ["ZBB"], implies: ["Budgeting"], rarity: 5 },
  {
    name: "Financial forecasting",
    ambiguous: {
      forms: ["forecasting", "Forecasting", "Forecasts", "forecasts"],
      near: [
        "budgeting",
        "budgets",
        "budget",
        "financial",
        "cash",
        "variance",
        "reporting",
        "modeling",
        "modelling",
        "planning",
        "fp&a",
        "revenue",
        "p&l",
        "quarterly",
        "monthly"
      ]
    },
    forms: [
      "cash flow forecasts",
      "financial forecasts",
      "rolling forecasts",
      "revenue forecasting",
      "cash flow forecasting",
      "long-range planning",
      "financial projections",
      "forecasting and budgeting",
      "financial planning and forecasting",
      "forecast models",
      "revenue projections",
      "cash forecasting"
    ]
  },
  {
    name: "Variance analysis",
    forms: [
      "budget variance",
      "budget variances",
      "budget vs actual",
      "budget to actual",
      "actuals vs budget",
      "variance reporting",
      "analyze variances",
      "budget variance analysis",
      "explain variances"
    ]
  },
  {
    name: "Financial modeling",
    forms: [
      "financial models",
      "building financial models",
      "build financial models",
      "three-statement model",
      "3-statement model",
      "three-statement modeling",
      "financial model"
    ]
  },
  {
    name: "Scenario analysis",
    forms: ["sensitivity analysis", "scenario planning", "what-if analysis", "scenario modeling"],
    rarity: 3
  },
  {
    name: "Valuation",
    forms: [
      "business valuation",
      "bond valuation",
      "asset valuation",
      "equity valuation",
      "stock valuation",
      "company valuation",
      "valuation models",
      "valuation analysis",
      "valuations",
      "comparable company analysis",
      "trading comps",
      "precedent transactions",
      "comps analysis",
      "valuation techniques",
      "enterprise valuation"
    ]
  },
  {
    name: "Discounted cash flow",
    forms: ["DCF analysis", "DCF modeling", "DCF model", "DCF valuation", "discounted cash flow analysis"],
    ambiguous: {
      forms: ["DCF"],
      near: ["valuation", "lbo", "modeling", "model", "comps", "models", "npv", "financial", "m&a"]
    },
    implies: ["Valuation"],
    rarity: 4
  },
  { name: "LBO modeling", forms: ["leveraged buyout", "leveraged buyouts", "LBO", "LBO models"], rarity: 5 },
  {
    name: "Merger modeling",
    forms: ["accretion/dilution analysis", "merger model", "M&A modeling", "accretion dilution"],
    rarity: 5
  },
  {
    name: "Capital budgeting",
    forms: [
      "capital planning",
      "capex",
      "capital expenditures",
      "capital expenditure planning",
      "NPV",
      "net present value",
      "IRR",
      "internal rate of return",
      "capital allocation",
      "capital projects budgeting"
    ]
  },
  {
    name: "Return on investment",
    forms: [
      "ROI analysis",
      "cost-benefit analysis",
      "cost benefit analysis",
      "payback analysis",
      "return on investment analysis"
    ],
    ambiguous: {
      forms: ["ROI"],
      near: [
        "investment",
        "marketing",
        "campaign",
        "campaigns",
        "maximize",
        "budget",
        "increase",
        "improve",
        "measure",
        "analysis",
        "returns",
        "positive"
      ],
      never: ["release of information"]
    },
    rarity: 2
  },
  {
    name: "Cost analysis",
    forms: [
      "cost reduction",
      "cost control",
      "cost savings",
      "cost management",
      "cost optimization",
      "cost containment",
      "cost estimates analysis",
      "cost reduction initiatives",
      "controlling costs",
      "reduce costs",
      "cost analyses",
      "expense control"
    ],
    rarity: 2
  },
  {
    name: "Pricing analysis",
    ambiguous: {
      forms: ["pricing", "Pricing"],
      near: ["margins", "promotions", "competitor", "quoting", "quotes", "strategy", "revenue"]
    },
    forms: [
      "pricing strategy",
      "pricing models",
      "pricing strategies",
      "price analysis",
      "pricing analytics",
      "margin analysis",
      "profitability analysis",
      "gross margin analysis",
      "price setting",
      "price optimization"
    ]
  },
  { name: "Unit economics", forms: ["break-even analysis", "contribution margin", "breakeven analysis"], rarity: 4 },
  {
    name: "Working capital management",
    forms: ["working capital", "cash conversion cycle", "DSO reduction", "days sales outstanding"],
    rarity: 4
  },
  {
    name: "Corporate finance",
    forms: [
      "capital structure",
      "corporate development",
      "capital raising",
      "raising capital",
      "debt and equity financing",
      "strategic finance",
      "corporate finance advisory"
    ]
  },
  {
    name: "Financial management",
    forms: [
      "financial operations",
      "managing finances",
      "fiscal management",
      "financial controls",
      "financial stewardship",
      "financial administration",
      "financial oversight",
      "finance management",
      "fiscal operations"
    ],
    rarity: 2
  },
  {
    name: "Business partnering in finance",
    forms: ["finance business partnering", "finance business partner", "commercial finance"],
    rarity: 4
  },
  {
    name: "Investor relations",
    forms: [
      "earnings calls",
      "shareholder communications",
      "earnings releases",
      "shareholder relations",
      "investor presentations",
      "investor reporting"
    ],
    rarity: 4
  },
  {
    name: "Fundraising decks",
    forms: ["pitch book preparation", "confidential information memorandum", "pitch decks", "investor decks"],
    rarity: 4
  },

  // Treasury
  {
    name: "Treasury management",
    forms: ["treasury operations", "corporate treasury", "treasury services", "treasury functions"],
    ambiguous: {
      forms: ["Treasury", "treasury"],
      near: ["cash", "liquidity", "banking", "hedging", "finance", "tax", "accounting", "debt", "controller"],
      never: ["department of the treasury", "treasury department", "us treasury", "treasury regulations"]
    },
    rarity: 4
  },
  {
    name: "Cash management",
    forms: [
      "cash flow management",
      "cash positioning",
      "daily cash position",
      "cash flow",
      "liquidity management",
      "cash flow analysis",
      "managing cash flow"
    ]
  },
  {
    name: "Foreign exchange",
    forms: [
      "forex",
      "FX trading",
      "FX hedging",
      "FX risk",
      "currency exchange",
      "currency hedging",
      "foreign currency",
      "foreign exchange risk"
    ],
    ambiguous: {
      forms: ["FX"],
      near: ["trading", "currency", "rates", "hedging", "equities", "derivatives", "risk", "markets", "swaps", "spot"]
    },
    rarity: 4
  },
  {
    name: "Debt management",
    forms: [
      "debt covenants",
      "covenant compliance",
      "debt issuance",
      "debt compliance",
      "loan covenants",
      "debt financing",
      "letters of credit"
    ],
    rarity: 4
  },
  { name: "Hedging", forms: ["hedge accounting", "hedging strategies", "interest rate hedging"], rarity: 5 },

  // Tax
  {
    name: "Tax preparation",
    forms: [
      "preparing tax returns",
      "prepare tax returns",
      "tax returns",
      "tax return preparation",
      "individual tax returns",
      "income tax preparation",
      "Form 1040",
      "1040s",
      "tax filing",
      "tax filings",
      "tax preparer",
      "personal tax returns",
      "self-assessment tax returns"
    ]
  },
  {
    name: "Tax",
    forms: [
      "taxation",
      "tax accounting",
      "tax regulations",
      "tax returns and planning",
      "tax advisory",
      "tax advice",
      "tax laws and regulations"
    ],
    ambiguous: {
      forms: ["Tax", "tax"],
      near: [
        "accounting",
        "audit",
        "accountant",
        "compliance",
        "cpa",
        "returns",
        "payroll",
        "finance",
        "treasury",
        "preparation"
      ],
      never: ["tax id", "before tax", "after tax", "pre-tax", "tax-free", "tax free"]
    },
    rarity: 2
  },
  {
    name: "Corporate tax",
    forms: [
      "corporate tax returns",
      "business tax returns",
      "Form 1120",
      "1120S",
      "partnership tax returns",
      "Form 1065",
      "corporation tax",
      "corporate income tax",
      "partnership taxation",
      "federal and state tax returns"
    ],
    implies: ["Tax"],
    rarity: 4
  },
  {
    name: "Tax compliance",
    forms: [
      "tax reporting",
      "tax filings compliance",
      "federal tax compliance",
      "income tax compliance",
      "tax compliance and reporting"
    ],
    implies: ["Tax"]
  },
  {
    name: "Tax planning",
    forms: ["tax strategy", "tax strategies", "tax research", "tax research and planning"],
    implies: ["Tax"],
    rarity: 4
  },
  {
    name: "Sales and use tax",
    forms: ["sales tax", "sales tax returns", "sales tax filing", "use tax", "nexus studies"],
    rarity: 4
  },
  {
    name: "VAT",
    forms: [
      "GST",
      "VAT/GST",
      "Making Tax Digital",
      "value added tax",
      "VAT returns",
      "GST returns",
      "VAT compliance",
      "indirect tax"
    ],
    ambiguous: {
      forms: [],
      never: ["vats", "vat of", "vat dye", "vat dyes", "dye vat", "cheese vat", "milk vat", "fermentation vat"]
    },
    rarity: 4
  },
  {
    name: "Payroll tax",
    forms: [
      "Form 940",
      "941s",
      "payroll tax filings",
      "payroll taxes",
      "payroll tax returns",
      "Form 941",
      "quarterly payroll taxes",
      "PAYE",
      "W-2 processing",
      "W-2s",
      "employment taxes"
    ],
    rarity: 4
  },
  { name: "Property tax", forms: ["property taxes", "property tax assessment", "ad valorem"], rarity: 4 },
  {
    name: "International tax",
    forms: ["transfer pricing", "cross-border tax", "foreign tax credit", "FATCA"],
    rarity: 5
  },
  { name: "Tax provision", forms: ["ASC 740", "income tax provision", "FAS 109", "deferred taxes"], rarity: 5 },
  { name: "R&D tax credits", forms: ["R&D tax credit", "tax credits", "cost segregation"], rarity: 5 },
  {
    name: "IRS representation",
    forms: ["IRS audits", "IRS notices", "IRS correspondence", "tax resolution", "tax audits"],
    rarity: 4
  },
  {
    name: "Estate and trust tax",
    forms: ["fiduciary tax", "Form 1041", "estate tax", "gift tax", "trust taxation"],
    rarity: 5
  },
  { name: "UltraTax", forms: ["UltraTax CS"], rarity: 5 },
  { name: "Lacerte", rarity: 5 },
  { name: "ProSeries", rarity: 5 },
  { name: "Drake Tax", forms: ["Drake Software"], rarity: 5 },
  { name: "CCH Axcess", forms: ["CCH ProSystem fx", "ProSystem fx", "CCH Engagement", "CCH"], rarity: 5 },
  { name: "TurboTax", rarity: 4 },
  { name: "Avalara", forms: ["AvaTax"], rarity: 5 },
  {
    name: "Vertex tax software",
    forms: ["Vertex O Series", "Vertex Indirect Tax"],
    ambiguous: {
      forms: ["Vertex"],
      near: ["tax", "avalara", "sales", "erp"],
      never: ["vertex ai", "vertex pharmaceuticals"]
    },
    rarity: 5
  },

  // Audit and controls
  {
    name: "Auditing",
    forms: [
      "financial audits",
      "financial audit",
      "financial auditing",
      "audit procedures",
      "audit planning",
      "audit fieldwork",
      "conducting audits",
      "conduct audits",
      "audit engagements",
      "audit programs",
      "audit reports",
      "audit preparation",
      "audit support",
      "audit schedules",
      "audit findings",
      "audit readiness",
      "audit requests"
    ],
    ambiguous: {
      forms: ["Audit", "audit", "Audits", "audits"],
      near: [
        "accounting",
        "financial",
        "tax",
        "firm",
        "annual",
        "controls",
        "assurance",
        "accountant",
        "cpa",
        "finance",
        "auditors",
        "records",
        "compliance",
        "years",
        "big",
        "four",
        "external",
        "internal",
        "experience",
        "associate",
        "advisory"
      ],
      never: ["audit trail", "audit log", "audit logs", "chart audit", "chart audits", "seo audit", "content audit"]
    },
    rarity: 2
  },
  {
    name: "External audit",
    forms: [
      "external auditors",
      "external audits",
      "statutory audit",
      "audit liaison",
      "year-end audit",
      "annual audit",
      "annual audits",
      "independent auditors",
      "assurance services",
      "liaise with auditors"
    ]
  },
  {
    name: "Internal audit",
    forms: [
      "internal auditing",
      "internal audits",
      "operational audits",
      "internal auditors",
      "operational audit",
      "risk-based auditing"
    ]
  },
  {
    name: "SOX",
    forms: [
      "Sarbanes-Oxley",
      "Sarbanes Oxley",
      "SOX compliance",
      "SOX 404",
      "SOX controls",
      "Sarbanes-Oxley Act",
      "SOX testing"
    ],
    rarity: 4
  },
  {
    name: "Internal controls",
    forms: [
      "internal control",
      "control testing",
      "COSO framework",
      "COSO",
      "segregation of duties",
      "controls testing",
      "ICFR",
      "test of controls",
      "internal control over financial reporting"
    ]
  },
  {
    name: "PCAOB standards",
    forms: ["PCAOB", "GAAS", "generally accepted auditing standards", "auditing standards"],
    rarity: 5
  },
  {
    name: "Audit workpapers",
    forms: [
      "workpapers",
      "working papers",
      "work papers",
      "substantive testing",
      "audit sampling",
      "audit documentation",
      "vouching"
    ],
    rarity: 4
  },
  { name: "Single audit", forms: ["Uniform Guidance audit", "A-133", "Yellow Book"], rarity: 5 },
  {
    name: "Forensic accounting",
    forms: ["fraud examination", "forensic audits", "financial investigations", "forensic accountant"],
    rarity: 4
  },
  {
    name: "TeamMate",
    forms: ["TeamMate audit software", "TeamMate+"],
    ambiguous: { forms: ["TeamMate"], near: ["audit", "auditing", "idea", "acl", "workpapers"] },
    rarity: 5
  },
  {
    name: "ACL Analytics",
    forms: ["Galvanize ACL", "audit command language", "CaseWare IDEA", "CaseWare"],
    ambiguous: { forms: ["ACL", "IDEA"], near: ["audit", "caseware", "auditing", "teammate"] },
    rarity: 5
  },
  { name: "AuditBoard", rarity: 5 },

  // Payroll
  {
    name: "Payroll",
    forms: [
      "payroll processing",
      "processing payroll",
      "process payroll",
      "payroll administration",
      "payroll management",
      "payroll systems",
      "payroll accounting",
      "payroll records",
      "run payroll",
      "bi-weekly payroll",
      "biweekly payroll",
      "multi-state payroll",
      "payroll functions",
      "payroll reports",
      "weekly payroll",
      "certified payroll",
      "full-cycle payroll",
      "payroll operations"
    ],
    rarity: 2
  },
  {
    name: "Timesheet processing",
    forms: [
      "time recording",
      "legal time recording",
      "timesheets",
      "time sheets",
      "time cards",
      "timekeeping",
      "timecards",
      "time and attendance",
      "employee time records"
    ],
    rarity: 2
  },
  { name: "Garnishments", forms: ["wage garnishments", "payroll deductions", "employee deductions"], rarity: 4 },
  {
    name: "ADP",
    forms: ["ADP Workforce Now", "ADP Payroll", "ADP Run", "ADP Vantage", "ADP software", "ADP TotalSource"]
  },
  { name: "Paychex", forms: ["Paychex Flex"], rarity: 4 },
  { name: "Paycom", rarity: 4 },
  { name: "Paylocity", rarity: 4 },
  {
    name: "Gusto",
    ambiguous: { forms: ["Gusto"], near: ["payroll", "quickbooks", "adp", "hris", "rippling", "bamboohr", "xero"] },
    rarity: 4
  },
  { name: "Ceridian Dayforce", forms: ["Ceridian", "Dayforce"], rarity: 4 },

  // Accounting and finance software
  {
    name: "QuickBooks",
    forms: [
      "QuickBooks Online",
      "QBO",
      "QuickBooks Pro",
      "QuickBooks Desktop",
      "QuickBooks Enterprise",
      "Intuit QuickBooks",
      "Quick Books"
    ]
  },
  { name: "NetSuite", forms: ["Oracle NetSuite", "NetSuite ERP"], rarity: 4 },
  { name: "Xero", rarity: 4 },
  {
    name: "Sage",
    forms: [
      "Sage 50",
      "Sage 100",
      "Sage 200",
      "Sage 300",
      "Sage Accounting",
      "Peachtree",
      "Sage Peachtree",
      "Sage X3",
      "Sage MAS 90",
      "MAS 90",
      "MAS 200",
      "Sage Line 50",
      "Sage 50 Accounts",
      "Sage payroll"
    ],
    ambiguous: {
      forms: ["Sage"],
      near: [
        "accounting",
        "quickbooks",
        "xero",
        "ledger",
        "payroll",
        "erp",
        "invoices",
        "netsuite",
        "software",
        "bookkeeping",
        "accounts"
      ],
      never: ["sage publications", "sage advice", "sage green"]
    },
    rarity: 4
  },
  {
    name: "Wave Accounting",
    forms: ["Wave Apps", "Wave Financial"],
    ambiguous: {
      forms: ["Wave"],
      near: ["quickbooks", "xero", "freshbooks", "sage", "bookkeeping", "accounting", "invoicing"],
      never: ["wave of"]
    },
    rarity: 5
  },
  { name: "Sage Intacct", forms: ["Intacct"], rarity: 4 },
  { name: "FreshBooks", rarity: 4 },
  { name: "Bill.com", forms: ["BILL AP automation"], rarity: 4 },
  {
    name: "SAP FICO",
    forms: ["SAP FI/CO", "SAP FI", "SAP CO", "SAP Finance", "SAP Financials", "SAP Controlling", "SAP FI-CO"],
    rarity: 4
  },
  {
    name: "Oracle Financials",
    forms: ["Oracle EBS Financials", "Oracle Fusion Financials", "Oracle Cloud Financials", "Oracle General Ledger"],
    rarity: 4
  },
  {
    name: "Oracle Hyperion",
    forms: [
      "Hyperion",
      "Hyperion Financial Management",
      "HFM",
      "Hyperion Essbase",
      "Essbase",
      "Hyperion Planning",
      "Oracle EPM"
    ],
    rarity: 4
  },
  { name: "PeopleSoft Financials", forms: ["PeopleSoft Finance", "PeopleSoft FSCM"], rarity: 5 },
  {
    name: "Microsoft Dynamics GP",
    forms: ["Great Plains", "Dynamics GP", "Microsoft Great Plains", "Great Plains Dynamics"],
    rarity: 4
  },
  { name: "Anaplan", rarity: 4 },
  {
    name: "Adaptive Planning",
    forms: ["Workday Adaptive Planning", "Adaptive Insights", "Workday Adaptive"],
    rarity: 5
  },
  { name: "OneStream", rarity: 5 },
  { name: "Planful", forms: ["Host Analytics"], rarity: 5 },
  { name: "IBM Planning Analytics", forms: ["TM1", "Cognos TM1", "IBM TM1"], rarity: 5 },
  { name: "BlackLine", rarity: 4 },
  { name: "FloQast", rarity: 5 },
  {
    name: "SAP Concur",
    forms: ["Concur Expense", "Concur Travel"],
    ambiguous: { forms: ["Concur"], near: ["expense", "expenses", "travel", "sap", "expensify", "reports", "workday"] },
    rarity: 4
  },
  { name: "Expensify", rarity: 4 },
  { name: "Coupa", rarity: 4 },
  { name: "Yardi", forms: ["Yardi Voyager"], rarity: 4 },
  { name: "MRI property software", forms: ["MRI Software", "RealPage", "AppFolio"], rarity: 5 },
  { name: "Deltek", forms: ["Deltek Vision", "Costpoint", "Deltek Costpoint", "Deltek Vantagepoint"], rarity: 5 },
  { name: "Blackbaud Financial Edge", forms: ["Financial Edge", "Financial Edge NXT"], rarity: 5 },
  { name: "Zuora", rarity: 5 },
  {
    name: "Stripe",
    ambiguous: {
      forms: ["Stripe"],
      near: ["payments", "payment", "paypal", "billing", "api", "checkout", "braintree", "integration"]
    },
    rarity: 4
  },
  { name: "10-key", forms: ["ten key", "10 key", "10-key by touch", "10-key calculator", "ten-key"] },

  // Banking and credit
  {
    name: "Retail banking",
    forms: [
      "branch banking",
      "banking products",
      "consumer banking",
      "personal banking",
      "banking services",
      "bank products",
      "branch operations",
      "banking operations",
      "bank products and services"
    ]
  },
  {
    name: "Bank teller operations",
    forms: [
      "bank teller",
      "teller",
      "teller transactions",
      "teller operations",
      "cash drawer balancing",
      "vault operations",
      "teller line",
      "cashing checks",
      "account opening",
      "opening accounts",
      "deposits and withdrawals",
      "ATM balancing"
    ]
  },
  {
    name: "Commercial banking",
    forms: ["business banking", "corporate banking", "relationship banking", "commercial loans"],
    rarity: 4
  },
  {
    name: "Investment banking",
    forms: [
      "IBD",
      "investment bank",
      "equity capital markets",
      "debt capital markets",
      "leveraged finance",
      "deal execution"
    ],
    rarity: 4
  },
  {
    name: "Private equity",
    forms: ["growth equity", "buyouts", "portfolio company", "portfolio companies"],
    rarity: 4
  },
  { name: "Venture capital", forms: ["venture investing", "deal sourcing", "startup investing"], rarity: 4 },
  {
    name: "Lending",
    forms: [
      "loan origination",
      "loan processing",
      "loan applications",
      "consumer lending",
      "loans",
      "loan officer",
      "loan servicing",
      "process loan applications",
      "loan portfolio",
      "loan administration"
    ]
  },
  {
    name: "Mortgage lending",
    forms: [
      "FHA",
      "FHA lending",
      "USDA loans",
      "FHA/VA",
      "mortgage loans",
      "mortgage origination",
      "mortgage processing",
      "mortgage banking",
      "residential mortgage",
      "mortgage loan processing",
      "mortgages",
      "home loans",
      "mortgage servicing",
      "FHA loans",
      "VA loans",
      "mortgage loan origination",
      "mortgage advice"
    ],
    implies: ["Lending"],
    rarity: 4
  },
  { name: "TRID", forms: ["RESPA", "TILA", "Truth in Lending Act", "HMDA", "loan estimate disclosures"], rarity: 5 },
  {
    name: "Credit analysis",
    forms: [
      "credit risk analysis",
      "creditworthiness",
      "credit evaluation",
      "credit assessment",
      "credit review",
      "credit underwriting",
      "commercial credit analysis",
      "credit memos",
      "credit reports",
      "evaluate creditworthiness",
      "financial spreading",
      "credit applications"
    ]
  },
  {
    name: "Commercial lending",
    forms: [
      "SBA loans",
      "commercial real estate lending",
      "small business lending",
      "SBA lending",
      "asset-based lending",
      "syndicated loans",
      "structured finance"
    ],
    implies: ["Lending"],
    rarity: 4
  },
  {
    name: "Loan workout",
    forms: [
      "loss mitigation",
      "foreclosure prevention",
      "loan modification",
      "loan modifications",
      "default servicing",
      "foreclosure processing"
    ],
    rarity: 4
  },
  {
    name: "Encompass loan software",
    forms: ["Ellie Mae Encompass", "Ellie Mae", "Calyx Point", "nCino", "Desktop Underwriter"],
    ambiguous: { forms: ["Encompass"], near: ["loan", "mortgage", "calyx", "underwriting", "lender"] },
    rarity: 5
  },
  { name: "Core banking systems", forms: ["core banking", "FIS banking"], rarity: 4 },
  {
    name: "Trade finance",
    forms: ["documentary credits", "export finance", "factoring receivables", "supply chain finance"],
    rarity: 5
  },
  {
    name: "Payments industry",
    forms: [
      "card payments",
      "merchant services",
      "merchant acquiring",
      "credit card processing",
      "chargebacks",
      "SWIFT payments",
      "ISO 20022",
      "SEPA",
      "chargeback management"
    ],
    ambiguous: {
      forms: ["interchange"],
      near: ["fees", "card", "cards", "payments", "visa", "mastercard", "networks"]
    },
    rarity: 4
  },
  { name: "Fintech", forms: ["financial technology", "open banking", "PSD2", "digital banking"], rarity: 4 },
  {
    name: "Cryptocurrency",
    forms: ["crypto", "digital assets", "DeFi", "decentralized finance", "cryptocurrencies"],
    rarity: 4
  },
  {
    name: "Financial services",
    forms: [
      "financial services industry",
      "financial products",
      "financial institutions",
      "banking industry",
      "financial industry",
      "banking and financial services"
    ],
    rarity: 2
  },
  {
    name: "Financial counseling",
    forms: [
      "debt counseling",
      "credit counseling",
      "financial coaching",
      "financial education",
      "financial literacy",
      "personal finance",
      "budget counseling"
    ],
    rarity: 4
  },

  // Financial crime and banking compliance
  {
    name: "AML",
    forms: [
      "BSA compliance",
      "anti-money laundering",
      "anti money laundering",
      "AML compliance",
      "money laundering",
      "AML investigations",
      "BSA/AML",
      "Bank Secrecy Act",
      "AML/CTF",
      "AML regulations",
      "counter-terrorist financing"
    ],
    ambiguous: {
      forms: ["AML", "BSA"],
      near: [
        "kyc",
        "bsa",
        "compliance",
        "sanctions",
        "ofac",
        "fraud",
        "banking",
        "laundering",
        "cdd",
        "transaction",
        "sar",
        "aml",
        "fincen",
        "cip",
        "bank"
      ],
      never: ["aml patients", "leukemia aml"]
    },
    rarity: 4
  },
  {
    name: "KYC",
    forms: [
      "know your customer",
      "know your client",
      "client onboarding due diligence",
      "customer identification program",
      "KYC reviews"
    ],
    rarity: 4
  },
  {
    name: "Customer due diligence",
    forms: ["enhanced due diligence", "CDD/EDD", "beneficial ownership"],
    ambiguous: { forms: ["CDD", "EDD"], near: ["kyc", "aml", "diligence", "bsa", "compliance"] },
    rarity: 5
  },
  {
    name: "Suspicious activity reporting",
    forms: [
      "suspicious activity reports",
      "suspicious activity report",
      "SAR filing",
      "currency transaction reports",
      "suspicious activity"
    ],
    ambiguous: { forms: ["SAR", "SARs"], near: ["aml", "suspicious", "bsa", "filing", "fincen", "kyc"] },
    rarity: 5
  },
  {
    name: "Transaction monitoring",
    forms: ["transaction screening", "alert investigation", "Actimize", "NICE Actimize", "World-Check"],
    rarity: 4
  },
  {
    name: "Fraud detection",
    forms: [
      "fraud prevention",
      "fraud analysis",
      "fraud investigation",
      "fraud monitoring",
      "fraud risk",
      "detecting fraud",
      "detect fraud",
      "fraud analytics",
      "payment fraud",
      "identity theft investigation"
    ]
  },
  { name: "Dodd-Frank", forms: ["Dodd Frank", "Volcker Rule", "MiFID II", "MiFID"], rarity: 5 },
  {
    name: "FINRA rules",
    forms: [
      "FINRA",
      "SEC rules",
      "FINRA regulations",
      "FINRA compliance",
      "FCA regulations",
      "broker-dealer compliance"
    ],
    rarity: 4
  },
  {
    name: "Basel III",
    forms: ["Basel II", "Basel IV", "CCAR", "DFAST", "CECL", "regulatory capital", "IFRS 9", "capital adequacy"],
    rarity: 5
  },

  // Risk
  {
    name: "Risk management",
    forms: [
      "managing risk",
      "risk mitigation",
      "enterprise risk management",
      "risk management framework",
      "risk identification",
      "mitigate risk",
      "mitigating risks",
      "mitigate risks",
      "manage risk",
      "risk management strategies"
    ],
    rarity: 2
  },
  {
    name: "Risk assessment",
    forms: [
      "risk analysis",
      "risk assessments",
      "assessing risk",
      "risk evaluation",
      "assess risk",
      "assess risks",
      "risk analyses"
    ],
    rarity: 2
  },
  {
    name: "Credit risk",
    forms: [
      "credit risk management",
      "credit risk modeling",
      "probability of default",
      "loss given default",
      "credit scoring",
      "credit risk models",
      "scorecards credit"
    ],
    rarity: 4
  },
  {
    name: "Market risk",
    forms: [
      "value at risk",
      "market risk management",
      "stress testing portfolios",
      "interest rate risk",
      "asset liability management"
    ],
    ambiguous: { forms: ["VaR"], near: ["risk", "market", "stress", "portfolio", "backtesting"] },
    rarity: 4
  },
  {
    name: "Operational risk",
    forms: ["operational risk management", "RCSA", "key risk indicators", "risk and control self-assessment"],
    rarity: 4
  },
  {
    name: "Third-party risk management",
    forms: ["vendor risk management", "TPRM", "third-party risk", "vendor risk"],
    rarity: 4
  },
  { name: "Model risk management", forms: ["SR 11-7", "model validation", "model risk"], rarity: 5 },
  {
    name: "Business continuity planning",
    forms: [
      "business continuity",
      "business continuity plans",
      "BCP",
      "business continuity management",
      "continuity of operations"
    ]
  },

  // Insurance and actuarial
  {
    name: "Insurance",
    forms: [
      "insurance industry",
      "insurance policies",
      "insurance products",
      "insurance policy",
      "insurance coverage",
      "insurance services",
      "insurance brokerage",
      "insurance agency",
      "insurance carriers"
    ],
    rarity: 2
  },
  {
    name: "Property and casualty insurance",
    forms: [
      "P&C insurance",
      "property and casualty",
      "property & casualty",
      "P&C",
      "commercial lines",
      "personal lines",
      "homeowners insurance",
      "auto insurance",
      "general liability insurance",
      "commercial insurance"
    ],
    implies: ["Insurance"],
    rarity: 4
  },
  {
    name: "Life insurance",
    forms: [
      "life and annuity",
      "whole life",
      "term life",
      "life and health insurance",
      "life insurance sales",
      "long-term care insurance"
    ],
    implies: ["Insurance"],
    rarity: 4
  },
  { name: "Annuities", forms: ["fixed annuities", "variable annuities", "annuity products"], rarity: 4 },
  { name: "Reinsurance", forms: ["treaty reinsurance", "facultative reinsurance", "retrocession"], rarity: 5 },
  {
    name: "Underwriting",
    forms: [
      "insurance underwriting",
      "underwriter",
      "underwriting guidelines",
      "risk selection",
      "underwrite",
      "policy underwriting",
      "commercial underwriting",
      "underwriting decisions"
    ]
  },
  {
    name: "Mortgage underwriting",
    forms: ["loan underwriting", "FHA underwriting", "DE underwriter", "underwriting loans"],
    implies: ["Underwriting"],
    rarity: 4
  },
  {
    name: "Claims adjusting",
    forms: [
      "insurance claims",
      "claims adjuster",
      "claims handling",
      "claims adjustment",
      "claims investigation",
      "claims management",
      "claims settlement",
      "claim investigation",
      "auto claims",
      "property claims",
      "liability claims",
      "casualty claims",
      "claims processing",
      "process claims",
      "processing claims",
      "claims examiner",
      "investigate claims",
      "claims administration",
      "claims resolution"
    ]
  },
  { name: "Subrogation", forms: ["subrogation claims", "salvage and subrogation"], rarity: 5 },
  {
    name: "Workers' compensation claims handling",
    forms: ["workers' comp claims", "workers comp claims", "lost time claims"],
    rarity: 4
  },
  {
    name: "Damage estimating",
    forms: ["damage appraisal", "vehicle appraisal", "damage estimates", "auto damage appraisal"],
    rarity: 4
  },
  { name: "Xactimate", forms: ["Symbility"], rarity: 5 },
  { name: "CCC ONE", forms: ["CCC estimating", "Mitchell estimating", "Audatex"], rarity: 5 },
  { name: "Guidewire", forms: ["PolicyCenter", "ClaimCenter", "BillingCenter", "Guidewire PolicyCenter"], rarity: 5 },
  { name: "Applied Epic", forms: ["Vertafore", "AMS360", "Applied TAM", "EZLynx"], rarity: 5 },
  {
    name: "Policy administration",
    forms: [
      "policy servicing",
      "policy renewals",
      "policy changes",
      "endorsements and renewals",
      "certificates of insurance",
      "insurance renewals",
      "policy issuance",
      "insurance quotes"
    ],
    rarity: 4
  },
  {
    name: "Actuarial science",
    forms: [
      "actuarial",
      "actuarial analysis",
      "actuarial modeling",
      "actuarial models",
      "actuary",
      "actuarial pricing",
      "ratemaking"
    ],
    rarity: 4
  },
  {
    name: "Loss reserving",
    forms: ["IBNR", "loss reserves", "actuarial reserving", "chain ladder", "claim reserves", "reserve setting"],
    ambiguous: { forms: ["reserving"], near: ["actuarial", "loss", "insurance", "claims", "pricing"] },
    rarity: 5
  },
  {
    name: "Pension administration",
    forms: [
      "pensions",
      "pension plans",
      "defined benefit plans",
      "pension scheme",
      "retirement plan administration",
      "401(k) administration",
      "defined contribution plans",
      "401k administration"
    ],
    rarity: 4
  },
  { name: "ERISA compliance", forms: ["Form 5500"], rarity: 4 },

  // Investments and markets
  {
    name: "Portfolio management",
    forms: [
      "investment portfolio",
      "investment portfolios",
      "portfolio analysis",
      "asset allocation",
      "portfolio construction",
      "portfolio optimization",
      "investment portfolio management",
      "portfolio rebalancing",
      "portfolio manager"
    ]
  },
  {
    name: "Asset management",
    forms: [
      "investment management",
      "fund management",
      "asset managers",
      "real asset management",
      "investment manager"
    ],
    rarity: 3
  },
  {
    name: "Wealth management",
    forms: [
      "private banking",
      "private wealth",
      "high net worth",
      "high-net-worth individuals",
      "high net worth clients",
      "HNW clients",
      "private wealth management",
      "family office"
    ],
    rarity: 4
  },
  {
    name: "Financial planning",
    forms: [
      "retirement planning",
      "financial advice",
      "financial advisory",
      "investment advice",
      "financial planner",
      "comprehensive financial planning",
      "financial plans",
      "financial advising",
      "financial advisor services"
    ]
  },
  {
    name: "Investment analysis",
    forms: [
      "investment research",
      "securities analysis",
      "security analysis",
      "investment strategies",
      "investment strategy",
      "investment decisions",
      "fundamental analysis",
      "investment recommendations",
      "investment memos"
    ]
  },
  {
    name: "Equity research",
    forms: [
      "stock analysis",
      "sell-side research",
      "buy-side research",
      "equity analysis",
      "research reports equities",
      "stock pitches"
    ],
    rarity: 4
  },
  {
    name: "Securities",
    forms: [
      "stocks and bonds",
      "capital markets",
      "financial markets",
      "securities industry",
      "stock market",
      "investment products",
      "mutual funds",
      "ETFs"
    ],
    ambiguous: {
      forms: ["equities", "Equities"],
      near: [
        "fixed",
        "income",
        "trading",
        "derivatives",
        "bonds",
        "research",
        "markets",
        "securities",
        "portfolio",
        "asset",
        "investment",
        "commodities"
      ]
    },
    rarity: 3
  },
  {
    name: "Fixed income",
    forms: [
      "bonds market",
      "fixed-income securities",
      "credit markets",
      "corporate bonds",
      "municipal bonds",
      "bond trading",
      "mortgage-backed securities"
    ],
    rarity: 4
  },
  {
    name: "Derivatives",
    forms: [
      "options trading",
      "futures trading",
      "interest rate swaps",
      "swap pricing",
      "total return swaps",
      "options and futures",
      "futures and options",
      "credit default swaps",
      "equity derivatives",
      "derivatives pricing",
      "Black-Scholes",
      "options pricing",
      "structured products"
    ],
    ambiguous: {
      forms: ["swaps", "Swaps"],
      near: [
        "options",
        "futures",
        "forwards",
        "derivatives",
        "rate",
        "rates",
        "fx",
        "bonds",
        "trading",
        "hedging",
        "caps",
        "swaptions",
        "otc",
        "isda",
        "currency"
      ]
    },
    rarity: 4
  },
  {
    name: "Commodities",
    forms: ["commodity trading", "energy trading", "commodities trading", "commodity markets"],
    rarity: 4
  },
  {
    name: "Securities trading",
    forms: [
      "equity trading",
      "trade execution",
      "stock trading",
      "trading strategies",
      "day trading",
      "order execution",
      "trading desk",
      "proprietary trading",
      "trading systems",
      "trader"
    ],
    rarity: 4
  },
  {
    name: "Algorithmic trading",
    forms: [
      "algo trading",
      "quantitative trading",
      "high-frequency trading",
      "HFT",
      "systematic trading",
      "electronic trading",
      "backtesting strategies"
    ],
    rarity: 5
  },
  {
    name: "Quantitative finance",
    forms: [
      "quantitative analysis in finance",
      "quant research",
      "financial engineering",
      "stochastic calculus",
      "computational finance",
      "mathematical finance",
      "quantitative modeling",
      "quant finance"
    ],
    rarity: 4
  },
  {
    name: "Technical analysis",
    ambiguous: {
      forms: ["Technical analysis", "technical analysis"],
      near: ["stock", "trading", "charts", "fundamental", "market", "equities", "investment"]
    },
    forms: ["chart patterns trading"],
    rarity: 5
  },
  {
    name: "Capital asset pricing model",
    ambiguous: { forms: ["CAPM"], near: ["wacc", "portfolio", "beta", "fama", "pricing", "valuation", "asset"] },
    forms: ["WACC", "weighted average cost of capital", "modern portfolio theory"],
    rarity: 5
  },
  {
    name: "Trade settlement",
    forms: [
      "trade operations",
      "middle office",
      "trade support",
      "trade reconciliation",
      "post-trade",
      "clearing and settlement",
      "trade confirmations",
      "trade settlements",
      "corporate actions",
      "DTCC"
    ],
    rarity: 4
  },
  {
    name: "Fund administration",
    forms: [
      "NAV calculation",
      "net asset value",
      "hedge fund accounting",
      "transfer agency",
      "fund operations",
      "mutual fund accounting",
      "hedge funds",
      "hedge fund",
      "investment accounting",
      "fund reporting"
    ],
    rarity: 4
  },
  {
    name: "Performance attribution",
    forms: ["GIPS", "investment performance reporting", "performance measurement investments", "benchmarking returns"],
    rarity: 5
  },
  {
    name: "ESG",
    forms: [
      "environmental, social and governance",
      "ESG investing",
      "impact investing",
      "sustainable finance",
      "responsible investment",
      "ESG analysis"
    ],
    rarity: 4
  },
  {
    name: "Real estate finance",
    forms: [
      "real estate investment",
      "REIT",
      "REITs",
      "real estate underwriting",
      "real estate financial modeling",
      "ARGUS Enterprise",
      "real estate investments",
      "commercial real estate analysis",
      "cap rates"
    ],
    rarity: 4
  },
  {
    name: "Project finance",
    forms: ["infrastructure finance", "public-private partnerships", "PPP projects"],
    rarity: 5
  },
  {
    name: "Restructuring",
    forms: [
      "turnaround management",
      "distressed debt",
      "corporate restructuring",
      "debt restructuring",
      "financial restructuring"
    ],
    rarity: 5
  },
  {
    name: "Real estate appraisal",
    forms: [
      "property appraisal",
      "property valuation",
      "real property appraisal",
      "appraisal reports",
      "USPAP",
      "residential appraisal",
      "appraiser"
    ],
    rarity: 4
  },
  {
    name: "Economic analysis",
    forms: [
      "econometrics",
      "macroeconomics",
      "microeconomics",
      "economic forecasting",
      "economic modeling",
      "econometric modeling",
      "economics"
    ],
    rarity: 3
  },
  {
    name: "Bloomberg Terminal",
    forms: ["Bloomberg Professional"],
    ambiguous: {
      forms: ["Bloomberg"],
      near: [
        "terminal",
        "factset",
        "capital",
        "refinitiv",
        "reuters",
        "eikon",
        "pitchbook",
        "markets",
        "equities",
        "trading",
        "morningstar",
        "excel"
      ],
      never: [
        "bloomberg law",
        "bloomberg news",
        "bloomberg philanthropies",
        "bloomberg businessweek",
        "bloomberg school"
      ]
    },
    rarity: 4
  },
  { name: "FactSet", rarity: 5 },
  { name: "Capital IQ", forms: ["S&P Capital IQ", "CapIQ", "CapitalIQ"], rarity: 5 },
  {
    name: "Refinitiv Eikon",
    forms: ["Thomson Reuters Eikon", "Eikon", "Refinitiv", "Thomson Reuters Datastream", "LSEG Workspace"],
    rarity: 5
  },
  {
    name: "PitchBook",
    ambiguous: {
      forms: ["PitchBook", "Pitchbook"],
      near: ["data", "crunchbase", "factset", "capital", "iq", "preqin", "bloomberg"]
    },
    forms: ["Preqin", "PitchBook Data"],
    rarity: 5
  },
  { name: "Morningstar", forms: ["Morningstar Direct"], rarity: 5 },
  { name: "Murex", forms: ["Calypso trading", "Murex MX.3"], rarity: 5 },
  {
    name: "Charles River IMS",
    forms: ["BlackRock Aladdin", "SimCorp", "SimCorp Dimension", "Advent Geneva", "Charles River Development"],
    rarity: 5
  },
  { name: "eMoney", forms: ["eMoney Advisor", "MoneyGuidePro", "RightCapital"], rarity: 5 },

  // Certifications
  {
    name: "CPA",
    kind: "certification",
    forms: [
      "C.P.A.",
      "Certified Public Accountant",
      "CPA license",
      "CPA certification",
      "licensed CPA",
      "active CPA",
      "CPA qualified",
      "qualified CPA"
    ],
    ambiguous: {
      forms: ["CPA", "CPAs"],
      near: [
        "acca",
        "cima",
        "aca",
        "qualified",
        "accountant",
        "accounting",
        "gaap",
        "valid",
        "years",
        "bookkeeping",
        "ledger",
        "reconciliation",
        "audit",
        "auditing",
        "tax",
        "certified",
        "preferred",
        "license",
        "licensed",
        "cma",
        "cfa",
        "mba",
        "public",
        "designation",
        "candidate",
        "active",
        "controller",
        "degree",
        "cia",
        "certification",
        "required"
      ],
      never: [
        "cost per acquisition",
        "lowered cpa",
        "reduced cpa",
        "lower cpa",
        "reduce cpa",
        "reducing cpa",
        "improve cpa",
        "cpa and roas",
        "lowering cpa",
        "cpa campaigns",
        "cpa and roas",
        "cpa, roas",
        "cpa, ctr",
        "cpc, cpa",
        "cpa, cpc",
        "target cpa",
        "cpa by"
      ]
    },
    implies: ["Accounting"]
  },
  {
    name: "CFA",
    kind: "certification",
    forms: [
      "Chartered Financial Analyst",
      "CFA charterholder",
      "CFA charter",
      "CFA Level I",
      "CFA Level II",
      "CFA Level III",
      "CFA Level 1",
      "CFA Level 2",
      "CFA Institute"
    ],
    ambiguous: {
      forms: ["CFA"],
      near: [
        "chartered",
        "charterholder",
        "finance",
        "investment",
        "level",
        "mba",
        "cpa",
        "frm",
        "equity",
        "caia",
        "designation",
        "candidate",
        "preferred",
        "progress"
      ],
      never: ["confirmatory factor analysis", "cfa and efa", "efa and cfa"]
    },
    rarity: 4
  },
  {
    name: "Certified Management Accountant",
    kind: "certification",
    forms: ["CMA accountant", "CMA certification in accounting", "US CMA"],
    ambiguous: {
      forms: ["CMA"],
      near: [
        "cpa",
        "accounting",
        "accountant",
        "finance",
        "cfa",
        "management",
        "cost",
        "cgma",
        "controller",
        "mba",
        "fp&a",
        "cia"
      ],
      never: [
        "medical assistant cma",
        "cma medical",
        "cma certification as a medical assistant",
        "comparative market analysis"
      ]
    },
    implies: ["Management accounting"],
    rarity: 4
  },
  {
    name: "Certified Internal Auditor",
    kind: "certification",
    ambiguous: {
      forms: ["CIA"],
      near: ["audit", "auditor", "cpa", "cisa", "cfe", "auditing", "internal", "cma", "crma"],
      never: ["central intelligence agency", "cia triad"]
    },
    implies: ["Internal audit"],
    rarity: 4
  },
  {
    name: "Certified Fraud Examiner",
    kind: "certification",
    ambiguous: { forms: ["CFE"], near: ["fraud", "cpa", "cia", "audit", "forensic", "cams", "examiner"] },
    rarity: 4
  },
  {
    name: "FRM",
    kind: "certification",
    forms: ["Financial Risk Manager", "GARP FRM"],
    ambiguous: { forms: ["FRM"], near: ["risk", "cfa", "garp", "prm", "financial"] },
    implies: ["Risk management"],
    rarity: 5
  },
  {
    name: "Enrolled Agent",
    kind: "certification",
    forms: ["IRS Enrolled Agent"],
    ambiguous: { forms: ["EA"], near: ["cpa", "tax", "irs", "enrolled", "taxation"], never: ["ea sports", "ea games"] },
    implies: ["Tax"],
    rarity: 4
  },
  {
    name: "ACCA",
    kind: "certification",
    forms: [
      "Association of Chartered Certified Accountants",
      "ACCA qualified",
      "Chartered Certified Accountant",
      "FCCA"
    ],
    ambiguous: {
      forms: ["ACCA"],
      near: [
        "accountant",
        "accounting",
        "cima",
        "aca",
        "aat",
        "qualified",
        "finance",
        "cpa",
        "audit",
        "equivalent",
        "part",
        "studying"
      ],
      never: ["acca manual"]
    },
    implies: ["Accounting"],
    rarity: 4
  },
  {
    name: "Chartered Accountant",
    kind: "certification",
    forms: ["ACA qualified", "ICAEW", "chartered accountancy", "ACA/ACCA", "ICAI", "CPA Canada", "ICAS"],
    ambiguous: {
      forms: ["ACA"],
      near: ["acca", "cima", "qualified", "accountant", "audit", "icaew"],
      never: ["affordable care act", "aca compliance", "aca reporting"]
    },
    implies: ["Accounting"],
    rarity: 4
  },
  {
    name: "CIMA",
    kind: "certification",
    forms: ["Chartered Institute of Management Accountants", "CIMA qualified", "CGMA", "ACMA"],
    implies: ["Management accounting"],
    rarity: 4
  },
  {
    name: "AAT",
    kind: "certification",
    forms: ["AAT Level 2", "AAT Level 3", "AAT Level 4", "AAT qualified", "Association of Accounting Technicians"],
    implies: ["Accounting"],
    rarity: 4
  },
  {
    name: "Certified Bookkeeper",
    kind: "certification",
    forms: ["AIPB", "certified public bookkeeper"],
    implies: ["Bookkeeping"],
    rarity: 5
  },
  {
    name: "QuickBooks certification",
    kind: "certification",
    forms: [
      "QuickBooks ProAdvisor",
      "QuickBooks Certified User",
      "Intuit Certified QuickBooks User",
      "QuickBooks certified"
    ],
    implies: ["QuickBooks"],
    rarity: 4
  },
  {
    name: "CFP",
    kind: "certification",
    forms: ["Certified Financial Planner", "CFP certification", "CFP professional"],
    ambiguous: {
      forms: ["CFP"],
      near: ["financial", "planner", "wealth", "cfa", "chfc", "series", "advisor", "designation", "clu"],
      never: ["call for papers"]
    },
    implies: ["Financial planning"],
    rarity: 4
  },
  {
    name: "ChFC",
    kind: "certification",
    forms: ["Chartered Financial Consultant", "CLU", "Chartered Life Underwriter"],
    implies: ["Financial planning"],
    rarity: 5
  },
  { name: "CAIA", kind: "certification", forms: ["Chartered Alternative Investment Analyst"], rarity: 5 },
  {
    name: "CMT",
    kind: "certification",
    forms: ["Chartered Market Technician"],
    ambiguous: { forms: ["CMT"], near: ["cfa", "technician", "trading", "market"] },
    rarity: 5
  },
  {
    name: "CTP",
    kind: "certification",
    forms: ["Certified Treasury Professional"],
    ambiguous: { forms: ["CTP"], near: ["treasury", "cash", "cpa", "mba"] },
    rarity: 5
  },
  {
    name: "FPAC",
    kind: "certification",
    forms: ["Certified Corporate FP&A Professional", "FMVA", "Financial Modeling & Valuation Analyst"],
    rarity: 5
  },
  {
    name: "CPP payroll",
    kind: "certification",
    forms: ["Certified Payroll Professional", "Fundamental Payroll Certification", "CPP payroll certification"],
    implies: ["Payroll"],
    rarity: 5
  },
  {
    name: "CAMS",
    kind: "certification",
    forms: ["Certified Anti-Money Laundering Specialist", "ACAMS"],
    ambiguous: { forms: ["CAMS"], near: ["aml", "acams", "laundering", "cfe", "kyc", "compliance"] },
    implies: ["AML"],
    rarity: 5
  },
  { name: "CCIM", kind: "certification", forms: ["Certified Commercial Investment Member"], rarity: 5 },
  {
    name: "Series 7",
    kind: "certification",
    forms: ["FINRA Series 7", "Series 7 license", "General Securities Representative"],
    rarity: 4
  },
  { name: "Series 63", kind: "certification", forms: ["FINRA Series 63", "Series 63 license"], rarity: 4 },
  {
    name: "Series 65",
    kind: "certification",
    forms: ["FINRA Series 65", "Investment Adviser Representative", "Series 65 license"],
    rarity: 4
  },
  { name: "Series 66", kind: "certification", forms: ["FINRA Series 66", "Series 66 license"], rarity: 4 },
  {
    name: "Series 6",
    kind: "certification",
    forms: ["FINRA Series 6", "Series 6 license", "Series 6 and 63"],
    rarity: 4
  },
  {
    name: "Series 24",
    kind: "certification",
    forms: ["FINRA Series 24", "General Securities Principal", "Series 9 and 10"],
    rarity: 5
  },
  {
    name: "SIE",
    kind: "certification",
    forms: ["Securities Industry Essentials", "SIE exam"],
    ambiguous: { forms: ["SIE"], near: ["finra", "series", "securities", "exam"] },
    rarity: 4
  },
  {
    name: "NMLS license",
    kind: "certification",
    forms: ["NMLS", "mortgage loan originator license", "MLO license", "NMLS licensed"],
    implies: ["Mortgage lending"],
    rarity: 4
  },
  {
    name: "Insurance license",
    kind: "certification",
    forms: ["licensed insurance agent", "insurance producer license", "insurance agent license"],
    implies: ["Insurance"]
  },
  {
    name: "Adjuster license",
    kind: "certification",
    forms: ["claims adjuster license", "all-lines adjuster", "all lines adjuster license", "licensed adjuster"],
    implies: ["Claims adjusting"],
    rarity: 4
  },
  { name: "CPCU", kind: "certification", forms: ["Chartered Property Casualty Underwriter"], rarity: 5 },
  {
    name: "CIC insurance",
    kind: "certification",
    forms: [
      "Certified Insurance Counselor",
      "Certified Insurance Service Representative",
      "Associate in Claims",
      "AINS"
    ],
    rarity: 5
  },
  {
    name: "ASA",
    kind: "certification",
    forms: [
      "Associate of the Society of Actuaries",
      "Society of Actuaries",
      "actuarial exams",
      "Fellow of the Society of Actuaries",
      "FSA actuary",
      "ACAS",
      "FCAS",
      "Casualty Actuarial Society",
      "Exam P",
      "Exam FM"
    ],
    ambiguous: {
      forms: ["ASA", "FSA"],
      near: ["actuarial", "actuary", "soa", "exams", "credentialed", "actuaries", "maaa"]
    },
    rarity: 5
  },
  {
    name: "Appraiser license",
    kind: "certification",
    forms: ["certified residential appraiser", "certified general appraiser", "licensed appraiser", "MAI designation"],
    implies: ["Real estate appraisal"],
    rarity: 5
  },
  {
    name: "Property and casualty license",
    kind: "certification",
    forms: [
      "P&C license",
      "property & casualty license",
      "property and casualty insurance license",
      "P&C insurance license",
      "P&C licensed"
    ],
    implies: ["Insurance license"],
    rarity: 4
  },
  {
    name: "Life and health license",
    kind: "certification",
    forms: [
      "life insurance license",
      "life & health insurance license",
      "life and health insurance license",
      "life & health license",
      "L&H license",
      "health insurance license"
    ],
    implies: ["Insurance license"],
    rarity: 4
  },
  { name: "MYOB", forms: ["MYOB AccountRight", "MYOB Essentials"], rarity: 5 },
  { name: "EBITDA", forms: ["adjusted EBITDA", "EBITDA analysis"], rarity: 4 },
  { name: "IPO", forms: ["initial public offering", "initial public offerings", "IPO readiness", "IPOs"], rarity: 5 },
  { name: "Self assessment", forms: ["self assessment returns"], rarity: 5 },
  { name: "ONESOURCE", forms: ["Thomson Reuters ONESOURCE", "OneSource tax"], rarity: 5 },
  {
    name: "Treasury management systems",
    forms: ["Kyriba", "GTreasury", "treasury management system", "FIS Quantum", "Reval"],
    rarity: 5
  }
]

import type { Concept } from "./Concept.js"

/** Projects, process, supply chain, manufacturing, quality, HR, administration, facilities, safety and strategy. */
export const operations: ReadonlyArray<Concept> = [
  // Project management
  {
    name: "Project management",
    forms: [
      "managing projects",
      "manage projects",
      "project manager",
      "project leadership",
      "project delivery",
      "project management skills",
      "project execution"
    ],
    rarity: 2
  },
  { name: "Program management", forms: ["programme management", "managing programs", "program manager"] },
  {
    name: "Project planning",
    forms: [
      "project plans",
      "project scheduling",
      "project schedules",
      "project plan",
      "project timelines",
      "plan projects",
      "work plans",
      "project schedule"
    ],
    rarity: 2
  },
  {
    name: "Project coordination",
    forms: [
      "coordinate projects",
      "coordinating projects",
      "project coordinator",
      "project support",
      "project administration"
    ],
    rarity: 2
  },
  {
    name: "Project controls",
    forms: ["earned value management", "EVM", "project cost control", "cost and schedule control"],
    rarity: 4
  },
  { name: "PMO", forms: ["project management office", "project governance", "program management office"], rarity: 4 },
  { name: "Project portfolio management", forms: ["PPM", "project portfolio", "project prioritization"], rarity: 4 },
  {
    name: "Project lifecycle",
    forms: ["project life cycle", "full project lifecycle", "project initiation", "project closeout", "project closure"]
  },
  {
    name: "Project scope",
    forms: ["scope management", "scope definition", "project charters", "project charter", "scope of work"]
  },
  { name: "Work breakdown structure", forms: ["WBS"], rarity: 4 },
  { name: "Gantt charts", forms: ["Gantt", "Gantt chart"], rarity: 4 },
  { name: "Critical path method", forms: ["critical path", "critical path analysis", "PERT"], rarity: 4 },
  {
    name: "Risk register",
    forms: [
      "project risk management",
      "RAID log",
      "RAID logs",
      "project risks",
      "risk and issue management",
      "issue tracking and risk"
    ],
    rarity: 4
  },
  { name: "RACI", forms: ["RACI matrix", "responsibility assignment matrix"], rarity: 5 },
  {
    name: "Project status reporting",
    forms: [
      "status reports",
      "project reporting",
      "progress reports",
      "project status reports",
      "status reporting",
      "project tracking"
    ],
    rarity: 2
  },
  { name: "Stakeholder management", forms: ["stakeholder relations", "manage stakeholders", "stakeholder analysis"] },
  {
    name: "Resource planning",
    forms: [
      "resource allocation",
      "resource management",
      "allocating resources",
      "capacity planning",
      "allocate resources"
    ]
  },
  { name: "Milestone tracking", forms: ["project milestones", "deliverables management", "project deliverables"] },
  {
    name: "Waterfall",
    forms: ["waterfall methodology", "Waterfall project management", "waterfall model"],
    ambiguous: {
      forms: ["Waterfall", "waterfall"],
      near: ["agile", "scrum", "sdlc", "methodology", "methodologies", "kanban", "project"],
      never: ["waterfall chart", "distribution waterfall"]
    }
  },
  { name: "Microsoft Project", forms: ["MS Project", "MSP Project"] },
  { name: "Primavera P6", forms: ["Primavera", "Oracle Primavera"], rarity: 4 },
  { name: "Smartsheet" },
  {
    name: "Asana",
    ambiguous: {
      forms: ["Asana"],
      near: [
        "jira",
        "trello",
        "monday",
        "slack",
        "project",
        "projects",
        "tasks",
        "tool",
        "tools",
        "notion",
        "wrike",
        "basecamp",
        "clickup",
        "smartsheet",
        "management",
        "software"
      ]
    }
  },
  { name: "Monday.com", rarity: 4 },
  { name: "Wrike", rarity: 4 },
  { name: "Basecamp", rarity: 4 },
  { name: "Trello" },
  { name: "ClickUp", rarity: 4 },
  { name: "SharePoint", forms: ["Microsoft SharePoint", "SharePoint Online"] },

  // Business analysis and process improvement
  {
    name: "Business analysis",
    forms: ["business analyst", "business systems analysis", "business needs analysis", "business process analysis"]
  },
  {
    name: "Requirements gathering",
    forms: [
      "gathering requirements",
      "requirements analysis",
      "business requirements",
      "requirements elicitation",
      "gather requirements",
      "requirements documentation",
      "requirement analysis",
      "functional requirements",
      "requirements management",
      "BRD",
      "business requirements documents"
    ]
  },
  {
    name: "Process mapping",
    forms: [
      "process flow",
      "process documentation",
      "process flows",
      "flowcharts",
      "swimlane diagrams",
      "process modeling",
      "process flow diagrams",
      "workflow diagrams"
    ]
  },
  {
    name: "BPMN",
    forms: ["business process modeling", "business process management", "business process modelling notation"],
    rarity: 4
  },
  { name: "Visio", forms: ["Microsoft Visio", "MS Visio"] },
  { name: "Gap analysis", forms: ["fit-gap analysis", "SWOT analysis", "SWOT"] },
  { name: "User acceptance testing", forms: ["UAT", "acceptance testing"] },
  {
    name: "Business case development",
    forms: ["business cases", "business case", "feasibility studies", "feasibility study"]
  },
  {
    name: "Process improvement",
    forms: [
      "business process improvement",
      "process optimization",
      "improving processes",
      "improve processes",
      "process re-engineering",
      "business process reengineering",
      "streamlining processes",
      "operational improvement",
      "workflow optimization",
      "process improvements",
      "workflow improvement",
      "process efficiency"
    ],
    rarity: 2
  },
  {
    name: "Continuous improvement",
    forms: ["continuous process improvement", "CI initiatives", "operational excellence", "continual improvement"]
  },
  {
    name: "Lean",
    forms: [
      "Lean methodology",
      "Lean principles",
      "Lean management",
      "Lean tools",
      "Lean techniques",
      "Lean thinking",
      "Lean process improvement"
    ],
    ambiguous: {
      forms: ["Lean"],
      near: [
        "six",
        "sigma",
        "kaizen",
        "manufacturing",
        "agile",
        "5s",
        "continuous",
        "improvement",
        "methodologies",
        "process",
        "tpm",
        "kanban"
      ],
      never: ["lean on", "lean startup", "lean muscle", "lean team", "lean in"]
    }
  },
  {
    name: "Lean manufacturing",
    forms: ["Lean production", "Toyota Production System", "Lean enterprise"],
    implies: ["Lean"]
  },
  { name: "Six Sigma", forms: ["6 Sigma", "Six Sigma methodology"] },
  { name: "Lean Six Sigma", forms: ["LSS", "Lean/Six Sigma", "Lean 6 Sigma"], implies: ["Six Sigma", "Lean"] },
  { name: "DMAIC", forms: ["DMADV", "Design for Six Sigma"], rarity: 5 },
  { name: "Kaizen", forms: ["kaizen events", "kaizen event"], rarity: 4 },
  { name: "5S", forms: ["5S methodology", "6S", "5S principles"], rarity: 4 },
  { name: "Value stream mapping", forms: ["VSM", "value stream"], rarity: 4 },
  { name: "Kanban", forms: ["kanban boards", "kanban board"] },
  {
    name: "Just-in-time",
    forms: ["JIT", "JIT manufacturing", "just-in-time inventory", "just in time production"],
    rarity: 4
  },
  { name: "Poka-yoke", forms: ["mistake proofing", "error proofing", "gemba", "gemba walks"], rarity: 5 },
  {
    name: "Root cause analysis",
    forms: [
      "8D",
      "8D reports",
      "RCA",
      "root-cause",
      "5 whys",
      "fishbone diagrams",
      "Ishikawa",
      "five whys",
      "8D problem solving",
      "root cause investigation"
    ]
  },
  { name: "Total quality management", forms: ["TQM"], rarity: 4 },
  {
    name: "Standard operating procedures",
    forms: ["SOP", "SOPs", "standard operating procedure", "SOP development", "operating procedures", "writing SOPs"],
    rarity: 2
  },
  {
    name: "Policy and procedure writing",
    forms: [
      "procedure writing",
      "writing procedures",
      "work instructions",
      "procedure manuals",
      "develop operating procedures",
      "procedure development"
    ]
  },
  {
    name: "KPI",
    forms: [
      "key performance indicators",
      "performance metrics",
      "performance indicators",
      "KPI reporting",
      "operational metrics",
      "KPI dashboards",
      "balanced scorecard"
    ],
    rarity: 2
  },
  { name: "OKRs", forms: ["objectives and key results", "OKR"], rarity: 4 },
  {
    name: "Operations research",
    forms: ["linear programming", "operations analysis", "queueing theory", "discrete event simulation"],
    rarity: 4
  },
  {
    name: "Time and motion studies",
    forms: ["time studies", "work measurement", "industrial engineering", "line balancing", "work study"],
    rarity: 4
  },

  // General operations, strategy and change
  {
    name: "Operations management",
    forms: [
      "managing operations",
      "manage operations",
      "business operations",
      "daily operations",
      "day-to-day operations",
      "operational management",
      "oversee operations",
      "overseeing daily operations",
      "operations leadership",
      "direct operations"
    ],
    rarity: 2
  },
  {
    name: "Strategic planning",
    forms: [
      "strategy development",
      "business strategy",
      "strategic plans",
      "corporate strategy",
      "strategic initiatives",
      "business planning",
      "business plans",
      "long-term planning",
      "strategy formulation"
    ],
    rarity: 2
  },
  {
    name: "Management consulting",
    forms: ["strategy consulting", "business consulting", "consulting engagements", "client engagements consulting"]
  },
  {
    name: "Change management",
    forms: [
      "organizational change",
      "organizational change management",
      "OCM",
      "change initiatives",
      "managing change",
      "change leadership"
    ]
  },
  { name: "Prosci ADKAR", forms: ["ADKAR", "Kotter"], rarity: 5 },
  {
    name: "Organizational development",
    forms: ["organization development", "organizational design", "organizational effectiveness", "org design"]
  },
  {
    name: "Digital transformation",
    forms: ["business transformation", "transformation programs", "transformation projects"]
  },
  { name: "Benchmarking", forms: ["best practice benchmarking", "performance benchmarking"] },
  {
    name: "Post-merger integration",
    forms: ["merger integration", "acquisition integration", "M&A integration"],
    rarity: 5
  },
  { name: "Shared services", forms: ["business process outsourcing", "BPO", "outsourcing", "offshoring"], rarity: 4 },
  { name: "Service level agreements", forms: ["SLA", "SLAs", "SLA management", "service delivery management"] },
  {
    name: "Multi-site management",
    forms: ["multi-unit management", "multi-site operations", "multi-unit operations", "regional operations"],
    rarity: 4
  },
  { name: "Franchise operations", forms: ["franchising", "franchise management", "franchisees"], rarity: 4 },
  {
    name: "Small business management",
    forms: ["business management", "entrepreneurship", "small business operations", "business administration"],
    rarity: 2
  },
  {
    name: "Operational planning",
    forms: ["production and operational planning", "operational strategy", "operating plans"]
  },

  // Supply chain and planning
  {
    name: "Supply chain management",
    forms: [
      "supply chain",
      "supply chain operations",
      "SCM",
      "supply chain planning",
      "supply chain optimization",
      "end-to-end supply chain",
      "supply chain logistics"
    ]
  },
  { name: "Demand planning", forms: ["demand forecasting", "demand management", "forecast accuracy"], rarity: 4 },
  {
    name: "Sales and operations planning",
    ambiguous: { forms: ["IBP"], near: ["s&op", "sop", "planning", "demand", "supply", "sap"] },
    forms: ["IBP process", "S&OP", "integrated business planning"],
    rarity: 4
  },
  {
    name: "Material requirements planning",
    forms: ["MRP", "MRP II", "materials planning", "materials requirements planning", "material planning"],
    rarity: 4
  },
  {
    name: "Materials management",
    forms: ["materials handling planning", "material control", "materials coordination", "material management"]
  },
  {
    name: "Bill of materials",
    forms: ["bills of materials", "bill of material"],
    ambiguous: {
      forms: ["BOM", "BOMs"],
      near: [
        "mrp",
        "engineering",
        "parts",
        "manufacturing",
        "assembly",
        "drawings",
        "cad",
        "product",
        "materials",
        "routings",
        "plm"
      ]
    },
    rarity: 4
  },
  {
    name: "ERP",
    forms: ["enterprise resource planning", "ERP systems", "ERP software", "ERP implementation", "ERP system"],
    rarity: 2
  },
  { name: "SAP MM", forms: ["SAP Materials Management", "SAP Ariba sourcing", "SAP MM/SD"], rarity: 4 },
  { name: "SAP SD", forms: ["SAP Sales and Distribution"], rarity: 5 },
  { name: "SAP PP", forms: ["SAP Production Planning"], rarity: 5 },
  { name: "SAP PM", forms: ["SAP Plant Maintenance"], rarity: 5 },
  { name: "Epicor", forms: ["Infor", "Infor ERP", "Infor LN", "JDE", "Syteline", "IFS ERP"], rarity: 4 },
  { name: "Kinaxis", forms: ["Blue Yonder", "JDA", "o9 Solutions", "Kinaxis RapidResponse"], rarity: 5 },
  {
    name: "Supply chain analytics",
    forms: [
      "supply chain data analysis",
      "network optimization logistics",
      "safety stock",
      "economic order quantity",
      "ABC analysis inventory"
    ],
    rarity: 4
  },

  // Procurement
  {
    name: "Procurement",
    forms: [
      "purchasing",
      "procurement process",
      "procure",
      "purchasing activities",
      "procurement operations",
      "purchase of supplies",
      "procurement management",
      "procuring materials",
      "buying materials"
    ],
    rarity: 2
  },
  {
    name: "Purchase orders",
    forms: [
      "P2P",
      "PO matching",
      "purchase requisitions",
      "purchase order processing",
      "issuing purchase orders",
      "PO processing",
      "procure-to-pay",
      "procure to pay",
      "P2P procurement",
      "requisitions",
      "purchase order"
    ],
    rarity: 2
  },
  {
    name: "Strategic sourcing",
    ambiguous: {
      forms: ["sourcing", "Sourcing"],
      near: [
        "procurement",
        "suppliers",
        "supplier",
        "purchasing",
        "vendor",
        "vendors",
        "buying",
        "tendering",
        "materials"
      ]
    },
    forms: [
      "sourcing strategies",
      "global sourcing",
      "supplier sourcing",
      "product sourcing",
      "sourcing suppliers",
      "material sourcing"
    ]
  },
  {
    name: "Vendor management",
    forms: [
      "supplier management",
      "supplier relationship management",
      "vendor relations",
      "supplier relations",
      "vendor relationships",
      "managing vendors",
      "vendor selection",
      "supplier performance",
      "manage vendors",
      "SRM",
      "supplier selection",
      "vendor coordination",
      "vendor relationship management"
    ]
  },
  {
    name: "Supplier negotiation",
    forms: [
      "vendor negotiation",
      "vendor negotiations",
      "supplier negotiations",
      "negotiating with suppliers",
      "negotiate with vendors",
      "negotiate with suppliers",
      "negotiating with vendors"
    ]
  },
  {
    name: "RFP",
    forms: [
      "request for proposal",
      "requests for proposals",
      "RFQ",
      "RFI",
      "request for quotation",
      "RFPs",
      "RFQs",
      "tendering",
      "competitive bidding",
      "RFx",
      "requests for quotation",
      "bid evaluation",
      "bid solicitation"
    ]
  },
  {
    name: "Spend analysis",
    forms: ["spend management", "indirect procurement", "cost avoidance", "indirect spend"],
    rarity: 4
  },
  { name: "SAP Ariba", forms: ["Ariba", "Jaggaer", "Ivalua"], rarity: 4 },
  {
    name: "Supplier quality",
    forms: ["supplier audits", "supplier quality management", "supplier development", "vendor audits", "SQE"],
    rarity: 4
  },

  // Inventory and warehouse
  {
    name: "Inventory management",
    forms: [
      "SKU management",
      "VMI",
      "EOQ",
      "SKUs",
      "stock keeping",
      "inventory control",
      "stock control",
      "stock management",
      "inventory levels",
      "managing inventory",
      "manage inventory",
      "inventory tracking",
      "maintain inventory",
      "inventory records",
      "inventory planning",
      "monitor inventory",
      "maintaining inventory",
      "inventory replenishment",
      "inventory"
    ],
    rarity: 2
  },
  {
    name: "Cycle counting",
    forms: [
      "stock taking",
      "stock-taking",
      "stocktake",
      "stocktakes",
      "stock count",
      "cycle counts",
      "physical inventory",
      "inventory counts",
      "stock counts",
      "stocktaking",
      "inventory audits",
      "stock takes",
      "taking inventory",
      "inventory reconciliation"
    ]
  },
  {
    name: "Ordering supplies",
    forms: [
      "order supplies",
      "supply ordering",
      "ordering office supplies",
      "office supplies",
      "ordering inventory",
      "ordering materials",
      "order office supplies"
    ],
    rarity: 2
  },
  {
    name: "Warehouse operations",
    forms: [
      "warehousing",
      "warehouse",
      "warehouse experience",
      "warehouse environment",
      "warehouse procedures",
      "distribution center operations"
    ],
    rarity: 2
  },
  {
    name: "Warehouse management",
    forms: ["warehouse supervision", "distribution center management", "warehouse manager", "distribution management"]
  },
  {
    name: "Warehouse management system",
    forms: ["WMS", "HighJump", "SAP WM", "warehouse management systems"],
    rarity: 4
  },
  {
    name: "Manhattan WMS",
    forms: ["Manhattan Associates", "Manhattan Active"],
    ambiguous: {
      forms: ["Manhattan"],
      near: ["wms", "warehouse", "highjump", "korber", "sap", "yonder", "jda"],
      never: [
        "minutes from manhattan",
        "miles from manhattan",
        "in manhattan",
        "downtown manhattan",
        "midtown manhattan",
        "lower manhattan",
        "upper manhattan",
        "manhattan office",
        "manhattan location",
        "manhattan apartment",
        "manhattan restaurant"
      ]
    },
    implies: ["Warehouse management system"],
    rarity: 5
  },
  {
    name: "Order picking",
    ambiguous: {
      forms: ["picking", "Picking"],
      near: ["packing", "pallets", "orders", "warehouse", "forklift", "shelves", "loading", "dispatch", "scanning"]
    },
    forms: [
      "order picker",
      "order pickers",
      "cherry picker warehouse",
      "picking and packing",
      "picker and packer",
      "packer and picker",
      "pickers and packers",
      "picker packer",
      "pick and pack",
      "order selecting",
      "order selector",
      "pick/pack",
      "picking orders",
      "order fulfillment",
      "fulfilling orders",
      "fill orders",
      "voice picking"
    ]
  },
  {
    name: "Shipping and receiving",
    forms: [
      "BOLs",
      "GRN",
      "GRNs",
      "BOL",
      "goods inwards",
      "goods in and dispatch",
      "parcel manifests",
      "shipping labels",
      "bills of lading",
      "bill of lading",
      "receiving shipments",
      "shipping and handling",
      "receiving goods",
      "shipping/receiving",
      "shipping & receiving",
      "inbound and outbound shipments",
      "goods receipt",
      "receive shipments",
      "prepare shipments"
    ],
    ambiguous: {
      forms: ["receiving", "Receiving", "goods in", "Goods in", "goods-in", "shipping"],
      near: [
        "shipping",
        "dispatch",
        "warehouse",
        "stock",
        "picking",
        "packing",
        "putaway",
        "loading",
        "receiving",
        "warehouse",
        "freight",
        "logistics",
        "packing",
        "inventory",
        "orders",
        "order",
        "carrier",
        "carriers",
        "ups",
        "fedex",
        "export",
        "international",
        "labels"
      ]
    },
    rarity: 2
  },
  {
    name: "Packaging",
    forms: ["product packaging", "packaging operations", "labeling and packaging", "palletizing", "shrink wrapping"],
    ambiguous: {
      forms: ["packaging", "Packaging", "packing"],
      near: [
        "food",
        "product",
        "products",
        "materials",
        "boxes",
        "line",
        "production",
        "shipping",
        "labeling",
        "labelling",
        "warehouse",
        "assembly",
        "orders",
        "picking",
        "pick"
      ]
    },
    rarity: 2
  },
  {
    name: "Loading and unloading",
    ambiguous: {
      forms: ["loading", "Loading", "unloading", "Unloading"],
      near: [
        "picking",
        "packing",
        "trucks",
        "trailers",
        "lorries",
        "pallets",
        "vans",
        "forklift",
        "dock",
        "warehouse",
        "dispatch",
        "containers"
      ]
    },
    forms: [
      "loading trucks",
      "unloading trucks",
      "truck loading",
      "unload trucks",
      "load and unload",
      "loading dock",
      "freight loading",
      "unloading freight",
      "load trucks"
    ],
    rarity: 2
  },
  {
    name: "Material handling",
    forms: [
      "materials handling",
      "material handler",
      "heavy lifting",
      "manual handling",
      "moving materials",
      "lifting heavy objects"
    ]
  },
  {
    name: "Pallet jack operation",
    forms: ["pallet jack", "pallet jacks", "electric pallet jack", "hand truck", "hand trucks"]
  },
  {
    name: "RF scanners",
    forms: [
      "RF scanner",
      "barcode scanning",
      "barcode scanners",
      "handheld scanners",
      "RF scanning",
      "RFID",
      "scan guns"
    ],
    rarity: 3
  },
  { name: "Cross-docking", forms: ["cross-dock", "slotting", "reverse logistics", "kitting"], rarity: 4 },
  { name: "Cold chain", forms: ["cold storage", "temperature-controlled storage", "cold chain logistics"], rarity: 5 },

  // Transport and logistics
  {
    name: "Logistics",
    forms: [
      "logistics management",
      "logistics coordination",
      "logistics operations",
      "logistics planning",
      "coordinate logistics",
      "logistical support",
      "3PL",
      "third-party logistics"
    ],
    rarity: 2
  },
  {
    name: "Transportation management",
    forms: [
      "transportation planning logistics",
      "transport management",
      "transportation logistics",
      "transport planning",
      "transportation operations",
      "transport operations"
    ]
  },
  {
    name: "Transportation management system",
    forms: ["Oracle Transportation Management", "MercuryGate", "McLeod Software", "SAP TM"],
    ambiguous: {
      forms: ["TMS"],
      near: ["wms", "freight", "transportation", "carriers", "logistics", "erp", "edi", "dispatch", "loads"],
      never: ["tms therapy"]
    },
    rarity: 4
  },
  {
    name: "Freight",
    forms: [
      "freight brokerage",
      "freight management",
      "freight broker",
      "LTL",
      "less-than-truckload",
      "FTL",
      "truckload",
      "carrier negotiation",
      "carrier management",
      "LTL/FTL",
      "freight rates",
      "freight bills"
    ]
  },
  {
    name: "Freight forwarding",
    forms: ["ocean freight", "air freight", "air cargo", "cargo handling", "intermodal", "container shipping"],
    rarity: 4
  },
  {
    name: "Customs clearance",
    forms: [
      "HTS codes",
      "tariff classification",
      "CBP regulations",
      "customs brokerage",
      "customs documentation",
      "customs regulations",
      "customs compliance",
      "harmonized tariff",
      "HTS classification"
    ],
    rarity: 4
  },
  { name: "CargoWise", forms: ["CargoWise One", "Cargo Wise", "CW1"], implies: ["Import/export"], rarity: 5 },
  {
    name: "Descartes",
    forms: ["Descartes Systems", "Descartes OneView"],
    ambiguous: {
      forms: ["Descartes"],
      near: [
        "customs",
        "entries",
        "cargowise",
        "freight",
        "filing",
        "brokerage",
        "import",
        "export",
        "routing",
        "comparable"
      ],
      never: ["rene descartes"]
    },
    rarity: 5
  },
  {
    name: "Import/export",
    ambiguous: {
      forms: ["import", "export", "Import", "Export", "imports", "exports"],
      near: ["customs", "freight", "shipping", "documentation", "incoterms", "forwarding"]
    },
    forms: [
      "import and export",
      "export documentation",
      "international shipping",
      "import export operations",
      "international trade",
      "imports and exports",
      "Incoterms",
      "export compliance documents"
    ],
    rarity: 4
  },
  {
    name: "Dispatching",
    forms: [
      "dispatch",
      "driver dispatch",
      "dispatching drivers",
      "fleet dispatch",
      "truck dispatch",
      "dispatcher",
      "dispatch drivers"
    ]
  },
  {
    name: "Route planning",
    forms: [
      "route optimization",
      "delivery routes",
      "routing and scheduling",
      "delivery scheduling",
      "route scheduling",
      "map reading"
    ]
  },
  {
    name: "Fleet management",
    forms: ["vehicle fleet", "fleet operations", "fleet maintenance", "telematics", "Samsara fleet", "fleet vehicles"],
    rarity: 4
  },
  {
    name: "Truck driving",
    forms: [
      "commercial driving",
      "tractor-trailer",
      "tractor trailer",
      "long-haul",
      "over the road driving",
      "OTR driving",
      "truck driver",
      "driving trucks",
      "tractor-trailer operation",
      "flatbed",
      "box truck",
      "18-wheeler",
      "commercial truck driving"
    ]
  },
  {
    name: "Last-mile delivery",
    forms: ["last mile delivery", "last-mile logistics", "final mile delivery"],
    rarity: 4
  },
  {
    name: "FIFO",
    forms: [
      "first out",
      "first in first out",
      "first-in first-out",
      "FIFO rotation",
      "FIFO stock rotation",
      "FIFO inventory",
      "FEFO"
    ],
    rarity: 4
  },
  {
    name: "Delivery driving",
    forms: [
      "delivery driver",
      "package delivery",
      "route delivery",
      "making deliveries",
      "courier",
      "deliver packages",
      "deliver goods"
    ]
  },
  {
    name: "Passenger transport",
    forms: [
      "bus driving",
      "school bus",
      "taxi driving",
      "chauffeur",
      "passenger transportation",
      "shuttle driving",
      "transit operations",
      "bus operation"
    ],
    rarity: 4
  },
  {
    name: "DOT regulations",
    forms: [
      "DOT regulations compliance",
      "HOS",
      "DOT compliance",
      "FMCSA regulations",
      "FMCSA",
      "hours of service",
      "DOT inspections",
      "Department of Transportation regulations",
      "electronic logging device",
      "driver logs",
      "pre-trip inspections",
      "pre-trip inspection",
      "vehicle inspections"
    ],
    rarity: 4
  },
  {
    name: "Hazardous materials transport",
    forms: [
      "IATA DGR",
      "dangerous goods regulations",
      "IMDG",
      "IMDG code",
      "dangerous goods certification",
      "DGR certification",
      "hazardous goods",
      "transport of hazardous goods",
      "HAZMAT",
      "hazmat handling",
      "dangerous goods",
      "hazardous materials",
      "hazardous materials handling",
      "IATA dangerous goods"
    ],
    rarity: 4
  },
  {
    name: "Rail operations",
    forms: ["railway operations", "train operations", "locomotive operation", "railroad operations"],
    rarity: 5
  },
  {
    name: "Airport operations",
    forms: [
      "ramp operations",
      "ground handling",
      "baggage handling",
      "aircraft marshalling",
      "aviation ground operations"
    ],
    rarity: 4
  },
  {
    name: "Maritime operations",
    forms: [
      "vessel operations",
      "port operations",
      "stevedoring",
      "ship operations",
      "deck operations",
      "navigation of vessels"
    ],
    rarity: 5
  },
  {
    name: "Military logistics",
    forms: ["property book", "GCSS-Army", "defense logistics", "supply sergeant", "military supply"],
    rarity: 5
  },

  // Manufacturing and production
  {
    name: "Manufacturing",
    forms: [
      "manufacturing operations",
      "manufacturing processes",
      "manufacturing environment",
      "manufacturing experience",
      "manufacturing techniques",
      "manufacturing process",
      "manufacturing production"
    ],
    rarity: 2
  },
  {
    name: "Production planning",
    forms: [
      "production scheduling",
      "production schedules",
      "master production schedule",
      "production control",
      "master scheduling",
      "manufacturing scheduling"
    ]
  },
  {
    name: "Production management",
    forms: [
      "production supervision",
      "plant management",
      "production operations",
      "plant operations",
      "manufacturing management",
      "production line management"
    ]
  },
  {
    name: "Assembly",
    forms: [
      "assembly line",
      "product assembly",
      "mechanical assembly",
      "assembling products",
      "assembly line work",
      "production assembly",
      "production line",
      "assemble products",
      "assemble components"
    ],
    ambiguous: {
      forms: ["Assembly"],
      near: ["production", "line", "packaging", "manufacturing", "soldering", "fabrication", "mechanical", "parts"],
      never: ["general assembly", "assembly language", "assembly member", "state assembly"]
    }
  },
  {
    name: "Machine operation",
    forms: [
      "machine operator",
      "operating machinery",
      "operate machinery",
      "production machinery",
      "operating machines",
      "machine setup",
      "operate machines",
      "set up machines",
      "production equipment operation"
    ]
  },
  {
    name: "Injection molding",
    forms: ["plastic injection molding", "blow molding", "extrusion", "plastics processing", "thermoforming"],
    rarity: 4
  },
  {
    name: "Process engineering",
    forms: ["process engineer", "manufacturing engineering", "process control manufacturing", "production engineering"],
    rarity: 4
  },
  {
    name: "New product introduction",
    forms: ["NPI", "product industrialization", "DFM", "design for manufacturability"],
    rarity: 4
  },
  {
    name: "OEE",
    forms: [
      "overall equipment effectiveness",
      "throughput improvement",
      "scrap reduction",
      "SMED",
      "downtime reduction"
    ],
    rarity: 5
  },
  {
    name: "Total productive maintenance",
    ambiguous: { forms: ["TPM"], near: ["lean", "maintenance", "5s", "kaizen", "oee"], never: ["tpm 2.0"] },
    rarity: 5
  },
  {
    name: "MES",
    forms: ["manufacturing execution system", "manufacturing execution systems"],
    ambiguous: { forms: ["MES"], near: ["erp", "manufacturing", "scada", "plc", "production", "sap"] },
    rarity: 5
  },
  { name: "Product lifecycle management", forms: ["PLM", "PTC Windchill"], rarity: 4 },
  {
    name: "Batch production records",
    forms: ["lot traceability", "production records"],
    ambiguous: {
      forms: ["traceability"],
      near: ["batch", "lot", "food", "production", "supply", "gmp", "ingredients"]
    },
    rarity: 4
  },
  {
    name: "Garment production",
    forms: [
      "textile manufacturing",
      "industrial sewing",
      "sewing machine",
      "pattern cutting",
      "textiles",
      "apparel production"
    ],
    rarity: 4
  },
  {
    name: "Printing production",
    forms: [
      "pre-press",
      "CMYK",
      "CMYK printing",
      "CMYK files",
      "press operation",
      "prepress",
      "bindery",
      "screen printing",
      "digital printing",
      "flexography"
    ],
    rarity: 4
  },
  {
    name: "Food processing",
    forms: [
      "food manufacturing",
      "food production",
      "meat processing",
      "food and beverage manufacturing",
      "bottling line"
    ],
    rarity: 4
  },
  {
    name: "Semiconductor manufacturing",
    forms: ["wafer fabrication", "semiconductor fabrication", "photolithography", "wafer processing"],
    rarity: 5
  },

  // Quality
  {
    name: "Quality assurance",
    forms: [
      "QA/QC",
      "quality assurance procedures",
      "product quality assurance",
      "quality assurance standards",
      "ensuring quality"
    ],
    rarity: 2
  },
  {
    name: "Quality control",
    forms: [
      "quality inspection",
      "quality inspections",
      "product inspection",
      "quality checks",
      "QC inspection",
      "inspecting products",
      "quality standards",
      "inspect products",
      "product testing and inspection",
      "quality monitoring",
      "QC"
    ],
    rarity: 2
  },
  {
    name: "Quality management systems",
    forms: ["QMS", "quality management", "quality system", "quality systems", "quality management system"]
  },
  { name: "ISO 9001", forms: ["ISO 9000", "ISO 9001:2015", "ISO9001", "ISO 9001 standards"], rarity: 4 },
  { name: "IATF 16949", forms: ["TS 16949", "ISO/TS 16949", "IATF"], rarity: 5 },
  { name: "AS9100", forms: ["AS 9100", "AS9102", "first article inspection"], rarity: 5 },
  { name: "ISO 14001", forms: ["environmental management system", "environmental management systems"], rarity: 5 },
  { name: "ISO 45001", forms: ["OHSAS 18001"], rarity: 5 },
  {
    name: "CAPA",
    forms: [
      "corrective and preventive action",
      "corrective actions",
      "corrective and preventive actions",
      "corrective action",
      "corrective action reports"
    ]
  },
  {
    name: "Nonconformance management",
    forms: [
      "nonconformance reports",
      "non-conformance",
      "NCRs",
      "deviations and nonconformances",
      "nonconforming material",
      "deviation investigations",
      "deviation management"
    ],
    rarity: 4
  },
  {
    name: "FMEA",
    forms: [
      "failure mode and effects analysis",
      "PFMEA",
      "DFMEA",
      "failure modes and effects analysis",
      "failure analysis"
    ],
    rarity: 4
  },
  {
    name: "PPAP",
    forms: [
      "production part approval process",
      "APQP",
      "advanced product quality planning",
      "control plans manufacturing"
    ],
    rarity: 5
  },
  { name: "Statistical process control", forms: ["SPC", "control charts", "process capability", "Cpk"], rarity: 4 },
  {
    name: "Design of experiments",
    forms: ["DOE experiments", "factorial design", "Taguchi"],
    ambiguous: {
      forms: ["DOE", "DoE"],
      near: ["spc", "six", "minitab", "experiments", "fmea", "statistical", "jmp", "anova", "sigma"],
      never: ["department of energy", "department of education", "jane doe", "john doe"]
    },
    rarity: 4
  },
  { name: "Measurement systems analysis", forms: ["gage R&R", "gauge R&R", "MSA gage"], rarity: 5 },
  { name: "Minitab", rarity: 5 },
  {
    name: "Metrology",
    forms: [
      "coordinate measuring machine",
      "CMM",
      "calipers",
      "micrometers",
      "precision measuring instruments",
      "dimensional inspection",
      "measuring instruments",
      "calipers and micrometers"
    ],
    rarity: 4
  },
  {
    name: "Calibration",
    forms: ["instrument calibration", "equipment calibration", "calibrating instruments", "calibrate equipment"]
  },
  {
    name: "Acceptance sampling",
    forms: [
      "incoming inspection",
      "sampling plans",
      "AQL",
      "in-process inspection",
      "final inspection",
      "receiving inspection"
    ],
    rarity: 4
  },
  {
    name: "Quality auditing",
    forms: ["quality audits", "ISO auditing", "process audits", "ISO audits", "internal quality audits"],
    rarity: 4
  },
  {
    name: "Reliability engineering",
    forms: [
      "reliability analysis",
      "reliability testing",
      "MTBF",
      "reliability-centered maintenance",
      "Weibull analysis"
    ],
    rarity: 4
  },

  // HR
  {
    name: "Human resources",
    forms: [
      "human resource management",
      "HR operations",
      "human resources management",
      "HR management",
      "HR generalist",
      "people operations",
      "HRM",
      "HR functions",
      "HR administration",
      "human resource",
      "HR policies",
      "personnel management",
      "HR practices"
    ],
    ambiguous: {
      forms: ["HR"],
      near: [
        "policies",
        "payroll",
        "recruiting",
        "benefits",
        "employee",
        "employees",
        "manager",
        "generalist",
        "department",
        "onboarding",
        "hris",
        "business"
      ]
    },
    rarity: 2
  },
  {
    name: "Recruiting",
    ambiguous: {
      forms: ["hiring", "Hiring"],
      near: [
        "interviewing",
        "training",
        "staff",
        "onboarding",
        "recruitment",
        "firing",
        "scheduling",
        "supervising",
        "team"
      ]
    },
    forms: [
      "recruitment",
      "talent acquisition",
      "staff recruitment",
      "recruiting and hiring",
      "full-cycle recruiting",
      "full-life-cycle recruiting",
      "recruit staff",
      "recruiting staff",
      "employee recruitment",
      "recruiter",
      "staffing and recruiting",
      "interview and hire",
      "recruit and hire"
    ],
    rarity: 2
  },
  {
    name: "Candidate sourcing",
    forms: [
      "sourcing candidates",
      "talent sourcing",
      "Boolean search",
      "passive candidates",
      "LinkedIn Recruiter",
      "headhunting",
      "executive search",
      "talent pipeline",
      "source candidates"
    ],
    rarity: 4
  },
  {
    name: "Candidate screening",
    forms: [
      "screening candidates",
      "resume screening",
      "phone screens",
      "screening resumes",
      "background checks",
      "reference checks",
      "pre-employment screening",
      "applicant screening",
      "phone screening",
      "screen applicants",
      "screen resumes"
    ]
  },
  {
    name: "Interviewing candidates",
    forms: [
      "interview candidates",
      "conducting interviews",
      "behavioral interviewing",
      "candidate interviews",
      "interview scheduling",
      "scheduling interviews",
      "interviewing job applicants",
      "interview applicants",
      "structured interviews candidates"
    ]
  },
  {
    name: "Applicant tracking system",
    forms: [
      "applicant tracking systems",
      "iCIMS",
      "Taleo",
      "Oracle Taleo",
      "SmartRecruiters",
      "Jobvite",
      "Greenhouse ATS",
      "Lever ATS"
    ],
    ambiguous: {
      forms: ["ATS", "Greenhouse", "Lever", "Bullhorn"],
      near: [
        "recruiting",
        "candidates",
        "hris",
        "applicant",
        "recruitment",
        "workday",
        "hiring",
        "taleo",
        "icims",
        "recruiter",
        "lever",
        "greenhouse",
        "sourcing",
        "ats",
        "crm",
        "staffing",
        "linkedin"
      ],
      never: ["greenhouse gas", "greenhouse gases", "greenhouse emissions"]
    },
    rarity: 4
  },
  {
    name: "Staffing agency work",
    forms: ["staffing industry", "temporary staffing", "agency recruiting", "contingent workforce", "staffing agency"],
    rarity: 4
  },
  {
    name: "Campus recruiting",
    forms: ["university recruiting", "job fairs", "career fairs", "college recruiting", "employer branding"],
    rarity: 4
  },
  {
    name: "HRIS",
    forms: [
      "human resources information system",
      "HR information systems",
      "HRMS",
      "HCM systems",
      "human capital management",
      "HR systems",
      "HRIS systems"
    ]
  },
  {
    name: "Workday",
    forms: ["Workday HCM", "Workday HRIS", "Workday Recruiting", "Workday Studio"],
    ambiguous: {
      forms: ["Workday"],
      near: [
        "hris",
        "hcm",
        "erp",
        "adp",
        "fmla",
        "benefits",
        "hr",
        "employee",
        "reports",
        "records",
        "peoplesoft",
        "successfactors",
        "payroll",
        "reporting",
        "finance",
        "recruiting",
        "oracle",
        "sap",
        "taleo"
      ],
      never: ["eight hour workday", "typical workday", "8 hour workday", "per workday"]
    },
    rarity: 4
  },
  { name: "SAP SuccessFactors", forms: ["SuccessFactors", "SAP HCM", "SAP HR"], rarity: 4 },
  { name: "PeopleSoft", forms: ["PeopleSoft HCM", "PeopleSoft HRMS"], rarity: 4 },
  {
    name: "BambooHR",
    ambiguous: {
      forms: ["Rippling"],
      near: ["hris", "payroll", "gusto", "bamboohr", "hr", "adp", "onboarding", "workday"]
    },
    forms: ["Personio", "Zenefits"],
    rarity: 4
  },
  {
    name: "UKG",
    forms: ["Kronos", "UltiPro", "UKG Pro", "Kronos Workforce", "UKG Ready", "Ultimate Software"],
    rarity: 4
  },
  {
    name: "Onboarding",
    forms: [
      "employee onboarding",
      "new hire onboarding",
      "new employee orientation",
      "new hire orientation",
      "onboarding new hires",
      "onboarding new employees",
      "offboarding",
      "orientation of new employees",
      "staff induction",
      "new hire paperwork"
    ],
    rarity: 2
  },
  {
    name: "Benefits administration",
    ambiguous: {
      forms: ["COBRA"],
      near: ["benefits", "fmla", "enrollment", "hr", "hipaa", "administration", "erisa", "leave"]
    },
    forms: [
      "employee benefits",
      "benefits management",
      "open enrollment",
      "benefit administration",
      "benefits enrollment",
      "benefit plans",
      "health and welfare benefits",
      "benefits programs"
    ]
  },
  {
    name: "Compensation",
    forms: [
      "compensation analysis",
      "compensation and benefits administration",
      "salary benchmarking",
      "job evaluation",
      "total rewards strategy",
      "compensation planning",
      "compensation management",
      "pay structures",
      "salary administration",
      "executive compensation"
    ],
    ambiguous: {
      forms: ["Compensation"],
      near: ["benefits", "hr", "hris", "recruiting", "payroll", "rewards", "performance"],
      never: ["compensation package", "compensation range", "workers compensation", "total compensation"]
    }
  },
  {
    name: "Employee relations",
    forms: [
      "employee relations issues",
      "employee grievances",
      "grievances",
      "grievance handling",
      "disciplinary action",
      "employee discipline",
      "progressive discipline",
      "conflict resolution in HR",
      "disciplinary procedures",
      "employee complaints"
    ]
  },
  {
    name: "Labor relations",
    forms: [
      "union relations",
      "collective bargaining",
      "labor negotiations",
      "industrial relations",
      "collective bargaining agreements",
      "union negotiations"
    ],
    rarity: 4
  },
  {
    name: "Employee engagement",
    forms: [
      "engagement surveys",
      "employee retention",
      "staff retention",
      "employee morale",
      "employee recognition",
      "employee experience"
    ]
  },
  {
    name: "Performance management",
    forms: [
      "performance reviews",
      "performance appraisals",
      "performance evaluation",
      "performance evaluations",
      "employee evaluations",
      "appraisals of staff",
      "evaluate employee performance",
      "staff appraisals",
      "employee performance",
      "performance improvement plans",
      "annual reviews of staff"
    ],
    rarity: 2
  },
  {
    name: "Talent management",
    forms: [
      "succession planning",
      "talent development",
      "talent review",
      "high-potential development",
      "career pathing"
    ]
  },
  {
    name: "Training and development",
    ambiguous: {
      forms: ["L&D"],
      near: [
        "learning",
        "corporate",
        "courses",
        "training",
        "hr",
        "employees",
        "elearning",
        "onboarding",
        "workshops",
        "talent",
        "articulate",
        "development",
        "facilitation",
        "lms",
        "leadership"
      ]
    },
    forms: [
      "employee training",
      "staff training",
      "learning and development",
      "staff development",
      "training programs",
      "training employees",
      "training staff",
      "train staff",
      "employee development",
      "training new employees",
      "train new employees",
      "training delivery",
      "conduct training",
      "develop training programs",
      "training needs analysis",
      "training materials",
      "training new hires",
      "training coordination",
      "corporate training"
    ],
    rarity: 2
  },
  {
    name: "Diversity, equity and inclusion",
    forms: [
      "DEI",
      "DE&I",
      "diversity and inclusion initiatives",
      "DEI initiatives",
      "D&I programs",
      "diversity recruiting"
    ],
    rarity: 4
  },
  {
    name: "Workforce planning",
    forms: [
      "headcount planning",
      "workforce management",
      "manpower planning",
      "staffing plans",
      "workforce analytics",
      "people analytics",
      "HR analytics",
      "workforce forecasting"
    ]
  },
  {
    name: "Staff scheduling",
    forms: [
      "staff rostering",
      "rotas",
      "rota planning",
      "staff rotas",
      "writing rotas",
      "employee scheduling",
      "shift scheduling",
      "scheduling staff",
      "rostering",
      "work schedules",
      "staff rosters",
      "scheduling employees",
      "schedule staff",
      "schedule employees",
      "employee schedules",
      "staffing schedules",
      "assign work schedules"
    ],
    rarity: 2
  },
  {
    name: "Personnel supervision",
    ambiguous: {
      forms: ["supervision", "Supervision", "supervising", "Supervising"],
      near: ["staff", "team", "housekeeping", "shift", "rota", "years", "crew", "leadership"]
    },
    forms: [
      "team supervision",
      "supervising employees",
      "supervise employees",
      "employee supervision",
      "supervise workers",
      "supervision of staff",
      "direct reports",
      "managing employees",
      "supervising workers"
    ],
    rarity: 2
  },
  {
    name: "Leave administration",
    forms: [
      "leave management",
      "absence management",
      "leave of absence",
      "leaves of absence",
      "disability leave",
      "attendance tracking"
    ],
    rarity: 4
  },
  {
    name: "Personnel records",
    forms: [
      "employee records",
      "personnel files",
      "employee files",
      "HR records",
      "I-9",
      "E-Verify",
      "I-9 verification",
      "I-9 compliance",
      "employee data management"
    ]
  },
  {
    name: "Job descriptions",
    forms: ["writing job descriptions", "job analysis", "job postings", "posting jobs", "job postings and ads"],
    rarity: 3
  },
  {
    name: "HR policy development",
    forms: ["employee handbook", "employee handbooks", "HR compliance", "HR policies and procedures"],
    rarity: 4
  },
  {
    name: "Global mobility",
    forms: ["relocation management", "expatriate management", "international assignments"],
    rarity: 5
  },
  {
    name: "Outplacement",
    forms: ["employee terminations", "exit interviews", "workforce reductions", "redundancy consultation"],
    rarity: 4
  },

  // Administration
  {
    name: "Administrative support",
    forms: [
      "office administration",
      "administrative duties",
      "clerical support",
      "administrative tasks",
      "clerical duties",
      "secretarial",
      "administrative assistance",
      "clerical",
      "administrative work",
      "secretarial support",
      "administrative functions",
      "clerical tasks",
      "administrative experience",
      "general office duties",
      "office support"
    ],
    rarity: 1
  },
  {
    name: "Executive support",
    forms: [
      "executive assistance",
      "C-suite support",
      "executive administrative support",
      "supporting executives",
      "executive assistant",
      "support senior executives",
      "personal assistance to executives"
    ]
  },
  {
    name: "Office management",
    forms: [
      "office operations",
      "managing office",
      "office manager",
      "office procedures",
      "office coordination",
      "office organization"
    ],
    rarity: 2
  },
  {
    name: "Calendar management",
    forms: [
      "managing calendars",
      "manage calendars",
      "diary management",
      "calendaring",
      "executive calendars",
      "maintain calendars",
      "calendar coordination",
      "schedule management"
    ],
    rarity: 2
  },
  {
    name: "Appointment scheduling",
    forms: [
      "scheduling appointments",
      "schedule appointments",
      "appointment setting",
      "booking appointments",
      "scheduling meetings",
      "schedule meetings",
      "appointment booking",
      "meeting scheduling",
      "setting appointments"
    ],
    rarity: 2
  },
  {
    name: "Travel arrangements",
    forms: [
      "travel expenses",
      "travel booking",
      "travel coordination",
      "booking travel",
      "arrange travel",
      "travel planning for executives",
      "making travel arrangements",
      "coordinate travel",
      "travel bookings",
      "domestic and international travel arrangements",
      "make travel arrangements",
      "arranging travel"
    ],
    rarity: 2
  },
  {
    name: "Meeting coordination",
    forms: [
      "meeting planning",
      "meeting minutes",
      "taking minutes",
      "minute taking",
      "meeting preparation",
      "coordinate meetings",
      "coordinating meetings",
      "meeting logistics",
      "meeting agendas",
      "organize meetings",
      "take minutes",
      "board meetings",
      "agenda preparation"
    ],
    rarity: 2
  },
  {
    name: "Data entry",
    forms: [
      "entering data",
      "enter data",
      "data input",
      "inputting data",
      "data entry skills",
      "keying data",
      "alphanumeric data entry",
      "database entry",
      "data keying"
    ],
    rarity: 1
  },
  {
    name: "Typing",
    forms: ["typing speed", "keyboarding", "words per minute", "typing skills", "wpm", "touch typing", "audio typing"],
    ambiguous: {
      forms: ["typing", "Typing"],
      near: ["speed", "wpm", "keyboard", "fast", "accurate", "filing", "clerical", "phone", "data", "touch"]
    },
    rarity: 2
  },
  {
    name: "Filing",
    forms: [
      "filing systems",
      "filing documents",
      "file records",
      "filing records",
      "filing and organizing",
      "filing and copying",
      "maintain files",
      "maintaining files",
      "file maintenance",
      "file documents",
      "paper and electronic files",
      "electronic filing systems",
      "maintain filing systems",
      "file management"
    ],
    ambiguous: {
      forms: ["Filing", "filing"],
      near: [
        "documents",
        "clerical",
        "office",
        "faxing",
        "copying",
        "photocopying",
        "scanning",
        "typing",
        "records",
        "phones",
        "answering",
        "paperwork"
      ],
      never: ["court filing", "tax filing", "patent filing", "filing a claim"]
    },
    rarity: 2
  },
  {
    name: "Record keeping",
    forms: [
      "recordkeeping",
      "records management",
      "maintaining records",
      "maintain records",
      "keeping records",
      "records maintenance",
      "record maintenance",
      "keep records",
      "accurate records",
      "maintain accurate records"
    ],
    rarity: 2
  },
  {
    name: "Document management",
    forms: [
      "document control",
      "document preparation",
      "documentation control",
      "document scanning",
      "preparing documents",
      "document processing",
      "prepare documents"
    ],
    rarity: 2
  },
  {
    name: "Photocopying",
    forms: [
      "copying and faxing",
      "faxing",
      "office equipment",
      "copiers",
      "office machines",
      "fax machines",
      "photocopiers",
      "scanning and copying",
      "copy machines"
    ],
    rarity: 2
  },
  {
    name: "Phone handling",
    forms: [
      "answering phones",
      "answer phones",
      "answering telephones",
      "multi-line phone system",
      "multi-line phones",
      "switchboard",
      "screening calls",
      "answering calls",
      "phone calls",
      "answer telephones",
      "directing calls",
      "multi-line phone systems",
      "multi-line telephone",
      "phone systems",
      "answer incoming calls",
      "route calls",
      "call screening"
    ],
    rarity: 1
  },
  {
    name: "Reception",
    forms: [
      "receptionist",
      "receptionist duties",
      "greeting visitors",
      "greet visitors",
      "reception duties",
      "front office",
      "visitor management",
      "greeting clients",
      "front desk reception",
      "welcoming visitors",
      "greet clients"
    ],
    rarity: 2
  },
  {
    name: "Correspondence",
    forms: [
      "business correspondence",
      "drafting correspondence",
      "email correspondence",
      "letter writing",
      "written correspondence",
      "prepare correspondence",
      "draft correspondence",
      "composing letters",
      "drafting letters",
      "compose correspondence"
    ],
    rarity: 2
  },
  {
    name: "Mail handling",
    forms: [
      "mail sorting",
      "sorting mail",
      "mailroom",
      "distributing mail",
      "mail distribution",
      "incoming mail",
      "postage",
      "sort mail",
      "incoming and outgoing mail",
      "mass mailings"
    ],
    rarity: 2
  },
  {
    name: "Microsoft Office",
    forms: [
      "MS Office",
      "Microsoft Office Suite",
      "MS Office Suite",
      "Office Suite",
      "MS Office applications",
      "Microsoft Office applications",
      "Microsoft Office products",
      "Microsoft Suite"
    ],
    rarity: 1
  },
  {
    name: "Google Workspace",
    forms: ["G Suite", "Google Suite", "GSuite", "Google Docs", "Google Drive", "Google Apps"],
    rarity: 2
  },
  {
    name: "Computer literacy",
    forms: [
      "computer skills",
      "computer proficiency",
      "basic computer skills",
      "PC skills",
      "proficient with computers",
      "basic computer knowledge"
    ],
    rarity: 1
  },
  {
    name: "Report preparation",
    forms: [
      "report writing",
      "preparing reports",
      "prepare reports",
      "writing reports",
      "generating reports",
      "generate reports",
      "report generation",
      "write reports",
      "compile reports"
    ],
    rarity: 2
  },
  {
    name: "Presentation preparation",
    forms: [
      "preparing presentations",
      "creating presentations",
      "presentation development",
      "slide decks",
      "presentation materials"
    ],
    rarity: 2
  },
  {
    name: "Database management for offices",
    forms: [
      "database maintenance",
      "updating databases",
      "maintaining databases",
      "maintain databases",
      "update databases",
      "maintaining database records"
    ],
    rarity: 2
  },
  {
    name: "Transcription",
    forms: ["dictation", "transcribing", "audio transcription", "dictaphone", "shorthand"],
    rarity: 4
  },

  // Facilities and property
  {
    name: "Facilities management",
    forms: [
      "facility management",
      "facilities maintenance management",
      "building management",
      "building operations",
      "facility operations",
      "facilities coordination",
      "facilities planning",
      "facility maintenance coordination"
    ]
  },
  {
    name: "Property management",
    forms: [
      "residential property management",
      "commercial property management",
      "tenant relations",
      "apartment management",
      "rent collection",
      "rental properties",
      "property manager",
      "tenant screening",
      "collecting rent",
      "resident relations",
      "HOA management"
    ]
  },
  {
    name: "Space planning",
    forms: ["office moves", "workplace management", "move management", "office relocation"],
    rarity: 4
  },
  { name: "CMMS", forms: ["computerized maintenance management system", "IBM Maximo", "eMaint"], rarity: 4 },
  {
    name: "Work orders",
    forms: [
      "work order management",
      "work order system",
      "maintenance requests",
      "maintenance work orders",
      "work order processing"
    ]
  },
  {
    name: "Vendor contracts oversight",
    forms: [
      "contractor management",
      "subcontractor oversight",
      "managing contractors",
      "oversee contractors",
      "service contracts"
    ],
    rarity: 3
  },

  // Health, safety and environment
  {
    name: "OSHA",
    forms: [
      "OSHA regulations",
      "OSHA compliance",
      "OSHA standards",
      "OSHA requirements",
      "Occupational Safety and Health Administration",
      "OSHA guidelines",
      "OSHA safety"
    ]
  },
  {
    name: "EHS",
    forms: [
      "environmental health and safety",
      "environment, health and safety",
      "HSE",
      "EH&S",
      "HSSE",
      "environmental, health and safety",
      "QHSE"
    ],
    rarity: 4
  },
  {
    name: "Workplace safety",
    forms: [
      "COSHH",
      "RAMS",
      "LOLER",
      "PUWER",
      "safety procedures",
      "safety regulations",
      "safety standards",
      "safety protocols",
      "health and safety",
      "occupational safety",
      "safety compliance",
      "safety practices",
      "safety management",
      "job safety",
      "industrial safety",
      "safe work practices",
      "safety policies",
      "health and safety regulations",
      "occupational health and safety",
      "safety rules",
      "safety guidelines",
      "health and safety standards"
    ],
    rarity: 2
  },
  {
    name: "Safety training",
    forms: ["toolbox talks", "safety meetings", "safety orientation", "conduct safety training", "safety briefings"]
  },
  {
    name: "Safety inspections",
    forms: [
      "safety audits",
      "site safety inspections",
      "workplace inspections",
      "safety inspection",
      "hazard inspections"
    ]
  },
  {
    name: "Hazard analysis",
    forms: [
      "job hazard analysis",
      "JHA",
      "hazard identification",
      "job safety analysis",
      "JSA",
      "HAZOP",
      "process hazard analysis",
      "process safety management",
      "hazard assessment"
    ],
    rarity: 4
  },
  {
    name: "Incident investigation",
    forms: ["near-miss reporting", "incident investigations", "OSHA recordkeeping", "OSHA 300 logs"],
    rarity: 4
  },
  {
    name: "PPE",
    forms: [
      "personal protective equipment",
      "protective equipment",
      "safety equipment",
      "respirator fit testing",
      "safety gear"
    ]
  },
  {
    name: "Safety data sheets",
    forms: ["MSDS", "SDS", "material safety data sheets", "hazard communication", "HazCom", "GHS labeling"],
    rarity: 4
  },
  { name: "Lockout/tagout", forms: ["LOTO", "lock out tag out", "lockout tagout", "lock-out/tag-out"], rarity: 4 },
  {
    name: "Industrial hygiene",
    forms: ["noise monitoring workplace", "exposure assessment", "air sampling workplace"],
    rarity: 5
  },
  { name: "Ergonomics", forms: ["ergonomic assessments", "ergonomic evaluations"], rarity: 4 },
  {
    name: "Environmental compliance",
    forms: [
      "EPA regulations",
      "environmental regulations",
      "EPA compliance",
      "RCRA",
      "environmental permits",
      "stormwater compliance",
      "SWPPP"
    ],
    rarity: 4
  },
  {
    name: "Waste management",
    forms: [
      "waste sorting",
      "waste segregation",
      "sorting waste",
      "hazardous waste",
      "recycling operations",
      "hazardous waste management",
      "waste disposal",
      "waste reduction",
      "recycling programs",
      "solid waste"
    ],
    rarity: 4
  },
  {
    name: "Water treatment",
    forms: [
      "wastewater treatment",
      "water treatment plant",
      "wastewater",
      "water distribution systems",
      "drinking water treatment"
    ],
    rarity: 4
  },

  // Agriculture
  {
    name: "Agriculture",
    forms: [
      "farming",
      "farm operations",
      "farm management",
      "agricultural production",
      "agricultural operations",
      "farm equipment",
      "ranching"
    ],
    rarity: 4
  },
  {
    name: "Crop production",
    forms: ["planting and harvesting", "harvesting crops", "field crops", "crop scouting"],
    ambiguous: { forms: ["harvesting"], near: ["crop", "crops", "fruit", "farm", "planting", "vegetables", "grain"] },
    rarity: 5
  },
  {
    name: "Livestock management",
    forms: ["livestock", "cattle", "dairy farming", "poultry production", "swine production"],
    rarity: 5
  },
  {
    name: "Greenhouse operations",
    forms: ["greenhouse production", "greenhouse management", "hydroponics", "nursery production"],
    rarity: 5
  },
  { name: "Aquaculture", forms: ["fisheries", "fish hatchery", "commercial fishing"], rarity: 5 },
  { name: "Precision agriculture", forms: ["agricultural technology", "variable rate application"], rarity: 5 },

  // Certifications
  {
    name: "PMP",
    kind: "certification",
    forms: ["Project Management Professional", "PMP certification", "PMP certified", "PMI-PMP"],
    implies: ["Project management"],
    rarity: 3
  },
  {
    name: "CAPM certification",
    kind: "certification",
    forms: ["Certified Associate in Project Management", "CAPM certified"],
    ambiguous: { forms: ["CAPM"], near: ["pmp", "pmi", "prince2", "project", "csm", "associate", "certification"] },
    implies: ["Project management"],
    rarity: 4
  },
  {
    name: "PRINCE2",
    kind: "certification",
    forms: ["PRINCE2 Practitioner", "PRINCE2 Foundation", "PRINCE 2"],
    implies: ["Project management"],
    rarity: 4
  },
  {
    name: "PgMP",
    kind: "certification",
    forms: ["Program Management Professional", "PfMP", "MSP Practitioner", "Managing Successful Programmes"],
    implies: ["Program management"],
    rarity: 5
  },
  {
    name: "PMI-ACP",
    kind: "certification",
    forms: ["PMI Agile Certified Practitioner"],
    implies: ["Agile"],
    rarity: 4
  },
  {
    name: "PMI-RMP",
    kind: "certification",
    forms: ["PMI Risk Management Professional", "PMI-SP"],
    implies: ["Risk management"],
    rarity: 5
  },
  {
    name: "Certified ScrumMaster",
    kind: "certification",
    forms: ["Certified Scrum Master", "Scrum Master certification", "CSM certification"],
    ambiguous: {
      forms: ["CSM"],
      near: ["scrum", "pmp", "cspo", "agile", "psm", "safe", "scrummaster", "certification"],
      never: ["customer success manager"]
    },
    rarity: 4
  },
  { name: "CSPO", kind: "certification", forms: ["Certified Scrum Product Owner", "PSPO"], rarity: 4 },
  {
    name: "PSM",
    kind: "certification",
    forms: ["Professional Scrum Master", "PSM I", "PSM II"],
    ambiguous: {
      forms: ["PSM"],
      near: ["scrum", "csm", "pmp", "agile", "master"],
      never: ["process safety management"]
    },
    rarity: 4
  },
  {
    name: "SAFe certification",
    kind: "certification",
    forms: ["Certified SAFe Agilist", "SAFe Agilist", "SAFe certified", "SAFe Scrum Master", "SAFe 5"],
    rarity: 4
  },
  {
    name: "CBAP",
    kind: "certification",
    forms: ["Certified Business Analysis Professional", "CCBA", "PMI-PBA", "ECBA", "BCS Business Analysis"],
    rarity: 4
  },
  {
    name: "Six Sigma Green Belt",
    kind: "certification",
    forms: [
      "Lean Six Sigma Green Belt",
      "Green Belt certification",
      "Certified Six Sigma Green Belt",
      "CSSGB",
      "Green Belt certified",
      "LSSGB",
      "Green Belt"
    ],
    implies: ["Six Sigma"],
    rarity: 4
  },
  {
    name: "Six Sigma Black Belt",
    kind: "certification",
    forms: [
      "Lean Six Sigma Black Belt",
      "Certified Six Sigma Black Belt",
      "CSSBB",
      "LSSBB",
      "Master Black Belt",
      "Six Sigma Black Belt certification"
    ],
    ambiguous: { forms: ["Black Belt"], near: ["sigma", "lean", "belt", "kaizen", "dmaic"] },
    implies: ["Six Sigma"],
    rarity: 4
  },
  {
    name: "Six Sigma Yellow Belt",
    kind: "certification",
    forms: ["Lean Six Sigma Yellow Belt", "Yellow Belt", "Six Sigma White Belt"],
    implies: ["Six Sigma"],
    rarity: 4
  },
  {
    name: "Prosci certification",
    kind: "certification",
    forms: [
      "Prosci Certified",
      "Certified Change Management Professional",
      "Prosci Certified Change Practitioner",
      "Prosci"
    ],
    implies: ["Change management"],
    rarity: 4
  },
  {
    name: "CSCP",
    kind: "certification",
    forms: ["Certified Supply Chain Professional", "APICS", "APICS certification", "ASCM", "APICS CSCP"],
    implies: ["Supply chain management"],
    rarity: 4
  },
  {
    name: "CPIM",
    kind: "certification",
    forms: [
      "Certified in Planning and Inventory Management",
      "Certified in Production and Inventory Management",
      "APICS CPIM"
    ],
    implies: ["Inventory management"],
    rarity: 4
  },
  {
    name: "CLTD",
    kind: "certification",
    forms: ["Certified in Logistics, Transportation and Distribution", "Certified Logistics Associate"],
    implies: ["Logistics"],
    rarity: 5
  },
  {
    name: "CPSM",
    kind: "certification",
    forms: [
      "Certified Professional in Supply Management",
      "Certified Purchasing Manager",
      "CPPO",
      "CPPB",
      "Certified Professional Public Buyer"
    ],
    implies: ["Procurement"],
    rarity: 4
  },
  {
    name: "CIPS",
    kind: "certification",
    forms: ["MCIPS", "Chartered Institute of Procurement & Supply", "CIPS qualified"],
    implies: ["Procurement"],
    rarity: 4
  },
  {
    name: "Customs broker license",
    kind: "certification",
    forms: ["licensed customs broker", "Certified Customs Specialist"],
    implies: ["Customs clearance"],
    rarity: 5
  },
  {
    name: "CDL",
    ambiguous: { forms: ["HGV", "LGV"], near: ["driver", "licence", "license", "driving", "class"] },
    kind: "certification",
    forms: [
      "commercial driver's license",
      "commercial drivers license",
      "commercial driver license",
      "CDL license",
      "CDL Class A or B",
      "Class A or B CDL",
      "CDL A or B",
      "CDL A/B",
      "Class A/B CDL",
      "CDL Class A/B",
      "CDL Class A or Class B",
      "Class A or Class B CDL",
      "LGV licence",
      "HGV licence"
    ],
    implies: ["Driver's license"],
    rarity: 3
  },
  {
    name: "CDL Class A",
    kind: "certification",
    forms: [
      "CDL A",
      "Class A CDL",
      "CDL-A",
      "CDL-A license",
      "Class A license",
      "Class A driver's license",
      "Class A commercial driver's license",
      "Class A commercial drivers license",
      "commercial driver's license Class A",
      "commercial drivers license Class A",
      "CDL (A)",
      "A CDL license",
      "CDL Class-A",
      "Class A commercial license",
      "HGV Class 1",
      "Class 1 HGV",
      "Class 1 licence",
      "C+E licence",
      "LGV C+E",
      "HGV C+E",
      "Class 1 LGV"
    ],
    implies: ["CDL Class B"],
    rarity: 3
  },
  {
    name: "CDL Class B",
    kind: "certification",
    forms: [
      "CDL B",
      "Class B CDL",
      "CDL-B",
      "CDL-B license",
      "Class B license",
      "Class B driver's license",
      "Class B commercial driver's license",
      "Class B commercial drivers license",
      "commercial driver's license Class B",
      "commercial drivers license Class B",
      "CDL Class-B",
      "Class B commercial license",
      "HGV Class 2",
      "Class 2 HGV",
      "Class 2 licence",
      "Class 2 LGV"
    ],
    implies: ["CDL"],
    rarity: 3
  },
  { name: "CDL Class C", kind: "certification", forms: ["CDL C", "Class C CDL", "CDL-C"], implies: ["CDL"], rarity: 4 },
  {
    name: "Hazmat endorsement",
    kind: "certification",
    forms: [
      "hazmat and tanker endorsements",
      "tanker and hazmat endorsements",
      "hazmat and tanker endorsement",
      "hazmat & tanker endorsements",
      "CDL with hazmat endorsement",
      "HazMat endorsed",
      "hazardous materials endorsement"
    ],
    rarity: 4
  },
  {
    name: "Tanker endorsement",
    kind: "certification",
    forms: ["tank vehicle endorsement", "N endorsement", "tanker endorsed"],
    rarity: 4
  },
  {
    name: "Doubles and triples endorsement",
    kind: "certification",
    forms: ["doubles/triples endorsement", "doubles endorsement", "T endorsement"],
    rarity: 5
  },
  {
    name: "Passenger endorsement",
    kind: "certification",
    forms: ["P endorsement", "school bus endorsement", "S endorsement"],
    rarity: 4
  },
  {
    name: "Driver's license",
    kind: "certification",
    forms: [
      "driving license",
      "full driving licence",
      "clean driving licence",
      "clean driving license",
      "UK driving licence",
      "full licence",
      "valid licence to drive",
      "valid driver's license",
      "driving licence",
      "valid drivers license",
      "driver license",
      "drivers license",
      "clean driving record",
      "full UK driving licence"
    ],
    rarity: 1
  },
  {
    name: "TWIC",
    kind: "certification",
    forms: ["TWIC card", "Transportation Worker Identification Credential"],
    rarity: 5
  },
  {
    name: "ASQ certification",
    kind: "certification",
    forms: [
      "ASQ",
      "Certified Quality Engineer",
      "Certified Quality Auditor",
      "Certified Manager of Quality",
      "ASQ CQE",
      "Certified Quality Inspector",
      "ASQ certified"
    ],
    ambiguous: { forms: ["CQE", "CQA"], near: ["asq", "quality", "six", "certified"] },
    rarity: 4
  },
  {
    name: "ISO lead auditor",
    kind: "certification",
    forms: ["ISO 9001 Lead Auditor", "Certified Lead Auditor", "lead auditor certification", "IRCA"],
    rarity: 4
  },
  {
    name: "SHRM-CP",
    kind: "certification",
    forms: ["SHRM Certified Professional", "SHRM certification", "SHRM certified", "SHRM"],
    implies: ["Human resources"],
    rarity: 4
  },
  {
    name: "SHRM-SCP",
    kind: "certification",
    forms: ["SHRM Senior Certified Professional"],
    implies: ["Human resources"],
    rarity: 4
  },
  {
    name: "PHR",
    kind: "certification",
    forms: ["Professional in Human Resources", "PHR certification", "aPHR", "HRCI"],
    implies: ["Human resources"],
    rarity: 4
  },
  {
    name: "SPHR",
    kind: "certification",
    forms: ["Senior Professional in Human Resources", "GPHR"],
    implies: ["Human resources"],
    rarity: 4
  },
  {
    name: "CIPD",
    kind: "certification",
    forms: ["CIPD Level 5", "CIPD Level 3", "CIPD Level 7", "CIPD qualified"],
    implies: ["Human resources"],
    rarity: 4
  },
  {
    name: "CCP compensation",
    kind: "certification",
    forms: [
      "Certified Compensation Professional",
      "CEBS",
      "Certified Employee Benefit Specialist",
      "WorldatWork certification"
    ],
    rarity: 5
  },
  {
    name: "Certified Administrative Professional",
    kind: "certification",
    forms: ["IAAP certification", "Certified Executive Administrative Professional"],
    rarity: 5
  },
  {
    name: "Microsoft Office Specialist",
    kind: "certification",
    forms: [
      "Microsoft Office Specialist certification",
      "MOS certification",
      "MOS certified",
      "MOS Excel",
      "Microsoft Office certification"
    ],
    implies: ["Microsoft Office"],
    rarity: 4
  },
  {
    name: "CFM",
    kind: "certification",
    forms: ["Certified Facility Manager", "Facility Management Professional", "IFMA certification"],
    ambiguous: { forms: ["CFM"], near: ["facility", "facilities", "ifma", "fmp"] },
    rarity: 5
  },
  {
    name: "CSP safety",
    kind: "certification",
    forms: [
      "Certified Safety Professional",
      "Associate Safety Professional",
      "CHST",
      "Construction Health and Safety Technician",
      "Board of Certified Safety Professionals",
      "ASP safety"
    ],
    ambiguous: { forms: ["CSP"], near: ["cih", "safety", "asp", "chst", "ehs", "osha"] },
    implies: ["Workplace safety"],
    rarity: 4
  },
  {
    name: "CIH",
    kind: "certification",
    forms: ["Certified Industrial Hygienist"],
    implies: ["Industrial hygiene"],
    rarity: 5
  },
  {
    name: "NEBOSH",
    kind: "certification",
    forms: ["NEBOSH General Certificate", "IOSH", "IOSH Managing Safely", "CMIOSH"],
    implies: ["Workplace safety"],
    rarity: 4
  },
  { name: "CHMM", kind: "certification", forms: ["Certified Hazardous Materials Manager"], rarity: 5 },
  {
    name: "HAZWOPER",
    kind: "certification",
    forms: [
      "40-hour HAZWOPER",
      "HAZWOPER 40",
      "40 hour HAZWOPER",
      "HAZWOPER certification",
      "HAZWOPER certified",
      "HAZWOPER training",
      "24-hour HAZWOPER",
      "OSHA HAZWOPER",
      "Hazardous Waste Operations and Emergency Response"
    ],
    implies: ["Waste management"],
    rarity: 4
  },
  {
    name: "Water operator license",
    kind: "certification",
    forms: ["wastewater operator license", "water treatment operator license", "Grade I water operator"],
    implies: ["Water treatment"],
    rarity: 5
  },
  {
    name: "Pesticide applicator license",
    kind: "certification",
    forms: [
      "pesticide applicator",
      "PA1 and PA6",
      "PA1/PA6",
      "certified pesticide applicator",
      "pesticide license",
      "licensed pesticide applicator"
    ],
    implies: ["Pest control"],
    rarity: 5
  },
  {
    name: "Business continuity certification",
    kind: "certification",
    forms: ["CBCP", "Certified Business Continuity Professional"],
    rarity: 5
  },
  { name: "Certified Management Consultant", kind: "certification", forms: ["CMC consultant"], rarity: 5 },
  { name: "Labeling", forms: ["labelling", "product labelling", "product labeling", "labelling of goods"], rarity: 3 },
  {
    name: "Stock rotation",
    forms: ["rotating stock", "rotation of stock"],
    implies: ["Inventory management"],
    rarity: 3
  },
  {
    name: "Yard management",
    forms: ["yard marshalling", "yard operations", "trailer yard", "yard shunting", "shunting"],
    rarity: 4
  },
  {
    name: "Vehicle checks",
    forms: ["trailer checks", "daily vehicle checks", "walkaround checks", "defect checks"],
    rarity: 4
  },
  {
    name: "ADR certificate",
    ambiguous: {
      forms: ["ADR"],
      near: ["hgv", "tacho", "lgv", "driver", "drivers", "dangerous", "tanker", "c+e", "licence", "cpc"]
    },
    kind: "certification",
    forms: ["ADR licence", "ADR license", "ADR qualified", "ADR training"],
    implies: ["Hazardous materials transport"],
    rarity: 5
  },
  {
    name: "Scheduling",
    forms: ["job scheduling", "scheduling of staff"],
    ambiguous: {
      forms: ["scheduling", "Scheduling"],
      near: [
        "planning",
        "dispatch",
        "calendar",
        "appointments",
        "rotas",
        "jobs",
        "production",
        "resources",
        "front",
        "booking",
        "meetings",
        "shifts",
        "invoicing",
        "estimating"
      ]
    },
    rarity: 2
  },
  {
    name: "Load planning",
    forms: [
      "load plans",
      "load plan",
      "truck loading plans",
      "load building",
      "load optimization",
      "load consolidation"
    ],
    rarity: 4
  },
  {
    name: "Full container load",
    forms: ["FCL", "LCL", "FCL/LCL", "less than container load", "FCL and LCL"],
    rarity: 5
  },
  { name: "4PL", forms: ["fourth-party logistics"], rarity: 5 },
  {
    name: "Advance ship notices",
    forms: ["ASNs", "advance shipping notice", "advanced shipping notices", "advance shipment notices"],
    ambiguous: { forms: ["ASN"], near: ["edi", "warehouse", "receiving", "shipping", "wms"] },
    rarity: 5
  },
  {
    name: "On-time delivery",
    forms: ["OTIF", "on time in full", "on-time in-full", "on-time performance", "on-time shipping"],
    rarity: 4
  },
  { name: "C-TPAT", forms: ["CTPAT"], rarity: 5 },
  { name: "AEO", forms: ["authorised economic operator", "authorized economic operator"], rarity: 5 },
  { name: "Certified Transportation Broker", kind: "certification", forms: ["CTB"], rarity: 5 },
  { name: "Oracle SCM", forms: ["Oracle SCM Cloud", "Oracle Supply Chain"], rarity: 5 },
  {
    name: "Shipping software",
    forms: ["UPS WorldShip", "WorldShip", "FedEx Ship Manager", "ShipStation", "Shippo", "Endicia"],
    rarity: 5
  }
]

import type { Concept } from "./Concept.js"

/** Building and mechanical trades, machining, vehicles, engineering practice, energy, grounds and cleaning. */
export const trades: ReadonlyArray<Concept> = [
  // Electrical
  {
    name: "Electrical work",
    ambiguous: {
      forms: ["electrical", "Electrical"],
      near: ["plumbing", "carpentry", "wiring", "installation", "maintenance", "trades", "hvac"]
    },
    forms: [
      "lighting installation",
      "EV charger installation",
      "panel wiring",
      "consumer units",
      "electrical systems",
      "electrical repair",
      "electrical repairs",
      "electrical installation",
      "electrical installations",
      "electrical maintenance",
      "electrician"
    ]
  },
  {
    name: "Electrical wiring",
    forms: ["wiring", "rewiring", "wire pulling", "residential wiring", "commercial wiring", "control wiring"]
  },
  {
    name: "Conduit bending",
    forms: [
      "conduit installation",
      "EMT conduit",
      "bending conduit",
      "bend conduit",
      "bends conduit",
      "bent conduit",
      "run conduit",
      "cable tray"
    ],
    rarity: 4
  },
  {
    name: "National Electrical Code",
    forms: ["electrical code", "electrical codes", "NFPA 70"],
    ambiguous: {
      forms: ["NEC"],
      near: [
        "electrical",
        "code",
        "wiring",
        "electrician",
        "nfpa",
        "codes",
        "conduit",
        "journeyman",
        "blueprint",
        "motor",
        "controls",
        "osha",
        "panels",
        "bending"
      ]
    },
    rarity: 4
  },
  {
    name: "Electrical troubleshooting",
    forms: [
      "EICR",
      "PAT testing",
      "RCD testing",
      "electrical fault finding",
      "testing and inspection",
      "inspection and testing",
      "inspect and test",
      "troubleshooting electrical",
      "electrical diagnostics",
      "troubleshoot electrical systems",
      "electrical testing"
    ]
  },
  { name: "Electrical test instruments", forms: ["voltmeter", "digital multimeter", "megger", "ohmmeter"], rarity: 4 },
  {
    name: "Circuit breakers",
    forms: ["electrical panels", "panel installation", "switchgear", "motor control centers", "distribution panels"],
    rarity: 4
  },
  {
    name: "High voltage",
    forms: ["medium voltage", "high-voltage systems", "power line work", "substations", "lineman work", "power lines"],
    rarity: 4
  },
  {
    name: "Low voltage systems",
    forms: ["low voltage wiring", "low-voltage", "security system installation"],
    rarity: 4
  },
  {
    name: "Fire alarm systems",
    forms: ["fire alarms", "fire alarm installation", "NFPA 72", "fire sprinkler systems", "fire suppression systems"],
    rarity: 4
  },
  { name: "Arc flash safety", forms: ["NFPA 70E", "arc flash"], rarity: 5 },
  {
    name: "Motors and generators",
    forms: ["electric motors", "motor repair", "backup generators"],
    ambiguous: {
      forms: ["generators"],
      near: ["electrical", "motors", "diesel", "backup", "power", "standby", "emergency"]
    },
    rarity: 4
  },
  {
    name: "Transformers",
    ambiguous: {
      forms: ["Transformers", "transformers"],
      near: ["electrical", "switchgear", "voltage", "breakers", "substation", "motors"]
    },
    forms: ["power transformers"],
    rarity: 5
  },
  {
    name: "Soldering",
    forms: ["surface mount soldering", "SMT soldering", "PCB assembly", "through-hole soldering"],
    rarity: 4
  },
  {
    name: "Electronic equipment repair",
    forms: ["electronics troubleshooting", "electronic repair", "test equipment electronics", "component-level repair"],
    rarity: 4
  },
  { name: "Appliance repair", forms: ["appliance installation", "home appliances repair"], rarity: 4 },

  // Plumbing and HVAC
  {
    name: "Plumbing",
    forms: ["plumbing systems", "plumbing repairs", "plumber", "plumbing repair", "plumbing installation"]
  },
  {
    name: "Pipefitting",
    forms: [
      "pipe fitting",
      "pipe installation",
      "steamfitting",
      "pipe threading",
      "copper pipe",
      "PEX",
      "piping systems"
    ],
    rarity: 4
  },
  { name: "Drain cleaning", forms: ["sewer lines", "hydro jetting", "sewer repair", "septic systems"], rarity: 4 },
  {
    name: "Backflow prevention",
    forms: ["backflow", "ASSE backflow", "backflow testing", "backflow preventers"],
    rarity: 5
  },
  { name: "Plumbing code", forms: ["Uniform Plumbing Code", "International Plumbing Code"], rarity: 5 },
  {
    name: "Gas fitting",
    forms: ["gas work", "gas servicing", "gas lines", "natural gas piping", "gas piping", "gas appliances"],
    rarity: 4
  },
  {
    name: "HVAC",
    ambiguous: {
      forms: ["A/C", "AC"],
      near: [
        "heating",
        "refrigeration",
        "units",
        "repair",
        "install",
        "installation",
        "technician",
        "furnace",
        "furnaces"
      ]
    },
    forms: [
      "A/C repair",
      "VRF",
      "VRF systems",
      "heating, ventilation and air conditioning",
      "HVAC systems",
      "heating and cooling",
      "HVAC/R",
      "HVACR",
      "air conditioning",
      "heating and air conditioning",
      "HVAC repair",
      "HVAC installation",
      "HVAC maintenance"
    ]
  },
  {
    name: "HVAC design",
    forms: ["load calculations", "Manual J", "duct design", "ASHRAE", "HVAC system design"],
    implies: ["HVAC"],
    rarity: 4
  },
  {
    name: "Refrigeration",
    forms: [
      "refrigerant handling",
      "refrigerants",
      "commercial refrigeration",
      "refrigeration systems",
      "refrigerant recovery"
    ],
    rarity: 4
  },
  { name: "Chillers", forms: ["cooling towers", "chilled water systems", "chiller maintenance"], rarity: 4 },
  {
    name: "Boilers",
    forms: [
      "boiler installation",
      "boiler servicing",
      "boiler installs",
      "boiler operation",
      "boiler maintenance",
      "steam boilers",
      "furnaces",
      "heat pumps",
      "boiler systems"
    ],
    rarity: 4
  },
  {
    name: "Ductwork",
    forms: ["duct work", "duct installation", "duct fabrication", "air balancing", "test and balance"],
    rarity: 4
  },
  {
    name: "Building automation systems",
    forms: [
      "building management systems",
      "Niagara Tridium",
      "Metasys",
      "building automation",
      "HVAC controls",
      "DDC controls"
    ],
    rarity: 4
  },

  // Welding and metalwork
  {
    name: "Welding",
    forms: [
      "welder",
      "arc welding",
      "structural welding",
      "welding techniques",
      "welding equipment",
      "weld",
      "aluminum welding",
      "steel welding",
      "stainless steel welding",
      "welding repairs"
    ]
  },
  { name: "Pipe welding", forms: ["pipe welder"], implies: ["Welding"], rarity: 4 },
  { name: "Spot welding", forms: ["spot welder", "resistance welding"], implies: ["Welding"], rarity: 4 },
  { name: "MIG welding", forms: ["MIG", "GMAW", "gas metal arc welding", "MIG welder"], implies: ["Welding"] },
  {
    name: "TIG welding",
    forms: ["GTAW", "gas tungsten arc welding", "TIG welder"],
    ambiguous: {
      forms: ["TIG", "Tig"],
      near: ["mig", "welding", "stick", "welder", "aluminum", "arc", "gtaw", "stainless"]
    },
    implies: ["Welding"]
  },
  { name: "Stick welding", forms: ["SMAW", "shielded metal arc welding"], implies: ["Welding"], rarity: 4 },
  {
    name: "Flux-cored welding",
    forms: ["FCAW", "flux core welding", "flux cored arc welding", "flux core"],
    implies: ["Welding"],
    rarity: 4
  },
  {
    name: "Brazing",
    forms: [
      "oxy-acetylene",
      "torch cutting",
      "plasma cutting",
      "oxy-fuel cutting",
      "oxyacetylene torch",
      "plasma cutter"
    ],
    rarity: 4
  },
  {
    name: "Metal fabrication",
    ambiguous: {
      forms: ["fabrication", "Fabrication", "fabricating"],
      near: [
        "welding",
        "welder",
        "grinding",
        "steel",
        "metal",
        "soldering",
        "plasma",
        "workshop",
        "mig",
        "tig",
        "drawings"
      ]
    },
    forms: [
      "brake press",
      "press brake operator",
      "sheet metal fabrication",
      "steel fabrication",
      "sheet metal",
      "metal working",
      "metalworking",
      "structural steel",
      "ironwork",
      "structural fabrication",
      "press brake"
    ],
    rarity: 4
  },
  {
    name: "Weld inspection",
    forms: [
      "nondestructive testing",
      "non-destructive testing",
      "ultrasonic testing",
      "magnetic particle testing",
      "dye penetrant testing",
      "radiographic testing",
      "welding inspection"
    ],
    ambiguous: { forms: ["NDT"], near: ["weld", "ultrasonic", "inspection", "testing", "level", "radiographic"] },
    rarity: 5
  },
  {
    name: "Welding symbols",
    forms: ["weld symbols", "AWS D1.1", "ASME Section IX", "welding procedure specifications"],
    rarity: 5
  },
  {
    name: "Rigging",
    forms: ["rigging and hoisting", "hoisting", "rigging and signaling", "slings and hoists"],
    ambiguous: {
      forms: ["rigger", "rigging", "Rigging"],
      near: [
        "crane",
        "hoist",
        "signal",
        "steel",
        "beams",
        "columns",
        "cranes",
        "hoisting",
        "lifting",
        "loads",
        "welding",
        "slings",
        "scaffolding"
      ]
    },
    rarity: 4
  },
  {
    name: "Foundry",
    forms: ["casting metals", "die casting", "heat treating", "metal casting"],
    ambiguous: { forms: ["forging"], near: ["metal", "casting", "steel", "foundry", "welding", "machining", "iron"] },
    rarity: 5
  },

  // Carpentry, masonry and building
  {
    name: "Carpentry",
    forms: [
      "first fix",
      "second fix",
      "first and second fix",
      "hanging doors",
      "door hanging",
      "kitchen fitting",
      "kitchen installation",
      "fitting kitchens",
      "skirting",
      "joinery and carpentry",
      "stud walls",
      "carpenter",
      "finish carpentry",
      "rough carpentry",
      "trim carpentry",
      "framing carpentry",
      "carpentry work",
      "finishing carpentry"
    ]
  },
  {
    name: "Woodworking",
    forms: ["cabinet making", "cabinetry", "millwork", "joinery", "cabinet installation", "wood finishing"],
    rarity: 4
  },
  {
    name: "Framing",
    ambiguous: {
      forms: ["Framing", "framing", "frame walls", "framed walls"],
      near: [
        "drywall",
        "carpentry",
        "roofing",
        "wood",
        "construction",
        "walls",
        "siding",
        "concrete",
        "steel",
        "doors",
        "hang"
      ],
      never: ["picture framing", "framing problems", "problem framing"]
    },
    forms: [
      "framing walls",
      "frame houses",
      "framing houses",
      "wood framing",
      "metal stud framing",
      "wall framing",
      "house framing"
    ],
    rarity: 4
  },
  {
    name: "Drywall",
    forms: [
      "skimming",
      "skim coating",
      "drywall installation",
      "drywall repair",
      "sheetrock",
      "drywall finishing",
      "plastering",
      "plasterwork",
      "taping and mudding",
      "patching drywall"
    ]
  },
  {
    name: "Painting and decorating",
    ambiguous: {
      forms: ["painting", "Painting", "decorating", "Decorating"],
      near: [
        "wallpapering",
        "brush",
        "roller",
        "walls",
        "interior",
        "exterior",
        "plastering",
        "spray",
        "gloss",
        "rooms",
        "decorating",
        "preparation",
        "filling"
      ]
    },
    forms: [
      "brush and roller",
      "roller work",
      "interior painting",
      "exterior painting",
      "house painting",
      "commercial painting",
      "spray painting",
      "paint walls",
      "paint preparation",
      "painter and decorator",
      "wallpapering"
    ]
  },
  {
    name: "Flooring installation",
    forms: [
      "carpet fitting",
      "vinyl fitting",
      "laying floors",
      "flooring",
      "tile installation",
      "tile setting",
      "hardwood flooring",
      "carpet installation",
      "tiling",
      "laminate flooring",
      "floor installation"
    ],
    rarity: 4
  },
  {
    name: "Roofing",
    ambiguous: {
      forms: ["shingles", "Shingles"],
      near: ["roof", "roofing", "tile", "tiles", "slate", "flashing", "install", "asphalt", "gutters", "underlayment"]
    },
    forms: ["EPDM", "TPO roofing", "GRP roofing", "roof installation", "roof repair", "roofer", "roofing systems"],
    rarity: 4
  },
  { name: "Siding", forms: ["siding installation", "gutters installation", "vinyl siding"], rarity: 5 },
  {
    name: "Insulation",
    forms: ["insulation installation", "spray foam insulation", "weatherization", "pipe insulation"],
    rarity: 4
  },
  {
    name: "Window and door installation",
    ambiguous: {
      forms: ["glazing", "Glazing"],
      near: ["windows", "glass", "doors", "glazier", "double", "fitting", "panes", "frames", "upvc"]
    },
    forms: ["window fitting", "door fitting", "window installation", "door installation", "glass installation"],
    rarity: 4
  },
  {
    name: "Masonry",
    forms: ["bricklaying", "brickwork", "stone masonry", "block laying", "mason work", "stonework"],
    rarity: 4
  },
  {
    name: "Concrete work",
    ambiguous: {
      forms: ["concrete", "Concrete"],
      near: ["formwork", "rebar", "paving", "pouring", "foundations", "bricklaying", "groundworks"]
    },
    forms: [
      "concrete finishing",
      "pouring concrete",
      "concrete forms",
      "formwork",
      "cement finishing",
      "concrete placement",
      "rebar",
      "concrete pouring",
      "cement masonry"
    ],
    rarity: 4
  },
  { name: "Demolition", forms: ["demolition work", "selective demolition"], rarity: 4 },
  {
    name: "Scaffolding erection",
    forms: [
      "tube and fitting",
      "tube and fittings",
      "tube & fitting",
      "system scaffold",
      "scaffolding experience",
      "scaffolds",
      "scaffold building",
      "erecting scaffolding",
      "scaffold erection"
    ],
    ambiguous: {
      forms: ["Scaffolding", "scaffolding"],
      near: ["erect", "construction", "ladders", "painting", "lifts", "masonry", "concrete"]
    },
    rarity: 4
  },
  {
    name: "Asbestos abatement",
    forms: ["asbestos awareness", "lead abatement", "mold remediation", "water damage restoration", "asbestos removal"],
    rarity: 5
  },
  {
    name: "Construction",
    forms: [
      "construction work",
      "construction industry",
      "construction experience",
      "building construction",
      "residential construction",
      "commercial construction",
      "construction projects",
      "general construction",
      "construction labor",
      "construction methods",
      "heavy civil construction"
    ],
    rarity: 2
  },
  {
    name: "Construction management",
    forms: [
      "construction project management",
      "construction supervision",
      "site supervision",
      "construction site management",
      "site management",
      "general contracting",
      "construction superintendent",
      "jobsite supervision",
      "field supervision construction"
    ]
  },
  {
    name: "Subcontractor management",
    forms: [
      "subcontractor coordination",
      "managing subcontractors",
      "coordinate subcontractors",
      "subcontractors",
      "supervise subcontractors"
    ]
  },
  {
    name: "Construction estimating",
    forms: [
      "cost estimating",
      "construction estimates",
      "material takeoffs",
      "quantity takeoffs",
      "quantity surveying",
      "takeoffs",
      "cost estimation",
      "bid estimates",
      "project estimating",
      "estimating costs",
      "construction bids",
      "bid preparation"
    ]
  },
  {
    name: "Construction scheduling",
    forms: ["look-ahead schedules", "construction schedules", "pull planning"],
    rarity: 4
  },
  { name: "Submittals", forms: ["change orders", "punch lists", "punch list"], rarity: 4 },
  {
    name: "Building codes",
    forms: [
      "building code",
      "International Building Code",
      "local building codes",
      "building regulations",
      "construction codes",
      "IBC code"
    ]
  },
  {
    name: "Building inspection",
    forms: [
      "home inspection",
      "building inspections",
      "construction inspection",
      "construction inspections",
      "site inspections",
      "home inspections"
    ],
    rarity: 4
  },
  {
    name: "Blueprint reading",
    forms: [
      "reading blueprints",
      "read blueprints",
      "interpreting blueprints",
      "interpret blueprints",
      "reading schematics",
      "schematics",
      "reading technical drawings",
      "engineering drawings",
      "read schematics",
      "blueprint interpretation",
      "wiring diagrams",
      "electrical schematics",
      "blue print reading",
      "reading blue prints",
      "read blue prints"
    ],
    ambiguous: {
      forms: ["blueprints"],
      near: [
        "reading",
        "read",
        "construction",
        "drawings",
        "electrical",
        "interpret",
        "schematics",
        "mechanical",
        "technical",
        "building"
      ]
    }
  },
  {
    name: "Remodeling",
    forms: [
      "renovation",
      "home renovation",
      "home improvement",
      "kitchen and bath remodeling",
      "renovations",
      "home remodeling",
      "tenant improvements"
    ]
  },
  { name: "Procore", forms: ["PlanGrid", "Buildertrend"], rarity: 4 },
  { name: "Bluebeam", forms: ["Bluebeam Revu", "On-Screen Takeoff", "PlanSwift"], rarity: 4 },

  // Tools and maintenance
  {
    name: "Hand and power tools",
    forms: [
      "power tools",
      "hand tools",
      "hand tools and power tools",
      "use of hand tools",
      "hand/power tools",
      "basic hand tools",
      "use of power tools",
      "pneumatic tools"
    ],
    rarity: 2
  },
  {
    name: "Preventive maintenance",
    ambiguous: {
      forms: ["PPM"],
      near: [
        "hvac",
        "plc",
        "loto",
        "maintenance",
        "planned",
        "reactive",
        "technician",
        "plant",
        "fault",
        "building",
        "facilities"
      ]
    },
    forms: [
      "planned preventive maintenance",
      "planned preventative maintenance",
      "preventative maintenance",
      "planned maintenance",
      "scheduled maintenance",
      "routine maintenance",
      "PM program maintenance",
      "perform preventive maintenance",
      "predictive maintenance",
      "maintenance schedules"
    ]
  },
  {
    name: "Equipment maintenance",
    forms: [
      "equipment repair",
      "machinery maintenance",
      "repair equipment",
      "maintaining equipment",
      "maintain equipment",
      "machine maintenance",
      "machine repair",
      "equipment servicing",
      "repair machinery",
      "equipment repairs",
      "maintenance and repair",
      "repairing equipment"
    ],
    rarity: 2
  },
  {
    name: "Building maintenance",
    forms: [
      "facilities maintenance",
      "general maintenance",
      "apartment maintenance",
      "maintenance repairs",
      "property maintenance",
      "handyman",
      "facility maintenance",
      "building repairs",
      "minor repairs",
      "handyman work",
      "make-ready"
    ]
  },
  {
    name: "Industrial maintenance",
    forms: [
      "plant maintenance",
      "millwright",
      "industrial mechanics",
      "millwright work",
      "industrial equipment repair",
      "machinery repair"
    ],
    rarity: 4
  },
  {
    name: "Mechanical troubleshooting",
    forms: [
      "mechanical repair",
      "mechanical maintenance",
      "mechanical systems",
      "troubleshooting mechanical",
      "mechanical repairs",
      "mechanical skills",
      "equipment troubleshooting",
      "mechanical diagnostics"
    ]
  },
  { name: "Hydraulics", forms: ["hydraulic systems", "hydraulic equipment", "hydraulic repair"], rarity: 4 },
  { name: "Pneumatics", forms: ["pneumatic systems", "air compressors", "compressed air systems"], rarity: 4 },
  {
    name: "Pumps and valves",
    forms: [
      "pump repair",
      "pumps",
      "rotating equipment",
      "valves",
      "centrifugal pumps",
      "compressors",
      "conveyors",
      "bearings and gearboxes",
      "gearboxes"
    ],
    rarity: 4
  },
  { name: "Vibration analysis", forms: ["shaft alignment", "thermography", "condition monitoring"], rarity: 5 },
  {
    name: "Elevator maintenance",
    forms: ["lift maintenance", "lift engineer", "elevator repair", "escalator maintenance", "elevator installation"],
    rarity: 5
  },
  {
    name: "Locksmithing",
    forms: ["key cutting", "safe opening", "lock picking", "locksmith", "access control installation", "lock repair"],
    rarity: 5
  },

  // Machining
  {
    name: "Machining",
    forms: [
      "machinist",
      "precision machining",
      "machine shop",
      "manual machining",
      "machine shop practices",
      "machine tools"
    ],
    rarity: 4
  },
  {
    name: "CNC",
    forms: [
      "Fanuc",
      "Fanuc control",
      "CNC machining",
      "computer numerical control",
      "CNC machines",
      "CNC operation",
      "CNC machine operation",
      "CNC mill",
      "CNC lathe",
      "CNC operator",
      "CNC setup",
      "CNC milling",
      "CNC turning",
      "Haas",
      "Fanuc controls",
      "Mazak"
    ],
    rarity: 4
  },
  {
    name: "CNC programming",
    forms: ["G-code", "M-code", "G-code programming", "G and M codes", "CAM programming", "G code"],
    implies: ["CNC"],
    rarity: 4
  },
  { name: "Mastercam", forms: ["Fusion 360 CAM", "GibbsCAM", "Esprit CAM"], rarity: 5 },
  { name: "Lathe", forms: ["lathes", "engine lathe", "turning lathe", "manual lathe", "lathe operation"], rarity: 4 },
  { name: "Milling", forms: ["milling machine", "milling machines", "Bridgeport mill", "manual mill"], rarity: 4 },
  {
    name: "Grinding",
    ambiguous: {
      forms: ["Grinding", "grinding"],
      near: ["milling", "lathe", "machining", "welding", "turning", "surface", "drilling", "deburring", "polishing"]
    },
    forms: ["surface grinding", "surface grinder", "deburring", "drill press", "grinders"],
    rarity: 4
  },
  {
    name: "Tool and die",
    forms: [
      "tool and die making",
      "die making",
      "toolmaking",
      "mold making",
      "jigs and fixtures",
      "fixture design",
      "tooling design"
    ],
    rarity: 5
  },
  {
    name: "EDM",
    forms: ["electrical discharge machining", "wire EDM"],
    ambiguous: { forms: ["EDM"], near: ["cnc", "wire", "machining", "sinker", "lathe", "grinding"] },
    rarity: 5
  },
  {
    name: "GD&T",
    forms: ["geometric dimensioning and tolerancing", "ASME Y14.5", "tolerance analysis", "tolerance stack-up"],
    rarity: 4
  },
  { name: "3D printing", forms: ["additive manufacturing", "3D printers"], rarity: 4 },
  { name: "Laser cutting", forms: ["waterjet cutting", "water jet cutting", "laser cutter"], rarity: 5 },

  // Vehicles, aircraft and heavy equipment
  {
    name: "Automotive repair",
    forms: [
      "auto repair",
      "automotive maintenance",
      "vehicle repair",
      "automotive technician",
      "vehicle maintenance",
      "auto mechanic",
      "automotive mechanics",
      "automotive service",
      "car repair",
      "repair vehicles"
    ]
  },
  {
    name: "Automotive diagnostics",
    ambiguous: {
      forms: ["OBD", "diagnostics", "Diagnostics"],
      near: [
        "diagnostics",
        "vehicle",
        "scan",
        "engine",
        "fault",
        "codes",
        "brakes",
        "engine",
        "vehicle",
        "vehicles",
        "servicing",
        "cars",
        "obd",
        "mechanic",
        "mot",
        "transmission"
      ]
    },
    forms: [
      "vehicle diagnostics",
      "OBD-II",
      "diagnostic scan tools",
      "engine diagnostics",
      "OBD2",
      "scan tools",
      "automotive diagnostic equipment"
    ],
    rarity: 4
  },
  {
    name: "Engine repair",
    forms: ["engine rebuild", "engine overhaul", "small engine repair", "engine maintenance", "engine performance"],
    ambiguous: {
      forms: ["engines"],
      near: [
        "repair",
        "diesel",
        "mechanic",
        "mechanical",
        "overhaul",
        "gasoline",
        "transmissions",
        "brakes",
        "vehicle",
        "vehicles",
        "aircraft",
        "turbine",
        "marine"
      ]
    },
    rarity: 4
  },
  {
    name: "Transmissions",
    forms: ["transmission repair", "drivetrain", "automatic transmissions", "powertrain", "drive trains"],
    ambiguous: {
      forms: ["transmissions", "Transmissions"],
      near: [
        "engine",
        "engines",
        "brakes",
        "automotive",
        "vehicle",
        "clutch",
        "repair",
        "drivetrain",
        "automatic",
        "manual"
      ]
    },
    rarity: 4
  },
  {
    name: "Brake systems",
    forms: [
      "brake repair",
      "brakes",
      "steering and suspension",
      "suspension systems",
      "wheel alignment",
      "brakes and suspension"
    ],
    rarity: 4
  },
  {
    name: "Oil changes",
    forms: [
      "tyre fitting",
      "tyre changes",
      "tire rotation",
      "tire mounting",
      "oil change",
      "lubrication services",
      "tire repair",
      "tire changing",
      "lube technician"
    ],
    rarity: 4
  },
  {
    name: "Auto body repair",
    forms: ["collision repair", "auto painting", "dent repair", "auto body", "automotive painting", "body shop"],
    rarity: 4
  },
  {
    name: "Auto detailing",
    forms: ["vehicle detailing", "car detailing", "car washing", "vehicle cleaning"],
    rarity: 4
  },
  { name: "Auto parts", forms: ["parts counter", "parts department", "automotive parts", "parts ordering"], rarity: 4 },
  {
    name: "Automotive service advising",
    forms: ["service advisor", "service writing", "CDK Global", "Reynolds and Reynolds"],
    rarity: 5
  },
  {
    name: "Diesel repair",
    ambiguous: {
      forms: ["diesel", "Diesel"],
      near: ["mechanic", "engines", "trucks", "hydraulics", "fleet", "brakes", "hgv"]
    },
    forms: [
      "diesel engines",
      "diesel mechanics",
      "diesel mechanic",
      "diesel technician",
      "heavy truck repair",
      "diesel engine repair"
    ],
    rarity: 4
  },
  {
    name: "Electric vehicles",
    forms: [
      "EV repair",
      "hybrid vehicles",
      "EV charging",
      "EV charging stations",
      "EV batteries",
      "battery electric vehicles"
    ],
    rarity: 4
  },
  {
    name: "Motorcycle repair",
    forms: ["marine engine repair", "outboard motors", "powersports", "bicycle repair"],
    rarity: 5
  },
  {
    name: "Aircraft maintenance",
    forms: [
      "aviation maintenance",
      "airframe maintenance",
      "aircraft mechanic",
      "aircraft inspection",
      "avionics",
      "aircraft repair",
      "FAA regulations",
      "turbine engines",
      "aircraft systems"
    ],
    rarity: 4
  },
  {
    name: "Piloting",
    forms: [
      "flight operations",
      "instrument flight",
      "aircraft piloting",
      "flight instruction",
      "flight planning",
      "multi-engine aircraft"
    ],
    ambiguous: {
      forms: ["piloting", "Piloting"],
      near: ["aircraft", "drone", "drones", "flight", "helicopter", "plane", "aviation", "boat", "vessel", "uav"]
    },
    rarity: 5
  },
  {
    name: "Drone operation",
    forms: ["UAV", "UAS operation", "unmanned aerial vehicles", "drone piloting", "drones"],
    rarity: 4
  },
  {
    name: "Heavy equipment operation",
    forms: ["heavy equipment", "heavy machinery", "operate heavy equipment", "heavy equipment operator"],
    rarity: 4
  },
  {
    name: "Excavator operation",
    forms: [
      "digger driving",
      "digger driver",
      "360 excavator",
      "excavator",
      "excavators",
      "mini excavator",
      "excavator operator",
      "trackhoe"
    ],
    implies: ["Heavy equipment operation"],
    rarity: 4
  },
  {
    name: "Backhoe operation",
    forms: ["backhoe", "backhoes", "backhoe loader", "backhoe operator"],
    implies: ["Heavy equipment operation"],
    rarity: 4
  },
  {
    name: "Bulldozer operation",
    forms: ["bulldozer", "bulldozers", "bulldozer operator", "dozer operator"],
    implies: ["Heavy equipment operation"],
    rarity: 4
  },
  {
    name: "Skid steer operation",
    forms: ["skid steer", "skid-steer loader", "skid steers", "bobcat operation"],
    implies: ["Heavy equipment operation"],
    rarity: 4
  },
  {
    name: "Loader operation",
    forms: ["front end loader", "front-end loader", "front end loaders", "wheel loader", "wheel loaders"],
    implies: ["Heavy equipment operation"],
    rarity: 4
  },
  {
    name: "Grader operation",
    ambiguous: {
      forms: ["grader", "Grader"],
      near: [
        "excavator",
        "dozer",
        "loader",
        "operator",
        "motor",
        "bulldozer",
        "equipment",
        "roller",
        "backhoe",
        "scraper"
      ]
    },
    forms: ["motor grader", "grader operator"],
    implies: ["Heavy equipment operation"],
    rarity: 5
  },
  {
    name: "Dump truck operation",
    forms: ["dump truck", "dump trucks", "dump truck driver"],
    implies: ["Heavy equipment operation"],
    rarity: 4
  },
  {
    name: "Heavy equipment repair",
    forms: ["heavy equipment mechanics", "heavy equipment maintenance", "construction equipment repair"],
    rarity: 5
  },
  { name: "Crane operation", forms: ["crane operator", "crane signals"], rarity: 4 },
  {
    name: "Overhead crane operation",
    forms: ["overhead crane", "overhead cranes", "bridge crane", "gantry crane"],
    implies: ["Crane operation"],
    rarity: 4
  },
  { name: "Tower crane operation", forms: ["tower crane", "tower cranes"], implies: ["Crane operation"], rarity: 5 },
  {
    name: "Mobile crane operation",
    forms: ["mobile crane", "mobile cranes", "crawler crane"],
    implies: ["Crane operation"],
    rarity: 5
  },
  {
    name: "Forklift operation",
    ambiguous: {
      forms: ["FLT", "MHE"],
      near: ["licence", "license", "warehouse", "counterbalance", "reach", "driver", "pallets"]
    },
    forms: ["forklift", "forklifts", "forklift driving", "forklift operator", "operating forklifts", "fork lift"]
  },
  {
    name: "Reach truck operation",
    forms: [
      "reach truck",
      "reach trucks",
      "reach truck operator",
      "reach truck driver",
      "reach truck licence",
      "reach truck license",
      "stand-up reach truck"
    ],
    implies: ["Forklift operation"],
    rarity: 4
  },
  {
    name: "Order picker truck operation",
    forms: ["order picker truck", "order picker trucks", "cherry picker", "cherry pickers", "stock picker truck"],
    implies: ["Forklift operation"],
    rarity: 4
  },
  {
    name: "Counterbalance forklift operation",
    forms: [
      "counterbalance license",
      "counterbalance FLT",
      "counterbalance driver",
      "counterbalance",
      "counterbalance forklift",
      "counterbalance truck",
      "counterbalance licence",
      "sit-down forklift",
      "counterbalance forklift licence"
    ],
    implies: ["Forklift operation"],
    rarity: 4
  },
  {
    name: "Stand-up forklift operation",
    forms: ["stand-up forklift", "stand-up forklifts"],
    implies: ["Forklift operation"],
    rarity: 4
  },
  { name: "Aerial lifts", forms: ["aerial work platforms"], rarity: 4 },
  { name: "Scissor lift operation", forms: ["scissor lift", "scissor lifts"], implies: ["Aerial lifts"], rarity: 4 },
  { name: "Boom lift operation", forms: ["boom lift", "boom lifts"], implies: ["Aerial lifts"], rarity: 4 },
  { name: "Bucket truck operation", forms: ["bucket truck", "bucket trucks"], implies: ["Aerial lifts"], rarity: 5 },

  // Engineering practice
  {
    name: "Mechanical engineering",
    forms: [
      "mechanical design",
      "mechanical engineer",
      "machine design",
      "mechanical system design",
      "mechanical design engineering"
    ]
  },
  {
    name: "Civil engineering",
    forms: ["civil design", "civil engineer", "civil infrastructure", "site development", "land development"],
    rarity: 4
  },
  {
    name: "Structural engineering",
    forms: [
      "structural analysis",
      "structural design",
      "structural calculations",
      "seismic design",
      "STAAD Pro",
      "ETABS",
      "SAP2000",
      "RISA"
    ],
    rarity: 4
  },
  {
    name: "Electrical engineering",
    forms: [
      "power systems engineering",
      "electrical design",
      "power systems",
      "power distribution",
      "electrical engineer",
      "circuit design electrical"
    ],
    rarity: 3
  },
  {
    name: "Chemical engineering",
    forms: [
      "process design",
      "Aspen Plus",
      "Aspen HYSYS",
      "P&ID",
      "P&IDs",
      "process simulation",
      "unit operations",
      "piping and instrumentation diagrams"
    ],
    rarity: 4
  },
  {
    name: "Geotechnical engineering",
    forms: [
      "soil mechanics",
      "foundation design",
      "geotechnical investigation",
      "materials testing",
      "concrete testing"
    ],
    rarity: 5
  },
  {
    name: "Transportation engineering",
    forms: [
      "traffic engineering",
      "highway design",
      "roadway design",
      "bridge design",
      "traffic studies",
      "traffic signal design"
    ],
    rarity: 5
  },
  {
    name: "Water resources engineering",
    forms: ["stormwater management", "drainage design", "hydraulic modeling", "stormwater design", "erosion control"],
    rarity: 5
  },
  {
    name: "MEP",
    forms: [
      "mechanical, electrical and plumbing",
      "mechanical electrical plumbing",
      "MEP coordination",
      "MEP systems",
      "building services engineering"
    ],
    rarity: 4
  },
  {
    name: "Land surveying",
    forms: [
      "total station",
      "construction surveying",
      "GPS surveying",
      "topographic surveys",
      "boundary surveys",
      "land survey"
    ],
    ambiguous: {
      forms: ["surveying"],
      near: ["land", "topographic", "gps", "site", "construction", "boundary", "total", "engineering"]
    },
    rarity: 4
  },
  {
    name: "Aerospace engineering",
    forms: ["aerodynamics", "propulsion", "aerospace structures", "avionics engineering", "aeronautical engineering"],
    rarity: 5
  },
  { name: "Mechanical drafting", forms: ["civil drafting", "detailed drawings", "design drafting"], rarity: 4 },
  {
    name: "CAD",
    forms: [
      "computer-aided design",
      "CAD software",
      "CAD drafting",
      "CAD design",
      "computer-aided drafting",
      "CAD drawings"
    ]
  },
  {
    name: "AutoCAD",
    forms: ["Auto CAD", "Autodesk AutoCAD", "AutoCAD LT", "AutoCAD Electrical", "AutoCAD Mechanical"],
    implies: ["CAD"]
  },
  { name: "AutoCAD Civil 3D", forms: ["AutoCAD Civil 3D"], implies: ["AutoCAD"], rarity: 5 },
  { name: "SolidWorks", forms: ["Solid Works", "SolidWorks Simulation"], implies: ["CAD"], rarity: 4 },
  {
    name: "Revit",
    forms: ["Autodesk Revit", "Revit MEP", "Revit Architecture", "Revit Structure"],
    implies: ["CAD"],
    rarity: 4
  },
  { name: "Autodesk Inventor", forms: ["Inventor CAD"], implies: ["CAD"], rarity: 4 },
  { name: "CATIA", forms: ["CATIA V5"], implies: ["CAD"], rarity: 5 },
  { name: "PTC Creo", forms: ["PTC Creo", "Pro/Engineer", "Pro/E", "ProE"], implies: ["CAD"], rarity: 5 },
  { name: "Siemens NX", forms: ["Unigraphics", "NX CAD", "Solid Edge"], implies: ["CAD"], rarity: 5 },
  {
    name: "BIM",
    forms: ["building information modeling", "Navisworks", "clash detection", "BIM coordination"],
    rarity: 4
  },
  {
    name: "Finite element analysis",
    forms: ["FEA", "ANSYS", "Abaqus", "Nastran", "finite element modeling", "stress analysis", "finite element method"],
    rarity: 4
  },
  {
    name: "Computational fluid dynamics",
    forms: ["ANSYS Fluent", "OpenFOAM", "STAR-CCM+"],
    ambiguous: { forms: ["CFD"], near: ["fluid", "fea", "ansys", "fluent", "simulation", "thermal"] },
    rarity: 5
  },
  {
    name: "Thermodynamics",
    forms: ["heat transfer", "fluid mechanics", "thermal analysis", "fluid dynamics"],
    rarity: 4
  },
  {
    name: "PLC",
    forms: [
      "programmable logic controller",
      "programmable logic controllers",
      "PLC programming",
      "ladder logic",
      "PLCs",
      "PLC troubleshooting"
    ],
    ambiguous: {
      forms: ["PLC"],
      near: [
        "hmi",
        "scada",
        "ladder",
        "plant",
        "machines",
        "alarms",
        "reset",
        "electrical",
        "automation",
        "controls",
        "allen",
        "siemens",
        "programming",
        "vfd",
        "industrial",
        "robots",
        "fault",
        "faults",
        "motors",
        "sensors",
        "drives",
        "electrician",
        "maintenance"
      ],
      never: ["product life cycle", "professional learning community", "plc meetings", "group plc", "bank plc"]
    },
    rarity: 4
  },
  {
    name: "Allen-Bradley",
    forms: ["RSLogix", "Studio 5000", "RSLogix 5000", "ControlLogix", "CompactLogix"],
    implies: ["PLC"],
    rarity: 4
  },
  {
    name: "Siemens PLC",
    forms: ["Siemens TIA Portal", "TIA Portal", "Siemens S7", "Simatic", "Step 7"],
    implies: ["PLC"],
    rarity: 4
  },
  {
    name: "SCADA",
    forms: ["supervisory control and data acquisition", "Wonderware", "Ignition SCADA", "SCADA systems"],
    rarity: 4
  },
  { name: "HMI", forms: ["human-machine interface", "FactoryTalk View", "HMI programming"], rarity: 4 },
  {
    name: "Industrial automation",
    forms: [
      "automation controls",
      "controls engineering",
      "distributed control system",
      "industrial controls",
      "process automation systems",
      "factory automation"
    ],
    rarity: 4
  },
  { name: "Variable frequency drives", forms: ["VFD", "VFDs", "servo drives", "motor drives"], rarity: 5 },
  {
    name: "Instrumentation",
    forms: [
      "process instrumentation",
      "instrumentation and controls",
      "I&C",
      "control valves",
      "loop tuning",
      "flow meters"
    ],
    rarity: 4
  },
  { name: "Industrial robotics", forms: ["KUKA", "robotic welding"], rarity: 5 },
  {
    name: "Commissioning",
    forms: [
      "start-up and commissioning",
      "equipment commissioning",
      "commissioning of systems",
      "factory acceptance testing",
      "site acceptance testing"
    ],
    rarity: 4
  },
  {
    name: "Product testing",
    forms: [
      "prototype testing",
      "prototyping hardware",
      "test fixtures",
      "environmental testing of products",
      "durability testing"
    ],
    rarity: 4
  },

  // Energy
  {
    name: "Solar installation",
    forms: [
      "solar panels",
      "photovoltaic",
      "solar PV",
      "PV systems",
      "solar energy",
      "solar design",
      "photovoltaic systems",
      "solar power",
      "PVsyst"
    ],
    rarity: 4
  },
  { name: "Wind energy", forms: ["wind turbines", "wind power", "wind turbine maintenance"], rarity: 5 },
  { name: "Renewable energy", forms: ["clean energy", "energy storage", "battery storage", "hydropower"], rarity: 4 },
  {
    name: "Energy efficiency",
    forms: ["energy audits", "energy management", "energy auditing", "energy modeling", "energy conservation"],
    rarity: 4
  },
  {
    name: "Power generation",
    forms: [
      "power plant operations",
      "power plant",
      "gas turbines",
      "steam turbines",
      "turbine operation",
      "cogeneration",
      "utility operations"
    ],
    rarity: 4
  },
  {
    name: "Nuclear power",
    forms: ["nuclear plant operations", "reactor operations", "nuclear engineering"],
    rarity: 5
  },
  {
    name: "Oil and gas",
    forms: [
      "oil & gas",
      "upstream oil",
      "petroleum",
      "oilfield",
      "oil field",
      "midstream",
      "petroleum engineering",
      "oil and gas industry"
    ],
    rarity: 4
  },
  {
    name: "Drilling operations",
    forms: [
      "drilling rigs",
      "well drilling",
      "hydraulic fracturing",
      "well completions",
      "drilling engineering",
      "well testing",
      "directional drilling"
    ],
    rarity: 5
  },
  {
    name: "Refinery operations",
    forms: ["petrochemical", "refinery", "petrochemical plants"],
    ambiguous: { forms: ["refining"], near: ["oil", "petroleum", "petrochemical", "crude", "gas", "metal", "sugar"] },
    rarity: 5
  },
  {
    name: "Pipeline operations",
    forms: ["pipeline construction", "pipeline integrity", "cathodic protection", "gas distribution", "meter reading"],
    rarity: 5
  },
  {
    name: "Mining",
    ambiguous: {
      forms: ["Mining", "mining"],
      near: ["drilling", "minerals", "blasting", "coal", "geology", "quarry", "ore", "oil", "construction", "gas"],
      never: ["data mining", "text mining", "process mining", "crypto mining", "opinion mining"]
    },
    forms: ["underground mining", "surface mining", "MSHA regulations", "blasting", "mine operations"],
    rarity: 5
  },

  // Grounds, cleaning and guarding
  {
    name: "Landscaping",
    forms: [
      "hard landscaping",
      "soft landscaping",
      "hardscape",
      "landscape maintenance",
      "lawn care",
      "groundskeeping",
      "grounds maintenance",
      "mowing",
      "landscape installation",
      "grounds keeping",
      "lawn mowing",
      "lawn maintenance",
      "hardscaping"
    ]
  },
  {
    name: "Horticulture",
    forms: ["gardening", "plant care", "garden maintenance"],
    ambiguous: {
      forms: ["pruning"],
      near: ["trees", "tree", "plants", "shrubs", "planting", "landscaping", "weeding", "garden"]
    },
    rarity: 4
  },
  {
    name: "Tree care",
    forms: [
      "arborist",
      "arboricultural",
      "tree surgery",
      "tree surgeon",
      "tree felling",
      "tree trimming",
      "tree removal",
      "chainsaw",
      "chain saw",
      "tree climbing"
    ],
    rarity: 4
  },
  { name: "Irrigation systems", forms: ["irrigation", "sprinkler systems irrigation", "irrigation repair"], rarity: 4 },
  { name: "Snow removal", forms: ["snow plowing", "plowing snow", "de-icing"], rarity: 4 },
  {
    name: "Pest control",
    forms: ["integrated pest management", "pesticide application", "exterminating", "termite inspection"],
    rarity: 4
  },
  { name: "Pool maintenance", forms: ["swimming pool maintenance", "pool cleaning", "pool chemicals"], rarity: 5 },
  {
    name: "Cleaning",
    forms: [
      "general cleaning",
      "deep clean",
      "cleaning experience",
      "janitorial",
      "custodial",
      "commercial cleaning",
      "custodial services",
      "janitorial services",
      "cleaning services",
      "cleaning duties",
      "industrial cleaning",
      "office cleaning",
      "janitorial work",
      "deep cleaning",
      "cleaning procedures",
      "custodial work",
      "cleaning equipment",
      "cleaning supplies"
    ],
    ambiguous: {
      forms: ["cleaning", "cleaning", "Cleaning"],
      near: [
        "serving",
        "kitchen",
        "housekeeping",
        "laundry",
        "dishwashing",
        "polishing",
        "hoovering",
        "mopping",
        "food",
        "bathrooms",
        "toilets",
        "office",
        "offices",
        "rooms",
        "equipment",
        "kitchen",
        "floors",
        "restrooms",
        "house",
        "facility",
        "facilities",
        "sanitizing",
        "janitorial",
        "area",
        "areas",
        "surfaces",
        "windows",
        "carpets",
        "bathrooms",
        "tables",
        "dishes",
        "supplies",
        "machines",
        "tools",
        "mopping",
        "dusting",
        "vacuuming",
        "buildings",
        "houses",
        "station",
        "duties",
        "commercial",
        "residential",
        "hotel"
      ],
      never: ["data cleaning", "cleaning data", "cleaning up data", "cleaning and transforming"]
    },
    rarity: 2
  },
  {
    name: "Floor care",
    forms: [
      "floor buffing",
      "floor waxing",
      "stripping and waxing",
      "carpet cleaning",
      "floor scrubbers",
      "mopping floors",
      "sweeping and mopping",
      "vacuuming",
      "mopping"
    ],
    rarity: 4
  },
  { name: "Window cleaning", forms: ["pressure washing", "power washing", "window washing"], rarity: 4 },
  {
    name: "Cleaning chemicals handling",
    forms: ["cleaning chemicals", "chemical dilution", "disinfecting surfaces", "sanitizing surfaces"],
    rarity: 4
  },
  {
    name: "Trash removal",
    forms: ["garbage collection", "refuse collection", "empty trash", "waste collection", "trash collection"],
    rarity: 4
  },
  {
    name: "Security guard work",
    forms: ["security officer", "unarmed security", "armed security"],
    ambiguous: { forms: ["guarding"], near: ["security", "patrol", "static", "premises", "site", "door"] },
    rarity: 3
  },
  {
    name: "Road maintenance",
    forms: [
      "asphalt paving",
      "paving",
      "asphalt",
      "road construction",
      "highway maintenance",
      "street maintenance",
      "pothole repair"
    ],
    rarity: 4
  },
  {
    name: "Traffic control flagging",
    forms: ["traffic flagging", "flagger", "work zone traffic control"],
    ambiguous: { forms: ["flagging"], near: ["traffic", "road", "control", "construction", "highway"] },
    rarity: 5
  },
  {
    name: "Excavation",
    forms: [
      "groundworks",
      "ground works",
      "groundwork",
      "trenching",
      "trench safety",
      "digging trenches",
      "earthwork",
      "site grading",
      "underground utilities",
      "excavating"
    ],
    rarity: 4
  },
  {
    name: "Confined space entry",
    forms: ["confined spaces", "confined space", "permit-required confined space"],
    rarity: 4
  },
  { name: "Fall protection", forms: ["harness work", "harness safety", "ladder safety"], rarity: 4 },

  // Certifications
  {
    name: "OSHA 10",
    kind: "certification",
    forms: ["OSHA 10-hour", "OSHA 10 hour", "OSHA-10", "OSHA 10 certification", "10-hour OSHA", "OSHA10"],
    rarity: 4
  },
  {
    name: "OSHA 30",
    kind: "certification",
    forms: ["OSHA 30-hour", "OSHA 30 hour", "OSHA-30", "OSHA 30 certification", "30-hour OSHA", "OSHA30"],
    implies: ["OSHA 10"],
    rarity: 4
  },
  {
    name: "CSCS card",
    kind: "certification",
    forms: ["CSCS construction card", "SMSTS", "SSSTS", "CPCS card"],
    rarity: 4
  },
  {
    name: "EPA 608",
    kind: "certification",
    forms: [
      "EPA Section 608",
      "EPA Universal",
      "EPA 608 Universal",
      "EPA Type II",
      "EPA Universal certification",
      "EPA 608 certification"
    ],
    implies: ["Refrigeration"],
    rarity: 4
  },
  {
    name: "NATE certification",
    kind: "certification",
    forms: ["NATE certified", "HVAC Excellence", "North American Technician Excellence"],
    implies: ["HVAC"],
    rarity: 5
  },
  {
    name: "HVAC license",
    kind: "certification",
    forms: ["HVAC certification", "HVAC contractor license", "HVAC certified"],
    implies: ["HVAC"],
    rarity: 4
  },
  {
    name: "BS 7671",
    kind: "certification",
    forms: [
      "18th Ed",
      "18th Edition",
      "18th Edition Wiring Regulations",
      "IET Wiring Regulations",
      "17th Edition Wiring Regulations",
      "BS7671"
    ],
    implies: ["Electrical wiring"],
    rarity: 4
  },
  {
    name: "Journeyman electrician license",
    kind: "certification",
    forms: [
      "journeyman electrician",
      "licensed electrician",
      "electrical license",
      "journeyman license",
      "journeyman's license",
      "electrician license"
    ],
    implies: ["Electrical work"],
    rarity: 4
  },
  {
    name: "Master electrician license",
    kind: "certification",
    forms: ["master electrician"],
    implies: ["Journeyman electrician license"],
    rarity: 5
  },
  {
    name: "Plumbing license",
    kind: "certification",
    forms: ["journeyman plumber", "licensed plumber", "journeyman plumber license"],
    implies: ["Plumbing"],
    rarity: 4
  },
  {
    name: "Gas Safe",
    kind: "certification",
    forms: ["Gas Safe registered", "Gas Safe Register"],
    implies: ["Gas fitting"],
    rarity: 5
  },
  {
    name: "Boiler operator license",
    kind: "certification",
    forms: [
      "stationary engineer license",
      "low pressure boiler license",
      "high pressure boiler license",
      "boiler license"
    ],
    implies: ["Boilers"],
    rarity: 5
  },
  {
    name: "ASE",
    kind: "certification",
    forms: [
      "Automotive Service Excellence",
      "ASE certified",
      "ASE certification",
      "ASE Master Technician",
      "ASE certifications",
      "ASE Master"
    ],
    ambiguous: {
      forms: ["ASE"],
      near: [
        "automotive",
        "certified",
        "technician",
        "mechanic",
        "diesel",
        "master",
        "brakes",
        "suspension",
        "a/c",
        "auto",
        "obd",
        "tools",
        "scan",
        "vehicle",
        "a4",
        "a5",
        "a6",
        "a8",
        "tests"
      ]
    },
    implies: ["Automotive repair"],
    rarity: 4
  },
  {
    name: "I-CAR",
    kind: "certification",
    forms: ["I-CAR certified", "I-CAR certification"],
    implies: ["Auto body repair"],
    rarity: 5
  },
  {
    name: "State inspection license",
    kind: "certification",
    forms: ["vehicle inspection license", "emissions inspector", "state inspector license"],
    rarity: 5
  },
  {
    name: "AWS welding certification",
    ambiguous: { forms: ["6G"], near: ["pipe", "welder", "tig", "welding", "certified"] },
    kind: "certification",
    forms: [
      "AWS Certified Welder",
      "certified welder",
      "welding certification",
      "American Welding Society",
      "AWS D1.1 certified",
      "AWS D1.1 certification",
      "welding certificate",
      "6G certified"
    ],
    implies: ["Welding"],
    rarity: 4
  },
  {
    name: "Certified Welding Inspector",
    kind: "certification",
    forms: ["AWS Certified Welding Inspector", "AWS CWI"],
    ambiguous: { forms: ["CWI"], near: ["welding", "aws", "inspector", "weld"] },
    implies: ["Weld inspection"],
    rarity: 5
  },
  { name: "API inspector certification", kind: "certification", forms: ["API 510", "API 570", "API 653"], rarity: 5 },
  {
    name: "NDT certification",
    kind: "certification",
    forms: ["ASNT Level II", "ASNT", "NDT Level II", "SNT-TC-1A"],
    rarity: 5
  },
  {
    name: "NIMS certification",
    kind: "certification",
    forms: ["NIMS machining", "NIMS credential", "National Institute for Metalworking Skills"],
    rarity: 5
  },
  { name: "NCCER", kind: "certification", forms: ["NCCER certification", "NCCER certified", "NCCER Core"], rarity: 5 },
  { name: "NICET", kind: "certification", forms: ["NICET Level II", "NICET certification"], rarity: 5 },
  {
    name: "Trade apprenticeship",
    kind: "certification",
    forms: [
      "apprenticeship program",
      "completed apprenticeship",
      "registered apprenticeship",
      "time-served apprenticeship",
      "NVQ Level 3",
      "NVQ Level 2",
      "City & Guilds",
      "Red Seal",
      "journeyman card",
      "City and Guilds"
    ],
    rarity: 4
  },
  {
    name: "SolidWorks certification",
    kind: "certification",
    forms: ["Certified SolidWorks Associate", "CSWP", "Certified SolidWorks Professional", "SolidWorks certification"],
    implies: ["SolidWorks"],
    rarity: 5
  },
  {
    name: "Autodesk Certified Professional",
    kind: "certification",
    forms: ["Autodesk Certified User", "AutoCAD certification", "AutoCAD Certified", "Revit certification"],
    rarity: 5
  },
  {
    name: "PE license",
    kind: "certification",
    forms: [
      "Professional Engineer",
      "licensed Professional Engineer",
      "Professional Engineering license",
      "registered professional engineer",
      "P.E. license",
      "Chartered Engineer",
      "professional engineer license"
    ],
    ambiguous: {
      forms: ["PE", "P.E."],
      near: [
        "engineer",
        "engineering",
        "civil",
        "licensed",
        "eit",
        "structural",
        "license",
        "registration",
        "leed",
        "professional"
      ],
      never: ["pe teacher", "pe classes", "private equity", "pe firms", "pe ratio"]
    },
    rarity: 4
  },
  {
    name: "EIT",
    kind: "certification",
    forms: [
      "Engineer in Training",
      "Fundamentals of Engineering",
      "FE exam",
      "EIT certification",
      "Engineer-in-Training",
      "FE/EIT",
      "Engineer Intern"
    ],
    ambiguous: {
      forms: ["EIT", "FE"],
      near: ["engineer", "engineering", "exam", "pe", "civil", "fundamentals", "training"]
    },
    rarity: 4
  },
  {
    name: "Land surveyor license",
    kind: "certification",
    forms: ["Professional Land Surveyor", "licensed land surveyor", "Registered Land Surveyor"],
    implies: ["Land surveying"],
    rarity: 5
  },
  {
    name: "Certified Energy Manager",
    kind: "certification",
    forms: ["Certified Energy Auditor", "BPI certification", "Building Performance Institute"],
    rarity: 5
  },
  {
    name: "NABCEP",
    kind: "certification",
    forms: ["NABCEP certified", "PV Installation Professional"],
    implies: ["Solar installation"],
    rarity: 5
  },
  {
    name: "Certified Construction Manager",
    kind: "certification",
    forms: ["CMAA", "CCM construction", "Certified Professional Constructor"],
    implies: ["Construction management"],
    rarity: 5
  },
  {
    name: "General contractor license",
    kind: "certification",
    forms: ["licensed general contractor", "contractor's license", "contractor license", "licensed contractor"],
    rarity: 4
  },
  {
    name: "Building inspector certification",
    kind: "certification",
    forms: ["ICC certification", "ICC certified", "home inspector license", "certified building inspector"],
    implies: ["Building inspection"],
    rarity: 5
  },
  {
    name: "Forklift certification",
    kind: "certification",
    forms: [
      "forklift certified",
      "certified forklift operator",
      "forklift license",
      "forklift licence",
      "forklift operator certification"
    ],
    implies: ["Forklift operation"],
    rarity: 3
  },
  {
    name: "NCCCO",
    kind: "certification",
    forms: [
      "crane operator certification",
      "CCO crane operator",
      "certified crane operator",
      "crane license",
      "rigger certification"
    ],
    implies: ["Crane operation"],
    rarity: 5
  },
  {
    name: "A&P license",
    kind: "certification",
    forms: [
      "Airframe and Powerplant",
      "A&P mechanic",
      "FAA A&P",
      "A&P certificate",
      "airframe & powerplant",
      "A&P certification",
      "A and P license",
      "Airframe and Powerplant license"
    ],
    implies: ["Aircraft maintenance"],
    rarity: 5
  },
  {
    name: "FAA pilot license",
    kind: "certification",
    forms: [
      "private pilot license",
      "commercial pilot license",
      "airline transport pilot",
      "Commercial Pilot Certificate",
      "private pilot certificate",
      "instrument rating"
    ],
    implies: ["Piloting"],
    rarity: 5
  },
  {
    name: "FAA Part 107",
    kind: "certification",
    forms: ["Part 107", "Remote Pilot Certificate", "drone pilot license"],
    implies: ["Drone operation"],
    rarity: 5
  },
  { name: "MSHA certification", kind: "certification", forms: ["MSHA", "MSHA certified", "MSHA training"], rarity: 5 },
  {
    name: "ISA Certified Arborist",
    kind: "certification",
    forms: ["ISA certification", "Certified Arborist", "ISA arborist"],
    implies: ["Tree care"],
    rarity: 5
  },
  {
    name: "Certified Maintenance & Reliability Professional",
    kind: "certification",
    forms: ["CMRP", "CMRT"],
    rarity: 5
  },
  { name: "IICRC", kind: "certification", forms: ["IICRC certified", "IICRC certification"], rarity: 5 },
  {
    name: "Certified Pool Operator",
    kind: "certification",
    forms: ["CPO certification pool", "pool operator license"],
    implies: ["Pool maintenance"],
    rarity: 5
  },
  { name: "Underfloor heating", forms: ["under-floor heating", "UFH", "radiant floor heating"], rarity: 5 },
  { name: "Bathroom fitting", forms: ["bathroom installation", "fitting bathrooms", "bathroom installs"], rarity: 5 },
  {
    name: "Drainage",
    ambiguous: {
      forms: ["drains", "Drains"],
      near: ["plumbing", "sewer", "pipe", "pipes", "plumber", "gutters", "jetting", "unblock", "unblocking", "manholes"]
    },
    forms: ["drainage work", "drain laying", "drainage installation"],
    rarity: 4
  },
  {
    name: "Leadwork",
    forms: ["lead work", "lead flashing", "lead flashings", "leadworking"],
    implies: ["Roofing"],
    rarity: 5
  },
  { name: "Guttering", forms: ["gutters", "gutter repair"], rarity: 5 },
  {
    name: "Fencing installation",
    forms: ["fence building", "fence installation", "erecting fences", "fence erection"],
    ambiguous: {
      forms: ["fencing", "Fencing"],
      near: ["paving", "landscaping", "decking", "turfing", "gates", "posts", "hedge", "groundworks"]
    },
    rarity: 5
  },
  {
    name: "Telehandler operation",
    forms: ["telehandler", "telescopic handler", "telehandler licence"],
    implies: ["Heavy equipment operation"],
    rarity: 5
  },
  { name: "Working at height", forms: ["working at heights", "work at heights", "height work"], rarity: 4 },
  {
    name: "CISRS",
    kind: "certification",
    forms: ["CISRS card", "CISRS scaffolder", "scaffolder card", "CISRS advanced"],
    implies: ["Scaffolding erection"],
    rarity: 5
  },
  { name: "IPAF", kind: "certification", forms: ["IPAF licence", "IPAF card", "IPAF 3a", "IPAF 3b"], rarity: 5 },
  { name: "PASMA", kind: "certification", forms: ["PASMA card", "PASMA towers"], rarity: 5 },
  {
    name: "Slinging and signaling",
    forms: ["slinger signaller", "slinging", "slinger", "banksman", "slinger/signaller"],
    implies: ["Rigging"],
    rarity: 5
  },
  {
    name: "MOT testing",
    ambiguous: {
      forms: ["MOT", "MOTs"],
      near: ["servicing", "brakes", "garage", "mechanic", "vehicle", "tyres", "tester"]
    },
    forms: ["MOT inspection", "MOT tester", "MOT tests", "MOT inspections"],
    rarity: 5
  },
  { name: "Panel beating", forms: ["panel beater", "vehicle bodywork"], implies: ["Auto body repair"], rarity: 5 },
  { name: "Hedge cutting", forms: ["hedge trimming", "hedge laying"], rarity: 5 },
  { name: "EPA 609", kind: "certification", forms: ["EPA Section 609", "Section 609 certification"], rarity: 5 },
  {
    name: "Master plumber license",
    kind: "certification",
    forms: ["master plumber", "licensed master plumber", "master plumber's license"],
    implies: ["Plumbing license"],
    rarity: 5
  },
  { name: "NICEIC", kind: "certification", forms: ["NICEIC registered", "NICEIC approved"], rarity: 5 },
  {
    name: "JIB card",
    kind: "certification",
    forms: ["JIB grading", "JIB approved electrician", "JIB gold card"],
    ambiguous: { forms: ["JIB"], near: ["electrician", "ecs", "gold", "graded", "card", "nvq"] },
    rarity: 5
  },
  {
    name: "F-Gas certification",
    kind: "certification",
    forms: ["F-Gas", "F Gas", "FGas", "F-Gas certified", "F-Gas qualified"],
    rarity: 5
  },
  { name: "NPORS", kind: "certification", forms: ["NPORS card", "NPORS ticket"], rarity: 5 },
  {
    name: "CCN1",
    kind: "certification",
    forms: ["CCN1 qualified", "CCN1 certificate"],
    implies: ["Gas Safe"],
    rarity: 5
  },
  { name: "Powder coating", forms: ["powder coat", "powder-coated finishes", "powder coater"], rarity: 5 },
  {
    name: "Suspension",
    forms: ["suspension repair"],
    ambiguous: {
      forms: ["suspension", "Suspension", "alignment", "alignments"],
      near: ["brakes", "steering", "alignment", "struts", "shocks", "axle", "tires"]
    },
    rarity: 4
  },
  { name: "Grouting", forms: ["grout", "tile grouting"], rarity: 5 },
  {
    name: "Flashing",
    ambiguous: {
      forms: ["flashing", "Flashing"],
      near: ["roof", "roofing", "shingles", "gutters", "underlayment", "chimney"]
    },
    rarity: 5
  },
  { name: "Screeding", forms: ["floor screeding", "floor screed", "liquid screed"], rarity: 5 },
  { name: "OTDR", forms: ["OTDR testing"], rarity: 5 },
  {
    name: "Ceramics",
    forms: [
      "pottery",
      "wheel throwing",
      "pottery throwing",
      "kiln firing",
      "ceramic glazing",
      "slip casting",
      "hand-building clay"
    ],
    rarity: 5
  },
  {
    name: "Sandblasting",
    forms: ["abrasive blasting", "sand blasting", "media blasting", "shot blasting", "grit blasting", "blast cleaning"],
    rarity: 5
  },
  {
    name: "Protective coatings",
    forms: ["protective coating", "industrial coatings", "marine coatings", "epoxy coatings", "NACE coating inspector"],
    rarity: 5
  },
  { name: "Surface preparation", forms: ["surface prep", "prepping surfaces", "surface priming"], rarity: 5 },
  {
    name: "ECS card",
    kind: "certification",
    forms: ["ECS gold card", "ECS gold", "JIB ECS card"],
    ambiguous: { forms: ["ECS"], near: ["electrician", "gold", "card", "jib", "edition", "am2", "electrical"] },
    rarity: 5
  }
]

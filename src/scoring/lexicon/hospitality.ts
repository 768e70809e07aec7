import type { Concept } from "./Concept.js"

/** Kitchens, food and drink service, hotels, events, travel, beauty, fitness, household service and gaming. */
export const hospitality: ReadonlyArray<Concept> = [
  // Kitchen
  {
    name: "Cooking",
    forms: [
      "cook",
      "food cooking",
      "meal cooking",
      "cooking techniques",
      "cooking methods",
      "cooking skills",
      "line cooking",
      "scratch cooking"
    ],
    rarity: 2
  },
  {
    name: "Food preparation",
    forms: [
      "veg prep",
      "vegetable prep",
      "vegetable preparation",
      "basic veg prep",
      "prep work in the kitchen",
      "salad prep",
      "food prep",
      "preparing food",
      "prepare food",
      "meal preparation",
      "prepping ingredients",
      "kitchen prep",
      "prep work kitchen",
      "prep cook",
      "mise en place",
      "preparing meals",
      "prepare meals",
      "prepare ingredients"
    ],
    rarity: 2
  },
  {
    name: "Culinary arts",
    forms: ["culinary", "culinary skills", "culinary techniques", "culinary experience", "gastronomy"]
  },
  {
    name: "Kitchen management",
    forms: [
      "BOH",
      "back-of-house",
      "heart of house",
      "par levels",
      "par stock",
      "kitchen operations",
      "kitchen supervision",
      "back of house",
      "back-of-house operations",
      "BOH operations",
      "manage kitchen",
      "kitchen staff supervision",
      "back of the house"
    ]
  },
  {
    name: "Line cook stations",
    ambiguous: { forms: ["CDP", "chef de partie"], near: ["kitchen", "sous", "commis", "section"] },
    forms: [
      "line cook",
      "saute station",
      "fry station",
      "grill station",
      "station setup",
      "hot line",
      "cold line",
      "working the line"
    ],
    rarity: 4
  },
  {
    name: "Grilling",
    ambiguous: {
      forms: ["grill", "Grill"],
      near: [
        "saute",
        "sauté",
        "fry",
        "fryer",
        "station",
        "stations",
        "line",
        "cook",
        "kitchen",
        "pantry",
        "burgers",
        "steaks"
      ]
    },
    forms: ["grill cook", "broiling", "barbecue", "smoking meats", "charcuterie grill", "rotisserie"],
    rarity: 4
  },
  {
    name: "Sautéing",
    forms: ["sauteing", "braising", "roasting meats", "sous vide", "blanching"],
    ambiguous: {
      forms: ["sauté", "saute", "Sauté", "Saute", "poaching"],
      near: [
        "grill",
        "fry",
        "station",
        "line",
        "pantry",
        "kitchen",
        "cook",
        "eggs",
        "fish",
        "cooking",
        "grilling",
        "roasting",
        "braising"
      ]
    },
    rarity: 4
  },
  {
    name: "Deep frying",
    ambiguous: {
      forms: ["frying", "Frying"],
      near: ["grilling", "baking", "kitchen", "batter", "grill", "cooking", "fish"]
    },
    forms: ["fryer", "fry cook", "fryers", "fry cooking"],
    rarity: 4
  },
  {
    name: "Knife skills",
    forms: ["chopping vegetables", "cutting vegetables", "knife handling", "chopping and slicing"],
    rarity: 4
  },
  {
    name: "Sauces",
    forms: ["sauce making", "stocks and sauces", "soups and sauces", "mother sauces", "sauces and stocks"],
    rarity: 4
  },
  {
    name: "Garde manger",
    forms: ["cold kitchen", "salads and cold appetizers", "charcuterie", "garnishing"],
    rarity: 5
  },
  {
    name: "Butchery",
    forms: ["meat cutting", "butchering", "meat cutter", "fish filleting", "butcher shop", "fish butchery", "deboning"],
    rarity: 4
  },
  {
    name: "Plating",
    ambiguous: {
      forms: ["Plating", "plating"],
      near: ["food", "kitchen", "dishes", "chef", "cooking", "menu", "garnish", "desserts", "cook"],
      never: ["metal plating", "chrome plating", "zinc plating"]
    },
    forms: ["food presentation", "plate presentation", "food plating", "plating techniques"]
  },
  {
    name: "Menu planning",
    forms: [
      "menu development",
      "menu creation",
      "menu design food",
      "planning menus",
      "plan menus",
      "menu costing",
      "creating menus",
      "menu engineering"
    ]
  },
  {
    name: "Recipe development",
    forms: [
      "following recipes",
      "follow recipes",
      "recipe creation",
      "standardized recipes",
      "recipe costing",
      "developing recipes"
    ],
    ambiguous: {
      forms: ["recipes"],
      near: [
        "food",
        "cooking",
        "menu",
        "kitchen",
        "chef",
        "cook",
        "standardized",
        "dishes",
        "baking",
        "ingredients",
        "culinary"
      ]
    }
  },
  { name: "Portion control", forms: ["portioning", "portion sizes", "portion food"], rarity: 4 },
  {
    name: "Food cost control",
    forms: [
      "food costing",
      "food costs",
      "food cost",
      "cost of food",
      "beverage cost",
      "food cost management",
      "prime cost",
      "food and labor costs"
    ],
    rarity: 4
  },
  { name: "Food waste reduction", forms: ["food waste", "waste tracking kitchen", "food spoilage"], rarity: 4 },
  {
    name: "Food ordering",
    forms: [
      "stock ordering",
      "ordering food",
      "ordering food supplies",
      "food purchasing",
      "order food and supplies",
      "kitchen inventory",
      "food inventory",
      "food and beverage inventory"
    ]
  },
  {
    name: "Fine dining",
    forms: ["upscale dining", "Michelin-starred", "Michelin star", "tasting menus", "Michelin"],
    rarity: 4
  },
  {
    name: "International cuisine",
    forms: [
      "Italian cuisine",
      "French cuisine",
      "Asian cuisine",
      "Mexican cuisine",
      "Mediterranean cuisine",
      "Japanese cuisine",
      "Indian cuisine",
      "ethnic cuisine"
    ],
    rarity: 4
  },
  { name: "Sushi preparation", forms: ["sushi", "sushi chef", "sashimi"], rarity: 5 },
  { name: "Pizza making", forms: ["pizza", "pizza dough", "pizzaiolo"], rarity: 4 },
  {
    name: "Special diets",
    forms: [
      "allergens",
      "allergen management",
      "allergen procedures",
      "Natasha's Law",
      "allergen control",
      "allergen training",
      "dietary restrictions",
      "food allergies",
      "gluten-free cooking",
      "allergen awareness",
      "vegan cooking",
      "therapeutic diets",
      "special dietary needs",
      "vegetarian cooking",
      "kosher",
      "halal cooking",
      "food allergens"
    ]
  },
  {
    name: "Baking",
    forms: [
      "bread making",
      "bread-making",
      "making bread",
      "baker",
      "bread baking",
      "baked goods",
      "breads",
      "bakery production",
      "dough mixing",
      "bakery",
      "viennoiserie"
    ],
    ambiguous: { forms: [], never: ["daily bread", "bread and butter"] }
  },
  {
    name: "Pastry",
    forms: [
      "plated desserts",
      "plating desserts",
      "laminated dough",
      "lamination dough",
      "pastries",
      "patisserie",
      "pastry arts",
      "desserts",
      "pastry chef",
      "pastry making"
    ],
    rarity: 4
  },
  { name: "Cake decorating", forms: ["cakes", "fondant", "wedding cakes", "icing cakes"], rarity: 4 },
  { name: "Chocolate work", forms: ["chocolatier", "confectionery", "sugar work", "chocolate tempering"], rarity: 5 },
  {
    name: "Kitchen equipment operation",
    forms: [
      "kitchen equipment",
      "commercial kitchen equipment",
      "meat slicer",
      "commercial ovens",
      "slicers",
      "commercial kitchen"
    ]
  },
  {
    name: "Dishwashing",
    forms: [
      "washing dishes",
      "dishwasher",
      "wash dishes",
      "dish washing",
      "kitchen cleaning",
      "kitchen porter",
      "pot washing",
      "clean dishes"
    ]
  },
  {
    name: "Fast food",
    forms: [
      "quick service restaurant",
      "QSR",
      "fast food restaurant",
      "drive-thru",
      "quick-service",
      "fast casual",
      "drive thru"
    ]
  },
  {
    name: "Institutional food service",
    forms: [
      "cafeteria",
      "school food service",
      "hospital food service",
      "dietary aide",
      "tray line",
      "canteen",
      "school cafeteria"
    ],
    rarity: 4
  },
  { name: "Private chef", forms: ["personal chef", "yacht chef", "private chef services"], rarity: 5 },

  // Food safety
  {
    name: "Food safety",
    forms: [
      "food handling",
      "safe food handling",
      "food safety regulations",
      "food safety standards",
      "food safety procedures",
      "food sanitation",
      "food safety and sanitation",
      "food hygiene",
      "food safety practices",
      "food safety guidelines"
    ],
    rarity: 2
  },
  {
    name: "HACCP",
    forms: ["hazard analysis critical control points", "HACCP plans", "hazard analysis and critical control points"],
    implies: ["Food safety"],
    rarity: 4
  },
  {
    name: "Kitchen sanitation",
    forms: [
      "sanitation standards",
      "sanitation procedures",
      "sanitation",
      "health department regulations",
      "health code",
      "health inspections",
      "sanitary standards",
      "health and sanitation standards",
      "kitchen hygiene",
      "health codes",
      "sanitation practices"
    ]
  },
  {
    name: "Food storage",
    forms: [
      "food rotation",
      "food labeling and dating",
      "temperature logs",
      "food temperatures",
      "food receiving",
      "proper food storage"
    ]
  },
  {
    name: "FSMA",
    forms: ["Food Safety Modernization Act", "SQF", "BRC food standard", "BRCGS", "ISO 22000", "FSSC 22000", "GFSI"],
    rarity: 5
  },

  // Service
  {
    name: "Food service",
    forms: [
      "tray service",
      "food services",
      "foodservice",
      "food and beverage service",
      "serving food",
      "food service operations",
      "food service experience",
      "serve food"
    ],
    rarity: 2
  },
  {
    name: "Food and beverage",
    forms: [
      "food & beverage",
      "F&B",
      "food and beverage operations",
      "F&B operations",
      "food and beverage management",
      "F&B management"
    ]
  },
  {
    name: "Table service",
    ambiguous: {
      forms: ["à la carte", "a la carte", "serving", "Serving"],
      near: [
        "service",
        "restaurant",
        "banqueting",
        "fine",
        "dining",
        "waiting",
        "food",
        "guests",
        "waiting",
        "drinks",
        "tables",
        "restaurant",
        "catering",
        "trays",
        "bar",
        "cleaning"
      ]
    },
    forms: [
      "VIP service",
      "waiting tables",
      "waiter",
      "waitress",
      "serving guests",
      "serving tables",
      "table waiting",
      "taking food orders",
      "take food orders",
      "server duties",
      "taking guest orders",
      "food server",
      "serve customers food",
      "silver service"
    ],
    rarity: 3
  },
  {
    name: "Hosting guests",
    forms: [
      "host stand",
      "restaurant host",
      "seating guests",
      "hostess",
      "host/hostess",
      "greeting guests",
      "greet guests",
      "seat guests",
      "greeting and seating guests",
      "table seating"
    ]
  },
  {
    name: "Bussing tables",
    forms: [
      "busser",
      "clearing tables",
      "table setting",
      "food runner",
      "bussing",
      "table setup",
      "set tables",
      "clear tables",
      "food running"
    ],
    rarity: 4
  },
  {
    name: "Restaurant management",
    forms: [
      "restaurant operations",
      "restaurant supervision",
      "restaurant manager",
      "manage restaurant operations",
      "managing restaurants",
      "food service management",
      "restaurant leadership",
      "food service supervision"
    ]
  },
  {
    name: "Restaurant experience",
    forms: [
      "restaurant industry",
      "restaurant work",
      "restaurant service",
      "restaurant environment",
      "front of house",
      "FOH",
      "front-of-house",
      "high-volume restaurant",
      "front of the house",
      "FOH operations"
    ]
  },
  {
    name: "Restaurant openings",
    forms: ["new restaurant openings", "restaurant launch", "opening new restaurants"],
    rarity: 5
  },
  {
    name: "Catering",
    forms: [
      "catering events",
      "catering operations",
      "catering sales",
      "off-site catering",
      "catering management",
      "catering services",
      "catered events"
    ]
  },
  {
    name: "Banquets",
    forms: [
      "banquet service",
      "banquet operations",
      "banquet event orders",
      "banquet setup",
      "BEO",
      "BEOs",
      "banquet server",
      "banqueting"
    ],
    rarity: 4
  },
  { name: "Buffet service", forms: ["buffet setup", "buffets", "room service", "in-room dining"], rarity: 4 },
  {
    name: "Menu knowledge",
    forms: ["describing menu items", "menu recommendations", "knowledge of menu items", "menu items"]
  },

  // Bar, coffee and wine
  {
    name: "Bartending",
    forms: [
      "bartender",
      "bar service",
      "tending bar",
      "mixing drinks",
      "bar tending",
      "tend bar",
      "tend the bar",
      "tended bar",
      "behind the bar",
      "serving drinks",
      "pouring drinks",
      "mix drinks",
      "serving beverages"
    ]
  },
  {
    name: "Mixology",
    forms: [
      "cocktails",
      "cocktail making",
      "craft cocktails",
      "cocktail development",
      "cocktail preparation",
      "mixologist"
    ],
    implies: ["Bartending"],
    rarity: 4
  },
  {
    name: "Bar management",
    forms: [
      "bar operations",
      "bar inventory",
      "beverage management",
      "beverage program",
      "liquor inventory",
      "liquor cost",
      "beverage operations",
      "cellar management"
    ],
    rarity: 4
  },
  {
    name: "Responsible alcohol service",
    ambiguous: { forms: ["RSA"], near: ["alcohol", "bar", "certificate", "responsible"] },
    forms: [
      "alcohol service",
      "alcohol laws",
      "serving alcohol",
      "liquor laws",
      "ID checking",
      "responsible service of alcohol"
    ],
    rarity: 4
  },
  {
    name: "Wine service",
    forms: [
      "wine knowledge",
      "wine pairing",
      "wine list",
      "wine tasting",
      "wine lists",
      "wine and spirits",
      "food and wine pairing",
      "wine sales",
      "knowledge of wine"
    ],
    rarity: 4
  },
  { name: "Winemaking", forms: ["viticulture", "enology", "vineyard", "oenology"], rarity: 5 },
  {
    name: "Brewing",
    forms: ["craft beer", "brewery", "beer knowledge", "beer brewing", "brewing beer"],
    ambiguous: { forms: ["distilling"], near: ["brewing", "spirits", "whiskey", "beer", "brewery", "alcohol"] },
    rarity: 5
  },
  {
    name: "Barista skills",
    forms: [
      "coffee making",
      "dial in espresso",
      "coffee machine",
      "barista",
      "espresso",
      "latte art",
      "espresso machine",
      "coffee preparation",
      "coffee brewing",
      "making coffee",
      "coffee shop",
      "espresso machines"
    ]
  },
  { name: "Nightclub operations", forms: ["nightclub", "bottle service", "nightlife", "door staff"], rarity: 5 },

  // Payment and restaurant systems
  {
    name: "Cash handling",
    ambiguous: {
      forms: ["till", "Till", "tills"],
      near: [
        "cash",
        "cashier",
        "register",
        "retail",
        "shop",
        "float",
        "epos",
        "work",
        "balancing",
        "customers",
        "operate",
        "bar",
        "counter",
        "run",
        "running",
        "serve",
        "upsell",
        "wine",
        "tables"
      ]
    },
    forms: [
      "till work",
      "till experience",
      "cashing up",
      "operating a till",
      "working the till",
      "handling cash",
      "handle cash",
      "money handling",
      "cash transactions",
      "handling money",
      "cash counting",
      "processing cash payments",
      "making change",
      "cash drawers",
      "balancing cash drawers",
      "counting cash",
      "cash balancing",
      "cash drawer",
      "cash reconciliation",
      "handle money",
      "cash and credit transactions",
      "collect cash"
    ],
    rarity: 2
  },
  {
    name: "POS systems",
    forms: [
      "point of sale",
      "POS system",
      "point of sale systems",
      "point-of-sale system",
      "POS terminals",
      "POS software",
      "POS terminal",
      "POS operation",
      "credit card transactions"
    ],
    ambiguous: {
      forms: ["POS"],
      near: [
        "cash",
        "restaurant",
        "retail",
        "toast",
        "micros",
        "square",
        "register",
        "transactions",
        "orders",
        "checkout",
        "handling",
        "till",
        "payments",
        "bar",
        "waiter",
        "server",
        "cashier",
        "operation"
      ],
      never: ["pos tagging", "part of speech", "pos tagger"]
    },
    rarity: 2
  },
  {
    name: "Toast POS",
    forms: ["Toast Tab", "ToastTab"],
    ambiguous: {
      forms: ["Toast"],
      near: ["pos", "aloha", "micros", "square", "restaurant", "resy", "opentable", "touchbistro", "clover"],
      never: ["french toast", "avocado toast", "toast to"]
    },
    implies: ["POS systems"],
    rarity: 4
  },
  {
    name: "Micros POS",
    forms: ["Oracle MICROS", "Micros Simphony", "Oracle Simphony", "Micros 3700"],
    ambiguous: {
      forms: ["Micros", "MICROS", "Simphony"],
      near: ["pos", "aloha", "opera", "toast", "restaurant", "simphony", "oracle", "hotel"]
    },
    implies: ["POS systems"],
    rarity: 4
  },
  {
    name: "Aloha POS",
    forms: ["NCR Aloha", "Aloha Manager"],
    ambiguous: {
      forms: ["Aloha"],
      near: ["pos", "micros", "toast", "restaurant", "ncr", "squirrel"],
      never: ["aloha spirit"]
    },
    implies: ["POS systems"],
    rarity: 4
  },
  {
    name: "Square POS",
    forms: [
      "Square Point of Sale",
      "Square for Restaurants",
      "Clover POS",
      "TouchBistro",
      "Lightspeed POS",
      "Revel Systems"
    ],
    ambiguous: {
      forms: ["Square", "Clover"],
      near: ["pos", "toast", "micros", "aloha", "shopify", "clover"],
      never: ["square feet", "square foot", "square footage", "times square"]
    },
    implies: ["POS systems"],
    rarity: 4
  },
  { name: "OpenTable", forms: ["Resy", "SevenRooms", "Yelp Reservations"], rarity: 4 },
  {
    name: "Restaurant365",
    forms: ["R365", "MarketMan", "HotSchedules", "7shifts", "CrunchTime", "Compeat"],
    rarity: 5
  },

  // Hotels
  {
    name: "Hospitality",
    forms: [
      "hospitality industry",
      "hospitality experience",
      "hospitality services",
      "hospitality operations",
      "hotel industry"
    ],
    rarity: 2
  },
  {
    name: "Hospitality management",
    forms: [
      "hotel management",
      "hotel operations",
      "hotel administration",
      "lodging management",
      "resort operations",
      "resort management",
      "hotel manager",
      "lodging operations"
    ],
    implies: ["Hospitality"]
  },
  {
    name: "Guest services",
    forms: [
      "guest relations",
      "guest service",
      "guest satisfaction",
      "guest experience",
      "guest care",
      "guest requests",
      "guest complaints",
      "guest interaction",
      "guest inquiries",
      "guest service standards",
      "guest needs"
    ]
  },
  {
    name: "Front desk",
    forms: [
      "front desk operations",
      "front office operations",
      "hotel front desk",
      "front desk agent",
      "front desk management",
      "hotel reception"
    ]
  },
  {
    name: "Check-in and check-out",
    ambiguous: {
      forms: ["check-in", "check in", "Check-in"],
      near: ["guests", "hotel", "reception", "front", "reservations", "desk", "checkout"]
    },
    forms: [
      "check-ins",
      "check-in/check-out",
      "guest check-in",
      "checking in guests",
      "guest registration",
      "check-ins and check-outs",
      "check guests in",
      "check in and check out guests",
      "room assignment"
    ],
    rarity: 4
  },
  {
    name: "Reservations",
    forms: [
      "reservation systems",
      "booking reservations",
      "hotel reservations",
      "taking reservations",
      "room reservations",
      "reservation management",
      "reservations management",
      "table reservations",
      "reservation system",
      "take reservations",
      "make reservations"
    ]
  },
  { name: "Concierge services", forms: ["concierge", "hotel concierge", "Les Clefs d'Or"], rarity: 4 },
  {
    name: "Bell services",
    forms: ["bellhop", "luggage assistance", "valet parking", "valet", "porter services", "bellman", "doorman"],
    rarity: 4
  },
  { name: "Night audit", forms: ["night auditor", "night auditing", "overnight front desk"], rarity: 4 },
  {
    name: "Housekeeping",
    forms: [
      "turndown service",
      "turndown",
      "room turnover",
      "room cleaning",
      "guest room cleaning",
      "housekeeping services",
      "room attendant",
      "making beds",
      "cleaning guest rooms",
      "housekeeping operations",
      "bed making",
      "changing linens",
      "housekeeper",
      "clean rooms",
      "make beds"
    ],
    rarity: 2
  },
  {
    name: "Housekeeping management",
    forms: [
      "housekeeping supervision",
      "executive housekeeping",
      "room inspections",
      "housekeeping inspections",
      "housekeeping supervisor"
    ],
    implies: ["Housekeeping"],
    rarity: 4
  },
  {
    name: "Laundry",
    forms: [
      "laundry services",
      "laundry operations",
      "ironing",
      "folding laundry",
      "dry cleaning",
      "linen handling",
      "washing and folding",
      "pressing garments",
      "laundering",
      "linens"
    ]
  },
  {
    name: "Hotel revenue management",
    ambiguous: { forms: ["ADR", "OTA", "GOP"], near: ["revpar", "occupancy", "hotel", "rooms", "revenue", "rates"] },
    forms: [
      "average daily rate",
      "ADR reports",
      "daily rate reports",
      "OTAs",
      "OTA management",
      "revenue management",
      "RevPAR",
      "hotel yield management",
      "ADR and RevPAR",
      "room rates",
      "occupancy forecasting",
      "yield management",
      "rate management"
    ],
    rarity: 4
  },
  {
    name: "Hotel sales",
    forms: [
      "group sales hotel",
      "group bookings",
      "catering sales hotel",
      "Delphi FDC",
      "room sales",
      "group reservations"
    ],
    rarity: 4
  },
  {
    name: "OPERA PMS",
    forms: [
      "Oracle OPERA",
      "Opera Cloud",
      "Oracle Hospitality",
      "OPERA Property Management System",
      "Micros Opera",
      "Fidelio"
    ],
    ambiguous: {
      forms: ["PMS", "OPERA", "Opera"],
      near: [
        "hotel",
        "front",
        "desk",
        "reservations",
        "opera",
        "pms",
        "hotel",
        "front",
        "night",
        "audit",
        "guest",
        "rooms",
        "fidelio",
        "reservations",
        "micros",
        "delphi",
        "fosse",
        "onq"
      ],
      never: ["opera house", "opera singer", "opera browser", "soap opera"]
    },
    rarity: 4
  },
  {
    name: "Hotel property management systems",
    ambiguous: {
      forms: ["PMS"],
      near: ["hotel", "opera", "gds", "bookings", "reservations", "front", "desk", "guests", "check-in"]
    },
    forms: [
      "Guestline",
      "Protel",
      "RMS Cloud",
      "SiteMinder",
      "Little Hotelier",
      "property management system",
      "hotel PMS",
      "Cloudbeds",
      "Mews PMS",
      "OnQ",
      "FOSSE",
      "RoomKey PMS",
      "Choice Advantage",
      "SynXis"
    ],
    rarity: 4
  },
  {
    name: "Vacation rentals",
    forms: ["short-term rentals", "VRBO", "Airbnb hosting", "Guesty"],
    ambiguous: {
      forms: ["Airbnb"],
      near: ["host", "listing", "listings", "rental", "rentals", "vacation", "property", "properties", "vrbo"]
    },
    rarity: 4
  },
  {
    name: "Spa operations",
    forms: ["spa services", "spa management", "day spa", "spa treatments", "Mindbody", "spa reception"],
    rarity: 4
  },

  // Events
  {
    name: "Event planning",
    forms: [
      "event management",
      "event coordination",
      "planning events",
      "plan events",
      "event organization",
      "event planner",
      "coordinating events",
      "organizing events",
      "special events",
      "coordinate events",
      "organize events",
      "event production"
    ],
    rarity: 2
  },
  {
    name: "Conference planning",
    forms: [
      "meetings and events",
      "convention services",
      "conference management",
      "corporate events",
      "conference coordination",
      "exhibitions management",
      "corporate event planning"
    ],
    ambiguous: {
      forms: ["conventions"],
      near: ["meetings", "events", "trade", "shows", "conference", "conferences", "banquets"]
    },
    implies: ["Event planning"],
    rarity: 4
  },
  {
    name: "Wedding planning",
    forms: ["weddings", "wedding coordination", "wedding planner"],
    implies: ["Event planning"],
    rarity: 4
  },
  {
    name: "Event logistics",
    forms: [
      "event setup",
      "event set-up",
      "event operations",
      "room setup",
      "event staffing",
      "event breakdown",
      "setup and teardown"
    ],
    rarity: 3
  },
  {
    name: "Venue management",
    forms: [
      "venue operations",
      "venue selection",
      "venue booking",
      "stadium operations",
      "venue sourcing",
      "arena operations"
    ],
    rarity: 4
  },
  { name: "Cvent", forms: ["Eventbrite", "Social Tables", "Tripleseat", "Caterease"], rarity: 4 },
  { name: "Event budgeting", forms: ["event budgets", "event budget management"], rarity: 4 },
  { name: "Floral design", forms: ["floristry", "flower arranging", "florist", "floral arrangements"], rarity: 5 },
  {
    name: "Audio-visual support",
    forms: ["A/V equipment", "AV setup", "audio visual setup", "sound systems setup", "projectors and microphones"],
    rarity: 4
  },
  {
    name: "Ticket sales",
    forms: [
      "box office",
      "ticketing sales",
      "ticket office",
      "Ticketmaster",
      "selling tickets",
      "ushering",
      "admissions tickets"
    ],
    rarity: 4
  },

  // Travel and tourism
  {
    name: "Tourism",
    forms: [
      "tourism industry",
      "travel and tourism",
      "tourism management",
      "destination marketing",
      "ecotourism",
      "travel industry",
      "destination management"
    ],
    rarity: 4
  },
  {
    name: "Travel agency",
    forms: [
      "travel agent",
      "travel consulting",
      "travel sales",
      "vacation planning",
      "leisure travel",
      "travel advisor",
      "tour packages",
      "corporate travel management"
    ],
    rarity: 4
  },
  {
    name: "Itinerary planning",
    forms: ["travel itineraries", "itinerary development", "trip planning", "itineraries"],
    rarity: 4
  },
  {
    name: "Tour guiding",
    forms: [
      "tour guide",
      "guided tours",
      "leading tours",
      "giving tours",
      "tour leading",
      "conducting tours",
      "tour operations"
    ],
    rarity: 4
  },
  {
    name: "Airline ticketing",
    forms: [
      "airline reservations",
      "fare calculation",
      "ticket issuance",
      "airline booking",
      "flight booking",
      "airfare"
    ],
    rarity: 5
  },
  {
    name: "Global distribution systems",
    forms: ["Galileo GDS", "Worldspan", "Travelport", "Apollo GDS", "global distribution system"],
    ambiguous: {
      forms: ["GDS"],
      near: ["sabre", "amadeus", "galileo", "travel", "airline", "hotel", "bookings", "reservations", "worldspan"]
    },
    rarity: 5
  },
  {
    name: "Amadeus",
    forms: ["Amadeus GDS", "Amadeus CRS"],
    ambiguous: {
      forms: ["Amadeus"],
      near: ["sabre", "galileo", "gds", "travel", "airline", "ticketing", "worldspan", "reservations", "booking"]
    },
    implies: ["Global distribution systems"],
    rarity: 5
  },
  {
    name: "Sabre",
    forms: ["Sabre GDS", "Sabre Red"],
    ambiguous: {
      forms: ["Sabre", "SABRE"],
      near: [
        "amadeus",
        "galileo",
        "gds",
        "travel",
        "airline",
        "apollo",
        "worldspan",
        "ticketing",
        "reservations",
        "booking"
      ],
      never: ["sabre fencing"]
    },
    implies: ["Global distribution systems"],
    rarity: 5
  },
  {
    name: "Cabin crew",
    forms: [
      "flight attendant",
      "in-flight service",
      "inflight service",
      "cabin service",
      "cabin safety",
      "flight attendants",
      "passenger safety",
      "cabin crew service"
    ],
    rarity: 4
  },
  {
    name: "Airline passenger service",
    forms: [
      "flight safety",
      "passenger check-in",
      "gate agent",
      "airport customer service",
      "boarding passengers",
      "ticket agent",
      "passenger service agent"
    ],
    rarity: 5
  },
  {
    name: "Cruise operations",
    forms: ["cruise ship", "cruise line", "shore excursions", "cruise ships", "cruise sales", "yacht crew"],
    rarity: 5
  },
  {
    name: "Visa and passport assistance",
    forms: ["travel visas", "passport applications", "travel insurance sales", "visa applications for travelers"],
    rarity: 5
  },

  // Beauty and personal care
  {
    name: "Cosmetology",
    forms: [
      "cosmetologist",
      "beauty services",
      "beauty therapy",
      "beauty treatments",
      "beauty industry",
      "beauty salon"
    ],
    rarity: 4
  },
  {
    name: "Hairstyling",
    forms: [
      "hair styling",
      "hairdressing",
      "haircutting",
      "hair cutting",
      "hair stylist",
      "haircuts",
      "blow-drying",
      "hairstylist",
      "cutting hair",
      "hair styles",
      "blowouts",
      "updos"
    ],
    rarity: 4
  },
  {
    name: "Hair coloring",
    forms: [
      "balayage",
      "hair color",
      "highlights and lowlights",
      "color correction hair",
      "hair dyeing",
      "hair treatments"
    ],
    ambiguous: { forms: ["perms"], near: ["hair", "color", "colour", "salon", "styling", "cuts", "haircuts", "cut"] },
    rarity: 5
  },
  {
    name: "Barbering",
    forms: ["barber", "beard trimming", "fades haircuts", "barbershop"],
    ambiguous: { forms: ["shaving"], near: ["hair", "beard", "barber", "razor", "haircuts"] },
    rarity: 5
  },
  {
    name: "Hair extensions",
    forms: ["braiding hair", "wigs", "hair braiding", "wig making"],
    ambiguous: { forms: ["weaves"], near: ["hair", "extensions", "wigs", "braids"] },
    rarity: 5
  },
  {
    name: "Esthetics",
    forms: [
      "esthetician",
      "facials",
      "facial treatments",
      "skin care",
      "skincare",
      "chemical peels",
      "microdermabrasion",
      "skin treatments",
      "skincare consultation"
    ],
    rarity: 4
  },
  {
    name: "Waxing",
    ambiguous: {
      forms: ["Waxing", "waxing"],
      near: ["facials", "brow", "skin", "salon", "lash", "hair", "nails", "tinting", "threading"]
    },
    forms: ["body waxing", "hair removal", "eyebrow threading", "eyebrow shaping", "sugaring hair removal"],
    rarity: 5
  },
  {
    name: "Eyelash extensions",
    forms: ["lash extensions", "lash lifts", "microblading", "brow lamination", "permanent makeup"],
    rarity: 5
  },
  {
    name: "Makeup artistry",
    forms: [
      "makeup application",
      "makeup artist",
      "bridal makeup",
      "make-up artistry",
      "special effects makeup",
      "applying makeup",
      "cosmetics application"
    ],
    rarity: 4
  },
  {
    name: "Nail care",
    forms: [
      "manicures",
      "pedicures",
      "nail technician",
      "acrylic nails",
      "gel nails",
      "manicures and pedicures",
      "nail art",
      "nail services"
    ],
    rarity: 5
  },
  {
    name: "Salon management",
    forms: ["salon operations", "hair salon", "salon reception", "salon experience", "salon services"],
    rarity: 4
  },
  {
    name: "Cosmetics sales",
    forms: ["beauty advisor", "beauty product sales", "fragrance sales", "skincare sales"],
    rarity: 4
  },
  { name: "Tattooing", forms: ["tattoo artist", "body piercing", "tattoos"], rarity: 5 },
  {
    name: "Funeral services",
    forms: ["embalming", "mortuary science", "funeral directing", "funeral arrangements", "mortuary", "cremation"],
    rarity: 5
  },

  // Fitness and recreation
  {
    name: "Group fitness instruction",
    forms: [
      "fitness classes",
      "group exercise",
      "fitness instructor",
      "aerobics",
      "group exercise classes",
      "Zumba",
      "spin classes",
      "indoor cycling",
      "exercise classes"
    ],
    rarity: 4
  },
  {
    name: "Gym operations",
    forms: [
      "gym management",
      "fitness center",
      "health club",
      "fitness facility",
      "membership sales gym",
      "gym membership sales",
      "fitness center operations"
    ],
    rarity: 4
  },
  {
    name: "Strength training",
    forms: ["weight training", "athletic conditioning", "CrossFit", "powerlifting", "conditioning programs"],
    rarity: 4
  },
  {
    name: "Swimming lessons",
    forms: ["swim lessons", "swim instructor", "aquatics", "aquatic programs", "swim coaching"],
    rarity: 4
  },
  {
    name: "Recreation programming",
    forms: [
      "recreation programs",
      "parks and recreation",
      "leisure activities",
      "recreation management",
      "recreational activities",
      "recreational programs",
      "activity programming",
      "activities planning"
    ],
    rarity: 4
  },
  {
    name: "Amusement park operations",
    forms: [
      "ride operation",
      "theme park",
      "amusement rides",
      "attractions operations",
      "ride operator",
      "theme parks"
    ],
    rarity: 5
  },
  {
    name: "Golf operations",
    forms: ["pro shop", "golf course", "golf course management", "tee times", "golf instruction"],
    rarity: 5
  },
  {
    name: "Martial arts instruction",
    forms: ["martial arts", "self-defense instruction", "boxing instruction"],
    rarity: 5
  },
  {
    name: "Ski instruction",
    forms: ["ski resort", "ski patrol", "snowboard instruction", "ski lift operation", "mountain guiding"],
    rarity: 5
  },

  // Household and companion service
  {
    name: "Household management",
    forms: [
      "private household",
      "estate management",
      "household staff",
      "house manager",
      "butler service",
      "butler",
      "private service"
    ],
    rarity: 5
  },
  {
    name: "Residential cleaning",
    forms: ["house cleaning", "home cleaning", "maid service", "domestic cleaning", "housecleaning", "cleaning homes"],
    rarity: 4
  },
  {
    name: "Errands",
    forms: ["running errands", "grocery shopping for clients", "personal errands", "run errands"],
    rarity: 4
  },
  {
    name: "Light housekeeping",
    forms: ["light housework", "household chores", "household tasks", "light house keeping", "household duties"],
    rarity: 4
  },
  {
    name: "Companionship",
    forms: ["senior companionship", "elder companionship", "providing companionship"],
    rarity: 4
  },
  {
    name: "Pet care",
    forms: [
      "dog walking",
      "pet sitting",
      "pet boarding",
      "kennel work",
      "dog training",
      "kennel",
      "dog daycare",
      "pet services"
    ],
    rarity: 4
  },
  { name: "Pet grooming", forms: ["dog grooming", "groomer", "animal grooming", "dog bathing"], rarity: 5 },

  // Gaming and casino
  {
    name: "Casino operations",
    forms: [
      "casino",
      "gaming operations",
      "casino gaming",
      "casino management",
      "gaming industry casino",
      "casino floor"
    ],
    rarity: 5
  },
  {
    name: "Table games dealing",
    forms: [
      "card dealing",
      "blackjack dealing",
      "casino dealer",
      "table games",
      "blackjack",
      "craps",
      "roulette",
      "poker dealing",
      "baccarat"
    ],
    rarity: 5
  },
  { name: "Slot operations", forms: ["slot machines", "slot attendant", "slot machine repair"], rarity: 5 },
  { name: "Casino cage", forms: ["cage cashier", "casino cage operations", "casino cashier"], rarity: 5 },
  { name: "Sports betting", forms: ["sportsbook", "race and sports book", "bookmaking"], rarity: 5 },
  {
    name: "Gaming regulations",
    forms: ["gaming compliance", "gaming commission", "responsible gaming", "Title 31 gaming"],
    rarity: 5
  },

  // Certifications
  {
    name: "ServSafe",
    kind: "certification",
    forms: ["ServSafe certification", "ServSafe certified", "Serv Safe"],
    implies: ["Food safety"],
    rarity: 3
  },
  {
    name: "ServSafe Manager",
    kind: "certification",
    forms: ["ServSafe Food Protection Manager", "ServSafe Food Manager", "ServSafe Manager certification"],
    implies: ["ServSafe"],
    rarity: 4
  },
  {
    name: "ServSafe Food Handler",
    kind: "certification",
    forms: ["ServSafe Food Handler card", "ServSafe Food Handler certificate"],
    implies: ["ServSafe"],
    rarity: 4
  },
  {
    name: "Food handler card",
    kind: "certification",
    forms: [
      "food handler certificate",
      "food handlers card",
      "food handler's card",
      "food handlers permit",
      "food handler permit",
      "food handler's permit",
      "food handler certification",
      "food handlers certificate",
      "food handlers license"
    ],
    implies: ["Food safety"],
    rarity: 3
  },
  {
    name: "Food safety certificate",
    kind: "certification",
    forms: [
      "food hygiene level 2",
      "food hygiene level 3",
      "level 3 food hygiene",
      "food safety level 2",
      "food safety level 3",
      "Level 2 Food Hygiene",
      "Level 2 Food Safety",
      "Food Hygiene Certificate",
      "Certified Food Protection Manager",
      "CFPM",
      "Level 3 Food Safety",
      "food protection certificate",
      "food manager certification",
      "food safety certification"
    ],
    implies: ["Food safety"],
    rarity: 4
  },
  {
    name: "ServSafe Alcohol",
    kind: "certification",
    forms: ["ServSafe Alcohol certification"],
    implies: ["Responsible alcohol service"],
    rarity: 5
  },
  {
    name: "HACCP certification",
    kind: "certification",
    forms: ["HACCP certified", "certified HACCP", "PCQI", "Preventive Controls Qualified Individual"],
    implies: ["HACCP"],
    rarity: 5
  },
  {
    name: "TIPS certification",
    kind: "certification",
    forms: ["TIPS certified", "TIPS training", "Training for Intervention Procedures"],
    ambiguous: {
      forms: ["TIPS"],
      near: ["certified", "alcohol", "servsafe", "bartending", "bartender", "certification", "bar"],
      never: ["tips and tricks", "plus tips"]
    },
    implies: ["Responsible alcohol service"],
    rarity: 4
  },
  {
    name: "Alcohol server permit",
    kind: "certification",
    forms: [
      "alcohol server certification",
      "bartending license",
      "bartender license",
      "OLCC permit",
      "MAST permit",
      "RSA certificate",
      "BASSET certification",
      "TABC certification",
      "TABC certified",
      "alcohol awareness card",
      "RBS certification",
      "liquor license",
      "Personal Licence Holder"
    ],
    implies: ["Responsible alcohol service"],
    rarity: 4
  },
  {
    name: "Sommelier certification",
    kind: "certification",
    forms: ["certified sommelier", "sommelier", "Court of Master Sommeliers", "Master Sommelier"],
    implies: ["Wine service"],
    rarity: 5
  },
  { name: "Cicerone", kind: "certification", forms: ["Certified Cicerone", "Certified Beer Server"], rarity: 5 },
  {
    name: "SCA barista certification",
    kind: "certification",
    forms: ["Specialty Coffee Association", "barista certification", "Q Grader"],
    implies: ["Barista skills"],
    rarity: 5
  },
  {
    name: "ACF certification",
    kind: "certification",
    forms: [
      "American Culinary Federation",
      "Certified Executive Chef",
      "Certified Sous Chef",
      "Certified Chef de Cuisine",
      "Certified Culinarian"
    ],
    rarity: 5
  },
  {
    name: "Culinary diploma",
    kind: "certification",
    forms: [
      "culinary degree",
      "culinary arts degree",
      "Le Cordon Bleu",
      "Culinary Institute of America",
      "culinary certificate",
      "culinary school"
    ],
    implies: ["Culinary arts"],
    rarity: 4
  },
  { name: "Certified Dietary Manager", kind: "certification", forms: ["CDM, CFPP", "CFPP"], rarity: 5 },
  {
    name: "Certified Meeting Professional",
    kind: "certification",
    forms: ["CMP certification", "CSEP", "Certified Special Events Professional"],
    ambiguous: { forms: ["CMP"], near: ["meeting", "event", "events", "csep", "conference"] },
    implies: ["Event planning"],
    rarity: 5
  },
  {
    name: "Certified Hotel Administrator",
    kind: "certification",
    forms: ["AHLEI", "Certified Hospitality Supervisor", "Certified Guest Service Professional", "CGSP"],
    rarity: 5
  },
  { name: "Certified Revenue Management Executive", kind: "certification", forms: ["CRME"], rarity: 5 },
  {
    name: "Certified Travel Associate",
    kind: "certification",
    forms: ["Certified Travel Counselor", "The Travel Institute", "IATA certification", "IATA Travel and Tourism"],
    rarity: 5
  },
  {
    name: "Flight attendant certificate",
    kind: "certification",
    forms: ["FAA flight attendant certification", "Certificate of Demonstrated Proficiency"],
    rarity: 5
  },
  { name: "STCW", kind: "certification", forms: ["STCW certification", "STCW Basic Safety Training"], rarity: 5 },
  {
    name: "Cosmetology license",
    kind: "certification",
    forms: ["licensed cosmetologist", "cosmetologist license", "hair stylist license", "licensed hair stylist"],
    implies: ["Cosmetology"],
    rarity: 4
  },
  {
    name: "Barber license",
    kind: "certification",
    forms: ["licensed barber", "barbering license"],
    implies: ["Barbering"],
    rarity: 5
  },
  {
    name: "Esthetician license",
    kind: "certification",
    forms: ["licensed esthetician", "esthetics license"],
    implies: ["Esthetics"],
    rarity: 5
  },
  {
    name: "Nail technician license",
    kind: "certification",
    forms: ["licensed nail technician", "manicurist license"],
    implies: ["Nail care"],
    rarity: 5
  },
  {
    name: "Group fitness certification",
    kind: "certification",
    forms: ["AFAA", "Zumba certified", "Les Mills certification", "ACE Group Fitness", "group exercise certification"],
    implies: ["Group fitness instruction"],
    rarity: 5
  },
  {
    name: "Funeral director license",
    kind: "certification",
    forms: ["licensed embalmer", "licensed funeral director", "embalmer license"],
    implies: ["Funeral services"],
    rarity: 5
  },
  { name: "Gaming license", kind: "certification", forms: ["casino gaming license", "gaming work permit"], rarity: 5 },
  {
    name: "WSET",
    kind: "certification",
    forms: [
      "WSET Level 1",
      "WSET Level 2",
      "WSET Level 3",
      "WSET Diploma",
      "Wine & Spirit Education Trust",
      "WSET Award"
    ],
    implies: ["Wine service"],
    rarity: 5
  },
  {
    name: "Lightspeed",
    forms: ["Lightspeed Restaurant", "Lightspeed Retail"],
    ambiguous: {
      forms: ["Lightspeed"],
      near: ["pos", "toast", "square", "tips", "bar", "clover", "till", "payments", "latte", "inventory", "restaurant"]
    },
    implies: ["POS systems"],
    rarity: 5
  },
  {
    name: "Mews",
    ambiguous: {
      forms: ["Mews"],
      near: ["pms", "opera", "hotel", "protel", "cloudbeds", "reception", "property", "reservations"]
    },
    implies: ["Hotel property management systems"],
    rarity: 5
  },
  {
    name: "Food expediting",
    forms: ["expo station", "expediting food", "expo line", "running the pass", "run the pass"],
    ambiguous: {
      forms: ["expo", "expediting", "Expo", "Expediting"],
      near: ["kitchen", "pass", "line", "orders", "servers", "food", "chef"]
    },
    rarity: 5
  },
  { name: "Commis chef experience", forms: ["commis chef", "commis"], rarity: 5 },
  { name: "Saucier", forms: ["saucier station", "saucier chef"], implies: ["Sauces"], rarity: 5 },
  { name: "STR reports", forms: ["STR data", "STR benchmarking"], rarity: 5 }
]

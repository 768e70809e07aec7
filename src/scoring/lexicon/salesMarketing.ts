import type { Concept } from "./Concept.js"

/** Sales, retail, customer service, marketing, public relations, media and communications, real-estate sales. */
export const salesMarketing: ReadonlyArray<Concept> = [
  // Sales
  {
    name: "Sales",
    forms: [
      "sales experience",
      "selling",
      "sales techniques",
      "sales principles",
      "sales support",
      "sales activities",
      "selling products"
    ],
    rarity: 2
  },
  {
    name: "B2B sales",
    forms: ["business-to-business sales", "B2B selling", "corporate sales", "B2B sales experience"],
    implies: ["Sales"]
  },
  {
    name: "B2C sales",
    forms: ["business-to-consumer sales", "consumer sales", "direct-to-consumer sales"],
    implies: ["Sales"]
  },
  { name: "B2B", forms: ["business-to-business"] },
  { name: "B2C", forms: ["business-to-consumer", "direct-to-consumer", "D2C", "DTC brand"] },
  {
    name: "SaaS sales",
    forms: ["software sales", "selling SaaS", "technology sales", "tech sales"],
    implies: ["Sales", "SaaS"],
    rarity: 4
  },
  {
    name: "Enterprise sales",
    forms: ["enterprise selling", "complex sales", "complex sales cycles", "large deals"],
    implies: ["Sales"],
    rarity: 4
  },
  {
    name: "Inside sales",
    forms: ["telesales", "phone sales", "telephone sales", "inside selling"],
    implies: ["Sales"]
  },
  { name: "Outside sales", forms: ["field sales", "territory sales", "outside selling"], implies: ["Sales"] },
  {
    name: "Door-to-door sales",
    forms: ["door to door", "canvassing sales", "D2D sales"],
    implies: ["Sales"],
    rarity: 4
  },
  { name: "Direct sales", forms: ["direct selling", "face-to-face sales"], implies: ["Sales"] },
  {
    name: "Solution selling",
    forms: ["solution-based selling", "solutions selling", "value selling", "value-based selling"],
    rarity: 4
  },
  {
    name: "Consultative selling",
    forms: ["consultative sales", "consultative sales approach", "needs-based selling", "relationship selling"],
    rarity: 4
  },
  {
    name: "Technical sales",
    forms: ["sales engineering", "pre-sales", "presales", "solution consulting", "technical presales"],
    implies: ["Sales"],
    rarity: 4
  },
  { name: "Medical device sales", forms: ["medical sales", "medical equipment sales"], implies: ["Sales"], rarity: 4 },
  { name: "Pharmaceutical sales", forms: ["pharma sales", "physician detailing"], implies: ["Sales"], rarity: 4 },
  { name: "Insurance sales", forms: ["selling insurance", "insurance selling"], implies: ["Sales"], rarity: 4 },
  { name: "Automotive sales", forms: ["car sales", "vehicle sales", "auto sales"], implies: ["Sales"], rarity: 4 },
  {
    name: "Advertising sales",
    forms: ["ad sales", "media sales", "selling advertising"],
    implies: ["Sales"],
    rarity: 4
  },
  { name: "Wholesale", forms: ["wholesale sales", "wholesale accounts"], rarity: 4 },
  {
    name: "Prospecting",
    forms: [
      "SDR",
      "SDRs",
      "sales development representative",
      "sales development",
      "sales prospecting",
      "prospect for new business",
      "identify prospects",
      "prospective customers",
      "outbound prospecting",
      "lead prospecting",
      "new business prospecting"
    ]
  },
  {
    name: "Cold calling",
    forms: ["cold calls", "outbound calls", "cold outreach", "outbound sales", "cold emailing", "outbound calling"]
  },
  {
    name: "Lead generation",
    ambiguous: { forms: ["MQL", "MQLs"], near: ["sql", "sqls", "leads", "pipeline", "demand", "funnel"] },
    forms: ["generating leads", "generate leads", "lead gen", "generate sales leads", "sales leads", "demand gen leads"]
  },
  {
    name: "Lead qualification",
    forms: ["qualifying leads", "lead scoring", "qualify leads", "qualified leads", "BANT", "inbound leads"],
    rarity: 4
  },
  {
    name: "Lead nurturing",
    forms: ["nurture campaigns", "nurturing leads", "drip campaigns", "lead management", "lead follow-up"],
    rarity: 4
  },
  {
    name: "Sales qualified leads",
    forms: ["marketing qualified leads", "MQL", "sales-qualified lead"],
    ambiguous: { forms: ["SQLs"], near: ["mql", "mqls", "leads", "sdr", "bdr", "qualified"] },
    rarity: 5
  },
  {
    name: "Sales pipeline management",
    forms: [
      "pipeline management",
      "sales pipeline",
      "pipeline generation",
      "managing pipeline",
      "build pipeline",
      "pipeline development",
      "sales funnel"
    ]
  },
  {
    name: "Sales forecasting",
    forms: ["sales forecasts", "forecasting sales", "forecast sales", "pipeline forecasting", "sales projections"]
  },
  {
    name: "Sales cycle management",
    forms: ["full sales cycle", "sales cycle", "end-to-end sales process", "sales process"]
  },
  {
    name: "Closing sales",
    ambiguous: {
      forms: ["closing", "Closing"],
      near: ["prospecting", "deals", "negotiation", "pipeline", "leads", "sales", "objections", "cold", "calling"]
    },
    forms: [
      "closing deals",
      "close deals",
      "close sales",
      "closing techniques",
      "deal closing",
      "sales closing",
      "closing business"
    ]
  },
  {
    name: "Sales negotiation",
    forms: [
      "negotiating deals",
      "price negotiation",
      "negotiating prices",
      "deal negotiation",
      "negotiate pricing",
      "negotiating sales",
      "commercial negotiation"
    ]
  },
  {
    name: "Sales presentations",
    forms: [
      "demo the product",
      "demo products",
      "demonstrate the product",
      "sales presentation",
      "product demonstrations",
      "product demos",
      "sales demos",
      "demonstrate products",
      "product demonstration",
      "sales pitches",
      "demoing products"
    ]
  },
  {
    name: "Sales quotas",
    forms: [
      "quota attainment",
      "sales targets",
      "sales goals",
      "sales quota",
      "meet sales goals",
      "exceed quota",
      "achieving sales targets",
      "quota-carrying",
      "exceeding sales targets",
      "revenue targets"
    ],
    ambiguous: {
      forms: ["quota", "Quota"],
      near: ["sales", "exceeded", "attainment", "achieved", "exceed", "exceeding", "annual", "meet"]
    }
  },
  {
    name: "Account management",
    ambiguous: { forms: ["KAM"], near: ["key", "accounts", "client", "retention"] },
    forms: [
      "managing accounts",
      "manage accounts",
      "client account management",
      "customer accounts",
      "account planning",
      "account growth",
      "existing accounts"
    ]
  },
  {
    name: "Key account management",
    forms: [
      "key accounts",
      "strategic account management",
      "strategic accounts",
      "major accounts",
      "national accounts",
      "enterprise accounts",
      "global accounts"
    ],
    implies: ["Account management"],
    rarity: 4
  },
  {
    name: "Client relationship management",
    forms: [
      "client relations",
      "customer relationships",
      "building client relationships",
      "customer relations",
      "relationship management",
      "maintain client relationships",
      "build relationships with customers",
      "client management"
    ],
    rarity: 2
  },
  {
    name: "Business development",
    forms: [
      "BDR",
      "SDR work",
      "new business development",
      "new business",
      "develop new business",
      "biz dev",
      "new business opportunities"
    ]
  },
  {
    name: "Territory management",
    forms: ["sales territory", "territory planning", "regional sales", "territory development", "assigned territory"],
    rarity: 4
  },
  {
    name: "Channel sales",
    forms: [
      "channel partners",
      "reseller management",
      "partner sales",
      "channel management",
      "distributor management",
      "indirect sales",
      "value-added resellers",
      "dealer network"
    ],
    rarity: 4
  },
  {
    name: "Partnership development",
    forms: [
      "strategic partnerships",
      "partner management",
      "strategic alliances",
      "partnership management",
      "alliance management",
      "partner relations",
      "partnership building"
    ]
  },
  {
    name: "Upselling",
    forms: [
      "cross-selling",
      "up-selling",
      "upsell",
      "cross-sell",
      "suggestive selling",
      "upselling and cross-selling",
      "add-on sales"
    ]
  },
  {
    name: "Customer retention",
    ambiguous: {
      forms: ["retention", "Retention"],
      near: ["churn", "customers", "loyalty", "crm", "upselling", "renewals", "lifecycle"]
    },
    forms: [
      "client retention",
      "churn reduction",
      "reduce churn",
      "retention strategies",
      "renewals management",
      "contract renewals",
      "customer loyalty",
      "loyalty programs",
      "churn"
    ]
  },
  {
    name: "Customer success",
    forms: ["customer success management", "client success", "QBRs", "quarterly business reviews", "customer adoption"]
  },
  {
    name: "Customer acquisition",
    forms: [
      "user acquisition",
      "client acquisition",
      "acquire new customers",
      "new customer acquisition",
      "acquiring new clients"
    ]
  },
  {
    name: "Sales management",
    forms: [
      "sales leadership",
      "sales team management",
      "manage sales team",
      "managing sales teams",
      "sales supervision"
    ],
    implies: ["Sales"]
  },
  {
    name: "Sales operations",
    forms: ["sales ops", "revenue operations", "RevOps", "sales administration", "order management for sales"],
    rarity: 4
  },
  {
    name: "Sales enablement",
    forms: ["sales playbooks", "sales collateral", "battlecards", "sales tools development"],
    rarity: 4
  },
  { name: "Sales training", forms: ["sales coaching", "training sales staff", "train sales teams"] },
  {
    name: "Sales reporting",
    forms: ["sales reports", "sales analysis", "sales data", "sales analytics", "sales performance", "sales metrics"]
  },
  { name: "Sales strategy", forms: ["sales strategies", "sales planning", "sales plans", "develop sales strategies"] },
  { name: "Sales compensation", forms: ["commission plans", "incentive compensation", "sales commissions"], rarity: 5 },
  {
    name: "Order processing",
    forms: [
      "taking orders",
      "order entry",
      "sales orders",
      "processing orders",
      "order taking",
      "customer orders",
      "process orders",
      "take orders",
      "order management",
      "process customer orders"
    ],
    rarity: 2
  },
  {
    name: "Quotations",
    forms: [
      "price quotes",
      "preparing quotes",
      "sales quotes",
      "quoting",
      "sales proposals",
      "prepare quotes",
      "quote preparation",
      "CPQ",
      "Salesforce CPQ",
      "price quotations"
    ]
  },
  {
    name: "Proposal writing",
    forms: [
      "proposal development",
      "RFP responses",
      "bid writing",
      "responding to RFPs",
      "tender writing",
      "proposal management",
      "proposal preparation",
      "writing proposals",
      "bid management",
      "prepare proposals",
      "tender responses"
    ]
  },
  { name: "MEDDIC", forms: ["MEDDPICC", "MEDDICC"], rarity: 5 },
  { name: "SPIN selling", forms: ["SPIN Selling methodology"], rarity: 5 },
  { name: "Challenger Sale", forms: ["Challenger selling", "Challenger sales methodology"], rarity: 5 },
  { name: "Sandler selling", forms: ["Sandler training", "Sandler sales", "Miller Heiman"], rarity: 5 },
  {
    name: "Trade shows",
    forms: [
      "trade show",
      "trade fairs",
      "conferences and trade shows",
      "exhibitions and trade shows",
      "trade show coordination"
    ]
  },
  { name: "Product knowledge", forms: ["knowledge of products", "merchandise knowledge"], rarity: 2 },

  // CRM and sales tools
  {
    name: "CRM",
    forms: [
      "customer relationship management",
      "CRM software",
      "CRM systems",
      "CRM tools",
      "CRM database",
      "CRM platforms",
      "CRM administration"
    ],
    rarity: 2
  },
  { name: "HubSpot", forms: ["HubSpot CRM", "HubSpot Marketing Hub", "HubSpot Sales Hub"], implies: ["CRM"] },
  { name: "Zoho CRM", forms: ["Zoho"], implies: ["CRM"], rarity: 4 },
  { name: "Pipedrive", implies: ["CRM"], rarity: 4 },
  {
    name: "Microsoft Dynamics CRM",
    forms: ["Dynamics CRM", "Dynamics 365 Sales", "MS Dynamics CRM"],
    implies: ["CRM"],
    rarity: 4
  },
  { name: "SugarCRM", implies: ["CRM"], rarity: 5 },
  { name: "Salesloft", rarity: 5 },
  {
    name: "Outreach.io",
    ambiguous: {
      forms: ["Outreach"],
      near: ["salesloft", "gong", "zoominfo", "hubspot", "salesforce", "sequences"],
      never: ["community outreach", "outreach program", "outreach coordinator"]
    },
    rarity: 5
  },
  {
    name: "Gong",
    forms: ["Gong.io"],
    ambiguous: { forms: ["Gong"], near: ["salesloft", "outreach", "zoominfo", "salesforce", "chorus", "calls"] },
    rarity: 5
  },
  { name: "ZoomInfo", forms: ["DiscoverOrg"], rarity: 4 },
  { name: "Apollo.io", rarity: 5 },
  { name: "LinkedIn Sales Navigator", forms: ["Sales Navigator"], rarity: 4 },

  // Retail
  {
    name: "Retail sales",
    forms: [
      "retail selling",
      "retail experience",
      "in-store sales",
      "retail environment",
      "retail industry",
      "floor sales",
      "retail store",
      "sales floor",
      "retail"
    ],
    rarity: 2
  },
  {
    name: "Retail management",
    forms: [
      "store management",
      "retail operations",
      "store operations",
      "manage store operations",
      "store opening and closing",
      "retail store management",
      "opening and closing procedures"
    ]
  },
  {
    name: "Merchandising",
    forms: [
      "retail merchandising",
      "product merchandising",
      "merchandise displays",
      "product displays",
      "merchandise presentation",
      "merchandise planning",
      "planograms",
      "planogram",
      "arrange merchandise"
    ]
  },
  {
    name: "Visual merchandising",
    forms: [
      "window dressing",
      "window display",
      "window displays",
      "store displays",
      "in-store displays",
      "visual displays"
    ],
    implies: ["Merchandising"]
  },
  {
    name: "Retail buying",
    forms: [
      "OTB planning",
      "retail math",
      "merchandise buying",
      "assortment planning",
      "fashion buying",
      "open-to-buy",
      "product assortment",
      "buying merchandise"
    ],
    rarity: 4
  },
  { name: "Category management", forms: ["category strategy", "category planning", "category analysis"], rarity: 4 },
  {
    name: "Loss prevention",
    forms: [
      "shrink reduction",
      "shrinkage",
      "asset protection retail",
      "theft prevention",
      "inventory shrinkage",
      "shoplifting prevention"
    ],
    rarity: 4
  },
  {
    name: "Cashiering",
    forms: [
      "cashier",
      "cash register",
      "operating cash registers",
      "ring up sales",
      "checkout operations",
      "cash register operation",
      "operate cash register",
      "till operation"
    ],
    rarity: 2
  },
  {
    name: "Stocking",
    forms: [
      "stocking shelves",
      "restocking",
      "stock shelves",
      "shelf stocking",
      "replenishment of shelves",
      "stock replenishment",
      "merchandise stocking",
      "restock shelves"
    ],
    rarity: 2
  },
  {
    name: "Returns processing",
    forms: [
      "returns and exchanges",
      "process returns",
      "merchandise returns",
      "refunds and exchanges",
      "refunds",
      "product returns"
    ]
  },
  { name: "Clienteling", forms: ["luxury sales", "luxury retail", "personal shopping", "client book"], rarity: 4 },
  {
    name: "Fashion retail",
    forms: ["apparel sales", "fashion industry", "footwear sales", "jewelry sales", "fashion sales"],
    rarity: 4
  },
  {
    name: "Grocery retail",
    forms: [
      "grocery store",
      "supermarket",
      "produce department",
      "consumer packaged goods",
      "CPG",
      "FMCG",
      "fast-moving consumer goods"
    ]
  },

  // Customer service
  {
    name: "Customer service",
    forms: [
      "helped customers",
      "helping customers",
      "assisted customers",
      "client care",
      "client service",
      "customer care",
      "customer services",
      "serving customers",
      "assist customers",
      "customer assistance",
      "guest and customer service",
      "customer service experience",
      "assisting customers",
      "client services",
      "excellent customer service",
      "customer service principles",
      "customer service skills",
      "greet customers"
    ],
    rarity: 1
  },
  {
    name: "Customer support",
    forms: [
      "client support",
      "customer technical support",
      "product support",
      "supporting customers",
      "customer queries",
      "customer inquiries",
      "answer customer questions",
      "respond to customer inquiries"
    ],
    rarity: 2
  },
  {
    name: "Complaint resolution",
    forms: [
      "customer complaints",
      "resolving customer complaints",
      "handle customer complaints",
      "complaint handling",
      "resolve customer issues",
      "customer issue resolution",
      "handling complaints",
      "resolve complaints",
      "customer concerns"
    ],
    rarity: 2
  },
  {
    name: "Customer satisfaction",
    forms: [
      "client satisfaction",
      "CSAT",
      "customer satisfaction surveys",
      "customer feedback",
      "Net Promoter Score",
      "NPS"
    ],
    rarity: 2
  },
  {
    name: "Customer experience",
    forms: [
      "customer journey",
      "customer experience management",
      "customer journey mapping",
      "voice of the customer",
      "omnichannel customer experience"
    ]
  },
  {
    name: "Call center",
    forms: [
      "contact center",
      "call center operations",
      "call center environment",
      "call handling",
      "inbound calls",
      "call centre experience",
      "high-volume calls",
      "call volume",
      "inbound and outbound calls",
      "call queue"
    ]
  },
  {
    name: "Call center metrics",
    forms: [
      "average handle time",
      "first call resolution",
      "service level agreements calls",
      "call monitoring",
      "call quality monitoring",
      "AHT"
    ],
    rarity: 4
  },
  { name: "Live chat support", forms: ["chat support", "email support", "online chat", "live chat"] },
  {
    name: "Ticketing systems",
    forms: ["support tickets", "ticket management", "ticketing system", "ticketing software", "ticket resolution"]
  },
  { name: "Zendesk", forms: ["Zendesk Support"] },
  { name: "Freshdesk", forms: ["Freshworks", "Help Scout"], rarity: 4 },
  {
    name: "Intercom",
    ambiguous: {
      forms: ["Intercom"],
      near: ["zendesk", "hubspot", "chat", "freshdesk", "support", "drift", "salesforce"],
      never: ["intercom system", "intercom systems"]
    },
    rarity: 4
  },
  {
    name: "Five9",
    forms: ["Genesys", "Avaya", "Genesys Cloud", "NICE inContact", "Talkdesk", "Cisco Finesse"],
    rarity: 4
  },
  { name: "Gainsight", forms: ["ChurnZero", "Totango"], rarity: 5 },

  // Digital marketing
  {
    name: "Marketing",
    forms: [
      "marketing activities",
      "marketing initiatives",
      "marketing principles",
      "marketing programs",
      "marketing support",
      "marketing experience"
    ],
    rarity: 2
  },
  {
    name: "Digital marketing",
    forms: [
      "online marketing",
      "internet marketing",
      "digital marketing campaigns",
      "digital campaigns",
      "web marketing",
      "digital media marketing"
    ],
    implies: ["Marketing"]
  },
  {
    name: "Marketing strategy",
    forms: [
      "marketing strategies",
      "marketing plans",
      "marketing planning",
      "marketing plan",
      "strategic marketing",
      "develop marketing strategies"
    ]
  },
  {
    name: "Marketing campaigns",
    forms: [
      "campaign management",
      "campaign planning",
      "marketing campaign",
      "advertising campaigns",
      "campaign execution",
      "promotional campaigns",
      "integrated marketing campaigns",
      "campaign strategy",
      "integrated marketing"
    ]
  },
  {
    name: "SEO",
    forms: [
      "search engine optimization",
      "on-page SEO",
      "off-page SEO",
      "organic search",
      "SEO strategy",
      "technical SEO",
      "SEO best practices",
      "local SEO"
    ]
  },
  {
    name: "SEM",
    forms: ["search engine marketing", "paid search", "search marketing", "search advertising"],
    ambiguous: {
      forms: ["SEM"],
      near: ["seo", "ppc", "google", "ads", "paid", "marketing", "search", "campaigns", "display"],
      never: ["sem imaging", "sem/tem", "sem and tem", "tem and sem", "structural equation"]
    }
  },
  { name: "PPC", forms: ["pay-per-click", "PPC campaigns", "PPC advertising", "pay per click advertising"] },
  { name: "Keyword research", forms: ["keyword analysis", "keyword strategy", "keyword optimization"], rarity: 4 },
  { name: "Link building", forms: ["backlinks", "backlink building", "guest posting"], rarity: 4 },
  { name: "Google Ads", forms: ["Google AdWords", "AdWords", "Google Adwords campaigns"], rarity: 3 },
  {
    name: "Meta Ads",
    forms: [
      "FB Ads",
      "Facebook Ads",
      "Facebook Ads Manager",
      "Meta Ads Manager",
      "Instagram Ads",
      "Facebook advertising",
      "Facebook Business Manager",
      "Meta Business Suite"
    ],
    implies: ["Paid media"],
    rarity: 3
  },
  {
    name: "LinkedIn Ads",
    forms: ["LinkedIn Campaign Manager", "LinkedIn advertising"],
    implies: ["Paid media"],
    rarity: 4
  },
  { name: "TikTok Ads", forms: ["TikTok Ads Manager", "TikTok marketing"], rarity: 4 },
  { name: "Microsoft Advertising", forms: ["Bing Ads", "Microsoft Ads"], rarity: 4 },
  { name: "Amazon Advertising", forms: ["Amazon Ads", "Amazon PPC", "Amazon Marketing Services"], rarity: 4 },
  {
    name: "Paid media",
    forms: ["paid social", "paid advertising", "paid media campaigns", "paid social media", "performance marketing"]
  },
  {
    name: "Programmatic advertising",
    forms: ["demand-side platform", "DV360", "Display & Video 360", "The Trade Desk", "real-time bidding", "ad tech"],
    ambiguous: {
      forms: ["programmatic"],
      near: ["advertising", "media", "display", "dsp", "ad", "ads", "buying", "campaigns", "paid"]
    },
    rarity: 4
  },
  {
    name: "Display advertising",
    forms: [
      "banner ads",
      "display ads",
      "online advertising",
      "digital advertising",
      "remarketing",
      "retargeting",
      "ad campaigns"
    ]
  },
  {
    name: "Google Ad Manager",
    forms: ["DoubleClick", "DoubleClick for Publishers", "Campaign Manager 360", "ad trafficking", "ad operations"],
    rarity: 5
  },
  {
    name: "Affiliate marketing",
    forms: ["affiliate programs", "affiliate management", "affiliate networks"],
    rarity: 4
  },
  {
    name: "Influencer marketing",
    forms: ["influencer outreach", "influencer campaigns", "influencer partnerships", "influencer relations"],
    rarity: 4
  },
  {
    name: "Email marketing",
    forms: [
      "email campaigns",
      "email newsletters",
      "e-mail marketing",
      "email automation",
      "email marketing campaigns",
      "email blasts",
      "newsletter marketing"
    ]
  },
  {
    name: "SMS marketing",
    forms: ["text message marketing", "mobile marketing", "push notification campaigns"],
    rarity: 4
  },
  {
    name: "Marketing automation",
    forms: [
      "marketing automation platforms",
      "marketing automation tools",
      "automated marketing campaigns",
      "marketing workflows"
    ]
  },
  { name: "Marketo", forms: ["Adobe Marketo", "Marketo Engage"], rarity: 4, implies: ["Marketing automation"] },
  {
    name: "Pardot",
    forms: ["Salesforce Pardot", "Marketing Cloud Account Engagement"],
    rarity: 4,
    implies: ["Marketing automation"]
  },
  { name: "Eloqua", forms: ["Oracle Eloqua"], rarity: 5, implies: ["Marketing automation"] },
  { name: "Salesforce Marketing Cloud", forms: ["SFMC", "ExactTarget"], rarity: 4, implies: ["Marketing automation"] },
  { name: "Mailchimp", forms: ["Constant Contact", "Campaign Monitor", "Mail Chimp"], implies: ["Email marketing"] },
  { name: "Klaviyo", rarity: 4, implies: ["Email marketing"] },
  {
    name: "Iterable",
    ambiguous: {
      forms: ["Iterable", "Braze"],
      near: ["braze", "iterable", "klaviyo", "email", "marketing", "lifecycle", "crm", "marketo", "segment"]
    },
    rarity: 5
  },
  { name: "Lifecycle marketing", forms: ["CRM marketing", "retention marketing", "customer lifecycle"], rarity: 4 },
  {
    name: "Customer segmentation",
    forms: [
      "market segmentation",
      "audience segmentation",
      "target audience",
      "audience targeting",
      "customer personas",
      "buyer personas",
      "target markets"
    ]
  },
  {
    name: "Content marketing",
    forms: ["content marketing strategy", "inbound marketing", "branded content", "thought leadership content"]
  },
  {
    name: "Content creation",
    forms: [
      "creating content",
      "content development",
      "create content",
      "digital content creation",
      "content production",
      "content creator",
      "web content"
    ]
  },
  {
    name: "Content strategy",
    forms: ["content planning", "editorial calendar", "content calendar", "editorial calendars", "content calendars"]
  },
  {
    name: "Social media marketing",
    forms: [
      "social media management",
      "social media",
      "social media campaigns",
      "social media strategy",
      "social media platforms",
      "social media content",
      "managing social media accounts",
      "social media advertising",
      "social marketing",
      "SMM"
    ],
    rarity: 2
  },
  {
    name: "Online community management",
    forms: [
      "community management",
      "manage online communities",
      "brand communities",
      "community moderation",
      "community growth",
      "social media community management",
      "community manager",
      "online communities",
      "social listening"
    ],
    rarity: 4
  },
  { name: "Instagram", forms: ["Instagram marketing", "Instagram Reels"] },
  { name: "Facebook", forms: ["Facebook marketing", "Facebook Pages"] },
  {
    name: "LinkedIn marketing",
    forms: ["LinkedIn content"],
    ambiguous: {
      forms: ["LinkedIn"],
      near: [
        "campaigns",
        "facebook",
        "instagram",
        "tiktok",
        "social",
        "media",
        "content",
        "ads",
        "posts",
        "channels",
        "recruiting",
        "sourcing"
      ],
      never: [
        "us on linkedin",
        "our linkedin",
        "linkedin page",
        "linkedin profile",
        "via linkedin",
        "on linkedin and facebook"
      ]
    },
    rarity: 4
  },
  { name: "YouTube marketing", forms: ["YouTube channel management", "video marketing", "YouTube SEO"], rarity: 4 },
  { name: "TikTok", forms: ["TikTok content"], rarity: 4 },
  { name: "Pinterest", forms: ["Snapchat", "Pinterest Ads"], rarity: 4 },
  {
    name: "Hootsuite",
    forms: ["Sprout Social", "Buffer app", "Sprinklr", "Later.com"],
    ambiguous: { forms: ["Buffer"], near: ["hootsuite", "sprout", "later", "social"] },
    rarity: 4
  },
  {
    name: "Copywriting",
    forms: [
      "copy writing",
      "writing copy",
      "marketing copy",
      "ad copy",
      "web copy",
      "copywriter",
      "advertising copy",
      "UX copy"
    ]
  },
  { name: "Blogging", forms: ["blog posts", "blog writing", "blog content", "writing blogs", "blog articles"] },
  { name: "Google Analytics", forms: ["GA4", "Google Analytics 4", "Universal Analytics"] },
  {
    name: "Google Tag Manager",
    ambiguous: { forms: ["GTM"], near: ["tag", "analytics", "ga4", "google", "tags", "tracking", "pixels"] },
    rarity: 4
  },
  { name: "Google Search Console", forms: ["GSC", "Google Webmaster Tools", "Bing Webmaster Tools"], rarity: 4 },
  { name: "Adobe Analytics", forms: ["Omniture", "Adobe SiteCatalyst", "Adobe Target"], rarity: 4 },
  { name: "Semrush", forms: ["SEM Rush"], rarity: 4 },
  { name: "Ahrefs", rarity: 4 },
  {
    name: "Moz",
    ambiguous: { forms: ["Moz"], near: ["seo", "semrush", "ahrefs", "keyword", "screaming"] },
    forms: ["Moz Pro", "SEOmoz", "Screaming Frog", "Majestic SEO"],
    rarity: 5
  },
  {
    name: "Web analytics",
    forms: ["website analytics", "digital analytics", "site analytics", "website traffic", "web traffic"]
  },
  {
    name: "Marketing analytics",
    ambiguous: {
      forms: ["attribution", "Attribution"],
      near: ["marketing", "campaigns", "ga4", "analytics", "paid", "conversion", "roas"]
    },
    forms: [
      "marketing metrics",
      "campaign analytics",
      "marketing data analysis",
      "marketing performance",
      "campaign performance",
      "marketing measurement",
      "marketing KPIs"
    ]
  },
  {
    name: "Attribution modeling",
    forms: ["marketing attribution", "multi-touch attribution", "marketing mix modeling", "media mix modeling"],
    rarity: 5
  },
  {
    name: "Conversion rate optimization",
    forms: [
      "conversion optimization",
      "landing page optimization",
      "conversion rates",
      "landing pages",
      "conversion rate"
    ],
    ambiguous: {
      forms: ["CRO"],
      near: ["conversion", "seo", "ppc", "testing", "landing", "optimization", "ux"],
      never: ["contract research organization", "chief revenue officer", "clinical research organization"]
    },
    rarity: 4
  },
  {
    name: "Cost per acquisition",
    forms: ["cost-per-acquisition", "cost per lead", "customer acquisition cost", "cost per action"],
    ambiguous: {
      forms: ["CPA", "CPL", "CAC"],
      near: [
        "acquisition",
        "ctr",
        "campaigns",
        "campaign",
        "ads",
        "roas",
        "lowered",
        "reduced",
        "reducing",
        "cpc",
        "cpm",
        "ltv",
        "conversion",
        "decreased",
        "ppc",
        "paid"
      ],
      never: [
        "cpa license",
        "cpa firm",
        "cpa exam",
        "cpa preferred",
        "certified public accountant",
        "cpa certification"
      ]
    },
    rarity: 4
  },
  {
    name: "Click-through rate",
    forms: ["click-through rates", "clickthrough rate"],
    ambiguous: {
      forms: ["CTR"],
      near: [
        "cpc",
        "cpa",
        "ads",
        "conversion",
        "impressions",
        "campaigns",
        "roas",
        "email",
        "increased",
        "seo",
        "click"
      ],
      never: ["ctr filing", "ctrs and sars"]
    },
    rarity: 4
  },
  {
    name: "Cost per click",
    forms: ["cost-per-click"],
    ambiguous: {
      forms: ["CPC"],
      near: ["cpa", "ctr", "cpm", "ads", "ppc", "campaigns", "bidding", "paid", "clicks"],
      never: ["cpc certified", "cpc certification", "certified professional coder"]
    },
    rarity: 4
  },
  {
    name: "Cost per mille",
    forms: ["cost per thousand impressions"],
    ambiguous: { forms: ["CPM"], near: ["cpc", "ctr", "cpa", "impressions", "ads", "campaigns", "media"] },
    rarity: 5
  },
  { name: "ROAS", forms: ["return on ad spend", "return on advertising spend"], rarity: 4 },
  {
    name: "Customer lifetime value",
    forms: ["lifetime value", "CLTV", "CLV"],
    ambiguous: {
      forms: ["LTV"],
      near: ["cac", "customer", "churn", "retention", "roas", "arpu"],
      never: ["loan-to-value"]
    },
    rarity: 4
  },
  { name: "A/B testing", forms: ["split testing", "AB testing", "multivariate testing", "A/B tests", "VWO"] },
  {
    name: "Growth marketing",
    forms: [
      "growth hacking",
      "growth strategy marketing",
      "growth experiments",
      "product-led growth",
      "viral marketing"
    ],
    rarity: 4
  },
  { name: "Demand generation", forms: ["demand gen", "demand creation"], rarity: 4 },
  {
    name: "Account-based marketing",
    forms: ["ABM campaigns", "Demandbase", "6sense"],
    ambiguous: { forms: ["ABM"], near: ["marketing", "demand", "accounts", "account", "b2b", "campaigns"] },
    rarity: 4
  },
  {
    name: "Mobile app marketing",
    forms: ["app store optimization", "ASO app", "AppsFlyer", "mobile user acquisition"],
    rarity: 5
  },

  // Brand, product and traditional marketing
  { name: "Product marketing", forms: ["product positioning", "product messaging", "positioning and messaging"] },
  {
    name: "Go-to-market strategy",
    forms: [
      "go-to-market",
      "GTM strategy",
      "go-to-market plans",
      "product launches",
      "product launch",
      "market entry strategy"
    ]
  },
  {
    name: "Brand management",
    forms: [
      "brand strategy",
      "brand development",
      "brand positioning",
      "branding strategy",
      "brand marketing",
      "brand building"
    ]
  },
  {
    name: "Brand awareness",
    forms: ["brand visibility", "brand recognition", "brand promotion", "brand ambassador", "brand equity"]
  },
  { name: "Brand guidelines", forms: ["brand standards", "brand consistency", "brand voice"], rarity: 4 },
  {
    name: "Market research",
    forms: [
      "marketing research",
      "market analysis",
      "market trends",
      "consumer research",
      "market surveys",
      "market studies",
      "research market conditions",
      "market intelligence"
    ]
  },
  {
    name: "Consumer insights",
    forms: ["consumer behavior", "customer insights", "customer research", "consumer trends"]
  },
  { name: "Focus group moderation", forms: ["focus group facilitation"], rarity: 4 },
  {
    name: "Competitive analysis",
    forms: [
      "competitor analysis",
      "competitive intelligence",
      "competitor research",
      "competitive research",
      "competitive landscape"
    ]
  },
  {
    name: "Syndicated market data",
    ambiguous: {
      forms: ["Nielsen"],
      near: ["data", "iri", "circana", "kantar", "panel", "retail", "ratings", "syndicated", "insights", "category"]
    },
    forms: ["IRI data", "Circana", "NielsenIQ", "Euromonitor"],
    rarity: 5
  },
  {
    name: "Advertising",
    forms: [
      "advertisements",
      "advertising strategy",
      "print advertising",
      "outdoor advertising",
      "radio advertising",
      "television advertising"
    ]
  },
  {
    name: "Media planning",
    forms: ["media buying", "media planning and buying", "media strategy", "media plans"],
    rarity: 4
  },
  {
    name: "Promotions",
    forms: [
      "sales promotions",
      "promotional materials",
      "promotional activities",
      "trade promotion",
      "promotional strategies",
      "coupons and promotions"
    ],
    ambiguous: {
      forms: ["promotions", "Promotions"],
      near: [
        "marketing",
        "sales",
        "pricing",
        "advertising",
        "campaigns",
        "retail",
        "social",
        "events",
        "discounts",
        "brand"
      ]
    },
    rarity: 2
  },
  { name: "Direct mail", forms: ["direct marketing", "direct mail campaigns", "direct response marketing"], rarity: 4 },
  {
    name: "Field marketing",
    forms: ["experiential marketing", "guerrilla marketing", "street team", "product sampling", "brand activations"],
    rarity: 4
  },
  {
    name: "Event marketing",
    forms: ["promotional events", "marketing events", "webinars", "webinar production", "event promotion"]
  },
  {
    name: "Sponsorship",
    forms: ["sponsorship sales", "corporate sponsorships", "sponsor relations", "sponsorship activation"],
    ambiguous: {
      forms: ["sponsorship", "Sponsorship"],
      near: ["event", "events", "marketing", "sports", "fundraising", "partnerships", "corporate", "brand", "sales"]
    },
    rarity: 4
  },
  {
    name: "Marketing collateral",
    forms: [
      "brochures",
      "marketing materials",
      "marketing collateral development",
      "flyers and brochures",
      "sales brochures"
    ]
  },
  { name: "Marketing communications", forms: ["marcom", "integrated marketing communications"] },
  { name: "Telemarketing", forms: ["telemarketer", "outbound telemarketing", "predictive dialer"] },
  {
    name: "Localization marketing",
    forms: ["international marketing", "multicultural marketing", "global marketing"],
    rarity: 4
  },

  // E-commerce
  {
    name: "E-commerce",
    forms: ["ecommerce", "online retail", "online store", "electronic commerce", "online sales", "e-tail"]
  },
  { name: "Shopify", forms: ["Shopify Plus"], implies: ["E-commerce"], rarity: 4 },
  {
    name: "Amazon Seller Central",
    forms: ["Amazon FBA", "Seller Central", "Amazon Vendor Central", "Amazon marketplace", "Fulfillment by Amazon"],
    implies: ["E-commerce"],
    rarity: 4
  },
  { name: "BigCommerce", implies: ["E-commerce"], rarity: 5 },
  { name: "Salesforce Commerce Cloud", forms: ["Demandware"], implies: ["E-commerce"], rarity: 5 },
  { name: "Online marketplaces", forms: ["eBay", "Etsy", "marketplace management", "eBay listings"], rarity: 4 },
  {
    name: "Product listings",
    forms: [
      "product descriptions",
      "product catalog management",
      "product information management",
      "product content",
      "listing optimization"
    ],
    rarity: 4
  },

  // Public relations, journalism and communications
  {
    name: "Public relations",
    forms: ["public relations campaigns", "PR campaigns", "PR strategy", "publicity", "PR agency"],
    ambiguous: {
      forms: ["PR"],
      near: [
        "media",
        "press",
        "publicity",
        "communications",
        "marketing",
        "brand",
        "agency",
        "campaigns",
        "advertising",
        "journalists",
        "releases",
        "events"
      ],
      never: ["pr review", "pr reviews", "pull request", "san juan, pr"]
    }
  },
  {
    name: "Media relations",
    forms: [
      "press relations",
      "media outreach",
      "pitching media",
      "media inquiries",
      "press outreach",
      "media contacts",
      "media pitching"
    ]
  },
  {
    name: "Press releases",
    forms: ["press release", "writing press releases", "news releases", "press kits", "media kits", "media advisories"]
  },
  {
    name: "Crisis communications",
    forms: ["crisis communication", "reputation management", "issues management"],
    rarity: 4
  },
  {
    name: "Corporate communications",
    forms: [
      "internal communications",
      "employee communications",
      "external communications",
      "executive communications",
      "communications strategy",
      "communication plans",
      "strategic communications",
      "organizational communications"
    ]
  },
  { name: "Speechwriting", forms: ["speech writing", "executive speeches", "talking points"], rarity: 4 },
  { name: "Media monitoring", forms: ["Cision", "Meltwater", "Muck Rack", "media tracking"], rarity: 5 },
  {
    name: "Spokesperson",
    forms: ["media spokesperson", "media training", "media interviews", "on-camera interviews"],
    rarity: 4
  },
  {
    name: "Journalism",
    forms: [
      "news writing",
      "news reporting",
      "newswriting",
      "reporting news",
      "investigative journalism",
      "journalist",
      "photojournalism",
      "news gathering",
      "feature writing",
      "newspaper",
      "breaking news"
    ]
  },
  {
    name: "Broadcasting",
    forms: [
      "broadcast journalism",
      "radio broadcasting",
      "television broadcasting",
      "on-air",
      "news anchor",
      "live broadcast",
      "teleprompter"
    ],
    rarity: 4
  },
  { name: "Podcasting", forms: ["podcast production", "podcast hosting", "podcasts"], rarity: 4 },
  { name: "Scriptwriting", forms: ["script writing", "screenwriting", "scripts for video", "screenplay"], rarity: 4 },
  {
    name: "Editing",
    forms: [
      "copy editing",
      "copyediting",
      "content editing",
      "proofreading",
      "proofread",
      "editorial",
      "developmental editing",
      "line editing",
      "editing and proofreading",
      "edit copy",
      "editorial review",
      "manuscript editing"
    ],
    rarity: 2
  },
  {
    name: "AP Style",
    forms: [
      "Associated Press Stylebook",
      "AP Stylebook",
      "Chicago Manual of Style",
      "Associated Press style",
      "Chicago style"
    ],
    rarity: 4
  },
  {
    name: "Publishing",
    forms: [
      "book publishing",
      "magazine publishing",
      "desktop publishing",
      "digital publishing",
      "editorial publishing",
      "book editing"
    ],
    rarity: 4
  },
  {
    name: "Creative writing",
    forms: ["fiction writing", "ghostwriting", "storytelling in writing", "short stories"],
    rarity: 4
  },
  {
    name: "Newsletters",
    forms: ["newsletter writing", "newsletter production", "company newsletter", "monthly newsletter"]
  },
  {
    name: "Interviewing for stories",
    forms: ["interviewing sources", "source development", "fact-checking", "fact checking"],
    rarity: 4
  },
  {
    name: "Talent representation",
    forms: ["artist management", "talent management agency", "talent booking", "artist relations", "sports marketing"],
    rarity: 5
  },

  // Real estate sales
  {
    name: "Real estate sales",
    forms: [
      "residential real estate",
      "real estate transactions",
      "selling homes",
      "home sales",
      "real estate agent",
      "real estate brokerage",
      "property sales",
      "realtor"
    ],
    rarity: 4
  },
  {
    name: "Commercial real estate",
    forms: ["commercial property", "CRE brokerage", "tenant representation", "commercial leasing"],
    rarity: 4
  },
  {
    name: "MLS",
    forms: ["multiple listing service", "MLS listings"],
    ambiguous: {
      forms: ["MLS"],
      near: ["listings", "realtor", "property", "homes", "listing", "estate", "zillow"],
      never: ["major league soccer"]
    },
    rarity: 4
  },
  { name: "Comparative market analysis", forms: ["comparative market analyses", "broker price opinions"], rarity: 5 },
  {
    name: "Open houses",
    forms: ["property showings", "showing properties", "home showings", "show properties", "open house events"],
    rarity: 4
  },
  {
    name: "Leasing",
    forms: [
      "apartment leasing",
      "lease agreements",
      "lease administration",
      "lease negotiation",
      "lease renewals",
      "leasing apartments",
      "residential leasing",
      "property leasing",
      "tenant leasing",
      "lease negotiations"
    ]
  },
  { name: "Auctioneering", forms: ["live auctions", "silent auctions", "auction management"], rarity: 5 },

  // Certifications
  {
    name: "Google Ads Certification",
    kind: "certification",
    forms: [
      "Google Ads Certified",
      "Google AdWords Certified",
      "AdWords Certification",
      "Google Ads Search Certification",
      "Google AdWords Certification"
    ],
    implies: ["Google Ads"],
    rarity: 4
  },
  {
    name: "Google Analytics Certification",
    kind: "certification",
    forms: ["Google Analytics Individual Qualification", "GAIQ", "Google Analytics Certified", "GA4 certified"],
    implies: ["Google Analytics"],
    rarity: 4
  },
  {
    name: "Google Digital Marketing Certificate",
    kind: "certification",
    forms: [
      "Fundamentals of Digital Marketing",
      "Google Digital Garage",
      "Google Digital Marketing & E-commerce Certificate"
    ],
    rarity: 4
  },
  {
    name: "HubSpot Inbound",
    kind: "certification",
    forms: [
      "HubSpot Inbound Marketing Certification",
      "HubSpot Inbound Certification",
      "HubSpot certification",
      "HubSpot certified",
      "HubSpot Content Marketing Certification",
      "HubSpot Academy",
      "Inbound Marketing Certification"
    ],
    rarity: 4
  },
  {
    name: "Meta Blueprint",
    kind: "certification",
    forms: [
      "Facebook Blueprint",
      "Meta Certified Digital Marketing Associate",
      "Meta Certified Media Buying Professional"
    ],
    rarity: 5
  },
  {
    name: "Hootsuite certification",
    kind: "certification",
    forms: ["Hootsuite Social Marketing Certification", "Hootsuite certified", "Hootsuite Platform Certification"],
    rarity: 5
  },
  {
    name: "Marketo Certified Expert",
    kind: "certification",
    forms: ["Adobe Certified Expert Marketo", "Marketo certified"],
    implies: ["Marketo"],
    rarity: 5
  },
  {
    name: "CIM qualification",
    kind: "certification",
    forms: ["Chartered Institute of Marketing", "CIM Diploma", "Chartered Marketer", "Professional Certified Marketer"],
    rarity: 5
  },
  {
    name: "APR",
    kind: "certification",
    forms: ["Accredited in Public Relations", "Accreditation in Public Relations", "CIPR"],
    ambiguous: {
      forms: ["APR"],
      near: ["prsa", "accredited", "relations", "communications"],
      never: ["% apr", "annual percentage rate"]
    },
    rarity: 5
  },
  {
    name: "CPSP",
    kind: "certification",
    forms: ["Certified Professional Sales Person", "Certified Inside Sales Professional", "CISP sales", "CSLP"],
    rarity: 5
  },
  {
    name: "Certified Sales Executive",
    kind: "certification",
    forms: ["Certified Sales Professional", "Certified Sales Leadership Professional"],
    rarity: 5
  },
  {
    name: "Real estate license",
    kind: "certification",
    forms: [
      "licensed realtor",
      "real estate salesperson license",
      "licensed real estate agent",
      "realtor license",
      "real estate broker license",
      "real estate sales license",
      "licensed real estate salesperson",
      "active real estate license",
      "real estate broker's license"
    ]
  },
  {
    name: "Certified Property Manager",
    kind: "certification",
    forms: [
      "CPM property manager",
      "Accredited Residential Manager",
      "Certified Apartment Manager",
      "National Apartment Leasing Professional",
      "NALP"
    ],
    rarity: 5
  },
  {
    name: "ABR",
    kind: "certification",
    forms: [
      "Accredited Buyer's Representative",
      "Certified Residential Specialist",
      "Graduate Realtor Institute",
      "Seller Representative Specialist"
    ],
    ambiguous: { forms: ["ABR"], near: ["realtor", "gri", "crs", "buyer", "estate"] },
    rarity: 5
  },
  {
    name: "Vehicle salesperson license",
    kind: "certification",
    forms: ["auto sales license", "motor vehicle sales license", "automotive sales license"],
    rarity: 5
  },
  {
    name: "NRF Customer Service certification",
    kind: "certification",
    forms: ["NRF RISE Up", "Retail Industry Fundamentals"],
    rarity: 5
  },
  {
    name: "Objection handling",
    forms: ["handling objections", "handle objections", "overcoming objections", "overcome objections"],
    rarity: 4
  },
  {
    name: "Drift",
    forms: ["Drift chat"],
    ambiguous: {
      forms: ["Drift"],
      near: ["chat", "intercom", "outreach", "conversational", "chatbot", "chatbots", "salesforce", "sales", "hubspot"]
    },
    rarity: 5
  },
  {
    name: "SaaS metrics",
    forms: [
      "ARR",
      "MRR",
      "ACV",
      "net revenue retention",
      "annual recurring revenue",
      "monthly recurring revenue",
      "NRR",
      "GRR",
      "gross revenue retention"
    ],
    rarity: 4
  },
  {
    name: "Ideal customer profile",
    forms: ["ideal customer profiles", "ICPs"],
    ambiguous: { forms: ["ICP"], near: ["sdr", "outbound", "gtm", "persona", "personas", "abm"] },
    rarity: 5
  },
  {
    name: "Out-of-home advertising",
    forms: ["OOH", "out of home advertising", "billboard advertising", "DOOH"],
    rarity: 5
  },
  { name: "Customer.io", rarity: 5 },
  { name: "UTM tracking", forms: ["UTM parameters", "UTM tags", "UTMs"], rarity: 5 },
  {
    name: "Challenger sale",
    forms: ["Challenger selling", "Challenger sales", "the Challenger Sale", "Challenger methodology"],
    ambiguous: { forms: ["Challenger"], near: ["sandler", "spin", "meddic", "selling"] },
    rarity: 5
  }
]

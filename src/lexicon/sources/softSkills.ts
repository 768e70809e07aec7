import type { Concept } from "../Concept.js"

/**
 * Soft skills with the wordings of advertisements and resumes. Words that are ordinary unless said of a person
 * ("dynamic", "flexible", "driven") stand under `ambiguous`, in small letters and capitalised.
 */
export const softSkills: ReadonlyArray<Concept> = [
  // Working with others
  {
    name: "Communication",
    kind: "soft",
    forms: ["communication skills", "written communication", "verbal communication", "oral communication", "communication abilities", "communicator", "communicative", "communicates effectively", "communicate clearly", "communicate well", "communicate easily", "communicating effectively", "communicating clearly", "effective communication", "clear communication", "strong communication", "excellent communication", "good communication", "interpersonal communication", "written and verbal communication", "verbal and written communication", "written and oral communication", "oral and written communication", "ability to communicate", "able to communicate", "communicate complex", "communicating skills", "verbal skills", "oral skills", "spoken communication", "professional communication", "skilled communicator", "communication and interpersonal", "communication and presentation", "telephone manner", "telephone skills", "phone skills", "telephone communication", "phone etiquette", "telephone etiquette", "verbal and written skills", "written and verbal skills", "communicate ideas", "communicate verbally"],
    ambiguous: {
      forms: ["Communication", "communication"],
      near: ["skill", "skills", "ability", "abilities", "strong", "excellent", "proven", "demonstrated", "exceptional", "outstanding", "superior", "good", "solid", "great", "effective", "capability", "capabilities", "qualities", "traits", "competencies", "written", "verbal", "oral", "interpersonal", "organizational", "leadership", "teamwork", "clear", "presentation", "listening", "problem-solving"],
      never: ["marketing communication", "corporate communication", "communication department", "communication team", "communication protocols", "communication systems", "data communication", "communication equipment", "communication technology", "communication devices", "mass communication", "communication studies", "communication engineering", "communication channels", "communication network", "communication manager", "communication plan", "communication strategy", "communication tools", "communication campaign", "wireless communication", "serial communication", "degree in communication", "communication specialist", "communication infrastructure"]
    },
    rarity: 1
  },
  {
    name: "Writing skills",
    kind: "soft",
    forms: ["written skills", "strong writing", "excellent writer", "strong writer", "good writer", "written english skills", "business writing skills", "written and spoken english skills", "skilled writer", "write clearly", "proposal writing skills", "written expression"],
    rarity: 2
  },
  {
    name: "Verbal fluency",
    kind: "soft",
    forms: ["well-spoken", "clear speaking voice", "clear spoken", "eloquent", "eloquence"],
    rarity: 3
  },
  {
    name: "Articulate",
    kind: "soft",
    forms: ["articulacy", "clearly articulate", "ability to articulate", "articulate manner", "articulates clearly", "able to articulate"],
    rarity: 2
  },
  {
    name: "Listening",
    kind: "soft",
    forms: ["listening skills", "active listening", "active listener", "good listener", "great listener", "ability to listen", "willingness to listen", "attentive listener", "empathetic listening", "listen actively", "listens well", "listen carefully", "able to listen", "listen more than you talk", "listen before you talk", "listen first"],
    ambiguous: { forms: [], never: ["stopped listening", "stops listening", "stop listening", "not listening", "listening tour", "listening post", "listening station", "easy listening", "listening comprehension", "listening room", "social listening"] },
    rarity: 2
  },
  {
    name: "Teamwork",
    kind: "soft",
    forms: ["team member", "commitment to team work", "enjoy working in a team", "work in a small team", "work within teams", "team player", "team work", "team working", "teamworking", "team worker", "teamworker", "team oriented", "team spirit", "team focused", "team mentality", "team interaction", "work in a team", "working in a team", "works well in a team", "work as part of a team", "working as part of a team", "part of a team", "work within a team", "working within a team", "team environment", "team-based environment", "teamwork skills", "team work skills", "team working skills", "ability to work in a team", "able to work in a team", "good team member", "effective team member", "work well with others", "working with others", "work with others", "get along with others", "gets along well with others", "work in teams", "working in teams", "team approach", "team-minded", "commitment to teamwork", "team orientation", "team ethic", "sense of team", "esprit de corps", "supportive of colleagues", "team first", "play well with others", "plays well with others", "muck in", "pull together"],
    rarity: 1
  },
  {
    name: "Collaboration",
    kind: "soft",
    forms: ["collaboration skills", "collaborative skills", "collaborative approach", "collaborative mindset", "collaborative attitude", "collaborative spirit", "collaborative work ethic", "collaborative person", "collaborative individual", "collaborative nature", "work collaboratively", "working collaboratively", "collaborate effectively", "collaborating effectively", "ability to collaborate", "able to collaborate", "effective collaborator", "strong collaborator", "natural collaborator", "collaborate well", "cross-functional collaboration", "collaborate across teams", "enjoy collaborating", "highly collaborative", "work cooperatively", "work in cross-functional teams", "collaborate with cross-functional teams", "working in cross-functional teams", "collaborator"],
    ambiguous: {
      forms: ["Collaboration", "collaboration", "Collaborative", "collaborative", "Collaborate", "collaborate"],
      near: ["skill", "skills", "ability", "abilities", "strong", "excellent", "proven", "demonstrated", "exceptional", "outstanding", "superior", "good", "solid", "great", "effective", "capability", "capabilities", "qualities", "traits", "competencies", "person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "you", "communication", "teamwork", "closely", "team", "cross-functional"],
      never: ["collaboration tools", "collaboration software", "collaboration platform", "collaborative environment", "collaborative culture", "collaborative workspace", "collaborative team", "in collaboration with", "collaboration products", "collaborative company", "collaborative atmosphere", "collaborative filtering"]
    },
    rarity: 1
  },
  {
    name: "Cooperation",
    kind: "soft",
    forms: ["cooperative", "co-operative attitude", "cooperative attitude", "ability to cooperate", "willingness to cooperate", "cooperative spirit", "spirit of cooperation", "foster cooperation", "elicit cooperation"],
    ambiguous: {
      forms: ["Cooperation", "cooperation"],
      near: ["skill", "skills", "ability", "abilities", "strong", "excellent", "proven", "demonstrated", "exceptional", "outstanding", "superior", "good", "solid", "great", "effective", "capability", "capabilities", "qualities", "traits", "competencies", "teamwork", "collaboration", "spirit", "team"],
      never: ["housing cooperative", "workers cooperative", "worker cooperative", "food cooperative", "credit cooperative", "agricultural cooperative", "farm cooperative", "farmers cooperative", "dairy cooperative", "electric cooperative", "electrical cooperative", "energy cooperative", "craft cooperative", "purchasing cooperative", "consumer cooperative", "cooperative bank", "cooperative society", "cooperative housing", "cooperative education", "cooperative store", "cooperative of", "cooperative learning", "nursery cooperative", "preschool cooperative", "cooperation agreement", "international cooperation", "development cooperation"]
    },
    rarity: 2
  },
  {
    name: "Interpersonal skills",
    kind: "soft",
    forms: ["human relations", "communication and interpersonal abilities", "people skills", "interpersonal", "interpersonal abilities", "interpersonal relationships", "interpersonal relations", "social skills", "people person", "people oriented", "people focused", "good with people", "soft skills", "human relations skills", "interact effectively", "interacts well", "ability to interact", "able to interact", "interacting with people", "interact with people", "good with others", "strong people skills", "deal with people", "dealing with people", "enjoy working with people", "ability to relate", "relate well to others"],
    rarity: 1
  },
  {
    name: "Relationship building",
    kind: "soft",
    forms: ["build relationships", "building relationships", "relationship builder", "relationship building skills", "relationship skills", "build strong relationships", "building strong relationships", "build and maintain relationships", "building and maintaining relationships", "establish relationships", "develop relationships", "developing relationships", "develop strong relationships", "maintain relationships", "maintaining relationships", "rapport building", "build rapport", "building rapport", "establish rapport", "rapport builder", "develop rapport", "foster relationships", "cultivate relationships", "establish and maintain effective working relationships", "maintain effective working relationships", "effective working relationships", "good working relationships", "positive working relationships", "strong working relationships", "build trust", "building trust", "gain trust", "client relationships", "client relationship skills", "form relationships", "trusting relationships", "rapport"],
    rarity: 2
  },
  {
    name: "Networking skills",
    kind: "soft",
    forms: ["networker", "natural networker", "professional networking", "building networks", "build networks", "adept at networking", "social networking skills", "business networking"],
    rarity: 3
  },
  {
    name: "Empathy",
    kind: "soft",
    forms: ["empathetic", "empathic", "empathise", "empathising", "ability to empathise", "compassionate empathy", "understanding of others", "empathetic approach", "show empathy", "demonstrate empathy", "put yourself in the patient's shoes", "put yourself in the customer's shoes", "put yourself in the guest's shoes", "put yourself in the client's shoes", "put yourself in the user's shoes", "put yourself in someone else's shoes", "put yourself in other people's shoes", "put yourself in their shoes", "put yourself in others' shoes", "step into the customer's shoes", "see things from the customer's point of view", "see things from others' point of view"],
    rarity: 2
  },
  {
    name: "Compassion",
    kind: "soft",
    forms: ["compassionate", "caring attitude", "caring nature", "caring personality", "caring person", "caring individual", "caring manner", "kind and caring", "kind-hearted", "sympathetic", "sympathy", "warm and caring", "genuine care for others", "nurturing"],
    rarity: 2
  },
  {
    name: "Kindness",
    kind: "soft",
    forms: ["kindness and respect", "kind person", "kind manner", "gentle manner", "thoughtful", "considerate", "consideration for others", "helpful manner", "helpful attitude", "helpful nature", "helpfulness", "helpful disposition", "caring and kind"],
    ambiguous: {
      forms: ["Kind", "kind"],
      near: ["caring", "gentle", "patient", "friendly", "compassionate", "honest", "respectful", "considerate", "warm", "polite"],
      never: ["one of a kind", "any kind", "kind of", "all kinds", "some kind", "of its kind", "in kind", "what kind", "this kind", "that kind", "each kind"]
    },
    rarity: 3
  },
  {
    name: "Sensitivity",
    kind: "soft",
    forms: ["sensitive to the needs", "sensitivity to others", "sensitivity to the needs", "sensitive approach", "sensitive manner", "sensitivity and respect"],
    ambiguous: {
      forms: ["Sensitivity", "sensitivity"],
      near: ["empathy", "tact", "diplomacy", "respect", "compassion", "discretion", "cultural", "interpersonal", "confidentiality"],
      never: ["sensitivity analysis", "sensitivity testing", "antibiotic sensitivity", "time sensitivity", "price sensitivity", "sensitivity and specificity"]
    },
    rarity: 3
  },
  {
    name: "Emotional intelligence",
    kind: "soft",
    forms: ["emotionally intelligent", "EQ skills", "emotional maturity", "emotional stability", "emotionally mature", "emotional awareness", "high EQ", "emotional resilience", "social intelligence", "interpersonal awareness", "emotional self-control"],
    rarity: 3
  },
  {
    name: "Self-awareness",
    kind: "soft",
    forms: ["self aware", "self reflective", "self-reflection", "reflective thinking", "self-knowledge", "aware of own limitations"],
    rarity: 3
  },
  {
    name: "Friendliness",
    kind: "soft",
    forms: ["nice person", "nice personality", "pleasant person", "friendly personality", "friendly manner", "friendly attitude", "friendly disposition", "friendly person", "friendly individual", "friendly and outgoing", "friendly and approachable", "friendly approach", "friendly demeanor", "friendly demeanour", "friendly and professional", "friendly and helpful", "friendly nature", "friendly and welcoming", "friendly and courteous", "friendly outgoing", "warm and friendly", "amicable", "affable", "amiable", "pleasant and friendly"],
    ambiguous: {
      forms: ["Friendly", "friendly"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "you", "outgoing", "helpful", "polite", "approachable", "professional", "welcoming", "courteous", "honest", "reliable", "confident", "cheerful", "warm"],
      never: ["user friendly", "environmentally friendly", "family friendly", "eco friendly", "child friendly", "pet friendly", "friendly team", "friendly environment", "friendly company", "mobile friendly", "budget friendly", "dog friendly", "seo friendly", "friendly atmosphere", "friendly office", "friendly working environment", "friendly colleagues", "climate friendly", "friendly staff"]
    },
    rarity: 2
  },
  {
    name: "Approachability",
    kind: "soft",
    forms: ["approachable", "approachable manner", "approachable personality", "easy to talk to", "easily approachable", "accessible and approachable"],
    rarity: 3
  },
  {
    name: "Personability",
    kind: "soft",
    forms: ["personable", "likeable", "likable", "engaging personality", "pleasant personality", "pleasant manner", "pleasant disposition", "pleasant demeanor", "pleasant attitude", "charismatic", "charisma", "charming", "engaging manner", "engaging style", "good personality", "great personality", "strong personality", "bubbly personality", "bubbly", "vibrant personality", "magnetic personality", "winning personality"],
    ambiguous: {
      forms: ["Pleasant", "pleasant"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "polite", "friendly", "courteous", "professional", "helpful", "telephone", "phone"],
      never: ["pleasant environment", "pleasant surroundings", "pleasant working", "pleasant atmosphere"]
    },
    rarity: 3
  },
  {
    name: "Outgoing personality",
    kind: "soft",
    forms: ["outgoing", "out going personality", "outgoing person", "outgoing nature", "extrovert", "extroverted", "sociable", "sociability", "gregarious", "socially confident", "sociable personality", "social person", "people loving", "outgoing and friendly", "outgoing attitude"],
    rarity: 2
  },
  {
    name: "Warmth",
    kind: "soft",
    forms: ["warm personality", "warm and welcoming", "warm manner", "welcoming personality", "welcoming manner", "warm person", "welcoming attitude", "warm smile", "welcoming nature", "warm demeanor"],
    ambiguous: {
      forms: ["Warm", "warm", "Welcoming", "welcoming"],
      near: ["friendly", "personality", "manner", "nature", "disposition", "caring", "approachable", "person"],
      never: ["warm up", "warm leads", "welcoming environment", "welcoming team", "warm environment", "warm calling", "warm welcome", "warm weather"]
    },
    rarity: 3
  },
  {
    name: "Politeness",
    kind: "soft",
    forms: ["polite", "courteous", "courtesy", "polite manner", "courteous manner", "well-mannered", "good manners", "professional courtesy", "courteous service", "courteously", "civility", "civil manner", "polite and courteous", "politely", "etiquette"],
    rarity: 2
  },
  {
    name: "Hospitable",
    kind: "soft",
    forms: ["hospitable manner", "hospitable attitude", "hospitable nature", "gracious", "gracious manner", "spirit of hospitality", "service with a smile", "guest-focused attitude"],
    rarity: 3
  },
  {
    name: "Respect for others",
    kind: "soft",
    forms: ["respectful", "respectful manner", "treat others with respect", "respect for colleagues", "respect for diversity", "mutual respect", "respect for people", "treat people with respect", "respectfulness", "dignity and respect", "respecting others", "respect differences"],
    rarity: 2
  },
  {
    name: "Tact",
    kind: "soft",
    forms: ["tactful", "tactfully", "tactful manner", "tact and diplomacy", "tactfulness", "tact and discretion"],
    rarity: 2
  },
  {
    name: "Diplomatic skills",
    kind: "soft",
    forms: ["diplomatic", "diplomacy skills", "diplomatic manner", "diplomatically", "diplomatic approach", "diplomatic and tactful", "political awareness", "politically astute", "political acumen", "political savvy", "political sensitivity", "organizational savvy"],
    rarity: 2
  },
  {
    name: "Tolerance",
    kind: "soft",
    forms: ["tolerant", "tolerance of others", "tolerance and respect", "tolerant attitude", "non-judgmental", "nonjudgmental", "non-judgemental attitude", "non-judgmental approach"],
    ambiguous: {
      forms: ["Tolerance", "tolerance"],
      near: ["patience", "empathy", "respect", "diversity", "understanding", "flexibility"],
      never: ["fault tolerance", "tolerance stack", "zero tolerance", "geometric tolerance", "tight tolerance", "tolerance analysis", "risk tolerance", "engineering tolerance"]
    },
    rarity: 3
  },
  {
    name: "Patience",
    kind: "soft",
    forms: ["patient and understanding", "patient and caring", "patient approach", "patient manner", "patient personality", "patient person", "patient nature", "patient attitude", "patient and kind", "patient and calm", "calm and patient", "be patient", "caring and patient", "kind and patient", "patient demeanor", "patience with children", "patience and understanding", "patient and compassionate", "patience of a saint"],
    ambiguous: {
      forms: ["Patient", "patient"],
      near: ["calm", "caring", "kind", "empathetic", "compassionate", "understanding", "tolerant", "friendly", "polite", "organised", "person", "personality", "enthusiastic", "reliable", "flexible"],
      never: ["patient care", "patient safety", "patient records", "patient education", "patient data", "patient outcomes", "patient experience", "patient centered", "patient information", "patient assessment", "patient needs", "patient services", "patient satisfaction", "patient flow", "patient care plans", "each patient", "per patient", "patient access", "patient rights", "patient population"]
    },
    rarity: 2
  },
  {
    name: "Cultural awareness",
    kind: "soft",
    forms: ["cultural sensitivity", "culturally sensitive", "cultural competence", "cultural competency", "culturally competent", "cultural intelligence", "cross-cultural communication", "intercultural skills", "intercultural competence", "intercultural communication", "intercultural awareness", "multicultural awareness", "cultural agility", "culturally aware", "cultural diversity awareness", "cultural humility", "international outlook", "global mindset", "global outlook", "work with people from diverse backgrounds", "working with diverse populations", "work with diverse groups", "diverse cultural backgrounds", "culturally diverse", "cross-cultural skills", "cross-cultural awareness", "international mindset", "multicultural environment", "multi-cultural team"],
    rarity: 3
  },
  {
    name: "Inclusiveness",
    kind: "soft",
    forms: ["inclusive mindset", "inclusive approach", "inclusive attitude", "inclusive leadership", "inclusive behavior", "champion diversity", "valuing diversity", "values diversity", "embraces diversity", "commitment to diversity", "appreciation of diversity"],
    rarity: 3
  },
  {
    name: "Conflict resolution",
    kind: "soft",
    forms: ["conflict management", "resolve conflict", "resolving conflict", "conflict resolution skills", "conflict management skills", "conflict handling", "handling conflict", "manage conflict", "managing conflict", "conflict solving", "de-escalation skills", "dealing with difficult people", "handle difficult situations", "handling difficult situations", "deal with difficult situations", "difficult conversations", "dispute handling", "dealing with conflict", "peacemaker", "defuse tense situations"],
    rarity: 2
  },
  {
    name: "Constructive feedback",
    kind: "soft",
    forms: ["giving feedback", "receiving feedback", "giving and receiving feedback", "give and receive feedback", "open to feedback", "receptive to feedback", "accept feedback", "constructive criticism", "take constructive criticism", "accept constructive criticism", "take feedback", "takes feedback well", "coachable", "coachability", "take critique", "provide constructive feedback", "responsive to feedback", "take direction well", "ability to take direction", "accept criticism"],
    rarity: 3
  },
  {
    name: "Facilitation",
    kind: "soft",
    forms: ["facilitation skills", "facilitating skills", "facilitator skills", "group facilitation", "facilitate meetings", "facilitating meetings", "meeting facilitation", "facilitate discussions", "facilitating discussions", "workshop facilitation", "skilled facilitator", "facilitate group discussions", "meeting facilitation skills"],
    rarity: 3
  },
  {
    name: "Coordination skills",
    kind: "soft",
    forms: ["ability to plan and coordinate", "monitoring skills", "coordination and planning skills", "coordinating skills", "ability to coordinate", "coordination abilities", "able to coordinate", "strong coordination", "excellent coordination", "task coordination skills", "liaison skills", "liaising skills", "ability to liaise"],
    rarity: 2
  },
  {
    name: "Customer focus",
    kind: "soft",
    forms: ["customer-focused", "customer orientation", "customer oriented", "customer-centric", "customer centricity", "client focus", "client-focused", "client orientation", "client oriented", "client-centric", "service oriented", "service-oriented attitude", "service orientation", "service minded", "service mentality", "service mindset", "service attitude", "customer service orientation", "customer service oriented", "customer service ethic", "customer service ethics", "customer-first mindset", "customer first", "customer obsession", "customer obsessed", "customer empathy", "passion for customers", "passion for customer service", "client service orientation", "client service oriented", "client facing skills", "customer facing skills", "customer service attitude", "customer service mindset", "customer-minded", "dedication to customer service", "commitment to customer service", "quality of service orientation", "guest focused", "client handling skills", "customer handling skills", "put customers first", "service focused", "customer driven"],
    rarity: 1
  },
  {
    name: "Stakeholder engagement",
    kind: "soft",
    forms: ["stakeholder management skills", "managing stakeholders", "engaging stakeholders", "engage stakeholders", "stakeholder relationship skills", "work with stakeholders", "manage expectations", "managing expectations", "expectation management", "stakeholder communication", "influence stakeholders"],
    rarity: 2
  },
  {
    name: "Consultative approach",
    kind: "soft",
    forms: ["consultative style", "consulting skills", "consultative skills", "consultancy skills", "consultative mindset", "advisory skills", "trusted advisor", "trusted adviser", "consultative manner"],
    rarity: 3
  },
  {
    name: "Sense of humour",
    kind: "soft",
    forms: ["good humour", "good-humoured", "good humored", "humorous", "GSOH", "great sense of humor", "fun-loving", "playful attitude", "witty"],
    ambiguous: {
      forms: ["Humor", "humor", "Humour", "humour"],
      near: ["sense", "good", "positive", "friendly", "personality", "attitude"]
    },
    rarity: 3
  },
  {
    name: "Social responsibility",
    kind: "soft",
    forms: ["community minded", "civic-minded", "socially responsible", "public spirited", "commitment to our community", "community spirit", "social awareness", "social conscience", "public service motivation", "sense of purpose"],
    rarity: 4
  },

  // Leading
  {
    name: "Leadership",
    kind: "soft",
    forms: ["team leader", "ability to manage and lead", "ability to lead and coordinate", "leader", "leadership skills", "leadership ability", "leadership qualities", "leadership experience", "leadership capabilities", "leadership role", "leadership potential", "strong leader", "natural leader", "effective leader", "proven leader", "inspirational leader", "inspiring leader", "inspirational leadership", "team leadership", "team leading", "people leadership", "thought leadership", "servant leadership", "lead a team", "leading a team", "lead teams", "leading teams", "lead by example", "leading by example", "ability to lead", "able to lead", "lead others", "leading others", "lead people", "leading people", "take the lead", "taking the lead", "leadership style", "leadership traits", "leadership competencies", "strong leadership", "excellent leadership", "effective leadership", "proven leadership", "leadership and management", "hands-on leader", "leadership approach", "visible leadership", "team leadership skills"],
    ambiguous: {
      forms: ["Leadership", "leadership"],
      near: ["skill", "skills", "ability", "abilities", "strong", "excellent", "proven", "demonstrated", "exceptional", "outstanding", "superior", "good", "solid", "great", "effective", "capability", "capabilities", "qualities", "traits", "competencies", "communication", "management", "coaching", "mentoring", "team", "organizational", "demonstrate", "teamwork", "provide", "provides", "providing", "initiative"],
      never: ["leadership team", "senior leadership", "executive leadership", "company leadership", "industry leadership", "market leadership", "leadership development", "leadership program", "report to leadership", "leadership meetings", "our leadership", "product leadership", "leadership position in the market", "school leadership", "leadership position as", "it leadership", "cost leadership", "the leader in", "a leader in", "leader in the", "world leader", "market leader", "global leader", "industry leader", "leaders in", "thought leadership articles", "thought leadership content", "thought leadership pieces", "thought leadership blogs", "thought leadership posts", "thought leadership campaigns"]
    },
    rarity: 1
  },
  {
    name: "People management",
    kind: "soft",
    forms: ["ability to manage", "ability to supervise", "managerial experience", "managerial level", "managing the team", "run the department", "people management skills", "staff management", "staff management skills", "people manager", "managing people", "manage people", "team management", "team management skills", "manage a team", "managing a team", "manage teams", "managing teams", "managing staff", "manage staff", "managerial skills", "managerial ability", "management skills", "supervisory skills", "supervision skills", "supervisory ability", "supervisory experience", "supervise staff", "supervising staff", "line management", "line management skills", "personnel management skills", "leadership and management skills", "staff supervision", "managerial competence", "supervise others", "management ability", "supervising others", "managing others", "manage others"],
    ambiguous: {
      forms: [],
      never: [
        "ability to manage several",
        "ability to manage multiple",
        "ability to manage many",
        "ability to manage competing",
        "ability to manage conflicting",
        "ability to manage time",
        "ability to manage deadlines",
        "ability to manage tight",
        "ability to manage priorities",
        "ability to manage changing",
        "ability to manage your",
        "ability to manage their",
        "ability to manage own",
        "ability to manage one's",
        "ability to manage a busy",
        "ability to manage a budget",
        "ability to manage a caseload",
        "ability to manage a heavy",
        "ability to manage a large",
        "ability to manage a number",
        "ability to manage a variety",
        "ability to manage a project",
        "ability to manage a portfolio",
        "ability to manage workload",
        "ability to manage workloads",
        "ability to manage stress",
        "ability to manage projects",
        "ability to manage budgets",
        "ability to manage complex",
        "ability to manage expectations"
      ]
    },
    rarity: 2
  },
  {
    name: "Team building",
    kind: "soft",
    forms: ["team builder", "building teams", "build teams", "teambuilding", "team building skills", "build strong teams", "building strong teams", "build high-performing teams", "building high-performing teams", "team development", "develop teams", "team motivation", "build effective teams", "team engagement"],
    rarity: 2
  },
  {
    name: "Motivating others",
    kind: "soft",
    forms: ["motivate others", "ability to motivate", "able to motivate", "motivational skills", "motivate a team", "motivating a team", "motivate teams", "motivating teams", "motivate people", "motivating people", "motivate staff", "motivating staff", "inspire others", "inspiring others", "ability to inspire", "motivator", "inspire and motivate", "motivate and inspire", "motivational", "energise others", "engage and motivate", "motivating others to succeed", "team motivator", "inspire people", "inspire teams"],
    ambiguous: {
      forms: ["Motivating", "motivating", "Inspiring", "inspiring", "Inspirational", "inspirational"],
      near: ["team", "staff", "people", "others", "leader", "leadership", "colleagues"],
      never: ["motivating environment", "inspiring environment", "inspiring colleagues", "inspiring team", "inspiring work", "inspiring workplace", "inspiring company"]
    },
    rarity: 2
  },
  {
    name: "Coaching",
    kind: "soft",
    forms: ["coaching skills", "coach others", "coaching others", "coaching and mentoring", "coach and mentor", "mentoring and coaching", "mentor and coach", "coaching abilities", "ability to coach", "coach and develop", "coaching and developing", "coaching and development", "coaching staff", "coach staff", "team coaching", "coaching team members", "coach team members", "performance coaching", "developing others", "develop others", "development of others", "people development", "ability to develop others"],
    ambiguous: {
      forms: ["Coaching", "coaching"],
      near: ["skill", "skills", "ability", "abilities", "strong", "excellent", "proven", "demonstrated", "exceptional", "outstanding", "superior", "good", "solid", "great", "effective", "capability", "capabilities", "qualities", "traits", "competencies", "mentoring", "leadership", "training", "feedback", "motivating", "supporting", "team", "staff", "employees"],
      never: ["coaching certification", "football coaching", "sports coaching", "coaching company", "coaching staff of"]
    },
    rarity: 2
  },
  {
    name: "Mentoring",
    kind: "soft",
    forms: ["mentor others", "mentoring others", "mentoring skills", "mentorship", "ability to mentor", "mentor junior", "mentoring junior", "mentor team members", "mentoring team members", "mentor colleagues", "mentoring colleagues", "mentor staff", "mentoring staff", "mentor junior staff", "mentoring junior staff", "mentor junior developers", "mentoring junior developers", "mentor junior engineers", "mentoring junior engineers", "help others learn", "help others grow", "guide and mentor", "mentor less experienced", "knowledge sharing", "share knowledge", "sharing knowledge", "sharing your knowledge", "knowledge transfer skills", "training and mentoring", "mentoring abilities", "mentored", "mentor new", "mentor apprentices", "mentor trainees", "mentor interns", "mentor graduates", "mentor peers", "mentor younger", "mentor less experienced colleagues", "take juniors under your wing", "juniors under your wing"],
    rarity: 2
  },
  {
    name: "Delegation",
    kind: "soft",
    forms: ["delegation skills", "ability to delegate", "delegating", "delegate tasks", "delegating tasks", "delegate effectively", "effective delegation", "delegate work", "assign tasks", "assigning tasks", "delegate responsibility", "delegating responsibility"],
    rarity: 3
  },
  {
    name: "Training others",
    kind: "soft",
    forms: ["train others", "training skills", "ability to train", "teach others", "teaching others", "ability to teach", "explain complex", "explaining complex", "ability to explain", "explain technical", "explain concepts", "explaining technical concepts", "instructing others", "instruct others", "teaching ability", "able to explain"],
    rarity: 3
  },
  {
    name: "Empowerment of others",
    kind: "soft",
    forms: ["empowering others", "empower others", "empower teams", "empowering teams", "empower people", "empowering people", "enable others", "empowering leadership", "empower and motivate"],
    rarity: 4
  },
  {
    name: "Decision making",
    kind: "soft",
    forms: ["decision making skills", "decision-making ability", "decision maker", "decisiveness", "decisive", "make decisions", "making decisions", "sound decision making", "sound decisions", "make sound decisions", "make quick decisions", "make difficult decisions", "quick decision making", "timely decisions", "informed decisions", "make informed decisions", "good decisions", "independent decisions", "data-driven decision making", "able to make decisions", "ability to make decisions", "effective decision making", "decision taking", "take decisions", "make decisions under pressure"],
    rarity: 1
  },
  {
    name: "Judgment",
    kind: "soft",
    forms: ["technical judgment", "sound technical judgment", "good judgment", "sound judgment", "judgment skills", "good judgement skills", "exercise judgment", "exercise good judgment", "excellent judgment", "independent judgment", "professional judgment", "sound business judgment", "use judgment", "exercising judgment", "common sense judgment", "business judgment", "strong judgment", "mature judgment"],
    ambiguous: {
      forms: ["Judgment", "judgment", "Judgement", "judgement"],
      near: ["skill", "skills", "ability", "abilities", "strong", "excellent", "proven", "demonstrated", "exceptional", "outstanding", "superior", "good", "solid", "great", "effective", "capability", "capabilities", "qualities", "traits", "competencies", "sound", "exercise", "decision", "integrity", "tact", "initiative", "discretion", "independent"],
      never: ["summary judgment", "court judgment", "default judgment", "judgment creditor", "judgment debtor", "enforcement of judgment"]
    },
    rarity: 2
  },
  {
    name: "Discernment",
    kind: "soft",
    forms: ["discerning", "wise", "wisdom", "prudent", "prudence", "insightful", "insightfulness", "perceptive", "perceptiveness", "shrewd", "astute", "intuition", "intuitive thinker", "good instincts"],
    rarity: 4
  },
  {
    name: "Influencing",
    kind: "soft",
    forms: ["influencing skills", "influence others", "influencing others", "ability to influence", "able to influence", "influencing and negotiating", "influence and persuade", "influencer skills", "influencing ability", "influence decisions", "influence without authority", "influencing and negotiation", "gain buy-in", "gaining buy-in", "build consensus", "building consensus", "consensus building", "consensus builder", "influential communicator", "win support"],
    rarity: 2
  },
  {
    name: "Persuasion",
    kind: "soft",
    forms: ["persuasive", "persuasion skills", "persuasiveness", "ability to persuade", "able to persuade", "persuasive communicator", "persuade others", "persuading others", "persuasive skills", "compelling communicator", "convincing", "ability to convince", "convincing others", "persuasive communication", "persuade people", "win people over", "win others over", "win over sceptics", "win over skeptics", "persuade sceptics", "persuade skeptics", "persuade customers", "persuade clients", "persuade stakeholders", "you persuade", "change minds"],
    rarity: 3
  },
  {
    name: "Negotiation",
    kind: "soft",
    forms: ["negotiation skills", "negotiating skills", "negotiator", "skilled negotiator", "ability to negotiate", "able to negotiate", "negotiate effectively", "strong negotiator", "negotiation abilities", "negotiating ability", "negotiating", "negotiate", "negotiating and influencing", "influencing and negotiating skills", "negotiation and influencing", "bargaining skills", "negotiation and persuasion"],
    ambiguous: {
      forms: [],
      never: ["subject to negotiation", "open to negotiation", "salary negotiation", "pay negotiation", "by negotiation", "up for negotiation"]
    },
    rarity: 2
  },
  {
    name: "Assertiveness",
    kind: "soft",
    forms: ["assertive", "assertive manner", "assertiveness skills", "assertive approach", "assertive personality", "assertive communication", "assertive but diplomatic", "firm but fair", "speak up", "stand your ground", "challenge the status quo", "challenging the status quo", "challenge status quo", "courage to challenge", "constructively challenge"],
    rarity: 3
  },
  {
    name: "Presence",
    kind: "soft",
    forms: ["executive presence", "gravitas", "commanding presence", "stage presence", "strong presence", "professional presence", "confident presence", "leadership presence"],
    rarity: 4
  },
  {
    name: "Change readiness",
    kind: "soft",
    forms: ["open to change", "embrace change", "comfortable with change", "change oriented", "willingness to change", "ability to manage change", "respond to change", "responds well to change", "receptive to change", "change agent", "adapt to change", "adapting to change", "cope with change", "championing change", "champion change", "agent of change", "comfortable with ambiguity", "tolerance for ambiguity", "deal with ambiguity", "dealing with ambiguity", "handle ambiguity", "thrive in ambiguity", "navigate ambiguity", "work with ambiguity", "ambiguity", "managing ambiguity"],
    rarity: 3
  },
  {
    name: "Crisis management skills",
    kind: "soft",
    forms: ["handle crises", "handling crises", "calm in a crisis", "handle emergencies", "react quickly in emergencies", "cope in a crisis", "emergency situations calmly"],
    rarity: 3
  },

  // Thinking
  {
    name: "Problem solving",
    kind: "soft",
    forms: ["problem solver", "problem solving skills", "problem solving abilities", "solve problems", "solving problems", "solve complex problems", "solving complex problems", "solve difficult problems", "solving challenging problems", "solve hard problems", "problem resolution", "problem resolution skills", "resolve problems", "resolving problems", "resolve issues", "creative problem solving", "creative problem solver", "analytical problem solving", "complex problem solving", "problem-solving attitude", "problem solving orientation", "solution oriented", "solution focused", "solution driven", "solution minded", "find solutions", "finding solutions", "find creative solutions", "solutions-orientated", "troubleshooting skills", "trouble shooter", "troubleshooter", "trouble-shooting skills", "solve issues", "problem-solving mindset", "identify and resolve problems", "identify problems", "problem identification", "solving technical problems", "problem solving approach", "natural problem solver", "overcome obstacles", "overcoming obstacles", "get to the bottom of", "figure things out"],
    rarity: 1
  },
  {
    name: "Critical thinking",
    kind: "soft",
    forms: ["critical thinker", "critical thinking skills", "think critically", "critical reasoning", "critical mind", "critical analysis skills", "critical reflection", "thinking critically", "critical thought", "ability to think critically", "critical mindset", "critical and analytical thinking"],
    rarity: 1
  },
  {
    name: "Analytical thinking",
    kind: "soft",
    forms: ["analytical", "analytical skills", "analytical mind", "analytical ability", "analytical thinker", "analytic skills", "analytical mindset", "analytically minded", "analytical thinking skills", "think analytically", "analysis skills", "analytical reasoning", "strong analytical", "excellent analytical", "analytical approach", "ability to analyze", "able to analyze", "analytical background", "analytic thinking", "analytic mind", "analytical and problem solving", "analytical problem-solving skills", "analytical capabilities", "data-driven mindset", "analytical way of thinking", "analytical person", "analytical nature"],
    ambiguous: {
      forms: ["Analytic", "analytic"],
      near: ["skill", "skills", "ability", "abilities", "strong", "excellent", "proven", "demonstrated", "exceptional", "outstanding", "superior", "good", "solid", "great", "effective", "capability", "capabilities", "qualities", "traits", "competencies", "thinking", "thinker", "problem", "mind"],
      never: ["predictive analytic", "web analytic", "google analytic", "analytical chemistry", "analytical chemist", "analytical laboratory"]
    },
    rarity: 1
  },
  {
    name: "Logical thinking",
    kind: "soft",
    forms: ["logical thinker", "logical reasoning", "think logically", "logical mind", "logical approach", "logical skills", "logical thinking skills", "logical mindset", "logically minded", "logical person", "sound reasoning", "reasoning skills", "reasoning ability", "deductive reasoning", "inductive reasoning", "abstract reasoning", "verbal reasoning"],
    ambiguous: {
      forms: ["Logical", "logical"],
      near: ["skill", "skills", "ability", "abilities", "strong", "excellent", "proven", "demonstrated", "exceptional", "outstanding", "superior", "good", "solid", "great", "effective", "capability", "capabilities", "qualities", "traits", "competencies", "analytical", "thinking", "mind", "approach", "methodical", "systematic", "person", "thinker"],
      never: ["logical design", "logical data model", "logical volume", "programmable logical", "logical architecture", "logical partition", "logical model", "logical database"]
    },
    rarity: 2
  },
  {
    name: "Abstract thinking",
    kind: "soft",
    forms: ["conceptual design skills", "conceptual thinking", "conceptual thinker", "conceptual skills", "conceptualization skills", "ability to conceptualize", "conceptual ability", "think conceptually", "abstract thinker", "think abstractly", "conceptual thinking skills", "conceptual and analytical thinking"],
    rarity: 3
  },
  {
    name: "Strategic thinking",
    kind: "soft",
    forms: ["strategic thinker", "strategic mindset", "strategic vision", "strategic thinking skills", "think strategically", "strategic mind", "strategic outlook", "strategic perspective", "strategic approach", "strategic ability", "strategically minded", "think big", "big picture thinking", "big picture thinker", "see the big picture", "big picture", "strategic agility", "strategic and analytical", "holistic thinking", "holistic mindset", "holistic thinker", "think holistically", "holistic view", "strategic skills"],
    rarity: 2
  },
  {
    name: "Vision",
    kind: "soft",
    forms: ["visionary", "visionary thinking", "visionary leader", "visionary thinker", "visionary leadership", "articulate a vision", "forward thinking", "forward thinker", "forward looking", "future-oriented", "future-focused", "progressive thinking", "progressive thinker", "foresight", "ability to anticipate", "anticipate needs", "anticipating needs", "anticipate problems", "think ahead", "plan ahead", "planning ahead"],
    ambiguous: {
      forms: ["Vision", "vision"],
      near: ["strategic", "clear", "leader", "leadership", "inspire", "drive", "creativity", "initiative", "passion", "energy"],
      never: ["computer vision", "machine vision", "vision insurance", "dental and vision", "vision impairment", "our vision", "medical dental vision", "vision coverage", "vision care", "vision system", "vision loss", "close vision", "distance vision", "color vision", "peripheral vision", "vision plan", "vision benefits", "vision and mission", "company vision", "product vision", "the vision"]
    },
    rarity: 3
  },
  {
    name: "Systems thinking",
    kind: "soft",
    forms: ["systems thinker", "think in systems", "systemic thinking", "systematic thinking", "interdisciplinary thinking", "multidisciplinary thinking"],
    rarity: 4
  },
  {
    name: "Creativity",
    kind: "soft",
    forms: ["creativity in thinking", "creativity and innovation", "creativeness", "creative thinking", "creative thinker", "creative problem-solving skills", "creative mind", "creative mindset", "creative approach", "creative flair", "creative skills", "creative person", "creative individual", "creative ideas", "creative spirit", "creative ability", "creative talent", "creative personality", "creative imagination", "creative attitude", "be creative", "think creatively", "thinking creatively", "creative and innovative", "highly creative", "artistic flair", "creative thinking skills", "creatively minded", "creative energy", "creative outlook", "creative solutions", "creative and analytical", "creative self-starter", "creative touch", "creative streak", "out-of-the-box thinking", "think outside the box", "thinking outside the box", "out-of-the-box thinker", "outside the box thinking", "lateral thinking", "lateral thinker", "blue sky thinking"],
    ambiguous: {
      forms: ["Creative", "creative"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "you", "innovative", "passionate", "analytical", "thinking", "resourceful", "flexible", "imaginative", "motivated", "strong"],
      never: ["creative suite", "creative director", "creative cloud", "creative team", "creative agency", "adobe creative", "creative design", "creative writing", "creative services", "creative industry", "creative brief", "creative assets", "creative manager", "creative arts", "creative department", "creative direction", "creative designer", "creative environment", "creative commons", "creative studio", "creative agencies", "creative content", "creative copy", "creative production", "creative strategy", "creative culture", "creative work environment", "creative company", "creative process", "creative lead", "creative concepts", "creative freedom", "ad creative"]
    },
    rarity: 1
  },
  {
    name: "Imagination",
    kind: "soft",
    forms: ["imaginative", "imaginative thinking", "vivid imagination", "imaginative approach", "imaginatively", "imaginative mind"],
    rarity: 3
  },
  {
    name: "Originality",
    kind: "soft",
    forms: ["original thinking", "original thinker", "original ideas", "originality of thought", "independent thinking", "independent thinker", "free thinker", "independent thought", "think independently", "unconventional thinking", "non-conformist thinking"],
    rarity: 3
  },
  {
    name: "Innovation",
    kind: "soft",
    forms: ["innovative thinking", "innovative thinker", "innovative approach", "innovative mindset", "innovative mind", "innovation skills", "innovativeness", "innovator", "innovative spirit", "innovative ideas", "spirit of innovation", "drive innovation", "driving innovation", "encouraging innovation", "encourage innovation", "fostering innovation", "innovative and creative", "innovation mindset", "innovative attitude", "innovatively", "highly innovative", "ability to innovate", "culture of innovation", "innovative person", "innovative individual", "innovation-driven mindset", "pioneering spirit", "pioneering mindset"],
    ambiguous: {
      forms: ["Innovative", "innovative", "Innovation", "innovation"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "creative", "creativity", "thinking", "passion", "ideas", "thinker", "initiative", "curious"],
      never: ["innovative company", "innovative products", "innovative solutions", "innovative technology", "innovative environment", "innovation center", "innovation lab", "innovative team", "innovative culture", "innovation team", "innovation hub", "innovative services", "innovation department", "innovation award"]
    },
    rarity: 2
  },
  {
    name: "Ingenuity",
    kind: "soft",
    forms: ["ingenious", "inventive", "inventiveness", "inventive mind", "inventive thinking", "clever solutions", "technical ingenuity"],
    rarity: 3
  },
  {
    name: "Resourcefulness",
    kind: "soft",
    forms: ["resourceful", "resourceful approach", "highly resourceful", "resourceful problem solver", "make things work", "do more with less", "scrappy"],
    rarity: 2
  },
  {
    name: "Curiosity",
    kind: "soft",
    forms: ["curious", "intellectual curiosity", "intellectually curious", "curious mind", "curious mindset", "naturally curious", "natural curiosity", "inquisitive", "inquisitiveness", "inquiring mind", "enquiring mind", "inquisitive mind", "professional curiosity", "technical curiosity", "curious nature", "healthy curiosity", "curious about", "insatiable curiosity", "thirst for knowledge", "explorer mindset", "inquisitive nature"],
    rarity: 2
  },
  {
    name: "Eagerness to learn",
    kind: "soft",
    forms: ["eager to learn", "fast learner", "quick learner", "rapid learner", "willing to learn", "willingness to learn", "desire to learn", "keen to learn", "keenness to learn", "ability to learn", "able to learn", "able to learn quickly", "ability to learn quickly", "learn quickly", "learn fast", "quick to learn", "quick learning", "fast learning", "passion for learning", "love of learning", "love to learn", "love learning", "hunger to learn", "hungry to learn", "hungry for knowledge", "learning agility", "agile learner", "interest to learn", "interest in learning", "readiness to learn", "ready to learn", "continuous learner", "continuous learning", "continual learning", "lifelong learner", "lifelong learning", "life-long learner", "self learner", "self learning", "self-taught", "learning mindset", "growth mindset", "growth oriented", "enthusiastic to learn", "learning attitude", "learn new skills", "learning new skills", "learning new technologies", "learn new technologies", "learn new things", "learning new things", "learning orientation", "open to learning", "quickly learn", "quick study", "pick things up quickly", "picks up quickly", "eagerness to grow", "eager to grow", "committed to learning", "commitment to learning", "pick up new", "willing to be trained", "aptitude to learn", "aptitude for learning", "grasp new concepts quickly", "grasp concepts quickly", "learning capacity", "trainable", "motivation to learn", "motivated to learn", "desire to grow", "always learning", "learn on the job"],
    rarity: 1
  },
  {
    name: "Self-development",
    kind: "soft",
    forms: ["self-improvement", "personal development mindset", "personal growth", "commitment to professional development", "committed to professional development", "continuous self-improvement", "continuous improvement mindset", "continuous improvement mentality", "self-directed learning", "commitment to continuous improvement", "professional growth mindset", "personal development", "career minded", "career oriented", "desire to improve", "drive to improve", "strive for improvement", "constantly improving"],
    rarity: 2
  },
  {
    name: "Open-mindedness",
    kind: "soft",
    forms: ["open-minded", "openminded", "open mind", "open mindset", "openness", "open to new ideas", "open to new experiences", "broad-minded", "open attitude", "receptive to new ideas", "open to suggestions", "open for new ideas", "openness to new ideas", "openness to change"],
    rarity: 3
  },
  {
    name: "Quick thinking",
    kind: "soft",
    forms: ["quick thinker", "think on your feet", "thinks on their feet", "thinking on your feet", "ability to think on your feet", "quick-witted", "fast thinker", "mental agility", "mentally agile", "quick wit", "think fast", "think quickly", "presence of mind", "improvisation skills", "ability to improvise"],
    rarity: 3
  },
  {
    name: "Intelligence",
    kind: "soft",
    forms: ["bright individual", "bright person", "intellectual ability", "intellectual capacity", "smart person", "smart individual", "intellectual rigor", "intellectually rigorous", "sharp mind", "clever", "sharp thinker", "smart thinker", "smart and driven", "smart and motivated", "quick mind", "intellectual agility"],
    ambiguous: {
      forms: ["Smart", "smart", "Intelligent", "intelligent", "Bright", "bright", "Sharp", "sharp"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "hardworking", "driven", "curious", "motivated", "creative", "enthusiastic", "people"],
      never: ["smart phone", "smart goals", "smart grid", "smart home", "smart card", "smart contract", "smart tv", "smart city", "smart device", "smart technology", "business smart", "smart objectives", "smart building", "smart meter", "bright future", "bright environment", "smart solutions", "bright office", "intelligent systems", "smart appearance", "smart casual", "smart dress", "intelligent transportation", "intelligent automation"]
    },
    rarity: 3
  },
  {
    name: "Common sense",
    kind: "soft",
    forms: ["good common sense", "common-sense approach", "street smart", "good sense", "practical common sense"],
    rarity: 3
  },
  {
    name: "Talent",
    kind: "soft",
    forms: ["talented individual", "talented person", "gifted", "natural talent", "aptitude", "natural ability", "natural aptitude", "naturally gifted", "flair"],
    ambiguous: {
      forms: ["Talented", "talented"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "motivated", "creative", "ambitious", "driven", "passionate", "enthusiastic", "hardworking"],
      never: ["talented team", "talented people", "talented colleagues", "talented professionals"]
    },
    rarity: 4
  },
  {
    name: "Numeracy",
    kind: "soft",
    forms: ["numerate", "numerical skills", "numeric skills", "numerical ability", "numerical reasoning", "highly numerate", "good with numbers", "comfortable with numbers", "numerical aptitude", "numeracy skills", "literacy and numeracy", "quantitative skills", "numbers driven", "literate and numerate", "strong numeracy", "basic math skills", "math skills", "mathematical skills", "mathematical ability"],
    rarity: 3
  },
  {
    name: "Investigative skills",
    kind: "soft",
    forms: ["researching skills", "ability to research", "strong researcher", "investigative mind", "investigative mindset", "information gathering skills", "information seeking", "fact finding skills", "research ability", "interpretation skills", "ability to interpret", "interpretive skills", "questioning skills", "probing skills"],
    rarity: 2
  },
  {
    name: "Business acumen",
    kind: "soft",
    forms: ["commercial acumen", "commercial awareness", "commercially aware", "commercially minded", "commercial mindset", "commercially astute", "commercial flair", "business awareness", "business sense", "business savvy", "business mindset", "business-minded", "business understanding", "commercial understanding", "commercial sense", "commercial focus", "good business sense", "financial acumen", "commercially driven", "commercially focused", "commercial drive", "commercial thinking", "sales acumen", "commercial insight", "business focus", "business orientation"],
    rarity: 2
  },

  // Organising oneself
  {
    name: "Organization",
    kind: "soft",
    forms: ["organizational skills", "organization skills", "organisational abilities", "organising skills", "well organized", "highly organized", "organized person", "organized individual", "organised approach", "organized manner", "organized and detail-oriented", "organized and efficient", "strongly organized", "self-organized", "self-organizing", "ability to organize", "able to organize", "organizational capabilities", "strong organization", "excellent organization", "organized and methodical", "good organizer", "natural organizer", "great organizer", "super organized", "extremely organized", "organize and prioritize", "organizational and communication", "organization and planning", "personal organization", "keep organized", "stay organized", "organising ability", "detail and organization", "orderly", "orderliness", "neat and organized", "organized work habits", "organized worker", "tidy and organized", "organized mind", "organise work"],
    ambiguous: {
      forms: ["Organized", "organized", "Organised", "organised", "Organizational", "organizational", "Organisational", "organisational", "Organizer", "organizer", "Organiser", "organiser"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "skill", "skills", "ability", "abilities", "strong", "excellent", "proven", "demonstrated", "exceptional", "outstanding", "superior", "good", "solid", "great", "effective", "capability", "capabilities", "qualities", "traits", "competencies", "you", "detail", "motivated", "reliable", "proactive", "efficient", "structured", "disciplined", "communication", "interpersonal", "planning", "time", "self-motivated", "friendly"],
      never: ["organizational development", "organizational change", "organizational structure", "organizational goals", "organizational design", "organizational effectiveness", "organizational psychology", "organized by", "organizational behavior", "organizational culture", "organizational objectives", "organizational needs", "organized events", "organized crime", "organizational policies", "organizational levels", "event organizer", "organizational strategy", "organizational chart", "community organizer", "organizational unit", "organizational performance", "organizational boundaries"]
    },
    rarity: 1
  },
  {
    name: "Planning",
    kind: "soft",
    forms: ["planning skills", "planning abilities", "ability to plan", "able to plan", "planning and organization", "planning and organizing", "planning and organizational skills", "planning and organisation skills", "plan and organize", "plan and prioritize", "planner skills", "good planner", "strong planner", "forward planning", "effective planning skills", "planning and coordination skills", "planning and time management", "scheduling skills", "organizing and planning", "work planning skills", "planning and prioritizing"],
    rarity: 2
  },
  {
    name: "Time management",
    kind: "soft",
    forms: ["managing tasks", "manage tasks", "managing complex tasks", "personal management skills", "time management skills", "manage time", "managing time", "manage time effectively", "manage own time", "manage your time", "manage your own time", "effective time management", "personal time management", "use time effectively", "efficient use of time", "timekeeping skills", "time keeping", "good timekeeping", "good time keeping", "good time-keeper", "time conscious", "time efficient", "time discipline", "manage workload", "managing workload", "manage own workload", "manage your own workload", "workload management", "managing your own workload", "organize own workload", "manage a busy workload", "diary management skills", "good timekeeper", "manage competing demands", "managing your time", "balance competing priorities", "juggle deadlines", "juggling deadlines", "plates spinning", "balls in the air"],
    rarity: 1
  },
  {
    name: "Meeting deadlines",
    kind: "soft",
    forms: ["meet deadlines", "deadline driven", "deadline oriented", "deadline focused", "work to deadlines", "working to deadlines", "work to tight deadlines", "working to tight deadlines", "tight deadlines", "meet tight deadlines", "meeting tight deadlines", "strict deadlines", "meet strict deadlines", "under tight deadlines", "work to strict deadlines", "deliver on time", "delivering on time", "ability to meet deadlines", "on-time delivery mindset", "adhere to deadlines", "deadline conscious", "timeliness", "work under deadlines", "working under deadlines", "hit deadlines", "hitting deadlines", "deadline management"],
    rarity: 2
  },
  {
    name: "Prioritization",
    kind: "soft",
    forms: ["prioritization skills", "prioritize", "prioritizing", "ability to prioritize", "able to prioritize", "prioritise workload", "prioritize work", "prioritizing work", "prioritize tasks", "prioritizing tasks", "set priorities", "setting priorities", "manage priorities", "managing priorities", "priority setting", "prioritising workload", "shifting priorities", "changing priorities", "competing priorities", "multiple priorities", "conflicting priorities", "manage multiple priorities", "managing multiple priorities", "handle multiple priorities", "juggle priorities", "juggle multiple priorities", "balance multiple priorities", "work on multiple priorities", "effectively prioritize", "prioritize effectively", "prioritize and multitask", "manage competing priorities", "prioritize multiple tasks"],
    rarity: 2
  },
  {
    name: "Multitasking",
    kind: "soft",
    forms: ["manage several deadlines", "manage several tasks", "manage several projects", "manage several priorities", "managing several deadlines", "several deadlines at once", "ability to manage several deadlines", "ability to manage several tasks", "ability to manage several projects", "juggle several deadlines", "multi-tasking", "multitask", "multi-task", "multitasker", "multi-tasker", "multitasking skills", "able to multitask", "ability to multitask", "multitask effectively", "manage multiple tasks", "managing multiple tasks", "handle multiple tasks", "handling multiple tasks", "perform multiple tasks", "multiple tasks simultaneously", "juggle multiple tasks", "juggling multiple tasks", "work on multiple projects", "working on multiple projects", "manage multiple projects", "managing multiple projects", "handle multiple projects", "handling multiple projects", "juggle multiple projects", "juggling multiple projects", "multiple projects simultaneously", "several projects simultaneously", "wear many hats", "wear multiple hats", "wearing many hats", "manage several tasks", "managing several tasks", "multi-task oriented", "multitask oriented", "manage multiple assignments", "balance multiple projects", "balance multiple tasks", "handle several tasks", "managing several projects"],
    rarity: 1
  },
  {
    name: "Attention to detail",
    kind: "soft",
    forms: ["detail-oriented", "detailed oriented", "detail-orientated", "detail orientation", "detail focused", "detail-minded", "detail conscious", "eye for detail", "keen eye for detail", "good eye for detail", "attentive to detail", "careful attention to detail", "detail driven", "high attention to detail", "strong attention to detail", "focus on detail", "love for detail", "passion for detail", "concern for detail", "attention for detail", "detailed and accurate", "strong sense of detail", "observant", "keen observer", "observation skills", "observational skills", "powers of observation", "attentive", "attentiveness", "vigilant", "vigilance", "alertness", "care for detail", "sense of detail", "detailed person", "eagle eye", "eagle-eyed", "sweat the details", "stickler for detail", "nothing slips past you", "nothing gets past you", "dot the i's"],
    rarity: 1
  },
  {
    name: "Accuracy",
    kind: "soft",
    forms: ["high level of accuracy", "accuracy and attention to detail", "high degree of accuracy", "accuracy skills", "accuracy of work", "accuracy in work", "accurate and efficient", "accurate worker", "speed and accuracy", "work accurately", "working accurately", "accurate work", "precise and accurate", "fast and accurate", "accuracy and efficiency", "attention to accuracy", "accuracy and precision", "accuracy in all work"],
    ambiguous: {
      forms: ["Accuracy", "accuracy", "Accurate", "accurate"],
      near: ["detail", "attention", "speed", "efficient", "efficiency", "thorough", "methodical", "careful", "organised", "worker", "consistency"],
      never: ["forecast accuracy", "accuracy of data", "model accuracy", "inventory accuracy", "accurate records", "accurate information", "accurate data", "accurate reporting", "ensure accuracy", "for accuracy", "order accuracy", "accuracy of the", "billing accuracy", "maintain accurate", "data accuracy"]
    },
    rarity: 2
  },
  {
    name: "Thoroughness",
    kind: "soft",
    forms: ["thorough approach", "thorough and accurate", "thorough worker", "thorough and methodical", "thorough and careful", "careful worker", "thorough person", "careful and thorough", "careful approach", "precise worker", "meticulous", "meticulousness", "meticulous attention", "meticulous approach", "painstaking", "scrupulous", "precise approach", "precision-minded", "carefulness", "rigorous approach", "fastidious"],
    ambiguous: {
      forms: ["Thorough", "thorough", "Rigorous", "rigorous", "Careful", "careful", "Precise", "precise"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "methodical", "accurate", "organised", "organized", "structured", "diligent", "work", "reliable", "analytical", "systematic"],
      never: ["thorough knowledge", "thorough understanding", "rigorous testing", "thorough testing", "rigorous training", "thorough review", "careful consideration", "rigorous process"]
    },
    rarity: 3
  },
  {
    name: "Methodical approach",
    kind: "soft",
    forms: ["methodical", "systematic approach", "methodical manner", "methodical and organised", "systematic manner", "systematically", "structured approach", "structured manner", "structured way of working", "structured and organized", "structured working style", "structured thinking", "structured thinker", "structured person", "structured mindset", "structured work style", "working structured", "work structured", "systematic and structured", "process oriented", "process driven", "process-driven approach", "process minded", "disciplined approach", "methodically", "methodical working", "procedural thinking", "follow procedures", "following procedures", "methodic"],
    ambiguous: {
      forms: ["Systematic", "systematic", "Structured", "structured"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "organised", "organized", "analytical", "methodical", "independent", "disciplined", "working", "thorough", "approach", "proactive", "way"],
      never: ["structured data", "structured query", "structured products", "structured cabling", "structured finance", "structured environment", "systematic review", "systematic investment", "structured interview", "structured programming"]
    },
    rarity: 2
  },
  {
    name: "Efficiency",
    kind: "soft",
    forms: ["work efficiently", "working efficiently", "efficient worker", "efficient manner", "efficient approach", "efficient and effective", "efficient working", "efficient and organized", "fast worker", "quick worker", "efficiency-minded", "efficient work habits", "effective and efficient", "efficient person", "timely and efficient", "efficient and reliable", "efficiency driven", "effectiveness", "personal effectiveness", "work effectively", "working effectively", "works well", "quick and efficient"],
    ambiguous: {
      forms: ["Efficient", "efficient", "Effective", "effective"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "worker", "organised", "organized", "reliable", "punctual", "hardworking", "friendly", "polite", "courteous", "professional", "accurate"],
      never: ["efficient code", "cost effective", "energy efficient", "fuel efficient", "efficient operation", "effective date", "efficient systems", "efficient processes", "cost efficient", "efficient software"]
    },
    rarity: 2
  },
  {
    name: "Productivity",
    kind: "soft",
    forms: ["highly productive", "self-productive", "productive worker", "productive work habits", "get things done", "gets things done", "getting things done", "get stuff done", "getting stuff done", "get-it-done attitude", "get it done", "efficient and productive", "bias for action", "bias to action", "bias toward action", "action oriented", "action-orientated", "sense of urgency", "doer", "act with urgency", "a doer", "execution-oriented", "execution focused"],
    ambiguous: {
      forms: ["Productive", "productive", "Productivity", "productivity"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "efficient", "worker", "motivated", "reliable", "proactive", "focused"],
      never: ["productivity tools", "productivity software", "microsoft productivity", "productive environment", "productivity suite", "productive relationship", "productivity applications", "increase productivity", "improve productivity"]
    },
    rarity: 3
  },
  {
    name: "Focus",
    kind: "soft",
    forms: ["focused individual", "focused person", "highly focused", "stay focused", "remain focused", "focused approach", "ability to focus", "ability to concentrate", "concentration skills", "laser-focused", "focused and driven", "focused and motivated", "focus and determination", "focused attitude", "maintain focus", "ability to stay focused", "keep focused", "good concentration", "concentrate for long periods", "focused and determined", "maintaining focus", "concentration"],
    ambiguous: {
      forms: ["Focused", "focused", "Focussed", "focussed"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "driven", "motivated", "determined", "hardworking", "ambitious", "dedicated", "energetic", "organised", "disciplined"],
      never: ["focused on", "customer focused company", "focused team"]
    },
    rarity: 3
  },
  {
    name: "Commitment to quality",
    kind: "soft",
    forms: ["quality-focused", "quality oriented", "quality minded", "quality conscious", "quality driven", "focus on quality", "passion for quality", "dedication to quality", "high standards", "high quality standards of work", "quality orientation", "commitment to excellence", "strive for excellence", "striving for excellence", "strive for quality", "pride in your work", "pride in their work", "takes pride", "pride in work", "passion for excellence", "quality awareness", "quality mindset", "sense of quality", "quality consciousness", "drive for excellence", "perfectionist", "perfectionism", "pursuit of excellence", "craftsmanship mindset", "high work standards", "excellence-driven"],
    rarity: 2
  },
  {
    name: "Follow-through",
    kind: "soft",
    forms: ["followthrough", "follow-up skills", "sees things through", "see things through", "follow through on commitments", "completer finisher", "finisher", "follow tasks through to completion", "deliver on commitments", "deliver on promises", "see projects through", "see tasks through", "through to completion", "see projects through to completion"],
    rarity: 3
  },
  {
    name: "Tidiness",
    kind: "soft",
    forms: ["tidy worker", "tidy", "neat", "neatness", "cleanliness-minded", "clean and tidy", "neat and tidy", "neat and clean appearance", "neat appearance", "well-groomed", "well presented", "smart appearance", "good grooming", "professional appearance", "clean appearance", "presentable", "smartly presented", "personal hygiene", "personal presentation", "professional presentation of self"],
    rarity: 4
  },
  {
    name: "Safety-mindedness",
    kind: "soft",
    forms: ["safety conscious", "safety minded", "safety awareness", "safety oriented", "safety focused", "safety mindset", "safety consciousness", "safety first attitude", "commitment to safety", "committed to safety", "focus on safety", "aware of safety", "risk aware", "risk-awareness", "safety first", "safety aware"],
    rarity: 3
  },

  // Character and attitude
  {
    name: "Adaptability",
    kind: "soft",
    forms: ["adaptable", "ability to adapt", "able to adapt", "adapt quickly", "adapting", "adapt easily", "quick to adapt", "quickly adapt", "adaptability skills", "willingness to adapt", "adaptable approach", "highly adaptable", "adapt to new situations", "adapt to changing", "adapting to changing", "adapt to new environments", "quickly adapt to change", "adapt to new technologies", "fast-paced environment", "fast-changing environment", "rapidly changing environment", "dynamic and fast-paced", "fast-moving environment", "changing environment", "work in a fast-paced environment", "thrive in a fast-paced environment", "adaptable to change", "adapt to various situations", "flexible and adaptable", "adaptable and flexible", "roll with the punches", "roll with changes", "thrive on change", "change of plan does not faze you"],
    ambiguous: {
      forms: ["Adaptive", "adaptive"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "flexible", "agile", "resilient", "resourceful", "ability"],
      never: ["adaptive design", "adaptive web", "adaptive bitrate", "adaptive equipment", "adaptive learning", "adaptive control", "adaptive planning"]
    },
    rarity: 1
  },
  {
    name: "Flexibility",
    kind: "soft",
    forms: ["flexible attitude", "flexible approach", "flexible mindset", "flexible person", "flexible and willing", "flexible team player", "flexible individual", "flexible personality", "flexible worker", "be flexible", "flexible with hours", "flexible with working hours", "flexible in approach", "flexibility and adaptability", "flexibility in working hours", "flexibility skills", "highly flexible", "flexible thinking", "flexible way of working", "flexible nature", "flexible regarding", "flexible about", "cognitive flexibility", "willingness to be flexible", "mental flexibility", "flexible with regards to"],
    ambiguous: {
      forms: ["Flexible", "flexible", "Flexibility", "flexibility"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "you", "must", "approach", "adaptable", "adaptability", "reliable", "teamwork", "ability", "self-motivated", "demonstrate", "punctual", "hardworking", "organised", "organized", "resilience", "willing", "initiative", "creative", "creativity"],
      never: ["flexible conduit", "flexible hose", "flexible hoses", "flexible tubing", "flexible cable", "flexible cables", "flexible pipe", "flexible piping", "flexible duct", "flexible ducts", "flexible ductwork", "flexible packaging", "flexible film", "flexible films", "flexible flooring", "flexible seating", "flexible budgeting", "flexible budget", "flexible budgets", "flexible endoscope", "flexible endoscopy", "flexible bronchoscopy", "flexible sigmoidoscopy", "flexible ureteroscopy", "flexible coupling", "flexible couplings", "flexible layout", "flexible layouts", "flexible grid", "flexible grids", "flexible membrane", "flexible pavement", "flexible spaces", "flexible materials", "flexible displays", "flexible electronics", "flexible manufacturing", "flexible deadlines", "flexible terms", "flexible payment", "flexible hours", "flexible working", "flexible schedule", "flexible work", "flexible spending", "flexible time", "flexible benefits", "flexible environment", "flexible workplace", "flexible shifts", "flexible pto", "flexible remote", "flexible holiday", "flexible vacation", "flexible office", "flexible solutions", "schedule flexibility", "flexible paid", "flexible start", "flexible contract", "flexible home", "we offer flexibility", "flexible and scalable", "flexible architecture", "work flexibility", "location flexibility", "flexible salary", "flexible scheduling", "flexible job", "flexible pay", "flexible location", "flexible arrangements", "offer flexible"]
    },
    rarity: 1
  },
  {
    name: "Versatility",
    kind: "soft",
    forms: ["versatile", "versatile person", "versatile worker", "multi-skilled", "multiskilled", "multi-talented", "multitalented", "all-rounder", "jack of all trades", "multifaceted", "multi-faceted individual", "generalist mindset", "cross-functional mindset", "wide range of tasks"],
    rarity: 3
  },
  {
    name: "Resilience",
    kind: "soft",
    forms: ["resilient attitude", "resilient personality", "emotional strength", "mental toughness", "mentally tough", "mental strength", "bounce back", "robust personality", "robust character", "mental resilience", "personal resilience", "resiliency", "thick-skinned", "thick skin", "toughness", "tough minded", "coping skills", "ability to cope"],
    ambiguous: {
      forms: ["Resilient", "resilient", "Resilience", "resilience"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "ability", "determined", "calm", "determination", "confident", "adaptable", "pressure"],
      never: ["cyber resilience", "operational resilience", "business resilience", "resilience engineering", "system resilience", "resilient systems", "resilient architecture", "resilient infrastructure", "resilience testing", "network resilience", "climate resilience", "resilient code", "resilient software", "resilient applications"]
    },
    rarity: 2
  },
  {
    name: "Working under pressure",
    kind: "soft",
    forms: ["work under pressure", "works well under pressure", "working well under pressure", "handle pressure", "handling pressure", "perform under pressure", "performing under pressure", "thrive under pressure", "work under stress", "working under stress", "able to work under pressure", "ability to work under pressure", "cope with pressure", "coping with pressure", "cope under pressure", "calm under pressure", "stay calm under pressure", "remain calm under pressure", "grace under pressure", "cool under pressure", "composed under pressure", "under pressure", "stress tolerance", "stress resistant", "stress resistance", "stress resilience", "stress management", "resistant to stress", "resistance to stress", "handle stress", "handling stress", "handle stressful situations", "high-pressure environment", "pressurised environment", "pressured environment", "high pressure situations", "stressful situations", "stress handling", "work in a high pressure", "working in a high pressure", "managing stress", "manage stress", "deal with stress", "pressure handling", "work under extreme pressure", "stressful environment", "stress proof", "stress-tolerant", "work in a pressurised"],
    rarity: 1
  },
  {
    name: "Composure",
    kind: "soft",
    forms: ["composed", "calmness", "calm manner", "calm demeanor", "calm demeanour", "calm approach", "stay calm", "remain calm", "calm and collected", "even-tempered", "level-headed", "cool-headed", "poise", "poised", "calm personality", "calm nature", "calm person", "calm attitude", "self-control", "unflappable", "keep calm", "steady temperament", "calm and professional", "emotional control", "calm disposition", "calmly", "good temper", "easygoing", "easy-going", "laid back", "easy going personality", "laid-back personality", "cool head", "keep your cool", "keeps their cool", "stay cool", "steady under fire", "nothing rattles you", "hard to rattle"],
    ambiguous: {
      forms: ["Calm", "calm"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "patient", "professional", "polite", "friendly", "organised", "confident", "reassuring", "pressure", "rational", "clear"],
      never: ["calm environment", "calm atmosphere"]
    },
    rarity: 3
  },
  {
    name: "Self-motivation",
    kind: "soft",
    forms: ["self-motivated", "self-motivating", "self-starter", "self-starting", "self-driven", "self motivator", "self motivate", "self drive", "intrinsic motivation", "intrinsically motivated", "internally motivated", "highly self-motivated", "motivated self-starter", "self-starting attitude", "self-motivated individual", "self-propelled"],
    rarity: 1
  },
  {
    name: "Motivation",
    kind: "soft",
    forms: ["motivated", "highly motivated", "well motivated", "strongly motivated", "motivated individual", "motivated person", "motivated team player", "highly motivate", "motivated by", "motivated to succeed", "motivation to succeed", "level of motivation", "motivated and enthusiastic", "motivated attitude", "high motivation", "strong motivation", "personal motivation", "motivational drive"],
    ambiguous: {
      forms: ["Motivation", "motivation"],
      near: ["strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "level", "enthusiasm", "drive", "energy", "initiative", "commitment", "willingness", "passion", "desire", "dedication"],
      never: ["motivation letter", "letter of motivation", "employee motivation", "student motivation", "customer motivation"]
    },
    rarity: 1
  },
  {
    name: "Initiative",
    kind: "soft",
    forms: ["initiative and drive", "motivation and initiative", "take initiative", "taking initiative", "take the initiative", "taking the initiative", "show initiative", "showing initiative", "use initiative", "uses initiative", "use own initiative", "use your own initiative", "using own initiative", "using your own initiative", "own initiative", "work on own initiative", "work on your own initiative", "working on own initiative", "working on your own initiative", "personal initiative", "self initiative", "sense of initiative", "spirit of initiative", "initiative taker", "demonstrate initiative", "high initiative", "initiative person", "individual initiative", "demonstrated initiative", "exercise initiative", "ability to take initiative", "initiative thinking", "initiative driven", "initiative and creativity", "go-getter", "self-directed initiative", "wait to be told", "without being asked", "see what needs doing", "spot what needs doing"],
    ambiguous: {
      forms: ["Initiative", "initiative"],
      near: ["strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "drive", "creativity", "energy", "judgment", "enthusiasm", "motivation", "independent", "integrity", "flexibility", "self-motivation", "positive", "work", "leadership", "teamwork"],
      never: ["strategic initiative", "key initiative", "new initiative", "business initiative", "marketing initiative", "research initiative", "company initiative", "initiative to improve", "project initiative", "quality initiative", "community initiative", "this initiative", "each initiative", "change initiative"]
    },
    rarity: 1
  },
  {
    name: "Proactivity",
    kind: "soft",
    forms: ["proactive in approach", "proactive", "pro-active", "proactive approach", "proactive attitude", "proactive mindset", "proactively", "proactiveness", "highly proactive", "proactive nature", "proactive manner", "proactive person", "proactive individual", "proactive thinking", "proactive thinker", "self-initiated", "proactive self-starter"],
    rarity: 1
  },
  {
    name: "Drive",
    kind: "soft",
    forms: ["drive and determination", "drive to succeed", "drive and ambition", "drive and enthusiasm", "drive for results", "internal drive", "strong drive", "personal drive", "driven individual", "driven person", "driven personality", "driven professional", "highly driven", "motivated and driven", "driven and motivated", "driven and ambitious", "ambitious and driven", "driven to succeed", "drive and energy", "energy and drive", "inner drive", "passion and drive", "hungry for success", "desire to succeed", "desire to win", "will to win", "will to succeed", "determination to succeed", "hunger to succeed", "success driven", "success oriented", "career driven", "desire to achieve", "drive to achieve", "hunger for success", "motivation and drive", "driven team player", "entrepreneurial drive", "challenge driven", "mission-driven", "purpose driven", "hungry"],
    ambiguous: {
      forms: ["Driven", "driven", "Drive", "drive"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "ambition", "ambitious", "energy", "enthusiasm", "determination", "passion", "initiative", "motivation", "motivated", "dedicated", "competitive", "hardworking", "self-motivated", "tenacity"],
      never: ["data driven", "event driven", "test driven", "domain driven", "model driven", "behavior driven", "menu driven", "market driven", "metric driven", "driven by", "driven development", "driven architecture", "drive business", "drive sales", "drive growth", "drive a", "google drive", "hard drive", "drive test", "drive to site", "drive revenue", "test drive", "flash drive", "disk drive", "drive results", "drive change", "to drive", "drive the", "insight driven", "value driven", "software driven", "driven design", "drive innovation", "drive adoption", "data driven decisions", "drive train", "variable frequency drive", "drive continuous", "belt driven", "consumer driven", "technology driven", "ai driven", "power driven"]
    },
    rarity: 2
  },
  {
    name: "Ambition",
    kind: "soft",
    forms: ["ambitious individual", "ambitious person", "ambition to succeed", "career ambition", "ambitious attitude", "ambitious personality", "high achiever", "achiever", "overachiever", "over-achiever", "high achieving", "aspirational", "desire to progress", "ambition and drive", "hungry for growth", "achievement oriented", "achievement orientation", "achievement driven", "aspiration"],
    ambiguous: {
      forms: ["Ambitious", "ambitious"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "you", "driven", "motivated", "enthusiastic", "hungry", "energetic", "hardworking", "talented", "dynamic"],
      never: ["ambitious plans", "ambitious goals", "ambitious company", "ambitious growth", "ambitious targets", "ambitious projects", "ambitious team", "ambitious roadmap", "ambitious startup", "ambitious organization"]
    },
    rarity: 2
  },
  {
    name: "Competitive spirit",
    kind: "soft",
    forms: ["competitive nature", "competitive attitude", "competitive drive", "competitiveness", "competitive personality", "competitive edge in sales", "competitive person", "healthy competitiveness", "competitive individual", "competitive streak", "competitive by nature", "winning attitude", "winning mentality", "winner mentality", "competitive mindset", "winning mindset", "win-win attitude"],
    ambiguous: {
      forms: ["Competitive", "competitive"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "driven", "ambitious", "hungry", "self-motivated", "spirit", "tenacious", "energetic"],
      never: ["competitive salary", "competitive pay", "competitive benefits", "competitive analysis", "competitive compensation", "competitive package", "competitive rates", "competitive market", "competitive environment", "competitive advantage", "competitive pricing", "competitive remuneration", "competitive intelligence", "competitive wage", "competitive landscape", "competitive base", "competitive basic", "competitive hourly", "competitive bidding", "competitive commission", "competitive bonus", "highly competitive"]
    },
    rarity: 3
  },
  {
    name: "Determination",
    kind: "soft",
    forms: ["determined attitude", "determined individual", "determined personality", "strong-willed", "willpower", "strong determination", "determined to succeed", "determined person", "dogged determination", "purposeful", "single-minded"],
    ambiguous: {
      forms: ["Determined", "determined"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "you", "ambitious", "driven", "motivated", "enthusiastic", "hardworking", "succeed", "resilient", "confident", "tenacious"],
      never: ["to be determined", "as determined", "determined by", "will be determined", "determined that", "is determined"]
    },
    rarity: 2
  },
  {
    name: "Tenacity",
    kind: "soft",
    forms: ["tenacious", "tenaciously", "tenacious attitude", "tenacious approach", "grit", "doggedness", "never give up", "never give up attitude", "relentless", "relentlessness", "stick-to-itiveness", "does not give up"],
    rarity: 3
  },
  {
    name: "Persistence",
    kind: "soft",
    forms: ["perseverance", "persevering", "persevere", "persistent attitude", "persistency", "stamina", "endurance", "staying power", "persistence and patience"],
    ambiguous: {
      forms: ["Persistence", "persistence", "Persistent", "persistent"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "patience", "determination", "tenacious", "resilient", "follow-up", "motivated", "driven", "determined", "optimistic"],
      never: ["persistence layer", "data persistence", "persistent storage", "persistent volume", "persistent threat", "java persistence", "persistence framework", "persistent data", "object persistence", "persistence api"]
    },
    rarity: 3
  },
  {
    name: "Enthusiasm",
    kind: "soft",
    forms: ["enthusiastic", "enthusiastic attitude", "enthusiastic approach", "enthusiastic personality", "enthusiastic individual", "enthusiastic person", "enthusiastically", "highly enthusiastic", "enthusiastic and motivated", "keen and enthusiastic", "enthusiastic team player", "enthusiastic and energetic", "energy and enthusiasm", "enthusiasm for", "contagious enthusiasm", "infectious enthusiasm", "zest", "zeal", "eagerness", "eager", "eager and willing", "keen interest", "keen attitude", "keenness", "excited to learn", "enthused", "enthusiastic nature"],
    rarity: 1
  },
  {
    name: "Passion",
    kind: "soft",
    forms: ["passionate about", "passion for", "highly passionate", "passionate individual", "passionate person", "passionate attitude", "passion for technology", "passion for people", "passion for innovation", "passion for helping others", "passion for helping people", "strong passion", "genuine passion", "real passion", "true passion", "passion and enthusiasm", "passionately"],
    ambiguous: {
      forms: ["Passionate", "passionate"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "you", "creative", "driven", "motivated", "curious", "enthusiastic", "developer", "dedicated"],
      never: ["we are passionate", "passionate team", "passionate people", "our passion"]
    },
    rarity: 2
  },
  {
    name: "Energy",
    kind: "soft",
    forms: ["active person", "active personality", "energetic personality", "energetic individual", "energetic person", "high energy", "energetic and enthusiastic", "energetic attitude", "energetic approach", "full of energy", "positive energy", "high energy level", "high level of energy", "vigorous", "vigor", "physically energetic", "lots of energy", "boundless energy", "energetic and motivated", "vitality", "lively personality", "lively manner", "lively person", "lively individual", "vivacious", "bubbly and energetic", "upbeat", "upbeat personality", "upbeat attitude", "lively and outgoing", "energetic self-starter", "lively and sociable", "peppy"],
    ambiguous: {
      forms: ["Energy", "energy", "Lively", "lively", "Energetic", "energetic"],
      near: ["enthusiasm", "drive", "passion", "enthusiastic", "positive", "personality", "dynamic", "motivation", "initiative", "stamina", "commitment", "individual", "person", "outgoing", "confident", "motivated"],
      never: ["energy sector", "energy industry", "energy efficiency", "renewable energy", "energy company", "energy management", "energy market", "solar energy", "energy drink", "energy trading", "energy consumption", "clean energy", "oil and energy", "energy services", "lively environment", "lively team", "lively office", "lively atmosphere", "energy supply", "energy systems", "wind energy", "department of energy", "energetic team", "energetic environment", "nuclear energy", "energy storage", "lively community"]
    },
    rarity: 2
  },
  {
    name: "Dynamism",
    kind: "soft",
    forms: ["dynamic personality", "dynamic individual", "dynamic person", "dynamic self-starter", "dynamic attitude", "dynamic approach to work", "dynamic and motivated", "dynamic professional", "dynamic leader", "dynamic and energetic", "dynamic and enthusiastic", "dynamic team player", "highly dynamic person", "dynamic and proactive", "dynamic and driven", "dynamic nature", "dynamic candidate", "dynamic and passionate", "dynamic and creative", "dynamic and positive", "dynamic and flexible", "dynamic sales person", "dynamic salesperson", "dynamic and experienced"],
    ambiguous: {
      forms: ["Dynamic", "dynamic"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "motivated", "enthusiastic", "energetic", "ambitious", "driven", "passionate", "confident", "outgoing", "charismatic", "professional", "creative", "proactive", "hardworking", "lively", "experienced", "manager", "executive"],
      never: ["dynamic environment", "dynamic team", "dynamic company", "dynamic website", "dynamic web", "dynamic content", "dynamic programming", "dynamic html", "dynamic range", "dynamic language", "dynamic market", "microsoft dynamic", "dynamic pages", "dynamic routing", "dynamic working", "dynamic work", "dynamic culture", "dynamic business", "dynamic organization", "dynamic industry", "fluid dynamic", "dynamic analysis", "dynamic data", "dynamic testing", "dynamic growth", "dynamic workplace", "dynamic atmosphere", "dynamic office", "dynamic sql", "dynamic systems", "dynamic load", "dynamic modeling", "dynamic and fast", "fast and dynamic", "fast paced dynamic", "dynamic role", "dynamic startup", "dynamic and growing", "dynamic setting"]
    },
    rarity: 2
  },
  {
    name: "Positive attitude",
    kind: "soft",
    forms: ["positive mindset", "positive outlook", "positive approach", "positive personality", "positive thinking", "positive thinker", "positive person", "positivity", "can-do attitude", "cando attitude", "can-do approach", "can-do mentality", "can-do mindset", "can-do spirit", "can-do", "can-do person", "positive and enthusiastic", "positive can do attitude", "positive and friendly", "positive work attitude", "positive disposition", "positive demeanor", "positive and proactive", "positive and flexible", "good attitude", "great attitude", "right attitude", "excellent attitude", "optimism", "optimistic", "optimist", "cheerful", "cheerfulness", "cheerful personality", "cheerful disposition", "cheerful attitude", "happy disposition", "positive spirit", "positive team player", "good work attitude", "optimistic attitude", "best attitude", "strong attitude", "no-excuses attitude", "affirmative attitude", "constructive attitude", "happy person", "sunny disposition", "pleasant and positive", "bright and positive"],
    ambiguous: {
      forms: ["Positive", "positive", "Constructive", "constructive"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "enthusiastic", "friendly", "motivated", "outgoing", "energetic", "professional", "honest", "confident", "flexible", "proactive", "reliable", "outlook"],
      never: ["positive impact", "positive change", "positive results", "positive work environment", "positive environment", "positive experience", "positive feedback", "positive culture", "positive contribution", "false positive", "positive working environment", "positive discrimination", "positive relationships", "positive outcomes", "positive reinforcement", "hiv positive", "positive pay", "gram positive", "positive influence", "positive image"]
    },
    rarity: 1
  },
  {
    name: "Confidence",
    kind: "soft",
    forms: ["confident", "self-confidence", "self-confident", "self-assured", "self-assurance", "confident manner", "confident personality", "confident individual", "confident person", "confident and outgoing", "confident attitude", "confident approach", "confident telephone manner", "confident communicator", "confidence to", "confident nature", "self-belief", "self-esteem", "confidently", "confident in dealing", "confident and articulate", "confidence and credibility", "quiet confidence"],
    ambiguous: {
      forms: ["Confidence", "confidence"],
      near: ["strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "personality", "assertiveness", "energy", "enthusiasm", "credibility", "positive", "ability", "self", "motivation", "resilience"],
      never: ["confident use", "confident user", "confident using", "confident command", "confident knowledge", "confidently use", "confidently using", "confidence interval", "confidence level", "customer confidence", "vote of confidence", "in confidence", "confidence limits", "public confidence", "strict confidence"]
    },
    rarity: 2
  },
  {
    name: "Independence",
    kind: "soft",
    forms: ["independent worker", "work independently", "working independently", "ability to work independently", "able to work independently", "independent working", "independent and self-motivated", "independent work style", "independent way of working", "work on your own", "working on your own", "work on own", "work alone", "working alone", "work autonomously", "working autonomously", "autonomous working", "autonomous worker", "autonomously", "autonomy", "work with minimal supervision", "working with minimal supervision", "minimal supervision", "minimum supervision", "with little supervision", "little supervision", "limited supervision", "work unsupervised", "working unsupervised", "without supervision", "without direct supervision", "work without supervision", "working without supervision", "little or no supervision", "minimal direction", "minimal guidance", "little direction", "minimum guidance", "self-sufficient", "self-sufficiency", "self-directed", "self-direction", "self-reliant", "self-reliance", "self-managed", "self-managing", "self-management", "self-managing attitude", "self management skills", "operate independently", "operating independently", "function independently", "independent self-starter", "act independently", "independent person", "independent individual", "independent personality", "independent minded", "independent approach", "independently and in a team", "independently and as part of a team", "lone worker", "remote working skills", "self-guided"],
    ambiguous: {
      forms: ["Independent", "independent", "Independently", "independently", "Autonomous", "autonomous"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "self", "team", "self-motivated", "motivated", "proactive", "organised", "organized", "responsible", "both", "confident", "reliable", "working", "structured", "creative", "disciplined", "thinker", "minimal", "without", "worker"],
      never: ["independent contractor", "independent company", "independent agency", "independent living", "independent study", "independent school", "independent consultant", "independent auditor", "independent review", "independent hospital", "independent bank", "independent board", "independent director", "independent research", "independent business", "independent variable", "independent retailer", "independent financial", "independent testing", "independent verification", "independent medical", "independent claims", "independent software", "autonomous vehicle", "autonomous driving", "independent recruitment", "independent provider", "independent care", "independent firm", "independent state", "independent advice", "independent care home", "independent organization", "independent film", "autonomous systems", "autonomous robots", "platform independent", "independent practice", "independent contributor", "independent projects"]
    },
    rarity: 1
  },
  {
    name: "Self-discipline",
    kind: "soft",
    forms: ["self-disciplined", "disciplined individual", "disciplined person", "disciplined attitude", "well disciplined", "highly disciplined", "disciplined worker", "disciplined work", "disciplined and organized", "disciplined and focused", "work discipline", "personal discipline", "self-regulation"],
    ambiguous: {
      forms: ["Disciplined", "disciplined", "Discipline", "discipline"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "organised", "organized", "self", "motivated", "structured", "focused", "hardworking", "punctual", "independent", "reliable", "responsible", "dedicated"],
      never: ["related discipline", "engineering discipline", "technical discipline", "relevant discipline", "in a discipline", "disciplined agile", "student discipline", "positive discipline", "other discipline", "across discipline", "employee discipline", "discipline procedures", "degree discipline", "similar discipline", "scientific discipline", "business discipline", "progressive discipline"]
    },
    rarity: 2
  },
  {
    name: "Work ethic",
    kind: "soft",
    forms: ["work ethics", "strong work ethic", "hard working", "hardworking", "hard worker", "hardworker", "work hard", "working hard", "industrious", "industriousness", "hard working attitude", "excellent work ethic", "good work ethic", "solid work ethic", "professional work ethic", "positive work ethic", "strong work ethics", "hard working and reliable", "hard working and dedicated", "work ethos", "willing to work hard", "willingness to work hard", "roll up your sleeves", "roll up sleeves", "rolls up their sleeves", "prepared to work hard", "hard work", "go the extra mile", "goes the extra mile", "going the extra mile", "extra mile", "go above and beyond", "goes above and beyond", "above and beyond", "hardworking and dedicated", "hard graft", "grafter", "hard-working individual", "work ethic and attitude"],
    rarity: 1
  },
  {
    name: "Diligence",
    kind: "soft",
    forms: ["diligent", "diligently", "diligent worker", "diligent approach", "diligent attitude", "diligent and hard working", "conscientious", "conscientiousness", "conscientious approach", "conscientious worker", "conscientious attitude", "conscientiously", "assiduous", "sedulous", "studious"],
    ambiguous: {
      forms: ["Diligence", "diligence"],
      near: ["strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "hard", "attention", "accuracy", "integrity", "care", "dedication", "patience"],
      never: ["due diligence", "technical diligence", "customer diligence", "diligence process"]
    },
    rarity: 2
  },
  {
    name: "Dedication",
    kind: "soft",
    forms: ["dedicated individual", "dedicated person", "dedicated professional", "dedicated worker", "dedicated and hardworking", "dedicated team player", "dedicated attitude", "highly dedicated", "dedicated employee", "dedication to work", "strong dedication", "dedicated and motivated", "dedicated and passionate", "dedicated and reliable", "dedicated approach", "dedicated and committed", "dedication and commitment", "commitment and dedication", "devoted", "devotion", "dedicated career", "dedicated and enthusiastic", "dedicated and loyal", "dedicated self-starter"],
    ambiguous: {
      forms: ["Dedicated", "dedicated", "Dedication", "dedication"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "hardworking", "motivated", "passionate", "enthusiastic", "committed", "reliable", "loyal", "hard", "driven", "commitment", "ambitious", "focused", "honest", "you"],
      never: ["dedicated server", "dedicated team", "dedicated to", "dedicated account", "dedicated support", "dedicated hosting", "dedicated line", "dedicated resources", "dedicated account manager", "dedicated leased", "dedicated training"]
    },
    rarity: 2
  },
  {
    name: "Commitment",
    kind: "soft",
    forms: ["committed individual", "committed person", "strong commitment", "high level of commitment", "level of commitment", "committed attitude", "highly committed", "fully committed", "committed and enthusiastic", "commitment to work", "commitment to the role", "committed team player", "committed professional", "committed and reliable", "personal commitment", "commitment and enthusiasm", "sense of commitment", "committed to excellence", "team commitment", "engaged and committed", "commitment to success", "long-term commitment to", "commitment skills"],
    ambiguous: {
      forms: ["Committed", "committed", "Commitment", "commitment"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "enthusiasm", "enthusiastic", "hardworking", "reliable", "motivated", "dedicated", "loyalty", "passion", "dedication", "energy", "flexibility", "motivation", "ambitious", "passionate"],
      never: ["we are committed", "committed to equal", "committed to diversity", "our commitment", "committed to providing", "company committed", "committed to safeguarding", "commitment to diversity", "commitment to equality", "time commitment", "is committed", "are committed", "financial commitment", "loan commitment", "firm commitment", "committed to creating", "committed to building"]
    },
    rarity: 2
  },
  {
    name: "Loyalty",
    kind: "soft",
    forms: ["loyal", "loyal employee", "loyal person", "loyal and committed", "faithful", "sense of loyalty", "loyal attitude", "company loyalty"],
    ambiguous: {
      forms: ["Loyalty", "loyalty"],
      near: ["strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "commitment", "honesty", "integrity", "dedication", "trust", "trustworthiness", "reliability"],
      never: ["loyalty program", "loyalty scheme", "customer loyalty", "loyalty card", "brand loyalty", "loyalty bonus", "loyalty rewards", "loyalty points", "loyalty marketing", "client loyalty", "guest loyalty", "loyalty platform"]
    },
    rarity: 3
  },
  {
    name: "Reliability",
    kind: "soft",
    forms: ["dependable", "dependability", "reliable and punctual", "reliable individual", "reliable person", "reliable and trustworthy", "highly reliable person", "reliable and honest", "reliable worker", "reliable and flexible", "reliable and hardworking", "reliable and responsible", "reliable attitude", "reliable attendance", "good attendance", "excellent attendance", "attendance and punctuality", "punctuality and attendance", "regular attendance", "reliable team player", "consistent performer", "consistency of performance", "can be relied on", "can be relied upon", "can rely on", "could rely on", "rely on you", "relies on you", "to rely on", "steady worker", "reliable and committed", "reliable and dependable", "reliable employee", "reliably", "reliable and consistent", "good attendance record", "show up on time", "turn up on time", "keep your word", "keeps their word"],
    ambiguous: {
      forms: ["Reliable", "reliable", "Reliability", "reliability", "Consistent", "consistent", "Consistency", "consistency"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "punctual", "honest", "trustworthy", "hardworking", "flexible", "responsible", "motivated", "organised", "organized", "dependable", "friendly", "punctuality", "integrity", "flexibility", "enthusiastic", "loyalty", "you", "must", "dedicated", "conscientious", "polite", "mature", "worker"],
      never: ["site reliability", "reliability engineering", "reliable transport", "reliable transportation", "reliable vehicle", "reliable internet", "system reliability", "reliable service", "reliability engineer", "reliability testing", "reliable systems", "reliable software", "reliable car", "network reliability", "reliability analysis", "data reliability", "reliable code", "equipment reliability", "product reliability", "reliable products", "consistent with", "eventual consistency", "data consistency", "reliability centered", "reliable delivery"]
    },
    rarity: 1
  },
  {
    name: "Punctuality",
    kind: "soft",
    forms: ["punctual", "good timekeeping record", "arrive on time", "on time", "excellent punctuality", "punctual and reliable", "punctual attendance", "promptness", "punctuality skills"],
    ambiguous: {
      forms: ["Prompt", "prompt"],
      near: ["punctual", "courteous", "reliable", "polite", "efficient", "friendly", "attendance"],
      never: ["prompt payment", "command prompt", "prompt engineering", "prompt resolution", "prompt service", "prompt response"]
    },
    rarity: 2
  },
  {
    name: "Responsibility",
    kind: "soft",
    forms: ["sense of responsibility", "strong sense of responsibility", "responsible attitude", "responsible person", "responsible individual", "responsible manner", "responsible approach", "take responsibility", "taking responsibility", "take on responsibility", "taking on responsibility", "responsible and reliable", "responsible and mature", "assume responsibility", "accept responsibility", "personal responsibility", "responsible worker", "responsible personality", "willing to take responsibility", "willingness to take responsibility", "high sense of responsibility", "ability to take responsibility", "willingness to assume responsibility", "responsible and independent", "take on more responsibility"],
    ambiguous: {
      forms: ["Responsible", "responsible"],
      near: ["person", "individual", "reliable", "mature", "honest", "trustworthy", "punctual", "attitude", "hardworking", "independent", "dedicated", "organised", "organized"],
      never: ["responsible for", "responsible to", "be responsible", "is responsible", "responsible of", "responsible ai", "responsible gaming", "are responsible", "responsible business", "responsible gambling", "responsible alcohol"]
    },
    rarity: 2
  },
  {
    name: "Accountability",
    kind: "soft",
    forms: ["accountable", "sense of ownership", "take ownership", "taking ownership", "ownership mentality", "ownership mindset", "strong sense of ownership", "own your work", "personal accountability", "take accountability", "hold yourself accountable", "ownership of work", "owner mentality", "owner mindset", "ownership and accountability", "self-accountability", "own problems", "take full ownership", "commitment to accountability"],
    ambiguous: {
      forms: ["Ownership", "ownership"],
      near: ["sense", "accountability", "responsibility", "initiative", "mindset", "drive", "mentality", "proactive", "autonomy"],
      never: ["home ownership", "total cost of ownership", "share ownership", "employee ownership", "foreign ownership", "property ownership", "ownership structure", "ownership interest", "stock ownership", "beneficial ownership"]
    },
    rarity: 2
  },
  {
    name: "Integrity",
    kind: "soft",
    forms: ["high integrity", "personal integrity", "professional integrity", "highest integrity", "utmost integrity", "high level of integrity", "strong integrity", "honesty and integrity", "integrity and honesty", "person of integrity", "moral integrity", "act with integrity", "high degree of integrity", "strong moral compass", "unquestionable integrity", "impeccable integrity", "upright", "morality", "moral values", "incorruptible", "do the right thing", "honest to a fault"],
    ambiguous: {
      forms: ["Integrity", "integrity"],
      near: ["strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "honesty", "ethics", "ethical", "trust", "professionalism", "highest", "confidentiality", "respect", "accountability", "discretion", "loyalty", "honest", "commitment"],
      never: ["data integrity", "system integrity", "structural integrity", "referential integrity", "file integrity", "asset integrity", "signal integrity", "integrity testing", "product integrity", "integrity of the", "well integrity", "inventory integrity", "skin integrity", "integrity of data", "integrity management", "information integrity", "mechanical integrity", "pipeline integrity"]
    },
    rarity: 2
  },
  {
    name: "Honesty",
    kind: "soft",
    forms: ["honest", "honest and reliable", "honest person", "honest and trustworthy", "honest individual", "sincere", "sincerity", "truthful", "honest and hardworking", "truthfulness", "authentic person", "genuine person", "honest approach", "candor", "frankness", "straightforward person", "honest feedback", "authenticity", "transparency and honesty", "honest and open", "straightforwardness", "open and honest", "honest nature"],
    ambiguous: { forms: [], never: ["side honest", "us honest", "them honest", "everybody honest", "everyone honest", "others honest", "suppliers honest", "vendors honest"] },
    rarity: 2
  },
  {
    name: "Ethics",
    kind: "soft",
    forms: ["ethical standards", "ethical behavior", "professional ethics", "code of ethics", "ethical conduct", "business ethics", "strong ethics", "high ethical standards", "strong ethical standards", "ethical manner", "ethical and professional", "ethical approach", "ethical person", "sense of ethics", "work ethically", "ethical judgment", "sense of business ethics", "ethical awareness", "act ethically", "highest ethical standards", "high ethics"],
    ambiguous: {
      forms: ["Ethical", "ethical", "Ethics", "ethics"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "honest", "integrity", "professional", "trustworthy", "values", "highest", "conduct", "moral"],
      never: ["ethical hacking", "ethical hacker", "ethical fashion", "ethics committee", "legal ethics", "ethical approval", "bioethics", "ethics board", "medical ethics", "ethical trade", "ethics department", "ethical sourcing"]
    },
    rarity: 2
  },
  {
    name: "Trustworthiness",
    kind: "soft",
    forms: ["trustworthy", "trusted person", "trusted individual", "trust-worthy", "trustworthy individual", "inspire trust", "earn trust", "earn the trust", "credible", "credibility", "personal credibility", "credible manner", "inspire confidence"],
    ambiguous: {
      forms: ["Trusted", "trusted"],
      near: ["person", "individual", "reliable", "honest", "loyal", "responsible", "employee"],
      never: ["trusted partner", "trusted brand", "trusted advisor", "trusted by", "trusted provider", "trusted company", "trusted name", "trusted platform"]
    },
    rarity: 2
  },
  {
    name: "Discretion",
    kind: "soft",
    forms: ["discreet", "discreet manner", "discretion and confidentiality", "use discretion", "utmost discretion", "exercise discretion", "maintain confidentiality", "maintaining confidentiality", "confidentiality", "handle confidential information", "handling confidential information", "confidential manner", "ability to maintain confidentiality", "confidential information handling", "handle sensitive information", "handling sensitive information", "respect confidentiality", "deal with confidential information", "highly confidential", "keep a secret", "tight-lipped"],
    ambiguous: {
      forms: ["Discretion", "discretion"],
      near: ["strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "tact", "diplomacy", "confidentiality", "judgment", "integrity", "utmost", "professionalism", "sensitive", "absolute"],
      never: ["at the discretion", "sole discretion", "company discretion", "management discretion", "discretion of", "discretionary", "confidentiality agreement"]
    },
    rarity: 2
  },
  {
    name: "Professionalism",
    kind: "soft",
    forms: ["professional attitude", "professional manner", "professional approach", "professional demeanor", "professional demeanour", "professional conduct", "professional behavior", "professional personality", "professional image", "professional and friendly", "professional and courteous", "professional telephone manner", "highly professional", "high level of professionalism", "professional and positive", "professional etiquette", "business etiquette", "professional and ethical", "professional and polite", "professional presentation", "professional maturity", "professional and mature", "professional disposition", "act professionally", "behave professionally", "utmost professionalism", "professionally", "professional outlook", "businesslike", "professional standards", "professional and articulate", "professional composure"],
    ambiguous: {
      forms: ["Professional", "professional"],
      near: ["polite", "friendly", "courteous", "reliable", "organised", "personality", "manner", "attitude", "honest", "punctual", "articulate", "confident", "enthusiastic", "approachable", "calm"],
      never: ["professional experience", "professional development", "professional services", "professional qualification", "professional certification", "professional license", "healthcare professional", "professional indemnity", "professional degree", "professional liability", "professional learning", "professional training", "professional environment", "medical professional", "it professional", "sales professional", "professional team", "professional body", "professional growth", "young professional", "professional summary", "professional engineer", "marketing professional", "professional bodies", "a professional", "legal professional", "professional networks", "professional firm", "professional staff", "professional skills", "professional education"]
    },
    rarity: 1
  },
  {
    name: "Maturity",
    kind: "soft",
    forms: ["mature attitude", "mature approach", "mature personality", "mature outlook", "mature person", "mature individual", "mature and responsible", "mature manner", "professional and mature attitude", "mature and confident", "mature and outgoing", "mature and independent", "maturity of judgment", "personal maturity"],
    ambiguous: {
      forms: ["Mature", "mature", "Maturity", "maturity"],
      near: ["person", "personality", "attitude", "responsible", "reliable", "confident", "judgment", "emotional", "professional", "outlook", "individual", "independent", "self-confidence", "integrity"],
      never: ["maturity model", "capability maturity", "loan maturity", "maturity date", "mature company", "mature market", "debt maturity", "maturity level", "mature technology", "bond maturity", "maturity assessment", "mature products", "process maturity", "mature student"]
    },
    rarity: 3
  },
  {
    name: "Humility",
    kind: "soft",
    forms: ["humble", "humble attitude", "modest", "modesty", "humble person", "no ego", "low ego", "ego-free", "humility and respect", "down to earth", "egoless", "unpretentious", "without ego", "leave your ego", "humble nature"],
    rarity: 3
  },
  {
    name: "Fairness",
    kind: "soft",
    forms: ["fair-minded", "impartial", "impartiality", "fair and consistent", "objectivity", "even-handed", "unbiased", "fair-mindedness", "sense of fairness", "fair and impartial", "sense of justice", "neutrality"],
    ambiguous: {
      forms: ["Fairness", "fairness", "Fair", "fair", "Objective", "objective"],
      near: ["honest", "firm", "impartial", "integrity", "consistent", "unbiased", "respectful", "justice", "just", "trust"],
      never: ["fair trade", "fair value", "fair housing", "career fair", "job fair", "fair pay", "career objective", "trade fair", "fair salary", "fair market", "fair lending", "fair labor", "objective c", "fair employment", "fair wage", "fair credit", "fair chance", "science fair"]
    },
    rarity: 3
  },
  {
    name: "Pragmatism",
    kind: "soft",
    forms: ["pragmatic", "pragmatic approach", "pragmatic attitude", "pragmatic mindset", "pragmatic person", "practical approach", "practical mindset", "practical thinking", "practical attitude", "practical person", "practical individual", "practically minded", "practical minded", "realistic", "realistic approach", "down-to-earth approach", "practical thinker", "pragmatically", "pragmatist", "practical nature", "practical problem solver", "sensible", "sensible approach", "sensible attitude"],
    ambiguous: {
      forms: ["Practical", "practical"],
      near: ["person", "individual", "pragmatic", "hands-on", "logical", "approach", "mindset", "attitude", "sensible", "minded", "thinker", "organised", "creative"],
      never: ["practical experience", "practical knowledge", "practical training", "practical skills", "practical nurse", "practical nursing", "practical application", "practical exam", "practical work", "practical examples", "practical exercises", "practical support", "practical solutions", "practical advice", "practical guidance"]
    },
    rarity: 3
  },
  {
    name: "Hands-on mentality",
    kind: "soft",
    forms: ["hands-on attitude", "hands-on approach", "hands-on mindset", "hands-on person", "hands-on work attitude", "hands-on manager", "hands-on leadership style", "hands-on working style", "get your hands dirty", "getting your hands dirty", "hands dirty", "hands-on worker", "hands-on style", "hands-on way of working", "hands-on personality"],
    ambiguous: {
      forms: ["Hands-on", "hands-on", "Hands on", "hands on"],
      near: ["attitude", "mentality", "person", "personality", "pragmatic", "proactive", "approach", "mindset", "practical", "manner", "team-player", "individual", "driven", "motivated"],
      never: ["hands on experience", "hands on training", "hands on knowledge", "hands on coding", "hands on development", "hands on role", "hands on expertise", "hands on work with", "hands on skills", "hands on learning", "hands on technical", "hands on exposure", "hands on working experience"]
    },
    rarity: 2
  },
  {
    name: "Results orientation",
    kind: "soft",
    forms: ["results-oriented", "results driven", "results focused", "outcome oriented", "outcome focused", "outcome driven", "results-orientated", "result-oriented approach", "driven by results", "deliver results", "delivering results", "achieve results", "achieving results", "results minded", "focus on results", "focused on results", "focus on delivery", "delivery focused", "delivery oriented", "performance driven", "performance oriented", "results-driven orientation", "output oriented", "results focus", "result-driven personality", "proven track record of delivering"],
    rarity: 2
  },
  {
    name: "Goal orientation",
    kind: "soft",
    forms: ["achieving challenging goals", "achieving personal goals", "achieving your goals", "achieving company goals", "goal-oriented", "goal-orientated", "goal driven", "goal focused", "goal setting skills", "target driven", "target oriented", "target focused", "target orientated", "task oriented", "task focused", "task driven", "objective driven", "objective oriented", "achieve goals", "achieving goals", "achieve targets", "achieving targets", "meet targets", "meeting targets", "work to targets", "working to targets", "KPI driven", "sales driven", "sales oriented", "sales focused", "driven by targets", "hit targets", "hitting targets", "exceed targets", "exceeding targets", "goal achiever", "goal-getter", "achieve objectives", "meet goals", "meeting goals", "achieve company goals", "motivated by targets", "target orientation", "sales orientation"],
    rarity: 2
  },
  {
    name: "Entrepreneurial spirit",
    kind: "soft",
    forms: ["entrepreneurial", "entrepreneurial mindset", "entrepreneurial attitude", "entrepreneurial thinking", "entrepreneurial approach", "entrepreneurial nature", "entrepreneurship mindset", "entrepreneurial drive and spirit", "entrepreneurial flair", "intrapreneurial", "startup mentality", "start-up mentality", "startup mindset", "start-up mindset", "entrepreneurial mind", "start-up spirit", "entrepreneurial skills", "entrepreneurial personality", "enterprising", "enterprising nature", "risk taker", "risk taking", "willingness to take risks", "take calculated risks", "willing to take risks", "calculated risks"],
    rarity: 3
  },
  {
    name: "Agility",
    kind: "soft",
    forms: ["agile mindset", "agile thinking", "agile mind", "agile attitude", "nimble", "agile and flexible", "agile thinker", "fast-paced mindset", "act quickly", "react quickly", "responsive", "responsiveness", "respond quickly", "quick response", "quick reactions", "quick to respond"],
    ambiguous: {
      forms: ["Agility", "agility"],
      near: ["strong", "high", "personal", "demonstrate", "demonstrates", "show", "shows", "qualities", "traits", "skills", "proven", "great", "flexibility", "speed", "adaptability", "learning", "mental", "responsiveness"],
      never: ["agility training", "business agility", "physical agility", "strength and agility"]
    },
    rarity: 3
  },
  {
    name: "Willingness to help",
    kind: "soft",
    forms: ["willing to help", "willingness to help others", "helping others", "help others", "eager to help", "helpful and friendly", "desire to help", "desire to help others", "enjoy helping others", "enjoy helping people", "helping people", "supportive attitude", "supportive manner", "supportive approach", "helping hand", "accommodating", "obliging", "supportive of others", "supportive nature", "helpful and polite", "love helping people", "wanting to help", "willing to assist", "supporting others"],
    ambiguous: {
      forms: ["Supportive", "supportive", "Helpful", "helpful"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "friendly", "caring", "polite", "empathetic", "team", "approachable", "patient", "positive", "colleague", "encouraging"],
      never: ["supportive environment", "supportive team", "supportive culture", "helpful but not", "supportive company", "supportive management", "supportive working", "would be helpful", "be helpful", "is helpful", "supportive colleagues", "helpful to have", "supportive workplace", "helpful information", "supportive care", "supportive housing"]
    },
    rarity: 2
  },
  {
    name: "Selflessness",
    kind: "soft",
    forms: ["generosity", "altruistic", "altruism", "selfless", "unselfish", "self-sacrifice", "generosity of spirit", "giving nature"],
    ambiguous: {
      forms: ["Generous", "generous"],
      near: ["spirit", "kind", "caring", "person", "personality", "warm", "nature"],
      never: ["generous salary", "generous holiday", "generous benefits", "generous pension", "generous package", "generous commission", "generous vacation", "generous pto", "generous leave", "generous paid", "generous discount", "generous bonus", "generous compensation", "generous annual", "generous staff"]
    },
    rarity: 4
  },
  {
    name: "Courage",
    kind: "soft",
    forms: ["courageous", "boldness", "brave", "bravery", "fearless", "fearlessness", "courageous leader", "not afraid to", "unafraid", "not afraid of", "adventurous", "spirit of adventure", "sense of adventure"],
    ambiguous: {
      forms: ["Bold", "bold"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "brave", "confident", "creative", "curious", "driven", "courageous"],
      never: ["bold text", "bold goals", "bold vision", "bold design", "bold font", "bold ideas", "bold company", "bold move"]
    },
    rarity: 3
  },
  {
    name: "Aggressiveness",
    kind: "soft",
    forms: ["aggressive attitude", "aggressive sales approach", "go-getting", "go-getting attitude", "aggressive self-starter", "hunter mentality", "hunter mindset", "aggressive personality", "forceful", "sales hunter", "forceful personality", "feisty"],
    ambiguous: {
      forms: ["Aggressive", "aggressive"],
      near: ["person", "individual", "candidate", "applicant", "personality", "attitude", "mindset", "highly", "nature", "someone", "self-starter", "yourself", "driven", "motivated", "sales", "ambitious", "competitive", "hungry", "closer", "hunter"],
      never: ["aggressive growth", "aggressive deadlines", "aggressive timeline", "aggressive schedule", "aggressive behavior", "aggressive goals", "aggressive targets", "aggressive pricing", "aggressive compensation", "aggressive commission", "aggressive patients", "aggressive marketing", "aggressive salary", "aggressive expansion", "non aggressive"]
    },
    rarity: 4
  },
  {
    name: "Physical stamina",
    kind: "soft",
    forms: ["physical fitness", "physically fit", "physical endurance", "physically active", "physical strength", "good physical condition", "physically strong", "physical stamina and strength", "manual dexterity", "good hand-eye coordination", "hand-eye coordination", "dexterity", "physical dexterity", "dexterous", "finger dexterity", "good with your hands", "physically capable"],
    rarity: 3
  },
  {
    name: "Availability",
    kind: "soft",
    forms: ["flexible availability", "willing to work overtime", "willingness to work overtime", "willing to work shifts", "work irregular hours", "work flexible hours", "work unsocial hours", "willing to work weekends", "willingness to work weekends", "ability to work weekends", "open availability", "able to work weekends", "able to work shifts", "available to work weekends", "work occasional irregular hours", "able to work flexible hours", "willing to work extra hours", "willing to work long hours"],
    rarity: 4
  },
  {
    name: "Following instructions",
    kind: "soft",
    forms: ["rule-abiding", "law-abiding", "compliance-minded", "follow instructions", "follow directions", "follow written instructions", "follow oral instructions", "ability to follow instructions", "follow rules", "adherence to rules", "following directions", "able to follow instructions", "ability to follow directions", "understand and follow instructions", "compliance mindset", "take instruction", "obedient"],
    rarity: 4
  },

  // Presenting and supporting
  {
    name: "Presentation skills",
    kind: "soft",
    forms: ["presenting skills", "presentation ability", "present ideas", "presenting ideas", "deliver presentations", "delivering presentations", "give presentations", "giving presentations", "making presentations", "make presentations", "effective presenter", "strong presenter", "confident presenter", "skilled presenter", "ability to present", "able to present", "good presenter", "excellent presenter", "presentation and communication skills", "presenting to groups", "present to groups", "presenting to senior", "polished presenter", "presentation delivery", "engaging presenter", "public presentation", "group presentation", "prepare presentations"],
    ambiguous: {
      forms: ["Presentation", "presentation"],
      near: ["skills", "communication", "excellent", "facilitation", "verbal", "written", "interpersonal", "negotiation", "oral"],
      never: ["presentation layer", "food presentation", "plate presentation", "powerpoint presentation", "windows presentation", "presentation software", "store presentation", "presentation tier", "product presentation", "presentation materials", "presentation of food", "sales presentation"]
    },
    rarity: 2
  },
  {
    name: "Public speaking",
    kind: "soft",
    forms: ["spoke publicly", "spoken publicly", "spoke at conferences", "conference speaker", "keynote speaker", "public speaking skills", "public speaker", "speaking in public", "speak in public", "speaking to groups", "speak to groups", "speaking engagements", "speak publicly", "speaking skills", "speak in front of", "speaking in front of", "speak confidently", "oratory", "group speaking", "confident public speaker", "effective speaker", "good speaker", "speak effectively"],
    rarity: 2
  },
  {
    name: "Storytelling",
    kind: "soft",
    forms: ["storyteller", "story telling", "tell stories", "compelling stories", "telling stories", "storytelling skills", "tell a story", "story teller", "narrative skills"],
    rarity: 3
  },
  {
    name: "Salesmanship",
    kind: "soft",
    forms: ["sales skills", "sales ability", "selling skills", "ability to sell", "sales personality", "closing skills", "natural salesperson", "sales instinct", "sales-minded", "sales mentality", "sales flair", "sales attitude", "sales aptitude", "sales mindset", "persuasive selling", "ability to upsell", "upselling skills", "born salesperson", "passion for sales", "passion for selling", "able to sell"],
    rarity: 3
  },
  {
    name: "Advocacy skills",
    kind: "soft",
    forms: ["patient advocacy skills", "ability to advocate", "advocating for others", "advocate for others", "advocate on behalf", "champion for others", "self-advocacy", "advocating skills"],
    rarity: 3
  },
  {
    name: "Guidance skills",
    kind: "soft",
    forms: ["supportive counselling skills", "pastoral skills", "pastoral care skills", "guiding others", "guide others"],
    rarity: 3
  },
  {
    name: "Administrative skills",
    kind: "soft",
    forms: ["reporting skills", "ability to report", "report writing skills", "administration skills", "administrative abilities", "clerical skills", "office skills", "clerical ability", "secretarial skills", "strong administrative", "strong administration", "good administrator", "administrative aptitude"],
    rarity: 2
  },
  {
    name: "Technical aptitude",
    kind: "soft",
    forms: ["technically minded", "technical mindset", "technical ability", "technically savvy", "technical savvy", "mechanical aptitude", "mechanically inclined", "mechanically minded", "mechanical ability", "technically inclined", "affinity with technology", "affinity for technology", "technical affinity", "technical understanding", "technical flair", "technically competent", "technical acumen", "it savvy", "computer savvy", "digitally savvy", "digital mindset", "technology savvy", "technical inclination", "comfortable with technology"],
    rarity: 3
  },
  {
    name: "Artistic sense",
    kind: "soft",
    forms: ["aesthetic sense", "sense of aesthetics", "eye for design", "good eye for design", "design sense", "keen eye for design", "visual sense", "sense of style", "sense for aesthetics", "artistic ability", "artistic skills", "artistic talent", "design flair", "eye for aesthetics", "eye for color", "sense of design", "design eye", "good taste", "aesthetic judgment", "keen design eye", "color sense", "stylish", "fashion sense"],
    rarity: 4
  },
  {
    name: "Spatial awareness",
    kind: "soft",
    forms: ["spatial thinking", "spatial reasoning", "spatial ability", "sense of direction", "spatial visualization", "three-dimensional thinking", "depth perception", "visualization skills", "visualise in 3d"],
    rarity: 4
  },
  {
    name: "Memory",
    kind: "soft",
    forms: ["good memory", "excellent memory", "strong memory", "memory skills", "retentive memory", "memorization skills", "excellent recall", "sharp memory", "retain information", "ability to retain information"],
    rarity: 4
  },
  {
    name: "Self-expression",
    kind: "soft",
    forms: ["express ideas", "express ideas clearly", "express yourself", "express oneself", "expressive", "expressing ideas", "ability to express", "express themselves clearly", "expressiveness"],
    rarity: 4
  },
  {
    name: "Remote work skills",
    kind: "soft",
    forms: ["work remotely", "working remotely", "remote collaboration", "remote communication", "work from home effectively", "distributed team communication", "asynchronous communication", "async communication", "virtual collaboration", "virtual teamwork", "remote-first mindset", "work in a distributed team"],
    rarity: 4
  },
  {
    name: "Autonomous learning",
    kind: "soft",
    forms: ["self-study", "independent learner", "independent learning", "self-directed learner", "learn independently", "autodidact", "learn by yourself", "learning by doing", "self-educated"],
    rarity: 4
  },
  {
    name: "Rapport with children",
    kind: "soft",
    forms: ["good with children", "love of children", "love for children", "passion for children", "enjoy working with children", "love working with children", "passion for working with children", "affinity with children", "passion for teaching", "love of teaching", "love of animals", "love for animals", "passion for animals", "good with animals"],
    rarity: 4
  }
]

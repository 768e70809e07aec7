import type { Concept } from "./Concept.js"

/** Words beside the name of a language that show that the spoken language is meant, not a nationality or a cuisine. */
const spoken: ReadonlyArray<string> = [
  "language",
  "languages",
  "fluent",
  "fluently",
  "fluency",
  "bilingual",
  "trilingual",
  "multilingual",
  "speak",
  "speaks",
  "speaking",
  "speaker",
  "spoken",
  "native",
  "proficient",
  "proficiency",
  "conversational",
  "written",
  "verbal",
  "oral",
  "translate",
  "translation",
  "translator",
  "interpreter",
  "interpreting",
  "literacy",
  "teacher",
  "teach",
  "teaching",
  "b1",
  "b2",
  "c1",
  "c2",
  "mother",
  "tongue",
  "reading",
  "write",
  "read",
  "knowledge"
]

/** Education, research, library work, languages, social and natural sciences, non-profit work and child care. */
export const education: ReadonlyArray<Concept> = [
  // Teaching
  {
    name: "Teaching",
    ambiguous: {
      forms: ["teaching", "Teaching"],
      near: [
        "mathematics",
        "maths",
        "english",
        "science",
        "pupils",
        "years",
        "classroom",
        "school",
        "students",
        "lessons"
      ]
    },
    forms: [
      "classroom teaching",
      "teaching experience",
      "teaching skills",
      "classroom instruction",
      "teaching students",
      "teach students",
      "instructing students",
      "teaching and learning",
      "pedagogy",
      "pedagogical",
      "instructional strategies",
      "teaching methods",
      "teaching strategies",
      "instruct students"
    ],
    rarity: 2
  },
  {
    name: "Lesson planning",
    forms: [
      "lesson plan",
      "planning lessons",
      "plan lessons",
      "lesson preparation",
      "lesson design",
      "prepare lessons",
      "preparing lessons",
      "unit planning",
      "lesson delivery"
    ],
    rarity: 2
  },
  {
    name: "Curriculum development",
    forms: [
      "curriculum design",
      "curriculum planning",
      "developing curriculum",
      "develop curriculum",
      "curriculum writing",
      "course development",
      "syllabus design",
      "curriculum implementation",
      "designing curriculum",
      "course design",
      "curriculum mapping",
      "syllabus development",
      "curriculum alignment"
    ],
    rarity: 3
  },
  {
    name: "Classroom management",
    forms: [
      "pupil behaviour management",
      "managing pupil behaviour",
      "manage classroom",
      "managing classroom",
      "classroom discipline",
      "classroom behavior",
      "behavior management in the classroom",
      "student discipline",
      "managing student behavior",
      "student behavior management"
    ],
    rarity: 2
  },
  {
    name: "Differentiated instruction",
    ambiguous: {
      forms: ["differentiation", "Differentiation"],
      near: ["lesson", "lessons", "pupils", "classroom", "teaching", "sen", "curriculum"]
    },
    forms: [
      "differentiation of instruction",
      "differentiated learning",
      "differentiating instruction",
      "differentiate instruction",
      "differentiated lessons",
      "individualized instruction"
    ],
    rarity: 3
  },
  {
    name: "Student assessment",
    ambiguous: {
      forms: ["marking", "Marking", "assessment", "Assessment"],
      near: [
        "lesson",
        "lessons",
        "homework",
        "pupils",
        "students",
        "teaching",
        "classroom",
        "curriculum",
        "exam",
        "exams",
        "grading",
        "essays"
      ]
    },
    forms: [
      "assessing students",
      "assess students",
      "student evaluation",
      "formative assessment",
      "summative assessment",
      "assessment of student learning",
      "evaluate student progress",
      "monitor student progress",
      "student progress monitoring",
      "assess student progress",
      "educational assessment",
      "formative and summative assessments",
      "student progress",
      "evaluating student progress",
      "assessment for learning"
    ],
    rarity: 2
  },
  {
    name: "Grading",
    ambiguous: {
      forms: ["Grading", "grading"],
      near: ["students", "assignments", "papers", "exams", "homework", "tests", "teaching", "essays", "coursework"],
      never: ["color grading", "colour grading", "site grading", "lumber grading", "earth grading"]
    },
    forms: [
      "grading assignments",
      "grading exams",
      "grading papers",
      "grade assignments",
      "marking student work",
      "marking assignments",
      "grading rubrics",
      "rubric development",
      "grading student work"
    ],
    rarity: 3
  },
  {
    name: "Student engagement",
    forms: [
      "engaging students",
      "student participation",
      "active learning",
      "learner engagement",
      "student motivation",
      "engage students"
    ],
    rarity: 3
  },
  {
    name: "Small group instruction",
    forms: ["small group teaching", "one-on-one instruction", "individual and small group instruction"],
    rarity: 3
  },
  {
    name: "Guided reading",
    forms: ["balanced literacy", "readers workshop", "running records", "reader's workshop", "reading workshop"],
    rarity: 4
  },
  {
    name: "Literacy instruction",
    ambiguous: {
      forms: ["literacy", "Literacy"],
      near: ["numeracy", "phonics", "pupils", "teaching", "year", "ks1", "ks2", "classroom", "reading"]
    },
    forms: [
      "reading instruction",
      "phonics",
      "teaching reading",
      "literacy development",
      "science of reading",
      "reading intervention",
      "phonemic awareness",
      "early literacy",
      "literacy intervention",
      "structured literacy",
      "reading comprehension instruction",
      "literacy coaching"
    ],
    rarity: 4
  },
  {
    name: "Project-based learning",
    forms: [
      "PBL curriculum",
      "inquiry-based learning",
      "problem-based learning",
      "experiential learning",
      "hands-on learning",
      "inquiry-based instruction"
    ],
    rarity: 4
  },
  { name: "Cooperative learning", forms: ["collaborative learning", "peer learning", "Kagan strategies"], rarity: 4 },
  {
    name: "Data-driven instruction",
    forms: [
      "data-driven teaching",
      "student data analysis",
      "student achievement data",
      "analyzing student data",
      "student performance data"
    ],
    rarity: 4
  },
  { name: "Common Core", forms: ["Common Core State Standards", "CCSS", "Common Core standards"], rarity: 4 },
  {
    name: "State standards",
    forms: [
      "academic standards",
      "standards-based instruction",
      "state learning standards",
      "standards-based grading",
      "TEKS",
      "educational standards",
      "state curriculum standards"
    ],
    rarity: 3
  },
  { name: "NGSS", forms: ["Next Generation Science Standards"], rarity: 5 },
  {
    name: "National Curriculum",
    forms: [
      "Key Stage 1",
      "Key Stage 2",
      "Key Stage 3",
      "KS1",
      "KS2",
      "KS3",
      "Key Stage 4",
      "KS4",
      "KS5",
      "Key Stage 5"
    ],
    rarity: 4
  },
  {
    name: "GCSE teaching",
    ambiguous: {
      forms: ["GCSE", "A-level", "A level", "A Level"],
      near: [
        "teaching",
        "teacher",
        "pupils",
        "maths",
        "english",
        "science",
        "physics",
        "chemistry",
        "history",
        "students"
      ]
    },
    forms: [
      "GCSE and A Level teaching",
      "A-level teaching",
      "teaching GCSE",
      "teach A level",
      "teaching A level",
      "teaching to GCSE",
      "GCSE curriculum"
    ],
    rarity: 4
  },
  { name: "Ofsted", forms: ["Ofsted inspection", "Ofsted framework", "Ofsted requirements"], rarity: 4 },
  {
    name: "International Baccalaureate",
    ambiguous: { forms: ["IB"], near: ["teacher", "teaching", "diploma", "programme", "curriculum", "myp", "pyp"] },
    forms: [
      "IB Diploma",
      "IB curriculum",
      "IB Diploma Programme",
      "IB PYP",
      "IB MYP",
      "IBDP",
      "Primary Years Programme",
      "IB programme",
      "IB program",
      "Middle Years Programme"
    ],
    rarity: 4
  },
  {
    name: "Advanced Placement",
    forms: ["AP courses", "AP classes", "AP curriculum", "AP teaching", "AP Calculus", "AP English"],
    rarity: 4
  },
  {
    name: "STEM education",
    ambiguous: {
      forms: ["STEM", "STEAM"],
      near: [
        "teacher",
        "teaching",
        "curriculum",
        "school",
        "students",
        "classroom",
        "robotics",
        "lessons",
        "stem",
        "steam",
        "pupils"
      ]
    },
    forms: [
      "STEAM curriculum",
      "STEM teaching",
      "STEAM education",
      "STEM curriculum",
      "STEM programs",
      "science education",
      "STEM instruction"
    ],
    rarity: 4
  },
  {
    name: "Montessori",
    forms: ["Montessori method", "Montessori education", "Montessori classroom", "Montessori teaching"],
    rarity: 5
  },
  { name: "Reggio Emilia", forms: ["Reggio Emilia approach"], rarity: 5 },
  { name: "Waldorf education", forms: ["Steiner education", "Waldorf school"], rarity: 5 },
  { name: "Bloom's Taxonomy", forms: ["Blooms Taxonomy", "Webb's Depth of Knowledge"], rarity: 5 },
  {
    name: "Scaffolding instruction",
    ambiguous: {
      forms: ["Scaffolding", "scaffolding"],
      near: ["instruction", "students", "learners", "lessons", "teaching", "differentiation", "learning"],
      never: ["erect scaffolding", "scaffolding erection", "code scaffolding"]
    },
    forms: ["instructional scaffolding", "scaffolded instruction", "scaffolding learning"],
    rarity: 5
  },
  {
    name: "Culturally responsive teaching",
    forms: [
      "culturally responsive pedagogy",
      "multicultural education",
      "culturally relevant pedagogy",
      "anti-bias education",
      "culturally responsive instruction"
    ],
    rarity: 4
  },
  {
    name: "Inclusive education",
    forms: [
      "inclusion classroom",
      "co-teaching",
      "inclusive classroom",
      "push-in support",
      "pull-out services",
      "inclusive teaching",
      "inclusion teaching",
      "push-in and pull-out"
    ],
    rarity: 4
  },
  {
    name: "Elementary education",
    forms: [
      "elementary teaching",
      "primary teaching",
      "primary education",
      "elementary school teaching",
      "primary school teaching",
      "elementary school",
      "elementary classroom"
    ],
    implies: ["Teaching"],
    rarity: 3
  },
  {
    name: "Secondary education",
    forms: [
      "high school teaching",
      "secondary teaching",
      "secondary school teaching",
      "middle school teaching",
      "adolescent education",
      "high school teacher",
      "middle school teacher"
    ],
    implies: ["Teaching"],
    rarity: 3
  },
  {
    name: "K-12 education",
    forms: ["K-12", "K-12 teaching", "K-12 schools", "K12", "PreK-12", "K-8", "K-5", "K-12 setting"],
    rarity: 3
  },
  {
    name: "Substitute teaching",
    forms: ["supply teaching", "substitute teacher", "cover supervision", "supply teacher"],
    implies: ["Teaching"],
    rarity: 4
  },
  {
    name: "Student teaching",
    forms: ["teaching practicum", "student teacher", "teacher training placement"],
    rarity: 4
  },
  {
    name: "Paraprofessional support",
    forms: [
      "teaching assistance",
      "teaching assistant",
      "teacher's aide",
      "instructional aide",
      "classroom assistance",
      "classroom support",
      "paraeducator",
      "instructional assistant",
      "learning support assistant",
      "teacher aide",
      "classroom aide",
      "assisting teachers"
    ],
    rarity: 3
  },
  {
    name: "Tutoring",
    forms: [
      "academic tutoring",
      "private tutoring",
      "tutor students",
      "tutored students",
      "one-on-one tutoring",
      "peer tutoring",
      "online tutoring",
      "tutoring students",
      "math tutoring",
      "homework help"
    ],
    rarity: 3
  },
  {
    name: "Test preparation",
    forms: [
      "SAT prep",
      "ACT prep",
      "exam preparation",
      "standardized test preparation",
      "test prep",
      "SAT/ACT prep",
      "standardized testing",
      "standardized tests",
      "test administration",
      "state testing",
      "exam invigilation",
      "proctoring"
    ],
    rarity: 4
  },
  {
    name: "Parent communication",
    forms: [
      "parents' evenings",
      "parents evenings",
      "parents evening",
      "parent evenings",
      "parent-teacher conferences",
      "communicating with parents",
      "communicate with parents",
      "parent engagement",
      "family engagement",
      "parent involvement",
      "parental engagement",
      "parent conferences",
      "parent meetings",
      "parent-teacher communication",
      "communication with parents",
      "family involvement"
    ],
    rarity: 3
  },
  {
    name: "Student supervision",
    forms: [
      "supervise students",
      "supervising students",
      "playground supervision",
      "lunch duty",
      "supervision of students",
      "monitoring students",
      "pupil supervision",
      "playground duty"
    ],
    rarity: 3
  },
  {
    name: "Extracurricular activities coordination",
    forms: [
      "after-school programs",
      "after-school program",
      "enrichment programs",
      "extracurricular programs",
      "club advisor",
      "afterschool program",
      "out-of-school time",
      "enrichment activities"
    ],
    rarity: 3
  },
  {
    name: "Professional learning communities",
    ambiguous: {
      forms: ["PLC"],
      near: [
        "teachers",
        "grade-level",
        "collaborative",
        "school",
        "professional learning",
        "instructional",
        "curriculum",
        "mtss"
      ],
      never: ["plc programming", "allen-bradley", "plc controls", "siemens plc", "plc logic", "plc/hmi"]
    },
    forms: ["professional learning community"],
    rarity: 5
  },
  {
    name: "Instructional coaching",
    forms: [
      "teacher coaching",
      "coaching teachers",
      "teacher mentoring",
      "mentoring teachers",
      "instructional leadership",
      "teacher observation",
      "classroom observation",
      "teacher evaluation",
      "instructional coach"
    ],
    rarity: 4
  },
  {
    name: "Teacher professional development",
    forms: [
      "teacher training",
      "training teachers",
      "faculty development",
      "educator professional development",
      "teacher education"
    ],
    rarity: 4
  },
  {
    name: "School administration",
    forms: [
      "school leadership",
      "educational leadership",
      "school management",
      "principalship",
      "school principal",
      "education administration",
      "educational administration",
      "assistant principal",
      "head of year",
      "head teacher"
    ],
    rarity: 4
  },
  {
    name: "Education policy",
    forms: [
      "educational policy",
      "Title I",
      "ESSA",
      "Every Student Succeeds Act",
      "education reform",
      "Title I school",
      "Title I schools"
    ],
    rarity: 4
  },
  {
    name: "Adult education",
    forms: [
      "adult learning",
      "andragogy",
      "adult learners",
      "adult learning theory",
      "adult learning principles",
      "GED instruction",
      "continuing education programs",
      "adult basic education",
      "GED preparation",
      "adult literacy"
    ],
    rarity: 4
  },
  {
    name: "Vocational education",
    ambiguous: { forms: ["CTE"], near: ["career", "vocational", "technical", "endorsement"] },
    forms: [
      "CTE teacher",
      "CTE teaching",
      "career and technical education",
      "CTE programs",
      "vocational training",
      "technical education",
      "further education",
      "work-based learning",
      "career technical education"
    ],
    rarity: 4
  },
  {
    name: "Math instruction",
    forms: [
      "mathematics teaching",
      "teaching mathematics",
      "math teaching",
      "teaching math",
      "mathematics education",
      "mathematics instruction",
      "math teacher",
      "maths teaching",
      "math intervention",
      "Eureka Math",
      "Singapore Math"
    ],
    implies: ["Teaching"],
    rarity: 4
  },
  {
    name: "Science teaching",
    ambiguous: {
      forms: ["science", "Science"],
      near: ["maths", "mathematics", "gcse", "pupils", "ks3", "teacher", "classroom", "lessons"]
    },
    forms: [
      "teaching science",
      "science instruction",
      "science teacher",
      "biology teacher",
      "chemistry teacher",
      "physics teacher"
    ],
    implies: ["Teaching"],
    rarity: 4
  },
  {
    name: "English language arts",
    ambiguous: {
      forms: ["ELA"],
      near: [
        "math",
        "teacher",
        "grade",
        "curriculum",
        "reading",
        "students",
        "literacy",
        "school",
        "teaching",
        "sped",
        "special",
        "education",
        "groups",
        "grades",
        "iep",
        "ieps",
        "esl",
        "sat",
        "teach",
        "middle",
        "ell",
        "english"
      ]
    },
    forms: [
      "language arts",
      "ELA curriculum",
      "teaching English literature",
      "English teacher",
      "ELA teacher",
      "English literature"
    ],
    rarity: 4
  },
  {
    name: "Social studies teaching",
    forms: [
      "social studies",
      "history teaching",
      "teaching history",
      "civics",
      "social studies teacher",
      "history teacher",
      "humanities teaching"
    ],
    rarity: 4
  },
  {
    name: "Physical education",
    forms: [
      "PE teaching",
      "PE teacher",
      "gym class",
      "physical education teacher",
      "adapted physical education",
      "PE lessons"
    ],
    rarity: 4
  },
  {
    name: "Music education",
    ambiguous: {
      forms: ["music", "Music"],
      near: ["piano", "guitar", "choir", "teacher", "lessons", "pupils", "theory", "orchestra"]
    },
    forms: [
      "music teaching",
      "teaching music",
      "music instruction",
      "music lessons",
      "music teacher",
      "piano lessons",
      "choral directing",
      "band director",
      "choir director",
      "instrumental music"
    ],
    rarity: 4
  },
  {
    name: "Art education",
    ambiguous: { forms: ["art", "Art"], near: ["teacher", "teaching", "lessons", "pupils", "craft"] },
    forms: ["art teaching", "teaching art", "art instruction", "art teacher", "arts education", "art lessons"],
    rarity: 4
  },
  {
    name: "Drama education",
    ambiguous: {
      forms: ["drama", "Drama"],
      near: ["teacher", "teaching", "lessons", "pupils", "theatre", "music", "english"]
    },
    forms: ["theater education", "drama teaching", "theatre arts instruction", "drama teacher"],
    rarity: 5
  },
  {
    name: "Dance instruction",
    forms: ["dance teacher", "teaching dance", "ballet instruction", "dance education", "dance classes"],
    rarity: 5
  },
  {
    name: "Foreign language teaching",
    forms: [
      "world languages",
      "modern foreign languages",
      "language teaching",
      "Spanish teacher",
      "French teacher",
      "language instruction",
      "world language instruction",
      "language teacher"
    ],
    implies: ["Teaching"],
    rarity: 4
  },
  {
    name: "Computer science education",
    forms: [
      "teaching coding",
      "computing teacher",
      "teaching programming",
      "teaching computer science",
      "educational robotics"
    ],
    rarity: 5
  },
  {
    name: "Outdoor education",
    forms: [
      "environmental education",
      "forest school",
      "outdoor learning",
      "nature education",
      "field trips",
      "outdoor recreation leadership"
    ],
    rarity: 4
  },
  { name: "Museum education", forms: ["docent", "gallery education", "museum programs", "school tours"], rarity: 5 },
  {
    name: "Sports coaching",
    forms: [
      "athletic coaching",
      "coaching sports",
      "youth sports",
      "soccer coaching",
      "basketball coaching",
      "swim instruction",
      "football coaching",
      "swimming instruction",
      "sports coach",
      "coached soccer"
    ],
    rarity: 4
  },
  { name: "Driver education", forms: ["driving instruction", "driving instructor"], rarity: 5 },
  { name: "Homeschooling", forms: ["homeschool instruction", "homeschool curriculum"], rarity: 5 },

  // Special education and student support
  {
    name: "Special education",
    forms: [
      "special ed",
      "special needs education",
      "students with disabilities",
      "special needs students",
      "children with special needs",
      "special educational needs",
      "SPED",
      "exceptional students",
      "special needs children",
      "learning disabilities",
      "students with special needs",
      "special needs",
      "SEND pupils",
      "exceptional children",
      "SEN pupils"
    ],
    ambiguous: {
      forms: ["SEN", "SEND"],
      near: ["pupils", "school", "children", "ehcp", "senco", "teaching", "students", "education", "special"]
    },
    rarity: 3
  },
  {
    name: "IEP",
    forms: [
      "individualized education program",
      "individualized education plan",
      "individual education plan",
      "IEP development",
      "IEP meetings",
      "IEP writing",
      "IEP implementation",
      "IEP goals",
      "individual education program",
      "IEP case management",
      "writing IEPs"
    ],
    rarity: 3
  },
  { name: "504 plans", forms: ["Section 504", "504 accommodations", "504 plan"], rarity: 4 },
  {
    name: "IDEA compliance",
    forms: ["Individuals with Disabilities Education Act", "special education law", "IDEA regulations"],
    rarity: 5
  },
  {
    name: "EHCP",
    forms: ["education, health and care plans", "education health and care plan", "EHC plans"],
    rarity: 5
  },
  { name: "MTSS", forms: ["Multi-Tiered System of Supports", "multi-tiered systems of support"], rarity: 4 },
  {
    name: "Response to Intervention",
    ambiguous: {
      forms: ["RTI"],
      near: ["mtss", "tier", "intervention", "students", "iep", "pbis", "school", "teachers", "reading"]
    },
    forms: ["RTI interventions"],
    rarity: 4
  },
  {
    name: "PBIS",
    forms: ["Positive Behavioral Interventions and Supports", "positive behavior interventions and supports"],
    rarity: 4
  },
  {
    name: "Functional behavior assessment",
    forms: ["functional behavioral assessment", "FBA/BIP", "functional behavior assessments"],
    rarity: 5
  },
  { name: "Universal Design for Learning", forms: ["UDL", "UDL principles"], rarity: 5 },
  {
    name: "Social-emotional learning",
    ambiguous: {
      forms: ["SEL"],
      near: [
        "students",
        "school",
        "social",
        "curriculum",
        "learning",
        "emotional",
        "pbis",
        "mtss",
        "classroom",
        "restorative"
      ]
    },
    forms: [
      "social and emotional learning",
      "SEL curriculum",
      "social emotional development",
      "Second Step curriculum",
      "social-emotional skills"
    ],
    rarity: 4
  },
  { name: "Restorative practices", forms: ["restorative circles", "restorative practice"], rarity: 5 },
  { name: "Gifted education", forms: ["gifted and talented", "gifted students", "gifted endorsement"], rarity: 5 },
  {
    name: "Dyslexia intervention",
    forms: ["Orton-Gillingham", "Wilson Reading System", "dyslexia", "Wilson Reading", "Barton Reading"],
    rarity: 5
  },
  { name: "Assistive technology", forms: ["adaptive technology"], rarity: 4 },
  {
    name: "Classroom accommodations",
    forms: [
      "accommodations and modifications",
      "academic accommodations",
      "instructional accommodations",
      "disability accommodations",
      "student accommodations",
      "testing accommodations"
    ],
    rarity: 4
  },
  {
    name: "School counseling",
    forms: [
      "school counselor",
      "guidance counseling",
      "guidance counselor",
      "school guidance",
      "student counseling",
      "school counselling program",
      "counseling students",
      "ASCA National Model"
    ],
    rarity: 4
  },
  {
    name: "School psychology",
    forms: [
      "psychoeducational assessment",
      "psychoeducational evaluation",
      "educational psychology",
      "psycho-educational evaluations",
      "psychoeducational testing"
    ],
    rarity: 4
  },
  {
    name: "College counseling",
    forms: [
      "college advising",
      "college admissions counseling",
      "college readiness",
      "college and career readiness",
      "college application support",
      "college access"
    ],
    rarity: 4
  },
  {
    name: "Career counseling",
    forms: [
      "career advising",
      "career guidance",
      "career services",
      "career advice",
      "employment counseling",
      "career development services"
    ],
    rarity: 4
  },
  {
    name: "Pastoral care",
    forms: ["pastoral support", "form tutor", "student welfare", "pupil welfare", "student wellbeing"],
    rarity: 4
  },
  {
    name: "Student attendance",
    forms: [
      "truancy prevention",
      "taking attendance",
      "chronic absenteeism",
      "truancy",
      "attendance records for students"
    ],
    rarity: 4
  },
  { name: "Bullying prevention", forms: ["anti-bullying", "bullying intervention"], rarity: 5 },
  {
    name: "Mentoring youth",
    forms: [
      "youth mentoring",
      "student mentoring",
      "mentoring students",
      "mentor students",
      "mentored students",
      "mentoring young people"
    ],
    rarity: 3
  },

  // Early childhood and child care
  {
    name: "Early childhood education",
    ambiguous: {
      forms: ["early years", "Early Years", "ECE"],
      near: [
        "eyfs",
        "nursery",
        "children",
        "setting",
        "phonics",
        "practitioner",
        "safeguarding",
        "childhood",
        "preschool",
        "child",
        "teacher",
        "units",
        "toddler",
        "cda",
        "daycare"
      ]
    },
    forms: [
      "early childhood",
      "early years education",
      "preschool teaching",
      "preschool education",
      "early learning",
      "nursery education",
      "pre-K teaching",
      "preschool teacher",
      "pre-kindergarten",
      "kindergarten teaching",
      "kindergarten teacher",
      "preschool classroom",
      "early childhood teacher"
    ],
    rarity: 3
  },
  {
    name: "Child development",
    forms: [
      "early childhood development",
      "developmental milestones",
      "child growth and development",
      "developmentally appropriate practice",
      "developmentally appropriate activities",
      "stages of child development",
      "developmentally appropriate curriculum",
      "age-appropriate activities"
    ],
    rarity: 3
  },
  {
    name: "Childcare",
    forms: [
      "child care",
      "daycare",
      "caring for children",
      "care for children",
      "child care center",
      "day care",
      "looking after children",
      "infant care",
      "toddler care",
      "infants and toddlers",
      "care of children"
    ],
    rarity: 3
  },
  { name: "Nannying", forms: ["babysitting", "nanny experience", "au pair", "nanny", "babysitter"], rarity: 4 },
  {
    name: "Child safety",
    forms: [
      "child supervision",
      "supervising children",
      "supervise children",
      "safety of children",
      "safe sleep practices",
      "children's safety"
    ],
    rarity: 3
  },
  {
    name: "Play-based learning",
    forms: ["learning through play", "play-based curriculum", "educational play", "play activities for children"],
    rarity: 4
  },
  { name: "EYFS", forms: ["Early Years Foundation Stage", "EYFS framework", "EYFS curriculum"], rarity: 5 },
  { name: "Creative Curriculum", rarity: 5 },
  { name: "Teaching Strategies GOLD", forms: ["TS GOLD"], rarity: 5 },
  { name: "HighScope", forms: ["HighScope curriculum"], rarity: 5 },
  {
    name: "Head Start",
    ambiguous: {
      forms: ["Head Start"],
      near: ["early", "preschool", "program", "children", "childhood", "performance standards", "families"]
    },
    forms: ["Early Head Start", "Head Start program", "Head Start Performance Standards"],
    rarity: 5
  },
  {
    name: "Child care licensing",
    forms: [
      "child care regulations",
      "childcare licensing regulations",
      "licensed child care",
      "childcare regulations",
      "daycare licensing",
      "child care licensing regulations"
    ],
    rarity: 5
  },
  {
    name: "Early intervention",
    forms: [
      "early intervention services",
      "developmental screening",
      "Ages and Stages Questionnaire",
      "IFSP",
      "individualized family service plan"
    ],
    rarity: 4
  },
  {
    name: "Parent education",
    forms: ["parenting classes", "parenting education", "parent training", "parent coaching", "parenting programs"],
    rarity: 5
  },
  {
    name: "Youth work",
    forms: [
      "youth development",
      "working with youth",
      "youth programs",
      "youth services",
      "working with young people",
      "working with children",
      "work with children",
      "youth programming",
      "at-risk youth",
      "positive youth development",
      "youth engagement",
      "work with youth"
    ],
    rarity: 3
  },
  {
    name: "Camp counseling",
    forms: ["camp counselor", "summer camp", "summer camps", "camp activities", "camp leadership"],
    rarity: 4
  },

  // English as another language
  {
    name: "ESL",
    forms: [
      "English as a second language",
      "ESOL",
      "English language learners",
      "EFL",
      "English as a foreign language",
      "ELL students",
      "English to speakers of other languages",
      "EAL",
      "teaching English as a second language",
      "ESL teaching",
      "English language teaching",
      "English language instruction",
      "English language development",
      "ESL instruction",
      "multilingual learners",
      "EAL learners"
    ],
    ambiguous: {
      forms: ["ELL", "ELLs", "ELD", "ELT"],
      near: ["students", "esl", "learners", "english", "teacher", "language", "sheltered", "tesol", "bilingual"]
    },
    rarity: 4
  },
  {
    name: "Sheltered instruction",
    forms: ["SIOP", "Sheltered Instruction Observation Protocol", "SDAIE", "sheltered English"],
    rarity: 5
  },
  {
    name: "Bilingual education",
    forms: [
      "dual language program",
      "dual language immersion",
      "dual language education",
      "bilingual teaching",
      "language immersion",
      "dual-language classroom"
    ],
    rarity: 4
  },
  { name: "IELTS preparation", forms: ["IELTS", "IELTS teaching"], rarity: 5 },
  { name: "TOEFL", forms: ["TOEFL preparation"], rarity: 5 },
  { name: "WIDA", forms: ["WIDA standards", "ACCESS for ELLs", "WIDA ACCESS"], rarity: 5 },
  { name: "CEFR", forms: ["Common European Framework of Reference"], rarity: 5 },

  // Learning technology and instructional design
  {
    name: "Instructional design",
    forms: [
      "instructional designer",
      "learning design",
      "instructional systems design",
      "learning experience design",
      "instructional design principles",
      "instructional material development",
      "instructional content",
      "learning content design",
      "instructional design models",
      "instructional materials"
    ],
    rarity: 4
  },
  {
    name: "ADDIE",
    ambiguous: {
      forms: ["ADDIE", "Addie"],
      near: ["instructional", "design", "sam", "model", "kirkpatrick", "learning", "storyline", "e-learning"]
    },
    forms: ["ADDIE model"],
    implies: ["Instructional design"],
    rarity: 5
  },
  {
    name: "Kirkpatrick model",
    ambiguous: {
      forms: ["Kirkpatrick"],
      near: ["model", "evaluation", "levels", "training", "addie", "learning", "evaluate"]
    },
    forms: ["Kirkpatrick evaluation", "Kirkpatrick levels"],
    rarity: 5
  },
  {
    name: "E-learning",
    forms: [
      "elearning development",
      "e-learning development",
      "online courses",
      "web-based training",
      "online course development",
      "digital learning",
      "e-learning modules",
      "eLearning content",
      "online learning",
      "computer-based training"
    ],
    rarity: 3
  },
  {
    name: "Online teaching",
    forms: [
      "remote teaching",
      "virtual teaching",
      "distance learning",
      "online instruction",
      "distance education",
      "virtual instruction",
      "virtual learning",
      "remote instruction",
      "virtual classroom",
      "teaching online",
      "hybrid learning",
      "remote learning"
    ],
    rarity: 3
  },
  { name: "Blended learning", forms: ["flipped classroom", "hybrid instruction", "blended instruction"], rarity: 4 },
  { name: "Microlearning", rarity: 5 },
  { name: "Gamification of learning", forms: ["game-based learning", "gamified learning"], rarity: 5 },
  {
    name: "LMS",
    forms: ["learning management system", "LMS administration", "virtual learning environment", "learning platforms"],
    rarity: 3
  },
  {
    name: "Canvas",
    ambiguous: {
      forms: ["Canvas"],
      near: [
        "lms",
        "blackboard",
        "moodle",
        "students",
        "course",
        "courses",
        "instructure",
        "learning",
        "google classroom",
        "schoology",
        "teaching",
        "d2l",
        "brightspace",
        "classroom",
        "instructor",
        "gradebook"
      ],
      never: [
        "html canvas",
        "html5 canvas",
        "canvas api",
        "canvas element",
        "canvas prints",
        "canvas bags",
        "canvas painting",
        "blank canvas",
        "business model canvas",
        "power apps canvas",
        "canvas apps",
        "on canvas"
      ]
    },
    forms: ["Canvas LMS", "Instructure Canvas", "Canvas learning management"],
    implies: ["LMS"],
    rarity: 4
  },
  { name: "Moodle", implies: ["LMS"], rarity: 4 },
  {
    name: "Blackboard",
    ambiguous: {
      forms: ["Blackboard"],
      near: [
        "lms",
        "canvas",
        "moodle",
        "learning",
        "course",
        "courses",
        "students",
        "online",
        "d2l",
        "learn",
        "schoology",
        "classroom"
      ],
      never: ["blackboard and chalk", "blackboard pattern"]
    },
    forms: ["Blackboard Learn", "Blackboard Collaborate", "Blackboard LMS"],
    implies: ["LMS"],
    rarity: 4
  },
  { name: "D2L Brightspace", forms: ["Brightspace", "D2L", "Desire2Learn"], implies: ["LMS"], rarity: 5 },
  { name: "Schoology", implies: ["LMS"], rarity: 5 },
  { name: "Google Classroom", forms: ["Google for Education", "Google Suite for Education"], rarity: 4 },
  { name: "Cornerstone OnDemand", forms: ["Cornerstone LMS", "CSOD"], implies: ["LMS"], rarity: 5 },
  { name: "Docebo", implies: ["LMS"], rarity: 5 },
  { name: "Absorb LMS", implies: ["LMS"], rarity: 5 },
  {
    name: "Articulate Storyline",
    forms: ["Storyline 360", "Articulate 360", "Articulate Rise", "Rise 360", "Articulate suite", "Storyline/Rise"],
    ambiguous: {
      forms: ["Storyline", "Articulate"],
      near: [
        "captivate",
        "rise",
        "camtasia",
        "e-learning",
        "elearning",
        "lms",
        "scorm",
        "authoring",
        "articulate",
        "storyline",
        "360"
      ]
    },
    implies: ["E-learning"],
    rarity: 4
  },
  {
    name: "Adobe Captivate",
    ambiguous: {
      forms: ["Captivate"],
      near: ["articulate", "storyline", "adobe", "camtasia", "e-learning", "elearning", "authoring"]
    },
    implies: ["E-learning"],
    rarity: 5
  },
  { name: "Camtasia", forms: ["TechSmith Camtasia"], rarity: 5 },
  { name: "iSpring Suite", forms: ["iSpring"], implies: ["E-learning"], rarity: 5 },
  { name: "Lectora", implies: ["E-learning"], rarity: 5 },
  { name: "SCORM", forms: ["SCORM packages", "SCORM compliant", "SCORM 1.2"], rarity: 4 },
  { name: "xAPI", forms: ["Tin Can API", "Experience API"], rarity: 5 },
  {
    name: "Educational technology",
    forms: [
      "EdTech",
      "instructional technology",
      "classroom technology",
      "technology integration in the classroom",
      "learning technology",
      "education technology",
      "learning technologies",
      "technology in the classroom",
      "ed tech"
    ],
    rarity: 3
  },
  {
    name: "SMART Board",
    forms: ["interactive whiteboard", "Promethean board", "smartboards", "interactive whiteboards"],
    rarity: 4
  },
  {
    name: "Seesaw",
    ambiguous: {
      forms: ["Seesaw", "SeeSaw"],
      near: ["google classroom", "classdojo", "students", "kahoot", "schoology", "classroom"]
    },
    forms: ["Seesaw app", "Seesaw learning"],
    rarity: 5
  },
  { name: "ClassDojo", forms: ["Class Dojo"], rarity: 5 },
  { name: "Kahoot", rarity: 5 },
  { name: "Nearpod", rarity: 5 },
  { name: "i-Ready", rarity: 5 },
  { name: "Lexia", forms: ["Lexia Core5"], rarity: 5 },
  { name: "NWEA MAP", forms: ["MAP Growth", "MAP testing", "NWEA"], rarity: 5 },
  { name: "DIBELS", rarity: 5 },
  { name: "Turnitin", rarity: 5 },
  { name: "PowerSchool", forms: ["PowerSchool SIS"], implies: ["Student information systems"], rarity: 4 },
  { name: "Infinite Campus", implies: ["Student information systems"], rarity: 5 },
  {
    name: "Skyward",
    ambiguous: {
      forms: ["Skyward"],
      near: ["powerschool", "sis", "gradebook", "student", "school", "infinite campus"]
    },
    implies: ["Student information systems"],
    rarity: 5
  },
  {
    name: "Banner",
    ambiguous: {
      forms: ["Banner"],
      near: [
        "ellucian",
        "student",
        "registrar",
        "peoplesoft",
        "sis",
        "university",
        "college",
        "enrollment",
        "degreeworks"
      ],
      never: ["banner ads", "banner ad", "web banner", "banner design", "banner health", "banner advertising"]
    },
    forms: ["Ellucian Banner"],
    implies: ["Student information systems"],
    rarity: 5
  },
  { name: "Ellucian Colleague", implies: ["Student information systems"], rarity: 5 },
  {
    name: "Slate CRM",
    ambiguous: {
      forms: ["Slate"],
      near: ["crm", "admissions", "banner", "advising", "enrollment", "applicants", "university"]
    },
    forms: ["Technolutions Slate", "Slate by Technolutions"],
    rarity: 5
  },
  { name: "Student information systems", forms: ["student information system", "student records system"], rarity: 4 },

  // Higher education and student affairs
  {
    name: "Higher education",
    forms: [
      "university teaching",
      "college teaching",
      "post-secondary education",
      "postsecondary education",
      "higher ed",
      "tertiary education",
      "teaching undergraduates",
      "lecturing",
      "university lecturing",
      "teaching undergraduate courses",
      "undergraduate teaching",
      "undergraduate courses",
      "graduate courses"
    ],
    rarity: 3
  },
  {
    name: "Academic advising",
    forms: [
      "student advising",
      "advising students",
      "advise students",
      "academic advisement",
      "academic counseling",
      "degree planning",
      "academic advisor"
    ],
    rarity: 4
  },
  {
    name: "Student affairs",
    forms: [
      "student services",
      "student life",
      "student support services",
      "residence life",
      "residential life",
      "student success",
      "student development theory",
      "student retention",
      "student conduct"
    ],
    rarity: 4
  },
  {
    name: "College admissions",
    ambiguous: {
      forms: ["admissions", "Admissions", "enrollment", "Enrollment"],
      near: ["students", "applicants", "university", "college", "advising", "academic", "recruitment"]
    },
    forms: [
      "student recruitment",
      "enrollment management",
      "undergraduate admissions",
      "graduate admissions",
      "student enrollment",
      "university admissions",
      "admissions counseling",
      "student admissions",
      "enrolment services"
    ],
    rarity: 4
  },
  {
    name: "Financial aid",
    forms: [
      "student financial aid",
      "FAFSA",
      "Title IV",
      "student loans administration",
      "scholarship administration",
      "financial aid counseling",
      "Title IV regulations"
    ],
    rarity: 4
  },
  {
    name: "Registrar operations",
    forms: [
      "academic records",
      "registrar",
      "student registration",
      "transcript evaluation",
      "course scheduling",
      "student records",
      "class scheduling"
    ],
    rarity: 4
  },
  {
    name: "International student services",
    forms: [
      "study abroad",
      "SEVIS",
      "international education",
      "international students",
      "study abroad programs",
      "Designated School Official"
    ],
    rarity: 5
  },
  {
    name: "Accreditation",
    forms: [
      "academic accreditation",
      "institutional accreditation",
      "program accreditation",
      "accreditation standards",
      "accreditation reports",
      "SACSCOC",
      "ABET accreditation",
      "AACSB"
    ],
    rarity: 4
  },
  {
    name: "Institutional research",
    forms: ["institutional effectiveness", "IPEDS", "institutional assessment"],
    rarity: 5
  },
  {
    name: "Learning outcomes assessment",
    forms: [
      "learning outcomes",
      "outcomes assessment",
      "student learning outcomes",
      "program assessment",
      "learning objectives"
    ],
    rarity: 4
  },
  {
    name: "Academic program management",
    forms: [
      "academic affairs",
      "academic administration",
      "academic programs",
      "faculty affairs",
      "academic program coordination",
      "faculty governance",
      "academic leadership",
      "department chair"
    ],
    rarity: 4
  },
  {
    name: "Thesis supervision",
    forms: [
      "dissertation supervision",
      "supervising graduate students",
      "supervision of PhD students",
      "graduate student supervision",
      "supervising theses",
      "supervising PhD students",
      "student research supervision"
    ],
    rarity: 5
  },
  { name: "Alumni relations", forms: ["alumni engagement", "alumni affairs", "alumni events"], rarity: 5 },

  // Research
  {
    name: "Research methods",
    forms: [
      "research methodology",
      "conduct research",
      "conducting research",
      "research experience",
      "research techniques",
      "research skills",
      "perform research",
      "performing research"
    ],
    rarity: 2
  },
  {
    name: "Academic research",
    forms: [
      "scholarly research",
      "scientific research",
      "research projects",
      "independent research",
      "university research",
      "postdoctoral research",
      "doctoral research",
      "original research"
    ],
    rarity: 4
  },
  {
    name: "Research design",
    forms: [
      "experimental design",
      "study design",
      "designing experiments",
      "design experiments",
      "experiment design",
      "research protocols",
      "designing studies",
      "quasi-experimental design"
    ],
    rarity: 3
  },
  {
    name: "Literature review",
    forms: [
      "systematic review",
      "systematic literature review",
      "review of literature",
      "literature reviews",
      "meta-analysis",
      "literature search",
      "systematic reviews",
      "literature searches"
    ],
    rarity: 3
  },
  {
    name: "Academic writing",
    forms: [
      "scholarly writing",
      "manuscript preparation",
      "scientific publications",
      "journal articles",
      "peer-reviewed publications",
      "scientific manuscripts",
      "publishing in peer-reviewed journals",
      "research papers",
      "publication record",
      "scholarly publications",
      "manuscript writing",
      "research publications",
      "academic publishing",
      "peer-reviewed papers",
      "academic papers"
    ],
    rarity: 3
  },
  {
    name: "Peer review",
    ambiguous: {
      forms: ["Peer review", "peer review", "Peer Review"],
      near: [
        "journal",
        "journals",
        "manuscript",
        "manuscripts",
        "academic",
        "scientific",
        "articles",
        "publication",
        "scholarly"
      ],
      never: ["peer code review", "peer review of code"]
    },
    forms: ["peer reviewer", "manuscript review", "journal reviewer"],
    rarity: 4
  },
  {
    name: "Conference presentations",
    forms: [
      "scientific presentations",
      "poster presentations",
      "presenting at conferences",
      "academic conferences",
      "present at conferences",
      "research presentations",
      "presenting research findings",
      "present research findings",
      "conference papers"
    ],
    rarity: 4
  },
  {
    name: "Qualitative research",
    forms: [
      "qualitative methods",
      "focus groups",
      "qualitative analysis",
      "thematic analysis",
      "qualitative interviews",
      "in-depth interviews",
      "qualitative data analysis",
      "grounded theory",
      "qualitative data",
      "semi-structured interviews",
      "qualitative research methods",
      "qualitative coding"
    ],
    rarity: 3
  },
  {
    name: "Quantitative research",
    forms: [
      "quantitative methods",
      "quantitative data analysis",
      "quantitative research methods",
      "quantitative social science",
      "quantitative data"
    ],
    rarity: 3
  },
  { name: "Mixed methods research", forms: ["mixed methods"], rarity: 4 },
  {
    name: "Survey research",
    ambiguous: {
      forms: ["surveys", "Surveys"],
      near: ["interviews", "focus", "groups", "research", "questionnaires", "usability", "respondents", "market"]
    },
    forms: [
      "customer surveys",
      "survey analysis",
      "user surveys",
      "survey design",
      "survey methodology",
      "questionnaire design",
      "survey development",
      "survey administration",
      "survey data collection",
      "surveys and questionnaires",
      "designing surveys",
      "survey data",
      "survey sampling"
    ],
    rarity: 4
  },
  {
    name: "Ethnography",
    forms: ["ethnographic research", "participant observation", "ethnographic fieldwork"],
    rarity: 5
  },
  { name: "NVivo", rarity: 5 },
  { name: "ATLAS.ti", forms: ["Atlas ti"], rarity: 5 },
  { name: "MAXQDA", rarity: 5 },
  { name: "Dedoose", rarity: 5 },
  { name: "Qualtrics", forms: ["Qualtrics surveys"], rarity: 4 },
  {
    name: "Psychometrics",
    forms: [
      "item response theory",
      "test development",
      "scale development",
      "item writing",
      "test validation",
      "educational measurement"
    ],
    rarity: 5
  },
  {
    name: "Research ethics",
    forms: ["ethical research", "ethics approval", "responsible conduct of research", "research integrity"],
    rarity: 4
  },
  {
    name: "Research administration",
    forms: [
      "sponsored programs",
      "sponsored research",
      "pre-award",
      "post-award",
      "pre-award and post-award",
      "Uniform Guidance",
      "2 CFR 200",
      "research compliance",
      "sponsored projects"
    ],
    rarity: 5
  },
  {
    name: "Research assistance",
    forms: [
      "research support",
      "research assistant",
      "assist with research",
      "assisting with research",
      "research coordination"
    ],
    rarity: 3
  },
  {
    name: "Field research",
    forms: [
      "fieldwork",
      "field work",
      "field data collection",
      "field studies",
      "field sampling",
      "field surveys",
      "field study"
    ],
    rarity: 4
  },
  {
    name: "Archival research",
    forms: ["historical research", "archival sources", "primary source research", "genealogical research"],
    rarity: 5
  },
  { name: "Reference management", forms: ["citation management"], rarity: 5 },
  { name: "EndNote", rarity: 5 },
  { name: "Zotero", rarity: 5 },
  { name: "Mendeley", rarity: 5 },
  { name: "APA style", forms: ["APA format", "APA citation"], rarity: 5 },

  // Library and information science
  {
    name: "Library science",
    forms: [
      "librarianship",
      "library services",
      "library and information science",
      "library operations",
      "library experience",
      "library work"
    ],
    rarity: 4
  },
  {
    name: "Cataloging",
    ambiguous: {
      forms: ["Cataloging", "cataloging", "cataloguing", "Cataloguing"],
      near: [
        "library",
        "marc",
        "rda",
        "collections",
        "books",
        "oclc",
        "archives",
        "archival",
        "metadata",
        "classification",
        "museum",
        "reference",
        "desk",
        "circulation",
        "literacy"
      ],
      never: ["data cataloging", "product cataloging"]
    },
    forms: [
      "library cataloging",
      "MARC records",
      "MARC21",
      "original cataloging",
      "copy cataloging",
      "Dewey Decimal",
      "Dewey Decimal System",
      "Library of Congress classification"
    ],
    rarity: 5
  },
  {
    name: "Reference services",
    forms: ["reference desk", "reader advisory", "readers' advisory", "reference interviews", "library reference"],
    rarity: 5
  },
  {
    name: "Collection development",
    forms: ["collection management", "library collections", "library acquisitions", "weeding collections"],
    rarity: 5
  },
  {
    name: "Library circulation",
    forms: [
      "circulation desk",
      "interlibrary loan",
      "library circulation desk",
      "shelving books",
      "shelving library materials"
    ],
    rarity: 5
  },
  {
    name: "Information literacy",
    forms: [
      "library instruction",
      "information literacy instruction",
      "digital literacy instruction",
      "media literacy"
    ],
    rarity: 5
  },
  {
    name: "Archives management",
    forms: [
      "archival processing",
      "finding aids",
      "archival description",
      "archiving and preservation",
      "EAD finding aids",
      "special collections",
      "archivist",
      "archival collections",
      "ArchivesSpace"
    ],
    rarity: 5
  },
  {
    name: "Digital preservation",
    forms: [
      "digitization of collections",
      "digital archives",
      "digital libraries",
      "institutional repository",
      "digital collections"
    ],
    rarity: 5
  },
  {
    name: "Integrated library systems",
    forms: [
      "integrated library system",
      "Ex Libris Alma",
      "SirsiDynix",
      "Koha",
      "Sierra ILS",
      "Polaris ILS",
      "OCLC",
      "OCLC Connexion",
      "WorldCat"
    ],
    rarity: 5
  },
  {
    name: "Museum collections",
    forms: [
      "curation of exhibits",
      "collections care",
      "museum curation",
      "curatorial",
      "exhibit curation",
      "museum studies",
      "art handling",
      "curating exhibitions",
      "artifact conservation",
      "curatorial research",
      "curating exhibits"
    ],
    rarity: 5
  },
  {
    name: "Children's programming",
    forms: ["story time", "storytime", "summer reading program", "children's librarian", "library programming"],
    rarity: 5
  },

  // Languages
  {
    name: "English",
    ambiguous: {
      forms: ["English"],
      near: spoken,
      never: [
        "english literature",
        "english teacher",
        "english muffin",
        "english department",
        "english language arts",
        "english as a second language"
      ]
    },
    forms: [
      "English language skills",
      "fluent English",
      "English fluency",
      "fluent in English",
      "English proficiency",
      "business English",
      "proficiency in English",
      "English language proficiency",
      "native English speaker"
    ],
    rarity: 2
  },
  {
    name: "Spanish",
    ambiguous: { forms: ["Spanish"], near: spoken },
    forms: [
      "fluent Spanish",
      "fluent in Spanish",
      "bilingual Spanish",
      "Spanish language",
      "Spanish speaking",
      "Spanish fluency",
      "bilingual in Spanish",
      "Spanish speaker",
      "conversational Spanish",
      "bilingual in English and Spanish",
      "Castilian"
    ],
    rarity: 3
  },
  {
    name: "French",
    ambiguous: {
      forms: ["French"],
      near: spoken,
      never: ["french cuisine", "french press", "french pastry", "french fries", "french cooking", "french doors"]
    },
    forms: [
      "fluent French",
      "fluent in French",
      "French language",
      "French speaking",
      "bilingual French",
      "French speaker"
    ],
    rarity: 4
  },
  {
    name: "German",
    ambiguous: { forms: ["German"], near: spoken, never: ["german shepherd", "german company", "german market"] },
    forms: [
      "fluent German",
      "fluent in German",
      "German language",
      "German speaking",
      "German speaker",
      "German language skills"
    ],
    rarity: 4
  },
  {
    name: "Italian",
    ambiguous: {
      forms: ["Italian"],
      near: spoken,
      never: ["italian cuisine", "italian restaurant", "italian cooking", "italian food"]
    },
    forms: ["fluent Italian", "fluent in Italian", "Italian language", "Italian speaking"],
    rarity: 4
  },
  {
    name: "Portuguese",
    ambiguous: { forms: ["Portuguese"], near: spoken },
    forms: [
      "fluent Portuguese",
      "fluent in Portuguese",
      "Brazilian Portuguese",
      "Portuguese language",
      "Portuguese speaking"
    ],
    rarity: 4
  },
  {
    name: "Dutch",
    ambiguous: { forms: ["Dutch"], near: spoken, never: ["dutch oven", "dutch market"] },
    forms: ["fluent Dutch", "fluent in Dutch", "Dutch language", "Dutch speaking", "Flemish"],
    rarity: 5
  },
  {
    name: "Mandarin",
    ambiguous: {
      forms: ["Chinese"],
      near: spoken,
      never: ["chinese cuisine", "chinese medicine", "chinese food", "chinese restaurant"]
    },
    forms: [
      "Mandarin Chinese",
      "fluent Mandarin",
      "Chinese Mandarin",
      "Chinese language",
      "fluent in Chinese",
      "Putonghua",
      "Chinese (Mandarin)",
      "Chinese speaking",
      "simplified Chinese",
      "traditional Chinese"
    ],
    rarity: 4
  },
  { name: "Cantonese", forms: ["fluent Cantonese", "Cantonese speaking"], rarity: 5 },
  {
    name: "Japanese",
    ambiguous: {
      forms: ["Japanese"],
      near: [...spoken, "jlpt", "n1", "n2"],
      never: ["japanese cuisine", "japanese restaurant", "japanese food"]
    },
    forms: ["fluent Japanese", "fluent in Japanese", "Japanese language", "JLPT", "Japanese speaking"],
    rarity: 4
  },
  {
    name: "Korean",
    ambiguous: { forms: ["Korean"], near: [...spoken, "topik"], never: ["korean bbq", "korean cuisine"] },
    forms: ["fluent Korean", "fluent in Korean", "Korean language", "Korean speaking"],
    rarity: 5
  },
  {
    name: "Arabic",
    forms: ["fluent Arabic", "Modern Standard Arabic", "Arabic language", "Arabic speaking"],
    rarity: 4
  },
  {
    name: "Russian",
    ambiguous: { forms: ["Russian"], near: spoken },
    forms: ["fluent Russian", "fluent in Russian", "Russian language", "Russian speaking"],
    rarity: 4
  },
  {
    name: "Ukrainian",
    ambiguous: { forms: ["Ukrainian"], near: spoken },
    forms: ["fluent Ukrainian", "Ukrainian language"],
    rarity: 5
  },
  {
    name: "Polish",
    ambiguous: { forms: ["Polish"], near: spoken, never: ["nail polish", "polish and refine"] },
    forms: ["fluent in Polish", "Polish language", "Polish speaking"],
    rarity: 5
  },
  {
    name: "Czech",
    ambiguous: { forms: ["Czech"], near: spoken, never: ["czech republic"] },
    forms: ["fluent in Czech", "Czech language"],
    rarity: 5
  },
  { name: "Romanian", ambiguous: { forms: ["Romanian"], near: spoken }, forms: ["Romanian language"], rarity: 5 },
  { name: "Hungarian", ambiguous: { forms: ["Hungarian"], near: spoken }, forms: ["Hungarian language"], rarity: 5 },
  {
    name: "Greek",
    ambiguous: { forms: ["Greek"], near: spoken, never: ["greek life", "greek yogurt", "greek cuisine"] },
    forms: ["Greek language", "modern Greek"],
    rarity: 5
  },
  {
    name: "Turkish",
    ambiguous: { forms: ["Turkish"], near: spoken },
    forms: ["fluent Turkish", "Turkish language"],
    rarity: 5
  },
  { name: "Hebrew", forms: ["fluent Hebrew", "Hebrew language", "biblical Hebrew"], rarity: 5 },
  {
    name: "Farsi",
    ambiguous: { forms: ["Persian", "Dari"], near: spoken },
    forms: ["fluent Farsi", "Persian language"],
    rarity: 5
  },
  { name: "Hindi", forms: ["fluent Hindi", "Hindi speaking"], rarity: 5 },
  { name: "Urdu", forms: ["fluent Urdu"], rarity: 5 },
  { name: "Punjabi", forms: ["Panjabi", "fluent Punjabi"], rarity: 5 },
  { name: "Bengali", forms: ["Bangla"], rarity: 5 },
  { name: "Gujarati", rarity: 5 },
  { name: "Tamil", rarity: 5 },
  { name: "Telugu", rarity: 5 },
  {
    name: "Vietnamese",
    ambiguous: { forms: ["Vietnamese"], near: spoken, never: ["vietnamese cuisine", "vietnamese food"] },
    forms: ["fluent Vietnamese", "Vietnamese language", "Vietnamese speaking"],
    rarity: 5
  },
  { name: "Tagalog", forms: ["Filipino language"], rarity: 5 },
  {
    name: "Thai",
    ambiguous: { forms: ["Thai"], near: spoken, never: ["thai cuisine", "thai food", "thai massage", "muay thai"] },
    forms: ["Thai language"],
    rarity: 5
  },
  {
    name: "Indonesian",
    ambiguous: { forms: ["Indonesian"], near: spoken },
    forms: ["Bahasa Indonesia", "Indonesian language"],
    rarity: 5
  },
  {
    name: "Malay",
    ambiguous: { forms: ["Malay"], near: spoken },
    forms: ["Bahasa Melayu", "Bahasa Malaysia"],
    rarity: 5
  },
  {
    name: "Swedish",
    ambiguous: { forms: ["Swedish"], near: spoken, never: ["swedish massage"] },
    forms: ["fluent Swedish", "fluent in Swedish", "Swedish language"],
    rarity: 5
  },
  {
    name: "Norwegian",
    ambiguous: { forms: ["Norwegian"], near: spoken },
    forms: ["fluent Norwegian", "Norwegian language"],
    rarity: 5
  },
  {
    name: "Danish",
    ambiguous: { forms: ["Danish"], near: spoken, never: ["danish pastry"] },
    forms: ["fluent Danish", "Danish language"],
    rarity: 5
  },
  {
    name: "Finnish",
    ambiguous: { forms: ["Finnish"], near: spoken },
    forms: ["fluent Finnish", "Finnish language"],
    rarity: 5
  },
  {
    name: "Welsh",
    ambiguous: { forms: ["Welsh"], near: spoken },
    forms: ["Welsh language", "Welsh speaking", "fluent Welsh"],
    rarity: 5
  },
  { name: "Swahili", forms: ["Kiswahili"], rarity: 5 },
  { name: "Somali", ambiguous: { forms: ["Somali"], near: spoken }, forms: ["Somali language"], rarity: 5 },
  { name: "Amharic", rarity: 5 },
  { name: "Haitian Creole", rarity: 5 },
  {
    name: "Latin",
    ambiguous: {
      forms: ["Latin"],
      near: ["greek", "ancient", "classics", "teacher", "teaching", "language", "classical"],
      never: ["latin america", "latin american", "latin dance", "latin music"]
    },
    forms: ["classical languages", "ancient Greek", "classical Latin"],
    rarity: 5
  },
  {
    name: "American Sign Language",
    ambiguous: {
      forms: ["ASL"],
      near: ["deaf", "sign", "language", "fluent", "interpreter", "interpreting", "signing", "spanish", "bilingual"]
    },
    forms: ["sign language", "ASL interpreter", "ASL interpreting", "ASL fluency"],
    rarity: 5
  },
  {
    name: "British Sign Language",
    ambiguous: { forms: ["BSL"], near: ["deaf", "sign", "makaton", "language", "interpreter"] },
    rarity: 5
  },
  { name: "Makaton", rarity: 5 },
  {
    name: "Translation",
    ambiguous: {
      forms: ["Translation", "translation", "translating", "Translating"],
      near: [
        "language",
        "languages",
        "interpreting",
        "interpretation",
        "localization",
        "spanish",
        "english",
        "french",
        "german",
        "documents",
        "bilingual",
        "proofreading",
        "cat tools"
      ],
      never: [
        "network address translation",
        "address translation",
        "protein translation",
        "translation layer",
        "machine translation model"
      ]
    },
    forms: [
      "language translation",
      "document translation",
      "technical translation",
      "translation services",
      "literary translation",
      "translating documents",
      "written translation"
    ],
    rarity: 4
  },
  {
    name: "Interpreting",
    ambiguous: {
      forms: ["Interpreting", "Interpretation"],
      near: ["translation", "spanish", "bilingual", "consecutive", "simultaneous", "language", "asl", "translating"],
      never: ["interpreting data", "data interpretation"]
    },
    forms: [
      "simultaneous interpretation",
      "consecutive interpretation",
      "language interpretation",
      "medical interpreting",
      "simultaneous interpreting",
      "consecutive interpreting",
      "medical interpreter"
    ],
    rarity: 5
  },
  { name: "CAT tools", forms: ["computer-assisted translation", "translation memory"], rarity: 5 },
  { name: "Trados", forms: ["SDL Trados", "Trados Studio"], implies: ["CAT tools"], rarity: 5 },
  { name: "memoQ", implies: ["CAT tools"], rarity: 5 },
  {
    name: "Linguistics",
    forms: ["applied linguistics", "phonetics", "sociolinguistics", "computational linguistics", "psycholinguistics"],
    rarity: 4
  },
  { name: "Bilingual", forms: ["multilingual", "bilingual skills", "bilingual proficiency", "trilingual"], rarity: 3 },

  // Social sciences and humanities
  { name: "Sociology", forms: ["sociological research", "social theory"], rarity: 4 },
  {
    name: "Anthropology",
    forms: ["cultural anthropology", "medical anthropology", "physical anthropology"],
    rarity: 5
  },
  {
    name: "Archaeology",
    forms: [
      "archaeological excavation",
      "archaeological fieldwork",
      "archeology",
      "cultural resource management",
      "archaeological survey"
    ],
    rarity: 5
  },
  {
    name: "Political science",
    forms: ["comparative politics", "political theory", "politics and government", "political research"],
    rarity: 4
  },
  {
    name: "Economics research",
    forms: ["economic research", "development economics", "labor economics", "economic policy research"],
    rarity: 4
  },
  { name: "Human geography", forms: ["physical geography", "geographic research"], rarity: 5 },
  { name: "Demography", forms: ["demographic research", "population studies", "demographic analysis"], rarity: 5 },
  { name: "Gender studies", forms: ["women's studies", "gender equality programs", "gender mainstreaming"], rarity: 5 },
  {
    name: "Philosophy",
    ambiguous: {
      forms: ["Philosophy"],
      near: ["ethics", "logic", "history", "degree", "humanities", "religion", "theology", "sociology"]
    },
    forms: ["moral philosophy", "applied ethics", "bioethics"],
    rarity: 5
  },
  { name: "Theology", forms: ["religious studies", "religious education", "biblical studies", "divinity"], rarity: 5 },
  {
    name: "Ministry",
    ambiguous: {
      forms: ["Ministry", "ministry"],
      near: ["church", "pastoral", "youth", "worship", "congregation", "chaplain", "faith", "children's"],
      never: ["ministry of"]
    },
    forms: [
      "youth ministry",
      "pastoral ministry",
      "chaplaincy",
      "preaching",
      "church leadership",
      "spiritual care",
      "worship leading",
      "children's ministry"
    ],
    rarity: 5
  },
  {
    name: "History",
    ambiguous: {
      forms: ["History"],
      near: ["geography", "civics", "politics", "humanities", "archaeology", "philosophy", "sociology", "literature"],
      never: [
        "medical history",
        "work history",
        "credit history",
        "history of",
        "employment history",
        "driving history"
      ]
    },
    forms: ["art history", "oral history", "world history", "American history", "public history"],
    rarity: 5
  },

  // Natural and environmental sciences
  {
    name: "Biology",
    forms: [
      "biological sciences",
      "life sciences",
      "biological science",
      "life science",
      "biological research",
      "cell biology",
      "developmental biology",
      "evolutionary biology"
    ],
    rarity: 3
  },
  {
    name: "Marine biology",
    forms: [
      "marine science",
      "oceanography",
      "fisheries science",
      "fisheries biology",
      "aquatic biology",
      "marine ecology",
      "fisheries management",
      "limnology"
    ],
    rarity: 5
  },
  { name: "Zoology", forms: ["entomology", "ornithology", "herpetology", "mammalogy"], rarity: 5 },
  {
    name: "Botany",
    forms: [
      "plant science",
      "plant biology",
      "plant identification",
      "plant pathology",
      "plant physiology",
      "plant breeding"
    ],
    rarity: 5
  },
  {
    name: "Ecology",
    forms: [
      "ecological research",
      "ecological surveys",
      "ecosystem analysis",
      "ecological monitoring",
      "habitat assessment",
      "ecological assessment",
      "ecological restoration",
      "landscape ecology",
      "habitat restoration",
      "biodiversity"
    ],
    rarity: 5
  },
  {
    name: "Wildlife biology",
    forms: [
      "wildlife management",
      "wildlife conservation",
      "wildlife surveys",
      "wildlife research",
      "wildlife rehabilitation",
      "species monitoring"
    ],
    rarity: 5
  },
  {
    name: "Conservation",
    ambiguous: {
      forms: ["Conservation", "conservation"],
      near: [
        "wildlife",
        "biodiversity",
        "habitat",
        "ecology",
        "environmental",
        "species",
        "land",
        "forest",
        "natural resources",
        "nature"
      ],
      never: ["art conservation", "energy conservation", "water conservation", "conservation of energy"]
    },
    forms: [
      "conservation biology",
      "nature conservation",
      "environmental conservation",
      "land conservation",
      "natural resource conservation",
      "soil conservation"
    ],
    rarity: 4
  },
  {
    name: "Natural resource management",
    forms: [
      "natural resources management",
      "natural resources",
      "land management",
      "water resources management",
      "rangeland management",
      "water resource management"
    ],
    rarity: 4
  },
  {
    name: "Forestry",
    forms: [
      "forest management",
      "silviculture",
      "forest inventory",
      "arboriculture",
      "timber cruising",
      "urban forestry"
    ],
    rarity: 5
  },
  {
    name: "Agronomy",
    forms: [
      "agricultural science",
      "crop science",
      "soil science",
      "soil testing",
      "agricultural research",
      "crop management",
      "soil analysis",
      "agroecology",
      "sustainable agriculture"
    ],
    rarity: 5
  },
  {
    name: "Food science",
    forms: [
      "food chemistry",
      "food microbiology",
      "sensory evaluation",
      "food technology",
      "food product development",
      "sensory analysis"
    ],
    rarity: 5
  },
  {
    name: "Chemistry",
    forms: [
      "chemical analysis",
      "chemical synthesis",
      "general chemistry",
      "inorganic chemistry",
      "physical chemistry",
      "chemical sciences"
    ],
    rarity: 3
  },
  {
    name: "Organic chemistry",
    forms: ["organic synthesis", "synthetic chemistry", "organic synthetic chemistry", "synthetic organic chemistry"],
    implies: ["Chemistry"],
    rarity: 4
  },
  {
    name: "Analytical chemistry",
    forms: [
      "wet chemistry",
      "quantitative chemical analysis",
      "analytical instrumentation",
      "acid-base titration",
      "Karl Fischer titration"
    ],
    ambiguous: {
      forms: ["Titration", "titration", "Titrations", "titrations"],
      near: [
        "hplc",
        "chemistry",
        "chemical",
        "chemist",
        "laboratory",
        "lab",
        "analytical",
        "wet",
        "ph",
        "chromatography",
        "gc",
        "gc-ms",
        "nmr",
        "ftir",
        "karl",
        "fischer",
        "spectroscopy",
        "reagents",
        "acid",
        "base"
      ],
      never: [
        "drip titration",
        "medication titration",
        "insulin titration",
        "dose titration",
        "titration of medications",
        "titration of medication",
        "titration of drips",
        "infusion titration"
      ]
    },
    implies: ["Chemistry"],
    rarity: 4
  },
  {
    name: "Polymer chemistry",
    forms: ["polymer science", "polymer synthesis", "rheology", "polymer characterization"],
    rarity: 5
  },
  {
    name: "Materials science",
    forms: [
      "materials characterization",
      "X-ray diffraction",
      "XRD",
      "thin films",
      "thin film deposition",
      "nanomaterials",
      "nanotechnology",
      "nanofabrication",
      "material characterization",
      "X-ray photoelectron spectroscopy",
      "atomic force microscopy"
    ],
    rarity: 5
  },
  {
    name: "Electrochemistry",
    forms: ["cyclic voltammetry", "battery research", "electrochemical impedance spectroscopy"],
    rarity: 5
  },
  {
    name: "Computational chemistry",
    forms: [
      "molecular dynamics",
      "molecular modeling",
      "density functional theory",
      "molecular docking",
      "cheminformatics"
    ],
    rarity: 5
  },
  {
    name: "Physics",
    forms: [
      "applied physics",
      "theoretical physics",
      "experimental physics",
      "particle physics",
      "condensed matter physics",
      "solid state physics"
    ],
    rarity: 4
  },
  {
    name: "Optics",
    ambiguous: {
      forms: ["Optics", "optics"],
      near: ["laser", "lasers", "photonics", "imaging", "physics", "lens", "optical", "microscopy", "spectroscopy"],
      never: ["bad optics", "political optics"]
    },
    forms: ["photonics", "laser physics", "nonlinear optics", "optical alignment", "laser alignment"],
    rarity: 5
  },
  { name: "Quantum mechanics", forms: ["quantum physics", "quantum information"], rarity: 5 },
  { name: "Astronomy", forms: ["astrophysics", "cosmology", "planetary science"], rarity: 5 },
  { name: "Medical physics", forms: ["health physics", "radiation physics"], rarity: 5 },
  {
    name: "Mathematics",
    ambiguous: {
      forms: ["maths", "Maths"],
      near: ["teacher", "teaching", "gcse", "pupils", "physics", "english", "science", "year", "degree"]
    },
    forms: [
      "algebra and calculus",
      "applied mathematics",
      "mathematical modeling",
      "calculus",
      "linear algebra",
      "differential equations",
      "mathematical modelling",
      "pure mathematics",
      "trigonometry"
    ],
    rarity: 3
  },
  { name: "Algebra", forms: ["pre-algebra", "college algebra", "algebra II", "algebra 1"], rarity: 4 },
  {
    name: "Geology",
    forms: [
      "geological mapping",
      "geosciences",
      "geoscience",
      "geologic mapping",
      "hydrogeology",
      "stratigraphy",
      "structural geology",
      "geological",
      "mineralogy",
      "core logging",
      "earth science",
      "earth sciences"
    ],
    rarity: 5
  },
  {
    name: "Geophysics",
    forms: ["seismic interpretation", "seismic data processing", "seismology", "geophysical surveys"],
    rarity: 5
  },
  { name: "Geochemistry", rarity: 5 },
  {
    name: "Hydrology",
    forms: [
      "hydrologic modeling",
      "hydrological modeling",
      "watershed management",
      "groundwater modeling",
      "HEC-RAS",
      "HEC-HMS",
      "stormwater modeling",
      "hydrologic analysis",
      "surface water hydrology"
    ],
    rarity: 5
  },
  {
    name: "Climate science",
    forms: [
      "climate change research",
      "climatology",
      "atmospheric science",
      "climate modeling",
      "climate change",
      "climate change adaptation"
    ],
    rarity: 5
  },
  { name: "Meteorology", forms: ["weather forecasting", "weather analysis"], rarity: 5 },
  {
    name: "GIS",
    forms: [
      "geographic information systems",
      "geospatial analysis",
      "spatial analysis",
      "GIS mapping",
      "geospatial data",
      "geographic information system",
      "GIS software",
      "GIS analysis",
      "geospatial information systems",
      "geospatial"
    ],
    rarity: 4
  },
  {
    name: "ArcGIS",
    forms: ["ArcGIS Pro", "Esri ArcGIS", "ArcGIS Online", "Esri", "ArcPy", "ArcGIS Desktop"],
    implies: ["GIS"],
    rarity: 4
  },
  { name: "QGIS", implies: ["GIS"], rarity: 5 },
  {
    name: "Remote sensing",
    forms: [
      "satellite imagery",
      "LiDAR data",
      "photogrammetry",
      "ERDAS Imagine",
      "Google Earth Engine",
      "aerial imagery",
      "remotely sensed data"
    ],
    rarity: 5
  },
  { name: "Cartography", forms: ["map making", "mapmaking", "cartographic design"], rarity: 5 },
  {
    name: "Environmental science",
    forms: ["environmental sciences", "environmental studies", "environmental research", "environmental analysis"],
    rarity: 4
  },
  {
    name: "Environmental impact assessment",
    forms: [
      "environmental impact statements",
      "environmental assessment",
      "NEPA documentation",
      "environmental impact analysis",
      "environmental assessments",
      "environmental impact reports",
      "environmental permitting"
    ],
    rarity: 4
  },
  {
    name: "Environmental site assessment",
    forms: [
      "Phase I ESA",
      "Phase I environmental site assessment",
      "Phase II ESA",
      "site remediation",
      "soil remediation",
      "groundwater sampling",
      "soil sampling",
      "environmental remediation",
      "groundwater monitoring",
      "soil and groundwater sampling",
      "Phase I ESAs"
    ],
    rarity: 5
  },
  {
    name: "Water quality testing",
    forms: [
      "water quality monitoring",
      "water sampling",
      "water quality analysis",
      "water quality sampling",
      "water quality"
    ],
    rarity: 5
  },
  {
    name: "Air quality monitoring",
    forms: ["air quality modeling", "air sampling", "air quality permitting", "air emissions", "AERMOD", "air quality"],
    rarity: 5
  },
  {
    name: "Wetland delineation",
    forms: ["wetlands delineation", "wetland restoration", "wetland science", "stream restoration"],
    rarity: 5
  },
  {
    name: "Sustainability",
    forms: [
      "environmental sustainability",
      "sustainable development",
      "sustainability reporting",
      "sustainability initiatives",
      "carbon accounting",
      "carbon footprint",
      "ESG reporting",
      "sustainable practices",
      "greenhouse gas inventory"
    ],
    rarity: 3
  },
  { name: "Life cycle assessment", forms: ["life cycle analysis"], rarity: 5 },
  { name: "SimaPro", implies: ["Life cycle assessment"], rarity: 5 },

  // Non-profit and community
  {
    name: "Nonprofit management",
    forms: [
      "non-profit management",
      "not-for-profit management",
      "nonprofit administration",
      "charity management",
      "nonprofit leadership",
      "nonprofit experience",
      "nonprofit organizations",
      "nonprofit sector",
      "non-profit sector",
      "nonprofit governance"
    ],
    rarity: 3
  },
  {
    name: "Fundraising",
    forms: [
      "fund raising",
      "fundraising campaigns",
      "raising funds",
      "raise funds",
      "capital campaigns",
      "fundraising events",
      "development and fundraising",
      "annual fund",
      "annual giving",
      "peer-to-peer fundraising"
    ],
    rarity: 3
  },
  {
    name: "Grant writing",
    forms: [
      "grant proposals",
      "grant applications",
      "writing grants",
      "grant proposal writing",
      "write grants",
      "grantwriting",
      "grant proposal",
      "writing grant proposals",
      "grant seeking",
      "funding proposals",
      "grantsmanship"
    ],
    rarity: 4
  },
  {
    name: "Grant management",
    forms: [
      "grants management",
      "grant administration",
      "grant reporting",
      "grants administration",
      "grant compliance",
      "managing grants",
      "manage grants",
      "grantmaking"
    ],
    rarity: 4
  },
  {
    name: "Donor relations",
    forms: [
      "donor stewardship",
      "donor cultivation",
      "major gifts",
      "donor engagement",
      "donor management",
      "planned giving",
      "prospect research",
      "donor communications",
      "donor development",
      "cultivating donors",
      "major donors"
    ],
    rarity: 4
  },
  {
    name: "Raiser's Edge",
    forms: ["Blackbaud", "Raisers Edge", "Blackbaud Raiser's Edge", "Raiser's Edge NXT", "Blackbaud CRM"],
    rarity: 5
  },
  { name: "DonorPerfect", rarity: 5 },
  { name: "Bloomerang", rarity: 5 },
  {
    name: "Volunteer management",
    forms: [
      "volunteer coordination",
      "managing volunteers",
      "volunteer recruitment",
      "manage volunteers",
      "coordinate volunteers",
      "coordinating volunteers",
      "recruiting volunteers",
      "volunteer programs",
      "volunteer training",
      "recruit and train volunteers",
      "volunteer engagement",
      "recruit volunteers"
    ],
    rarity: 4
  },
  {
    name: "Community outreach",
    forms: [
      "community engagement",
      "outreach programs",
      "outreach activities",
      "community relations",
      "outreach events",
      "community outreach programs",
      "conducting outreach",
      "conduct outreach",
      "outreach and engagement"
    ],
    rarity: 3
  },
  {
    name: "Community organizing",
    forms: [
      "community mobilization",
      "coalition building",
      "grassroots advocacy",
      "community building",
      "grassroots mobilization"
    ],
    rarity: 4
  },
  {
    name: "Program evaluation",
    forms: [
      "programme evaluation",
      "impact evaluation",
      "evaluation of programs",
      "logic models",
      "outcome measurement",
      "program outcomes",
      "theory of change",
      "impact assessment of programs",
      "impact measurement",
      "logical framework"
    ],
    rarity: 4
  },
  {
    name: "Monitoring and evaluation",
    ambiguous: {
      forms: ["M&E"],
      near: [
        "monitoring",
        "evaluation",
        "program",
        "programme",
        "ngo",
        "donor",
        "indicators",
        "development",
        "usaid",
        "impact"
      ],
      never: ["m&e engineer", "m&e services", "m&e contractor"]
    },
    forms: [
      "monitoring & evaluation",
      "monitoring, evaluation and learning",
      "monitoring, evaluation, and learning",
      "MEAL framework"
    ],
    rarity: 5
  },
  {
    name: "Program development",
    forms: [
      "program planning",
      "programme development",
      "program design",
      "developing programs",
      "program implementation",
      "program coordination",
      "develop programs",
      "program delivery",
      "educational programming"
    ],
    rarity: 2
  },
  { name: "Capacity building", forms: ["capacity development", "institutional strengthening"], rarity: 4 },
  {
    name: "Workforce development",
    forms: [
      "workforce training programs",
      "job readiness training",
      "WIOA",
      "job placement services",
      "employability skills",
      "workforce programs",
      "job readiness"
    ],
    rarity: 4
  },
  {
    name: "Refugee services",
    forms: [
      "refugee resettlement",
      "refugee support",
      "asylum seeker support",
      "immigrant services",
      "working with refugees"
    ],
    rarity: 5
  },
  {
    name: "Food security programs",
    forms: ["food bank", "food pantry", "food insecurity", "food security"],
    rarity: 5
  },
  { name: "Salesforce NPSP", forms: ["Nonprofit Success Pack"], rarity: 5 },

  // Certifications and licences
  {
    name: "Teaching license",
    kind: "certification",
    forms: [
      "teaching certificate",
      "teacher certification",
      "state teaching certification",
      "certified teacher",
      "teaching credential",
      "licensed teacher",
      "state teaching license",
      "teaching certification",
      "teacher license",
      "teacher licensure",
      "educator license",
      "valid teaching certificate",
      "valid teaching license",
      "state teacher certification",
      "educator certificate",
      "teaching credentials",
      "qualified teacher",
      "teacher qualification",
      "single subject credential",
      "multiple subject credential",
      "professional teaching certificate",
      "teacher registration",
      "Ontario College of Teachers",
      "teaching qualification"
    ],
    implies: ["Teaching"],
    rarity: 3
  },
  {
    name: "QTS",
    kind: "certification",
    forms: ["Qualified Teacher Status", "UK QTS", "QTLS", "QTS qualified"],
    implies: ["Teaching license"],
    rarity: 4
  },
  {
    name: "PGCE",
    kind: "certification",
    forms: [
      "Postgraduate Certificate in Education",
      "PGDE",
      "Post Graduate Certificate in Education",
      "Postgraduate Diploma in Education"
    ],
    implies: ["Teaching"],
    rarity: 4
  },
  {
    name: "B.Ed.",
    kind: "certification",
    forms: [
      "Bachelor of Education",
      "bachelor's degree in education",
      "bachelor's in education",
      "education degree",
      "B Ed",
      "bachelors in education"
    ],
    implies: ["Teaching"],
    rarity: 4
  },
  {
    name: "M.Ed.",
    kind: "certification",
    forms: [
      "Master of Education",
      "master's degree in education",
      "master's in education",
      "Master of Arts in Teaching",
      "M Ed",
      "masters in education"
    ],
    implies: ["Teaching"],
    rarity: 4
  },
  { name: "Ed.D.", kind: "certification", forms: ["Doctor of Education", "EdD", "doctorate in education"], rarity: 5 },
  {
    name: "National Board Certification",
    kind: "certification",
    forms: [
      "National Board Certified Teacher",
      "NBCT",
      "National Board Certified",
      "National Board for Professional Teaching Standards"
    ],
    implies: ["Teaching license"],
    rarity: 5
  },
  {
    name: "Special education certification",
    kind: "certification",
    forms: [
      "special education license",
      "special education credential",
      "certified special education teacher",
      "education specialist credential",
      "special education teaching certificate",
      "special education endorsement",
      "mild/moderate credential",
      "special education teaching license",
      "SPED certification"
    ],
    implies: ["Special education"],
    rarity: 4
  },
  {
    name: "SENCO",
    kind: "certification",
    forms: ["SENCo qualification", "National Award for SEN Coordination", "NASENCO"],
    implies: ["Special education"],
    rarity: 5
  },
  {
    name: "ESL endorsement",
    ambiguous: { forms: ["CLAD"], near: ["bclad", "credential", "teacher", "ell", "authorization", "teaching"] },
    kind: "certification",
    forms: [
      "ESL certification",
      "ESOL endorsement",
      "BCLAD",
      "bilingual endorsement",
      "ESL certified",
      "ESOL certification",
      "ELL endorsement",
      "English learner authorization",
      "bilingual certification",
      "ESL license",
      "ENL certification"
    ],
    implies: ["ESL"],
    rarity: 5
  },
  {
    name: "TEFL",
    kind: "certification",
    forms: [
      "TESOL",
      "teaching English to speakers of other languages",
      "TEFL certification",
      "TESOL certificate",
      "TEFL certificate",
      "TESOL certification",
      "TEFL/TESOL",
      "teaching English as a foreign language",
      "CertTESOL",
      "Trinity CertTESOL",
      "TESL certificate",
      "TEFL certified",
      "TESOL certified",
      "TESL certification"
    ],
    implies: ["ESL"],
    rarity: 4
  },
  {
    name: "CELTA",
    kind: "certification",
    forms: ["Certificate in English Language Teaching to Adults", "Cambridge CELTA"],
    implies: ["ESL"],
    rarity: 5
  },
  {
    name: "DELTA",
    kind: "certification",
    ambiguous: { forms: ["DELTA", "DipTESOL"], near: ["celta", "tesol", "tefl", "efl", "esl", "diploma"] },
    forms: ["Cambridge DELTA", "Diploma in Teaching English to Speakers of Other Languages"],
    implies: ["ESL"],
    rarity: 5
  },
  {
    name: "Child Development Associate",
    kind: "certification",
    ambiguous: {
      forms: ["CDA"],
      near: ["child", "childhood", "preschool", "ece", "credential", "daycare", "infant", "toddler", "teacher"]
    },
    forms: ["CDA credential", "CDA certification", "Child Development Associate credential", "CDA certificate"],
    implies: ["Early childhood education"],
    rarity: 4
  },
  {
    name: "Early childhood certification",
    kind: "certification",
    forms: [
      "ECE certificate",
      "early childhood education degree",
      "early childhood education certificate",
      "registered early childhood educator",
      "RECE",
      "child development permit",
      "ECE license",
      "NVQ Level 3 childcare",
      "Level 3 Early Years Educator",
      "Certificate III in Early Childhood",
      "Cert III in Early Childhood",
      "childcare qualification",
      "NNEB",
      "12 ECE units",
      "ECE units",
      "early childhood endorsement"
    ],
    implies: ["Early childhood education"],
    rarity: 4
  },
  {
    name: "Montessori certification",
    kind: "certification",
    forms: [
      "AMI Montessori diploma",
      "AMS Montessori credential",
      "Montessori certified",
      "Montessori credential",
      "Montessori diploma",
      "MACTE"
    ],
    implies: ["Montessori"],
    rarity: 5
  },
  {
    name: "Substitute teaching permit",
    kind: "certification",
    forms: [
      "substitute teaching license",
      "substitute teacher permit",
      "emergency substitute permit",
      "substitute certificate",
      "30-day substitute permit",
      "substitute license"
    ],
    rarity: 5
  },
  {
    name: "Paraprofessional certification",
    kind: "certification",
    forms: [
      "ParaPro",
      "ParaPro Assessment",
      "paraprofessional license",
      "Higher Level Teaching Assistant",
      "HLTA",
      "teaching assistant qualification"
    ],
    rarity: 5
  },
  {
    name: "Praxis",
    kind: "certification",
    ambiguous: {
      forms: ["Praxis", "PRAXIS"],
      near: ["exam", "exams", "teaching", "teacher", "test", "core", "passed", "scores", "certification"]
    },
    forms: ["Praxis II", "Praxis exam", "Praxis Core"],
    rarity: 5
  },
  { name: "CBEST", kind: "certification", forms: ["California Basic Educational Skills Test"], rarity: 5 },
  { name: "edTPA", kind: "certification", rarity: 5 },
  {
    name: "Principal certification",
    kind: "certification",
    forms: [
      "administrative credential",
      "educational leadership certification",
      "school administrator license",
      "NPQH",
      "NPQSL",
      "school administrator certification",
      "principal license",
      "principal endorsement",
      "National Professional Qualification for Headship"
    ],
    implies: ["School administration"],
    rarity: 5
  },
  {
    name: "School counselor certification",
    kind: "certification",
    forms: [
      "school counseling license",
      "PPS credential",
      "Pupil Personnel Services credential",
      "school counselor license",
      "certified school counselor",
      "school counseling certification",
      "licensed school counselor"
    ],
    implies: ["School counseling"],
    rarity: 5
  },
  {
    name: "School psychologist certification",
    kind: "certification",
    forms: [
      "Nationally Certified School Psychologist",
      "NCSP",
      "school psychologist license",
      "certified school psychologist"
    ],
    implies: ["School psychology"],
    rarity: 5
  },
  {
    name: "Reading specialist certification",
    kind: "certification",
    forms: [
      "reading specialist",
      "reading endorsement",
      "reading specialist license",
      "literacy specialist certification",
      "LETRS",
      "Wilson certified",
      "reading certification"
    ],
    implies: ["Literacy instruction"],
    rarity: 5
  },
  {
    name: "Google Certified Educator",
    kind: "certification",
    forms: [
      "Google Certified Educator Level 1",
      "Google Certified Educator Level 2",
      "Google Certified Teacher",
      "Google Educator certification"
    ],
    implies: ["Google Classroom"],
    rarity: 5
  },
  {
    name: "Microsoft Innovative Educator",
    kind: "certification",
    forms: ["Microsoft Certified Educator", "MIE Expert"],
    rarity: 5
  },
  {
    name: "CPTD",
    kind: "certification",
    forms: [
      "CPLP",
      "Certified Professional in Talent Development",
      "Certified Professional in Learning and Performance",
      "ATD certification"
    ],
    rarity: 5
  },
  { name: "APTD", kind: "certification", forms: ["Associate Professional in Talent Development"], rarity: 5 },
  {
    name: "MLIS",
    kind: "certification",
    forms: [
      "Master of Library and Information Science",
      "Master of Library Science",
      "ALA-accredited master's degree",
      "MLS in library science",
      "master's in library science",
      "ALA-accredited",
      "MSLIS",
      "MLS/MLIS"
    ],
    implies: ["Library science"],
    rarity: 5
  },
  {
    name: "School library certification",
    kind: "certification",
    forms: [
      "school librarian certification",
      "library media specialist certification",
      "teacher librarian credential",
      "library media specialist"
    ],
    implies: ["Library science"],
    rarity: 5
  },
  {
    name: "Certified archivist",
    kind: "certification",
    forms: ["Academy of Certified Archivists", "Digital Archives Specialist"],
    implies: ["Archives management"],
    rarity: 5
  },
  {
    name: "CFRE",
    kind: "certification",
    forms: ["Certified Fund Raising Executive"],
    implies: ["Fundraising"],
    rarity: 5
  },
  {
    name: "Grant Professional Certified",
    kind: "certification",
    forms: ["GPC certification", "Certified Grant Writer", "Certified Research Administrator"],
    rarity: 5
  },
  {
    name: "Certified volunteer administrator",
    kind: "certification",
    forms: ["Certified in Volunteer Administration"],
    implies: ["Volunteer management"],
    rarity: 5
  },
  {
    name: "Certified translator",
    kind: "certification",
    forms: [
      "ATA certification",
      "ATA certified",
      "DipTrans",
      "NAATI",
      "NAATI certified",
      "Chartered Institute of Linguists",
      "certified interpreter",
      "court certified interpreter",
      "certified medical interpreter",
      "CCHI",
      "sworn translator",
      "CoreCHI"
    ],
    implies: ["Translation"],
    rarity: 5
  },
  {
    name: "RID certification",
    kind: "certification",
    forms: ["NIC certification", "Registry of Interpreters for the Deaf", "BEI certification", "EIPA"],
    implies: ["American Sign Language"],
    rarity: 5
  },
  {
    name: "GISP",
    kind: "certification",
    forms: ["Certified GIS Professional", "GIS Professional certification", "GIS certificate"],
    implies: ["GIS"],
    rarity: 5
  },
  {
    name: "Professional Geologist",
    kind: "certification",
    forms: [
      "licensed geologist",
      "licensed professional geologist",
      "registered geologist",
      "Professional Geologist license",
      "P.Geo"
    ],
    implies: ["Geology"],
    rarity: 5
  },
  {
    name: "Certified Wildlife Biologist",
    kind: "certification",
    forms: ["Associate Wildlife Biologist", "Professional Wetland Scientist"],
    rarity: 5
  },
  {
    name: "Coaching license",
    kind: "certification",
    forms: [
      "UEFA B licence",
      "USSF license",
      "FA Level 2 coaching",
      "UEFA B",
      "UEFA A licence",
      "NFHS coaching certification"
    ],
    implies: ["Sports coaching"],
    rarity: 5
  },
  {
    name: "Enhanced DBS",
    kind: "certification",
    forms: [
      "DBS",
      "DBS checked",
      "DBS check",
      "enhanced DBS check",
      "DBS clearance",
      "working with children check",
      "child abuse clearance",
      "fingerprint clearance card",
      "Act 34 clearance",
      "PVG membership",
      "DBS certificate",
      "working with children card",
      "child abuse history clearance"
    ],
    rarity: 4
  },
  { name: "Music theory", forms: ["theory of music", "sight reading music", "sight-reading"], rarity: 5 },
  { name: "Piano", forms: ["piano playing", "piano teaching", "piano accompaniment"], rarity: 5 },
  { name: "Guitar", forms: ["guitar playing", "guitar lessons", "guitar teaching"], rarity: 5 },
  { name: "Violin", forms: ["violin lessons", "violin teaching"], rarity: 5 },
  { name: "Singing", forms: ["vocal coaching", "singing lessons", "vocal training", "voice lessons"], rarity: 5 },
  {
    name: "Choir directing",
    forms: ["choir direction", "choir leading", "choral conducting", "choir conducting", "leading a choir"],
    rarity: 5
  },
  { name: "Potty training", forms: ["toilet training", "nappy changing", "diaper changing"], rarity: 5 },
  { name: "School trips", forms: ["educational visits"], rarity: 4 },
  { name: "Naviance", rarity: 5 },
  { name: "Scoir", rarity: 5 },
  { name: "Quizlet", rarity: 5 },
  { name: "IXL", rarity: 5 },
  { name: "CPOMS", rarity: 5 },
  { name: "Bromcom", rarity: 5 },
  {
    name: "Tapestry",
    ambiguous: { forms: ["Tapestry"], near: ["eyfs", "nursery", "famly", "observations", "journal", "early"] },
    rarity: 5
  },
  {
    name: "SIMS",
    ambiguous: {
      forms: ["SIMS"],
      near: ["attendance", "arbor", "bromcom", "school", "mis", "pupil", "pupils", "registers", "cpoms"]
    },
    rarity: 5
  },
  {
    name: "Paediatric first aid",
    kind: "certification",
    forms: [
      "paediatric first aid certificate",
      "pediatric first aid",
      "paediatric first aider",
      "pediatric first aid certification",
      "pediatric CPR"
    ],
    implies: ["First aid"],
    rarity: 4
  },
  { name: "Title IX", forms: ["Title IX compliance", "Title IX investigations"], rarity: 5 },
  { name: "TEACCH", forms: ["TEACCH method"], rarity: 5 },
  { name: "PECS", forms: ["Picture Exchange Communication System"], rarity: 5 },
  { name: "Team Teach", kind: "certification", forms: ["Team Teach trained", "positive handling"], rarity: 5 },
  { name: "Socratic seminars", forms: ["Socratic method", "Socratic seminar", "Socratic questioning"], rarity: 5 }
]

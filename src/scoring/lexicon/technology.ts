import type { Concept } from "./Concept.js"

// Companions shared by several ambiguous names.
const aws = ["aws", "amazon", "cloud", "s3", "ec2", "lambda", "serverless"]
const coding = ["language", "programming", "developer", "code", "coding", "python", "java", "javascript", "backend"]
const data = ["sql", "python", "data", "spark", "hadoop", "etl", "warehouse", "pipeline", "analytics", "bigquery"]
const devops = ["kubernetes", "docker", "ci", "cd", "pipeline", "terraform", "devops", "jenkins", "aws"]
const testing = ["testing", "test", "tests", "automation", "unit", "qa"]
const web = [
  "javascript",
  "js",
  "typescript",
  "html",
  "css",
  "frontend",
  "web",
  "node",
  "npm",
  "react",
  "angular",
  "vue",
  "ui"
]

const languagesAndWeb: ReadonlyArray<Concept> = [
  // Programming languages
  {
    name: "Programming",
    forms: [
      "programming languages",
      "programming language",
      "computer programming",
      "coding",
      "coding skills",
      "write code",
      "writing code",
      "programming skills",
      "clean code",
      "write clean code",
      "maintainable code"
    ],
    rarity: 2
  },
  {
    name: "Scripting",
    forms: ["scripting languages", "scripting language", "scripting skills", "shell and scripting"],
    implies: ["Programming"],
    rarity: 2
  },
  {
    name: "Java",
    forms: ["Java SE", "Core Java", "Java programming", "Java development", "JDK"],
    ambiguous: {
      forms: [],
      never: ["coffee from java", "java coffee", "island of java", "java indonesia", "cup of java", "java and sumatra"]
    },
    implies: ["Programming"],
    rarity: 2
  },
  {
    name: "JavaScript",
    forms: ["ES6+", "ES2015+", "JS", "ECMAScript", "ES6", "Vanilla JS", "ES2015", "JavaScript ES6"],
    implies: ["Programming"],
    rarity: 2
  },
  {
    name: "TypeScript",
    ambiguous: {
      forms: ["TS"],
      near: [...web, "ror", "ruby", "rails", "codebase", "shop"],
      never: ["ts sci", "ts clearance", "ts/sci"]
    },
    implies: ["JavaScript"]
  },
  {
    name: "Python",
    forms: ["Python3", "Python 3", "Python programming", "Python scripting", "Python development", "CPython"],
    ambiguous: { forms: ["py"], never: ["monty python", "ball python", "burmese python", "python bites"] },
    implies: ["Programming"],
    rarity: 2
  },
  {
    name: "Go",
    forms: ["Golang", "Go lang", "Go programming", "Go language", "Go programming language"],
    ambiguous: {
      forms: ["Go"],
      near: [
        ...coding,
        "preferred",
        "required",
        "goroutines",
        "kubernetes",
        "grpc",
        "microservices",
        "docker",
        "rust",
        "aws"
      ],
      never: [
        "go the extra mile",
        "go above and beyond",
        "go to market",
        "go live",
        "go lives",
        "go to",
        "go getter",
        "go beyond",
        "go for",
        "go further",
        "on the go",
        "go through",
        "go ahead",
        "go hand in hand",
        "ready to go",
        "go back",
        "go into",
        "go out",
        "go over",
        "go from",
        "go and see",
        "go and get"
      ]
    },
    implies: ["Programming"]
  },
  {
    name: "C",
    forms: ["C language", "C programming", "C programming language", "ANSI C", "Embedded C", "C99", "C11"],
    ambiguous: {
      forms: ["C"],
      near: [...coding, "c++", "embedded", "firmware", "linux", "rtos", "assembly", "fortran", "microcontroller"],
      never: [
        "c level",
        "c suite",
        "hepatitis c",
        "vitamin c",
        "c section",
        "class c",
        "c corp",
        "series c",
        "c 1",
        "appendix c"
      ]
    },
    implies: ["Programming"]
  },
  {
    name: "C++",
    forms: ["Cpp", "C plus plus", "C++11", "C++14", "C++17", "C++20", "Modern C++"],
    implies: ["Programming"]
  },
  { name: "C#", forms: ["csharp", "C sharp", "C#.NET"], implies: ["Programming", ".NET"] },
  {
    name: "R",
    forms: ["R programming", "R programming language", "R language", "Rstats", "RStudio", "R Studio", "R Markdown"],
    ambiguous: {
      forms: ["R"],
      near: [
        ...data,
        "statistics",
        "statistical",
        "sas",
        "spss",
        "stata",
        "matlab",
        "analysis",
        "language",
        "programming",
        "tidyverse"
      ],
      never: ["r & d", "r and d", "toys r us"]
    },
    implies: ["Programming"]
  },
  {
    name: "Rust",
    forms: ["Rust lang", "rustlang", "Rust programming"],
    ambiguous: {
      forms: ["Rust"],
      near: [...coding, "go", "systems", "wasm", "memory", "tokio", "c++"],
      never: ["rust removal", "rust belt", "rust prevention", "free of rust", "rust proofing"]
    },
    implies: ["Programming"],
    rarity: 4
  },
  {
    name: "Swift",
    forms: ["SwiftUI", "Swift programming", "Swift UI"],
    ambiguous: {
      forms: ["Swift"],
      near: ["ios", "objective", "xcode", "apple", "mobile", "kotlin", "macos", "app", "cocoa"],
      never: [
        "swift response",
        "swift resolution",
        "swift action",
        "swift payments",
        "swift messages",
        "swift code",
        "taylor swift",
        "swift transportation"
      ]
    },
    implies: ["Programming"]
  },
  { name: "Kotlin", implies: ["Programming"] },
  { name: "Scala", implies: ["Programming"], rarity: 4 },
  {
    name: "Ruby",
    forms: ["Ruby programming"],
    ambiguous: { forms: ["Ruby"], near: [...coding, "rails", "sinatra", "rspec"], never: ["ruby tuesday"] },
    implies: ["Programming"]
  },
  { name: "PHP", forms: ["PHP 7", "PHP 8"], implies: ["Programming"] },
  { name: "Perl", forms: ["Perl scripting"], implies: ["Programming"] },
  {
    name: "Dart",
    forms: ["Dartlang"],
    ambiguous: {
      forms: ["Dart"],
      near: ["flutter", "mobile", "android", "ios", "language", "programming", "kotlin"],
      never: ["dart bus", "dart rail"]
    },
    implies: ["Programming"],
    rarity: 4
  },
  {
    name: "Julia",
    forms: ["Julialang", "Julia programming"],
    ambiguous: {
      forms: ["Julia"],
      near: ["language", "programming", "python", "matlab", "numerical", "scientific"],
      never: ["julia roberts"]
    },
    implies: ["Programming"],
    rarity: 5
  },
  {
    name: "D",
    forms: ["Dlang", "D programming language"],
    ambiguous: {
      forms: ["D"],
      near: ["programming", "language", "c++", "rust"],
      never: ["r & d", "vitamin d", "part d", "d c", "section d"]
    },
    implies: ["Programming"],
    rarity: 5
  },
  {
    name: "Elm",
    forms: ["Elm language"],
    ambiguous: {
      forms: ["Elm"],
      near: ["haskell", "purescript", "react", "frontend", "functional", "programming", "typescript"],
      never: ["elm street", "elm ave"]
    },
    implies: ["Programming"],
    rarity: 5
  },
  { name: "Objective-C", forms: ["ObjC", "Obj-C"], implies: ["Programming"] },
  {
    name: "Visual Basic",
    forms: ["Visual Basic 6", "VB6", "VBScript", "Visual Basic Script"],
    implies: ["Programming"]
  },
  { name: "VB.NET", forms: ["Visual Basic .NET", "VBNet"], implies: [".NET", "Visual Basic"] },
  {
    name: "VBA",
    forms: ["Visual Basic for Applications", "Excel VBA", "Excel macros", "VBA macros"],
    implies: ["Programming"]
  },
  { name: "F#", forms: ["FSharp", "F sharp"], implies: [".NET"], rarity: 5 },
  { name: "MATLAB", implies: ["Programming"] },
  {
    name: "GNU Octave",
    ambiguous: { forms: ["Octave"], near: ["matlab", "python", "numerical", "gnu"] },
    implies: ["Programming"],
    rarity: 5
  },
  { name: "Haskell", implies: ["Functional programming"], rarity: 5 },
  { name: "Erlang", forms: ["Erlang/OTP"], implies: ["Functional programming"], rarity: 5 },
  {
    name: "Elixir",
    forms: ["Elixir language"],
    ambiguous: { forms: ["Elixir"], near: [...coding, "phoenix", "erlang", "otp"] },
    implies: ["Functional programming"],
    rarity: 4
  },
  { name: "Clojure", forms: ["ClojureScript"], implies: ["Functional programming"], rarity: 5 },
  { name: "OCaml", implies: ["Functional programming"], rarity: 5 },
  { name: "ReasonML", implies: ["Functional programming"], rarity: 4 },
  {
    name: "Lisp",
    forms: ["Common Lisp", "Emacs Lisp"],
    ambiguous: { forms: ["Lisp"], near: ["scheme", "prolog", "programming", "language", "functional"] },
    implies: ["Programming"],
    rarity: 5
  },
  { name: "AutoLISP", implies: ["Programming"], rarity: 4 },
  {
    name: "Scheme",
    forms: ["Scheme programming"],
    ambiguous: { forms: ["Scheme"], near: ["lisp", "racket", "haskell", "functional"] },
    implies: ["Programming"],
    rarity: 5
  },
  { name: "Prolog", implies: ["Programming"], rarity: 5 },
  {
    name: "Ada",
    forms: ["Ada programming", "Ada 95", "SPARK Ada"],
    ambiguous: {
      forms: ["Ada"],
      near: ["avionics", "embedded", "c++", "fortran", "do-178c", "language"],
      never: [
        "ada compliance",
        "ada compliant",
        "ada accommodation",
        "ada accessibility",
        "ada requirements",
        "ada guidelines"
      ]
    },
    implies: ["Programming"],
    rarity: 5
  },
  { name: "Fortran", forms: ["Fortran 90"], implies: ["Programming"], rarity: 5 },
  { name: "COBOL", implies: ["Programming"], rarity: 4 },
  {
    name: "Pascal",
    forms: ["Turbo Pascal", "Object Pascal"],
    ambiguous: { forms: ["Pascal"], near: ["delphi", "basic", "fortran", "programming", "language"] },
    implies: ["Programming"],
    rarity: 5
  },
  {
    name: "Delphi",
    forms: ["Embarcadero Delphi", "Borland Delphi"],
    ambiguous: {
      forms: ["Delphi"],
      near: [...coding, "pascal", "embarcadero", "database"],
      never: ["delphi technique", "delphi method"]
    },
    implies: ["Programming"],
    rarity: 5
  },
  {
    name: "BASIC",
    ambiguous: {
      forms: ["BASIC"],
      near: ["cobol", "fortran", "pascal"],
      never: ["BASIC QUALIFICATIONS", "BASIC REQUIREMENTS", "basic life support"]
    },
    implies: ["Programming"],
    rarity: 5
  },
  { name: "QBasic", implies: ["Programming"], rarity: 4 },
  { name: "FreeBASIC", implies: ["Programming"], rarity: 4 },
  {
    name: "Assembly language",
    forms: ["assembler language", "x86 assembly", "ARM assembly", "assembly programming", "MASM", "NASM"],
    ambiguous: {
      forms: ["Assembly", "Assembler"],
      near: ["embedded", "firmware", "c++", "x86", "arm", "reverse", "programming", "language"],
      never: [
        "assembly line",
        "mechanical assembly",
        "general assembly",
        "final assembly",
        "assembly drawings",
        "assembly instructions"
      ]
    },
    implies: ["Programming"],
    rarity: 4
  },
  {
    name: "Solidity",
    forms: ["Solidity smart contracts"],
    ambiguous: { forms: ["Solidity"], near: ["ethereum", "blockchain", "contracts", "web3"] },
    implies: ["Smart contracts"],
    rarity: 4
  },
  {
    name: "Apex",
    forms: ["Salesforce Apex", "Apex classes", "Apex triggers", "Apex code"],
    ambiguous: {
      forms: ["Apex"],
      near: ["salesforce", "visualforce", "lightning", "soql", "lwc"],
      never: ["apex legends", "oracle apex"]
    },
    implies: ["Programming", "Salesforce"],
    rarity: 4
  },
  {
    name: "Groovy",
    forms: ["Apache Groovy", "Groovy scripting"],
    ambiguous: { forms: ["Groovy"], near: ["java", "jenkins", "grails", "gradle", "scripts", "scripting"] },
    implies: ["Programming"],
    rarity: 4
  },
  { name: "Lua", implies: ["Programming"], rarity: 4 },
  {
    name: "Bash",
    forms: ["Bash scripting", "Bash scripts", "Bash shell"],
    ambiguous: {
      forms: ["Bash", "bash"],
      near: [
        "linux",
        "shell",
        "python",
        "scripting",
        "unix",
        "powershell",
        "perl",
        "lines",
        "script",
        "scripts",
        "cron",
        "command",
        "terminal",
        "ssh",
        "automation"
      ],
      never: ["birthday bash"]
    },
    implies: ["Shell scripting"]
  },
  {
    name: "Shell scripting",
    forms: [
      "shell scripts",
      "Unix shell scripting",
      "Linux shell scripting",
      "Unix shell",
      "Korn shell",
      "ksh",
      "zsh",
      "shell programming"
    ],
    ambiguous: {
      forms: ["Shell", "shell"],
      near: ["bash", "python", "perl", "unix", "linux", "scripting", "powershell"],
      never: ["shell corporation", "shell company", "shell and tube", "shell oil"]
    },
    implies: ["Scripting"]
  },
  { name: "PowerShell", forms: ["Windows PowerShell", "PowerShell scripting", "Power Shell"], implies: ["Scripting"] },
  { name: "AWK", forms: ["gawk"], implies: ["Scripting"], rarity: 5 },
  {
    name: "Zig",
    forms: ["Zig language"],
    ambiguous: { forms: ["Zig"], near: ["rust", "systems", "language", "compiler"], never: ["zig zag"] },
    implies: ["Programming"],
    rarity: 5
  },
  {
    name: "Nim",
    forms: ["Nim language"],
    ambiguous: { forms: ["Nim"], near: ["rust", "language", "crystal"] },
    implies: ["Programming"],
    rarity: 5
  },
  {
    name: "Crystal",
    forms: ["Crystal language", "Crystal lang"],
    ambiguous: { forms: ["Crystal"], near: ["ruby", "elixir", "language", "nim"] },
    implies: ["Programming"],
    rarity: 5
  },
  {
    name: "ABAP",
    forms: ["SAP ABAP", "ABAP Objects", "ABAP OO", "ABAP development"],
    implies: ["Programming", "SAP"],
    rarity: 4
  },
  {
    name: "RPG programming",
    forms: ["RPGLE", "RPG IV", "RPG ILE", "RPG/400", "AS/400 RPG"],
    implies: ["Programming"],
    rarity: 5
  },
  { name: "JCL", forms: ["Job Control Language"], implies: ["Mainframe"], rarity: 5 },
  { name: "PL/I", implies: ["Programming"], rarity: 5 },
  { name: "Tcl", forms: ["Tcl/Tk", "Tool Command Language"], implies: ["Scripting"], rarity: 5 },
  { name: "ActionScript", implies: ["Programming"], rarity: 5 },
  { name: "CoffeeScript", implies: ["JavaScript"], rarity: 5 },
  {
    name: "Scratch",
    forms: ["Scratch programming", "MIT Scratch"],
    ambiguous: {
      forms: ["Scratch"],
      near: ["coding", "kids", "programming", "python", "blockly", "minecraft"],
      never: ["from scratch", "scratch cooking", "scratch kitchen", "scratch bakery"]
    },
    rarity: 5
  },
  { name: "LabVIEW", forms: ["NI LabVIEW"], implies: ["Programming"] },
  { name: "Verilog", forms: ["Verilog HDL"], implies: ["HDL"], rarity: 4 },
  { name: "VHDL", implies: ["HDL"], rarity: 4 },
  { name: "SystemVerilog", forms: ["System Verilog"], implies: ["Verilog"], rarity: 4 },
  { name: "HDL", forms: ["hardware description language", "hardware description languages"], rarity: 4 },
  { name: "CUDA", forms: ["NVIDIA CUDA", "CUDA programming"], implies: ["GPU programming"], rarity: 4 },
  { name: "GPU programming", forms: ["GPU computing", "GPU acceleration", "GPGPU"], rarity: 4 },
  { name: "OpenCL", implies: ["GPU programming"], rarity: 4 },
  { name: "ROCm", implies: ["GPU programming"], rarity: 4 },
  { name: "WebAssembly", forms: ["WASM"], rarity: 4 },
  { name: "HTML", forms: ["HTML5", "XHTML", "HyperText Markup Language", "DHTML", "semantic HTML"], rarity: 2 },
  { name: "CSS", forms: ["CSS3", "cascading style sheets", "CSS Grid", "flexbox"], rarity: 2 },
  { name: "XML", forms: ["XSD", "XML Schema"], rarity: 2 },
  { name: "XPath", rarity: 4 },
  { name: "XQuery", rarity: 4 },
  { name: "XSLT", forms: ["XSL"], implies: ["XML"], rarity: 4 },
  { name: "JSON", forms: ["JSON Schema", "JSON API"] },
  { name: "YAML", forms: ["YML"] },
  {
    name: "Markdown",
    ambiguous: {
      forms: ["Markdown"],
      near: ["git", "github", "html", "documentation", "latex", "writing", "asciidoc", "confluence"],
      never: ["markdown pricing", "markdown management", "markdown process", "retail markdown"]
    },
    rarity: 4
  },
  {
    name: "LaTeX",
    ambiguous: { forms: ["LaTeX"], near: ["overleaf", "markdown", "typesetting", "scientific", "word", "matlab"] },
    rarity: 4
  },
  { name: "TeX", rarity: 4 },
  { name: "Regular expressions", forms: ["regex", "regexp"], rarity: 4 },

  // Software development in general
  {
    name: "Software development",
    forms: [
      "software engineering",
      "software design and development",
      "develop software",
      "software applications development",
      "application development",
      "software developer",
      "software design",
      "developing software",
      "software solutions",
      "building software",
      "application design",
      "applications development",
      "programming and software development",
      "software product development",
      "enterprise software development"
    ],
    rarity: 1
  },
  {
    name: "Web development",
    forms: [
      "web application development",
      "web applications",
      "web app development",
      "web programming",
      "website development",
      "web apps",
      "web technologies",
      "developing web applications",
      "web services development"
    ],
    rarity: 2
  },
  {
    name: "Frontend development",
    forms: [
      "front-end development",
      "front end development",
      "front-end",
      "frontend",
      "front-end web development",
      "front-end technologies",
      "front end technologies",
      "client-side development",
      "frontend engineering",
      "UI development",
      "front-end frameworks"
    ],
    implies: ["Web development"],
    rarity: 2
  },
  {
    name: "Backend development",
    forms: [
      "back-end development",
      "back end development",
      "back-end",
      "backend",
      "server-side development",
      "server-side programming",
      "backend engineering",
      "backend systems",
      "backend services",
      "server side"
    ],
    rarity: 2
  },
  {
    name: "Full-stack development",
    forms: [
      "full stack",
      "full-stack",
      "full stack web development",
      "fullstack development",
      "full-stack engineering",
      "full stack engineering"
    ],
    implies: ["Web development"]
  },
  {
    name: "Software development life cycle",
    forms: [
      "SDLC",
      "software development lifecycle",
      "systems development life cycle",
      "system development life cycle",
      "software lifecycle",
      "software development process",
      "software development processes",
      "software development methodologies",
      "development life cycle",
      "development lifecycle"
    ],
    rarity: 2
  },
  {
    name: "Object-oriented programming",
    ambiguous: { forms: ["OOPS"], near: ["java", "oop", "concepts", "programming", "c++", "data", "php", "python"] },
    forms: [
      "OOP",
      "object-oriented design",
      "OOD",
      "object oriented",
      "OO programming",
      "object-oriented",
      "object-oriented development",
      "OO design",
      "OOAD",
      "object-oriented analysis and design"
    ],
    implies: ["Programming"],
    rarity: 2
  },
  {
    name: "Functional programming",
    forms: ["functional languages", "FP languages"],
    implies: ["Programming"],
    rarity: 4
  },
  { name: "Reactive programming", forms: ["Reactive Streams", "ReactiveX"], rarity: 4 },
  { name: "RxJava", implies: ["Reactive programming"], rarity: 4 },
  { name: "RxJS", implies: ["Reactive programming"], rarity: 4 },
  { name: "Project Reactor", implies: ["Reactive programming"], rarity: 4 },
  { name: "RxSwift", implies: ["Reactive programming"], rarity: 4 },
  {
    name: "Concurrent programming",
    forms: [
      "multithreading",
      "multi-threading",
      "multithreaded",
      "concurrency",
      "multi-threaded programming",
      "multithreaded programming",
      "parallel programming",
      "asynchronous programming",
      "parallel computing",
      "multi-threaded"
    ],
    rarity: 4
  },
  {
    name: "Design patterns",
    forms: [
      "software design patterns",
      "GoF patterns",
      "Gang of Four",
      "architectural patterns",
      "enterprise design patterns",
      "design principles and patterns"
    ]
  },
  {
    name: "SOLID principles",
    forms: ["SOLID design principles"],
    ambiguous: { forms: ["SOLID"], near: ["principles", "oop", "design", "patterns", "clean", "dry", "tdd"] },
    rarity: 4
  },
  { name: "Data structures", forms: ["data structure", "DSA"] },
  { name: "Algorithms", forms: ["algorithm design", "algorithm development", "algorithmic thinking"] },
  {
    name: "Computer science",
    forms: ["computer science fundamentals", "CS fundamentals", "computer science principles", "computing"],
    rarity: 2
  },
  { name: "Compilers", forms: ["compiler design", "compiler development", "LLVM", "compiler optimization"], rarity: 5 },
  {
    name: "Debugging",
    forms: [
      "software debugging",
      "debug code",
      "debugging skills",
      "debug issues",
      "debug and fix",
      "bug fixing",
      "fix bugs",
      "bug fixes",
      "debugging code",
      "gdb",
      "identify and fix bugs",
      "resolving bugs"
    ],
    rarity: 2
  },
  {
    name: "Troubleshooting",
    forms: [
      "technical troubleshooting",
      "troubleshoot",
      "troubleshoot issues",
      "troubleshooting issues",
      "trouble shooting",
      "fault finding",
      "troubleshooting and problem resolution",
      "diagnose and resolve",
      "trouble-shooting"
    ],
    rarity: 1
  },
  {
    name: "Code review",
    forms: ["peer code review", "code reviewing", "peer review of code", "review code", "pull request reviews"]
  },
  {
    name: "Refactoring",
    forms: ["code refactoring", "refactor code", "refactor legacy code", "reduce technical debt", "technical debt"]
  },
  {
    name: "Legacy systems",
    forms: [
      "legacy modernization",
      "legacy code",
      "legacy applications",
      "application modernization",
      "legacy system migration",
      "legacy modernisation"
    ],
    rarity: 4
  },
  { name: "Pair programming", forms: ["mob programming", "pairing with developers"], rarity: 4 },
  {
    name: "Performance tuning",
    forms: [
      "performance optimization",
      "application performance",
      "performance engineering",
      "tune performance",
      "code optimization",
      "optimize performance",
      "performance improvements",
      "profiling and optimization"
    ]
  },
  {
    name: "System design",
    forms: [
      "systems design",
      "software system design",
      "high-level design",
      "low-level design",
      "technical design",
      "HLD",
      "LLD",
      "designing systems",
      "solution design",
      "technical designs",
      "system architecture design"
    ]
  },
  {
    name: "API design",
    forms: [
      "API development",
      "APIs",
      "API",
      "application programming interface",
      "application programming interfaces",
      "web APIs",
      "API integration",
      "API integrations",
      "web API",
      "RESTful API design",
      "building APIs",
      "design APIs",
      "API-first",
      "third-party APIs"
    ],
    rarity: 2
  },
  {
    name: "Technical documentation",
    forms: [
      "software documentation",
      "technical specifications",
      "technical specs",
      "system documentation",
      "document code",
      "API documentation",
      "design documents",
      "technical manuals",
      "write documentation",
      "technical writing",
      "writing technical documentation",
      "user manuals",
      "user guides",
      "documentation of processes",
      "technical reports",
      "design documentation"
    ],
    rarity: 2
  },
  {
    name: "Requirements gathering",
    forms: [
      "requirements analysis",
      "gather requirements",
      "requirement gathering",
      "gathering requirements",
      "requirements elicitation",
      "eliciting requirements",
      "requirements management",
      "business requirements",
      "functional requirements",
      "requirements definition",
      "software requirements",
      "functional specifications",
      "analyze requirements",
      "user requirements",
      "technical requirements gathering",
      "requirement analysis"
    ],
    rarity: 2
  },
  {
    name: "User stories",
    forms: ["writing user stories", "user story mapping", "story mapping", "acceptance criteria"]
  },
  {
    name: "UML",
    forms: ["Unified Modeling Language", "UML diagrams", "sequence diagrams", "class diagrams"],
    rarity: 4
  },
  { name: "SysML", implies: ["UML"], rarity: 5 },
  {
    name: "Model-based systems engineering",
    forms: ["MBSE", "model-based design", "model-based development", "Cameo Systems Modeler"],
    rarity: 5
  },
  { name: "Systems engineering", forms: ["systems engineer", "system engineering"] },
  {
    name: "Systems integration",
    forms: [
      "system integration",
      "systems integrations",
      "software integration",
      "application integration",
      "enterprise integration",
      "integration development",
      "enterprise application integration",
      "integrating systems"
    ]
  },
  {
    name: "Software maintenance",
    forms: [
      "application support",
      "application maintenance",
      "production support",
      "maintain software",
      "software support",
      "maintaining software",
      "L3 support",
      "maintain existing software",
      "applications support"
    ]
  },
  {
    name: "Software installation",
    forms: [
      "installing software",
      "software upgrades",
      "software updates",
      "install software",
      "software configuration",
      "software deployment",
      "install and configure software"
    ]
  },
  {
    name: "Open source",
    forms: [
      "open-source software",
      "open source contributions",
      "OSS contributions",
      "open source projects",
      "open-source development",
      "FOSS"
    ],
    rarity: 4
  },
  {
    name: "Internationalization",
    forms: ["i18n", "internationalisation and localisation", "l10n", "software localization"],
    rarity: 4
  },
  {
    name: "Low-code development",
    forms: ["low-code", "no-code", "low code", "no code", "low-code platforms", "citizen development"],
    rarity: 4
  },
  { name: "OutSystems", implies: ["Low-code development"], rarity: 4 },
  { name: "Mendix", implies: ["Low-code development"], rarity: 4 },
  { name: "Bubble.io", implies: ["Low-code development"], rarity: 4 },
  { name: "Web scraping", forms: ["web crawling", "data scraping", "screen scraping"], rarity: 4 },
  { name: "BeautifulSoup", implies: ["Web scraping"], rarity: 4 },
  { name: "Beautiful Soup", implies: ["Web scraping"], rarity: 4 },
  { name: "Scrapy", implies: ["Web scraping"], rarity: 4 },
  {
    name: "Search technology",
    forms: ["full-text search", "search relevance", "information retrieval", "enterprise search"],
    rarity: 4
  },
  {
    name: "High-performance computing",
    forms: ["HPC", "high performance computing", "supercomputing", "MPI programming"],
    rarity: 4
  },
  { name: "OpenMP", implies: ["High-performance computing"], rarity: 4 },
  { name: "Slurm", implies: ["High-performance computing"], rarity: 4 },
  {
    name: "Real-time systems",
    forms: [
      "real-time software",
      "real-time programming",
      "real time systems",
      "low-latency systems",
      "low latency",
      "hard real-time"
    ],
    rarity: 4
  },
  { name: "Progressive web apps", forms: ["PWA", "progressive web applications"], rarity: 4 },
  {
    name: "Single-page applications",
    forms: ["single page application", "single page apps", "SPA development"],
    ambiguous: { forms: ["SPA", "SPAs"], near: [...web], never: ["day spa", "spa services", "spa treatments"] }
  },
  {
    name: "Responsive web design",
    forms: [
      "responsive design",
      "mobile-first design",
      "responsive websites",
      "responsive layouts",
      "responsive web",
      "responsive web applications",
      "mobile responsive"
    ]
  },
  {
    name: "Cross-browser compatibility",
    forms: ["cross-browser testing", "cross-browser", "cross browser development", "browser compatibility"]
  },
  {
    name: "Web performance",
    forms: [
      "Core Web Vitals",
      "Lighthouse audits",
      "page speed",
      "page load optimization",
      "PageSpeed Insights",
      "web performance optimization"
    ],
    rarity: 4
  },
  { name: "Web services", forms: ["SOAP web services", "WSDL", "XML web services", "REST web services"], rarity: 2 },
  { name: "JAX-WS", forms: ["JAX-RS"], implies: ["Web services"], rarity: 4 },
  {
    name: "Desktop application development",
    forms: ["desktop applications", "desktop development", "Windows application development"],
    rarity: 4
  },
  { name: "Chrome extensions", forms: ["browser extensions", "browser extension development"], rarity: 5 },
  {
    name: "Proof of concept",
    forms: [
      "proofs of concept",
      "POC development",
      "rapid prototyping of software",
      "technical prototypes",
      "software prototyping"
    ],
    ambiguous: {
      forms: ["POC", "PoC", "POCs"],
      near: ["prototype", "demo", "technical", "develop", "solution", "build", "mvp"],
      never: ["point of contact", "poc for"]
    }
  },
  {
    name: "Software architecture",
    forms: [
      "application architecture",
      "software architect",
      "systems architecture",
      "system architecture",
      "architecture design",
      "software architecture design",
      "technical architecture",
      "architectural design patterns",
      "architecting software",
      "architectural decisions"
    ]
  },
  {
    name: "Solution architecture",
    forms: [
      "solutions architecture",
      "solutions architect",
      "solution architect",
      "architecting solutions",
      "architect solutions"
    ],
    rarity: 4
  },
  { name: "Enterprise architecture", forms: ["enterprise architect", "EA frameworks"], rarity: 4 },
  { name: "ArchiMate", implies: ["Enterprise architecture"], rarity: 4 },
  {
    name: "TOGAF",
    forms: ["The Open Group Architecture Framework", "TOGAF certified", "TOGAF certification", "TOGAF 9"],
    implies: ["Enterprise architecture"],
    rarity: 4
  },

  // Frontend
  {
    name: "React",
    forms: ["React.js", "ReactJS", "React hooks", "React components"],
    ambiguous: {
      forms: ["React"],
      near: [...web, "redux", "native", "hooks", "component"],
      never: ["react to", "react quickly", "react calmly", "react appropriately", "react well"]
    },
    implies: ["JavaScript"]
  },
  {
    name: "Angular",
    forms: ["Angular 2+", "AngularJS", "Angular.js", "Angular 2", "Angular CLI", "Angular Material"],
    implies: ["JavaScript"]
  },
  {
    name: "Vue.js",
    forms: ["VueJS", "Vuex", "Vue 3"],
    ambiguous: { forms: ["Vue"], near: [...web, "nuxt"], never: ["bella vue"] },
    implies: ["JavaScript"]
  },
  { name: "Pinia", implies: ["JavaScript"], rarity: 4 },
  {
    name: "Svelte",
    forms: ["SvelteKit"],
    ambiguous: { forms: ["Svelte"], near: [...web] },
    implies: ["JavaScript"],
    rarity: 4
  },
  { name: "SolidJS", forms: ["Solid.js"], implies: ["JavaScript"], rarity: 5 },
  {
    name: "Ember.js",
    forms: ["EmberJS"],
    ambiguous: { forms: ["Ember"], near: [...web, "backbone"] },
    implies: ["JavaScript"],
    rarity: 4
  },
  {
    name: "Backbone.js",
    forms: ["BackboneJS", "Marionette.js"],
    ambiguous: {
      forms: ["Backbone"],
      near: ["javascript", "js", "ember", "angular", "jquery", "underscore", "marionette"],
      never: ["the backbone", "backbone of", "backbone network", "network backbone"]
    },
    implies: ["JavaScript"],
    rarity: 4
  },
  { name: "jQuery", forms: ["jQuery UI", "jQuery Mobile"], implies: ["JavaScript"] },
  { name: "Server-side rendering", forms: ["SSR", "server rendering", "server-rendered"], rarity: 4 },
  { name: "Client-side rendering", forms: ["client rendering", "browser rendering"], rarity: 4 },
  {
    name: "Next.js",
    forms: ["NextJS"],
    ambiguous: {
      forms: ["Next"],
      near: ["react", "vercel", "nuxt", "remix", "tailwind"],
      never: ["next step", "next level", "next generation", "next day", "next door"]
    },
    implies: ["React"]
  },
  { name: "Nuxt", forms: ["Nuxt.js", "NuxtJS"], implies: ["Vue.js"], rarity: 4 },
  {
    name: "Gatsby",
    forms: ["Gatsby.js", "GatsbyJS"],
    ambiguous: {
      forms: ["Gatsby"],
      near: ["react", "graphql", "jamstack", "next", "contentful", "netlify"],
      never: ["great gatsby"]
    },
    implies: ["React"],
    rarity: 4
  },
  {
    name: "Remix",
    forms: ["Remix.run", "RemixJS"],
    ambiguous: { forms: ["Remix"], near: ["react", "next.js", "astro", "svelte"], never: ["remix music"] },
    implies: ["React"],
    rarity: 5
  },
  {
    name: "Astro",
    forms: ["Astro.js", "Astro build"],
    ambiguous: { forms: ["Astro"], near: ["react", "next.js", "svelte", "jamstack", "frontend", "gatsby"] },
    implies: ["JavaScript"],
    rarity: 5
  },
  { name: "Redux", forms: ["RTK", "Redux Toolkit", "Redux Saga", "Redux Thunk", "RTK Query"], implies: ["React"] },
  { name: "MobX", implies: ["JavaScript"], rarity: 5 },
  { name: "Zustand", implies: ["JavaScript"], rarity: 4 },
  { name: "Recoil.js", implies: ["JavaScript"], rarity: 4 },
  { name: "React Query", forms: ["TanStack Query", "TanStack"], implies: ["React"], rarity: 5 },
  { name: "Alpine.js", forms: ["AlpineJS"], implies: ["JavaScript"], rarity: 5 },
  { name: "HTMX", implies: ["HTML"], rarity: 5 },
  {
    name: "Web Components",
    forms: ["Lit Element", "LitElement", "Lit.js", "custom elements"],
    implies: ["JavaScript"],
    rarity: 5
  },
  { name: "Stencil.js", implies: ["JavaScript"], rarity: 4 },
  { name: "Polymer.js", implies: ["JavaScript"], rarity: 4 },
  {
    name: "D3.js",
    forms: ["D3JS"],
    ambiguous: { forms: ["D3"], near: [...web, "charts", "visualization", "highcharts"], never: ["vitamin d3"] },
    implies: ["JavaScript", "Data visualization"],
    rarity: 4
  },
  { name: "Chart.js", forms: ["amCharts"], implies: ["Data visualization"], rarity: 4 },
  { name: "Highcharts", implies: ["Data visualization"], rarity: 4 },
  { name: "ECharts", implies: ["Data visualization"], rarity: 4 },
  { name: "Recharts", implies: ["Data visualization"], rarity: 4 },
  { name: "Three.js", forms: ["ThreeJS", "react-three-fiber"], implies: ["WebGL"], rarity: 4 },
  { name: "WebGL", rarity: 4 },
  { name: "WebGPU", rarity: 4 },
  { name: "WebRTC", rarity: 4 },
  { name: "WebSocket", forms: ["server-sent events"], rarity: 4 },
  { name: "Socket.io", implies: ["WebSocket"], rarity: 4 },
  { name: "SignalR", implies: ["WebSocket"], rarity: 4 },
  {
    name: "Ajax",
    forms: ["Asynchronous JavaScript and XML"],
    ambiguous: {
      forms: ["Ajax"],
      near: ["javascript", "jquery", "html", "css", "xml", "json", "web"],
      never: ["ajax ontario", "ajax on"]
    },
    implies: ["JavaScript"]
  },
  {
    name: "Sass",
    forms: ["SCSS", "Sass/SCSS"],
    ambiguous: { forms: ["Sass"], near: ["css", "less", "html", "bootstrap", "javascript", "stylus"] },
    implies: ["CSS"],
    rarity: 4
  },
  {
    name: "Less",
    forms: ["Less CSS", "Less.js"],
    ambiguous: {
      forms: ["Less", "LESS"],
      near: ["sass", "scss", "css", "html", "bootstrap", "stylus"],
      never: ["no less", "less than", "less is more", "or less", "not less", "less experienced"]
    },
    implies: ["CSS"],
    rarity: 4
  },
  {
    name: "Stylus",
    forms: ["Stylus CSS"],
    ambiguous: { forms: ["Stylus"], near: ["css", "sass", "less", "scss"] },
    implies: ["CSS"],
    rarity: 5
  },
  {
    name: "Tailwind CSS",
    forms: ["TailwindCSS"],
    ambiguous: { forms: ["Tailwind"], near: ["css", "react", "html", "bootstrap", "next", "vue"] },
    implies: ["CSS"]
  },
  {
    name: "Bootstrap",
    forms: ["Twitter Bootstrap", "Bootstrap CSS", "Bootstrap 4", "Bootstrap 5"],
    ambiguous: {
      forms: ["Bootstrap"],
      near: ["css", "html", "javascript", "jquery", "angular", "react", "css3", "html5"],
      never: ["bootstrap the", "to bootstrap"]
    },
    implies: ["CSS"]
  },
  {
    name: "Material UI",
    forms: ["MUI", "Material-UI", "Chakra UI", "shadcn", "shadcn/ui", "Radix UI"],
    implies: ["React"],
    rarity: 4
  },
  { name: "Ant Design", implies: ["React"], rarity: 4 },
  { name: "Styled Components", forms: ["styled-components", "CSS-in-JS", "CSS modules"], implies: ["CSS"], rarity: 4 },
  { name: "Emotion CSS", implies: ["CSS"], rarity: 4 },
  { name: "BEM methodology", ambiguous: { forms: ["BEM"], near: ["css", "sass", "html"] }, rarity: 5 },
  { name: "Webpack", forms: ["webpack bundling", "esbuild"], implies: ["JavaScript"] },
  { name: "Rollup.js", implies: ["JavaScript"], rarity: 4 },
  { name: "Vite", forms: ["ViteJS"], implies: ["JavaScript"], rarity: 4 },
  {
    name: "Babel",
    forms: ["BabelJS"],
    ambiguous: { forms: ["Babel"], near: ["webpack", "javascript", "es6", "react", "typescript", "node", "eslint"] },
    implies: ["JavaScript"],
    rarity: 4
  },
  {
    name: "Gulp",
    forms: ["Gulp.js"],
    ambiguous: {
      forms: ["Gulp"],
      near: ["webpack", "javascript", "npm", "node", "bower", "sass"],
      never: ["grunt work"]
    },
    implies: ["JavaScript"],
    rarity: 4
  },
  {
    name: "Grunt",
    forms: ["Grunt.js"],
    ambiguous: { forms: ["Grunt"], near: ["webpack", "javascript", "npm", "node", "bower", "sass", "gulp"] },
    implies: ["JavaScript"],
    rarity: 4
  },
  { name: "npm", forms: ["Node Package Manager", "pnpm"], implies: ["JavaScript"] },
  {
    name: "Yarn",
    ambiguous: { forms: ["Yarn"], near: ["npm", "webpack", "javascript", "node", "react"] },
    implies: ["JavaScript"],
    rarity: 4
  },
  { name: "ESLint", implies: ["JavaScript"], rarity: 4 },
  { name: "Prettier formatter", implies: ["JavaScript"], rarity: 4 },
  {
    name: "Storybook",
    forms: ["Storybook.js"],
    ambiguous: {
      forms: ["Storybook"],
      near: ["react", "components", "frontend", "design", "ui", "figma", "jest"],
      never: ["storybook reading", "storybook time"]
    },
    rarity: 4
  },
  {
    name: "Electron",
    forms: ["Electron.js", "ElectronJS"],
    ambiguous: {
      forms: ["Electron"],
      near: ["javascript", "node", "react", "desktop", "typescript"],
      never: ["electron microscopy", "electron microscope", "electron beam"]
    },
    implies: ["JavaScript"],
    rarity: 4
  },
  { name: "Ext JS", forms: ["ExtJS"], implies: ["JavaScript"], rarity: 5 },
  { name: "Sencha", implies: ["JavaScript"], rarity: 4 },
  { name: "Knockout.js", forms: ["KnockoutJS"], implies: ["JavaScript"], rarity: 5 },
  { name: "Dojo Toolkit", implies: ["JavaScript"], rarity: 5 },
  { name: "Kendo UI", rarity: 5 },
  { name: "Telerik", rarity: 4 },
  { name: "DevExpress", rarity: 4 },
  { name: "Syncfusion", rarity: 4 },
  { name: "GWT", forms: ["Google Web Toolkit"], implies: ["Java"], rarity: 5 },
  { name: "Vaadin", implies: ["Java"], rarity: 4 },
  { name: "Micro frontends", forms: ["micro-frontends", "microfrontends", "module federation"], rarity: 4 },
  { name: "Jamstack", forms: ["static site generators", "headless frontend"], rarity: 5 },
  { name: "Hugo static site", implies: ["Jamstack"], rarity: 4 },
  { name: "Jekyll", implies: ["Jamstack"], rarity: 4 },

  // Backend frameworks
  {
    name: "Node.js",
    forms: ["NodeJS", "Node JS"],
    ambiguous: {
      forms: ["Node"],
      near: [
        "javascript",
        "js",
        "express",
        "npm",
        "react",
        "typescript",
        "backend",
        "api",
        "mongodb",
        "python",
        "java"
      ],
      never: ["node in a", "nodes in", "lymph node", "node of"]
    },
    implies: ["JavaScript"]
  },
  {
    name: "Express.js",
    forms: ["ExpressJS", "Express JS"],
    ambiguous: {
      forms: ["Express"],
      near: ["node", "mongodb", "mean", "mern", "react", "javascript", "js", "nestjs", "backend", "npm"],
      never: [
        "express written",
        "american express",
        "express yourself",
        "express ideas",
        "express consent",
        "express permission",
        "holiday inn express",
        "federal express",
        "express or implied"
      ]
    },
    implies: ["Node.js"]
  },
  {
    name: "NestJS",
    forms: ["Nest.js", "Nest JS"],
    ambiguous: {
      forms: ["Nest"],
      near: ["node", "typescript", "express", "prisma", "backend"],
      never: ["google nest", "nest egg"]
    },
    implies: ["Node.js", "TypeScript"],
    rarity: 4
  },
  { name: "Fastify", implies: ["Node.js"], rarity: 5 },
  { name: "KoaJS", forms: ["Koa.js"], implies: ["Node.js"], rarity: 4 },
  { name: "Hapi.js", implies: ["Node.js"], rarity: 4 },
  { name: "Deno", forms: ["Deno runtime"], implies: ["TypeScript"], rarity: 5 },
  {
    name: "Bun",
    forms: ["Bun runtime", "Bun.js"],
    ambiguous: { forms: ["Bun"], near: ["node", "deno", "javascript", "typescript", "vite"] },
    implies: ["JavaScript"],
    rarity: 5
  },
  {
    name: "Meteor",
    forms: ["Meteor.js", "MeteorJS"],
    ambiguous: { forms: ["Meteor"], near: ["node", "javascript", "mongodb", "react"] },
    implies: ["JavaScript"],
    rarity: 5
  },
  {
    name: "MEAN stack",
    ambiguous: { forms: ["MEAN"], near: ["stack", "mern", "angular", "node", "mongodb"] },
    implies: ["MongoDB", "Express.js", "Angular", "Node.js"],
    rarity: 4
  },
  { name: "MERN stack", forms: ["MERN"], implies: ["MongoDB", "Express.js", "React", "Node.js"], rarity: 4 },
  {
    name: "LAMP stack",
    ambiguous: { forms: ["LAMP"], near: ["stack", "php", "mysql", "linux", "apache", "wordpress"] },
    implies: ["Linux", "Apache HTTP Server", "MySQL", "PHP"],
    rarity: 4
  },
  {
    name: "Spring",
    forms: [
      "Spring Framework",
      "Spring MVC",
      "Spring Cloud",
      "Spring Security",
      "Spring Data",
      "Spring Batch",
      "Spring WebFlux",
      "Spring Core",
      "Spring IoC"
    ],
    ambiguous: {
      forms: ["Spring"],
      near: ["java", "hibernate", "boot", "mvc", "jpa", "j2ee", "kotlin", "maven", "microservices", "security"],
      never: [
        "spring 2024",
        "spring 2023",
        "spring 2025",
        "spring 2026",
        "spring semester",
        "spring break",
        "spring season",
        "spring and summer",
        "spring summer",
        "silver spring",
        "spring cleaning",
        "this spring",
        "spring term"
      ]
    },
    implies: ["Java"]
  },
  { name: "Spring Boot", forms: ["SpringBoot"], implies: ["Spring"] },
  {
    name: "Java EE",
    forms: ["J2EE", "JEE", "Jakarta EE", "Java Enterprise Edition", "EJB", "Enterprise JavaBeans"],
    implies: ["Java"]
  },
  {
    name: "Hibernate",
    forms: ["Hibernate ORM"],
    ambiguous: { forms: ["Hibernate"], near: ["java", "spring", "jpa", "orm", "j2ee", "struts", "sql"] },
    implies: ["ORM"]
  },
  { name: "NHibernate", implies: ["ORM"], rarity: 4 },
  { name: "JPA", forms: ["Java Persistence API"], implies: ["ORM", "Java"], rarity: 4 },
  { name: "ORM", forms: ["object-relational mapping", "object relational mapping"], rarity: 4 },
  {
    name: "Struts",
    forms: ["Apache Struts", "Struts 2"],
    ambiguous: {
      forms: ["Struts"],
      near: ["java", "spring", "hibernate", "jsp", "j2ee", "servlets"],
      never: ["macpherson struts"]
    },
    implies: ["Java"],
    rarity: 4
  },
  { name: "JSP", forms: ["JavaServer Pages", "Java servlets", "servlets", "JSTL"], implies: ["Java"], rarity: 4 },
  { name: "JSF", forms: ["JavaServer Faces"], implies: ["Java"], rarity: 5 },
  { name: "PrimeFaces", implies: ["Java"], rarity: 4 },
  { name: "JDBC", forms: ["Java Database Connectivity", "ODBC"], rarity: 4 },
  { name: "JMS", forms: ["Java Message Service"], implies: ["Message queues"], rarity: 4 },
  {
    name: "Java Swing",
    forms: ["JavaFX"],
    ambiguous: {
      forms: ["Swing"],
      near: ["java", "awt", "javafx", "jsp"],
      never: ["swing shift", "mood swings", "swing set", "in full swing"]
    },
    implies: ["Java"],
    rarity: 5
  },
  { name: "Quarkus", implies: ["Java"], rarity: 5 },
  { name: "Micronaut", implies: ["Java"], rarity: 5 },
  { name: "Dropwizard", implies: ["Java"], rarity: 4 },
  {
    name: "Play Framework",
    ambiguous: {
      forms: ["Play"],
      near: ["scala", "akka", "java", "lagom"],
      never: ["play a", "role play", "play therapy"]
    },
    implies: ["Scala"],
    rarity: 5
  },
  { name: "Akka", forms: ["Akka Streams", "actor model"], implies: ["Scala"], rarity: 5 },
  { name: "Vert.x", implies: ["Java"], rarity: 5 },
  { name: "Grails", implies: ["Groovy"], rarity: 5 },
  { name: "Ktor", implies: ["Kotlin"], rarity: 5 },
  { name: "JUnit", forms: ["JUnit 5", "JUnit4"], implies: ["Unit testing", "Java"] },
  { name: "Maven", forms: ["Apache Maven"], implies: ["Java"] },
  { name: "Gradle", implies: ["Build automation"], rarity: 4 },
  {
    name: "Ant",
    forms: ["Apache Ant"],
    ambiguous: {
      forms: ["Ant", "ANT"],
      near: ["maven", "gradle", "java", "jenkins", "build", "ivy"],
      never: ["ant man"]
    },
    implies: ["Java"],
    rarity: 4
  },
  {
    name: "JVM",
    forms: ["Java Virtual Machine", "JVM tuning", "garbage collection tuning"],
    implies: ["Java"],
    rarity: 4
  },
  { name: "Tomcat", forms: ["Apache Tomcat"], implies: ["Java"], rarity: 4 },
  { name: "WebLogic", forms: ["Oracle WebLogic", "WebLogic Server"], implies: ["Java EE"], rarity: 4 },
  { name: "WebSphere", forms: ["IBM WebSphere", "WebSphere Application Server"], implies: ["Java EE"], rarity: 4 },
  { name: "JBoss", forms: ["WildFly", "JBoss EAP"], implies: ["Java EE"], rarity: 4 },
  {
    name: ".NET",
    forms: [
      "dotnet",
      "dot net",
      ".NET Framework",
      ".NET Core",
      "Microsoft .NET",
      "DotNet Core",
      ".NET 6",
      ".NET 8",
      ".NET development"
    ],
    rarity: 2
  },
  {
    name: "ASP.NET",
    forms: [
      "ASP.NET MVC",
      "ASP.NET Core",
      "ASP .NET",
      "Web Forms",
      "ASP.NET Web API",
      "Classic ASP",
      "Active Server Pages"
    ],
    implies: [".NET"]
  },
  {
    name: "Entity Framework",
    ambiguous: { forms: ["EF"], near: ["linq", "c#", ".net", "core", "asp.net"] },
    forms: ["EF Core", "Entity Framework Core"],
    implies: [".NET", "ORM"]
  },
  { name: "LINQ", forms: ["Language Integrated Query"], implies: [".NET"], rarity: 4 },
  { name: "Blazor", forms: ["Blazor WebAssembly", "Razor Pages"], implies: [".NET"], rarity: 4 },
  { name: "WPF", forms: ["Windows Presentation Foundation", "XAML", "UWP"], implies: [".NET"], rarity: 4 },
  { name: "WinForms", implies: [".NET"], rarity: 4 },
  { name: "Windows Forms", implies: [".NET"], rarity: 4 },
  { name: "WCF", forms: ["Windows Communication Foundation"], implies: [".NET"], rarity: 4 },
  { name: "ADO.NET", implies: [".NET"], rarity: 4 },
  { name: ".NET MAUI", forms: ["MAUI", "Xamarin/MAUI"], implies: [".NET", "Mobile development"], rarity: 4 },
  { name: "Xamarin", forms: ["Xamarin.Forms"], implies: [".NET", "Mobile development"], rarity: 4 },
  { name: "NuGet", implies: [".NET"], rarity: 5 },
  { name: "Django", forms: ["Django REST Framework", "DRF"], implies: ["Python"] },
  {
    name: "Flask",
    forms: ["Flask framework", "Python Flask", "Flask API"],
    ambiguous: {
      forms: ["Flask"],
      near: ["python", "django", "fastapi", "sqlalchemy", "api", "rest", "backend", "pandas"],
      never: ["erlenmeyer flask", "flask culture"]
    },
    implies: ["Python"]
  },
  { name: "FastAPI", forms: ["Fast API"], implies: ["Python"], rarity: 4 },
  { name: "SQLAlchemy", implies: ["Python", "ORM"], rarity: 4 },
  { name: "Alembic migrations", implies: ["Python", "ORM"], rarity: 4 },
  {
    name: "Celery",
    forms: ["Celery task queue"],
    ambiguous: { forms: ["Celery"], near: ["python", "django", "rabbitmq", "redis", "flask"], never: ["celery and"] },
    implies: ["Python"],
    rarity: 4
  },
  { name: "Pydantic", implies: ["Python"], rarity: 5 },
  {
    name: "Tornado",
    forms: ["aiohttp", "asyncio"],
    ambiguous: {
      forms: ["Tornado"],
      near: ["python", "django", "flask", "async"],
      never: ["tornado warning", "tornado damage"]
    },
    implies: ["Python"],
    rarity: 5
  },
  {
    name: "Ruby on Rails",
    forms: ["RoR", "Rails framework"],
    ambiguous: {
      forms: ["Rails"],
      near: ["ruby", "react", "postgres", "django", "sidekiq", "rspec", "backend"],
      never: ["guard rails", "hand rails", "side rails", "bed rails", "off the rails", "curtain rails"]
    },
    implies: ["Ruby"]
  },
  {
    name: "Sinatra",
    ambiguous: { forms: ["Sinatra"], near: ["ruby", "rails", "rspec"], never: ["frank sinatra"] },
    implies: ["Ruby"],
    rarity: 5
  },
  { name: "Sidekiq", implies: ["Ruby"], rarity: 4 },
  { name: "Hanami", implies: ["Ruby"], rarity: 4 },
  { name: "Laravel", forms: ["Laravel Livewire"], implies: ["PHP"] },
  { name: "Lumen framework", implies: ["PHP"], rarity: 4 },
  { name: "Eloquent ORM", implies: ["PHP"], rarity: 4 },
  { name: "Symfony", implies: ["PHP"], rarity: 4 },
  { name: "Doctrine ORM", implies: ["PHP"], rarity: 4 },
  { name: "CodeIgniter", implies: ["PHP"], rarity: 4 },
  { name: "CakePHP", implies: ["PHP"], rarity: 4 },
  { name: "Yii", implies: ["PHP"], rarity: 4 },
  { name: "Yii2", implies: ["PHP"], rarity: 4 },
  { name: "Zend Framework", implies: ["PHP"], rarity: 4 },
  { name: "Laminas", implies: ["PHP"], rarity: 4 },
  { name: "Slim PHP", implies: ["PHP"], rarity: 4 },
  {
    name: "Phoenix",
    forms: ["Phoenix LiveView", "Phoenix Framework"],
    ambiguous: {
      forms: ["Phoenix"],
      near: ["elixir", "erlang", "liveview", "otp"],
      never: ["phoenix az", "phoenix arizona"]
    },
    implies: ["Elixir"],
    rarity: 5
  },
  {
    name: "Gin",
    forms: ["Gin-Gonic", "Gin framework"],
    ambiguous: { forms: ["Gin"], near: ["go", "golang", "echo", "fiber", "gorm"] },
    implies: ["Go"],
    rarity: 5
  },
  {
    name: "Go Fiber",
    forms: ["GORM"],
    ambiguous: { forms: ["Fiber"], near: ["go", "golang", "gin", "gorm"], never: ["fiber optic", "fiber optics"] },
    implies: ["Go"],
    rarity: 5
  },
  {
    name: "Echo",
    forms: ["Echo framework"],
    ambiguous: { forms: ["Echo"], near: ["go", "golang", "gin", "gorm", "fiber"] },
    implies: ["Go"],
    rarity: 4
  },
  { name: "GraphQL", forms: ["GQL", "Apollo GraphQL", "GraphQL Federation"] },
  { name: "Apollo Client", forms: ["Apollo Server"], rarity: 4 },
  { name: "Hasura", rarity: 4 },
  {
    name: "REST",
    forms: [
      "RESTful",
      "REST API",
      "RESTful API",
      "RESTful APIs",
      "REST APIs",
      "RESTful services",
      "REST services",
      "representational state transfer",
      "REST architecture"
    ],
    ambiguous: {
      forms: ["REST", "Rest"],
      near: ["api", "services", "json", "http", "soap", "graphql", "web", "java"],
      never: [
        "rest of",
        "the rest",
        "rest assured",
        "rest periods",
        "rest breaks",
        "rest and relaxation",
        "rest and meal",
        "rest and recreation",
        "rest and recovery"
      ]
    },
    rarity: 2
  },
  {
    name: "SOAP",
    forms: ["SOAP API", "SOAP services", "Simple Object Access Protocol", "SoapUI"],
    ambiguous: {
      forms: ["SOAP"],
      near: ["rest", "xml", "wsdl", "api", "json", "web", "services", "http"],
      never: ["soap notes", "soap note", "soap charting", "soap documentation"]
    }
  },
  { name: "gRPC", forms: ["protobuf"], rarity: 4 },
  { name: "Protocol Buffers", rarity: 4 },
  { name: "Apache Thrift", rarity: 4 },
  {
    name: "OpenAPI",
    ambiguous: {
      forms: ["Swagger"],
      near: ["api", "apis", "openapi", "rest", "documentation", "postman", "json", "spring", "graphql", "microservices"]
    },
    forms: ["OpenAPI Specification", "Swagger UI", "Swagger/OpenAPI"],
    implies: ["API design"],
    rarity: 4
  },
  {
    name: "API gateway",
    forms: [
      "Kong Gateway",
      "Apigee",
      "AWS API Gateway",
      "Amazon API Gateway",
      "Azure API Management",
      "API management"
    ],
    rarity: 4
  },
  { name: "WSO2", implies: ["API gateway"], rarity: 4 },
  { name: "Webhooks", rarity: 4 },
  { name: "OAuth", forms: ["OAuth 2.0", "OAuth2", "OpenID Connect", "OIDC"], implies: ["Authentication"] },
  { name: "JWT", forms: ["JSON Web Token", "JSON Web Tokens"], implies: ["Authentication"], rarity: 4 },
  { name: "SAML", forms: ["SAML 2.0", "Security Assertion Markup Language"], implies: ["Single sign-on"], rarity: 4 },
  { name: "Single sign-on", forms: ["SSO", "federated identity", "identity federation"], implies: ["Authentication"] },
  {
    name: "Authentication",
    forms: [
      "authentication and authorization",
      "user authentication",
      "authn",
      "multi-factor authentication",
      "MFA",
      "two-factor authentication",
      "2FA"
    ]
  },
  { name: "Prisma", forms: ["Prisma ORM"], implies: ["ORM"], rarity: 4 },
  { name: "TypeORM", implies: ["ORM"], rarity: 4 },
  { name: "Sequelize", implies: ["ORM"], rarity: 4 },
  { name: "Drizzle ORM", implies: ["ORM"], rarity: 4 },
  { name: "Knex.js", implies: ["ORM"], rarity: 4 },
  { name: "Mongoose", implies: ["ORM"], rarity: 4 },
  { name: "Strapi", forms: ["headless CMS"], implies: ["Content management systems"], rarity: 4 },
  { name: "Contentful", implies: ["Content management systems"], rarity: 4 },
  { name: "Sanity.io", implies: ["Content management systems"], rarity: 4 },
  { name: "Prismic", implies: ["Content management systems"], rarity: 4 },
  { name: "Contentstack", implies: ["Content management systems"], rarity: 4 },
  {
    name: "Serverless",
    forms: [
      "serverless architecture",
      "serverless computing",
      "serverless framework",
      "function as a service",
      "FaaS",
      "serverless functions"
    ],
    implies: ["Cloud computing"]
  },

  // Content management and commerce platforms
  {
    name: "Content management systems",
    forms: ["content management system", "CMS platforms", "web content management", "CMS platform", "CMS software"],
    ambiguous: {
      forms: ["CMS"],
      near: ["wordpress", "drupal", "website", "web", "content", "html", "joomla", "publishing", "sitecore"],
      never: ["cms regulations", "cms guidelines", "cms requirements", "cms compliance", "centers for medicare"]
    }
  },
  {
    name: "WordPress",
    ambiguous: {
      forms: ["WP"],
      near: ["cms", "site", "sites", "plugin", "plugins", "elementor", "theme", "themes", "woocommerce", "seo", "blog"]
    },
    forms: ["WordPress themes", "WordPress plugins", "WordPress development"],
    implies: ["Content management systems"],
    rarity: 2
  },
  { name: "WooCommerce", implies: ["Content management systems"], rarity: 4 },
  { name: "Elementor", implies: ["Content management systems"], rarity: 4 },
  { name: "Drupal", forms: ["Drupal 8", "Drupal 9"], implies: ["Content management systems"] },
  { name: "Joomla", implies: ["Content management systems"], rarity: 4 },
  { name: "TYPO3", implies: ["Content management systems"], rarity: 4 },
  { name: "Umbraco", implies: ["Content management systems"], rarity: 4 },
  { name: "Kentico", implies: ["Content management systems"], rarity: 4 },
  { name: "Craft CMS", implies: ["Content management systems"], rarity: 4 },
  {
    name: "Adobe Experience Manager",
    forms: ["AEM", "Adobe AEM", "Adobe CQ5"],
    implies: ["Content management systems"],
    rarity: 4
  },
  { name: "Sitecore", implies: ["Content management systems"], rarity: 4 },
  { name: "Optimizely CMS", implies: ["Content management systems"], rarity: 4 },
  { name: "Episerver", implies: ["Content management systems"], rarity: 4 },
  { name: "Magento", forms: ["Adobe Commerce", "Magento 2"], implies: ["E-commerce platforms"] },
  { name: "Shopify", forms: ["Shopify Plus", "Shopify Liquid"], implies: ["E-commerce platforms"] },
  { name: "E-commerce platforms", forms: ["ecommerce development", "SAP Commerce", "commercetools"], rarity: 4 },
  { name: "PrestaShop", implies: ["E-commerce platforms"], rarity: 4 },
  { name: "SAP Hybris", implies: ["E-commerce platforms"], rarity: 4 },
  { name: "Squarespace", rarity: 4 },
  { name: "Wix", forms: ["Wix website"], rarity: 4 },
  {
    name: "Payment gateway integration",
    forms: ["payment gateways", "payment processing systems", "payment APIs", "payment integration"],
    rarity: 4
  },
  {
    name: "Stripe",
    forms: ["Stripe API"],
    ambiguous: {
      forms: ["Stripe"],
      near: ["payment", "paypal", "api", "integration", "checkout", "billing", "gateway"]
    },
    implies: ["Payment gateway integration"],
    rarity: 4
  },
  { name: "Braintree", implies: ["Payment gateway integration"], rarity: 4 },
  { name: "Adyen", implies: ["Payment gateway integration"], rarity: 4 },
  { name: "SharePoint", forms: ["Microsoft SharePoint", "SharePoint Online", "SPFx", "Office SharePoint"], rarity: 2 }
]

const dataAndCloud: ReadonlyArray<Concept> = [
  // Mobile
  {
    name: "Mobile development",
    forms: [
      "mobile app development",
      "mobile application development",
      "mobile applications",
      "mobile apps",
      "mobile engineering",
      "native mobile",
      "cross-platform mobile development",
      "hybrid mobile apps",
      "mobile software development",
      "native apps"
    ]
  },
  {
    name: "iOS",
    forms: ["iOS development", "iOS apps", "iOS app development", "iPhone development", "iOS SDK", "iPadOS"],
    implies: ["Mobile development"]
  },
  {
    name: "Android",
    forms: [
      "Android development",
      "Android SDK",
      "Android apps",
      "Android app development",
      "Android Studio",
      "Android Jetpack"
    ],
    implies: ["Mobile development"]
  },
  { name: "React Native", forms: ["ReactNative", "Expo React Native"], implies: ["React", "Mobile development"] },
  {
    name: "Flutter",
    forms: ["Flutter SDK", "FlutterFlow"],
    ambiguous: {
      forms: ["Flutter"],
      near: ["dart", "mobile", "android", "ios", "native", "react", "app"],
      never: ["atrial flutter", "flutter entertainment"]
    },
    implies: ["Dart", "Mobile development"]
  },
  {
    name: "Ionic",
    forms: ["Ionic Framework"],
    ambiguous: {
      forms: ["Ionic"],
      near: ["mobile", "angular", "hybrid", "phonegap", "app", "javascript"],
      never: ["ionic bond"]
    },
    implies: ["Mobile development"],
    rarity: 4
  },
  {
    name: "Cordova",
    forms: ["Apache Cordova"],
    ambiguous: { forms: ["Cordova"], near: ["mobile", "angular", "hybrid", "phonegap", "app", "javascript", "ionic"] },
    implies: ["Mobile development"],
    rarity: 4
  },
  { name: "PhoneGap", implies: ["Mobile development"], rarity: 4 },
  {
    name: "Capacitor",
    forms: ["Capacitor.js"],
    ambiguous: {
      forms: ["Capacitor"],
      near: ["mobile", "angular", "hybrid", "phonegap", "app", "javascript", "ionic"]
    },
    implies: ["Mobile development"],
    rarity: 4
  },
  {
    name: "Kotlin Multiplatform",
    forms: ["KMP", "Kotlin Multiplatform Mobile", "KMM", "Compose Multiplatform"],
    implies: ["Kotlin", "Mobile development"],
    rarity: 5
  },
  { name: "Jetpack Compose", implies: ["Android", "Kotlin"], rarity: 4 },
  {
    name: "UIKit",
    forms: ["Cocoa Touch", "CocoaPods", "Swift Package Manager", "AVFoundation"],
    implies: ["iOS"],
    rarity: 4
  },
  { name: "Xcode", forms: ["TestFlight", "Xcode Instruments"], implies: ["iOS"], rarity: 4 },
  {
    name: "App Store deployment",
    forms: [
      "App Store submission",
      "Google Play Store",
      "App Store Connect",
      "Google Play Console",
      "app store publishing"
    ],
    implies: ["Mobile development"],
    rarity: 4
  },
  { name: "Push notifications", forms: ["Firebase Cloud Messaging", "APNs", "FCM"], rarity: 4 },
  {
    name: "MVVM",
    forms: ["Model-View-ViewModel", "VIPER architecture"],
    implies: ["Software architecture"],
    rarity: 4
  },
  { name: "MVC", forms: ["Model-View-Controller", "MVC architecture", "MVC frameworks", "MVC framework"] },

  // Databases
  {
    name: "SQL",
    forms: [
      "Structured Query Language",
      "SQL queries",
      "SQL scripting",
      "SQL programming",
      "SQL scripts",
      "writing SQL",
      "SQL query",
      "complex SQL queries",
      "advanced SQL",
      "SQL development",
      "ANSI SQL"
    ],
    rarity: 2
  },
  {
    name: "Relational databases",
    forms: [
      "relational database",
      "RDBMS",
      "relational database management systems",
      "relational database management system",
      "SQL databases",
      "relational data",
      "relational database design"
    ],
    implies: ["SQL", "Databases"],
    rarity: 2
  },
  {
    name: "Databases",
    forms: [
      "database",
      "database systems",
      "database technologies",
      "database management",
      "database management systems",
      "DBMS",
      "database development",
      "database software",
      "database applications",
      "database programming",
      "database tools",
      "database concepts"
    ],
    rarity: 2
  },
  {
    name: "Database administration",
    forms: [
      "database administrator",
      "DBA",
      "database backup and recovery",
      "database admin",
      "administer databases",
      "database upgrades"
    ],
    implies: ["Databases"]
  },
  {
    name: "Database design",
    forms: [
      "ERD",
      "ERDs",
      "ER diagrams",
      "entity-relationship modeling",
      "database architecture",
      "schema design",
      "database schema",
      "database schema design",
      "database modeling",
      "logical database design",
      "designing databases",
      "normalization of databases",
      "ER modeling",
      "entity relationship diagrams"
    ],
    implies: ["Databases"]
  },
  {
    name: "Query optimization",
    forms: [
      "SQL tuning",
      "SQL optimization",
      "query tuning",
      "database tuning",
      "SQL performance tuning",
      "database performance tuning",
      "database optimization",
      "index tuning"
    ],
    implies: ["SQL"],
    rarity: 4
  },
  {
    name: "Stored procedures",
    forms: ["stored procedure", "SQL triggers", "user-defined functions"],
    implies: ["SQL"]
  },
  {
    name: "PostgreSQL",
    ambiguous: { forms: ["PG"], near: ["mysql", "mongo", "redis", "postgres", "sql", "database"] },
    forms: ["Postgres", "PSQL", "PL/pgSQL", "PostGIS", "pgvector"],
    implies: ["Relational databases"]
  },
  { name: "MySQL", forms: ["My SQL", "MySQL Workbench"], implies: ["Relational databases"], rarity: 2 },
  { name: "MariaDB", implies: ["Relational databases"], rarity: 4 },
  { name: "Percona", implies: ["Relational databases"], rarity: 4 },
  {
    name: "Microsoft SQL Server",
    forms: [
      "SQL Server",
      "MS SQL",
      "MSSQL",
      "MS SQL Server",
      "SQL Server Management Studio",
      "SSMS",
      "SQL Server 2019"
    ],
    implies: ["Relational databases"],
    rarity: 2
  },
  { name: "T-SQL", forms: ["Transact-SQL", "TSQL"], implies: ["SQL", "Microsoft SQL Server"] },
  { name: "SSIS", forms: ["SQL Server Integration Services"], implies: ["Microsoft SQL Server", "ETL"] },
  { name: "SSRS", forms: ["SQL Server Reporting Services"], implies: ["Microsoft SQL Server"] },
  {
    name: "SSAS",
    forms: ["SQL Server Analysis Services", "OLAP cubes", "MDX queries"],
    implies: ["Microsoft SQL Server"],
    rarity: 4
  },
  {
    name: "Oracle Database",
    forms: [
      "Oracle DB",
      "Oracle RDBMS",
      "Oracle 11g",
      "Oracle 12c",
      "Oracle 19c",
      "Oracle SQL",
      "Oracle databases",
      "Oracle DBA",
      "SQL*Plus",
      "Oracle SQL Developer"
    ],
    ambiguous: {
      forms: ["Oracle"],
      near: ["sql", "database", "plsql", "mysql", "db2", "server", "postgresql", "rdbms", "java"]
    },
    implies: ["Relational databases"]
  },
  { name: "Oracle Exadata", forms: ["Exadata"], implies: ["Oracle Database"], rarity: 5 },
  {
    name: "Oracle Forms",
    forms: ["Oracle Forms and Reports", "Oracle Reports"],
    implies: ["Oracle Database"],
    rarity: 5
  },
  { name: "PL/SQL", forms: ["PLSQL", "Oracle PL/SQL"], implies: ["SQL", "Oracle Database"] },
  {
    name: "Oracle RAC",
    forms: ["Real Application Clusters", "Oracle Real Application Clusters", "RAC database", "RAC databases"],
    implies: ["Oracle Database", "High availability"],
    rarity: 5
  },
  {
    name: "Oracle Data Guard",
    forms: ["Data Guard", "DataGuard", "Active Data Guard"],
    implies: ["Oracle Database", "Database replication"],
    rarity: 5
  },
  { name: "Oracle RMAN", forms: ["RMAN"], implies: ["Oracle Database", "Backup and recovery"], rarity: 5 },
  {
    name: "Oracle GoldenGate",
    ambiguous: {
      forms: ["GoldenGate", "Golden Gate"],
      near: ["oracle", "replication", "database", "dba", "rac", "dataguard", "rman", "etl"],
      never: ["golden gate bridge", "golden gate park"]
    },
    implies: ["Database replication"],
    rarity: 5
  },
  {
    name: "SQL Server Always On",
    forms: [
      "AlwaysOn",
      "Always On availability groups",
      "Always On availability group",
      "AlwaysOn availability groups"
    ],
    implies: ["Microsoft SQL Server", "High availability", "Database replication"],
    rarity: 5
  },
  { name: "Oracle APEX", forms: ["Oracle Application Express"], implies: ["Oracle Database"], rarity: 5 },
  { name: "IBM Db2", forms: ["DB2", "Db2 LUW"], implies: ["Relational databases"], rarity: 4 },
  { name: "SQLite", implies: ["Relational databases"], rarity: 4 },
  {
    name: "Microsoft Access",
    forms: ["MS Access", "Access database", "Access databases"],
    ambiguous: {
      forms: ["Access"],
      near: ["excel", "word", "powerpoint", "outlook", "microsoft", "ms", "office", "database", "sql"],
      never: [
        "access to",
        "access control",
        "accessing",
        "have access",
        "access management",
        "vascular access",
        "access point",
        "access points",
        "market access",
        "customs and access"
      ]
    },
    implies: ["Databases"],
    rarity: 2
  },
  { name: "FileMaker", forms: ["FileMaker Pro", "Claris FileMaker"], implies: ["Databases"], rarity: 4 },
  { name: "Sybase", forms: ["SAP ASE", "Sybase ASE"], implies: ["Relational databases"], rarity: 4 },
  { name: "SAP IQ", implies: ["Relational databases"], rarity: 4 },
  { name: "Teradata", forms: ["Teradata SQL", "BTEQ"], implies: ["SQL", "Data warehousing"], rarity: 4 },
  { name: "Netezza", implies: ["SQL", "Data warehousing"], rarity: 5 },
  { name: "Vertica", implies: ["SQL", "Data warehousing"], rarity: 4 },
  { name: "Greenplum", implies: ["SQL", "Data warehousing"], rarity: 4 },
  { name: "Exasol", implies: ["SQL", "Data warehousing"], rarity: 4 },
  { name: "SAP HANA", forms: ["HANA database", "S/4 HANA database", "HANA SQL"], implies: ["SAP"], rarity: 4 },
  { name: "CockroachDB", implies: ["Relational databases"], rarity: 5 },
  { name: "YugabyteDB", implies: ["Relational databases"], rarity: 4 },
  { name: "TiDB", implies: ["Relational databases"], rarity: 4 },
  { name: "Vitess", implies: ["Relational databases"], rarity: 4 },
  {
    name: "NoSQL",
    forms: ["NoSQL databases", "non-relational databases", "document databases", "NoSQL database", "document database"],
    implies: ["Databases"]
  },
  {
    name: "MongoDB",
    forms: ["Mongo DB", "MongoDB Atlas"],
    ambiguous: { forms: ["Mongo"], near: [...data, "nosql", "node", "express", "redis"] },
    implies: ["NoSQL"]
  },
  { name: "Cassandra", forms: ["Apache Cassandra"], implies: ["NoSQL"], rarity: 4 },
  { name: "ScyllaDB", implies: ["NoSQL"], rarity: 4 },
  { name: "DataStax", implies: ["NoSQL"], rarity: 4 },
  { name: "Redis", forms: ["Redis Cluster"], implies: ["NoSQL"] },
  { name: "Valkey", implies: ["NoSQL"], rarity: 4 },
  { name: "ElastiCache", forms: ["AWS ElastiCache"], implies: ["NoSQL"], rarity: 4 },
  { name: "Memcached", forms: ["memcache"], rarity: 4 },
  { name: "Couchbase", implies: ["NoSQL"], rarity: 4 },
  { name: "CouchDB", implies: ["NoSQL"], rarity: 4 },
  { name: "DynamoDB", forms: ["Amazon DynamoDB", "AWS DynamoDB"], implies: ["NoSQL", "AWS"] },
  { name: "HBase", forms: ["Apache HBase", "Cloud Bigtable"], implies: ["NoSQL"], rarity: 4 },
  { name: "Bigtable", implies: ["NoSQL"], rarity: 4 },
  { name: "Neo4j", forms: ["Cypher query language"], implies: ["Graph databases"], rarity: 4 },
  { name: "Amazon Neptune", implies: ["Graph databases"], rarity: 4 },
  { name: "TigerGraph", implies: ["Graph databases"], rarity: 4 },
  { name: "Graph databases", forms: ["graph database", "property graphs", "SPARQL"], implies: ["NoSQL"], rarity: 4 },
  {
    name: "Elasticsearch",
    forms: ["Elastic Search"],
    ambiguous: { forms: ["Elastic"], near: ["kibana", "logstash", "search", "splunk", "elk", "stack", "kafka"] },
    implies: ["NoSQL"]
  },
  { name: "OpenSearch", forms: ["Amazon OpenSearch"], implies: ["NoSQL"], rarity: 4 },
  { name: "Solr", forms: ["Apache Solr"], rarity: 4 },
  { name: "Lucene", forms: ["Apache Lucene"], rarity: 4 },
  { name: "Algolia", rarity: 4 },
  { name: "InfluxDB", forms: ["time series databases", "time-series database"], implies: ["Databases"], rarity: 4 },
  { name: "TimescaleDB", implies: ["Databases"], rarity: 4 },
  { name: "QuestDB", implies: ["Databases"], rarity: 4 },
  { name: "kdb+", forms: ["q/kdb"], implies: ["Databases"], rarity: 5 },
  { name: "Vector databases", forms: ["vector database", "FAISS", "vector search"], rarity: 4 },
  { name: "Pinecone", implies: ["Vector databases"], rarity: 4 },
  { name: "Weaviate", implies: ["Vector databases"], rarity: 4 },
  { name: "Milvus", implies: ["Vector databases"], rarity: 4 },
  { name: "Qdrant", implies: ["Vector databases"], rarity: 4 },
  { name: "ChromaDB", implies: ["Vector databases"], rarity: 4 },
  { name: "Supabase", implies: ["PostgreSQL"], rarity: 5 },
  { name: "PocketBase", implies: ["PostgreSQL"], rarity: 4 },
  { name: "Firebase", forms: ["Firestore", "Google Firebase", "Cloud Firestore"], implies: ["NoSQL"], rarity: 4 },
  {
    name: "Database migration",
    forms: ["database migrations", "schema migrations"],
    implies: ["Databases"],
    rarity: 4
  },
  { name: "Flyway", implies: ["Database migration"], rarity: 4 },
  { name: "Liquibase", implies: ["Database migration"], rarity: 4 },
  {
    name: "Database replication",
    forms: [
      "high-availability databases",
      "sharding",
      "database sharding",
      "database clustering",
      "log shipping",
      "database mirroring"
    ],
    implies: ["Databases"],
    rarity: 4
  },
  {
    name: "Toad",
    forms: ["Toad for Oracle"],
    ambiguous: { forms: ["Toad", "TOAD"], near: ["oracle", "sql", "developer", "database", "plsql"] },
    rarity: 5
  },
  { name: "DBeaver", rarity: 4 },

  // Cloud
  {
    name: "Cloud computing",
    forms: [
      "cloud technologies",
      "cloud platforms",
      "cloud services",
      "cloud infrastructure",
      "cloud platform",
      "cloud environments",
      "public cloud",
      "cloud-based",
      "cloud-based solutions",
      "cloud solutions",
      "cloud-based technologies",
      "cloud engineering",
      "cloud environment",
      "cloud systems",
      "cloud providers"
    ],
    ambiguous: {
      forms: ["Cloud", "cloud"],
      near: ["aws", "azure", "gcp", "native", "saas", "devops", "infrastructure", "platform", "hybrid"],
      never: ["word cloud", "point cloud"]
    },
    rarity: 2
  },
  {
    name: "AWS",
    forms: ["Amazon Web Services", "Amazon AWS", "AWS cloud", "AWS services", "Amazon cloud"],
    implies: ["Cloud computing"],
    rarity: 2
  },
  {
    name: "Azure",
    forms: ["Microsoft Azure", "Azure cloud", "MS Azure", "Windows Azure", "Azure services"],
    implies: ["Cloud computing"],
    rarity: 2
  },
  {
    name: "GCP",
    forms: ["Google Cloud Platform", "Google Cloud", "Google Compute Platform"],
    implies: ["Cloud computing"]
  },
  {
    name: "Oracle Cloud Infrastructure",
    forms: ["Oracle Cloud", "OCI cloud"],
    ambiguous: { forms: ["OCI"], near: ["oracle", "cloud", "aws", "azure", "gcp"] },
    implies: ["Cloud computing"],
    rarity: 4
  },
  { name: "IBM Cloud", forms: ["Bluemix", "IBM Cloud Pak"], implies: ["Cloud computing"], rarity: 4 },
  { name: "Alibaba Cloud", forms: ["Aliyun"], implies: ["Cloud computing"], rarity: 5 },
  { name: "DigitalOcean", forms: ["Digital Ocean"], implies: ["Cloud computing"], rarity: 5 },
  { name: "Linode", implies: ["Cloud computing"], rarity: 4 },
  { name: "Hetzner", implies: ["Cloud computing"], rarity: 4 },
  { name: "OpenStack", implies: ["Cloud computing"], rarity: 4 },
  {
    name: "Cloud Foundry",
    forms: ["Pivotal Cloud Foundry"],
    ambiguous: { forms: ["PCF"], near: ["cloud", "foundry", "pivotal", "kubernetes", "openshift", "spring"] },
    implies: ["Cloud computing"],
    rarity: 4
  },
  { name: "Tanzu", forms: ["VMware Tanzu"], implies: ["Cloud computing"], rarity: 4 },
  { name: "Heroku", implies: ["Cloud computing"], rarity: 4 },
  { name: "Vercel", rarity: 4 },
  { name: "Netlify", rarity: 4 },
  {
    name: "Cloud architecture",
    forms: ["cloud architect", "cloud solution architecture", "cloud design patterns", "cloud solutions architecture"],
    implies: ["Cloud computing"]
  },
  {
    name: "Cloud migration",
    forms: [
      "cloud migrations",
      "migration to cloud",
      "lift and shift",
      "cloud transformation",
      "cloud adoption",
      "migrate to the cloud",
      "cloud modernization"
    ],
    implies: ["Cloud computing"]
  },
  {
    name: "Cloud-native",
    forms: [
      "cloud native applications",
      "cloud-native development",
      "cloud-native architecture",
      "twelve-factor app",
      "12-factor"
    ],
    implies: ["Cloud computing"]
  },
  {
    name: "Cloud security",
    forms: [
      "cloud security posture management",
      "CSPM",
      "CNAPP",
      "CASB",
      "Prisma Cloud",
      "Wiz cloud security",
      "AWS security",
      "Azure security",
      "cloud access security broker"
    ],
    implies: ["Cloud computing", "Information security"]
  },
  {
    name: "Cloud cost optimization",
    forms: ["FinOps", "cloud cost management", "cloud cost"],
    implies: ["Cloud computing"],
    rarity: 4
  },
  {
    name: "Hybrid cloud",
    forms: ["multi-cloud", "multicloud", "private cloud", "hybrid cloud environments"],
    implies: ["Cloud computing"],
    rarity: 4
  },
  { name: "IaaS", forms: ["infrastructure as a service"], implies: ["Cloud computing"], rarity: 4 },
  { name: "PaaS", forms: ["platform as a service"], implies: ["Cloud computing"], rarity: 4 },
  {
    name: "SaaS",
    forms: [
      "software as a service",
      "software-as-a-service",
      "SaaS platforms",
      "SaaS products",
      "SaaS applications",
      "SaaS solutions"
    ],
    rarity: 2
  },
  {
    name: "AWS Lambda",
    forms: ["Lambda functions", "Amazon Lambda", "Lambda/API Gateway"],
    ambiguous: {
      forms: ["Lambda"],
      near: [...aws, "dynamodb", "sqs", "api"],
      never: ["lambda expressions", "lambda calculus"]
    },
    implies: ["AWS", "Serverless"]
  },
  { name: "Amazon EC2", forms: ["EC2", "AWS EC2", "Elastic Compute Cloud"], implies: ["AWS"] },
  {
    name: "Amazon S3",
    forms: ["AWS S3", "Simple Storage Service", "S3 buckets"],
    ambiguous: { forms: ["S3"], near: [...aws, "rds", "dynamodb", "bucket", "redshift", "cloudfront", "glue"] },
    implies: ["AWS"]
  },
  {
    name: "Amazon RDS",
    forms: ["AWS RDS", "RDS PostgreSQL", "RDS MySQL"],
    ambiguous: { forms: ["RDS"], near: [...aws, "dynamodb", "aurora", "vpc", "postgres"], never: ["rds windows"] },
    implies: ["AWS", "Relational databases"]
  },
  {
    name: "Amazon Aurora",
    forms: ["Aurora PostgreSQL", "Aurora MySQL", "AWS Aurora"],
    ambiguous: {
      forms: ["Aurora"],
      near: [...aws, "rds", "postgres", "mysql", "dynamodb", "redshift"],
      never: ["aurora co", "aurora colorado", "aurora il"]
    },
    implies: ["AWS", "Relational databases"],
    rarity: 4
  },
  {
    name: "Amazon Redshift",
    forms: ["AWS Redshift", "Redshift Spectrum"],
    ambiguous: { forms: ["Redshift"], near: [...aws, "snowflake", "bigquery", "sql", "etl", "data"] },
    implies: ["AWS", "Data warehousing"]
  },
  {
    name: "Amazon Athena",
    forms: ["AWS Athena"],
    ambiguous: {
      forms: ["Athena"],
      near: [...aws, "glue", "redshift", "presto", "sql", "snowflake"],
      never: ["athena health", "athena emr", "athena ehr"]
    },
    implies: ["AWS", "SQL"],
    rarity: 4
  },
  {
    name: "AWS Glue",
    forms: ["Glue jobs", "Glue ETL"],
    ambiguous: {
      forms: ["Glue"],
      near: [...aws, "athena", "redshift", "etl", "emr", "spark", "pyspark"],
      never: ["hot glue", "glue gun"]
    },
    implies: ["AWS", "ETL"],
    rarity: 4
  },
  {
    name: "Amazon Kinesis",
    forms: ["AWS Kinesis", "Kinesis Firehose", "Kinesis Data Streams"],
    ambiguous: { forms: ["Kinesis"], near: [...aws, "kafka", "streaming", "sqs", "firehose"] },
    implies: ["AWS", "Stream processing"],
    rarity: 4
  },
  {
    name: "Amazon EMR",
    forms: ["AWS EMR", "Elastic MapReduce"],
    ambiguous: {
      forms: ["EMR"],
      near: [...aws, "spark", "hadoop", "glue", "redshift", "hive"],
      never: ["emr systems", "emr system", "emr software", "emr documentation"]
    },
    implies: ["AWS", "Big data"],
    rarity: 4
  },
  {
    name: "Amazon SQS",
    forms: ["AWS SQS", "SQS", "Amazon SNS", "Simple Queue Service", "Amazon EventBridge", "Amazon MQ"],
    ambiguous: { forms: ["SNS"], near: [...aws, "sqs", "eventbridge"] },
    implies: ["AWS", "Message queues"],
    rarity: 4
  },
  { name: "AWS SNS", implies: ["AWS", "Message queues"], rarity: 4 },
  { name: "EventBridge", forms: ["AWS EventBridge"], implies: ["AWS", "Message queues"], rarity: 4 },
  {
    name: "Amazon ECS",
    forms: ["AWS ECS", "Elastic Container Service", "ECS Fargate"],
    ambiguous: { forms: ["ECS"], near: [...aws, "eks", "fargate", "docker", "ecr", "containers"] },
    implies: ["AWS", "Containers"],
    rarity: 4
  },
  { name: "Fargate", forms: ["AWS Fargate"], implies: ["AWS", "Containers"], rarity: 4 },
  {
    name: "Amazon EKS",
    forms: ["AWS EKS", "EKS", "Elastic Kubernetes Service"],
    implies: ["AWS", "Kubernetes"],
    rarity: 4
  },
  {
    name: "Amazon VPC",
    forms: ["AWS VPC", "virtual private cloud", "VPC peering"],
    ambiguous: { forms: ["VPC"], near: [...aws, "gcp", "subnet", "iam", "networking"] },
    implies: ["AWS"],
    rarity: 4
  },
  { name: "Route 53", implies: ["AWS"], rarity: 4 },
  { name: "AWS Transit Gateway", implies: ["AWS"], rarity: 4 },
  { name: "Amazon CloudFront", forms: ["AWS CloudFront", "CloudFront"], implies: ["AWS", "CDN"], rarity: 4 },
  {
    name: "AWS CloudFormation",
    forms: ["CloudFormation", "AWS SAM", "CloudFormation templates"],
    implies: ["AWS", "Infrastructure as code"]
  },
  {
    name: "AWS CDK",
    forms: ["AWS Cloud Development Kit"],
    ambiguous: {
      forms: ["CDK"],
      near: [...aws, "cloudformation", "terraform", "typescript", "pulumi"],
      never: ["cdk inhibitor"]
    },
    implies: ["AWS", "Infrastructure as code"],
    rarity: 4
  },
  { name: "Amazon CloudWatch", forms: ["AWS CloudWatch", "CloudWatch"], implies: ["AWS"], rarity: 4 },
  { name: "CloudTrail", forms: ["AWS CloudTrail"], implies: ["AWS"], rarity: 4 },
  { name: "AWS IAM", forms: ["IAM roles", "IAM policies"], implies: ["AWS"], rarity: 4 },
  { name: "AWS Step Functions", forms: ["Step Functions", "AWS Batch"], implies: ["AWS"], rarity: 4 },
  { name: "AWS Elastic Beanstalk", forms: ["Elastic Beanstalk"], implies: ["AWS"], rarity: 4 },
  {
    name: "AWS CodePipeline",
    forms: ["CodePipeline", "AWS CodeDeploy", "AWS CodeBuild"],
    implies: ["AWS", "CI/CD"],
    rarity: 4
  },
  { name: "CodeBuild", implies: ["AWS", "CI/CD"], rarity: 4 },
  { name: "CodeDeploy", implies: ["AWS", "CI/CD"], rarity: 4 },
  { name: "CodeCommit", implies: ["AWS", "CI/CD"], rarity: 4 },
  { name: "Amazon SageMaker", forms: ["AWS SageMaker", "SageMaker"], implies: ["AWS", "Machine learning"], rarity: 4 },
  {
    name: "Amazon Bedrock",
    forms: ["AWS Bedrock"],
    ambiguous: {
      forms: ["Bedrock"],
      near: [...aws, "openai", "sagemaker", "llm", "anthropic", "claude", "langchain"],
      never: ["bedrock of"]
    },
    implies: ["AWS", "Generative AI"],
    rarity: 4
  },
  {
    name: "AWS Amplify",
    forms: ["AWS Cognito", "AWS AppSync"],
    ambiguous: { forms: ["Amplify"], near: [...aws, "react", "appsync"] },
    implies: ["AWS"],
    rarity: 4
  },
  {
    name: "Cognito",
    forms: ["Amazon Cognito"],
    ambiguous: {
      forms: ["Cognito"],
      near: ["aws", "amazon", "cloud", "s3", "ec2", "lambda", "serverless", "react", "appsync", "amplify"]
    },
    implies: ["AWS"],
    rarity: 4
  },
  { name: "AppSync", implies: ["AWS"], rarity: 4 },
  {
    name: "AWS Systems Manager",
    forms: [
      "AWS Config",
      "AWS Control Tower",
      "AWS Organizations",
      "AWS Well-Architected Framework",
      "Well-Architected"
    ],
    implies: ["AWS"],
    rarity: 4
  },
  { name: "Amazon QuickSight", forms: ["QuickSight", "AWS QuickSight"], implies: ["AWS", "BI"], rarity: 4 },
  { name: "Amazon Connect", forms: ["AWS Connect"], implies: ["AWS", "Contact center technology"], rarity: 5 },
  {
    name: "Azure DevOps",
    forms: [
      "Azure Pipelines",
      "VSTS",
      "Team Foundation Server",
      "Azure Boards",
      "Azure Repos",
      "Visual Studio Team Services"
    ],
    ambiguous: {
      forms: ["TFS", "ADO"],
      near: ["azure", "devops", "git", "visual", "studio", "jenkins", "jira", "pipelines", "agile"]
    },
    implies: ["CI/CD"]
  },
  {
    name: "Azure Functions",
    forms: ["Azure Function Apps", "Azure Logic Apps"],
    implies: ["Azure", "Serverless"],
    rarity: 4
  },
  { name: "Logic Apps", implies: ["Azure", "Serverless"], rarity: 4 },
  { name: "Azure App Service", forms: ["Azure App Services", "Azure Web Apps"], implies: ["Azure"], rarity: 4 },
  {
    name: "Azure SQL Database",
    forms: ["Azure SQL", "Azure SQL Managed Instance"],
    implies: ["Azure", "Microsoft SQL Server"],
    rarity: 4
  },
  { name: "Azure Cosmos DB", forms: ["Cosmos DB", "CosmosDB"], implies: ["Azure", "NoSQL"], rarity: 4 },
  {
    name: "Azure Data Factory",
    forms: ["Data Factory"],
    ambiguous: { forms: ["ADF"], near: ["azure", "databricks", "synapse", "etl", "ssis", "data"] },
    implies: ["Azure", "ETL"]
  },
  {
    name: "Azure Synapse Analytics",
    forms: ["Azure Synapse", "Synapse Analytics", "Azure SQL Data Warehouse"],
    ambiguous: { forms: ["Synapse"], near: ["azure", "databricks", "fabric", "sql", "data", "warehouse", "lake"] },
    implies: ["Azure", "Data warehousing"],
    rarity: 4
  },
  { name: "Azure Databricks", implies: ["Azure", "Databricks"], rarity: 4 },
  {
    name: "Azure Data Lake",
    forms: ["ADLS Gen2", "Azure Data Lake Storage", "Azure Blob Storage", "Azure Storage"],
    ambiguous: { forms: ["ADLS"], near: ["azure", "databricks", "synapse", "adf", "blob", "data", "lake"] },
    implies: ["Azure"],
    rarity: 4
  },
  { name: "Blob Storage", implies: ["Azure"], rarity: 4 },
  { name: "Azure Kubernetes Service", forms: ["AKS"], implies: ["Azure", "Kubernetes"], rarity: 4 },
  {
    name: "Azure Service Bus",
    forms: ["Azure Event Hubs", "Azure Event Grid", "Azure Event Hub"],
    implies: ["Azure", "Message queues"],
    rarity: 4
  },
  { name: "Event Hubs", implies: ["Azure", "Message queues"], rarity: 4 },
  {
    name: "Microsoft Entra ID",
    forms: ["Azure Active Directory", "Azure AD", "Entra ID", "Microsoft Entra", "AAD", "Azure AD B2C"],
    implies: ["Azure"]
  },
  {
    name: "Azure Virtual Desktop",
    forms: ["Windows Virtual Desktop"],
    ambiguous: { forms: ["AVD"], near: ["azure", "virtual", "desktop", "citrix", "intune"] },
    implies: ["Azure", "Virtual desktop infrastructure"],
    rarity: 4
  },
  {
    name: "Azure Resource Manager",
    forms: ["ARM templates", "Azure Bicep"],
    implies: ["Azure", "Infrastructure as code"],
    rarity: 4
  },
  {
    name: "Bicep",
    ambiguous: { forms: ["Bicep"], near: ["azure", "terraform", "templates", "infrastructure", "resource", "manager"] },
    implies: ["Azure", "Infrastructure as code"],
    rarity: 4
  },
  {
    name: "Azure Monitor",
    forms: ["Azure Log Analytics", "Application Insights", "Azure Application Insights"],
    implies: ["Azure"],
    rarity: 4
  },
  { name: "Azure Key Vault", implies: ["Azure"], rarity: 4 },
  {
    name: "Azure Machine Learning",
    forms: ["Azure ML", "Azure Cognitive Services", "Azure AI", "Azure OpenAI"],
    implies: ["Azure", "Machine learning"],
    rarity: 4
  },
  {
    name: "Azure networking",
    forms: ["Azure VNet", "Azure ExpressRoute", "ExpressRoute", "Azure Firewall", "Azure Front Door"],
    implies: ["Azure"],
    rarity: 5
  },
  { name: "BigQuery", forms: ["Google BigQuery", "GCP BigQuery"], implies: ["GCP", "SQL", "Data warehousing"] },
  { name: "Google Kubernetes Engine", forms: ["GKE"], implies: ["GCP", "Kubernetes"], rarity: 4 },
  {
    name: "Google Cloud Functions",
    forms: [
      "Cloud Run",
      "Google Cloud Run",
      "Google App Engine",
      "Google Compute Engine",
      "GCP Cloud Functions",
      "Cloud Functions"
    ],
    implies: ["GCP"],
    rarity: 4
  },
  {
    name: "Google Cloud Storage",
    forms: ["GCS", "Cloud SQL", "Cloud Spanner", "Google Spanner"],
    implies: ["GCP"],
    rarity: 4
  },
  {
    name: "Google Cloud Pub/Sub",
    forms: ["Google Pub/Sub", "Cloud Pub/Sub"],
    implies: ["GCP", "Message queues"],
    rarity: 4
  },
  {
    name: "Google Cloud Dataflow",
    forms: ["Cloud Dataflow", "Google Dataproc", "Cloud Composer", "Google Dataflow"],
    implies: ["GCP"],
    rarity: 4
  },
  { name: "Dataproc", implies: ["GCP"], rarity: 4 },
  { name: "Vertex AI", forms: ["Google Vertex AI"], implies: ["GCP", "Machine learning"], rarity: 4 },

  // DevOps, CI/CD, infrastructure
  {
    name: "DevOps",
    forms: [
      "DevOps practices",
      "DevOps tools",
      "Dev Ops",
      "DevOps principles",
      "DevOps engineering",
      "DevOps culture",
      "DevOps processes"
    ],
    rarity: 2
  },
  {
    name: "DevSecOps",
    forms: ["DevSecOps practices", "SecDevOps", "shift-left security"],
    implies: ["DevOps", "Application security"],
    rarity: 4
  },
  {
    name: "Site reliability engineering",
    forms: ["SRE", "reliability engineering for software", "SLOs", "SLIs", "error budgets", "service level objectives"],
    implies: ["DevOps"],
    rarity: 4
  },
  {
    name: "Platform engineering",
    forms: ["internal developer platform", "developer experience", "developer productivity tooling"],
    implies: ["DevOps"],
    rarity: 4
  },
  { name: "Backstage.io", implies: ["Platform engineering"], rarity: 4 },
  {
    name: "CI/CD",
    forms: [
      "CICD",
      "continuous integration",
      "continuous delivery",
      "continuous deployment",
      "CI/CD pipelines",
      "CI/CD pipeline",
      "CI/CD tools",
      "CI/CD processes",
      "continuous integration and continuous delivery",
      "continuous integration and delivery",
      "continuous integration and deployment",
      "continuous integration and continuous deployment",
      "continuous integration/continuous delivery",
      "continuous integration/continuous deployment",
      "CI-CD",
      "deployment pipelines",
      "deployment automation",
      "automated deployment",
      "CI pipelines",
      "continuous integration/delivery"
    ],
    ambiguous: {
      forms: ["CD", "CI"],
      near: ["ci", "jenkins", "pipelines", "gitlab", "cd", "pipeline", "build", "deployment", "jenkins", "github"],
      never: ["ci lean"]
    },
    rarity: 2
  },
  {
    name: "Build automation",
    forms: [
      "build systems",
      "build tools",
      "build and release",
      "build engineering",
      "build management",
      "build and deployment"
    ],
    implies: ["Software development"],
    rarity: 4
  },
  { name: "CMake", implies: ["Build automation"], rarity: 4 },
  { name: "Bazel", implies: ["Build automation"], rarity: 4 },
  { name: "Makefiles", implies: ["Build automation"], rarity: 4 },
  { name: "GNU Make", implies: ["Build automation"], rarity: 4 },
  { name: "MSBuild", implies: ["Build automation"], rarity: 4 },
  {
    name: "Release management",
    forms: [
      "software releases",
      "release engineering",
      "release planning",
      "release process",
      "release automation",
      "software release management",
      "feature flags",
      "blue-green deployment",
      "canary deployments",
      "code releases",
      "release cycles"
    ]
  },
  { name: "LaunchDarkly", implies: ["Release management"], rarity: 4 },
  {
    name: "IT change management",
    forms: ["change control board", "change advisory board", "change requests in IT", "change control processes"],
    rarity: 4
  },
  {
    name: "Configuration management",
    forms: [
      "software configuration management",
      "infrastructure configuration management",
      "configuration management tools",
      "CMDB",
      "configuration management database",
      "system configuration"
    ]
  },
  {
    name: "Infrastructure as code",
    forms: ["IaC", "infrastructure-as-code", "infrastructure automation", "IaC tools"]
  },
  {
    name: "Infrastructure management",
    forms: [
      "IT infrastructure",
      "infrastructure support",
      "infrastructure operations",
      "data center operations",
      "server infrastructure",
      "infrastructure engineering",
      "data centers",
      "data centre",
      "infrastructure design",
      "network infrastructure",
      "technology infrastructure",
      "data center management"
    ],
    rarity: 2
  },
  {
    name: "IT automation",
    forms: [
      "process automation scripts",
      "runbook automation",
      "automation tools",
      "automation scripts",
      "automation scripting",
      "automating tasks",
      "automate manual processes",
      "automate processes",
      "infrastructure automation tools",
      "workflow automation"
    ]
  },
  {
    name: "Jenkins",
    forms: ["Jenkins pipelines", "Jenkins CI", "CloudBees", "Jenkinsfile", "Hudson CI"],
    implies: ["CI/CD"]
  },
  {
    name: "GitHub Actions",
    ambiguous: { forms: ["GHA"], near: ["ci", "cd", "ci/cd", "pipelines", "actions", "github", "workflows"] },
    forms: ["GHA workflows"],
    implies: ["CI/CD", "GitHub"]
  },
  { name: "GitLab CI", forms: ["GitLab CI/CD", "GitLab pipelines"], implies: ["CI/CD", "GitLab"] },
  { name: "CircleCI", forms: ["Circle CI"], implies: ["CI/CD"], rarity: 4 },
  {
    name: "Travis CI",
    forms: ["TravisCI"],
    ambiguous: {
      forms: ["Travis"],
      near: ["jenkins", "ci", "circleci", "github", "build", "gitlab"],
      never: ["travis county"]
    },
    implies: ["CI/CD"],
    rarity: 4
  },
  { name: "TeamCity", forms: ["JetBrains TeamCity"], implies: ["CI/CD"], rarity: 4 },
  {
    name: "Bamboo",
    forms: ["Atlassian Bamboo"],
    ambiguous: {
      forms: ["Bamboo"],
      near: ["atlassian", "jira", "jenkins", "bitbucket", "build", "ci", "confluence"],
      never: ["bamboohr", "bamboo hr", "bamboo flooring"]
    },
    implies: ["CI/CD"],
    rarity: 4
  },
  {
    name: "Concourse CI",
    forms: ["Drone CI"],
    ambiguous: {
      forms: ["Concourse"],
      near: ["ci", "pipeline", "jenkins", "kubernetes"],
      never: ["food concourse", "airport concourse"]
    },
    implies: ["CI/CD"],
    rarity: 5
  },
  { name: "Buildkite", implies: ["CI/CD"], rarity: 4 },
  { name: "Spinnaker", implies: ["CI/CD"], rarity: 4 },
  { name: "Harness CD", implies: ["CI/CD"], rarity: 4 },
  { name: "Tekton", implies: ["CI/CD"], rarity: 4 },
  { name: "Octopus Deploy", forms: ["XL Deploy"], implies: ["CI/CD"], rarity: 5 },
  { name: "UrbanCode", implies: ["CI/CD"], rarity: 4 },
  {
    name: "Argo CD",
    forms: ["ArgoCD", "Argo Workflows", "Flux CD"],
    ambiguous: {
      forms: ["Argo"],
      near: [...devops, "gitops", "helm"],
      never: ["magnetic flux", "in flux", "heat flux"]
    },
    implies: ["CI/CD", "Kubernetes"],
    rarity: 4
  },
  { name: "FluxCD", implies: ["CI/CD", "Kubernetes"], rarity: 4 },
  {
    name: "Flux",
    ambiguous: {
      forms: ["Flux"],
      near: [
        "kubernetes",
        "docker",
        "ci",
        "cd",
        "pipeline",
        "terraform",
        "devops",
        "jenkins",
        "aws",
        "gitops",
        "helm",
        "argo"
      ]
    },
    implies: ["CI/CD", "Kubernetes"],
    rarity: 4
  },
  { name: "GitOps", implies: ["CI/CD", "Git"], rarity: 4 },
  {
    name: "Terraform",
    ambiguous: { forms: ["TF"], near: ["aws", "iac", "azure", "modules", "ansible", "k8s", "gcp"] },
    forms: ["HashiCorp Terraform", "Terragrunt", "OpenTofu", "Terraform modules"],
    implies: ["Infrastructure as code"]
  },
  { name: "Pulumi", implies: ["Infrastructure as code"], rarity: 5 },
  { name: "Crossplane", implies: ["Infrastructure as code"], rarity: 4 },
  {
    name: "Ansible",
    forms: ["Ansible Tower", "Ansible playbooks", "Red Hat Ansible", "AWX"],
    implies: ["Configuration management"]
  },
  {
    name: "Chef automation",
    forms: ["Chef Infra", "Chef cookbooks", "Opscode Chef"],
    ambiguous: {
      forms: ["Chef"],
      near: ["puppet", "ansible", "salt", "saltstack", "terraform", "devops", "jenkins", "vagrant"],
      never: ["sous chef", "executive chef", "chef de partie", "head chef", "pastry chef", "line cook"]
    },
    implies: ["Configuration management"],
    rarity: 4
  },
  {
    name: "Puppet",
    forms: ["Puppet Enterprise", "Puppet Labs"],
    ambiguous: {
      forms: ["Puppet"],
      near: ["chef", "ansible", "salt", "saltstack", "terraform", "devops", "jenkins", "linux"],
      never: ["puppet show", "puppet theater"]
    },
    implies: ["Configuration management"],
    rarity: 4
  },
  {
    name: "SaltStack",
    forms: ["Salt Stack"],
    ambiguous: {
      forms: ["Salt"],
      near: ["puppet", "chef", "ansible", "terraform"],
      never: ["salt lake", "salt and pepper"]
    },
    implies: ["Configuration management"],
    rarity: 5
  },
  {
    name: "Vagrant",
    forms: ["HashiCorp Vagrant"],
    ambiguous: { forms: ["Vagrant"], near: [...devops, "virtualbox", "ansible", "chef", "puppet"] },
    rarity: 4
  },
  {
    name: "Packer",
    forms: ["HashiCorp Packer"],
    ambiguous: {
      forms: ["Packer"],
      near: ["terraform", "ansible", "vagrant", "ami", "hashicorp", "devops", "aws"],
      never: ["meat packer", "hand packer", "order packer", "packer operator"]
    },
    rarity: 5
  },
  {
    name: "HashiCorp Vault",
    ambiguous: {
      forms: ["Vault"],
      near: ["hashicorp", "consul", "terraform", "kubernetes", "secrets", "nomad"],
      never: ["veeva vault", "bank vault", "vault teller", "autodesk vault", "cash vault"]
    },
    implies: ["Secrets management"],
    rarity: 4
  },
  {
    name: "HashiCorp Consul",
    forms: ["HashiCorp Nomad"],
    ambiguous: { forms: ["Consul"], near: ["hashicorp", "vault", "terraform", "kubernetes"], never: ["digital nomad"] },
    rarity: 5
  },
  {
    name: "Nomad",
    ambiguous: { forms: ["Nomad"], near: ["hashicorp", "vault", "terraform", "kubernetes", "consul"] },
    rarity: 4
  },
  {
    name: "Secrets management",
    forms: ["privileged access management", "secret management", "privileged account management"],
    ambiguous: { forms: ["PAM"], near: ["cyberark", "privileged", "access", "iam", "security"], never: ["pam and"] },
    rarity: 4
  },
  { name: "CyberArk", implies: ["Secrets management"], rarity: 4 },
  { name: "BeyondTrust", implies: ["Secrets management"], rarity: 4 },
  {
    name: "Docker",
    forms: ["Docker Compose", "Docker Swarm", "Dockerfile", "Docker containers", "Dockerized", "Docker Hub"],
    implies: ["Containers"]
  },
  {
    name: "Containers",
    forms: [
      "containerization",
      "container technologies",
      "containerized applications",
      "container orchestration",
      "containerd",
      "LXC",
      "containerisation technologies",
      "software containers",
      "containerized",
      "container technology"
    ],
    ambiguous: {
      forms: ["containers", "Containers"],
      near: [
        "docker",
        "kubernetes",
        "orchestration",
        "microservices",
        "cloud",
        "openshift",
        "ecs",
        "images",
        "deploy",
        "linux",
        "devops"
      ]
    }
  },
  { name: "Podman", implies: ["Containers"], rarity: 4 },
  {
    name: "Kubernetes",
    forms: ["k8s", "Kubernetes clusters", "kubectl", "Kubernetes operators"],
    implies: ["Containers"]
  },
  { name: "Kustomize", implies: ["Containers"], rarity: 4 },
  { name: "K3s", implies: ["Containers"], rarity: 4 },
  {
    name: "Helm",
    forms: ["Helm charts", "Helm chart"],
    ambiguous: {
      forms: ["Helm"],
      near: [...devops, "istio", "argo", "charts", "k8s"],
      never: ["at the helm", "take the helm", "the helm of"]
    },
    implies: ["Kubernetes"],
    rarity: 4
  },
  { name: "OpenShift", forms: ["Red Hat OpenShift", "OCP cluster"], implies: ["Kubernetes"], rarity: 4 },
  {
    name: "Rancher",
    forms: ["SUSE Rancher"],
    ambiguous: {
      forms: ["Rancher"],
      near: ["kubernetes", "docker", "k8s", "openshift", "helm"],
      never: ["cattle rancher", "farmers and ranchers"]
    },
    implies: ["Kubernetes"],
    rarity: 5
  },
  { name: "Istio", forms: ["service mesh", "Consul Connect"], implies: ["Kubernetes"], rarity: 4 },
  { name: "Linkerd", implies: ["Kubernetes"], rarity: 4 },
  {
    name: "Envoy",
    forms: ["Envoy Proxy"],
    ambiguous: {
      forms: ["Envoy"],
      near: ["istio", "kubernetes", "proxy", "grpc", "mesh", "linkerd"],
      never: ["envoy air"]
    },
    rarity: 5
  },
  { name: "Artifactory", forms: ["JFrog", "JFrog Artifactory"], rarity: 4 },
  { name: "Sonatype Nexus", rarity: 4 },
  { name: "Nexus Repository", rarity: 4 },
  { name: "Nginx", forms: ["NGINX Plus", "nginx proxy"] },
  {
    name: "Apache HTTP Server",
    forms: ["Apache httpd", "Apache web server", "Apache server", "mod_rewrite"],
    ambiguous: {
      forms: ["Apache"],
      near: ["nginx", "tomcat", "linux", "mysql", "php", "server", "httpd", "iis"],
      never: ["apache helicopter", "ah 64", "apache spark", "apache county"]
    }
  },
  { name: "IIS", forms: ["Internet Information Services", "Microsoft IIS", "IIS server"], rarity: 4 },
  { name: "HAProxy", forms: ["reverse proxy"], implies: ["Load balancing"], rarity: 5 },
  { name: "Traefik", implies: ["Load balancing"], rarity: 4 },
  {
    name: "Load balancing",
    forms: ["load balancers", "load balancer", "F5 load balancers", "application delivery controller"],
    rarity: 4
  },
  { name: "F5 BIG-IP", forms: ["F5 Networks"], implies: ["Load balancing"], rarity: 4 },
  { name: "Citrix NetScaler", implies: ["Load balancing"], rarity: 4 },
  { name: "NetScaler", implies: ["Load balancing"], rarity: 4 },
  { name: "CDN", forms: ["content delivery network", "content delivery networks", "edge caching"], rarity: 4 },
  { name: "Akamai", implies: ["CDN"], rarity: 4 },
  { name: "Fastly", implies: ["CDN"], rarity: 4 },
  { name: "Cloudflare", forms: ["Cloudflare Workers"], rarity: 4 },

  // Observability and operations
  {
    name: "Monitoring",
    forms: [
      "system monitoring",
      "monitoring tools",
      "infrastructure monitoring",
      "application monitoring",
      "monitoring and alerting",
      "monitoring systems",
      "performance monitoring",
      "server monitoring",
      "network monitoring",
      "logging and monitoring",
      "monitoring solutions",
      "alerting"
    ],
    ambiguous: {
      forms: ["monitoring", "Monitoring"],
      near: [
        "alerting",
        "logging",
        "infrastructure",
        "prometheus",
        "grafana",
        "application",
        "applications",
        "server",
        "servers",
        "observability",
        "datadog",
        "nagios",
        "cloud",
        "production",
        "uptime",
        "splunk"
      ]
    },
    rarity: 1
  },
  { name: "Observability", forms: ["distributed tracing", "observability tools"], implies: ["Monitoring"], rarity: 4 },
  { name: "OpenTelemetry", forms: ["OTel"], implies: ["Observability"], rarity: 4 },
  { name: "Jaeger tracing", implies: ["Observability"], rarity: 4 },
  { name: "Zipkin", implies: ["Observability"], rarity: 4 },
  { name: "Prometheus", forms: ["Prometheus monitoring", "Alertmanager", "PromQL"], implies: ["Monitoring"] },
  { name: "Thanos metrics", implies: ["Monitoring"], rarity: 4 },
  { name: "Grafana", forms: ["Grafana dashboards", "Grafana Loki"], implies: ["Monitoring"] },
  { name: "Datadog", forms: ["DataDog APM"], implies: ["Monitoring"] },
  { name: "New Relic", forms: ["NewRelic"], implies: ["Monitoring"], rarity: 4 },
  {
    name: "Dynatrace",
    forms: ["application performance monitoring", "application performance management"],
    ambiguous: { forms: ["APM"], near: ["dynatrace", "datadog", "newrelic", "appdynamics", "monitoring", "splunk"] },
    implies: ["Monitoring"],
    rarity: 4
  },
  { name: "AppDynamics", implies: ["Monitoring"], rarity: 4 },
  { name: "Splunk", forms: ["Splunk Enterprise", "Splunk SPL", "Splunk Cloud"], implies: ["Monitoring"] },
  { name: "ELK Stack", forms: ["ELK", "Elastic Stack", "EFK stack"], implies: ["Elasticsearch", "Monitoring"] },
  { name: "Logstash", implies: ["Elasticsearch", "Monitoring"], rarity: 4 },
  { name: "Kibana", implies: ["Elasticsearch", "Monitoring"], rarity: 4 },
  { name: "Elasticsearch Logstash Kibana", implies: ["Elasticsearch", "Monitoring"], rarity: 4 },
  { name: "Fluentd", implies: ["Elasticsearch", "Monitoring"], rarity: 4 },
  { name: "Fluent Bit", implies: ["Elasticsearch", "Monitoring"], rarity: 4 },
  { name: "Filebeat", implies: ["Elasticsearch", "Monitoring"], rarity: 4 },
  {
    name: "Graylog",
    forms: ["log management", "log analysis", "log aggregation", "syslog"],
    implies: ["Monitoring"],
    rarity: 4
  },
  { name: "Sumo Logic", implies: ["Monitoring"], rarity: 4 },
  { name: "Nagios", implies: ["Monitoring"], rarity: 4 },
  { name: "Icinga", implies: ["Monitoring"], rarity: 4 },
  { name: "Check_MK", implies: ["Monitoring"], rarity: 4 },
  { name: "Zabbix", implies: ["Monitoring"], rarity: 4 },
  { name: "SolarWinds", forms: ["SolarWinds Orion", "PRTG"], implies: ["Monitoring"], rarity: 4 },
  { name: "WhatsUp Gold", implies: ["Monitoring"], rarity: 4 },
  { name: "ManageEngine OpManager", implies: ["Monitoring"], rarity: 4 },
  { name: "SCOM", forms: ["System Center Operations Manager"], implies: ["Monitoring"], rarity: 5 },
  {
    name: "Sentry",
    forms: ["Sentry.io", "error tracking"],
    ambiguous: {
      forms: ["Sentry"],
      near: ["datadog", "grafana", "newrelic", "monitoring", "error", "prometheus"],
      never: ["sentry duty"]
    },
    implies: ["Monitoring"],
    rarity: 5
  },
  { name: "Rollbar", implies: ["Monitoring"], rarity: 4 },
  { name: "Bugsnag", implies: ["Monitoring"], rarity: 4 },
  { name: "Crashlytics", implies: ["Monitoring"], rarity: 4 },
  {
    name: "PagerDuty",
    forms: ["on-call rotation", "on-call support", "on call rotation", "on-call rotations"],
    rarity: 4
  },
  { name: "Opsgenie", rarity: 4 },
  { name: "VictorOps", rarity: 4 },
  {
    name: "Incident management",
    forms: [
      "major incident management",
      "IT incident management",
      "incident management process",
      "incident resolution",
      "incident and problem management",
      "incident tickets",
      "postmortems",
      "blameless postmortems"
    ]
  },
  { name: "Problem management", forms: ["ITIL problem management", "problem tickets"], rarity: 4 },
  {
    name: "Root cause analysis",
    forms: [
      "RCA",
      "root-cause analysis",
      "root causes",
      "root cause",
      "root cause investigation",
      "determine root cause",
      "five whys"
    ],
    rarity: 2
  },
  {
    name: "Capacity planning for systems",
    forms: ["infrastructure capacity planning", "system capacity planning"],
    rarity: 4
  },
  {
    name: "High availability",
    forms: [
      "highly available systems",
      "fault tolerance",
      "fault-tolerant systems",
      "failover",
      "failover clustering",
      "high-availability",
      "redundancy planning",
      "resilience engineering",
      "chaos engineering",
      "highly available"
    ],
    rarity: 4
  },
  {
    name: "Disaster recovery",
    forms: [
      "disaster recovery planning",
      "DR planning",
      "backup and disaster recovery",
      "BCDR",
      "disaster recovery plans",
      "IT disaster recovery",
      "DR testing"
    ]
  },
  {
    name: "Backup and recovery",
    forms: [
      "data backup",
      "backup and restore",
      "backups",
      "backup solutions",
      "data recovery",
      "system backups",
      "Backup Exec"
    ]
  },
  { name: "Veeam", implies: ["Backup and recovery"], rarity: 4 },
  { name: "Commvault", implies: ["Backup and recovery"], rarity: 4 },
  { name: "Veritas NetBackup", implies: ["Backup and recovery"], rarity: 4 },
  { name: "NetBackup", implies: ["Backup and recovery"], rarity: 4 },
  { name: "Rubrik", implies: ["Backup and recovery"], rarity: 4 },
  { name: "Cohesity", implies: ["Backup and recovery"], rarity: 4 },
  { name: "Acronis", implies: ["Backup and recovery"], rarity: 4 },
  {
    name: "Virtualization",
    forms: [
      "server virtualization",
      "virtual machines",
      "virtualization technologies",
      "hypervisors",
      "KVM",
      "virtualized environments",
      "virtual servers"
    ]
  },
  { name: "Proxmox", implies: ["Virtualization"], rarity: 4 },
  { name: "VirtualBox", implies: ["Virtualization"], rarity: 4 },
  { name: "Xen", implies: ["Virtualization"], rarity: 4 },
  {
    name: "VMware",
    forms: [
      "vSphere",
      "ESXi",
      "vCenter",
      "VMware vSphere",
      "VMware ESXi",
      "NSX",
      "vMotion",
      "VMware Horizon",
      "vSAN",
      "VMware Workstation"
    ],
    implies: ["Virtualization"]
  },
  { name: "Hyper-V", forms: ["Microsoft Hyper-V"], implies: ["Virtualization"], rarity: 4 },
  { name: "Citrix", forms: ["Citrix Virtual Apps", "Citrix Workspace"], implies: ["Virtualization"], rarity: 4 },
  { name: "XenApp", implies: ["Virtualization"], rarity: 4 },
  { name: "XenDesktop", implies: ["Virtualization"], rarity: 4 },
  {
    name: "Virtual desktop infrastructure",
    forms: ["VDI", "desktop virtualization", "Remote Desktop Services", "terminal services"],
    implies: ["Virtualization"],
    rarity: 4
  },
  { name: "Nutanix", forms: ["hyperconverged infrastructure", "HCI infrastructure"], rarity: 4 },
  { name: "VxRail", rarity: 4 },
  {
    name: "Storage administration",
    forms: [
      "storage area network",
      "network-attached storage",
      "enterprise storage",
      "EMC storage",
      "Pure Storage",
      "iSCSI",
      "RAID",
      "storage systems",
      "data storage",
      "SAN storage"
    ],
    ambiguous: {
      forms: ["SAN", "NAS"],
      near: ["storage", "netapp", "emc", "iscsi", "vmware", "raid", "server", "fiber"],
      never: ["SAN FRANCISCO", "SAN DIEGO", "SAN JOSE", "SAN ANTONIO"]
    },
    rarity: 4
  },
  { name: "NetApp", implies: ["Storage administration"], rarity: 4 },
  { name: "Dell EMC", implies: ["Storage administration"], rarity: 4 },
  { name: "Fibre Channel", implies: ["Storage administration"], rarity: 4 },
  { name: "HPE 3PAR", implies: ["Storage administration"], rarity: 4 },
  {
    name: "Mainframe",
    forms: ["z/OS", "IBM mainframe", "CICS", "mainframe systems", "mainframes", "zSeries", "TSO/ISPF", "VSAM"],
    rarity: 4
  },
  { name: "IMS DB", implies: ["Mainframe"], rarity: 4 },
  { name: "IBM i", forms: ["AS/400", "AS400", "iSeries"], rarity: 4 },
  {
    name: "Message queues",
    forms: [
      "message queue",
      "message brokers",
      "message broker",
      "messaging systems",
      "message-oriented middleware",
      "pub/sub",
      "publish-subscribe",
      "messaging middleware",
      "MSMQ"
    ],
    rarity: 4
  },
  { name: "ZeroMQ", implies: ["Message queues"], rarity: 4 },
  { name: "RabbitMQ", forms: ["AMQP", "Rabbit MQ"], implies: ["Message queues"] },
  {
    name: "Kafka",
    forms: [
      "Apache Kafka",
      "Kafka Streams",
      "Confluent Kafka",
      "Confluent Platform",
      "Kafka Connect",
      "KSQL",
      "Amazon MSK"
    ],
    ambiguous: { forms: [], never: ["franz kafka"] },
    implies: ["Message queues", "Stream processing"]
  },
  { name: "ActiveMQ", forms: ["Apache ActiveMQ"], implies: ["Message queues"], rarity: 4 },
  { name: "NATS messaging", implies: ["Message queues"], rarity: 4 },
  { name: "Solace PubSub", implies: ["Message queues"], rarity: 4 },
  { name: "IBM MQ", forms: ["WebSphere MQ", "MQSeries"], implies: ["Message queues"], rarity: 4 },
  { name: "TIBCO", forms: ["TIBCO BusinessWorks", "TIBCO EMS"], implies: ["Middleware"], rarity: 4 },
  {
    name: "MuleSoft",
    forms: ["Mule ESB", "MuleSoft Anypoint", "Anypoint Platform", "Mule 4"],
    implies: ["Middleware"],
    rarity: 4
  },
  {
    name: "Middleware",
    forms: ["enterprise service bus", "middleware technologies", "webMethods"],
    ambiguous: { forms: ["ESB"], near: ["soa", "mulesoft", "middleware", "integration", "soap"] },
    rarity: 4
  },
  { name: "Apache Camel", implies: ["Middleware"], rarity: 4 },
  { name: "IBM Integration Bus", implies: ["Middleware"], rarity: 4 },
  { name: "Oracle SOA Suite", implies: ["Middleware"], rarity: 4 },
  { name: "Red Hat Fuse", implies: ["Middleware"], rarity: 4 },
  { name: "iPaaS", forms: ["integration platform as a service"], implies: ["Systems integration"], rarity: 4 },
  { name: "Dell Boomi", implies: ["iPaaS"], rarity: 4 },
  { name: "Boomi", implies: ["iPaaS"], rarity: 4 },
  { name: "Workato", implies: ["iPaaS"], rarity: 4 },
  { name: "SnapLogic", implies: ["iPaaS"], rarity: 4 },
  { name: "Celigo", implies: ["iPaaS"], rarity: 4 },
  { name: "Jitterbit", implies: ["iPaaS"], rarity: 4 },
  { name: "EDI", forms: ["Electronic Data Interchange", "EDI transactions", "ANSI X12", "EDIFACT"], rarity: 4 },

  // Operating systems
  {
    name: "Linux",
    forms: [
      "Linux administration",
      "GNU/Linux",
      "Linux systems",
      "Linux servers",
      "Linux operating system",
      "Linux environment",
      "Linux system administration",
      "Linux kernel"
    ],
    implies: ["Operating systems"],
    rarity: 2
  },
  { name: "Unix", forms: ["AIX", "Unix systems", "Unix administration"], implies: ["Operating systems"] },
  { name: "Solaris", implies: ["Unix"], rarity: 4 },
  { name: "HP-UX", implies: ["Unix"], rarity: 4 },
  { name: "FreeBSD", implies: ["Unix"], rarity: 4 },
  {
    name: "Red Hat Enterprise Linux",
    forms: ["RHEL", "Red Hat", "Red Hat Linux", "Oracle Linux", "Rocky Linux"],
    implies: ["Linux"]
  },
  { name: "Ubuntu", forms: ["Ubuntu Server"], implies: ["Linux"] },
  { name: "CentOS", forms: ["SLES", "openSUSE"], implies: ["Linux"] },
  { name: "Debian", implies: ["Linux"], rarity: 4 },
  { name: "Fedora Linux", implies: ["Linux"], rarity: 4 },
  { name: "SUSE Linux", implies: ["Linux"], rarity: 4 },
  { name: "AlmaLinux", implies: ["Linux"], rarity: 4 },
  { name: "Kali Linux", implies: ["Linux"], rarity: 4 },
  { name: "Alpine Linux", implies: ["Linux"], rarity: 4 },
  {
    name: "Windows",
    forms: [
      "Microsoft Windows",
      "Windows 10",
      "Windows 11",
      "Windows OS",
      "Windows operating system",
      "MS Windows",
      "Windows environment",
      "Windows 7",
      "Windows operating systems",
      "Windows XP",
      "Windows desktop"
    ],
    ambiguous: {
      forms: ["Windows"],
      near: ["linux", "mac", "macos", "unix", "office", "microsoft", "server", "operating", "systems", "os", "desktop"],
      never: ["windows and doors", "doors and windows", "clean windows", "windows cleaning"]
    },
    implies: ["Operating systems"],
    rarity: 2
  },
  {
    name: "Windows Server",
    forms: [
      "Microsoft Windows Server",
      "Windows Server 2016",
      "Windows Server 2019",
      "Windows Server 2012",
      "Windows servers",
      "Windows Server administration",
      "Windows administration"
    ],
    implies: ["Windows"]
  },
  {
    name: "macOS",
    forms: ["Mac OS", "Mac OS X", "OS X", "Apple macOS", "Mac computers", "Apple computers"],
    implies: ["Operating systems"]
  },
  { name: "ChromeOS", forms: ["Chrome OS", "Chromebooks"], implies: ["Operating systems"], rarity: 4 },
  {
    name: "Operating systems",
    forms: [
      "operating system",
      "OS internals",
      "computer operating systems",
      "kernel development",
      "device drivers",
      "driver development",
      "OS concepts"
    ],
    rarity: 2
  }
]

const operationsAndSecurity: ReadonlyArray<Concept> = [
  // Networking
  {
    name: "Computer networking",
    ambiguous: {
      forms: ["networking", "Networking"],
      near: ["tcp/ip", "dns", "switches", "routers", "firewalls", "cisco", "lan", "servers", "hardware", "linux"]
    },
    forms: [
      "networking concepts",
      "network engineering",
      "network protocols",
      "networking protocols",
      "computer networks",
      "networking technologies",
      "network technologies",
      "networking fundamentals",
      "IP networking",
      "network systems",
      "network communications",
      "network hardware",
      "networking equipment",
      "network equipment",
      "data networking"
    ],
    rarity: 2
  },
  {
    name: "Network administration",
    forms: [
      "network management",
      "network maintenance",
      "network administrator",
      "administer networks",
      "network operations",
      "network support",
      "network configuration",
      "networks administration",
      "NOC operations",
      "network operations center"
    ],
    implies: ["Computer networking"],
    rarity: 2
  },
  {
    name: "Network design",
    forms: ["network architecture", "network planning", "network topology design", "network topology"],
    implies: ["Computer networking"]
  },
  {
    name: "Network troubleshooting",
    forms: [
      "troubleshooting network issues",
      "network diagnostics",
      "resolve network issues",
      "network connectivity issues",
      "troubleshoot network"
    ],
    implies: ["Computer networking", "Troubleshooting"]
  },
  {
    name: "TCP/IP",
    forms: [
      "TCP-IP",
      "TCP/IP networking",
      "IP addressing",
      "subnetting",
      "IPv4",
      "IPv6",
      "TCP/UDP",
      "UDP",
      "transmission control protocol"
    ],
    implies: ["Computer networking"]
  },
  {
    name: "LAN/WAN",
    forms: [
      "LAN",
      "WAN",
      "local area network",
      "wide area network",
      "WLAN",
      "wireless LAN",
      "LANs",
      "WANs",
      "LAN/WAN networks",
      "wireless networks",
      "wireless networking",
      "Wi-Fi networking",
      "802.11"
    ],
    implies: ["Computer networking"]
  },
  { name: "DNS", forms: ["domain name system", "BIND DNS", "DNS management"], implies: ["Computer networking"] },
  { name: "Infoblox", implies: ["DNS"], rarity: 4 },
  { name: "DHCP", forms: ["Dynamic Host Configuration Protocol"], implies: ["Computer networking"] },
  {
    name: "VPN",
    forms: ["virtual private network", "site-to-site VPN", "SSL VPN", "remote access VPN"],
    implies: ["Computer networking"]
  },
  { name: "IPsec", implies: ["VPN"], rarity: 4 },
  { name: "OpenVPN", implies: ["VPN"], rarity: 4 },
  { name: "WireGuard", implies: ["VPN"], rarity: 4 },
  { name: "Cisco AnyConnect", implies: ["VPN"], rarity: 4 },
  {
    name: "VLAN",
    forms: ["VLANs", "virtual LAN", "spanning tree protocol", "802.1Q", "VXLAN"],
    implies: ["Computer networking"],
    rarity: 4
  },
  {
    name: "Routing protocols",
    forms: ["OSPF", "EIGRP", "dynamic routing"],
    implies: ["Routing and switching"],
    rarity: 4
  },
  { name: "IS-IS", implies: ["Routing protocols"], rarity: 4 },
  { name: "BGP", forms: ["Border Gateway Protocol", "eBGP"], implies: ["Routing and switching"], rarity: 4 },
  { name: "MPLS", forms: ["Multiprotocol Label Switching"], implies: ["Computer networking"], rarity: 4 },
  {
    name: "Routing and switching",
    ambiguous: {
      forms: ["routers", "Routers"],
      near: [
        "switches",
        "firewalls",
        "cisco",
        "network",
        "networking",
        "lan",
        "vlans",
        "configure",
        "juniper",
        "wan",
        "configured",
        "switch"
      ]
    },
    forms: [
      "switching and routing",
      "routers and switches",
      "network switches",
      "configuring routers",
      "network routing",
      "switch configuration",
      "switches and routers",
      "router configuration",
      "enterprise switching"
    ],
    implies: ["Computer networking"]
  },
  {
    name: "SD-WAN",
    forms: ["software-defined networking", "SDN", "software defined networking", "SASE"],
    implies: ["Computer networking"],
    rarity: 4
  },
  { name: "Viptela", implies: ["Computer networking"], rarity: 4 },
  { name: "Velocloud", implies: ["Computer networking"], rarity: 4 },
  { name: "Cisco ACI", implies: ["Computer networking"], rarity: 4 },
  {
    name: "Firewalls",
    forms: [
      "firewall",
      "firewall management",
      "firewall configuration",
      "next-generation firewall",
      "NGFW",
      "firewall rules",
      "firewall administration"
    ],
    implies: ["Network security"]
  },
  { name: "pfSense", forms: ["OPNsense"], implies: ["Firewalls"], rarity: 5 },
  {
    name: "Web application firewalls",
    forms: ["web application firewall", "WAF", "AWS WAF"],
    implies: ["Firewalls"],
    rarity: 4
  },
  {
    name: "Cisco networking",
    forms: ["Cisco IOS", "Cisco routers", "Cisco switches", "Cisco Nexus", "Cisco Catalyst", "Cisco Systems"],
    ambiguous: {
      forms: ["Cisco"],
      near: ["network", "networking", "router", "switch", "juniper", "firewall", "wireless", "voip", "routing", "vpn"]
    }
  },
  {
    name: "Cisco ASA",
    forms: ["Cisco Firepower", "Cisco ASA firewalls"],
    implies: ["Cisco networking", "Firewalls"],
    rarity: 4
  },
  { name: "Cisco ISE", forms: ["Cisco Identity Services Engine"], implies: ["Cisco networking"], rarity: 5 },
  { name: "Meraki", forms: ["Cisco Meraki"], implies: ["Cisco networking"], rarity: 4 },
  {
    name: "Juniper networking",
    forms: ["Juniper Networks", "Junos", "Juniper SRX"],
    ambiguous: { forms: ["Juniper"], near: ["cisco", "arista", "network", "routing", "firewall", "palo"] },
    rarity: 4
  },
  { name: "Arista", forms: ["Arista Networks", "Arista EOS"], rarity: 4 },
  {
    name: "Aruba",
    forms: ["Aruba Networks", "Aruba ClearPass"],
    ambiguous: { forms: ["Aruba"], near: ["cisco", "wireless", "network", "meraki", "juniper", "arista"] },
    rarity: 4
  },
  { name: "HPE Aruba", rarity: 4 },
  { name: "Ruckus Wireless", rarity: 4 },
  { name: "Ubiquiti", rarity: 4 },
  { name: "UniFi", rarity: 4 },
  {
    name: "Palo Alto firewalls",
    forms: ["Palo Alto Networks", "Palo Alto firewall", "PAN-OS", "Palo Alto Panorama"],
    implies: ["Firewalls"],
    rarity: 4
  },
  { name: "Fortinet", forms: ["FortiGate", "FortiManager", "Fortinet firewalls"], implies: ["Firewalls"], rarity: 4 },
  {
    name: "Check Point firewalls",
    forms: ["Check Point firewall", "Checkpoint firewall", "Sophos firewall", "Checkpoint firewalls"],
    implies: ["Firewalls"],
    rarity: 4
  },
  { name: "SonicWall", implies: ["Check Point firewalls"], rarity: 4 },
  {
    name: "Wireshark",
    forms: ["packet analysis", "packet capture", "tcpdump", "network traffic analysis", "packet sniffing"],
    implies: ["Computer networking"],
    rarity: 4
  },
  { name: "SNMP", forms: ["Simple Network Management Protocol"], implies: ["Computer networking"], rarity: 4 },
  { name: "NetFlow", implies: ["SNMP"], rarity: 4 },
  { name: "FTP", forms: ["SFTP", "file transfer protocol", "SCP file transfer", "managed file transfer"], rarity: 4 },
  { name: "SSH", forms: ["Secure Shell", "OpenSSH"], rarity: 4 },
  { name: "PuTTY", implies: ["SSH"], rarity: 4 },
  { name: "HTTP", forms: ["HTTPS", "HTTP/2", "HTTP/HTTPS", "hypertext transfer protocol"] },
  {
    name: "SSL/TLS",
    forms: [
      "TLS",
      "TLS certificates",
      "SSL certificates",
      "SSL",
      "certificate management",
      "mTLS",
      "PKI",
      "public key infrastructure"
    ],
    implies: ["Network security"],
    rarity: 4
  },
  { name: "SMTP", forms: ["IMAP", "mail servers", "email servers", "mail transfer protocols"], rarity: 4 },
  { name: "Postfix", implies: ["SMTP"], rarity: 4 },
  { name: "OSI model", forms: ["seven-layer model"], implies: ["Computer networking"], rarity: 4 },
  {
    name: "Network cabling",
    forms: [
      "network cabling installation",
      "structured cabling",
      "Cat5e",
      "Cat6",
      "cable termination",
      "Ethernet cabling",
      "low voltage cabling",
      "patch panels",
      "data cabling",
      "rack and stack",
      "cable runs",
      "cable pulling"
    ],
    rarity: 4
  },
  { name: "Ethernet", forms: ["Gigabit Ethernet", "industrial Ethernet", "Power over Ethernet", "802.3"], rarity: 4 },
  {
    name: "Fiber optics",
    forms: [
      "fiber optic",
      "fiber optic cabling",
      "fiber splicing",
      "fiber optic splicing",
      "FTTH",
      "GPON",
      "DWDM",
      "optical networking",
      "fiber optic networks",
      "fibre optic installation"
    ],
    rarity: 4
  },

  // Telecommunications
  {
    name: "Telecommunications",
    forms: [
      "telecom",
      "telecoms",
      "telecommunications systems",
      "telecommunication",
      "telecommunications industry",
      "telecommunications equipment"
    ],
    rarity: 2
  },
  {
    name: "VoIP",
    forms: [
      "voice over IP",
      "IP telephony",
      "voice over internet protocol",
      "CUCM",
      "unified communications",
      "IP phones",
      "SIP trunking",
      "Session Initiation Protocol",
      "PBX"
    ],
    ambiguous: { forms: ["SIP"], near: ["voip", "rtp", "telephony", "cisco", "voice"], never: ["sip and"] },
    rarity: 4
  },
  { name: "Cisco Unified Communications", implies: ["VoIP"], rarity: 4 },
  { name: "Mitel", implies: ["VoIP"], rarity: 4 },
  { name: "Asterisk PBX", implies: ["VoIP"], rarity: 4 },
  { name: "RingCentral", implies: ["VoIP"], rarity: 4 },
  { name: "5G", forms: ["5G NR", "5G networks", "5G core"], implies: ["Telecommunications"], rarity: 4 },
  {
    name: "LTE",
    forms: ["4G LTE", "4G", "3GPP", "UMTS", "EPC core", "VoLTE"],
    ambiguous: { forms: ["GSM", "CDMA"], near: ["lte", "umts", "wireless", "telecom", "3g", "cellular", "rf"] },
    implies: ["Telecommunications"],
    rarity: 4
  },
  {
    name: "RF engineering",
    forms: [
      "radio frequency",
      "RF design",
      "RF planning",
      "RF optimization",
      "antenna design",
      "RF testing",
      "RF systems",
      "microwave engineering",
      "radio frequency engineering",
      "RF circuits"
    ],
    rarity: 4
  },
  { name: "Satellite communications", forms: ["SATCOM", "satellite systems", "VSAT"], rarity: 4 },
  { name: "OSS/BSS", forms: ["BSS/OSS", "operations support systems"], implies: ["Telecommunications"], rarity: 5 },
  {
    name: "Signal processing",
    forms: ["digital signal processing", "DSP algorithms", "digital signal processors", "image and signal processing"],
    ambiguous: {
      forms: ["DSP"],
      near: ["signal", "fpga", "matlab", "audio", "embedded", "radar", "algorithms"],
      never: ["direct support"]
    },
    rarity: 4
  },

  // Security
  {
    name: "Information security",
    forms: [
      "infosec",
      "cybersecurity",
      "cyber security",
      "IT security",
      "information assurance",
      "computer security",
      "cyber defense",
      "data security",
      "information systems security",
      "security engineering",
      "security best practices",
      "cyber",
      "cybersecurity principles",
      "information security management",
      "security controls",
      "security systems engineering",
      "cyber security principles"
    ],
    rarity: 2
  },
  {
    name: "Network security",
    forms: [
      "network defense",
      "network security monitoring",
      "securing networks",
      "network segmentation",
      "intrusion detection",
      "intrusion detection systems",
      "intrusion prevention",
      "IDS/IPS",
      "intrusion prevention systems",
      "intrusion detection and prevention"
    ],
    implies: ["Information security"]
  },
  { name: "Suricata", implies: ["Network security"], rarity: 4 },
  {
    name: "Application security",
    forms: [
      "AppSec",
      "secure coding",
      "secure software development",
      "web application security",
      "secure coding practices",
      "secure development lifecycle",
      "secure SDLC",
      "software security",
      "secure code review",
      "product security"
    ],
    implies: ["Information security"]
  },
  {
    name: "OWASP",
    forms: ["OWASP Top 10", "OWASP Top Ten", "OWASP ZAP"],
    implies: ["Application security"],
    rarity: 4
  },
  {
    name: "Penetration testing",
    forms: [
      "pen testing",
      "pentesting",
      "penetration tests",
      "pentest",
      "ethical hacking",
      "ethical hacker",
      "red teaming",
      "red team",
      "offensive security",
      "pen test"
    ],
    implies: ["Information security"]
  },
  {
    name: "Vulnerability management",
    forms: [
      "vulnerability assessment",
      "vulnerability scanning",
      "vulnerability assessments",
      "vulnerability remediation",
      "vulnerability analysis",
      "security vulnerabilities",
      "vulnerability scans",
      "patch and vulnerability management",
      "vulnerability scanners"
    ],
    implies: ["Information security"]
  },
  {
    name: "Incident response",
    forms: [
      "security incident response",
      "cyber incident response",
      "incident handling",
      "CSIRT",
      "DFIR",
      "computer incident response",
      "security incidents",
      "incident response plans",
      "security incident management"
    ]
  },
  {
    name: "SIEM",
    forms: ["security information and event management", "SIEM tools"],
    implies: ["Information security"]
  },
  { name: "QRadar", forms: ["IBM QRadar"], implies: ["SIEM"], rarity: 4 },
  { name: "ArcSight", implies: ["SIEM"], rarity: 4 },
  { name: "LogRhythm", implies: ["SIEM"], rarity: 4 },
  { name: "Azure Sentinel", forms: ["Microsoft Sentinel"], implies: ["SIEM"], rarity: 4 },
  { name: "Splunk ES", forms: ["Splunk Enterprise Security"], implies: ["SIEM"], rarity: 4 },
  { name: "Exabeam", implies: ["SIEM"], rarity: 4 },
  {
    name: "SOAR",
    forms: ["security orchestration"],
    ambiguous: { forms: ["SOAR"], near: ["siem", "edr", "xdr", "security", "splunk", "automation"] },
    implies: ["Information security"],
    rarity: 4
  },
  { name: "Cortex XSOAR", implies: ["SOAR"], rarity: 4 },
  { name: "Splunk Phantom", implies: ["SOAR"], rarity: 4 },
  {
    name: "Security operations",
    forms: [
      "security operations center",
      "SecOps",
      "security monitoring",
      "SOC analyst",
      "SOC operations",
      "cyber security operations",
      "blue team"
    ],
    ambiguous: {
      forms: ["SOC"],
      near: ["analyst", "siem", "security", "incident", "threat", "noc", "monitoring"],
      never: ["soc 1", "soc 2", "soc 3", "system on chip", "soc design", "soc verification"]
    },
    implies: ["Information security"]
  },
  {
    name: "Threat intelligence",
    forms: [
      "cyber threat intelligence",
      "threat hunting",
      "indicators of compromise",
      "threat detection",
      "cyber threat analysis",
      "threat landscape",
      "YARA rules",
      "threat assessment in cyber"
    ],
    implies: ["Information security"],
    rarity: 4
  },
  { name: "MITRE ATT&CK", implies: ["Threat intelligence"], rarity: 4 },
  {
    name: "Threat modeling",
    forms: ["STRIDE threat model", "attack surface analysis", "threat modelling for software"],
    implies: ["Information security"],
    rarity: 4
  },
  {
    name: "Endpoint security",
    forms: [
      "endpoint protection",
      "EDR",
      "XDR",
      "Symantec Endpoint Protection",
      "antivirus",
      "anti-virus",
      "endpoint detection and response",
      "antivirus software",
      "anti-malware"
    ],
    implies: ["Information security"]
  },
  { name: "CrowdStrike", forms: ["CrowdStrike Falcon"], implies: ["Endpoint security"], rarity: 4 },
  { name: "SentinelOne", implies: ["Endpoint security"], rarity: 4 },
  { name: "Carbon Black", implies: ["Endpoint security"], rarity: 4 },
  { name: "Microsoft Defender", implies: ["Endpoint security"], rarity: 4 },
  { name: "McAfee ePO", implies: ["Endpoint security"], rarity: 4 },
  { name: "Sophos", implies: ["Endpoint security"], rarity: 4 },
  {
    name: "Malware analysis",
    forms: ["reverse engineering of malware", "malware reverse engineering", "binary analysis"],
    implies: ["Information security"],
    rarity: 4
  },
  { name: "Ghidra", implies: ["Malware analysis"], rarity: 4 },
  { name: "IDA Pro", implies: ["Malware analysis"], rarity: 4 },
  {
    name: "Digital forensics",
    forms: ["computer forensics", "forensic imaging", "network forensics", "Volatility forensics", "memory forensics"],
    implies: ["Information security"],
    rarity: 4
  },
  { name: "EnCase", implies: ["Digital forensics"], rarity: 4 },
  { name: "FTK Imager", implies: ["Digital forensics"], rarity: 4 },
  {
    name: "Data loss prevention",
    forms: ["DLP", "data leak prevention"],
    implies: ["Information security"],
    rarity: 4
  },
  { name: "Microsoft Purview", implies: ["Data loss prevention"], rarity: 4 },
  { name: "Symantec DLP", implies: ["Data loss prevention"], rarity: 4 },
  {
    name: "Identity and access management",
    forms: [
      "IAM",
      "identity management",
      "access management",
      "identity governance",
      "Ping Identity",
      "user provisioning",
      "identity & access management",
      "role-based access control",
      "RBAC",
      "user access management",
      "identity access management",
      "account provisioning"
    ],
    implies: ["Information security"]
  },
  { name: "SailPoint", implies: ["Identity and access management"], rarity: 4 },
  { name: "ForgeRock", implies: ["Identity and access management"], rarity: 4 },
  { name: "Okta", forms: ["Okta SSO"], implies: ["Identity and access management"], rarity: 4 },
  { name: "OneLogin", implies: ["Identity and access management"], rarity: 4 },
  {
    name: "Active Directory",
    ambiguous: {
      forms: ["AD"],
      near: ["gpo", "azure", "windows", "server", "o365", "domain", "m365", "exchange", "group"]
    },
    forms: [
      "Microsoft Active Directory",
      "AD DS",
      "Active Directory administration",
      "Active Directory Domain Services",
      "ADFS",
      "Windows Active Directory",
      "Active Directory Users and Computers"
    ],
    rarity: 2
  },
  { name: "LDAP", forms: ["Lightweight Directory Access Protocol"], rarity: 4 },
  { name: "OpenLDAP", implies: ["LDAP"], rarity: 4 },
  { name: "Kerberos", implies: ["LDAP"], rarity: 4 },
  { name: "FreeIPA", implies: ["LDAP"], rarity: 4 },
  { name: "RADIUS authentication", implies: ["LDAP"], rarity: 4 },
  { name: "TACACS+", implies: ["LDAP"], rarity: 4 },
  {
    name: "Group Policy",
    forms: ["GPO", "group policy objects", "Group Policy Management", "GPOs"],
    implies: ["Active Directory"],
    rarity: 4
  },
  {
    name: "Cryptography",
    forms: [
      "encryption",
      "data encryption",
      "cryptographic protocols",
      "key management",
      "encryption technologies",
      "HSM",
      "cryptographic algorithms",
      "encryption algorithms"
    ],
    rarity: 4
  },
  { name: "OpenSSL", implies: ["Cryptography"], rarity: 4 },
  {
    name: "Zero trust",
    forms: ["zero trust architecture", "zero-trust security", "ZTNA"],
    implies: ["Information security"],
    rarity: 4
  },
  { name: "Zscaler", implies: ["Zero trust"], rarity: 4 },
  {
    name: "Email security",
    forms: ["phishing analysis", "phishing simulations", "anti-phishing", "phishing", "spam filtering"],
    implies: ["Information security"],
    rarity: 4
  },
  { name: "Proofpoint", implies: ["Email security"], rarity: 4 },
  { name: "Mimecast", implies: ["Email security"], rarity: 4 },
  {
    name: "Security awareness training",
    forms: ["cybersecurity awareness", "security awareness", "cyber awareness training"],
    implies: ["Information security"],
    rarity: 4
  },
  { name: "KnowBe4", implies: ["Security awareness training"], rarity: 4 },
  {
    name: "Security architecture",
    forms: ["secure architecture", "security architect", "enterprise security architecture", "security design"],
    implies: ["Information security"],
    rarity: 4
  },
  {
    name: "Security auditing",
    forms: [
      "security audits",
      "IT audit",
      "information systems audit",
      "IT audits",
      "IT general controls",
      "ITGC",
      "technology audits",
      "security control assessment",
      "information security audit"
    ],
    implies: ["Information security"],
    rarity: 4
  },
  {
    name: "Security hardening",
    forms: ["system hardening", "STIG", "STIGs", "server hardening", "OS hardening"],
    implies: ["Information security"],
    rarity: 4
  },
  { name: "DISA STIG", implies: ["Security hardening"], rarity: 4 },
  { name: "CIS Benchmarks", implies: ["Security hardening"], rarity: 4 },
  { name: "ACAS scans", implies: ["Security hardening"], rarity: 4 },
  {
    name: "NIST Cybersecurity Framework",
    forms: [
      "NIST",
      "NIST CSF",
      "NIST 800-53",
      "NIST SP 800-53",
      "NIST 800-171",
      "NIST framework",
      "NIST SP 800-171",
      "National Institute of Standards and Technology"
    ],
    implies: ["Information security"],
    rarity: 4
  },
  {
    name: "NIST Risk Management Framework",
    forms: [
      "NIST RMF",
      "authority to operate",
      "eMASS",
      "assessment and authorization",
      "certification and accreditation",
      "system security plans",
      "POA&M"
    ],
    ambiguous: {
      forms: ["RMF", "ATO"],
      near: ["nist", "security", "dod", "framework", "authorization", "compliance", "fedramp", "assessment"]
    },
    implies: ["Information security"],
    rarity: 4
  },
  {
    name: "FedRAMP",
    forms: ["FISMA", "CMMC", "FedRAMP compliance", "Cybersecurity Maturity Model Certification"],
    implies: ["Information security"],
    rarity: 4
  },
  {
    name: "ISO 27001",
    forms: ["ISO/IEC 27001", "ISO27001", "ISMS", "information security management system"],
    implies: ["Information security"],
    rarity: 4
  },
  { name: "SOC 2", forms: ["SOC2", "SOC 2 compliance", "SOC 2 Type II", "SOC 1", "SSAE 18"], rarity: 4 },
  {
    name: "PCI DSS",
    forms: ["PCI-DSS", "PCI compliance", "payment card industry data security standard"],
    ambiguous: {
      forms: ["PCI"],
      near: ["dss", "compliance", "hipaa", "soc", "gdpr", "sox", "security", "hitrust", "payment"],
      never: ["pci express", "pci nurse"]
    },
    rarity: 4
  },
  {
    name: "GRC",
    forms: [
      "governance risk and compliance",
      "risk and compliance",
      "ServiceNow GRC",
      "IT GRC",
      "information security governance",
      "IT governance"
    ],
    rarity: 4
  },
  { name: "RSA Archer", implies: ["GRC"], rarity: 4 },
  { name: "COBIT", rarity: 4 },
  { name: "Nessus", forms: ["Tenable Nessus"], implies: ["Vulnerability management"], rarity: 4 },
  {
    name: "Tenable",
    ambiguous: {
      forms: ["Tenable"],
      near: ["nessus", "qualys", "vulnerability", "security", "scan", "scans", "siem", "rapid7"]
    },
    implies: ["Vulnerability management"],
    rarity: 4
  },
  { name: "Qualys", implies: ["Vulnerability management"], rarity: 4 },
  { name: "Rapid7", implies: ["Vulnerability management"], rarity: 4 },
  { name: "InsightVM", implies: ["Vulnerability management"], rarity: 4 },
  { name: "Nexpose", implies: ["Vulnerability management"], rarity: 4 },
  { name: "OpenVAS", implies: ["Vulnerability management"], rarity: 4 },
  { name: "Metasploit", forms: ["exploit development", "Kali tools"], implies: ["Penetration testing"], rarity: 4 },
  { name: "Cobalt Strike", implies: ["Penetration testing"], rarity: 4 },
  { name: "Burp Suite", forms: ["BurpSuite", "Burp Suite Pro"], implies: ["Penetration testing"], rarity: 4 },
  { name: "Nmap", forms: ["network mapper"], implies: ["Information security"], rarity: 4 },
  {
    name: "Snort",
    ambiguous: { forms: ["Snort"], near: ["suricata", "wireshark", "zeek", "bro", "ids", "siem"] },
    implies: ["Network security"],
    rarity: 5
  },
  { name: "Zeek", implies: ["Network security"], rarity: 4 },
  { name: "Security Onion", implies: ["Network security"], rarity: 4 },
  {
    name: "Static code analysis",
    forms: [
      "SAST",
      "DAST",
      "static analysis",
      "software composition analysis",
      "static application security testing",
      "code quality tools"
    ],
    rarity: 4
  },
  { name: "Veracode", implies: ["Static code analysis"], rarity: 4 },
  { name: "Checkmarx", implies: ["Static code analysis"], rarity: 4 },
  {
    name: "Fortify",
    ambiguous: {
      forms: ["Fortify"],
      near: [
        "sast",
        "checkmarx",
        "veracode",
        "scan",
        "scans",
        "security",
        "sonarqube",
        "appsec",
        "static",
        "webinspect"
      ]
    },
    implies: ["Static code analysis"],
    rarity: 4
  },
  { name: "Snyk", implies: ["Static code analysis"], rarity: 4 },
  { name: "Black Duck", implies: ["Static code analysis"], rarity: 4 },
  { name: "Semgrep", implies: ["Static code analysis"], rarity: 4 },
  { name: "SonarQube", implies: ["Static code analysis"], rarity: 4 },
  { name: "SonarCloud", implies: ["Static code analysis"], rarity: 4 },
  { name: "Coverity", implies: ["Static code analysis"], rarity: 4 },
  {
    name: "Patch management",
    forms: [
      "software patching",
      "security patching",
      "patching servers",
      "WSUS",
      "system patching",
      "security patches",
      "OS patching"
    ],
    ambiguous: {
      forms: ["patching"],
      near: [
        "security",
        "server",
        "servers",
        "vulnerability",
        "windows",
        "software",
        "os",
        "linux",
        "updates",
        "systems",
        "system",
        "sccm",
        "wsus"
      ]
    }
  },
  {
    name: "Mobile device management",
    forms: ["mobile device management solutions", "MobileIron"],
    ambiguous: { forms: ["MDM"], near: ["intune", "jamf", "mobile", "device", "airwatch", "endpoint", "sccm"] },
    rarity: 4
  },
  { name: "Jamf", forms: ["Jamf Pro"], implies: ["Mobile device management"], rarity: 4 },
  { name: "AirWatch", implies: ["Mobile device management"], rarity: 4 },
  { name: "Workspace ONE", forms: ["VMware Workspace ONE"], implies: ["Mobile device management"], rarity: 4 },
  { name: "Kandji", implies: ["Mobile device management"], rarity: 4 },
  {
    name: "Microsoft Intune",
    forms: ["Intune", "Microsoft Endpoint Manager", "Windows Autopilot"],
    implies: ["Mobile device management"],
    rarity: 4
  },
  {
    name: "SCCM",
    forms: ["System Center Configuration Manager", "Microsoft Configuration Manager", "MECM", "Microsoft SCCM"],
    implies: ["Configuration management"],
    rarity: 4
  },

  // Support and system administration
  {
    name: "System administration",
    forms: [
      "systems administration",
      "server administration",
      "sysadmin",
      "system administrator",
      "administering servers",
      "server management",
      "system maintenance",
      "systems administrator",
      "server maintenance",
      "manage servers",
      "systems management",
      "IT systems administration",
      "IT administration"
    ],
    rarity: 2
  },
  {
    name: "Technical support",
    forms: [
      "tech support",
      "IT support",
      "end-user support",
      "desktop support",
      "end user support",
      "user support",
      "technical assistance",
      "technical customer support",
      "IT technical support",
      "computer support",
      "remote support",
      "on-site support",
      "deskside support",
      "provide technical support",
      "Tier 2 support",
      "Tier 1 support",
      "Tier 3 support",
      "application user support",
      "level 2 support",
      "technology support"
    ],
    rarity: 2
  },
  {
    name: "Help desk",
    forms: [
      "helpdesk",
      "service desk",
      "IT help desk",
      "help desk support",
      "service desk support",
      "IT service desk",
      "help desk tickets",
      "helpdesk support"
    ],
    implies: ["Technical support"],
    rarity: 2
  },
  {
    name: "Ticketing systems",
    forms: [
      "ticketing system",
      "ticket management",
      "IT ticketing",
      "trouble tickets",
      "ticketing tools",
      "help desk software",
      "ticketing software",
      "support tickets",
      "ticket tracking",
      "issue tracking"
    ]
  },
  { name: "Spiceworks", implies: ["Ticketing systems"], rarity: 4 },
  { name: "Freshservice", implies: ["Ticketing systems"], rarity: 4 },
  {
    name: "ITIL practices",
    forms: [
      "ITIL framework",
      "ITIL processes",
      "ITIL v3",
      "ITIL best practices",
      "ITIL v4",
      "ITIL methodology",
      "ITIL service management"
    ],
    implies: ["ITSM"],
    rarity: 4
  },
  {
    name: "ITSM",
    forms: [
      "IT service management",
      "IT service delivery",
      "IT services management",
      "ITSM tools",
      "IT operations management",
      "ITSM processes"
    ]
  },
  {
    name: "ServiceNow",
    forms: ["Service Now", "ServiceNow ITSM", "ServiceNow development", "ServiceNow platform", "SNOW ticketing"],
    implies: ["Ticketing systems"]
  },
  { name: "Zendesk", forms: ["Zendesk Support"], implies: ["Ticketing systems"] },
  { name: "Intercom helpdesk", implies: ["Ticketing systems"], rarity: 4 },
  {
    name: "BMC Remedy",
    forms: ["Remedy ticketing", "BMC Helix", "Remedy ITSM"],
    ambiguous: {
      forms: ["Remedy"],
      near: ["bmc", "servicenow", "ticketing", "itsm", "tickets"],
      never: ["remedy issues", "to remedy"]
    },
    implies: ["Ticketing systems"],
    rarity: 4
  },
  {
    name: "ConnectWise",
    forms: ["remote monitoring and management", "ConnectWise Manage"],
    implies: ["Technical support"],
    rarity: 4
  },
  { name: "Autotask", implies: ["Technical support"], rarity: 4 },
  { name: "Kaseya", implies: ["Technical support"], rarity: 4 },
  { name: "NinjaOne", implies: ["Technical support"], rarity: 4 },
  { name: "Datto", implies: ["Technical support"], rarity: 4 },
  { name: "RMM tools", implies: ["Technical support"], rarity: 4 },
  {
    name: "Remote desktop tools",
    forms: ["Remote Desktop", "Remote Desktop Protocol", "RDP", "remote support tools"],
    rarity: 4
  },
  { name: "TeamViewer", implies: ["Remote desktop tools"], rarity: 4 },
  { name: "AnyDesk", implies: ["Remote desktop tools"], rarity: 4 },
  { name: "Bomgar", implies: ["Remote desktop tools"], rarity: 4 },
  { name: "LogMeIn", implies: ["Remote desktop tools"], rarity: 4 },
  { name: "VNC viewer", implies: ["Remote desktop tools"], rarity: 4 },
  {
    name: "Computer hardware",
    forms: [
      "hardware repair",
      "PC hardware",
      "hardware troubleshooting",
      "computer repair",
      "hardware installation",
      "PC repair",
      "hardware support",
      "desktop hardware",
      "laptops and desktops",
      "hardware and software",
      "computer assembly",
      "hardware maintenance",
      "PC troubleshooting",
      "computer hardware and software",
      "hardware/software",
      "computer maintenance",
      "desktop computers"
    ],
    rarity: 2
  },
  {
    name: "Printers and peripherals",
    forms: [
      "printer support",
      "printer troubleshooting",
      "computer peripherals",
      "peripheral devices",
      "print servers",
      "printer maintenance"
    ],
    rarity: 4
  },
  {
    name: "Software and imaging deployment",
    forms: [
      "desktop imaging",
      "system imaging",
      "OS deployment",
      "workstation imaging",
      "computer imaging",
      "PC imaging",
      "PXE boot"
    ],
    rarity: 4
  },
  { name: "Symantec Ghost", implies: ["Software and imaging deployment"], rarity: 4 },
  { name: "Clonezilla", implies: ["Software and imaging deployment"], rarity: 4 },
  {
    name: "IT asset management",
    forms: [
      "ITAM",
      "hardware asset management",
      "software asset management",
      "software license management",
      "software licensing",
      "IT asset inventory",
      "asset tracking of IT"
    ],
    rarity: 4
  },
  {
    name: "User account management",
    forms: [
      "user accounts",
      "account administration",
      "password resets",
      "user account administration",
      "user administration",
      "onboarding and offboarding of accounts",
      "create user accounts",
      "password reset"
    ],
    rarity: 4
  },
  {
    name: "Microsoft Exchange",
    forms: [
      "Exchange Server",
      "Exchange Online",
      "Microsoft Exchange Server",
      "MS Exchange",
      "Office 365 administration",
      "Microsoft 365 administration",
      "O365 administration",
      "Exchange administration"
    ]
  },
  {
    name: "IT project delivery",
    forms: [
      "IT project management",
      "technology projects",
      "IT projects",
      "software project management",
      "technical project management",
      "software projects",
      "technical program management"
    ]
  },
  {
    name: "IT procurement",
    forms: ["technology procurement", "IT vendor management", "hardware procurement"],
    rarity: 4
  },
  {
    name: "IT strategy",
    forms: [
      "technology strategy",
      "technology roadmap",
      "IT roadmap",
      "technology roadmaps",
      "IT planning",
      "technical strategy"
    ],
    rarity: 4
  },
  {
    name: "Audio-visual support",
    forms: [
      "AV support",
      "video conferencing systems",
      "AV equipment",
      "audio visual equipment",
      "videoconferencing equipment",
      "AV systems",
      "audiovisual equipment",
      "QSC audio",
      "audio/visual equipment"
    ],
    rarity: 4
  },
  { name: "Crestron", implies: ["Audio-visual support"], rarity: 4 },
  { name: "Extron", implies: ["Audio-visual support"], rarity: 4 },

  // Office, spreadsheets, collaboration
  {
    name: "Microsoft Office",
    forms: [
      "MS Office",
      "Microsoft Office Suite",
      "MS Office Suite",
      "Office suite",
      "Microsoft Suite",
      "Microsoft Office products",
      "Microsoft Office applications",
      "Office applications",
      "MS Suite",
      "Microsoft Office Professional"
    ],
    rarity: 1
  },
  {
    name: "Microsoft 365",
    forms: ["Office 365", "O365", "M365", "MS 365", "Microsoft Office 365", "MS Office 365", "Microsoft O365"],
    implies: ["Microsoft Office"],
    rarity: 1
  },
  {
    name: "Excel",
    forms: [
      "VLOOKUPs",
      "XLOOKUPs",
      "Microsoft Excel",
      "MS Excel",
      "advanced Excel",
      "Excel spreadsheets",
      "Excel skills",
      "Excel formulas",
      "Excel modeling",
      "VLOOKUP",
      "XLOOKUP"
    ],
    ambiguous: {
      forms: ["Excel", "EXCEL", "excel"],
      near: [
        "word",
        "powerpoint",
        "outlook",
        "microsoft",
        "ms",
        "office",
        "spreadsheet",
        "spreadsheets",
        "pivot",
        "sql",
        "access",
        "tableau",
        "vlookup",
        "macros",
        "formulas",
        "sheets",
        "intermediate",
        "models",
        "model",
        "modeling",
        "dashboards",
        "reports",
        "report",
        "budgets",
        "macro"
      ],
      never: [
        "will excel",
        "can excel",
        "excel when",
        "excel with",
        "excel by",
        "excel both",
        "excel on",
        "excel and grow",
        "excel and thrive",
        "helps excel",
        "and excel in",
        "they excel",
        "excel at",
        "excel in",
        "excel as",
        "to excel",
        "who excel",
        "you excel",
        "excel under"
      ]
    },
    implies: ["Microsoft Office", "Spreadsheets"],
    rarity: 1
  },
  { name: "Pivot tables", forms: ["PivotTables", "pivot table", "pivot charts"], implies: ["Excel"] },
  { name: "Power Query", forms: ["PowerQuery", "Power Pivot", "M language"], implies: ["Excel"], rarity: 4 },
  {
    name: "Spreadsheets",
    forms: ["spreadsheet", "spreadsheet software", "spreadsheet applications", "spreadsheet skills"],
    rarity: 1
  },
  { name: "LibreOffice Calc", implies: ["Spreadsheets"], rarity: 4 },
  { name: "Google Sheets", forms: ["G Sheets", "GSheets"], implies: ["Spreadsheets"], rarity: 2 },
  {
    name: "Microsoft Word",
    forms: ["MS Word"],
    ambiguous: {
      forms: ["Word", "WORD"],
      near: ["excel", "powerpoint", "outlook", "microsoft", "ms", "office", "access"],
      never: ["word of mouth", "word processing", "key word", "spread the word", "in a word"]
    },
    implies: ["Microsoft Office", "Word processing"],
    rarity: 1
  },
  {
    name: "Microsoft PowerPoint",
    forms: ["PowerPoint", "MS PowerPoint", "Power Point", "PowerPoint presentations", "MS Power Point"],
    implies: ["Microsoft Office"],
    rarity: 1
  },
  {
    name: "Microsoft Outlook",
    forms: ["MS Outlook"],
    ambiguous: {
      forms: ["Outlook"],
      near: ["excel", "word", "powerpoint", "microsoft", "ms", "office", "calendar", "teams", "email"],
      never: ["positive outlook", "outlook on", "economic outlook", "market outlook"]
    },
    implies: ["Microsoft Office"],
    rarity: 1
  },
  {
    name: "Microsoft Teams",
    forms: ["MS Teams"],
    ambiguous: {
      forms: ["Teams"],
      near: ["microsoft", "ms", "zoom", "slack", "sharepoint", "outlook", "webex", "office", "skype", "onedrive"],
      never: [
        "cross-functional teams",
        "teams of",
        "across teams",
        "other teams",
        "our teams",
        "product teams",
        "sales teams"
      ]
    },
    rarity: 1
  },
  { name: "Visio", forms: ["Microsoft Visio", "MS Visio", "Visio diagrams"], rarity: 2 },
  {
    name: "Microsoft Publisher",
    forms: ["MS Publisher"],
    ambiguous: {
      forms: ["Publisher"],
      near: ["word", "excel", "powerpoint", "microsoft", "ms", "office", "outlook"],
      never: ["publisher relations", "a publisher"]
    },
    rarity: 4
  },
  { name: "OneNote", forms: ["Microsoft OneNote"], rarity: 2 },
  { name: "OneDrive", forms: ["Microsoft OneDrive"], rarity: 4 },
  {
    name: "Google Workspace",
    forms: [
      "G Suite",
      "GSuite",
      "Google Docs",
      "Google Drive",
      "Google Suite",
      "Google Apps",
      "Google Calendar",
      "Google Slides",
      "Google Office Suite"
    ],
    rarity: 1
  },
  {
    name: "Word processing",
    forms: ["word processor", "word-processing software", "text processing software", "document formatting"],
    rarity: 1
  },
  {
    name: "Typing",
    forms: ["keyboarding", "touch typing", "typing speed", "typing skills", "words per minute", "WPM", "10-key typing"],
    rarity: 1
  },
  {
    name: "Data entry",
    forms: [
      "data-entry",
      "data input",
      "entering data",
      "data entry skills",
      "enter data",
      "data entry software",
      "alphanumeric data entry"
    ],
    rarity: 1
  },
  {
    name: "Computer literacy",
    forms: [
      "computer skills",
      "computer literate",
      "basic computer skills",
      "computer proficiency",
      "computer knowledge",
      "PC skills",
      "proficient with computers",
      "PC literate",
      "basic computer knowledge",
      "digital literacy skills",
      "IT literacy",
      "computer applications",
      "computer software",
      "personal computer",
      "technologically savvy",
      "tech savvy",
      "tech-savvy",
      "IT skills",
      "computer competency",
      "proficient computer skills"
    ],
    rarity: 1
  },
  {
    name: "Internet research",
    forms: ["web research", "online research", "web browsers", "web browsing", "search engines"],
    rarity: 2
  },
  {
    name: "Email software",
    forms: ["email management", "email clients", "email applications", "electronic mail", "e-mail correspondence"],
    rarity: 2
  },
  { name: "Lotus Notes", implies: ["Email software"], rarity: 4 },
  { name: "HCL Notes", implies: ["Email software"], rarity: 4 },
  { name: "Mozilla Thunderbird", implies: ["Email software"], rarity: 4 },
  { name: "Presentation software", forms: ["Keynote presentations", "presentation tools"], rarity: 2 },
  {
    name: "Apple Keynote",
    ambiguous: {
      forms: ["Keynote"],
      near: ["pages", "numbers", "iwork", "powerpoint", "slides", "mac", "apple"],
      never: [
        "keynote speech",
        "keynote speeches",
        "keynote speaker",
        "keynote speakers",
        "keynote address",
        "keynote talk",
        "keynote talks"
      ]
    },
    implies: ["Presentation software"],
    rarity: 4
  },
  { name: "Prezi", implies: ["Presentation software"], rarity: 4 },
  {
    name: "Adobe Acrobat",
    forms: ["Acrobat Pro", "Adobe Acrobat Pro", "Adobe Reader", "PDF editing", "Acrobat Reader"],
    rarity: 2
  },
  { name: "DocuSign", forms: ["e-signature software"], rarity: 4 },
  { name: "Adobe Sign", rarity: 4 },
  { name: "HelloSign", rarity: 4 },
  {
    name: "Slack",
    forms: ["Slack messaging"],
    ambiguous: {
      forms: ["Slack"],
      near: [
        "teams",
        "zoom",
        "jira",
        "asana",
        "trello",
        "google",
        "notion",
        "communication",
        "tool",
        "microsoft",
        "confluence"
      ],
      never: ["pick up the slack", "slack off", "cut slack", "slack time"]
    },
    rarity: 2
  },
  {
    name: "Zoom",
    forms: ["Zoom meetings", "Zoom video", "Zoom Phone"],
    ambiguous: {
      forms: ["Zoom"],
      near: ["teams", "slack", "webex", "skype", "meet", "google", "video", "conferencing"],
      never: ["zoom in", "zoom out", "zoom lens"]
    },
    rarity: 2
  },
  {
    name: "Webex",
    forms: ["Cisco Webex", "video conferencing software", "web conferencing", "videoconferencing", "teleconferencing"],
    rarity: 2
  },
  { name: "GoToMeeting", rarity: 4 },
  {
    name: "Skype",
    forms: ["Skype for Business"],
    ambiguous: { forms: ["Skype"], near: ["zoom", "teams", "webex", "slack"] },
    rarity: 4
  },
  { name: "Google Meet", rarity: 4 },
  { name: "BlueJeans", rarity: 4 },
  {
    name: "Confluence",
    forms: ["Atlassian Confluence"],
    ambiguous: {
      forms: ["Confluence"],
      near: ["jira", "atlassian", "slack", "wiki", "bitbucket", "trello", "sharepoint", "documentation"],
      never: ["confluence of", "confluence health"]
    }
  },
  { name: "Jira", forms: ["Atlassian Jira", "Jira Software", "Jira Service Management"], rarity: 2 },
  { name: "Atlassian", forms: ["Atlassian tools", "Atlassian suite"], rarity: 4 },
  { name: "Trello", rarity: 2 },
  { name: "Asana", forms: ["Asana project management"], rarity: 2 },
  {
    name: "monday.com",
    ambiguous: {
      forms: ["Monday"],
      near: ["asana", "trello", "jira", "clickup", "notion", "smartsheet"],
      never: [
        "monday to friday",
        "monday through",
        "monday - friday",
        "monday-friday",
        "monday thru",
        "monday and",
        "every monday",
        "on monday",
        "by monday",
        "start monday"
      ]
    }
  },
  { name: "ClickUp", rarity: 4 },
  { name: "Teamwork.com", rarity: 4 },
  { name: "Workfront", rarity: 4 },
  { name: "Adobe Workfront", rarity: 4 },
  { name: "Airtable", rarity: 4 },
  {
    name: "Basecamp",
    forms: ["Basecamp project management"],
    ambiguous: { forms: ["Basecamp"], near: ["asana", "trello", "slack", "jira", "clickup"] },
    rarity: 4
  },
  { name: "Smartsheet", forms: ["Smartsheets"], rarity: 4 },
  { name: "Microsoft Project", forms: ["MS Project", "MSProject", "Microsoft Planner", "Project Online"], rarity: 2 },
  { name: "MS Planner", rarity: 4 },
  {
    name: "Notion",
    forms: ["Notion workspace"],
    ambiguous: {
      forms: ["Notion"],
      near: ["slack", "asana", "jira", "trello", "confluence", "figma", "airtable", "google"],
      never: ["the notion", "notion of", "notion that", "a notion"]
    },
    rarity: 4
  },
  { name: "Miro", forms: ["draw.io"], rarity: 4 },
  {
    name: "Mural",
    forms: ["Mural board"],
    ambiguous: { forms: ["Mural"], near: ["miro", "figma", "figjam", "lucidchart", "whiteboarding"] },
    rarity: 4
  },
  { name: "Lucidchart", rarity: 4 },
  { name: "Lucidspark", rarity: 4 },
  { name: "Whimsical diagrams", rarity: 4 },
  { name: "Zapier", forms: ["IFTTT", "n8n"], rarity: 4 },
  { name: "Make.com", rarity: 4 },
  { name: "Integromat", rarity: 4 },
  {
    name: "Microsoft Power Platform",
    forms: [
      "Power Platform",
      "Power Automate",
      "Power Apps",
      "PowerApps",
      "Microsoft Flow",
      "Power Automate Desktop",
      "Power Virtual Agents",
      "Copilot Studio",
      "MS Power Automate",
      "Dataverse"
    ],
    implies: ["Low-code development"]
  },
  {
    name: "Document management systems",
    forms: [
      "electronic document management",
      "document management software",
      "M-Files",
      "document imaging",
      "enterprise content management",
      "Documentum",
      "document control software"
    ]
  },
  { name: "Laserfiche", implies: ["Document management systems"], rarity: 4 },
  { name: "OpenText", implies: ["Document management systems"], rarity: 4 },
  { name: "Hyland OnBase", implies: ["Document management systems"], rarity: 4 },
  { name: "OnBase", implies: ["Document management systems"], rarity: 4 },
  { name: "FileNet", implies: ["Document management systems"], rarity: 4 },
  { name: "Dropbox", forms: ["cloud file sharing"], rarity: 4 },
  { name: "Box.com", rarity: 4 },
  { name: "Screen recording software", rarity: 5 },
  { name: "Snagit", implies: ["Screen recording software"], rarity: 4 },
  { name: "Loom video", implies: ["Screen recording software"], rarity: 4 },

  // Version control
  {
    name: "Git",
    forms: ["Git version control", "Gitflow", "Git workflows", "Git branching", "git-flow"],
    implies: ["Version control"],
    rarity: 2
  },
  { name: "GitHub", forms: ["GitHub Enterprise", "Git Hub", "GitHub Copilot workflows"], implies: ["Git"], rarity: 2 },
  { name: "GitLab", forms: ["Git Lab"], implies: ["Git"] },
  { name: "Bitbucket", forms: ["Atlassian Bitbucket", "Bit Bucket"], implies: ["Git"] },
  { name: "Atlassian Stash", implies: ["Git"], rarity: 4 },
  { name: "Subversion", forms: ["SVN", "Apache Subversion", "TortoiseSVN"], implies: ["Version control"], rarity: 4 },
  { name: "Perforce", forms: ["Perforce Helix"], implies: ["Version control"], rarity: 4 },
  { name: "ClearCase", forms: ["Rational ClearCase"], implies: ["Version control"], rarity: 4 },
  { name: "Mercurial SCM", implies: ["Version control"], rarity: 4 },
  { name: "CVS version control", implies: ["Version control"], rarity: 4 },
  { name: "Plastic SCM", implies: ["Version control"], rarity: 4 },
  {
    name: "Version control",
    forms: [
      "source control",
      "revision control",
      "source code management",
      "version control systems",
      "version control system",
      "source control management",
      "source code control",
      "version control software",
      "versioning tools",
      "code repositories"
    ],
    rarity: 2
  },

  // Data engineering
  {
    name: "Data engineering",
    forms: ["data engineer", "data platform engineering", "data platforms", "data infrastructure", "data platform"],
    rarity: 2
  },
  {
    name: "ETL",
    forms: [
      "ELT",
      "extract transform load",
      "ETL processes",
      "ETL development",
      "ETL pipelines",
      "ETL tools",
      "data extraction",
      "ETL process",
      "data transformation",
      "transform and load"
    ],
    rarity: 2
  },
  {
    name: "Data pipelines",
    forms: [
      "data pipeline",
      "building data pipelines",
      "data ingestion",
      "data pipeline development",
      "data workflows",
      "data feeds",
      "batch processing pipelines"
    ],
    implies: ["Data engineering"]
  },
  {
    name: "Data warehousing",
    forms: [
      "cloud warehouse",
      "analytics warehouse",
      "data warehouse",
      "data warehouses",
      "data warehouse design",
      "DWH",
      "EDW",
      "enterprise data warehouse",
      "data marts",
      "data mart",
      "data warehouse architecture",
      "data warehousing concepts"
    ],
    implies: ["Databases"]
  },
  {
    name: "Data lakes",
    forms: [
      "data lake",
      "data lakehouse",
      "lakehouse",
      "lakehouse architecture",
      "Delta Lake",
      "medallion architecture"
    ],
    implies: ["Data engineering"],
    rarity: 4
  },
  { name: "Apache Iceberg", forms: ["Iceberg tables"], implies: ["Data lakes"], rarity: 4 },
  { name: "Apache Hudi", implies: ["Data lakes"], rarity: 4 },
  {
    name: "Data modeling",
    forms: [
      "data models",
      "data model",
      "data modelling techniques",
      "data model design",
      "logical data modeling",
      "dimensional modeling",
      "star schema",
      "snowflake schema",
      "Kimball",
      "dimensional data modeling",
      "conceptual data models",
      "data vault",
      "physical data modeling",
      "Kimball methodology",
      "Data Vault 2.0"
    ]
  },
  { name: "ERwin", implies: ["Data modeling"], rarity: 4 },
  { name: "ER/Studio", implies: ["Data modeling"], rarity: 4 },
  {
    name: "Data architecture",
    forms: [
      "data architect",
      "enterprise data architecture",
      "data mesh",
      "data fabric",
      "information architecture of data"
    ]
  },
  {
    name: "Data integration",
    forms: ["integrating data", "data integration tools", "Stitch data", "data consolidation"]
  },
  { name: "Fivetran", implies: ["Data integration"], rarity: 4 },
  { name: "Airbyte", implies: ["Data integration"], rarity: 4 },
  { name: "Matillion", implies: ["Data integration"], rarity: 4 },
  {
    name: "Data migration",
    forms: ["data conversion", "migrating data", "legacy data migration", "data migrations", "data conversions"]
  },
  {
    name: "Data governance",
    forms: [
      "data stewardship",
      "data catalog",
      "data lineage",
      "data governance framework",
      "metadata management",
      "data policies",
      "data steward",
      "data standards"
    ],
    rarity: 4
  },
  { name: "Collibra", implies: ["Data governance"], rarity: 4 },
  { name: "Alation", implies: ["Data governance"], rarity: 4 },
  {
    name: "Data quality",
    forms: [
      "data validation",
      "data cleansing",
      "data cleaning",
      "data integrity",
      "data accuracy",
      "data profiling",
      "data wrangling",
      "data munging",
      "data preparation",
      "clean data",
      "data verification",
      "data quality checks",
      "data reconciliation"
    ]
  },
  { name: "Great Expectations", implies: ["Data quality"], rarity: 4 },
  {
    name: "Master data management",
    forms: ["master data", "reference data management", "master data governance"],
    rarity: 4
  },
  { name: "Informatica MDM", implies: ["Master data management"], rarity: 4 },
  { name: "SAP MDG", implies: ["Master data management"], rarity: 4 },
  {
    name: "Data management",
    forms: [
      "managing data",
      "information management",
      "data administration",
      "manage data",
      "data collection and management",
      "database records management",
      "data organization"
    ],
    rarity: 2
  },
  {
    name: "Big data",
    forms: [
      "big data technologies",
      "big data processing",
      "large datasets",
      "large data sets",
      "big data analytics",
      "large-scale data processing",
      "large-scale data",
      "large volumes of data",
      "big data tools",
      "massive datasets"
    ]
  },
  {
    name: "Hadoop",
    forms: ["Apache Hadoop", "HDFS", "MapReduce", "YARN cluster", "Hadoop ecosystem"],
    implies: ["Big data"]
  },
  { name: "Cloudera", implies: ["Big data"], rarity: 4 },
  { name: "Hortonworks", implies: ["Big data"], rarity: 4 },
  { name: "MapR", implies: ["Big data"], rarity: 4 },
  { name: "Sqoop", implies: ["Big data"], rarity: 4 },
  { name: "Oozie", forms: ["Apache Oozie"], implies: ["Big data"], rarity: 4 },
  { name: "Apache ZooKeeper", implies: ["Big data"], rarity: 4 },
  {
    name: "Hive",
    forms: ["Apache Hive", "HiveQL", "Apache Impala", "Impala SQL", "Hive SQL"],
    ambiguous: {
      forms: ["Hive", "HIVE"],
      near: ["hadoop", "spark", "pig", "impala", "hbase", "hdfs", "presto", "sqoop"],
      never: ["bee hive"]
    },
    implies: ["Hadoop"],
    rarity: 4
  },
  {
    name: "Pig",
    forms: ["Apache Pig", "Pig Latin"],
    ambiguous: {
      forms: ["Pig", "PIG"],
      near: ["hadoop", "hive", "spark", "hbase", "sqoop", "mapreduce", "hdfs"],
      never: ["guinea pig", "pig farm"]
    },
    implies: ["Hadoop"],
    rarity: 5
  },
  {
    name: "Spark",
    forms: [
      "Apache Spark",
      "PySpark",
      "Spark SQL",
      "Spark Streaming",
      "SparkSQL",
      "Spark Structured Streaming",
      "Scala Spark",
      "Spark MLlib",
      "SparkR"
    ],
    ambiguous: {
      forms: ["Spark"],
      near: [
        "hadoop",
        "databricks",
        "scala",
        "kafka",
        "hive",
        "python",
        "flink",
        "airflow",
        "sql",
        "hdfs",
        "pyspark",
        "snowflake",
        "big",
        "data"
      ],
      never: [
        "spark joy",
        "creative spark",
        "spark plug",
        "spark interest",
        "spark plugs",
        "spark curiosity",
        "the spark"
      ]
    },
    implies: ["Big data"]
  },
  {
    name: "Databricks",
    forms: ["Databricks Lakehouse", "Unity Catalog", "Databricks SQL", "Delta Live Tables"],
    implies: ["Spark"]
  },
  {
    name: "Snowflake",
    forms: [
      "Snowflake Data Cloud",
      "Snowflake Computing",
      "Snowpark",
      "SnowSQL",
      "Snowpipe",
      "Snowflake data warehouse"
    ],
    ambiguous: {
      forms: ["Snowflake"],
      near: [...data, "aws", "redshift", "dbt", "databricks", "fivetran", "tableau", "looker"],
      never: ["snowflake schema"]
    },
    implies: ["SQL", "Data warehousing"]
  },
  {
    name: "Microsoft Fabric",
    forms: ["MS Fabric", "OneLake"],
    ambiguous: {
      forms: ["Fabric"],
      near: ["microsoft", "power", "bi", "azure", "synapse", "databricks"],
      never: ["fabric of", "fabric selection", "hyperledger fabric", "data fabric", "social fabric"]
    },
    implies: ["Data warehousing"],
    rarity: 4
  },
  { name: "dbt", forms: ["dbt Cloud", "dbt Core", "data build tool", "dbt Labs"], implies: ["SQL"] },
  {
    name: "Airflow",
    forms: ["Apache Airflow", "Airflow DAGs", "MWAA"],
    ambiguous: {
      forms: ["Airflow"],
      near: [
        "python",
        "data",
        "spark",
        "dbt",
        "etl",
        "luigi",
        "kafka",
        "dagster",
        "snowflake",
        "orchestration",
        "prefect",
        "databricks",
        "dag"
      ],
      never: ["airflow obstruction", "airflow balancing", "air flow"]
    },
    implies: ["Data pipelines"]
  },
  { name: "Dagster", implies: ["Data pipelines"], rarity: 5 },
  { name: "Luigi pipelines", implies: ["Data pipelines"], rarity: 4 },
  { name: "Mage.ai", implies: ["Data pipelines"], rarity: 4 },
  {
    name: "Prefect",
    forms: ["Prefect Cloud"],
    ambiguous: { forms: ["Prefect"], near: ["airflow", "dagster", "dbt", "luigi"] },
    implies: ["Data pipelines"],
    rarity: 4
  },
  { name: "Flink", forms: ["Apache Flink"], implies: ["Stream processing"], rarity: 4 },
  {
    name: "Storm",
    ambiguous: { forms: ["Storm"], near: ["spark", "kafka", "flink", "hadoop"] },
    implies: ["Stream processing"],
    rarity: 4
  },
  {
    name: "Beam",
    forms: ["Apache Beam"],
    ambiguous: {
      forms: ["Beam"],
      near: ["dataflow", "flink", "spark", "airflow"],
      never: ["i beam", "beam search", "steel beam", "balance beam"]
    },
    implies: ["Data pipelines"],
    rarity: 5
  },
  { name: "NiFi", forms: ["Apache NiFi"], implies: ["Data pipelines"], rarity: 4 },
  { name: "StreamSets", implies: ["Data pipelines"], rarity: 4 },
  { name: "Apache Sqoop flows", implies: ["Data pipelines"], rarity: 4 },
  {
    name: "Stream processing",
    forms: [
      "streaming data",
      "real-time data processing",
      "data streaming",
      "event streaming",
      "real-time streaming",
      "streaming technologies",
      "real-time data",
      "stream-processing",
      "streaming pipelines"
    ],
    rarity: 4
  },
  {
    name: "Presto",
    forms: ["PrestoDB"],
    ambiguous: { forms: ["Presto"], near: ["hive", "spark", "athena", "trino", "sql", "hadoop", "redshift"] },
    implies: ["SQL"],
    rarity: 4
  },
  { name: "Trino", implies: ["SQL"], rarity: 4 },
  { name: "Starburst Trino", implies: ["SQL"], rarity: 4 },
  { name: "Apache Druid", implies: ["SQL"], rarity: 4 },
  { name: "ClickHouse", implies: ["SQL"], rarity: 4 },
  { name: "Apache Pinot", implies: ["SQL"], rarity: 4 },
  { name: "DuckDB", implies: ["SQL"], rarity: 4 },
  {
    name: "Informatica",
    forms: ["Informatica PowerCenter", "PowerCenter", "IICS", "Informatica Cloud", "Informatica IDQ"],
    implies: ["ETL"],
    rarity: 4
  },
  { name: "Talend", forms: ["Talend Open Studio", "Talend Data Integration"], implies: ["ETL"], rarity: 4 },
  { name: "Pentaho", forms: ["Pentaho Data Integration", "Kettle ETL"], implies: ["ETL"], rarity: 5 },
  {
    name: "IBM DataStage",
    forms: ["DataStage", "Oracle Data Integrator"],
    ambiguous: { forms: ["ODI"], near: ["oracle", "etl", "informatica", "obiee", "datastage"] },
    implies: ["ETL"],
    rarity: 4
  },
  { name: "InfoSphere", implies: ["ETL"], rarity: 4 },
  { name: "Ab Initio", forms: ["Ab Initio ETL"], implies: ["ETL"], rarity: 4 },
  { name: "Alteryx", forms: ["Alteryx Designer", "KNIME"], implies: ["Data analysis"], rarity: 4 },
  { name: "RapidMiner", implies: ["Data analysis"], rarity: 4 },
  { name: "Dataiku", implies: ["Data analysis"], rarity: 4 },
  {
    name: "Parquet",
    ambiguous: {
      forms: ["Parquet", "parquet"],
      near: [
        "avro",
        "orc",
        "spark",
        "hadoop",
        "data",
        "hive",
        "s3",
        "files",
        "format",
        "delta",
        "csv",
        "json",
        "iceberg"
      ]
    },
    forms: ["Apache Parquet"],
    rarity: 5
  },
  { name: "Avro", forms: ["Apache Avro"], rarity: 4 },
  { name: "ORC files", rarity: 4 },
  { name: "Apache Arrow", rarity: 4 },
  { name: "CSV and flat files", forms: ["CSV files", "flat files", "CSV file formats"], rarity: 4 }
]

const toolsAndData: ReadonlyArray<Concept> = [
  // Analytics and BI
  {
    name: "Data analysis",
    forms: [
      "data analytics",
      "analyze data",
      "analyzing data",
      "data analyst",
      "analytics",
      "analysing data",
      "data-analysis",
      "analysis of data",
      "analyze datasets",
      "interpret data",
      "data interpretation",
      "data analysis skills",
      "data review",
      "exploratory data analysis",
      "EDA analysis",
      "collect and analyze data",
      "data insights",
      "analytical tools",
      "advanced analytics",
      "analytics tools"
    ],
    rarity: 1
  },
  {
    name: "Data visualization",
    forms: [
      "data visualisation tools",
      "data visualizations",
      "visualize data",
      "visualizing data",
      "data viz",
      "visualization tools",
      "dashboards",
      "dashboarding",
      "dashboard development",
      "data storytelling",
      "interactive dashboards",
      "dashboard design",
      "dashboard creation",
      "data visualization tools"
    ],
    rarity: 2
  },
  {
    name: "BI",
    forms: [
      "business intelligence",
      "business intelligence tools",
      "BI tools",
      "BI reporting",
      "BI development",
      "business analytics",
      "business intelligence reporting",
      "BI dashboards",
      "BI platforms"
    ],
    ambiguous: {
      forms: ["BI"],
      near: [
        "power",
        "tableau",
        "reporting",
        "dashboards",
        "analytics",
        "data",
        "qlik",
        "looker",
        "intelligence",
        "warehouse"
      ],
      never: ["bi weekly", "bi annual", "bi lingual", "bi monthly"]
    },
    rarity: 2
  },
  {
    name: "Reporting tools",
    forms: [
      "report writing tools",
      "report development",
      "ad hoc reporting",
      "ad-hoc reporting",
      "ad hoc reports",
      "report building",
      "report automation",
      "data reporting",
      "custom reports",
      "automated reporting",
      "management reporting tools",
      "self-service reporting"
    ],
    rarity: 2
  },
  {
    name: "Tableau",
    forms: ["Tableau Desktop", "Tableau Server", "Tableau Prep", "Tableau dashboards"],
    implies: ["Data visualization", "BI"],
    rarity: 2
  },
  {
    name: "Power BI",
    forms: [
      "PowerBI",
      "Microsoft Power BI",
      "MS Power BI",
      "Power BI Desktop",
      "Power BI dashboards",
      "Power BI Service"
    ],
    implies: ["Data visualization", "BI"],
    rarity: 2
  },
  { name: "DAX", forms: ["Data Analysis Expressions", "Power BI DAX"], implies: ["Power BI"], rarity: 4 },
  { name: "Looker", forms: ["LookML", "Looker dashboards"], implies: ["Data visualization", "BI"] },
  { name: "Looker Studio", forms: ["Google Data Studio", "Data Studio"], implies: ["Data visualization"] },
  { name: "Qlik", forms: ["QlikView", "Qlik Sense", "QlikSense"], implies: ["Data visualization", "BI"] },
  { name: "MicroStrategy", implies: ["BI"], rarity: 4 },
  {
    name: "SAP BusinessObjects",
    forms: [
      "BusinessObjects",
      "SAP BO",
      "BOBJ",
      "SAP Business Objects",
      "Web Intelligence reports",
      "Business Objects"
    ],
    implies: ["BI"],
    rarity: 4
  },
  { name: "IBM Cognos", forms: ["Cognos", "Cognos Analytics"], implies: ["BI"], rarity: 4 },
  { name: "Crystal Reports", forms: ["SAP Crystal Reports"], implies: ["BI"], rarity: 4 },
  {
    name: "OBIEE",
    forms: ["Oracle BI", "Oracle Analytics Cloud", "Oracle Business Intelligence", "Oracle BI Publisher"],
    implies: ["BI"],
    rarity: 4
  },
  {
    name: "Domo",
    ambiguous: { forms: ["Domo"], near: ["tableau", "power", "bi", "looker", "dashboards"] },
    implies: ["BI"],
    rarity: 4
  },
  { name: "Sisense", implies: ["BI"], rarity: 4 },
  { name: "ThoughtSpot", implies: ["BI"], rarity: 4 },
  { name: "Metabase", implies: ["BI"], rarity: 4 },
  { name: "Sigma Computing", implies: ["BI"], rarity: 4 },
  { name: "TIBCO Spotfire", implies: ["BI"], rarity: 4 },
  { name: "Spotfire", implies: ["BI"], rarity: 4 },
  { name: "Superset", forms: ["Apache Superset"], implies: ["BI"], rarity: 4 },
  {
    name: "Product analytics",
    forms: ["Amplitude analytics", "Heap Analytics", "user behavior analytics", "product metrics"],
    rarity: 4
  },
  { name: "Mixpanel", implies: ["Product analytics"], rarity: 4 },
  { name: "Pendo", implies: ["Product analytics"], rarity: 4 },
  {
    name: "Amplitude",
    ambiguous: {
      forms: ["Amplitude"],
      near: ["mixpanel", "segment", "analytics", "heap", "looker", "pendo", "product"]
    },
    implies: ["Product analytics"],
    rarity: 4
  },
  { name: "Google Tag Manager", forms: ["GTM tags", "tag management"], rarity: 4 },
  { name: "Segment CDP", rarity: 4 },
  {
    name: "Statistics",
    forms: [
      "statistical analysis",
      "statistical methods",
      "statistical modeling",
      "statistical techniques",
      "statistical analyses",
      "descriptive statistics",
      "inferential statistics",
      "applied statistics",
      "statistical models",
      "statistical data analysis",
      "statistical concepts",
      "statistical reporting"
    ],
    rarity: 2
  },
  {
    name: "Statistical software",
    forms: [
      "statistical packages",
      "statistical analysis software",
      "JMP",
      "Statistica",
      "statistical programming",
      "statistical tools"
    ]
  },
  { name: "EViews", implies: ["Statistical software"], rarity: 4 },
  { name: "SPSS", forms: ["IBM SPSS", "SPSS Statistics", "SPSS Modeler"], implies: ["Statistical software"] },
  {
    name: "SAS",
    forms: [
      "SAS programming",
      "SAS Enterprise Guide",
      "Base SAS",
      "SAS/STAT",
      "SAS Macro",
      "SAS Viya",
      "SAS Enterprise Miner",
      "Statistical Analysis System"
    ],
    implies: ["Statistical software"]
  },
  { name: "Stata", implies: ["Statistical software"], rarity: 4 },
  {
    name: "Regression analysis",
    forms: [
      "linear regression",
      "logistic regression",
      "regression modeling",
      "multivariate analysis",
      "generalized linear models",
      "regression models",
      "ANOVA",
      "multivariate statistics"
    ],
    implies: ["Statistics"]
  },
  {
    name: "Hypothesis testing",
    forms: ["significance testing", "statistical testing", "statistical significance", "chi-square test"],
    implies: ["Statistics"],
    rarity: 4
  },
  {
    name: "A/B testing",
    forms: [
      "AB testing",
      "split testing",
      "multivariate testing",
      "online experimentation",
      "experimentation platform",
      "A/B tests",
      "A/B test",
      "controlled experiments",
      "AB tests",
      "AB test"
    ]
  },
  { name: "Optimizely", implies: ["A/B testing"], rarity: 4 },
  { name: "Design of experiments", forms: ["DOE methods", "design of experiment"], rarity: 4 },
  {
    name: "Bayesian statistics",
    forms: ["Bayesian inference", "Bayesian modeling", "MCMC", "Bayesian methods"],
    implies: ["Statistics"],
    rarity: 5
  },
  {
    name: "Causal inference",
    forms: ["difference-in-differences", "econometric analysis", "propensity score matching"],
    implies: ["Statistics"],
    rarity: 4
  },
  {
    name: "Time series analysis",
    forms: ["time-series forecasting", "time series forecasting", "ARIMA", "time series modeling", "time series"],
    implies: ["Statistics"],
    rarity: 4
  },
  {
    name: "Forecast modeling",
    forms: [
      "predictive modeling",
      "predictive analytics",
      "predictive models",
      "forecasting models",
      "prescriptive analytics",
      "statistical forecasting",
      "predictive modelling techniques"
    ]
  },
  { name: "Data mining", forms: ["text mining", "knowledge discovery", "data mining techniques"] },
  {
    name: "Mathematical optimization",
    forms: [
      "CPLEX",
      "integer programming",
      "optimization algorithms",
      "optimization models",
      "convex optimization",
      "mathematical models",
      "optimization techniques"
    ],
    rarity: 4
  },
  { name: "Gurobi", implies: ["Mathematical optimization"], rarity: 4 },
  {
    name: "Simulation modeling",
    forms: [
      "Monte Carlo simulation",
      "Arena simulation",
      "simulation models",
      "computer simulation",
      "modeling and simulation",
      "modelling & simulation",
      "simulation software",
      "system simulation"
    ],
    rarity: 4
  },
  { name: "AnyLogic", implies: ["Simulation modeling"], rarity: 4 },
  {
    name: "Numerical methods",
    forms: [
      "numerical analysis",
      "scientific computing",
      "computational methods",
      "finite difference",
      "computational modeling"
    ],
    rarity: 4
  },
  {
    name: "GIS",
    forms: [
      "geographic information systems",
      "geographic information system",
      "geospatial analysis",
      "spatial analysis",
      "GIS mapping",
      "GIS software",
      "geospatial data",
      "geospatial",
      "spatial data",
      "GIS data"
    ]
  },
  {
    name: "ArcGIS",
    forms: ["ESRI", "ArcGIS Pro", "ESRI ArcGIS", "ArcGIS Online", "ArcGIS Enterprise"],
    implies: ["GIS"]
  },
  { name: "ArcMap", implies: ["GIS"], rarity: 4 },
  { name: "QGIS", implies: ["GIS"], rarity: 4 },
  { name: "Mapbox", implies: ["GIS"], rarity: 4 },
  { name: "Leaflet.js", implies: ["GIS"], rarity: 4 },
  { name: "GeoServer", implies: ["GIS"], rarity: 4 },
  { name: "OpenLayers", implies: ["GIS"], rarity: 4 },
  { name: "FME Desktop", implies: ["GIS"], rarity: 4 },
  {
    name: "Remote sensing",
    forms: ["satellite imagery", "photogrammetry", "satellite image analysis", "hyperspectral imaging"],
    rarity: 4
  },
  { name: "LiDAR", implies: ["Remote sensing"], rarity: 4 },
  {
    name: "Data collection",
    forms: [
      "data gathering",
      "collecting data",
      "gather data",
      "collect data",
      "collection of data",
      "data capture",
      "data collection methods"
    ],
    rarity: 1
  },
  {
    name: "Business analysis",
    forms: [
      "business systems analysis",
      "business analyst",
      "business process analysis",
      "systems analysis",
      "system analysis",
      "business requirements analysis",
      "business systems analyst"
    ],
    rarity: 2
  },
  {
    name: "Process mapping",
    forms: [
      "process modeling",
      "business process mapping",
      "process flow diagrams",
      "workflow diagrams",
      "flowcharts",
      "process flows",
      "process mining"
    ],
    rarity: 4
  },
  { name: "BPM tools", implies: ["Process mapping"], rarity: 4 },
  { name: "Signavio", implies: ["Process mapping"], rarity: 4 },
  { name: "Celonis", implies: ["Process mapping"], rarity: 4 },
  { name: "Camunda", implies: ["Process mapping"], rarity: 4 },
  {
    name: "Robotic process automation",
    forms: ["RPA", "robotic process automation tools", "RPA development", "bot development for processes"]
  },
  { name: "UiPath", forms: ["UiPath Studio"], implies: ["Robotic process automation"], rarity: 4 },
  { name: "Automation Anywhere", implies: ["Robotic process automation"], rarity: 4 },
  { name: "Blue Prism", forms: ["BluePrism"], implies: ["Robotic process automation"], rarity: 4 },
  { name: "Pega", forms: ["Pegasystems", "Pega PRPC", "Pega Platform"], implies: ["Low-code development"], rarity: 4 },
  { name: "Appian", implies: ["Low-code development"], rarity: 4 },

  // Machine learning and AI
  {
    name: "Artificial intelligence",
    forms: [
      "AI",
      "AI technologies",
      "AI solutions",
      "AI models",
      "AI systems",
      "AI tools",
      "applied AI",
      "artificial intelligence technologies"
    ],
    rarity: 2
  },
  {
    name: "Machine learning",
    forms: [
      "ML models",
      "machine learning models",
      "machine learning algorithms",
      "ML algorithms",
      "machine-learning techniques",
      "applied machine learning",
      "ML engineering",
      "machine learning techniques",
      "statistical machine learning",
      "ML systems",
      "ML modeling"
    ],
    ambiguous: {
      forms: ["ML"],
      near: ["ai", "model", "models", "data", "python", "deep", "algorithms", "engineer", "nlp", "pipelines", "ops"],
      never: ["ml of", "10 ml", "ml per"]
    },
    implies: ["Artificial intelligence"],
    rarity: 2
  },
  {
    name: "Deep learning",
    ambiguous: { forms: ["DL"], near: ["ml", "nlp", "pytorch", "tensorflow", "machine"] },
    forms: [
      "neural networks",
      "deep neural networks",
      "neural network",
      "DNN",
      "artificial neural networks",
      "deep-learning models",
      "deep learning models"
    ],
    implies: ["Machine learning"]
  },
  {
    name: "Convolutional neural networks",
    forms: ["CNNs", "convolutional networks", "U-Net"],
    ambiguous: { forms: ["CNN"], near: ["rnn", "lstm", "deep", "learning", "neural", "vision", "networks"] },
    implies: ["Deep learning"],
    rarity: 4
  },
  { name: "ResNet", implies: ["Convolutional neural networks"], rarity: 4 },
  { name: "Recurrent neural networks", forms: ["RNNs", "LSTM", "LSTMs", "RNN"], implies: ["Deep learning"], rarity: 5 },
  {
    name: "Transformer models",
    forms: [
      "transformers architecture",
      "BERT",
      "attention mechanism",
      "transformer architecture",
      "transformer-based models",
      "sequence-to-sequence",
      "GPT models",
      "encoder-decoder"
    ],
    ambiguous: {
      forms: ["Transformers"],
      near: ["huggingface", "bert", "llm", "deep", "nlp", "pytorch", "face", "gpt"]
    },
    implies: ["Deep learning"],
    rarity: 4
  },
  {
    name: "Generative AI",
    forms: [
      "GenAI",
      "gen AI",
      "generative artificial intelligence",
      "generative models",
      "diffusion models",
      "GANs",
      "AI image generation",
      "generative adversarial networks"
    ],
    implies: ["Artificial intelligence"]
  },
  { name: "Stable Diffusion", implies: ["Artificial intelligence"], rarity: 4 },
  { name: "Midjourney", implies: ["Artificial intelligence"], rarity: 4 },
  {
    name: "Large language models",
    forms: [
      "large language model",
      "LLMs",
      "LLM fine-tuning",
      "foundation models",
      "LLM applications",
      "LLM APIs",
      "LLM-powered"
    ],
    ambiguous: {
      forms: ["LLM"],
      near: ["ai", "gpt", "rag", "nlp", "openai", "langchain", "prompt", "model", "generative", "ml"],
      never: ["llm degree", "jd llm", "llm in tax", "master of laws"]
    },
    implies: ["Generative AI"]
  },
  {
    name: "Retrieval-augmented generation",
    forms: ["retrieval augmented generation", "RAG pipelines", "RAG systems", "RAG architecture"],
    ambiguous: {
      forms: ["RAG"],
      near: ["llm", "langchain", "vector", "embeddings", "retrieval", "ai", "openai", "genai"],
      never: ["rag status", "rag rating"]
    },
    implies: ["Large language models"],
    rarity: 4
  },
  {
    name: "Prompt engineering",
    forms: ["prompt design", "prompting techniques", "LLM prompting"],
    implies: ["Generative AI"],
    rarity: 4
  },
  {
    name: "AI agents",
    forms: [
      "agentic AI",
      "LLM agents",
      "agentic workflows",
      "AutoGen agents",
      "multi-agent systems",
      "autonomous agents"
    ],
    implies: ["Generative AI"],
    rarity: 4
  },
  { name: "LangGraph", implies: ["AI agents"], rarity: 4 },
  { name: "CrewAI", implies: ["AI agents"], rarity: 4 },
  { name: "Model Context Protocol", implies: ["AI agents"], rarity: 4 },
  { name: "LangChain", forms: ["Lang Chain"], implies: ["Large language models"], rarity: 4 },
  { name: "LlamaIndex", implies: ["Large language models"], rarity: 4 },
  {
    name: "OpenAI API",
    forms: ["OpenAI", "OpenAI GPT", "Claude API", "Google Gemini API", "ChatGPT API"],
    implies: ["Generative AI"]
  },
  { name: "ChatGPT", implies: ["Generative AI"], rarity: 4 },
  { name: "GPT-4", forms: ["GPT-3"], implies: ["Generative AI"], rarity: 4 },
  { name: "Anthropic Claude", implies: ["Generative AI"], rarity: 4 },
  {
    name: "AI coding assistants",
    forms: ["AI pair programming", "AI-assisted development", "AI coding tools"],
    implies: ["Generative AI"],
    rarity: 4
  },
  { name: "GitHub Copilot", implies: ["AI coding assistants"], rarity: 4 },
  {
    name: "Cursor",
    forms: ["Cursor IDE"],
    ambiguous: {
      forms: ["Cursor"],
      near: ["github", "ai", "claude", "coding", "ide", "chatgpt", "code", "assistants"]
    },
    implies: ["AI coding assistants"],
    rarity: 4
  },
  { name: "Claude Code", implies: ["AI coding assistants"], rarity: 4 },
  {
    name: "Copilot",
    ambiguous: {
      forms: ["Copilot"],
      near: ["github", "ai", "claude", "coding", "ide", "chatgpt", "code", "assistants"]
    },
    implies: ["AI coding assistants"],
    rarity: 4
  },
  { name: "Microsoft Copilot", forms: ["Microsoft 365 Copilot", "MS Copilot"], implies: ["Generative AI"], rarity: 4 },
  {
    name: "Natural language processing",
    forms: [
      "NLP",
      "natural language understanding",
      "NLU",
      "natural-language processing",
      "sentiment analysis",
      "named entity recognition",
      "text classification",
      "topic modeling",
      "text analytics",
      "information extraction",
      "natural language generation",
      "machine translation systems"
    ],
    implies: ["Artificial intelligence"]
  },
  {
    name: "Computer vision",
    ambiguous: { forms: ["CV"], near: ["nlp", "deep", "learning", "pytorch", "opencv", "ml"] },
    forms: [
      "image processing",
      "image recognition",
      "object detection",
      "image classification",
      "image segmentation",
      "machine vision",
      "video analytics",
      "visual recognition",
      "facial recognition systems"
    ],
    implies: ["Artificial intelligence"]
  },
  { name: "OCR", forms: ["optical character recognition", "Tesseract OCR", "ABBYY"], rarity: 4 },
  {
    name: "Speech recognition",
    forms: [
      "ASR systems",
      "text-to-speech",
      "speech-to-text",
      "speech synthesis",
      "speech processing",
      "voice recognition technology",
      "automatic speech recognition"
    ],
    implies: ["Machine learning"],
    rarity: 4
  },
  {
    name: "Chatbots",
    forms: [
      "chatbot development",
      "conversational AI",
      "virtual assistants development",
      "chatbot",
      "voice assistants",
      "conversational interfaces"
    ],
    rarity: 4
  },
  { name: "Dialogflow", implies: ["Chatbots"], rarity: 4 },
  { name: "Rasa", implies: ["Chatbots"], rarity: 4 },
  { name: "Amazon Lex", implies: ["Chatbots"], rarity: 4 },
  { name: "Microsoft Bot Framework", implies: ["Chatbots"], rarity: 4 },
  {
    name: "Reinforcement learning",
    forms: ["RLHF", "Q-learning", "deep reinforcement learning", "multi-armed bandits"],
    implies: ["Machine learning"],
    rarity: 4
  },
  {
    name: "Supervised learning",
    forms: [
      "unsupervised learning",
      "supervised and unsupervised learning",
      "semi-supervised learning",
      "classification and regression",
      "classification algorithms",
      "self-supervised learning",
      "classification models"
    ],
    implies: ["Machine learning"],
    rarity: 4
  },
  {
    name: "Tree-based models",
    forms: [
      "Decision trees",
      "random forest",
      "random forests",
      "gradient boosting",
      "ensemble methods",
      "support vector machines",
      "SVM",
      "boosted trees",
      "k-means",
      "k-nearest neighbors",
      "naive Bayes"
    ],
    implies: ["Machine learning"],
    rarity: 4
  },
  { name: "XGBoost", implies: ["Tree-based models"], rarity: 4 },
  { name: "LightGBM", implies: ["Tree-based models"], rarity: 4 },
  { name: "CatBoost", implies: ["Tree-based models"], rarity: 4 },
  {
    name: "Clustering",
    forms: [
      "cluster analysis",
      "clustering algorithms",
      "dimensionality reduction",
      "principal component analysis",
      "customer segmentation models",
      "PCA analysis"
    ],
    implies: ["Machine learning"],
    rarity: 4
  },
  {
    name: "Recommender systems",
    forms: [
      "recommendation systems",
      "recommendation engines",
      "collaborative filtering",
      "recommendation algorithms",
      "ranking models",
      "personalization algorithms"
    ],
    implies: ["Machine learning"],
    rarity: 4
  },
  {
    name: "Anomaly detection",
    forms: ["outlier detection", "fraud detection models"],
    implies: ["Machine learning"],
    rarity: 4
  },
  {
    name: "Feature engineering",
    forms: ["feature selection", "feature store", "feature stores", "feature extraction"],
    implies: ["Machine learning"],
    rarity: 4
  },
  {
    name: "Model deployment",
    forms: [
      "MLOps",
      "ML Ops",
      "model serving",
      "model monitoring",
      "ML pipelines",
      "productionizing models",
      "machine learning operations",
      "machine learning pipelines",
      "LLMOps",
      "deploying machine learning models",
      "model training",
      "model inference",
      "ML infrastructure"
    ],
    implies: ["Machine learning"]
  },
  { name: "MLflow", implies: ["Model deployment"], rarity: 4 },
  { name: "Kubeflow", implies: ["Model deployment"], rarity: 4 },
  { name: "Weights & Biases", implies: ["Model deployment"], rarity: 4 },
  { name: "DVC data versioning", implies: ["Model deployment"], rarity: 4 },
  { name: "Ray Serve", implies: ["Model deployment"], rarity: 4 },
  { name: "BentoML", implies: ["Model deployment"], rarity: 4 },
  { name: "Seldon Core", implies: ["Model deployment"], rarity: 4 },
  { name: "Neptune.ai", implies: ["Model deployment"], rarity: 4 },
  {
    name: "Data science",
    forms: [
      "data scientist",
      "data science techniques",
      "applied data science",
      "data science tools",
      "decision science"
    ],
    rarity: 2
  },
  {
    name: "Data annotation",
    forms: [
      "data labeling",
      "data labelling tasks",
      "image annotation",
      "text annotation",
      "annotation guidelines",
      "LLM evaluation",
      "AI training data"
    ],
    rarity: 4
  },
  {
    name: "TensorFlow",
    forms: ["Tensor Flow", "TensorFlow Lite", "TensorFlow Serving"],
    implies: ["Deep learning", "Python"]
  },
  {
    name: "PyTorch",
    forms: ["PyTorch Lightning", "TorchScript"],
    ambiguous: { forms: ["Torch"], near: ["tensorflow", "keras", "lua", "deep", "learning", "neural", "numpy"] },
    implies: ["Deep learning", "Python"]
  },
  { name: "Keras", implies: ["Deep learning", "Python"], rarity: 4 },
  {
    name: "scikit-learn",
    forms: ["sklearn", "sci-kit learn", "scikit learn", "sk-learn"],
    implies: ["Machine learning", "Python"]
  },
  {
    name: "pandas",
    ambiguous: {
      forms: ["pandas", "Pandas"],
      near: [
        "python",
        "numpy",
        "data",
        "scikit",
        "sklearn",
        "jupyter",
        "sql",
        "spark",
        "matplotlib",
        "dataframe",
        "dataframes",
        "scipy",
        "notebooks",
        "polars"
      ]
    },
    forms: ["pandas library", "Python pandas"],
    implies: ["Python", "Data analysis"]
  },
  { name: "Polars dataframes", implies: ["Python", "Data analysis"], rarity: 4 },
  { name: "NumPy", forms: ["Numerical Python"], implies: ["Python"] },
  { name: "SciPy", forms: ["statsmodels"], implies: ["Python"], rarity: 4 },
  { name: "SymPy", implies: ["Python"], rarity: 4 },
  { name: "Matplotlib", forms: ["ggplot2", "ggplot"], implies: ["Data visualization"] },
  { name: "Seaborn", implies: ["Data visualization"], rarity: 4 },
  { name: "Plotly", forms: ["Plotly Dash"], implies: ["Data visualization"], rarity: 4 },
  { name: "Bokeh plots", implies: ["Data visualization"], rarity: 4 },
  { name: "Streamlit", implies: ["Data visualization"], rarity: 4 },
  { name: "Gradio app", implies: ["Data visualization"], rarity: 4 },
  { name: "Altair plots", implies: ["Data visualization"], rarity: 4 },
  { name: "Tidyverse", forms: ["dplyr", "data.table"], implies: ["R"], rarity: 4 },
  { name: "R Shiny", implies: ["R"], rarity: 4 },
  {
    name: "Shiny",
    forms: ["Shiny apps"],
    ambiguous: { forms: ["Shiny"], near: ["ggplot", "rstudio", "tidyverse", "dashboards", "dash"] },
    implies: ["R"],
    rarity: 4
  },
  { name: "RShiny", implies: ["R"], rarity: 4 },
  {
    name: "Jupyter",
    forms: ["Jupyter Notebook", "Jupyter Notebooks", "JupyterLab", "IPython", "Jupyter Lab"],
    implies: ["Python"]
  },
  { name: "Google Colab", implies: ["Python"], rarity: 4 },
  {
    name: "Anaconda",
    forms: ["Conda environments"],
    ambiguous: { forms: ["Anaconda"], near: ["python", "jupyter", "pandas", "conda", "spyder"] },
    implies: ["Python"],
    rarity: 4
  },
  {
    name: "Hugging Face",
    forms: ["HuggingFace", "Hugging Face Transformers"],
    implies: ["Machine learning"],
    rarity: 4
  },
  {
    name: "spaCy",
    forms: ["NLTK", "word2vec", "word embeddings"],
    implies: ["Natural language processing", "Python"],
    rarity: 4
  },
  { name: "Gensim", implies: ["Natural language processing", "Python"], rarity: 4 },
  { name: "Stanford NLP", implies: ["Natural language processing", "Python"], rarity: 4 },
  { name: "OpenCV", implies: ["Computer vision"], rarity: 4 },
  { name: "YOLO object detection", implies: ["Computer vision"], rarity: 4 },
  { name: "Mediapipe", implies: ["Computer vision"], rarity: 4 },
  { name: "Pillow library", implies: ["Computer vision"], rarity: 4 },
  { name: "Dask", forms: ["JAX", "cuDF"], rarity: 5 },
  {
    name: "Ray",
    forms: ["Ray distributed"],
    ambiguous: { forms: ["Ray"], near: ["dask", "pytorch", "spark", "jax", "kubeflow"] },
    rarity: 4
  },
  { name: "Numba", rarity: 4 },
  {
    name: "ONNX",
    forms: ["vLLM", "model quantization", "model compression", "edge AI"],
    implies: ["Deep learning"],
    rarity: 5
  },
  { name: "TensorRT", implies: ["Deep learning"], rarity: 4 },
  { name: "Triton Inference Server", implies: ["Deep learning"], rarity: 4 },
  { name: "DataRobot", implies: ["Machine learning"], rarity: 5 },
  { name: "H2O.ai", implies: ["Machine learning"], rarity: 4 },
  { name: "AutoML", forms: ["Google AutoML"], implies: ["Machine learning"], rarity: 4 },
  {
    name: "Responsible AI",
    forms: ["AI ethics", "explainable AI", "model interpretability", "AI safety", "AI risk management"],
    implies: ["Artificial intelligence"],
    rarity: 4
  },
  {
    name: "Robotics",
    forms: [
      "robotic systems",
      "robot programming",
      "industrial robots",
      "robotic arms",
      "collaborative robots",
      "cobots",
      "robotic automation",
      "robot operation"
    ],
    rarity: 4
  },
  { name: "FANUC robots", implies: ["Robotics"], rarity: 4 },
  { name: "KUKA robots", implies: ["Robotics"], rarity: 4 },
  { name: "ABB robots", implies: ["Robotics"], rarity: 4 },
  {
    name: "ROS",
    forms: ["Robot Operating System", "ROS2"],
    ambiguous: {
      forms: ["ROS"],
      near: ["robotics", "robot", "c++", "gazebo", "slam", "linux", "python"],
      never: ["review of systems"]
    },
    implies: ["Robotics"],
    rarity: 4
  },
  { name: "Gazebo simulator", implies: ["Robotics"], rarity: 4 },
  {
    name: "SLAM",
    forms: [
      "simultaneous localization and mapping",
      "sensor fusion",
      "visual odometry",
      "motion planning",
      "path planning",
      "localization and mapping"
    ],
    ambiguous: {
      forms: ["SLAM"],
      near: ["robotics", "sensor", "lidar", "perception", "localization", "ros"],
      never: ["grand slam"]
    },
    rarity: 4
  },
  { name: "Kalman filter", rarity: 4 },
  {
    name: "Autonomous vehicles",
    forms: [
      "autonomous driving",
      "ADAS",
      "self-driving",
      "advanced driver assistance systems",
      "autonomous systems",
      "unmanned systems",
      "UAV systems"
    ],
    rarity: 4
  },

  // Testing and QA
  {
    name: "Software testing",
    ambiguous: {
      forms: ["QA"],
      near: ["testing", "automation", "selenium", "regression", "developers", "release", "bugs", "test", "jira"]
    },
    forms: [
      "software quality assurance",
      "QA testing",
      "software QA",
      "software tester",
      "testing software",
      "application testing",
      "software test",
      "software test engineering",
      "QA engineer",
      "quality assurance testing",
      "system testing",
      "systems testing",
      "testing and debugging",
      "software quality",
      "functional testing",
      "non-functional testing",
      "software verification",
      "QA process",
      "QA processes",
      "testing methodologies",
      "testing and quality assurance",
      "software validation",
      "black box testing",
      "white box testing",
      "exploratory testing",
      "ad hoc testing",
      "test engineering"
    ],
    rarity: 2
  },
  {
    name: "Test automation",
    forms: [
      "automated testing",
      "automation testing",
      "automated tests",
      "automation frameworks",
      "test automation frameworks",
      "automated test scripts",
      "test scripting",
      "automation framework",
      "SDET",
      "automation test scripts",
      "test automation tools",
      "QA automation",
      "automated test",
      "automated UI testing",
      "automated regression testing"
    ],
    implies: ["Software testing"]
  },
  {
    name: "Manual testing",
    forms: ["manual tests", "manual QA", "manual test cases", "manual software testing"],
    implies: ["Software testing"]
  },
  {
    name: "Unit testing",
    forms: [
      "unit tests",
      "unit test",
      "writing unit tests",
      "mocking frameworks",
      "unit test cases",
      "unit testing frameworks",
      "unit and integration tests",
      "unit and integration testing"
    ],
    implies: ["Software testing"],
    rarity: 2
  },
  { name: "Mockito", implies: ["Unit testing"], rarity: 4 },
  { name: "Moq", implies: ["Unit testing"], rarity: 4 },
  { name: "Sinon.js", implies: ["Unit testing"], rarity: 4 },
  {
    name: "Integration testing",
    forms: ["integration tests", "system integration testing", "SIT testing", "contract testing", "Pact testing"],
    implies: ["Software testing"]
  },
  {
    name: "Regression testing",
    forms: ["regression tests", "smoke testing", "sanity testing", "regression test suites"],
    implies: ["Software testing"]
  },
  {
    name: "End-to-end testing",
    forms: ["E2E", "E2E testing", "end to end tests", "e2e tests"],
    implies: ["Software testing"],
    rarity: 4
  },
  {
    name: "Performance testing",
    forms: [
      "load testing",
      "stress testing of software",
      "Gatling load testing",
      "k6 load testing",
      "Locust load testing",
      "performance test",
      "load tests",
      "scalability testing"
    ],
    implies: ["Software testing"]
  },
  { name: "LoadRunner", implies: ["Performance testing"], rarity: 4 },
  { name: "JMeter", forms: ["Apache JMeter"], implies: ["Performance testing"], rarity: 4 },
  { name: "BlazeMeter", implies: ["Performance testing"], rarity: 4 },
  {
    name: "User acceptance testing",
    forms: [
      "UAT",
      "acceptance testing",
      "user acceptance tests",
      "user testing of software",
      "UAT testing",
      "acceptance tests",
      "beta testing"
    ],
    implies: ["Software testing"]
  },
  {
    name: "Test planning",
    forms: [
      "test plans",
      "test cases",
      "test strategy",
      "test case design",
      "test scenarios",
      "test plan",
      "writing test cases",
      "test scripts",
      "test design",
      "test case development",
      "test plans and test cases",
      "test management",
      "test documentation",
      "test strategies",
      "test procedures",
      "test data management",
      "test reports"
    ],
    implies: ["Software testing"],
    rarity: 2
  },
  {
    name: "Defect tracking",
    forms: [
      "bug tracking",
      "defect management",
      "bug reporting",
      "defect triage",
      "bug reports",
      "bug triage",
      "issue tracking systems",
      "software defects",
      "tracking bugs"
    ],
    implies: ["Software testing"]
  },
  { name: "Bugzilla", implies: ["Defect tracking"], rarity: 4 },
  { name: "MantisBT", implies: ["Defect tracking"], rarity: 4 },
  { name: "API testing", forms: ["API test automation", "testing APIs"], implies: ["Software testing"], rarity: 4 },
  { name: "REST Assured", implies: ["API testing"], rarity: 4 },
  { name: "Karate framework", implies: ["API testing"], rarity: 4 },
  {
    name: "Mobile testing",
    forms: ["mobile app testing", "Espresso testing", "Detox testing", "mobile application testing"],
    implies: ["Software testing"],
    rarity: 4
  },
  { name: "Appium", implies: ["Mobile testing"], rarity: 4 },
  { name: "XCUITest", implies: ["Mobile testing"], rarity: 4 },
  { name: "BrowserStack", implies: ["Mobile testing"], rarity: 4 },
  { name: "Sauce Labs", implies: ["Mobile testing"], rarity: 4 },
  { name: "XCTest", implies: ["Mobile testing"], rarity: 4 },
  {
    name: "Game testing",
    forms: ["playtesting", "video game testing", "game QA"],
    implies: ["Software testing"],
    rarity: 5
  },
  {
    name: "Security testing",
    forms: [
      "security tests",
      "application security testing",
      "fuzz testing",
      "fuzzing",
      "dynamic application security testing",
      "web application penetration testing"
    ],
    implies: ["Application security"],
    rarity: 4
  },
  {
    name: "Selenium",
    forms: ["Selenium WebDriver", "Selenium Grid", "Selenium IDE", "WebDriver"],
    ambiguous: {
      forms: [],
      never: ["zinc and selenium", "selenium and zinc", "selenium deficiency", "selenium levels"]
    },
    implies: ["Test automation"]
  },
  { name: "WebdriverIO", implies: ["Test automation"], rarity: 4 },
  { name: "TestNG", implies: ["Test automation"], rarity: 4 },
  {
    name: "Cypress",
    forms: ["Cypress.io"],
    ambiguous: {
      forms: ["Cypress"],
      near: [...testing, "selenium", "playwright", "jest", "javascript", "e2e", "react", "mocha", "puppeteer"],
      never: ["cypress ca", "cypress texas", "cypress tx"]
    },
    implies: ["Test automation", "JavaScript"]
  },
  { name: "Playwright", implies: ["Test automation"] },
  { name: "Puppeteer", implies: ["Test automation"], rarity: 4 },
  { name: "TestCafe", implies: ["Test automation"], rarity: 4 },
  { name: "Protractor", implies: ["Test automation"], rarity: 4 },
  { name: "Nightwatch.js", implies: ["Test automation"], rarity: 4 },
  {
    name: "Jest",
    forms: ["Jest testing", "React Testing Library"],
    ambiguous: {
      forms: ["Jest"],
      near: [
        "mocha",
        "enzyme",
        "cypress",
        "jasmine",
        "react",
        "testing",
        "typescript",
        "javascript",
        "node",
        "chai",
        "unit",
        "tests"
      ]
    },
    implies: ["Unit testing", "JavaScript"]
  },
  { name: "Vitest", implies: ["Unit testing", "JavaScript"], rarity: 4 },
  { name: "Enzyme testing", implies: ["Unit testing", "JavaScript"], rarity: 4 },
  { name: "Testing Library", implies: ["Unit testing", "JavaScript"], rarity: 4 },
  {
    name: "Mocha",
    forms: ["MochaJS", "Mocha.js", "Mocha/Chai"],
    ambiguous: {
      forms: ["Mocha"],
      near: ["jest", "jasmine", "karma", "cypress", "chai", "mocha", "node", "testing", "unit", "javascript"],
      never: ["mocha latte", "chai tea", "chai latte"]
    },
    implies: ["Unit testing", "JavaScript"],
    rarity: 4
  },
  {
    name: "Chai",
    ambiguous: {
      forms: ["Chai"],
      near: ["jest", "jasmine", "karma", "cypress", "chai", "mocha", "node", "testing", "unit", "javascript"]
    },
    implies: ["Unit testing", "JavaScript"],
    rarity: 4
  },
  {
    name: "Jasmine",
    forms: ["Karma/Jasmine", "Jasmine/Karma"],
    ambiguous: {
      forms: ["Jasmine"],
      near: ["jest", "mocha", "protractor", "angular", "testing", "unit", "chai", "karma", "jasmine"],
      never: ["jasmine rice", "good karma", "credit karma"]
    },
    implies: ["Unit testing", "JavaScript"],
    rarity: 4
  },
  { name: "QUnit", implies: ["Unit testing", "JavaScript"], rarity: 4 },
  {
    name: "Karma",
    ambiguous: {
      forms: ["Karma"],
      near: ["jest", "mocha", "protractor", "angular", "testing", "unit", "chai", "karma", "jasmine"]
    },
    implies: ["Unit testing", "JavaScript"],
    rarity: 4
  },
  { name: "pytest", forms: ["PyUnit", "Python unittest", "nose2"], implies: ["Unit testing", "Python"], rarity: 4 },
  { name: "NUnit", forms: ["xUnit", "xUnit.net"], implies: ["Unit testing", ".NET"], rarity: 4 },
  { name: "MSTest", implies: ["Unit testing", ".NET"], rarity: 4 },
  { name: "RSpec", implies: ["Unit testing", "Ruby"], rarity: 4 },
  { name: "Capybara testing", implies: ["Unit testing", "Ruby"], rarity: 4 },
  { name: "Minitest", implies: ["Unit testing", "Ruby"], rarity: 4 },
  { name: "PHPUnit", forms: ["Pest PHP"], implies: ["Unit testing", "PHP"], rarity: 4 },
  {
    name: "Cucumber",
    forms: ["Cucumber BDD"],
    ambiguous: {
      forms: ["Cucumber", "Gherkin"],
      near: [
        "selenium",
        "gherkin",
        "bdd",
        "testing",
        "automation",
        "junit",
        "testng",
        "jbehave",
        "java",
        "ruby",
        "cucumber",
        "specflow",
        "test",
        "tests",
        "scenarios",
        "behave"
      ],
      never: ["cucumber salad"]
    },
    implies: ["Test automation"],
    rarity: 4
  },
  { name: "SpecFlow", implies: ["Test automation"], rarity: 4 },
  { name: "Behave BDD", implies: ["Test automation"], rarity: 4 },
  { name: "Reqnroll", implies: ["Test automation"], rarity: 4 },
  { name: "Robot Framework", implies: ["Test automation"], rarity: 4 },
  {
    name: "Postman",
    forms: ["Postman API", "Postman collections"],
    ambiguous: {
      forms: ["Postman"],
      near: ["api", "rest", "swagger", "testing", "soapui", "selenium", "soap", "json", "jmeter", "insomnia"],
      never: ["rural postman"]
    },
    implies: ["API design"]
  },
  { name: "Insomnia REST", implies: ["API design"], rarity: 4 },
  { name: "Bruno API", implies: ["API design"], rarity: 4 },
  { name: "TestRail", forms: ["qTest", "Zephyr test management"], implies: ["Test planning"], rarity: 4 },
  { name: "Zephyr Scale", implies: ["Test planning"], rarity: 4 },
  { name: "Xray for Jira", implies: ["Test planning"], rarity: 4 },
  { name: "PractiTest", implies: ["Test planning"], rarity: 4 },
  { name: "TestLink", implies: ["Test planning"], rarity: 4 },
  { name: "HP ALM", forms: ["ALM/QC"], implies: ["Test planning"], rarity: 4 },
  { name: "Micro Focus ALM", implies: ["Test planning"], rarity: 4 },
  { name: "Quality Center", forms: ["HP Quality Center"], implies: ["Test planning"], rarity: 4 },
  {
    name: "Ranorex",
    forms: ["QTP"],
    ambiguous: { forms: ["UFT"], near: ["qtp", "alm", "selenium", "loadrunner", "hp", "testing"] },
    implies: ["Test automation"],
    rarity: 4
  },
  { name: "Katalon", forms: ["Katalon Studio"], implies: ["Test automation"], rarity: 4 },
  { name: "Tosca", forms: ["Tricentis Tosca"], implies: ["Test automation"], rarity: 4 },
  { name: "TestComplete", implies: ["Test automation"], rarity: 4 },
  { name: "Unified Functional Testing", implies: ["Test automation"], rarity: 4 },
  { name: "HP UFT", forms: ["UFT/QTP"], implies: ["Test automation"], rarity: 4 },
  { name: "Worksoft", implies: ["Test automation"], rarity: 4 },
  {
    name: "Verification and validation",
    forms: [
      "V&V",
      "verification & validation",
      "validation and verification",
      "validation testing",
      "independent verification and validation"
    ],
    rarity: 4
  },
  {
    name: "Hardware testing",
    forms: [
      "test equipment",
      "hardware test",
      "oscilloscope",
      "oscilloscopes",
      "multimeter",
      "multimeters",
      "spectrum analyzer",
      "electronic test equipment",
      "logic analyzer",
      "signal generators",
      "logic analyzers",
      "hardware debugging",
      "hardware validation",
      "lab test equipment",
      "spectrum analyzers",
      "network analyzers"
    ]
  },

  // Architecture of systems
  {
    name: "Microservices",
    forms: [
      "microservice",
      "microservices architecture",
      "microservice architecture",
      "micro-services",
      "micro services architecture",
      "microservices-based"
    ]
  },
  {
    name: "Distributed systems",
    forms: [
      "distributed computing",
      "distributed system",
      "distributed architecture",
      "distributed applications",
      "large-scale distributed systems",
      "large-scale systems",
      "distributed system design"
    ]
  },
  {
    name: "Event-driven architecture",
    forms: [
      "event driven",
      "event-driven systems",
      "event sourcing",
      "CQRS",
      "event-driven microservices",
      "saga pattern"
    ],
    rarity: 4
  },
  { name: "Service-oriented architecture", forms: ["SOA", "service oriented architecture", "SOA architecture"] },
  {
    name: "Domain-driven design",
    forms: ["DDD", "bounded contexts", "hexagonal architecture", "clean architecture", "onion architecture"],
    rarity: 4
  },
  {
    name: "Scalability",
    forms: [
      "scalable systems",
      "scalable applications",
      "scalable architecture",
      "highly scalable systems",
      "scalable software",
      "scalable solutions",
      "horizontal scaling",
      "system scalability",
      "auto scaling",
      "autoscaling",
      "high-scale systems",
      "highly scalable"
    ]
  },
  {
    name: "Caching",
    forms: ["caching strategies", "distributed caching", "cache invalidation", "caching mechanisms"],
    rarity: 4
  },
  { name: "Multi-tenant architecture", forms: ["multi-tenancy", "multi-tenant SaaS", "multi-tenant"], rarity: 4 },
  {
    name: "High-throughput systems",
    forms: [
      "high-traffic applications",
      "high-traffic websites",
      "high-volume systems",
      "large-scale applications",
      "high throughput systems"
    ],
    rarity: 4
  },
  {
    name: "Client-server architecture",
    forms: [
      "client/server",
      "client-server applications",
      "client server",
      "n-tier architecture",
      "multi-tier architecture",
      "three-tier architecture",
      "n-tier applications"
    ],
    rarity: 4
  },
  { name: "Monorepo", forms: ["Nx monorepo", "polyrepo"], rarity: 5 },
  { name: "Turborepo", implies: ["Monorepo"], rarity: 4 },
  { name: "Lerna", implies: ["Monorepo"], rarity: 4 },
  {
    name: "Blockchain",
    forms: [
      "distributed ledger",
      "blockchain technology",
      "blockchain development",
      "Hyperledger Fabric",
      "distributed ledger technology",
      "DLT",
      "consensus algorithms"
    ],
    rarity: 4
  },
  { name: "Hyperledger", implies: ["Blockchain"], rarity: 4 },
  {
    name: "Smart contracts",
    forms: ["smart contract", "smart contract development"],
    implies: ["Blockchain"],
    rarity: 4
  },
  { name: "Hardhat", implies: ["Smart contracts"], rarity: 4 },
  { name: "Truffle suite", implies: ["Smart contracts"], rarity: 4 },
  { name: "Foundry Solidity", implies: ["Smart contracts"], rarity: 4 },
  { name: "Ethereum", forms: ["EVM blockchain", "Web3.js", "Ethers.js", "ERC-20"], implies: ["Blockchain"], rarity: 4 },
  { name: "Polygon blockchain", implies: ["Blockchain"], rarity: 4 },
  { name: "Solana", implies: ["Blockchain"], rarity: 4 },
  { name: "Layer 2 scaling", implies: ["Blockchain"], rarity: 4 },
  { name: "Web3", forms: ["decentralized applications", "dApps", "NFTs", "NFT"], implies: ["Blockchain"], rarity: 4 },
  {
    name: "Cryptocurrency",
    forms: ["crypto", "cryptocurrencies", "digital assets blockchain", "crypto assets"],
    rarity: 4
  },
  { name: "Bitcoin", implies: ["Cryptocurrency"], rarity: 4 },
  {
    name: "Internet of Things",
    forms: [
      "IoT",
      "IoT devices",
      "IIoT",
      "industrial IoT",
      "connected devices",
      "IoT platforms",
      "smart devices",
      "IoT solutions"
    ],
    rarity: 4
  },
  { name: "AWS IoT", forms: ["Azure IoT"], implies: ["Internet of Things"], rarity: 4 },
  { name: "Edge computing", forms: ["edge devices", "fog computing"], rarity: 4 },
  { name: "Quantum computing", forms: ["quantum algorithms"], rarity: 5 },
  { name: "Qiskit", implies: ["Quantum computing"], rarity: 4 },
  { name: "Digital twin", forms: ["digital twins", "digital twin technology"], rarity: 5 },
  {
    name: "Digital transformation",
    forms: ["digitalization", "digitization projects", "digital initiatives", "digital modernization"]
  },

  // Methods of software teams
  {
    name: "Agile",
    forms: [
      "Agile methodologies",
      "Agile methodology",
      "Agile development",
      "Agile environment",
      "Agile software development",
      "Agile practices",
      "Agile framework",
      "Agile principles",
      "Agile frameworks",
      "Agile project management",
      "Agile teams",
      "Agile processes",
      "Agile methods",
      "Agile delivery",
      "Agile ceremonies",
      "Agile development methodologies",
      "Agile team",
      "Agile SDLC",
      "Agile coaching",
      "Agile transformation",
      "Agile techniques",
      "Agile process",
      "agile-based"
    ],
    ambiguous: {
      forms: ["Agile", "agile", "AGILE"],
      near: [
        "scrum",
        "kanban",
        "waterfall",
        "sprint",
        "sprints",
        "safe",
        "methodology",
        "lean",
        "jira",
        "devops",
        "software",
        "development"
      ],
      never: ["agile and adaptable", "agile mindset", "be agile"]
    },
    rarity: 2
  },
  {
    name: "Scrum",
    forms: [
      "Scrum methodology",
      "Scrum framework",
      "Scrum Master",
      "Scrum ceremonies",
      "daily standups",
      "daily stand-ups",
      "daily scrum",
      "Scrum teams",
      "Scrum of Scrums",
      "Scrum Masters",
      "sprint retrospectives"
    ],
    implies: ["Agile"],
    rarity: 2
  },
  {
    name: "Sprint planning",
    forms: [
      "sprint reviews",
      "sprints",
      "backlog grooming",
      "backlog refinement",
      "sprint backlog",
      "sprint cycles",
      "sprint planning meetings",
      "iteration planning",
      "backlog management",
      "product backlog",
      "story points",
      "backlog prioritization"
    ],
    implies: ["Agile"],
    rarity: 2
  },
  { name: "Kanban", forms: ["Kanban boards", "Kanban board"], rarity: 2 },
  { name: "Scrumban", rarity: 4 },
  {
    name: "SAFe",
    forms: [
      "Scaled Agile",
      "Scaled Agile Framework",
      "PI planning",
      "Scaled Agile Framework (SAFe)",
      "SAFe Agile",
      "agile release train",
      "program increment planning"
    ],
    ambiguous: { forms: ["SAFe"], near: ["agile", "scrum", "scaled", "less", "pi"] },
    implies: ["Agile"],
    rarity: 4
  },
  {
    name: "Extreme Programming",
    ambiguous: {
      forms: ["XP"],
      near: ["scrum", "agile", "kanban", "tdd", "extreme", "lean", "pair"],
      never: ["windows xp", "years xp", "xp with"]
    },
    implies: ["Agile"],
    rarity: 4
  },
  {
    name: "Waterfall",
    forms: [
      "waterfall methodology",
      "waterfall model",
      "waterfall development",
      "waterfall methodologies",
      "waterfall projects"
    ],
    ambiguous: {
      forms: ["Waterfall", "waterfall"],
      near: ["agile", "scrum", "hybrid", "methodology", "project", "sdlc", "kanban"],
      never: ["waterfall chart", "waterfall model cash", "distribution waterfall"]
    },
    rarity: 4
  },
  {
    name: "Test-driven development",
    forms: ["TDD", "test driven development", "test-first development", "test-driven", "test driven"],
    implies: ["Unit testing"]
  },
  { name: "Behavior-driven development", forms: ["BDD", "behavior driven development", "behaviour driven"], rarity: 4 },
  {
    name: "Lean software development",
    forms: ["lean startup", "minimum viable product", "lean product development"],
    ambiguous: {
      forms: ["MVP", "MVPs"],
      near: ["product", "prototype", "launch", "startup", "build", "develop", "iterate", "features"],
      never: ["mvp award", "most valuable"]
    },
    rarity: 4
  },
  {
    name: "Software estimation",
    forms: [
      "effort estimation",
      "story estimation",
      "planning poker",
      "level of effort estimates",
      "technical estimates"
    ],
    rarity: 4
  },
  {
    name: "Technical leadership",
    forms: [
      "tech lead",
      "technical lead",
      "leading engineering teams",
      "lead developers",
      "engineering leadership",
      "tech leadership",
      "technical direction",
      "engineering management",
      "mentoring developers",
      "mentoring engineers",
      "technical mentoring",
      "leading technical teams",
      "lead technical teams",
      "technical team lead",
      "team lead of developers"
    ]
  },
  {
    name: "Developer relations",
    forms: ["developer advocacy", "DevRel", "technical evangelism", "developer community"],
    rarity: 5
  },
  {
    name: "Technical sales",
    forms: [
      "pre-sales engineering",
      "presales",
      "pre-sales support",
      "sales engineering",
      "technical presales",
      "solutions engineering",
      "technical demos",
      "technical demonstrations"
    ],
    rarity: 4
  },
  {
    name: "Customer implementation",
    forms: [
      "software implementation",
      "software rollout",
      "system implementation",
      "systems implementation",
      "software deployment to customers",
      "technical onboarding",
      "technical implementation",
      "software implementations",
      "implementation of software",
      "system implementations",
      "go-live support"
    ],
    rarity: 2
  },
  { name: "Product lifecycle management", forms: ["PLM", "PDM systems", "product data management"], rarity: 4 },
  { name: "Teamcenter", forms: ["Siemens Teamcenter"], implies: ["Product lifecycle management"], rarity: 4 },
  { name: "Windchill", forms: [], implies: ["Product lifecycle management"], rarity: 4 },
  { name: "Arena PLM", implies: ["Product lifecycle management"], rarity: 4 },
  { name: "Agile PLM", implies: ["Product lifecycle management"], rarity: 4 },
  { name: "ENOVIA", implies: ["Product lifecycle management"], rarity: 4 },
  { name: "SolidWorks PDM", implies: ["Product lifecycle management"], rarity: 4 },
  {
    name: "Application lifecycle management",
    ambiguous: {
      forms: ["DOORS", "ALM"],
      near: ["requirements", "rational", "jira", "systems", "polarion", "jama", "doors", "hp", "quality"]
    },
    rarity: 4
  },
  {
    name: "IBM DOORS",
    forms: ["DOORS requirements", "Rational DOORS"],
    implies: ["Application lifecycle management"],
    rarity: 4
  },
  {
    name: "Jama",
    forms: ["Jama Connect"],
    ambiguous: {
      forms: ["Jama"],
      near: [
        "requirements",
        "rational",
        "jira",
        "systems",
        "polarion",
        "jama",
        "doors",
        "hp",
        "quality",
        "application",
        "lifecycle",
        "management"
      ]
    },
    implies: ["Application lifecycle management"],
    rarity: 4
  },
  { name: "IBM Rational", forms: ["IBM Rational DOORS"], implies: ["Application lifecycle management"], rarity: 4 },
  { name: "Polarion", implies: ["Application lifecycle management"], rarity: 4 },

  // Development tools
  {
    name: "IDE",
    forms: ["integrated development environment", "integrated development environments", "IntelliJ IDEA"],
    rarity: 4
  },
  { name: "IntelliJ", implies: ["IDE"], rarity: 4 },
  { name: "PyCharm", implies: ["IDE"], rarity: 4 },
  { name: "NetBeans", implies: ["IDE"], rarity: 4 },
  { name: "Sublime Text", implies: ["IDE"], rarity: 4 },
  { name: "JetBrains", forms: ["JetBrains Rider"], implies: ["IDE"], rarity: 4 },
  { name: "WebStorm", implies: ["IDE"], rarity: 4 },
  { name: "Notepad++", implies: ["IDE"], rarity: 4 },
  { name: "Vim", implies: ["IDE"], rarity: 4 },
  { name: "Emacs", implies: ["IDE"], rarity: 4 },
  { name: "Neovim", implies: ["IDE"], rarity: 4 },
  { name: "CLion", implies: ["IDE"], rarity: 4 },
  {
    name: "Visual Studio",
    forms: [
      "Microsoft Visual Studio",
      "MS Visual Studio",
      "Visual Studio IDE",
      "Visual Studio .NET",
      "Visual Studio 2019",
      "Visual Studio 2022"
    ]
  },
  { name: "Visual Studio Code", forms: ["VS Code", "VSCode"] },
  {
    name: "Eclipse",
    forms: ["Eclipse IDE"],
    ambiguous: {
      forms: ["Eclipse"],
      near: ["intellij", "java", "ide", "netbeans", "maven", "junit", "studio", "tomcat", "j2ee"],
      never: ["solar eclipse", "eclipse of", "eclipse foundation"]
    },
    rarity: 4
  },
  {
    name: "Command line",
    forms: [
      "command line interface",
      "command-line tools",
      "command-line interface",
      "terminal commands",
      "Linux command line",
      "CLI tools",
      "command-line",
      "Unix commands",
      "Linux commands"
    ],
    ambiguous: {
      forms: ["CLI"],
      near: ["linux", "aws", "bash", "git", "azure", "terminal", "cisco", "shell"],
      never: ["nebosh cli"]
    },
    rarity: 4
  },

  // ERP, CRM and business platforms
  {
    name: "ERP",
    forms: [
      "enterprise resource planning",
      "ERP system",
      "ERP software",
      "ERP implementations",
      "enterprise resource planning systems",
      "ERP solutions",
      "enterprise resource planning software",
      "ERP platforms"
    ],
    rarity: 2
  },
  { name: "Plex ERP", implies: ["ERP"], rarity: 5 },
  { name: "Infor M3", forms: ["Infor CloudSuite"], implies: ["ERP"], rarity: 4 },
  { name: "Acumatica", implies: ["ERP"], rarity: 4 },
  { name: "Odoo", implies: ["ERP"], rarity: 4 },
  { name: "Syspro", implies: ["ERP"], rarity: 4 },
  {
    name: "Deltek",
    ambiguous: { forms: ["Deltek"], near: ["costpoint", "erp", "accounting", "quickbooks", "government"] },
    implies: ["ERP"],
    rarity: 4
  },
  {
    name: "SAP",
    forms: [
      "SAP ERP",
      "SAP ECC",
      "SAP R/3",
      "SAP systems",
      "SAP software",
      "SAP applications",
      "SAP system",
      "SAP modules",
      "SAP implementation",
      "mySAP",
      "SAP solutions"
    ],
    implies: ["ERP"],
    rarity: 2
  },
  { name: "SAP Business One", forms: ["SAP B1"], implies: ["SAP"], rarity: 5 },
  { name: "SAP ByDesign", forms: ["SAP Business ByDesign"], implies: ["SAP"], rarity: 5 },
  {
    name: "SAP S/4HANA",
    forms: ["S/4HANA", "S/4 HANA", "SAP S4 HANA", "S4HANA", "SAP S4", "SAP S/4"],
    implies: ["SAP"]
  },
  {
    name: "SAP FICO",
    forms: ["SAP FI/CO", "SAP FI", "FI/CO", "SAP Finance", "SAP CO", "SAP Controlling", "SAP FICA"],
    implies: ["SAP"],
    rarity: 4
  },
  { name: "SAP MM", forms: ["SAP Materials Management", "SAP SRM", "SAP procurement"], implies: ["SAP"], rarity: 4 },
  { name: "SAP SD", forms: ["SAP Sales and Distribution", "SAP OTC"], implies: ["SAP"], rarity: 4 },
  { name: "SAP PP", forms: ["SAP Production Planning", "SAP QM"], implies: ["SAP"], rarity: 4 },
  {
    name: "SAP EWM",
    forms: ["SAP Extended Warehouse Management", "SAP Warehouse Management"],
    implies: ["SAP"],
    rarity: 4
  },
  { name: "SAP SuccessFactors", forms: ["SuccessFactors", "SAP HR"], rarity: 4 },
  {
    name: "SAP BW",
    forms: ["SAP BW/4HANA", "SAP Business Warehouse", "SAP BI", "SAP Analytics Cloud"],
    implies: ["SAP", "Data warehousing"],
    rarity: 4
  },
  { name: "SAP Fiori", forms: ["SAPUI5", "SAP UI5", "Fiori", "UI5"], implies: ["SAP"], rarity: 4 },
  {
    name: "SAP BTP",
    forms: [
      "SAP Business Technology Platform",
      "SAP PI/PO",
      "SAP CPI",
      "SAP Integration Suite",
      "SAP NetWeaver",
      "SAP Cloud Platform",
      "SAP PI"
    ],
    implies: ["SAP"],
    rarity: 4
  },
  { name: "SAP Basis", forms: ["SAP Basis administration", "SAP GRC", "SAP Security"], implies: ["SAP"], rarity: 4 },
  { name: "SAP APO", forms: ["SAP IBP", "SAP Integrated Business Planning"], implies: ["SAP"], rarity: 4 },
  {
    name: "SAP CRM",
    forms: ["SAP C4C", "SAP Customer Experience", "SAP Sales Cloud"],
    implies: ["SAP", "CRM"],
    rarity: 5
  },
  { name: "SAP Concur", forms: ["Concur expense", "Concur Travel"], rarity: 4 },
  { name: "Oracle ERP", forms: ["Oracle Applications"], implies: ["ERP"] },
  {
    name: "Oracle E-Business Suite",
    forms: ["Oracle EBS", "Oracle R12", "Oracle EBS R12"],
    implies: ["Oracle ERP"],
    rarity: 4
  },
  {
    name: "Oracle Fusion Cloud",
    forms: ["Oracle Fusion", "Oracle Cloud ERP", "Oracle Fusion Applications", "Oracle Fusion ERP"],
    implies: ["Oracle ERP"],
    rarity: 4
  },
  {
    name: "Oracle HCM",
    forms: ["Oracle Fusion HCM", "Oracle Cloud HCM", "Oracle HCM Cloud"],
    implies: ["Oracle Fusion Cloud"],
    rarity: 4
  },
  { name: "NetSuite", forms: ["Oracle NetSuite", "NetSuite ERP", "SuiteScript"], implies: ["ERP"] },
  { name: "PeopleSoft", forms: ["Oracle PeopleSoft", "PeopleSoft HCM", "PeopleCode"], implies: ["ERP"], rarity: 4 },
  { name: "JD Edwards", forms: ["JD Edwards EnterpriseOne", "JDE EnterpriseOne"], implies: ["ERP"], rarity: 4 },
  { name: "Siebel", forms: ["Siebel CRM", "Oracle Siebel"], implies: ["CRM"], rarity: 4 },
  {
    name: "Oracle Hyperion",
    forms: [
      "Hyperion",
      "Hyperion Essbase",
      "Essbase",
      "Hyperion Planning",
      "HFM",
      "Oracle EPM",
      "Oracle EPM Cloud",
      "Hyperion Financial Management"
    ],
    rarity: 4
  },
  {
    name: "Workday",
    forms: [
      "Workday HCM",
      "Workday Financials",
      "Workday Studio",
      "Workday integrations",
      "Workday Recruiting",
      "Workday Reporting"
    ],
    ambiguous: {
      forms: ["Workday"],
      near: [
        "hcm",
        "hris",
        "payroll",
        "adp",
        "peoplesoft",
        "sap",
        "oracle",
        "ukg",
        "successfactors",
        "integration",
        "financials",
        "ultipro",
        "system"
      ],
      never: [
        "8 hour workday",
        "hour workday",
        "workday and",
        "the workday",
        "a workday",
        "normal workday",
        "flexible workday"
      ]
    }
  },
  {
    name: "Microsoft Dynamics 365",
    forms: [
      "Dynamics 365",
      "Microsoft Dynamics",
      "MS Dynamics",
      "D365",
      "Dynamics AX",
      "Dynamics NAV",
      "Dynamics 365 Business Central",
      "Microsoft Dynamics AX",
      "D365 F&O",
      "MS Dynamics 365"
    ]
  },
  { name: "Business Central", rarity: 4 },
  {
    name: "CRM",
    forms: [
      "customer relationship management",
      "CRM software",
      "CRM systems",
      "CRM system",
      "CRM tools",
      "CRM platforms",
      "customer relationship management software",
      "CRM platform",
      "CRM database",
      "CRM applications",
      "customer relationship management system",
      "CRM tool",
      "CRM solutions"
    ]
  },
  {
    name: "Salesforce",
    forms: [
      "SFDC",
      "Salesforce.com",
      "Salesforce CRM",
      "Salesforce Sales Cloud",
      "Sales Cloud",
      "Service Cloud",
      "Salesforce Service Cloud",
      "Salesforce platform",
      "Force.com",
      "Salesforce Experience Cloud",
      "Sales Force CRM"
    ],
    implies: ["CRM"],
    rarity: 2
  },
  {
    name: "Salesforce administration",
    forms: [
      "Salesforce admin",
      "Salesforce configuration",
      "Salesforce reports",
      "Salesforce flows",
      "Process Builder",
      "Salesforce Administrator role"
    ],
    implies: ["Salesforce"],
    rarity: 4
  },
  {
    name: "Salesforce development",
    forms: [
      "Lightning Web Components",
      "Visualforce",
      "SOQL",
      "Salesforce Lightning",
      "Aura components",
      "Salesforce developer",
      "SOSL",
      "Salesforce integrations",
      "Lightning components"
    ],
    ambiguous: { forms: ["LWC"], near: ["salesforce", "apex", "visualforce", "lightning", "aura"] },
    implies: ["Salesforce"],
    rarity: 4
  },
  {
    name: "Salesforce Marketing Cloud",
    forms: ["ExactTarget", "AMPscript", "SFMC"],
    implies: ["Salesforce"],
    rarity: 4
  },
  { name: "Guidewire", forms: ["Guidewire PolicyCenter", "ClaimCenter", "PolicyCenter", "BillingCenter"], rarity: 5 },
  { name: "Duck Creek", rarity: 4 },
  { name: "Core banking systems", forms: ["FIS banking", "Calypso trading system"], rarity: 5 },
  { name: "Temenos", forms: ["Temenos T24"], implies: ["Core banking systems"], rarity: 4 },
  { name: "Finacle", implies: ["Core banking systems"], rarity: 4 },
  { name: "Flexcube", implies: ["Core banking systems"], rarity: 4 },
  { name: "Fiserv", implies: ["Core banking systems"], rarity: 4 },
  { name: "Jack Henry", implies: ["Core banking systems"], rarity: 4 },
  { name: "Avaloq", implies: ["Core banking systems"], rarity: 4 },
  { name: "FIX protocol", forms: ["Financial Information eXchange", "order management systems trading"], rarity: 5 },
  { name: "ISO 8583", implies: ["FIX protocol"], rarity: 4 },
  {
    name: "Contact center technology",
    forms: [
      "contact center software",
      "IVR",
      "interactive voice response",
      "automatic call distribution",
      "call center technology",
      "CCaaS",
      "Avaya contact center"
    ],
    rarity: 4
  },
  { name: "Twilio", implies: ["Contact center technology"], rarity: 4 },
  {
    name: "CMMS",
    forms: [
      "computerized maintenance management system",
      "eMaint",
      "enterprise asset management",
      "CMMS software",
      "computerized maintenance management systems"
    ],
    rarity: 4
  },
  { name: "Maximo", forms: [], implies: ["CMMS"], rarity: 4 },
  { name: "Infor EAM", implies: ["CMMS"], rarity: 4 },
  {
    name: "UpKeep",
    ambiguous: { forms: ["UpKeep"], near: ["cmms", "maintenance", "software", "fiix", "work"] },
    rarity: 5
  },
  { name: "Fiix", implies: ["CMMS"], rarity: 4 }
]

const systemsAndCertificates: ReadonlyArray<Concept> = [
  // Embedded systems and electronics
  {
    name: "Embedded systems",
    forms: [
      "embedded software",
      "embedded development",
      "embedded software development",
      "embedded programming",
      "embedded systems design",
      "embedded system",
      "embedded devices",
      "embedded applications",
      "embedded engineering"
    ]
  },
  {
    name: "Firmware",
    forms: [
      "firmware development",
      "firmware engineering",
      "bootloaders",
      "firmware design",
      "BIOS",
      "UEFI",
      "bootloader",
      "board support package",
      "BSP development",
      "board bring-up"
    ],
    implies: ["Embedded systems"]
  },
  {
    name: "Embedded Linux",
    forms: ["Linux device drivers", "Linux kernel development"],
    implies: ["Embedded systems", "Linux"],
    rarity: 4
  },
  { name: "Yocto", forms: ["Yocto Project"], implies: ["Embedded systems", "Linux"], rarity: 4 },
  { name: "Buildroot", implies: ["Embedded systems", "Linux"], rarity: 4 },
  { name: "U-Boot", implies: ["Embedded systems", "Linux"], rarity: 4 },
  {
    name: "RTOS",
    forms: [
      "real-time operating system",
      "real-time operating systems",
      "QNX",
      "Zephyr RTOS",
      "real time operating system"
    ],
    implies: ["Embedded systems"],
    rarity: 4
  },
  { name: "FreeRTOS", implies: ["RTOS"], rarity: 4 },
  { name: "VxWorks", implies: ["RTOS"], rarity: 4 },
  { name: "ThreadX", implies: ["RTOS"], rarity: 4 },
  {
    name: "Microcontrollers",
    forms: [
      "microcontroller",
      "microcontroller programming",
      "PIC microcontroller",
      "AVR microcontroller",
      "ARM Cortex-M",
      "8051",
      "microprocessors",
      "microprocessor",
      "ARM microcontrollers"
    ],
    implies: ["Embedded systems"],
    rarity: 4
  },
  { name: "STM32", implies: ["Microcontrollers"], rarity: 4 },
  { name: "ESP32", implies: ["Microcontrollers"], rarity: 4 },
  { name: "ARM Cortex", forms: ["ARM processors"], implies: ["Microcontrollers"], rarity: 4 },
  { name: "MSP430", implies: ["Microcontrollers"], rarity: 4 },
  { name: "Arduino", forms: ["Arduino Uno"], implies: ["Embedded systems"], rarity: 4 },
  { name: "Raspberry Pi", forms: ["single-board computers"], implies: ["Embedded systems"], rarity: 4 },
  { name: "NVIDIA Jetson", implies: ["Embedded systems"], rarity: 4 },
  { name: "BeagleBone", implies: ["Embedded systems"], rarity: 4 },
  {
    name: "FPGA",
    forms: ["field-programmable gate array", "FPGA design", "Vivado", "FPGA development", "FPGAs", "Xilinx Vivado"],
    rarity: 4
  },
  { name: "Xilinx", implies: ["FPGA"], rarity: 4 },
  { name: "Quartus", implies: ["FPGA"], rarity: 4 },
  { name: "Altera", implies: ["FPGA"], rarity: 4 },
  { name: "Zynq", implies: ["FPGA"], rarity: 4 },
  { name: "Lattice Diamond", implies: ["FPGA"], rarity: 4 },
  {
    name: "ASIC design",
    forms: [
      "ASIC",
      "VLSI",
      "VLSI design",
      "system on chip",
      "RTL design",
      "chip design",
      "IC design",
      "SoC design",
      "digital design RTL",
      "physical design ASIC",
      "tapeout",
      "static timing analysis",
      "integrated circuit design",
      "logic synthesis",
      "UVM",
      "place and route"
    ],
    rarity: 4
  },
  { name: "Synopsys", implies: ["ASIC design"], rarity: 4 },
  { name: "Cadence Virtuoso", implies: ["ASIC design"], rarity: 4 },
  { name: "Universal Verification Methodology", implies: ["ASIC design"], rarity: 4 },
  {
    name: "PCB design",
    forms: [
      "printed circuit board design",
      "PCB layout",
      "Altium Designer",
      "printed circuit boards",
      "PCB",
      "printed circuit board",
      "Eagle PCB",
      "schematic capture",
      "PCBs",
      "circuit boards",
      "circuit board design"
    ],
    rarity: 4
  },
  { name: "Altium", implies: ["PCB design"], rarity: 4 },
  { name: "OrCAD", implies: ["PCB design"], rarity: 4 },
  { name: "KiCad", implies: ["PCB design"], rarity: 4 },
  { name: "Cadence Allegro", implies: ["PCB design"], rarity: 4 },
  { name: "EAGLE CAD", implies: ["PCB design"], rarity: 4 },
  { name: "PADS layout", implies: ["PCB design"], rarity: 4 },
  {
    name: "Circuit design",
    forms: [
      "analog design",
      "analog circuit design",
      "circuit analysis",
      "electronic circuit design",
      "mixed-signal design",
      "electronic circuits",
      "analog circuits",
      "digital circuits",
      "analog electronics",
      "digital electronics",
      "circuit simulation",
      "power electronics",
      "digital circuit design",
      "mixed signal",
      "digital logic design"
    ],
    rarity: 4
  },
  { name: "SPICE simulation", forms: ["Proteus simulation"], implies: ["Circuit design"], rarity: 5 },
  { name: "LTspice", implies: ["SPICE simulation"], rarity: 4 },
  { name: "PSpice", implies: ["SPICE simulation"], rarity: 4 },
  { name: "HSPICE", implies: ["SPICE simulation"], rarity: 4 },
  { name: "Multisim", implies: ["SPICE simulation"], rarity: 4 },
  { name: "Ngspice", implies: ["SPICE simulation"], rarity: 4 },
  {
    name: "Electronics",
    forms: [
      "electronic systems",
      "electronics engineering",
      "electronic components",
      "electronic equipment",
      "consumer electronics",
      "electronics repair",
      "electronic devices",
      "electronics design",
      "electronic assemblies",
      "electronic hardware"
    ]
  },
  {
    name: "Serial communication protocols",
    forms: ["SPI", "UART", "serial communication", "USB protocol", "JTAG"],
    implies: ["Embedded systems"],
    rarity: 4
  },
  { name: "I2C", forms: ["I2C/SPI"], implies: ["Serial communication protocols"], rarity: 4 },
  { name: "RS-232", forms: ["RS-485"], implies: ["Serial communication protocols"], rarity: 4 },
  { name: "RS232", implies: ["Serial communication protocols"], rarity: 4 },
  { name: "RS485", implies: ["Serial communication protocols"], rarity: 4 },
  { name: "PCIe", implies: ["Serial communication protocols"], rarity: 4 },
  { name: "PCI Express", implies: ["Serial communication protocols"], rarity: 4 },
  {
    name: "CAN bus",
    forms: [
      "CANopen",
      "CANalyzer",
      "Vector CANoe",
      "automotive Ethernet",
      "LIN bus",
      "CANoe",
      "Controller Area Network"
    ],
    implies: ["Embedded systems"],
    rarity: 4
  },
  { name: "J1939", implies: ["CAN bus"], rarity: 4 },
  { name: "AUTOSAR", forms: ["AUTOSAR Classic", "AUTOSAR Adaptive"], implies: ["Embedded systems"], rarity: 4 },
  { name: "Vector DaVinci", implies: ["Embedded systems"], rarity: 4 },
  { name: "MISRA C", forms: ["MISRA"], rarity: 5 },
  { name: "DO-254", forms: ["DO-178C", "DO-178B"], rarity: 4 },
  { name: "Functional safety", forms: ["SIL verification", "ASIL"], rarity: 4 },
  { name: "ISO 26262", implies: ["Functional safety"], rarity: 4 },
  { name: "IEC 61508", implies: ["Functional safety"], rarity: 4 },
  { name: "Simulink", forms: ["Stateflow"], implies: ["MATLAB"], rarity: 4 },
  { name: "Simscape", implies: ["MATLAB"], rarity: 4 },
  {
    name: "Hardware design",
    forms: [
      "hardware engineering",
      "electronic hardware design",
      "hardware development",
      "hardware architecture",
      "electrical hardware design",
      "computer architecture"
    ],
    rarity: 4
  },
  {
    name: "Hardware-in-the-loop",
    forms: ["HIL testing", "hardware in the loop", "dSPACE", "software-in-the-loop", "HIL simulation"],
    implies: ["Embedded systems"],
    rarity: 5
  },
  {
    name: "Bluetooth Low Energy",
    forms: ["BLE", "NFC", "near field communication"],
    ambiguous: {
      forms: ["Bluetooth"],
      near: ["ble", "zigbee", "wifi", "embedded", "wireless", "firmware", "iot", "protocol"]
    },
    rarity: 4
  },
  { name: "Zigbee", rarity: 4 },
  { name: "LoRaWAN", rarity: 4 },
  { name: "LoRa", rarity: 4 },
  { name: "Z-Wave", rarity: 4 },
  { name: "MQTT", forms: ["MQTT broker"], implies: ["Internet of Things"], rarity: 4 },
  { name: "CoAP", implies: ["Internet of Things"], rarity: 4 },
  { name: "OPC UA", forms: ["OPC-UA", "OPC DA", "industrial communication protocols", "fieldbus"], rarity: 4 },
  { name: "Modbus", forms: ["Modbus TCP"], rarity: 4 },
  { name: "Profinet", rarity: 4 },
  { name: "Profibus", rarity: 4 },
  { name: "EtherNet/IP", rarity: 4 },
  { name: "BACnet", rarity: 4 },
  { name: "DeviceNet", rarity: 4 },
  { name: "EtherCAT", rarity: 4 },
  {
    name: "NI TestStand",
    forms: ["TestStand", "automated test equipment", "PXI"],
    ambiguous: { forms: ["ATE"], near: ["test", "labview", "teststand", "equipment", "semiconductor"] },
    rarity: 5
  },
  {
    name: "EMC testing",
    forms: [
      "electromagnetic compatibility",
      "EMI/EMC",
      "electromagnetic interference",
      "signal integrity",
      "power integrity"
    ],
    rarity: 5
  },
  { name: "Motor control", forms: ["BLDC motors", "field-oriented control", "motor drives electronics"], rarity: 5 },
  {
    name: "Control systems engineering",
    forms: [
      "control theory",
      "PID control",
      "control algorithms",
      "feedback control",
      "control systems design",
      "PID controllers",
      "PID tuning",
      "model predictive control"
    ],
    rarity: 4
  },
  {
    name: "Semiconductor manufacturing",
    forms: [
      "wafer fabrication",
      "photolithography",
      "cleanroom processes",
      "semiconductor fabrication",
      "wafer processing",
      "MEMS fabrication",
      "semiconductor devices"
    ],
    rarity: 5
  },

  // Games and immersive media
  {
    name: "Game development",
    forms: [
      "game programming",
      "video game development",
      "game engines",
      "game design",
      "gameplay programming",
      "level design",
      "gameplay mechanics",
      "game engine",
      "game mechanics",
      "game designer",
      "video game design"
    ],
    rarity: 4
  },
  {
    name: "Unity",
    forms: ["Unity3D", "Unity 3D", "Unity game engine", "Unity engine"],
    ambiguous: {
      forms: ["Unity"],
      near: ["unreal", "c#", "game", "games", "engine", "3d", "ar", "vr", "godot", "maya", "blender", "xr"],
      never: ["unity of", "unity point", "church unity", "unity health"]
    },
    implies: ["Game development"],
    rarity: 4
  },
  {
    name: "Unreal Engine",
    forms: ["Unreal Engine 4", "Unreal Engine 5", "UE4", "UE5", "Unreal Blueprints"],
    ambiguous: { forms: ["Unreal"], near: ["unity", "engine", "game", "games", "maya", "blender", "3d", "godot"] },
    implies: ["Game development"],
    rarity: 4
  },
  { name: "Godot", forms: ["Godot Engine"], implies: ["Game development"], rarity: 5 },
  { name: "GameMaker Studio", implies: ["Game development"], rarity: 4 },
  { name: "CryEngine", implies: ["Game development"], rarity: 4 },
  { name: "Cocos2d", implies: ["Game development"], rarity: 4 },
  { name: "Roblox Studio", implies: ["Game development"], rarity: 4 },
  {
    name: "OpenGL",
    forms: [
      "graphics programming",
      "shader programming",
      "HLSL",
      "GLSL",
      "computer graphics programming",
      "real-time rendering",
      "ray tracing"
    ],
    rarity: 5
  },
  { name: "DirectX", rarity: 4 },
  {
    name: "Vulkan",
    forms: ["Vulkan API"],
    ambiguous: { forms: ["Vulkan"], near: ["opengl", "directx", "shader", "graphics", "metal"] },
    rarity: 4
  },
  { name: "Direct3D", rarity: 4 },
  {
    name: "Virtual reality",
    forms: ["augmented reality", "VR", "mixed reality", "extended reality", "VR development", "XR development"],
    ambiguous: {
      forms: ["AR", "XR"],
      near: ["vr", "unity", "reality", "augmented", "immersive", "xr", "ar"],
      never: ["accounts receivable", "ar aging", "little rock ar", "ar and ap", "ap/ar", "ar/ap"]
    },
    rarity: 4
  },
  { name: "ARKit", implies: ["Virtual reality"], rarity: 4 },
  { name: "ARCore", implies: ["Virtual reality"], rarity: 4 },
  { name: "Oculus", implies: ["Virtual reality"], rarity: 4 },
  { name: "HoloLens", implies: ["Virtual reality"], rarity: 4 },

  // Technology certifications
  {
    name: "AWS Certified Solutions Architect",
    forms: [
      "AWS Solutions Architect",
      "AWS Certified Solutions Architect Associate",
      "AWS Certified Solutions Architect Professional",
      "AWS Solutions Architect Associate",
      "AWS Solutions Architect Professional",
      "AWS Certified Solution Architect",
      "SAA-C03",
      "AWS CSA"
    ],
    kind: "certification",
    implies: ["AWS"]
  },
  {
    name: "AWS Certified Cloud Practitioner",
    forms: ["AWS Cloud Practitioner", "CLF-C01", "CLF-C02"],
    kind: "certification",
    implies: ["AWS"]
  },
  {
    name: "AWS Certified Developer",
    forms: ["AWS Certified Developer Associate", "AWS Developer Associate"],
    kind: "certification",
    implies: ["AWS"]
  },
  {
    name: "AWS Certified SysOps Administrator",
    forms: ["AWS SysOps Administrator", "AWS SysOps Administrator Associate"],
    kind: "certification",
    implies: ["AWS"],
    rarity: 4
  },
  {
    name: "AWS Certified DevOps Engineer",
    forms: ["AWS Certified DevOps Engineer Professional", "AWS DevOps Engineer Professional"],
    kind: "certification",
    implies: ["AWS"],
    rarity: 4
  },
  {
    name: "AWS Certified Security",
    forms: ["AWS Certified Security Specialty", "AWS Security Specialty"],
    kind: "certification",
    implies: ["AWS"],
    rarity: 4
  },
  {
    name: "AWS Certified Data Engineer",
    forms: [
      "AWS Certified Data Analytics",
      "AWS Certified Big Data",
      "AWS Certified Machine Learning",
      "AWS Certified Database"
    ],
    kind: "certification",
    implies: ["AWS"],
    rarity: 4
  },
  {
    name: "AWS certification",
    forms: ["AWS certified", "AWS certifications", "AWS cert"],
    kind: "certification",
    implies: ["AWS"]
  },
  {
    name: "Azure Administrator Associate",
    forms: [
      "Microsoft Certified Azure Administrator",
      "Azure Administrator Associate certification",
      "AZ-104",
      "Azure Administrator certification",
      "AZ104"
    ],
    kind: "certification",
    implies: ["Azure"]
  },
  {
    name: "Azure Fundamentals",
    forms: ["AZ-900", "Microsoft Azure Fundamentals", "Azure Fundamentals certification", "AZ900"],
    kind: "certification",
    implies: ["Azure"]
  },
  {
    name: "Azure Solutions Architect Expert",
    forms: ["AZ-305", "AZ-303", "Microsoft Certified Azure Solutions Architect", "Azure Solutions Architect"],
    kind: "certification",
    implies: ["Azure"],
    rarity: 4
  },
  {
    name: "Azure Developer Associate",
    forms: ["AZ-204", "Azure Developer certification"],
    kind: "certification",
    implies: ["Azure"],
    rarity: 4
  },
  { name: "Azure DevOps Engineer Expert", forms: ["AZ-400"], kind: "certification", implies: ["Azure"], rarity: 4 },
  {
    name: "Azure Security Engineer Associate",
    forms: ["AZ-500", "SC-200", "SC-300", "SC-900", "Microsoft Security Operations Analyst"],
    kind: "certification",
    implies: ["Azure"],
    rarity: 4
  },
  {
    name: "Azure Data Engineer Associate",
    forms: ["DP-203", "DP-900", "Azure Data Fundamentals", "DP-100", "Azure Data Scientist Associate"],
    kind: "certification",
    implies: ["Azure"],
    rarity: 4
  },
  {
    name: "Azure AI Engineer Associate",
    forms: ["AI-102", "AI-900", "Azure AI Fundamentals"],
    kind: "certification",
    implies: ["Azure"],
    rarity: 4
  },
  {
    name: "Azure certification",
    forms: ["Azure certified", "Azure certifications", "Microsoft Azure certification"],
    kind: "certification",
    implies: ["Azure"]
  },
  {
    name: "Power BI Data Analyst Associate",
    forms: ["PL-300", "DA-100", "Microsoft Certified Power BI Data Analyst"],
    kind: "certification",
    implies: ["Power BI"],
    rarity: 4
  },
  {
    name: "Microsoft 365 Certified",
    forms: ["MS-900", "Microsoft 365 Certified Fundamentals", "MD-102", "MS-102", "Modern Desktop Administrator"],
    kind: "certification",
    rarity: 4
  },
  {
    name: "Google Professional Cloud Architect",
    forms: [
      "Professional Cloud Architect",
      "GCP Professional Cloud Architect",
      "Google Cloud Certified Professional Cloud Architect"
    ],
    kind: "certification",
    implies: ["GCP"],
    rarity: 4
  },
  {
    name: "Google Professional Data Engineer",
    forms: ["Professional Data Engineer", "GCP Professional Data Engineer"],
    kind: "certification",
    implies: ["GCP"],
    rarity: 4
  },
  {
    name: "Google Associate Cloud Engineer",
    forms: [
      "Associate Cloud Engineer",
      "GCP Associate Cloud Engineer",
      "Google Cloud Certified",
      "GCP certification",
      "Google Cloud certification",
      "GCP certified"
    ],
    kind: "certification",
    implies: ["GCP"],
    rarity: 4
  },
  {
    name: "Google Professional Machine Learning Engineer",
    forms: ["Professional Machine Learning Engineer"],
    kind: "certification",
    implies: ["GCP", "Machine learning"],
    rarity: 5
  },
  {
    name: "Google Data Analytics Certificate",
    forms: ["Google Data Analytics Professional Certificate"],
    kind: "certification",
    implies: ["Data analysis"],
    rarity: 4
  },
  {
    name: "Google IT Support Certificate",
    forms: ["Google IT Support Professional Certificate"],
    kind: "certification",
    implies: ["Technical support"],
    rarity: 4
  },
  {
    name: "CKA",
    forms: [
      "Certified Kubernetes Administrator",
      "CKAD",
      "Certified Kubernetes Application Developer",
      "CKS",
      "Certified Kubernetes Security Specialist"
    ],
    kind: "certification",
    implies: ["Kubernetes"],
    rarity: 4
  },
  {
    name: "Terraform Associate",
    forms: ["HashiCorp Certified Terraform Associate", "HashiCorp Terraform Associate", "Terraform certification"],
    kind: "certification",
    implies: ["Terraform"],
    rarity: 4
  },
  { name: "Docker Certified Associate", kind: "certification", implies: ["Docker"], rarity: 5 },
  {
    name: "CISSP",
    forms: ["Certified Information Systems Security Professional"],
    kind: "certification",
    implies: ["Information security"]
  },
  {
    name: "CISM",
    forms: ["Certified Information Security Manager"],
    kind: "certification",
    implies: ["Information security"]
  },
  {
    name: "CISA",
    forms: ["Certified Information Systems Auditor"],
    kind: "certification",
    implies: ["Security auditing"]
  },
  { name: "CRISC", forms: ["Certified in Risk and Information Systems Control"], kind: "certification", rarity: 4 },
  {
    name: "CCSP",
    forms: ["Certified Cloud Security Professional"],
    kind: "certification",
    implies: ["Cloud security"],
    rarity: 4
  },
  {
    name: "SSCP",
    forms: ["Systems Security Certified Practitioner"],
    kind: "certification",
    implies: ["Information security"],
    rarity: 4
  },
  { name: "CEH", forms: ["Certified Ethical Hacker"], kind: "certification", implies: ["Penetration testing"] },
  {
    name: "OSCP",
    forms: ["Offensive Security Certified Professional", "OSCE", "OSWE"],
    kind: "certification",
    implies: ["Penetration testing"],
    rarity: 4
  },
  {
    name: "GIAC",
    forms: [
      "GIAC Security Essentials",
      "GSEC",
      "GCIH",
      "GPEN",
      "GCIA",
      "GCFA",
      "SANS certification",
      "GIAC certified",
      "GIAC Certified Incident Handler"
    ],
    kind: "certification",
    implies: ["Information security"],
    rarity: 4
  },
  {
    name: "CompTIA A+",
    forms: ["CompTIA A plus", "A+ certification", "A+ certified", "A+ cert"],
    ambiguous: {
      forms: ["A+"],
      near: ["comptia", "network", "security", "certification", "mcsa", "certified", "net+"],
      never: ["a+ rated", "a+ rating", "a+ students"]
    },
    kind: "certification",
    implies: ["Technical support"]
  },
  {
    name: "CompTIA Network+",
    forms: ["Network+", "Net+", "Network+ certification", "Network plus certification"],
    kind: "certification",
    implies: ["Computer networking"]
  },
  {
    name: "CompTIA Security+",
    forms: [
      "Security+",
      "Sec+",
      "Security+ certification",
      "CompTIA Security+ CE",
      "Security plus certification",
      "Security+ CE"
    ],
    kind: "certification",
    implies: ["Information security"]
  },
  {
    name: "CompTIA CySA+",
    forms: ["CySA+", "CSA+"],
    kind: "certification",
    implies: ["Information security"],
    rarity: 4
  },
  {
    name: "CompTIA CASP+",
    forms: ["CASP+", "CASP", "SecurityX"],
    kind: "certification",
    implies: ["Information security"],
    rarity: 4
  },
  { name: "CompTIA PenTest+", forms: ["PenTest+"], kind: "certification", implies: ["Penetration testing"], rarity: 4 },
  {
    name: "CompTIA Linux+",
    forms: ["Linux+", "CompTIA Server+", "Server+"],
    kind: "certification",
    implies: ["Linux"],
    rarity: 4
  },
  { name: "CompTIA Cloud+", forms: ["Cloud+ certification", "CompTIA Data+"], kind: "certification", rarity: 5 },
  {
    name: "CompTIA ITF+",
    forms: ["CompTIA certification", "CompTIA certifications", "CompTIA certified", "CompTIA"],
    kind: "certification",
    rarity: 4
  },
  {
    name: "IAT Level II",
    forms: [
      "DoD 8570",
      "DoDD 8570",
      "IAT II",
      "DoD 8140",
      "IAM Level II",
      "IAT Level III",
      "8570 compliant",
      "IAT level 2"
    ],
    kind: "certification",
    implies: ["Information security"],
    rarity: 4
  },
  {
    name: "CCNA",
    forms: ["Cisco Certified Network Associate", "CCNA certification", "CCNA Routing and Switching", "CCENT"],
    kind: "certification",
    implies: ["Cisco networking", "Computer networking"]
  },
  {
    name: "CCNP",
    forms: ["Cisco Certified Network Professional", "CCNP Enterprise", "CCNP Security", "CCDP"],
    kind: "certification",
    implies: ["Cisco networking", "Computer networking"],
    rarity: 4
  },
  {
    name: "CCIE",
    forms: ["Cisco Certified Internetwork Expert"],
    kind: "certification",
    implies: ["Cisco networking", "Computer networking"],
    rarity: 5
  },
  {
    name: "JNCIA",
    forms: ["JNCIS", "JNCIP", "Juniper Networks Certified"],
    kind: "certification",
    implies: ["Juniper networking"],
    rarity: 5
  },
  {
    name: "PCNSE",
    forms: ["PCNSA", "Palo Alto Networks Certified Network Security Engineer"],
    kind: "certification",
    implies: ["Palo Alto firewalls"],
    rarity: 5
  },
  {
    name: "NSE 4",
    forms: ["Fortinet NSE", "Fortinet NSE 4", "Fortinet Certified"],
    kind: "certification",
    implies: ["Fortinet"],
    rarity: 5
  },
  {
    name: "RHCE",
    forms: ["Red Hat Certified Engineer"],
    kind: "certification",
    implies: ["Red Hat Enterprise Linux"],
    rarity: 4
  },
  {
    name: "RHCSA",
    forms: ["Red Hat Certified System Administrator", "Red Hat certification"],
    kind: "certification",
    implies: ["Red Hat Enterprise Linux"],
    rarity: 4
  },
  {
    name: "LPIC",
    forms: [
      "LPIC-1",
      "Linux Professional Institute Certification",
      "LFCS",
      "Linux Foundation Certified System Administrator"
    ],
    kind: "certification",
    implies: ["Linux"],
    rarity: 5
  },
  {
    name: "VCP",
    forms: ["VMware Certified Professional", "VCP-DCV"],
    kind: "certification",
    implies: ["VMware"],
    rarity: 4
  },
  {
    name: "MCSA",
    forms: ["Microsoft Certified Solutions Associate", "Microsoft Certified Systems Administrator"],
    kind: "certification",
    rarity: 4
  },
  {
    name: "MCSE",
    forms: [
      "Microsoft Certified Systems Engineer",
      "Microsoft Certified Solutions Expert",
      "MCITP",
      "Microsoft Certified IT Professional"
    ],
    kind: "certification",
    rarity: 4
  },
  {
    name: "MCP",
    forms: [
      "Microsoft Certified Professional",
      "MCTS",
      "MCSD",
      "MTA certification",
      "Microsoft Technology Associate",
      "Microsoft certification",
      "Microsoft Certified"
    ],
    ambiguous: {
      forms: ["MCP"],
      near: ["microsoft", "mcsa", "mcse", "mcts", "certified", "certification"],
      never: ["mcp server", "mcp servers"]
    },
    kind: "certification",
    rarity: 4
  },
  {
    name: "Microsoft Office Specialist",
    forms: ["Microsoft Office Specialist certification", "MOS Excel", "MOS certification"],
    ambiguous: {
      forms: ["MOS"],
      near: ["microsoft", "office", "certification", "certified", "excel"],
      never: ["military mos", "army mos", "mos 25b"]
    },
    kind: "certification",
    implies: ["Microsoft Office"],
    rarity: 4
  },
  {
    name: "ITIL",
    forms: [
      "ITIL Foundation",
      "ITIL certification",
      "ITIL v3 Foundation",
      "ITIL 4 Foundation",
      "ITIL certified",
      "Information Technology Infrastructure Library",
      "ITIL Expert",
      "ITIL 4"
    ],
    kind: "certification",
    implies: ["ITIL practices"]
  },
  {
    name: "Oracle Certified Professional",
    forms: [
      "OCP certification",
      "Oracle OCP",
      "OCA certification",
      "Oracle Certified Associate",
      "Oracle certification",
      "Oracle certified",
      "Oracle Certified Java Programmer",
      "OCJP"
    ],
    ambiguous: { forms: ["OCP", "OCA"], near: ["oracle", "certified", "certification", "java", "dba"] },
    kind: "certification",
    rarity: 4
  },
  {
    name: "Sun Certified Java Programmer",
    forms: ["SCJP", "OCPJP", "Java certification"],
    kind: "certification",
    implies: ["Java"],
    rarity: 5
  },
  {
    name: "Snowflake SnowPro",
    forms: ["SnowPro Core", "SnowPro", "SnowPro Core Certification"],
    kind: "certification",
    implies: ["Snowflake"],
    rarity: 4
  },
  {
    name: "Databricks Certified",
    forms: ["Databricks Certified Data Engineer", "Databricks certification"],
    kind: "certification",
    implies: ["Databricks"],
    rarity: 5
  },
  {
    name: "Tableau Desktop Specialist",
    forms: ["Tableau certification", "Tableau Certified Data Analyst", "Tableau certified"],
    kind: "certification",
    implies: ["Tableau"],
    rarity: 4
  },
  {
    name: "SAS Certified",
    forms: ["SAS certification", "SAS Certified Base Programmer", "SAS Certified Specialist"],
    kind: "certification",
    implies: ["SAS"],
    rarity: 5
  },
  {
    name: "Salesforce Certified Administrator",
    forms: [
      "Salesforce Administrator certification",
      "Salesforce Administrator",
      "Salesforce ADM-201",
      "Salesforce certified",
      "Salesforce certification",
      "Salesforce Certified Admin",
      "Salesforce certifications"
    ],
    kind: "certification",
    implies: ["Salesforce"],
    rarity: 4
  },
  {
    name: "Salesforce Platform Developer",
    forms: [
      "Salesforce Certified Platform Developer",
      "Platform Developer I",
      "Salesforce Certified Platform Developer I"
    ],
    kind: "certification",
    implies: ["Salesforce development"],
    rarity: 5
  },
  {
    name: "ServiceNow Certified System Administrator",
    forms: ["ServiceNow CSA", "ServiceNow certification", "ServiceNow Certified Implementation Specialist"],
    kind: "certification",
    implies: ["ServiceNow"],
    rarity: 5
  },
  {
    name: "SAP certification",
    forms: ["SAP certified", "SAP Certified Application Associate", "SAP Certified Associate"],
    kind: "certification",
    implies: ["SAP"],
    rarity: 4
  },
  {
    name: "ISTQB",
    forms: [
      "ISTQB Foundation Level",
      "ISTQB certified",
      "Certified Tester Foundation Level",
      "ISTQB Certified Tester",
      "ISTQB certification",
      "CTFL"
    ],
    kind: "certification",
    implies: ["Software testing"],
    rarity: 4
  },
  {
    name: "Certified ScrumMaster",
    forms: [
      "CSM certification",
      "Certified Scrum Master",
      "Scrum Master certification",
      "Advanced Certified ScrumMaster",
      "Scrum certification"
    ],
    ambiguous: {
      forms: ["CSM"],
      near: ["scrum", "pmp", "safe", "cspo", "psm", "certified", "agile", "certification"],
      never: ["csm team", "csm role", "customer success"]
    },
    kind: "certification",
    implies: ["Scrum"]
  },
  {
    name: "PSM",
    forms: ["Professional Scrum Master", "PSM I", "PSM II", "PSM 1"],
    ambiguous: {
      forms: ["PSM"],
      near: ["scrum", "csm", "agile", "certified", "safe", "certification"],
      never: ["process safety"]
    },
    kind: "certification",
    implies: ["Scrum"],
    rarity: 4
  },
  {
    name: "CSPO",
    forms: ["Certified Scrum Product Owner", "PSPO", "Professional Scrum Product Owner"],
    kind: "certification",
    implies: ["Scrum"],
    rarity: 4
  },
  {
    name: "SAFe certification",
    forms: [
      "SAFe Agilist",
      "SAFe Scrum Master",
      "Certified SAFe Agilist",
      "SAFe certified",
      "SAFe SPC",
      "SAFe 5 Agilist",
      "SAFe POPM"
    ],
    kind: "certification",
    implies: ["SAFe"],
    rarity: 4
  },
  { name: "CIPT", forms: ["Certified Information Privacy Technologist"], kind: "certification", rarity: 5 },
  {
    name: "ISO 27001 Lead Auditor",
    forms: ["ISO 27001 Lead Implementer", "ISO/IEC 27001 Lead Auditor"],
    kind: "certification",
    implies: ["ISO 27001"],
    rarity: 4
  },
  {
    name: "HDI certification",
    forms: ["HDI Support Center Analyst", "HDI certified"],
    kind: "certification",
    implies: ["Help desk"],
    rarity: 5
  },
  {
    name: "Apple Certified Mac Technician",
    forms: ["ACMT", "Apple Certified Support Professional", "Apple Certified iOS Technician", "Jamf Certified"],
    kind: "certification",
    rarity: 5
  },
  {
    name: "BICSI",
    forms: ["RCDD", "Registered Communications Distribution Designer", "BICSI Installer"],
    kind: "certification",
    implies: ["Network cabling"],
    rarity: 5
  },
  {
    name: "IPC-A-610",
    forms: ["IPC J-STD-001", "IPC certification", "IPC/WHMA-A-620", "J-STD-001", "IPC 610"],
    kind: "certification",
    implies: ["Electronics"],
    rarity: 5
  },
  {
    name: "GISP",
    forms: ["Certified GIS Professional", "GIS Professional certification"],
    kind: "certification",
    implies: ["GIS"],
    rarity: 5
  },
  {
    name: "CBAP",
    forms: ["Certified Business Analysis Professional", "CCBA", "PMI-PBA", "IIBA certification"],
    kind: "certification",
    implies: ["Business analysis"],
    rarity: 4
  },
  {
    name: "CDMP",
    forms: ["Certified Data Management Professional"],
    kind: "certification",
    implies: ["Data management"],
    rarity: 5
  }
]

/** Software, data, infrastructure, security, electronics, office tools, and their certificates. */
export const technology: ReadonlyArray<Concept> = [
  ...languagesAndWeb,
  ...dataAndCloud,
  ...operationsAndSecurity,
  ...toolsAndData,
  ...systemsAndCertificates,
  { name: "Fastlane", forms: ["fastlane CI"], rarity: 5 },
  { name: "Core Data", forms: ["CoreData", "SwiftData"], rarity: 5 },
  { name: "Gatling", rarity: 5 },
  {
    name: "Locust",
    ambiguous: { forms: ["Locust"], near: ["jmeter", "k6", "gatling", "load", "performance", "testing", "python"] },
    implies: ["Performance testing"],
    rarity: 5
  },
  { name: "k6", forms: ["Grafana k6"], rarity: 5 },
  {
    name: "NATS",
    forms: ["NATS JetStream", "NATS.io"],
    ambiguous: { forms: ["NATS"], near: ["kafka", "rabbitmq", "grpc", "redis", "messaging", "pulsar", "go"] },
    rarity: 5
  },
  {
    name: "Apache Pulsar",
    ambiguous: { forms: ["Pulsar"], near: ["kafka", "rabbitmq", "streaming", "nats", "flink", "messaging"] },
    implies: ["Message queues"],
    rarity: 5
  },
  { name: "JSX", forms: ["TSX"], implies: ["React"], rarity: 5 },
  {
    name: "Document Object Model",
    forms: ["DOM manipulation", "DOM APIs"],
    ambiguous: { forms: ["DOM"], near: ["javascript", "html", "css", "browser", "js", "manipulation", "events"] },
    rarity: 5
  },
  { name: "Remote procedure calls", forms: ["RPC", "RPCs", "remote procedure call"], rarity: 5 },
  {
    name: "Linear",
    ambiguous: {
      forms: ["Linear"],
      near: [
        "jira",
        "asana",
        "issue",
        "issues",
        "tickets",
        "tracker",
        "notion",
        "github",
        "trello",
        "sprint",
        "sprints",
        "cycles"
      ]
    },
    rarity: 5
  },
  {
    name: "Access control systems",
    forms: ["door access control", "access control system", "card access systems"],
    rarity: 4
  }
]

import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript"
import importX from "eslint-plugin-import-x"
import regexp from "eslint-plugin-regexp"
import tseslint from "typescript-eslint"

// Who may import whom (CONTRIBUTING.md). Each zone: files under `target` must not import from `from`, but for `except`.
const rooms = [
  "domain",
  "text",
  "lexicon",
  "rules",
  "resume",
  "posting",
  "scoring",
  "tailoring",
  "languages",
  "documents",
  "engine",
  "auth",
  "llm",
  "repositories",
  "usecases",
  "http"
]
const allRooms = [...rooms, "playground"]
/** What only programs import: no room sees it. */
const tops = ["Config.ts", "Telemetry.ts", "layers.ts", "main.ts", "process"]

/** The pure rooms, lowest first: each may import those before it, but `resume` and `posting` not each other. */
const heart = ["text", "lexicon", "rules", "resume", "posting", "scoring", "tailoring"]

const mayImport = {
  data: ["data"],
  domain: ["domain"],
  text: ["domain", "text"],
  // Beside what is compiled from them when it runs from the sources.
  lexicon: ["text", "lexicon", "dataFiles.ts"],
  rules: ["text", "lexicon", "rules", "dataFiles.ts"],
  resume: ["domain", "text", "lexicon", "rules", "resume"],
  posting: ["domain", "text", "lexicon", "rules", "posting", "scoring/weights.ts"],
  scoring: ["domain", "text", "lexicon", "rules", "resume", "posting", "scoring"],
  tailoring: ["domain", ...heart],
  languages: [
    "domain",
    "lexicon/Language.ts",
    "lexicon/LexiconData.ts",
    "lexicon/built.ts",
    "posting/Job.ts",
    "languages"
  ],
  documents: ["domain", "resume", "documents"],
  engine: ["domain", ...heart, "engine"],
  auth: ["domain", "makeFolder.ts", "auth"],
  llm: ["domain", ...heart, "llm"],
  repositories: ["domain", "makeFolder.ts", "ownPackage.ts", "repositories"],
  usecases: ["domain", ...heart, "languages", "engine", "auth", "llm", "repositories", "usecases"],
  http: ["domain", "ownPackage.ts", "auth", "repositories", "usecases", "http"],
  playground: ["domain", ...heart, "languages", "documents", "llm/offline/proposal.ts", "playground"],
  // The service as a process: it starts what the layers make.
  process: [
    "Config.ts",
    "Telemetry.ts",
    "layers.ts",
    "http",
    "llm/LanguageModel.ts",
    "llm/openai/layer.ts",
    "repositories/sql/Database.ts",
    "repositories/sql/poolFigures.ts",
    "process"
  ]
}

const zones = [
  ...Object.entries(mayImport).map(([room, allowed]) => ({
    target: `./src/${room}`,
    from: "./src",
    except: allowed.map((name) => `./${name}`),
    message: `src/${room} may import only ${allowed.join(", ")}`
  })),
  // Use cases and handlers see services by their tags, never the layers behind them.
  {
    target: "./src/usecases",
    from: ["./src/repositories/sql", "./src/repositories/embedded", "./src/llm/openai", "./src/llm/offline"]
  },
  { target: "./src/usecases", from: "./src/engine", except: ["./Engine.ts"] },
  { target: "./src/http", from: ["./src/repositories/sql", "./src/repositories/embedded"] },
  { target: "./src/http/api", from: ["./src/http/handlers", "./src/usecases"] },
  ...tops.map((name) => ({ target: allRooms.map((room) => `./src/${room}`), from: `./src/${name}` })),
  // A program of the browser's: served as a file, imported by nobody but its tests.
  {
    target: [...rooms.map((room) => `./src/${room}`), ...tops.map((name) => `./src/${name}`), "./bench", "./cli"],
    from: "./src/playground"
  },
  { target: "./src", from: ["./cli", "./bench", "./test"] },
  { target: "./bench", from: ["./cli", "./test"] },
  { target: "./cli", from: "./test" }
]

const clockAndEnv = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: "Read the environment in src/Config.ts only."
  },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: "Use Effect's Clock." },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "Use Effect's Clock." },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: "Use Effect's Random."
  }
]

export default tseslint.config(
  { ignores: ["dist/", "dist-*/", "node_modules/", ".data/", "coverage/"] },
  {
    files: ["**/*.ts"],
    extends: [...tseslint.configs.recommended],
    plugins: { "import-x": importX },
    languageOptions: { parserOptions: { projectService: true } },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver({ project: "tsconfig.json" })] },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-empty-object-type": "off",
      "require-yield": "off",
      "import-x/no-restricted-paths": ["error", { zones }],
      eqeqeq: ["error", "always"],
      "no-control-regex": "error"
    }
  },
  {
    files: ["src/**/*.ts", "cli/**/*.ts"],
    ignores: ["src/Config.ts"],
    rules: { "no-restricted-syntax": ["error", ...clockAndEnv] }
  },
  {
    // Time of reading grows with the text and no faster. What is disabled says beside it how long its input can be.
    files: ["src/**/*.ts", "cli/**/*.ts", "bench/**/*.ts"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": "error"
    }
  },
  {
    // The pure rooms run in a browser: types of `domain` only, nothing of node_modules or Node. What reads
    // `src/data` runs at the build.
    files: heart.map((room) => `src/${room}/**/*.ts`),
    ignores: [
      "src/lexicon/built.ts",
      "src/lexicon/build/**",
      "src/posting/unknown/taggerFile.ts",
      "src/resume/parse/lineKinds/lineWeightsFile.ts"
    ],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["*/domain/*"], allowTypeImports: true, message: "Pure rooms take only types from domain." },
            { group: ["effect*", "@effect/*", "node:*"], message: "Pure rooms carry no library." }
          ]
        }
      ]
    }
  },
  {
    // The page itself too; it takes the limits of `domain`, which carry no library.
    files: ["src/playground/**/*.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["*/domain/*", "!*/domain/Limits.js"],
              allowTypeImports: true,
              message: "The page takes only types and the limits from domain."
            },
            { group: ["effect*", "@effect/*", "node:*"], message: "The page carries no library." }
          ]
        }
      ]
    }
  }
)

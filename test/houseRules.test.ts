import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import ts from "typescript"

const root = fileURLToPath(new URL("..", import.meta.url))

const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })

const sources = ["src", "cli", "bench"].flatMap(filesIn).filter((path) => path.endsWith(".ts"))
const textOf = (path: string) => readFileSync(join(root, path), "utf8")

describe("the house", () => {
  it("has the rooms that its owner fixed, and nothing beside them but what tools need", () => {
    const allowed = new Set([
      ...[
        "src",
        "cli",
        "migrations",
        "bench",
        "test",
        "fixtures",
        "deploy",
        "docs",
        ".ci",
        ".git",
        "node_modules",
        "dist"
      ],
      ...["package.json", "package-lock.json", "tsconfig.json", "tsconfig.build.json", "vitest.config.ts", "README.md"],
      ...["LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "Dockerfile", "compose.yaml"],
      ...[
        ".gitignore",
        ".dockerignore",
        ".npmrc",
        ".prettierrc.json",
        ".prettierignore",
        "eslint.config.js",
        "knip.json"
      ]
    ])
    // Whatever lies here untracked is the developer's own; what counts is what is checked in.
    const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n")
    const tops = new Set(tracked.filter((path) => path !== "").map((path) => path.split("/")[0] ?? ""))
    assert.deepStrictEqual(
      [...tops].filter((name) => !allowed.has(name)),
      []
    )
  })

  it("has files that one can hold in the head", () => {
    const long = sources.filter((path) => textOf(path).split("\n").length > 420)
    assert.deepStrictEqual(long, [])
  })

  it("has folders that one can walk", () => {
    const counts = new Map<string, number>()
    for (const path of ["src", "cli"].flatMap(filesIn)) {
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    }
    const full = [...counts].filter(([, count]) => count > 15).map(([folder]) => folder)
    assert.deepStrictEqual(full, [])
  })

  it("reads the environment in one place", () => {
    const elsewhere = sources.filter((path) => path !== "src/Config.ts" && /process\.env\b/.test(textOf(path)))
    assert.deepStrictEqual(elsewhere, [])
  })

  it("casts nothing to silence the compiler", () => {
    const silenced = sources.filter((path) =>
      /\bas any\b|\bas unknown as\b|@ts-(?:ignore|nocheck|expect-error)/.test(textOf(path))
    )
    assert.deepStrictEqual(silenced, [])
  })

  it("has no barrels", () => {
    assert.deepStrictEqual(
      sources.filter((path) => /(?:^|\/)(?:index|utils)\.ts$/.test(path)),
      []
    )
  })

  it("keeps SQL in one room", () => {
    const outside = sources.filter(
      (path) =>
        !path.startsWith("src/repositories/") &&
        /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM) [a-z_*]+/.test(textOf(path))
    )
    assert.deepStrictEqual(outside, [])
  })
})

/** Words in small letters of a literal that holds nothing else: a list of words of a language, or one of them. */
const wordsOfLiteral = (text: string): number =>
  /^[\p{Ll}' |+-]+$/u.test(text) ? text.split(/[ |]+/).filter((word) => /^\p{Ll}{2}/u.test(word)).length : 0

/** Of a source the words in its literals, and in its longest list of them. */
const wordsIn = (path: string): { readonly all: number; readonly longest: number } => {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)
  let all = 0
  let longest = 0
  const visit = (node: ts.Node): number => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return 0
    let here = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? wordsOfLiteral(node.text) : 0
    all += here
    ts.forEachChild(node, (child) => {
      const within = visit(child)
      if (ts.isArrayLiteralExpression(node) || ts.isBinaryExpression(node)) here += within
    })
    longest = Math.max(longest, here)
    return ts.isStringLiteralLike(node) || ts.isBinaryExpression(node) ? here : 0
  }
  visit(source)
  return { all, longest }
}

describe("the words of a language", () => {
  it("are data: where they stay code, docs/language-in-code.md says why", () => {
    const rooms = /^src\/(?:text|lexicon|rules|resume|posting|scoring|tailoring|languages)\//
    const stay = [...readFileSync(join(root, "docs/language-in-code.md"), "utf8").matchAll(/^\| `(src\/[^`]*)` \|/gm)]
    const allowed = stay.map(([, path = ""]) => path)
    const wordy = sources
      .filter((path) => rooms.test(path))
      .filter((path) => {
        const { all, longest } = wordsIn(path)
        return all > 30 || longest > 8
      })
    assert.deepStrictEqual(
      wordy.filter((path) => !allowed.some((one) => path.startsWith(one))),
      [],
      "words of a language belong into src/data"
    )
    const unneeded = allowed.filter((one) => !wordy.some((path) => path.startsWith(one)))
    assert.deepStrictEqual(unneeded, [], "docs/language-in-code.md names what is data by now")
  })
})

describe("the pure rooms", () => {
  it("load nothing but themselves at run time", () => {
    const entries = [
      "scoring/score.js",
      "posting/readJob.js",
      "resume/readResume.js",
      "tailoring/tailor.js",
      "resume/parse/parseProfile.js",
      "resume/jsonResume/fromProfile.js",
      "resume/jsonResume/toProfile.js",
      "resume/jsonResume/recognise.js"
    ]
    const dist = join(root, "dist", "src")
    assert.isTrue(statSync(dist).isDirectory(), "built by `npm ci` or `npm run build`")
    const seen = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      const imports = readFileSync(file, "utf8").matchAll(/^(?:(?:import|export)\b[^"';=]* from|import) "([^"]+)";$/gm)
      for (const [, specifier = ""] of imports) {
        assert.match(specifier, /^\.{1,2}\//, `${relative(root, file)} imports ${specifier}`)
        visit(join(file, "..", specifier))
      }
    }
    for (const entry of entries) visit(join(dist, entry))
    const rooms = new Set([...seen].map((file) => relative(dist, file).split("/")[0]))
    assert.deepStrictEqual([...rooms].sort(), ["lexicon", "posting", "resume", "rules", "scoring", "tailoring", "text"])
  })
})

import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { build, type Metafile } from "esbuild"
import { publint } from "publint"
import { formatMessage } from "publint/utils"

// What `npm pack` makes of a build, installed as somebody would: what is in it, and that it works without the sources.

const root = fileURLToPath(new URL("..", import.meta.url))
const execute = promisify(execFile)

const Packed = Schema.parseJson(
  Schema.Tuple(
    Schema.Struct({
      filename: Schema.String,
      unpackedSize: Schema.Number,
      files: Schema.Array(Schema.Struct({ path: Schema.String, size: Schema.Number }))
    })
  )
)

let folder = ""
let packed: (typeof Packed.Type)[0]
/** A program's folder with the package among its modules, and nothing else. */
let program = ""
let tarball = ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tailor-package-"))
  // The build is there (`npm ci` made it); `prepare` would make it again, `prepack` is done by hand.
  await execute(process.execPath, [".ci/formerChunks.mjs"], { cwd: root })
  const { stdout } = await execute("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", folder], {
    cwd: root,
    maxBuffer: 1e8
  })
  packed = Schema.decodeUnknownSync(Packed)(stdout)[0]
  tarball = join(folder, packed.filename)
  program = join(folder, "program")
  await mkdir(join(program, "node_modules"), { recursive: true })
  await execute("tar", ["-xzf", tarball, "-C", folder])
  await cp(join(folder, "package"), join(program, "node_modules/resume-tailoring"), { recursive: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Gives the program's folder modules of this repository, as an installation would. */
const withModules = async (...names: ReadonlyArray<string>) => {
  for (const name of names) {
    await symlink(join(root, "node_modules", name), join(program, "node_modules", name)).catch((cause: unknown) => {
      if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause
    })
  }
}

const runModule = async (text: string): Promise<string> =>
  (await execute(process.execPath, ["--input-type=module", "--eval", text], { cwd: program })).stdout

describe("what is packed", () => {
  const allowed: ReadonlyArray<RegExp> = [
    /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/THIRD-PARTY\.txt)$/,
    /^dist\/(?:src\/main|cli\/main|cli\/(?:batch|reading)\/worker|src\/engine\/worker|src\/scoring\/api|src\/http\/client)\.js$/,
    /^dist\/chunks\/[\w-]+\.js$/,
    /^dist\/chunks\/(?:lexicon|rules|tagger|resumeLines)-[0-9a-f]{12}\.bin$/,
    /^dist\/cli\/main\.d\.ts$/,
    /^dist\/src\/(?:domain|text|lexicon|rules|resume|posting|scoring|http)\/[\w/]+\.d\.ts$/,
    /^migrations\/\d{4}_\w+\.sql$/,
    /^docs\/[a-z-]+\.md$/,
    /^fixtures\/(?:jobs|resumes)\/\d\d-[\w-]+\.(?:json|txt)$/
  ]

  it("is what runs, its types, its licences, its pages and the samples of the demo, and nothing else", () => {
    const paths = packed.files.map(({ path }) => path)
    assert.deepStrictEqual(
      paths.filter((path) => !allowed.some((pattern) => pattern.test(path))),
      []
    )
    for (const pattern of allowed) {
      assert.isTrue(
        paths.some((path) => pattern.test(path)),
        String(pattern)
      )
    }
    for (const path of [
      "LICENSE",
      "README.md",
      "dist/src/main.js",
      "dist/cli/main.js",
      "dist/cli/batch/worker.js",
      "dist/cli/reading/worker.js",
      "dist/src/engine/worker.js"
    ]) {
      assert.include(paths, path)
    }
    // 19.6 MB of it are the lexicon, once for the programs and once for the library.
    assert.isBelow(packed.unpackedSize, 32.5e6)
  })

  it("holds no key, no path of the machine it was built on and no file of a test", async () => {
    for (const { path } of packed.files) {
      const text = await readFile(join(folder, "package", path), "utf8")
      assert.notMatch(text, /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bsk-[A-Za-z0-9]{20,}|\bghp_[A-Za-z0-9]{30,}/, path)
      assert.isFalse(text.includes(root), `${path} names ${root}`)
      assert.notMatch(path, /test|spec|\.ts\.map|\.env/, path)
    }
  })

  it("is sound to publint and to the types' resolution of each kind of program", async () => {
    const { messages, pkg } = await publint({ pkgDir: join(folder, "package"), strict: true, pack: false })
    assert.deepStrictEqual(
      messages.map((message) => formatMessage(message, pkg)),
      []
    )
    const attw = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js")
    const { stdout } = await execute(process.execPath, [attw, tarball, "--profile", "esm-only", "--no-emoji"])
    for (const name of ["scoring", "client", "cli"]) assert.include(stdout, `"resume-tailoring/${name}"`)
  })
})

describe("the scorer by itself", () => {
  it("scores from the package with no other module there", async () => {
    const output = await runModule(`
      import { readJob, resumeOfText, scoreResume, monthOf } from "resume-tailoring/scoring"
      const job = readJob({ title: "Backend Engineer", description: "You must know Go, Kubernetes and PostgreSQL." })
      const resume = resumeOfText("Maya Example\\nSkills\\nGo, k8s")
      const report = scoreResume(job, resume, monthOf(new Date("2026-05-04")))
      console.log(JSON.stringify({ asOf: report.as_of, score: report.score, names: job.extracted.hard_skills }))`)
    const { asOf, names, score } = JSON.parse(output)
    assert.strictEqual(asOf, "2026-05")
    assert.isTrue(Number.isInteger(score) && score > 0 && score < 100)
    assert.includeMembers(names, ["Go", "Kubernetes", "PostgreSQL"])
  })
})

const browserBundle = async (specifier: string): Promise<Metafile> => {
  const { metafile } = await build({
    stdin: { contents: `export * from "${specifier}"`, resolveDir: program },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    // What only Node has would not be found.
    platform: "browser",
    logLevel: "silent"
  })
  return metafile
}

/** Packages and own files in a bundle. */
const insideOf = ({ inputs }: Metafile) => ({
  packages: new Set(
    Object.keys(inputs).flatMap((path) => [...path.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].at(-1)?.[1] ?? [])
  ),
  imports: Object.values(inputs).flatMap(({ imports }) => imports.map(({ path }) => path))
})

describe("in a browser", () => {
  it("the scorer is one file without a dependency", async () => {
    const { imports, packages } = insideOf(await browserBundle("resume-tailoring/scoring"))
    assert.deepStrictEqual([...packages], ["resume-tailoring"])
    assert.isFalse(imports.some((path) => path.startsWith("node:")))
  })

  it("the client brings Effect and the contract, and nothing of the server", async () => {
    await withModules("effect", "@effect", "fast-check", "find-my-way-ts", "multipasta", "msgpackr")
    const { imports, packages } = insideOf(await browserBundle("resume-tailoring/client"))
    for (const name of [
      "pg",
      "jose",
      "openai",
      "ioredis",
      "unpdf",
      "mammoth",
      "@effect/platform-node",
      "@effect/sql"
    ]) {
      assert.isFalse(packages.has(name), name)
    }
    assert.isTrue(packages.has("effect") && packages.has("@effect/platform"))
    assert.isFalse(imports.some((path) => path.startsWith("node:")))
    // Of the sources only words and contract are in the one file: the bundler names each above its text.
    const text = await readFile(join(program, "node_modules/resume-tailoring/dist/src/http/client.js"), "utf8")
    const sources = [...text.matchAll(/^\/\/ (src\/\S+)$/gm)].map(([, path = ""]) => path)
    assert.include(sources, "src/http/api/Api.js")
    assert.deepStrictEqual(
      sources.filter((path) => !/^src\/(?:domain\/|http\/api\/|http\/client\.js$)/.test(path)),
      []
    )
  })
})

describe("types", () => {
  it("of both libraries hold in a program that uses them", async () => {
    await withModules("effect", "@effect", "@types", "typescript")
    await writeFile(join(program, "package.json"), JSON.stringify({ type: "module" }))
    await writeFile(
      join(program, "use.ts"),
      `import * as Effect from "effect/Effect"
       import * as Redacted from "effect/Redacted"
       import { makeClient, type Refused } from "resume-tailoring/client"
       import { readJob, resumeOfText, scoreResume, type ScoreReport } from "resume-tailoring/scoring"
       export const report: ScoreReport = scoreResume(readJob({ title: "", description: "" }), resumeOfText(""), 24_312)
       export const use = Effect.gen(function* () {
         const client = yield* makeClient({ baseUrl: "http://127.0.0.1", token: Effect.succeed(Redacted.make("t")) })
         const { items, next } = yield* client.listApplications({ status: "offer" })
         const first: string | undefined = items[0]?.company_name ?? next
         // @ts-expect-error the eighth status is none
         yield* client.changeStatus("id", "hired")
         return first
       }).pipe(Effect.catchTag("Refused", (refused: Refused) => Effect.succeed(refused.messages.join())))`
    )
    const options = { module: "nodenext", target: "es2022", strict: true, noEmit: true, skipLibCheck: true, types: [] }
    await writeFile(join(program, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["use.ts"] }))
    const { stdout } = await execute(
      process.execPath,
      [join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.json"],
      { cwd: program }
    ).catch((cause: { readonly stdout: string }) => cause)
    assert.strictEqual(stdout, "")
  })
})

describe("the command line", () => {
  const job = join(root, "fixtures/jobs/01-backend-engineer.json")
  const score = async (resume: string): Promise<number> => {
    const { stdout } = await execute(process.execPath, [
      join(program, "node_modules/resume-tailoring/dist/cli/main.js"),
      ...["score", "--resume", resume, "--job", job, "--format", "json", "--as-of", "2026-05-04"]
    ])
    return JSON.parse(stdout).score
  }

  it("starts from the package", async () => {
    await withModules("openai", "pg", "jose")
    assert.isAbove(await score(join(root, "fixtures/resumes/01-backend-engineer.txt")), 0)
  })

  it("reads a document from the package, in a thread of its own", async () => {
    await withModules("html-to-text")
    const page = join(folder, "resume.html")
    await writeFile(
      page,
      "<html><body><h1>Experience</h1><p>Backend Engineer, Acme, 2019 to 2024</p><ul><li>Wrote services in Go</li></ul></body></html>"
    )
    assert.isAbove(await score(page), 0)
  })
})

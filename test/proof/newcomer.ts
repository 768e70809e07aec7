import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { sampleFiles } from "../support/sampleFiles.js"
import { type Block, blocksOf, page, pattern } from "../support/pages.js"
import { freePort } from "./freePort.js"
import { until } from "./waiting.js"

// What somebody does who has just cloned the repository: the blocks of README.md, docs/cli.md and docs/recipes.md, word for word, in a
// clean clone of HEAD with a clean home, as root and as an ordinary user where root runs it, else as that user alone.

const root = fileURLToPath(new URL("../..", import.meta.url))

/** Debian's `nobody`, an account without a home or rights. */
const nobody = 65_534

interface Newcomer {
  readonly name: string
  /** Puts another account before a command. */
  readonly as: ReadonlyArray<string>
  readonly home: string
  readonly clone: string
  readonly port: number
}

/** Lines that are left out: one opens a browser and stays, one lists commands, the others take minutes and have tests. */
const leftOut = /^(?:npm run demo -- --open|npm ci && npm test|npx tailor (?:serve \||bench(?: |$)(?!quality)))/

/** Where two newcomers work side by side with other services, the port must be one that is free. */
const scriptOf = (script: string, port: number) =>
  script
    .replaceAll(/\b(localhost|127\.0\.0\.1):3000\b/g, `$1:${port}`)
    .split("\n")
    .filter((line) => !leftOut.test(line))
    .join("\n")

const environment = ({ home, port }: Newcomer): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^(?:INIT_CWD|NODE_OPTIONS)$/i.test(name))
  ),
  HOME: home,
  PORT: String(port)
})

/** On a terminal the service's log stands between what the commands print; here it goes beside it. */
const logBeside = `npm() { if [ "$1" = start ]; then command npm "$@" > "$HOME/service.log" 2>&1; else command npm "$@"; fi; }`

const startShell = (newcomer: Newcomer, script: string): ChildProcess => {
  const [command = "", ...words] = [...newcomer.as, "bash", "-c", `set -euo pipefail\n${logBeside}\n${script}`]
  // A group of its own: what runs in the background ends with it.
  return spawn(command, words, {
    ...{ cwd: newcomer.clone, env: environment(newcomer), detached: true },
    stdio: ["ignore", "pipe", "inherit"]
  })
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    () => true,
    () => false
  )

/** Runs blocks in one shell and says what each printed; what they started in the background is ended. */
const inOneShell = async (newcomer: Newcomer, blocks: ReadonlyArray<Block>): Promise<ReadonlyArray<string>> => {
  const cut = "---- the next block ----"
  const script = blocks
    .map((block) => `${scriptOf(block.script, newcomer.port)}\nprintf '\\n%s\\n' '${cut}'`)
    .join("\n")
  const shell = startShell(newcomer, script)
  const exited = new Promise<number | null>((resolve) => shell.once("exit", resolve))
  const printed = shell.stdout === null ? Promise.resolve("") : text(shell.stdout)
  const status = await exited
  try {
    // The group is gone where nothing was started in the background.
    if (shell.pid !== undefined) process.kill(-shell.pid, "SIGTERM")
  } catch {
    // As it should be.
  }
  await until("the end of the service", async () => !(await isUp(newcomer.port)))
  const told = (await printed).replaceAll("\r", "")
  if (status !== 0) throw new Error(`ended with ${status}:\n${told.slice(-2_000)}`)
  return told.split(cut).slice(0, -1)
}

interface Step {
  readonly name: string
  readonly run: (newcomer: Newcomer) => Promise<string | undefined>
}

const readme = (heading: string) => blocksOf(page("README.md")).filter((block) => block.heading === heading)

const steps: ReadonlyArray<Step> = [
  {
    name: "README, Try it",
    run: async (newcomer) => {
      const [printed = ""] = await inOneShell(newcomer, readme("Try it"))
      return /ats score|score/i.test(printed) ? undefined : "the demo prints no score"
    }
  },
  {
    name: "README, A first request",
    run: async (newcomer) => {
      const [printed = ""] = await inOneShell(newcomer, readme("A first request"))
      return printed.includes('"full_name"') && printed.includes('"ats_score_before"')
        ? undefined
        : printed.slice(0, 2_000)
    }
  },
  {
    name: "README, The command line, and docs/cli.md",
    run: async (newcomer) => {
      for (const [name, contents] of Object.entries(await sampleFiles())) {
        const path = join(newcomer.clone, name)
        mkdirSync(join(path, ".."), { recursive: true })
        writeFileSync(path, contents)
      }
      own(newcomer)
      await inOneShell(newcomer, [...readme("The command line"), ...blocksOf(page("docs/cli.md"))])
      return undefined
    }
  },
  {
    name: "docs/recipes.md",
    run: async (newcomer) => {
      const blocks = blocksOf(page("docs/recipes.md"))
      const printed = await inOneShell(newcomer, blocks)
      const wrong = blocks.filter(
        ({ prints }, at) => prints !== undefined && !pattern(prints).test(printed[at]?.trim() ?? "")
      )
      return wrong.length === 0
        ? undefined
        : `not as the page says: ${wrong.map(({ heading }) => heading).join(", ")}\n${printed.join("\n")}`
    }
  }
]

const own = ({ as, clone, home }: Newcomer) => {
  if (as.length > 0) execFileSync("chown", ["-R", `${nobody}:${nobody}`, clone, home])
}

const walk = async (name: string, as: ReadonlyArray<string>): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), "tailor-newcomer-"))
  chmodSync(folder, 0o755)
  const newcomer = { name, as, home: join(folder, "home"), clone: join(folder, "clone"), port: await freePort() }
  try {
    mkdirSync(newcomer.home)
    execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, newcomer.clone])
    own(newcomer)
    for (const { name: step, run } of steps) {
      const began = performance.now()
      const fault = await run(newcomer).catch((cause: unknown) => String(cause))
      const took = `${Math.round((performance.now() - began) / 1_000)} s`
      process.stdout.write(
        `${name}: ${step}: ${fault === undefined ? "as it says" : `NOT AS IT SAYS: ${fault}`} (${took})\n`
      )
      if (fault !== undefined) return false
    }
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm run proof newcomer`. */
export const main = async (): Promise<number> => {
  if (process.getuid?.() !== 0) return (await walk("an ordinary user", [])) ? 0 : 1
  const asNobody = ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"]
  const holds = [await walk("root", []), await walk("an ordinary user", asNobody)]
  return holds.every(Boolean) ? 0 : 1
}

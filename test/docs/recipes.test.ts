import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { openApiDocument } from "../../src/http/docs.js"
import { type Block, blocksOf, page, pattern } from "../support/pages.js"
import { layerService, Service, webhookSecret } from "../support/service.js"

// The blocks of the pages run as they stand there, one after the other in one shell, against the running service.

const execute = promisify(execFile)

type Files = Readonly<Record<string, string>>

/** Runs them and gives what each printed. */
const runAll = (
  recipes: ReadonlyArray<Pick<Block, "script">>,
  { as = "maya", cwd, files = {} }: { readonly as?: string; readonly cwd?: string; readonly files?: Files } = {}
) =>
  Effect.gen(function* () {
    const { baseUrl, token } = yield* Service
    const bearer = yield* token(as)
    const folder = yield* Effect.acquireRelease(
      Effect.promise(() => mkdtemp(join(tmpdir(), "tailor-recipes-"))),
      (path) => Effect.promise(() => rm(path, { recursive: true, force: true }))
    )
    const cut = "---- the next recipe ----"
    const whole = ["set -euo pipefail", ...recipes.map(({ script }) => `${script}\nprintf '\\n%s\\n' '${cut}'`)].join(
      "\n"
    )
    const { stdout } = yield* Effect.promise(async () => {
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
      return execute("bash", ["-c", whole], {
        cwd: cwd ?? folder,
        env: {
          PATH: process.env["PATH"] ?? "",
          ...{ BASE_URL: baseUrl, TOKEN: bearer, IDP_WEBHOOK_SECRET: webhookSecret }
        }
      })
    })
    return stdout.replaceAll("\r", "").split(cut).slice(0, -1)
  })

layer(layerService(), { timeout: "60 seconds", excludeTestServices: true })("the pages in docs/", (it) => {
  it.scoped(
    "recipes.md prints what it says, and shows each operation",
    () =>
      Effect.gen(function* () {
        const recipes = blocksOf(page("docs/recipes.md")).filter(({ isConsole }) => !isConsole)
        const printed = yield* runAll(recipes)
        assert.lengthOf(printed, recipes.length)
        for (const [index, { prints, script }] of recipes.entries()) {
          assert.isDefined(prints, `the page does not say what this prints: ${script}`)
          assert.match(printed[index]?.trim() ?? "", pattern(prints ?? ""), script)
        }
        const scripts = recipes.map(({ script }) => script).join("\n")
        for (const [path, item] of Object.entries(openApiDocument().paths)) {
          const shown = path.replace("{id}", "$APPLICATION")
          for (const method of Object.keys(item)) {
            const calls = scripts.split("curl ").filter((call) => call.includes(`$BASE_URL${shown}`))
            const isSaid = (call: string) =>
              method === "get"
                ? !/--request|--data/.test(call)
                : method === "post"
                  ? call.includes("--data") && !call.includes("--request")
                  : call.includes(`--request ${method.toUpperCase()}`)
            assert.isTrue(path === "/api/applications" || calls.some(isSaid), `${method} ${path}`)
          }
        }
      }),
    120_000
  )

  it.scoped(
    "the README's first request is answered with a score",
    () =>
      Effect.gen(function* () {
        const { baseUrl } = yield* Service
        const [first] = blocksOf(page("README.md")).filter(({ heading }) => heading === "A first request")
        const script = (first?.script ?? "").replace(/^node dist.*$/m, "").replaceAll("localhost:3000", baseUrl)
        // The service runs already, and the token is that of its own identity.
        const given = 'npx() { echo "$TOKEN"; }'
        const [printed = ""] = yield* runAll([{ script: `${given}\n${script}` }], {
          as: "newcomer",
          cwd: fileURLToPath(new URL("../..", import.meta.url))
        })
        assert.include(printed, '"full_name":"Maya')
        assert.match(printed, /"ats_score_before":\d+/)
      }),
    120_000
  )

  it.scoped(
    "runbook.md sends deletions again",
    () =>
      Effect.gen(function* () {
        const { call } = yield* Service
        for (const as of ["one", 'two\'s "own"']) {
          assert.strictEqual((yield* call("PATCH", "/api/profile/me", { as, body: { phone: "1" } })).status, 200)
        }
        const recipes = blocksOf(page("docs/runbook.md"))
        assert.lengthOf(recipes, 1)
        const [printed] = yield* runAll(recipes, {
          files: { "subjects.txt": 'one\ntwo\'s "own"\nnobody\n' }
        })
        assert.strictEqual(printed?.trim(), "204\n204\n204")
        for (const as of ["one", 'two\'s "own"']) {
          assert.strictEqual((yield* call("GET", "/api/profile/me", { as })).status, 401)
        }
      }),
    120_000
  )
})

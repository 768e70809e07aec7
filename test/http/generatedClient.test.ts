import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { layerService, Service, webhookSecret } from "../support/service.js"

// A client that somebody generates from /openapi.json as docs/http.md says: its types compile against a program, and the
// program uses each operation of the running server. Where the document said something untrue or too little, it would not.

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url))
const httpPage = new URL("../../docs/http.md", import.meta.url)
const execute = promisify(execFile)

const program = `
import createClient from "openapi-fetch"
import { Webhook } from "standardwebhooks"
import type { components, paths } from "./schema.js"

declare const process: { readonly argv: ReadonlyArray<string> }
const [, , baseUrl = "", token = "", secret = ""] = process.argv
const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } })

const known = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error("an answer without data")
  return value
}

const { data: health } = await client.GET("/health")
const status: string = known(health).status
const { data: ready } = await client.GET("/health/ready")
const since: string = known(ready).timestamp

const ingested = await client.POST("/api/profile/ingest", {
  body: { source: "manual", raw_text: "Maya Example\\nSKILLS\\nGo, SQL", overwrite: true }
})
const profile: components["schemas"]["MasterProfile"] = known(ingested.data).profile

const patched = await client.PATCH("/api/profile/me", {
  params: { header: { "if-match": \`"\${profile.profile_version}"\` } },
  body: { location: "Lyon" }
})
const version: number = known(patched.data).profile_version

const withoutPlace = await client.PATCH("/api/profile/me", { body: { location: null } })
const cleared: string | null = known(withoutPlace.data).location

const stale = await client.PATCH("/api/profile/me", {
  params: { header: { "if-match": '"99"' } },
  body: { location: "Lyon" }
})
const refusal: components["schemas"]["ErrorResponse"] = known(stale.error)

const found = await client.GET("/api/profile/me")
const read: number = known(found.data).profile_version

const tailored = await client.POST("/api/optimize", {
  body: { job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go and Kubernetes." }
})
const before: number = known(tailored.data).ats_score_before
const kinds: ReadonlyArray<"bullet_injection" | "summary_update" | "skills_insertion" | "warning"> = known(
  tailored.data
).suggested_changes.map(({ type }) => type)

const created = await client.POST("/api/applications", {
  params: { header: { "idempotency-key": "generated" } },
  body: {
    company_name: "Globex",
    job_title: "Engineer",
    status: "draft",
    source_platform: "suite_a",
    ats_score_before: before,
    applied_resume_snapshot: { ...known(tailored.data).optimized_resume_json, template: { columns: 2 } }
  }
})
const id: string = known(created.data).application_id
const moved = await client.PATCH("/api/applications/{id}/status", {
  params: { path: { id } },
  body: { status: "interviewing" }
})
const list = await client.GET("/api/applications", { params: { query: { limit: 10, status: "interviewing" } } })
const [item] = known(list.data).items
const template: unknown = known(item).applied_resume_snapshot?.["template"]

const notice = { type: "user.deleted", data: { id: "generated" } } as const
const noticed = await client.POST("/webhooks/idp", {
  params: {
    header: {
      "webhook-id": "msg_generated",
      "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
      "webhook-signature": new Webhook(secret).sign("msg_generated", new Date(), JSON.stringify(notice))
    }
  },
  body: notice
})
const gone = await client.GET("/api/profile/me")

// @ts-expect-error the eighth status is none
const wrong = () => client.PATCH("/api/applications/{id}/status", { params: { path: { id } }, body: { status: "hired" } })
// @ts-expect-error there is no such path
const nowhere = () => client.GET("/api/application")
void [wrong, nowhere]

console.log(
  JSON.stringify({
    status,
    since: Date.parse(since) > 0,
    full_name: profile.full_name,
    version,
    cleared,
    read,
    refused: refusal.statusCode,
    scored: Number.isInteger(before),
    kinds: kinds.length > 0,
    moved: known(moved.data).status,
    listed: known(list.data).items.map((one) => one.id === id),
    template,
    noticed: noticed.response.status,
    gone: gone.response.status
  })
)
`

layer(layerService(), { timeout: "60 seconds", excludeTestServices: true })("a generated client", (it) => {
  it.scoped(
    "compiles from the document and talks to the server",
    () =>
      Effect.gen(function* () {
        const { baseUrl, call, token } = yield* Service
        const { text } = yield* call("GET", "/openapi.json", { as: null })
        const folder = yield* Effect.acquireRelease(
          Effect.promise(() => mkdtemp(join(tmpdir(), "tailor-generated-"))),
          (path) => Effect.promise(() => rm(path, { recursive: true, force: true }))
        )
        const bearer = yield* token("generated")
        const output = yield* Effect.promise(async () => {
          const [, said = ""] = /`npx openapi-typescript ([^`]+)`/.exec(await readFile(httpPage, "utf8")) ?? []
          await writeFile(join(folder, "openapi.json"), text)
          const generator = join(modules, "openapi-typescript/bin/cli.js")
          const { stdout: types } = await execute(process.execPath, [generator, ...said.split(" ")], { cwd: folder })
          await symlink(modules, join(folder, "node_modules"))
          await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }))
          await writeFile(join(folder, "schema.d.ts"), types)
          await writeFile(join(folder, "use.ts"), program)
          const compilerOptions = {
            ...{ module: "nodenext", target: "es2022", lib: ["es2023", "dom", "dom.iterable"], types: [] },
            ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true, outDir: "out" }
          }
          await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["use.ts"] }))
          const compiler = join(modules, "typescript/bin/tsc")
          const compiled = await execute(process.execPath, [compiler, "-p", folder]).catch(
            (cause: { readonly stdout: string }) => cause
          )
          assert.strictEqual(compiled.stdout, "")
          const { stdout } = await execute(process.execPath, [
            join(folder, "out/use.js"),
            baseUrl,
            bearer,
            webhookSecret
          ])
          return stdout
        })
        assert.deepStrictEqual(JSON.parse(output), {
          status: "ok",
          since: true,
          full_name: "Maya Example",
          version: 2,
          cleared: null,
          read: 3,
          refused: 412,
          scored: true,
          kinds: true,
          moved: "interviewing",
          listed: [true],
          template: { columns: 2 },
          noticed: 204,
          // The token was issued before the account was deleted.
          gone: 401
        })
      }),
    120_000
  )
})

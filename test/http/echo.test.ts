import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { type Parts, type Send, type Sent, withApi } from "../support/http.js"

const canary = "c4n4ry"
const application = "/api/applications/00000000-0000-4000-8000-000000000000/status"

const experience = { company: "a", role: "b", start_date: null, end_date: null, description: ["c"] }
const writes: ReadonlyArray<readonly [method: string, path: string, body: Readonly<Record<string, unknown>>]> = [
  [
    "PATCH",
    "/api/profile/me",
    {
      full_name: "a",
      email: "a@b.example",
      network_url: "https://a.example",
      summary: "s",
      base_skills: ["a"],
      certifications: [],
      experiences: [experience],
      education: [{ school: "s" }]
    }
  ],
  ["POST", "/api/profile/ingest", { source: "manual", raw_text: "Go", source_url: null, overwrite: true }],
  [
    "POST",
    "/api/optimize",
    { job_title: "a", company_name: "b", job_description_text: "c", source_platform: "other", source_url: null }
  ],
  [
    "POST",
    "/api/applications",
    {
      company_name: "a",
      job_title: "b",
      status: "draft",
      source_platform: "other",
      source_url: null,
      drive_link: null,
      ats_score_before: 1,
      ats_score_after: null,
      applied_resume_snapshot: { a: 1 }
    }
  ],
  ["PATCH", application, { status: "offer" }],
  ["POST", "/webhooks/idp", { type: "user.deleted", data: { id: "a" } }]
]

/** Any JSON value with the canary somewhere in it, as a text, as a name or deep inside. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(canary, ` ${canary}\u0000`, `\ud800${canary}`, `javascript:${canary}`, `${canary}@`),
  fc.constant(canary.repeat(20_000)),
  fc.constantFrom<unknown>({ [canary]: 1 }, { [`${canary}\u0000`]: 1 }, { ["__proto__"]: canary, company: canary }),
  fc.jsonValue({ maxDepth: 3 }).map((value) => [value, canary]),
  fc.constant([{ ...experience, role: { [canary]: canary } }, canary]),
  fc.constantFrom<unknown>(null, [], {}, -1, 1e300, 0.5, true)
)

const isFine = (status: number, text: string) => {
  assert.isBelow(status, 500, text.slice(0, 300))
  if (status >= 400) assert.notInclude(text, canary)
}

const many = (test: (send: Send) => Promise<void>) => withApi({}, test)

describe("what a client sent", () => {
  for (const [method, path, body] of writes) {
    const fields = [...Object.keys(body), "extra"]
    it(`${method} ${path}: never comes back in an error, and is never a 5xx`, () =>
      many((send) =>
        fc.assert(
          fc.asyncProperty(
            fc.dictionary(fc.constantFrom(...fields), hostile, { minKeys: 1, maxKeys: 3 }),
            async (changes) => {
              const { status, text } = await send(method, path, { body: { ...body, ...changes } })
              isFine(status, text)
            }
          ),
          { numRuns: 100 }
        )
      ))

    it(`${method} ${path}: bytes of any kind`, () =>
      many((send) =>
        fc.assert(
          fc.asyncProperty(
            fc.oneof(fc.uint8Array({ maxLength: 100 }), fc.constant(Buffer.from(JSON.stringify(body)))),
            fc.nat(200),
            async (bytes, cut) => {
              const { status, text } = await send(method, path, {
                body: Buffer.concat([bytes.subarray(0, cut), Buffer.from(canary)])
              })
              isFine(status, text)
              assert.strictEqual(status, 400, text)
            }
          ),
          { numRuns: 60 }
        )
      ))
  }

  it("never comes back from headers and parameters", () =>
    many(async (send) => {
      const sents: ReadonlyArray<readonly [path: string, sent: Sent]> = [
        [`/api/applications?limit=${canary}&cursor=${canary}&status=${canary}`, {}],
        [`/api/applications?limit=1&limit=${canary}`, {}],
        [`/${canary}`, {}],
        ["/api/profile/me", { token: canary }],
        ["/health", { headers: { "x-request-id": `${canary} ${canary}`, origin: `https://${canary}` } }]
      ]
      for (const [path, sent] of sents) {
        const { headers, status, text } = await send("GET", path, sent)
        isFine(status, text)
        assert.notInclude(JSON.stringify([...headers]), canary)
      }
    }))
})

describe("a request without a good token", () => {
  it("touches nothing behind the door, whatever its body", async () => {
    const touched: Array<string> = []
    const touch = (name: string) => () => Effect.dieSync(() => touched.push(name))
    const parts: Parts = {
      profiles: { find: touch("find"), patch: touch("patch"), ingest: touch("ingest") },
      applications: { list: touch("list"), create: touch("create"), changeStatus: touch("changeStatus") },
      model: { proposeEdits: touch("proposeEdits"), readProfile: touch("readProfile") }
    }
    await withApi(parts, async (send) => {
      for (const [method, path, body] of writes.filter(([, path]) => path.startsWith("/api/"))) {
        for (const sent of [
          { body },
          { body: "{" },
          { body: " ".repeat(1024 * 1024 + 1) },
          { body, headers: { "content-type": "text/plain" } }
        ]) {
          for (const token of [null, "bad"])
            assert.strictEqual((await send(method, path, { ...sent, token })).status, 401)
        }
      }
    })
    assert.deepStrictEqual(touched, [])
  })
})

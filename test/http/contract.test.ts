import { randomUUID } from "node:crypto"
import { assert, describe, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { Webhook } from "standardwebhooks"
import { type Answer, type CallOptions, layerService, Service, webhookSecret } from "../support/service.js"

const call = (method: string, path: string, options?: CallOptions) =>
  Effect.flatMap(Service, (service) => service.call(method, path, options))

const member = (answer: Answer, name: string): unknown =>
  typeof answer.json === "object" && answer.json !== null ? Reflect.get(answer.json, name) : undefined

/** Each error has the ErrorResponse body and the headers of every answer. */
const assertError = (answer: Answer, status: number, message?: string | ReadonlyArray<string>) => {
  assert.strictEqual(answer.status, status, answer.text)
  assert.strictEqual(member(answer, "statusCode"), status)
  assert.isString(member(answer, "error"))
  if (message !== undefined) assert.deepStrictEqual(member(answer, "message"), message)
  assert.strictEqual(answer.headers.get("content-type"), "application/json")
  assert.strictEqual(answer.headers.get("cache-control"), "no-store")
  assert.strictEqual(answer.headers.get("x-content-type-options"), "nosniff")
  assert.isNotNull(answer.headers.get("x-request-id"))
  assert.isNull(answer.headers.get("server"))
}

const profileText = `Maya Example
maya@example.com | Portland, OR
EXPERIENCE
Backend Engineer, Northwind Pay (2019-03 - present)
- Moved 14 services to k8s
SKILLS
Go, SQL`

const posting = {
  job_title: "Backend Engineer",
  company_name: "Globex",
  job_description_text: "Requirements: Kubernetes, Go, Terraform and 3 years of experience."
}
const application = { company_name: "Globex", job_title: "Engineer", status: "draft" }

const ingest = (as: string) =>
  call("POST", "/api/profile/ingest", { as, body: { source: "manual", raw_text: profileText } })
const create = (as: string, body: unknown = application, headers: Record<string, string> = {}) =>
  call("POST", "/api/applications", { as, body, headers })

const profileFields = [
  ...["id", "idp_user_id", "full_name", "email", "phone", "location", "network_url", "portfolio_url", "summary"],
  ...["base_skills", "certifications", "experiences", "education", "raw_profile_source", "profile_version"],
  ...["created_at", "updated_at"]
]

layer(layerService(), { timeout: "60 seconds", excludeTestServices: true })("the contract", (it) => {
  describe("GET /health", () => {
    it.effect("needs no token", () =>
      Effect.gen(function* () {
        const answer = yield* call("GET", "/health", { as: null })
        assert.strictEqual(answer.status, 200)
        assert.deepStrictEqual(Object.keys(Object(answer.json)), ["status", "timestamp"])
        assert.strictEqual((yield* call("GET", "/health/ready", { as: null })).status, 200)
      })
    )
  })

  describe("the profile", () => {
    it.effect("404 before there is one, and for optimize", () =>
      Effect.gen(function* () {
        assertError(yield* call("GET", "/api/profile/me", { as: "new" }), 404, "Master profile not found")
        assertError(yield* call("POST", "/api/optimize", { as: "new", body: posting }), 404, "Master profile not found")
      })
    )

    it.effect("ingest stores what the text holds and answers with every field", () =>
      Effect.gen(function* () {
        const answer = yield* ingest("ingester")
        assert.strictEqual(answer.status, 200, answer.text)
        assert.strictEqual(member(answer, "success"), true)
        const profile = Object(member(answer, "profile"))
        assert.deepStrictEqual(Object.keys(profile), profileFields)
        assert.deepInclude(profile, {
          idp_user_id: "ingester",
          full_name: "Maya Example",
          raw_profile_source: "manual"
        })
        assert.deepInclude(profile, { profile_version: 1, phone: null, base_skills: ["Go", "SQL"] })
        assert.deepStrictEqual(profile.experiences, [
          {
            company: "Northwind Pay",
            role: "Backend Engineer",
            start_date: "2019-03",
            end_date: null,
            description: ["Moved 14 services to k8s"]
          }
        ])
        const again = yield* ingest("ingester")
        assert.deepInclude(Object(member(again, "profile")), { profile_version: 1, updated_at: profile.updated_at })
        assert.deepStrictEqual((yield* call("GET", "/api/profile/me", { as: "ingester" })).json, profile)
      })
    )

    it.effect("ingest with overwrite false keeps what is stored", () =>
      Effect.gen(function* () {
        yield* ingest("keeper")
        const answer = yield* call("POST", "/api/profile/ingest", {
          as: "keeper",
          body: {
            source: "network_site",
            source_url: "https://network.example/in/maya",
            overwrite: false,
            raw_text: "Another Name\nSKILLS\nGo, Docker"
          }
        })
        const profile = Object(member(answer, "profile"))
        assert.deepInclude(profile, { full_name: "Maya Example", network_url: "https://network.example/in/maya" })
        assert.deepInclude(profile, { base_skills: ["Go", "SQL", "Docker"], profile_version: 2 })
        assert.strictEqual(profile.raw_profile_source, "network_site")
      })
    )

    it.effect("a text without anything to keep is a 422, and blank text a 400", () =>
      Effect.gen(function* () {
        const body = { source: "manual", raw_text: "lorem ipsum dolor" }
        assertError(yield* call("POST", "/api/profile/ingest", { as: "empty", body }), 422)
        const blank = { source: "manual", raw_text: " \u200b\n" }
        assertError(yield* call("POST", "/api/profile/ingest", { as: "empty", body: blank }), 400, [
          "raw_text must not be blank"
        ])
        assertError(yield* call("GET", "/api/profile/me", { as: "empty" }), 404)
      })
    )

    it.effect("PATCH creates, replaces, counts versions and reads back byte for byte", () =>
      Effect.gen(function* () {
        const created = yield* call("PATCH", "/api/profile/me", { as: "patcher", body: {} })
        assert.deepInclude(Object(created.json), { profile_version: 1, full_name: null, base_skills: [] })
        const body = { full_name: "  Žofia \u202eÇ🙂 ", base_skills: ["b", "a"], idp_user_id: "evil", id: randomUUID() }
        const changed = yield* call("PATCH", "/api/profile/me", { as: "patcher", body })
        assert.strictEqual(changed.status, 200, changed.text)
        assert.deepInclude(Object(changed.json), {
          idp_user_id: "patcher",
          full_name: body.full_name,
          base_skills: body.base_skills,
          profile_version: 2
        })
        assert.strictEqual(changed.headers.get("etag"), '"2"')
        const same = yield* call("PATCH", "/api/profile/me", { as: "patcher", body })
        assert.deepStrictEqual(same.json, changed.json)
      })
    )

    it.effect("PATCH clears what may be null, and keeps what it does not name", () =>
      Effect.gen(function* () {
        const patch = (body: unknown) => call("PATCH", "/api/profile/me", { as: "clearer", body })
        const contacts = {
          ...{ full_name: "Maya", email: "maya@example.com", phone: "1", location: "Lyon", summary: "Cook." },
          ...{ network_url: "https://network.example/in/maya", portfolio_url: "https://maya.example" }
        }
        // A profile that is made of nulls alone is an empty one.
        const empty = yield* patch({ phone: null })
        assert.deepInclude(Object(empty.json), { phone: null, profile_version: 1 })
        yield* patch({ ...contacts, base_skills: ["Baking"] })
        for (const [at, field] of Object.keys(contacts).entries()) {
          const cleared = yield* patch({ [field]: null })
          const left = Object.entries(contacts).slice(at + 1)
          assert.deepInclude(
            Object(cleared.json),
            { ...Object.fromEntries(left), [field]: null, base_skills: ["Baking"], profile_version: 3 + at },
            field
          )
        }
        const last = yield* patch({ email: null, location: "Paris" })
        assert.deepInclude(Object(last.json), { email: null, location: "Paris", profile_version: 10 })
        const same = yield* patch({ email: null, location: "Paris" })
        assert.deepStrictEqual(same.json, last.json)
        assertError(yield* patch({ base_skills: null, experiences: null, full_name: 5 }), 400, [
          "full_name must be a string or null",
          "base_skills must be an array",
          "experiences must be an array"
        ])
      })
    )

    it.effect("If-Match guards against lost updates", () =>
      Effect.gen(function* () {
        const patch = (tag: string, as = "matcher") =>
          call("PATCH", "/api/profile/me", { as, body: { location: tag }, headers: { "if-match": tag } })
        assertError(yield* patch("*"), 412)
        assertError(yield* call("GET", "/api/profile/me", { as: "matcher" }), 404)
        yield* call("PATCH", "/api/profile/me", { as: "matcher", body: {} })
        assert.strictEqual((yield* patch('"1"')).status, 200)
        assertError(yield* patch('"1"'), 412)
        assertError(yield* patch('W/"2"'), 412)
        assert.strictEqual((yield* patch('"7", "2"')).status, 200)
        assert.strictEqual((yield* patch("*")).status, 200)
        assertError(yield* patch("2"), 400)
      })
    )

    it.effect("If-None-Match saves the body of a profile that the client has", () =>
      Effect.gen(function* () {
        const get = (tag: string, method = "GET") =>
          call(method, "/api/profile/me", { as: "reader", headers: { "if-none-match": tag } })
        assertError(yield* get("*"), 404)
        yield* call("PATCH", "/api/profile/me", { as: "reader", body: { location: "Lyon" } })
        for (const tag of ['"1"', 'W/"1"', '"7", "1"', "*"]) {
          const same = yield* get(tag)
          assert.deepStrictEqual([same.status, same.text, same.headers.get("etag")], [304, "", '"1"'], tag)
          assert.strictEqual(same.headers.get("cache-control"), "no-store")
          assert.isNull(same.headers.get("content-type"))
        }
        assert.strictEqual((yield* get('"1"', "HEAD")).status, 304)
        for (const tag of ['"2"', "1", '"1', "nothing"]) assert.strictEqual((yield* get(tag)).status, 200, tag)
        yield* call("PATCH", "/api/profile/me", { as: "reader", body: { location: "Paris" } })
        const changed = yield* get('"1"')
        assert.deepInclude(Object(changed.json), { location: "Paris", profile_version: 2 })
      })
    )

    it.effect("one line for each wrong field, and never its value", () =>
      Effect.gen(function* () {
        const canary = "c4n4ry"
        const answer = yield* call("PATCH", "/api/profile/me", {
          body: {
            full_name: 5,
            email: canary,
            network_url: `javascript:${canary}`,
            portfolio_url: canary,
            summary: canary.repeat(2_000),
            base_skills: [canary, 5],
            certifications: Array.from({ length: 201 }, () => canary),
            experiences: [{ company: " ", description: [canary] }],
            education: canary
          }
        })
        assertError(answer, 400, [
          "full_name must be a string or null",
          "email must be an email address",
          "network_url must have another scheme than javascript:, data: or vbscript:",
          "portfolio_url must be a URI with a scheme such as https:",
          "summary must be at most 10000 characters",
          "base_skills[1] must be a string",
          "certifications must have at most 200 entries",
          "experiences[0].company must not be blank",
          "experiences[0].role is required",
          "education must be an array"
        ])
        assert.notInclude(answer.text, canary)
      })
    )
  })

  describe("POST /api/optimize", () => {
    it.effect("answers with every field and stores nothing", () =>
      Effect.gen(function* () {
        yield* ingest("optimizer")
        const before = yield* call("GET", "/api/profile/me", { as: "optimizer" })
        const answer = yield* call("POST", "/api/optimize", { as: "optimizer", body: posting })
        assert.strictEqual(answer.status, 200, answer.text)
        assert.deepStrictEqual(Object.keys(Object(answer.json)), [
          "ats_score_before",
          "ats_score_after",
          "extracted_requirements",
          "suggested_changes",
          "optimized_resume_json"
        ])
        assert.includeMembers(Object(member(answer, "extracted_requirements")).hard_skills, [
          "Kubernetes",
          "Go",
          "Terraform"
        ])
        assert.deepStrictEqual((yield* call("GET", "/api/profile/me", { as: "optimizer" })).json, before.json)
        assert.deepStrictEqual((yield* call("GET", "/api/applications", { as: "optimizer" })).json, { items: [] })
      })
    )

    it.effect("validation", () =>
      Effect.gen(function* () {
        assertError(yield* call("POST", "/api/optimize", { body: {} }), 400, [
          "job_description_text is required",
          "job_title is required",
          "company_name is required"
        ])
        assertError(
          yield* call("POST", "/api/optimize", {
            body: { ...posting, job_title: " ", source_platform: "elsewhere", job_description_text: "x".repeat(50_001) }
          }),
          400,
          [
            "job_description_text must be at most 50000 characters",
            "job_title must not be blank",
            "source_platform must be one of network_site, board_site, suite_a, suite_b, suite_c, other"
          ]
        )
      })
    )
  })

  describe("applications", () => {
    it.effect("are created, listed newest first, and their status moves freely", () =>
      Effect.gen(function* () {
        const full = {
          ...application,
          source_platform: "suite_b",
          source_url: "https://jobs.example/1",
          drive_link: "https://drive.example/f",
          ats_score_before: 0,
          ats_score_after: 100,
          applied_resume_snapshot: { b: [1, null], a: { "": "x" } }
        }
        const first = yield* create("applicant", full)
        assert.strictEqual(first.status, 201, first.text)
        assert.deepStrictEqual(Object.keys(Object(first.json)), ["success", "application_id"])
        const second = yield* create("applicant")
        const listed = Object((yield* call("GET", "/api/applications", { as: "applicant" })).json).items
        assert.deepStrictEqual(
          listed.map((item: { id: string }) => item.id),
          [member(second, "application_id"), member(first, "application_id")]
        )
        assert.deepInclude(listed[1], { ...full, job_description_hash: null, idp_user_id: "applicant" })
        assert.deepInclude(listed[0], { source_platform: "other", source_url: null, applied_resume_snapshot: null })
        const path = `/api/applications/${String(member(first, "application_id"))}/status`
        for (const status of ["offer", "draft", "withdrawn", "withdrawn"]) {
          const moved = yield* call("PATCH", path, { as: "applicant", body: { status } })
          assert.strictEqual(moved.status, 200)
          assert.deepInclude(Object(moved.json), { status, applied_at: listed[1].applied_at })
          assert.isAtLeast(Date.parse(String(member(moved, "updated_at"))), Date.parse(listed[1].updated_at))
        }
      })
    )

    it.effect("another user's application is a 404, byte for byte as one that does not exist", () =>
      Effect.gen(function* () {
        const id = String(member(yield* create("owner"), "application_id"))
        const body = { status: "offer" }
        const foreign = yield* call("PATCH", `/api/applications/${id}/status`, { as: "stranger", body })
        const missing = yield* call("PATCH", `/api/applications/${randomUUID()}/status`, { as: "stranger", body })
        assertError(foreign, 404, "Application not found")
        assert.strictEqual(foreign.text, missing.text)
        assertError(yield* call("PATCH", "/api/applications/1/status", { as: "stranger", body }), 400, [
          "id must be a UUID"
        ])
        const upper = yield* call("PATCH", `/api/applications/${id.toUpperCase()}/status`, { as: "owner", body })
        assert.strictEqual(upper.status, 200)
      })
    )

    it.effect("pages carry size and filter along and miss nothing", () =>
      Effect.gen(function* () {
        for (let index = 0; index < 5; index += 1)
          yield* create("pager", { ...application, status: index % 2 ? "offer" : "draft" })
        const seen: Array<string> = []
        let path: string | undefined = "/api/applications?limit=2&status=draft"
        while (path !== undefined) {
          const page: Answer = yield* call("GET", path, { as: "pager" })
          assert.strictEqual(page.status, 200, page.text)
          for (const item of Object(page.json).items) {
            assert.strictEqual(item.status, "draft")
            seen.push(item.id)
          }
          path = /^<([^>]+)>; rel="next"$/.exec(page.headers.get("link") ?? "")?.[1]
        }
        assert.lengthOf(new Set(seen), 3)
        for (const query of [
          "limit=0",
          "limit=501",
          "limit=1e1",
          "limit=",
          "cursor=",
          "cursor=%00",
          "status=x",
          "limit=1&limit=2"
        ]) {
          assertError(yield* call("GET", `/api/applications?${query}`, { as: "pager" }), 400)
        }
      })
    )

    it.effect("validation", () =>
      Effect.gen(function* () {
        const deep = JSON.parse(`${'{"a":'.repeat(33)}1${"}".repeat(33)}`)
        const body = {
          company_name: "",
          status: "done",
          ats_score_before: 101,
          ats_score_after: 1.5,
          drive_link: "no uri",
          applied_resume_snapshot: deep
        }
        assertError(yield* create("user", body), 400, [
          "company_name must not be blank",
          "job_title is required",
          "status must be one of draft, generated, applied, interviewing, offer, rejected, withdrawn",
          "drive_link must be a URI with a scheme such as https:",
          "ats_score_before must be an integer from 0 to 100",
          "ats_score_after must be an integer from 0 to 100",
          "applied_resume_snapshot must be at most 32 levels deep"
        ])
        assertError(yield* create("user", { ...application, applied_resume_snapshot: [1] }), 400)
        assertError(yield* create("user", { ...application, applied_resume_snapshot: { a: "x".repeat(70_000) } }), 400)
      })
    )

    it.effect("an idempotency key gives the first answer again", () =>
      Effect.gen(function* () {
        const key = { "idempotency-key": "k-1" }
        const answers = yield* Effect.all(
          Array.from({ length: 6 }, () => create("repeater", application, key)),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, 1)
        const reordered = { status: "draft", job_title: "Engineer", company_name: "Globex" }
        assert.strictEqual((yield* create("repeater", reordered, key)).text, answers[0]?.text)
        assertError(yield* create("repeater", { ...application, job_title: "Other" }, key), 422)
        assert.strictEqual((yield* create("another repeater", application, key)).status, 201)
        assertError(yield* create("repeater", application, { "idempotency-key": "x".repeat(256) }), 400)
        assert.lengthOf(Object((yield* call("GET", "/api/applications", { as: "repeater" })).json).items, 1)
      })
    )
  })

  describe("deletion of an account", () => {
    const notice = (text: string, id = `msg_${randomUUID()}`) =>
      call("POST", "/webhooks/idp", {
        as: null,
        body: text,
        headers: {
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
          "webhook-signature": new Webhook(webhookSecret).sign(id, new Date(), text)
        }
      })

    it.effect("deletes everything of the subject and ends its tokens", () =>
      Effect.gen(function* () {
        yield* ingest("leaver")
        yield* create("leaver")
        yield* create("stayer")
        const answer = yield* notice('{"type":"user.deleted","data":{"id":"leaver"}}')
        assert.strictEqual(answer.status, 204)
        assert.strictEqual(answer.text, "")
        for (const [method, path, body] of [
          ["GET", "/api/profile/me", undefined],
          ["GET", "/api/applications", undefined],
          ["POST", "/api/applications", application],
          ["PATCH", "/api/profile/me", {}],
          ["POST", "/api/profile/ingest", { source: "manual", raw_text: profileText }]
        ] as const) {
          const refused = yield* call(method, path, { as: "leaver", body })
          assertError(refused, 401)
          assert.strictEqual(refused.headers.get("www-authenticate"), 'Bearer error="invalid_token"')
        }
        assert.lengthOf(Object((yield* call("GET", "/api/applications", { as: "stayer" })).json).items, 1)
      })
    )

    it.effect("is carried out for each subject, also where two notices have one id", () =>
      Effect.gen(function* () {
        const id = `msg_${randomUUID()}`
        for (const subject of ["twin a", "twin b"]) {
          yield* ingest(subject)
          assert.strictEqual(
            (yield* notice(JSON.stringify({ type: "user.deleted", data: { id: subject } }), id)).status,
            204
          )
          assertError(yield* call("GET", "/api/profile/me", { as: subject }), 401)
        }
      })
    )

    it.effect("other types, unknown users and repeats do nothing", () =>
      Effect.gen(function* () {
        const deletion = '{"type":"user.deleted","data":{"id":"nobody"}}'
        for (const text of ['{"type":"user.created","data":{"id":"x"}}', '{"type":"ping"}', deletion, deletion]) {
          assert.strictEqual((yield* notice(text)).status, 204)
        }
      })
    )

    it.effect("bad bodies are told only after the signature", () =>
      Effect.gen(function* () {
        const subjects = [5, "", " ", "x".repeat(256), "a\u0000b", "a\nb", "a\u0085", "\ud800"]
        const deletions = subjects.map((id) => JSON.stringify({ type: "user.deleted", data: { id } }))
        for (const text of ["{", '{"data":{}}', '{"type":"user.deleted"}', ...deletions]) {
          assertError(yield* notice(text), 400)
          assertError(yield* call("POST", "/webhooks/idp", { as: null, body: text }), 401)
        }
        assertError(yield* call("POST", "/webhooks/idp", { as: null, body: "x".repeat(65 * 1024) }), 413)
      })
    )
  })
})

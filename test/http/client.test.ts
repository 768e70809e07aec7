import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import { assert, describe, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { makeClient, type Refused } from "../../src/http/client.js"
import { freePort } from "../../cli/service/freePort.js"
import { layerService, Service } from "../support/service.js"

const clientOf = (subject: string) =>
  Effect.gen(function* () {
    const { baseUrl, token } = yield* Service
    return yield* makeClient({ baseUrl, token: Effect.map(token(subject), Redacted.make) })
  }).pipe(Effect.provide(FetchHttpClient.layer))

const refusedOf = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E | Refused>) =>
  Effect.map(Effect.flip(effect), (failure) => {
    assert.strictEqual(failure._tag, "Refused")
    const { messages, requestId, status } = Object(failure)
    assert.isString(requestId)
    return { status, messages }
  })

const profileText =
  "Maya Example\nBackend Engineer, Northwind Pay (2019-03 - present)\n- Moved 14 services to k8s\nSKILLS\nGo, SQL"
const application = { company_name: "Globex", job_title: "Engineer", status: "draft" } as const

layer(layerService(), { timeout: "60 seconds", excludeTestServices: true })("the client of the package", (it) => {
  it.effect("does the main job from the first text to the answered application", () =>
    Effect.gen(function* () {
      const client = yield* clientOf("main job")
      assert.strictEqual((yield* client.health).status, "ok")
      assert.strictEqual((yield* client.ready).status, "ok")
      const profile = yield* client.ingestProfile({ source: "manual", raw_text: profileText })
      assert.include(profile.base_skills, "Go")
      const patched = yield* client.patchProfile({ location: "Lyon" }, { ifVersion: profile.profile_version })
      assert.strictEqual(patched.profile_version, profile.profile_version + 1)
      assert.deepStrictEqual(yield* client.getProfile, patched)
      const tailored = yield* client.optimize({
        job_title: "Backend Engineer",
        company_name: "Globex",
        job_description_text: "You know Go and Kubernetes."
      })
      assert.isAtLeast(tailored.ats_score_after, tailored.ats_score_before)
      const id = yield* client.createApplication(application)
      const moved = yield* client.changeStatus(id, "applied")
      assert.deepStrictEqual([moved.id, moved.status], [id, "applied"])
    })
  )

  it.effect("walks through the pages of a list, and repeats a request without doing it twice", () =>
    Effect.gen(function* () {
      const client = yield* clientOf("pages")
      const ids = yield* Effect.forEach([1, 2, 3, 3], (number) =>
        client.createApplication({ ...application, job_title: `Job ${number}` }, { idempotencyKey: `key ${number}` })
      )
      assert.strictEqual(ids[2], ids[3])
      const first = yield* client.listApplications({ limit: 2 })
      assert.lengthOf(first.items, 2)
      const second = yield* client.listApplications({ limit: 2, ...(first.next && { cursor: first.next }) })
      assert.isUndefined(second.next)
      assert.deepStrictEqual([...first.items, ...second.items].map(({ id }) => id).reverse(), ids.slice(0, 3))
      assert.deepStrictEqual((yield* client.listApplications({ status: "offer" })).items, [])
    })
  )

  describe("says what went wrong by status and messages", () => {
    it.effect("as the service tells it", () =>
      Effect.gen(function* () {
        const client = yield* clientOf("refused")
        assert.deepStrictEqual(yield* refusedOf(client.getProfile), {
          status: 404,
          messages: ["Master profile not found"]
        })
        yield* client.patchProfile({ phone: "1" })
        assert.deepInclude(yield* refusedOf(client.patchProfile({ phone: "2" }, { ifVersion: 7 })), { status: 412 })
        assert.deepInclude(yield* refusedOf(client.listApplications({ cursor: "-" })), {
          status: 400,
          messages: ["cursor is not valid"]
        })
        assert.strictEqual((yield* client.patchProfile({ phone: null })).phone, null)
        yield* client.createApplication(application, { idempotencyKey: "k" })
        const reused = client.createApplication({ ...application, job_title: "Other" }, { idempotencyKey: "k" })
        assert.deepInclude(yield* refusedOf(reused), { status: 422 })
      })
    )

    it.effect("before anything is sent, where the contract refuses it", () =>
      Effect.gen(function* () {
        const client = yield* clientOf("refused")
        const failure = yield* Effect.flip(client.createApplication({ ...application, company_name: " " }))
        assert.strictEqual(failure._tag, "ParseError")
      })
    )

    it.effect("with a token that is none, and where nobody answers", () =>
      Effect.gen(function* () {
        const { baseUrl } = yield* Service
        const nobody = `http://127.0.0.1:${yield* freePort}`
        const made = (address: string) =>
          makeClient({ baseUrl: address, token: Effect.succeed(Redacted.make("none")) }).pipe(
            Effect.provide(FetchHttpClient.layer)
          )
        const { getProfile, health } = yield* made(baseUrl)
        assert.deepStrictEqual(yield* refusedOf(getProfile), {
          status: 401,
          messages: ["Missing or invalid credentials"]
        })
        assert.strictEqual((yield* health).status, "ok")
        assert.strictEqual((yield* Effect.flip((yield* made(nobody)).getProfile))._tag, "RequestError")
      })
    )
  })
})

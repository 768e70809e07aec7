import { assert, describe, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { limits } from "../../src/domain/Limits.js"
import { isStorable } from "../../src/domain/Text.js"
import { layerService, Service } from "../support/service.js"

/** Any text that is to read back byte for byte. */
const text = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.constantFrom(
        "",
        " ",
        "\ufeff",
        "\u2028",
        "\ufffe\uffff",
        "\u0001\u001f\u007f",
        "e\u0301é",
        "'\"\\;--$1%s",
        "🙂".repeat(most)
      )
    )
    .filter((value) => isStorable(value) && [...value].length <= most)

const required = (most: number) => text(most).filter((value) => value.trim() !== "")
const nullable = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: null })

const profile = fc.record(
  {
    full_name: nullable(text(limits.text)),
    phone: nullable(text(limits.text)),
    location: nullable(text(limits.text)),
    summary: nullable(text(limits.summary)),
    base_skills: fc.array(text(limits.text), { maxLength: 3 }),
    certifications: fc.array(text(limits.text), { maxLength: 3 }),
    experiences: fc.array(
      fc.record({
        company: required(limits.text),
        role: required(limits.text),
        start_date: nullable(text(limits.text)),
        end_date: nullable(text(limits.text)),
        description: fc.array(text(limits.bullet), { maxLength: 3 })
      }),
      { maxLength: 3 }
    )
  },
  { requiredKeys: [] }
)

const names = fc.oneof(fc.constantFrom("__proto__", "constructor", "toString", "", "length"), text(20))

/** Any JSON object within the limits of a snapshot; jsonb has no negative zero. */
const snapshot = fc
  .dictionary(
    names,
    fc.oneof(
      fc.double({ noNaN: true, min: -1e20, max: 1e20 }).map((value) => value + 0),
      fc.boolean(),
      fc.constant(null),
      text(20),
      fc.dictionary(names, fc.array(text(20), { maxLength: 3 }), { maxKeys: 3 })
    ),
    { maxKeys: 6 }
  )
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

layer(layerService(), { timeout: "60 seconds", excludeTestServices: true })("what was accepted reads back", (it) => {
  describe("byte for byte", () => {
    it.effect("in the profile", () =>
      Effect.gen(function* () {
        const { call } = yield* Service
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(profile, async (body) => {
              const answer = await Effect.runPromise(call("PATCH", "/api/profile/me", { body }))
              assert.strictEqual(answer.status, 200, answer.text)
              const stored = Object(await Effect.runPromise(call("GET", "/api/profile/me"))).json
              assert.deepInclude(stored, body)
            }),
            { numRuns: 100 }
          )
        )
      })
    )

    it.effect("in the snapshot of an application, whatever the names of its members", () =>
      Effect.gen(function* () {
        const { call } = yield* Service
        yield* Effect.promise(() =>
          fc.assert(
            fc.asyncProperty(snapshot, async (value) => {
              const body = { company_name: "A", job_title: "B", status: "draft", applied_resume_snapshot: value }
              const answer = await Effect.runPromise(call("POST", "/api/applications", { body }))
              assert.strictEqual(answer.status, 201, answer.text)
              const { json } = await Effect.runPromise(call("GET", "/api/applications?limit=1"))
              assert.deepStrictEqual(Object(json).items[0].applied_resume_snapshot, value)
            }),
            { numRuns: 100 }
          )
        )
      })
    )
  })
})

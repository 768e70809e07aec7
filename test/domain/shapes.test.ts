import { assert, describe, it } from "@effect/vitest"
import * as Arbitrary from "effect/Arbitrary"
import * as fc from "effect/FastCheck"
import * as Either from "effect/Either"
import * as Option from "effect/Option"
import * as ParseResult from "effect/ParseResult"
import * as Schema from "effect/Schema"
import * as AST from "effect/SchemaAST"

import { ApplicationHistoryItem, NewApplication, StatusChange } from "../../src/domain/Application.js"
import { ExperienceItem, IngestRequest, MasterProfile, ProfilePatch } from "../../src/domain/MasterProfile.js"
import { OptimizeRequest } from "../../src/domain/Optimization.js"
import { shapeOf } from "../../src/domain/shapes.js"
import { Api } from "../../src/http/api/Api.js"

const item = {
  ...{ id: "018f6b1e-0000-7000-8000-000000000001", idp_user_id: "user", company_name: "Northwind", job_title: "Nurse" },
  ...{ source_platform: null, source_url: "https://jobs.example/1", job_description_hash: null, drive_link: null },
  ...{ ats_score_before: 40, ats_score_after: null, applied_resume_snapshot: { a: [1] }, status: "applied" },
  ...{ created_at: "2026-01-02T03:04:05.006Z", applied_at: "2026-01-02T03:04:05.006Z" },
  updated_at: "2026-01-02T03:04:05.006Z"
}
const experience = {
  role: "Nurse",
  company: "Northwind",
  description: ["Cared."],
  end_date: null,
  start_date: "2020-01"
}
const profile = {
  ...{ id: "018f6b1e-0000-7000-8000-000000000001", idp_user_id: "user", full_name: "Maya", email: null, phone: null },
  ...{ location: null, network_url: null, portfolio_url: null, summary: "Nurse.", base_skills: ["ICU"] },
  ...{ certifications: [], experiences: [experience], education: [{ end_date: null, start_date: null }] },
  ...{ raw_profile_source: "manual", profile_version: 1 },
  ...{ created_at: "2026-01-02T03:04:05.006Z", updated_at: "2026-01-02T03:04:05.006Z" }
}

const decoded = <A, I>(schema: Schema.Schema<A, I>, value: unknown) => Schema.decodeUnknownOption(schema)(value)

describe("shapes of stored rows", () => {
  it("take good rows as the decoder does, to the order of the members", () => {
    const pairs: ReadonlyArray<readonly [quick: Option.Option<unknown>, full: Option.Option<unknown>]> = [
      [shapeOf(ApplicationHistoryItem)(item), decoded(ApplicationHistoryItem, item)],
      [shapeOf(MasterProfile)(profile), decoded(MasterProfile, profile)]
    ]
    for (const [quick, full] of pairs) {
      assert.isTrue(Option.isSome(quick))
      assert.strictEqual(JSON.stringify(Option.getOrNull(quick)), JSON.stringify(Option.getOrNull(full)))
    }
    assert.deepStrictEqual(Object.keys(Option.getOrThrow(shapeOf(ExperienceItem)(experience))).slice(0, 2), [
      "company",
      "role"
    ])
  })

  it("leave what the schema does not know", () => {
    assert.notProperty(
      Option.getOrThrow(shapeOf(ApplicationHistoryItem)({ ...item, snapshot_bytes: 3 })),
      "snapshot_bytes"
    )
  })

  it("take nothing that the decoder refuses, whatever member is spoiled", () => {
    const spoiled = fc.tuple(fc.constantFrom(...Object.keys(profile)), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
    fc.assert(
      fc.property(spoiled, ([name, value]) => {
        const row = { ...profile, [name]: value }
        const quick = shapeOf(MasterProfile)(row)
        if (Option.isNone(quick)) return
        assert.deepStrictEqual(decoded(MasterProfile, row), quick)
      }),
      { numRuns: 500 }
    )
    for (const [name, value] of [
      ...[["status", "hired"] as const, ["source_url", "javascript:1"] as const, ["ats_score_before", 101] as const],
      ...[["created_at", "yesterday"] as const, ["applied_resume_snapshot", []] as const, ["id", "1"] as const]
    ]) {
      assert.isTrue(Option.isNone(shapeOf(ApplicationHistoryItem)({ ...item, [name]: value })), name)
    }
  })

  it("take whatever the schema's own values are, as they are", () => {
    fc.assert(
      fc.property(Arbitrary.make(ExperienceItem), (value) => {
        assert.deepStrictEqual(Option.getOrNull(shapeOf(ExperienceItem)(value)), { ...value })
      }),
      { numRuns: 100 }
    )
  })

  it("leave to the decoder what has yet to become what the schema says", () => {
    assert.isTrue(Option.isNone(shapeOf(Schema.Struct({ found: Schema.NumberFromString }))({ found: "3" })))
  })
})

describe("bodies of requests", () => {
  const application = {
    ...{ company_name: "Northwind", job_title: "Nurse", status: "applied", source_url: "https://jobs.example/1" },
    ...{ ats_score_before: 40, applied_resume_snapshot: { a: [1] }, more: "left out" }
  }
  const job = { job_description_text: "Cares for patients.", job_title: "Nurse", company_name: "Northwind" }
  const text = { source: "manual", raw_text: "Maya Example\nNurse", overwrite: false }
  const wireOf = (group: string, endpoint: string) =>
    Option.getOrThrow(Api.groups[group]?.endpoints[endpoint]?.payloadSchema ?? Option.none<Schema.Schema.All>())
  const bodies: ReadonlyArray<readonly [wire: Schema.Schema.All, own: Schema.Schema.All, good: object]> = [
    [wireOf("applications", "createApplication"), NewApplication, application],
    [wireOf("applications", "changeStatus"), StatusChange, { status: "offer" }],
    [wireOf("optimize", "optimize"), OptimizeRequest, job],
    [wireOf("profile", "ingestProfile"), IngestRequest, text],
    [wireOf("profile", "patchProfile"), ProfilePatch, { summary: "Nurse.", experiences: [experience] }]
  ]
  const told = ({ ast }: Schema.Schema.All, value: unknown) =>
    Either.mapLeft(
      Schema.decodeUnknownEither(Schema.make<unknown>(ast), { errors: "all" })(value),
      ParseResult.ArrayFormatter.formatErrorSync
    )

  it("are taken and refused as by the schema alone, with each line", () => {
    for (const [quick, own, good] of bodies) {
      // Dates of a patch have defaults of their own, which are left to the interpreter.
      assert.strictEqual(AST.isDeclaration(quick.ast), own !== ProfilePatch)
      assert.deepStrictEqual(told(quick, good), told(own, good))
      assert.isTrue(Either.isRight(told(quick, good)))
      const spoiled = fc.dictionary(
        fc.constantFrom(...Object.keys(good), "source_platform", "drive_link", "source_url", "education", "more"),
        fc.oneof(fc.jsonValue(), fc.string(), fc.integer({ min: -1, max: 101 }), fc.constant(null))
      )
      fc.assert(
        fc.property(spoiled, fc.subarray(Object.keys(good)), (members, missing) => {
          const most = Object.fromEntries(Object.entries(good).filter(([name]) => !missing.includes(name)))
          for (const value of [members, { ...good, ...members }, most, Object.values(members)[0]]) {
            assert.deepStrictEqual(told(quick, value), told(own, value))
          }
        }),
        { numRuns: 300 }
      )
    }
  })
})

import { readFileSync } from "node:fs"
import { assert, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { minVersion, satisfies } from "semver"

const read = <A, I>(path: string, schema: Schema.Schema<A, I>): A =>
  Schema.decodeUnknownSync(Schema.parseJson(schema))(readFileSync(new URL(`../${path}`, import.meta.url), "utf8"))

const Engines = Schema.Struct({ engines: Schema.Struct({ node: Schema.String }) })
const Lock = Schema.Struct({
  packages: Schema.Record({
    key: Schema.String,
    value: Schema.Struct({
      optional: Schema.optional(Schema.Boolean),
      engines: Schema.optional(Schema.Union(Schema.Struct({ node: Schema.optional(Schema.String) }), Schema.Unknown))
    })
  })
})

const isNodeRange = Schema.is(Schema.Struct({ node: Schema.String }))

it("every package that must be installed runs on the lowest Node that package.json names", () => {
  const lowest = minVersion(read("package.json", Engines).engines.node)
  assert.isNotNull(lowest)
  const packages = Object.entries(read("package-lock.json", Lock).packages)
  assert.isAbove(packages.length, 300)
  const unfit = packages.flatMap(([path, { engines, optional }]) =>
    optional !== true && isNodeRange(engines) && lowest !== null && !satisfies(lowest, engines.node)
      ? [`${path}: ${engines.node}`]
      : []
  )
  assert.deepStrictEqual(unfit, [])
})

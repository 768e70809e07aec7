import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import { labelled } from "../../src/domain/labels.js"

it.effect("a metric counts by each set of labels, with its unit among them", () =>
  Effect.gen(function* () {
    const counter = Metric.counter("test.labels", { incremental: true })
    const count = labelled(counter, "{thing}")
    count(1, { kind: "a", rule: "b" })
    count(2, { kind: "a", rule: "b" })
    count(4, { kind: "a", rule: "c" })
    count(8)
    const counted = (labels: Readonly<Record<string, string>>) =>
      Object.entries({ unit: "{thing}", ...labels }).reduce(
        (metric, [name, value]) => Metric.tagged(metric, name, value),
        counter
      )
    const { count: both } = yield* Metric.value(counted({ kind: "a", rule: "b" }))
    const { count: other } = yield* Metric.value(counted({ kind: "a", rule: "c" }))
    const { count: bare } = yield* Metric.value(counted({}))
    assert.deepStrictEqual([both, other, bare], [3, 4, 8])
  })
)

import * as Duration from "effect/Duration"
import * as Layer from "effect/Layer"
import { type Engine, layerInProcess } from "../../src/engine/Engine.js"
import { ConfidenceThreshold } from "../../src/usecases/optimizeResume.js"
import { TimeBudget } from "../../src/usecases/TimeBudget.js"

/** What use cases need beside repositories and a model, as the configuration has it by default; no threads. */
export const layerUsecases = (
  engine: Layer.Layer<Engine> = layerInProcess,
  budget: Partial<TimeBudget["Type"]> = {}
): Layer.Layer<ConfidenceThreshold | Engine | TimeBudget> =>
  Layer.mergeAll(
    engine,
    Layer.succeed(ConfidenceThreshold, 0.6),
    Layer.succeed(TimeBudget, { optimize: Duration.seconds(9.7), ingest: Duration.seconds(40), ...budget })
  )

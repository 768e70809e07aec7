import * as Metric from "effect/Metric"
import type * as MetricBoundaries from "effect/MetricBoundaries"

// Figures with their units, which the exporter takes from a label.

export const counter = (name: string, unit: string, description: string) =>
  Metric.tagged(Metric.counter(name, { description, incremental: true }), "unit", unit)

export const gauge = (name: string, unit: string, description: string) =>
  Metric.tagged(Metric.gauge(name, { description }), "unit", unit)

export const histogram = (
  name: string,
  unit: string,
  description: string,
  boundaries: MetricBoundaries.MetricBoundaries
) => Metric.tagged(Metric.histogram(name, boundaries, description), "unit", unit)

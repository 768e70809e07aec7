import type * as Metric from "effect/Metric"
import * as MetricLabel from "effect/MetricLabel"

/**
 * Counts in a metric under labels of the moment. `Metric.tagged` makes a key anew at each count and looks its store up,
 * which costs more than the counting; here each set of labels is made once. They must be few, and words of ours.
 */
export const labelled = <Type, In, Out>(metric: Metric.Metric<Type, In, Out>, unit: string) => {
  const known = new Map<string, ReadonlyArray<MetricLabel.MetricLabel>>()
  return (value: In, labels: Readonly<Record<string, string>> = {}): void => {
    const name = Object.values(labels).join("\n")
    let found = known.get(name)
    if (found === undefined) {
      found = Object.entries({ unit, ...labels }).map(([label, text]) => MetricLabel.make(label, text))
      known.set(name, found)
    }
    metric.unsafeUpdate(value, found)
  }
}

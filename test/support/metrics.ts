/** A metric that the service sends: its unit as UCUM has it, and what kind of figure it is. */
export interface Emitted {
  readonly name: string
  readonly unit: string
  readonly kind: "sum" | "gauge" | "histogram"
}

/** Every metric of the service. `test/process/telemetry.test.ts` waits for each; dashboards and alerts may name no other. */
export const emitted: ReadonlyArray<Emitted> = [
  { name: "http.server.request.duration", unit: "s", kind: "histogram" },
  { name: "gen_ai.client.operation.duration", unit: "s", kind: "histogram" },
  { name: "gen_ai.client.token.usage", unit: "{token}", kind: "histogram" },
  { name: "db.client.connection.count", unit: "{connection}", kind: "gauge" },
  { name: "db.client.connection.max", unit: "{connection}", kind: "gauge" },
  { name: "db.client.connection.pending_requests", unit: "{request}", kind: "gauge" },
  { name: "tailor.credentials.refused", unit: "{request}", kind: "sum" },
  { name: "tailor.guard.dropped", unit: "{edit}", kind: "sum" },
  { name: "tailor.model.attempts", unit: "{request}", kind: "sum" },
  { name: "tailor.model.call.duration", unit: "s", kind: "histogram" },
  { name: "tailor.notices.refused", unit: "{request}", kind: "sum" },
  { name: "tailor.requests.limited", unit: "{request}", kind: "sum" },
  { name: "tailor.requests.uncounted", unit: "{request}", kind: "sum" },
  { name: "tailor.requests.unreadable", unit: "{request}", kind: "sum" },
  { name: "tailor.score.after", unit: "{point}", kind: "histogram" },
  { name: "tailor.score.before", unit: "{point}", kind: "histogram" },
  { name: "tailor.suggestions", unit: "{suggestion}", kind: "sum" }
]

/** Every label of those metrics and of the resource, as Prometheus spells it. */
export const prometheusLabels: ReadonlyArray<string> = [
  ...["http.request.method", "http.response.status_code", "http.route", "error.type", "service.instance.id"],
  ...["gen_ai.operation.name", "gen_ai.provider.name", "gen_ai.request.model", "gen_ai.token.type"],
  ...["db.client.connection.pool.name", "db.client.connection.state"],
  ...["attempt", "call", "kind", "limit", "outcome", "reason", "rule", "type", "le"]
].map((name) => name.replaceAll(".", "_"))

/** Series by which Prometheus knows a metric that came over OTLP: dots are underscores, units and `_total` at the end. */
export const prometheusSeries = ({ kind, name, unit }: Emitted): ReadonlyArray<string> => {
  const base = name.replaceAll(".", "_") + (unit === "s" ? "_seconds" : "")
  if (kind === "histogram") return [`${base}_bucket`, `${base}_count`, `${base}_sum`]
  return [kind === "sum" ? `${base}_total` : base]
}

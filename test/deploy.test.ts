import { existsSync, readdirSync, readFileSync } from "node:fs"
import { builtinModules } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { parse } from "yaml"
import { emitted, prometheusLabels, prometheusSeries } from "./support/metrics.js"
import { anchorsOf, variableSources } from "./support/pages.js"

// Operators' files say nothing of the service that is not so.

const root = fileURLToPath(new URL("..", import.meta.url))
const textOf = (path: string) => readFileSync(join(root, path), "utf8")

const series = new Set(emitted.flatMap(prometheusSeries))

/** What is wrong with the names in a PromQL expression; functions and numbers are Prometheus' own. */
const faultsOf = (expression: string): ReadonlyArray<string> => {
  const labels = [
    ...[...expression.matchAll(/\b(?:by|without) ?\(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/,\s*/)),
    ...[...expression.matchAll(/([a-z_]+) ?(?:=~|!~|!=|=) ?"/g)].map(([, name = ""]) => name)
  ]
  const bare = expression.replaceAll(/\{[^}]*\}|\b(?:by|without) ?\([^)]*\)|\[[^\]]*\]/g, " ")
  const names = [...bare.matchAll(/[a-z][a-z_]*_[a-z_]+/g)].map(([name]) => name)
  return [
    ...labels.filter((label) => !prometheusLabels.includes(label)).map((label) => `label ${label}`),
    ...names.filter((name) => name !== "histogram_quantile" && !series.has(name)).map((name) => `metric ${name}`),
    ...(names.some((name) => series.has(name)) ? [] : [`no metric in ${expression}`])
  ]
}

const Alerts = Schema.Struct({
  groups: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      rules: Schema.Array(
        Schema.Struct({
          alert: Schema.String,
          expr: Schema.String,
          for: Schema.optional(Schema.String.pipe(Schema.pattern(/^\d+[smh]$/))),
          labels: Schema.Struct({ severity: Schema.Literal("page", "ticket") }),
          annotations: Schema.Struct({ summary: Schema.String, runbook: Schema.String })
        })
      )
    })
  )
})
const strictly = { onExcessProperty: "error" } as const
const alerts = Schema.decodeUnknownSync(
  Alerts,
  strictly
)(parse(textOf("deploy/alerts.yaml"))).groups.flatMap(({ rules }) => rules)

describe("the alerts", () => {
  it("look at metrics and labels that the service sends", () => {
    assert.deepStrictEqual(
      alerts.flatMap(({ alert, expr }) => faultsOf(expr).map((fault) => `${alert}: ${fault}`)),
      []
    )
    assert.isAbove(alerts.length, 5)
  })

  it("have each a case in which they fire, and one in which they do not, in deploy/alerts.test.yaml", () => {
    const Cases = Schema.Struct({
      tests: Schema.Array(
        Schema.Struct({
          alert_rule_test: Schema.Array(
            Schema.Struct({ alertname: Schema.String, exp_alerts: Schema.optional(Schema.Array(Schema.Unknown)) })
          )
        })
      )
    })
    const cases = Schema.decodeUnknownSync(Cases)(parse(textOf("deploy/alerts.test.yaml"))).tests.flatMap(
      ({ alert_rule_test }) => alert_rule_test
    )
    for (const { alert } of alerts) {
      const own = cases.filter(({ alertname }) => alertname === alert)
      assert.isTrue(
        own.some(({ exp_alerts = [] }) => exp_alerts.length > 0),
        `${alert} fires`
      )
      assert.isTrue(
        own.some(({ exp_alerts = [] }) => exp_alerts.length === 0),
        `${alert} keeps still`
      )
    }
  })

  it("lead each to its own paragraph of the runbook", () => {
    const anchors = anchorsOf(textOf("docs/runbook.md"))
    for (const { alert, annotations } of alerts) {
      assert.strictEqual(annotations.runbook, `docs/runbook.md#${alert.toLowerCase()}`)
      assert.isTrue(anchors.has(alert.toLowerCase()), alert)
    }
  })
})

it("the dashboard shows metrics that the service sends, each panel in a place of its own", () => {
  const Dashboard = Schema.parseJson(
    Schema.Struct({
      panels: Schema.Array(
        Schema.Struct({
          id: Schema.Number,
          title: Schema.String,
          gridPos: Schema.Struct({ x: Schema.Number, y: Schema.Number }),
          targets: Schema.Array(Schema.Struct({ expr: Schema.String, refId: Schema.String }))
        })
      )
    })
  )
  const { panels } = Schema.decodeUnknownSync(Dashboard)(textOf("deploy/grafana-dashboard.json"))
  const faults = panels.flatMap(({ targets, title }) =>
    targets.flatMap(({ expr }) => faultsOf(expr).map((fault) => `${title}: ${fault}`))
  )
  assert.deepStrictEqual(faults, [])
  assert.strictEqual(new Set(panels.map(({ id }) => id)).size, panels.length)
  assert.strictEqual(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size, panels.length)
  // Nothing is measured that nobody sees.
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join("\n")
  for (const one of emitted)
    assert.isTrue(
      prometheusSeries(one).some((name) => shown.includes(name)),
      one.name
    )
})

describe("the runbook", () => {
  const page = textOf("docs/runbook.md")

  it("names every metric with its unit", () => {
    const rows = [...page.matchAll(/^\| `([a-z_.]+)` \| (\S+) \|/gm)].map(([, name, unit]) => `${name} ${unit}`)
    assert.sameMembers(
      rows,
      emitted.map(({ name, unit }) => `${name} ${unit}`)
    )
  })

  it("leads nowhere where nothing is", () => {
    const anchors = anchorsOf(page)
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor)
    assert.deepStrictEqual(
      links.filter((anchor) => !anchors.has(anchor)),
      []
    )
    assert.isAbove(links.length, 5)
    for (const [path] of page.matchAll(/deploy\/[\w.-]+\.\w+/g)) assert.isTrue(existsSync(join(root, path)), path)
  })
})

describe("the image", () => {
  const dockerfile = textOf("deploy/Dockerfile")
  const instructions = dockerfile
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "")

  it("is built in stages, runs as no root, is looked after, and starts the server itself", () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM ")))
    assert.isAbove(instructions.filter((line) => line.startsWith("FROM ")).length, 2)
    assert.include(last, "USER node")
    assert.isTrue(last.some((line) => /^HEALTHCHECK .*CMD \["node", .*\/health/.test(line)))
    const command = last.find((line) => line.startsWith("CMD "))?.slice(4) ?? ""
    const { scripts } = JSON.parse(textOf("package.json"))
    assert.strictEqual(JSON.parse(command).join(" "), scripts.start)
    assert.isTrue(last.some((line) => /^ENV .*NODE_ENV=production/.test(line)))
  })

  it("copies what there is and what is not ignored", () => {
    const kept = textOf(".dockerignore")
      .split("\n")
      .filter((line) => line.startsWith("!"))
      .map((line) => line.slice(1))
    const copied = instructions
      .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
      .flatMap((line) => line.split(" ").slice(1, -1))
    for (const path of copied) {
      assert.isTrue(existsSync(join(root, path)), path)
      assert.include(kept, path)
    }
  })

  it("has the bodies of all threads: without its own the service would read texts where it answers", () => {
    const sources = ["src", "cli"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path))
    )
    const bodies = sources
      .filter((path) => path.endsWith(".ts"))
      .flatMap((path) => [...textOf(path).matchAll(/\bbuiltProgram\("((?:src|cli)\/[^"]+)"\)/g)])
      .map(([, program = ""]) => `dist/${program}`)
    assert.include(bodies, "dist/src/engine/worker.js")
    assert.deepStrictEqual(
      bodies.filter((path) => !instructions.includes(`COPY --from=build /app/${path} ${path}`)),
      []
    )
  })

  it("leaves out no package that the built programs load", () => {
    const removed = [...(/rm -rf (.*)$/m.exec(dockerfile)?.[1] ?? "").matchAll(/node_modules\/(\S+)/g)].map(
      ([, name = ""]) => name
    )
    assert.isAbove(removed.length, 0)
    const files = readdirSync(join(root, "dist/chunks"))
      .filter((name) => name.endsWith(".js"))
      .map((name) => `dist/chunks/${name}`)
    const loaded = new Set(
      ["dist/src/main.js", "dist/cli/main.js", ...files].flatMap((path) =>
        [...textOf(path).matchAll(/(?:^import .*?|^\} from |\bimport\()"([^".][^"]*)"/gm)].map(([, name = ""]) => name)
      )
    )
    const packages = [...loaded].filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
    assert.include(packages, "pg")
    assert.deepStrictEqual(
      packages.filter((name) => removed.some((gone) => name === gone || name.startsWith(`${gone}/`))),
      []
    )
  })
})

describe("the composition", () => {
  const Service = Schema.Struct({
    environment: Schema.Record({ key: Schema.String, value: Schema.String }),
    image: Schema.optional(Schema.String)
  })
  const Compose = Schema.Struct({ services: Schema.Struct({ database: Service, service: Service }) })
  const { database, service } = Schema.decodeUnknownSync(Compose)(parse(textOf("deploy/compose.yaml"))).services

  it("gives requests another login than the owner's, and both are made", () => {
    const loginOf = (name: string) => /^postgres:\/\/(\w+):/.exec(service.environment[name] ?? "")?.[1]
    const [app, owner] = [loginOf("DATABASE_URL"), loginOf("DATABASE_ADMIN_URL")]
    assert.notStrictEqual(app, owner)
    const roles = textOf("deploy/roles.sql")
    for (const login of [app, owner]) {
      assert.match(roles, new RegExp(`CREATE ROLE ${login} LOGIN PASSWORD :'\\w+' NOSUPERUSER NOBYPASSRLS;`))
    }
    assert.match(database.image ?? "", /^postgres:1[78]/)
  })

  it("sets variables that are read, and holds no secret itself", () => {
    const read = variableSources()
    for (const [name, value] of Object.entries({ ...service.environment, ...database.environment })) {
      if (!/^(?:POSTGRES|TAILOR)_/.test(name)) assert.include(read, `"${name}"`)
      // Without an audience, tokens for any other service of the same provider would be accepted.
      if (/PASSWORD|SECRET|KEY|AUDIENCE/.test(name)) assert.match(value, /^\$\{[A-Z_]+:\?\}$/, name)
    }
  })
})

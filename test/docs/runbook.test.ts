import { readdirSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { errors } from "jose"
import type { KeySetFault } from "../../src/auth/keySet.js"
import * as Failures from "../../src/domain/Failures.js"
import { isFailure, wireOf } from "../../src/http/api/wire.js"
import { openApiDocument } from "../../src/http/docs.js"
import { emitted, prometheusSeries } from "../support/metrics.js"
import { page } from "../support/pages.js"

// What the log and the metrics call a failure has a line in docs/runbook.md, which knows no other names.

const runbook = page("docs/runbook.md")

/** The names in backticks in one column of the table under a heading. */
const namesUnder = (heading: string, column: string): ReadonlyArray<string> => {
  const section = runbook.slice(runbook.indexOf(`${heading}\n`)).split(/\n(?=#)/)[0] ?? ""
  const table = section.slice(section.search(new RegExp(`^\\|.*\`${column}\` \\|`, "m"))).split("\n\n")[0] ?? ""
  const rows = table.split("\n").map((row) => row.split("|").map((cell) => cell.trim()))
  const at = rows[0]?.indexOf(`\`${column}\``) ?? -1
  return rows.slice(2).flatMap((row) => [...(row[at] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name))
}

/** Every word of a closed list: one that is missing, or is none, does not compile. */
const wordsOf = <Word extends string>(words: Readonly<Record<Word, true>>): ReadonlyArray<string> => Object.keys(words)

const edgeSources = readdirSync(new URL("../../src/http/edge", import.meta.url)).map((name) =>
  page(`src/http/edge/${name}`)
)

/** Everything that a failure of the domain may be made of. */
const anyFields = { reason: "", sent: true, limit: "requests", most: 1, retryAfter: 1, lines: [] }

describe("the failures of the runbook", () => {
  it("are those of answers from 500 on, and of the model", () => {
    const domain = Object.values(Failures).flatMap((failure) => {
      const made: unknown = Reflect.construct(failure, [anyFields])
      return isFailure(made) && (wireOf(made).status >= 500 || made._tag === "ModelAnswerInvalid") ? [made._tag] : []
    })
    const edge = edgeSources.flatMap((source) =>
      [...source.matchAll(/"(Service[A-Z]\w+|Defect)"/g)].map(([, name = ""]) => name)
    )
    assert.isAbove(domain.length, 5)
    assert.sameMembers([...namesUnder("# Runbook", "failure")], [...new Set([...domain, ...edge])])
  })
})

describe("the reasons of the runbook", () => {
  it("are those of the database", () => {
    const words = wordsOf<Failures.StoreFault>({
      ...{ closing: true, conflict: true, connect: true, disk: true, lock: true, migrating: true, pool: true },
      ...{ "read-only": true, resources: true, role: true, server: true, shutdown: true, slots: true },
      ...{ starting: true, timeout: true }
    })
    assert.sameMembers([...namesUnder("## The database is away", "reason")], [...words])
  })

  it("are those of the model", () => {
    const words = wordsOf<Failures.ModelFailure["reason"]>({
      ...{ credentials: true, known_down: true, not_found: true, rate_limited: true, request_refused: true },
      ...{ response_format: true, server_error: true, timeout: true, unreachable: true, unreadable: true },
      ...{ empty: true, finish_length: true, finish_other: true, json: true, no_choice: true, refusal: true },
      ...{ schema: true, too_large: true }
    })
    assert.sameMembers([...namesUnder("## The provider is away", "reason")], [...words])
  })

  it("are those of tokens", () => {
    const named = namesUnder("### TailorCredentialsRefused", "reason")
    const words = wordsOf<Exclude<Failures.TokenFault, `ERR_${string}`>>({
      ...{ alg: true, azp: true, crit: true, exp: true, grammar: true, header: true, iat: true, missing: true },
      ...{ nbf: true, size: true, sub: true, typ: true, unverifiable: true }
    })
    assert.sameMembers(
      named.filter((name) => !name.startsWith("ERR_")),
      [...words]
    )
    const codes = named.filter((name) => name.startsWith("ERR_") && name !== "ERR_…")
    assert.isAbove(codes.length, 2)
    assert.includeMembers(
      Object.values(errors).map(({ code }) => code),
      codes
    )
  })

  it("are those of key sets and of notices", () => {
    const keys = wordsOf<Exclude<KeySetFault, `status ${number}`> | "timeout">({
      ...{ "no usable key": true, "not a key set": true, timeout: true, "too large": true, unreachable: true }
    })
    assert.sameMembers([...namesUnder("### TailorNotReady", "reason")], [...keys, "status …"])
    const notices = wordsOf<Failures.NoticeFault>({
      ...{ grammar: true, "missing header": true, signature: true, timestamp: true }
    })
    assert.sameMembers([...namesUnder("### TailorNoticesRefused", "reason")], [...notices])
  })

  it("are those of limits", () => {
    const limits = wordsOf<Failures.LimitName>({ concurrency: true, model_calls: true, requests: true })
    const [row = ""] = /^\| `tailor\.requests\.limited` .*$/m.exec(runbook) ?? []
    for (const limit of limits) assert.include(row, `\`${limit}\``)
  })
})

describe("alerts and dashboard", () => {
  const dashboard = page("deploy/grafana-dashboard.json").replaceAll('\\"', '"')
  const expressions = `${page("deploy/alerts.yaml")}\n${dashboard}`

  it("ask for values that the service sends", () => {
    const sources = readdirSync(new URL("../../src", import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => page(`src/${name}`))
      .join("\n")
    const routes = Object.keys(openApiDocument().paths)
    const asked = [...expressions.matchAll(/\b([a-z_]+)(?:=~|!~|!=|=)"([^"]*)"/g)]
    assert.isAbove(asked.length, 10)
    for (const [, label = "", values = ""] of asked) {
      for (const value of values.split("|").filter((one) => one !== "")) {
        if (label === "http_response_status_code") assert.match(value, /^[1-5](?:\d\d|\.\.)$/)
        else if (label === "http_route") assert.include(routes, value)
        else assert.include(sources, `"${value}"`, label)
      }
    }
  })

  it("show each metric that has a reason by it", () => {
    const withReason = [...runbook.matchAll(/^\| `([a-z_.]+)` \| \S+ \| .*\[`?reason/gm)].map(([, name = ""]) => name)
    assert.isAbove(withReason.length, 2)
    for (const one of emitted.filter(({ name }) => withReason.includes(name) && !name.startsWith("gen_ai."))) {
      const shown = prometheusSeries(one).some((name) =>
        new RegExp(`by \\(reason\\) \\(rate\\(${name}[{[]`).test(dashboard)
      )
      assert.isTrue(shown, one.name)
    }
  })
})

import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Tracer from "effect/Tracer"
import { TokenRefused } from "../src/domain/Failures.js"
import { allowlisting, describeCause } from "../src/Telemetry.js"

const canary = "ERR_c4n4ry"

describe("causes", () => {
  it("are told by tag, class and place", () => {
    const described = describeCause(
      Cause.parallel(Cause.fail(new TokenRefused({ reason: canary, sent: true })), Cause.die(new RangeError(canary)))
    )
    assert.deepInclude(described, { failure: "TokenRefused", defect: "RangeError" })
    assert.notInclude(JSON.stringify(described), canary)
  })

  it("a message that looks like a stack line is not taken for a place", () => {
    const described = describeCause(Cause.die(new Error(`\n    at x (src/${canary}.ts:1:1)`)))
    assert.notInclude(JSON.stringify(described), canary)
  })

  it("thrown values that are no errors are named by their type", () => {
    assert.deepStrictEqual(describeCause(Cause.die(canary)), { defect: "string" })
  })
})

describe("spans", () => {
  it("carry allowlisted attributes, no events and no messages", () => {
    const recorded: Array<unknown> = []
    const inner = Tracer.make({
      context: (run) => run(),
      span: (name, parent, context, links, startTime, kind) => ({
        _tag: "Span",
        name,
        spanId: "1",
        traceId: "2",
        parent,
        context,
        links,
        kind,
        sampled: true,
        status: { _tag: "Started", startTime },
        attributes: new Map(),
        attribute: (key, value) => void recorded.push(key, value),
        event: (event) => void recorded.push(event),
        addLinks: () => {},
        end: (_, exit) => void recorded.push(Exit.isFailure(exit) ? Cause.pretty(exit.cause) : "ok")
      })
    })
    const span = allowlisting(inner).span("http", Option.none(), Context.empty(), [], 0n, "server")
    span.attribute("http.route", "/api/profile/me")
    span.attribute("url.full", canary)
    span.attribute("http.request.header.x", canary)
    span.event(canary, 0n)
    span.end(1n, Exit.die(new Error(canary)))
    assert.deepStrictEqual(recorded.slice(0, 2), ["http.route", "/api/profile/me"])
    assert.notInclude(JSON.stringify(recorded), canary)
  })
})

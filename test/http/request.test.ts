import { assert, describe, it } from "@effect/vitest"
import { pathOf, queryOf } from "../../src/http/edge/request.js"

describe("targets of requests", () => {
  it.each([
    ["/health", "/health"],
    ["/api/applications?limit=2", "/api/applications"],
    ["http://service.example/health?x", "/health"],
    ["HTTPS://service.example:8443", "/"],
    ["/a#b", "/a"],
    ["*", "*"],
    ["//service.example/health", "//service.example/health"]
  ])("the path of %s is %s", (url, path) => assert.strictEqual(pathOf(url), path))

  it.each([
    ["/a", {}],
    ["/a?", {}],
    ["/a?b=1&c=%20d+e", { b: "1", c: " d e" }],
    ["/a?b=1&b=2&b=3", { b: ["1", "2", "3"] }],
    ["/a?b=%zz&c", { b: "%zz", c: "" }],
    ["http://service.example/a?b=?", { b: "?" }]
  ])("the query of %s", (url, query) => assert.deepStrictEqual<unknown>(queryOf(url), query))

  it("a name of the query never becomes a prototype", () => {
    const query = queryOf("/a?__proto__=x&constructor=y")
    assert.strictEqual(Object.getPrototypeOf(query), Object.prototype)
    assert.deepStrictEqual(Object.keys(query), ["__proto__", "constructor"])
  })
})

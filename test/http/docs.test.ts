import { assert, describe, it } from "@effect/vitest"
import { openApiDocument } from "../../src/http/docs.js"
import { withApi } from "../support/http.js"

describe("the documentation", () => {
  it("is served as the command line prints it, and as a page that loads nothing from elsewhere", () =>
    withApi({}, async (send) => {
      const document = await send("GET", "/openapi.json", { token: null })
      assert.strictEqual(document.status, 200)
      assert.deepStrictEqual(document.json, JSON.parse(JSON.stringify(openApiDocument())))
      assert.strictEqual(document.headers.get("content-type"), "application/json")
      const page = await send("GET", "/docs", { token: null })
      assert.strictEqual(page.status, 200)
      assert.match(page.headers.get("content-type") ?? "", /^text\/html/)
      assert.notMatch(page.text, /<(?:script|link|img|iframe)[^>]*\b(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i)
      // Browsers hold the page to it; the icon in the page keeps them from asking for /favicon.ico.
      assert.match(page.headers.get("content-security-policy") ?? "", /^default-src 'none';.* connect-src 'self';/)
      assert.include(page.text, '<link rel="icon" href="data:," />')
      const spec = /<script id="swagger-spec" type="application\/json">([^<]*)</.exec(page.text)?.[1] ?? ""
      assert.deepStrictEqual(JSON.parse(spec), document.json)
      assert.strictEqual((await send("POST", "/docs", { token: null })).status, 405)
    }))

  it("is not there when it is turned off", () =>
    withApi({ http: { docsEnabled: false } }, async (send) => {
      for (const path of ["/docs", "/openapi.json"]) {
        assert.strictEqual((await send("GET", path, { token: null })).status, 404)
      }
    }))
})

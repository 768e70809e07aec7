import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { gunzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { playgroundPaths, takesGzip } from "../../src/http/playground.js"
import { serveParts, withApi } from "../support/http.js"

const built = (name: string) =>
  gunzipSync(readFileSync(fileURLToPath(new URL(`../../dist/src/playground/${name}.gz`, import.meta.url))))

const files = [
  ["/playground/page.js", "page.js", "text/javascript; charset=utf-8"],
  ["/playground/engine.js", "engine.js", "text/javascript; charset=utf-8"],
  ["/playground/documents.js", "documents.js", "text/javascript; charset=utf-8"],
  ["/playground/style.css", "style.css", "text/css; charset=utf-8"]
] as const

describe("the playground", () => {
  it("is a page that may load its own files only and send nothing", () =>
    withApi({}, async (send) => {
      const page = await send("GET", "/playground", { token: null })
      assert.strictEqual(page.status, 200)
      assert.strictEqual(page.headers.get("content-type"), "text/html; charset=utf-8")
      assert.strictEqual(
        page.headers.get("content-security-policy"),
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      )
      assert.strictEqual(page.headers.get("referrer-policy"), "no-referrer")
      assert.strictEqual(page.headers.get("x-content-type-options"), "nosniff")
      assert.strictEqual(page.headers.get("cache-control"), "no-store")
      assert.match(page.text, /<html lang="en" data-as-of="\d{4}-(?:0[1-9]|1[0-2])">/)
      // Nothing that the policy would stop: no address elsewhere, no script, style or handler in the markup.
      const addresses = [...page.text.matchAll(/\s(?:src|href)="([^"#]*)"/g)].map(([, address = ""]) => address)
      assert.deepStrictEqual(
        addresses.filter((address) => !address.startsWith("data:")),
        ["playground/style.css", "playground/page.js"]
      )
      assert.notMatch(page.text, /<script(?![^>]*\ssrc=)|<style|\s(?:on[a-z]+|style)=/)
    }))

  it("has files that are sent as they are, or gzipped to whom takes it, under a policy that lets them load nothing", () =>
    Effect.gen(function* () {
      const port = yield* serveParts({})
      for (const [path, name, type] of files) {
        for (const encoding of ["identity", "gzip"]) {
          const response = yield* Effect.promise(() =>
            fetch(`http://127.0.0.1:${port}${path}`, { headers: { "accept-encoding": encoding } })
          )
          assert.strictEqual(response.status, 200)
          assert.strictEqual(response.headers.get("content-type"), type)
          assert.strictEqual(response.headers.get("content-security-policy"), "default-src 'none'")
          assert.strictEqual(response.headers.get("vary"), "accept-encoding")
          assert.strictEqual(response.headers.get("content-encoding"), encoding === "gzip" ? "gzip" : null)
          // fetch unpacks what is packed.
          const body = Buffer.from(yield* Effect.promise(() => response.arrayBuffer()))
          assert.isTrue(body.equals(built(name)), `${path} ${encoding}`)
        }
      }
    }).pipe(Effect.scoped, Effect.runPromise))

  it("answers GET and HEAD only", () =>
    withApi({}, async (send) => {
      for (const path of playgroundPaths) {
        const posted = await send("POST", path, { token: null })
        assert.deepStrictEqual([posted.status, posted.headers.get("allow")], [405, "GET, HEAD, OPTIONS"])
        const head = await send("HEAD", path, { token: null })
        assert.deepStrictEqual([head.status, head.text], [200, ""])
      }
    }))

  it("is an unknown path where it is turned off, as in production", () =>
    withApi({ http: { playgroundEnabled: false } }, async (send) => {
      const unknown = await send("GET", "/no-such-path", { token: null })
      for (const path of playgroundPaths) {
        const answer = await send("GET", path, { token: null })
        assert.deepStrictEqual([answer.status, answer.text], [404, unknown.text])
      }
    }))

  it("reads Accept-Encoding", () => {
    for (const header of ["gzip", "GZIP", "br, gzip;q=0.5", "deflate, gzip", "*", "x-gzip", "gzip;q=0.001"]) {
      assert.isTrue(takesGzip(header), header)
    }
    for (const header of [undefined, "", "identity", "br", "gzip;q=0", "gzip; q=0.000", "*, gzip;q=0", "*;q=0"]) {
      assert.isFalse(takesGzip(header), String(header))
    }
  })
})

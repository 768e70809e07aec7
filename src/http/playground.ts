import { existsSync } from "node:fs"
import * as Fs from "node:fs/promises"
import * as Path from "node:path"
import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ownPath } from "../ownPackage.js"

// The page to try the service: for development only. It scores and judges by the same functions as the service, in the
// browser, and is served with headers under which nothing that is typed into it can leave it.

const folder = ownPath("dist/src/playground")

const javascript = "text/javascript; charset=utf-8"

/** Only its own script, style and engine; no request of its own to anywhere, this service included. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'"

/** An engine has a policy of its own: the one that its file is served with. */
const closedPolicy = "default-src 'none'"

/** What the page loads, by its name, with its type. */
const assets = {
  "page.js": javascript,
  "engine.js": javascript,
  "documents.js": javascript,
  "style.css": "text/css; charset=utf-8"
}

const pathOf = (file: string) => `/playground/${file}` as const

/** The paths of the page and of what it loads. */
export const playgroundPaths: ReadonlyArray<string> = ["/playground", ...Object.keys(assets).map(pathOf)]

const headersOf = (policy: string) => ({
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer"
})

/** Whether an `Accept-Encoding` takes gzip (RFC 9110, 12.5.3); without one the file is sent unpacked. */
export const takesGzip = (accepted: string | undefined): boolean => {
  const weights = new Map(
    (accepted ?? "").split(",").map((entry): readonly [string, boolean] => {
      const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase())
      return [name, !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter))]
    })
  )
  return weights.get("gzip") ?? weights.get("x-gzip") ?? weights.get("*") ?? false
}

const unpack = promisify(gunzip)

const read = (file: string) => Effect.promise(() => Fs.readFile(Path.join(folder, file)))

/** The page with the month of this service's clock, up to which positions that go on are counted. */
const page = Effect.gen(function* () {
  const html = (yield* read("page.html")).toString("utf8")
  const month = new Date(yield* Clock.currentTimeMillis).toISOString().slice(0, 7)
  return HttpServerResponse.text(html.replace('data-as-of=""', `data-as-of="${month}"`), {
    contentType: "text/html; charset=utf-8",
    headers: headersOf(pagePolicy)
  })
})

const served = (file: string, type: string) =>
  Effect.gen(function* () {
    const { headers } = yield* HttpServerRequest.HttpServerRequest
    const gzip = takesGzip(headers["accept-encoding"])
    const packed = yield* read(`${file}.gz`)
    return HttpServerResponse.uint8Array(gzip ? packed : yield* Effect.promise(() => unpack(packed)), {
      contentType: type,
      headers: { ...headersOf(closedPolicy), vary: "accept-encoding", ...(gzip ? { "content-encoding": "gzip" } : {}) }
    })
  })

/** `GET /playground`, as far as it was built. Its files are read when they are asked for: it is no part of the work. */
export const layerPlayground = Layer.suspend(() =>
  existsSync(Path.join(folder, "page.html"))
    ? HttpApiBuilder.Router.use((router) =>
        Effect.gen(function* () {
          yield* router.get("/playground", page)
          for (const [file, type] of Object.entries(assets)) yield* router.get(pathOf(file), served(file, type))
        })
      )
    : Layer.empty
)

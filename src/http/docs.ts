import * as HttpApi from "@effect/platform/HttpApi"
import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as HttpApiSwagger from "@effect/platform/HttpApiSwagger"
import * as HttpServer from "@effect/platform/HttpServer"
import * as HttpServerRequest from "@effect/platform/HttpServerRequest"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as OpenApi from "@effect/platform/OpenApi"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Api } from "./api/Api.js"

/** The OpenAPI 3.1 document of the service. */
export const openApiDocument = (): OpenApi.OpenAPISpec => OpenApi.fromApi(Api)

/** What the page needs and nothing else: a browser that asked another host for something would be kept from it. */
const contentPolicy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The page of the framework, taken from a router of its own, since it cannot be changed in ours: with an icon in the
 * page, which browsers ask the host for otherwise.
 */
const docsPage = Effect.gen(function* () {
  const path = "/docs"
  const own = Layer.succeed(HttpApi.Api, yield* HttpApi.Api)
  const built = yield* Layer.build(
    Layer.provideMerge(Layer.provide(HttpApiSwagger.layer({ path }), own), HttpApiBuilder.Router.Live)
  )
  const router = yield* Context.get(built, HttpApiBuilder.Router).router
  const request = HttpServerRequest.fromWeb(new Request(`http://localhost${path}`))
  const response = yield* Effect.provideService(router, HttpServerRequest.HttpServerRequest, request)
  const text = yield* Effect.promise(() => HttpServerResponse.toWeb(response).text())
  return HttpServerResponse.html(text.replace("</title>", '</title>\n  <link rel="icon" href="data:," />')).pipe(
    HttpServerResponse.setHeader("content-security-policy", contentPolicy)
  )
}).pipe(Effect.scoped, Effect.provide(HttpServer.layerContext), Effect.orDie)

/** `GET /openapi.json`, and `GET /docs` with its assets in the page (no network). */
export const layerDocs = HttpApiBuilder.Router.use((router) =>
  Effect.gen(function* () {
    yield* router.get("/docs", yield* docsPage)
    yield* router.get("/openapi.json", HttpServerResponse.json(openApiDocument()))
  })
)

import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as HttpApiSwagger from "@effect/platform/HttpApiSwagger"
import * as HttpServerResponse from "@effect/platform/HttpServerResponse"
import * as OpenApi from "@effect/platform/OpenApi"
import * as Layer from "effect/Layer"
import { Api } from "./api/Api.js"

/** The OpenAPI 3.1 document of the service. */
export const openApiDocument = (): OpenApi.OpenAPISpec => OpenApi.fromApi(Api)

/** `GET /openapi.json`, and `GET /docs` with its assets in the page (no network). */
export const layerDocs = Layer.merge(
  HttpApiSwagger.layer({ path: "/docs" }),
  HttpApiBuilder.Router.use((router) => router.get("/openapi.json", HttpServerResponse.json(openApiDocument())))
)

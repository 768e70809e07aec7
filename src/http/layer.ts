import * as Etag from "@effect/platform/Etag"
import * as FileSystem from "@effect/platform/FileSystem"
import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as HttpPlatform from "@effect/platform/HttpPlatform"
import type * as HttpRouter from "@effect/platform/HttpRouter"
import * as HttpServer from "@effect/platform/HttpServer"
import * as Path from "@effect/platform/Path"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { layerModelWait } from "../usecases/ModelWait.js"
import { Admission, type AdmissionSettings, layerAdmission } from "./edge/admission.js"
import { Api } from "./api/Api.js"
import { layerAuthentication } from "./authentication.js"
import { boundary, type BoundarySettings } from "./edge/boundary.js"
import { layerDocs } from "./docs.js"
import { layerApplications } from "./handlers/applications.js"
import { layerHealth } from "./handlers/health.js"
import { layerOptimize } from "./handlers/optimize.js"
import { layerProfile } from "./handlers/profile.js"
import { layerWebhooks } from "./handlers/webhooks.js"
import { Listener } from "./edge/Listener.js"
import { layerLimits, type LimitSettings } from "./limits/Limits.js"
import { layerPlayground } from "./playground.js"

export interface HttpSettings extends BoundarySettings {
  readonly limits: LimitSettings
  /** Default: `usualAdmission`. */
  readonly admission?: AdmissionSettings
}

/** The whole interface, served on the `Listener`; what it needs are the tags of use cases, verifiers and counters. */
export const layerApi = (settings: HttpSettings) => {
  const api = HttpApiBuilder.api(Api).pipe(
    Layer.provide([layerHealth, layerProfile, layerOptimize, layerApplications, layerWebhooks]),
    Layer.provide(layerModelWait),
    Layer.provide(layerAuthentication),
    Layer.provide(layerLimits(settings.limits))
  )
  const withDocs = settings.docsEnabled ? Layer.provideMerge(layerDocs, api) : api
  const withPlayground = settings.playgroundEnabled ? Layer.merge(withDocs, layerPlayground) : withDocs
  const served = Effect.gen(function* () {
    const { routes } = yield* HttpApiBuilder.Router.router
    // Each request has a context of its own: it is made of these, and not of all that the start has brought along.
    const services = Context.pick(
      HttpPlatform.HttpPlatform,
      Etag.Generator,
      FileSystem.FileSystem,
      Path.Path
    )(yield* Effect.context<HttpRouter.HttpRouter.DefaultServices>())
    const { answer } = yield* Listener
    yield* answer(boundary(settings, yield* Admission, routes, services))
  })
  return Layer.scopedDiscard(served).pipe(
    Layer.provide(withPlayground),
    Layer.provide([HttpApiBuilder.Router.Live, HttpServer.layerContext, layerAdmission(settings.admission)])
  )
}

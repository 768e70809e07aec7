import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as NodeContext from "@effect/platform-node/NodeContext"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as LogLevel from "effect/LogLevel"
import * as Redacted from "effect/Redacted"
import { layerLocalKeys, mintToken } from "../../src/auth/localKeys.js"
import { layerWebhook } from "../../src/auth/webhook.js"
import { layerApi, type HttpSettings } from "../../src/http/layer.js"
import { layerMemoryCounters } from "../../src/http/limits/memoryCounters.js"
import { Listener } from "../../src/http/edge/Listener.js"
import { layerServer } from "../../src/http/edge/server.js"
import type { LanguageModel } from "../../src/llm/LanguageModel.js"
import { layerOffline } from "../../src/llm/offline/layer.js"
import { faultOf } from "./conformance.js"
import { proxied, violationOf } from "./contractProxy.js"
import { layerTestRepositories } from "./database.js"
import { layerUsecases } from "./usecases.js"

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`

export interface CallOptions {
  /** Sent as JSON; a string or bytes are sent as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Subject of the token; null sends none. Default "user". */
  readonly as?: string | null
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body read as JSON; undefined where it is none. */
  readonly json: unknown
}

/** The running service on a real socket, with the real database behind it. */
export class Service extends Context.Tag("test/Service")<
  Service,
  {
    readonly baseUrl: string
    readonly port: number
    readonly token: (subject: string) => Effect.Effect<string>
    readonly call: (method: string, path: string, options?: CallOptions) => Effect.Effect<Answer>
  }
>() {}

export interface ServiceOptions {
  readonly model?: Layer.Layer<LanguageModel>
  readonly http?: Partial<HttpSettings>
  readonly webhookSecrets?: ReadonlyArray<string>
  /** Default: a database of its own. */
  readonly repositories?: ReturnType<typeof layerTestRepositories>
  /** Default: in the thread of the test, with the usual time. */
  readonly usecases?: ReturnType<typeof layerUsecases>
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const settings: HttpSettings = {
  limits: { enabled: false, requestsPerMinute: 600, modelCallsPerMinute: 20, concurrentModelCalls: 3 },
  corsAllowedOrigins: ["https://app.example"],
  docsEnabled: true,
  playgroundEnabled: true
}

const makeService = (dataDir: string) =>
  Effect.gen(function* () {
    const { port } = yield* Listener
    const direct = `http://127.0.0.1:${port}`
    const baseUrl = yield* proxied(direct)
    const tokens = new Map<string, string>()
    const token = (subject: string) =>
      Effect.gen(function* () {
        const held = tokens.get(subject)
        if (held !== undefined) return held
        const made = yield* mintToken({ dataDir, subject, seconds: 3600 }).pipe(
          Effect.provide(NodeContext.layer),
          Effect.orDie
        )
        tokens.set(subject, made)
        return made
      })
    return Service.of({
      baseUrl,
      port,
      token,
      call: (method, path, { as = "user", body, headers = {} } = {}) =>
        Effect.gen(function* () {
          const authorization = as === null ? {} : { authorization: `Bearer ${yield* token(as)}` }
          const raw = typeof body === "string" || body instanceof Uint8Array
          const send = (base: string) =>
            fetch(`${base}${path}`, {
              method,
              headers: {
                ...(body === undefined ? {} : { "content-type": "application/json" }),
                ...authorization,
                ...headers
              },
              ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) })
            })
          const response = yield* Effect.promise(async () => {
            const answered = await send(baseUrl)
            // A proxy answers by itself what it cannot read, such as JSON that is none.
            const isOurs = baseUrl === direct || answered.headers.has("x-request-id")
            return isOurs ? answered : send(direct)
          })
          const text = yield* Effect.promise(() => response.text())
          const answer: Answer = { status: response.status, headers: response.headers, text, json: jsonOf(text) }
          // Every answer of every test is held against the OpenAPI document.
          const fault = violationOf(answer) ?? faultOf(method, path, answer)
          return fault === undefined ? answer : yield* Effect.dieMessage(fault)
        })
    })
  })

/** The whole service but for its configuration; nothing of it is a stand-in unless the options say so. */
export const layerService = (options: ServiceOptions = {}) =>
  Layer.unwrapScoped(
    Effect.map(
      Effect.acquireRelease(
        Effect.sync(() => mkdtempSync(join(tmpdir(), "tailor-service-"))),
        (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
      ),
      (dataDir) =>
        Layer.scoped(Service, makeService(dataDir)).pipe(
          Layer.provide(layerApi({ ...settings, ...options.http })),
          Layer.provideMerge(layerServer({ host: "127.0.0.1", port: 0, grace: "2 seconds" })),
          Layer.provideMerge(
            Layer.mergeAll(
              options.model ?? layerOffline,
              layerLocalKeys({ dataDir }).pipe(Layer.provide(NodeContext.layer)),
              layerWebhook({
                secrets: (options.webhookSecrets ?? [webhookSecret]).map((secret) => Redacted.make(secret))
              }),
              options.repositories ?? layerTestRepositories(),
              layerMemoryCounters,
              options.usecases ?? layerUsecases()
            )
          ),
          Layer.provide(Logger.minimumLogLevel(LogLevel.None)),
          Layer.orDie
        )
    )
  )

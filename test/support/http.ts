import { connect } from "node:net"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as HashMap from "effect/HashMap"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as LogLevel from "effect/LogLevel"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Scope from "effect/Scope"
import { TokenVerifier } from "../../src/auth/TokenVerifier.js"
import { WebhookVerifier } from "../../src/auth/WebhookVerifier.js"
import { ApplicationHistoryItem, ApplicationId } from "../../src/domain/Application.js"
import { Owner } from "../../src/domain/Caller.js"
import { TokenRefused } from "../../src/domain/Failures.js"
import { emptyProfileContent, MasterProfile } from "../../src/domain/MasterProfile.js"
import { type HttpSettings, layerApi } from "../../src/http/layer.js"
import { Listener } from "../../src/http/edge/Listener.js"
import { layerMemoryCounters } from "../../src/http/limits/memoryCounters.js"
import { layerServer, type ServerSettings } from "../../src/http/edge/server.js"
import { LanguageModel } from "../../src/llm/LanguageModel.js"
import { AccountRepository } from "../../src/repositories/AccountRepository.js"
import { ApplicationRepository } from "../../src/repositories/ApplicationRepository.js"
import { ProfileRepository } from "../../src/repositories/ProfileRepository.js"
import { faultOf } from "./conformance.js"
import { layerUsecases } from "./usecases.js"

// The HTTP room by itself: what stands behind it are stand-ins that a test makes fail as it likes.

/** What the stand-ins do otherwise than usual; usually everything goes well. */
export interface Parts {
  readonly verifier?: Partial<TokenVerifier["Type"]>
  readonly webhook?: Partial<WebhookVerifier["Type"]>
  readonly model?: Partial<LanguageModel["Type"]>
  readonly profiles?: Partial<ProfileRepository["Type"]>
  readonly applications?: Partial<ApplicationRepository["Type"]>
  readonly accounts?: Partial<AccountRepository["Type"]>
  readonly http?: Partial<HttpSettings>
  /** Default: in the thread of the test, with the usual time. */
  readonly usecases?: ReturnType<typeof layerUsecases>
  /** Gets the lines of the log at info and above; by default nothing is logged. */
  readonly onLog?: (line: LogLine) => void
  /** Least level of those lines. Default info. */
  readonly logLevel?: LogLevel.LogLevel
}

export interface LogLine {
  readonly level: string
  readonly message: unknown
  readonly annotations: Readonly<Record<string, unknown>>
}

const id = "3f1c7e0a-2b64-4c1e-9a57-0d5c2f6b8e11"
const time = "2026-05-04T09:30:00.000Z"

export const storedProfile = Schema.decodeSync(MasterProfile)({
  ...emptyProfileContent,
  id,
  idp_user_id: "user",
  raw_profile_source: "manual",
  profile_version: 7,
  created_at: time,
  updated_at: time
})

export const storedApplication = Schema.decodeSync(ApplicationHistoryItem)({
  id,
  idp_user_id: "user",
  company_name: "Globex",
  job_title: "Engineer",
  source_platform: "other",
  source_url: null,
  job_description_hash: null,
  drive_link: null,
  ats_score_before: null,
  ats_score_after: null,
  applied_resume_snapshot: null,
  status: "draft",
  created_at: time,
  applied_at: time,
  updated_at: time
})

/** The one token that the stand-in of the verifier takes. */
export const goodToken = "good"

const caller = { owner: Schema.decodeSync(Owner)("user"), issuedAt: 0 }

const settings: HttpSettings = {
  limits: { enabled: false, requestsPerMinute: 600, modelCallsPerMinute: 20, concurrentModelCalls: 3 },
  corsAllowedOrigins: [],
  docsEnabled: true,
  playgroundEnabled: true
}

const layerLog = ({ logLevel = LogLevel.Info, onLog }: Parts) =>
  onLog === undefined
    ? Logger.minimumLogLevel(LogLevel.None)
    : Layer.merge(
        Logger.minimumLogLevel(logLevel),
        Logger.replace(
          Logger.defaultLogger,
          Logger.make(({ annotations, logLevel, message }) =>
            onLog({ level: logLevel.label, message, annotations: Object.fromEntries(HashMap.toEntries(annotations)) })
          )
        )
      )

/** The interface over stand-ins. */
const layerParts = (parts: Parts) =>
  layerApi({ ...settings, ...parts.http }).pipe(
    Layer.provide([
      Layer.mock(TokenVerifier, {
        verify: (token) =>
          token === goodToken ? Effect.succeed(caller) : new TokenRefused({ reason: "unverifiable", sent: true }),
        ready: Effect.void,
        ...parts.verifier
      }),
      Layer.mock(WebhookVerifier, { verify: () => Effect.void, verifyHeaders: () => Effect.void, ...parts.webhook }),
      Layer.mock(LanguageModel, {
        kind: "openai",
        proposeEdits: () => Effect.succeed({ summary: "", skills: [], experience_edits: [], warnings: [] }),
        readProfile: () => Effect.succeed({ ...emptyProfileContent, base_skills: ["Go"] }),
        ...parts.model
      }),
      Layer.mock(ProfileRepository, {
        find: () => Effect.succeed(Option.some(storedProfile)),
        patch: () => Effect.succeed(storedProfile),
        ingest: () => Effect.succeed(storedProfile),
        ...parts.profiles
      }),
      Layer.mock(ApplicationRepository, {
        list: () => Effect.succeed({ items: [storedApplication], next: undefined }),
        create: () => Effect.succeed(Schema.decodeSync(ApplicationId)(id)),
        changeStatus: () => Effect.succeed(storedApplication),
        ...parts.applications
      }),
      Layer.mock(AccountRepository, { erase: () => Effect.void, ready: Effect.void, ...parts.accounts }),
      layerMemoryCounters,
      parts.usecases ?? layerUsecases()
    ])
  )

export interface Sent {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Text after `Bearer `; null sends no Authorization. */
  readonly token?: string | null
}

export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type Send = (method: string, path: string, sent?: Sent) => Promise<Received>

/** Runs a test against the interface on a socket; each answer is held against the OpenAPI document. */
export const withApi = async (parts: Parts, test: (send: Send) => Promise<void>): Promise<void> => {
  const scope = Effect.runSync(Scope.make())
  const port = await Effect.runPromise(Scope.extend(serveParts(parts), scope))
  const send: Send = async (method, path, { body, headers = {}, token = goodToken } = {}) => {
    const isRaw = typeof body === "string" || body instanceof Uint8Array
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) })
    })
    const text = await response.text()
    const received = { status: response.status, headers: response.headers, text, json: jsonOf(text) }
    const fault = faultOf(method, path, received)
    if (fault !== undefined) throw new Error(fault)
    return received
  }
  try {
    await test(send)
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

class Port extends Context.Tag("test/Port")<Port, number>() {}

/** The interface over stand-ins on a real socket, as long as the scope is open; the effect gives its port. */
export const serveParts = (parts: Parts, server: Partial<ServerSettings> = {}) =>
  Layer.effect(
    Port,
    Effect.map(Listener, ({ port }) => port)
  ).pipe(
    Layer.provide(layerParts(parts)),
    Layer.provide(layerServer({ host: "127.0.0.1", port: 0, grace: "2 seconds", ...server })),
    Layer.provide(layerLog(parts)),
    Layer.orDie,
    Layer.build,
    Effect.map(Context.get(Port))
  )

/** A raw connection: what it got so far, and whether it is still open. */
export const openRaw = (port: number) => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true })
  const state = { received: "", closed: false }
  const closed = new Promise<void>((resolve) => {
    socket.on("close", () => {
      state.closed = true
      resolve()
    })
  })
  socket.on("data", (chunk) => {
    state.received += chunk.toString("latin1")
  })
  socket.on("end", () => socket.end())
  socket.on("error", () => undefined)
  return { socket, state, closed }
}

/** Sends text on a connection of its own and gives all that came until the server closed it. */
export const exchange = async (port: number, text: string | Buffer): Promise<string> => {
  const { closed, socket, state } = openRaw(port)
  socket.write(text)
  await closed
  return state.received
}

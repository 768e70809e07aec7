import * as HttpApiClient from "@effect/platform/HttpApiClient"
import { HttpApiDecodeError } from "@effect/platform/HttpApiError"
import * as HttpClient from "@effect/platform/HttpClient"
import type * as HttpClientError from "@effect/platform/HttpClientError"
import * as HttpClientRequest from "@effect/platform/HttpClientRequest"
import type * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import type * as ParseResult from "effect/ParseResult"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { type ApplicationHistoryItem, type ApplicationStatus, NewApplication } from "../domain/Application.js"
import { IngestRequest, type MasterProfile, ProfilePatch } from "../domain/MasterProfile.js"
import { OptimizeRequest, type OptimizeResult } from "../domain/Optimization.js"
import { Api, type Health } from "./api/Api.js"
import { ErrorResponse, type Failure, isFailure } from "./api/wire.js"

// What `resume-tailoring/client` offers: the service's interface as functions, from the same contract that the
// server is built from. It runs wherever `fetch` does and holds nothing of the server.

export { Api } from "./api/Api.js"
export type { ApplicationHistoryItem, ApplicationStatus } from "../domain/Application.js"
export type { MasterProfile } from "../domain/MasterProfile.js"
export type { OptimizeResult, SuggestedChange } from "../domain/Optimization.js"

/** The service answered, and not with what was asked for. */
export class Refused extends Data.TaggedError("Refused")<{
  /** The HTTP status: spec part 7 and the OpenAPI document say what each means. */
  readonly status: number
  /** What is wrong, for people; one line for each field of a request that is not valid. */
  readonly messages: ReadonlyArray<string>
  /** Seconds after which another try makes sense, where the service says so. */
  readonly retryAfter: number | undefined
  /** To be named when an operator is asked about this request. */
  readonly requestId: string | undefined
}> {
  override get message(): string {
    return `${this.status}: ${this.messages.join("; ")}`
  }
}

/** No answer, an answer that is not as the contract has it, or an argument that the contract refuses. */
export type CallFailure = Refused | HttpClientError.HttpClientError | ParseResult.ParseError

type Call<A> = Effect.Effect<A, CallFailure>

export interface ListOptions {
  /** Items on the page, 1 to 500 (the default). */
  readonly limit?: number
  /** `next` of the page before. */
  readonly cursor?: string
  readonly status?: ApplicationStatus
}

export interface ApplicationsPage {
  readonly items: ReadonlyArray<ApplicationHistoryItem>
  /** Leads to the next page; undefined on the last one. */
  readonly next: string | undefined
}

/** The operations of spec part 4 for one user. Arguments and answers have the names of the specification. */
export interface Client {
  /** Whether the process lives (4.1). */
  readonly health: Call<typeof Health.Type>
  /** Whether database and keys are to be had; `Refused` with 503 while they are not. */
  readonly ready: Call<typeof Health.Type>
  /** The master profile (4.2); `Refused` with 404 until there is one. */
  readonly getProfile: Call<MasterProfile>
  /**
   * Replaces the given fields (4.3). With `ifVersion` only the profile of that `profile_version` is changed:
   * `Refused` with 412 says that somebody else was faster.
   */
  readonly patchProfile: (
    patch: typeof ProfilePatch.Encoded,
    options?: { readonly ifVersion?: number }
  ) => Call<MasterProfile>
  /** Turns raw profile text into the master profile (4.4). */
  readonly ingestProfile: (request: typeof IngestRequest.Encoded) => Call<MasterProfile>
  /** Scores and tailors (4.5). Suggestions only: show them to the user, who approves each or does not. */
  readonly optimize: (request: typeof OptimizeRequest.Encoded) => Call<OptimizeResult>
  /** One page of the application history, newest first (4.6). */
  readonly listApplications: (options?: ListOptions) => Call<ApplicationsPage>
  /** Stores metadata of an application (4.7) and gives its id; the same key and body give the same id for 24 hours. */
  readonly createApplication: (
    application: typeof NewApplication.Encoded,
    options?: { readonly idempotencyKey?: string }
  ) => Call<string>
  /** Sets the status of an application (4.8). */
  readonly changeStatus: (id: string, status: ApplicationStatus) => Call<ApplicationHistoryItem>
}

export interface ClientSettings {
  /** Where the service is, such as `https://tailor.example`. */
  readonly baseUrl: string | URL
  /** The caller's access token, asked for before each request, so that it can be a fresh one. */
  readonly token: Effect.Effect<Redacted.Redacted>
}

const decodeError = Schema.decodeUnknownOption(ErrorResponse)

const wholeSeconds = (text: string | undefined) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined)

/** An answer that is no success, told by its ErrorResponse; a proxy in between may answer without one. */
const refused = (response: HttpClientResponse.HttpClientResponse) =>
  Effect.gen(function* () {
    const body = decodeError(yield* Effect.orElseSucceed(response.json, () => undefined))
    const message = body._tag === "None" ? "the answer does not say why" : body.value.message
    return yield* new Refused({
      status: response.status,
      messages: typeof message === "string" ? [message] : message,
      retryAfter: wholeSeconds(response.headers["retry-after"]),
      requestId: response.headers["x-request-id"]
    })
  })

const nextOf = (response: HttpClientResponse.HttpClientResponse): string | undefined => {
  const target = /<([^<>]*)>\s*;\s*rel="next"/.exec(response.headers["link"] ?? "")?.[1]
  return target === undefined
    ? undefined
    : (new URLSearchParams(target.slice(target.indexOf("?") + 1)).get("cursor") ?? undefined)
}

/** On a client every failure comes as `Refused`: those that the contract names are made on the server alone. */
type Servers = Failure | HttpApiDecodeError

const asCall = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.catchIf(
    effect,
    (failure): failure is Extract<E, Servers> => isFailure(failure) || failure instanceof HttpApiDecodeError,
    (failure) => Effect.die(failure)
  )

/** A call with a body that the contract is asked about first. */
const sent = <A, I, B, E>(schema: Schema.Schema<A, I>, body: I, call: (payload: A) => Effect.Effect<B, E>) =>
  asCall(Effect.flatMap(Schema.decode(schema)(body), call))

/** A client of the service over whatever `HttpClient` is given: `FetchHttpClient.layer` in browsers and Node. */
export const makeClient = (settings: ClientSettings): Effect.Effect<Client, never, HttpClient.HttpClient> =>
  Effect.gen(function* () {
    const plain = HttpClient.filterOrElse(yield* HttpClient.HttpClient, ({ status }) => status < 400, refused)
    const authorized = HttpClient.mapRequestEffect(plain, (request) =>
      Effect.map(settings.token, (token) => HttpClientRequest.bearerToken(request, Redacted.value(token)))
    )
    const { baseUrl } = settings
    // Health is public, and a token is sent nowhere where it is not needed.
    const open = yield* HttpApiClient.makeWith(Api, { httpClient: plain, baseUrl })
    const api = yield* HttpApiClient.makeWith(Api, { httpClient: authorized, baseUrl })
    return {
      health: asCall(open.health({})),
      ready: asCall(open.ready({})),
      getProfile: asCall(api.profile.getProfile({ headers: {} })),
      patchProfile: (patch, { ifVersion } = {}) =>
        sent(ProfilePatch, patch, (payload) =>
          api.profile.patchProfile({
            payload,
            headers: ifVersion === undefined ? {} : { "if-match": `"${ifVersion}"` }
          })
        ),
      ingestProfile: (request) =>
        sent(IngestRequest, request, (payload) =>
          Effect.map(api.profile.ingestProfile({ payload }), ({ profile }) => profile)
        ),
      optimize: (request) => sent(OptimizeRequest, request, (payload) => api.optimize.optimize({ payload })),
      listApplications: (options = {}) =>
        asCall(
          Effect.map(
            api.applications.listApplications({ urlParams: options, withResponse: true }),
            ([{ items }, response]) => ({ items, next: nextOf(response) })
          )
        ),
      createApplication: (application, { idempotencyKey } = {}) => {
        const headers = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }
        return sent(NewApplication, application, (payload) =>
          Effect.map(api.applications.createApplication({ payload, headers }), ({ application_id }) => application_id)
        )
      },
      changeStatus: (id, status) => asCall(api.applications.changeStatus({ path: { id }, payload: { status } }))
    }
  })

import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { keySetAddress } from "../../src/auth/discovery.js"
import { fetchKeySet } from "../../src/auth/keySet.js"
import type { AppConfig } from "../../src/Config.js"
import type { IdentityConfig } from "../../src/process/identityVariables.js"
import { type Check, failed, ok, skipped, warning, within } from "./Check.js"

const names = {
  keys: "identity keys",
  audience: "token audience",
  clock: "clock",
  webhook: "account deletion"
} as const

type Provider = Extract<IdentityConfig, { readonly _tag: "Provider" }>

const limit = "6 seconds"

const reachRemedy = "see that IDP_ISSUER or IDP_JWKS_URL is right and that this machine may reach it"

const remedies: Readonly<Record<string, string>> = {
  unreachable: reachRemedy,
  "not a key set": "set IDP_JWKS_URL to the provider's JSON Web Key Set",
  "no usable key": "have the provider publish an RSA key of 2048 bits or more, an EC or an Ed25519 key for signatures",
  "too large": "set IDP_JWKS_URL to the provider's JSON Web Key Set"
}

const checkKeys = ({ algorithms }: Provider, address: Effect.Effect<URL>): Effect.Effect<Check> =>
  Effect.flatMap(address, fetchKeySet).pipe(
    Effect.map((keys) => {
      const usable = algorithms.filter((name) => keys.algorithms.has(name))
      return usable.length > 0
        ? ok(names.keys, `fetched; tokens signed with ${usable.join(", ")} can be verified`)
        : failed(
            names.keys,
            `the provider's keys are for ${[...keys.algorithms].join(", ")}, and none of these is allowed`,
            "add the provider's algorithm to IDP_ALGORITHMS"
          )
    }),
    Effect.catchAll(({ reason }) =>
      Effect.succeed(failed(names.keys, `the key set cannot be used (${reason})`, remedies[reason] ?? reachRemedy))
    ),
    within(names.keys, limit, reachRemedy)
  )

/** Beyond this the service refuses tokens that are not valid yet or still are; headers have whole seconds. */
const toleratedSeconds = 5

const skewCheck = (seconds: number): Check => {
  const off = Math.abs(seconds)
  return off <= toleratedSeconds + 1
    ? ok(names.clock, "agrees with the identity provider's")
    : failed(
        names.clock,
        `${off} s ${seconds > 0 ? "ahead of" : "behind"} the identity provider's`,
        "set this machine's clock, best by NTP: tokens are refused otherwise"
      )
}

const checkClock = (address: Effect.Effect<URL>): Effect.Effect<Check> =>
  Effect.flatMap(address, (url) =>
    Effect.tryPromise((signal) => fetch(url, { method: "HEAD", signal, redirect: "manual" }))
  ).pipe(
    Effect.zip(Clock.currentTimeMillis),
    Effect.map(([response, now]) => {
      const told = Date.parse(response.headers.get("date") ?? "")
      return Number.isNaN(told)
        ? skipped(names.clock, "the identity provider does not tell its time")
        : skewCheck(Math.round((now - told) / 1000))
    }),
    Effect.orElseSucceed(() => skipped(names.clock, "the identity provider does not tell its time")),
    within(names.clock, limit, reachRemedy)
  )

const checkAudience = ({ audience }: Provider): Check =>
  audience === undefined
    ? warning(
        names.audience,
        "not checked: a token that the provider issued for another service is accepted here",
        "set IDP_AUDIENCE to the aud that the provider writes into tokens for this service"
      )
    : ok(names.audience, "tokens for another audience are refused")

/** Whether tokens can be verified. */
export const checkIdentity = ({ identity, production }: AppConfig): Effect.Effect<ReadonlyArray<Check>> => {
  if (identity._tag === "Provider") {
    return Effect.flatMap(
      Effect.cached(identity.jwksUrl === undefined ? keySetAddress(identity.issuer) : Effect.succeed(identity.jwksUrl)),
      (address) =>
        Effect.all([checkKeys(identity, address), Effect.succeed(checkAudience(identity)), checkClock(address)], {
          concurrency: "unbounded"
        })
    )
  }
  const found = `development identity: tokens of tailor token are accepted${production ? "" : "; set IDP_ISSUER to use an identity provider"}`
  return Effect.succeed([ok(names.keys, found), skipped(names.clock, "no identity provider to compare with")])
}

/** Whether the identity provider's notice of a deleted account can be verified. */
export const checkWebhook = ({ webhookSecrets }: AppConfig): Check =>
  webhookSecrets.length > 0
    ? ok(
        names.webhook,
        `${webhookSecrets.length === 1 ? "a secret" : `${webhookSecrets.length} secrets`} to verify notices with`
      )
    : skipped(names.webhook, "notices are answered with 503; set IDP_WEBHOOK_SECRET to take them")

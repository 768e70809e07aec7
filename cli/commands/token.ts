import * as NodeContext from "@effect/platform-node/NodeContext"
import * as Effect from "effect/Effect"
import { mintToken } from "../../src/auth/localKeys.js"
import { appConfig } from "../../src/Config.js"
import { limits } from "../../src/domain/Limits.js"
import { isStorable } from "../../src/domain/Text.js"
import { secondsOf } from "../input/inputs.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import { oneLine } from "../output/terminal.js"

/** What the service would accept as a subject. */
const isSubject = (text: string) =>
  text.trim() !== "" &&
  text.length <= limits.subject &&
  isStorable(text) &&
  !/\p{Cc}/u.test(text) &&
  oneLine(text) !== ""

/** `tailor token`: a token of the development identity. */
export const run = Effect.fnUntraced(function* (input: { readonly sub: string; readonly ttl: string }) {
  const { print } = yield* Screen
  if (!isSubject(input.sub)) {
    return yield* refuse(`--sub must be 1 to ${limits.subject} characters, not blank and without control characters`)
  }
  const seconds = yield* secondsOf("--ttl", input.ttl)
  const { identity } = yield* appConfig
  if (identity._tag === "Provider") {
    return yield* refuse(
      "IDP_ISSUER is set: tokens come from that identity provider; unset it for the development identity"
    )
  }
  const token = yield* mintToken({ dataDir: identity.dataDir, subject: input.sub, seconds }).pipe(
    Effect.provide(NodeContext.layer)
  )
  yield* print(token)
})

import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { OpenAiSettings } from "../llm/openai/layer.js"
import { duration, flag, invalid, mustNotBeEmpty, parsed, variable, webAddress, whole } from "./variables.js"

export interface ModelConfig extends Omit<OpenAiSettings, "apiKey"> {
  readonly provider: "openai" | "offline"
  readonly apiKey: Redacted.Redacted<string> | undefined
}

const placeholder = /^(?:change-?_?me|secret|password|test|your[-_ ].*|<.*>|x{3,})$/i

/** Which language model is asked, and how long. */
export const model = (production: boolean) =>
  Effect.gen(function* () {
    const named = yield* parsed<"openai" | "offline" | undefined>(
      "LLM_PROVIDER",
      undefined,
      "openai or offline",
      (text) => (text === "openai" || text === "offline" ? text : undefined)
    )
    const apiKey = (yield* variable("OPENAI_API_KEY"))?.trim()
    yield* mustNotBeEmpty(production && named !== "offline", "OPENAI_API_KEY")
    if (named === "openai" && apiKey === undefined) {
      return yield* invalid("OPENAI_API_KEY must be set when LLM_PROVIDER is openai")
    }
    if (production && named === undefined && apiKey === undefined) {
      return yield* invalid("LLM_PROVIDER or OPENAI_API_KEY must be set when NODE_ENV is production")
    }
    if (production && apiKey !== undefined && (apiKey.length < 8 || placeholder.test(apiKey))) {
      return yield* invalid("OPENAI_API_KEY must not be a placeholder or shorter than 8 characters")
    }
    // A key is sent in a header: anything but visible ASCII would be a failure at each call instead of one at the start.
    if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
      return yield* invalid("OPENAI_API_KEY must be visible ASCII characters")
    }
    const baseUrl = yield* parsed("OPENAI_BASE_URL", undefined, "an http(s) address", (text) => webAddress(text)?.href)
    const budget = (
      prefix: string,
      retryAfter: Duration.DurationInput,
      total: Duration.DurationInput,
      tokens: number
    ) =>
      Effect.all({
        retryAfter: duration(`${prefix}RETRY_AFTER`, retryAfter),
        total: duration(`${prefix}TOTAL_TIMEOUT`, total),
        maxOutputTokens: whole(`${prefix}MAX_OUTPUT_TOKENS`, tokens, 1, 1_000_000)
      })
    const config: ModelConfig = {
      provider: named ?? (apiKey === undefined ? "offline" : "openai"),
      apiKey: apiKey === undefined ? undefined : Redacted.make(apiKey),
      baseUrl,
      model: (yield* variable("OPENAI_MODEL"))?.trim() ?? "gpt-4.1-mini",
      stream: yield* flag("LLM_STREAM", false),
      streamDeadlines: {
        firstToken: yield* duration("LLM_STREAM_FIRST_TOKEN", "2.5 seconds"),
        stall: yield* duration("LLM_STREAM_STALL", "1.5 seconds")
      },
      optimize: yield* budget("LLM_", "5.5 seconds", "9.7 seconds", 900),
      ingest: yield* budget("LLM_INGEST_", "20 seconds", "40 seconds", 4000)
    }
    return config
  })

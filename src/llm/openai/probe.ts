import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

// Whether a provider can be used, asked without spending a token: `GET /models` is free.

export type ProviderFinding =
  | {
      readonly _tag: "Accepted"
      /** Undefined where the provider lists nothing that can be read. */
      readonly models: ReadonlyArray<string> | undefined
    }
  /** The provider has no such list: the key was not looked at. */
  | { readonly _tag: "NotListed" }
  /** 401 or 403. */
  | { readonly _tag: "KeyRefused" }
  | { readonly _tag: "Failed"; readonly status: number }
  | { readonly _tag: "Unreachable" }

const Models = Schema.parseJson(Schema.Struct({ data: Schema.Array(Schema.Struct({ id: Schema.String })) }))
const decodeModels = Schema.decodeUnknownOption(Models)

const publicAddress = "https://api.openai.com/v1"
const maxBytes = 4 * 1024 * 1024

const bodyOf = async (response: Response): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) break
    chunks.push(chunk)
  }
  return bytes > maxBytes ? "" : Buffer.concat(chunks).toString("utf8")
}

const findingOf = async (response: Response): Promise<ProviderFinding> => {
  const { status } = response
  if (status === 200) {
    const models = decodeModels(await bodyOf(response))
    return { _tag: "Accepted", models: models._tag === "Some" ? models.value.data.map(({ id }) => id) : undefined }
  }
  await response.body?.cancel()
  if (status === 401 || status === 403) return { _tag: "KeyRefused" }
  return status === 404 || status === 405 ? { _tag: "NotListed" } : { _tag: "Failed", status }
}

/** Asks a provider for its models. The caller sets the deadline. */
export const probeProvider = (settings: {
  readonly apiKey: Redacted.Redacted<string>
  /** Undefined: the provider's public address. */
  readonly baseUrl: string | undefined
}): Effect.Effect<ProviderFinding> =>
  Effect.tryPromise((signal) =>
    fetch(`${(settings.baseUrl ?? publicAddress).replace(/\/$/, "")}/models`, {
      signal,
      // A redirect would carry the key elsewhere.
      redirect: "error",
      headers: { authorization: `Bearer ${Redacted.value(settings.apiKey)}`, accept: "application/json" }
    }).then(findingOf)
  ).pipe(Effect.orElseSucceed((): ProviderFinding => ({ _tag: "Unreachable" })))

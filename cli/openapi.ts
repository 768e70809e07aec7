import * as Fs from "node:fs/promises"
import * as Effect from "effect/Effect"
import { openApiDocument } from "../src/http/docs.js"
import { refuse } from "./Refused.js"
import { Screen } from "./Screen.js"

/** `tailor openapi`: the document that the service answers at `/openapi.json`. */
export const run = Effect.fnUntraced(function* ({ out }: { readonly out: string | undefined }) {
  const { print } = yield* Screen
  const document = JSON.stringify(openApiDocument(), null, 2)
  if (out === undefined) return yield* print(document)
  yield* Effect.tryPromise({
    try: () => Fs.writeFile(out, `${document}\n`),
    catch: () => refuse("--out: the file cannot be written; name a file in a folder that exists and may be written")
  })
  yield* print("The OpenAPI document was written.")
})

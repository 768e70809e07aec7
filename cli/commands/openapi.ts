import * as Effect from "effect/Effect"
import { openApiDocument } from "../../src/http/docs.js"
import { writeResult } from "../output/outFile.js"

/** `tailor openapi`: the document that the service answers at `/openapi.json`. */
export const run = Effect.fnUntraced(function* ({ out }: { readonly out: string | undefined }) {
  yield* writeResult(JSON.stringify(openApiDocument(), null, 2), "The OpenAPI document", out)
})

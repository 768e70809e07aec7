import * as Effect from "effect/Effect"
export const run = (_: { readonly format: "text" | "json" }) => Effect.void

import * as Fs from "node:fs/promises"
import { fileURLToPath } from "node:url"
import * as Effect from "effect/Effect"
import { refuse } from "./Refused.js"

/** `fixtures/` lies at the package's root: one folder above `cli/`, two above `dist/cli/`. */
export const fixturesFolder = Effect.tryPromise({
  try: async () => {
    for (const up of ["../fixtures", "../../fixtures"]) {
      const folder = fileURLToPath(new URL(up, import.meta.url))
      const found = await Fs.access(`${folder}/resumes`).then(
        () => true,
        () => false
      )
      if (found) return folder
    }
    throw refuse("the folder fixtures is missing from this installation")
  },
  catch: () => refuse("the folder fixtures is missing from this installation")
})

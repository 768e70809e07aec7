import { fileURLToPath } from "node:url"
import { buildLexicon } from "./build/buildLexicon.js"
import { readSource } from "./build/readSource.js"
import type { LexiconTables } from "./LexiconTables.js"
import { tablesOf } from "./tables.js"

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** From the sources this is built when loaded; `npm run build` puts what is finished in this module's place. */
export const built: LexiconTables = tablesOf(
  buildLexicon(await readSource(pathOf("../data/lexicon"), pathOf("../../node_modules/.cache/resume-tailoring")))
)

import { buildLexicon } from "./build/buildLexicon.js"
import { ownSource } from "./build/readSource.js"
import type { LexiconTables } from "./LexiconTables.js"
import { tablesOf } from "./tables.js"

/** From the sources this is built when loaded; `npm run build` puts what is finished in this module's place. */
export const built: LexiconTables = tablesOf(buildLexicon(await ownSource()))

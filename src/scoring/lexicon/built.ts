import { buildLexicon } from "./build/buildLexicon.js"
import type { LexiconData } from "./LexiconData.js"

/** From the sources this is built when loaded; `npm run build` puts the finished value in this module's place. */
export const built: LexiconData = buildLexicon()

import { dataFilesIn } from "../../dataFiles.js"
import { type WordLists, wordListsIn } from "./WordLists.js"

/** From the sources the words are read when loaded; `npm run build` puts what was read in this module's place. */
export const built: WordLists = wordListsIn(dataFilesIn(new URL("../../data/words/en/", import.meta.url)))

import { dataFilesIn } from "../../dataFiles.js"
import { type ResumeWords, resumeWordsIn } from "./ResumeWords.js"

/** From the sources the words are read when loaded; `npm run build` puts what was read in this module's place. */
export const built: ReadonlyArray<ResumeWords> = resumeWordsIn(
  dataFilesIn(new URL("../../data/resume/", import.meta.url))
)

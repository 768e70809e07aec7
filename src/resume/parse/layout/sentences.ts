/** Not after "e.g." or "St.". */
const sentenceEnd = /(?<=[\p{Ll}\d)]{2}[.!?]["”]?)\s+(?=["“]?\p{Lu})/u

/** The sentences of a text without bullets. */
export const splitSentences = (text: string): ReadonlyArray<string> => text.split(sentenceEnd)

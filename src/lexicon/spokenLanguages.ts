import { wordSetNamed } from "./words/words.js"

const names = wordSetNamed("spokenLanguages.names")

/** Whether a concept of this name is a language that people speak or sign. */
export const isSpokenLanguage = (name: string): boolean => names.has(name)

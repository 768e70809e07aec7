/**
 * The language of a text, as an ISO 639 code (`en`, `de` …). Who gives a text to the readers says its language: this
 * room has no means to find out, because what does that well is a library, and this room carries none.
 */
export type Language = string

/** Where nothing is said of a text's language. */
export const english: Language = "en"

/** Names of languages as people who read English know them; a text in another one is in "another language". */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ en: "English", de: "German", fr: "French", es: "Spanish", pt: "Portuguese", nl: "Dutch", it: "Italian" },
    ...{ pl: "Polish", cs: "Czech", sv: "Swedish", da: "Danish", no: "Norwegian", fi: "Finnish", hu: "Hungarian" },
    ...{ ro: "Romanian", tr: "Turkish", el: "Greek", ru: "Russian", uk: "Ukrainian", bg: "Bulgarian", hr: "Croatian" },
    ...{ ja: "Japanese", zh: "Chinese", ko: "Korean", ar: "Arabic", he: "Hebrew", fa: "Persian", hi: "Hindi" },
    ...{ vi: "Vietnamese", id: "Indonesian", ca: "Catalan", sr: "Serbian", th: "Thai" }
  })
)

/** "German", or "another language". */
export const nameOfLanguage = (language: Language): string => names.get(language) ?? "another language"

export const lexiconHash = "000000000000"

/** What a word can be the first word of, as bits. */
export const Opens = { form: 1, except: 2, cue: 4, title: 8, work: 16 } as const

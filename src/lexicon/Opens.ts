/** What a word can be the first word of, as bits. */
export const Opens = { form: 1, except: 2, title: 4, work: 8 } as const

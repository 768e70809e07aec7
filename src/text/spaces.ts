/** Each run of white space as one space. */
export const spaced = (text: string): string => text.replace(/\s+/g, " ")

/** A word without its ending, so that "cared", "caring" and "care" are one; for lower-case words. Coarser than the scorer's. */
export const wordStem = (word: string): string => {
  let stem = word.replace(/'s?$/, "")
  if (stem.length <= 3) return stem
  if (stem.endsWith("ies")) return `${stem.slice(0, -3)}y`
  if (stem.endsWith("s") && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.endsWith("ing") && stem.length > 5) stem = stem.slice(0, -3)
  else if (stem.endsWith("ied")) return `${stem.slice(0, -3)}y`
  else if (stem.endsWith("ed") && stem.length > 4) stem = stem.slice(0, -2)
  else if (stem.endsWith("e") && stem.length > 3) return stem.slice(0, -1)
  // "planned", "planning": the doubled letter belongs to the ending.
  if (stem.length > 3 && stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem)) stem = stem.slice(0, -1)
  return stem.endsWith("e") && stem.length > 3 ? stem.slice(0, -1) : stem
}

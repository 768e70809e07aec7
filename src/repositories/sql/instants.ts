const space = " ".charCodeAt(0)
const dot = ".".charCodeAt(0)

const instant = (text: string): string => {
  // "2026-05-04 09:30:00.123456+00", of which up to six digits of the second may be left out. A page has 150 of them.
  const isUtc = text.endsWith("+00") && text.charCodeAt(10) === space && text.length <= 29
  if (!isUtc) {
    const date = new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"))
    // "infinity" or the year 12026, which no schema takes; thrown here it would end the process.
    return Number.isNaN(date.getTime()) ? text : date.toISOString()
  }
  const fraction = text.charCodeAt(19) === dot ? text.slice(20, Math.min(23, text.length - 3)) : ""
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, "0")}Z`
}

/** The instants of a row are mostly one and the same, so the last is kept. */
let last = { text: "", made: "" }

/** A `timestamptz` as the API writes instants; sessions run in UTC (pool.ts). */
export const instantOf = (text: string): string => {
  if (text !== last.text) last = { text, made: instant(text) }
  return last.made
}

/** At most `width` characters; what is cut ends in "…". */
export const shorten = (text: string, width: number): string => {
  const letters = [...text]
  return letters.length <= width
    ? text
    : `${letters
        .slice(0, Math.max(0, width - 1))
        .join("")
        .trimEnd()}…`
}

// The second method: reads what came back with nothing but letters, and shares no code with the guard.

const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [..."аaсcеeіiоoрpхxуyѕsԁdһhкkмmтtвbнn"].flatMap((sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1] ?? ""]] : []))
)

/** Small letters and digits alone: no case, accents, disguises of Unicode, spaces or signs. */
export const lettersOf = (text: string): string =>
  [...text.normalize("NFKD").toLowerCase()]
    .map((sign) => lookalikes[sign] ?? sign)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "")

const piece = 12

const piecesOf = (text: string): ReadonlyArray<string> => {
  const letters = lettersOf(text)
  if (letters.length <= piece) return letters.length < 5 ? [] : [letters]
  return Array.from({ length: letters.length - piece + 1 }, (_, at) => letters.slice(at, at + piece))
}

/** Signs that no text of ours holds and that hide or turn text round. */
const hiding =
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\u{e0000}-\u{e01ef}\u0000-\u0008\u000b-\u001f]/u

/**
 * Whether twelve letters in a row of an attacker's text stand in what came back and nowhere in what would be there
 * without it, as written or turned round.
 */
export const comesBack = (attack: string, answer: string, without: string): boolean => {
  const [found, usual] = [lettersOf(answer), lettersOf(without)]
  const turned = [...attack].reverse().join("")
  return [attack, turned].some((text) =>
    piecesOf(text).some((letters) => found.includes(letters) && !usual.includes(letters))
  )
}

export const hides = (text: string): boolean => hiding.test(text)

import { wordSetNamed, wordsNamed } from "../../../lexicon/words/words.js"
import { opensSentence, plain, type TextView } from "../reading/TextView.js"

// R6: what has no place in a line that somebody is going to send out. What the person's own text holds
// already is theirs. All repetitions are bounded, so the work is linear in the text.

/** Never excused: nobody sees them, so nobody wrote them on purpose. */
const invisible =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\uffff]|[\u{e0000}-\u{e0fff}\u{f0000}-\u{10ffff}]|[\ue000-\uf8ff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/u

const signs: ReadonlyArray<RegExp> = [
  // Addresses.
  /[a-z][a-z0-9+.-]{1,12}:\/\//i,
  /\b(?:www\.|mailto:|javascript:|vbscript:|data:[a-z]{1,20}\/|tel:|file:)/i,
  /\b[a-z0-9-]{2,40}\.(?:com|net|org|io|dev|ai|co|app|info|biz|me|xyz|ru|cn|example|edu|gov|uk|de|fr|ly|gg|tv|site|online|link|shop|top|zip)\b/i,
  /[a-z0-9._%+-]{1,64} {0,3}(?:@|\(at\)|\[at\]) {0,3}[a-z0-9-]{1,63}(?: {0,3}(?:\.|\(dot\)|\[dot\]) {0,3}[a-z]{2,24})/i,
  /@[a-z0-9_]{3,30}\b/i,
  /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/,
  /(?:\+|\b00)\d{1,3}[ ().-]{0,3}\d{1,4}[ ().-]{1,3}\d{2,4}/,
  /\(?\b\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}\b|\b\d{10,15}\b/,
  // Markup and templates.
  /<\/?[a-z!?][^<>]{0,200}>?|&(?:#\d{1,6}|#x[0-9a-f]{1,6}|[a-z]{2,8});/i,
  /```|~~~|`|\*\*|__|\]\(|\{\{|\}\}|\{%|%\}|\$\{|<\||\|>|\[\[|\]\]|\[\/?[a-z]{3,12}\]|!\[|^\s{0,3}#{1,6} |={3,}|-{3,}|\*{3,}|#{3,}|<<|>>/i,
  // A line quoted from a mail, a call in code.
  /(?:^|[\s(])> ?[a-z]|\w\(\)/i,
  /\\[nrtux]|\{"|"\}|":|\b0x[0-9a-f]{2,}|[a-z]_[a-z]/i,
  // Long runs without a space: encoded text.
  /[a-z0-9+/=_-]{40,}/i,
  // Shorter ones give themselves away: capitals and small letters by turns around digits, padding, keys.
  /(?<![a-zA-Z0-9])(?=[a-zA-Z+/]{0,24}\d)(?:[a-zA-Z0-9+/]{0,8}?[a-z][A-Z]){3}[a-zA-Z0-9+/]{4,}|[a-zA-Z0-9+/]{10,40}={1,2}(?![=a-zA-Z0-9])/,
  /\b(?=[A-Z]{0,19}\d)[A-Z0-9]{16,}\b/,
  // Commands, templates, paths of a file system.
  /\$\(|<%|%>|[a-z]:\\|\\[a-z]|(?:\.\.\/){2}/i,
  // Speech to somebody.
  /[?!]/,
  /\b(?:assistant|system|user|human|developer|instructions?|prompt|note|attention|important|warning|todo|task|response|output|answer|question)\s?:/i,
  /\b(?:select|insert|update|delete|drop)\b.{1,30}\b(?:from|into|table|where)\b.{0,30}[;'=*]/i,
  /\b(?:rm -rf|eval\(|exec\(|system\(|on(?:click|error|load|mouseover)\s?=|document\.|window\.|process\.env|\/etc\/|curl |wget |sudo )/i,
  // Pictures, letters that only look like letters, heaped accents.
  /(?![\u00a9\u00ae\u2122])\p{Extended_Pictographic}/u,
  /[\uff01-\uff5e\u2460-\u24ff]|[\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u,
  /[\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf\u2900-\u2bff]/u,
  /\p{M}{3}/u,
  /(?![0-9])\p{Nd}/u
]

/** Sequences of words that speak to a reader or to a model. */
const speech = wordsNamed("hostile.speech").map((pattern) => new RegExp(pattern, "i"))

/** Words that address somebody or speak of the document itself. Fine where the person uses them too. */
const addressing = wordSetNamed("hostile.addressing")
const spoken = wordSetNamed("hostile.spoken")
const beforeSpoken = wordSetNamed("hostile.beforeSpoken")
const taught = wordSetNamed("hostile.taught")

const isNonLatin = /[^\P{L}\p{Script=Latin}]/u
const scripts: ReadonlyArray<RegExp> = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u
]
const mixedWord =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]\p{Script=Latin}/u

/** Letters of a script in which the person writes nothing: nobody's language, or look-alikes. */
const hasForeignLetters = (text: string, own: string): boolean => {
  if (!isNonLatin.test(text)) return false
  if (mixedWord.test(text) && !mixedWord.test(own)) return true
  if (scripts.some((script) => script.test(text) && !script.test(own))) return true
  return !scripts.some((script) => script.test(text)) && !isNonLatin.test(own)
}

/** Every place where a pattern holds must be one that the person's own text has, too. */
const isNew = (pattern: RegExp, text: string, own: () => string): boolean => {
  if (!pattern.test(text)) return false
  const held = own().toLowerCase()
  const all = new RegExp(pattern.source, `${pattern.flags}g`)
  for (const [match] of text.matchAll(all)) if (held === "" || !held.includes(match.toLowerCase())) return true
  return false
}

/** Characters that no line shows or that stand for something else; in the text as it was given. */
export const hasHostileSigns = (text: string, own: string): boolean => {
  const folded = plain(text)
  const ownFolded = () => (own === "" ? "" : `${own}\n${plain(own)}`)
  const isNewSign = (pattern: RegExp) =>
    isNew(pattern, text, ownFolded) || (folded !== text && isNew(pattern, folded, ownFolded))
  return signs.some(isNewSign) || invisible.test(text) || hasForeignLetters(text, own)
}

/** Written with dots, spaces or digits between ("i.g.n.o.r.e"), letters that stand alone give it away. */
const spaced = /(?:\b\p{L}[ ._*-]{1,2}){5,}/u

/** "Know Your Customer" is a name; "can tell a mistake from", "the repeat rate": orders at the start of a sentence only. */
const isPlainUse = (view: TextView, at: number): boolean =>
  view.mentions.some(({ first, last }) => first < last && first <= at && at <= last) ||
  (/^instruct(?:ed)?$/.test(view.words[at] ?? "") &&
    view.words.slice(at + 1, at + 5).some((word) => taught.has(word))) ||
  /^(?:reply|respond|thanks) to$/.test(view.words.slice(at, at + 2).join(" ")) ||
  (spoken.has(view.words[at] ?? "") && beforeSpoken.has(view.words[at - 1] ?? "") && !opensSentence(view, at))

/** Whether a text speaks to its reader, to a person or to a model. `own`: the person's text, read where it is asked for. */
export const addressesReader = (view: TextView, own: () => TextView): boolean => {
  const ownText = () => own().text
  if (isNew(spaced, view.text, ownText) || speech.some((pattern) => isNew(pattern, view.text, ownText))) return true
  return view.words.some((word, at) => addressing.has(word) && !isPlainUse(view, at) && !own().wordSet.has(word))
}

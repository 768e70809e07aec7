import { plain } from "./plainText.js"

// R6: what has no place in a line of a resume that somebody is going to send out.

/** Anything a reader, a browser or another model could act on. Bounded repetitions: linear on hostile text. */
const patterns: ReadonlyArray<RegExp> = [
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/,
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\u{e0000}-\u{e0fff}]/u,
  /\b[a-z][a-z0-9+.-]{1,12}:\/\//i,
  /\b(?:www\.|mailto:|javascript:|data:|vbscript:|tel:)/i,
  /\b[a-z0-9-]{2,40}\.(?:com|net|org|io|dev|ai|co|app|info|biz|me|xyz|ru|cn|example)\b(?:\/|\b)/i,
  /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,}/i,
  /(?:\+\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/,
  /<\/?[a-z!][^<>]{0,200}>|&(?:#\d{1,6}|#x[0-9a-f]{1,6}|[a-z]{2,8});/i,
  /```|~~~|\]\(|\{\{|\}\}|\{%|\$\{|<\||\|>|\[\[|\]\]|#{2,} |!\[/,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|previous|prior|earlier|all|any|instructions?|rules?|prompts?|guidelines?|guard|filter)\b/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instruction)s?\b/i,
  /\b(?:as an ai|language model|large language|chatgpt|gpt-?\d|llm|ai assistant|ai model|prompt injection|jailbreak)\b/i,
  /\b(?:assistant|system|user|human) ?:/i,
  /\b(?:note|message|instruction|attention|important) (?:to|for) (?:the )?(?:reader|recruiter|reviewer|hiring|model|ai|ats|screener|parser)/i,
  /\b(?:hire|shortlist|recommend|select|advance|approve|accept|rank|score|rate)\b.{0,30}\b(?:this|the|me|candidate|applicant|resume|him|her)\b.{0,40}\b(?:immediately|highest|first|top|100|perfect|best|now|strongly)\b/i,
  /\b(?:you (?:must|should|are now|will|have to)|do not (?:tell|reveal|mention)|reply with|respond with|output (?:only|the)|print the|act as|pretend)\b/i,
  /\b(?:perfect|ideal|best) (?:candidate|fit|match) (?:for|ever)\b/i,
  /\b(?:select|insert|update|delete|drop)\b .{0,30}\b(?:from|into|table|where)\b.{0,30}[;'=]/i,
  /\b(?:api[_ -]?key|password|secret key|access token|ssn|social security)\b/i,
  /\b(?:cmd|powershell|curl|wget|rm -rf|eval\(|exec\(|on(?:click|error|load)=)/i
]

/** What is found must stand in the person's own text too; a character without a picture is never excused. */
const isOwn = (found: string, own: string) => {
  const visible = plain(found)
  return visible !== "" && plain(own).includes(visible)
}

/** Whether a text holds something hostile that the person's own text does not hold already. */
export const isHostile = (text: string, own = ""): boolean =>
  patterns.some((pattern) => {
    const found = pattern.exec(text) ?? pattern.exec(text.normalize("NFKC"))
    return found !== null && !isOwn(found[0], own)
  })

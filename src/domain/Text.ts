import * as Schema from "effect/Schema"
import { limits } from "./Limits.js"

// Validation messages are shown to clients as `${field} ${message}`; they state the rule and never the value.

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Text that Postgres can store and give back byte for byte: no NUL, no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes("\u0000") && !loneSurrogate.test(text)

/** Characters are code points, as JSON Schema's `maxLength` counts them: an emoji is one. */
export const isLongerThan = (text: string, most: number): boolean => {
  if (text.length <= most) return false
  // Twice as many code units cannot be half as many characters; only what lies between is counted.
  if (text.length > 2 * most) return true
  let characters = 0
  for (const _ of text) characters += 1
  return characters > most
}

/** A string that holds to each rule; a rule gives `true` or the message for the first thing wrong. */
const textWhere = (
  jsonSchema: { readonly maxLength: number; readonly minLength?: number; readonly format?: string },
  ...rules: ReadonlyArray<(text: string) => true | string>
) =>
  Schema.String.pipe(
    Schema.filter(
      (text) => {
        if (isLongerThan(text, jsonSchema.maxLength)) return `must be at most ${jsonSchema.maxLength} characters`
        if (!isStorable(text)) return "must not contain NUL characters or unpaired surrogates"
        for (const rule of rules) {
          const verdict = rule(text)
          if (verdict !== true) return verdict
        }
        return true
      },
      { jsonSchema }
    )
  )

const notBlank = (text: string) => text.trim() !== "" || "must not be blank"

/** A string of at most `length` characters that reads back byte for byte. */
export const boundedText = (length: number) => textWhere({ maxLength: length })

/** As `boundedText`, with at least one character that is not white space. */
export const requiredText = (length: number) => textWhere({ maxLength: length, minLength: 1 }, notBlank)

export const ShortText = boundedText(limits.text)
export const RequiredShortText = requiredText(limits.text)

const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/
const uriCharacters = /^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/
/** Schemes that run code in a browser. */
const activeScheme = /^(?:javascript|data|vbscript):/i

const uriRules = {
  scheme: "must be a URI with a scheme such as https:",
  active: "must have another scheme than javascript:, data: or vbscript:",
  host: "must have a valid host after its scheme: a name or an address, and a port in digits",
  characters: "must have only the characters of a URI, others percent-encoded (a space as %20)"
} as const

/** Which rule of RFC 3986, or of ours, a text breaks that is to be a URI with a scheme; undefined for a good one. */
const uriFault = (text: string): keyof typeof uriRules | undefined => {
  if (!scheme.test(text)) return "scheme"
  if (activeScheme.test(text)) return "active"
  if (!uriCharacters.test(text)) return "characters"
  const [beforeFragment = "", ...fragments] = text.split("#")
  if (fragments.length > 1 || /[[\]]/.test(fragments[0] ?? "")) return "characters"
  const rest = beforeFragment.slice(beforeFragment.indexOf(":") + 1)
  if (rest === "" && fragments.length === 0) return "host"
  if (!rest.startsWith("//")) return /[[\]]/.test(rest) ? "characters" : undefined
  const [authorityText = ""] = rest.slice(2).split(/[/?]/, 1)
  if (/[[\]]/.test(rest.slice(2 + authorityText.length))) return "characters"
  const host = authorityText.slice(authorityText.lastIndexOf("@") + 1)
  const userinfo = authorityText.slice(0, Math.max(0, authorityText.lastIndexOf("@")))
  if (/[@[\]]/.test(userinfo)) return "characters"
  return /^(?:\[[0-9A-Fa-f:.vV]+\]|[^:[\]]*)(?::\d*)?$/.test(host) ? undefined : "host"
}

export const isUri = (text: string): boolean => uriFault(text) === undefined

export const Uri = textWhere({ maxLength: limits.url, format: "uri" }, (text) => {
  const fault = uriFault(text)
  return fault === undefined || uriRules[fault]
}).annotations({ identifier: "Uri" })

const emailLocal =
  /^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*")$/
const emailDomain =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*|\[(?:\d{1,3}(?:\.\d{1,3}){3}|IPv6:[0-9A-Fa-f:.]+)\])$/

const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf("@")
  if (at < 1) return false
  const local = text.slice(0, at)
  const domain = text.slice(at + 1)
  if (!emailLocal.test(local) || !emailDomain.test(domain)) return false
  const octets = /^\[(\d+)\.(\d+)\.(\d+)\.(\d+)\]$/.exec(domain)
  return octets === null || octets.slice(1).every((octet) => Number(octet) <= 255)
}

/** An address as JSON Schema's draft 2020-12 `email` format (RFC 5321 mailbox) has it. */
export const Email = textWhere(
  { maxLength: limits.text, format: "email" },
  (text) => isEmail(text) || "must be an email address"
).annotations({ identifier: "Email" })

/** An ISO 8601 instant in UTC with milliseconds, as `Date#toISOString` writes it. */
export const Timestamp = Schema.String.pipe(
  Schema.pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { jsonSchema: { format: "date-time" } }),
  Schema.annotations({ identifier: "Timestamp" })
)
export type Timestamp = typeof Timestamp.Type

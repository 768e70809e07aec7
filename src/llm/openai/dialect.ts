/** How the answer's shape is asked for; servers differ, so there are levels to fall back through. */
export type FormatLevel = "json_schema" | "json_object" | "plain"

/** What a server understands. */
export interface Dialect {
  readonly format: FormatLevel
  /** Name of the output cap; older and compatible servers know only `max_tokens`, some models refuse that one. */
  readonly tokens: "max_completion_tokens" | "max_tokens" | "uncapped"
  /** Whether a stream is asked for its token use. */
  readonly streamUsage: boolean
}

const fullest: Dialect = { format: "json_schema", tokens: "max_completion_tokens", streamUsage: true }

/** What a server may refuse of a request. */
export type Feature = "json_schema" | "json_object" | "max_completion_tokens" | "max_tokens" | "streamUsage"

export interface Refusal {
  /** What the server said it does not take. */
  readonly refused: ReadonlyArray<Feature>
  /** What to try instead. */
  readonly next: Dialect
}

export const featuresOf = ({ format, streamUsage, tokens }: Dialect): ReadonlyArray<Feature> => [
  ...(format === "plain" ? [] : [format]),
  ...(tokens === "uncapped" ? [] : [tokens]),
  ...(streamUsage ? (["streamUsage"] as const) : [])
]

const namesFormat = /response_?format|json_?schema|json_?object|structured|guided/i
/** "… must be json_object or text", but not "json_object is not supported". */
const offersObject = /json_?object/i
const deniesObject =
  /json_?object\W{0,3}(?:(?:is|are|was)\W+)?(?:not|un|invalid|no)|(?:unsupported|unknown|invalid|not support\w*)\b.{0,40}json_?object/i

/** "Use max_completion_tokens", "max_tokens is not supported", but not "max_tokens is too large". */
const deniesMaxTokens =
  /max_completion_tokens|max_tokens\W{0,3}(?:(?:is|was)\W+)?(?:an? )?(?:unknown|unsupported|unexpected|unrecogni[sz]ed|not (?:supported|permitted|allowed|recogni[sz]ed|known))|(?:unknown|unsupported|unexpected|unrecogni[sz]ed|extra|not support\w*)\b.{0,40}max_tokens/i

const featuresNamed = (message: string, { format, streamUsage, tokens }: Dialect): ReadonlyArray<Feature> => {
  const named: Array<Feature> = []
  if (streamUsage && /stream_options|include_usage/i.test(message)) named.push("streamUsage")
  const namesTokens = tokens === "max_tokens" ? deniesMaxTokens : /max_completion_tokens|max_tokens/i
  if (tokens !== "uncapped" && namesTokens.test(message)) named.push(tokens)
  if (format !== "plain" && namesFormat.test(message)) named.push(format)
  return named
}

/** "Extra inputs are not permitted": something of the request is not known there, without a word of what. */
const deniesSomething =
  /\b(?:unknown|unrecogni[sz]ed|unsupported|unexpected|extra|additional|invalid)\b.{0,40}\b(?:param|argument|field|propert|keyword|input|option)|\b(?:param|argument|field|propert|keyword|input|option)\w*\b.{0,60}\b(?:unknown|unrecogni[sz]ed|unsupported|unexpected|forbidden|not (?:supported|permitted|allowed|recogni[sz]ed))/i
/** What no plainer request would mend. */
const isAboutElse = /\bmodel\b|api.?key|context|too long|length|quota|billing|policy|safety/i

/** The name that the other cap has; neither, where nothing was said of the first, for some servers refuse the one and some the other. */
const otherCap = (refused: ReadonlyArray<Feature>): Dialect["tokens"] => {
  if (refused.includes("max_tokens")) return "max_completion_tokens"
  return refused.includes("max_completion_tokens") ? "max_tokens" : "uncapped"
}

/**
 * A 400 or 422 that names what it does not know tells what to try next, or says at least that there is something.
 * A call has one request more, and a server that lacks one thing may lack others it has not come to speak of, so
 * that request is as plain as every server takes it; with json_object only where the refusal itself offers it.
 */
export const nextDialect = (status: number | undefined, message: string, dialect: Dialect): Refusal | undefined => {
  if (status !== 400 && status !== 422) return undefined
  const refused = featuresNamed(message, dialect)
  const isOffered = dialect.format === "json_schema" && offersObject.test(message) && !deniesObject.test(message)
  const next: Dialect = {
    format: isOffered ? "json_object" : "plain",
    tokens: otherCap(refused),
    streamUsage: false
  }
  if (refused.length > 0) return { refused, next }
  const isPlainest = dialect.format === "plain" && dialect.tokens === "uncapped" && !dialect.streamUsage
  return !isPlainest && deniesSomething.test(message) && !isAboutElse.test(message) ? { refused, next } : undefined
}

/** Milliseconds after which a server that took less is asked for everything again: it may have been mended. */
const rememberedFor = 10 * 60_000

/** What a call speaks: `first`, and `then` in its second request where `first` is only tried. */
export interface Plan {
  readonly first: Dialect
  readonly then: Dialect
}

/**
 * What one server is known to take. One refusal alone changes nothing for later calls, for it may have
 * been a mishap: a lesser dialect is remembered once an answer came in it, or a second refusal. What was left
 * out only by caution is tried by the next calls, one thing at a time, each with what is known to work behind it.
 */
export class Dialects {
  private known = fullest
  private since = 0
  private isProven = false
  private readonly refused = new Set<Feature>()

  plan(now: number): Plan {
    if (this.known !== fullest && now - this.since > rememberedFor) {
      this.known = fullest
      this.isProven = false
      this.refused.clear()
    }
    return { first: this.hope(), then: this.known }
  }

  private hope(): Dialect {
    const { known, refused } = this
    if (!this.isProven) return known
    for (const format of ["json_schema", "json_object"] as const) {
      if (known.format === format) break
      if (!refused.has(format)) return { ...known, format }
    }
    for (const tokens of ["max_completion_tokens", "max_tokens"] as const) {
      if (known.tokens !== "uncapped") break
      if (!refused.has(tokens)) return { ...known, tokens }
    }
    return known.streamUsage || refused.has("streamUsage") ? known : { ...known, streamUsage: true }
  }

  /** Notes what a server refused; gives what to try next, without what it refused before. */
  refuse({ next, refused }: Refusal): Dialect {
    for (const feature of refused) this.refused.add(feature)
    return next.tokens !== "uncapped" && this.refused.has(next.tokens) ? { ...next, tokens: "uncapped" } : next
  }

  /** `isProven` when an answer came in it. */
  remember(dialect: Dialect, isProven: boolean, now: number): void {
    if (this.known !== dialect) this.since = now
    this.known = dialect
    this.isProven = isProven
  }
}

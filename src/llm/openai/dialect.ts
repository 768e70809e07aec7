/** How the answer's shape is asked for; servers differ, so there are levels to fall back through. */
export type FormatLevel = "json_schema" | "json_object" | "plain"

/** What a server understands. */
export interface Dialect {
  readonly format: FormatLevel
  /** Name of the output cap; older and compatible servers know only `max_tokens`. */
  readonly tokens: "max_completion_tokens" | "max_tokens"
  /** Whether a stream is asked for its token use. */
  readonly streamUsage: boolean
}

const fullest: Dialect = { format: "json_schema", tokens: "max_completion_tokens", streamUsage: true }

const nextFormat: Readonly<Record<FormatLevel, FormatLevel | undefined>> = {
  json_schema: "json_object",
  json_object: "plain",
  plain: undefined
}

/** A 400 or 422 that names what it does not know tells which dialect to try next. */
export const nextDialect = (status: number | undefined, message: string, dialect: Dialect): Dialect | undefined => {
  if (status !== 400 && status !== 422) return undefined
  if (dialect.streamUsage && /stream_options|include_usage/i.test(message)) {
    return { ...dialect, streamUsage: false }
  }
  if (dialect.tokens === "max_completion_tokens" && /max_completion_tokens|max_tokens/i.test(message)) {
    return { ...dialect, tokens: "max_tokens" }
  }
  if (dialect.tokens === "max_tokens" && /max_completion_tokens/i.test(message)) {
    return { ...dialect, tokens: "max_completion_tokens" }
  }
  const format = nextFormat[dialect.format]
  return format !== undefined && /response_?format|json_?schema|json_?object|structured|guided/i.test(message)
    ? { ...dialect, format }
    : undefined
}

/** Milliseconds after which a server that took less is asked for everything again: it may have been mended. */
const rememberedFor = 10 * 60_000

/**
 * What one server is known to take. One refusal alone changes nothing for later calls, for it may have
 * been a mishap: a lesser dialect is remembered once an answer came in it, or a second refusal.
 */
export class Dialects {
  private known = fullest
  private since = 0

  current(now: number): Dialect {
    if (this.known !== fullest && now - this.since > rememberedFor) this.known = fullest
    return this.known
  }

  remember(dialect: Dialect, now: number): void {
    if (this.known !== dialect) this.since = now
    this.known = dialect
  }
}

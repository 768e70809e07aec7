import * as Effect from "effect/Effect"
import { refuse, type Refused } from "../Refused.js"

// Figures as they are typed after an option. What cannot be read is told by its rule, never by its value.

const read = <A, D>(
  option: string,
  text: string | undefined,
  otherwise: D,
  rule: string,
  parse: (text: string) => A | undefined
): Effect.Effect<A | D, Refused> => {
  if (text === undefined) return Effect.succeed(otherwise)
  const value = parse(text.trim())
  return value === undefined ? refuse(`--${option} must be ${rule}`) : Effect.succeed(value)
}

const within = (value: number, from: number, to: number) => (value >= from && value <= to ? value : undefined)

const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000 }

/** A time such as 250ms, 2.5s or 1m, in milliseconds; `otherwise` where none was given, as for the others below. */
export const millis = <D>(option: string, text: string | undefined, from: number, to: number, otherwise: D) => {
  const rule = `a time from ${typedTime(from)} to ${typedTime(to)} such as 250ms, 2.5s or 1m`
  return read(option, text, otherwise, rule, (given) => {
    const [, figure = "", unit = ""] = /^(\d{1,9}(?:\.\d{1,3})?) ?(ms|s|m)$/.exec(given) ?? []
    return within(Number(figure) * (units[unit] ?? NaN), from, to)
  })
}

/** A time in the form in which it can be typed. */
const typedTime = (milliseconds: number) => timeText(milliseconds).replace(" ", "")

export const whole = <D>(option: string, text: string | undefined, from: number, to: number, otherwise: D) =>
  read(option, text, otherwise, `a whole number from ${from} to ${to}`, (given) =>
    within(/^\d{1,9}$/.test(given) ? Number(given) : NaN, from, to)
  )

export const decimal = <D>(option: string, text: string | undefined, from: number, to: number, otherwise: D) =>
  read(option, text, otherwise, `a number from ${from} to ${to}`, (given) =>
    within(/^\d{1,9}(?:\.\d{1,6})?$/.test(given) ? Number(given) : NaN, from, to)
  )

/** One of these words; the first of them where none was given. */
export const oneOf = <const Word extends string>(
  option: string,
  text: string | undefined,
  words: readonly [Word, ...ReadonlyArray<Word>]
) =>
  read(option, text, words[0], `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`, (given) =>
    words.find((word) => word === given)
  )

/** Milliseconds for people: as many digits as mean something. */
export const timeText = (milliseconds: number): string =>
  milliseconds >= 60_000 && milliseconds % 60_000 === 0
    ? `${milliseconds / 60_000} m`
    : milliseconds >= 1_000
      ? `${Number((milliseconds / 1_000).toFixed(2))} s`
      : `${Number(milliseconds.toFixed(milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0))} ms`

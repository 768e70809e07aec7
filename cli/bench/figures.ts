import * as Effect from "effect/Effect"
import { refuse, type Refused } from "../Refused.js"

// Figures as they are typed after an option. What cannot be read is told by its rule, never by its value.

type Read<A> = Effect.Effect<A, Refused>

const read = <A>(option: string, text: string, rule: string, parse: (text: string) => A | undefined): Read<A> =>
  Effect.suspend(() => {
    const value = parse(text.trim())
    return value === undefined ? refuse(`--${option} must be ${rule}`) : Effect.succeed(value)
  })

const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000 }

/** A time such as 250ms, 2.5s or 1m, in milliseconds. */
export const millis = (option: string, text: string, from: number, to: number): Read<number> =>
  read(option, text, `a time from ${typedTime(from)} to ${typedTime(to)} such as 250ms, 2.5s or 1m`, (given) => {
    const [, figure = "", unit = ""] = /^(\d{1,9}(?:\.\d{1,3})?) ?(ms|s|m)$/.exec(given) ?? []
    const value = Number(figure) * (units[unit] ?? NaN)
    return value >= from && value <= to ? value : undefined
  })

/** A time in the form in which it can be typed. */
const typedTime = (milliseconds: number) => timeText(milliseconds).replace(" ", "")

export const whole = (option: string, text: string, from: number, to: number): Read<number> =>
  read(option, text, `a whole number from ${from} to ${to}`, (given) => {
    const value = /^\d{1,9}$/.test(given) ? Number(given) : NaN
    return value >= from && value <= to ? value : undefined
  })

export const decimal = (option: string, text: string, from: number, to: number): Read<number> =>
  read(option, text, `a number from ${from} to ${to}`, (given) => {
    const value = /^\d{1,9}(?:\.\d{1,6})?$/.test(given) ? Number(given) : NaN
    return value >= from && value <= to ? value : undefined
  })

/** Reads where something was given. */
export const given = <A>(text: string | undefined, parse: (text: string) => Read<A>): Read<A | undefined> =>
  text === undefined ? Effect.succeed(undefined) : parse(text)

/** Milliseconds for people: as many digits as mean something. */
export const timeText = (milliseconds: number): string =>
  milliseconds >= 60_000 && milliseconds % 60_000 === 0
    ? `${milliseconds / 60_000} m`
    : milliseconds >= 1_000
      ? `${Number((milliseconds / 1_000).toFixed(2))} s`
      : `${Number(milliseconds.toFixed(milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0))} ms`

import * as Config from "effect/Config"
import * as Data from "effect/Data"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

// How a variable of the environment is read: its rule is told when it is broken, its value never.

/** A variable that cannot be used. `line` names the variable and the rule, never the value. */
export class ConfigInvalid extends Data.TaggedError("ConfigInvalid")<{ readonly line: string }> {
  override get message() {
    return this.line
  }
}

type Read<A> = Effect.Effect<A, ConfigInvalid>

export const invalid = (line: string) => new ConfigInvalid({ line })

const given = (name: string): Read<string | undefined> =>
  Effect.mapBoth(Config.option(Config.string(name)), {
    onFailure: () => invalid(`${name} cannot be read`),
    onSuccess: Option.getOrUndefined
  })

/** The raw value; blank counts as unset. */
export const variable = (name: string): Read<string | undefined> =>
  Effect.map(given(name), (text) => (text?.trim() === "" ? undefined : text))

export const parsed = <A>(name: string, fallback: A, rule: string, parse: (text: string) => A | undefined): Read<A> =>
  Effect.flatMap(variable(name), (text) => {
    if (text === undefined) return Effect.succeed(fallback)
    const value = parse(text.trim())
    return value === undefined ? Effect.fail(invalid(`${name} must be ${rule}`)) : Effect.succeed(value)
  })

export const flag = (name: string, fallback: boolean) =>
  parsed(name, fallback, "true or false", (text) => (text === "true" ? true : text === "false" ? false : undefined))

export const whole = (name: string, fallback: number, from: number, to: number) =>
  parsed(name, fallback, `a whole number from ${from} to ${to}`, (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
    return value >= from && value <= to ? value : undefined
  })

export const share = (name: string, fallback: number) =>
  parsed(name, fallback, "a number from 0 to 1", (text) => {
    const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN
    return value >= 0 && value <= 1 ? value : undefined
  })

export const duration = (name: string, fallback: Duration.DurationInput) =>
  parsed(name, Duration.decode(fallback), 'a duration such as "5.5 seconds"', (text) =>
    Option.getOrUndefined(
      Option.filter(
        Duration.decodeUnknown(text),
        (value) => Duration.isFinite(value) && Duration.greaterThan(value, Duration.zero)
      )
    )
  )

export const webAddress = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && (url.protocol === "https:" || url.protocol === "http:") ? url : undefined
}

export const items = (text: string | undefined, separator: RegExp) =>
  (text ?? "")
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "")

/** A variable that is there and empty is a secret that did not arrive: in production no default stands in for it. */
export const mustNotBeEmpty = (production: boolean, name: string): Read<void> =>
  Effect.flatMap(given(name), (text) =>
    production && text?.trim() === "" ? invalid(`${name} must not be empty`) : Effect.void
  )

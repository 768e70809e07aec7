import type { HttpApiDecodeError } from "@effect/platform/HttpApiError"
import * as Arr from "effect/Array"

// Ours: the framework tells of faults with the value that was wrong, and a client is to get one line for each field.

type Issue = HttpApiDecodeError["issues"][number]

const pathOf = (path: Issue["path"]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === "number" || /^\d+$/.test(String(part))) return `${text}[${String(part)}]`
    return text === "" ? String(part) : `${text}.${String(part)}`
  }, "")

/** What was expected, from the default message "Expected X, actual Y": X is the schema's, Y the client's. */
const expectedIn = (message: string): string | undefined => {
  if (!message.startsWith("Expected ")) return undefined
  const end = message.indexOf(", actual ")
  return end < 0 ? undefined : message.slice("Expected ".length, end)
}

const nounOf = (expected: string): string => {
  if (expected === "string") return "a string"
  if (expected === "boolean") return "true or false"
  if (expected === "number") return "a number"
  if (expected === "an integer") return "an integer"
  if (/^(?:ReadonlyArray|an array)/.test(expected)) return "an array"
  if (/UUID/.test(expected)) return "a UUID"
  return "an object"
}

/** One rule out of what the members of a union, or several rules, say of one field. */
const ruleOf = (issues: ReadonlyArray<Issue>): string => {
  if (issues.some((issue) => issue._tag === "Missing")) return "is required"
  const own = issues.find((issue) => expectedIn(issue.message) === undefined && issue.message !== "is missing")
  if (own !== undefined) return own.message
  const expected = issues.flatMap((issue) => expectedIn(issue.message) ?? [])
  const literals = expected.filter((text) => /^".*"$/.test(text)).map((text) => text.slice(1, -1))
  if (literals.length > 0) return `must be one of ${literals.join(", ")}`
  const nouns = [...new Set(expected.filter((text) => text !== "undefined" && text !== "null").map(nounOf))]
  return nouns.length === 0
    ? "is not valid"
    : `must be ${nouns.join(" or ")}${expected.includes("null") ? " or null" : ""}`
}

/** One line for each field that is wrong: its path and its rule, never its value. */
export const linesOf = (issues: ReadonlyArray<Issue>): ReadonlyArray<string> =>
  Object.entries(Arr.groupBy(issues, ({ path }) => pathOf(path) || "body")).map(
    ([path, held]) => `${path} ${ruleOf(held)}`
  )

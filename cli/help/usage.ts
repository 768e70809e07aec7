import { commandIn, commandNames, membersOf, pageOf, takesValue } from "./help.js"
import { alike, typed } from "./typed.js"

/**
 * What is wrong with the words after `tailor`, in one line, or undefined. Checked before the framework parses them:
 * its messages leave the option out or name the wrong one (a value missing, an option given twice).
 */
export const usageFault = (words: ReadonlyArray<string>): string | undefined => {
  const [first = "", second = ""] = words
  if (first === "--completions") {
    return words.length === 2 && /^(?:bash|zsh|fish)$/.test(second)
      ? undefined
      : "--completions needs bash, zsh or fish; see tailor --help"
  }
  const command = commandIn(words)
  if (command === undefined) {
    const members = membersOf(first)
    if (members.length > 0) return `${first} needs ${members.join(" or ")}; see tailor ${first} --help`
    return first.startsWith("-")
      ? `there is no option ${first.startsWith("--") ? "--" : "-"}${typed(first.replace(/^--?/, ""))} here; see tailor --help`
      : `there is no command ${typed(first)}${alike(first, commandNames)}; see tailor --help`
  }
  const { name, rest } = command
  const { operands = [], optional, required } = pageOf(name)
  const known: ReadonlyArray<string> = [...required, ...optional]
  let operandsGiven = 0
  const hint = `see tailor ${name} --help`
  const given = new Set<string>()
  for (let at = 0; at < rest.length; at++) {
    if (operands.length > 0 && (rest[at] === "-" || rest[at]?.startsWith("-") === false)) {
      operandsGiven++
      if (operandsGiven > operands.length)
        return `${name} takes no more than ${operands.map(({ value }) => value).join(" and ")}; ${hint}`
      continue
    }
    const [, dashes, option, value] = /^(--?)([^=]*)(?:=([^]*))?$/.exec(rest[at] ?? "") ?? []
    if (option === undefined) {
      const members = membersOf(name)
      const words = members.length === 0 ? "" : `${members.join(", ")} or `
      return `what follows ${name} must be ${words}options such as --${known[0] ?? "help"}${alike(rest[at] ?? "", members)}; ${hint}`
    }
    if (!known.includes(option) || dashes !== "--") {
      return `${name} has no option ${dashes}${typed(option)}${alike(option, known, "--")}; ${hint}`
    }
    if (given.has(option)) return `--${option} is given twice; ${hint}`
    given.add(option)
    if (!takesValue(option)) {
      if (value !== undefined) return `--${option} takes no value; ${hint}`
      continue
    }
    if (value === "") return `--${option} needs a value; ${hint}`
    if (value !== undefined) continue
    const next = rest[++at]
    if (next === undefined || next.startsWith("--")) return `--${option} needs a value; ${hint}`
  }
  const missing = [
    ...operands.slice(operandsGiven).flatMap(({ isOptional, value }) => (isOptional ? [] : [value])),
    ...required.filter((option) => !given.has(option)).map((option) => `--${option}`)
  ]
  return missing.length === 0
    ? undefined
    : `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing; ${hint}`
}

/** The words of a command with its options before the others: after a lone "-" the framework reads no option. */
export const optionsFirst = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const rest = commandIn(words)?.rest ?? []
  const options: Array<string> = []
  const others: Array<string> = []
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ""
    const isOption = word.startsWith("-") && word !== "-"
    const takesNext = isOption && takesValue(word.slice(2))
    const taken = rest.slice(at, at + (takesNext ? 2 : 1))
    if (isOption) options.push(...taken)
    else others.push(...taken)
    at += taken.length - 1
  }
  return [...words.slice(0, words.length - rest.length), ...options, ...others]
}

import {
  type CommandName,
  commandNames,
  membersOf,
  optionOf,
  optionsOf,
  pages,
  shells,
  takesOperand,
  takesValue
} from "./help.js"

// Scripts that complete commands, options and their values in a shell, made from the help. Ours because those of
// @effect/cli offer options that this program does not take, and the values of an option as one word (`text,json`).

export type Shell = (typeof shells)[number]

/** First words, each once. */
const firstWords = [...new Set(commandNames.map((name) => name.split(" ")[0] ?? ""))]
const isCommand = (word: string) => commandNames.some((name) => name === word)

/** Words that have members, such as `batch`; `bench` is a command as well. */
const groups = firstWords.filter((word) => membersOf(word).length > 0)

/** The words that an option takes, or none where it takes anything. */
const valuesOf = (name: CommandName, option: Parameters<typeof optionOf>[1]): ReadonlyArray<string> => {
  const { value } = optionOf(name, option)
  return /^[a-z-]+(?:\|[a-z-]+)+$/.test(value) ? value.split("|") : []
}

const bashValues = commandNames.flatMap((name) =>
  optionsOf(name).flatMap((option) => {
    const values = valuesOf(name, option)
    return values.length === 0 ? [] : [`    "${name} --${option}") choices="${values.join(" ")}" ;;`]
  })
)

/** Options that take a value which is none of a few words: a file, or whatever the shell completes by itself. */
const bashOthers = commandNames.map((name) => {
  const others = optionsOf(name).filter((option) => takesValue(option) && valuesOf(name, option).length === 0)
  return others.length === 0 ? "" : `    ${others.map((option) => `"${name} --${option}"`).join("|")}) return ;;`
})

const bash = [
  "# Completes tailor in bash: source <(tailor --completions bash)",
  "_tailor() {",
  '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" name="" choices=""',
  "  COMPREPLY=()",
  '  if [ "$COMP_CWORD" -gt 1 ]; then name="${COMP_WORDS[1]}"; fi',
  '  if [ "$COMP_CWORD" -gt 2 ]; then case "$name ${COMP_WORDS[2]}" in',
  `    ${groups.flatMap((group) => membersOf(group).map((member) => `"${group} ${member}"`)).join("|")}) name="$name ${"${COMP_WORDS[2]}"}" ;;`,
  "  esac; fi",
  '  case "$name $prev" in',
  `    "--completions --completions") choices="${shells.join(" ")}" ;;`,
  ...bashValues,
  ...bashOthers.filter((line) => line !== ""),
  '    *) case "$name" in',
  `      "") choices="${[...firstWords, "--help", "--version", "--completions"].join(" ")}" ;;`,
  ...groups
    .filter((group) => !isCommand(group))
    .map((group) => `      "${group}") choices="${[...membersOf(group), "--help"].join(" ")}" ;;`),
  ...commandNames.map((name) => {
    const options = [...optionsOf(name).map((option) => `--${option}`), "--help", ...membersOf(name)].join(" ")
    // A name of a file, unless an option is begun.
    return takesOperand(name)
      ? `      "${name}") case "$cur" in -*) choices="${options}" ;; *) return ;; esac ;;`
      : `      "${name}") choices="${options}" ;;`
  }),
  "    esac ;;",
  "  esac",
  '  COMPREPLY=($(compgen -W "$choices" -- "$cur"))',
  "}",
  "complete -o default -F _tailor tailor"
]

const zsh = [
  "#compdef tailor",
  "# Completes tailor in zsh: source <(tailor --completions zsh)",
  "autoload -U +X compinit && compinit -u",
  "autoload -U +X bashcompinit && bashcompinit",
  ...bash.slice(1)
]

const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`

const fish = [
  "# Completes tailor in fish: tailor --completions fish | source",
  "function __tailor_at",
  "    set -l words (commandline -opc)",
  "    set -l last (math 1 + (count $argv))",
  '    test (count $words) -ge $last; and test "$words[2..$last]" = "$argv"',
  "end",
  "function __tailor_first",
  "    test (count (commandline -opc | string match -v -- '-*')) -eq 1",
  "end",
  "function __tailor_second",
  "    set -l words (commandline -opc)",
  '    test (count $words) -eq 2; and test "$words[2]" = "$argv"',
  "end",
  "complete -c tailor -n __tailor_first -f",
  ...firstWords.map((word) => {
    const text = commandNames.find((name) => name === word)
    const about = text === undefined ? `${membersOf(word).join(" or ")}` : pages[text].summary
    return `complete -c tailor -n __tailor_first -a ${word} -d ${quoted(about)}`
  }),
  "complete -c tailor -n __tailor_first -l version -d 'Show the version'",
  `complete -c tailor -n __tailor_first -l completions -x -a '${shells.join(" ")}' -d 'Print a script for a shell'`,
  ...groups.flatMap((group) =>
    membersOf(group).map((member) => `complete -c tailor -n '__tailor_second ${group}' -f -a ${member}`)
  ),
  "complete -c tailor -l help -d 'Show help and examples'",
  ...commandNames.flatMap((name) =>
    optionsOf(name).map((option) => {
      const values = valuesOf(name, option)
      const value = !takesValue(option) ? "-f" : values.length === 0 ? "-r -F" : `-x -a '${values.join(" ")}'`
      const others = membersOf(name).map((member) => `; and not __tailor_at ${name} ${member}`)
      return `complete -c tailor -n '__tailor_at ${name}${others.join("")}' -l ${option} ${value} -d ${quoted(optionOf(name, option).text)}`
    })
  )
]

/** The script that completes `tailor` in a shell. */
export const completionsFor = (shell: Shell): string => ({ bash, zsh, fish })[shell].join("\n")

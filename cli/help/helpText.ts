import { type CommandName, commandNames, optionOf, type OptionName, optionsOf, pageOf, pages } from "./help.js"
import { type Style, table, wrap } from "../output/terminal.js"
import { shorten } from "../../src/text/shorten.js"

const paragraphs = (texts: ReadonlyArray<string>, width: number) =>
  texts.flatMap((text, at) => [...(at === 0 ? [] : [""]), ...wrap(text, width)])

const givenAs = (name: CommandName, option: OptionName) => `--${option} ${optionOf(name, option).value}`.trim()

/** No line ends between an option and its value. */
const usage = (name: CommandName, width: number): ReadonlyArray<string> => {
  const { operands = [], optional, required } = pageOf(name)
  const words = [
    ...operands.map(({ isOptional, value }) => (isOptional ? `[${value}]` : value)),
    ...required.map((option) => givenAs(name, option)),
    ...optional.map((option) => `[${givenAs(name, option)}]`)
  ].map((word) => word.replaceAll(" ", "\u00a0"))
  return wrap([`tailor ${name}`, ...words].join(" "), width).map((line) => line.replaceAll("\u00a0", " "))
}

/** Words with what they mean, side by side. */
const meanings = (rows: ReadonlyArray<readonly [words: string, meaning: string]>, width: number) => {
  const widest = Math.max(0, ...rows.map(([words]) => words.length))
  return table(
    rows.flatMap(([words, meaning]) =>
      wrap(meaning, width - widest - 4).map((line, at) => [{ text: at === 0 ? words : "" }, { text: line }])
    )
  )
}

const optionLines = (name: CommandName, width: number) => {
  const { operands = [] } = pageOf(name)
  return meanings(
    [
      ...operands.map(({ text, value }) => [value, text] as const),
      ...optionsOf(name).map((option) => [givenAs(name, option), optionOf(name, option).text] as const)
    ],
    width
  )
}

/** What the process ends with. */
const exitCodes: ReadonlyArray<readonly [code: string, meaning: string]> = [
  ["0", "done; also when the reader of the output closed it (| head), and when serve was ended by a signal"],
  [
    "1",
    "not done; one line on standard error says why and what to do (batch, eval, bench, doctor, lexicon check: something failed)"
  ],
  ["130", "ended by Ctrl-C or another signal"]
]

const about = "Tailors resumes to job descriptions: honest scores, minimal suggested edits."

/** What one does first, each with what it does. */
const firstThings = ["score", "extract", "optimize", "export", "demo", "serve"] as const

/** What `tailor` alone shows. */
export const firstHelp = (style: Style, width: number): string =>
  [
    ...wrap(about, width),
    "",
    ...firstThings.flatMap((name) => [
      style.strong(shorten(pages[name].summary, width)),
      `  ${pages[name].examples[0]}`
    ]),
    "",
    ...wrap("A resume or a job may be a PDF, DOCX, HTML, Markdown, text or JSON file.", width),
    ...wrap("tailor --help lists all commands, tailor COMMAND --help explains one.", width)
  ].join("\n")

/** The page of a command, or of all. */
export const helpText = (name: CommandName | undefined, style: Style, width: number): string => {
  if (name === undefined) {
    return [
      ...wrap(about, width),
      "",
      style.strong("Usage"),
      "  tailor COMMAND [OPTIONS]",
      "",
      style.strong("Commands"),
      ...meanings(
        commandNames.map((command) => [command, pageOf(command).summary]),
        width
      ),
      "",
      style.strong("Examples"),
      ...firstThings.map((first) => `  ${pages[first].examples[0]}`),
      "",
      style.strong("Exit codes"),
      ...meanings(exitCodes, width),
      "",
      ...wrap(
        "Colours are for terminals only; NO_COLOR and TERM=dumb turn them off, FORCE_COLOR on. COLUMNS sets the width. To complete words in the shell: source <(tailor --completions bash), zsh likewise; tailor --completions fish | source. tailor --version; tailor COMMAND --help tells more.",
        width
      )
    ].join("\n")
  }
  const page = pageOf(name)
  const lines = optionLines(name, width)
  return [
    ...wrap(`${page.summary}.`, width),
    "",
    style.strong("Usage"),
    ...usage(name, width - 4).map((line, at) => (at === 0 ? "  " : "    ") + line),
    "",
    ...paragraphs(page.about, width),
    ...(lines.length === 0 ? [] : ["", style.strong("Options"), ...lines]),
    "",
    style.strong("Examples"),
    ...page.examples.map((example) => `  ${example}`)
  ].join("\n")
}

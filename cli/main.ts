#!/usr/bin/env node
import * as CliConfig from "@effect/cli/CliConfig"
import * as Command from "@effect/cli/Command"
import * as HelpDoc from "@effect/cli/HelpDoc"
import * as ValidationError from "@effect/cli/ValidationError"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as FileSystem from "@effect/platform/FileSystem"
import * as Path from "@effect/platform/Path"
import * as Terminal from "@effect/platform/Terminal"
import * as Cause from "effect/Cause"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { placeOf } from "../src/process/places.js"
import { tailor } from "./commands.js"
import { commandIn, type CommandName, commandsIn, shells } from "./help/help.js"
import { firstHelp, helpText } from "./help/helpText.js"
import { refuse, type Told } from "./Refused.js"
import { Screen } from "./output/Screen.js"
import { oneLine, styleOf, withoutEscapes } from "./output/terminal.js"
import { optionsFirst, usageFault } from "./help/usage.js"

const version = "1.0.0"

/** The framework asks for these and, without its wizard and prompts, uses none: the real ones cost a tenth of a second. */
const unused = Layer.mergeAll(
  FileSystem.layerNoop({}),
  Path.layer,
  Layer.succeed(Terminal.Terminal, {
    columns: Effect.succeed(80),
    rows: Effect.succeed(24),
    isTTY: Effect.succeed(false),
    readInput: Effect.die("no prompts"),
    readLine: Effect.die("no prompts"),
    display: () => Effect.void
  })
)

/** The framework's help goes to the screen; its errors are told once, below, in one line. */
const frameworkConsole = Effect.gen(function* () {
  const { colours, print } = yield* Screen
  const console = yield* Console.consoleWith(Effect.succeed)
  const log = (text: unknown) => Effect.orDie(print(colours ? String(text) : withoutEscapes(String(text))))
  return { ...console, log, error: () => Effect.void }
})

const tell = (line: string) =>
  Effect.zipRight(
    Effect.flatMap(Screen, ({ progress }) => progress("")),
    Effect.async<void>((resume) => {
      process.stderr.write(`tailor: ${oneLine(line)}\n`, () => resume(Effect.void))
    })
  )

const lineOf = (
  cause: Cause.Cause<ValidationError.ValidationError | Told>,
  command: CommandName | undefined
): string => {
  const failure = Cause.failureOption(cause)
  if (failure._tag === "None") return `something unexpected went wrong (${defectOf(cause)}); please report this`
  return ValidationError.isValidationError(failure.value)
    ? `${oneLine(withoutEscapes(HelpDoc.toAnsiText(failure.value.error)))}; see tailor ${command === undefined ? "" : `${command} `}--help`
    : failure.value.line
}

/** Class and place of a defect; its message may quote what was read. */
const defectOf = (cause: Cause.Cause<unknown>): string => {
  const defect = [...Cause.defects(cause)][0]
  const place = placeOf(defect)
  const name = defect instanceof Error ? defect.constructor.name : typeof defect
  return place === undefined ? name : `${name} at ${place}`
}

const withFramework = Command.run(tailor, { name: "Tailor", version, executable: "tailor" })

const asksHelp = (words: ReadonlyArray<string>) =>
  words[0] === "help" || words.includes("--help") || words.includes("-h")

const main = (argv: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const words = argv.slice(2)
    const { colours, print, width } = yield* Screen
    if (words[0] === "--version") return yield* print(version)
    if (words.length === 0) return yield* print(firstHelp(styleOf(colours), width))
    if (asksHelp(words)) {
      const named = commandsIn(words)
      const page = (name?: (typeof named)[number]) => helpText(name, styleOf(colours), Math.min(width, 100))
      return yield* print(named.length === 0 ? page() : named.map(page).join("\n\n"))
    }
    const fault = usageFault(words)
    if (fault !== undefined) return yield* refuse(fault)
    const shell = shells.find((name) => words[0] === "--completions" && words[1] === name)
    if (shell !== undefined) {
      const { completionsFor } = yield* Effect.promise(() => import("./help/completions.js"))
      return yield* print(completionsFor(shell))
    }
    const ordered = [...argv.slice(0, 2), ...optionsFirst(words)]
    yield* Effect.withConsole(withFramework(ordered), yield* frameworkConsole)
  }).pipe(
    Effect.tapErrorCause((cause) =>
      Cause.isInterruptedOnly(cause) ? Effect.void : tell(lineOf(cause, commandIn(argv.slice(2))?.name))
    ),
    Effect.provide(CliConfig.layer({ showBuiltIns: false })),
    Effect.provide(unused),
    Effect.provide(Screen.layer)
  )

let signalled = false
const noteSignal = () => {
  signalled = true
}
// Kept to the end: a second signal while things end in order changes nothing.
process.on("SIGINT", noteSignal)
process.on("SIGTERM", noteSignal)

NodeRuntime.runMain(main(process.argv), {
  disableErrorReporting: true,
  disablePrettyLogger: true,
  teardown: (exit, onExit) => {
    if (Exit.isSuccess(exit)) return onExit(0)
    if (!Cause.isInterruptedOnly(exit.cause)) return onExit(1)
    // A signal is how `serve` and `demo --open` are meant to end, and nothing else; without one, the reader of the output has gone away.
    const runsUntilStopped =
      process.argv[2] === "serve" || (process.argv[2] === "demo" && process.argv.includes("--open"))
    onExit(signalled && !runsUntilStopped ? 130 : 0)
  }
})

import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as HelpDoc from "@effect/cli/HelpDoc"
import * as Options from "@effect/cli/Options"
import * as ValidationError from "@effect/cli/ValidationError"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Types from "effect/Types"
import { type CommandName, type OptionName, options as texts, pages } from "./help/help.js"

// What can be typed, and nothing else: each command's body is a file of its own, loaded when it is called.

const required = (name: OptionName) =>
  Options.text(name).pipe(Options.withPseudoName(texts[name].value), Options.withDescription(texts[name].text))

const orNothing = <A>(option: Options.Options<A>) => option.pipe(Options.optional, Options.map(Option.getOrUndefined))

const optional = (name: OptionName) => orNothing(required(name))

const flag = (name: OptionName) => Options.boolean(name).pipe(Options.withDescription(texts[name].text))

/** An option that takes one of these words. */
const wordOf = <const Word extends string>(name: OptionName, words: ReadonlyArray<Word>) => {
  const rule = `--${name} must be ${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`
  return required(name).pipe(
    Options.mapEffect((given) => {
      const word = words.find((known) => known === given)
      return word === undefined ? Effect.fail(ValidationError.invalidValue(HelpDoc.p(rule))) : Effect.succeed(word)
    })
  )
}

const formatOf = <const Format extends string>(...others: ReadonlyArray<Format>) =>
  wordOf("format", ["text", ...others]).pipe(Options.withDefault("text" as const))

/** A command whose body is loaded only when it is called. */
const command = <const Config extends Command.Command.Config, E, R>(
  name: CommandName,
  config: Config,
  load: () => Promise<{
    readonly run: (input: Types.Simplify<Command.Command.ParseConfig<Config>>) => Effect.Effect<void, E, R>
  }>
) =>
  Command.make(name.replace(/^.* /, ""), config, (input) =>
    Effect.flatMap(Effect.promise(load), ({ run }) => run(input))
  ).pipe(Command.withDescription(pages[name].summary))

const [resume, job, title, company, asOf] = [
  required("resume"),
  required("job"),
  optional("title"),
  optional("company"),
  optional("as-of")
]
const [jobs, resumes, pairs] = [required("jobs"), required("resumes"), optional("pairs")]
const format = formatOf("json")
const [explain, trace, out] = [flag("explain"), flag("trace"), optional("out")]

/** How the simulated provider takes its time. */
const modelTimes = {
  latency: optional("latency"),
  firstToken: optional("first-token"),
  tokensPerSecond: optional("tokens-per-second"),
  spread: optional("spread"),
  outputTokens: optional("output-tokens"),
  hangShare: optional("hang-share"),
  errorShare: optional("error-share")
}

export const tailor = Command.make("tailor").pipe(
  Command.withSubcommands([
    command(
      "score",
      { resume, job, title, company, asOf, format: formatOf("json", "html"), out, explain, trace },
      () => import("./commands/score.js")
    ),
    command("extract", { job, title, company, format, out, explain, trace }, () => import("./commands/extract.js")),
    command(
      "optimize",
      { resume, job, title, company, asOf, format, out, explain, trace },
      () => import("./commands/optimize.js")
    ),
    command(
      "convert",
      { file: Args.text({ name: "FILE" }), to: orNothing(wordOf("to", ["profile", "json-resume"])), out },
      () => import("./commands/convert.js")
    ),
    command(
      "export",
      {
        file: Args.text({ name: "FILE" }),
        to: wordOf("to", ["docx", "html", "md", "text", "json-resume"]),
        resume: optional("resume"),
        out
      },
      () => import("./commands/export.js")
    ),
    command(
      "explain-diff",
      { a: Args.text({ name: "A" }), b: Args.text({ name: "B" }), job, title, company, asOf, format },
      () => import("./commands/explainDiff.js")
    ),
    Command.make("batch").pipe(
      Command.withDescription("Score or read many at once"),
      Command.withSubcommands([
        command("batch score", { jobs, resumes, pairs, asOf, out: required("out") }, () => import("./batch/score.js")),
        command("batch extract", { jobs, out: required("out") }, () => import("./batch/extract.js"))
      ])
    ),
    command(
      "eval",
      {
        set: Args.text({ name: "SET" }).pipe(Args.optional, Args.map(Option.getOrUndefined)),
        jobs: optional("jobs"),
        resumes: optional("resumes"),
        pairs,
        against: optional("against"),
        aliases: optional("aliases"),
        asOf,
        format
      },
      () => import("./eval/command.js")
    ),
    command(
      "bench",
      {
        rate: optional("rate"),
        duration: optional("duration"),
        warmup: optional("warmup"),
        stages: optional("stages"),
        users: optional("users"),
        maxInFlight: optional("max-in-flight"),
        seed: optional("seed"),
        provider: optional("provider"),
        strategy: optional("strategy"),
        ...modelTimes,
        maxP95: optional("max-p95"),
        maxOverhead: optional("max-overhead"),
        maxOverheadRatio: optional("max-overhead-ratio"),
        maxCpuRatio: optional("max-cpu-ratio"),
        format: formatOf("json", "html"),
        out
      },
      () => import("./bench/load.js")
    ).pipe(
      Command.withSubcommands([
        command(
          "bench strategies",
          {
            rate: optional("rate"),
            duration: optional("duration"),
            seed: optional("seed"),
            seeds: optional("seeds"),
            speedUp: optional("speed-up"),
            ...modelTimes,
            format: formatOf("json", "markdown"),
            out
          },
          () => import("./bench/strategies.js")
        ),
        command(
          "bench quality",
          {
            provider: orNothing(wordOf("provider", ["offline", "openai"])),
            answers: optional("answers"),
            asOf,
            format
          },
          () => import("./bench/quality.js")
        )
      ])
    ),
    command("demo", { open: flag("open") }, () => import("./commands/demo.js")),
    command("serve", {}, () => import("./commands/serve.js")),
    command("doctor", { format }, () => import("./doctor/command.js")),
    command("migrate", {}, () => import("./commands/migrate.js")),
    command(
      "token",
      { sub: required("sub"), ttl: required("ttl").pipe(Options.withDefault("1h")) },
      () => import("./commands/token.js")
    ),
    command("openapi", { out }, () => import("./commands/openapi.js")),
    Command.make("lexicon").pipe(
      Command.withDescription("Look after the data of the lexicon"),
      Command.withSubcommands([
        command("lexicon check", { data: optional("data"), format }, () => import("./commands/lexicon.js"))
      ])
    )
  ])
)

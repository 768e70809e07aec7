import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as HelpDoc from "@effect/cli/HelpDoc"
import * as Options from "@effect/cli/Options"
import * as ValidationError from "@effect/cli/ValidationError"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { type CommandName, type OptionName, options as texts, pages } from "./help/help.js"

// What can be typed, and nothing else: each command's body is a file of its own, loaded when it is called.

/** Runs a body that is loaded only now. */
const lazily =
  <A, E, R>(load: () => Promise<{ readonly run: (input: A) => Effect.Effect<void, E, R> }>) =>
  (input: A): Effect.Effect<void, E, R> =>
    Effect.flatMap(Effect.promise(load), ({ run }) => run(input))

const required = (name: OptionName) =>
  Options.text(name).pipe(Options.withPseudoName(texts[name].value), Options.withDescription(texts[name].text))

const optional = (name: OptionName) => required(name).pipe(Options.optional, Options.map(Option.getOrUndefined))

const formatOf = <const Format extends string>(formats: ReadonlyArray<Format>) => {
  const refused = ValidationError.invalidValue(
    HelpDoc.p(`--format must be ${formats.slice(0, -1).join(", ")} or ${formats.at(-1) ?? ""}`)
  )
  return required("format").pipe(
    Options.withDefault("text"),
    Options.mapEffect((value) => {
      const format = formats.find((known) => known === value)
      return format === undefined ? Effect.fail(refused) : Effect.succeed(format)
    })
  )
}

const providers = ["offline", "openai"] as const
const providerGiven = optional("provider").pipe(
  Options.mapEffect((value) => {
    const provider = providers.find((known) => known === value)
    return provider === undefined && value !== undefined
      ? Effect.fail(ValidationError.invalidValue(HelpDoc.p("--provider must be offline or openai")))
      : Effect.succeed(provider)
  })
)

const targets = ["profile", "json-resume"] as const
const targetGiven = optional("to").pipe(
  Options.mapEffect((value) => {
    const target = targets.find((known) => known === value)
    return target === undefined && value !== undefined
      ? Effect.fail(ValidationError.invalidValue(HelpDoc.p("--to must be profile or json-resume")))
      : Effect.succeed(target)
  })
)

const exportTargets = ["docx", "html", "md", "text", "json-resume"] as const
const exportTarget = required("to").pipe(
  Options.mapEffect((value) => {
    const target = exportTargets.find((known) => known === value)
    return target === undefined
      ? Effect.fail(ValidationError.invalidValue(HelpDoc.p("--to must be docx, html, md, text or json-resume")))
      : Effect.succeed(target)
  })
)

const [resume, job, title, company, asOf] = [
  required("resume"),
  required("job"),
  optional("title"),
  optional("company"),
  optional("as-of")
]
const [jobs, resumes, pairs] = [required("jobs"), required("resumes"), optional("pairs")]
const format = formatOf(["text", "json"])
const explain = Options.boolean("explain").pipe(Options.withDescription(texts.explain.text))
const trace = Options.boolean("trace").pipe(Options.withDescription(texts.trace.text))

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

const described = (name: CommandName) => Command.withDescription(pages[name].summary)

export const tailor = Command.make("tailor").pipe(
  Command.withSubcommands([
    Command.make(
      "score",
      {
        resume,
        job,
        title,
        company,
        asOf,
        format: formatOf(["text", "json", "html"]),
        out: optional("out"),
        explain,
        trace
      },
      lazily(() => import("./commands/score.js"))
    ).pipe(described("score")),
    Command.make(
      "extract",
      { job, title, company, format, out: optional("out"), explain, trace },
      lazily(() => import("./commands/extract.js"))
    ).pipe(described("extract")),
    Command.make(
      "optimize",
      { resume, job, title, company, asOf, format, out: optional("out"), explain, trace },
      lazily(() => import("./commands/optimize.js"))
    ).pipe(described("optimize")),
    Command.make(
      "convert",
      { file: Args.text({ name: "FILE" }), to: targetGiven, out: optional("out") },
      lazily(() => import("./commands/convert.js"))
    ).pipe(described("convert")),
    Command.make(
      "export",
      { file: Args.text({ name: "FILE" }), to: exportTarget, resume: optional("resume"), out: optional("out") },
      lazily(() => import("./commands/export.js"))
    ).pipe(described("export")),
    Command.make(
      "explain-diff",
      { a: Args.text({ name: "A" }), b: Args.text({ name: "B" }), job, title, company, asOf, format },
      lazily(() => import("./commands/explainDiff.js"))
    ).pipe(described("explain-diff")),
    Command.make("batch").pipe(
      Command.withDescription("Score or read many at once"),
      Command.withSubcommands([
        Command.make(
          "score",
          { jobs, resumes, pairs, asOf, out: required("out") },
          lazily(() => import("./batch/score.js"))
        ).pipe(described("batch score")),
        Command.make(
          "extract",
          { jobs, out: required("out") },
          lazily(() => import("./batch/extract.js"))
        ).pipe(described("batch extract"))
      ])
    ),
    Command.make(
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
      lazily(() => import("./eval/command.js"))
    ).pipe(described("eval")),
    Command.make(
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
        format: formatOf(["text", "json", "html"]),
        out: optional("out")
      },
      lazily(() => import("./bench/load.js"))
    ).pipe(
      described("bench"),
      Command.withSubcommands([
        Command.make(
          "strategies",
          {
            rate: optional("rate"),
            duration: optional("duration"),
            seed: optional("seed"),
            seeds: optional("seeds"),
            speedUp: optional("speed-up"),
            ...modelTimes,
            format: formatOf(["text", "json", "markdown"]),
            out: optional("out")
          },
          lazily(() => import("./bench/strategies.js"))
        ).pipe(described("bench strategies")),
        Command.make(
          "quality",
          { provider: providerGiven, answers: optional("answers"), asOf, format },
          lazily(() => import("./bench/quality.js"))
        ).pipe(described("bench quality"))
      ])
    ),
    Command.make(
      "demo",
      { open: Options.boolean("open").pipe(Options.withDescription(texts.open.text)) },
      lazily(() => import("./commands/demo.js"))
    ).pipe(described("demo")),
    Command.make(
      "serve",
      {},
      lazily(() => import("./commands/serve.js"))
    ).pipe(described("serve")),
    Command.make(
      "doctor",
      { format },
      lazily(() => import("./doctor/command.js"))
    ).pipe(described("doctor")),
    Command.make(
      "migrate",
      {},
      lazily(() => import("./commands/migrate.js"))
    ).pipe(described("migrate")),
    Command.make(
      "token",
      { sub: required("sub"), ttl: required("ttl").pipe(Options.withDefault("1h")) },
      lazily(() => import("./commands/token.js"))
    ).pipe(described("token")),
    Command.make(
      "openapi",
      { out: optional("out") },
      lazily(() => import("./commands/openapi.js"))
    ).pipe(described("openapi")),
    Command.make("lexicon").pipe(
      Command.withDescription("Look after the data of the lexicon"),
      Command.withSubcommands([
        Command.make(
          "check",
          { data: optional("data"), format },
          lazily(() => import("./commands/lexicon.js"))
        ).pipe(described("lexicon check"))
      ])
    )
  ])
)

import * as Effect from "effect/Effect"
import { type AppConfig, appConfig } from "../../src/Config.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import { type Style, styleOf, table, wrap } from "../output/terminal.js"
import { type Check, failed, ok, skipped } from "./Check.js"
import { checkDatabase } from "./database.js"
import { checkIdentity, checkWebhook } from "./keys.js"
import { checkDataFolder, checkNode } from "./machine.js"
import { checkModel, checkRedis } from "./services.js"

/** All that is asked of a configuration that can be used, in the order in which it is told. */
const checksOf = (config: AppConfig): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.gen(function* () {
    const folder = yield* checkDataFolder(config)
    const [database, identity, model, redis] = yield* Effect.all(
      [
        config.database._tag === "Embedded" && folder.status === "failed"
          ? Effect.succeed([skipped("database", "not asked: the data folder has to be usable first")])
          : checkDatabase(config.database),
        checkIdentity(config),
        checkModel(config.model),
        checkRedis(config.rateLimits)
      ],
      { concurrency: "unbounded" }
    )
    return [folder, ...database, ...identity, checkWebhook(config), model, redis]
  })

/** Every check, with what the environment says; nothing is changed by any of them. */
export const diagnose = (nodeVersion: string): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.gen(function* () {
    const node = checkNode(nodeVersion)
    const config = yield* Effect.either(appConfig)
    if (config._tag === "Left") {
      const wrong = failed(
        "configuration",
        config.left.line,
        "mend that variable; docs/configuration.md has the table of all"
      )
      return [node, wrong, skipped("everything else", "not asked: the configuration has to be usable first")]
    }
    const mode = config.right.production ? "production" : "development"
    return [node, ok("configuration", `can be used (${mode})`), ...(yield* checksOf(config.right))]
  })

const marks: { readonly [K in Check["status"]]: string } = { ok: "✓", warning: "!", failed: "✗", skipped: "–" }

const rowsOf = (check: Check, style: Style, room: number) => {
  const paints = { ok: style.good, warning: style.fair, failed: style.bad, skipped: style.quiet }
  const paint = paints[check.status]
  const remedy = check.remedy === null ? [] : wrap(`→ ${check.remedy}`, room)
  return [
    ...wrap(check.found, room).map((line, at) => [
      { text: at === 0 ? marks[check.status] : "", paint },
      { text: at === 0 ? check.name : "" },
      { text: line, ...(check.status === "skipped" ? { paint: style.quiet } : {}) }
    ]),
    ...remedy.map((line) => [{ text: "" }, { text: "" }, { text: line, paint: style.strong }])
  ]
}

/** `tailor doctor`: whether the service could start and work here, and what to do where it could not. */
export const run = Effect.fnUntraced(function* ({ format }: { readonly format: "text" | "json" }) {
  const { colours, print, progress, width } = yield* Screen
  yield* progress("Asking each part …")
  const checks = yield* diagnose(process.versions.node)
  yield* progress("")
  const faults = checks.filter(({ status }) => status === "failed").length
  const room = width - 8 - Math.max(...checks.map(({ name }) => name.length))
  const style = styleOf(colours)
  yield* print(
    format === "json"
      ? JSON.stringify({ ok: faults === 0, checks }, null, 2)
      : table(checks.flatMap((check) => rowsOf(check, style, room))).join("\n")
  )
  if (faults > 0) {
    return yield* refuse(
      faults === 1
        ? "one thing has to be mended; its remedy stands below it"
        : `${faults} things have to be mended; each remedy stands below its check`
    )
  }
})

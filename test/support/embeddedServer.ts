// A server's process as far as the embedded Postgres goes: the tests of the launcher kill it.
// Arguments: the data folder. Writes the cluster's admin address, or the line that ends the start, and stays.
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { startEmbeddedPostgres } from "../../src/repositories/embedded/EmbeddedPostgres.js"

const say = (line: string) => Effect.sync(() => process.stdout.write(`${line}\n`))

const program = startEmbeddedPostgres({ dataDir: process.argv[2] ?? "" }).pipe(
  Effect.flatMap(({ adminUrl }) => say(`ready ${Redacted.value(adminUrl)}`)),
  Effect.zipRight(Effect.never),
  Effect.catchTag("DatabaseUnusable", ({ line }) => say(`refused ${line}`)),
  Effect.scoped
)

const fiber = Effect.runFork(program)
process.on("SIGTERM", () => Effect.runFork(fiber.interruptAsFork(fiber.id())))

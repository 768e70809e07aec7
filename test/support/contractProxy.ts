import { spawn } from "node:child_process"
import { appendFileSync } from "node:fs"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { freePort } from "../../cli/service/freePort.js"

// `npm run proof contract` sends the traffic of the contract tests through a validating proxy of a third party.

/** The proxy's package, the OpenAPI document, and a file that gets a letter for each answer that was checked. */
const settings = () => {
  const { CONTRACT_PROXY: command, CONTRACT_DOCUMENT: document, CONTRACT_CHECKED: checked } = process.env
  return command === undefined || document === undefined || checked === undefined
    ? undefined
    : { command, document, checked }
}

const answers = (port: number) =>
  Effect.tryPromise(() => fetch(`http://127.0.0.1:${port}/health`)).pipe(
    Effect.retry({ times: 600, while: () => Effect.as(Effect.sleep(100), true) }),
    Effect.orDie
  )

/** Where to send requests for a service: to itself, or to the proxy before it. */
export const proxied = (baseUrl: string): Effect.Effect<string, never, Scope.Scope> => {
  const set = settings()
  if (set === undefined) return Effect.succeed(baseUrl)
  return Effect.gen(function* () {
    const port = yield* freePort
    yield* Effect.acquireRelease(
      Effect.sync(() =>
        spawn("npx", ["--yes", set.command, "proxy", set.document, baseUrl, "--port", String(port)], {
          stdio: "ignore",
          detached: true
        })
      ),
      // npx starts the proxy in a process of its own: both are of one group.
      ({ pid }) => Effect.sync(() => pid !== undefined && process.kill(-pid, "SIGTERM"))
    )
    yield* answers(port)
    return `http://127.0.0.1:${port}`
  })
}

interface Violation {
  readonly location: ReadonlyArray<string>
  readonly message: string
}

/** What the proxy has against an exchange: an answer that is not as documented, or a bad request that was taken. */
export const violationOf = (answer: { readonly status: number; readonly headers: Headers }): string | undefined => {
  const set = settings()
  if (set === undefined) return undefined
  appendFileSync(set.checked, ".")
  const told = answer.headers.get("sl-violations")
  if (told === null) return undefined
  const violations: ReadonlyArray<Violation> = JSON.parse(told)
  const bad = violations.filter(({ location }) => location[0] === "response" || answer.status < 400)
  return bad.length === 0 ? undefined : `the proxy objects: ${JSON.stringify(bad)}`
}

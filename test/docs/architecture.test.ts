import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { ModelTimedOut, StoreUnavailable } from "../../src/domain/Failures.js"
import { exchange, goodToken, type Parts, serveParts, storedProfile } from "../support/http.js"

const root = new URL("../../", import.meta.url)
const page = readFileSync(new URL("docs/architecture.md", root), "utf8")

/** Cells of the rows of the table under a heading line. */
const rowsOf = (heading: string): ReadonlyArray<ReadonlyArray<string>> => {
  const table = page.slice(page.indexOf(heading)).split("\n\n")[0] ?? ""
  return table
    .split("\n")
    .slice(2)
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim())
    )
}

/** What may be wrong with a request, in the order in which it is mended. */
const wrongs = ["framing", "path", "method", "token", "limits", "type", "size", "fields", "rows", "model"] as const

/** The request that is still wrong in everything from `first` on, and the service that is. */
const wrongFrom = (first: number) => {
  const isWrong = (what: (typeof wrongs)[number]) => wrongs.indexOf(what) >= first
  // One byte more than the service takes; where the size is right, a body without its fields, or a good one.
  const body = isWrong("size")
    ? `"${"x".repeat(1024 * 1024)}"`
    : isWrong("fields")
      ? "{}"
      : JSON.stringify({ job_title: "Engineer", company_name: "Globex", job_description_text: "You know Go." })
  const lines = [
    `${isWrong("method") ? "DELETE" : "POST"} ${isWrong("path") ? "/nowhere" : "/api/optimize"} HTTP/1.1`,
    "Host: a.example",
    ...(isWrong("framing") ? ["Host: b.example"] : []),
    `Authorization: Bearer ${isWrong("token") ? "bad" : goodToken}`,
    `Content-Type: ${isWrong("type") ? "text/plain" : "application/json"}`,
    `Content-Length: ${body.length}`,
    "Connection: close"
  ]
  let rows = 0
  const parts: Parts = {
    http: {
      limits: {
        enabled: true,
        requestsPerMinute: isWrong("limits") ? 1 : 600,
        modelCallsPerMinute: 20,
        concurrentModelCalls: 3
      }
    },
    profiles: {
      find: () => {
        rows += 1
        return isWrong("rows")
          ? Effect.fail(new StoreUnavailable({ reason: "pool" }))
          : Effect.succeed(Option.some(storedProfile))
      }
    },
    ...(isWrong("model") ? { model: { proposeEdits: () => Effect.fail(new ModelTimedOut()) } } : {})
  }
  return { request: `${lines.join("\r\n")}\r\n\r\n${body}`, parts, rowsRead: () => rows }
}

/** Uses up a limit of one request in a minute. */
const spend = `GET /api/profile/me HTTP/1.1\r\nHost: a.example\r\nAuthorization: Bearer ${goodToken}\r\nConnection: close\r\n\r\n`

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe("the pipeline of docs/architecture.md", () => {
  it.scopedLive(
    "refuses in the order of the page, and reads no row before its gate",
    () =>
      Effect.gen(function* () {
        const statuses: Array<number> = []
        for (const first of wrongs.keys()) {
          const { parts, request, rowsRead } = wrongFrom(first)
          const port = yield* serveParts(parts)
          if (first <= wrongs.indexOf("limits")) yield* Effect.promise(() => exchange(port, spend))
          const before = rowsRead()
          statuses.push(statusOf(yield* Effect.promise(() => exchange(port, request))))
          const read = rowsRead() - before
          assert.strictEqual(read, first < wrongs.indexOf("rows") ? 0 : 1, `rows read when ${wrongs[first]} is wrong`)
        }
        const said = rowsOf("| gate |").map(([, , status]) => Number(status))
        assert.deepStrictEqual(statuses, said)
        const { parts, request } = wrongFrom(wrongs.length)
        const port = yield* serveParts(parts)
        assert.strictEqual(statusOf(yield* Effect.promise(() => exchange(port, request))), 200)
      }),
    60_000
  )

  it("says of each gate where it stands", () => {
    for (const [gate = "", , , where = ""] of rowsOf("| gate |")) {
      const places = [...where.matchAll(/`([\w/.]+)`/g)].map(([, path = ""]) => path)
      assert.isAbove(places.length, 0, gate)
      for (const path of places) assert.doesNotThrow(() => readdirOrFile(path), path)
    }
  })
})

const readdirOrFile = (path: string) =>
  path.endsWith(".ts") ? readFileSync(new URL(`src/${path}`, root)) : readdirSync(new URL(`src/${path}`, root))

describe("the rooms of docs/architecture.md", () => {
  const rooms = rowsOf("| folder |").map(([room = "", allowed = ""]) => ({
    room,
    allowed: allowed === "–" ? [] : allowed.split(", ")
  }))

  it("are the folders of src", () => {
    const folders = readdirSync(fileURLToPath(new URL("src", root)), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    assert.sameMembers(
      rooms.map(({ room }) => room),
      folders
    )
  })

  it("may import what the lint lets them", async () => {
    const Zone = Schema.Struct({
      target: Schema.Unknown,
      from: Schema.Unknown,
      except: Schema.optional(Schema.Array(Schema.String))
    })
    const rule = "import-x/no-restricted-paths"
    const Rules = Schema.Struct({
      rules: Schema.Struct({ [rule]: Schema.Tuple(Schema.String, Schema.Struct({ zones: Schema.Array(Zone) })) })
    })
    const config: { readonly default: ReadonlyArray<unknown> } = await import(new URL("eslint.config.js", root).href)
    const zones = config.default.filter(Schema.is(Rules)).flatMap(({ rules }) => rules[rule][1].zones)
    const held = zones
      .filter(({ except, from }) => from === "./src" && except !== undefined)
      .map(({ except = [], target }) => {
        const room = String(target).replace("./src/", "")
        return { room, allowed: except.map((path) => path.replace("./", "")).filter((path) => path !== room) }
      })
    assert.deepStrictEqual(
      [...rooms].sort((a, b) => a.room.localeCompare(b.room)),
      [...held].sort((a, b) => a.room.localeCompare(b.room))
    )
  })

  it("and the entry points of the package are those of package.json", () => {
    const { exports } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"))
    assert.sameMembers(
      rowsOf("| entry point |").map(([entry = ""]) => entry.replaceAll("`", "").replace("resume-tailoring", ".")),
      Object.keys(exports).filter((name) => name !== "./package.json")
    )
  })
})

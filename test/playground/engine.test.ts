import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { createContext, runInContext } from "node:vm"
import { gunzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { Session } from "../../src/playground/session.js"
import { german } from "../languages/texts/german.js"
import { samples } from "./samples.js"

const code = (name: string) =>
  gunzipSync(readFileSync(fileURLToPath(new URL(`../../dist/src/playground/${name}.gz`, import.meta.url)))).toString(
    "utf8"
  )

/** The built engine where there is JavaScript and nothing else but `atob`: no Node, no document. */
const startEngine = () => {
  let answered: (answer: unknown) => void = () => undefined
  const scope: { onmessage?: (event: { readonly data: unknown }) => void; postMessage: (answer: unknown) => void } = {
    // As text: its values are of another realm.
    postMessage: (answer) => answered(JSON.parse(JSON.stringify(answer)))
  }
  runInContext(code("engine.js"), createContext({ self: scope, atob, TextDecoder, TextEncoder }))
  return (question: object): Promise<unknown> =>
    new Promise((resolve) => {
      answered = resolve
      scope.onmessage?.({ data: question })
    })
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe("the built engine", () => {
  it("says what the sources say, by rules and with recorded answers", async () => {
    const ask = startEngine()
    for (const [name, texts] of samples.filter((_, at) => at % 7 === 0)) {
      const session = new Session(texts)
      const opened = session.opened()
      assert.deepStrictEqual(await ask({ id: 1, kind: "open", texts }), plain({ id: 1, kind: "opened", opened }), name)
      const ids = opened.suggestions.map(({ id }) => id)
      for (const ticked of [ids, ids.slice(0, 1), ids.slice(1)]) {
        assert.deepStrictEqual(
          await ask({ id: 2, kind: "score", ticked }),
          plain({ id: 2, kind: "scored", scored: session.score(ticked) }),
          name
        )
      }
    }
  })

  it("tells a resume that says nothing, and what is gone", async () => {
    const ask = startEngine()
    assert.deepStrictEqual(await ask({ id: 7, kind: "score", ticked: [] }), { id: 7, kind: "gone" })
    const texts = { resume: "?", title: "", company: "", description: "Go", asOf: 0 }
    assert.deepStrictEqual(await ask({ id: 8, kind: "open", texts }), { id: 8, kind: "unread" })
    assert.deepStrictEqual(await ask({ id: 9, kind: "reword", suggestion: "x", text: "y" }), { id: 9, kind: "gone" })
  })

  it("finds out what the texts are written in", async () => {
    const ask = startEngine()
    const pair = german[0]
    assert(pair !== undefined)
    const [job, { text }] = pair
    const texts = { resume: text, title: job.title, company: job.company, description: job.description, asOf: 24300 }
    const opened = new Session({ ...texts, answer: undefined, languages: { job: "de", resume: "de" } }).opened()
    assert.deepStrictEqual(await ask({ id: 1, kind: "open", texts }), plain({ id: 1, kind: "opened", opened }))
    assert.match(opened.warnings.join(" "), /The job description is in German/)
  })

  it("carries no library but the one that knows languages, asks Node for nothing and the network for nothing", () => {
    for (const name of ["engine.js", "page.js"]) {
      const text = code(name)
      assert.notMatch(text, /["'`]node:|\brequire\(|\bimport\(|\bprocess\.|effect\/|@effect/, name)
      assert.notMatch(
        text,
        /\bfetch\(|XMLHttpRequest|new WebSocket|EventSource|sendBeacon|importScripts|innerHTML|\beval\(/,
        name
      )
    }
  })
})

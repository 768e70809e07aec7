import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { createContext, runInContext } from "node:vm"
import { gunzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { Session } from "../../src/playground/session.js"
import { samples } from "./samples.js"

const code = (name: string) =>
  gunzipSync(readFileSync(fileURLToPath(new URL(`../../dist/src/playground/${name}.gz`, import.meta.url)))).toString(
    "utf8"
  )

/** The built engine where there is JavaScript and nothing else but `atob`: no Node, no document. */
const startEngine = () => {
  const answers: Array<string> = []
  const scope: { onmessage?: (event: { readonly data: unknown }) => void; postMessage: (answer: unknown) => void } = {
    // As text: its values are of another realm.
    postMessage: (answer) => answers.push(JSON.stringify(answer))
  }
  runInContext(code("engine.js"), createContext({ self: scope, atob }))
  return (question: object): unknown => {
    scope.onmessage?.({ data: question })
    return JSON.parse(answers.pop() ?? "null")
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe("the built engine", () => {
  it("says what the sources say, by rules and with recorded answers", () => {
    const ask = startEngine()
    for (const [name, texts] of samples.filter((_, at) => at % 7 === 0)) {
      const session = new Session(texts)
      const opened = session.opened()
      assert.deepStrictEqual(ask({ id: 1, kind: "open", texts }), plain({ id: 1, kind: "opened", opened }), name)
      const ids = opened.suggestions.map(({ id }) => id)
      for (const ticked of [ids, ids.slice(0, 1), ids.slice(1)]) {
        assert.deepStrictEqual(
          ask({ id: 2, kind: "score", ticked }),
          plain({ id: 2, kind: "scored", scored: session.score(ticked) }),
          name
        )
      }
    }
  })

  it("tells a resume that says nothing, and what is gone", () => {
    const ask = startEngine()
    assert.deepStrictEqual(ask({ id: 7, kind: "score", ticked: [] }), { id: 7, kind: "gone" })
    const texts = { resume: "?", title: "", company: "", description: "Go", asOf: 0 }
    assert.deepStrictEqual(ask({ id: 8, kind: "open", texts }), { id: 8, kind: "unread" })
    assert.deepStrictEqual(ask({ id: 9, kind: "reword", suggestion: "x", text: "y" }), { id: 9, kind: "gone" })
  })

  it("carries no library, asks Node for nothing and the network for nothing", () => {
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

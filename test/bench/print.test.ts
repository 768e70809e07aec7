import { spawn } from "node:child_process"
import { assert, it } from "@effect/vitest"

const print = new URL("../../dist/bench/print.js", import.meta.url).href
/** A program that would print for ever. */
const program = `import { print } from ${JSON.stringify(print)}; setInterval(() => print("a line"), 1)`

it("a measuring program ends quietly when nobody reads on", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program])
  let stderr = ""
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdout.once("data", () => child.stdout.destroy())
  const code = await new Promise((resolve) => child.on("close", resolve))
  assert.deepStrictEqual([code, stderr], [0, ""])
})

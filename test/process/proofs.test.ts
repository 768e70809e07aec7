import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { assert, describe, it, vi } from "@effect/vitest"
import { optionsOf } from "../proof/options.js"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** `npm run proof` without npm. */
const proof = async (...words: ReadonlyArray<string>) => {
  // What is not refused would run for minutes.
  const child = spawn(process.execPath, ["--import", "tsx", "test/proof/main.ts", ...words], {
    ...{ cwd: root, stdio: ["ignore", "pipe", "pipe"], timeout: 30_000 }
  })
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
  const [status, out, error] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { status, out, error }
}

describe("npm run proof", () => {
  it("says which proofs there are", async () => {
    const { out, status } = await proof()
    assert.strictEqual(status, 0)
    assert.match(out, /^npm run proof NAME, with one of: contract, .+, hostile, .+, soak, start, stop\n$/)
    assert.deepStrictEqual(await proof("soap"), { status: 1, out, error: "" })
  })

  it.each([
    ["soak", "must be a whole number above 0; type npm run proof soak -- --requests N"],
    ["injections", "must be a whole number above 0; type npm run proof injections -- --show N"]
  ])("%s does not begin with what is no number", async (name, line) => {
    const option = name === "soak" ? "--requests" : "--show"
    assert.deepStrictEqual(await proof(name, option, "many"), { status: 1, out: "", error: `${option} ${line}\n` })
  })

  it("a proof without options does not begin with any", async () => {
    const error = "there is no option --requests; type npm run proof docs\n"
    assert.deepStrictEqual(await proof("docs", "--requests", "1"), { status: 1, out: "", error })
  })
})

describe("the options of a proof", () => {
  const read = (...words: ReadonlyArray<string>) => {
    const given = optionsOf({ proof: "some", words }, { requests: "N", "new-tokens": "N", only: "NAME", out: "FILE" })
    return {
      requests: given.whole("requests", 1_000),
      newTokens: given.whole("new-tokens", 7, 0),
      ...{ only: given.texts("only"), out: given.text("out") }
    }
  }
  const usage = "type npm run proof some -- --requests N --new-tokens N --only NAME --out FILE"

  it("are what was typed, else what is usual", () => {
    assert.deepStrictEqual(read(), { requests: 1_000, newTokens: 7, only: [], out: undefined })
    assert.deepStrictEqual(read("--requests", "5", "--new-tokens=0", "--only", "one", "--only=another", "--out=file"), {
      ...{ requests: 5, newTokens: 0, only: ["one", "another"], out: "file" }
    })
  })

  it.each([
    [["--requests", "many"], "--requests must be a whole number above 0"],
    [["--requests=0"], "--requests must be a whole number above 0"],
    [["--requests=-1"], "--requests must be a whole number above 0"],
    [["--requests=1.5"], "--requests must be a whole number above 0"],
    [["--requests=1e3"], "--requests must be a whole number above 0"],
    [["--new-tokens=none"], "--new-tokens must be a whole number"],
    [["--requests"], "--requests needs a value"],
    [["--out="], "--out needs a value"],
    [["--requests=1", "--requests=2"], "--requests is given twice"],
    [["--rounds", "1"], "there is no option --rounds"],
    [["1000"], '"1000" is no option']
  ])("refuse %j", (words, what) => {
    assert.throws(() => read(...words), `${what}; ${usage}`)
  })

  it("refuse to run without one that npm kept for itself", () => {
    // What npm 11 does with `npm run proof some --new-tokens=0`.
    vi.stubEnv("npm_config_new_tokens", "0")
    assert.throws(() => read(), `npm kept --new-tokens for itself; ${usage}`)
    assert.strictEqual(read("--new-tokens", "1").newTokens, 1)
  })
})

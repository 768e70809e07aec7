import { spawnSync } from "node:child_process"
import { assert, describe, it } from "@effect/vitest"
import { completionsFor, type Shell } from "../../cli/help/completions.js"
import { commandNames, optionsOf } from "../../cli/help/help.js"
import { usageFault } from "../../cli/help/usage.js"
import { folderWith, tailor } from "./support.js"

const path = folderWith({ "bash.sh": completionsFor("bash") })

/** What bash offers for these words, the last of which is being typed. */
const offered = (...words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const line = words.map((word) => `'${word}'`).join(" ")
  const { status, stderr, stdout } = spawnSync("bash", [
    "-c",
    `source ${path("bash.sh")}; COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _tailor; printf '%s\\n' "\${COMPREPLY[@]}"`
  ])
  assert.deepStrictEqual([status, stderr.toString()], [0, ""])
  return stdout
    .toString()
    .split("\n")
    .filter((word) => word !== "")
}

describe("completions", () => {
  it("are taken by bash", async () => {
    const { code, stderr, stdout } = await tailor(["--completions", "bash"])
    assert.deepStrictEqual([code, stderr, stdout], [0, "", `${completionsFor("bash")}\n`])
    const { stdout: registered } = spawnSync("bash", ["-c", `source ${path("bash.sh")}; complete -p tailor`])
    assert.strictEqual(registered.toString(), "complete -o default -F _tailor tailor\n")
  })

  it("offer commands, their members, options and values, and leave names of files to the shell", () => {
    assert.includeMembers([...offered("tailor", "")], ["score", "convert", "batch", "doctor", "--help"])
    assert.deepStrictEqual(offered("tailor", "sc"), ["score"])
    assert.deepStrictEqual(offered("tailor", "batch", ""), ["score", "extract", "--help"])
    assert.deepStrictEqual(offered("tailor", "score", "--re"), ["--resume"])
    assert.deepStrictEqual(offered("tailor", "batch", "score", "--re"), ["--resumes"])
    assert.deepStrictEqual(offered("tailor", "score", "--format", ""), ["text", "json", "html"])
    assert.deepStrictEqual(offered("tailor", "convert", "--to", "j"), ["json-resume"])
    assert.deepStrictEqual(offered("tailor", "score", "--resume", ""), [])
    assert.deepStrictEqual(offered("tailor", "convert", "cv"), [])
    assert.deepStrictEqual(offered("tailor", "convert", "cv.pdf", "--o"), ["--out"])
    assert.deepStrictEqual(offered("tailor", "--completions", ""), ["bash", "zsh", "fish"])
  })

  it("offer every option of every command, and none that is refused", () => {
    for (const name of commandNames) {
      const words = offered("tailor", ...name.split(" "), "--")
      assert.deepStrictEqual(words, [...optionsOf(name).map((option) => `--${option}`), "--help"], name)
      for (const option of optionsOf(name)) {
        assert.notMatch(usageFault([...name.split(" "), `--${option}`, "x"]) ?? "", /has no option/)
      }
    }
  })

  it.each<Shell>(["bash", "zsh", "fish"])("name everything in %s, too", (shell) => {
    const script = completionsFor(shell)
    for (const name of commandNames) {
      for (const option of optionsOf(name)) assert.include(script, option)
      for (const word of name.split(" ")) assert.include(script, word)
    }
    assert.notMatch(script, /wizard|log-level/)
  })
})

import { assert, describe, it } from "@effect/vitest"
import { missing, proveProduction } from "../proof/production.js"
import { blocksOf, page, variableSources } from "../support/pages.js"

// `npm run proof production` without Redis, which npm does not install. The page needs psql.
const toInstall = missing(["psql"])
if (toInstall.length > 0)
  process.stderr.write(`\nNOT TESTED: docs/production.md (apt-get install ${toInstall.join(" ")})\n`)

describe("docs/production.md", () => {
  const text = page("docs/production.md")

  it("is short, and writes no variable that the service does not read", () => {
    assert.isAtMost(text.split(/\s+/).length, 900)
    const config = variableSources()
    const written = blocksOf(text).flatMap(({ script }) => [
      ...[...script.matchAll(/<<END\n(.*?)^END$/gms)].flatMap(([, lines = ""]) => [...lines.matchAll(/^(\w+)=/gm)]),
      ...script.matchAll(/^echo "(\w+)=.*>> tailor\.env$/gm)
    ])
    const names = written.map(([, name = ""]) => name)
    assert.isAbove(names.length, 12)
    assert.deepStrictEqual(
      names.filter((name) => !config.includes(`"${name}"`)),
      []
    )
  })

  it.skipIf(toInstall.length > 0)(
    "leads to two replicas that answer, and prints what it says",
    async () => {
      const { blocks, faults } = await proveProduction({ redis: false })
      assert.deepStrictEqual(faults, [])
      assert.isAbove(blocks, 10)
    },
    180_000
  )
})

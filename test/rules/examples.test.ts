import { assert, describe, it } from "@effect/vitest"
import { readdirSync } from "node:fs"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import { dataFilesIn } from "../../src/dataFiles.js"
import { kinds } from "../../src/rules/kinds.js"
import type { Example, Rule } from "../../src/rules/Rule.js"
import { rulesIn } from "../../src/rules/build/RuleFile.js"
import { englishRules, type RuleSet } from "../../src/rules/RuleSet.js"
import { statusesIn } from "../../src/rules/statusesIn.js"
import { findMentions, read } from "../../src/lexicon/matcher/mentions.js"

const folder = new URL("../../src/data/rules/en/", import.meta.url)
const files = dataFilesIn(folder)
const { faults, rules } = rulesIn(files)

/** November 2026 */
const asOf = 2026 * 12 + 10

/** Whether rules say of an example's target what one of them means. */
const isSaid = (rules: RuleSet, rule: Rule, { end, start, text }: Example): boolean => {
  const taken = read(text)
  const { tokens } = taken
  const inside = Array.from({ length: tokens.count }, (_, index) => index).filter(
    (index) => (tokens.starts[index] ?? 0) >= start && (tokens.ends[index] ?? 0) <= end
  )
  const first = inside[0] ?? -1
  const last = inside.at(-1) ?? -1
  const hits = rules.read(tokens, { type: rule.in ?? "resume", claims: true, asOf })
  if (!kinds[rule.kind].hasScope) {
    return hits.all.some(
      (hit) => hit.rule.means === rule.means && hit.rule.kind === rule.kind && hit.first === first && hit.last === last
    )
  }
  const names = findMentions(taken).filter((one) => one.last < first || one.first > last)
  return statusesIn(hits, [...names, { first, last }])(first, last, true).status === rule.means
}

describe("the rules of a language", () => {
  it("are sound", () => {
    assert.deepStrictEqual(faults, [])
    assert.strictEqual(files.length, readdirSync(fileURLToPath(folder)).length, basename(folder.pathname))
    assert.deepStrictEqual(
      englishRules.rules.map(({ id }) => id),
      rules.map(({ id }) => id)
    )
  })

  for (const rule of rules) {
    describe(rule.id, () => {
      for (const example of rule.yes) {
        it(`says so: ${example.text}`, () => assert.isTrue(isSaid(englishRules, rule, example)))
      }
      for (const example of rule.no) {
        it(`does not say so: ${example.text}`, () => assert.isFalse(isSaid(englishRules, rule, example)))
      }
      it("is needed: without it an example fails", () => {
        const without = englishRules.without(rule.id)
        const stands =
          rule.yes.every((one) => isSaid(without, rule, one)) && !rule.no.some((one) => isSaid(without, rule, one))
        assert.isFalse(stands)
      })
    })
  }
})

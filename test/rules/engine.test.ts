import { assert, describe, it } from "@effect/vitest"
import { ownSource } from "../../src/lexicon/build/readSource.js"
import { compileRules } from "../../src/rules/build/compileRules.js"
import { namedSets, PatternFault, phrasesOf } from "../../src/rules/build/pattern.js"
import { rulesIn } from "../../src/rules/build/RuleFile.js"
import { RuleSet } from "../../src/rules/RuleSet.js"
import { ruleTables } from "../../src/rules/RuleTables.js"
import { statusesIn } from "../../src/rules/statusesIn.js"
import { tokenize } from "../../src/text/tokenize.js"

const { spelling } = await ownSource()
const sets = namedSets(new Map([["verb", "hold | (have)? earned"]]))

const rule = {
  id: "status.negated.no",
  kind: "status",
  pattern: "no | never (used)?",
  means: "negated",
  scope: "forward 4",
  yes: ["No [Java]", "No [CPR]", "Never used [Revit]"]
}

const faultsOf = (...rules: ReadonlyArray<object>): ReadonlyArray<string> =>
  rulesIn([{ name: "status.yaml", value: { rules } }]).faults

const rulesOf = (...rules: ReadonlyArray<object>): RuleSet => {
  const read = rulesIn([{ name: "status.yaml", value: { rules } }])
  assert.deepStrictEqual(read.faults, [])
  return new RuleSet(ruleTables(compileRules(read, spelling)))
}

/** What the rules say of each word with a capital but the first. */
const saidOf = (rules: RuleSet, text: string): Readonly<Record<string, string>> => {
  const tokens = tokenize(text)
  const names = [...text.matchAll(/(?<=\W)[A-Z]\w+/g)].map(([name], at) => {
    const start = [...text.matchAll(/(?<=\W)[A-Z]\w+/g)][at]?.index ?? 0
    return { name, first: tokens.starts.indexOf(start), last: tokens.starts.indexOf(start) }
  })
  const said = statusesIn(rules.read(tokens, { type: "resume", asOf: 2026 * 12 + 10 }), names)
  return Object.fromEntries(names.map(({ first, last, name }) => [name, said(first, last, true).status]))
}

describe("a pattern", () => {
  it("stands for words, alternatives, groups, what may be missing, and sets", () => {
    assert.deepStrictEqual(phrasesOf("never (used | worked with)? | no", sets), [
      "never",
      "never used",
      "never worked with",
      "no"
    ])
    assert.deepStrictEqual(phrasesOf("once {verb}", sets), ["once hold", "once earned", "once have earned"])
    assert.deepStrictEqual(phrasesOf("~help", sets), ["help", "helps", "helped", "helping"])
    assert.deepStrictEqual(phrasesOf("~plan | ~carry | ~process", sets).slice(1, 12), [
      ...["plans", "planned", "planning", "carry", "carries", "carried", "carrying"],
      ...["process", "processes", "processed", "processing"]
    ])
  })

  it("is refused when it says nothing, too much, or names what is not there", () => {
    const fails = (pattern: string, says: RegExp) => assert.throws(() => phrasesOf(pattern, sets), says)
    fails("(a)?", /has no word/)
    fails("a | ", /has no word/)
    fails("(a | b", /no end/)
    fails("a) b", /no beginning/)
    fails("{noun}", /no set "noun"/)
    fails(Array.from({ length: 8 }, () => "(a | b | c)").join(" "), /more than 4000/)
    const round = namedSets(
      new Map([
        ["one", "{other}"],
        ["other", "a {one}"]
      ])
    )
    assert.throws(() => round("one"), PatternFault)
  })
})

describe("a file of rules", () => {
  it("is told with file, rule and field what is wrong", () => {
    assert.deepStrictEqual(faultsOf(rule), [])
    const one = (change: object, says: RegExp) => {
      const faults = faultsOf({ ...rule, ...change })
      assert.strictEqual(faults.length, 1, faults.join("\n"))
      assert.match(faults[0] ?? "", says)
    }
    one({ kind: "mood" }, /^status\.yaml: status\.negated\.no: kind: "mood" is none of section, /)
    one({ means: "gone" }, /: means: "gone" is none of affirmed, /)
    one({ yes: [] }, /: yes: needs at least 3 examples/)
    one({ yes: ["No [Java]", "No [CPR]", "No Revit"] }, /: yes: "No Revit" must mark one target/)
    one({ no: ["No [Java] and [Rust]"] }, /: no: .* must mark one target/)
    one({ pattern: "{nothing}" }, /: pattern: there is no set "nothing"/)
    one({ scope: "ahead" }, /: scope: "ahead" is neither line, section/)
    one({ at: "top" }, /: at: "top" is none of /)
    one({ patern: "no" }, /: patern: there is no such field/)
    one({ pattern: "a b c d e f g h i j k l m" }, /must have 1 to 12 words/)
    assert.match(faultsOf(rule, rule)[0] ?? "", /: id: another rule has this id/)
    assert.match(faultsOf({ ...rule, kind: "level", means: "mid" })[0] ?? "", /: scope: rules of this kind/)
  })
})

it("synonyms are patterns of two phrases or more, found in a text by their line", () => {
  const read = rulesIn([{ name: "synonyms.yaml", value: { synonyms: ["~review | went over", "drink | beverage"] } }])
  assert.deepStrictEqual(read.faults, [])
  const rules = new RuleSet(ruleTables(compileRules(read, spelling)))
  const found = (text: string) => {
    const hits = rules.read(tokenize(text), { type: "resume", claims: true })
    return rules.synonymsIn(hits).map(({ first, last, list }) => ({ first, last, list }))
  }
  const [went] = found("Went over contracts")
  assert.deepInclude(went, { first: 0, last: 1 })
  assert.strictEqual(found("Reviewed contracts")[0]?.list, went?.list)
  assert.notStrictEqual(found("Served drinks")[0]?.list, went?.list)
  const faults = rulesIn([{ name: "synonyms.yaml", value: { synonyms: ["alone", 3] } }]).faults
  assert.strictEqual(faults.length, 2)
})

describe("a scope", () => {
  it("goes so many words ahead and not into the next clause or sentence", () => {
    const rules = rulesOf(rule)
    assert.deepStrictEqual(saidOf(rules, "I have no Java"), { Java: "negated" })
    assert.deepStrictEqual(saidOf(rules, "I have no time for that since Java"), { Java: "affirmed" })
    assert.deepStrictEqual(saidOf(rules, "I have no Java, strong in Rust"), { Java: "negated", Rust: "affirmed" })
    assert.deepStrictEqual(saidOf(rules, "I have no Java; Rust since 2010. With Go."), {
      Java: "negated",
      Rust: "affirmed",
      With: "affirmed",
      Go: "affirmed"
    })
  })

  it("goes on over a list of names", () => {
    const joins = {
      id: "alternative.joins",
      kind: "alternative",
      pattern: "and | or",
      means: "joins",
      yes: ["a [and] b", "c [or] d", "e [or] f"]
    }
    const said = saidOf(rulesOf(rule, joins), "I know no Kafka, Pulsar, Nats or Rabbit, but Spring")
    assert.deepStrictEqual(said, {
      Kafka: "negated",
      Pulsar: "negated",
      Nats: "negated",
      Rabbit: "negated",
      Spring: "affirmed"
    })
  })

  it("goes back, ends where `until` says, and stands where `at` says", () => {
    const back = { ...rule, id: "back", pattern: "expired", means: "expired", scope: "backward 3", at: "clause end" }
    assert.deepStrictEqual(saidOf(rulesOf(back), "my Bls expired"), { Bls: "expired" })
    assert.deepStrictEqual(saidOf(rulesOf(back), "my Bls expired goods"), { Bls: "affirmed" })
    const until = { ...rule, until: "but" }
    assert.deepStrictEqual(saidOf(rulesOf(until), "had no Java but Rust"), { Java: "negated", Rust: "affirmed" })
    const line = { ...rule, id: "line", pattern: "learning", means: "planned", scope: "section", at: "line start" }
    assert.deepStrictEqual(saidOf(rulesOf(line), "Learning\n- Rust\n- Go\n\nSkills\n- Java"), {
      Rust: "planned",
      Go: "planned",
      Skills: "affirmed",
      Java: "affirmed"
    })
  })

  it("ends at the next trigger, and the nearest one decides", () => {
    const doing = { ...rule, id: "doing", pattern: "studying for", means: "in-progress", scope: "forward 6" }
    assert.deepStrictEqual(saidOf(rulesOf(rule, doing), "with no Cfa yet studying for Cpa"), {
      Cfa: "negated",
      Cpa: "in-progress"
    })
  })
})

describe("a trigger", () => {
  it("is none within an exception, or beside a word that speaks against it", () => {
    const except = { ...rule, except: "no later", unless: "cannot" }
    assert.deepStrictEqual(saidOf(rulesOf(except), "with no later Java"), { Java: "affirmed" })
    assert.deepStrictEqual(saidOf(rulesOf(except), "I cannot do with no Java"), { Java: "affirmed" })
    assert.deepStrictEqual(saidOf(rulesOf(except), "I cannot. I have no Java"), { Java: "negated" })
  })

  it("counts in its own kind of text only, and with its date", () => {
    const posting = { ...rule, in: "posting" }
    assert.deepStrictEqual(saidOf(rulesOf(posting), "I have no Java"), { Java: "affirmed" })
    const dated = { ...rule, pattern: "until", means: "expired", scope: "backward 2", date: "past" }
    assert.deepStrictEqual(saidOf(rulesOf(dated), "my Bls until 2024"), { Bls: "expired" })
    assert.deepStrictEqual(saidOf(rulesOf(dated), "my Bls until 2031"), { Bls: "affirmed" })
  })

  it("is the longest of those that lie within each other", () => {
    const longer = { ...rule, id: "longer", pattern: "no later than", means: "planned" }
    assert.deepStrictEqual(saidOf(rulesOf(rule, longer), "with no later than Java"), { Java: "planned" })
  })
})

describe("a rule set", () => {
  it("reads without a rule that is switched off", () => {
    const rules = rulesOf(rule)
    assert.deepStrictEqual(saidOf(rules.without(rule.id), "I have no Java"), { Java: "affirmed" })
    assert.deepStrictEqual(saidOf(rules, "I have no Java"), { Java: "negated" })
  })
})

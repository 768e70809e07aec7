import { assert, describe, it } from "@effect/vitest"
import { Outage, outageRules } from "../../src/llm/openai/outage.js"

/** Whether one more second attempt may start; given back at once. */
const allowsOne = (outage: Outage) => {
  const allowed = outage.startsSecond()
  if (allowed) outage.secondEnded()
  return allowed
}
/** The same while another one is in flight. */
const allowsAnother = (outage: Outage) => {
  assert.isTrue(outage.startsSecond())
  const allowed = allowsOne(outage)
  outage.secondEnded()
  return allowed
}

const repeat = (times: number, run: (index: number) => void) => Array.from({ length: times }, (_, index) => run(index))

describe("an outage", () => {
  it("second attempts are free until 20 of the last 100 calls failed in the end", () => {
    const outage = new Outage()
    repeat(80, () => outage.ended("good", true, 0))
    repeat(19, () => outage.ended("failed", true, 0))
    assert.isTrue(allowsAnother(outage))
    outage.ended("failed", true, 0)
    assert.isFalse(allowsAnother(outage))
  })

  it("while capped, a tenth of the calls may have one, and good calls lift the cap", () => {
    const outage = new Outage()
    repeat(100, () => outage.ended("failed", false, 0))
    repeat(10, () => {
      assert.isTrue(allowsAnother(outage))
      outage.ended("failed", true, 0)
    })
    assert.isFalse(allowsAnother(outage))
    assert.isTrue(allowsOne(outage), "one at a time is no load")
    repeat(81, () => outage.ended("good", false, 0))
    assert.isTrue(allowsAnother(outage))
  })

  it("fails quickly after 20 refusals in a row within 30 s, tries once a second, and a good answer ends it", () => {
    const outage = new Outage()
    repeat(outageRules.refusalsToOpen, (index) => {
      assert.isTrue(outage.admits(index))
      outage.ended("refused", false, index)
    })
    assert.isFalse(outage.admits(500))
    assert.isTrue(outage.admits(1_100))
    assert.isFalse(outage.admits(1_200))
    outage.ended("good", false, 1_300)
    repeat(5, () => assert.isTrue(outage.admits(1_300)))
  })

  it("never because of timeouts, nor of refusals far apart", () => {
    const outage = new Outage()
    repeat(200, (index) => outage.ended("failed", false, index))
    assert.isTrue(outage.admits(300))
    repeat(200, (index) => outage.ended("refused", false, index * 2_000))
    assert.isTrue(outage.admits(400_000))
  })

  it("a trial that fails leaves it open", () => {
    const outage = new Outage()
    repeat(20, () => outage.ended("refused", false, 0))
    assert.isTrue(outage.admits(1_000))
    outage.ended("failed", false, 1_100)
    assert.isFalse(outage.admits(1_500))
    assert.isTrue(outage.admits(2_000))
  })
})

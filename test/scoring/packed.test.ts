import { assert, describe, it } from "@effect/vitest"
import * as fc from "effect/FastCheck"
import { built } from "../../src/lexicon/built.js"
import { pack, unpack } from "../../src/lexicon/packed.js"

// The finished lexicon as the programs carry it.

const part = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.integer(),
  fc.boolean(),
  fc.uint8Array(),
  fc.array(fc.integer({ min: -0x80000000, max: 0x7fffffff })).map((numbers) => Int32Array.from(numbers)),
  fc.array(fc.string(), { maxLength: 3 })
)
const value = fc.dictionary(
  fc.constantFrom("names", "kinds", "at", "size", "text"),
  fc.oneof(part, fc.dictionary(fc.constantFrom("starts", "numbers"), part))
)

describe("what is packed", () => {
  it("comes out as it went in, wherever the bytes lie", () => {
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 7 }), (one, shift) => {
        const bytes = pack(one)
        const shifted = new Uint8Array(bytes.length + shift)
        shifted.set(bytes, shift)
        // A dictionary of the property has no prototype.
        assert.deepStrictEqual(unpack(shifted.subarray(shift)), structuredClone(one))
      })
    )
  })

  it("is the lexicon, too", () => {
    const bytes = pack(built)
    const again = pack(unpack(bytes))
    assert.isTrue(Buffer.from(again.buffer).equals(bytes))
    assert.isAbove(bytes.length, 1_000_000)
  })
})

import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { sanitizeText } from "../../src/text/sanitize.js"

describe("sanitizeText", () => {
  const cases: ReadonlyArray<readonly [name: string, text: string, expected: string]> = [
    ["line ends", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
    ["tabs and line breaks stay", "a\tb\nc", "a\tb\nc"],
    ["control characters", "a\u0007b\u001b[31mc", "ab[31mc"],
    ["zero-width and direction marks", "Py\u200bth\u202eon\ufeff", "Python"],
    ["Unicode tags", "ok\u{e0049}\u{e0067}", "ok"],
    ["soft hyphens", "Kuber\u00adnetes", "Kubernetes"],
    ["letters of all scripts", "Žofia 李 مريم 🙂", "Žofia 李 مريم 🙂"],
    ["generic types", "List<String>, Map<K, V>, vector<b>", "List<String>, Map<K, V>, vector<b>"],
    ["comparisons and hearts", "a < b, x<y>z? <3 I <heart> it", "a < b, x<y>z? <3 I <heart> it"],
    ["tags", "<p>Hello <b>world</b></p>", "\nHello world\n"],
    ["attributes with signs", "<a href=\"x>y\" title='a'>link</a>", "link"],
    ["lists", "<ul><li>One</li><li>Two</li></ul>", "\n\n- One\n\n- Two\n\n"],
    ["scripts and styles", "a<script>alert(1)</script>b<style>p{}</style>c", "abc"],
    ["comments", "a<!-- hidden -->b", "ab"],
    ["entities beside tags", "<p>R&amp;D &#8211; &lt;3</p>", "\nR&D – <3\n"],
    ["entities in plain text stay", "AT&amp;T", "AT&amp;T"],
    ["an unclosed script keeps the text", "<script>Go developer", "Go developer"]
  ]
  it.each(cases)("%s", (_, text, expected) => {
    assert.strictEqual(sanitizeText(text), expected)
  })

  it("leaves nothing invisible, whatever comes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        // eslint-disable-next-line no-control-regex -- control characters are what is looked for
        assert.notMatch(sanitizeText(text), /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e]/u)
      })
    )
  })

  it("is linear on text made of half tags", () => {
    const hostile = [
      "<".repeat(100_000),
      "<a ".repeat(33_000),
      '<a x="'.repeat(16_000),
      "</b".repeat(33_000),
      "<!--".repeat(25_000)
    ]
    for (const text of hostile) assert.isAtMost(sanitizeText(text).length, text.length)
  })
})

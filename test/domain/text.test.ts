import { assert, describe, it } from "@effect/vitest"
import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import fc from "fast-check"
import { Owner } from "../../src/domain/Caller.js"
import { boundedText, Email, isUri, requiredText, Uri } from "../../src/domain/Text.js"

describe("texts", () => {
  const isShort = Schema.is(boundedText(5))
  it("are counted in characters, as JSON Schema counts", () => {
    assert.isTrue(isShort("🙂🙂🙂🙂🙂"))
    assert.isFalse(isShort("🙂🙂🙂🙂🙂🙂"))
    assert.isFalse(isShort("123456"))
  })
  it("hold what Postgres gives back", () => {
    for (const text of ["a\u0000", "\ud800", "\udc00x"]) assert.isFalse(isShort(text))
    for (const text of ["\u0001", "\u202e", "e\u0301", " "]) assert.isTrue(isShort(text))
  })
  it("that are required are not blank", () => {
    const isRequired = Schema.is(requiredText(5))
    for (const text of ["", " ", "\t\n", "\u00a0"]) assert.isFalse(isRequired(text))
  })
})

describe("URIs", () => {
  const good = [
    "https://a.example/b?c=d#e",
    "http://[::1]:80/",
    "mailto:a@b.example",
    "urn:isbn:0451450523",
    "ftp://x/%20",
    "tel:+1-555"
  ]
  const bad = [
    ...[
      "",
      "a.example",
      "//a.example",
      "/path",
      "http://a b",
      "http://a/%zz",
      "http://a/[x]",
      "1http://a",
      "http://a/#b#c"
    ],
    ...[
      "javascript:alert(1)",
      "JavaScript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "http://a\\b",
      "http://ä.example",
      "http://a:port/"
    ]
  ]
  it.each(good)("%s", (uri) => assert.isTrue(isUri(uri)))
  it.each(bad)("not %s", (uri) => assert.isFalse(isUri(uri)))

  const rules: ReadonlyArray<readonly [uri: string, rule: RegExp]> = [
    ["network.example/in/maya", /with a scheme such as https:$/],
    ["https//a.example", /with a scheme/],
    ["javascript:alert(1)", /another scheme than javascript:/],
    ["https:", /valid host/],
    ["https://a.example:port/", /valid host/],
    ["https://[::1", /valid host/],
    ["https://a.example/two words", /only the characters of a URI/],
    ["https://ä.example", /only the characters/],
    ["https://a.example/50%", /only the characters/],
    ["https://a@b@c.example", /only the characters/],
    ["https://a.example/#b#c", /only the characters/]
  ]
  it.each(rules)("%s: the message names what is wrong, and not the value", (uri, rule) => {
    const { message } = Either.getOrThrow(Either.flip(Schema.decodeUnknownEither(Uri)(uri)))
    assert.match(message, rule)
    assert.notInclude(message, "example")
  })

  // One with a user takes the long way through the rules, the plain one a short cut.
  it("of the web are the same by the short cut as by the rules", () => {
    const sign = fc.constantFrom(...'ab.-0:/?[]#%2F é<\\&=,~|"'.split(""), "//", "%2f", ":80", "a.example")
    const rest = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(""))
    fc.assert(
      fc.property(fc.constantFrom("http", "https", "HTTP"), rest, (scheme, text) => {
        assert.strictEqual(isUri(`${scheme}://${text}`), isUri(`${scheme}://user@${text}`))
      }),
      { numRuns: 5_000 }
    )
  })
})

describe("addresses", () => {
  const isEmail = Schema.is(Email)
  it.each(["a@b.example", "joe.bloggs@example.com", '"joe bloggs"@example.com', "te~st@example.com", "a@[127.0.0.1]"])(
    "%s",
    (email) => assert.isTrue(isEmail(email))
  )
  it.each(["", "a", "@b", "a@", ".a@b.c", "a.@b.c", "a..b@c.d", "a@b@c", "a b@c.d", "a@-b.c", "a@[127.0.0.300]"])(
    "not %s",
    (email) => assert.isFalse(isEmail(email))
  )
})

it("a subject is taken byte for byte", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (subject) => {
      const decoded = Schema.decodeUnknownEither(Owner)(subject)
      if (decoded._tag === "Right") assert.strictEqual(decoded.right, subject)
      else assert.isTrue(subject.trim() === "" || /[\u007f-\u009f]|\p{Cc}/u.test(subject))
    })
  )
})

import { createRequire } from "node:module"
import { assert, describe, it } from "@effect/vitest"
import addFormats from "ajv-formats"
import { Ajv } from "ajv"
import * as FastCheck from "effect/FastCheck"
import { profileFrom } from "../../../src/documents/profileJson.js"
import { emptyProfileContent, type ProfileContent } from "../../../src/domain/MasterProfile.js"
import { jsonResumeOf } from "../../../src/resume/jsonResume/fromProfile.js"
import { type JsonResume, type Losses, placeFields } from "../../../src/resume/jsonResume/JsonResume.js"
import { profileOfJsonResume } from "../../../src/resume/jsonResume/toProfile.js"
import { fixtures } from "../profiles.js"

const require = createRequire(import.meta.url)
const schema: {
  readonly schema: Record<string, unknown>
  readonly validate: (resume: unknown, told: (faults: unknown) => void) => void
} = require("@jsonresume/schema")

const ajv = new Ajv({ strict: false })
addFormats.default(ajv)
const isValid = ajv.compile(schema.schema)

/** Held against the format's own schema, by its own validator and by a stricter one that knows the formats. */
const assertValid = (resume: unknown) => {
  schema.validate(resume, (faults: unknown) => assert.isNull(faults))
  assert.isTrue(isValid(resume), JSON.stringify(isValid.errors))
}

const word = FastCheck.stringMatching(/^[A-Za-z0-9+#.][A-Za-z0-9+#., ]{0,20}[A-Za-z0-9+#.]$/)
const text = FastCheck.oneof(word, FastCheck.string({ minLength: 1 })).filter(
  (one) => one.trim() !== "" && !one.includes("\u0000")
)
const or = <A>(one: FastCheck.Arbitrary<A>) => FastCheck.option(one)
const email = or(FastCheck.constantFrom("maya@example.com", "a.b+c@mail.example"))
const url = or(FastCheck.constantFrom("https://example.com/in/maya", "http://maya.example", "urn:isbn:1"))
const month = FastCheck.tuple(FastCheck.integer({ min: 1950, max: 2099 }), FastCheck.integer({ min: 1, max: 12 })).map(
  ([year, number]) => `${year}-${String(number).padStart(2, "0")}`
)
const date = or(
  FastCheck.oneof(
    month,
    month.map((one) => one.slice(0, 4)),
    month.map((one) => `${one}-28`)
  )
)
const list = <A>(one: FastCheck.Arbitrary<A>) => FastCheck.array(one, { maxLength: 4 })

const profileWith = (dates: FastCheck.Arbitrary<string | null>): FastCheck.Arbitrary<ProfileContent> =>
  FastCheck.record({
    full_name: or(text),
    email,
    phone: or(text),
    location: or(text),
    network_url: url,
    portfolio_url: url,
    summary: or(text),
    base_skills: list(text),
    certifications: list(text),
    experiences: list(
      FastCheck.record({ company: text, role: text, start_date: dates, end_date: dates, description: list(text) })
    ),
    education: list(
      FastCheck.record(
        { school: text, degree: text, start_date: dates, end_date: dates },
        { requiredKeys: ["start_date", "end_date"] }
      )
    )
  })

/** Drops members that are undefined or null, as JSON text has no use for them here. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, one: unknown) => one ?? undefined))

const commaless = text.filter((one) => !one.includes(", "))
const region = commaless.filter((one) => !/^[A-Z]{2}$/.test(one))
const place = FastCheck.oneof(
  FastCheck.record({ city: commaless }),
  FastCheck.record({ city: commaless, region }),
  FastCheck.record({ city: commaless, region, countryCode: FastCheck.constantFrom("US", "DE", "JP") })
)
const optionalDate = date.map((one) => one ?? undefined)

/** A resume with nothing but what a profile knows, too. */
const knownResume: FastCheck.Arbitrary<JsonResume> = FastCheck.record({
  basics: FastCheck.record({
    name: text,
    email: email.map((one) => one ?? undefined),
    phone: text,
    url: url.map((one) => one ?? undefined),
    summary: text,
    location: place,
    profiles: url.map((one) => (one === null ? undefined : [{ url: one }]))
  }),
  work: FastCheck.array(
    FastCheck.record({
      name: text,
      position: text,
      startDate: optionalDate,
      endDate: optionalDate,
      highlights: FastCheck.array(text, { minLength: 1, maxLength: 4 })
    }),
    { minLength: 1, maxLength: 4 }
  ),
  education: FastCheck.array(
    FastCheck.record({
      institution: text,
      studyType: commaless,
      area: text,
      startDate: optionalDate,
      endDate: optionalDate
    }),
    { minLength: 1, maxLength: 4 }
  ),
  certificates: FastCheck.array(FastCheck.record({ name: text }), { minLength: 1, maxLength: 4 }),
  skills: FastCheck.array(FastCheck.record({ name: text }), { minLength: 1, maxLength: 4 })
})

const nothing: Losses = { dropped: [], changed: [] }

describe("a profile", () => {
  it.prop("comes back from JSON Resume as it was", [profileWith(date)], ([profile]) => {
    const { losses, resume } = jsonResumeOf(profile)
    assert.deepStrictEqual(losses, nothing)
    assertValid(plain(resume))
    assert.deepStrictEqual(profileOfJsonResume(resume).profile, profile)
  })

  it.prop("says which of its dates the format could not take", [profileWith(or(text))], ([profile]) => {
    const { losses, resume } = jsonResumeOf(profile)
    assertValid(plain(resume))
    const back = profileOfJsonResume(resume).profile
    const told = new Set([...losses.dropped, ...losses.changed])
    for (const list of ["experiences", "education"] as const) {
      profile[list].forEach((item, at) => {
        for (const name of ["start_date", "end_date"] as const) {
          const differs = (back[list][at]?.[name] ?? null) !== item[name]
          assert.strictEqual(told.has(`${list}[${at}].${name}`), differs, `${item[name]}`)
        }
      })
    }
  })

  it.each(fixtures.map(({ expected, name }) => [name, expected] as const))("of the samples: %s", (_, expected) => {
    const { losses, resume } = jsonResumeOf(expected)
    assertValid(plain(resume))
    assert.deepStrictEqual(losses, nothing)
    assert.deepStrictEqual(profileOfJsonResume(resume).profile, expected)
  })

  it("has its written dates read", () => {
    const item = { company: "Contoso", role: "Cook", description: [] }
    const { losses, resume } = jsonResumeOf({
      ...emptyProfileContent,
      experiences: [
        { ...item, start_date: "Mar 2019", end_date: "Present" },
        { ...item, start_date: "long ago", end_date: "06/2021" }
      ]
    })
    assert.deepStrictEqual(resume.work, [
      { name: "Contoso", position: "Cook", startDate: "2019-03" },
      { name: "Contoso", position: "Cook", endDate: "2021-06" }
    ])
    assert.deepStrictEqual(losses, {
      dropped: ["experiences[1].start_date"],
      changed: ["experiences[0].start_date", "experiences[0].end_date", "experiences[1].end_date"]
    })
  })
})

const samples = ["sample", "examples/new-grad", "examples/career-changer", "examples/senior-engineer"].map(
  (name) => [name, require(`@jsonresume/schema/${name}.resume.json`)] as const
)

/** Every text, number and so on that a JSON value holds, by its path. */
const leavesOf = (value: unknown, at = ""): ReadonlyArray<readonly [path: string, leaf: unknown]> =>
  Array.isArray(value)
    ? value.flatMap((entry, index) => leavesOf(entry, `${at}[${index}]`))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, member]) => leavesOf(member, at === "" ? name : `${at}.${name}`))
      : [[at, value]]

describe("a JSON Resume", () => {
  it.prop("comes back from a profile as it was, as far as both know it", [knownResume], ([resume]) => {
    const { losses, profile } = profileOfJsonResume(resume)
    assert.deepStrictEqual(losses, nothing)
    const { $schema: _, ...back } = jsonResumeOf(profile).resume
    assert.deepStrictEqual(plain(back), plain(resume))
  })

  it.each(samples)("published by the format's makers loses nothing unsaid: %s", (_, sample) => {
    const read = profileFrom(sample)
    if (typeof read === "string") return assert.fail(read)
    assert.strictEqual(read.format, "json-resume")
    const { resume } = jsonResumeOf(read.profile)
    assertValid(plain(resume))
    const back = new Map(leavesOf(resume))
    const told = [...read.losses.dropped, ...read.losses.changed]
    for (const [path, leaf] of leavesOf(sample)) {
      // Highlights move down where a summary goes before them; that each is there is asked below.
      if (path === "$schema" || leaf === "" || back.get(path) === leaf || path.includes(".highlights[")) continue
      assert.isTrue(
        told.some((one) => path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}[`)),
        path
      )
    }
    // What is only said to have another form is still there.
    const kept = JSON.stringify(read.profile)
    for (const { highlights = [], name, position } of sample.work) {
      for (const one of [name, position, ...highlights]) assert.include(kept, JSON.stringify(one))
    }
    for (const { keywords = [] } of sample.skills) for (const one of keywords) assert.include(kept, JSON.stringify(one))
    for (const whole of ["languages", "references", "volunteer"]) {
      if (sample[whole] !== undefined) assert.include(read.losses.dropped, whole)
    }
  })

  it("of everyday making is read: no scheme, nulls, blanks, names of older versions", () => {
    const read = profileFrom({
      basics: {
        name: "Maya",
        email: "",
        url: "maya.example",
        profiles: [{ network: "Code", url: "https://code.example/maya" }, { url: "network.example/in/maya" }],
        location: { address: "1 High Street", city: "Leeds", countryCode: "GB" }
      },
      work: [
        {
          company: "Contoso",
          position: "Cook",
          startDate: "2019-03",
          endDate: "Present",
          summary: "Ran the grill.\n\nTrained two.",
          highlights: ["Won", " "],
          location: "Leeds"
        }
      ],
      education: [{ area: "Arts" }],
      skills: [
        { name: "Languages", keywords: ["French"] },
        { name: "Grill", keywords: null }
      ],
      awards: [],
      "x-theme": { colour: "red" }
    })
    if (typeof read === "string") return assert.fail(read)
    assert.deepStrictEqual(read.profile, {
      ...emptyProfileContent,
      full_name: "Maya",
      location: "Leeds, GB",
      network_url: "https://network.example/in/maya",
      portfolio_url: "https://maya.example",
      base_skills: ["French", "Grill"],
      experiences: [
        {
          company: "Contoso",
          role: "Cook",
          start_date: "2019-03",
          end_date: null,
          description: ["Ran the grill.", "Trained two.", "Won"]
        }
      ],
      education: [{ degree: "Arts", start_date: null, end_date: null }]
    })
    assert.deepStrictEqual([...read.losses.dropped].sort(), [
      "basics.location.address",
      "basics.profiles[0].network",
      "basics.profiles[0].url",
      "skills[0].name",
      "work[0].location",
      "x-theme"
    ])
    assert.deepStrictEqual([...read.losses.changed].sort(), [
      "basics.location",
      "basics.profiles[1].url",
      "basics.url",
      "education[0].area",
      "education[0].studyType",
      "skills",
      "work[0].company",
      "work[0].endDate",
      "work[0].summary"
    ])
  })

  it("that cannot be read is refused by the name of its field, without the value", () => {
    const secret = "Zanzibar"
    const faults: ReadonlyArray<readonly [unknown, RegExp]> = [
      [{ basics: secret }, /^basics has the wrong type; mend/],
      [{ basics: { email: secret } }, /^basics\.email must be an email address; mend/],
      [{ basics: { url: `http://${secret} x` } }, /^basics\.url must be a web address; mend/],
      [{ work: [{ position: secret }] }, /^work\[0\]\.name must be given and not blank; mend/],
      [{ work: [{ name: secret }] }, /^work\[0\]\.position must be given and not blank; mend/],
      [{ work: [{ name: secret, position: "x", highlights: [1] }] }, /^work\[0\]\.highlights\[0\] has the wrong type/],
      [{ skills: [secret] }, /^skills\[0\] has the wrong type/],
      [{ basics: { name: `${secret}\u0000` } }, /^basics\.name must not contain NUL/],
      [{ basics: { summary: "x".repeat(10_001) } }, /^basics\.summary must be at most 10000 characters/],
      [
        { skills: [{ keywords: Array.from({ length: 201 }, () => secret) }] },
        /^as a profile, base_skills must have at most 200/
      ]
    ]
    for (const [value, line] of faults) {
      const read = profileFrom(value)
      if (typeof read !== "string") return assert.fail("not refused")
      assert.match(read, line)
      assert.notInclude(read, secret)
    }
  })

  it("is told from a profile by the names of its fields", () => {
    const formatOf = (value: unknown) => {
      const read = profileFrom(value)
      return typeof read === "string" ? read.slice(0, 9) : read.format
    }
    assert.strictEqual(formatOf({ basics: {} }), "json-resume")
    assert.strictEqual(formatOf({ skills: [] }), "json-resume")
    assert.strictEqual(formatOf({ education: [{ institution: "x" }] }), "json-resume")
    assert.strictEqual(formatOf({ education: [{ school: "x" }] }), "profile")
    assert.strictEqual(formatOf({ summary: "x", skills: ["y"], experiences: [] }), "profile")
    assert.strictEqual(formatOf({}), "profile")
    assert.strictEqual(formatOf({ title: "x" }), "this JSON")
  })

  it("keeps a place it cannot divide in one piece", () => {
    for (const whole of ["Leeds", "A, B, C, D", "A, B, Carolina", ", B", "A, "]) {
      assert.deepStrictEqual(placeFields(whole), { city: whole })
    }
    assert.deepStrictEqual(placeFields("Austin, TX"), { city: "Austin", region: "TX" })
  })
})

import { assert, describe, it } from "@effect/vitest"
import { emptyProfileContent, type ProfileContent } from "../../src/domain/MasterProfile.js"
import { groundProfile } from "../../src/resume/ingest/ground.js"
import { fixtures } from "./profiles.js"

type Positions = ProfileContent["experiences"]

const eachPosition = (
  profile: ProfileContent,
  change: (item: Positions[number], index: number) => Positions[number]
) => ({
  ...profile,
  experiences: profile.experiences.map(change)
})
const eachBullet = (profile: ProfileContent, change: (bullet: string) => string) =>
  eachPosition(profile, (item) => ({ ...item, description: item.description.map(change) }))

const bulletsOf = ({ experiences }: ProfileContent) => experiences.flatMap(({ description }) => description)

/** What a hostile model may make of a right reading, and what must be left of it. */
const additions: ReadonlyArray<
  readonly [name: string, change: (right: ProfileContent) => ProfileContent, left: (kept: ProfileContent) => unknown]
> = [
  [
    "higher titles",
    (right) => eachPosition(right, (item) => ({ ...item, role: `Chief ${item.role}` })),
    (kept) => kept.experiences
  ],
  [
    "heads of",
    (right) => eachPosition(right, (item) => ({ ...item, role: `Head of ${item.role}` })),
    (kept) => kept.experiences
  ],
  [
    "other employers",
    (right) => eachPosition(right, (item) => ({ ...item, company: "Umbrella Holdings" })),
    (kept) => kept.experiences
  ],
  [
    "longer names of employers",
    (right) => eachPosition(right, (item) => ({ ...item, company: `${item.company} Worldwide` })),
    (kept) => kept.experiences
  ],
  [
    "no names",
    (right) => eachPosition(right, (item) => ({ ...item, company: " ", role: "–" })),
    (kept) => kept.experiences
  ],
  [
    "a word put into each bullet",
    (right) => eachBullet(right, (bullet) => bullet.replace(" ", " strategically ")),
    bulletsOf
  ],
  [
    "a tool at the end of each bullet",
    (right) => eachBullet(right, (bullet) => `${bullet} with Kubernetes`),
    bulletsOf
  ],
  ["a figure for each bullet", (right) => eachBullet(right, (bullet) => `${bullet} by 37%`), bulletsOf],
  [
    "a bullet of nobody",
    (right) => eachPosition(right, (item) => ({ ...item, description: ["Led 400 people in 12 countries"] })),
    bulletsOf
  ],
  [
    "skills of nobody",
    (right) => ({ ...right, base_skills: ["Kubernetes Fleet", "Quantum computing", "Blockchain"] }),
    (kept) => kept.base_skills
  ],
  [
    "certificates of nobody",
    (right) => ({ ...right, certifications: ["CISSP", "PMP", "Board Certified in Surgery"] }),
    (kept) => kept.certifications
  ],
  [
    "degrees of nobody",
    (right) => ({
      ...right,
      education: [{ degree: "PhD Astrophysics", school: "Moon University", start_date: null, end_date: null }]
    }),
    (kept) => kept.education
  ],
  [
    "addresses of nobody",
    (right) => ({
      ...right,
      email: "evil@attacker.example",
      phone: "+1 999 999 9999",
      network_url: "https://attacker.example/in/x",
      portfolio_url: "javascript:alert(1)",
      location: "Moon Base, Tycho",
      full_name: "Mallory Attacker"
    }),
    ({ email, full_name, location, network_url, phone, portfolio_url }) =>
      [email, full_name, location, network_url, phone, portfolio_url].filter((value) => value !== null)
  ],
  [
    "a summary of nobody",
    (right) => ({ ...right, summary: "A visionary leader with twenty years of success." }),
    (kept) => (kept.summary === null ? [] : [kept.summary])
  ]
]

describe.each(additions)("hostile reading: %s", (_, change, left) => {
  it.each(fixtures.map((fixture) => [fixture.name, fixture] as const))("%s", (_name, { expected, text }) => {
    assert.deepStrictEqual(left(groundProfile(change(expected), text)), [])
  })
})

describe("facts stay with their employer", () => {
  const several = fixtures.filter(
    ({ expected }) => new Set(expected.experiences.map(({ company }) => company)).size > 1
  )
  it.each(several.map((fixture) => [fixture.name, fixture] as const))(
    "%s: bullets of one under another",
    (_, { expected, text }) => {
      const [first, ...others] = expected.experiences
      const last = others.at(-1)
      if (first === undefined || last === undefined) return assert.fail("a fixture with two positions")
      const moved = { ...last, description: [...last.description, ...first.description] }
      const kept = groundProfile({ ...expected, experiences: [{ ...first, description: [] }, moved] }, text)
      assert.deepStrictEqual(kept.experiences.at(-1)?.description, last.description)
    }
  )

  it.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
    "%s: a closed position does not go on",
    (_, { expected, text }) => {
      const open = eachPosition(expected, (item) => ({ ...item, end_date: null }))
      const ends = groundProfile(open, text).experiences.map(({ end_date }) => end_date)
      assert.deepStrictEqual(
        ends,
        expected.experiences.map(({ end_date }) => end_date)
      )
    }
  )

  it.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
    "%s: told twice is told once",
    (_, { expected, text }) => {
      const twice: ProfileContent = {
        ...expected,
        base_skills: [...expected.base_skills, ...expected.base_skills.map((skill) => skill.toUpperCase())],
        experiences: [...expected.experiences, ...expected.experiences],
        education: [...expected.education, ...expected.education]
      }
      assert.deepStrictEqual(groundProfile(twice, text), expected)
    }
  )
})

describe("what the text denies, expects or only helps with", () => {
  const text = `Jo Sample
Helped lead the pharmacy team during the night shift at two hospitals
Did not administer medication to patients on the ward
No experience with Kubernetes. Knows Docker.
CPA candidate, exam planned for 2026
PhD student at Exampleton University
Pursuing PMP
Assisted the senior engineers in migrating the whole billing system to the new platform`
  const grounded = (parsed: Partial<ProfileContent>) => groundProfile({ ...emptyProfileContent, ...parsed }, text)
  const at = (bullet: string) =>
    grounded({
      experiences: [
        {
          company: "Exampleton University",
          role: "PhD student",
          start_date: null,
          end_date: null,
          description: [bullet]
        }
      ]
    }).experiences[0]?.description

  it.each([
    "Lead the pharmacy team during the night shift at two hospitals",
    "Administer medication to patients on the ward",
    "The senior engineers in migrating the whole billing system to the new platform",
    "Led the senior engineers in migrating the whole billing system to the new platform"
  ])("no bullet: %s", (bullet) => assert.deepStrictEqual(at(bullet), []))

  it("the whole sentence is one", () => {
    const bullet = "Helped lead the pharmacy team during the night shift at two hospitals"
    assert.deepStrictEqual(at(bullet), [bullet])
  })

  it("no skill, certificate or degree", () => {
    assert.deepStrictEqual(grounded({ base_skills: ["Kubernetes", "Docker"] }).base_skills, ["Docker"])
    assert.deepStrictEqual(grounded({ certifications: ["CPA", "PMP"] }).certifications, [])
    assert.deepStrictEqual(grounded({ certifications: ["CPA candidate"] }).certifications, ["CPA candidate"])
    const [entry] = grounded({
      education: [{ school: "Exampleton University", degree: "PhD", start_date: null, end_date: null }]
    }).education
    assert.isUndefined(entry?.degree)
  })
})

it("dates in any writing become year and month, as far as the text has them", () => {
  const text = "Engineer, Acme Corp\nMarch 15, 2019 to '21\nAnalyst, Beta Ltd, 2016-03-01 to 12/2018"
  const item = (company: string, role: string, start_date: string, end_date: string | null) => ({
    company,
    role,
    start_date,
    end_date,
    description: []
  })
  const read = groundProfile(
    {
      ...emptyProfileContent,
      experiences: [
        item("Acme Corp", "Engineer", "March 15, 2019", "'21"),
        item("Beta Ltd", "Analyst", "2016-03-01", "12/2018")
      ]
    },
    text
  )
  assert.deepStrictEqual(
    read.experiences.map(({ end_date, start_date }) => [start_date, end_date]),
    [
      ["2019-03", "2021"],
      ["2016-03", "2018-12"]
    ]
  )
})

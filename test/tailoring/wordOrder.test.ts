import { assert, describe, it } from "@effect/vitest"
import { emptyProfileContent } from "../../src/domain/MasterProfile.js"
import { readJob } from "../../src/posting/readJob.js"
import { people } from "../proof/injections/people.js"
import { outcomeOfEdit } from "./support.js"

describe("the words of a bullet in another order", () => {
  const spoilt: ReadonlyArray<readonly [how: string, spoil: (words: ReadonlyArray<string>) => ReadonlyArray<string>]> =
    [
      ["turned round", (words) => words.toReversed()],
      ["sorted", (words) => words.toSorted()],
      [
        "each second word first",
        (words) => [...words.filter((_, at) => at % 2), ...words.filter((_, at) => at % 2 === 0)]
      ]
    ]
  for (const [how, spoil] of spoilt)
    it(`are in no draft: ${how}`, () => {
      for (const { job, profile } of people) {
        const on = {
          resume: { ...emptyProfileContent, ...profile },
          job: readJob({ title: job.job_title, description: job.job_description_text })
        }
        for (const { company, description } of profile.experiences)
          for (const original of description) {
            const proposed = spoil(original.split(" ")).join(" ")
            const outcome = outcomeOfEdit({ section: "experience", company, original, proposed }, on)
            assert.notStrictEqual(outcome, "draft", proposed)
          }
      }
    })
})

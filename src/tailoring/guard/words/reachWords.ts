// R12: how far a statement reaches. Without apostrophes and hyphens, as the tokenizer reads them.

import { listed } from "./wordLists.js"

/**
 * Words that keep a statement small, by family: where the text has one of the first, the revision has one of
 * the family. What follows the stroke may stand for them.
 */
export const limits: ReadonlyArray<{
  readonly family: ReadonlyArray<string>
  readonly stands: ReadonlyArray<string>
}> = `
  one, single, sole | 1, a, an
  second, secondary, backup | 2nd
  local, locally, neighborhood, neighbourhood | area, community
  regional | region
  small, smaller, little, modest, tiny, minor | few
  occasionally, occasional, sometimes, at times, now and then, rarely, seldom, infrequently |
  some, few, several, a few, a couple | two
  partial, partially, partly, in part |
  under review, in review, in progress, pending, submitted, unfinished, incomplete, draft |
  individual, individually |
  internal, internally, in house |
  temporary, temporarily, interim, short term |
  beginner, beginners, introductory, intro, basic, basics, fundamentals, elementary, entry level |
  simple, routine |
  average | mean
  sample, samples | specimen, specimens
  when needed, as needed, if needed, where needed, when required, as required, if required, where required, when asked, \
    on request, upon request, on demand, when necessary, as necessary, if necessary |
  weekend, weekends | saturday, saturdays, sunday, sundays
  attended, attendee, attending | took part, participated, joined
  candidate for, in training, working towards, working toward, expected, aspiring |
  mostly, mainly, primarily, largely |
  only, just, merely |
`
  .replace(/\\\s*/g, "")
  .trim()
  .split("\n")
  .map((line) => {
    const [own = "", others = ""] = line.split("|")
    return { family: listed(own), stands: listed(others) }
  })

/** Words that make it large; a person who did not write them has not said so. */
export const universals: ReadonlyArray<string> = listed(`
  all, every, each, entire, entirely, whole, full, fully, complete, completely, any, anywhere, everywhere
  many, multiple, numerous, countless, various, several, a lot, lots of, wide range, wide variety, broad range, variety of
  always, constantly, continuously, continually, regularly, routinely, frequently, often, invariably, at all times, round the clock
  around the clock, every time, day in day out, year round
  wide, unit wide, hospital wide, school wide, district wide, site wide, plant wide, firm wide, team wide, city wide, citywide
  department wide, system wide, systemwide, agency wide, store wide, chain wide, state wide, province wide
  regional, multi site, multi state, multi country, cross border, overseas, continental, country, countries, cities, continents
  enterprise, enterprises, corporate, conglomerate, major, large, larger, largest, big, bigger, biggest, huge, leading, high volume
  high value, high rise, high end, high stakes, high impact, high growth, high traffic, highly available, upscale, luxury, premium
  exclusive, elite, complex, complicated, challenging, difficult, demanding, sophisticated, intricate, rigorous, critical
  mission critical, fast paced, high pressure, viral, popular, famous, well known, notable, flagship, signature, landmark, marquee
  loved, beloved, praised, appreciated, admired, delighted, celebrated, acclaimed, well received, sought after
  long term, lasting, permanent, peak, maximum, unlimited, comprehensive, end to end, college, collegiate, university level, graduate level, from scratch, full scale
  main, key, only, exclusively, personally, first ever, accepted, approved by, in production
`)

// R12 and R13: praise, direction, effect, denial. Without apostrophes and hyphens, as the tokenizer reads them.

import { listed } from "./wordLists.js"

/** R12. Praise, level, reach and honours that nobody can check. */
export const praise: ReadonlyArray<string> = listed(`
  within minutes, within seconds, within hours, within days, in minutes, in seconds, in no time, instantly, immediately
  expert, experts, expertise, expertly, seasoned, veteran, guru, ninja, rockstar, rock star, wizard, virtuoso, ace
  award winning, award, awards, awarded, prize, prizes, winner, won, medal, honored, honoured, honors, honours
  world class, best in class, top performing, top performer, top tier, top notch, top rated, top ranked, top, number one
  exceptional, exceptionally, outstanding, extensive, extensively, proven, track record, deep, deeply, in depth
  advanced, proficient, proficiency, fluent, fluently, fluency, mastery, mastered, masterful, skilled, highly skilled
  highly, highly experienced, very experienced, renowned, recognized, recognised, acclaimed, celebrated, esteemed
  unparalleled, unmatched, unrivalled, unrivaled, unprecedented, visionary, thought leader, thought leadership
  industry leading, market leading, leading edge, first class, first rate, state of the art, cutting edge, bleeding edge
  groundbreaking, game changing, revolutionary, innovative, transformative, transformational, stellar, superb
  excellent, excellence, excelled, exemplary, distinguished, accomplished, elite, premier, prestigious, gifted, talented
  brilliant, brilliantly, remarkable, remarkably, impressive, impeccable, flawless, flawlessly, perfect, perfectly
  senior, staff level, executive level, expert level, senior level, high level, native, principal, c level, lead level
  strong, stronger, strongest, strategic, strategically, record breaking, record, highest, best, better than, finest
  decade, decades, years of experience, year of experience, years experience, experienced, many years, several years
  longstanding, long standing, specialist, specialists, specialized, specialised, specializing, specialising
  subject matter expert, sme, authority on, authority in, successfully, success, significantly, significant
  dramatically, dramatic, massively, massive, substantially, substantial, tremendously, tremendous, vastly, hugely, huge
  greatly, drastically, exponentially, consistently, always, instrumental, pivotal, crucial, critical role, key role
  vital role, key contributor, core contributor, indispensable, invaluable, passionate, passion, dynamic, results driven
  results oriented, detail oriented, self motivated, hard working, hardworking, dedicated, tireless, tirelessly
  published, publication, publications, patent, patents, patented, keynote, promoted, promotion to, featured in
  global, globally, worldwide, international, internationally, nationwide, national, nationally, multinational
  large scale, at scale, massive scale, enterprise wide, company wide, companywide, organization wide
  organisation wide, enterprise grade, production grade, mission critical, business critical, multi million
  multimillion, fortune 500, high profile, high stakes, industry wide, state wide, statewide, countrywide
  exceeded, exceeding, exceeds, surpassed, surpassing, outperformed, outperforming, above target, ahead of schedule
  under budget, on time, on budget, employee of the month, employee of the year, valedictorian, cum laude
  for years, over the years, year after year
`)

/** R13. What a change does to a thing. */
export const directions: ReadonlyMap<string, "up" | "down"> = new Map<string, "up" | "down">([
  ...listed(`reduced, reduce, reduces, reducing, reduction, reductions, cut, cuts, cutting, decreased, decrease, decreases
    decreasing, lowered, lower, lowering, lowers, shrank, shrunk, shrinking, minimized, minimised, minimizing, minimising
    dropped, dropping, drop, fell, falling, slashed, slashing, trimmed, trimming, declined, decline, slowed, slower
    shortened, shortening, eliminated, eliminating, removed, removing, halved, halving, prevented, preventing, lost
    losing, curbed, diminished, weakened, worsened, delayed, stopped`).map((word): [string, "down"] => [word, "down"]),
  ...listed(`increased, increase, increases, increasing, grew, grow, growing, growth, raised, raise, raises, raising
    boosted, boost, boosting, doubled, tripled, expanded, expanding, expansion, gained, gaining, maximized, maximised
    maximizing, maximising, rose, rising, extended, extending, lengthened, added, adding, accelerated, accelerating
    multiplied, scaled, uplift, strengthened, won, earned, lifted, lifting, heightened, quickened, sped, elevated
    elevating, upped`).map((word): [string, "up"] => [word, "up"])
])

/** R13. Verbs that claim an effect without saying where it went; fine when the effect's object is in the text already. */
export const effects: ReadonlySet<string> = new Set(
  listed(`improved, improving, improve, improves, improvement, improvements, enhanced, enhancing, enhance, enhances
    optimized, optimised, optimizing, optimising, saved, saving, saves, ensured, ensuring, ensures, ensure
    enabled, enabling, enables, guaranteed, guaranteeing, delivered, delivering, achieved, achieving, achieves
    yielded, yielding, generated, generating, secured, securing, resulted, resulting, strengthening, transformed
    transforming, empowered, empowering, facilitated, facilitating, allowing, driving, fostering, fostered`)
)

/** R13. Words whose loss or gain turns a statement round. */
export const negations: ReadonlySet<string> = new Set(
  listed(`not, no, never, without, none, neither, nor, cannot, cant, didnt, wasnt, isnt, dont, doesnt, werent, wont, hardly
    barely, rarely, seldom, except, failed, failing, unsuccessful, unsuccessfully, incomplete, cancelled, canceled
    abandoned, minor, minimal, limited`)
)

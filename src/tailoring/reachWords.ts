// Words of how far a statement reaches, and words that add no fact. All in lower case, as the tokenizer reads them.

const words = (text: string): ReadonlyArray<string> =>
  text
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter((word) => word !== "")

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
  beginner, beginners, introductory, intro, basic, elementary, entry level |
  simple, routine |
  average | mean
  weekend, weekends | saturday, saturdays, sunday, sundays
  attended, attendee, attending | took part, participated, joined
  candidate for, in training, working towards, working toward, expected, aspiring |
  mostly, mainly, primarily, largely |
  only, just, merely |
`
  .trim()
  .split("\n")
  .map((line) => {
    const [own = "", others = ""] = line.split("|")
    return { family: words(own), stands: words(others) }
  })

/** Words that make it large; a person who did not write them has not said so. */
export const universals: ReadonlyArray<string> = words(`
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

/** Words with content that name no fact: what an honest rewording is joined with. Read as stems. */
export const plainWords: ReadonlyArray<string> = words(`
  performed, provided, did, handled, carried, worked, used, utilized, utilised, applied, completed, conducted, made, gave, took
  kept, maintained, offered, served, undertook, produced, prepared, wrote, written, created, developed, built, designed, drew
  operated, processed, executed, employed, followed, involving, involved, related, relating, based, focused, focusing, covering
  covered, supporting, serving, handling, needed, required, requested, given, existing, own, new, work, works, task, tasks, duty
  duties, job, process, procedure, activity, effort, service, services, area, areas, part, item, items, matter, type, types, kind
  way, method, approach, customer, client, user, team, staff, colleague, people, person, member, business, company, store, shop
  office, site, website, web, online, internal, daily, day, time, evening, morning, quality, tool, tools, software, application
  app, system, systems, data, information, record, records, document, documents, report, project, product, meeting, call, email
  progress, status, skill, skills, practice, experience, hands, e, g, i, eg, ie, namely, specifically, such, like, well, order, basis, place, set
`)

/** Nouns and verbs that say the same, each line one; either may stand for the other. */
export const sameSaying: ReadonlyArray<ReadonlyArray<string>> = `
client customer patron guest buyer shopper
staff employee personnel colleague coworker worker team
kid child children pupil student learner
shop store outlet
meal food dish
document documentation paperwork record file note
bug defect issue error fault problem
annual yearly
purchase acquisition
illness disease
doctor physician
car vehicle automobile
lorry truck
flat apartment
help assistance aid support
start beginning begin
firm company business
boss supervisor manager
question inquiry enquiry query
rule policy guideline
test exam examination
room space
house home
money cash
picture image photo photograph
talk presentation
paper article
class lesson course
answer response reply
part component
machine equipment
material supply supplies
plan schedule
chart graph
price cost
safe secure
quick fast rapid
clean tidy
current up-to-date accurate
correct accurate
site location
teammate peer colleague
newcomer hire
folder file
check inspection
duty task responsibility
visit appointment
delivery shipment
program programme
centre center
organisation organization
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "))

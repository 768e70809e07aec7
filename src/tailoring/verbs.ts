// Words the guard knows, apart from its rules. All in lower case, without apostrophes and hyphens, as the
// tokenizer reads them.

const listed = (words: string): ReadonlyArray<string> =>
  words
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter((word) => word !== "")

/** R10. Verbs that claim ownership: unmistakable forms, forms that are nouns too, nouns of the same root. */
export interface OwnershipRoot {
  readonly verbs: ReadonlyArray<string>
  /** A verb at the start of a clause, else a noun: "lead the team", "the lead engineer". */
  readonly either: ReadonlyArray<string>
  readonly nouns: ReadonlyArray<string>
}

const root = (verbs: string, either = "", nouns = ""): OwnershipRoot => ({
  verbs: listed(verbs),
  either: listed(either),
  nouns: listed(nouns)
})

export const ownershipRoots: ReadonlyArray<OwnershipRoot> = [
  root("led, leading, co led", "lead, leads", "leader, leaders, leadership"),
  root("managed, managing, manages, comanaged", "manage", "manager, managers, management, managerial"),
  root("owned, owning", "own, owns", "owner, owners, ownership"),
  root("architected, architecting, architects", "architect", "architect, architects"),
  root("mentored, mentoring", "mentor, mentors", "mentorship"),
  root("directed, directing, directs", "", "director, directors, directorship"),
  root("headed, heading", "heads", "head"),
  root("oversaw, overseen, overseeing, oversees, oversee", "", "oversight, overseer"),
  root("supervised, supervising, supervises, supervise", "", "supervisor, supervisors, supervision, supervisory"),
  root("spearheaded, spearheading, spearheads", "spearhead"),
  root("founded, founding, cofounded, cofounding", "", "founder, founders, cofounder, cofounders"),
  root("established, establishing, establishes, establish"),
  root("pioneered, pioneering", "pioneer, pioneers"),
  root("orchestrated, orchestrating, orchestrates, orchestrate"),
  root("championed, championing", "champion, champions"),
  root("chaired, chairing", "chairs", "chair, chairman, chairwoman, chairperson"),
  root("coached, coaching, coaches", "coach"),
  root("trained, trains", "train", "trainer, trainers"),
  root("taught, teaches, teaching, teach", "", "instructor, instructors"),
  root("drove", "drive, drives"),
  root("invented, inventing, invents, invent", "", "inventor, inventors"),
  root("authored, authoring, coauthored"),
  root("launched, launching", "launch, launches"),
  root("initiated, initiating, initiates, initiate"),
  root("delegated, delegating, delegates, delegate"),
  root("hired, hiring, hires", "hire"),
  root("recruited, recruiting, recruits, recruit", "", "recruitment"),
  root("approved, approving, approves, approve", "", "approver"),
  root("presided, presiding, presides, preside"),
  root("commanded, commanding, commands", "command", "commander"),
  root("captained, captaining", "captain"),
  root("steered, steering", "steer"),
  root("governed, governing, governs, govern"),
  root("masterminded, masterminding", "mastermind"),
  root("decided, deciding, decides, decide", "", "decisionmaker"),
  root("negotiated, negotiating, negotiates, negotiate", "", "negotiator, negotiations, negotiation"),
  root("conceived, conceiving, conceives, conceive, conceptualized, conceptualised, envisioned"),
  root("", "", "chief, ceo, cto, cfo, coo, cio, cmo, vp, evp, svp, president, partner, principal, foreman, forewoman")
]

/** R10. Verbs of one rank; whoever did one of a line may say another. */
export const ownershipPeers: ReadonlyArray<ReadonlyArray<string>> = [
  "led, leading, managed, managing, supervised, supervising, oversaw, overseeing, team of, managed a team",
  "authored, authoring, wrote, writing, written, drafted, drafting",
  "trained, taught, teaching, coached, coaching, training, instructed",
  "hired, hiring, recruited, recruiting",
  "launched, launching, started, released, introduced, initiated, initiating",
  "established, founded, created, started"
].map(listed)

export const ownershipPhrases: ReadonlyArray<string> = listed(`
  in charge, charge of, took charge, took over, took the lead, responsible for, responsibility for, responsibilities for
  sole responsibility, full responsibility, accountable for, accountability for, answerable for
  sole, solely, single handed, single handedly, singlehandedly, independently, autonomously, on my own, by myself
  direct reports, reporting to me, my team, team of, ran the team, ran a team, running a team, running the team
  built the team, built a team, grew the team, scaled the team, formed a team, managed a team, team lead, team leader
  tech lead, technical lead, project lead, shift lead, lead engineer, lead developer, lead designer, lead nurse
  head of, vice president, charge nurse, head nurse, head chef, executive chef, sous chef, department head
  decision maker, final say, final approval, signed off, sign off, hiring decisions, budget authority
  set the strategy, set strategy, set the vision, set the direction, technical direction, strategic direction
  mastermind behind, brains behind, driving force, main architect, chief architect, go to person
  ran the department, ran the kitchen, ran the ward, ran the office, ran the company, full ownership
`)

/** R17. Words that call the person a beginner. */
export const levelWords: ReadonlyArray<string> = listed(`
  junior, apprentice, intern, trainee, student, assistant, line cook, line, associate, aspiring, graduate, beginner, entry level
`)

/** R10. Verbs that make a thing exist; whoever used, kept or checked it did not make it. */
export const makingVerbs: ReadonlyArray<string> = listed(`
  added, adding, built, build, building, created, create, creating, developed, develop, developing, designed, design, designing, wrote, write
  writing, drew, draw, drafted, drafting, draft, made, making, produced, producing, prepared, prepare, preparing, prepped
  implemented, implementing, introduced, introducing, engineered, engineering, coded, coding, programmed, programming, set
  composed, composing, invented, inventing, authored, authoring, constructed, constructing, crafted, crafting, devised
  devising, formulated, formulating, instituted, instituting, launched, shipped, delivered, released, deployed, established
  founded, conceived, assembled, installed, rolled, generated, rebuilt, rewrote, redesigned, refactored, illustrated, sketched
  prototyped, configured, organized, organised, planned, contributed, painted, sewed, cooked, baked, photographed, filmed
`)

/** R10. Verbs of running a thing, and those of doing it, beside which they claim no more. */
export const runningVerbs: ReadonlyArray<string> = listed(
  `ran, running, runs, hosted, hosting, hosts, operated the, handled all`
)
export const doingVerbs: ReadonlyArray<string> = listed(`
  performed, performing, conducted, conducting, did, doing, executed, executing, run, operated, operating, carried, held, tested
  organized, organised, facilitated, delivered
`)

/** R11. The person helped, learned or tried; without such a word the text claims the whole work. Each line is one family. */
export const helpingFamilies: ReadonlyArray<ReadonlyArray<string>> = `
  assisted, assist, assists, assisting, assistance, assistant, helped, help, helps, helping, helper, aided, aiding, aids, aid, \
    supported, supports, supporting, support, contributed, contribute, contributes, contributing, contributor, \
    participated, participate, participates, participating, participant, took part, involved in, as part of
  shadowed, shadowing, observed, observing
  collaborated, collaborate, collaborating, collaborates, collaboration, cooperated, worked with, working with, \
    worked alongside, alongside, together with, jointly, partnered, partnering, teamed
  under supervision, under the supervision, under the guidance, under guidance, under the direction, supervised by, \
    supervision
  co authored, co led, co wrote, co developed, co designed, co managed, co taught, co founded, coauthored, codeveloped, \
    cowrote, coled, cofounded, comanaged
  part of a team, part of the team, member of, as a member, on a team, one of
  exposure to, exposed to, familiar with, familiarity with, introduced to
  learned, learnt, learning, studied, trained in, trained on
  planned, plan, plans, planning, proposed, proposing, suggested, recommended, recommending
  attempted, tried, explored, evaluated, evaluating, evaluation, experimented, researched, research, researching
  prototyped, prototype, prototypes, prototyping, proof of concept, piloted, pilot, trial, trials, demo, mock, simulated
  partially, partly, occasionally, sometimes, part time, some of
  volunteered, volunteer, volunteering, unpaid
  intern, internship, trainee, apprentice, apprenticeship, junior, entry level, student, practicum, placement
  coursework, class project, school project, academic project, capstone, thesis, personal project, side project, hobby
  basic, introductory, beginner, elementary, rudimentary, novice
`
  .replace(/\\\s*/g, "")
  .trim()
  .split("\n")
  .map(listed)

/** R12. Praise, level, reach and honours that nobody can check. */
export const praise: ReadonlyArray<string> = listed(`
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

/** Words that carry no content of their own; left out when stems are counted. */
export const functionWords: ReadonlySet<string> = new Set(
  listed(
    `a, an, the, and, or, of, in, on, at, to, for, by, with, from, as, into, onto, over, under, per, via, using, use, used
     including, include, includes, is, are, was, were, be, been, being, it, its, this, that, these, those, their, our
     my, his, her, them, him, us, me, myself, themselves, after, before, until, since, around, against, along, because, than, then, also, both, across, within, through, while, where, which, who, whose, when, all, each
     every, any, such, so, but, if, about, between, during, up, out, off, e, g, i, we, they, he, she, has, had, have`
  )
)

/** Verbs a bullet may open with that end neither in -ed nor in -ing, so that their capital makes no name of them. */
export const openingVerbs: ReadonlySet<string> = new Set(
  listed(`built, wrote, ran, made, set, kept, held, took, gave, led, sold, taught, drew, drove, cut, grew, fed, dealt, met
    put, did, got, went, won, brought, bought, found, began, chose, sent, saw, swept, spoke, spent, swam, shot, sewed
    sang, rose, rode, read, paid, oversaw, laid, lent, left, hung, heard, fought, flew, dug, bound, bent, beat, bred
    served, cared, cooked, upheld, undertook, understood, rewrote, rebuilt, redid, reran, reset, quit, split, spun
    stood, stuck, struck, threw, wove, wound, build, write, run, make, keep, hold, take, give, sell, teach, draw
    provide, support, help, assist, prepare, serve, cook, clean, test, design, develop, create, maintain, monitor
    plan, order, handle, process, review, answer, operate, install, repair, inspect, cares, works, work, worked
    day, night, daily, weekly, monthly, responsible, part, member, various, hands, full, end, in, as, for, with, on`)
)

/** Number words with their value. */
export const numberWords: ReadonlyMap<string, number> = new Map<string, number>([
  ...listed("zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve").map(
    (word, value): [string, number] => [word, value]
  ),
  ...listed("thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen").map(
    (word, index): [string, number] => [word, index + 13]
  ),
  ...listed("twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety").map((word, index): [string, number] => [
    word,
    (index + 2) * 10
  ]),
  ["couple", 2],
  ["dozen", 12]
])

/** Words that multiply the number before them; alone they are a figure too ("a million"). */
export const scaleWords: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1e3],
  ["k", 1e3],
  ["million", 1e6],
  ["mil", 1e6],
  ["mio", 1e6],
  ["mn", 1e6],
  ["mm", 1e6],
  ["m", 1e6],
  ["billion", 1e9],
  ["bn", 1e9],
  ["b", 1e9],
  ["trillion", 1e12],
  ["dozen", 12],
  ["lakh", 1e5],
  ["lakhs", 1e5],
  ["crore", 1e7],
  ["crores", 1e7]
])

/** Figures without a number: how often, how many; compared by their word. */
export const vagueFigures: ReadonlyMap<string, string> = new Map([
  ...listed("double, doubled, doubles, doubling, twice, twofold").map((word): [string, string] => [word, "2|x"]),
  ...listed("triple, tripled, triples, tripling, thrice, threefold").map((word): [string, string] => [word, "3|x"]),
  ...listed("quadruple, quadrupled, quadrupling, fourfold").map((word): [string, string] => [word, "4|x"]),
  ...listed("quintupled, fivefold").map((word): [string, string] => [word, "5|x"]),
  ...listed("sixfold, sevenfold, eightfold, ninefold").map((word, at): [string, string] => [word, `${at + 6}|x`]),
  ["tenfold", "10|x"],
  ["hundredfold", "100|x"],
  ...listed("halved, halving, halves, half").map((word): [string, string] => [word, "half|"]),
  ...listed("thirds, quarters, fifths, tenths").map((word): [string, string] => [word, `${word}|`]),
  ...listed("dozens, hundreds, thousands, millions, billions, trillions, countless, numerous, decades").map(
    (word): [string, string] => [word, `${word}|`]
  ),
  ...listed("megabytes, gigabytes, terabytes, petabytes, tons, tonnes").map((word): [string, string] => [
    word,
    `${word}|`
  ]),
  ["majority", "majority|"],
  ["decade", "10|year"],
  ["century", "100|year"]
])

/** Parts of a whole, where an article or a number stands before them: "by a third", "one quarter". */
export const fractions: ReadonlyMap<string, string> = new Map(
  listed("third, quarter, fourth, fifth, sixth, seventh, eighth, ninth, tenth").map((word): [string, string] => [
    word,
    word === "fourth" ? "quarter" : word
  ])
)

/** Of years: "third year". */
export const ordinals: ReadonlySet<string> = new Set(
  listed("first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, final, last")
)

/** Words before or after a figure that raise it or take it back. */
export const moreThan: ReadonlySet<string> = new Set(
  listed("over, exceeding, above, beyond, upwards, least, surpassing, plus, excess")
)
export const lessThan: ReadonlySet<string> = new Set(
  listed("almost, nearly, about, around, approximately, roughly, under, below, circa, approx, estimated, maximum")
)

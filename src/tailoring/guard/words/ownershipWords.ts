// R10: words that say whose work it was. Without apostrophes and hyphens, as the tokenizer reads them.

import { listed } from "./wordLists.js"

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

/** R10. Of those the ones that put in place what others have made; beside them nobody has made the thing. */
export const placingVerbs: ReadonlyArray<string> = listed(`
  installed, set, rolled, shipped, delivered, released, deployed, configured, assembled, introduced, introducing, launched
  organized, organised, planned, prepared, prepare, preparing, prepped, painted, cooked, baked, contributed, implemented, implementing
`)

/** R10. Verbs of running a thing, and those of doing it, beside which they claim no more. */
export const runningVerbs: ReadonlyArray<string> = listed(
  `ran, running, runs, hosted, hosting, hosts, operated the, handled all`
)

export const doingVerbs: ReadonlyArray<string> = listed(`
  performed, performing, conducted, conducting, did, doing, executed, executing, run, operated, operating, carried, held, tested
  organized, organised, facilitated, delivered
`)

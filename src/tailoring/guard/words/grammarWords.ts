// Words by what they do in a sentence.

import { listed } from "./wordLists.js"

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
  listed(`built, ground, wrote, ran, made, set, kept, held, took, gave, led, sold, taught, drew, drove, cut, grew, fed, dealt, met
    put, did, got, went, won, brought, bought, found, began, chose, sent, saw, swept, spoke, spent, swam, shot, sewed
    sang, rose, rode, read, paid, oversaw, laid, lent, left, hung, heard, fought, flew, dug, bound, bent, beat, bred
    served, cared, cooked, upheld, undertook, understood, rewrote, rebuilt, redid, reran, reset, quit, split, spun
    stood, stuck, struck, threw, wove, wound, build, write, run, make, keep, hold, take, give, sell, teach, draw
    provide, support, help, assist, prepare, serve, cook, clean, test, design, develop, create, maintain, monitor
    plan, order, handle, process, review, answer, operate, install, repair, inspect, cares, works, work, worked
    day, night, daily, weekly, monthly, responsible, part, member, various, hands, full, end, in, as, for, with, on`)
)

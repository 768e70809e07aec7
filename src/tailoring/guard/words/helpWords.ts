// R11 and R17: words that keep the person small. Without apostrophes and hyphens, as the tokenizer reads them.

import { listed } from "./wordLists.js"

/** R17. Words that call the person a beginner. */
export const levelWords: ReadonlyArray<string> = listed(`
  junior, apprentice, intern, trainee, student, assistant, line cook, line, associate, aspiring, graduate, beginner, entry level
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
  basic, basics, fundamentals, introductory, beginner, elementary, rudimentary, novice
`
  .replace(/\\\s*/g, "")
  .trim()
  .split("\n")
  .map(listed)

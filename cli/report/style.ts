import { reportStyle } from "../../src/scoring/report/style.js"

/** The page's whole style: what it has in common with the playground, and its own. */
export const style = `
${reportStyle}html { scroll-padding-top: 1rem; }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.5rem; }
header { padding-top: 1.5rem; }
h1 { font-size: 1.4rem; line-height: 1.25; margin: 0; overflow-wrap: anywhere; text-wrap: balance; }
h2 { font-size: 1.15rem; margin: 0 0 .25rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .4rem; overflow-wrap: anywhere; }
a:focus-visible, summary:focus-visible, .scroll:focus-visible, .text:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -100rem; background: var(--card); padding: .5rem 1rem; }
.skip:focus { left: 1rem; top: 1rem; }
.about { margin: 0 0 .75rem; }
.total { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; margin: .25rem 0 0; }
.score { margin: 0; font-size: 1.25rem; white-space: nowrap; }
.score strong { font-size: 3.5rem; line-height: 1; font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
.gist { margin: 0; flex: 1 1 20rem; }
.warnings { margin-top: .75rem; padding: .75rem 1rem; background: var(--warn); border-left: 5px solid var(--warn-edge); border-radius: 4px; }
.warnings h2 { margin: 0; font-size: 1rem; }
.warnings ul { margin: .25rem 0 0; padding-left: 1.25rem; }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
th, td { padding: .4rem .9rem; }
thead th { font-size: .85rem; }
tbody th { min-width: 11rem; }
tbody th .quiet { font-weight: 400; }
.number { width: 3.5rem; }
.gap { font-size: 1.1rem; }
td li { overflow-wrap: anywhere; }
.counts { white-space: nowrap; }
.bar { display: block; width: 100%; min-width: 5rem; height: .5rem; margin-top: .4rem; }
.track { fill: var(--track); }
.fill { fill: var(--fill); }
.parts .bar { width: 14rem; height: .8rem; margin-top: .35rem; }
.parts td:last-child { color: var(--quiet); font-size: .9rem; min-width: 16rem; }
main { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); grid-template-rows: auto 1fr; gap: 1rem 2rem; margin-top: 1rem; }
.job { grid-column: 2; grid-row: 1 / span 2; align-self: start; position: sticky; top: 1rem; display: flex; flex-direction: column; max-height: calc(100vh - 9.5rem); }
.job .text { overflow-y: auto; padding: .75rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.job h3 { margin: .25rem 0; }
.first, .rest { grid-column: 1; min-width: 0; }
.more { margin-top: .5rem; }
.more .scroll { margin-top: .5rem; }
.fold { padding: .6rem 0; border-top: 1px solid var(--line); }
.fold > summary h2 { display: inline; color: var(--ink); }
.fold[open] > summary { margin-bottom: .5rem; }
.key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; font-size: .9rem; color: var(--quiet); }
h3:target { background: var(--here); }
sup a { padding: .2rem .1rem; }
.passages { margin: 0; padding: 0; list-style: none; }
.passages li { display: grid; grid-template-columns: 9.5rem 1fr; gap: .75rem; padding: .15rem 0; }
.passages .text { min-width: 0; }
.where { line-height: 1.9; }
footer { margin-top: 1.5rem; padding-top: 1rem; padding-bottom: 2.5rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .9rem; }
footer p { margin: .25rem 0; }
code { font-size: .95em; }
@media screen and (max-width: 60rem) {
  main { display: block; }
  .job { position: static; margin: 1.25rem 0; max-height: 75vh; }
}
@media screen and (max-width: 46rem) {
  header, main, footer { padding-left: 1rem; padding-right: 1rem; }
  .passages li { grid-template-columns: 1fr; gap: 0; padding: .3rem 0; }
  table, tbody { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: flex; flex-wrap: wrap; gap: .15rem .75rem; padding: .7rem .9rem; border-top: 1px solid var(--line); }
  tbody tr:first-child { border-top: 0; }
  tbody th, tbody td { border: 0; padding: 0; }
  tbody th { flex: 1 1 0; min-width: 0; }
  .number { width: auto; }
  td.points { order: 1; text-align: right; }
  td.points .bar { width: 5rem; margin-left: auto; }
  td.places, .parts td:last-child { order: 2; flex: 1 0 100%; min-width: 0; }
  .parts th, .parts td.points { flex: 1 0 100%; text-align: left; }
  .parts td.points .bar { width: 100%; max-width: 20rem; margin-left: 0; }
}
@media print {
  :root { --ground: var(--card); }
  @page { margin: 15mm; }
  html { font-size: 11px; }
  th, td { padding: .4rem .6rem; }
  tbody th, .parts td:last-child { min-width: 0; }
  .bar { min-width: 4rem; }
  header, main, footer { max-width: none; padding: 0; }
  main { display: block; }
  .job { position: static; display: block; max-height: none; margin: 1rem 0; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .skip { display: none; }
  a { color: inherit; }
  h2, h3 { break-after: avoid; }
  tr, .passages li, .warnings { break-inside: avoid; }
  .scroll { overflow: visible; border: 0; }
  mark, .tier, .form, .warnings { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`

import type { ScoreReport } from "../../src/scoring/report/Report.js"
import type { Resume } from "../../src/resume/Resume.js"
import { numberedRows } from "../../src/scoring/report/numberedRows.js"
import { partNames, whole } from "../../src/scoring/report/requirementRows.js"
import { summaryOf } from "../../src/scoring/report/summary.js"
import { Html, markup } from "../../src/text/markup.js"
import { pageHead } from "./pageHead.js"
import { folded, metSection, missingSection, scrolled } from "./requirements.js"
import { style } from "./style.js"
import { type JobShown, jobSection, resumeSection } from "./texts.js"

const warnings = (texts: ReadonlyArray<string>): Html | undefined =>
  texts.length === 0
    ? undefined
    : markup`<section class="warnings" aria-labelledby="warnings">
<h2 id="warnings">Low confidence: read this score with care</h2>
<ul>${texts.map((text) => markup`<li>${text}</li>`)}</ul>
</section>
`

/** Tracks are as long as what the parts can give, so that 10 of 10 does not look like 50 of 50. */
const partsSection = (report: ScoreReport): Html => {
  const most = Math.max(1, ...partNames.map(([key]) => report.part_reports[key].points_possible))
  const length = (points: number) => ((points / most) * 100).toFixed(1)
  const rows = partNames.map(([key, name]) => {
    const { asked, explanation, points, points_possible } = report.part_reports[key]
    const bar = !asked
      ? markup`<span class="quiet">not asked</span>`
      : markup`<strong>${points}</strong> of ${whole(points_possible)}<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="${length(points_possible)}" height="6"/><rect class="fill" width="${length(points)}" height="6"/></svg>`
    return markup`
<tr><th scope="row">${name}</th><td class="points">${bar}</td><td>${explanation}</td></tr>`
  })
  return folded(
    "parts",
    "The five parts",
    scrolled(
      "The five parts",
      markup`<table class="parts">
<caption>Points of each part, and how they were counted</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Points</th><th scope="col">Arithmetic</th></tr></thead>
<tbody>${rows}
</tbody></table>`
    )
  )
}

/**
 * A score as one page that needs nothing beside itself: no network, no script. The same input gives the same bytes.
 * `report` must be that of the same job and resume: its spans are places in their texts.
 */
export const scorePage = (job: JobShown, resume: Resume, report: ScoreReport): string => {
  const { found: met, missing } = numberedRows(report)
  const numbered = [...missing, ...met]
  const title = job.title === "" ? markup`A job without a title` : markup`<bdi>${job.title}</bdi>`
  const company = job.company === "" ? undefined : markup` at <bdi>${job.company}</bdi>`
  return markup`<!doctype html>
<html lang="en">
<head>
${pageHead}
<title>${report.score} of 100${job.title === "" ? "" : ` – ${job.title}`}</title>
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">To the requirements</a>
<header>
<h1>${title}${company}</h1>
<div class="total">
<p class="score"><strong>${report.score}</strong> of 100</p>
<p class="gist">${summaryOf(report)}</p>
</div>
${warnings(report.warnings)}</header>
<main id="content">
${missingSection(missing, job.description)}${jobSection(job, numbered)}<div class="rest">
${metSection(met, job.description)}${partsSection(report)}${resumeSection(resume, numbered)}</div>
</main>
<footer>
<p>Formula <code>${report.formula_version}</code> · lexicon <code>${report.lexicon_hash}</code> · as of <code>${report.as_of}</code>. The same texts, formula, lexicon and month give the same score.</p>
<p>The score is a heuristic of this service. It predicts no decision of an employer or of another system.</p>
</footer>
</body>
</html>`.text
}

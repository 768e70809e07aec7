import { partNames, whole } from "../../scoring/report/requirementRows.js"
import { summaryOf } from "../../scoring/report/summary.js"
import type { ScoreReport } from "../../scoring/report/Report.js"
import { element, plural, region, say } from "../dom.js"

const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0")

/** A part's bar: as long as what the part can give, filled by what it gives, with what the ticks changed set apart. */
const bar = (points: number, before: number, possible: number, most: number): HTMLElement => {
  const share = (value: number) => `${((value / most) * 100).toFixed(2)}%`
  const track = element("span", { class: "bar", "aria-hidden": "true" })
  const kept = element("span", { class: "kept" })
  const gained = element("span", { class: "gained" })
  track.style.width = share(possible)
  // Inside the track shares are of the track.
  const inside = (value: number) => `${(possible === 0 ? 0 : (value / possible) * 100).toFixed(2)}%`
  kept.style.width = inside(Math.min(points, before))
  gained.style.width = inside(Math.max(0, points - before))
  track.append(kept, gained)
  return track
}

/** The score and its five parts, beside what they were before any suggestion. */
export class ScorePanel {
  private readonly summary = region("summary")
  private readonly caution = region("caution")
  private readonly mini = region("mini")

  constructor() {
    // Where the sentence itself is in view, nothing has to lead there.
    const hide = ([seen]: ReadonlyArray<IntersectionObserverEntry>) => {
      this.mini.hidden = seen?.isIntersecting === true
    }
    new IntersectionObserver(hide, { threshold: 1 }).observe(this.summary)
  }

  show(report: ScoreReport, before: ScoreReport, ticked: number, suggestions: number): void {
    const gain = report.score - before.score
    region("score-number").textContent = String(report.score)
    region("score-change").replaceChildren(
      element("strong", { class: gain > 0 ? "gain up" : "gain" }, signed(gain)),
      ` from ${before.score}, with ${ticked} of ${plural(suggestions, "suggestion")}`
    )
    this.summary.textContent = summaryOf(report)
    this.mini.textContent = `Score ${report.score} of 100 (${signed(gain)})`
    const [caution = ""] = report.warnings
    this.caution.textContent = caution
    this.caution.hidden = caution === ""
    const most = Math.max(1, ...partNames.map(([key]) => report.part_reports[key].points_possible))
    region("parts").replaceChildren(
      ...partNames.map(([key, name]) => {
        const { asked, points, points_possible } = report.part_reports[key]
        const added = points - before.parts[key]
        return element(
          "li",
          {},
          element("span", { class: "part" }, name),
          element(
            "span",
            { class: "figures" },
            ...(!asked
              ? ["not asked"]
              : [
                  ...(added === 0 ? [] : [element("strong", { class: "gain up" }, signed(added)), " "]),
                  element("strong", {}, String(points)),
                  ` of ${whole(points_possible)}`
                ])
          ),
          ...(!asked ? [] : [bar(points, before.parts[key], points_possible, most)])
        )
      })
    )
    region("arithmetic").replaceChildren(
      ...partNames.flatMap(([key, name]) => [
        element("dt", {}, name),
        element("dd", {}, report.part_reports[key].explanation)
      ])
    )
    region("origin").textContent =
      `Formula ${report.formula_version}, lexicon ${report.lexicon_hash}, as of ${report.as_of}`
    const difference =
      gain === 0
        ? "as without suggestions"
        : `${plural(Math.abs(gain), "point")} ${gain > 0 ? "more" : "less"} than without suggestions`
    say(region("live"), `Score ${report.score} of 100, ${difference}.`)
  }
}

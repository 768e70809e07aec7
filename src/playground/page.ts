import { limits } from "../domain/Limits.js"
import type { AsOfMonth } from "../scoring/report/Report.js"
import { byId, element, own, say } from "./dom.js"
import { Engine } from "./engineClient.js"
import { type Example, examples } from "./examples.js"
import { ExportPanel } from "./exportPanel.js"
import { markedJob, markedPassages, numberedRows } from "./markedText.js"
import { foundTable, missingTable } from "./requirementTables.js"
import { ScorePanel } from "./scorePanel.js"
import type { Opened, Scored } from "./session.js"
import { SuggestionList } from "./suggestionList.js"

/** How long nobody types before the texts are read, in milliseconds. */
const pause = 200

const resume = byId("resume", HTMLTextAreaElement)
const title = byId("job-title", HTMLInputElement)
const company = byId("company", HTMLInputElement)
const description = byId("description", HTMLTextAreaElement)
const fields = [resume, title, company, description]
const byRules = byId("by-rules", HTMLInputElement)
const byModel = byId("by-model", HTMLInputElement)
const work = byId("work", HTMLElement)
const message = byId("message", HTMLElement)
const warnings = byId("warnings", HTMLElement)
const jobText = byId("job-text", HTMLElement)
const passages = byId("passages", HTMLElement)
const missing = byId("missing", HTMLElement)
const found = byId("found", HTMLElement)

/** The month of the service's clock, `YYYY-MM`, which the page is served with. */
const asOf = (): AsOfMonth => {
  const [year = 0, month = 1] = (document.documentElement.dataset["asOf"] ?? "").split("-").map(Number)
  return year * 12 + month - 1
}

let example: Example | undefined
let opened: Opened | undefined

const scorePanel = new ScorePanel()
const exportPanel = new ExportPanel()

const showRequirements = ({ passages: read, report }: Scored, text: string) => {
  const rows = numberedRows(report)
  const all = [...rows.missing, ...rows.found]
  byId("missing-count", HTMLElement).textContent = ` (${rows.missing.length})`
  byId("found-count", HTMLElement).textContent = ` (${rows.found.length})`
  missing.replaceChildren(
    rows.missing.length === 0 ? "Every requirement that was recognised is met." : missingTable(rows.missing, text)
  )
  found.replaceChildren(rows.found.length === 0 ? "No requirement is met." : foundTable(rows.found, text))
  jobText.lang = report.languages?.job ?? "en"
  passages.lang = report.languages?.resume ?? "en"
  jobText.replaceChildren(...markedJob(text, all))
  passages.replaceChildren(...markedPassages(read, all))
}

const showScore = (scored: Scored, ticked: number) => {
  if (opened === undefined) return
  scorePanel.show(scored.report, opened.before.report, ticked, opened.suggestions.length)
  showRequirements(scored, opened.description)
  exportPanel.show(scored.draft, scored.report.languages?.resume)
}

const suggestionList = new SuggestionList({
  onTicked: (ticked) => void rescore(ticked),
  onReworded: (id, text) => engine.reword(id, text)
})

const rescore = async (ticked: ReadonlyArray<string>) => {
  const scored = await engine.score(ticked)
  if (scored !== undefined) showScore(scored, ticked.length)
}

/** Says what stands in the way of a score, or nothing. */
const hold = (text: string) => {
  say(message, text)
  message.hidden = text === ""
  work.hidden = text !== ""
}

const engine = new Engine(
  new URL("playground/engine.js", document.baseURI).href,
  (read) => {
    work.removeAttribute("aria-busy")
    opened = read
    if (read === undefined) {
      return hold(
        "No experience, education, skill, certification or summary could be read from the resume. Give it headings such as Experience and Skills."
      )
    }
    hold("")
    warnings.replaceChildren(...read.warnings.map((warning) => element("li", {}, own(warning))))
    warnings.hidden = read.warnings.length === 0
    const ticked = suggestionList.show(read.suggestions, read.refused)
    if (ticked.length === 0) showScore(read.before, 0)
    else void rescore(ticked)
  },
  () =>
    hold(
      "The engine of this page could not be loaded or has failed. Reload the page; if that does not help, run npm run build."
    )
)

const inWords = (count: number) => count.toLocaleString("en")

/** What a field holds too much of, as the service would refuse it. */
const faultIn = (field: HTMLTextAreaElement, name: string, most: number): string => {
  const count = field.value.length <= most ? field.value.length : [...field.value].length
  const fault = count > most ? `${name}: ${inWords(count)} characters; at most ${inWords(most)} are taken.` : ""
  say(byId(`${field.id}-note`, HTMLElement), fault)
  field.setAttribute("aria-invalid", String(fault !== ""))
  return fault
}

const read = () => {
  const faults = [
    faultIn(resume, "Resume", limits.rawText),
    faultIn(description, "Job description", limits.jobDescriptionText)
  ].filter((fault) => fault !== "")
  if (faults.length > 0) return hold("A text is too long.")
  if (resume.value.trim() === "" || description.value.trim() === "") {
    return hold("Paste a resume and a job description above, or take an example.")
  }
  work.setAttribute("aria-busy", "true")
  engine.open({
    resume: resume.value,
    title: title.value,
    company: company.value,
    description: description.value,
    asOf: asOf(),
    answer: byModel.checked ? example?.answer : undefined
  })
}

let timer: ReturnType<typeof setTimeout> | undefined
const readSoon = () => {
  clearTimeout(timer)
  timer = setTimeout(read, pause)
}

/** A recorded answer speaks of its own texts only. */
const offerAnswer = (from: Example | undefined) => {
  example = from
  byModel.disabled = from === undefined
  byModel.checked = from !== undefined
  byRules.checked = from === undefined
}

const exampleButtons = examples.map((one) => {
  const button = element("button", { type: "button", "aria-pressed": "false" }, one.name)
  button.addEventListener("click", () => {
    resume.value = one.resume.trim()
    title.value = one.job.job_title
    company.value = one.job.company_name
    description.value = one.job.job_description_text.trim()
    offerAnswer(one)
    for (const other of exampleButtons) other.setAttribute("aria-pressed", String(other === button))
    read()
  })
  return button
})

byId("examples", HTMLElement).append(...exampleButtons)
for (const field of fields) {
  field.addEventListener("input", () => {
    if (example !== undefined) {
      offerAnswer(undefined)
      for (const button of exampleButtons) button.setAttribute("aria-pressed", "false")
    }
    readSoon()
  })
}
for (const choice of [byRules, byModel]) choice.addEventListener("change", read)
byId("clear", HTMLButtonElement).addEventListener("click", () => {
  for (const field of fields) field.value = ""
  offerAnswer(undefined)
  for (const button of exampleButtons) button.setAttribute("aria-pressed", "false")
  read()
  resume.focus()
})
say(
  byId("limits", HTMLElement),
  `At most ${inWords(limits.rawText)} characters of resume and ${inWords(limits.jobDescriptionText)} of job.`
)
// What the browser kept over a reload is read like what was typed.
read()

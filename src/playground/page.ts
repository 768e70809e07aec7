import { limits } from "../domain/Limits.js"
import { numberedRows } from "../scoring/report/numberedRows.js"
import type { AsOfMonth } from "../scoring/report/Report.js"
import { Documents } from "./documents/documentClient.js"
import type { Place } from "./documents/documentMessages.js"
import { byId, element, own, region, say } from "./dom.js"
import { Engine } from "./engine/engineClient.js"
import { type Example, examples } from "./examples.js"
import { ExportPanel } from "./panels/exportPanel.js"
import { FileDrop } from "./documents/fileDrop.js"
import { markedJob, markedPassages } from "./panels/markedText.js"
import { foundTable, missingTable } from "./panels/requirementTables.js"
import { ScorePanel } from "./panels/scorePanel.js"
import type { Opened, Scored } from "./engine/Opened.js"
import { SuggestionList } from "./panels/suggestionList.js"
import { savedState, saveState } from "./tabState.js"

/** How long nobody types before the texts are read, in milliseconds. */
const pause = 200

/** So many missing requirements stand in sight; the others are folded away. */
const maxMissing = 6

const resume = byId("resume", HTMLTextAreaElement)
const title = byId("job-title", HTMLInputElement)
const company = byId("company", HTMLInputElement)
const description = byId("description", HTMLTextAreaElement)
const places = ["resume", "description"] as const
const fields = [resume, title, company, description]
const texts = byId("texts", HTMLDetailsElement)
const proposers = region("proposers")
const byRules = byId("by-rules", HTMLInputElement)
const byModel = byId("by-model", HTMLInputElement)
const work = region("work")
const message = region("message")
const warnings = region("warnings")
const jobText = region("job-text")
const passages = region("passages")

const fileOf = (name: string) => new URL(`playground/${name}`, document.baseURI).href

/** The month of the service's clock, `YYYY-MM`, which the page is served with. */
const asOf = (): AsOfMonth => {
  const [year = 0, month = 1] = (document.documentElement.dataset["asOf"] ?? "").split("-").map(Number)
  return year * 12 + month - 1
}

const saved = savedState()
const choices = new Map(saved?.choices)
const reworded: Array<readonly [id: string, text: string]> = [...(saved?.reworded ?? [])]
let example: Example | undefined
let opened: Opened | undefined

const save = () =>
  saveState({
    resume: resume.value,
    title: title.value,
    company: company.value,
    description: description.value,
    example: example?.name,
    byModel: byModel.checked,
    choices: [...choices],
    reworded
  })

const documents = new Documents(fileOf("documents.js"))
const scorePanel = new ScorePanel()
const exportPanel = new ExportPanel(documents)

const showRequirements = ({ passages: read, report }: Scored, text: string) => {
  const { found, missing } = numberedRows(report)
  const all = [...missing, ...found]
  const rest = missing.slice(maxMissing)
  region("missing-count").textContent = ` (${missing.length})`
  region("found-count").textContent = ` (${found.length})`
  region("missing").replaceChildren(
    missing.length === 0
      ? "Every requirement that was recognised is met."
      : missingTable(missing.slice(0, maxMissing), text)
  )
  region("missing-more").hidden = rest.length === 0
  region("missing-more-count").textContent = `${rest.length} more`
  region("missing-rest").replaceChildren(missingTable(rest, text))
  region("found").replaceChildren(found.length === 0 ? "No requirement is met." : foundTable(found, text))
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

const rescore = async () => {
  save()
  const ticked = suggestionList.ticked()
  const scored = await engine.score(ticked)
  if (scored !== undefined) showScore(scored, ticked.length)
}

const suggestionList = new SuggestionList(
  {
    onChanged: () => void rescore(),
    onReworded: async (id, text) => {
      const answer = await engine.reword(id, text)
      if (answer?.kind === "taken") reworded.push([id, text])
      return answer
    }
  },
  choices
)

/** Says what stands in the way of a score, or nothing. */
const hold = (text: string) => {
  say(message, text)
  message.hidden = text === ""
  work.hidden = text !== ""
  if (text !== "") texts.open = true
}

const engine = new Engine(
  fileOf("engine.js"),
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
    region("warnings-box").hidden = read.warnings.length === 0
    region("warning-count").textContent = ` (${read.warnings.length})`
    suggestionList.show(read)
    void rescore()
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
  say(region(`${field.id}-note`), fault)
  field.setAttribute("aria-invalid", String(fault !== ""))
  return fault
}

/** What the folded texts are, in a line. */
const nameTexts = () => {
  const [name = ""] = resume.value.trim().split("\n")
  const job = [title.value.trim(), company.value.trim()].filter((text) => text !== "").join(" at ")
  region("texts-said").textContent = [name.slice(0, 60), job].filter((text) => text !== "").join(" · ")
}

const read = () => {
  save()
  nameTexts()
  const faults = [
    faultIn(resume, "Resume", limits.rawText),
    faultIn(description, "Job description", limits.jobDescriptionText)
  ].filter((fault) => fault !== "")
  if (faults.length > 0) return hold("A text is too long.")
  if (resume.value.trim() === "" || description.value.trim() === "") {
    return hold(
      resume.value.trim() !== ""
        ? "Now the job description: paste it above, or drop its file."
        : description.value.trim() !== ""
          ? "Now your resume: paste it above, or drop its file."
          : "Paste or drop a resume and a job description above, or take an example."
    )
  }
  work.setAttribute("aria-busy", "true")
  engine.open({
    resume: resume.value,
    title: title.value,
    company: company.value,
    description: description.value,
    asOf: asOf(),
    answer: byModel.checked ? example?.answer : undefined,
    reworded
  })
}

/** Which file each text is of; no text is of one once it was typed, cleared or taken from an example. */
const nameFile = (place: Place, name: string) => say(region(`${place}-read`), name === "" ? "" : `Read from ${name}`)

/** Folds the texts away once both are there, so that the result is what one sees. */
const foldTexts = () => {
  if (resume.value.trim() !== "" && description.value.trim() !== "") texts.open = false
}

let timer: ReturnType<typeof setTimeout> | undefined
const readSoon = () => {
  clearTimeout(timer)
  timer = setTimeout(read, pause)
}

/** A recorded answer speaks of its own texts only. */
const offerAnswer = (from: Example | undefined, byItsModel = from !== undefined) => {
  example = from
  proposers.hidden = from === undefined
  byModel.checked = byItsModel
  byRules.checked = !byItsModel
  for (const button of exampleButtons) button.setAttribute("aria-pressed", String(button.textContent === from?.name))
}

const exampleButtons = examples.map((one) => {
  const button = element("button", { type: "button", "aria-pressed": "false" }, one.name)
  button.addEventListener("click", () => {
    resume.value = one.resume.trim()
    title.value = one.job.job_title
    company.value = one.job.company_name
    description.value = one.job.job_description_text.trim()
    for (const place of places) nameFile(place, "")
    offerAnswer(one)
    foldTexts()
    read()
  })
  return button
})

region("examples").append(...exampleButtons)
for (const field of fields) {
  field.addEventListener("input", () => {
    if (field.id === "resume" || field.id === "description") nameFile(field.id, "")
    if (example !== undefined) offerAnswer(undefined)
    readSoon()
  })
}
new FileDrop(
  documents,
  () => (resume.value.trim() === "" ? "resume" : "description"),
  (file) => {
    offerAnswer(undefined)
    nameFile(file.place, file.name)
    if (file.place === "resume") resume.value = file.text
    else {
      description.value = file.text
      title.value = file.title ?? title.value
      company.value = file.company ?? company.value
    }
    foldTexts()
    read()
  }
)
for (const choice of [byRules, byModel]) choice.addEventListener("change", read)
byId("clear", HTMLButtonElement).addEventListener("click", () => {
  for (const field of fields) field.value = ""
  for (const place of places) nameFile(place, "")
  choices.clear()
  reworded.length = 0
  offerAnswer(undefined)
  read()
  resume.focus()
})
if (saved !== undefined) {
  resume.value = saved.resume
  title.value = saved.title
  company.value = saved.company
  description.value = saved.description
  offerAnswer(
    examples.find(({ name }) => name === saved.example),
    saved.byModel
  )
  foldTexts()
}
// What the tab kept over a reload is read like what was typed.
read()

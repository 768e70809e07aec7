import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { textOfDocx } from "../../src/documents/docx.js"
import { textOfPdf } from "../../src/documents/pdf.js"
import { profileOfText } from "../../src/resume/profileOfText.js"
import { docxOf, pdfOf } from "../cli/reading/documents.js"
import { samples } from "../playground/samples.js"

// What somebody does who sees the page for the first time, by mouse, with the words that stand on it. Each task begins
// with the page as it opens; none needs more than the page says.

export interface Claimed {
  readonly is: (name: string, found: unknown, expected: unknown) => void
}

interface Task {
  readonly goal: string
  readonly run: (page: Page, claims: Claimed) => Promise<void>
}

const sampleNamed = (name: string) => {
  const [, texts] = samples.find(([sample]) => sample === name) ?? []
  if (texts === undefined) throw new Error(`there is no sample ${name}`)
  return texts
}
const nurse = sampleNamed("23-icu-registered-nurse, by rules")

const sentence = (page: Page) => page.locator("#summary", { hasText: "match:" })

const dropOn = (page: Page, field: string, name: string, bytes: Uint8Array) =>
  page.evaluate(`{
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob("${Buffer.from(bytes).toString("base64")}"), (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([bytes], ${JSON.stringify(name)}))
    document.querySelector(${JSON.stringify(field)})
      .dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }))
  }`)

const pasteBoth = async (page: Page) => {
  await page.getByLabel("Resume", { exact: true }).fill(nurse.resume)
  await page.getByLabel("Job title").fill(nurse.title)
  await page.getByLabel("Job description", { exact: true }).fill(nurse.description)
  await sentence(page).waitFor({ timeout: 60_000 })
}

const takeExample = async (page: Page, name = "ICU nurse") => {
  await page.getByRole("button", { name }).click()
  await sentence(page).waitFor({ timeout: 60_000 })
}

const isInView = (page: Page, selector: string) =>
  page.evaluate<boolean>(`{
    const { bottom, top } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
    top >= 0 && bottom <= innerHeight
  }`)

/** The approved resume as Markdown, as the preview has it. */
const approved = async (page: Page) => {
  await page.getByLabel("As", { exact: true }).selectOption("Markdown")
  return (await page.locator("#preview").textContent()) ?? ""
}

const downloaded = async (page: Page, kind: string) => {
  await page.getByLabel("As", { exact: true }).selectOption(kind)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click()
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

export const tasks: ReadonlyArray<Task> = [
  {
    goal: "See what it does, without a text of one's own",
    run: async (page, claims) => {
      await takeExample(page)
      claims.is("the sentence is in view", await isInView(page, "#summary"), true)
      claims.is("the first that is missing is in view", await isInView(page, "#missing tbody tr"), true)
      claims.is("it is required", await page.locator("#missing .tier").first().textContent(), "required")
    }
  },
  {
    goal: "Drop the resume as PDF and paste the job",
    run: async (page, claims) => {
      await dropOn(page, "[data-drop=resume]", "cv.pdf", await pdfOf(nurse.resume))
      await page.getByText("Now the job description").waitFor({ timeout: 60_000 })
      await page.getByLabel("Job description", { exact: true }).fill(nurse.description)
      await sentence(page).waitFor({ timeout: 60_000 })
      claims.is("the name was read", (await approved(page)).includes("Rosalind Achterberg"), true)
    }
  },
  {
    goal: "Choose the resume as DOCX and the job as a file",
    run: async (page, claims) => {
      const buffer = Buffer.from(await docxOf(nurse.resume))
      await page.locator("#resume-file").setInputFiles({ name: "cv.docx", mimeType: "", buffer })
      await page.getByText("Now the job description").waitFor({ timeout: 60_000 })
      const job = { name: "job.txt", mimeType: "text/plain", buffer: Buffer.from(nurse.description) }
      await page.locator("#description-file").setInputFiles(job)
      await sentence(page).waitFor({ timeout: 60_000 })
      claims.is("the texts are folded away", await page.locator("#resume").isVisible(), false)
      claims.is("the sentence is in view", await isInView(page, "#summary"), true)
    }
  },
  {
    goal: "Drop a JSON Resume anywhere on the page",
    run: async (page, claims) => {
      const resume = { basics: { name: "Dana Example" }, work: [{ name: "Contoso", position: "Nurse" }] }
      await dropOn(page, "header", "resume.json", Buffer.from(JSON.stringify(resume)))
      await page.getByText("Now the job description").waitFor({ timeout: 60_000 })
      await page.getByLabel("Job description", { exact: true }).fill(nurse.description)
      await sentence(page).waitFor({ timeout: 60_000 })
      const text = await approved(page)
      claims.is(
        "name and position were read",
        ["Dana Example", "Contoso"].map((word) => text.includes(word)),
        [true, true]
      )
    }
  },
  {
    goal: "Learn what to do about a file that cannot be read",
    run: async (page, claims) => {
      const picture = { name: "scan.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) }
      await page.locator("#resume-file").setInputFiles(picture)
      const note = page.locator("#resume-note", { hasText: "this is a picture" })
      await note.waitFor({ timeout: 60_000 })
      claims.is("it says what to do", (await note.textContent())?.includes("(OCR)"), true)
    }
  },
  {
    goal: "Find where the job asks for what is missing",
    run: async (page, claims) => {
      await pasteBoth(page)
      await page.locator("#missing a").first().click()
      const id = (await page.locator("#missing a").first().getAttribute("href")) ?? ""
      claims.is("the place in the job is in view", await isInView(page, id), true)
      claims.is("it says arrhythmia", await page.locator(id).textContent(), "arrhythmia interpretation")
    }
  },
  {
    goal: "Leave out a suggestion",
    run: async (page, claims) => {
      await takeExample(page)
      const skill = page.locator(".suggestion", { hasText: "Telemetry" })
      await page.evaluate("document.getElementById('suggestion-more').open = true")
      claims.is("it is in at first", /^- .*Telemetry|, Telemetry/m.test(await approved(page)), true)
      const before = await page.locator("#score-change").textContent()
      await skill.getByRole("checkbox").uncheck()
      await page.locator("#score-change", { hasNotText: before ?? "" }).waitFor()
      claims.is("it is out", /, Telemetry/m.test(await approved(page)), false)
    }
  },
  {
    goal: "Confirm what the resume does not say in so many words",
    run: async (page, claims) => {
      await takeExample(page)
      const card = page.locator("#confirm-list .suggestion").first()
      const words = (await card.locator("ins").first().textContent()) ?? "none"
      claims.is("it is not in at first", (await approved(page)).includes(words), false)
      await card.getByRole("checkbox").check()
      await page.locator("#preview", { hasText: words }).waitFor({ state: "attached" })
      claims.is("it is in", (await approved(page)).includes(words), true)
    }
  },
  {
    goal: "Take the result away as a Word document",
    run: async (page, claims) => {
      await pasteBoth(page)
      const { bytes, name } = await downloaded(page, "Word (DOCX)")
      const text = String(await textOfDocx(bytes))
      claims.is("the file", [name, text.startsWith("Rosalind Achterberg")], ["resume.docx", true])
      const resume = JSON.parse((await downloaded(page, "JSON Resume")).bytes.toString("utf8"))
      claims.is("JSON Resume", resume.basics.name, "Rosalind Achterberg")
      const print = await page.context().newPage()
      await print.setContent((await downloaded(page, "Page to print (HTML)")).bytes.toString("utf8"))
      const printed = String(await textOfPdf(new Uint8Array(await print.pdf({ format: "A4" }))))
      const profile = JSON.parse((await downloaded(page, "JSON profile")).bytes.toString("utf8"))
      claims.is(
        "the printed page is read as the profile",
        profileOfText(printed).profile.experiences,
        profile.experiences
      )
    }
  },
  {
    goal: "Reload the tab without losing anything, then start again",
    run: async (page, claims) => {
      await takeExample(page)
      await page.locator(".suggestion").first().getByRole("checkbox").first().uncheck()
      const asShown = () => page.locator("#score-change").textContent()
      await page.locator("#score-change", { hasText: "with 4 of" }).waitFor()
      const before = await asShown()
      await page.reload()
      await page.locator("#score-change", { hasText: "with 4 of" }).waitFor({ timeout: 60_000 })
      claims.is("the same after the reload", await asShown(), before)
      await page.getByRole("button", { name: "Start again" }).click()
      await page.reload()
      claims.is("nothing is left", await page.locator("#resume").inputValue(), "")
    }
  }
]

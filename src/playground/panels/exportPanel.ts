import type { ProfileContent } from "../../domain/MasterProfile.js"
import type { Language } from "../../lexicon/Language.js"
import { jsonResumeOf } from "../../resume/jsonResume/fromProfile.js"
import { htmlOf } from "../../resume/write/html.js"
import { outlineOf, type Outline } from "../../resume/write/outline.js"
import { markdownOf, plainTextOf } from "../../resume/write/text.js"
import type { Documents } from "../documents/documentClient.js"
import { byId, region, say } from "../dom.js"
import { jsonOf } from "../export.js"

interface Kind {
  readonly file: string
  readonly type: string
  /** What is written; a Word document is written by its library. */
  readonly write: ((outline: Outline, profile: ProfileContent) => string) | undefined
  /** Whether what is written is for people to read; else its text is shown and copied. */
  readonly isRead: boolean
}

const kinds: Readonly<Record<string, Kind>> = {
  docx: {
    file: "resume.docx",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    write: undefined,
    isRead: false
  },
  html: { file: "resume.html", type: "text/html", write: htmlOf, isRead: false },
  markdown: { file: "resume.md", type: "text/markdown", write: markdownOf, isRead: true },
  text: { file: "resume.txt", type: "text/plain", write: plainTextOf, isRead: true },
  "json-resume": {
    file: "resume.json",
    type: "application/json",
    write: (_, profile) => `${JSON.stringify(jsonResumeOf(profile).resume, null, 2)}\n`,
    isRead: true
  },
  profile: { file: "profile.json", type: "application/json", write: (_, profile) => jsonOf(profile), isRead: true }
}

/** The resume with what was ticked, to take away. */
export class ExportPanel {
  private readonly kind = byId("export-kind", HTMLSelectElement)
  private readonly preview = region("preview")
  private readonly said = region("export-said")
  private draft: ProfileContent | undefined
  private outline: Outline | undefined

  constructor(private readonly documents: Documents) {
    this.kind.addEventListener("change", () => this.refresh())
    byId("download", HTMLButtonElement).addEventListener("click", () => void this.download())
    byId("copy", HTMLButtonElement).addEventListener("click", () => void this.copy())
  }

  show(draft: ProfileContent, language: Language | undefined): void {
    this.draft = draft
    this.outline = outlineOf(draft, language)
    this.refresh()
  }

  private refresh() {
    const kind = kinds[this.kind.value]
    if (this.draft === undefined || this.outline === undefined || kind === undefined) return
    const write = kind.isRead ? (kind.write ?? plainTextOf) : plainTextOf
    this.preview.textContent = write(this.outline, this.draft)
    say(this.said, "")
  }

  private async download() {
    const kind = kinds[this.kind.value]
    if (kind === undefined || this.draft === undefined || this.outline === undefined) return
    const written = kind.write?.(this.outline, this.draft) ?? (await this.documents.docx(this.outline))
    if (typeof written === "object" && written.kind !== "docx") {
      return say(this.said, "The Word document could not be written; take another kind.")
    }
    const part = typeof written === "string" ? written : Uint8Array.from(written.bytes)
    const address = URL.createObjectURL(new Blob([part], { type: kind.type }))
    const link = document.createElement("a")
    link.href = address
    link.download = kind.file
    link.click()
    URL.revokeObjectURL(address)
    say(this.said, `${kind.file} was handed to the browser.`)
  }

  private async copy() {
    try {
      await navigator.clipboard.writeText(this.preview.textContent ?? "")
      say(this.said, kinds[this.kind.value]?.isRead === true ? "Copied." : "Copied as plain text.")
    } catch {
      this.preview.closest("details")?.setAttribute("open", "")
      getSelection()?.selectAllChildren(this.preview)
      say(this.said, "The browser does not let the page copy; the text is selected, copy it by the keyboard.")
    }
  }
}

import type { ProfileContent } from "../domain/MasterProfile.js"
import { byId, say } from "./dom.js"
import type { Language } from "../lexicon/Language.js"
import { outlineOf } from "../resume/write/outline.js"
import { markdownOf, plainTextOf } from "../resume/write/text.js"
import { jsonOf } from "./export.js"

interface Kind {
  readonly write: (profile: ProfileContent, language: Language | undefined) => string
  readonly file: string
  readonly type: string
}

const kinds: Readonly<Record<string, Kind>> = {
  markdown: {
    write: (profile, language) => markdownOf(outlineOf(profile, language)),
    file: "resume.md",
    type: "text/markdown"
  },
  text: {
    write: (profile, language) => plainTextOf(outlineOf(profile, language)),
    file: "resume.txt",
    type: "text/plain"
  },
  json: { write: jsonOf, file: "profile.json", type: "application/json" }
}

/** The resume with what was ticked, to take away. */
export class ExportPanel {
  private readonly kind = byId("export-kind", HTMLSelectElement)
  private readonly preview = byId("preview", HTMLElement)
  private readonly said = byId("export-said", HTMLElement)
  private draft: ProfileContent | undefined
  private language: Language | undefined

  constructor() {
    this.kind.addEventListener("change", () => this.refresh())
    byId("download", HTMLButtonElement).addEventListener("click", () => this.download())
    byId("copy", HTMLButtonElement).addEventListener("click", () => void this.copy())
  }

  show(draft: ProfileContent, language: Language | undefined): void {
    this.draft = draft
    this.language = language
    this.refresh()
  }

  private chosen(): Kind | undefined {
    return kinds[this.kind.value]
  }

  private refresh() {
    if (this.draft !== undefined) this.preview.textContent = this.chosen()?.write(this.draft, this.language) ?? ""
    say(this.said, "")
  }

  private download() {
    const kind = this.chosen()
    if (kind === undefined) return
    const address = URL.createObjectURL(new Blob([this.preview.textContent ?? ""], { type: kind.type }))
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
      say(this.said, "Copied.")
    } catch {
      getSelection()?.selectAllChildren(this.preview)
      say(this.said, "The browser does not let the page copy; the text is selected, copy it by the keyboard.")
    }
  }
}

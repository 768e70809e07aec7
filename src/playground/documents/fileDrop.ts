import { byId, region, say } from "../dom.js"
import type { Documents } from "./documentClient.js"
import type { Place } from "./documentMessages.js"

interface Read {
  readonly place: Place
  readonly name: string
  readonly text: string
  readonly title: string | undefined
  readonly company: string | undefined
}

/** Bytes that no resume and no job has. */
const maxBytes = 20 * 1024 * 1024

/** Files that are dropped on a field or chosen for it, read in this page. */
export class FileDrop {
  constructor(
    private readonly documents: Documents,
    /** Which text a file is for that was dropped beside both. */
    private readonly wanted: () => Place,
    private readonly onRead: (read: Read) => void
  ) {
    for (const place of ["resume", "description"] as const) {
      const input = byId(`${place}-file`, HTMLInputElement)
      input.addEventListener("change", () => {
        const [file] = input.files ?? []
        if (file !== undefined) void this.take(file, place)
        // The same file chosen again is a change too.
        input.value = ""
      })
    }
    // A file that misses the fields would else take the page's place.
    document.addEventListener("dragover", (event) => this.hover(event))
    document.addEventListener("dragleave", () => this.light(undefined))
    document.addEventListener("drop", (event) => this.drop(event))
  }

  private fieldOf({ target }: Event): HTMLElement | undefined {
    const field = target instanceof Element ? target.closest("[data-drop]") : null
    return field instanceof HTMLElement ? field : undefined
  }

  private light(lit: HTMLElement | undefined) {
    for (const field of document.querySelectorAll("[data-drop]")) field.classList.toggle("dropping", field === lit)
  }

  private hover(event: DragEvent) {
    if (event.dataTransfer?.types.includes("Files") !== true) return
    event.preventDefault()
    this.light(this.fieldOf(event))
  }

  private drop(event: DragEvent) {
    const [file] = event.dataTransfer?.files ?? []
    this.light(undefined)
    if (file === undefined) return
    event.preventDefault()
    const place = this.fieldOf(event)?.dataset["drop"]
    void this.take(file, place === "resume" || place === "description" ? place : this.wanted())
  }

  private async take(file: File, place: Place) {
    const note = region(`${place}-note`)
    if (file.size > maxBytes) return say(note, `${file.name}: the file is larger than 20 MiB; paste its text.`)
    say(note, `Reading ${file.name} …`)
    const answer = await this.documents.read(place, new Uint8Array(await file.arrayBuffer()))
    if (answer.kind !== "text") {
      return say(note, `${file.name}: ${answer.kind === "refused" ? answer.line : "the file cannot be read"}.`)
    }
    say(note, "")
    this.onRead({ place, name: file.name, text: answer.text, title: answer.title, company: answer.company })
  }
}

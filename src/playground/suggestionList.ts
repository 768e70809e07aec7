import { wordDiff } from "../tailoring/wordDiff.js"
import { byId, element, own, plural } from "./dom.js"
import type { Refusal, Reworded, Suggestion } from "./session.js"

const kindWords: Readonly<Record<Suggestion["kind"], string>> = { bullet: "Bullet", summary: "Summary", skill: "Skill" }

/** A text with the words that the other has not, set apart by more than colour. */
const differing = (before: string, after: string, shown: "removed" | "added"): ReadonlyArray<Node | string> =>
  wordDiff(before, after)
    .filter(({ kind }) => kind === "same" || kind === shown)
    .flatMap(({ kind, text }, at) => [
      ...(at === 0 ? [] : [" "]),
      kind === "same" ? text : element(kind === "removed" ? "del" : "ins", {}, text)
    ])

const line = (label: string, content: ReadonlyArray<Node | string>, id: string) =>
  element("div", { class: "line" }, element("dt", {}, label), element("dd", { id, dir: "auto" }, ...content))

interface Actions {
  /** Called with the ids of what is ticked, in no order. */
  readonly onTicked: (ticked: ReadonlyArray<string>) => void
  readonly onReworded: (id: string, text: string) => Promise<Reworded | undefined>
}

/** The suggestions, each for the person to tick; nothing is ticked at first. */
export class SuggestionList {
  private readonly list = byId("suggestion-list", HTMLElement)
  private readonly count = byId("suggestion-count", HTMLElement)
  private readonly empty = byId("suggestion-empty", HTMLElement)
  private readonly all = byId("tick-all", HTMLButtonElement)
  private readonly none = byId("tick-none", HTMLButtonElement)
  private readonly refusedBox = byId("refused", HTMLDetailsElement)
  private readonly refusedCount = byId("refused-count", HTMLElement)
  private readonly refusedList = byId("refused-list", HTMLElement)
  private readonly ticked = new Set<string>()
  private boxes = new Map<string, HTMLInputElement>()

  constructor(private readonly actions: Actions) {
    this.all.addEventListener("click", () => this.tickEach(true))
    this.none.addEventListener("click", () => this.tickEach(false))
  }

  /** Shows other suggestions; the ticks of those that are still there stay. */
  show(suggestions: ReadonlyArray<Suggestion>, refused: ReadonlyArray<Refusal>): ReadonlyArray<string> {
    const ids = new Set(suggestions.map(({ id }) => id))
    for (const id of [...this.ticked]) if (!ids.has(id)) this.ticked.delete(id)
    this.boxes = new Map()
    this.count.textContent = suggestions.length === 0 ? "" : ` (${suggestions.length})`
    this.empty.hidden = suggestions.length > 0
    this.all.hidden = this.none.hidden = suggestions.length === 0
    this.list.replaceChildren(...suggestions.map((suggestion, at) => this.card(suggestion, `suggestion-${at}`)))
    this.refusedBox.hidden = refused.length === 0
    this.refusedCount.textContent = `The guard kept out ${plural(refused.length, "proposal")}`
    this.refusedList.replaceChildren(...refused.map(refusalItem))
    return [...this.ticked]
  }

  /** All that the profile shows; what is to be confirmed is ticked one by one. */
  private tickEach(isTicked: boolean) {
    for (const [id, box] of this.boxes) {
      if (isTicked && box.closest(".to-confirm") !== null) continue
      box.checked = isTicked
      if (isTicked) this.ticked.add(id)
      else this.ticked.delete(id)
    }
    this.actions.onTicked([...this.ticked])
  }

  private card(suggestion: Suggestion, id: string): HTMLElement {
    const { confidence, place, points, reason, reworded, toConfirm } = suggestion
    const before = suggestion.before ?? ""
    const isSkill = suggestion.kind === "skill"
    const about = isSkill ? suggestion.after : place
    const name = `${kindWords[suggestion.kind]}${about === "" ? "" : `, ${about}`}`
    const box = element("input", {
      type: "checkbox",
      id,
      "aria-describedby": `${isSkill ? "" : `${id}-after `}${id}-why`
    })
    box.checked = this.ticked.has(suggestion.id)
    box.addEventListener("change", () => {
      if (box.checked) this.ticked.add(suggestion.id)
      else this.ticked.delete(suggestion.id)
      this.actions.onTicked([...this.ticked])
    })
    this.boxes.set(suggestion.id, box)
    const edit = element("button", { type: "button", class: "quiet-button", "aria-label": `Edit: ${name}` }, "Edit")
    const item = element(
      "li",
      { class: toConfirm ? "suggestion to-confirm" : "suggestion" },
      element(
        "div",
        { class: "head" },
        box,
        element(
          "label",
          { for: id },
          element("strong", {}, kindWords[suggestion.kind]),
          " ",
          isSkill ? element("ins", {}, own(about)) : own(about)
        ),
        ...(reworded ? [element("span", { class: "chip" }, "your words")] : []),
        ...(toConfirm ? [element("span", { class: "chip confirm" }, "to confirm")] : []),
        ...(confidence === null || toConfirm
          ? []
          : [element("span", { class: "chip" }, `confidence ${Math.round(confidence * 100)} %`)]),
        element("span", { class: points > 0 ? "chip points up" : "chip points" }, points > 0 ? `+${points}` : "+0"),
        edit
      ),
      element(
        "dl",
        {},
        ...(before === "" ? [] : [line("before", differing(before, suggestion.after, "removed"), `${id}-before`)]),
        ...(isSkill
          ? []
          : [line(before === "" ? "add" : "after", differing(before, suggestion.after, "added"), `${id}-after`)]),
        line("why", [reason], `${id}-why`)
      )
    )
    edit.addEventListener("click", () => {
      edit.hidden = true
      item.append(this.editor(suggestion, id, item, edit))
      item.querySelector("textarea")?.focus()
    })
    return item
  }

  /** Another wording, which has to pass the guard like any other. */
  private editor(suggestion: Suggestion, id: string, item: HTMLElement, edit: HTMLButtonElement): HTMLElement {
    const text = element("textarea", { id: `${id}-words`, rows: "3", dir: "auto", "aria-describedby": `${id}-verdict` })
    text.value = suggestion.after
    const verdict = element("p", { class: "verdict", id: `${id}-verdict`, role: "alert" })
    const cancel = element("button", { type: "button", class: "quiet-button" }, "Cancel")
    const form = element(
      "form",
      { class: "editor" },
      element("label", { for: `${id}-words` }, "In your words"),
      text,
      verdict,
      element("div", { class: "buttons" }, element("button", { type: "submit" }, "Check and use"), cancel)
    )
    const close = () => {
      form.remove()
      edit.hidden = false
      edit.focus()
    }
    cancel.addEventListener("click", close)
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close()
    })
    form.addEventListener("submit", (event) => {
      event.preventDefault()
      void this.actions.onReworded(suggestion.id, text.value).then((reworded) => {
        if (reworded?.kind === "taken") {
          this.boxes.delete(suggestion.id)
          // Who ticked it and then found better words wants those.
          const wasTicked = this.ticked.delete(suggestion.id)
          if (wasTicked) this.ticked.add(reworded.suggestion.id)
          const card = this.card(reworded.suggestion, id)
          item.replaceWith(card)
          card.querySelector("button")?.focus()
          if (wasTicked) this.actions.onTicked([...this.ticked])
          return
        }
        verdict.textContent =
          reworded === undefined
            ? "The texts have changed meanwhile; close this and look at the new suggestions."
            : `Not taken: ${reworded.reason} (${reworded.rule}). If it is true, say so in your resume above first.`
      })
    })
    return form
  }
}

const refusalItem = ({ reason, rule, text, what }: Refusal): HTMLElement =>
  element(
    "li",
    {},
    element("strong", {}, own(what)),
    element("p", { class: "refused-text", dir: "auto" }, text),
    element("p", { class: "reason" }, element("span", { class: "chip" }, rule), ` Not used: ${reason}.`)
  )

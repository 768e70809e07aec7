import { folding } from "../../tailoring/folding.js"
import { wordDiff } from "../../tailoring/wordDiff.js"
import { byId, element, own, region } from "../dom.js"
import type { Opened, Refusal, Reworded, Suggestion } from "../engine/Opened.js"

const kindWords: Readonly<Record<Suggestion["kind"], string>> = { bullet: "Bullet", summary: "Summary", skill: "Skill" }

/** A text with what goes and what comes set apart, by more than colour. */
const changed = (before: string, after: string): ReadonlyArray<Node | string> =>
  wordDiff(before, after).flatMap(({ kind, text }, at) => [
    ...(at === 0 ? [] : [" "]),
    kind === "same" ? text : element(kind === "removed" ? "del" : "ins", {}, text)
  ])

interface Actions {
  /** Called when something was ticked or unticked, or put in other words. */
  readonly onChanged: () => void
  readonly onReworded: (id: string, text: string) => Promise<Reworded | undefined>
}

/** The suggestions, each for the person to tick. At first those are ticked that the resume shows. */
export class SuggestionList {
  private readonly all = byId("tick-all", HTMLButtonElement)
  private readonly none = byId("tick-none", HTMLButtonElement)
  private shown: ReadonlyArray<Suggestion> = []

  constructor(
    private readonly actions: Actions,
    /** What the person ticked or unticked, by id; the rest is as it was suggested. */
    private readonly choices: Map<string, boolean>
  ) {
    this.all.addEventListener("click", () => this.tickEach(true))
    this.none.addEventListener("click", () => this.tickEach(false))
  }

  /** Shows other suggestions; the ticks of those that are still there stay. */
  show({ questions, refused, suggestions }: Opened): void {
    this.render(suggestions)
    region("questions").hidden = questions.length === 0
    region("question-count").textContent = ` (${questions.length})`
    region("question-list").replaceChildren(...questions.map((question) => element("li", {}, own(question))))
    byId("refused", HTMLDetailsElement).hidden = refused.length === 0
    region("refused-count").textContent = `Kept out by the guard (${refused.length})`
    region("refused-list").replaceChildren(...refused.map(refusalItem))
  }

  ticked(): ReadonlyArray<string> {
    return this.shown.filter((one) => this.isTicked(one)).map(({ id }) => id)
  }

  private isTicked({ id, toConfirm }: Suggestion): boolean {
    return this.choices.get(id) ?? !toConfirm
  }

  private render(suggestions: ReadonlyArray<Suggestion>) {
    const open = suggestions.filter(({ toConfirm }) => toConfirm)
    const sure = suggestions.filter(({ toConfirm }) => !toConfirm)
    const { first, rest } = folding(sure)
    this.shown = [...first, ...rest, ...open]
    region("suggestion-count").textContent = sure.length === 0 ? "" : ` (${sure.length})`
    region("suggestion-empty").hidden = suggestions.length > 0
    region("suggestion-about").hidden = this.all.hidden = sure.length === 0
    this.none.hidden = suggestions.length === 0
    const cards = this.shown.map((suggestion, at) => this.card(suggestion, `suggestion-${at}`))
    region("suggestion-list").replaceChildren(...cards.slice(0, first.length))
    region("suggestion-more").hidden = rest.length === 0
    region("suggestion-more-count").textContent = `${rest.length} more, which matter less`
    region("suggestion-rest").replaceChildren(...cards.slice(first.length, sure.length))
    region("confirm").hidden = open.length === 0
    region("confirm-count").textContent = ` (${open.length})`
    region("confirm-list").replaceChildren(...cards.slice(sure.length))
  }

  /** All that the resume shows; what is to be confirmed is ticked one by one. */
  private tickEach(isTicked: boolean) {
    for (const { id, toConfirm } of this.shown) if (!isTicked || !toConfirm) this.choices.set(id, isTicked)
    this.render(this.shown)
    this.actions.onChanged()
  }

  private card(suggestion: Suggestion, id: string): HTMLElement {
    const { after, before, place, points, reason, reworded, toConfirm } = suggestion
    const isSkill = suggestion.kind === "skill"
    const about = isSkill ? after : place
    const name = `${kindWords[suggestion.kind]}${about === "" ? "" : `, ${about}`}`
    const described = `${isSkill ? "" : `${id}-after `}${id}-why`
    const box = element("input", { type: "checkbox", id, "aria-describedby": described })
    box.checked = this.isTicked(suggestion)
    box.addEventListener("change", () => {
      this.choices.set(suggestion.id, box.checked)
      this.actions.onChanged()
    })
    const edit = element("button", { type: "button", class: "quiet-button", "aria-label": `Edit: ${name}` }, "Edit")
    const signed = points > 0 ? `+${points}` : `−${-points}`
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
        ...(points === 0 ? [] : [element("span", { class: points > 0 ? "chip points up" : "chip points" }, signed)]),
        edit
      ),
      ...(isSkill
        ? []
        : [element("p", { class: "words", id: `${id}-after`, dir: "auto" }, ...changed(before ?? "", after))]),
      element("details", {}, element("summary", {}, "Why"), element("p", { class: "why", id: `${id}-why` }, reason))
    )
    edit.addEventListener("click", () => {
      edit.hidden = true
      item.append(this.editor(suggestion, id, edit))
      item.querySelector("textarea")?.focus()
    })
    return item
  }

  /** Another wording, which has to pass the guard like any other. */
  private editor(suggestion: Suggestion, id: string, edit: HTMLButtonElement): HTMLElement {
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
          const made = reworded.suggestion
          // Who ticked it and then found better words wants those.
          this.choices.set(made.id, this.isTicked(suggestion))
          this.render(this.shown.map((one) => (one.id === suggestion.id ? made : one)))
          const at = this.shown.indexOf(made)
          document.getElementById(`suggestion-${at}`)?.closest("li")?.querySelector("button")?.focus()
          return this.actions.onChanged()
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

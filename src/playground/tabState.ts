/** What a reload of the tab keeps: the texts, and what the person decided. */
export interface TabState {
  readonly resume: string
  readonly title: string
  readonly company: string
  readonly description: string
  /** Name of the example that the texts are of, as long as they are as they were. */
  readonly example: string | undefined
  readonly byModel: boolean
  /** Suggestions (ids) that were ticked or unticked by hand. */
  readonly choices: ReadonlyArray<readonly [id: string, isTicked: boolean]>
  readonly reworded: ReadonlyArray<readonly [id: string, text: string]>
}

const key = "tailor-playground"

const isPairOf = (value: unknown, kind: "string" | "boolean"): boolean =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && typeof value[1] === kind

const isState = (value: unknown): value is TabState => {
  const given: Readonly<Record<string, unknown>> = { ...Object(value) }
  const { byModel, choices, example, reworded } = given
  return (
    ["resume", "title", "company", "description"].every((name) => typeof given[name] === "string") &&
    (example === undefined || typeof example === "string") &&
    typeof byModel === "boolean" &&
    Array.isArray(choices) &&
    choices.every((one) => isPairOf(one, "boolean")) &&
    Array.isArray(reworded) &&
    reworded.every((one) => isPairOf(one, "string"))
  )
}

/** What this tab kept; nothing where it kept nothing, or may keep nothing. */
export const savedState = (): TabState | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null")
    return isState(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps it in the tab, which forgets it when it is closed. A browser that keeps nothing loses it at a reload. */
export const saveState = (state: TabState): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(state))
  } catch {
    // Kept for comfort only.
  }
}

/** What rules can be about. A new rule is a line of data; a new kind is code, and a decision. */
export const ruleKinds = [
  "section",
  "heading",
  "modality",
  "status",
  "boilerplate",
  "alternative",
  "level",
  "injection",
  "claim",
  "degree"
] as const
export type RuleKind = (typeof ruleKinds)[number]

/** What is read by a rule; both where it does not say. */
export const textTypes = ["posting", "resume"] as const
export type TextType = (typeof textTypes)[number]

/** Where a phrase must stand to count. */
export const positions = ["clause start", "clause end", "clause", "line start", "line"] as const
export type RulePosition = (typeof positions)[number]

/** Rules with a date count only where one follows their trigger that is over, or is not yet. */
export const dates = ["past", "future"] as const

/** A credential is a certificate, a licence or a degree. */
export const targets = ["credential"] as const

export const wideScopes = ["line", "section"] as const
export const directions = ["forward", "backward", "both"] as const

/** The words that a trigger speaks of: so many in a direction, or all of the stretch around it. */
export type Scope =
  | { readonly direction: (typeof directions)[number]; readonly words: number }
  | { readonly stretch: (typeof wideScopes)[number] }

/** A rule as its file says it, its patterns written out as phrases. */
export interface Rule {
  readonly id: string
  readonly kind: RuleKind
  readonly means: string
  readonly scope: Scope | undefined
  readonly at: RulePosition | undefined
  readonly in: TextType | undefined
  readonly date: (typeof dates)[number] | undefined
  /** What it speaks of; of everything where it does not say. */
  readonly of: (typeof targets)[number] | undefined
  readonly phrases: ReadonlyArray<string>
  /** After (or, backward, before) these the scope ends. */
  readonly until: ReadonlyArray<string>
  /** A trigger that shares a word with one of these is none. */
  readonly except: ReadonlyArray<string>
  /** A trigger with one of these in its sentence is none. */
  readonly unless: ReadonlyArray<string>
  readonly yes: ReadonlyArray<Example>
  readonly no: ReadonlyArray<Example>
}

/** No phrase has more words. */
export const maxWords = 12

/** A text that shows what a rule does; its target, marked `[so]`, from `start` to `end` in UTF-16 code units. */
export interface Example {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A mark is square brackets around at least one letter; undefined where there is not exactly one. */
export const exampleOf = (marked: string): Example | undefined => {
  const parts = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/s.exec(marked)
  if (parts === null) return undefined
  const [, before = "", target = "", after = ""] = parts
  return { text: before + target + after, start: before.length, end: before.length + target.length }
}

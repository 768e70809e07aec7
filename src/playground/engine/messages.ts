import type { Opened, Reworded, Scored, Texts } from "./Opened.js"

/** What the page asks of its engine. */
export type Question =
  | { readonly kind: "open"; readonly texts: Texts }
  | { readonly kind: "score"; readonly ticked: ReadonlyArray<string> }
  | { readonly kind: "reword"; readonly suggestion: string; readonly text: string }

export type Answer =
  | { readonly kind: "opened"; readonly opened: Opened }
  /** Nothing in the resume could be read. */
  | { readonly kind: "unread" }
  | { readonly kind: "scored"; readonly scored: Scored }
  | { readonly kind: "reworded"; readonly reworded: Reworded }
  /** Asked of a session or suggestion that is not there. */
  | { readonly kind: "gone" }

/** Answers carry the number of their question. */
export type Numbered<A> = A & { readonly id: number }

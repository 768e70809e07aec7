import type { Opened, Reworded, Scored, Texts } from "./Opened.js"

/** What the page asks of its engine. Answers carry the number of their question. */
export type Question =
  | { readonly id: number; readonly kind: "open"; readonly texts: Texts }
  | { readonly id: number; readonly kind: "score"; readonly ticked: ReadonlyArray<string> }
  | { readonly id: number; readonly kind: "reword"; readonly suggestion: string; readonly text: string }

export type Answer =
  | { readonly id: number; readonly kind: "opened"; readonly opened: Opened }
  /** Nothing in the resume could be read. */
  | { readonly id: number; readonly kind: "unread" }
  | { readonly id: number; readonly kind: "scored"; readonly scored: Scored }
  | { readonly id: number; readonly kind: "reworded"; readonly reworded: Reworded }
  /** Asked of a session or suggestion that is not there. */
  | { readonly id: number; readonly kind: "gone" }

import type { Period } from "../dates.js"
import type { ProfileSection } from "./headings.js"

/** A line of a profile text with what can be seen of it alone. */
export interface Line {
  /** Without bullet mark, heading marks, emphasis and outer spaces. */
  readonly text: string
  readonly bullet: boolean
  readonly indent: number
  /** Whether the next line begins with a word that had no room on this one. */
  readonly isFull: boolean
  readonly blankBefore: boolean
  /** Set when the line is the heading of a section. */
  readonly heading: ProfileSection | undefined
  /** What follows a heading on its own line ("Skills: Go, SQL"). */
  readonly tail: string
  /** How many signs mark it up as a heading (Markdown `##`), 1 for one that is underlined; 0 for none. */
  readonly level: number
  readonly period: Period | undefined
}

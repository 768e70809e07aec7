/** What no text can be read from: why, and what to do, in one line. */
export interface Unreadable {
  readonly line: string
}

export const unreadable = (line: string): Unreadable => ({ line })

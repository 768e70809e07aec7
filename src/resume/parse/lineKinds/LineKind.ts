/** What a line of a resume is to a position. */
export const LineKind = {
  /** Nothing of any. */
  other: 0,
  /** The employer or the time of several positions, which follow. */
  employer: 1,
  /** The first line that names a position. */
  opening: 2,
  /** A further line that names it. */
  head: 3,
  /** The beginning of a statement of work. */
  statement: 4,
  /** What a statement goes on with. */
  more: 5,
  /** A remark among the work. */
  remark: 6,
  /** A school, or what was studied there. */
  study: 7,
  certificate: 8,
  skill: 9,
  /** The heading of a section. */
  heading: 10,
  /** The name of the person, or how to reach them. */
  contact: 11
} as const
export const lineKindCount = 12

/** What a piece of a line outside of positions is. */
export const ItemKind = {
  /** Nothing of any: a year, a grade, who issued it, a label. */
  other: 0,
  school: 1,
  /** What its name goes on with, the sign before it included. */
  moreSchool: 2,
  /** A degree, or what was studied. */
  degree: 3,
  moreDegree: 4,
  certificate: 5,
  moreCertificate: 6,
  /** A certificate that is not held: planned, begun, run out. */
  notHeld: 7,
  skill: 8,
  moreSkill: 9,
  /** The person. */
  name: 10,
  /** Where the person lives. */
  place: 11,
  morePlace: 12,
  moreNotHeld: 13
} as const
export const itemKindCount = 14

/** What a piece says of the person; what goes on with a kind follows it. */
export const WhoKind = { other: 0, name: 1, moreName: 2, place: 3, morePlace: 4 } as const
export const whoKindCount = 5

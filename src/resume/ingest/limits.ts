/** What a profile may hold, in entries and characters, as `domain/Limits.ts` has it: pure rooms take only types from there. */
export const limits = {
  listEntries: 200,
  bullets: 50,
  text: 500,
  bullet: 2_000,
  summary: 10_000,
  url: 2_048
} as const

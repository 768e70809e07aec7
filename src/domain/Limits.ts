/** Limits that the specification leaves open (spec 8), in characters (Unicode code points), entries or bytes. */
export const limits = {
  /** Bytes of a request body. */
  bodyBytes: 1024 * 1024,
  /** Bytes of a webhook body. */
  webhookBytes: 64 * 1024,
  rawText: 100_000,
  jobDescriptionText: 50_000,
  /** Characters of a profile text that fit one answer of a model; the rest is read by rules. */
  modelReads: 12_000,
  summary: 10_000,
  bullet: 2_000,
  /** Every string that has no limit of its own. */
  text: 500,
  url: 2_048,
  listEntries: 200,
  bullets: 50,
  /** Bytes of `applied_resume_snapshot` written as JSON. */
  snapshotBytes: 64 * 1024,
  /** Levels of nesting in `applied_resume_snapshot`. */
  snapshotDepth: 32,
  /** Levels of nesting in any request body. */
  jsonDepth: 64,
  /** Numbers in a body must be smaller than this in magnitude (Postgres would write them out in digits). */
  numberMagnitude: 1e21,
  /** Items on one page of the application history. */
  pageSize: 500,
  subject: 255,
  idempotencyKey: 255,
  /** Entries of `warnings` in an optimize answer. */
  warnings: 12
} as const

/**
 * What a text says of a thing that it names.
 *
 * - affirmed: nothing takes it back
 * - negated: it is not there, or not asked for
 * - planned: it is wished for or begins later
 * - in-progress: it has begun and is not done
 * - expired: it was there and is no more
 * - of-others: it is somebody else's
 * - replaced: something else came in its place
 */
export const statuses = ["affirmed", "negated", "planned", "in-progress", "expired", "of-others", "replaced"] as const
export type Status = (typeof statuses)[number]

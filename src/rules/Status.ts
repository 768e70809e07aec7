/**
 * What a text says of a thing that it names.
 *
 * - affirmed: nothing takes it back
 * - in-progress: it has begun and is not done
 * - planned: it is wished for or begins later
 * - expired: it was there and is no more
 * - replaced: something else came in its place
 * - of-others: it is somebody else's
 * - negated: it is not there, or not asked for
 *
 * Each says more against it than the one before.
 */
export const statuses = ["affirmed", "in-progress", "planned", "expired", "replaced", "of-others", "negated"] as const
export type Status = (typeof statuses)[number]

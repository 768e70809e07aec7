import { createHmac } from "node:crypto"

/** Keyed hash of a subject, under which its deletion is remembered without remembering the subject. */
export const subjectHash = (key: Buffer, subject: string): Buffer =>
  createHmac("sha256", key).update(`subject:${subject}`, "utf8").digest()

/** Keyed hash of a deletion notice's id and subject: one id sent for two subjects is two notices. */
export const noticeHash = (key: Buffer, notice: string, subject: string): Buffer =>
  createHmac("sha256", key)
    .update(JSON.stringify(["notice", notice, subject]), "utf8")
    .digest()

/**
 * The advisory lock on which a subject's writes (shared) and its deletion (exclusive) wait for each other. Made from
 * the keyed hash: Postgres shows locks in views and logs. Two subjects on one lock only wait a little longer.
 */
export const subjectLock = (hash: Buffer): string => hash.readBigInt64BE(0).toString()

/** Days after which a deletion needs no mark any more: no token lives that long. */
export const markDays = 30

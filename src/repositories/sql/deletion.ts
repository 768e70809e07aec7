import { createHmac } from "node:crypto"
import type { Caller } from "../../domain/Caller.js"

/** Keyed hash of a subject, under which its deletion is remembered without remembering the subject. */
export const subjectHash = (key: Buffer, subject: string): Buffer =>
  createHmac("sha256", key).update(`subject:${subject}`, "utf8").digest()

const hashes = new WeakMap<Caller, { readonly key: Buffer; readonly hash: Buffer }>()

/** `subjectHash` of a caller. The verifier gives the same caller for each request with one token, so it is made once. */
export const callerHash = (key: Buffer, caller: Caller): Buffer => {
  const known = hashes.get(caller)
  if (known?.key === key) return known.hash
  const hash = subjectHash(key, caller.owner)
  hashes.set(caller, { key, hash })
  return hash
}

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

import type { IncomingMessage } from "node:http"
import type { Owner } from "../../domain/Caller.js"

// Ours: the framework bounds no answers under way. Answers lie in memory until their readers take them. Of those to
// reads, only so many bytes do so at a time: a read that comes beyond that is told to try again. What a write has done
// is always told.

export interface AnswerLimits {
  /** Bytes of answers under way to one user. */
  readonly perUser: number
  /** Bytes of answers under way in all. */
  readonly total: number
}

const mebibyte = 1024 * 1024
export const usualAnswerLimits: AnswerLimits = { perUser: 16 * mebibyte, total: 192 * mebibyte }

/** Smaller answers are not counted: connections themselves take more. */
const smallest = 16 * 1024

const readers = new WeakMap<IncomingMessage, Owner>()

/** Says whose request it is, once that is known. */
export const readsFor = (message: IncomingMessage, owner: Owner): void => void readers.set(message, owner)

export class AnswerBytes {
  private total = 0
  private readonly byUser = new Map<Owner, number>()
  private readonly sizes = new WeakMap<IncomingMessage, number>()

  constructor(private readonly limits: AnswerLimits) {}

  /** Whether an answer may be sent; it is counted until `release`. */
  admits(message: IncomingMessage, bytes: number): boolean {
    const isRead = message.method === "GET" || message.method === "HEAD"
    if (bytes < smallest || !isRead || message.socket.destroyed) return true
    const owner = readers.get(message)
    const ofUser = owner === undefined ? 0 : (this.byUser.get(owner) ?? 0)
    // The only one under way is let through, whatever its size: it would never be had otherwise.
    if (this.total > 0 && this.total + bytes > this.limits.total) return false
    if (ofUser > 0 && ofUser + bytes > this.limits.perUser) return false
    this.total += bytes
    if (owner !== undefined) this.byUser.set(owner, ofUser + bytes)
    this.sizes.set(message, bytes)
    return true
  }

  /** To be called when the answer has left or its connection has ended. */
  release(message: IncomingMessage): void {
    const bytes = this.sizes.get(message)
    if (bytes === undefined) return
    this.sizes.delete(message)
    this.total -= bytes
    const owner = readers.get(message)
    if (owner === undefined) return
    const left = (this.byUser.get(owner) ?? 0) - bytes
    if (left > 0) this.byUser.set(owner, left)
    else this.byUser.delete(owner)
  }
}

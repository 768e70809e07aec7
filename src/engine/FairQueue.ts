import * as Effect from "effect/Effect"

/** What waits, and whose it is. */
export interface Entry<A> {
  readonly owner: string
  readonly item: A
}

/**
 * A queue in which owners take turns: however much one of them has waiting, the first of each other's comes before the
 * second of it, and who has nothing under way comes before who has.
 */
export class FairQueue<A> {
  /** By owner, whose turn is next first. */
  private readonly waiting = new Map<string, Array<Entry<A>>>()
  private readonly underWay = new Map<string, number>()
  private readonly takers: Array<() => void> = []

  offer(entry: Entry<A>): void {
    const own = this.waiting.get(entry.owner)
    if (own === undefined) this.waiting.set(entry.owner, [entry])
    else own.push(entry)
    this.takers.shift()?.()
  }

  /** Takes back what nobody waits for any more; what was taken stays where it is. */
  remove(entry: Entry<A>): void {
    const left = (this.waiting.get(entry.owner) ?? []).filter((other) => other !== entry)
    if (left.length === 0) this.waiting.delete(entry.owner)
    else this.waiting.set(entry.owner, left)
  }

  /** Waits for something to do and does it. */
  readonly takeOne = <B, E>(work: (item: A) => Effect.Effect<B, E>): Effect.Effect<B, E> =>
    Effect.suspend(() => {
      const entry = this.next()
      if (entry === undefined) return Effect.zipRight(this.offered, this.takeOne(work))
      const { item, owner } = entry
      this.underWay.set(owner, (this.underWay.get(owner) ?? 0) + 1)
      return Effect.ensuring(
        work(item),
        Effect.sync(() => {
          const others = (this.underWay.get(owner) ?? 1) - 1
          if (others === 0) this.underWay.delete(owner)
          else this.underWay.set(owner, others)
        })
      )
    })

  private readonly offered = Effect.async<void>((resume) => {
    const taker = () => resume(Effect.void)
    this.takers.push(taker)
    return Effect.sync(() => {
      const at = this.takers.indexOf(taker)
      if (at >= 0) this.takers.splice(at, 1)
    })
  })

  private next(): Entry<A> | undefined {
    const owners = [...this.waiting.keys()]
    const owner = owners.find((one) => !this.underWay.has(one)) ?? owners[0]
    if (owner === undefined) return undefined
    const own = this.waiting.get(owner) ?? []
    const entry = own.shift()
    // Behind all other owners.
    this.waiting.delete(owner)
    if (own.length > 0) this.waiting.set(owner, own)
    return entry
  }
}

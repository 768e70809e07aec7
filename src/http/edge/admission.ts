import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Owner } from "../../domain/Caller.js"

// Ours: the framework bounds no work under way. Places are given in turn, few to one user,
// and lent to others while a request waits for a peer.

/** More requests wait for the processor than it gets through in the time that one may wait. */
export class ServiceBusy extends Data.TaggedError("ServiceBusy") {}

export interface AdmissionSettings {
  /** Requests that are worked on at a time; others wait in the order in which they came. */
  readonly places: number
  /** Requests that may wait; what comes beyond is refused at once. */
  readonly waiting: number
  /** Milliseconds after which a request that still waits is refused. */
  readonly patience: number
  /** The same two for the requests of one user, once it is known whose they are. */
  readonly ofUser: { readonly places: number; readonly waiting: number }
}

/**
 * One core does some hundred requests a second. What arrives beyond that waits outside of the event loop and in small
 * number, so that the loop is free for what is nearly done, for `/health` and for a refusal that comes at once. However
 * many requests one user sends, others wait for one of them.
 */
export const usualAdmission: AdmissionSettings = {
  ...{ places: 32, waiting: 512, patience: 3_000 },
  ofUser: { places: 1, waiting: 128 }
}

/** A request at work. */
export interface Place {
  /** Runs the request in a place of its own, or answers `whenBusy` where too many wait for one. */
  readonly atWork: <A, E, R>(request: Effect.Effect<A, E, R>, whenBusy: A) => Effect.Effect<A, E, R>
  /** Says whose the request is: it goes on in one of the places of that user. */
  readonly ownedBy: (owner: Owner) => Effect.Effect<void, ServiceBusy>
  /** Gives the place to another while the request only waits; afterwards it is before those that are new. */
  readonly resting: <A, E, R>(wait: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/** Who may use the processor now. Waiting for a peer takes no place (`PeerWait`). */
export class Admission extends Context.Tag("resume-tailoring/http/edge/Admission")<
  Admission,
  {
    /** Whether there is no place for a new request, and none to wait for one either. */
    readonly isFull: () => boolean
    /** Of one request. */
    readonly place: () => Place
  }
>() {}

/** The place of the request at hand; what is answered without one is nobody's. */
export class OwnPlace extends Context.Reference<OwnPlace>()("resume-tailoring/http/edge/OwnPlace", {
  defaultValue: (): Pick<Place, "ownedBy"> => ({ ownedBy: () => Effect.void })
}) {}

/** Places that are given in the order in which they are asked for, first to those that had one before. */
class Places {
  private taken = 0
  /** Requests that were at work before go on first: what they have done already is not to be in vain. */
  private readonly returning = new Set<() => void>()
  private readonly arriving = new Set<() => void>()

  constructor(private readonly settings: Pick<AdmissionSettings, "places" | "waiting" | "patience">) {}

  isUnused(): boolean {
    return this.taken === 0 && this.returning.size === 0 && this.arriving.size === 0
  }

  isFull(): boolean {
    return this.taken >= this.settings.places && this.arriving.size >= this.settings.waiting
  }

  tries(): boolean {
    if (this.taken >= this.settings.places) return false
    this.taken += 1
    return true
  }

  /** Waits until it is given a place, for a time; fails at once where too many wait. */
  readonly arrives: Effect.Effect<void, ServiceBusy> = Effect.suspend(() =>
    this.isFull() ? new ServiceBusy() : this.queued(this.arriving, this.settings.patience)
  )

  readonly comesBack: Effect.Effect<void> = Effect.suspend(() => Effect.orDie(this.queued(this.returning, undefined)))

  leave(): void {
    this.taken -= 1
    const next = this.returning.values().next()
    const grant = next.done ? this.arriving.values().next() : next
    if (!grant.done) grant.value()
  }

  /** Interrupted, it has no place, also when one was given that very moment. */
  private queued(queue: Set<() => void>, most: number | undefined) {
    return Effect.async<void, ServiceBusy>((resume) => {
      let granted = false
      const giveUp = () => {
        queue.delete(grant)
        resume(new ServiceBusy())
      }
      const timer = most === undefined ? undefined : setTimeout(giveUp, most)
      const grant = () => {
        granted = true
        this.taken += 1
        clearTimeout(timer)
        queue.delete(grant)
        resume(Effect.void)
      }
      queue.add(grant)
      return Effect.sync(() => {
        clearTimeout(timer)
        queue.delete(grant)
        if (granted) this.leave()
      })
    }).pipe(Effect.interruptible)
  }
}

/** Admission by itself; services get it as a layer. */
export const makeAdmission = ({ ofUser, ...settings }: AdmissionSettings): Admission["Type"] => {
  const all = new Places(settings)
  const byUser = new Map<Owner, Places>()
  const placesOf = (owner: Owner) => {
    const known = byUser.get(owner)
    if (known !== undefined) return known
    const places = new Places({ ...settings, ...ofUser })
    byUser.set(owner, places)
    return places
  }

  const place = (): Place => {
    let owner: Owner | undefined
    /** What it holds now: one of all places, and one of its user's. */
    const held = new Set<Places>()
    const leave = () => {
      for (const places of held) places.leave()
      held.clear()
      if (owner !== undefined && byUser.get(owner)?.isUnused() === true) byUser.delete(owner)
    }
    /** Takes a place, mostly at once; what interrupts the wait finds that it holds none. */
    const take = <E>(places: Places, wait: Effect.Effect<void, E>): Effect.Effect<void, E> => {
      const hold = () => void held.add(places)
      return places.tries() ? Effect.sync(hold) : Effect.map(wait, hold)
    }
    const back = Effect.suspend(() => {
      if (owner === undefined) return take(all, all.comesBack)
      const own = placesOf(owner)
      return Effect.zipRight(
        take(own, own.comesBack),
        Effect.suspend(() => take(all, all.comesBack))
      )
    })

    return {
      atWork: (request, whenBusy) =>
        Effect.uninterruptibleMask((restore) =>
          Effect.matchEffect(take(all, all.arrives), {
            onFailure: () => Effect.succeed(whenBusy),
            onSuccess: () => Effect.ensuring(restore(request), Effect.sync(leave))
          })
        ),
      ownedBy: (user) =>
        Effect.suspend(() => {
          owner = user
          const own = placesOf(user)
          if (own.tries()) {
            held.add(own)
            return Effect.void
          }
          // It waits for its own: meanwhile others go on in its place.
          leave()
          return Effect.uninterruptible(
            Effect.zipRight(
              take(own, own.arrives),
              Effect.suspend(() => take(all, all.comesBack))
            )
          )
        }),
      resting: (wait) =>
        Effect.uninterruptibleMask((restore) =>
          Effect.suspend(() => {
            leave()
            return Effect.matchCauseEffect(restore(wait), {
              onFailure: (cause) => Effect.zipRight(back, Effect.failCause(cause)),
              onSuccess: (found) => Effect.as(back, found)
            })
          })
        )
    }
  }

  return { isFull: () => all.isFull(), place }
}

export const layerAdmission = (settings: AdmissionSettings = usualAdmission): Layer.Layer<Admission> =>
  Layer.sync(Admission, () => makeAdmission(settings))

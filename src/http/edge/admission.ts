import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

// Ours: the framework bounds no work under way. Places are given in turn, and lent back while a request waits for a peer.

/** More requests wait for the processor than it gets through in the time that one may wait. */
class ServiceBusy extends Data.TaggedError("ServiceBusy") {}

export interface AdmissionSettings {
  /** Requests that are worked on at a time; others wait in the order in which they came. */
  readonly places: number
  /** Requests that may wait; what comes beyond is refused at once. */
  readonly waiting: number
  /** Milliseconds after which a request that still waits is refused. */
  readonly patience: number
}

/**
 * One core does some hundred requests a second. What arrives beyond that waits outside of the event loop and in small
 * number, so that the loop is free for what is nearly done, for `/health` and for a refusal that comes at once.
 */
export const usualAdmission: AdmissionSettings = { places: 32, waiting: 512, patience: 3_000 }

/** Who may use the processor now. Waiting for a peer takes no place (`PeerWait`). */
export class Admission extends Context.Tag("resume-tailoring/http/edge/Admission")<
  Admission,
  {
    /** Whether there is no place for a new request, and none to wait for one either. */
    readonly isFull: () => boolean
    /** Runs a request in a place of its own, or answers `whenBusy` where too many wait for one. */
    readonly atWork: <A, E, R>(request: Effect.Effect<A, E, R>, whenBusy: A) => Effect.Effect<A, E, R>
    /** Gives the place of a request at work to another while it only waits; afterwards it is before those that are new. */
    readonly resting: <A, E, R>(wait: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>() {}

/** Admission by itself; services get it as a layer. */
export const makeAdmission = ({ patience, places, waiting }: AdmissionSettings): Admission["Type"] => {
  let taken = 0
  /** Requests that were at work before go on first: what they have done already is not to be in vain. */
  const returning = new Set<() => void>()
  const arriving = new Set<() => void>()

  const leave = () => {
    taken -= 1
    // One place may have been given up by several, see `resting`.
    while (taken < places) {
      const next = returning.values().next()
      const grant = next.done ? arriving.values().next() : next
      if (grant.done) return
      grant.value()
    }
  }

  /** Waits in a queue for a place. Interrupted, it has none, also when one was given that very moment. */
  const queued = (queue: Set<() => void>, most: number | undefined) =>
    Effect.async<void, ServiceBusy>((resume) => {
      let granted = false
      const giveUp = () => {
        queue.delete(grant)
        resume(new ServiceBusy())
      }
      const timer = most === undefined ? undefined : setTimeout(giveUp, most)
      const grant = () => {
        granted = true
        taken += 1
        clearTimeout(timer)
        queue.delete(grant)
        resume(Effect.void)
      }
      queue.add(grant)
      return Effect.sync(() => {
        clearTimeout(timer)
        queue.delete(grant)
        if (granted) leave()
      })
    })

  // Only the waiting may be interrupted: a place that was taken and not yet given to anybody would be lost.
  const arrive = Effect.interruptible(queued(arriving, patience))
  // `atWork` gives a place back in any case: who is interrupted while it waits for one takes one without asking.
  const comeBack = Effect.orDie(Effect.interruptible(queued(returning, undefined))).pipe(
    Effect.onInterrupt(() =>
      Effect.sync(() => {
        taken += 1
      })
    )
  )
  /** Goes on in a place again, mostly at once: with an effect for each step every request would take a dozen more. */
  const back = <A, E>(exit: Effect.Effect<A, E>): Effect.Effect<A, E> => {
    if (taken >= places) return Effect.zipRight(comeBack, exit)
    taken += 1
    return exit
  }

  const isFull = () => taken >= places && arriving.size >= waiting

  return {
    isFull,
    atWork: (request, whenBusy) =>
      Effect.uninterruptibleMask((restore) => {
        const work = Effect.matchCauseEffect(restore(request), {
          onFailure: (cause) => {
            leave()
            return Effect.failCause(cause)
          },
          onSuccess: (answer) => {
            leave()
            return Effect.succeed(answer)
          }
        })
        if (taken < places) {
          taken += 1
          return work
        }
        const busy = Effect.succeed(whenBusy)
        return isFull() ? busy : Effect.matchEffect(arrive, { onFailure: () => busy, onSuccess: () => work })
      }),
    resting: (wait) =>
      Effect.uninterruptibleMask((restore) => {
        leave()
        return Effect.matchCauseEffect(restore(wait), {
          onFailure: (cause) => back(Effect.failCause(cause)),
          onSuccess: (found) => back(Effect.succeed(found))
        })
      })
  }
}

export const layerAdmission = (settings: AdmissionSettings = usualAdmission): Layer.Layer<Admission> =>
  Layer.sync(Admission, () => makeAdmission(settings))

/**
 * What was made of an object and is kept with it, one thing of each class. Not in a `WeakMap` beside it: V8's
 * collections of young garbage keep what such a map holds, and with it the key where it leads back there (what is
 * sought knows its job). Each job then lived until a collection of everything, and was moved twice before.
 */
export class Derived {
  /** Unseen from outside, so that a job is still written as JSON: what is made of it leads back to it. */
  readonly #things: Array<object> = []

  get<T extends object>(kind: new (...parts: never) => T): T | undefined {
    for (const one of this.#things) if (one instanceof kind) return one
    return undefined
  }

  /** Takes the place of what is there of the same class. */
  set(made: object): void {
    const at = this.#things.findIndex((one) => one.constructor === made.constructor)
    if (at < 0) this.#things.push(made)
    else this.#things[at] = made
  }
}

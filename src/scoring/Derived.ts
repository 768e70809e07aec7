/**
 * What was made of an object and is kept with it, one thing of each class. Not in a `WeakMap` beside it: what such a
 * map holds outlives the collections of young garbage, so that each score would leave all its work to be moved by them
 * and to fill the old space.
 */
export class Derived {
  private readonly things: Array<object> = []

  get<T extends object>(kind: new (...parts: never) => T): T | undefined {
    for (const one of this.things) if (one instanceof kind) return one
    return undefined
  }

  /** Takes the place of what is there of the same class. */
  set(made: object): void {
    const at = this.things.findIndex((one) => one.constructor === made.constructor)
    if (at < 0) this.things.push(made)
    else this.things[at] = made
  }
}

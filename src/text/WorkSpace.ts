type Numbers = Uint8Array | Int32Array | Float64Array

/** So many words are read without more room; a text of two pages has some thousand. */
const usual = 4096

/**
 * An array that is kept from text to text: to make one for each costs a call of the allocator and of the collector, some
 * hundred times what it costs to fill it with zeros. Only for what is gone when the function returns that took it, and
 * that no such function calls again before: one text is read at a time.
 */
export class WorkSpace<A extends Numbers> {
  private array: A

  constructor(private readonly make: (size: number) => A) {
    this.array = make(usual)
  }

  /** So many zeros and one more; behind them stands what was left there. */
  zeros(count: number): A {
    if (count >= this.array.length) this.array = this.make(count * 2)
    else this.array.fill(0, 0, count + 1)
    return this.array
  }
}

/** Marks a few places of an array: `fill` is a call of the runtime, which costs as much as fifty of them. */
export const fillFew = (array: Uint8Array, value: number, first: number, end: number): void => {
  for (let index = first; index < end; index++) array[index] = value
}

export const byteSpace = (): WorkSpace<Uint8Array> => new WorkSpace((size) => new Uint8Array(size))
export const intSpace = (): WorkSpace<Int32Array> => new WorkSpace((size) => new Int32Array(size))
export const floatSpace = (): WorkSpace<Float64Array> => new WorkSpace((size) => new Float64Array(size))

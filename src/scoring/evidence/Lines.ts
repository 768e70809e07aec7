interface Line {
  readonly number: number
  readonly text: string
}

/** Gives the lines of a resume numbers: lines that say the same, in letters of any case, have the same. */
export class Lines {
  private readonly byWhere = new Map<string, number>()
  /** By how long they are, since few are equally long, and to compare those is cheaper than to hash each. */
  private readonly bySize = new Map<number, Array<Line>>()
  private count = 0

  /** `said`: what stands where. */
  constructor(private readonly said: ReadonlyMap<string, string>) {}

  numberOf(where: string): number {
    const known = this.byWhere.get(where)
    if (known !== undefined) return known
    const number = this.numberOfText((this.said.get(where) ?? "").trim())
    this.byWhere.set(where, number)
    return number
  }

  private numberOfText(text: string): number {
    const line = { number: this.count, text }
    const others = this.bySize.get(text.length)
    if (others === undefined) {
      this.bySize.set(text.length, [line])
    } else {
      const small = text.toLowerCase()
      const same = others.find((other) => other.text.toLowerCase() === small)
      if (same !== undefined) return same.number
      others.push(line)
    }
    this.count++
    return line.number
  }
}

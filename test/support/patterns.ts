import { setImmediate } from "node:timers/promises"

// Texts that are hard to read: one short pattern over and over, between two letters. Where a reader looks at a run once
// for each of its places, its time grows with the square of the length.

const signs =
  "- – — , ; : . ! ? | / \\ ( ) [ ] { } < > \" ' ` * # _ = ~ + & % $ @ ^ • · ° \t \u00a0 \u3000 a A 1 é ж 日 한 ا \u0301 \u200b 😀 ﷺ"
    .split(" ")
    .concat(" ", "\n")

const words =
  "ab |x: |x. |x, |- a\n|1. a\n|1) |a\n|a:\n|A B\n|\n\n|a\n\n| \n|\n |\t\n|\r\n|--|==|~~|~ x ~ |* x * |...|[x](y) |**x** |``` |<a|<a>|<b>x</b>|</|<!--|-->|&amp;|&#|{{|}}|${|x=\"|http://|https://a.b/|www.|a@|@b|a@b.|a.b@c.de |a.b.|1.1|1,1|1 1 |12 34 |+49 |(555) 555|2019|2019 - 2020 |2019-01 - present\n|Jan 2020\n|01/20 - |from 2019 |since |until |issued |expires |Experience\n|Skills: |Skills:\n- a\n|continued |(continued) |cont. |Education\n|University |BSc, |, MBA|, MD|, TX|, Inc|Remote |(remote) |II |de la |van |Dr. |and |or |of |the |to |no |not |never |without |with |must |must not |nice to have |required |preferred: |years |5+ years |10 years of |Java|Java |Java, |C++ |C# |.NET |Go |go, |R&D |I |we |they |you are |you will |You must |we're |'s |ignore |ignore all |disregard the |system: |assistant: |AI: |as an |note to ai |forget |skills |experience |abilities |led |Led a team of |managed |manager |engineer |senior |Head of |team of |increased |by |by 5% |$5 |$5k |million |helped |planned |certified |license |AWS |PMP, |Spanish |fluent |e.g. |i.e. |etc. |a/b |and/or |either |either a or b |(a|a)|( |[ | [|\"a\" |'a' |“a” |a-|-a|a - |a – b |a | b |; a|, a|. A|! |? |\ud800|\u202e|\u2028|\u00ad|\u0000"
    .replaceAll(" | b ", " \u0001 b ")
    .split("|")
    .map((word) => word.replaceAll("\u0001", "|"))

/** About two hundred patterns: signs by themselves and with a blank or a letter, and words that readers look for. */
export const patterns: ReadonlyArray<string> = [
  ...new Set([...signs, ...signs.slice(0, 36).map((sign) => `${sign} `), ...words])
]

const filled = (pattern: string, characters: number): string =>
  `x ${pattern.repeat(Math.ceil(characters / pattern.length)).slice(0, characters)} x`

/** Of this process: what others do on the machine meanwhile is none of it. */
const millisecondsOf = (work: () => unknown): number => {
  const began = process.cpuUsage()
  work()
  const { system, user } = process.cpuUsage(began)
  return (system + user) / 1_000
}

/** Times the time of a quarter that a whole may take: 4 when time grows with the length, 16 when with its square. */
const maxTimes = 9
/** Milliseconds below which a time says nothing: the collector of garbage takes as many. */
const noise = 60

/**
 * The patterns of which a reader takes longer for each character the more of them there are, with both times. What looks
 * so is measured again: what the runtime does beside the reading makes a time longer and never shorter.
 */
export const superLinear = async (
  read: (text: string) => unknown,
  characters = 100_000,
  some: ReadonlyArray<string> = patterns
): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const pattern of some) {
    const [short, long] = [filled(pattern, characters / 4), filled(pattern, characters)]
    const least = (times: number, text: string) =>
      Math.min(...Array.from({ length: times }, () => millisecondsOf(() => read(text))))
    // The whole first: what is compiled at the first use counts for it.
    let whole = least(1, long)
    let quarter = whole > noise ? least(2, short) : 0
    const isLong = () => whole > maxTimes * quarter + noise
    for (let again = 0; again < 3 && isLong(); again++) {
      whole = Math.min(whole, least(1, long))
      quarter = Math.min(quarter, least(1, short))
    }
    if (isLong()) found.push(`${JSON.stringify(pattern)}: ${quarter.toFixed(1)} ms, four times ${whole.toFixed(1)} ms`)
    // The runner of the tests wants to hear from them.
    await setImmediate()
  }
  return found
}

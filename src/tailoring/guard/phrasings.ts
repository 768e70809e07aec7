// R15: verbs of several words and the one word that says the same ("went over" is "reviewed"). Both texts are read with
// the one word, so that neither way of saying it is a change. Only what says no more and no less belongs here.

/** The word that is read, then the ways to say it. */
const lines = `
  reviewed: went over, gone over, looked over, read through, went through
  reviewing: going over, looking over
  participated in: took part in, taken part in
  participating in: taking part in
  recorded: wrote down, written down, noted down, took down
  recording: writing down, noting down, taking down
  completed: filled in, filled out
  completing: filling in, filling out
  installed: put up, put in place
  investigated: looked into
  investigating: looking into
  researched: looked up
  contacted: got in touch with, reached out to
  followed: followed up on, followed up with, chased up, chased
  following: following up on, following up with, chasing up, chasing
  ensured: made sure that, made sure, saw to it that
  ensuring: making sure that, making sure
  troubleshot: found faults in, found the faults in, looked for faults in, traced faults in, diagnosed faults in, found out why
  set up: put together
  visited: made visits to, paid visits to, called on
  visited patients at home: made home visits to patients
  presented: gave presentations on, gave presentations of, gave presentations about
  demonstrated: gave demonstrations of, gave demonstrations on
  cared for: looked after, took care of, provided care to, provided care for
  caring for: looking after, taking care of
  delivered: handed over
  removed: took out, took away, took off
  discussed: talked about, spoke about
  discuss: talk about, speak about
  discussing: talking about, speaking about
  corrected: put right, set right
  inspected: carried out inspections of, conducted inspections of, performed inspections of
  tested: carried out tests of, carried out tests on, performed tests on, ran tests on
  every two weeks: every other week, every second week, once every two weeks, biweekly, bi-weekly, fortnightly, once a fortnight
  every two months: every other month, every second month
  each month end: the end of each month, the end of every month, month end
  carrier: haulage company, haulage firm, trucking company, freight company, haulier
  carriers: haulage companies, haulage firms, trucking companies, freight companies, hauliers
  first meeting: first talk, initial talk, initial meeting, first consultation, initial consultation
`
  .trim()
  .split("\n")
  .map((line) => {
    const [word = "", ways = ""] = line.trim().split(": ")
    return { word, ways: ways.split(", ") }
  })

const wordOf = new Map(lines.flatMap(({ ways, word }) => ways.map((way): [string, string] => [way, word])))
/** The longest first, for "made sure that" begins with "made sure". */
const phrase = new RegExp(
  `\\b(?:${[...wordOf.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?![\\w-])`,
  "gi"
)

/** "Got sauces ready", "put it right": the thing stands between. */
const parted: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bgot ((?:the |\w+ ){1,3})ready\b/gi, "prepared $1"],
  [/\bput ((?:the |\w+ ){1,3})right\b/gi, "corrected $1"],
  [/\bgot ((?:the |\w+ ){1,2})(?:running|working|going) again\b/gi, "restored $1to service"],
  [/\bhow (?:their|the) (\w+) (?:were|was) getting on\b/gi, "their $1 progress"]
]
/** Asked first: most texts have none of these. */
const mayBeParted = /\b(?:got|put|getting)\b/i

/** A text with its phrases read as the one word that says the same. */
export const asRead = (text: string): string => {
  const apart = mayBeParted.test(text)
    ? parted.reduce(
        (read, [pattern, way]) =>
          read.replace(pattern, (...found: ReadonlyArray<string>) =>
            likeFirst(found[0] ?? "", way.replace("$1", found[1] ?? "")).trimEnd()
          ),
        text
      )
    : text
  return apart.replace(phrase, (found) => likeFirst(found, wordOf.get(found.toLowerCase()) ?? found))
}

/** With a capital where the phrase had one. */
const likeFirst = (found: string, word: string): string =>
  /^[A-Z]/.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word

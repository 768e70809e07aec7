// Words the guard knows. Each family lists forms of one word; a form in the revision is new when the
// original has none of its family.

type Families = ReadonlyArray<ReadonlyArray<string>>

const families = (lines: string): Families =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s*,\s*/))

/** R10: claims of ownership. Phrases are matched as word sequences. */
export const ownership: Families = families(`
  led, lead, leads, leading, leader, leaders, leadership, team lead, tech lead
  managed, manage, manages, managing, manager, managers, management
  owned, own, owns, owning, owner, ownership, end to end ownership
  architected, architect, architects, architecting
  mentored, mentor, mentors, mentoring, mentorship
  directed, direct reports, directing, director
  headed, heading up, head of, headed up
  oversaw, oversee, oversees, overseeing, oversight, overseen
  supervised, supervise, supervises, supervising, supervisor, supervision of
  spearheaded, spearhead, spearheads, spearheading
  founded, founder, co founded, cofounded, founding
  established, establishing
  pioneered, pioneer, pioneering
  orchestrated, orchestrating the team
  championed, champion, championing
  chaired, chair, chairing
  coached, coach, coaches, coaching
  trained, training, train
  taught, teach, teaching, instructed
  drove, driving the, driven the
  founded, invented, invent, inventor
  authored, authoring
  launched, launch, launching
  initiated, initiating
  delegated, delegating
  hired, hiring, recruited a
  in charge of, responsible for, accountable for, charge nurse
  decided, decision maker, final say
  approved, approving, signed off
  chief, ceo, cto, cfo, vp, vice president
  sole, solely, single handedly, singlehandedly
`)

/** R11: words that say the person helped; losing them turns help into authorship. */
export const helping: ReadonlyArray<string> = [
  ...["assisted", "assist", "assists", "assisting", "helped", "help", "helps", "helping", "supported", "support"],
  ...["supports", "supporting", "contributed", "contribute", "contributes", "contributing", "participated"],
  ...["participate", "participating", "aided", "aiding", "shadowed", "shadowing", "observed", "observing"],
  ...["under supervision", "under the supervision", "under the guidance", "collaborated", "collaborating"],
  ...["co authored", "co led", "co wrote", "part of a team", "as part of", "alongside", "exposure to", "familiar with"],
  ...[
    "learned",
    "learning",
    "studied",
    "basic",
    "introductory",
    "coursework",
    "intern",
    "trainee",
    "apprentice",
    "junior"
  ]
]

/** R12: praise and level. */
export const praise: ReadonlyArray<string> = [
  ...["expert", "experts", "expertise", "expertly", "seasoned", "veteran", "award winning", "world class"],
  ...["best in class", "top performing", "top performer", "exceptional", "exceptionally", "outstanding", "extensive"],
  ...["extensively", "proven", "deep", "deeply", "advanced", "proficient", "proficiency", "fluent", "fluency"],
  ...[
    "mastery",
    "mastered",
    "master of",
    "guru",
    "ninja",
    "rockstar",
    "rock star",
    "highly skilled",
    "highly experienced"
  ],
  ...["renowned", "recognized", "recognised", "unparalleled", "unmatched", "unrivalled", "visionary", "thought leader"],
  ...["industry leading", "market leading", "first class", "state of the art", "cutting edge", "groundbreaking"],
  ...["revolutionary", "stellar", "superb", "excellent", "exemplary", "distinguished", "accomplished", "elite"],
  ...["senior", "principal", "staff level", "executive level", "expert level", "senior level", "high level", "native"],
  ...["strong", "strongest", "strategic", "record breaking", "highest", "best", "number one", "top", "leading expert"],
  ...["decade", "decades", "years of experience", "year of experience", "experienced", "specialist", "specializing"],
  ...["certified expert", "subject matter expert", "sme", "successfully", "significantly", "dramatically", "massively"]
]

/** R13: directions that must not turn round. */
export const directions = {
  down: [
    ...["reduced", "reduce", "reducing", "reduction", "cut", "cutting", "decreased", "decrease", "decreasing"],
    ...["lowered", "lower", "lowering", "shrank", "shrunk", "minimized", "minimised", "dropped", "fell", "slashed"],
    ...["trimmed", "declined", "lost", "slowed", "shortened", "eliminated", "removed"]
  ],
  up: [
    ...["increased", "increase", "increasing", "grew", "grow", "growing", "growth", "raised", "raise", "boosted"],
    ...["doubled", "tripled", "expanded", "gained", "maximized", "maximised", "rose", "extended", "lengthened", "added"]
  ]
} as const

/** R13: words whose loss turns a statement into its opposite. */
export const negations: ReadonlyArray<string> = [
  "not",
  "no",
  "never",
  "without",
  "non",
  "none",
  "neither",
  "nor",
  "zero"
]

/** Words that carry no content of their own; left out when stems are counted. */
export const functionWords: ReadonlySet<string> = new Set(
  "a an the and or of in on at to for by with from as into over under per via using use used including include includes is are was were be been it its this that these those their our my his her than then also both across within through while where which who".split(
    " "
  )
)

/** Number words with their value; "one" and ordinals are left out, because they are mostly no figures. */
export const numberWords: ReadonlyMap<string, number> = new Map<string, number>([
  ...["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"].map(
    (word, index): [string, number] => [word, index + 2]
  ),
  ...["twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"].map(
    (word, index): [string, number] => [word, index + 12]
  ),
  ...["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map(
    (word, index): [string, number] => [word, (index + 2) * 10]
  ),
  ["dozen", 12],
  ["dozens", 24],
  ["hundred", 100],
  ["hundreds", 200],
  ["thousand", 1_000],
  ["thousands", 2_000],
  ["million", 1_000_000],
  ["millions", 2_000_000],
  ["billion", 1e9],
  ["billions", 2e9]
])

/** Figures in one word: what they multiply by. */
export const factors: ReadonlyMap<string, number> = new Map<string, number>([
  ["double", 2],
  ["doubled", 2],
  ["doubling", 2],
  ["twice", 2],
  ["twofold", 2],
  ["triple", 3],
  ["tripled", 3],
  ["tripling", 3],
  ["threefold", 3],
  ["tenfold", 10],
  ["quadrupled", 4],
  ["fourfold", 4],
  ["quintupled", 5],
  ["halved", 0.5],
  ["halving", 0.5],
  ["half", 0.5],
  ["third", 1 / 3],
  ["quarter", 0.25],
  ["majority", 0.51],
  ["most", 0.52]
])

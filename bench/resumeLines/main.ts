import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { pack } from "../../src/lexicon/packed.js"
import { partKindCount } from "../../src/resume/parse/lineKinds/headParts.js"
import { linksOf } from "../../src/resume/parse/lineKinds/features.js"
import { itemKindCount, whoKindCount } from "../../src/resume/parse/items/ItemKind.js"
import { lineKindCount } from "../../src/resume/parse/lineKinds/LineKind.js"
import { lineBits } from "../../src/resume/parse/lineKinds/rows.js"
import { linesOfText } from "../../src/resume/parse/layout/linesOfText.js"
import { prepared } from "../../src/resume/parse/positions/prepared.js"
import { packedWeights } from "../../src/text/models/weights.js"
import { sanitizeText } from "../../src/text/sanitize.js"
import { trainChain } from "../chain/train.js"
import { headsOf, type Names, renamed, sequenceOf } from "./heads.js"
import { itemsOf, whoOf } from "./items.js"
import { lineKindsOf } from "./labels.js"
import { type MarkedResume, markedResumes } from "./marked.js"
import { plain, plainWithHead } from "./plain.js"
import { parts, written } from "./variants.js"

// Trains what tells the lines of a resume apart, the parts of the names of its positions, what stands outside of them, and
// who it is of, and writes `src/data/resumeLines.bin`:
//
//     npx tsx bench/resumeLines/main.ts             write, and print the SHA-256 of the weights
//     npx tsx bench/resumeLines/main.ts --check     print whether the shipped file is what comes out
//     npx tsx bench/resumeLines/main.ts --without a,b write what comes out without the resumes of some writers
//
// `resumes/` holds a folder for each writer, with resumes that were written and marked for it; `names/` holds names of
// roles, employers and places that are put in the place of theirs. In the shipped file the names are learnt from all of
// them, lines from those up to l, what stands outside of positions and who it is of from those up to v: trained with more they
// read the resumes of those writers better, and those of the corpus no better.

const [mode, value] = process.argv.slice(2)
const here = new URL("./", import.meta.url)
const writers = readdirSync(new URL("resumes/", here)).filter(
  (name) => mode !== "--without" || !(value ?? "").split(",").includes(name)
)

const marked = writers.flatMap((writer) => markedResumes(fileURLToPath(new URL(`resumes/${writer}/`, here))))
const inLines = (all: ReadonlyArray<MarkedResume>) =>
  all.flatMap((resume) => {
    const lines = linesOfText(sanitizeText(resume.text)).flatMap(prepared)
    const kinds = lineKindsOf(resume, lines)
    return kinds === undefined ? [] : [{ resume, lines, kinds }]
  })
const resumes = inLines(marked)
const asWritten = inLines(marked.map(written))
const others = [...asWritten, ...inLines(marked.flatMap(parts))]
const headsIn = (all: typeof resumes) => all.flatMap(({ kinds, lines, resume }) => headsOf(resume, lines, kinds))
const heads = headsIn(resumes)

const namesOf = (kind: string, name: string): ReadonlyArray<string> => {
  const file = new URL(`names/${name}.txt`, here)
  const listed = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []
  const own = heads.flatMap(({ spans, texts }) =>
    spans.flatMap((span) => (span.kind === kind ? [(texts[span.line] ?? "").slice(span.from, span.to)] : []))
  )
  return [...own, ...listed]
}
const names: Names = {
  R: namesOf("R", "roles"),
  C: namesOf("C", "employers"),
  P: namesOf("P", "places"),
  unit: namesOf("", "units")
}
const copies = 8

/** As this service writes them they are all alike: more of them would teach little else. */
const eighth = 8

/** What is learnt from of what stands outside of positions: half of the resumes also in a plain form. */
const withPlain = (plainly: typeof plain) => [
  ...resumes,
  ...inLines(marked.filter((_, at) => at % 2 === 0).map(plainly)),
  ...asWritten.filter((_, at) => at % eighth === 0)
]

const file = pack({
  lines: packedWeights(
    trainChain(
      [...resumes, ...others].map(({ kinds, lines }) => ({ kinds, links: linksOf(lines).links })),
      { count: lineKindCount, bits: lineBits }
    )
  ),
  parts: packedWeights(
    trainChain([...heads, ...headsIn(asWritten), ...renamed(heads, copies, names)].map(sequenceOf), {
      count: partKindCount,
      bits: lineBits
    })
  ),
  items: packedWeights(
    trainChain(
      withPlain(plain).map(({ kinds, lines, resume }) => itemsOf(resume, lines, kinds)),
      { count: itemKindCount, bits: lineBits }
    )
  ),
  who: packedWeights(
    trainChain(
      withPlain(plainWithHead).map(({ kinds, lines, resume }) => whoOf(resume, lines, kinds)),
      { count: whoKindCount, bits: lineBits }
    )
  )
})
const path = fileURLToPath(new URL("../../src/data/resumeLines.bin", here))
const hash = createHash("sha256").update(file).digest("hex")
if (mode === "--check") {
  const isSame = readFileSync(path).equals(file)
  process.stdout.write(`${isSame ? "the same" : "different"}: ${hash}\n`)
  process.exitCode = isSame ? 0 : 1
} else {
  writeFileSync(path, file)
  process.stdout.write(
    `${resumes.length} resumes, ${others.length} other forms, ${heads.length} heads, written: ${hash}\n`
  )
}

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, resolve } from "node:path"
import * as Effect from "effect/Effect"
import { type Checked, checkLexicon } from "../../src/lexicon/build/check.js"
import type { Place } from "../../src/lexicon/build/LexiconSource.js"
import { sourceOf, UnreadableLexicon } from "../../src/lexicon/build/parse.js"
import { dataFiles } from "../../src/lexicon/build/readSource.js"
import { ownPath } from "../../src/ownPackage.js"
import { refuse } from "../Refused.js"
import { Screen } from "../output/Screen.js"
import { oneLine, type Style, styleOf } from "../output/terminal.js"

interface Found extends Place {
  readonly check: string
  readonly message: string
}

interface Outcome extends Pick<Checked, "concepts" | "unmet"> {
  readonly findings: ReadonlyArray<Found>
}

const isText = (name: string) => /\.(?:jsonl?|md|ts|txt)$/.test(name)

/** The texts of this checkout that concepts are met in; none where the package is installed without them. */
const corpus = (): ReadonlyArray<string> =>
  ["fixtures", "test"]
    .map(ownPath)
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => join(folder, name))
        .filter((path) => isText(path) && statSync(path).isFile())
        .map((path) => readFileSync(path, "utf8"))
    )

/** Files that cannot be read are found before all else. */
const outcomeOf = (folder: string): Outcome => {
  try {
    return checkLexicon(sourceOf(dataFiles(folder)), corpus())
  } catch (fault) {
    if (!(fault instanceof UnreadableLexicon)) throw fault
    return { concepts: 0, unmet: [], findings: fault.faults.map((one) => ({ check: "unreadable", ...one })) }
  }
}

const textOf = ({ concepts, findings, unmet }: Outcome, folder: string, style: Style): string =>
  [
    ...findings.map(
      ({ check, file, line, message }) =>
        `${oneLine(join(folder, file))}:${line}  ${style.bad(check)}  ${oneLine(message)}`
    ),
    ...(concepts === 0
      ? []
      : [
          `${concepts} concepts; ${unmet.length} of them stand in no text of fixtures and tests (--format json names them)`
        ])
  ].join("\n")

/** `tailor lexicon check`: what is wrong with the lexicon's data. */
export const run = Effect.fnUntraced(function* ({
  data,
  format
}: {
  readonly data: string | undefined
  readonly format: "text" | "json"
}) {
  const { colours, print } = yield* Screen
  const folder = data ?? ownPath("src/data/lexicon")
  if (!existsSync(resolve(folder)) || !statSync(folder).isDirectory()) {
    return yield* refuse(
      data === undefined
        ? "this package came without the data of its lexicon; name a folder of them with --data"
        : "--data must be a folder"
    )
  }
  const outcome = outcomeOf(folder)
  const { findings } = outcome
  yield* print(
    format === "json"
      ? JSON.stringify({ ok: findings.length === 0, ...outcome }, null, 2)
      : textOf(outcome, folder, styleOf(colours))
  )
  if (findings.length > 0) {
    return yield* refuse(findings.length === 1 ? "one thing is wrong" : `${findings.length} things are wrong`)
  }
})

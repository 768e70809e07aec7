import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** A page of the repository by its path. */
export const page = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8")

/** The sources that read the environment's variables. */
export const variableSources = (): string =>
  ["src/Config.ts", "src/process/identityVariables.ts", "src/process/modelVariables.ts"].map(page).join("\n")

export interface Block {
  readonly heading: string
  /** `sh` runs as it stands; `console` shows commands behind a `$`. */
  readonly script: string
  readonly isConsole: boolean
  /** What the page says it prints; undefined where it says nothing. */
  readonly prints: string | undefined
}

/** The commands of a page, block by block. */
export const blocksOf = (text: string): ReadonlyArray<Block> =>
  [...text.matchAll(/^#+ ([^\n]*)$|^```(sh|console)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms)].reduce<{
    readonly heading: string
    readonly blocks: ReadonlyArray<Block>
  }>(
    ({ blocks, heading }, [, title, kind, script = "", prints]) =>
      title === undefined
        ? {
            heading,
            blocks: [
              ...blocks,
              { heading, isConsole: kind === "console", script: script.replaceAll(/^\$ /gm, ""), prints }
            ]
          }
        : { heading: title, blocks },
    { heading: "", blocks: [] }
  ).blocks

/** What is told to be printed; `…` stands for anything within a line. */
export const pattern = (prints: string): RegExp =>
  new RegExp(
    `^${prints
      .trim()
      .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("…", ".*")}$`
  )

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .trim()
    .replaceAll(/\s/g, "-")

/** What links may lead to within a page. */
export const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => slugOf(heading)))

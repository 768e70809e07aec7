import { mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { tsImport } from "tsx/esm/api"
import { defineConfig, type Plugin } from "vitest/config"

const root = import.meta.dirname

/**
 * Lexicon, rules and lists of words are made of `src/data` once in a run, not in each file of tests, where it took half of
 * the time of all.
 */
const madeOnce: Plugin = {
  name: "what is made of the data",
  enforce: "pre",
  async load(id) {
    if (!/\/src\/.*\/built\.ts$/.test(id)) return
    for (const file of readdirSync(join(root, "src/data"), { recursive: true, encoding: "utf8" }))
      this.addWatchFile(join(root, "src/data", file))
    const folder = join(root, "node_modules/.cache/resume-tailoring/made")
    const path = join(folder, `${relative(root, id).replaceAll("/", "-")}.bin`)
    const packed = join(root, "src/lexicon/packed.ts")
    const { built } = await tsImport(id, import.meta.url)
    const { pack } = await tsImport(packed, import.meta.url)
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${path}-${process.pid}`, pack(built))
    renameSync(`${path}-${process.pid}`, path)
    return `import { readFileSync } from "node:fs"
import { unpack } from ${JSON.stringify(packed)}
export const built = unpack(readFileSync(${JSON.stringify(path)}))`
  }
}

export default defineConfig({
  plugins: [madeOnce],
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/globalSetup.ts"],
    // Two workers: the machines this runs on have two cores, and the database cluster wants its share.
    pool: "forks",
    poolOptions: { forks: { maxForks: 2, minForks: 1 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Development variables of the person who runs the tests must not change what is tested.
    unstubEnvs: true
  }
})

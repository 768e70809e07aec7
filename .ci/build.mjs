// `npm run build`: compiles to dist/, puts the finished lexicon and rules where the sources build them when loaded, and makes
// one file with its chunks of each program, so that the command line starts in a quarter of a second: most of the
// time a start takes without it goes into finding and opening seven hundred small files. The playground's page is
// made of its sources by itself, for a browser. Rolldown, because it leaves a constant a constant: as a variable, which
// other bundlers make of it, V8 reads it anew at each use, and a score takes an eighth more time.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join, relative } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { gzipSync } from "node:zlib"
import { build } from "rolldown"

const root = join(dirname(fileURLToPath(import.meta.url)), "..")
/** Where the build comes to stand. */
const finished = join(root, "dist")
/** Where it is made, beside it and as deep: paths in it stay true when it takes its place. */
const dist = join(root, `dist-${process.pid}`)
/** What people and npm start; libraries stay as compiled. */
const programs = ["src/main.js", "src/engine/worker.js", "cli/main.js", "cli/batch/worker.js", "cli/reading/worker.js"]
/** What measures, in the form in which the programs run, each by itself. */
const measures = ["bench/scoring.js", "bench/guard.js"]
/** What other programs import (`exports` of package.json), each one file: the scorer whole, the client beside its Effect. */
const libraries = ["src/scoring/api.js", "src/http/client.js"]

const compile = () => {
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc")
  const { status } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json", "--outDir", dist], {
    cwd: root,
    stdio: "inherit"
  })
  if (status !== 0) throw new Error("the sources do not compile")
}

const compiledModule = (path) => import(pathToFileURL(join(dist, "src", path)).href)

/** Files beside the chunks of the programs, which read them from there: by the module that holds them their name. */
const files = new Map()
const putFile = (name, bytes) => {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12)
  mkdirSync(join(dist, "chunks"), { recursive: true })
  writeFileSync(join(dist, "chunks", `${name}-${hash}.bin`), bytes)
  return `${name}-${hash}.bin`
}

/**
 * For the programs the finished tables, read as they are; for library and playground, which are one file each, what they
 * are filled from: `fill` of the module `tables`.
 */
const writeTables = async (room, data, tables, fill) => {
  const { pack } = await compiledModule("lexicon/packed.js")
  const module = await compiledModule(`${room}/${tables}`)
  files.set(`src/${room}/built.js`, putFile(room, pack(module[fill](data))))
  // A string for JSON.parse is read several times faster than the same value as code.
  const text = JSON.stringify(JSON.stringify(data))
  writeFileSync(
    join(dist, `src/${room}/built.js`),
    `// Made by .ci/build.mjs of src/data.
import { ${fill} } from "./${tables}"
export const built = ${fill}(JSON.parse(${text}))
`
  )
}

const lexiconSource = async () => {
  const { sourceOf } = await compiledModule("lexicon/build/parse.js")
  const { dataFiles } = await compiledModule("lexicon/build/readSource.js")
  return sourceOf(dataFiles(join(root, "src/data/lexicon")))
}

const writeLexicon = async (source) => {
  const { checkLexicon } = await compiledModule("lexicon/build/check.js")
  const { findings } = checkLexicon(source, [])
  if (findings.length > 0) {
    throw new Error(
      findings.map(({ file, line, message }) => `src/data/lexicon/${file}:${line}: ${message}`).join("\n")
    )
  }
  const { buildLexicon } = await compiledModule("lexicon/build/buildLexicon.js")
  await writeTables("lexicon", buildLexicon(source), "tables.js", "tablesOf")
}

const writeRules = async ({ spelling }) => {
  const { dataFilesIn } = await compiledModule("dataFiles.js")
  const { rulesIn } = await compiledModule("rules/build/RuleFile.js")
  const { compileRules } = await compiledModule("rules/build/compileRules.js")
  const read = rulesIn(dataFilesIn(pathToFileURL(join(root, "src/data/rules/en/"))))
  if (read.faults.length > 0) throw new Error(read.faults.join("\n"))
  await writeTables("rules", compileRules(read, spelling), "RuleTables.js", "ruleTables")
}

/** Lists of words, as they are: programs and libraries read them as JSON. `read` of `module` makes them of the files in `folder`. */
const writeWords = async (folder, module, read) => {
  const { dataFilesIn } = await compiledModule("dataFiles.js")
  const compiled = await compiledModule(module)
  const words = compiled[read](dataFilesIn(pathToFileURL(join(root, "src/data", folder, "/"))))
  const path = join(dist, "src", dirname(module), "built.js")
  const text = JSON.stringify(JSON.stringify(words))
  writeFileSync(path, `// Made by .ci/build.mjs of src/data/${folder}\nexport const built = JSON.parse(${text})\n`)
  writeFileSync(`${path}.map`, JSON.stringify({ version: 3, sources: [], names: [], mappings: "" }))
}

/** Modules that read weights, by the file that each reads and the name it gives its bytes. */
const weights = [
  { module: "src/posting/unknown/taggerFile.js", file: "tagger", name: "taggerFile" },
  { module: "src/resume/parse/lineKinds/lineWeightsFile.js", file: "resumeLines", name: "lineWeightsFile" }
]

/** For the programs each file as it is, for library and playground its bytes as text. */
const writeWeights = () => {
  for (const { file, module, name } of weights) {
    const bytes = readFileSync(join(root, `src/data/${file}.bin`))
    files.set(module, putFile(file, bytes))
    writeFileSync(
      join(dist, module),
      `// Made by .ci/build.mjs of src/data/${file}.bin.
export const ${name} = Uint8Array.from(atob("${bytes.toString("base64")}"), (letter) => letter.charCodeAt(0))
`
    )
  }
}

/** Entries by their path without its end, which is where they come to stand. */
const entriesOf = (paths) => Object.fromEntries(paths.map((path) => [path.replace(/\.js$/, ""), join(dist, path)]))

/** What a build is made of: nothing is built where it is that of the last one. */
const sourcesHash = () => {
  const hash = createHash("sha256").update(process.version)
  const files = ["src", "cli", "bench", ".ci"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  )
  const tops = ["package.json", "package-lock.json", "tsconfig.json", "tsconfig.build.json"]
  for (const file of [...files.sort(), ...tops.map((name) => join(root, name)).filter(existsSync)]) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0")
  }
  return hash.digest("hex")
}

const isPackage = (path) => !/^[./\0]/.test(path)

/**
 * Effect comes into the file, where what is not used falls away; packages that load parts of themselves do not. `yaml`
 * comes into a chunk of its own, which only `tailor lexicon check` loads.
 */
const isOther = (path) => isPackage(path) && !/^(?:effect(?:\/|$)|@effect\/|yaml$)/.test(path)

const chunkOf = (id) => [...files].find(([path]) => id.endsWith(path))?.[1]

/** Bytes that are read where they lie: a start takes two thirds of the time that it takes where tables are filled. */
const readFiles = {
  name: "data stays where it is",
  load: {
    filter: { id: /src\/\w+\/built\.js$/ },
    handler: (id) => `import { readFileSync } from "node:fs"
import { unpack } from "../lexicon/packed.js"
export const built = unpack(readFileSync(new URL("../chunks/${chunkOf(id)}", import.meta.url)))`
  }
}

const readWeights = {
  name: "the weights stay where they are",
  load: {
    filter: { id: /\/(?:taggerFile|lineWeightsFile)\.js$/ },
    handler: (id) => `import { readFileSync } from "node:fs"
export const ${basename(id, ".js")} = readFileSync(new URL("../chunks/${chunkOf(id)}", import.meta.url))`
  }
}

/** What was compiled, with the map that leads to its source. */
const compiled = {
  name: "compiled",
  load: {
    filter: { id: { include: new RegExp(`/${basename(dist)}/.*\\.js$`), exclude: /\/node_modules\// } },
    handler: (file) => ({ code: readFileSync(file, "utf8"), map: JSON.parse(readFileSync(`${file}.map`, "utf8")) })
  }
}

const forNode = {
  cwd: dist,
  platform: "node",
  external: isOther,
  plugins: [readFiles, readWeights, compiled],
  transform: { target: "node20" }
}

const inDist = {
  dir: dist,
  format: "esm",
  comments: { legal: true, annotation: false, jsdoc: false },
  entryFileNames: "[name].js",
  // One folder under dist/, as deep as the modules that look for files beside themselves.
  chunkFileNames: "chunks/[name]-[hash].js",
  // Read when something went wrong, to say where (src/process/places.ts).
  sourcemap: true
}

const modulesOf = ({ output }) => output.flatMap(({ moduleIds = [] }) => moduleIds)

/** `others`: what else is bundled, for its licences. */
const bundle = async (others) => {
  const made = await build({ ...forNode, input: entriesOf(programs), output: inDist })
  for (const path of measures) await build({ ...forNode, input: entriesOf([path]), output: inDist })
  writeLicences([...modulesOf(made), ...others])
}

const bundleLibraries = async () => {
  for (const path of libraries) {
    await build({
      cwd: dist,
      platform: "neutral",
      // A client's Effect must be the one of the program that uses it.
      external: isPackage,
      transform: { target: "es2022" },
      input: entriesOf([path]),
      output: { ...inDist, sourcemap: false }
    })
  }
}

/** Types of what is imported, and of nothing else. */
const dropOtherTypes = () => {
  const kept = new Set()
  const keep = (file) => {
    if (kept.has(file)) return
    kept.add(file)
    for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"(\.{1,2}\/[^"]+)\.js"/g)) {
      keep(join(dirname(file), `${path}.d.ts`))
    }
  }
  for (const entry of [...libraries, "cli/main.js"]) keep(join(dist, entry.replace(/\.js$/, ".d.ts")))
  for (const name of readdirSync(dist, { recursive: true })) {
    if (name.endsWith(".d.ts") && !kept.has(join(dist, name))) rmSync(join(dist, name))
  }
}

/** The licence of each package whose code is in the files, and of the data that was derived from others' work. */
const writeLicences = (modules) => {
  const packages = new Set(modules.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []))
  const texts = [...packages].sort().map((name) => {
    const folder = join(root, "node_modules", name)
    const { author, license, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry))
    // Some name their licence and its holder in their package.json only.
    const text = file === undefined ? `${license}, ${author}` : readFileSync(join(folder, file), "utf8").trim()
    return `${name} ${version}\n\n${text}\n`
  })
  texts.push(`WordNet 3.1\n\n${readFileSync(join(root, "src/data/WORDNET-LICENSE.txt"), "utf8")}`)
  writeFileSync(join(dist, "THIRD-PARTY.txt"), texts.join(`\n${"-".repeat(80)}\n\n`))
}

const playground = join(root, "src/playground")

/**
 * The page to try it: its own script, the engine that works in a thread of its own, style and markup. All but the markup
 * are kept gzipped only, as browsers take them.
 */
const bundlePlayground = async () => {
  const { reportStyle } = await compiledModule("scoring/report/style.js")
  const made = []
  for (const name of ["page", "engine/engine", "documents/documents"]) {
    made.push(
      await build({
        cwd: playground,
        platform: "browser",
        input: { [basename(name)]: join(playground, `${name}.ts`) },
        write: false,
        tsconfig: join(playground, "tsconfig.json"),
        moduleTypes: { ".txt": "text" },
        // What reads files is one file and no module, so there is no `import.meta` to say where it lies.
        transform: { target: "es2023", define: { "import.meta": "{}" } },
        plugins: [
          {
            name: "what is made at the build",
            resolveId: {
              filter: { id: /\/(?:built|taggerFile|lineWeightsFile)\.js$/ },
              // From beside its source to beside what is compiled.
              handler: (id, importer) => join(dist, "src", relative(join(root, "src"), join(dirname(importer), id)))
            }
          }
        ],
        output: {
          format: "iife",
          minify: true,
          codeSplitting: false,
          comments: { legal: true },
          entryFileNames: "[name].js"
        }
      })
    )
  }
  const files = [
    ...made.flatMap(({ output }) => output.map(({ code, fileName }) => [fileName, code])),
    ["page.html", readFileSync(join(playground, "page.html"))],
    ["style.css", reportStyle + readFileSync(join(playground, "style.css"), "utf8")]
  ]
  const folder = join(dist, "src/playground")
  mkdirSync(folder, { recursive: true })
  for (const [name, contents] of files) {
    const path = join(folder, name)
    if (name.endsWith(".html")) writeFileSync(path, contents)
    else writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }))
  }
  return made.flatMap(modulesOf)
}

/** Parts of a program that it loads when it needs them. */
const chunksOf = (folder) => (existsSync(join(folder, "chunks")) ? readdirSync(join(folder, "chunks")) : [])

/**
 * Takes the place of the last build in one moment. What runs of that one still loads parts of itself by their names,
 * which hold their hash: they stay until the build after the next.
 */
const takePlace = () => {
  const own = chunksOf(dist)
  writeFileSync(join(dist, "chunks.json"), JSON.stringify(own))
  if (existsSync(join(finished, "chunks.json"))) {
    for (const name of JSON.parse(readFileSync(join(finished, "chunks.json"), "utf8"))) {
      if (!own.includes(name)) linkSync(join(finished, "chunks", name), join(dist, "chunks", name))
    }
  }
  const last = `${dist}-last`
  if (existsSync(finished)) renameSync(finished, last)
  renameSync(dist, finished)
  rmSync(last, { recursive: true, force: true })
}

const hash = sourcesHash()
if (
  existsSync(join(finished, "sources.json")) &&
  JSON.parse(readFileSync(join(finished, "sources.json"), "utf8")) === hash
) {
  console.log("dist/ is up to date")
} else {
  try {
    compile()
    const source = await lexiconSource()
    await writeWords("words/en", "lexicon/words/WordLists.js", "wordListsIn")
    await writeLexicon(source)
    await writeWords("resume", "rules/resumeWords/ResumeWords.js", "resumeWordsIn")
    await writeRules(source)
    writeWeights()
    await bundle(await bundlePlayground())
    await bundleLibraries()
    dropOtherTypes()
    writeFileSync(join(dist, "sources.json"), JSON.stringify(hash))
    takePlace()
  } finally {
    rmSync(dist, { recursive: true, force: true })
  }
}

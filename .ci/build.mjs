// `npm run build`: compiles to dist/, puts the finished lexicon where the sources build it when loaded, and makes
// one file with its chunks of each program, so that the command line starts in a third of a second: most of the
// time a start takes without it goes into finding and opening seven hundred small files. The playground's page is
// made of its sources by itself, for a browser.
import { spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { gzipSync } from "node:zlib"
import { build } from "esbuild"

const root = join(dirname(fileURLToPath(import.meta.url)), "..")
const dist = join(root, "dist")
/** What people and npm start; libraries stay as compiled. */
const programs = ["src/main.js", "cli/main.js", "cli/batch/worker.js", "cli/reading/worker.js"]
/** What other programs import (`exports` of package.json), each one file: the scorer whole, the client beside its Effect. */
const libraries = ["src/scoring/api.js", "src/http/client.js"]

const compile = () => {
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc")
  const { status } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], {
    cwd: root,
    stdio: "inherit"
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Beside the chunks of the programs, which read it from there. */
const lexiconFile = join(dist, "chunks/lexicon.json")

const writeLexicon = async () => {
  const { buildLexicon } = await import(pathToFileURL(join(dist, "src/scoring/lexicon/build/buildLexicon.js")).href)
  const value = JSON.stringify(buildLexicon())
  mkdirSync(dirname(lexiconFile), { recursive: true })
  // ASCII only, so that it may be read without decoding.
  const escaped = value.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)
  writeFileSync(lexiconFile, escaped)
  // A string for JSON.parse is read several times faster than the same value as code.
  const text = JSON.stringify(value)
  writeFileSync(
    join(dist, "src/scoring/lexicon/built.js"),
    `// Made by .ci/build.mjs from build/buildLexicon.js.\nexport const built = JSON.parse(${text})\n`
  )
}

/** Effect comes into the file, where what is not used falls away; packages that load parts of themselves do not. */
const isOwnOrEffect = (path) => /^(?:[./]|effect(?:\/|$)|@effect\/)/.test(path)

/** A file of its own is read faster than a string of four megabytes within a program. */
const readLexicon = {
  loader: "js",
  contents: `import { readFileSync } from "node:fs"
export const built = JSON.parse(readFileSync(new URL("../chunks/lexicon.json", import.meta.url), "latin1"))`
}

/** `others`: what else is bundled, for its licences. */
const bundle = async (others) => {
  const { metafile } = await build({
    absWorkingDir: dist,
    entryPoints: programs,
    outdir: dist,
    outbase: dist,
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // One folder under dist/, as deep as the modules that look for files beside themselves.
    chunkNames: "chunks/[name]-[hash]",
    legalComments: "inline",
    // Read when something went wrong, to say where (src/places.ts).
    sourcemap: "linked",
    metafile: true,
    logLevel: "warning",
    plugins: [
      {
        name: "other packages and the lexicon stay where they are",
        setup: ({ onLoad, onResolve }) => {
          onResolve({ filter: /.*/ }, ({ path, kind }) =>
            kind === "entry-point" || isOwnOrEffect(path) ? undefined : { path, external: true }
          )
          onLoad({ filter: /scoring\/lexicon\/built\.js$/ }, () => readLexicon)
        }
      }
    ]
  })
  writeLicences({ ...metafile.inputs, ...others })
}

const bundleLibraries = () =>
  build({
    absWorkingDir: dist,
    entryPoints: libraries,
    outdir: dist,
    outbase: dist,
    allowOverwrite: true,
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    // A client's Effect must be the one of the program that uses it.
    packages: "external",
    legalComments: "inline",
    logLevel: "warning"
  })

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

/** The licence of each package whose code is in the files. */
const writeLicences = (inputs) => {
  const packages = new Set(
    Object.keys(inputs).flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [])
  )
  const texts = [...packages].sort().map((name) => {
    const folder = join(root, "node_modules", name)
    const { author, license, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry))
    // Some name their licence and its holder in their package.json only.
    const text = file === undefined ? `${license}, ${author}` : readFileSync(join(folder, file), "utf8").trim()
    return `${name} ${version}\n\n${text}\n`
  })
  writeFileSync(join(dist, "THIRD-PARTY.txt"), texts.join(`\n${"-".repeat(80)}\n\n`))
}

const playground = join(root, "src/playground")

/**
 * The page to try it: its own script, the engine that works in a thread of its own, style and markup. All but the markup
 * are kept gzipped only, as browsers take them.
 */
const bundlePlayground = async () => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: playground,
    entryPoints: ["page.ts", "engine.ts"],
    outdir: join(dist, "src/playground"),
    write: false,
    metafile: true,
    bundle: true,
    format: "iife",
    platform: "browser",
    target: "es2023",
    minify: true,
    legalComments: "inline",
    logLevel: "warning",
    tsconfig: join(playground, "tsconfig.json"),
    loader: { ".txt": "text" },
    plugins: [
      {
        name: "the finished lexicon",
        setup: ({ onResolve }) => {
          onResolve({ filter: /\/built\.js$/ }, () => ({ path: join(dist, "src/scoring/lexicon/built.js") }))
        }
      }
    ]
  })
  const copied = ["page.html", "style.css"].map((name) => ({
    path: join(dist, "src/playground", name),
    contents: readFileSync(join(playground, name))
  }))
  mkdirSync(join(dist, "src/playground"), { recursive: true })
  for (const { contents, path } of [...outputFiles, ...copied]) {
    if (path.endsWith(".html")) writeFileSync(path, contents)
    else writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }))
  }
  return metafile.inputs
}

rmSync(dist, { recursive: true, force: true })
compile()
await writeLexicon()
await bundle(await bundlePlayground())
await bundleLibraries()
dropOtherTypes()

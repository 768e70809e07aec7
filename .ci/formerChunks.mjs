// Before the package is packed: parts of the build before the last one, which stay for programs that run, are removed.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const dist = join(dirname(fileURLToPath(import.meta.url)), "../dist")
const list = join(dist, "chunks.json")
const own = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []
for (const name of readdirSync(join(dist, "chunks"))) {
  if (!own.includes(name)) rmSync(join(dist, "chunks", name))
}

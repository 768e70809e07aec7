// Proofs that take tools or time which `npm test` should not: `npm run proof NAME`. Each says what it found and
// whether it holds; options stand behind a `--` (`npm run proof soak -- --requests 1000`).
import { Mistyped, optionsOf, type Typed } from "./options.js"

/** Ends with the exit status of a process: 0 when what is proved holds. */
type Proof = (typed: Typed) => Promise<number>

/** A proof that takes no options. */
const plain =
  (load: () => Promise<{ readonly main: () => number | Promise<number> }>): Proof =>
  async (typed) => {
    optionsOf(typed, {})
    return (await load()).main()
  }

const proofs: Readonly<Record<string, Proof>> = {
  contract: plain(() => import("./contract.js")),
  deletion: plain(() => import("./deletion.js")),
  disk: plain(() => import("./disk.js")),
  docs: plain(() => import("./docs.js")),
  flight: plain(() => import("./flight.js")),
  growth: plain(() => import("./growth.js")),
  hostile: plain(() => import("./hostile.js")),
  injections: async (typed) => (await import("./injections.js")).main(typed),
  isolation: plain(() => import("./isolation.js")),
  kills: plain(() => import("./kills.js")),
  newcomer: plain(() => import("./newcomer.js")),
  node: plain(() => import("./node.js")),
  peers: async (typed) => (await import("./peers.js")).main(typed),
  pgbouncer: plain(() => import("./pgbouncer.js")),
  playground: async (typed) => (await import("./playground.js")).main(typed),
  production: plain(() => import("./production.js")),
  replicas: plain(() => import("./replicas.js")),
  restarts: plain(() => import("./restarts.js")),
  soak: async (typed) => (await import("./soak.js")).main(typed),
  start: plain(() => import("./start.js")),
  stop: plain(() => import("./stop.js"))
}

const [name = "", ...words] = process.argv.slice(2)
const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined
if (proof === undefined) {
  process.stdout.write(`npm run proof NAME, with one of: ${Object.keys(proofs).join(", ")}\n`)
  process.exitCode = name === "" ? 0 : 1
} else {
  try {
    process.exitCode = await proof({ proof: name, words })
    process.stdout.write(`${name}: ${process.exitCode === 0 ? "holds" : "DOES NOT HOLD"}\n`)
  } catch (error) {
    if (!(error instanceof Mistyped)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

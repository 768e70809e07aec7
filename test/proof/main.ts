// Proofs that take tools or time which `npm test` should not: `npm run proof NAME`. Each says what it found and
// whether it holds.

const [name = "", ...args] = process.argv.slice(2)

/** A proof that ends with an exit status of its own; what stands behind its name is for it. */
const of = (main: (args: ReadonlyArray<string>) => Promise<number>) => ({ prove: async () => (await main(args)) === 0 })

const proofs: Readonly<Record<string, () => Promise<{ readonly prove: () => boolean | Promise<boolean> }>>> = {
  contract: () => import("./contract.js"),
  deletion: async () => of((await import("./deletion.js")).main),
  disk: async () => of((await import("./disk.js")).main),
  docs: async () => of((await import("./docs.js")).main),
  flight: async () => of((await import("./flight.js")).main),
  growth: async () => of((await import("./growth.js")).main),
  injections: async () => of((await import("./injections.js")).main),
  isolation: async () => of((await import("./isolation.js")).main),
  kills: async () => of((await import("./kills.js")).main),
  peers: async () => of((await import("./peers.js")).main),
  pgbouncer: async () => of((await import("./pgbouncer.js")).main),
  playground: () => import("./playground.js"),
  replicas: async () => of((await import("./replicas.js")).main),
  restarts: async () => of((await import("./restarts.js")).main),
  soak: async () => of((await import("./soak.js")).main),
  start: async () => of((await import("./start.js")).main)
}

const proof = Object.hasOwn(proofs, name) ? proofs[name] : undefined
if (proof === undefined) {
  process.stdout.write(`npm run proof NAME, with one of: ${Object.keys(proofs).join(", ")}\n`)
  process.exitCode = name === "" ? 0 : 1
} else {
  const holds = await (await proof()).prove()
  process.stdout.write(`${name}: ${holds ? "holds" : "DOES NOT HOLD"}\n`)
  process.exitCode = holds ? 0 : 1
}

import { defineConfig } from "vitest/config"

export default defineConfig({
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

import { NodeContext } from "@effect/platform-node"
import * as FileSystem from "@effect/platform/FileSystem"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { layerLocalKeys, mintToken } from "../../src/auth/localKeys.js"
import { TokenVerifier } from "../../src/auth/TokenVerifier.js"

const inTemporaryFolder = <A, E, R>(body: (dataDir: string) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(FileSystem.FileSystem, (files) =>
    Effect.flatMap(files.makeTempDirectoryScoped(), (folder) => body(`${folder}/data`))
  ).pipe(Effect.provide(NodeContext.layer))

it.scopedLive("a minted token is accepted by a server on the same data folder, and by no other", () =>
  inTemporaryFolder((dataDir) =>
    Effect.gen(function* () {
      const token = yield* mintToken({ dataDir, subject: "dev user", seconds: 60 })
      const verify = Effect.flatMap(TokenVerifier, (verifier) => verifier.verify(token))
      const caller = yield* Effect.provide(verify, layerLocalKeys({ dataDir }))
      assert.strictEqual(caller.owner, "dev user")
      const elsewhere = yield* Effect.flip(Effect.provide(verify, layerLocalKeys({ dataDir: `${dataDir}-2` })))
      assert.strictEqual(elsewhere._tag, "TokenRefused")
    })
  )
)

it.scopedLive("processes that start at once make one key, readable by its owner only", () =>
  inTemporaryFolder((dataDir) =>
    Effect.gen(function* () {
      const tokens = yield* Effect.forEach(
        Array.from({ length: 8 }, (_, index) => `user-${index}`),
        (subject) => mintToken({ dataDir, subject, seconds: 60 }),
        { concurrency: "unbounded" }
      )
      const verifier = yield* Effect.provide(TokenVerifier, layerLocalKeys({ dataDir }))
      yield* Effect.forEach(tokens, (token) => verifier.verify(token))
      const files = yield* FileSystem.FileSystem
      assert.deepStrictEqual(yield* files.readDirectory(dataDir), ["development-key.json"])
      assert.strictEqual((yield* files.stat(`${dataDir}/development-key.json`)).mode & 0o777, 0o600)
    })
  )
)

it.scopedLive("a damaged key file is named, its content is not", () =>
  inTemporaryFolder((dataDir) =>
    Effect.gen(function* () {
      const files = yield* FileSystem.FileSystem
      yield* files.makeDirectory(dataDir)
      yield* files.writeFileString(`${dataDir}/development-key.json`, '{"canary":"c4n4ry"}')
      const failure = yield* Effect.flip(mintToken({ dataDir, subject: "x", seconds: 60 }))
      assert.include(failure.line, "development-key.json")
      assert.notInclude(failure.line, "c4n4ry")
    })
  )
)

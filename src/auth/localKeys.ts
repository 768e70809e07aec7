import * as FileSystem from "@effect/platform/FileSystem"
import * as Path from "@effect/platform/Path"
import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT } from "jose"
import { codeOf, makeFolder } from "../makeFolder.js"
import { keySetOf } from "./keySet.js"
import { TokenVerifier } from "./TokenVerifier.js"
import { makeVerifier } from "./verifier.js"
import type { TokenRules } from "./verifyToken.js"

/** `iss` of the development identity's tokens. */
const developmentIssuer = "urn:resume-tailoring:development"

/** The key file in the data folder cannot be read, written or understood. */
export class DevelopmentKeyUnusable extends Data.TaggedError("DevelopmentKeyUnusable")<{ readonly line: string }> {
  override get message() {
    return this.line
  }
}

const PrivateKey = Schema.parseJson(
  Schema.Struct({
    kty: Schema.Literal("OKP"),
    crv: Schema.Literal("Ed25519"),
    x: Schema.String,
    d: Schema.String,
    kid: Schema.String
  })
)
type PrivateKey = typeof PrivateKey.Type

const newKey = Effect.promise(async (): Promise<PrivateKey> => {
  const { privateKey } = await generateKeyPair("EdDSA", { extractable: true })
  const { d = "", x = "" } = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint({ kty: "OKP", crv: "Ed25519", x })
  return { kty: "OKP", crv: "Ed25519", x, d, kid }
})

const unwritable = (reason: string) =>
  `DATA_DIR cannot hold the development key (${reason}); set it to a folder that this account may write to`

/** The key in the data folder; made at the first call. Two processes that start at once end up with one key. */
const developmentKey = (dataDir: string) =>
  Effect.gen(function* () {
    const files = yield* FileSystem.FileSystem
    const path = yield* Path.Path
    const file = path.join(dataDir, "development-key.json")
    const unusable = new DevelopmentKeyUnusable({
      line: `The development key ${file} cannot be used; delete it to have a new one made`
    })
    const read = files.readFileString(file).pipe(
      Effect.flatMap(Schema.decode(PrivateKey)),
      Effect.mapError(() => unusable)
    )
    if (yield* files.exists(file)) return yield* read
    yield* Effect.tryPromise({
      try: () => makeFolder(path.resolve(dataDir)),
      catch: (cause) => new DevelopmentKeyUnusable({ line: unwritable(codeOf(cause) ?? "unexpected failure") })
    })
    const text = yield* Effect.flatMap(newKey, Schema.encode(PrivateKey))
    // Written aside and linked into place: the file is there whole or not at all, and never replaced.
    const draft = yield* files.makeTempFileScoped({ directory: dataDir, prefix: "development-key-" })
    yield* files.chmod(draft, 0o600)
    yield* files.writeFileString(draft, text)
    yield* files.link(draft, file).pipe(
      Effect.catchIf(
        (failure) => failure._tag === "SystemError" && failure.reason === "AlreadyExists",
        () => Effect.void
      )
    )
    return yield* read
  }).pipe(
    Effect.scoped,
    Effect.catchTags({
      BadArgument: () => new DevelopmentKeyUnusable({ line: unwritable("BadArgument") }),
      SystemError: ({ reason }) => new DevelopmentKeyUnusable({ line: unwritable(reason) }),
      ParseError: () => new DevelopmentKeyUnusable({ line: "The development key could not be written" })
    })
  )

const rules: TokenRules = {
  issuer: developmentIssuer,
  audience: undefined,
  authorizedParties: undefined,
  algorithms: ["EdDSA"]
}

/** Accepts tokens of `mintToken` from the same data folder. Never in production: Config.ts sees to that. */
export const layerLocalKeys = (settings: { readonly dataDir: string }) =>
  Layer.effect(
    TokenVerifier,
    Effect.gen(function* () {
      const { d: _, ...publicKey } = yield* developmentKey(settings.dataDir)
      const keys = yield* Effect.orDie(keySetOf({ keys: [{ ...publicKey, alg: "EdDSA" }] }))
      return makeVerifier(rules, {
        current: () => keys,
        keys: Effect.succeed(keys),
        refreshed: Effect.succeed(keys)
      })
    })
  )

/** A token of the development identity for `subject`, valid for `seconds` from now. */
export const mintToken = (settings: { readonly dataDir: string; readonly subject: string; readonly seconds: number }) =>
  Effect.gen(function* () {
    const { kid, ...key } = yield* developmentKey(settings.dataDir)
    const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
    return yield* Effect.promise(async () =>
      new SignJWT()
        .setProtectedHeader({ alg: "EdDSA", kid, typ: "JWT" })
        .setIssuer(developmentIssuer)
        .setSubject(settings.subject)
        .setIssuedAt(now)
        .setExpirationTime(now + settings.seconds)
        .sign(await importJWK(key, "EdDSA"))
    )
  })

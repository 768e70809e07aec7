import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { Caller } from "../domain/Caller.js"
import type { AccountDeleted, ProfileVersionMismatch, StoreUnavailable } from "../domain/Failures.js"
import type { MasterProfile, ProfileContent, ProfilePatch, Source } from "../domain/MasterProfile.js"

/** The condition of an `If-Match` header; `any` (`*`) matches any existing profile. */
export type Precondition =
  | { readonly _tag: "None" }
  | { readonly _tag: "AnyVersion" }
  | { readonly _tag: "Versions"; readonly versions: ReadonlyArray<number> }

export class ProfileRepository extends Context.Tag("resume-tailoring/repositories/ProfileRepository")<
  ProfileRepository,
  {
    readonly find: (caller: Caller) => Effect.Effect<Option.Option<MasterProfile>, AccountDeleted | StoreUnavailable>
    /**
     * Replaces each given field whole and creates the profile when there is none. The version grows
     * by one under the row lock, and only when something changed.
     */
    readonly patch: (
      caller: Caller,
      patch: ProfilePatch,
      precondition: Precondition
    ) => Effect.Effect<MasterProfile, AccountDeleted | ProfileVersionMismatch | StoreUnavailable>
    /**
     * Stores what `change` makes of the stored content (`undefined`: no profile yet). `change` is
     * pure and may be called again when another write came between.
     */
    readonly ingest: (
      caller: Caller,
      source: Source,
      change: (stored: ProfileContent | undefined) => ProfileContent
    ) => Effect.Effect<MasterProfile, AccountDeleted | StoreUnavailable>
  }
>() {}

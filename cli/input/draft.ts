import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import { emptyProfileContent, type ProfileContent } from "../../src/domain/MasterProfile.js"
import { OptimizeResult } from "../../src/domain/Optimization.js"
import type { InputText } from "./files.js"
import { jsonOf } from "./inputs.js"
import { faultOf, isObject } from "../../src/documents/profileJson.js"
import { type Refused, refuse } from "../Refused.js"

/** By any of these a JSON object is meant as a result of `tailor optimize`. */
const ownNames = new Set(Object.keys(OptimizeResult.fields))
const decodeResult = Schema.decodeUnknownEither(OptimizeResult)

/**
 * The draft of a result of `tailor optimize --format json`, which holds the approved changes alone; nothing for any other
 * input.
 */
export const draftIn = (input: InputText): Effect.Effect<ProfileContent | undefined, Refused> =>
  Effect.suspend((): Effect.Effect<ProfileContent | undefined, Refused> => {
    const json = jsonOf(input)
    if ("line" in json) return json
    if (json.kind === "text" || !isObject(json.value) || !Object.keys(json.value).some((name) => ownNames.has(name))) {
      return Effect.succeed(undefined)
    }
    const decoded = decodeResult(json.value)
    if (Either.isLeft(decoded)) {
      return refuse(
        `${input.option}: ${faultOf(decoded.left)}; give the result of tailor optimize --format json as it is, or a resume`
      )
    }
    const { experiences, skills, summary } = decoded.right.optimized_resume_json
    return Effect.succeed({ ...emptyProfileContent, base_skills: skills, experiences, summary })
  })

import * as Effect from "effect/Effect"
import type { NewApplication } from "../domain/Application.js"
import type { Caller } from "../domain/Caller.js"
import { ApplicationRepository, type Idempotency } from "../repositories/ApplicationRepository.js"

/** Stores metadata of a generated or submitted application (spec 4.7). */
export const createApplication = (caller: Caller, application: NewApplication, idempotency: Idempotency | undefined) =>
  Effect.flatMap(ApplicationRepository, (applications) => applications.create(caller, application, idempotency))

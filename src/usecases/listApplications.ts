import * as Effect from "effect/Effect"
import type { ListQuery } from "../domain/Application.js"
import type { Caller } from "../domain/Caller.js"
import { ApplicationRepository } from "../repositories/ApplicationRepository.js"

/** One page of the caller's application history, newest first (spec 4.6). */
export const listApplications = (caller: Caller, query: ListQuery) =>
  Effect.flatMap(ApplicationRepository, (applications) => applications.list(caller, query))

import * as Effect from "effect/Effect"
import type { ApplicationId, ApplicationStatus } from "../domain/Application.js"
import type { Caller } from "../domain/Caller.js"
import { ApplicationRepository } from "../repositories/ApplicationRepository.js"

/** Sets the status of one of the caller's applications; every value may follow every other (spec 3, 4.8). */
export const changeApplicationStatus = (caller: Caller, id: ApplicationId, status: ApplicationStatus) =>
  Effect.flatMap(ApplicationRepository, (applications) => applications.changeStatus(caller, id, status))

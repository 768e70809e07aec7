import * as Effect from "effect/Effect"
import { AccountRepository } from "../repositories/AccountRepository.js"

/** Hard-deletes everything that belongs to the subject (spec 6). Unknown subjects and repeats are harmless. */
export const deleteAccount = (subject: string) =>
  Effect.flatMap(AccountRepository, (accounts) => accounts.erase(subject))

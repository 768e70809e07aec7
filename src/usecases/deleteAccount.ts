import * as Effect from "effect/Effect"
import { AccountRepository } from "../repositories/AccountRepository.js"

/**
 * Hard-deletes everything that belongs to the subject (spec 6). Unknown subjects and repeats are
 * harmless: `notice` is the id of the notification, and one that was carried out deletes nothing again.
 */
export const deleteAccount = (subject: string, notice?: string) =>
  Effect.flatMap(AccountRepository, (accounts) => accounts.erase(subject, notice))

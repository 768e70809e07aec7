import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { ApplicationHistoryItem, type ListQuery } from "../../src/domain/Application.js"
import type { Caller } from "../../src/domain/Caller.js"
import type { ApplicationRepository } from "../../src/repositories/ApplicationRepository.js"

const itemsOf = Schema.decodeUnknownSync(Schema.parseJson(Schema.Array(ApplicationHistoryItem)))

/** A page of a repository with its items read, which hold to the contract. */
export const listed = (applications: ApplicationRepository["Type"], caller: Caller, query: ListQuery) =>
  Effect.map(applications.list(caller, query), ({ json, next }) => ({ items: itemsOf(json), next }))

import { createHash } from "node:crypto"
import * as HttpApiBuilder from "@effect/platform/HttpApiBuilder"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { ApplicationId, type NewApplication } from "../../domain/Application.js"
import { RequestInvalid } from "../../domain/Failures.js"
import { limits } from "../../domain/Limits.js"
import { ApplicationRepository, type Idempotency } from "../../repositories/ApplicationRepository.js"
import * as endpoints from "../api/Api.js"
import { CurrentUser } from "../api/CurrentUser.js"
import { nextLink, readCursor } from "./pages.js"
import { rawHeader, sourceOf } from "../edge/request.js"
import { respond } from "./respond.js"

/** JSON with the members of each object in one order, so that two spellings of one value have one digest. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : member
  )

const idempotencyOf = (key: string | undefined, application: NewApplication): Idempotency | undefined =>
  key === undefined
    ? undefined
    : { key, fingerprint: createHash("sha256").update(canonicalJson(application)).digest("hex") }

const twoKeys = new RequestInvalid({ lines: ["idempotency-key must be sent once"] })

export const layerApplications = HttpApiBuilder.group(endpoints.Api, "applications", (handlers) =>
  Effect.map(ApplicationRepository, (applications) =>
    handlers
      .handle("listApplications", ({ urlParams }) =>
        Effect.gen(function* () {
          const caller = yield* CurrentUser
          const after = readCursor(urlParams.cursor)
          if (after instanceof RequestInvalid) return yield* after
          const query = { limit: urlParams.limit ?? limits.pageSize, status: urlParams.status, after }
          const { items, next } = yield* applications.list(caller, query)
          const headers = next === undefined ? {} : { link: nextLink(query, next) }
          return respond(endpoints.listApplications, { items }, headers)
        })
      )
      .handle("createApplication", ({ headers, payload, request }) =>
        Effect.gen(function* () {
          const caller = yield* CurrentUser
          // Node joins two of them to a key that nobody meant.
          if (rawHeader(sourceOf(request), "idempotency-key").length > 1) return yield* twoKeys
          const idempotency = idempotencyOf(headers["idempotency-key"], payload)
          const application_id = yield* applications.create(caller, payload, idempotency)
          return respond(endpoints.createApplication, { success: true, application_id })
        })
      )
      .handle("changeStatus", ({ path, payload }) =>
        Effect.gen(function* () {
          const caller = yield* CurrentUser
          // Postgres compares UUIDs whatever their case; one spelling keeps it so elsewhere too.
          const id = Schema.decodeSync(ApplicationId)(path.id.toLowerCase())
          return respond(endpoints.changeStatus, yield* applications.changeStatus(caller, id, payload.status))
        })
      )
  )
)

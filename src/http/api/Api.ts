import * as HttpApi from "@effect/platform/HttpApi"
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint"
import * as HttpApiGroup from "@effect/platform/HttpApiGroup"
import * as HttpApiSchema from "@effect/platform/HttpApiSchema"
import * as OpenApi from "@effect/platform/OpenApi"
import * as Schema from "effect/Schema"
import {
  ApplicationCreated,
  ApplicationHistoryItem,
  ApplicationList,
  ApplicationStatus,
  NewApplication,
  StatusChange
} from "../../domain/Application.js"
import { limits } from "../../domain/Limits.js"
import { IngestRequest, IngestResult, MasterProfile, ProfilePatch } from "../../domain/MasterProfile.js"
import { OptimizeRequest, OptimizeResult } from "../../domain/Optimization.js"
import { Timestamp } from "../../domain/Text.js"
import { Authentication } from "./CurrentUser.js"
import * as failures from "./failures.js"
import { completed } from "./openApi.js"

// The contract (spec part 4). It compiles without handlers, database or identity provider.

/** One line for each field that is wrong, not only for the first. */
const payload = <A, I>(identifier: string, schema: Schema.Schema<A, I>) =>
  // Annotating a schema again drops its identifier, and the document its component.
  schema.annotations({ identifier, parseOptions: { errors: "all" } })

const message = (text: string) => ({ message: () => ({ message: text, override: true }) })

export const Health = Schema.Struct({ status: Schema.String, timestamp: Timestamp }).annotations({
  identifier: "Health"
})

const health = HttpApiEndpoint.get("health", "/health")
  .addSuccess(Health)
  .annotate(OpenApi.Summary, "Whether the process lives")
  .annotate(
    OpenApi.Description,
    "200 for as long as the process can answer, whatever the state of the database and the keys."
  )

const ready = HttpApiEndpoint.get("ready", "/health/ready")
  .addSuccess(Health)
  .addError(failures.StoreUnavailable)
  .addError(failures.KeysUnavailable)
  .annotate(OpenApi.Summary, "Whether database and keys are to be had")
  .annotate(OpenApi.Description, "For a balancer: 503 while requests could not be served.")

const healthGroup = HttpApiGroup.make("health", { topLevel: true })
  .add(health)
  .add(ready)
  .annotate(OpenApi.Description, "Public health checks")

const ifMatch = Schema.Struct({
  "if-match": Schema.optional(Schema.String).annotations({
    description: "Change only the profile of this version: an ETag of a profile answer, a list of them, or *"
  })
})

const ifNoneMatch = Schema.Struct({
  "if-none-match": Schema.optional(Schema.String).annotations({
    description:
      "304 without a body where the profile still has this version: an ETag of a profile answer, a list, or *"
  })
})

export const getProfile = HttpApiEndpoint.get("getProfile", "/api/profile/me")
  .setHeaders(ifNoneMatch)
  .addSuccess(MasterProfile)
  .addError(failures.ProfileNotFound)
  .annotate(OpenApi.Summary, "The caller's master profile")
  .annotate(OpenApi.Description, "404 until the caller has ingested a text or patched a field.")

export const patchProfile = HttpApiEndpoint.patch("patchProfile", "/api/profile/me")
  .setHeaders(ifMatch)
  .setPayload(payload("ProfilePatch", ProfilePatch))
  .addSuccess(MasterProfile)
  .addError(failures.ProfileVersionMismatch)
  .addError(failures.RequestInvalid)
  .annotate(OpenApi.Summary, "Replace fields of the master profile")
  .annotate(
    OpenApi.Description,
    "Each given field is replaced whole, null clears it; without a profile one is created."
  )

export const ingestProfile = HttpApiEndpoint.post("ingestProfile", "/api/profile/ingest")
  .setPayload(payload("IngestRequest", IngestRequest))
  .addSuccess(IngestResult)
  .addError(failures.RequestInvalid)
  .addError(failures.NothingGrounded)
  .addError(failures.ModelFailed)
  .annotate(OpenApi.Summary, "Turn raw profile text into the master profile")
  .annotate(
    OpenApi.Description,
    "Every stored value is found in the text. The text itself is not kept. If the model fails, nothing is stored."
  )

const profile = HttpApiGroup.make("profile")
  .add(getProfile)
  .add(patchProfile)
  .add(ingestProfile)
  .addError(failures.RowsUnavailable)
  .middleware(Authentication)
  .annotate(OpenApi.Description, "The master profile, one per user")

export const optimize = HttpApiEndpoint.post("optimize", "/api/optimize")
  .setPayload(payload("OptimizeRequest", OptimizeRequest))
  .addSuccess(OptimizeResult)
  .addError(failures.RequestInvalid)
  .addError(failures.ProfileNotFound)
  .addError(failures.ModelFailed)
  .annotate(OpenApi.Summary, "Score and tailor the caller's profile to a job")
  .annotate(
    OpenApi.Description,
    "Suggestions only: nothing is stored, and nothing is changed without the user's approval."
  )

const optimizeGroup = HttpApiGroup.make("optimize")
  .add(optimize)
  .addError(failures.RowsUnavailable)
  .middleware(Authentication)
  .annotate(OpenApi.Description, "Tailoring")

const listParameters = Schema.Struct({
  limit: Schema.optional(
    Schema.compose(
      Schema.String.pipe(Schema.pattern(/^[1-9]\d{0,2}$/)),
      Schema.NumberFromString.pipe(Schema.int(), Schema.between(1, limits.pageSize))
    ).annotations({
      ...message(`must be an integer from 1 to ${limits.pageSize}`),
      description: `Items on a page, 1 to ${limits.pageSize}`,
      jsonSchema: { type: "integer", minimum: 1, maximum: limits.pageSize, default: limits.pageSize }
    })
  ),
  cursor: Schema.optional(Schema.String).annotations({ description: "From the Link header of the page before" }),
  status: Schema.optional(ApplicationStatus)
}).annotations({ parseOptions: { errors: "all" } })

const idempotencyKey = Schema.Struct({
  "idempotency-key": Schema.optional(
    Schema.String.pipe(Schema.pattern(/^[\x20-\x7e]{1,255}$/)).annotations(
      message(`must be 1 to ${limits.idempotencyKey} printable characters`)
    )
  ).annotations({ description: "The same key and body give the first answer again for 24 hours" })
})

export const listApplications = HttpApiEndpoint.get("listApplications", "/api/applications")
  .setUrlParams(listParameters)
  .addSuccess(ApplicationList)
  .addError(failures.RequestInvalid)
  .annotate(OpenApi.Summary, "The caller's application history, newest first")
  .annotate(OpenApi.Description, "Pages by an opaque cursor: the Link header leads to the next one.")

export const createApplication = HttpApiEndpoint.post("createApplication", "/api/applications")
  .setHeaders(idempotencyKey)
  .setPayload(payload("NewApplication", NewApplication))
  .addSuccess(ApplicationCreated, { status: 201 })
  .addError(failures.RequestInvalid)
  .addError(failures.IdempotencyKeyInUse)
  .addError(failures.IdempotencyKeyReused)
  .annotate(OpenApi.Summary, "Store metadata of an application")
  .annotate(OpenApi.Description, "With an Idempotency-Key the same request gets the first answer again for 24 hours.")

export const changeStatus = HttpApiEndpoint.patch(
  "changeStatus"
)`/api/applications/${HttpApiSchema.param("id", Schema.UUID.annotations(message("must be a UUID")))}/status`
  .setPayload(payload("StatusChange", StatusChange))
  .addSuccess(ApplicationHistoryItem)
  .addError(failures.ApplicationNotFound)
  .annotate(OpenApi.Summary, "Set the status of an application")
  .annotate(OpenApi.Description, "Each of the seven values may follow each other: the user decides.")

const applications = HttpApiGroup.make("applications")
  .add(listApplications)
  .add(createApplication)
  .add(changeStatus)
  .addError(failures.RowsUnavailable)
  .middleware(Authentication)
  .annotate(OpenApi.Description, "Application history")

/** Body of the identity provider's notice; other types and members are accepted and ignored. */
export const AccountNotice = Schema.Struct({
  type: Schema.String,
  data: Schema.Struct({ id: Schema.String })
}).annotations({ identifier: "AccountNotice" })

const accountNotice = HttpApiEndpoint.post("accountNotice", "/webhooks/idp")
  .setPayload(AccountNotice)
  .addSuccess(HttpApiSchema.NoContent)
  .addError(failures.RequestInvalid)
  .addError(failures.WebhookRefused)
  .addError(failures.WebhookNotConfigured)
  .addError(failures.StoreUnavailable)
  .annotate(OpenApi.Summary, "Notice of the identity provider that an account was deleted")
  .annotate(
    OpenApi.Description,
    'Signed as Standard Webhooks 1.0.0 has it (webhook-id, webhook-timestamp, webhook-signature). `{"type":"user.deleted","data":{"id":"<subject>"}}` deletes everything of the subject; other types do nothing.'
  )

const webhooks = HttpApiGroup.make("webhooks").add(accountNotice).annotate(OpenApi.Description, "Inbound events")

/** The interface of the service, version 1.0.0. */
export class Api extends HttpApi.make("resume-tailoring")
  .add(healthGroup)
  .add(profile)
  .add(optimizeGroup)
  .add(applications)
  .add(webhooks)
  .annotate(OpenApi.Title, "Resume Tailoring Service")
  .annotate(OpenApi.Version, "1.0.0")
  .annotate(
    OpenApi.Description,
    "Tailors resumes to job descriptions. The ATS score is an internal heuristic and no guarantee of passing any applicant tracking system."
  )
  .annotate(OpenApi.Transform, completed) {}

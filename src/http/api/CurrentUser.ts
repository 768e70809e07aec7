import * as HttpApiMiddleware from "@effect/platform/HttpApiMiddleware"
import * as HttpApiSecurity from "@effect/platform/HttpApiSecurity"
import * as OpenApi from "@effect/platform/OpenApi"
import * as Context from "effect/Context"
import * as Schema from "effect/Schema"
import type { Caller } from "../../domain/Caller.js"
import { KeysUnavailable, RateLimited, TokenRefused } from "./failures.js"

/** Who makes the request: the verified token's subject is the owner of everything they see (spec 5). */
export class CurrentUser extends Context.Tag("resume-tailoring/http/CurrentUser")<CurrentUser, Caller>() {}

/** Verifies the bearer token, then the caller's rate limits, before anything of the body is read. */
export class Authentication extends HttpApiMiddleware.Tag<Authentication>()("resume-tailoring/http/Authentication", {
  failure: Schema.Union(TokenRefused, KeysUnavailable, RateLimited),
  provides: CurrentUser,
  security: {
    bearer: HttpApiSecurity.bearer.pipe(
      HttpApiSecurity.annotate(OpenApi.Format, "JWT"),
      HttpApiSecurity.annotate(OpenApi.Description, "Access token of the identity provider (spec part 5)")
    )
  }
}) {}

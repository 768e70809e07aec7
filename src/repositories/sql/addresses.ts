import * as Redacted from "effect/Redacted"

/** Where the database is: for the owner of the tables, and for the login of requests, which may be the same. */
export interface Addresses {
  readonly adminUrl: Redacted.Redacted
  readonly requestUrl: Redacted.Redacted
}

/** The variable that gave the owner's address: messages must not name one that was never set. */
export const adminVariable = ({ adminUrl, requestUrl }: Addresses): string =>
  Redacted.value(adminUrl) === Redacted.value(requestUrl) ? "DATABASE_URL" : "DATABASE_ADMIN_URL"

/** Every variable that gave an address, as a message names them. */
export const addressVariables = (addresses: Addresses): string =>
  adminVariable(addresses) === "DATABASE_URL" ? "DATABASE_URL" : "DATABASE_URL and DATABASE_ADMIN_URL"

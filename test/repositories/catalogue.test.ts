import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Client } from "pg"
import { layerTestRepositories, TestAddresses } from "../support/database.js"

/** What is missing in the catalogue for row security to hold on every table with an owner; none when all is well. */
const faults = `
  WITH rule(expression) AS (
    VALUES ('(idp_user_id = NULLIF(current_setting(''app.idp_user_id''::text, true), ''''::text))')
  ), owned AS (
    SELECT c.* FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE a.attname = 'idp_user_id' AND NOT a.attisdropped AND c.relkind IN ('r', 'p')
  ), wanted(command, reads, writes) AS (
    VALUES ('SELECT', true, false), ('INSERT', false, true), ('UPDATE', true, true), ('DELETE', true, false)
  )
  SELECT relname || ' ENABLE' AS fault FROM owned WHERE NOT relrowsecurity
  UNION ALL SELECT relname || ' FORCE' FROM owned WHERE NOT relforcerowsecurity
  UNION ALL SELECT relname || ' ' || command FROM owned CROSS JOIN wanted WHERE NOT EXISTS (
    SELECT 1 FROM pg_policies p WHERE p.tablename = relname AND p.cmd = command
      AND p.qual IS NOT DISTINCT FROM CASE WHEN reads THEN (SELECT expression FROM rule) END
      AND p.with_check IS NOT DISTINCT FROM CASE WHEN writes THEN (SELECT expression FROM rule) END)
  UNION ALL SELECT tablename || ' has more policies' FROM pg_policies GROUP BY 1 HAVING count(*) <> 4
  UNION ALL SELECT relname || ' TRUNCATE' FROM owned WHERE has_table_privilege('tailor_request', oid, 'TRUNCATE')
  UNION ALL SELECT relname || ' owner' FROM owned WHERE pg_has_role('tailor_request', relowner, 'MEMBER')
  UNION ALL SELECT 'superuser' FROM pg_roles WHERE rolname = 'tailor_request' AND rolsuper
  UNION ALL SELECT 'bypasses' FROM pg_roles WHERE rolname = 'tailor_request' AND rolbypassrls
  ORDER BY 1`

/** What somebody might do to a schema, and what must be found then. */
const damages: ReadonlyArray<readonly [sql: string, ...found: ReadonlyArray<string>]> = [
  [
    "CREATE TABLE later (idp_user_id text)",
    ...["DELETE", "ENABLE", "FORCE", "INSERT", "SELECT", "UPDATE"].map((name) => `later ${name}`)
  ],
  ["ALTER TABLE integration DISABLE ROW LEVEL SECURITY", "integration ENABLE"],
  ["ALTER TABLE idempotency_key NO FORCE ROW LEVEL SECURITY", "idempotency_key FORCE"],
  ...["SELECT", "INSERT", "UPDATE", "DELETE"].map(
    (command) =>
      [
        `DROP POLICY master_profile_${command.toLowerCase()} ON master_profile`,
        `master_profile ${command}`,
        "master_profile has more policies"
      ] as const
  ),
  ["ALTER POLICY integration_select ON integration USING (true)", "integration SELECT"],
  ["ALTER POLICY integration_update ON integration WITH CHECK (true)", "integration UPDATE"],
  ["CREATE POLICY wide ON application_history USING (true)", "application_history has more policies"],
  ["GRANT TRUNCATE ON application_history TO tailor_request", "application_history TRUNCATE"],
  ["ALTER TABLE integration OWNER TO tailor_request", "integration TRUNCATE", "integration owner"],
  ["ALTER ROLE tailor_request BYPASSRLS", "bypasses"]
]

describe("the catalogue", () => {
  it.layer(layerTestRepositories())((it) => {
    it.effect("lets row security hold on every table with an owner, and this test would tell if it did not", () =>
      Effect.gen(function* () {
        const { adminUrl } = yield* TestAddresses
        const client = yield* Effect.acquireRelease(
          Effect.promise(async () => {
            const opened = new Client({ connectionString: Redacted.value(adminUrl) })
            await opened.connect()
            return opened
          }),
          (opened) => Effect.promise(() => opened.end())
        )
        const found = Effect.promise(async () => {
          const { rows } = await client.query<{ fault: string }>(faults)
          return rows.map(({ fault }) => fault)
        })
        assert.deepStrictEqual(yield* found, [])
        for (const [damage, ...expected] of damages) {
          // In a transaction that is undone: roles belong to all databases of the tests' cluster.
          yield* Effect.promise(() => client.query(`BEGIN; ${damage}`))
          assert.deepStrictEqual(yield* found, [...expected].sort(), damage)
          yield* Effect.promise(() => client.query("ROLLBACK"))
        }
      }).pipe(Effect.scoped)
    )
  })
})

import { setTimeout as sleep } from "node:timers/promises"
import type { ProvenPostgres } from "./postgres.js"
import type { ProvenService } from "./service.js"

/**
 * Whether every place of the service's pool is of use: as many requests as it has places wait for rows that are held
 * here, all of them seen at work in Postgres at once, and then end well.
 */
export const hasWholeWidth = async (
  service: ProvenService,
  postgres: ProvenPostgres,
  width: number
): Promise<boolean> => {
  const tokens = await Promise.all(Array.from({ length: width }, (_, place) => service.token(`width ${place}`)))
  const patch = (token: string, phone: string) => service.call("PATCH", "/api/profile/me", token, { phone })
  for (const token of tokens) if ((await patch(token, "0")).status !== 200) return false
  const holder = await postgres.connect()
  try {
    await holder.query("BEGIN")
    await holder.query("SELECT 1 FROM master_profile WHERE idp_user_id LIKE 'width %' FOR UPDATE")
    const waiting = tokens.map((token) => patch(token, "1"))
    let atWork = 0
    // Shorter than the service's lock timeout, after which the requests would end by themselves.
    for (let waited = 0; waited < 4_000 && atWork < width; waited += 50) {
      await sleep(50)
      const { rowCount } = await holder.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
      atWork = rowCount ?? 0
    }
    await holder.query("ROLLBACK")
    const answers = await Promise.all(waiting)
    return atWork === width && answers.every(({ status }) => status === 200)
  } finally {
    await holder.end()
  }
}

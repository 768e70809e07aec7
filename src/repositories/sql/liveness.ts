import { Client, type Pool, type PoolClient } from "pg"

/** Milliseconds without an answer after which it is asked whether the other end still works on the batch. */
const suspectAfter = 1_000

/** What a look from a new connection has shown: the backends at work, nothing, or a database that is out of reach. */
type Sight = ReadonlySet<number> | "nothing" | "away"

// A login sees the state of its own backends, which are those of the pool; the role that it takes on for requests does
// not. What is not seen counts as at work.
const atWork = "SELECT pid FROM pg_stat_activity WHERE state IS NULL OR state NOT LIKE 'idle%'"

const look = async (pool: Pool, within: number, pooler: boolean): Promise<Sight> => {
  const client = new Client({ ...pool.options, connectionTimeoutMillis: within, query_timeout: within })
  client.on("error", () => undefined)
  try {
    await client.connect()
    // Behind a pooler no backend is ours: that one answers is all there is to see, and a role would be left to others.
    if (pooler) {
      await client.query("SELECT 1")
      return "nothing"
    }
    await client.query("SET ROLE NONE")
    const { rows } = await client.query<{ pid: number }>(atWork)
    return new Set(rows.map(({ pid }) => pid))
  } catch (cause) {
    // pg's own time-outs. A refusal (too many connections, a restart) says nothing of the older connections.
    return cause instanceof Error && cause.message.includes("timeout") ? "away" : "nothing"
  } finally {
    client.end().catch(() => undefined)
  }
}

const looks = new WeakMap<Pool, Promise<Sight>>()

/** One look at a time for all who wait. */
const sharedLook = (pool: Pool, within: number, pooler: boolean): Promise<Sight> => {
  const going = looks.get(pool)
  if (going !== undefined) return going
  const started = look(pool, within, pooler).finally(() => looks.delete(pool))
  looks.set(pool, started)
  return started
}

/** Closes the connections that nobody uses now: what happened to one of them may have happened to all. */
const dropIdle = (pool: Pool): void => {
  for (let count = pool.idleCount; count > 0; count -= 1) {
    pool.connect((_, client) => client?.release(true))
  }
}

/**
 * Watches a connection that owes an answer, and calls `lost` when it is half-open: this end waits, and on the other no
 * backend is at work for it. Without this a request waits for its deadline, which lies behind every time-out of the
 * server's, and the pool is full of such requests. A look takes more round trips than the answer, so that a slow
 * network is not taken for a broken one. Gives what ends the watch.
 */
export const watchForLoss = (pool: Pool, client: PoolClient, pooler: boolean, lost: () => void): (() => void) => {
  const { stream } = client.connection
  const received = () => ("bytesRead" in stream ? stream.bytesRead : undefined)
  const within = pool.options.connectionTimeoutMillis ?? 3_000
  const pid = !pooler && "processID" in client ? Number(client.processID) : undefined
  let watching = true
  let timer = setTimeout(suspect, suspectAfter)
  function again(): void {
    if (watching) timer = setTimeout(suspect, suspectAfter)
  }
  function suspect(): void {
    const before = received()
    void sharedLook(pool, within, pooler).then((sight) => {
      if (!watching) return
      const dead = sight === "away" || (sight !== "nothing" && pid !== undefined && !sight.has(pid))
      if (!dead || received() !== before) return again()
      lost()
      dropIdle(pool)
    })
  }
  return () => {
    watching = false
    clearTimeout(timer)
  }
}

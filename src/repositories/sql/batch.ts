// Ours because no library sends several statements with one Sync: behind the pipeline mode of pg each statement has its own,
// so an owner set for one transaction would need BEGIN and COMMIT as two statements more.

import type { Connection, FieldDef, Pool, PoolClient, Submittable } from "pg"
import { types } from "pg"
import { serialize } from "pg-protocol"
import * as Effect from "effect/Effect"
import { codeOf, StatementFailure } from "./failures.js"
import { watchForLoss } from "./liveness.js"

/** A statement with its parameters, as the protocol sends them. */
export interface BatchStatement {
  readonly text: string
  readonly values: ReadonlyArray<string | Buffer | null>
}

export type BatchRow = Record<string, unknown>

export interface BatchOutcome {
  /** Rows of each statement, as far as the batch came. */
  readonly rows: ReadonlyArray<ReadonlyArray<BatchRow>>
  /** Set when a statement failed: none of the batch has had an effect then. */
  readonly failure: StatementFailure | undefined
}

const timestamptz = 1184

/** A `timestamptz` as the API writes instants; sessions run in UTC (pool.ts). */
export const instantOf = (text: string): string => {
  const date = new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"))
  // "infinity", which no instant can say; thrown here it would end the process.
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}

const parserOf = (oid: number): ((text: string) => unknown) =>
  oid === timestamptz ? instantOf : types.getTypeParser(oid, "text")

/** The name a text is prepared under, in every connection. Texts are ours and few; beyond this many they go unnamed. */
const namesKept = 200
const names = new Map<string, string>()
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= namesKept) return ""
  const name = `t${names.size}`
  names.set(text, name)
  return name
}

interface Prepared {
  readonly names: Set<string>
  /** Behind a pooler: the statement that sets up each batch's transaction. */
  readonly setting: BatchStatement | undefined
}
const preparedOn = new WeakMap<Connection, Prepared>()

/**
 * Tells that this connection leads through a pooler. The next batch may reach another backend, so statements go
 * unnamed; and a pooler drops startup options, so each batch begins with the statement that sets them for itself.
 */
export const throughPooler = (connection: Connection, setting: BatchStatement): void => {
  preparedOn.set(connection, { names: new Set(), setting })
}

/**
 * Several statements in one protocol batch with one Sync: one round trip, and one implicit transaction, so that a
 * transaction-local setting of the first holds for the others and for nothing else, and an error undoes all.
 *
 * This is pg's interface for own query classes (`Submittable`, which pg-cursor is made with); pg is pinned to one
 * version because the calls of the `handle…` methods are documented nowhere.
 */
class Batch implements Submittable {
  private readonly rows: Array<Array<BatchRow>> = [[]]
  private readonly fresh: Array<string> = []
  private fields: ReadonlyArray<{ readonly name: string; readonly parse: (text: string) => unknown }> = []
  /** The statement whose answer comes next; -1 is the one that a pooler needs before them. */
  private stage = 0
  private settled = false
  private prepared: Prepared | undefined

  constructor(
    private readonly statements: ReadonlyArray<BatchStatement>,
    private readonly settle: (outcome: BatchOutcome) => void
  ) {}

  submit(connection: Connection): void {
    const prepared = preparedOn.get(connection) ?? { names: new Set(), setting: undefined }
    preparedOn.set(connection, prepared)
    this.prepared = prepared
    const { setting } = prepared
    if (setting !== undefined) this.stage = -1
    // One buffer for all of it: what is written in pieces is gathered by the system in each call.
    const messages: Array<Buffer> = []
    for (const { text, values } of setting === undefined ? this.statements : [setting, ...this.statements]) {
      const name = setting === undefined ? nameOf(text) : ""
      if (name === "" || !prepared.names.has(name)) {
        // After a failed batch nobody knows whether this one was prepared: closing one that is not there is allowed.
        if (name !== "") messages.push(serialize.close({ type: "S", name }))
        messages.push(serialize.parse({ name, text, types: [] }))
        this.fresh.push(name)
      }
      messages.push(serialize.bind({ statement: name, values: [...values] }))
      messages.push(serialize.describe({ type: "P", name: "" }), serialize.execute())
    }
    messages.push(serialize.sync())
    if (connection.stream.writable) connection.stream.write(Buffer.concat(messages))
  }

  handleRowDescription(message: { readonly fields: ReadonlyArray<FieldDef> }): void {
    this.fields = message.fields.map(({ dataTypeID, name }) => ({ name, parse: parserOf(dataTypeID) }))
  }

  handleDataRow({ fields: texts }: { readonly fields: ReadonlyArray<string | null> }): void {
    const row: BatchRow = {}
    this.fields.forEach(({ name, parse }, index) => {
      const text = texts[index] ?? null
      row[name] = text === null ? null : parse(text)
    })
    this.rows[this.stage]?.push(row)
  }

  handleCommandComplete(): void {
    this.stage += 1
    if (this.stage > 0) this.rows.push([])
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handleReadyForQuery(): void {
    for (const name of this.fresh) if (name !== "") this.prepared?.names.add(name)
    this.end(undefined)
  }

  handleError(cause: unknown): void {
    const code = codeOf(cause)
    // A plan that no longer fits, or a statement that someone deallocated: everything is prepared anew.
    if (code === "0A000" || code === "26000") this.prepared?.names.clear()
    this.end(code)
  }

  end(code: string | undefined): void {
    if (this.settled) return
    this.settled = true
    this.settle({
      rows: this.rows,
      failure: code === undefined ? undefined : new StatementFailure({ code, stage: this.stage })
    })
  }
}

/** An answer of Postgres; a broken socket, a shutdown or a server that became read-only means another connection. */
const leavesUsable = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|25|58|XX|E)/.test(code)

/**
 * Sends statements as one batch on a connection of the pool, and tells once how it ended; never throws. What it gives
 * back gives up a batch that is not sent yet; one on its way runs to its end (`statement_timeout` bounds it) and then
 * gives its connection back, so that nothing is cancelled through the pool that it occupies.
 *
 * @param deadline Milliseconds after which a batch without an answer is given up with its connection.
 */
export const sendBatch = (
  pool: Pool,
  statements: ReadonlyArray<BatchStatement>,
  deadline: number,
  told: (outcome: BatchOutcome) => void
): (() => void) => {
  let abandoned = false
  const onClient = (client: PoolClient) => {
    const batch = new Batch(statements, (outcome) => {
      clearTimeout(timer)
      unwatch()
      client.release(outcome.failure !== undefined && !leavesUsable(outcome.failure.code))
      told(outcome)
    })
    const timer = setTimeout(() => batch.end("timeout"), deadline)
    const pooler = preparedOn.get(client.connection)?.setting !== undefined
    const unwatch = watchForLoss(pool, client, pooler, () => batch.end("connect"))
    client.query(batch)
  }
  pool.connect((cause, client) => {
    if (client === undefined) {
      return told({ rows: [], failure: new StatementFailure({ code: codeOf(cause), stage: 0 }) })
    }
    if (abandoned) return client.release()
    onClient(client)
  })
  return () => {
    abandoned = true
  }
}

/** `sendBatch` as an effect, which never fails; interrupted, it gives up a batch that is not sent yet. */
export const runBatch = (
  pool: Pool,
  statements: ReadonlyArray<BatchStatement>,
  deadline: number
): Effect.Effect<BatchOutcome> =>
  Effect.async((resume) => {
    const giveUp = sendBatch(pool, statements, deadline, (outcome) => resume(Effect.succeed(outcome)))
    return Effect.sync(giveUp)
  })

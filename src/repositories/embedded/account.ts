import * as Fs from "node:fs/promises"
import * as Path from "node:path"

/** The account that Postgres runs as, where it is not our own. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** Existing unprivileged accounts that may run Postgres for root, in this order; none is ever created. */
const candidates = ["nobody", "postgres"]

/** Postgres refuses to run as root: the account to use instead, `undefined` where our own will do. */
export const accountForPostgres = async (): Promise<Account | "none" | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await Fs.readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"))
  for (const candidate of candidates) {
    const [name, , uid, gid] = lines.find(([entry]) => entry === candidate) ?? []
    // An account with the id 0 is root by another name.
    if (name !== undefined && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return "none"
}

/** Whether the account may pass through every folder on the way to and including `folder`. */
export const mayEnter = async (account: Account, folder: string): Promise<boolean> => {
  for (let at = await Fs.realpath(folder); ; at = Path.dirname(at)) {
    const { mode, uid, gid } = await Fs.stat(at)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === Path.dirname(at)) return true
  }
}

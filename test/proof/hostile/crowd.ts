import { fork } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"

/** Connections of an attacker. */
export interface Crowd {
  readonly port: number
  readonly connections: number
  /** What the connections send, in turns. */
  readonly messages: ReadonlyArray<string>
}

/** Runs in a process of its own, so that it does not delay the good user whose times are measured in this one. */
export const crowd = async (settings: Crowd, isOver: () => boolean): Promise<ReadonlyArray<string>> => {
  const child = fork(new URL("crowdProcess.ts", import.meta.url), { execArgv: ["--import", "tsx"] })
  const ended = once(child, "exit")
  child.send(settings)
  while (!isOver() && child.connected) await sleep(50)
  const faults = child.connected ? [] : ["the attacker's process has ended"]
  if (child.connected) child.disconnect()
  await ended
  return faults
}

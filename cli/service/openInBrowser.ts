import { spawn } from "node:child_process"
import * as Effect from "effect/Effect"

/** The command that opens an address in the default browser. */
const openerOf = (platform: NodeJS.Platform): readonly [command: string, ...before: ReadonlyArray<string>] =>
  platform === "darwin" ? ["open"] : platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"]

/**
 * Opens an address in the default browser, in a process group of its own, so that Ctrl-C here ends no browser. Whether
 * there is one is not asked: whoever calls this has shown the address already.
 */
export const openInBrowser = (address: string): Effect.Effect<void> =>
  Effect.sync(() => {
    const [command, ...before] = openerOf(process.platform)
    const child = spawn(command, [...before, address], { detached: true, stdio: "ignore" })
    child.on("error", () => undefined)
    child.unref()
  })

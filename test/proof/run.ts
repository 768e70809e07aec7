import { spawnSync } from "node:child_process"

/** Runs a command with its output shown; says whether it ended well. */
export const run = (
  command: string,
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {}
): boolean => spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0

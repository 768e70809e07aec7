// As the command line has it (`cli/output/Screen.ts`): without a listener a write to a closed pipe ends in a stack trace.
process.stdout.on("error", (fault: NodeJS.ErrnoException) => process.exit(fault.code === "EPIPE" ? 0 : 1))

/** Writes a line to standard output. A reader that has gone away ends the program quietly. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`)

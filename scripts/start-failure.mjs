/** Something that a person can act upon. It is shown as its words alone, without a stack trace. */
export class Failure extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs a command's main function: its number becomes the exit code, a failure its words. */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.message !== '') process.stderr.write(`${error.message}\n`)
    process.exitCode = error.exitCode
  }
}

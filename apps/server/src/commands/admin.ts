import { DatabaseStartError } from '../platform/database/database-errors.ts'
import { StartError } from '../platform/errors/start-error.ts'
import { describeError } from '../platform/log/describe-error.ts'
import { type AdminCommand, parseAdminCommand } from './admin-arguments.ts'
import { runAdminCommand, type Terminal } from './admin-run.ts'
import { USAGE, UsageError } from './admin-usage.ts'

const DONE = 0
const FAILED = 1
const NOT_UNDERSTOOD = 2

const terminal: Terminal = {
  say: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
}

async function run(command: AdminCommand): Promise<number> {
  if (command.name === 'help') {
    terminal.say(USAGE)
    return DONE
  }
  // Not before something is to be done: whoever only asks how it is used does not wait for half the product.
  const { atDesk } = await import('./open-desk.ts')
  const isDone = await atDesk((desk) => runAdminCommand(command, { ...terminal, desk }))
  return isDone ? DONE : FAILED
}

async function main(): Promise<number> {
  try {
    return await run(parseAdminCommand(process.argv.slice(2)))
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(`${error.message}\n\n${USAGE}`)
      return NOT_UNDERSTOOD
    }
    const isExplained = error instanceof StartError || error instanceof DatabaseStartError
    terminal.complain(`${isExplained ? error.message : `It failed: ${describeError(error).message}`}\n`)
    return FAILED
  }
}

process.exitCode = await main()

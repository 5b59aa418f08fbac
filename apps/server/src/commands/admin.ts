import { DatabaseStartError } from '../platform/database/database-errors.ts'
import { StartError } from '../platform/errors/start-error.ts'
import { reasonOf } from '../platform/log/describe-error.ts'
import { type AdminCommand, parseAdminCommand, USAGE, UsageError } from './admin-arguments.ts'
import { runAdminCommand } from './admin-run.ts'
import type { Terminal } from './terminal.ts'

const SUCCESS = 0
const FAILURE = 1
const INVALID_USAGE = 2

const terminal: Terminal = {
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
}

async function run(command: AdminCommand): Promise<number> {
  if (command.name === 'help') {
    terminal.print(USAGE)
    return SUCCESS
  }
  // Lazy: printing the usage does not need to load half the product.
  const { withDesk } = await import('./with-desk.ts')
  const isDone = await withDesk((services) => runAdminCommand(command, { ...terminal, ...services }))
  return isDone ? SUCCESS : FAILURE
}

async function main(): Promise<number> {
  try {
    return await run(parseAdminCommand(process.argv.slice(2)))
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.printError(`${error.message}\n\n${USAGE}`)
      return INVALID_USAGE
    }
    const isExpected = error instanceof StartError || error instanceof DatabaseStartError
    terminal.printError(`${isExpected ? error.message : `Failed: ${reasonOf(error)}`}\n`)
    return FAILURE
  }
}

process.exitCode = await main()

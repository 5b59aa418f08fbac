import { statSync } from 'node:fs'
import { DatabaseStartError } from '../../platform/database/database-errors.ts'
import { StartError } from '../../platform/errors/start-error.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import type { Terminal } from '../admin-run.ts'

const SUCCESS = 0
const FAILURE = 1
const INVALID_USAGE = 2

const USAGE = `Usage: npm run import -- FOLDER

Imports the posts of a folder as published at their own time, without announcing them. Repeating it updates what has
changed. The format is described in docs/import.md.
`

const terminal: Terminal = {
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
}

async function main(): Promise<number> {
  const [folder, ...more] = process.argv.slice(2)
  if (folder === undefined || more.length > 0 || folder.startsWith('-')) {
    const isHelp = folder === '--help' || folder === '-h'
    terminal[isHelp ? 'print' : 'printError'](USAGE)
    return isHelp ? SUCCESS : INVALID_USAGE
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    terminal.printError(`"${folder}" is no folder.\n`)
    return INVALID_USAGE
  }
  try {
    // Lazy: printing the usage does not need to load half the product.
    const [{ withImporter }, { runImport }] = await Promise.all([
      import('./with-importer.ts'),
      import('./run-import.ts'),
    ])
    const isComplete = await withImporter((importPost) => runImport(folder, { ...terminal, importPost }))
    return isComplete ? SUCCESS : FAILURE
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof DatabaseStartError
    terminal.printError(
      isExpected
        ? `${error.message}\n`
        : `Failed: ${describeError(error).message}. What was imported before stays; run the command again.\n`,
    )
    return FAILURE
  }
}

process.exitCode = await main()

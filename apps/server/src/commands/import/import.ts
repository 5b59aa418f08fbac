import { statSync } from 'node:fs'
import { DatabaseStartError } from '../../platform/database/database-errors.ts'
import { StartError } from '../../platform/errors/start-error.ts'
import { reasonOf } from '../../platform/log/describe-error.ts'
import type { Terminal } from '../terminal.ts'

const SUCCESS = 0
const FAILURE = 1
const INVALID_USAGE = 2

const USAGE = `Usage: npm run import -- FOLDER

Imports the posts of a folder with their original publication dates, without announcing them. Repeating the import
updates what has changed. The format is described in docs/import.md.
`

const terminal: Terminal = {
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
}

async function main(): Promise<number> {
  const [folder, ...more] = process.argv.slice(2)
  if (folder === undefined || more.length > 0 || folder.startsWith('-')) {
    const isHelp = folder === '--help' || folder === '-h'
    if (isHelp) {
      terminal.print(USAGE)
      return SUCCESS
    }
    terminal.printError(USAGE)
    return INVALID_USAGE
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    terminal.printError(`"${folder}" is not a folder.\n`)
    return INVALID_USAGE
  }
  try {
    // Imported lazily: printing the usage does not need half the product.
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
        : `Failed: ${reasonOf(error)}. Posts imported so far are kept. Run the command again to continue.\n`,
    )
    return FAILURE
  }
}

process.exitCode = await main()

import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build.ts'
import { ROOT } from './paths.ts'

/** `npm run bench -- NAME`: runs one benchmark. Compare its ratios, not its figures: those belong to the machine. */
const name = process.argv[2] ?? ''
const file = join(ROOT, 'bench', `${basename(name)}.ts`)
if (name === '' || !existsSync(file)) {
  const names = globSync('bench/*.ts', { cwd: ROOT }).map((path) => basename(path, '.ts'))
  process.stderr.write(`npm run bench -- NAME, where NAME is one of: ${names.toSorted().join(', ')}\n`)
  process.exitCode = 1
} else {
  process.exitCode = await buildIfChanged()
  // The benchmark reads its own options.
  process.argv.splice(2, 1)
  if (process.exitCode === 0) await import(pathToFileURL(file).href)
}

import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildIfChanged } from './build-product.mjs'
import { installIfMissing } from './install-dependencies.mjs'
import { findNode } from './install-node.mjs'
import { startChild } from './start-child.mjs'
import { Failure, runCommand } from './start-failure.mjs'
import { ROOT } from './start-paths.mjs'

const FOLDER = join(ROOT, 'bench')

/** `npm run bench -- NAME`: runs one benchmark. Read its figures as ratios: another machine has others. */
await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const file = join(FOLDER, `${basename(name)}.ts`)
  if (name === '' || !existsSync(file)) {
    const names = readdirSync(FOLDER).filter((entry) => entry.endsWith('.ts'))
    throw new Failure(
      `npm run bench -- NAME, where NAME is one of: ${names.map((entry) => basename(entry, '.ts')).join(', ')}`,
    )
  }
  await installIfMissing()
  const node = findNode()
  await buildIfChanged({ node })
  return startChild({ node, args: [file, ...args], cwd: ROOT }).ended
})

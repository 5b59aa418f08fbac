import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged } from './build-product.mjs'
import { installIfMissing } from './install-dependencies.mjs'
import { findNode } from './install-node.mjs'
import { startChild } from './start-child.mjs'
import { runCommand } from './start-failure.mjs'
import { CACHE, ROOT, SERVER_MAIN } from './start-paths.mjs'

const RESOLVE = new URL('start-resolve.mjs', import.meta.url).href

/** `npm start`: installs what is missing, builds what changed, and serves until it is told to stop. */
export function startProduct() {
  return runCommand(async () => {
    await installIfMissing()
    const node = findNode()
    await buildIfChanged({ node })
    return startChild({ node, args: [...serverFlags(), SERVER_MAIN], cwd: ROOT, env: serverEnvironment() }).ended
  })
}

/** The server's own Node.js options. Variables that are set win over those of the file. */
export function serverFlags() {
  const file = join(ROOT, '.env')
  return ['--import', RESOLVE, ...(existsSync(file) ? [`--env-file=${file}`] : [])]
}

/** The server's sources are compiled at every start; with this, only once for each version of them. */
export function serverEnvironment() {
  return { NODE_COMPILE_CACHE: join(CACHE, 'compile'), ...process.env }
}

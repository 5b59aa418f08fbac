import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './start-failure.mjs'
import { ROOT } from './start-paths.mjs'

/** The Node.js that the product is written for. */
export const NODE_MAJOR = 24

/** The Node.js that `npm ci` brings for this machine, or null where there is none to bring. */
export function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin', file)
  return existsSync(path) ? path : null
}

/** The Node.js that runs the product: the pinned one, else the machine's own where it is new enough. */
export function findNode() {
  const pinned = pinnedNode()
  if (pinned !== null) return pinned
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  throw new Failure(
    `There is no packaged Node.js ${NODE_MAJOR} for ${process.platform} ${process.arch}: please install Node.js ${NODE_MAJOR} or later (this is ${process.version}).`,
  )
}

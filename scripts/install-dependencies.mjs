import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { withLock } from './install-lock.mjs'
import { pinnedNode } from './install-node.mjs'
import { watchInstallation } from './install-progress.mjs'
import { runQuietly, wasStopped } from './start-child.mjs'
import { Failure } from './start-failure.mjs'
import { ROOT } from './start-paths.mjs'

const LOCK_FILE = join(ROOT, 'package-lock.json')
// Inside `node_modules`, so that whoever deletes or replaces that folder also deletes the claim that it is complete.
const STAMP = join(ROOT, 'node_modules', '.cache', 'mixed-zone', 'installed')

/** Installs the packages of the lock file, unless exactly these are there already. */
export async function installIfMissing() {
  const wanted = stampOf(readFileSync(LOCK_FILE))
  if (readStamp() === wanted) return
  await withLock('install', async () => {
    // Whoever held the lock before us may have done it.
    if (readStamp() === wanted) return
    if (!isInstalledByHand()) await install()
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, wanted)
  })
}

async function install() {
  rmSync(STAMP, { force: true })
  const progress = watchInstallation(lockedPackages())
  const { code, output } = await runQuietly(npmCommand())
  if (code === 0) return progress.done()
  progress.failed()
  if (wasStopped(code)) throw new Failure('', code)
  throw new Failure(
    `${output}\nThe packages could not be installed (npm ci ended with ${code}). The next start tries again.`,
  )
}

/**
 * npm as it was called, by the Node.js that it was called with: ours is among the packages about to be replaced. Nothing we depend on has
 * an install script; engine warnings of the machine's older Node.js would only mislead, since the product runs on the pinned one.
 */
function npmCommand() {
  const flags = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--no-progress',
  ]
  const npm = process.env.npm_execpath
  const asNode = { cwd: ROOT, env: { ...process.env, npm_config_loglevel: 'error' } }
  if (npm !== undefined && basename(npm) === 'npm-cli.js') {
    return { ...asNode, node: process.env.npm_node_execpath ?? process.execPath, args: [npm, 'ci', ...flags] }
  }
  return { ...asNode, node: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: ['ci', ...flags], guarded: false }
}

/**
 * A developer's own `npm ci` or `npm install` is as good as ours, if npm finished it and it brought every package, the tools too. What counts
 * is what lies there: npm's own list of it changes with `--package-lock-only` as well.
 */
function isInstalledByHand() {
  if (!existsSync(join(ROOT, 'node_modules', '.package-lock.json'))) return false
  const complete = lockedPackages().every(
    ([path, entry]) => entry.optional === true || entry.link === true || versionOf(path) === entry.version,
  )
  return complete && (pinnedNode() !== null || !hasPinnedNode())
}

function hasPinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  return lockedPackages().some(([path]) => path === `node_modules/node-${system}-${process.arch}`)
}

/** @returns {[string, { version?: string, optional?: boolean, link?: boolean, os?: string[], cpu?: string[] }][]} */
function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8'))
  return Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
}

function versionOf(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')).version
  } catch {
    return null
  }
}

function stampOf(lockFile) {
  return createHash('sha256').update(lockFile).update(`${process.platform}-${process.arch}`).digest('hex')
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}

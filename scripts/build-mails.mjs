import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashMailInputs } from './build-inputs.mjs'
import { withLock } from './install-lock.mjs'
import { runQuietly, wasStopped } from './start-child.mjs'
import { Failure } from './start-failure.mjs'
import { CACHE, ROOT, SERVER } from './start-paths.mjs'

const BUILT = join(SERVER, 'dist', 'mails')
const FILE = 'mail-html.js'
const NEXT = join(CACHE, 'mails-build')
const STAMP = join(CACHE, 'mails-build.txt')
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

/** Builds the HTML of mails, which Node cannot run as it is, unless what is there was built from exactly these sources. */
export async function buildMailsIfChanged({ node }) {
  if (isBuilt(hashMailInputs())) return
  await withLock('build-mails', async () => {
    const inputs = hashMailInputs()
    if (!isBuilt(inputs)) await buildMails({ node, inputs })
  })
}

/** Builds aside: a running server never finds half a file. */
async function buildMails({ node, inputs }) {
  const { code, output } = await runQuietly({
    node,
    args: [VITE, 'build', '--outDir', relative(SERVER, NEXT), '--emptyOutDir', '--logLevel', 'warn'],
    cwd: SERVER,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Failure(wasStopped(code) ? '' : `${output}\nThe mails could not be built.`, code)
  mkdirSync(BUILT, { recursive: true })
  renameSync(join(NEXT, FILE), join(BUILT, FILE))
  rmSync(NEXT, { recursive: true, force: true })
  writeFileSync(STAMP, inputs)
}

function isBuilt(inputs) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs && existsSync(join(BUILT, FILE))
}

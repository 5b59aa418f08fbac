import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashWebInputs } from './build-inputs.mjs'
import { publish } from './build-publish.mjs'
import { withLock } from './install-lock.mjs'
import { runQuietly, wasStopped } from './start-child.mjs'
import { Failure } from './start-failure.mjs'
import { startProgress } from './start-progress.mjs'
import { CACHE, ROOT, WEB } from './start-paths.mjs'

const DIST = join(WEB, 'dist')
const NEXT = join(CACHE, 'web-build')
const STAMP = join(CACHE, 'web-build.json')
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

/** Builds the web app, unless what is there was built from exactly these sources. */
export async function buildWebIfChanged({ node }) {
  if (isBuilt(hashWebInputs())) return
  await withLock('build', async () => {
    const inputs = hashWebInputs()
    if (!isBuilt(inputs)) await buildWeb({ node, inputs })
  })
}

/** Builds aside and publishes at the end: a build that is cut off leaves no stamp, and what is served stays whole. */
async function buildWeb({ node, inputs }) {
  const previous = readStamp()
  const progress = startProgress('Building the web app')
  const ticking = setInterval(() => progress.update('vite build'), 1000)
  const { code, output } = await runQuietly({
    node,
    // A relative folder: that is how the configuration's own plugins expect it.
    args: [VITE, 'build', '--outDir', relative(WEB, NEXT), '--emptyOutDir', '--logLevel', 'warn'],
    cwd: WEB,
    // Whatever the server runs as, the app is built for readers.
    env: { ...process.env, NODE_ENV: 'production' },
  }).finally(() => clearInterval(ticking))
  if (code !== 0) {
    progress.failed()
    throw new Failure(wasStopped(code) ? '' : `${output}\nThe web app could not be built.`, code)
  }
  const kept = previous?.files ?? []
  // From the first moved file on, the folder is neither the old build nor the new one.
  writeStamp({ inputs: 'unfinished', files: kept })
  writeStamp({ inputs, files: publish({ from: NEXT, to: DIST, previous: kept }) })
  progress.done()
}

function isBuilt(inputs) {
  return readStamp()?.inputs === inputs && existsSync(join(DIST, 'index.html'))
}

/** @param {{ inputs: string, files: string[] }} stamp */
function writeStamp(stamp) {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(STAMP, JSON.stringify(stamp))
}

/** @returns {{ inputs: string, files: string[] } | null} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return null
  }
}

import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { launchProduct, startProduct } from './product.ts'
import { ROOT } from './project-root.ts'
import { runSql } from './running-database.ts'
import { scratchFolder } from './scratch-folder.ts'

const TEMPLATES = join(ROOT, '.cache', 'e2e-data')
// What decides how the filled folder looks. Anything else on the server only reads it.
const MADE_FROM = [
  'apps/server/migrations',
  'apps/server/src/demo',
  'packages/demo-league',
  'apps/server/src/modules/assets',
  'apps/server/src/modules/downloads',
  'apps/server/src/platform/images',
  'apps/server/src/platform/storage',
]
const FILL_TIMEOUT_MS = 400_000
const OLD_MS = 2 * 60 * 60_000

/**
 * A data folder with the demo league in it, filled once for each version of its sources and each day (the league plays around today).
 * Tests work on copies of it.
 */
export async function prepareTemplate(): Promise<string> {
  const template = join(TEMPLATES, templateName())
  if (existsSync(template)) return template
  mkdirSync(TEMPLATES, { recursive: true })
  for (const name of readdirSync(TEMPLATES)) removeIfOld(join(TEMPLATES, name))
  const filling = mkdtempSync(join(TEMPLATES, 'filling-'))
  await fill(filling)
  // Another run may have been faster; its folder is as good.
  if (existsSync(template)) rmSync(filling, { recursive: true, force: true })
  else renameSync(filling, template)
  return template
}

/** Thousands of small files, each flushed: filled where that costs nothing, then laid down. */
async function fill(folder: string): Promise<void> {
  const scratch = mkdtempSync(join(scratchFolder(), 'mixed-zone-filling-'))
  try {
    await killHalfWay(scratch)
    const product = await startProduct({ dataDir: scratch, timeoutMs: FILL_TIMEOUT_MS })
    await prepareDownloads(scratch)
    await product.stop()
    copyFolder({ from: scratch, to: folder, share: false })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Waits until the jobs that the demo has queued are done; otherwise each copy of the folder would run them again. */
async function prepareDownloads(dataDir: string): Promise<void> {
  const isQueued = `name = 'prepare-post' and state < 'completed'`
  await runSql(dataDir, `update jobs.job set start_after = now() where ${isQueued}`)
  const deadline = Date.now() + FILL_TIMEOUT_MS
  while (Date.now() < deadline) {
    if ((await runSql(dataDir, `select count(*) from jobs.job where ${isQueued}`)) === '0') return
    await pause(500)
  }
  throw new Error('The downloads of the demo league were not prepared in time')
}

/** Filling takes long, so one filling serves two ends: every test stands on a demo that was broken off and gone on with. */
async function killHalfWay(folder: string): Promise<void> {
  const cut = launchProduct({ dataDir: folder })
  await cut.waitFor(/demo league: 50 %/, FILL_TIMEOUT_MS)
  cut.kill('SIGKILL')
  await cut.ended
}

/** Another run may still be at work on a folder that is not ours. */
function removeIfOld(folder: string): void {
  if (Date.now() - statSync(folder).mtimeMs > OLD_MS) rmSync(folder, { recursive: true, force: true })
}

/** A folder for one run, with the template in it: where the machine keeps files in memory, copies cost next to nothing there. */
export function openRunFolder(template: string): { template: string; remove(): void } {
  const folder = mkdtempSync(join(scratchFolder(), 'mixed-zone-run-'))
  const own = join(folder, 'template')
  copyFolder({ from: template, to: own, share: false })
  // What still runs in there ends with the run, and may write until then.
  return { template: own, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }) }
}

/**
 * A data folder of one's own, with all of the demo. What is stored by its content never changes, so the many bytes of the pictures are
 * shared; the database is copied.
 */
export function copyTemplate(template: string): string {
  const folder = mkdtempSync(join(dirname(template), 'copy-'))
  copyFolder({ from: template, to: folder, share: false, shared: 'files' })
  return folder
}

interface Copying {
  from: string
  to: string
  /** Whether the copy has the same files under names of its own. */
  share: boolean
  /** The name of a folder whose files are shared. */
  shared?: string
}

function copyFolder({ from, to, share, shared }: Copying): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder({ from: source, to: target, share: share || entry.name === shared })
    else if (entry.isFile() && share) linkSync(source, target)
    else if (entry.isFile()) copyFileSync(source, target)
  }
}

function templateName(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const path of MADE_FROM) addTo(hash, join(ROOT, path))
  return hash.digest('hex').slice(0, 16)
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (!statSync(path).isDirectory()) return void hash.update(path).update(readFileSync(path))
  for (const name of readdirSync(path).sort()) {
    if (!name.includes('.test.')) addTo(hash, join(path, name))
  }
}

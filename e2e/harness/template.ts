import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { launchProduct, startProduct } from './product.ts'
import { ROOT } from './project-root.ts'
import { runSql } from './database.ts'

const TEMPLATES = join(ROOT, '.cache', 'e2e-data')

/** The sources of the server. Any of them may change what it writes into a data folder. */
const SOURCES = ['apps/server/migrations', 'apps/server/src', 'packages/contract', 'packages/demo-league']

/** The environment variable through which the workers learn where the template is. */
export const TEMPLATE_VARIABLE = 'TEMPLATE_FOLDER'

const FILL_TIMEOUT_MS = 400_000
const MAX_AGE_MS = 2 * 60 * 60_000

const MEMORY_FOLDER = '/dev/shm'

/** For the template, a few copies of its database per worker, and the browser, which uses the folder too. */
const MIN_MEMORY_BYTES = 3 * 1024 ** 3

/** A data folder with the demo league, which is filled once and copied by the tests. Returns its path. */
export async function prepareTemplate(): Promise<string> {
  const template = join(TEMPLATES, templateName())
  if (existsSync(template)) return template
  mkdirSync(TEMPLATES, { recursive: true })
  for (const name of readdirSync(TEMPLATES)) removeIfOld(join(TEMPLATES, name))
  const filling = mkdtempSync(join(TEMPLATES, 'filling-'))
  await fill(filling)
  // Another run may have filled the same template meanwhile.
  if (existsSync(template)) rmSync(filling, { recursive: true, force: true })
  else renameSync(filling, template)
  return template
}

/** Fills in memory if possible, because filling flushes thousands of small files. */
async function fill(folder: string): Promise<void> {
  const scratch = mkdtempSync(join(scratchFolder(), 'mixed-zone-filling-'))
  try {
    await killHalfWay(scratch)
    const product = await startProduct({ dataDir: scratch, timeoutMs: FILL_TIMEOUT_MS })
    await prepareDownloads(scratch)
    await product.stop()
    copyFolder({ from: scratch, to: folder, isLinked: false })
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
  throw new Error('The jobs prepare-post did not complete in time')
}

/** Kills the server half-way, so that every test runs on a demo whose fill was interrupted and resumed. */
async function killHalfWay(folder: string): Promise<void> {
  const cut = launchProduct({ dataDir: folder })
  await cut.waitFor(/demo league: 50 %/, FILL_TIMEOUT_MS)
  cut.kill('SIGKILL')
  await cut.ended
}

/** Recent folders may belong to another run. */
function removeIfOld(folder: string): void {
  if (Date.now() - statSync(folder).mtimeMs > MAX_AGE_MS) rmSync(folder, { recursive: true, force: true })
}

/** Creates a folder for one run with a copy of the template, in memory if possible. */
export function openRunFolder(template: string): { template: string; remove(): void } {
  const folder = mkdtempSync(join(scratchFolder(), 'mixed-zone-run-'))
  const own = join(folder, 'template')
  copyFolder({ from: template, to: own, isLinked: false })
  // A server that is still stopping may write into it.
  return { template: own, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }) }
}

/** Copies the template. Stored files are immutable, so they are hard links; the database is copied. */
export function copyTemplate(template = process.env[TEMPLATE_VARIABLE] ?? ''): string {
  const folder = mkdtempSync(join(dirname(template), 'copy-'))
  copyFolder({ from: template, to: folder, isLinked: false, linkedFolder: 'files' })
  return folder
}

interface CopyOptions {
  from: string
  to: string
  /** Creates hard links instead of copies. */
  isLinked: boolean
  /** The name of a folder whose files become hard links. */
  linkedFolder?: string
}

function copyFolder({ from, to, isLinked, linkedFolder }: CopyOptions): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder({ from: source, to: target, isLinked: isLinked || entry.name === linkedFolder })
    else if (entry.isFile() && isLinked) linkSync(source, target)
    else if (entry.isFile()) copyFileSync(source, target)
  }
}

/** Depends on the day, around which the demo league is played, and on the sources of the server. */
function templateName(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const source of SOURCES) {
    for (const path of globSync(`${source}/**/*`, { cwd: ROOT, exclude: isIgnored }).sort()) {
      if (statSync(join(ROOT, path)).isFile()) hash.update(path).update(readFileSync(join(ROOT, path)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

const isIgnored = (path: string) => path.includes('node_modules') || path.includes('.test.')

function scratchFolder(): string {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize >= MIN_MEMORY_BYTES ? MEMORY_FOLDER : tmpdir()
  } catch {
    return tmpdir()
  }
}

if (import.meta.main) await prepareTemplate()

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
import { join } from 'node:path'
import { launchProduct, startProduct } from './product.ts'
import { ROOT } from './project-root.ts'

const TEMPLATES = join(ROOT, '.cache', 'e2e-data')
// What decides how the filled folder looks. Anything else on the server only reads it.
const MADE_FROM = [
  'apps/server/migrations',
  'apps/server/src/demo',
  'apps/server/src/modules/assets',
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
  await killHalfWay(filling)
  const product = await startProduct({ dataDir: filling, timeoutMs: FILL_TIMEOUT_MS })
  await product.stop()
  // Another run may have been faster; its folder is as good.
  if (existsSync(template)) rmSync(filling, { recursive: true, force: true })
  else renameSync(filling, template)
  return template
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

/**
 * A data folder of one's own, with all of the demo. What is stored by its content never changes, so the many bytes of the pictures are
 * shared; the database is copied.
 */
export function copyTemplate(template: string): string {
  const folder = mkdtempSync(join(ROOT, '.cache', 'e2e-copy-'))
  copyFolder({ from: template, to: folder, share: false })
  return folder
}

function copyFolder({ from, to, share }: { from: string; to: string; share: boolean }): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder({ from: source, to: target, share: share || entry.name === 'files' })
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

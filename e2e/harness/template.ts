import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './product.ts'
import { ROOT } from './project-root.ts'

const TEMPLATES = join(ROOT, '.cache', 'e2e-data')
const MADE_FROM = ['package-lock.json', 'apps/server/src', 'apps/server/migrations', 'packages/contract/src']
const FILL_TIMEOUT_MS = 240_000

/**
 * A data folder with the demo league in it, filled once for each version of the sources and each day (the league plays around today).
 * Tests work on copies of it.
 */
export async function prepareTemplate(): Promise<string> {
  const template = join(TEMPLATES, templateName())
  if (existsSync(template)) return template
  mkdirSync(TEMPLATES, { recursive: true })
  for (const name of readdirSync(TEMPLATES)) rmSync(join(TEMPLATES, name), { recursive: true, force: true })
  const filling = mkdtempSync(join(TEMPLATES, 'filling-'))
  const product = await startProduct({ dataDir: filling, timeoutMs: FILL_TIMEOUT_MS })
  await product.stop()
  renameSync(filling, template)
  return template
}

/** A data folder of one's own, with all of the demo. */
export function copyTemplate(template: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mixed-zone-e2e-'))
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE, filter: isNoSocket })
  return folder
}

function isNoSocket(path: string): boolean {
  return !statSync(path).isSocket()
}

function templateName(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const path of MADE_FROM) addTo(hash, join(ROOT, path))
  return hash.digest('hex').slice(0, 16)
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (!statSync(path).isDirectory()) return void hash.update(path).update(readFileSync(path))
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name))
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { migrate } from '../../src/platform/database/migrate.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { installJobs } from '../test-jobs.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const CACHE = join(ROOT, 'node_modules/.cache/mixed-zone')
const MIGRATIONS = join(ROOT, 'apps/server/migrations')

/** Everything that decides what a new, migrated database looks like. */
const SHAPED_BY = [
  join(ROOT, 'apps/server/src/platform/database/embedded/cluster.ts'),
  join(ROOT, 'apps/server/src/platform/database/migrate.ts'),
  join(ROOT, 'node_modules/@electric-sql/pglite/package.json'),
  join(ROOT, 'node_modules/pg-boss/package.json'),
]

/** A migrated data folder, made once for these migrations and kept for later runs. */
export async function prepareEmbeddedTemplate(): Promise<string> {
  const template = join(CACHE, `template-${await digest()}`)
  if (existsSync(template)) return template
  await mkdir(CACHE, { recursive: true })
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'))
  const database = await openDatabase({ dataDir: unfinished })
  await migrate(database)
  await installJobs(database)
  await database.close()
  await rm(join(unfinished, 'run'), { recursive: true })
  try {
    await rename(unfinished, template)
  } catch (error) {
    // Another run was faster, and its template is as good.
    await rm(unfinished, { recursive: true })
    if (!existsSync(template)) throw error
  }
  await removeOlder(template)
  return template
}

async function digest(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).sort()
  const hash = createHash('sha256')
  for (const path of [...SHAPED_BY, ...names.map((name) => join(MIGRATIONS, name))]) hash.update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

const MAX_OLD_TEMPLATES = 3

async function removeOlder(template: string): Promise<void> {
  const others = (await readdir(CACHE)).filter((name) => name.startsWith('template-') && join(CACHE, name) !== template)
  for (const name of others.slice(MAX_OLD_TEMPLATES)) await rm(join(CACHE, name), { recursive: true, force: true })
}

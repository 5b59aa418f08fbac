import { randomBytes } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { keepEngineCompiled } from './engines/compiled-engine.ts'
import type { Engine } from './engines/engine.ts'
import { scratchFolder } from './engines/scratch-folder.ts'

/** A migrated, empty database on the engine of the running vitest project. */
export interface TestDatabase extends Database {
  /** The data folder, which holds the embedded database. */
  readonly dataDir: string
  /** The URL on a server; undefined for the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  remove(): Promise<void>
}

/** A busy test machine may take longer to answer than the product waits. */
export const TEST_TIMEOUTS = {
  connectMs: 20_000,
  acquireMs: 60_000,
  backgroundAcquireMs: 60_000,
  silenceMs: 20_000,
  probeMs: 20_000,
  calls: { lock_timeout: 60_000 },
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const engine = inject('engine')
  const dataDir = await mkdtemp(join(scratchFolder(), 'mixed-zone-test-'))
  const { databaseUrl, drop } =
    engine.kind === 'server' ? await copyOnServer(engine) : await copyFolder(engine, dataDir)
  const database = await openDatabase({ dataDir, databaseUrl, timeouts: TEST_TIMEOUTS })
  return {
    ...database,
    dataDir,
    databaseUrl,
    async remove() {
      await database.close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

interface Copy {
  readonly databaseUrl: string | undefined
  readonly drop: () => Promise<void>
}

async function copyFolder({ template }: Extract<Engine, { kind: 'embedded' }>, dataDir: string): Promise<Copy> {
  await keepEngineCompiled()
  // Copying a thousand small files concurrently is ten times faster than one by one.
  cpSync(template, dataDir, { recursive: true })
  return { databaseUrl: undefined, drop: async () => {} }
}

async function copyOnServer({ url, template }: Extract<Engine, { kind: 'server' }>): Promise<Copy> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name} template ${template}`)
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return { databaseUrl: copy.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) }
}

async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl, timeouts: TEST_TIMEOUTS })
  try {
    await database.query(statement)
  } finally {
    await database.close()
  }
}

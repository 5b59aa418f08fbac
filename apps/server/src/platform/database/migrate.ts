import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { takeAdvisoryLock } from './advisory-lock.ts'
import type { Database, Db } from './database.ts'
import { MigrationRefused } from './database-errors.ts'

const MIGRATIONS_DIRECTORY = resolve(import.meta.dirname, '../../../migrations')

type Applied = Readonly<Record<'name' | 'sha256', string>>

interface Migration extends Applied {
  readonly text: string
}

/**
 * Runs each file once, in one transaction with the row that records it, on one node while the others wait. Rejects a
 * database of a newer version, and files that were changed after they ran.
 */
export async function migrate(
  { backgroundDb: db }: Pick<Database, 'backgroundDb'>,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<void> {
  const migrations = await readMigrations(directory)
  let hasApplied = true
  while (hasApplied) hasApplied = await db.transaction((tx) => applyNext(tx, migrations))
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      // Normalise line ends, which differ between checkouts.
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Applies one migration; false if none was left. */
async function applyNext(tx: Db, migrations: readonly Migration[]): Promise<boolean> {
  // Before reading what was applied, because another node may be migrating.
  await takeAdvisoryLock(tx, 'migrations')
  await tx.execute(sql`
    create table if not exists migrations (name text primary key, sha256 text not null, at timestamptz not null default now())`)
  const { rows: applied } = await tx.execute<Applied>(sql`select name, sha256 from migrations order by name`)
  const next = findNext(migrations, applied)
  if (!next) return false
  await tx.execute(sql.raw(next.text))
  await tx.execute(sql`insert into migrations (name, sha256) values (${next.name}, ${next.sha256})`)
  return true
}

/** The file after the last one that ran. */
function findNext(migrations: readonly Migration[], applied: readonly Applied[]): Migration | undefined {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, sha256 } of applied) {
    const migration = known.get(name)
    if (!migration) {
      throw new MigrationRefused(
        `The database has run the migration ${name}, which this version lacks: the database belongs to a newer version, or the file was renamed or removed.`,
      )
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationRefused(`The migration ${name} was changed after it ran. Put it back, and write a new one.`)
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const next = migrations.find(({ name }) => !done.has(name))
  const last = applied.at(-1)?.name ?? ''
  if (next && next.name < last) {
    throw new MigrationRefused(
      `The migration ${next.name} comes before ${last}, which ran already. Give it a later number.`,
    )
  }
  return next
}

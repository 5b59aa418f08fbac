import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { takeAdvisoryLock } from './advisory-lock.ts'
import type { Database, Db } from './database.ts'
import { MigrationRefused } from './database-errors.ts'

const MIGRATIONS_DIRECTORY = resolve(import.meta.dirname, '../../../migrations')

interface Migration {
  readonly name: string
  readonly sha256: string
  readonly text: string
}

interface Applied {
  readonly name: string
  readonly sha256: string
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
  const pending = await db.transaction((tx) => findPending(tx, migrations))
  for (const { name } of pending) await db.transaction((tx) => apply(tx, { name, migrations }))
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

async function findPending(tx: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  await takeAdvisoryLock(tx, 'migrations')
  await tx.execute(sql`
    create table if not exists migrations (name text primary key, sha256 text not null, at timestamptz not null default now())`)
  return compare(migrations, await listApplied(tx))
}

interface Step {
  readonly name: string
  readonly migrations: readonly Migration[]
}

async function apply(tx: Db, { name, migrations }: Step): Promise<void> {
  await takeAdvisoryLock(tx, 'migrations')
  // Another node may have migrated while we waited.
  const migration = compare(migrations, await listApplied(tx)).find((pending) => pending.name === name)
  if (!migration) return
  await tx.execute(sql.raw(migration.text))
  await tx.execute(sql`insert into migrations (name, sha256) values (${name}, ${migration.sha256})`)
}

async function listApplied(tx: Db): Promise<Applied[]> {
  const { rows } = await tx.execute<{ name: string; sha256: string }>(
    sql`select name, sha256 from migrations order by name`,
  )
  return rows
}

/** The files after the last one that ran. */
function compare(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, sha256 } of applied) {
    const migration = known.get(name)
    if (!migration) {
      throw new MigrationRefused(
        `The database belongs to a newer version: this one does not know its migration ${name}.`,
      )
    }
    if (migration.sha256 !== sha256) {
      throw new MigrationRefused(`The migration ${name} was changed after it ran. Put it back, and write a new one.`)
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !done.has(name))
  const last = applied.at(-1)?.name ?? ''
  const late = pending.find(({ name }) => name < last)
  if (!late) return pending
  throw new MigrationRefused(
    `The migration ${late.name} comes before ${last}, which ran already. Give it a later number.`,
  )
}

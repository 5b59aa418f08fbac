import { cpSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { keepEngineCompiled } from '../../../../test/engines/compiled-engine.ts'
import { scratchFolder } from '../../../../test/engines/scratch-folder.ts'
import type { Database } from '../database.ts'
import { DataFolderInUse, DataFolderUnusable, isDatabaseAway } from '../database-errors.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { openEmbeddedDatabase } from './open-embedded-database.ts'
import { killChildren, startChild } from './test-child.fixture.ts'

let dataDir: string
const opened: Database[] = []

beforeEach(async () => {
  await keepEngineCompiled()
  dataDir = await mkdtemp(join(scratchFolder(), 'mixed-zone-embedded-'))
  cpSync(inject('engine').template, dataDir, { recursive: true })
})

afterEach(async () => {
  killChildren()
  for (const database of opened.splice(0)) await database.close()
  await removeShortNames()
  rmSync(dataDir, { recursive: true, force: true })
})

async function removeShortNames(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name)
    const target = name.startsWith('mixed-zone-') ? await readlink(path).catch(() => '') : ''
    if (target.startsWith(dataDir)) await rm(path)
  }
}

async function open(options: Partial<Parameters<typeof openDatabase>[0]> = {}): Promise<Database> {
  const database = await openDatabase({ dataDir, ...options })
  opened.push(database)
  return database
}

async function read({ query }: Database, text: string): Promise<unknown[]> {
  const { rows } = await query(text)
  return rows
}

describe('the embedded database', () => {
  it('flushes to disk once for each commit, and not for reading', async () => {
    const database = await openEmbeddedDatabase({ dataDir, whenInUse: 'refuse' })
    opened.push(database)
    const { query, countFlushes } = database
    await query('create table flushed (n integer)')
    const before = (await countFlushes?.()) ?? Number.NaN
    for (let n = 0; n < 50; n += 1) await query('insert into flushed values ($1)', [n])
    const written = (await countFlushes?.()) ?? Number.NaN
    for (let n = 0; n < 50; n += 1) await query('select n from flushed where n = $1', [n])
    expect(written - before).toBe(50)
    expect(await countFlushes?.()).toBe(written)
  })

  it('has every acknowledged commit after kill -9, and nothing of one that was cut', async () => {
    for (let round = 0; round < 3; round += 1) {
      const child = startChild('write-rows.fixture.ts', dataDir)
      let acknowledged = 0
      // Killed after another number of commits each time, in the middle of the next.
      for (let line = 0; line < 20 + round * 13; line += 1) acknowledged = Number(await child.nextLine())
      await child.kill()
      const database = await openDatabase({ dataDir })
      const { rows } = await database.query('select count(*) as rows, max(number) as last from acknowledged')
      await database.close()
      expect(acknowledged).toBeGreaterThan(0)
      expect(rows[0].last).toBeGreaterThanOrEqual(acknowledged)
      expect(rows[0].rows).toBe(rows[0].last)
      // Odd numbers are followed by seven rows or none.
      expect([0, 1]).toContain(rows[0].last % 8)
    }
  }, 240_000)

  it('is refused to a second process with one line, and joined by a command', async () => {
    const first = await open()
    await first.query('create table shared as select 7 as n')
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataFolderInUse)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/^Another process is already using the data folder \S+\.$/)
    const command = await open({ whenInUse: 'join' })
    expect(await read(command, 'select n from shared')).toEqual([{ n: 7 }])
    await command.close()
    expect(await read(first, 'select n from shared')).toEqual([{ n: 7 }])
  })

  it('is opened by a command where nobody has it open', async () => {
    const command = await open({ whenInUse: 'join' })
    expect(await read(command, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('shows its socket to its owner only', async () => {
    await open()
    const modes = await Promise.all(['run', 'run/.s.PGSQL.5432', 'run/lock.1'].map((path) => stat(join(dataDir, path))))
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600', '600'])
  })

  it('opens in a folder whose path is too long for a socket', async () => {
    const long = join(dataDir, 'a folder ñ'.repeat(12))
    cpSync(inject('engine').template, long, { recursive: true })
    const database = await open({ dataDir: long })
    expect(await read(database, 'select 1 as n')).toEqual([{ n: 1 }])
    await expect(openDatabase({ dataDir: long })).rejects.toThrow(DataFolderInUse)
  })

  it('says what is wrong with a folder that cannot be used', async () => {
    const file = join(dataDir, 'file')
    await writeFile(file, '')
    await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(DataFolderUnusable)
    await expect(openDatabase({ dataDir: file })).rejects.toThrow(/^The data folder \S+ cannot be used: .+\.$/)
    await rm(join(dataDir, 'database/global'), { recursive: true })
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataFolderUnusable)
  })

  it('fails fast when PostgreSQL dies, and comes back by itself with all that was committed', async () => {
    const database = await open()
    const { query, db } = database
    await query('create table survives as select 1 as n')
    const wal = join(dataDir, 'database/pg_wal')
    await rename(wal, `${wal}.away`)
    // PostgreSQL panics when it cannot write its log.
    await query('select pg_switch_wal()')
    const started = performance.now()
    const failures = await Promise.all([
      query('insert into survives values (2)').catch((error: unknown) => error),
      db.transaction((tx) => tx.execute('insert into survives values (3)')).catch((error: unknown) => error),
    ])
    expect(failures.map(isDatabaseAway)).toEqual([true, true])
    expect(performance.now() - started).toBeLessThan(6_000)
    await rename(`${wal}.away`, wal)
    await expect
      .poll(() => read(database, 'select n from survives').catch(() => 'away'), { timeout: 45_000 })
      .toEqual([{ n: 1 }])
    const inTransaction = await db.transaction((tx) => tx.execute('select n from survives'))
    expect(inTransaction.rows).toEqual([{ n: 1 }])
  })

  it('gives the turn back when a connection ends in the middle of a statement or a transaction', async () => {
    const database = await open()
    for (const text of ['begin', 'select $1::int']) {
      const client = database.createClient()
      client.on('error', () => {})
      await client.connect()
      const pending = text === 'begin' ? await client.query(text) : client.query(text, [1]).catch(() => {})
      await client.end()
      await pending
      expect(await read(database, 'select 2 as n')).toEqual([{ n: 2 }])
    }
  })
})

describe('a connection of another program to the embedded database', () => {
  async function connect(): Promise<Client> {
    const client = new Client({ host: join(dataDir, 'run'), user: 'postgres', database: 'postgres' })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  const valueOf = async (client: Client | Database, setting: string) =>
    (await client.query(`select current_setting('${setting}') as value`)).rows[0].value

  it('has settings of its own, which nobody else notices', async () => {
    const database = await open()
    await database.query('create table shown as select 7 as n')
    const [one, other] = [await connect(), await connect()]
    await one.query(`set search_path to ''; set datestyle to 'German'; set statement_timeout to '3s'`)
    await other.query(`select set_config('search_path', 'pg_catalog', false)`)
    expect(await read(database, 'select n from shown')).toEqual([{ n: 7 }])
    expect([await valueOf(one, 'search_path'), await valueOf(other, 'search_path')]).toEqual(['""', 'pg_catalog'])
    expect([await valueOf(one, 'statement_timeout'), await valueOf(other, 'statement_timeout')]).toEqual(['3s', '0'])
    expect(await valueOf(database, 'datestyle')).toBe('ISO, MDY')
    await other.end()
    expect(await valueOf(one, 'datestyle')).toBe('German, DMY')
    await one.end()
    expect(await read(database, 'select n from shown')).toEqual([{ n: 7 }])
  })

  it('leaves nothing behind when it ends', async () => {
    const database = await open()
    const client = await connect()
    await client.query('create temp table people (n int); set role pg_monitor; listen x; select pg_advisory_lock(1)')
    await client.query({ name: 'left-over', text: 'select $1::int', values: [1] })
    await client.end()
    const left = () =>
      read(
        database,
        `select current_user::text as user, to_regclass('pg_temp.people')::text as temp,
          (select count(*) from pg_locks where locktype = 'advisory') as locks,
          (select count(*) from pg_prepared_statements where name = 'left-over') as statements`,
      )
    await expect.poll(left).toEqual([{ user: 'postgres', temp: null, locks: 0, statements: 0 }])
  })

  it('leaves no statement that it prepared by SQL, so that pg_dump works a second time', async () => {
    const database = await open()
    for (let dump = 0; dump < 2; dump += 1) {
      const client = await connect()
      // pg_dump never ends its transaction.
      await client.query('begin')
      await client.query('prepare "dump Func" (int) as select $1 as n')
      expect((await client.query('execute "dump Func" (7)')).rows).toEqual([{ n: 7 }])
      await client.end()
    }
    const left = () => read(database, 'select count(*) as statements from pg_prepared_statements where from_sql')
    await expect.poll(left).toEqual([{ statements: 0 }])
  })

  it('is closed when it stands idle in a transaction while others wait', async () => {
    const database = await open()
    await database.query('create table counted (n int)')
    const client = await connect()
    await client.query('begin')
    await client.query('insert into counted values (1)')
    const started = performance.now()
    // Many calls must not prolong it.
    const calls = Array.from({ length: 12 }, async (_, count) => {
      await pause(count * 500)
      return read(database, 'select n from counted')
    })
    for (const rows of await Promise.all(calls)) expect(rows).toEqual([])
    expect(performance.now() - started).toBeLessThan(20_000)
    await expect(client.query('commit')).rejects.toThrow()
  })

  it('may stand idle in a transaction as long as nobody waits', async () => {
    const database = await open()
    await database.query('create table slow (n int)')
    const client = await connect()
    await client.query('begin')
    await pause(6_000)
    await client.query('insert into slow values (1)')
    await client.query('commit')
    expect(await read(database, 'select n from slow')).toEqual([{ n: 1 }])
    await client.end()
  })
})

describe('a new data folder', () => {
  it('gets a database that a kill in the middle of creating it does not spoil', async () => {
    const fresh = join(dataDir, 'fresh')
    const child = startChild('write-rows.fixture.ts', fresh)
    await expect
      .poll(
        () =>
          stat(join(fresh, 'database.unfinished')).then(
            () => true,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true)
    await child.kill()
    const database = await open({ dataDir: fresh })
    await migrate(database)
    expect(await read(database, 'select count(*) as people from people')).toEqual([{ people: 0 }])
    await expect(stat(join(fresh, 'database.unfinished'))).rejects.toThrow('ENOENT')
  }, 120_000)
})

import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { MigrationRefused } from './database-errors.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let directory: string

beforeAll(async () => {
  database = await openTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'mixed-zone-migrations-'))
})

afterAll(async () => {
  await database.remove()
  await rm(directory, { recursive: true })
})

beforeEach(async () => {
  await database.query('drop table if exists migrations, first, second, third')
  await rm(directory, { recursive: true })
  directory = await mkdtemp(join(tmpdir(), 'mixed-zone-migrations-'))
  await write(
    '0001-first.sql',
    'create table first (n integer);\n\ninsert into first values (1);\n-- with ; in a comment\ninsert into first values (2)',
  )
})

const write = (name: string, text: string) => writeFile(join(directory, name), text)

async function read<Row>(text: string): Promise<Row[]> {
  const { rows } = await database.query(text)
  return rows
}

async function namesRun(): Promise<string[]> {
  const rows = await read<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

const refused = async (): Promise<string> => {
  const error: unknown = await migrate(database, directory).catch((reason: unknown) => reason)
  return error instanceof MigrationRefused ? error.message : `not refused: ${error}`
}

describe('migrate', () => {
  it('runs all statements of each file, in the order of their numbers, and once', async () => {
    await write('0002-second.sql', 'create table second as select sum(n) as total from first;')
    await write('notes.txt', 'no migration')
    await migrate(database, directory)
    await migrate(database, directory)
    expect(await namesRun()).toEqual(['0001-first.sql', '0002-second.sql'])
    expect(await read('select total from second')).toEqual([{ total: 3 }])
  })

  it('runs each file once when several nodes start at the same moment', async () => {
    await Promise.all(Array.from({ length: 5 }, () => migrate(database, directory)))
    expect(await read('select count(*) as rows from first')).toEqual([{ rows: 2 }])
  })

  it('leaves nothing of a file that fails half-way, and runs it when it is mended', async () => {
    await write('0002-second.sql', 'create table second (n integer); insert into second values (1 / 0);')
    await expect(migrate(database, directory)).rejects.toThrow()
    expect(await namesRun()).toEqual(['0001-first.sql'])
    expect(await read(`select to_regclass('second') as found`)).toEqual([{ found: null }])
    await write('0002-second.sql', 'create table second (n integer);')
    await migrate(database, directory)
    expect(await namesRun()).toEqual(['0001-first.sql', '0002-second.sql'])
  })

  it('refuses a file that was changed after it ran', async () => {
    await migrate(database, directory)
    await write('0001-first.sql', 'create table first (n bigint)')
    expect(await refused()).toContain('0001-first.sql was changed after it ran')
  })

  it('takes a file with other line ends for the same', async () => {
    await write('0001-first.sql', 'create table first (n integer);\n-- two lines\n')
    await migrate(database, directory)
    await write('0001-first.sql', 'create table first (n integer);\r\n-- two lines\r\n')
    await migrate(database, directory)
    expect(await namesRun()).toEqual(['0001-first.sql'])
  })

  it('refuses a database that a newer version has migrated', async () => {
    await write('0002-second.sql', 'create table second (n integer)')
    await migrate(database, directory)
    await rm(join(directory, '0002-second.sql'))
    expect(await refused()).toContain('newer version')
  })

  it('refuses a file that was renamed after it ran', async () => {
    await migrate(database, directory)
    await rename(join(directory, '0001-first.sql'), join(directory, '0001-one.sql'))
    expect(await refused()).toMatch(/0001-first\.sql.*renamed/)
  })

  it('refuses a file that comes before one that has run', async () => {
    await write('0003-third.sql', 'create table third (n integer)')
    await migrate(database, directory)
    await write('0002-second.sql', 'create table second (n integer)')
    expect(await refused()).toContain('0002-second.sql comes before 0003-third.sql')
  })
})

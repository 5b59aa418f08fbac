import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import * as accounts from './accounts.ts'
import * as downloads from './downloads.ts'
import * as drafts from './drafts.ts'
import * as figures from './figures.ts'
import * as files from './files.ts'
import * as library from './library.ts'
import * as people from './people.ts'
import * as records from './records.ts'
import * as search from './search.ts'
import * as social from './social.ts'
import * as studio from './studio.ts'
import * as uploads from './uploads.ts'
import * as writing from './writing.ts'

const tables = [
  people,
  accounts,
  library,
  figures,
  files,
  downloads,
  records,
  search,
  social,
  studio,
  uploads,
  writing,
  drafts,
].flatMap((schema) => Object.values(schema).filter((value) => is(value, PgTable)))

interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly filled: boolean
}

let database: TestDatabase
let rows: ColumnRow[]

beforeAll(async () => {
  database = await openTestDatabase()
  const stored = await database.query(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      a.atthasdef or a.attidentity <> '' as filled
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
    order by 1, 2`)
  rows = stored.rows
})

afterAll(() => database.remove())

describe('the tables that queries know', () => {
  it('are those that the migrations make', () => {
    const known = tables.map((table) => getTableName(table)).sort()
    expect(known).toEqual([...new Set(rows.map((row) => row.table))].sort())
  })

  it('have the columns, types and defaults that the migrations give them', () => {
    const known = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        table: getTableName(table),
        name: column.name,
        type: column.getSQLType(),
        required: column.notNull,
        filled: column.hasDefault || column.generated !== undefined,
      })),
    )
    const inOrder = known.sort((a, b) => compare(a.table, b.table) || compare(a.name, b.name))
    expect(inOrder).toEqual(rows.map((row) => ({ ...row })))
  })

  it('have the primary keys that the migrations give them', async () => {
    const text = `
      select i.indrelid::regclass::text as table, string_agg(a.attname, ',' order by a.attname) as columns
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indisprimary and i.indrelid::regclass::text = any ($1)
      group by 1 order by 1`
    const stored = await database.query(text, [tables.map((table) => getTableName(table))])
    const known = tables.map((table) => ({ table: getTableName(table), columns: primaryKeyOf(table).sort().join(',') }))
    expect(known.sort((a, b) => compare(a.table, b.table))).toEqual(stored.rows)
  })
})

function primaryKeyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const single = columns.filter((column) => column.primary).map((column) => column.name)
  return [...single, ...primaryKeys.flatMap((key) => key.columns.map((column) => column.name))]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../../migrations')

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'mixed-zone-old-data-'))
})

afterAll(async () => {
  await database.remove()
  await rm(folder, { recursive: true })
})

/** An empty database as it was after the migration with this number. */
async function goBackTo(number: string): Promise<void> {
  await database.query('drop schema public cascade; create schema public')
  await cp(MIGRATIONS, folder, {
    recursive: true,
    filter: (path) => path === MIGRATIONS || basename(path).slice(0, 4) <= number,
  })
  await migrate(database, folder)
}

const texts = (es: string, en: string, pt: string) => JSON.stringify({ es, en, pt })

const sameText = (text: string) => ({ es: text, en: text, pt: text })

describe('migrate, with data of an earlier version', () => {
  it('fills in texts that are empty in some languages, and keeps ids', async () => {
    await goBackTo('0021')
    const all = texts('a', 'b', 'c')
    await database.query(`
      insert into sections values ('news', 1, 'regular', '${all}', '${texts('', '', '')}');
      insert into categories (text_id, names) values ('goals', '${texts('', 'Goals', ' ')}'), ('full', '${all}');
      insert into posts (section_id, created_at, updated_at) values ('news', now(), now());
      insert into assets (post_id, kind, media_id, name, created_at, captions, alternatives, rights) values
        (1, 'video', 'one', 'one', now(), '${texts('Gol', '', '')}', '${texts('', ' ', '')}', '${texts('', '', 'Só')}'),
        (1, 'video', 'two', 'two', now(), null, '${all}', '${texts('', '', '')}')`)
    await migrate(database)
    const rows = async (query: string) => (await database.query(query)).rows
    expect(await rows('select descriptions from sections')).toEqual([{ descriptions: sameText('news') }])
    expect(await rows('select names from categories order by id')).toEqual([
      { names: sameText('Goals') },
      { names: JSON.parse(all) },
    ])
    expect(await rows('select id, captions, alternatives, rights from assets order by id')).toEqual([
      { id: 1, captions: { es: 'Gol', en: '', pt: '' }, alternatives: null, rights: sameText('Só') },
      { id: 2, captions: null, alternatives: JSON.parse(all), rights: null },
    ])
    expect(await rows('select id from posts')).toEqual([{ id: 1 }])
    expect(
      await rows(`insert into posts (section_id, created_at, updated_at) values ('news', now(), now())
        returning id > 1000000 as "isRandom"`),
    ).toEqual([{ isRandom: true }])
  })

  it('marks the rows of a demo, and none that somebody made since', async () => {
    await goBackTo('0074')
    const all = texts('a', 'b', 'c')
    await database.query(`
      insert into settings values ('demo', '{"state": "full", "hasAccounts": true}', '2026-11-01');
      insert into sections values ('news', 1, 'regular', '${all}', '${all}');
      insert into people (email, first_name, surnames, password_hash, unsubscribe_code, created_at, updated_at) values
        ('demo@mixedzone.test', 'D', 'E', '!', 'x', '2026-06-01', '2026-06-01'),
        ('own@league.test', 'O', 'W', '!', 'y', '2026-11-02', '2026-11-02');
      insert into posts (section_id, created_at, updated_at) values
        ('news', '2026-10-01', '2026-10-01'), ('news', '2026-11-02', '2026-11-02');
      insert into posts (section_id, created_at, updated_at, import_key, import_digest) values
        ('news', '2020-01-01', '2020-01-01', 'archive', 'x');
      insert into categories (text_id, names) values ('demo', '${all}'), ('own', '${all}'), ('renamed', '${all}');
      insert into text_id_aliases (kind, text_id, category_id, created_at) select 'category', 'first', id, now() from categories
        where text_id = 'renamed';
      insert into audit_entries (at, actor_label, action, subject_kind, subject_id) values
        ('2026-10-01', 'demo', 'post.published', 'post', '1'),
        ('2026-11-02', '#2', 'term.created', 'category', 'own'),
        ('2026-11-02', '#2', 'term.created', 'category', 'first')`)
    await migrate(database)
    const { rows } = await database.query(
      'select table_name, count(*)::int as total from demo_rows group by 1 order by 1',
    )
    expect(rows).toEqual([
      { table_name: 'audit_entries', total: 1 },
      { table_name: 'categories', total: 1 },
      { table_name: 'people', total: 1 },
      { table_name: 'posts', total: 1 },
    ])
    await expect(database.query(`delete from audit_entries where subject_id = 'own'`)).rejects.toThrow()
    await database.query(`delete from audit_entries where action = 'post.published'`)
  })

  it('gives uploads the copyright notice of their bytes, and keeps one that somebody wrote', async () => {
    await goBackTo('0079')
    const cameraOf = (copyright: string) =>
      JSON.stringify({ captions: {}, credit: '', copyright, place: '', keywords: [] })
    await database.query(`
      insert into files (id, sha256, crc32, size_bytes, media_type, created_at) overriding system value
        select n, sha256(n::text::bytea), 0, 1, 'image/jpeg', now() from generate_series(1, 3) n;
      insert into file_details (file_id, state, camera) values
        (1, 'ready', '${cameraOf('© Carvajal')}'), (2, 'ready', '${cameraOf('')}'), (3, 'ready', null);
      insert into assets (kind, file_id, name, copyright, created_at) values
        ('image', 1, 'a', '', now()), ('image', 1, 'b', '© League', now()),
        ('image', 2, 'c', '', now()), ('image', 3, 'd', '', now())`)
    await migrate(database)
    expect((await database.query('select name, copyright from assets order by name')).rows).toEqual([
      { name: 'a', copyright: '© Carvajal' },
      { name: 'b', copyright: '© League' },
      { name: 'c', copyright: '' },
      { name: 'd', copyright: '' },
    ])
  })

  it('deletes the previews of mails that list access requests', async () => {
    await goBackTo('0085')
    await database.query(`
      insert into mails (message_id, template, cause, recipient, locale, preview, created_at) values
        ('<1>', 'desk-requests', '1', 'desk@league.test', 'es', 'x', now()),
        ('<2>', 'rejected', '2', 'ana@paper.test', 'es', 'x', now())`)
    await migrate(database)
    const { rows } = await database.query('select template from mails where preview is not null')
    expect(rows).toEqual([{ template: 'rejected' }])
  })
})

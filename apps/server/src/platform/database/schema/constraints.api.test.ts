import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFixture, aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { insertCategory, insertPost, insertSection, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { assets } from './files.ts'
import { categories, fixtures, matchdays, tags, teams } from './library.ts'

let database: TestDatabase
let sectionId: string

beforeAll(async () => {
  database = await openTestDatabase()
  sectionId = (await insertSection(database.db)).textId
})

afterAll(() => database.remove())

/** Foreign keys that need no index. */
const NOT_INDEXED: Readonly<Record<string, string>> = {
  'posts.section_id': 'sections are never deleted',
}

describe('foreign keys', () => {
  it('have an index, so that deleting a row does not read all rows that might refer to it', async () => {
    // A partial index serves if it leaves out nothing but nulls.
    const { rows } = await database.query(`
      select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indisvalid
          and coalesce(pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname), true))
      order by 1`)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(NOT_INDEXED))
  })

  it.each([
    [
      'team',
      async () => {
        const { id } = await insertTeam(database.db)
        await insertPost(database.db, { sectionId, teamIds: [id] })
        return database.db.delete(teams).where(eq(teams.id, id))
      },
    ],
    [
      'team of a player',
      async () => {
        const { id } = await insertTeam(database.db)
        await insertTag(database.db, { kind: 'player', teamId: id })
        return database.db.delete(teams).where(eq(teams.id, id))
      },
    ],
    [
      'category',
      async () => {
        const { id } = await insertCategory(database.db)
        await insertPost(database.db, { sectionId, categoryIds: [id] })
        return database.db.delete(categories).where(eq(categories.id, id))
      },
    ],
    [
      'tag',
      async () => {
        const { id } = await insertTag(database.db)
        await insertPost(database.db, { sectionId, tagIds: [id] })
        return database.db.delete(tags).where(eq(tags.id, id))
      },
    ],
    [
      'matchday',
      async () => {
        const { id } = await insertMatchday()
        await insertPost(database.db, { sectionId, matchdayId: id })
        return database.db.delete(matchdays).where(eq(matchdays.tagId, id))
      },
    ],
    [
      "matchday's tag",
      async () => {
        const { id } = await insertMatchday()
        return database.db.delete(tags).where(eq(tags.id, id))
      },
    ],
    [
      'fixture',
      async () => {
        const { id: matchdayId } = await insertMatchday()
        const [home, away] = [await insertTeam(database.db), await insertTeam(database.db)]
        const [fixture] = await database.db
          .insert(fixtures)
          .values(aFixture({ matchdayId, homeTeamId: home.id, awayTeamId: away.id }))
          .returning({ id: fixtures.id })
        const fixtureId = fixture?.id ?? 0
        await insertPost(database.db, { sectionId, fixtureId })
        return database.db.delete(fixtures).where(eq(fixtures.id, fixtureId))
      },
    ],
  ])('refuse to delete a %s that is in use', async (_what, deleteUsed) => {
    await expect(deleteUsed()).rejects.toMatchObject({ cause: { code: '23503' } })
  })
})

async function insertMatchday(): Promise<{ id: number }> {
  const tag = await insertTag(database.db, aMatchdayTag())
  await database.db.insert(matchdays).values(aMatchday({ tagId: tag.id }))
  return tag
}

describe('posts', () => {
  it('have no index on columns that every save changes, so that saving updates no index', async () => {
    const { rows } = await database.query(`
      select attname as name,
        exists (select from pg_index where indrelid = attrelid and attnum = any (indkey)) as "isIndexed"
      from pg_attribute where attrelid = 'posts'::regclass and attname in ('version', 'updated_at') order by 1`)
    expect(rows).toEqual([
      { name: 'updated_at', isIndexed: false },
      { name: 'version', isIndexed: false },
    ])
  })
})

describe('localised texts', () => {
  it.each([
    ['empty', { ...inEveryLanguage('Clásico'), en: '' }],
    ['blank', { ...inEveryLanguage('Clásico'), pt: ' \n' }],
    ['null', { ...inEveryLanguage('Clásico'), es: null }],
    ['missing', { es: 'Clásico', en: 'Derby' }],
  ])('refuse a text that is %s in one language', async (_what, names) => {
    const insert = database.db.execute(
      sql`insert into categories (text_id, names) values ('refused', ${JSON.stringify(names)}::jsonb)`,
    )
    await expect(insert).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  it('accept a caption in one language, and refuse one in none', async () => {
    const { id: postId } = await insertPost(database.db, { sectionId })
    const insert = (captions: { es: string; en: string; pt: string }) =>
      database.db.insert(assets).values({
        postId,
        kind: 'video',
        mediaId: `${postId}-${captions.es || 'none'}`,
        name: 'a',
        captions,
        createdAt: new Date(),
      })
    await insert({ es: 'Gol', en: '', pt: '' })
    await expect(insert({ es: '', en: ' ', pt: '' })).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})

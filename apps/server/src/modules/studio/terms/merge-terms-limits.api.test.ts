import { createTerm, deleteTerm, mergeTerms, previewTermMerge } from '@mixed-zone/contract/endpoints/studio/terms'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { inAll } from '@mixed-zone/test-data/localised'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertPost, insertTag, insertTeam } from '../../../../test/insert-posts.ts'
import { termMergeDesk } from '../../../../test/term-merge-desk.ts'
import { teams, termMerges } from '../../../platform/database/schema/library.ts'
import { createMergeTermsService } from './merge-terms.service.ts'
import { MERGED_TERM_REFERENCES } from './merge-terms.repository.ts'
import { createTermChanges } from './term-changes.ts'

const { desk, call, merge, mergeAndGetIds, undo, filterAsReader } = termMergeDesk()

describe('POST studio/term-merges', () => {
  it('does not name a tag to readers who see no post of it', async () => {
    const { db } = desk.test
    const survivor = await insertTag(db, { textId: 'secret-transfer' })
    const merged = await insertTag(db, { textId: 'old-transfer' })
    const embargoUntil = new Date(desk.test.clock.now().getTime() + DAY_MS)
    await insertPost(db, { tagIds: [merged.id], embargoUntil })
    await merge('tags', survivor.id, merged.id)
    expect((await filterAsReader({ tag: 'old-transfer' })).moved).toBeUndefined()
  })

  it('rejects what is not of the kind, unknown, or the same', async () => {
    const { db } = desk.test
    const [topic, player] = [await insertTag(db), await insertTag(db, { kind: 'player' })]
    expect((await merge('tags', topic.id, player.id)).failure().type).toBe('not-found')
    expect((await merge('tags', topic.id, 999_999)).failure().type).toBe('not-found')
    expect((await merge('tags', topic.id, topic.id)).failure().type).toBe('conflict')
    expect((await call(mergeTerms, { body: { kind: 'tags', survivorId: 'x', mergedIds: ['y'] } })).failure().type).toBe(
      'not-found',
    )
    for (const id of ['0', 'x', '999999']) expect((await undo(id)).failure().type).toBe('not-found')
  })

  it('can be undone for 30 days; the address stays reserved after that', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertTeam(db), await insertTeam(db, { textId: 'former-club' })]
    const [mergeId] = await mergeAndGetIds('teams', survivor.id, merged.id)
    desk.test.clock.advance(30 * DAY_MS)
    await desk.signIn()
    expect((await undo(mergeId ?? '')).failure().type).toBe('not-found')
    const { clock, changes, jobs } = desk.test
    const deps = { db, clock, changes, jobs, backgroundDb: db }
    await createMergeTermsService({ ...deps, termChanges: createTermChanges(deps) }).endOldMerges.run()
    const [row] = await db.select().from(termMerges).where(eq(termMerges.mergedId, merged.id))
    expect(row).toMatchObject({ moved: null, crestFileId: null, survivorId: survivor.id })
    const insert = db
      .insert(teams)
      .values({ textId: 'former-club', name: 'x', shortName: 'x', mainColour: '#000000', secondColour: '#ffffff' })
    await expect(insert).rejects.toMatchObject({ cause: { code: '23505' } })
    expect((await call(deleteTerm, { params: { kind: 'teams', id: String(survivor.id) } })).status).toBe(204)
    const body = { names: inAll('Former club'), textId: 'former-club' }
    expect((await call(createTerm, { params: { kind: 'categories' }, body })).status).toBe(201)
  })

  it('covers every column that refers to such a row', async () => {
    const { rows } = await desk.test.db.execute<{ name: string }>(sql`
      select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('teams'::regclass, 'categories'::regclass, 'tags'::regclass)`)
    // A matchday is no row that can be merged.
    const known = [...MERGED_TERM_REFERENCES, 'matchdays.tag_id']
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
  })
})

describe('GET studio/term-merges/preview', () => {
  const preview = (kind: string, ...ids: readonly number[]) =>
    call(previewTermMerge, { query: { kind, ids: ids.join(',') } })

  it('says who uses each, and how many posts have more than one', async () => {
    const { db } = desk.test
    const [one, two] = [await insertTag(db), await insertTag(db)]
    await insertPost(db, { tagIds: [one.id, two.id] })
    await insertPost(db, { tagIds: [two.id] })
    const answer = (await preview('tags', one.id, two.id)).answer()
    expect(answer).toMatchObject({ shared: 1, obstacle: null })
    expect(answer.terms.map(({ id, uses }) => [id, uses.posts])).toEqual(
      expect.arrayContaining([
        [String(one.id), 1],
        [String(two.id), 2],
      ]),
    )
  })

  it('says that two clubs play each other, and knows no unknown rows', async () => {
    const { teams: clubs } = await desk.insertFixture()
    const [home, away] = clubs.map(Number)
    expect((await preview('teams', home ?? 0, away ?? 0)).answer().obstacle).toBe('opponents')
    expect((await preview('tags', 999_999)).failure().type).toBe('not-found')
    expect((await preview('sections', 1)).failure().type).toBe('validation')
  })
})

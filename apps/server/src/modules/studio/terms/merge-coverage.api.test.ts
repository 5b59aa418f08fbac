import { createPromise, listPromises } from '@mixed-zone/contract/endpoints/studio/coverage'
import { deleteTerm, getTerm } from '@mixed-zone/contract/endpoints/studio/terms'
import type { EditableTermKind } from '@mixed-zone/contract/schemas/studio/terms'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertCategory, insertTeam } from '../../../../test/insert-posts.ts'
import { termMergeDesk } from '../../../../test/term-merge-desk.ts'
import { fixtures, pressContacts } from '../../../platform/database/schema/library.ts'
import { coveragePromises } from '../../../platform/database/schema/studio.ts'

const { desk, call, mergeAndGetIds, undo } = termMergeDesk()

const usesOf = async (kind: EditableTermKind, id: number) =>
  (await call(getTerm, { params: { kind, id: String(id) } })).answer().uses

async function promise(categoryId: number, minutes: number, contactId: string | null = null) {
  const body = {
    categoryId: String(categoryId),
    anchor: 'whistle' as const,
    minutes,
    locales: ['es' as const, 'pt' as const],
    sectionId: 'breaking-news',
    contactId,
    titles: { es: 'Once', en: 'Line-up', pt: 'Onze' },
  }
  return (await call(createPromise, { body })).answer()
}

/** What is promised of some categories: the category, and until when. */
const promisesOf = async (...categories: readonly { readonly id: number }[]) => {
  const { promises } = (await call(listPromises)).answer()
  return promises
    .filter(({ categoryId }) => categories.some(({ id }) => String(id) === categoryId))
    .map(({ categoryId, minutes }) => [Number(categoryId), minutes])
}

describe('POST studio/term-merges of promised categories', () => {
  it('moves the promise, and back', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertCategory(db), await insertCategory(db)]
    const { id } = await promise(merged.id, 10)
    const merges = await mergeAndGetIds('categories', survivor.id, merged.id)
    expect(await promisesOf(survivor, merged)).toEqual([[survivor.id, 10]])
    expect(await usesOf('categories', survivor.id)).toMatchObject({ promises: 1 })
    expect((await undo(...merges)).status).toBe(204)
    expect(await promisesOf(survivor, merged)).toEqual([[merged.id, 10]])
    const [row] = await db
      .select()
      .from(coveragePromises)
      .where(eq(coveragePromises.id, Number(id)))
    // Somebody who had it open is told.
    expect(row).toMatchObject({ categoryId: merged.id, version: 3 })
  })

  it('keeps the promise of the surviving one if both have one, and restores the other', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertCategory(db), await insertCategory(db)]
    const contact = { name: 'Marta Quiroga', roles: { es: 'Prensa', en: 'Press', pt: 'Imprensa' } }
    const [stored] = await db
      .insert(pressContacts)
      .values({ ...contact, email: 'desk@league.test', telephone: '+34 910 000 112' })
      .returning({ id: pressContacts.id })
    await promise(survivor.id, 20)
    const lost = await promise(merged.id, 30, String(stored?.id))
    const merges = await mergeAndGetIds('categories', survivor.id, merged.id)
    expect(await promisesOf(survivor, merged)).toEqual([[survivor.id, 20]])
    await db.delete(pressContacts).where(eq(pressContacts.id, stored?.id ?? 0))
    expect((await undo(...merges)).status).toBe(204)
    const { promises } = (await call(listPromises)).answer()
    expect(promises.find(({ id }) => id === lost.id)).toEqual({ ...lost, contactId: null, version: 2 })
    expect(await promisesOf(survivor, merged)).toEqual([
      [survivor.id, 20],
      [merged.id, 30],
    ])
  })

  it('moves one promise of several categories, and each back to its own', async () => {
    const { db } = desk.test
    const [survivor, one, two] = [await insertCategory(db), await insertCategory(db), await insertCategory(db)]
    await promise(one.id, 40)
    await promise(two.id, 50)
    const merges = await mergeAndGetIds('categories', survivor.id, one.id, two.id)
    expect(await promisesOf(survivor, one, two)).toEqual([[survivor.id, 40]])
    expect((await undo(...merges)).status).toBe(204)
    expect(await promisesOf(survivor, one, two)).toEqual([
      [one.id, 40],
      [two.id, 50],
    ])
  })

  it('restores no promise that was deleted since', async () => {
    const { db } = desk.test
    const [survivor, merged] = [await insertCategory(db), await insertCategory(db)]
    await promise(merged.id, 60)
    const merges = await mergeAndGetIds('categories', survivor.id, merged.id)
    await db.delete(coveragePromises).where(eq(coveragePromises.categoryId, survivor.id))
    expect((await undo(...merges)).status).toBe(204)
    expect(await promisesOf(survivor, merged)).toEqual([])
  })
})

describe('POST studio/term-merges of clubs with fixtures', () => {
  it('gives the fixtures a new version, at home and away', async () => {
    const { db } = desk.test
    const [first, second] = [await desk.insertFixture(), await desk.insertFixture()]
    const [home, away] = [Number(first.teams[0]), Number(second.teams[1])]
    const survivor = await insertTeam(db)
    const rowOf = async (id: string) => {
      const [row] = await db
        .select()
        .from(fixtures)
        .where(eq(fixtures.id, Number(id)))
      return row
    }
    const merges = await mergeAndGetIds('teams', survivor.id, home, away)
    expect(await rowOf(first.id)).toMatchObject({ homeTeamId: survivor.id, version: 2 })
    expect(await rowOf(second.id)).toMatchObject({ awayTeamId: survivor.id, version: 2 })
    expect(await usesOf('teams', survivor.id)).toMatchObject({ fixtures: 2, promises: 0 })
    expect((await undo(...merges)).status).toBe(204)
    expect(await rowOf(first.id)).toMatchObject({ homeTeamId: home, version: 3 })
    expect(await rowOf(second.id)).toMatchObject({ awayTeamId: away, version: 3 })
  })
})

describe('DELETE studio/terms', () => {
  const remove = (kind: EditableTermKind, id: number) => call(deleteTerm, { params: { kind, id: String(id) } })

  it('rejects a promised category and a club with fixtures', async () => {
    const { db } = desk.test
    const category = await insertCategory(db)
    await promise(category.id, 70)
    expect((await remove('categories', category.id)).failure().type).toBe('conflict')
    expect(await promisesOf(category)).toEqual([[category.id, 70]])
    const { teams } = await desk.insertFixture()
    for (const id of teams) expect((await remove('teams', Number(id))).failure().type).toBe('conflict')
  })
})

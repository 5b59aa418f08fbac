import { LOCALES } from '@mixed-zone/contract/locales'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { sections } from '../../../platform/database/schema/library.ts'
import { seedSections } from './sections.service.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

const now = new Date('2026-11-15T18:00:00Z')
const stored = () => database.db.select().from(sections).orderBy(asc(sections.position))

describe('seedSections', () => {
  it('rejects a product key that collides with another section', async () => {
    await expect(seedSections(database.db, { productKey: 'player', now })).rejects.toThrow(/PRODUCT_KEY/)
    expect(await stored()).toEqual([])
  })

  it('creates the fourteen sections of the specification in order, with texts in three languages', async () => {
    await Promise.all([1, 2, 3].map(() => seedSections(database.db, { productKey: 'meridiana', now })))
    const rows = await stored()
    expect(rows.map((row) => row.textId)).toEqual([
      'featured',
      'current-stories',
      'breaking-news',
      'derbies',
      'club-media',
      'interviews',
      'press-releases',
      'regular-content',
      'player-stories',
      'club-stories',
      'meridiana-stories',
      'special-stories',
      'lifestyle-stories',
      'smartbank-stories',
    ])
    expect(rows.map((row) => row.kind)).toEqual([...Array(7).fill('featured'), ...Array(7).fill('regular')])
    for (const locale of LOCALES) {
      expect(new Set(rows.map((row) => row.names[locale])).size).toBe(14)
      expect(rows.every((row) => row.descriptions[locale].length > 5)).toBe(true)
    }
  })

  it('keeps the product key of the first start and changes by editors', async () => {
    const names = { es: 'Choques', en: 'Clashes', pt: 'Choques' }
    await database.db.update(sections).set({ names }).where(eq(sections.textId, 'derbies'))
    expect(await seedSections(database.db, { productKey: 'other', now })).toBe('meridiana')
    const rows = await stored()
    expect(rows).toHaveLength(14)
    expect(rows.find((row) => row.textId === 'derbies')?.names).toEqual(names)
  })
})

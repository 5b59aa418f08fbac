import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { beginFill, endFill, loadFillState } from './fill-state.ts'

const NOW = new Date('2026-09-12T10:00:00Z')

describe('beginFill', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase()
  })

  afterAll(() => database.remove())

  it('does not overwrite the state `full` of another node', async () => {
    const { db } = database
    await beginFill(db, NOW)
    await endFill(db, { hasAccounts: true }, NOW)
    await beginFill(db, NOW)
    expect(await loadFillState(db)).toEqual({ state: 'full', hasAccounts: true })
  })
})

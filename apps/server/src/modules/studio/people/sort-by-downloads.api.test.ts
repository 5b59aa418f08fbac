import { listPeople } from '@mixed-zone/contract/endpoints/studio/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { usageEvents } from '../../../platform/database/schema/records.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

describe('GET studio/people', () => {
  it('sorts by downloads, which follow events that are added, moved and deleted', async () => {
    const companyName = 'Sorted Wire'
    const [none, some, most] = [
      await test.signIn({ companyName }),
      await test.signIn({ companyName }),
      await test.signIn({ companyName }),
    ]
    const use = (who: SignedIn, event: 'download' | 'view') => ({
      at: test.clock.now(),
      event,
      personId: who.personId,
      companyName,
      mediaType: 'newspaper',
      country: 'ES',
      region: 'europe',
    })
    await test.db
      .insert(usageEvents)
      .values([
        use(some, 'download'),
        ...Array.from({ length: 3 }, () => use(most, 'download')),
        ...Array.from({ length: 9 }, () => use(none, 'view')),
      ])
    const list = async (direction: 'asc' | 'desc') => {
      const query = { text: companyName, sort: 'downloads', direction } as const
      const { items } = (await test.call(listPeople, { token: admin.token, query })).answer()
      return items.map(({ id, downloads }) => [Number(id), downloads])
    }
    const [a, b, c] = [none.personId, some.personId, most.personId]
    expect(await list('asc')).toEqual([
      [a, 0],
      [b, 1],
      [c, 3],
    ])
    await test.db.update(usageEvents).set({ personId: b }).where(eq(usageEvents.personId, c))
    await test.db.update(usageEvents).set({ rendition: 'thumb' }).where(eq(usageEvents.personId, b))
    expect(await list('desc')).toEqual([
      [b, 4],
      [c, 0],
      [a, 0],
    ])
    await test.db.delete(usageEvents).where(eq(usageEvents.personId, b))
    expect(await list('desc')).toEqual([
      [c, 0],
      [b, 0],
      [a, 0],
    ])
    await test.db.insert(usageEvents).values(use(some, 'download'))
    await test.db.delete(people).where(eq(people.id, b))
    expect(await list('asc')).toEqual([
      [a, 0],
      [c, 0],
    ])
  })
})

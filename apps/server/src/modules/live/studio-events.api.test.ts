import { setTimeout as pause } from 'node:timers/promises'
import type { Permission } from '@mixed-zone/contract/permissions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenTo } from '../../../test/live-reader.ts'
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts'
import { people } from '../../platform/database/schema/people.ts'
import { studioEvents } from '../../platform/database/schema/studio.ts'
import { recordStudioEvent } from './live.ts'

let test: TestApp
let origin: string

beforeAll(async () => {
  test = await startTestApp()
  origin = await test.listen()
})

/** A stream that is opened gets the events of the last seconds again. */
beforeEach(() => test.db.delete(studioEvents))

afterAll(() => test.remove())

/** Two seconds are promised; a busy machine gets three times that. */
const WITHIN = { timeout: 6_000 }

const record = (permission: Permission | null, subjectId: number, recipientId?: number) =>
  recordStudioEvent(test.db, { kind: 'request', permission, subjectId, ...(recipientId && { recipientId }) })

async function listen(...permissionsAdded: Permission[]) {
  const signedIn = await test.signIn({ permissionsAdded })
  return { ...signedIn, ...(await listenTo(origin, { token: signedIn.token })) }
}

describe('GET live › studio events', () => {
  it('reach those with the permission, and nobody else', async () => {
    const [clerk, auditor, early, media] = [
      await listen('users'),
      await listen('audit'),
      await listen('embargo'),
      await listen(),
    ]
    await record('users', 1)
    await record('audit', 2)
    await record(null, 3)
    await record('users', 4, auditor.personId)
    await record('users', 5, clerk.personId)
    const subjects = (reader: typeof clerk) => reader.studioEvents.map(({ subjectId }) => subjectId)
    await expect.poll(() => subjects(clerk), WITHIN).toEqual(['1', '3', '5'])
    await expect.poll(() => subjects(auditor), WITHIN).toEqual(['2', '3'])
    expect([...subjects(early), ...subjects(media)]).toEqual([])
    for (const reader of [clerk, auditor, early, media]) await reader.close()
  })

  it('stop with the permission', async () => {
    const [clerk, other] = [await listen('users', 'audit'), await listen('users')]
    await record('users', 1)
    await expect.poll(() => clerk.studioEvents, WITHIN).toEqual([{ kind: 'request', subjectId: '1' }])
    await test.db
      .update(people)
      .set({ permissionsAdded: ['audit'] })
      .where(eq(people.id, clerk.personId))
    await record('users', 2)
    await expect.poll(() => other.studioEvents.at(-1)?.subjectId, WITHIN).toBe('2')
    expect(clerk.studioEvents).toHaveLength(1)
    await clerk.close()
    await other.close()
  })

  it('are sent once, also if a transaction commits after a later one', async () => {
    const clerk = await listen('users')
    const late = Promise.withResolvers<void>()
    const recorded = Promise.withResolvers<void>()
    const committed = test.db.transaction(async (tx) => {
      await recordStudioEvent(tx, { kind: 'mail', permission: 'users', subjectId: 'late' })
      recorded.resolve()
      await late.promise
    })
    await recorded.promise
    // The embedded engine runs one transaction at a time.
    if (test.database.engine === 'server') {
      await record('users', 1)
      await vi.waitUntil(() => clerk.studioEvents.length === 1, WITHIN)
    }
    late.resolve()
    await committed
    await expect.poll(() => clerk.studioEvents.at(-1), WITHIN).toEqual({ kind: 'mail', subjectId: 'late' })
    const count = clerk.studioEvents.length
    await pause(2_500)
    expect(clerk.studioEvents).toHaveLength(count)
    await clerk.close()
  })

  it('are combined if many of a kind come at once', async () => {
    const clerk = await listen('audit')
    await test.db.transaction(async (tx) => {
      for (let subjectId = 0; subjectId < 50; subjectId += 1) {
        await recordStudioEvent(tx, { kind: 'request', permission: 'audit', subjectId })
      }
      const progress = { state: 'running', total: 50, finished: 50, failed: 1 } as const
      const job = { kind: 'job', permission: 'audit', subjectId: 7, recipientId: clerk.personId } as const
      await recordStudioEvent(tx, { ...job, progress: { ...progress, finished: 10 } })
      await recordStudioEvent(tx, { ...job, progress })
    })
    await expect
      .poll(() => clerk.studioEvents, WITHIN)
      .toEqual([
        { kind: 'request', subjectId: null },
        { kind: 'job', subjectId: '7', progress: { state: 'running', total: 50, finished: 50, failed: 1 } },
      ])
    await clerk.close()
  })

  it('are not sent while a provisional password has to be replaced', async () => {
    const clerk = await listen('users')
    const witness = await listen('users')
    await test.db
      .update(people)
      .set({ provisionalUntil: new Date(test.clock.now().getTime() + 60_000) })
      .where(eq(people.id, clerk.personId))
    await record('users', 9)
    await expect.poll(() => witness.studioEvents, WITHIN).toContainEqual({ kind: 'request', subjectId: '9' })
    expect(clerk.studioEvents).not.toContainEqual({ kind: 'request', subjectId: '9' })
    await witness.close()
  })
})

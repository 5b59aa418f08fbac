import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { randomBytes } from 'node:crypto'
import { logout } from '@mixed-zone/contract/endpoints/access'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { limitCounters, sessions, usedCaptchas } from '../../platform/database/schema/people.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

async function tidyUp(): Promise<void> {
  for (const task of test.access.housekeeping) await task.run()
}

describe('access housekeeping', () => {
  it('deletes sessions a month after their end', async () => {
    const ended = await test.signIn()
    const forgotten = await test.signIn()
    await test.call(logout, { token: ended.token })
    const idsAfter = async () => {
      await tidyUp()
      return (await test.db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id)
    }
    expect(await idsAfter()).toEqual(expect.arrayContaining([ended.actor.sessionId, forgotten.actor.sessionId]))
    test.clock.advance(30 * DAY_MS + 1)
    expect(await idsAfter()).toEqual([forgotten.actor.sessionId])
    test.clock.advance(7 * DAY_MS)
    const living = await test.signIn()
    expect(await idsAfter()).toEqual([living.actor.sessionId])
    expect((await test.call(listSections, { token: living.token })).status).toBe(200)
  })

  it('deletes used captchas after their expiry', async () => {
    const now = test.clock.now().getTime()
    const row = (ms: number) => ({ digest: randomBytes(32), expiresAt: new Date(now + ms) })
    const kept = row(1)
    await test.db.insert(usedCaptchas).values([row(-1), kept])
    await tidyUp()
    expect((await test.db.select().from(usedCaptchas)).map(({ digest }) => digest)).toEqual([kept.digest])
  })

  it('deletes old counters, but none with an active block', async () => {
    const now = test.clock.now().getTime()
    const row = (subject: string, windowMs: number) => ({
      name: 'test',
      subject,
      hits: 1,
      windowStartedAt: new Date(now + windowMs),
    })
    await test.db
      .insert(limitCounters)
      .values([row('old', -DAY_MS - 1), row('young', -DAY_MS + 1), row('waiting', 900_000)])
    await tidyUp()
    const subjects = (await test.db.select().from(limitCounters)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['waiting', 'young'])
  })
})

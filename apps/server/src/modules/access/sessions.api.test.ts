import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { logout } from '@mixed-zone/contract/endpoints/access'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts'
import { people, sessions } from '../../platform/database/schema/people.ts'
import { createSessionsService } from './sessions.service.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

const statusOf = async (token: string) => (await test.call(listSections, { token })).status

describe('sessions', () => {
  it('end with logout', async () => {
    const { token } = await test.signIn()
    expect(await statusOf(token)).toBe(200)
    const result = await test.call(logout, { token })
    expect([result.status, result.raw.body]).toEqual([204, ''])
    const again = await test.call(logout, { token })
    expect(again.failure().type).toBe('token')
    expect(await statusOf(token)).toBe(401)
  })

  it('end independently of other sessions of the person', async () => {
    const one = await test.signIn()
    const other = await test.signIn()
    await test.call(logout, { token: one.token })
    expect(await statusOf(other.token)).toBe(200)
  })

  it('of readers expire after 12 hours without use', async () => {
    const { token } = await test.signIn()
    test.clock.advance(12 * HOUR_MS - 1)
    expect(await statusOf(token)).toBe(200)
    test.clock.advance(12 * HOUR_MS)
    expect(await statusOf(token)).toBe(401)
  })

  it('of readers expire after 7 days', async () => {
    const { token } = await test.signIn()
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      test.clock.advance(8 * HOUR_MS)
      expect(await statusOf(token)).toBe(200)
    }
    test.clock.advance(8 * HOUR_MS)
    expect(await statusOf(token)).toBe(401)
  })

  it('of staff expire after 2 hours without use', async () => {
    const { token } = await test.signIn({ role: 'manager' })
    test.clock.advance(2 * HOUR_MS)
    expect(await statusOf(token)).toBe(401)
  })

  it('end when the person is suspended', async () => {
    const { token, personId } = await test.signIn()
    await test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, personId))
    expect(await statusOf(token)).toBe(401)
  })

  it('use the staff timeouts once the person has a permission', async () => {
    const { token, personId } = await test.signIn()
    test.clock.advance(3 * HOUR_MS)
    await test.db
      .update(people)
      .set({ permissionsAdded: ['export'] })
      .where(eq(people.id, personId))
    expect(await statusOf(token)).toBe(401)
  })

  it('use the current permissions, not those at login', async () => {
    const { token, personId } = await test.signIn({ role: 'editor' })
    await test.db
      .update(people)
      .set({ permissionsTaken: ['publish', 'embargo'] })
      .where(eq(people.id, personId))
    const actor = await test.access.authenticate(token)
    expect([...(actor?.permissions ?? [])]).toEqual(['posts', 'taxonomy', 'export', 'figures'])
    expect(actor?.seesEmbargoed).toBe(false)
  })

  it('show embargoed posts to media people only after they accept the terms', async () => {
    const { token, personId } = await test.signIn({ permissionsAdded: ['embargo'] })
    expect((await test.access.authenticate(token))?.seesEmbargoed).toBe(false)
    await test.db.update(people).set({ embargoTermsAcceptedAt: test.clock.now() }).where(eq(people.id, personId))
    expect((await test.access.authenticate(token))?.seesEmbargoed).toBe(true)
  })

  it('write their last use at most once a minute', async () => {
    const { token, actor } = await test.signIn()
    const usedAt = async () =>
      (await test.db.select({ at: sessions.usedAt }).from(sessions).where(eq(sessions.id, actor.sessionId)))[0]?.at
    const opened = await usedAt()
    test.clock.advance(59_999)
    await statusOf(token)
    expect(await usedAt()).toEqual(opened)
    test.clock.advance(1)
    await statusOf(token)
    expect(await usedAt()).toEqual(test.clock.now())
  })

  it('are found by their file handle while they are valid', async () => {
    const { token, actor, personId } = await test.signIn()
    expect((await test.access.findActorByFileHandle(actor.fileHandle))?.personId).toBe(personId)
    await test.call(logout, { token })
    expect(await test.access.findActorByFileHandle(actor.fileHandle)).toBeNull()
    expect(await test.access.findActorByFileHandle('')).toBeNull()
  })

  it('with a provisional password allow only logout', async () => {
    const provisionalUntil = new Date(test.clock.now().getTime() + HOUR_MS)
    const { token } = await test.signIn({ provisionalUntil })
    const result = await test.call(listSections, { token })
    expect([result.status, result.failure().type]).toEqual([403, 'password-change'])
    expect((await test.call(logout, { token })).status).toBe(204)
  })

  it.each([['x'], ['x'.repeat(10_000)], ["'; drop table people; --"], ['%00']])(
    'are not found by a made-up token',
    async (token) => {
      expect([401, 404]).toContain(await statusOf(encodeURIComponent(token)))
    },
  )
})

describe('sessions.findActorByFileHandle', () => {
  async function setUp() {
    const reader = await test.signIn()
    let reads = 0
    const firstRead = Promise.withResolvers<void>()
    let firstReadMayEnd = Promise.resolve()
    const service = createSessionsService({
      db: test.db,
      clock: test.clock,
      isCodeRequired: () => false,
      getTermsPublishedAt: () => null,
      changes: {
        async observe(read) {
          reads += 1
          const isFirst = reads === 1
          const rows = await test.changes.observe(read)
          if (isFirst) firstRead.resolve()
          if (isFirst) await firstReadMayEnd
          return rows
        },
      },
    })
    const [fileHandle = ''] = reader.key.split('.')
    return {
      reader,
      load: (handle = fileHandle) => service.findActorByFileHandle(handle),
      countReads: () => reads,
      firstRead: firstRead.promise,
      holdFirstRead(): () => void {
        const { promise, resolve } = Promise.withResolvers<void>()
        firstReadMayEnd = promise
        return resolve
      },
    }
  }

  it('shares reads between concurrent requests, of any session', async () => {
    const { reader, load, countReads } = await setUp()
    const loads = Array.from({ length: 40 }, (_, index) => load(index % 4 === 3 ? 'unknown' : undefined))
    const personIds = (await Promise.all(loads)).map((actor) => actor?.personId ?? null)
    expect(personIds.filter((id) => id === reader.personId)).toHaveLength(30)
    expect(personIds.filter((id) => id === null)).toHaveLength(10)
    expect(countReads()).toBe(1)
  })

  it('never uses a read that began before the request', async () => {
    const { reader, load, countReads, firstRead, holdFirstRead } = await setUp()
    const endFirstRead = holdFirstRead()
    const before = load()
    await firstRead
    await test.call(logout, { token: reader.token })
    const after = [load(), load()]
    endFirstRead()
    expect(await before).not.toBeNull()
    expect(await Promise.all(after)).toEqual([null, null])
    expect(countReads()).toBe(2)
  })
})

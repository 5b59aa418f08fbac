import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import { cancelMails, countMails, listMails, resendMails } from '@mixed-zone/contract/endpoints/studio/mail'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { RETURNED, storeMail } from '../../../../test/store-mail.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { auditEntries, auditPersonal, mails, mailSuppressions } from '../../../platform/database/schema/records.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp({ runsJobs: true })
  admin = await test.signIn({ role: 'admin' })
})

beforeEach(async () => {
  await test.db.delete(mails)
  await test.db.delete(mailSuppressions)
})

afterAll(() => test.remove())

const reason = 'The mailbox works again'

const statesOf = async () =>
  (await test.db.select({ state: mails.state }).from(mails).orderBy(mails.id)).map(({ state }) => state)

/** The rows of a job once it has ended. */
async function resultsOf(jobId: string) {
  return vi.waitFor(
    async () => {
      const { job, rows } = (await test.call(getJob, { token: admin.token, params: { id: jobId } })).answer()
      expect(job.state).toBe('done')
      return rows.items
    },
    { timeout: 30_000, interval: 200 },
  )
}

describe('POST studio/mail/resend', () => {
  it('sends the selected mails again, releases their addresses, and says which stay as they are', async () => {
    const ids = [await storeMail(test, {}, RETURNED), await storeMail(test), '999999', 'x']
    await test.db.insert(mailSuppressions).values({ address: 'caio@diario.test', since: test.clock.now() })
    const started = await test.call(resendMails, { token: admin.token, body: { ids, reason } })
    expect(started.status).toBe(202)
    expect(await resultsOf(started.answer().jobId)).toEqual([
      { id: ids[0], label: 'caio@diario.test', result: 'done' },
      { id: ids[1], label: 'caio@diario.test', result: 'conflict' },
      { id: '999999', label: null, result: 'not-found' },
      { id: 'x', label: null, result: 'not-found' },
    ])
    expect(await statesOf()).toEqual(['waiting', 'waiting'])
    expect(await test.db.select().from(mailSuppressions)).toEqual([])
    const entries = await test.db
      .select({ actorId: auditEntries.actorId, personal: auditPersonal.details })
      .from(auditEntries)
      .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditEntries.id))
      .where(eq(auditEntries.action, 'mail.resent'))
    expect(entries).toEqual([{ actorId: admin.personId, personal: { reason } }])
  }, 60_000)

  it('sends all again that can be sent again, unless their number has changed', async () => {
    await storeMail(test, {}, RETURNED)
    await storeMail(test, {}, { state: 'suppressed', attempts: 1 })
    await storeMail(test, {}, { state: 'sent', details: null })
    await storeMail(test, {}, { ...RETURNED, notAfter: new Date('2020-01-01') })
    const { resendable } = (await test.call(countMails, { token: admin.token })).answer()
    const filter = { state: 'resendable' } as const
    const { total } = (await test.call(listMails, { token: admin.token, query: filter })).answer()
    expect([resendable, total]).toEqual([2, 2])
    const resend = (seen: number) =>
      test.call(resendMails, { token: admin.token, body: { filter, total: seen, reason } })
    expect((await resend(3)).failure().type).toBe('conflict')
    const rows = await resultsOf((await resend(2)).answer().jobId)
    expect(rows.map(({ result }) => result)).toEqual(['done', 'done'])
    expect(await statesOf()).toEqual(['waiting', 'waiting', 'sent', 'failed'])
  }, 60_000)

  it('sends a mail once if two jobs have it', async () => {
    const id = await storeMail(test, {}, RETURNED)
    const started = await Promise.all(
      [1, 2].map(() => test.call(resendMails, { token: admin.token, body: { ids: [id], reason } })),
    )
    const results = await Promise.all(started.map((job) => resultsOf(job.answer().jobId)))
    expect(
      results
        .flat()
        .map(({ result }) => result)
        .toSorted(),
    ).toEqual(['conflict', 'done'])
  }, 60_000)
})

describe('POST studio/mail/cancel', () => {
  it('cancels waiting mails and leaves those that have left', async () => {
    const ids = [await storeMail(test), await storeMail(test, {}, { state: 'sent', details: null })]
    const started = await test.call(cancelMails, { token: admin.token, body: { ids, reason } })
    const rows = await resultsOf(started.answer().jobId)
    expect(rows.map(({ result }) => result)).toEqual(['done', 'conflict'])
    expect(await statesOf()).toEqual(['cancelled', 'sent'])
  }, 60_000)

  it.each(['resend', 'cancel'])('rejects a bad body, as %s does', async (action) => {
    const bodies = [
      {},
      { ids: [], reason },
      { ids: ['1'] },
      { ids: ['1'], reason: '  ' },
      { ids: ['1'], reason: 'a\0' },
      { filter: {}, reason },
      { filter: { state: 'lost' }, total: 1, reason },
      { filter: {}, total: -1, reason },
    ]
    for (const payload of bodies) {
      const result = await test.inject({
        method: 'POST',
        url: `/api/studio/mail/${action}`,
        headers: { authorization: `Bearer ${admin.token}` },
        payload,
      })
      expect([result.statusCode, result.json().error.type]).toEqual([422, 'validation'])
    }
  })

  it('needs the permission', async () => {
    const { token } = await test.signIn({ role: 'editor' })
    const body = { ids: ['1'], reason }
    for (const endpoint of [resendMails, cancelMails]) {
      expect((await test.call(endpoint, { token, body })).failure().type).toBe('permission')
    }
  })
})

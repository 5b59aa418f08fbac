import {
  cancelMail,
  getMail,
  listSuppressedAddresses,
  releaseAddress,
  resendMail,
  sendTestMail,
} from '@mixed-zone/contract/endpoints/studio/mail'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { RETURNED, storeMail, type StoredMailState } from '../../../../test/store-mail.ts'
import { listJobs } from '../../../../test/test-jobs.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import type { Mail } from '../../../mails/mail-types.ts'
import { auditEntries, auditPersonal, mails, mailSuppressions } from '../../../platform/database/schema/records.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'
import { MAIL_QUEUE } from '../../../platform/mail/outbox.ts'

const HOSTILE = '"><img src=x onerror=alert(1)>'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin', firstName: 'Ruth', surnames: 'Aldana' })
})

beforeEach(async () => {
  await test.db.delete(mails)
  await test.db.delete(mailSuppressions)
})

afterAll(() => test.remove())

type Query = Readonly<Record<string, string | number | undefined>>

const store = (given?: Partial<Mail>, state?: StoredMailState) => storeMail(test, given, state)

const get = (id: string) => test.call(getMail, { token: admin.token, params: { id } })
const resend = (id: string, reason = 'New mailbox') =>
  test.call(resendMail, { token: admin.token, params: { id }, body: { reason } })
const cancel = (id: string, reason = 'Not needed') =>
  test.call(cancelMail, { token: admin.token, params: { id }, body: { reason } })
const rowOf = async (id: string) =>
  (
    await test.db
      .select()
      .from(mails)
      .where(eq(mails.id, Number(id)))
  )[0]
const auditOf = async (action: string) =>
  test.db
    .select()
    .from(auditEntries)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditEntries.id))
    .where(eq(auditEntries.action, action))

describe('POST studio/mail/:id/resend', () => {
  it('queues the mail again, releases the address, and records the reason where it can be erased', async () => {
    const id = await store({}, RETURNED)
    await test.db.insert(mailSuppressions).values({ address: 'caio@diario.test', since: test.clock.now() })
    expect((await resend(id, ' New mailbox ')).answer()).toMatchObject({
      state: 'waiting',
      attempts: 0,
      suppressedSince: null,
    })
    const keys = (await listJobs(test.db, MAIL_QUEUE.name)).map(({ data }) => data)
    expect(keys).toContainEqual({ mailId: Number(id) })
    const [entry] = await auditOf('mail.resent')
    expect(entry).toMatchObject({
      audit_entries: { actorId: admin.personId, changes: { state: { before: 'returned', after: 'waiting' } } },
      audit_personal: { address: 'caio@diario.test', details: { reason: 'New mailbox' } },
    })
    expect(JSON.stringify(entry?.audit_entries)).not.toContain('caio')
    expect(await test.db.select().from(studioEvents).where(eq(studioEvents.subjectId, id))).toMatchObject([
      { kind: 'mail', permission: 'users' },
    ])
  })

  it('happens once when called concurrently', async () => {
    const id = await store({}, RETURNED)
    const results = await Promise.all(Array.from({ length: 5 }, () => resend(id)))
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  it.each([
    ['an accepted mail', { state: 'sent', details: null }],
    ['a waiting mail', {}],
    ['a mail whose content has expired', { ...RETURNED, notAfter: new Date('2020-01-01') }],
    ['a mail whose content was erased', { ...RETURNED, details: null }],
  ] satisfies [string, StoredMailState][])('refuses %s', async (_name, state: StoredMailState) => {
    const id = await store({}, state)
    expect((await resend(id)).failure().type).toBe('conflict')
    expect((await rowOf(id))?.state).toBe(state.state ?? 'waiting')
  })

  it('requires a reason', async () => {
    const id = await store({}, RETURNED)
    expect((await resend(id, '   ')).failure().fields).toHaveProperty('reason')
    expect((await resend(id, 'x'.repeat(501))).failure().fields).toHaveProperty('reason')
  })
})

describe('POST studio/mail/:id/cancel', () => {
  it('ends a waiting mail and erases its secret', async () => {
    const id = await store()
    expect((await cancel(id, HOSTILE)).answer()).toMatchObject({ state: 'cancelled', canBeSentAgain: false })
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', details: null })
    expect(await auditOf('mail.cancelled')).toMatchObject([{ audit_personal: { details: { reason: HOSTILE } } }])
    expect((await cancel(id)).failure().type).toBe('conflict')
  })

  it.each(['0', 'abc', '999999999', '\0'])('returns not-found for %j, as resend does', async (id) => {
    expect((await cancel(id)).failure().type).toBe('not-found')
    expect((await resend(id)).failure().type).toBe('not-found')
  })

  it('refuses a mail that is being sent', async () => {
    const id = await store({}, { state: 'sending', attempts: 1 })
    expect((await cancel(id)).failure().type).toBe('conflict')
  })
})

describe('POST studio/mail/test', () => {
  it('sends one mail to oneself at a time', async () => {
    const results = await Promise.all([1, 2, 3].map(() => test.call(sendTestMail, { token: admin.token })))
    const ids = new Set(results.map((result) => result.answer().id))
    expect([results[0]?.status, ids.size]).toEqual([202, 1])
    const [id = ''] = ids
    expect((await get(id)).answer()).toMatchObject({
      template: 'delivery-test',
      recipient: admin.email,
      state: 'waiting',
      person: { name: 'Ruth Aldana' },
    })
    expect(await auditOf('mail.tested')).toHaveLength(1)
  })
})

describe('suppressed addresses', () => {
  const release = (address: string, reason = 'They asked') =>
    test.call(releaseAddress, { token: admin.token, body: { address, reason } })

  it('are listed, searched and released with a reason', async () => {
    const since = test.clock.now()
    await test.db.insert(mailSuppressions).values([
      { address: 'one@paper.test', since, answer: '550 no such user' },
      { address: 'two@other.test', since },
    ])
    const find = async (query: Query = {}) =>
      (await test.call(listSuppressedAddresses, { token: admin.token, query }))
        .answer()
        .items.map(({ address }) => address)
    expect(await find({ sort: 'address', direction: 'desc' })).toEqual(['two@other.test', 'one@paper.test'])
    expect(await find({ text: 'PAPER' })).toEqual(['one@paper.test'])
    expect((await release('ONE@paper.test')).status).toBe(204)
    expect(await find()).toEqual(['two@other.test'])
    expect(await auditOf('mail.address-released')).toMatchObject([
      { audit_personal: { address: 'one@paper.test', details: { reason: 'They asked' } } },
    ])
    expect((await release('one@paper.test')).failure().type).toBe('not-found')
    expect((await release('two@other.test', '')).failure().fields).toHaveProperty('reason')
  })
})

import {
  cancelMail,
  countMails,
  getMail,
  getMailContent,
  getMailServer,
  getMailTemplate,
  listMails,
  listSuppressedAddresses,
  releaseAddress,
  resendMail,
  sendTestMail,
} from '@mixed-zone/contract/endpoints/studio/mail'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { RETURNED, storeMail, type StoredMailState } from '../../../../test/store-mail.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import type { Mail } from '../../../mails/mail-types.ts'
import { mailAttempts, mails, mailSuppressions } from '../../../platform/database/schema/records.ts'

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

const list = async (query: Query = {}) => (await test.call(listMails, { token: admin.token, query })).answer()
const get = (id: string) => test.call(getMail, { token: admin.token, params: { id } })
const rowOf = async (id: string) =>
  (
    await test.db
      .select()
      .from(mails)
      .where(eq(mails.id, Number(id)))
  )[0]

describe('GET studio/mail', () => {
  it('lists mails newest first with their state, and counts each state', async () => {
    const states: readonly [string, StoredMailState][] = [
      ['waiting', {}],
      ['sending', { state: 'sending', attempts: 1 }],
      ['retrying', { state: 'waiting', attempts: 2 }],
      ['accepted', { state: 'sent', attempts: 1, sentAt: test.clock.now(), details: null }],
      ['returned', RETURNED],
      ['failed', { state: 'failed', attempts: 30, smtpCode: 451 }],
      ['uncertain', { state: 'uncertain', attempts: 1, details: null }],
      ['suppressed', { state: 'suppressed', attempts: 1 }],
      ['cancelled', { state: 'cancelled', details: null }],
      ['dropped', { state: 'dropped', details: null }],
    ]
    for (const [, state] of states) await store({}, state)
    const { items, total } = await list()
    expect([total, items.map(({ state }) => state).toReversed()]).toEqual([10, states.map(([name]) => name)])
    for (const [state] of states) expect((await list({ state })).items.map((item) => item.state)).toEqual([state])
    expect((await list({ state: 'problem' })).total).toBe(4)
    const counts = (await test.call(countMails, { token: admin.token })).answer()
    expect(Object.values(counts.states)).toEqual(states.map(() => 1))
    expect(items.filter((item) => item.canBeSentAgain).map(({ state }) => state)).toEqual([
      'suppressed',
      'failed',
      'returned',
    ])
    const planned = items.filter((item) => item.nextAttemptAt !== null).map(({ state }) => state)
    expect(planned).toEqual(['retrying', 'waiting'])
    expect(items.filter((item) => item.canBeCancelled).map(({ state }) => state)).toEqual(['retrying', 'waiting'])
  })

  it('searches by address and by name, and filters by template, language, person and day', async () => {
    const person = await test.signIn({ firstName: 'Íñigo', surnames: 'Peñalver' })
    await test.db.delete(mails)
    const ofPerson = await store({ to: person.email, personId: person.personId, locale: 'es' })
    const other = await store({ to: '100%_odd@paper.test', template: 'already-have-account' })
    const find = async (query: Query) => (await list(query)).items.map(({ id }) => id)
    for (const text of ['inigo', 'PENALVER', person.email.slice(1)]) expect(await find({ text })).toEqual([ofPerson])
    expect(await find({ text: '%_o' })).toEqual([other])
    expect(await find({ text: "' or 1=1 --" })).toEqual([])
    expect(await find({ template: 'already-have-account' })).toEqual([other])
    expect(await find({ locale: 'es' })).toEqual([ofPerson])
    expect(await find({ personId: String(person.personId) })).toEqual([ofPerson])
    expect(await find({ from: '2000-01-01', to: '2000-01-02' })).toEqual([])
    expect(await find({ sort: 'recipient', direction: 'asc' })).toEqual([other, ofPerson])
    expect((await list({ text: 'inigo' })).items[0]?.person).toEqual({
      id: String(person.personId),
      name: 'Íñigo Peñalver',
    })
  })

  it.each([
    ['an unknown state', { state: 'lost' }, 'state'],
    ['an end before its start', { from: '2026-02-02', to: '2026-02-01' }, 'to'],
    ['a template with other characters', { template: '<b>' }, 'template'],
    ['a NUL', { text: 'a\0' }, 'text'],
    ['an unknown order', { sort: 'state' }, 'sort'],
  ])('refuses %s', async (_name, query: Query, field) => {
    const failure = (await test.call(listMails, { token: admin.token, query })).failure()
    expect([failure.type, Object.keys(failure.fields ?? {})]).toEqual(['validation', [field]])
  })

  it('needs the permission', async () => {
    const editor = await test.signIn({ role: 'editor' })
    const id = await store({}, RETURNED)
    const { token } = editor
    const params = { id }
    const body = { reason: 'x' }
    const calls = [
      test.call(listMails, { token }),
      test.call(countMails, { token }),
      test.call(getMail, { token, params }),
      test.call(getMailContent, { token, params }),
      test.call(getMailServer, { token }),
      test.call(getMailTemplate, { token, params: { template: 'rejected' }, query: { locale: 'es' } }),
      test.call(resendMail, { token, params, body }),
      test.call(cancelMail, { token, params, body }),
      test.call(sendTestMail, { token }),
      test.call(listSuppressedAddresses, { token }),
      test.call(releaseAddress, { token, body: { ...body, address: 'a@a.test' } }),
    ]
    for (const result of await Promise.all(calls)) expect(result.failure().type).toBe('permission')
    expect(await rowOf(id)).toMatchObject({ state: 'failed' })
  })
})

describe('GET studio/mail/:id', () => {
  it('returns the attempts, the suppressed address and what else came back from the domain', async () => {
    const id = await store({}, RETURNED)
    await store({ to: 'other@diario.test' }, RETURNED)
    await store({ to: 'somebody@elsewhere.test' }, RETURNED)
    const at = test.clock.now()
    await test.db.insert(mailAttempts).values([
      { mailId: Number(id), at, result: 'unavailable', answer: null },
      { mailId: Number(id), at, result: 'rejected', answer: '550 no such user' },
    ])
    await test.db.insert(mailSuppressions).values({ address: 'CAIO@diario.test', since: at })
    expect((await get(id)).answer()).toMatchObject({
      state: 'returned',
      answer: '550 no such user',
      tries: [{ result: 'rejected', answer: '550 no such user' }, { result: 'unavailable' }],
      suppressedSince: at.toISOString(),
      returnedOfDomain: 2,
      hasContent: true,
    })
  })

  it.each(['0', 'abc', '999999999', '\0'])('returns not-found for %j', async (id) => {
    expect((await get(id)).failure().type).toBe('not-found')
  })
})

describe('GET studio/mail/server', () => {
  const getServer = async () => (await test.call(getMailServer, { token: admin.token })).answer()
  const attempt = async (result: (typeof mailAttempts.$inferInsert)['result'], at: string, durationMs = 84) => {
    const mailId = Number(await store({}, { state: 'sent', details: null }))
    await test.db
      .insert(mailAttempts)
      .values({ mailId, at: new Date(at), result, answer: `said ${result}`, durationMs })
  }

  it('knows nothing before the first mail', async () => {
    expect(await getServer()).toEqual({
      state: 'unused',
      lastAttempt: null,
      failingSince: null,
      oldestWaitingSince: null,
    })
  })

  it('tells the last answer, since when it fails, and how old the queue is', async () => {
    await attempt('unavailable', '2026-11-15T17:00:00Z')
    await attempt('accepted', '2026-11-15T18:00:00Z')
    expect(await getServer()).toMatchObject({
      state: 'working',
      lastAttempt: { at: '2026-11-15T18:00:00.000Z', answer: 'said accepted', durationMs: 84 },
      failingSince: null,
    })
    await attempt('rejected', '2026-11-15T18:10:00Z')
    expect(await getServer()).toMatchObject({ state: 'refusing', failingSince: '2026-11-15T18:10:00.000Z' })
    await attempt('unavailable', '2026-11-15T18:20:00Z')
    await attempt('error', '2026-11-15T18:30:00Z')
    const createdAt = new Date('2026-11-15T18:15:00Z')
    await store({}, { createdAt })
    await store({}, { createdAt: new Date('2026-11-15T18:16:00Z') })
    expect(await getServer()).toMatchObject({
      state: 'failing',
      lastAttempt: { at: '2026-11-15T18:20:00.000Z' },
      failingSince: '2026-11-15T18:10:00.000Z',
      oldestWaitingSince: createdAt.toISOString(),
    })
  })
})

import {
  cancelMail,
  countMails,
  getMail,
  getMailContent,
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
import { people } from '../../../platform/database/schema/people.ts'
import { mailAttempts, mails, mailSuppressions } from '../../../platform/database/schema/records.ts'

const HOSTILE = '"><img src=x onerror=alert(1)>'
const PASSWORD = 'Very-Secret-77'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp({ rendersMails: true })
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

describe('GET studio/mail/:id/content', () => {
  const content = (id: string, token = admin.token) => test.call(getMailContent, { token, params: { id } })

  const AUTHORISED = {
    template: 'authorised',
    details: {
      firstName: HOSTILE,
      provisionalPassword: PASSWORD,
      expiresAt: '2026-11-18T10:30:00.000Z',
      unsubscribeCode: 'unsubscribe-secret',
    },
  } as const

  it.each([
    ['a provisional password', AUTHORISED],
    ['a reset link', { template: 'reset-link', details: { firstName: 'Ana', token: PASSWORD, minutes: 60 } } as const],
    ['the code of a request', { template: 'request-received', details: { firstName: 'Ana', code: PASSWORD } } as const],
  ])('hides %s in the text and in the HTML', async (_name, mail) => {
    const { text, subject, htmlUrl } = (await content(await store(mail))).answer()
    const { body: html, statusCode } = await test.inject({ url: htmlUrl })
    expect(statusCode).toBe(200)
    for (const shown of [text, subject, html]) expect(shown).not.toMatch(/Very-Secret|unsubscribe-secret/)
    expect(text).toContain('********')
    expect(html).toContain('********')
  })

  it('stores no secret in what is shown', async () => {
    const id = await store(AUTHORISED)
    await test.db
      .update(mails)
      .set({ state: 'sent', details: null })
      .where(eq(mails.id, Number(id)))
    expect((await content(id)).answer().text).toContain('********')
  })

  it('sends the HTML with a sandboxing policy, escapes what people typed, and runs nothing', async () => {
    const { htmlUrl } = (await content(await store(AUTHORISED))).answer()
    const { headers, body } = await test.inject({ url: htmlUrl })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'; style-src 'unsafe-inline'/)
    expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['SAMEORIGIN', 'no-store'])
    expect(body).not.toContain('<img')
    expect(body).toContain('<base target="_blank">')
  })

  it('answers not-found without a signature, with one of another mail, and after the permission is gone', async () => {
    const id = await store()
    const other = await store()
    const colleague = await test.signIn({ role: 'admin' })
    const { htmlUrl } = (await content(id, colleague.token)).answer()
    expect((await test.inject({ url: htmlUrl })).statusCode).toBe(200)
    for (const url of [
      `/api/mails/${id}`,
      htmlUrl.replace(`/${id}?`, `/${other}?`),
      `${htmlUrl}x`,
      '/api/mails/x?k=y',
    ]) {
      expect((await test.inject({ url })).statusCode).toBe(404)
    }
    await test.db.update(people).set({ role: 'editor' }).where(eq(people.id, colleague.personId))
    expect((await test.inject({ url: htmlUrl })).statusCode).toBe(404)
  })

  it('answers not-found once the content was erased', async () => {
    const id = await store({}, { preview: null })
    expect((await content(id)).failure().type).toBe('not-found')
    expect((await get(id)).answer().hasContent).toBe(false)
  })
})

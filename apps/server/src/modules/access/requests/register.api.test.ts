import { getRequestStatus, loadRegisterTypes, login, register } from '@mixed-zone/contract/endpoints/access'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration, type SentRegistration } from '../../../../test/a-registration.ts'
import { type TestApp, startTestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import { mailDomains } from '../../../platform/database/schema/accounts.ts'
import { accessRequests, people } from '../../../platform/database/schema/people.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

let lastAddress = 0

/** From an address of its own, so that the tests do not slow each other down. */
function ask(body: SentRegistration) {
  lastAddress += 1
  return test.call(register, { body, address: `198.51.${Math.floor(lastAddress / 250)}.${lastAddress % 250}` })
}

const requestsOf = (email: string) => test.db.select().from(accessRequests).where(eq(accessRequests.email, email))

const mailsTo = async (email: string) => (await test.mails()).filter(({ recipient }) => recipient === email)

describe('POST register', () => {
  it('stores the request and mails a confirmation', async () => {
    const body = aRegistration({ name: '  Íñigo ⚽ محمد', surnames: 'D’Angelo', newsletter: true })
    const result = await ask(body)
    expect([result.status, result.answer()]).toEqual([202, { status: 'requested' }])
    const [request] = await requestsOf(body.email)
    expect(request).toMatchObject({
      firstName: 'Íñigo ⚽ محمد',
      surnames: 'D’Angelo',
      telephonePrefix: '+34',
      telephoneNumber: '612345678',
      country: 'ES',
      newsletter: true,
      state: 'waiting',
    })
    expect(await mailsTo(body.email)).toMatchObject([
      { template: 'request-received', locale: 'es', details: { firstName: 'Íñigo ⚽ محمد', code: request?.code } },
    ])
  })

  it('notifies the desk', async () => {
    const { email } = await test.signIn({ role: 'admin' })
    await ask(aRegistration())
    expect((await mailsTo(email)).map(({ template }) => template)).toContain('desk-requests')
  })

  it('returns the same bytes for a known address, and mails its owner', async () => {
    const known = await test.signIn({ communicationsLocale: 'pt' })
    const answers = [await ask(aRegistration()), await ask(aRegistration({ email: known.email.toUpperCase() }))]
    const seen = answers.map(({ status, headers, raw }) => {
      const { date: _date, 'x-request-id': _id, ...others } = headers
      return JSON.stringify([status, others, raw.body])
    })
    expect(new Set(seen).size).toBe(1)
    expect(await requestsOf(known.email)).toEqual([])
    expect(await mailsTo(known.email)).toMatchObject([{ template: 'already-have-account', locale: 'pt' }])
  })

  it('stores one of a hundred concurrent requests', async () => {
    const body = aRegistration()
    const results = await Promise.all(Array.from({ length: 100 }, () => ask(body)))
    const statuses = results.map(({ status }) => status)
    expect(statuses.filter((status) => status === 202)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(95)
    expect(await requestsOf(body.email)).toHaveLength(1)
    expect(await mailsTo(body.email)).toHaveLength(1)
  })

  it('accepts a new request after a rejection', async () => {
    const body = aRegistration()
    await ask(body)
    await test.db
      .update(accessRequests)
      .set({ state: 'rejected', decidedAt: test.clock.now() })
      .where(eq(accessRequests.email, body.email))
    await ask(body)
    expect((await requestsOf(body.email)).map(({ state }) => state).sort()).toEqual(['rejected', 'waiting'])
  })

  it('accepts 5 an hour per mail address, counting accepted ones only', async () => {
    const body = aRegistration()
    for (let time = 0; time < 8; time += 1) await ask({ ...body, captcha: '' })
    for (let time = 0; time < 8; time += 1) await ask({ ...body, country: 'US' })
    for (let time = 0; time < 5; time += 1) expect((await ask(body)).status).toBe(202)
    const refused = await ask(body)
    expect(refused.failure().type).toBe('rate-limit')
    expect(Number(refused.headers['retry-after'])).toBe(3_600)
    test.clock.advance(3_600_000)
    expect((await ask(body)).status).toBe(202)
  })

  it('accepts 60 an hour per network, even after a restart', async () => {
    const from = (address: string) => test.call(register, { body: aRegistration(), address })
    const results = await Promise.all(Array.from({ length: 70 }, () => from('2001:db8:1:2::1')))
    expect(results.filter(({ status }) => status === 202)).toHaveLength(60)
    const restarted = await startTestApp({ restartOf: test })
    const late = await restarted.call(register, { body: aRegistration(), address: '2001:db8:1:2:ffff::9' })
    expect(late.failure().type).toBe('rate-limit')
    await restarted.app.close()
    expect((await from('2001:db8:1:3::1')).status).toBe(202)
  })

  it('reports every missing field except the newsletter', async () => {
    const result = await test.inject({
      method: 'POST',
      url: '/api/register',
      headers: { authorization: `Basic ${btoa('portal:portal')}`, 'accept-language': 'en' },
      payload: { legal: false },
    })
    expect(result.statusCode).toBe(422)
    expect(result.json().error.fields).toEqual({
      email: 'The Email field is required',
      name: 'The Name field is required',
      surnames: 'The Surnames field is required',
      telephone: 'The Telephone field is required',
      region: 'The Region field is required',
      country: 'The Country field is required',
      companyName: 'The Media name field is required',
      mediaType: 'The Media type field is required',
      workType: 'The Job type field is required',
      comunicationsLocale: 'The Communications language field is required',
      legal: 'The Legal terms field is required',
    })
  })

  it.each<[string, Partial<SentRegistration>, string]>([
    ['a country of another region', { country: 'MX' }, 'country'],
    ['a country that is none', { country: 'XX' }, 'country'],
    ['a telephone that no country has', { telephone: { prefix: '+34', number: '123' } }, 'telephone.number'],
    ['a prefix that no country has', { telephone: { prefix: '+999', number: '612345678' } }, 'telephone.prefix'],
    ['a name of two lines', { name: 'Ana\r\nBcc: all@example.test' }, 'name'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a medium without end', { companyName: 'x'.repeat(151) }, 'companyName'],
    ['no address', { email: 'nuria at gazeta' }, 'email'],
    ['an address with a line break', { email: 'a@b.test\nBcc: c@d.test' }, 'email'],
  ])('rejects %s without using the captcha', async (_case, wrong, field) => {
    const result = await ask(aRegistration({ ...wrong, captcha: '' }))
    expect(result.failure().type).toBe('validation')
    expect(Object.keys(result.failure().fields ?? {})).toEqual([field])
  })

  it('validates the telephone by its prefix, not by the country', async () => {
    const telephone = { prefix: '+44', number: '07400 123456' }
    expect((await ask(aRegistration({ telephone }))).status).toBe(202)
  })

  it('ignores unknown fields', async () => {
    const body = aRegistration()
    const extra = { role: 'admin', state: 'authorised', personId: 1, decidedBy: 1, code: 'chosen' }
    await ask({ ...body, ...extra })
    const [request] = await requestsOf(body.email)
    expect(request).toMatchObject({ state: 'waiting', personId: null, decidedBy: null })
    expect(request?.code).not.toBe('chosen')
  })

  it('requires the captcha', async () => {
    expect((await ask(aRegistration({ captcha: '' }))).failure().type).toBe('captcha')
  })

  it('ignores forged headers', async () => {
    const body = aRegistration()
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-for': '203.0.113.9' }
    await test.call(register, { body, headers, address: '198.51.200.1' })
    const stored = JSON.stringify([await requestsOf(body.email), await mailsTo(body.email)])
    expect(stored).not.toContain('evil')
    expect(stored).not.toContain('203.0.113.9')
  })
})

describe('POST register › trusted domain', () => {
  it('is authorised automatically, ignoring case', async () => {
    await test.db
      .insert(mailDomains)
      .values({ domain: 'wire.test', addedAt: test.clock.now(), changedAt: test.clock.now() })
    const body = aRegistration({ email: 'Marta@Wire.TEST' })
    expect((await ask(body)).answer()).toEqual({ status: 'requested' })
    const [mail] = await mailsTo(body.email)
    if (mail?.template !== 'authorised' || mail.details === null) throw new Error('no provisional password was mailed')
    const password = mail.details.provisionalPassword
    const opened = await test.call(login, { body: { email: body.email, password, captcha: SOLVED } })
    expect(opened.answer().mustChangePassword).toBe(true)
    expect((await requestsOf(body.email))[0]).toMatchObject({ state: 'authorised', madePerson: true })
  })

  it('does not include subdomains and similar domains', async () => {
    const emails = ['a@sub.wire.test', 'a@wire.test.evil.test', 'a@notwire.test']
    for (const email of emails) {
      await ask(aRegistration({ email }))
      expect(await test.db.select().from(people).where(eq(people.email, email))).toEqual([])
    }
  })
})

describe('POST request-status', () => {
  it('returns the state of the request with this code', async () => {
    const body = aRegistration()
    await ask(body)
    const [request] = await requestsOf(body.email)
    const result = await test.call(getRequestStatus, { body: { code: request?.code ?? '' } })
    expect(result.answer()).toEqual({
      state: 'waiting',
      requestedAt: test.clock.now().toISOString(),
      decidedAt: null,
      reason: null,
    })
    expect(result.raw.body).not.toContain(body.email)
  })

  it.each(['', '1', 'x'.repeat(10_000), "' or 1=1 --"])('returns not-found for an unknown code', async (code) => {
    expect((await test.call(getRequestStatus, { body: { code } })).failure().type).toBe('not-found')
  })
})

describe('GET load-register-types', () => {
  it.each([
    ['es', 'España', 'Periódico', 'Europa', 'Inglés', 'Irán'],
    ['en', 'Spain', 'Newspaper', 'Europe', 'English', 'Iran'],
    ['pt', 'Espanha', 'Jornal', 'Europa', 'Inglês', 'Irão'],
  ] as const)('names everything in %s', async (locale, spain, newspaper, europe, english, iran) => {
    const types = (await test.call(loadRegisterTypes, { locale })).answer()
    expect(types.countries).toContainEqual({ id: 'ES', name: spain, region: 'europe', prefix: '+34' })
    expect(types.mediaTypes).toContainEqual({ id: 'newspaper', name: newspaper })
    expect(types.regions).toContainEqual({ id: 'europe', name: europe })
    expect(types.locales).toContainEqual({ id: 'en', name: english })
    expect(types.countries).toContainEqual({ id: 'IR', name: iran, region: 'middle-east', prefix: '+98' })
    expect([types.mediaTypes.length, types.workTypes.length, types.regions.length]).toEqual([10, 8, 6])
  })
})

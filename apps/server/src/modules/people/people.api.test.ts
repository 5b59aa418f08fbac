import { logout } from '@mixed-zone/contract/endpoints/access'
import {
  checkSubscription,
  getMyData,
  getUserData,
  unsubscribe,
  updateUserData,
} from '@mixed-zone/contract/endpoints/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { people } from '../../platform/database/schema/people.ts'
import { usageEvents } from '../../platform/database/schema/records.ts'
import { savedViews } from '../../platform/database/schema/studio.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

const dataOf = async (token: string) => (await test.call(getUserData, { token })).answer()

type Change = NonNullable<Parameters<typeof test.call<typeof updateUserData>>[1]>['body']

const update = (token: string, body: Change) => test.call(updateUserData, { token, body: body ?? {} })

const FROM_SPAIN = { region: 'europe', country: 'ES' }

describe('POST private/user-data', () => {
  it('returns the registration data and the permissions', async () => {
    const { token, email, personId } = await test.signIn({
      role: 'manager',
      firstName: 'Ágata',
      surnames: 'Ríos',
      telephonePrefix: '+34',
      telephoneNumber: '612345678',
      ...FROM_SPAIN,
      companyName: 'Liga',
      mediaType: 'club-media',
      workType: 'press-officer',
      communicationsLocale: 'pt',
      newsletter: true,
    })
    expect(await dataOf(token)).toEqual({
      id: String(personId),
      role: 'manager',
      permissions: ['export', 'figures'],
      email,
      name: 'Ágata',
      surnames: 'Ríos',
      telephone: { prefix: '+34', number: '612345678' },
      region: 'europe',
      country: 'ES',
      companyName: 'Liga',
      mediaType: 'club-media',
      workType: 'press-officer',
      comunicationsLocale: 'pt',
      newsletter: true,
      accessSince: test.clock.now().toISOString(),
      oneTimeCode: false,
      mustAcceptEmbargoTerms: false,
    })
  })
})

describe('POST private/update-user-data', () => {
  it('changes only the fields that are sent', async () => {
    const { token } = await test.signIn({ ...FROM_SPAIN, surnames: 'Ríos' })
    const before = await dataOf(token)
    const changed = (
      await update(token, { name: '  Ōtani 大谷 ', comunicationsLocale: 'en', newsletter: true })
    ).answer()
    expect(changed).toEqual({ ...before, name: 'Ōtani 大谷', comunicationsLocale: 'en', newsletter: true })
    expect(await dataOf(token)).toEqual(changed)
    expect((await update(token, {})).answer()).toEqual(changed)
  })

  it('rejects a country outside the region, whichever is sent', async () => {
    const { token } = await test.signIn(FROM_SPAIN)
    expect((await update(token, { country: 'PT' })).answer()).toMatchObject({ region: 'europe', country: 'PT' })
    expect((await update(token, { country: 'BR' })).failure().fields).toHaveProperty('country')
    expect((await update(token, { region: 'africa' })).failure().fields).toHaveProperty('country')
    expect((await update(token, { region: 'latin-america', country: 'BR' })).status).toBe(200)
    expect(await dataOf(token)).toMatchObject({ region: 'latin-america', country: 'BR' })
  })

  it('validates the telephone and normalises its digits', async () => {
    const { token } = await test.signIn()
    const wrong = await update(token, { telephone: { prefix: '+34', number: '1' } })
    expect(wrong.failure().fields).toEqual({ 'telephone.number': 'The format is wrong' })
    const right = await update(token, { telephone: { prefix: '+1', number: '(212) 555-0123' } })
    expect(right.answer().telephone).toEqual({ prefix: '+1', number: '2125550123' })
  })

  it('ignores role, permissions, state and email', async () => {
    const { token, email } = await test.signIn()
    const before = await dataOf(token)
    const raised = {
      role: 'admin',
      permissions: ['users'],
      permissionsAdded: ['users'],
      state: 'active',
      email: 'x@y.test',
      id: '1',
    }
    const result = await test.inject({
      method: 'POST',
      url: '/api/private/update-user-data',
      headers: { authorization: `Bearer ${token}` },
      payload: raised,
    })
    expect(result.statusCode).toBe(200)
    expect(await dataOf(token)).toEqual({ ...before, email })
  })

  it.each([
    { name: '' },
    { name: 'a\nb' },
    { mediaType: 'blog' },
    { comunicationsLocale: 'fr' },
    { newsletter: 'yes' },
  ])('refuses %j', async (payload) => {
    const { token } = await test.signIn()
    const headers = { authorization: `Bearer ${token}` }
    const result = await test.inject({ method: 'POST', url: '/api/private/update-user-data', headers, payload })
    expect([result.statusCode, Object.keys(result.json().error.fields)]).toEqual([422, Object.keys(payload)])
  })
})

describe('POST unsubscribe', () => {
  const newsletterOf = async (id: number) =>
    (await test.db.select().from(people).where(eq(people.id, id)))[0]?.newsletter

  async function subscriber() {
    const person = await test.signIn({ newsletter: true })
    const [row] = await test.db.select().from(people).where(eq(people.id, person.personId))
    return { ...person, code: row?.unsubscribeCode ?? '' }
  }

  it('is idempotent, and can be undone on the account page', async () => {
    const { code, personId, token } = await subscriber()
    for (let time = 0; time < 2; time += 1) {
      expect((await test.call(unsubscribe, { body: { id: code } })).status).toBe(204)
      expect(await newsletterOf(personId)).toBe(false)
    }
    await update(token, { newsletter: true })
    expect(await newsletterOf(personId)).toBe(true)
  })

  it('is what check-subscription tells, without changing it', async () => {
    const { code } = await subscriber()
    const check = async (id: string) => test.call(checkSubscription, { body: { id } })
    expect((await check(code)).answer()).toEqual({ subscribed: true })
    await test.call(unsubscribe, { body: { id: code } })
    expect((await check(code)).answer()).toEqual({ subscribed: false })
    expect((await check('nobody')).failure().type).toBe('not-found')
  })

  it('cancels a newsletter that is not confirmed yet', async () => {
    const { code, personId } = await subscriber()
    await test.db.update(people).set({ newsletter: false, newsletterPending: true }).where(eq(people.id, personId))
    await test.call(unsubscribe, { body: { id: code } })
    const [row] = await test.db.select().from(people).where(eq(people.id, personId))
    expect([row?.newsletter, row?.newsletterPending]).toEqual([false, false])
  })

  it('returns not-found for user ids and unknown codes', async () => {
    const { personId } = await subscriber()
    for (const id of [String(personId), '', 'x'.repeat(10_000), '\0', "' or 1=1 --"]) {
      expect((await test.call(unsubscribe, { body: { id } })).failure().type).toBe('not-found')
    }
    expect(await newsletterOf(personId)).toBe(true)
  })

  it('accepts a one-click form without a credential', async () => {
    const { code, personId } = await subscriber()
    const post = (lang: string, id: string) =>
      test.inject({
        method: 'POST',
        url: `/${lang}/unsubscribe/${id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await post('fr', code)).statusCode).toBe(404)
    expect((await post('es', 'nobody')).statusCode).toBe(404)
    expect((await post('es', '%00')).statusCode).toBe(404)
    for (const method of ['GET', 'HEAD'] as const) await test.inject({ method, url: `/pt/unsubscribe/${code}` })
    expect(await newsletterOf(personId)).toBe(true)
    expect((await post('pt', code)).statusCode).toBe(200)
    expect(await newsletterOf(personId)).toBe(false)
    expect((await post('en', code)).statusCode).toBe(200)
  })
})

describe('GET private/my-data', () => {
  it('returns everything about the person, and nothing about others', async () => {
    const { token, personId, email } = await test.signIn({ companyName: 'Mine' })
    const other = await test.signIn({ companyName: 'Theirs' })
    const use = {
      at: test.clock.now(),
      event: 'view',
      companyName: '',
      mediaType: 'other',
      country: 'ES',
      region: 'europe',
    } as const
    await test.db.insert(usageEvents).values([
      { ...use, personId },
      { ...use, personId, event: 'download', rendition: '1080' },
      { ...use, personId: other.personId },
    ])
    const view = { list: 'people', name: 'Late', query: 'sort=name' }
    await test.db.insert(savedViews).values([
      { ...view, personId, createdAt: test.clock.now() },
      { ...view, personId: other.personId, createdAt: test.clock.now() },
    ])
    const result = await test.call(getMyData, { token })
    const data = result.answer()
    expect(data.savedViews).toEqual([view])
    expect(data.account).toMatchObject({ email, companyName: 'Mine', state: 'active' })
    expect(data.usage.map(({ event }) => event)).toEqual(['view', 'download'])
    expect(data.sessions).toHaveLength(1)
    for (const hidden of [other.email, 'Theirs', 'argon2', 'passwordHash', token]) {
      expect(result.raw.body).not.toContain(hidden)
    }
    await test.call(logout, { token })
  })
})

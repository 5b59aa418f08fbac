import { ENDPOINTS } from '@mixed-zone/contract/endpoints'
import { login } from '@mixed-zone/contract/endpoints/access'
import {
  changeRole,
  deletePerson,
  endPersonSession,
  endPersonSessions,
  getPerson,
  getPersonUsage,
  listPersonDownloads,
  listPersonHistory,
  listPersonMails,
  listPersonSessions,
  reinstatePerson,
  renewPassword,
  suspendPerson,
} from '@mixed-zone/contract/endpoints/studio/people'
import { ROLES } from '@mixed-zone/contract/permissions'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import { idOf, isSessionOpen, type SignedIn } from '../../../../test/test-sign-in.ts'
import { people, sessions } from '../../../platform/database/schema/people.ts'
import { auditPersonal, usageEvents } from '../../../platform/database/schema/records.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
})

beforeEach(async () => {
  admin = await test.signIn({ role: 'admin', firstName: 'Alba', surnames: 'Rey' })
})

afterAll(() => test.remove())

const get = async (who: SignedIn, by = admin) =>
  (await test.call(getPerson, { token: by.token, params: idOf(who) })).answer()

describe('studio/people', () => {
  it('needs the permission users, for every call', async () => {
    const withoutUsers = await test.signIn({ role: 'admin', permissionsTaken: ['users'] })
    const headers = { authorization: `Bearer ${withoutUsers.token}` }
    const types = new Map<string, string>()
    for (const { method, path } of ENDPOINTS.filter(({ path }) => path.startsWith('studio/people'))) {
      const url = `/api/${path.replace(':id', String(admin.personId))}`
      types.set(`${method} ${path}`, (await test.inject({ method, url, headers })).json().error?.type)
    }
    expect(types.size).toBeGreaterThan(20)
    expect([...types].filter(([, type]) => type !== 'permission')).toEqual([])
  })
})

describe('GET studio/people/:id', () => {
  it('says where each permission comes from', async () => {
    const person = await test.signIn({ role: 'editor', email: 'mafalda@atlantica.test' })
    await test.call(changeRole, {
      token: admin.token,
      params: idOf(person),
      body: { role: 'editor', permissionsAdded: ['audit'], permissionsTaken: ['publish'] },
    })
    const { permissionSources, domain, isLastAdmin, cannotChange, authorised } = await get(person)
    const of = (permission: string) => permissionSources.find((source) => source.permission === permission)
    const at = expect.any(String)
    expect(of('posts')).toMatchObject({ isGranted: true, source: 'role', by: null, at: null })
    expect(of('audit')).toMatchObject({ isGranted: true, source: 'added', by: 'Alba Rey', at })
    expect(of('publish')).toMatchObject({ isGranted: false, source: 'taken', by: 'Alba Rey', at })
    expect(of('settings')).toMatchObject({ isGranted: false, source: 'none' })
    expect(domain).toEqual({ name: 'atlantica.test', state: null, isFreeMail: false, people: 1 })
    expect([isLastAdmin, cannotChange, authorised]).toEqual([false, null, null])
  })

  it('says why the caller cannot change the person', async () => {
    const clerk = await test.signIn({ permissionsAdded: ['users'] })
    expect((await get(admin, clerk)).cannotChange).toBe('more-permissions')
    expect((await get(clerk, clerk)).cannotChange).toBe('own-account')
    await test.db.update(people).set({ role: 'media' }).where(ne(people.id, admin.personId))
    expect((await get(admin)).isLastAdmin).toBe(true)
  })

  it.each(['0', 'x', '999999', '99999999999999999999'])('returns not-found for the id %s', async (id) => {
    const call = { token: admin.token, params: { id } }
    const results = await Promise.all([
      test.call(getPerson, call),
      test.call(listPersonSessions, call),
      test.call(endPersonSessions, call),
      test.call(getPersonUsage, call),
      test.call(listPersonDownloads, call),
      test.call(listPersonMails, call),
      test.call(listPersonHistory, call),
      test.call(deletePerson, call),
    ])
    for (const result of results) expect(result.failure().type).toBe('not-found')
  })
})

describe('studio/people/:id/sessions', () => {
  it('lists, ends one and ends all', async () => {
    const person = await test.signIn()
    const second = await test.call(login, { body: { email: person.email, password: TEST_PASSWORD, captcha: SOLVED } })
    const list = async () =>
      (await test.call(listPersonSessions, { token: admin.token, params: idOf(person) })).answer().sessions
    expect(await list()).toHaveLength(2)
    const end = (sessionId: string) =>
      test.call(endPersonSession, { token: admin.token, params: { ...idOf(person), sessionId } })
    expect((await end(String(person.actor.sessionId))).status).toBe(204)
    expect(await isSessionOpen(test, person)).toBe(false)
    expect(await isSessionOpen(test, second.answer())).toBe(true)
    expect((await end(String(person.actor.sessionId))).failure().type).toBe('not-found')
    expect((await end(String(admin.actor.sessionId))).failure().type).toBe('not-found')
    expect((await test.call(endPersonSessions, { token: admin.token, params: idOf(person) })).status).toBe(204)
    expect(await list()).toEqual([])
    expect(await isSessionOpen(test, admin)).toBe(true)
  })

  it('does not list sessions that have expired', async () => {
    const person = await test.signIn()
    await test.db
      .update(sessions)
      .set({ usedAt: new Date(test.clock.now().getTime() - DAY_MS) })
      .where(eq(sessions.personId, person.personId))
    const answer = await test.call(listPersonSessions, { token: admin.token, params: idOf(person) })
    expect(answer.answer().sessions).toEqual([])
  })
})

describe('GET studio/people/:id/usage', () => {
  it('counts views and downloads by day, and lists downloads latest first', async () => {
    const person = await test.signIn()
    const now = test.clock.now().getTime()
    const use = (daysAgo: number, event: 'view' | 'download') => ({
      at: new Date(now - daysAgo * DAY_MS),
      event,
      personId: person.personId,
      companyName: '',
      mediaType: '',
      country: '',
      region: '',
      bytes: event === 'download' ? 1000 : null,
    })
    const rows = [use(0, 'download'), use(0, 'download'), use(0, 'view'), use(3, 'download'), use(200, 'download')]
    await test.db.insert(usageEvents).values(rows)
    const call = { token: admin.token, params: idOf(person) }
    const month = (await test.call(getPersonUsage, call)).answer()
    expect([month.downloads, month.bytes]).toEqual([3, 3000])
    expect(month.days.map(({ downloads, views }) => [downloads, views])).toEqual([
      [1, 0],
      [2, 1],
    ])
    expect(month.days.at(-1)?.date).toBe(month.to)
    const season = (await test.call(getPersonUsage, { ...call, query: { period: 'season' } })).answer()
    expect(season.downloads).toBe(4)
    const list = (await test.call(listPersonDownloads, call)).answer()
    expect([list.total, list.items[0]?.bytes, list.items[0]?.posts]).toEqual([4, 1000, 1])
    expect(list.items.map(({ at }) => at)).toEqual(
      list.items
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    )
    expect((await test.call(getPersonUsage, { ...call, query: { period: 'week' } })).failure().type).toBe('validation')
  })
})

describe('GET studio/people/:id/mails and history', () => {
  it('lists mails and what was recorded, latest first', async () => {
    const person = await test.signIn()
    const call = { token: admin.token, params: idOf(person) }
    await test.call(suspendPerson, { ...call, body: { reason: 'Shared the password' } })
    await test.call(reinstatePerson, call)
    await test.call(renewPassword, call)
    const mails = (await test.call(listPersonMails, call)).answer()
    expect(mails.items).toMatchObject([{ template: 'authorised', state: 'waiting', sentAt: null }])
    const history = (await test.call(listPersonHistory, call)).answer()
    expect(history.items.map(({ action }) => action)).toEqual([
      'person.password-renewed',
      'person.reinstated',
      'person.suspended',
    ])
    expect(history.items[2]).toMatchObject({
      actor: { name: 'Alba Rey' },
      facts: [{ field: 'reason', value: 'Shared the password' }],
    })
  })
})

describe('DELETE studio/people/:id', () => {
  it('erases the person and mails them', async () => {
    const person = await test.signIn({ firstName: 'Zenobia' })
    const call = { token: admin.token, params: idOf(person) }
    await test.call(suspendPerson, { ...call, body: { reason: 'Asked to go' } })
    expect((await test.call(deletePerson, call)).status).toBe(204)
    expect((await test.call(getPerson, call)).failure().type).toBe('not-found')
    expect((await test.call(deletePerson, call)).failure().type).toBe('not-found')
    expect(
      (await test.mails()).some(
        ({ template, recipient }) => template === 'account-deleted' && recipient === person.email,
      ),
    ).toBe(true)
    expect(await test.db.select().from(auditPersonal).where(eq(auditPersonal.personId, person.personId))).toEqual([])
  })

  it('rejects one’s own account, people with more permissions, and the last admin', async () => {
    const clerk = await test.signIn({ permissionsAdded: ['users'] })
    const remove = (who: SignedIn, by: SignedIn) => test.call(deletePerson, { token: by.token, params: idOf(who) })
    expect((await remove(admin, clerk)).failure().type).toBe('permission')
    expect((await remove(admin, admin)).failure().type).toBe('permission')
    await test.db.update(people).set({ role: 'media' }).where(ne(people.id, admin.personId))
    const equal = await test.signIn({ role: 'editor', permissionsAdded: ['users', 'settings', 'audit'] })
    expect((await remove(admin, equal)).failure().type).toBe('permission')
  })

  it('needs a confirmed session', async () => {
    const person = await test.signIn()
    await test.db.update(sessions).set({ confirmedUntil: null }).where(eq(sessions.personId, admin.personId))
    const removal = await test.call(deletePerson, { token: admin.token, params: idOf(person) })
    expect(removal.failure().type).toBe('reauthentication')
  })
})

describe('POST studio/people', () => {
  const invite = (by: SignedIn, body: object) =>
    test.inject({
      method: 'POST',
      url: '/api/studio/people',
      headers: { authorization: `Bearer ${by.token}` },
      payload: { name: 'Joana', surnames: 'Valente', comunicationsLocale: 'pt', role: 'editor', ...body },
    })

  it('creates an account with a role and mails a provisional password', async () => {
    const result = await invite(admin, { email: 'joana@league.test' })
    expect([result.statusCode, result.json()]).toMatchObject([201, { role: 'editor', state: 'provisional' }])
    const mail = (await test.mails()).find(({ recipient }) => recipient === 'joana@league.test')
    expect(mail).toMatchObject({ template: 'authorised', locale: 'pt' })
    const again = await invite(admin, { email: 'JOANA@league.test' })
    expect(again.json().error.type).toBe('conflict')
  })

  it('grants no more than the inviter holds', async () => {
    const clerk = await test.signIn({ role: 'manager', permissionsAdded: ['users'] })
    const results = new Map<string, number | string>()
    for (const role of ROLES) {
      const result = await invite(clerk, { email: `${role}@invited.test`, role })
      results.set(role, result.statusCode === 201 ? 201 : result.json().error.type)
    }
    expect(Object.fromEntries(results)).toEqual({
      media: 201,
      editor: 'permission',
      manager: 201,
      admin: 'permission',
    })
  })

  it('needs a confirmed session', async () => {
    await test.db.update(sessions).set({ confirmedUntil: null }).where(eq(sessions.personId, admin.personId))
    expect((await invite(admin, { email: 'late@league.test' })).json().error.type).toBe('reauthentication')
  })

  it.each([{ email: 'nobody' }, { email: 'a@b.test', role: 'owner' }, { email: 'a@b.test', name: '' }, {}])(
    'rejects %j',
    async (body) => {
      expect((await invite(admin, body)).json().error.type).toBe('validation')
    },
  )
})

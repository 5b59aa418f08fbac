import { login } from '@mixed-zone/contract/endpoints/access'
import {
  changeRole,
  getPeopleSummary,
  listPeople,
  reinstatePerson,
  suspendPerson,
} from '@mixed-zone/contract/endpoints/studio/people'
import type { Permission, Role } from '@mixed-zone/contract/permissions'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import { idOf, isSessionOpen, type SignedIn } from '../../../../test/test-sign-in.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { auditEntries, usageEvents } from '../../../platform/database/schema/records.ts'

let test: TestApp
let admin: SignedIn
let lastAddress = 0

beforeAll(async () => {
  test = await startTestApp()
})

beforeEach(async () => {
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

const suspend = (who: SignedIn, by = admin) =>
  test.call(suspendPerson, { token: by.token, params: idOf(who), body: { reason: 'Shared the password' } })

interface Grant {
  readonly role: Role
  readonly permissionsAdded?: Permission[]
  readonly permissionsTaken?: Permission[]
}

const grant = (who: SignedIn, body: Grant, by = admin) =>
  test.call(changeRole, { token: by.token, params: idOf(who), body })

function logIn(email: string, password = TEST_PASSWORD) {
  lastAddress += 1
  return test.call(login, { body: { email, password, captcha: SOLVED }, address: `198.51.100.${lastAddress}` })
}

const auditOf = async ({ personId }: SignedIn) =>
  test.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, 'person'), eq(auditEntries.subjectId, String(personId))))

describe('GET studio/people', () => {
  it('searches by name, address and medium, ignoring accents and case', async () => {
    const person = await test.signIn({ firstName: 'Zoë', surnames: 'Núñez %_', companyName: 'Ràdio Única' })
    const find = async (text: string) =>
      (await test.call(listPeople, { token: admin.token, query: { text } })).answer().items.map(({ id }) => id)
    for (const text of ['zoe nunez', 'RADIO ÚNICA', person.email.toUpperCase(), '%_']) {
      expect(await find(text), text).toEqual([String(person.personId)])
    }
    expect(await find("' or 1=1 --")).toEqual([])
  })

  it('filters by role and state, and returns the permissions', async () => {
    const companyName = 'Filtered Wire'
    const editor = await test.signIn({ companyName, role: 'editor', permissionsTaken: ['publish'] })
    await test.signIn({ companyName })
    const query = { text: companyName, role: 'editor', state: 'active' } as const
    const { items: found, total } = (await test.call(listPeople, { token: admin.token, query })).answer()
    expect([total, found[0]?.id, found[0]?.permissions]).toEqual([
      1,
      String(editor.personId),
      ['posts', 'taxonomy', 'embargo', 'export', 'figures'],
    ])
  })
})

describe('GET studio/people › filters', () => {
  const companyName = 'Filter Gazette'
  const ids = async (query: Readonly<Record<string, string>>) =>
    (await test.call(listPeople, { token: admin.token, query: { text: companyName, pageSize: 50, ...query } }))
      .answer()
      .items.map(({ id }) => id)

  it('filters by group, country, media type, state, embargo and last use', async () => {
    const now = test.clock.now().getTime()
    const reader = await test.signIn({ companyName, country: 'CL', mediaType: 'radio', permissionsAdded: ['embargo'] })
    const manager = await test.signIn({ companyName, role: 'manager', surnames: 'Ávila' })
    const stripped = await test.signIn({
      companyName,
      role: 'manager',
      surnames: 'Zapata',
      permissionsTaken: ['export', 'figures'],
    })
    const id = ({ personId }: SignedIn) => String(personId)
    expect(await ids({ group: 'staff' })).toEqual([id(manager)])
    expect(await ids({ group: 'media', embargo: 'true' })).toEqual([id(reader)])
    expect(await ids({ country: 'CL', mediaType: 'radio' })).toEqual([id(reader)])
    const set = (who: SignedIn, values: Partial<typeof people.$inferInsert>) =>
      test.db.update(people).set(values).where(eq(people.id, who.personId))
    await set(reader, { provisionalUntil: new Date(now + 1000) })
    await set(manager, { lockedUntil: new Date(now + 60_000) })
    await set(stripped, { lastSeenAt: new Date(now - 91 * 86_400_000) })
    expect(await ids({ state: 'provisional' })).toEqual([id(reader)])
    expect(await ids({ state: 'locked' })).toEqual([id(manager)])
    expect(await ids({ state: 'active' })).toEqual([id(stripped)])
    expect(await ids({ unused: 'true' })).toEqual([id(stripped)])
    expect(await ids({ role: 'manager', sort: 'name', direction: 'asc' })).toEqual([id(manager), id(stripped)])
    expect(await ids({ role: 'manager', sort: 'lastSeenAt', direction: 'desc' })).toEqual([id(manager), id(stripped)])
  })

  it('counts downloads by week and in total', async () => {
    const person = await test.signIn({ companyName: 'Weekly Wire' })
    const use = { personId: person.personId, companyName: '', mediaType: '', country: '', region: '' }
    const at = (days: number) => new Date(test.clock.now().getTime() - days * 86_400_000)
    await test.db.insert(usageEvents).values([
      { ...use, event: 'download', at: at(0) },
      { ...use, event: 'download', at: at(8) },
      { ...use, event: 'download', at: at(9) },
      { ...use, event: 'download', at: at(100) },
      { ...use, event: 'view', at: at(0) },
    ])
    const answer = await test.call(listPeople, { token: admin.token, query: { text: 'Weekly Wire' } })
    expect(answer.answer().items[0]).toMatchObject({ downloads: 4, weeklyDownloads: [0, 0, 0, 0, 0, 0, 0, 0, 2, 1] })
  })

  it('summarises the groups', async () => {
    const summary = async () => (await test.call(getPeopleSummary, { token: admin.token })).answer()
    const before = await summary()
    await test.signIn({ role: 'editor', country: 'GH' })
    const { counts, online, countries } = await summary()
    expect(counts).toMatchObject({
      all: before.counts.all + 1,
      staff: before.counts.staff + 1,
      media: before.counts.media,
      embargo: before.counts.embargo + 1,
    })
    expect(online).toBe(before.online + 1)
    expect(countries).toContain('GH')
  })

  it.each([
    { state: 'gone' },
    { group: 'all' },
    { unused: 'yes' },
    { sort: 'email' },
    { pageSize: 60 },
    { country: 'ESP' },
  ])('rejects %j', async (query) => {
    expect((await test.call(listPeople, { token: admin.token, query })).failure().type).toBe('validation')
  })
})

describe('POST studio/people/:id/suspend', () => {
  it('keeps the reason until the person is reinstated', async () => {
    const person = await test.signIn()
    expect((await suspend(person)).answer()).toMatchObject({ suspendedReason: 'Shared the password' })
    const back = await test.call(reinstatePerson, { token: admin.token, params: idOf(person) })
    expect(back.answer().suspendedReason).toBeNull()
  })

  it.each(['', '  ', 'x'.repeat(501)])('requires a reason', async (reason) => {
    const person = await test.signIn()
    const result = await test.call(suspendPerson, { token: admin.token, params: idOf(person), body: { reason } })
    expect(result.failure().fields).toHaveProperty('reason')
  })

  it('ends all sessions, which stay ended after reinstating', async () => {
    const person = await test.signIn()
    expect((await suspend(person)).answer().state).toBe('suspended')
    expect(await isSessionOpen(test, person)).toBe(false)
    expect((await logIn(person.email)).failure().type).toBe('credentials')
    const back = await test.call(reinstatePerson, { token: admin.token, params: idOf(person) })
    expect(back.answer().state).toBe('active')
    expect(await isSessionOpen(test, person)).toBe(false)
    expect((await logIn(person.email)).status).toBe(200)
    expect((await auditOf(person)).map(({ action }) => action)).toEqual(['person.suspended', 'person.reinstated'])
  })

  it.each(['0', '-1', '999999', 'x', '1.5', '99999999999999999999', '%00', "1' or '1'='1"])(
    'returns not-found for the id %s',
    async (id) => {
      expect(
        (await test.call(suspendPerson, { token: admin.token, params: { id }, body: { reason: 'x' } })).failure().type,
      ).toBe('not-found')
    },
  )
})

describe('POST studio/people/:id/role', () => {
  it('applies role and permissions from the next request on', async () => {
    const person = await test.signIn()
    const changed = await grant(person, { role: 'editor', permissionsTaken: ['publish'], permissionsAdded: ['audit'] })
    expect(changed.answer().permissions).toEqual(['posts', 'taxonomy', 'embargo', 'export', 'figures', 'audit'])
    const actor = await test.access.authenticate(person.token)
    expect([...(actor?.permissions ?? [])]).toEqual(changed.answer().permissions)
    expect((await grant(person, { role: 'manager' })).answer().permissionsTaken).toEqual(['publish'])
    expect((await auditOf(person)).at(-1)?.changes).toMatchObject({ role: { before: 'editor', after: 'manager' } })
  })

  it('rejects changing one’s own role', async () => {
    await test.signIn({ role: 'admin' })
    for (const role of ['admin', 'media'] as const) {
      expect((await grant(admin, { role })).failure().type).toBe('permission')
    }
    expect((await suspend(admin)).failure().type).toBe('permission')
  })

  it('rejects granting more than one has, and changing people who have more', async () => {
    const clerk = await test.signIn({ permissionsAdded: ['users'] })
    const person = await test.signIn()
    const editor = await test.signIn({ role: 'editor' })
    expect((await grant(person, { role: 'admin' }, clerk)).failure().type).toBe('permission')
    expect((await grant(person, { role: 'media', permissionsAdded: ['export'] }, clerk)).failure().type).toBe(
      'permission',
    )
    expect((await suspend(admin, clerk)).failure().type).toBe('permission')
    expect((await suspend(editor, clerk)).failure().type).toBe('permission')
    expect((await suspend(person, clerk)).status).toBe(200)
  })

  it.each([
    { role: 'owner' },
    { role: 'media', permissionsAdded: ['root'] },
    { role: 'media', permissionsTaken: 'users' },
  ])('rejects %j', async (body) => {
    const person = await test.signIn()
    const result = await test.inject({
      method: 'POST',
      url: `/api/studio/people/${person.personId}/role`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: body,
    })
    expect(result.json().error.type).toBe('validation')
  })
})

describe('studio/people › the last admin', () => {
  beforeEach(() => test.db.update(people).set({ role: 'media' }).where(ne(people.id, admin.personId)))

  it('cannot be demoted, suspended or deprived of the users permission', async () => {
    const clerk = await test.signIn({ role: 'admin' })
    await test.db
      .update(people)
      .set({ role: 'editor', permissionsAdded: ['users', 'settings', 'audit'] })
      .where(eq(people.id, clerk.personId))
    const changes = [
      suspend(admin, clerk),
      grant(admin, { role: 'media' }, clerk),
      grant(admin, { role: 'admin', permissionsTaken: ['users'] }, clerk),
    ]
    for (const result of await Promise.all(changes)) expect(result.failure().type).toBe('permission')
    expect(await isSessionOpen(test, admin)).toBe(true)
  })

  it('remains when two admins demote each other concurrently', async () => {
    const other = await test.signIn({ role: 'admin' })
    const results = await Promise.all([
      grant(other, { role: 'media' }, admin),
      grant(admin, { role: 'media' }, other),
      suspend(other, admin),
      suspend(admin, other),
    ])
    expect(results.some(({ status }) => status === 200)).toBe(true)
    const left = await test.db
      .select()
      .from(people)
      .where(and(eq(people.role, 'admin'), eq(people.state, 'active')))
    expect(left).toHaveLength(1)
  })
})

import { login } from '@mixed-zone/contract/endpoints/access'
import { checkSetupLink, createFirstAdmin } from '@mixed-zone/contract/endpoints/access-setup'
import { getSetup } from '@mixed-zone/contract/endpoints/studio/setup'
import { PERMISSIONS } from '@mixed-zone/contract/permissions'
import { HOUR_MS, MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import { setupLinks } from '../../../platform/database/schema/accounts.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { auditEntries, demoRows } from '../../../platform/database/schema/records.ts'
import { createSetupLink } from './setup.service.ts'

let test: TestApp

beforeEach(async () => {
  test = await startTestApp()
})

afterEach(() => test.remove())

async function printLink(): Promise<string> {
  const token = await createSetupLink(test.db, test.clock)
  if (token === null) throw new Error('there is no link')
  return token
}

const isValid = async (token: string) => (await test.call(checkSetupLink, { body: { token } })).answer().valid

const create = (token: string, overrides: object = {}) =>
  test.call(createFirstAdmin, {
    body: {
      token,
      email: 'ruth@league.test',
      name: 'Ruth',
      surnames: 'Aldana',
      comunicationsLocale: 'pt',
      password: TEST_PASSWORD,
      repeatPassword: TEST_PASSWORD,
      ...overrides,
    },
  })

describe('createSetupLink', () => {
  it('stores a digest of 256 random bits', async () => {
    const token = await printLink()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [row] = await test.db.select().from(setupLinks)
    expect(row?.tokenHash).toHaveLength(32)
    expect(row?.tokenHash.toString('base64url')).not.toBe(token)
  })

  it('keeps the links of nodes that start together, and ends those of an earlier start', async () => {
    const first = await printLink()
    const second = await printLink()
    expect([await isValid(first), await isValid(second)]).toEqual([true, true])
    test.clock.advance(11 * MINUTE_MS)
    const third = await printLink()
    expect([await isValid(first), await isValid(second), await isValid(third)]).toEqual([false, false, true])
  })

  it('makes a link that works for a day', async () => {
    const token = await printLink()
    test.clock.advance(24 * HOUR_MS - 1)
    expect(await isValid(token)).toBe(true)
    test.clock.advance(1)
    expect(await isValid(token)).toBe(false)
    expect((await create(token)).failure().type).toBe('link')
  })

  it('makes none for an installation with an admin, even if that admin is gone later', async () => {
    await printLink()
    const { personId } = await test.signIn({ role: 'admin' })
    expect(await createSetupLink(test.db, test.clock)).toBeNull()
    expect(await test.db.select().from(setupLinks)).toEqual([])
    await test.db.delete(people).where(eq(people.id, personId))
    expect(await createSetupLink(test.db, test.clock)).toBeNull()
  })

  it('does not count an admin of the demo', async () => {
    const { personId } = await test.signIn({ role: 'admin' })
    await test.db.insert(demoRows).values({ tableName: 'people', rowKey: String(personId) })
    expect(await createSetupLink(test.db, test.clock)).not.toBeNull()
  })
})

describe('POST create-first-admin', () => {
  it('creates an admin with every permission, who is logged in', async () => {
    const token = await printLink()
    expect(await isValid(token)).toBe(true)
    const created = await create(token)
    expect(created.status).toBe(201)
    const answer = created.answer()
    expect(answer.user).toMatchObject({ email: 'ruth@league.test', role: 'admin', comunicationsLocale: 'pt' })
    expect(new Set(answer.permissions)).toEqual(new Set(PERMISSIONS))
    expect(answer.mustChangePassword).toBe(false)
    expect((await test.call(getSetup, { token: answer.token })).status).toBe(200)
    const again = await test.call(login, {
      body: { email: 'ruth@league.test', password: TEST_PASSWORD, captcha: SOLVED },
    })
    expect(again.status).toBe(200)
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'person.created'))
    expect(entries).toMatchObject([{ actorLabel: 'setup link', subjectId: answer.user.id, details: { role: 'admin' } }])
  })

  it('ends every link for ever', async () => {
    const used = await printLink()
    const other = await printLink()
    await create(used)
    for (const token of [used, other]) {
      expect(await isValid(token)).toBe(false)
      expect((await create(token, { email: 'second@league.test' })).failure().type).toBe('link')
    }
    expect(await createSetupLink(test.db, test.clock)).toBeNull()
    expect(await test.db.select().from(setupLinks)).toEqual([])
    expect(await test.db.select().from(people)).toHaveLength(1)
  })

  it('creates one admin when two people use the link at once', async () => {
    const token = await printLink()
    const answers = await Promise.all([create(token), create(token, { email: 'second@league.test' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await test.db.select().from(people)).toHaveLength(1)
  })

  it('is closed once an admin was created in another way', async () => {
    const token = await printLink()
    await test.signIn({ role: 'admin' })
    expect(await isValid(token)).toBe(false)
    expect((await create(token)).failure().type).toBe('link')
  })

  it.each([
    ['a wrong token', {}, 'x'.repeat(43)],
    ['a long token', {}, 'x'.repeat(5_000)],
    ['no token', {}, ''],
  ])('refuses %s', async (_what, overrides, token) => {
    await printLink()
    expect((await create(token, overrides)).failure().type).toBe('link')
    expect(await test.db.select().from(people)).toEqual([])
  })

  it.each([
    ['password', { password: 'Aldana-2026!', repeatPassword: 'Aldana-2026!' }],
    ['password', { password: 'weak', repeatPassword: 'weak' }],
    ['repeatPassword', { repeatPassword: 'Other-Box-2026' }],
    ['email', { email: 'nobody' }],
    ['name', { name: '' }],
  ])('keeps the link if the %s is wrong', async (field, overrides) => {
    const token = await printLink()
    expect((await create(token, overrides)).failure().fields).toHaveProperty(field)
    expect((await create(token)).status).toBe(201)
  })

  it('keeps the link if the address has an account', async () => {
    await test.signIn({ email: 'taken@league.test' })
    const token = await printLink()
    expect((await create(token, { email: 'Taken@league.test' })).failure().type).toBe('conflict')
    expect((await create(token)).status).toBe(201)
  })
})

describe('POST create-first-admin › with closed demo accounts', () => {
  it('refuses the address of one, with which nobody could log in', async () => {
    const reachable = await startTestApp({ environment: { PUBLIC_URL: 'https://media.example.com' } })
    try {
      const token = await createSetupLink(reachable.db, reachable.clock)
      const body = {
        token: token ?? '',
        email: 'admin@mixedzone.test',
        name: 'Ruth',
        surnames: 'Aldana',
        comunicationsLocale: 'es' as const,
        password: TEST_PASSWORD,
        repeatPassword: TEST_PASSWORD,
      }
      expect((await reachable.call(createFirstAdmin, { body })).failure().fields).toHaveProperty('email')
    } finally {
      await reachable.remove()
    }
  })
})

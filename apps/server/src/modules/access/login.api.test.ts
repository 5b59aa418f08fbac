import { login, register } from '@mixed-zone/contract/endpoints/access'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { verify } from '@node-rs/argon2'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration } from '../../../test/a-registration.ts'
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import { createTestLogin } from '../../../test/test-login.ts'
import { sessions } from '../../platform/database/schema/people.ts'
import type { NewPerson } from './access.ts'
import { createPasswordCheck } from './passwords/password-hash.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

async function makePerson(overrides: Partial<NewPerson> = {}): Promise<string> {
  const { email, firstName, surnames } = aPerson()
  const person = { email, firstName, surnames, password: TEST_PASSWORD, ...overrides }
  await test.access.createPerson(test.db, person)
  return person.email
}

let lastAddress = 0

/** From an address of its own, so that the tests do not slow each other down. */
function logIn(email: string, password = TEST_PASSWORD, captcha = SOLVED) {
  lastAddress += 1
  return test.call(login, { body: { email, password, captcha }, address: `198.51.100.${lastAddress}` })
}

describe('POST login', () => {
  it('creates a session and returns its person', async () => {
    const email = await makePerson({ firstName: 'Iñaki', role: 'editor', communicationsLocale: 'pt', newsletter: true })
    const answer = (await logIn(email)).answer()
    expect(answer).toMatchObject({
      user: { firstName: 'Iñaki', email, role: 'editor', comunicationsLocale: 'pt', newsletter: true },
      permissions: ['posts', 'publish', 'taxonomy', 'embargo', 'export', 'figures'],
      mustChangePassword: false,
      mustAcceptEmbargoTerms: false,
    })
    expect(Buffer.from(answer.token, 'base64url')).toHaveLength(32)
    expect(answer.key).toContain('.')
    expect(answer.user.unsubscribeId.length).toBeGreaterThan(20)
  })

  it('returns the effective permissions', async () => {
    const email = await makePerson({ role: 'manager', permissionsAdded: ['embargo'], permissionsTaken: ['export'] })
    expect((await logIn(email)).answer().permissions).toEqual(['embargo', 'figures'])
  })

  it('ignores case and surrounding spaces of the email', async () => {
    const email = await makePerson()
    expect((await logIn(`  ${email.toUpperCase()} `)).status).toBe(200)
  })

  it('stores only a digest of the token', async () => {
    const { token, key } = (await logIn(await makePerson())).answer()
    const rows = await test.db.select().from(sessions)
    const stored = JSON.stringify(rows, (_name, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(key)
  })

  it('creates a new session for each login', async () => {
    const email = await makePerson()
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(email)))
    expect(new Set(answers.map((result) => result.answer().token)).size).toBe(8)
  })

  it('returns the same bytes for unknown, wrong, suspended, requested, passwordless and expired', async () => {
    const requested = aRegistration()
    await test.call(register, { body: requested, address: '203.0.113.1' })
    const provisionalUntil = new Date(test.clock.now().getTime())
    const attempts = [
      logIn('nobody@example.test'),
      logIn(requested.email),
      logIn(await makePerson(), 'Wrong-Box-2026'),
      logIn(await makePerson({ state: 'suspended' })),
      logIn(await makePerson({ password: null })),
      logIn(await makePerson({ password: null }), '!'),
      logIn(await makePerson({ provisionalUntil })),
      logIn(await makePerson(), `${TEST_PASSWORD} `),
      logIn(await makePerson(), 'x'.repeat(129)),
    ]
    const results = await Promise.all(attempts)
    const withoutId = (text: string, id: string) => text.replaceAll(id, 'ID')
    const answers = results.map((result) => {
      const { requestId } = result.failure()
      const { date: _date, ...headers } = result.headers
      return withoutId(JSON.stringify([result.status, headers, result.raw.body]), requestId)
    })
    expect(results[0]?.failure()).toMatchObject({ type: 'credentials', message: 'Invalid data.' })
    expect(new Set(answers).size).toBe(1)
  })

  it('does the same work for unknown, wrong, suspended, requested, passwordless and expired', async () => {
    const requested = aRegistration()
    await test.call(register, { body: requested, address: '203.0.113.2' })
    const attempts = [
      { email: 'nobody-else@example.test' },
      { email: requested.email },
      { email: await makePerson(), password: 'Wrong-Box-2026' },
      { email: await makePerson({ state: 'suspended' }) },
      { email: await makePerson({ password: null }) },
      { email: await makePerson({ provisionalUntil: test.clock.now() }) },
    ]
    const done: string[] = []
    const client = test.database.createClient()
    await client.connect()
    const service = createTestLogin(test, {
      db: drizzle(client, { logger: { logQuery: (statement) => void done.push(statement) } }),
      passwords: createPasswordCheck({
        verifyHash(passwordHash, password) {
          // The algorithm and its cost, without salt and digest.
          done.push(passwordHash.split('$').slice(0, 4).join('$'))
          return verify(passwordHash, password)
        },
      }),
    })
    const work: string[][] = []
    for (const [index, { email, password = TEST_PASSWORD }] of attempts.entries()) {
      const body = { email, password, captcha: SOLVED }
      const attempt = service.logIn({ body, address: `203.0.113.${100 + index}`, userAgent: 'test' })
      await expect(attempt).rejects.toMatchObject({ type: 'credentials' })
      work.push(done.splice(0))
    }
    await client.end()
    expect(work[0]?.filter((step) => step.startsWith('$argon2id$'))).toHaveLength(1)
    expect(work).toEqual(attempts.map(() => work[0]))
  })

  it('accepts a provisional password until it expires, and requires a new one', async () => {
    const provisionalUntil = new Date(test.clock.now().getTime() + 1)
    const answer = (await logIn(await makePerson({ provisionalUntil }))).answer()
    expect(answer.mustChangePassword).toBe(true)
  })

  it('reports every wrong field in the caller’s language', async () => {
    const result = await test.inject({
      method: 'POST',
      url: '/api/login',
      headers: { authorization: `Basic ${btoa('portal:portal')}`, 'accept-language': 'en' },
      payload: { email: 'nobody', captcha: SOLVED },
    })
    expect(result.statusCode).toBe(422)
    expect(result.json().error).toMatchObject({
      type: 'validation',
      fields: { email: 'The format is wrong', password: 'The Password field is required' },
    })
  })

  it('checks the captcha after validation and before the password', async () => {
    const email = await makePerson()
    expect((await logIn('no address', TEST_PASSWORD, '')).failure().type).toBe('validation')
    expect((await logIn(email, 'Wrong-Box-2026', '')).failure().type).toBe('captcha')
    expect((await logIn(email, TEST_PASSWORD, '')).failure().type).toBe('captcha')
  })

  it('ignores unknown fields', async () => {
    const email = await makePerson()
    const body = { email, password: TEST_PASSWORD, captcha: SOLVED, role: 'admin', permissions: ['users'], personId: 1 }
    expect((await test.call(login, { body })).answer()).toMatchObject({ user: { role: 'media' }, permissions: [] })
  })

  it.each([
    ['a quote', "' or 1=1 --@example.test"],
    ['a huge address', `${'a'.repeat(300)}@example.test`],
    ['a NUL', 'a\0@example.test'],
    ['a right-to-left mark', '\u202eana@example.test'],
  ])('rejects %s', async (_what, email) => {
    expect((await logIn(email)).failure().type).toBe('validation')
  })

  it.each([['\0\0\0\0\0\0\0\0'], ['p'.repeat(1025)], ['\ud800'.repeat(10)]])(
    'rejects a hostile password',
    async (password) => {
      expect((await logIn(await makePerson(), password)).failure().type).toBe('validation')
    },
  )

  it('logs neither address, password nor token', async () => {
    const email = await makePerson()
    const { token, key } = (await logIn(email)).answer()
    await logIn(email, 'Wrong-Box-2026')
    const log = test.log.lines().join('')
    for (const hidden of [email, TEST_PASSWORD, 'Wrong-Box-2026', token, key]) expect(log).not.toContain(hidden)
  })
})

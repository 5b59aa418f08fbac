import { changePassword, resetPassword } from '@mixed-zone/contract/endpoints/access'
import { renewPassword, suspendPerson } from '@mixed-zone/contract/endpoints/studio/people'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import { createTestLogin } from '../../../test/test-login.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { people, sessions } from '../../platform/database/schema/people.ts'
import { createToken, digestOf } from '../../platform/random/tokens.ts'
import { createPasswordCheck } from './passwords/password-hash.ts'
import { insertReset } from './passwords/reset-links.repository.ts'

const NEW_PASSWORD = 'Corner-Flag-1987'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

/** Logs in; `meanwhile` runs after the password was found right and before the session is inserted. */
async function logInWhile({ email }: SignedIn, meanwhile: () => Promise<unknown>): Promise<unknown> {
  const passwords = createPasswordCheck()
  const service = createTestLogin(test, {
    db: test.db,
    passwords: {
      async isRight(...asked) {
        const isRight = await passwords.isRight(...asked)
        await meanwhile()
        return isRight
      },
    },
  })
  const body = { email, password: TEST_PASSWORD, captcha: SOLVED }
  return service.logIn({ body, address: '192.0.2.9', userAgent: 'in progress' })
}

async function countOpenSessions({ personId }: SignedIn): Promise<number> {
  const open = and(eq(sessions.personId, personId), isNull(sessions.endedAt), eq(sessions.device, 'in progress'))
  return (await test.db.select().from(sessions).where(open)).length
}

const byAdmin = (who: SignedIn) => ({ token: admin.token, params: { id: String(who.personId) } })

async function reset({ personId, email }: SignedIn) {
  const token = createToken()
  const createdAt = test.clock.now()
  const expiresAt = new Date(createdAt.getTime() + 60_000)
  await insertReset(test.db, { personId, tokenHash: digestOf(token), createdAt, expiresAt })
  return test.call(resetPassword, { body: { token, email, password: NEW_PASSWORD, repeatPassword: NEW_PASSWORD } })
}

const CHANGES: Readonly<Record<string, (who: SignedIn) => Promise<{ status: number }>>> = {
  'the password is changed': ({ token }) =>
    test.call(changePassword, {
      token,
      body: { password: TEST_PASSWORD, newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD },
    }),
  'the password is reset': reset,
  'the password is renewed': (who) => test.call(renewPassword, byAdmin(who)),
  'the person is suspended': (who) =>
    test.call(suspendPerson, { ...byAdmin(who), body: { reason: 'Shared the password' } }),
}

describe('POST login › in progress', () => {
  it.each(Object.entries(CHANGES))('starts no session when %s meanwhile', async (_name, change) => {
    const person = await test.signIn()
    const login = logInWhile(person, async () => expect((await change(person)).status).toBeLessThan(300))
    await expect(login).rejects.toMatchObject({ type: 'credentials' })
    expect(await countOpenSessions(person)).toBe(0)
  })

  it('starts no session when the account is deleted meanwhile', async () => {
    const person = await test.signIn()
    const login = logInWhile(person, () => test.db.delete(people).where(eq(people.id, person.personId)))
    await expect(login).rejects.toMatchObject({ type: 'credentials' })
  })

  it('starts a session when nothing changes meanwhile', async () => {
    const person = await test.signIn()
    await logInWhile(person, async () => undefined)
    expect(await countOpenSessions(person)).toBe(1)
  })
})

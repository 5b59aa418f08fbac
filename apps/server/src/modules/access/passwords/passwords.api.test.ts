import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { changePassword, checkToken, forgotPassword, login, resetPassword } from '@mixed-zone/contract/endpoints/access'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { getUserData } from '@mixed-zone/contract/endpoints/people'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestApp, startTestApp } from '../../../../test/start-test-app.ts'
import { listJobs } from '../../../../test/test-jobs.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import { passwordResets } from '../../../platform/database/schema/accounts.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { RESET_LINK_QUEUE } from './forgot-password.service.ts'

const NEW_PASSWORD = 'Corner-Flag-2027'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ runsJobs: true })
})

afterAll(() => test.remove())

let lastAddress = 0

function logIn(email: string, password: string) {
  lastAddress += 1
  return test.call(login, { body: { email, password, captcha: SOLVED }, address: `198.51.100.${lastAddress}` })
}

const mailsTo = async (email: string) => (await test.mails()).filter(({ recipient }) => recipient === email)

async function askForLink(email: string): Promise<void> {
  const result = await test.call(forgotPassword, { body: { email, captcha: SOLVED } })
  expect([result.status, result.answer()]).toEqual([202, { status: 'sent' }])
  await waitForLinks()
}

async function waitForLinks(): Promise<void> {
  const isDone = async () =>
    (await listJobs(test.db, RESET_LINK_QUEUE.name)).every(({ state }) => state === 'completed')
  await vi.waitUntil(isDone, { timeout: 20_000 })
}

async function linkOf(email: string): Promise<string> {
  await askForLink(email)
  const last = (await mailsTo(email)).findLast(({ template }) => template === 'reset-link')
  if (last?.template !== 'reset-link' || last.details === null) throw new Error('no link was mailed')
  return last.details.token
}

const reset = (token: string, email: string, password = NEW_PASSWORD) =>
  test.call(resetPassword, { body: { token, email, password, repeatPassword: password } })

const isValid = async (token: string) => (await test.call(checkToken, { body: { token } })).answer().valid

const isOpen = async (token: string) => (await test.call(listSections, { token })).status === 200

describe('POST forgot-password', () => {
  it('mails a link that is valid for an hour, and stores only its digest', async () => {
    const { email } = await test.signIn({ communicationsLocale: 'pt' })
    const token = await linkOf(email)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ template: 'reset-link', locale: 'pt', details: { minutes: 60 } })
    expect(mail?.notAfter).toEqual(new Date(test.clock.now().getTime() + 60 * MINUTE_MS))
    expect(mail?.cause).not.toContain(token)
    const stored = await test.database.query(`select encode(token_hash, 'escape') from password_resets`)
    expect(JSON.stringify(stored.rows)).not.toContain(token)
  })

  it('returns the same response for every address, and mails only active people', async () => {
    const { email } = await test.signIn()
    await test.db.update(people).set({ state: 'suspended' }).where(eq(people.email, email))
    await askForLink(email)
    await askForLink('nobody@example.test')
    expect(await mailsTo(email)).toEqual([])
    expect(await mailsTo('nobody@example.test')).toEqual([])
  })

  it('mails at most 5 times an hour, even concurrently and after a restart', async () => {
    const { email } = await test.signIn()
    await Promise.all(Array.from({ length: 12 }, () => askForLink(email)))
    expect(await mailsTo(email)).toHaveLength(5)
    const restarted = await startTestApp({ restartOf: test })
    const late = await restarted.call(forgotPassword, { body: { email, captcha: SOLVED } })
    expect([late.status, late.answer()]).toEqual([202, { status: 'sent' }])
    await restarted.app.close()
    await waitForLinks()
    expect(await mailsTo(email)).toHaveLength(5)
    test.clock.advance(60 * MINUTE_MS)
    await askForLink(email)
    expect(await mailsTo(email)).toHaveLength(6)
  })

  it('does the same for every address before it responds: one job that does not name it', async () => {
    const idle = await startTestApp()
    const known = await idle.signIn()
    for (const email of [known.email, 'nobody@example.test']) {
      expect((await idle.call(forgotPassword, { body: { email, captcha: SOLVED } })).status).toBe(202)
    }
    const jobs = await listJobs(idle.db, RESET_LINK_QUEUE.name)
    expect(jobs).toHaveLength(2)
    expect(JSON.stringify(jobs)).not.toMatch(/@/)
    expect(await idle.db.select().from(passwordResets)).toEqual([])
    expect(await idle.mails()).toEqual([])
    await idle.remove()
  })

  it('requires the captcha', async () => {
    const result = await test.call(forgotPassword, { body: { email: 'nobody@example.test' } })
    expect(result.failure().type).toBe('captcha')
  })
})

describe('POST reset-password', () => {
  it('sets the password once, ends all sessions, and mails the owner', async () => {
    const { email, token: session } = await test.signIn()
    const token = await linkOf(email)
    expect(await isValid(token)).toBe(true)
    expect(await isValid(token)).toBe(true)
    const result = await reset(token, email.toUpperCase())
    expect([result.status, result.raw.body]).toEqual([204, ''])
    expect(await isOpen(session)).toBe(false)
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(401)
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200)
    expect(await isValid(token)).toBe(false)
    expect((await reset(token, email, 'Another-Flag-2027')).failure().type).toBe('link')
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['reset-link', 'password-changed'])
  })

  it('unlocks the account where wrong passwords had locked it', async () => {
    const { email, personId } = await test.signIn()
    const [address, right] = ['203.0.113.9', { email, password: NEW_PASSWORD, captcha: SOLVED }]
    for (let time = 0; time < 6; time += 1) await test.call(login, { body: right, address })
    expect((await reset(await linkOf(email), email)).status).toBe(204)
    expect(await test.db.$count(people, and(eq(people.id, personId), isNull(people.lockedUntil)))).toBe(1)
    expect((await test.call(login, { body: right, address })).status).toBe(200)
  })

  it('succeeds once when called concurrently', async () => {
    const { email } = await test.signIn()
    const token = await linkOf(email)
    const passwords = Array.from({ length: 6 }, (_, number) => `Corner-Flag-${number}!`)
    const results = await Promise.all(passwords.map((password) => reset(token, email, password)))
    expect(results.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(results.filter(({ status }) => status === 422)).toHaveLength(5)
  })

  it('rejects expired links and all but the newest', async () => {
    const { email } = await test.signIn()
    const [first, second] = [await linkOf(email), await linkOf(email)]
    expect((await reset(first, email)).failure().type).toBe('link')
    test.clock.advance(60 * MINUTE_MS - 1)
    expect([await isValid(first), await isValid(second)]).toEqual([false, true])
    expect((await reset(second, email)).status).toBe(204)
    const third = await linkOf(email)
    test.clock.advance(60 * MINUTE_MS)
    expect(await isValid(third)).toBe(false)
    expect((await reset(third, email, 'Another-Flag-2027')).failure().type).toBe('link')
  })

  it('keeps the link valid after a wrong email or an invalid password', async () => {
    const { email } = await test.signIn({ firstName: 'Zacarías' })
    const other = await test.signIn()
    const token = await linkOf(email)
    expect((await reset(token, other.email)).failure().type).toBe('link')
    expect((await reset(token, email, 'short')).failure().fields).toHaveProperty('password')
    expect((await reset(token, email, 'P@ssw0rd')).failure().fields?.['password']).toBe('This password is too common')
    expect((await reset(token, email, 'Zacarias-77')).failure().fields?.['password']).toBe(
      'The password must not contain your name or that of the portal',
    )
    expect((await reset(token, email, TEST_PASSWORD)).failure().fields?.['password']).toBe(
      'The new password must differ from the old one',
    )
    const mistyped = { token, email, password: NEW_PASSWORD, repeatPassword: `${NEW_PASSWORD}x` }
    expect((await test.call(resetPassword, { body: mistyped })).failure().fields).toEqual({
      repeatPassword: 'Password does not match',
    })
    expect((await reset(token, email)).status).toBe(204)
  })

  it('rejects the link of a suspended person', async () => {
    const { email } = await test.signIn()
    const token = await linkOf(email)
    await test.db.update(people).set({ state: 'suspended' }).where(eq(people.email, email))
    expect(await isValid(token)).toBe(false)
    expect((await reset(token, email)).failure().type).toBe('link')
  })

  it.each(['', 'x', 'x'.repeat(30_000), "' or 1=1 --"])('rejects an unknown token', async (token) => {
    expect(await isValid(token)).toBe(false)
    expect((await reset(token, 'nobody@example.test')).failure().type).toBe('link')
  })

  it.each([1, null, true, [], {}])('rejects a token of the wrong type: %j', async (token) => {
    const headers = { authorization: `Basic ${btoa('portal:portal')}` }
    const result = await test.inject({ method: 'POST', url: '/api/check-token', headers, payload: { token } })
    expect([result.statusCode, result.json().error.type]).toEqual([422, 'validation'])
  })

  it('replaces an expired provisional password and confirms the newsletter', async () => {
    const { email, personId } = await test.signIn()
    await test.db
      .update(people)
      .set({ provisionalUntil: new Date(0), newsletterPending: true })
      .where(eq(people.id, personId))
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(401)
    await reset(await linkOf(email), email)
    const answer = (await logIn(email, NEW_PASSWORD)).answer()
    expect([answer.mustChangePassword, answer.user.newsletter]).toEqual([false, true])
  })
})

describe('POST private/change-password', () => {
  const change = (token: string, password: string, newPassword = NEW_PASSWORD) =>
    test.call(changePassword, { token, body: { password, newPassword, repeatPassword: newPassword } })

  it('replaces the password and ends all other sessions', async () => {
    const { email, token, personId } = await test.signIn()
    const other = (await logIn(email, TEST_PASSWORD)).answer().token
    const link = await linkOf(email)
    expect((await change(token, TEST_PASSWORD)).status).toBe(204)
    expect([await isOpen(token), await isOpen(other), await isValid(link)]).toEqual([true, false, false])
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200)
    expect((await mailsTo(email)).at(-1)?.template).toBe('password-changed')
    const audit = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectKind, 'person'), eq(auditEntries.subjectId, String(personId))))
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([['password.changed', personId]])
  })

  it('rejects a wrong current password and limits attempts', async () => {
    const { token } = await test.signIn()
    for (let time = 0; time < 5; time += 1) {
      const failure = (await change(token, 'Wrong-Box-2026')).failure()
      expect(failure).toMatchObject({ type: 'validation', fields: { password: 'The current password is wrong' } })
    }
    const refused = await change(token, TEST_PASSWORD)
    expect([refused.failure().type, refused.headers['retry-after']]).toEqual(['rate-limit', '30'])
    test.clock.advance(30_000)
    expect((await change(token, TEST_PASSWORD)).status).toBe(204)
  })

  it('accepts none of many concurrent guesses beyond the fifth, from whatever addresses', async () => {
    const { token } = await test.signIn()
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const body = {
          password: index === 50 ? TEST_PASSWORD : `Wrong-Box-${index}`,
          newPassword: NEW_PASSWORD,
          repeatPassword: NEW_PASSWORD,
        }
        return test.call(changePassword, { token, body, address: `198.51.100.${index}` })
      }),
    )
    const statuses = results.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(55)
  })

  it.each([
    [TEST_PASSWORD, 'The new password must differ from the old one'],
    ['Password1!', 'This password is too common'],
    ['Mixed-Zone-1', 'The password must not contain your name or that of the portal'],
    ['lower-case-1', 'Missing: one upper-case letter'],
  ])('rejects %s', async (newPassword, message) => {
    const { token } = await test.signIn()
    expect((await change(token, TEST_PASSWORD, newPassword)).failure().fields).toEqual({ newPassword: message })
  })

  it('reports all wrong fields at once', async () => {
    const { token } = await test.signIn()
    const body = { password: '', newPassword: 'short', repeatPassword: 'other' }
    const fields = (await test.call(changePassword, { token, body })).failure().fields ?? {}
    expect(Object.keys(fields).sort()).toEqual(['newPassword', 'password', 'repeatPassword'])
  })

  it('accepts any script and 128 characters, and rejects longer ones', async () => {
    const { token, email } = await test.signIn()
    const longest = `Ñ1-😀${'ж'.repeat(124)}`
    expect((await change(token, TEST_PASSWORD, longest)).status).toBe(204)
    expect((await logIn(email, longest)).status).toBe(200)
    const refused = await change(token, longest, `Aa1-${'x'.repeat(20_000)}`)
    expect(refused.failure().fields).toHaveProperty('newPassword')
    expect((await change(token, 'x'.repeat(50_000))).failure().fields).toHaveProperty('password')
  })

  it('is allowed with a provisional password, as is reading one’s data', async () => {
    const provisionalUntil = new Date(test.clock.now().getTime() + MINUTE_MS)
    const { token } = await test.signIn({ provisionalUntil })
    expect((await test.call(listSections, { token })).failure().type).toBe('password-change')
    expect((await test.call(getUserData, { token })).status).toBe(200)
    expect((await change(token, TEST_PASSWORD)).status).toBe(204)
    expect((await test.call(listSections, { token })).status).toBe(200)
  })
})

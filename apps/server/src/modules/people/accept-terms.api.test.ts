import { changePassword, login, logout } from '@mixed-zone/contract/endpoints/access'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { acceptTerms, getMyData, getUserData } from '@mixed-zone/contract/endpoints/people'
import { publishSettingDraft, saveSettingDraft } from '@mixed-zone/contract/endpoints/studio/settings'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import { auditEntries, settingVersions } from '../../platform/database/schema/records.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterEach(async () => {
  await test.db.delete(settingVersions)
  await test.settings.refresh()
})

afterAll(() => test.remove())

async function publish(key: 'legalNotice' | 'privacyPolicy' | 'cookiePolicy', es: string): Promise<void> {
  const { token } = await test.signIn({ role: 'admin' })
  const params = { key }
  const value = { text: { es, en: '', pt: '' } }
  await test.call(saveSettingDraft, { token, params, body: { revision: 0, value } })
  expect((await test.call(publishSettingDraft, { token, params, body: { revision: 1 } })).status).toBe(200)
}

async function logIn(email: string): Promise<string> {
  return (await test.call(login, { body: { email, password: TEST_PASSWORD, captcha: SOLVED } })).answer().token
}

const readAs = (token: string) => test.call(listSections, { token })

describe('a new version of the legal texts', () => {
  it('asks for acceptance at the next log-in, not in open sessions', async () => {
    const { token, email, personId } = await test.signIn()
    test.clock.advance(HOUR_MS)
    await publish('legalNotice', 'Uno')
    expect((await readAs(token)).status).toBe(200)
    test.clock.advance(HOUR_MS)
    const next = await logIn(email)
    expect((await readAs(next)).failure().type).toBe('terms')
    expect((await test.call(acceptTerms, { token: next })).status).toBe(204)
    expect((await readAs(next)).status).toBe(200)
    expect((await readAs(await logIn(email))).status).toBe(200)
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'terms.accepted'), eq(auditEntries.subjectId, String(personId))))
    expect(entries).toHaveLength(1)
  })

  it('leaves what a person needs without accepting: their data, the password and the way out', async () => {
    const { email } = await test.signIn()
    test.clock.advance(HOUR_MS)
    await publish('privacyPolicy', 'Uno')
    test.clock.advance(HOUR_MS)
    const token = await logIn(email)
    expect((await test.call(getUserData, { token })).status).toBe(200)
    expect((await test.call(getMyData, { token })).status).toBe(200)
    const body = { password: TEST_PASSWORD, newPassword: 'Press-Row-2027', repeatPassword: 'Press-Row-2027' }
    expect((await test.call(changePassword, { token, body })).status).toBe(204)
    expect((await test.call(logout, { token })).status).toBe(204)
  })

  it('asks for nothing if only the cookie policy is new, or if it was published before the person was created', async () => {
    const { email } = await test.signIn()
    test.clock.advance(HOUR_MS)
    await publish('cookiePolicy', 'Uno')
    test.clock.advance(HOUR_MS)
    expect((await readAs(await logIn(email))).status).toBe(200)
    await publish('legalNotice', 'Uno')
    test.clock.advance(HOUR_MS)
    const later = await test.signIn()
    expect((await readAs(later.token)).status).toBe(200)
  })
})

describe('somebody who never accepted the legal texts', () => {
  it('accepts them at the first log-in', async () => {
    const { token } = await test.signIn({ termsAcceptedAt: null })
    expect((await readAs(token)).failure().type).toBe('terms')
    await test.call(acceptTerms, { token })
    expect((await readAs(token)).status).toBe(200)
  })
})

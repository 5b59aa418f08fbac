import { confirmOneTimeCode, login, startOneTimeCode } from '@mixed-zone/contract/endpoints/access'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { listJobs } from '@mixed-zone/contract/endpoints/studio/jobs'
import { listPeople } from '@mixed-zone/contract/endpoints/studio/people'
import { updateAccessSetting } from '@mixed-zone/contract/endpoints/studio/settings'
import type { Locale } from '@mixed-zone/contract/locales'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { createRetention } from '../../platform/jobs/retention.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

const HOME = '192.0.2.10'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NEWER_FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'

const logIn = (email: string, { address = HOME, userAgent = FIREFOX } = {}) =>
  test.call(login, {
    body: { email, password: TEST_PASSWORD, captcha: SOLVED },
    address,
    headers: { 'user-agent': userAgent },
  })

const listNotices = async (email: string) =>
  (await test.mails()).filter(({ recipient, template }) => recipient === email && template === 'new-device')

describe('POST login › a new device of staff', () => {
  const signInAtHome = async (person: Parameters<TestApp['signIn']>[0]) => {
    const { email } = await test.signIn(person)
    await logIn(email)
    return { email, before: (await listNotices(email)).length }
  }

  it.each<Locale>(['es', 'en', 'pt'])('is told to the person by mail in %s', async (communicationsLocale) => {
    const { email, before } = await signInAtHome({ role: 'editor', communicationsLocale })
    await logIn(email, { userAgent: SAFARI })
    const notices = await listNotices(email)
    expect(notices).toHaveLength(before + 1)
    expect(notices.at(-1)).toMatchObject({
      locale: communicationsLocale,
      details: { device: 'Safari, macOS', address: HOME, at: test.clock.now().toISOString() },
    })
  })

  it('is another network, and no update of the browser', async () => {
    const { email, before } = await signInAtHome({ role: 'manager' })
    await logIn(email, { userAgent: NEWER_FIREFOX })
    expect(await listNotices(email)).toHaveLength(before)
    await logIn(email, { address: '198.51.100.7' })
    expect(await listNotices(email)).toHaveLength(before + 1)
    await logIn(email, { address: '198.51.100.7' })
    expect(await listNotices(email)).toHaveLength(before + 1)
  })

  it('is any device once the earlier sessions are deleted', async () => {
    const { email, before } = await signInAtHome({ role: 'manager' })
    test.clock.advance(40 * DAY_MS)
    const getPeriods = () => ({ usageMonths: 24, auditYears: 5, mailsDays: 90 })
    for (const task of createRetention({ db: test.db, clock: test.clock, getPeriods }).hourly) await task.run()
    await logIn(email)
    expect(await listNotices(email)).toHaveLength(before + 1)
  })

  it('sends nothing at the first login, and nothing to readers', async () => {
    const first = await test.signIn({ role: 'editor' })
    expect(await listNotices(first.email)).toEqual([])
    for (const permissionsAdded of [[], ['embargo' as const]]) {
      const { email } = await signInAtHome({ permissionsAdded })
      await logIn(email, { address: '203.0.113.9', userAgent: SAFARI })
      expect(await listNotices(email)).toEqual([])
    }
  })
})

describe('required one-time codes', () => {
  let admin: SignedIn

  beforeAll(async () => {
    admin = await test.signIn({ role: 'admin' })
  })

  const requireCodes = async (requiresOneTimeCodes: boolean, version: number) =>
    test.call(updateAccessSetting, {
      token: admin.token,
      params: { key: 'staffSecurity' },
      body: { value: { requiresOneTimeCodes }, version },
    })

  const errorOf = async (endpoint: typeof listPeople | typeof listJobs, { token }: SignedIn) => {
    const result = await test.call(endpoint, { token })
    return result.status === 200 ? null : result.failure().type
  }

  it('close the studio to staff without one, until it is set up', async () => {
    const media = await test.signIn()
    const manager = await test.signIn({ role: 'manager' })
    expect(await errorOf(listPeople, admin)).toBeNull()
    expect((await requireCodes(true, 0)).status).toBe(200)
    expect(await errorOf(listPeople, admin)).toBe('code-setup')
    expect(await errorOf(listJobs, manager)).toBe('code-setup')
    expect(await errorOf(listPeople, media)).toBe('permission')
    // The portal stays open, where codes are set up.
    for (const { token } of [admin, media]) expect((await test.call(listSections, { token })).status).toBe(200)
    const { token } = admin
    const { secret } = (await test.call(startOneTimeCode, { token, body: { password: TEST_PASSWORD } })).answer()
    expect(await errorOf(listPeople, admin)).toBe('code-setup')
    const code = await generate({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) })
    await test.call(confirmOneTimeCode, { token, body: { code } })
    expect(await errorOf(listPeople, admin)).toBeNull()
    expect((await requireCodes(false, 1)).status).toBe(200)
    expect(await errorOf(listJobs, manager)).toBeNull()
  })
})

import { login } from '@mixed-zone/contract/endpoints/access'
import { updateAccessSetting } from '@mixed-zone/contract/endpoints/studio/settings'
import { TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { settingVersions } from '../../../platform/database/schema/records.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin' })
})

afterEach(async () => {
  await test.db.delete(settingVersions)
  await test.settings.refresh()
})

afterAll(() => test.remove())

describe('PUT studio/access-settings/:key', () => {
  const changeAccess = (key: string, value: unknown) =>
    test.call(updateAccessSetting, { token: admin.token, params: { key }, body: { version: 0, value } })

  it('changes the security of staff', async () => {
    expect((await changeAccess('staffSecurity', { requiresOneTimeCodes: true })).status).toBe(200)
    expect(test.settings.current.staffSecurity.requiresOneTimeCodes).toBe(true)
  })

  it('refuses a hosted captcha without its keys', async () => {
    const failure = (await changeAccess('captcha', { kind: 'turnstile' })).failure()
    expect(failure.fields).toHaveProperty('value.kind')
    expect(test.settings.current.captcha.kind).toBe('altcha')
  })

  it('does not know other settings', async () => {
    expect((await changeAccess('timeZone', { name: 'UTC' })).failure().type).toBe('not-found')
  })

  it('needs the password or a code again', async () => {
    const { email } = await test.signIn({ role: 'admin' })
    const { token } = (await test.call(login, { body: { email, password: TEST_PASSWORD, captcha: SOLVED } })).answer()
    const body = { version: 0, value: { requiresOneTimeCodes: true } }
    const result = await test.call(updateAccessSetting, { token, params: { key: 'staffSecurity' }, body })
    expect(result.failure().type).toBe('reauthentication')
    expect(test.settings.current.staffSecurity.requiresOneTimeCodes).toBe(false)
  })
})

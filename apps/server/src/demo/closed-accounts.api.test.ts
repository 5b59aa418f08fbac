import { login } from '@mixed-zone/contract/endpoints/access'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/start-test-app.ts'
import { SOLVED } from '../../test/test-captcha.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './insert-people.ts'

const REACHABLE: Readonly<Record<string, string>>[] = [
  { PUBLIC_URL: 'https://media.example.com' },
  { NODE_ENV: 'production', MAIL: 'files' },
]

const logIn = (app: TestApp, email: string) =>
  app.call(login, { body: { email, password: DEMO_PASSWORD, captcha: SOLVED } })

describe('demo accounts in a database that was filled elsewhere', () => {
  it.each(REACHABLE)('cannot log in and have no session with %o', async (environment) => {
    const local = await startTestApp()
    const sessions = await Promise.all(
      DEMO_ACCOUNTS.map(({ email, role }) => local.signIn({ email, role, password: DEMO_PASSWORD })),
    )
    const other = await local.signIn()
    await local.stop()
    const reachable = await startTestApp({ restartOf: local, environment })
    try {
      for (const { email, token } of sessions) {
        expect((await reachable.call(listSections, { token })).failure().type).toBe('token')
        expect((await logIn(reachable, email.toUpperCase())).failure().type).toBe('credentials')
      }
      expect((await reachable.call(listSections, { token: other.token })).status).toBe(200)
    } finally {
      await reachable.stop()
    }
    const back = await startTestApp({ restartOf: local })
    expect((await logIn(back, 'admin@mixedzone.test')).status).toBe(200)
    await back.remove()
  })
})

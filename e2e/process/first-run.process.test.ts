import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callPublic, logIn } from '../harness/api-client.ts'
import { killCommands } from '../harness/child-process.ts'
import { startProduct } from '../harness/product.ts'

const OWNER = { email: 'ruth@liga-nova.test', password: 'Floodlight-Box-44' }

const adminOf = (token: string, email: string) => ({
  token,
  email,
  name: 'Ruth',
  surnames: 'Aldana',
  comunicationsLocale: 'en',
  password: OWNER.password,
  repeatPassword: OWNER.password,
})

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mixed-zone-first-run-'))
})

afterEach(async () => {
  await killCommands()
  rmSync(folder, { recursive: true, force: true })
})

test('the setup link creates one admin, whom kill -9 does not lose, and is never printed again', async () => {
  const first = await startProduct({ dataDir: folder, env: { DEMO: 'false' } })
  const [, token = ''] = await first.command.waitFor(/\/setup\/(\S+)/)
  const emails = [OWNER.email, 'other@liga-nova.test']
  const responses = await Promise.all(
    emails.map((email) => callPublic(first.origin, 'create-first-admin', adminOf(token, email))),
  )
  first.command.kill('SIGKILL')
  await first.command.ended
  const created = responses.findIndex(({ status }) => status === 201)
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 422])

  const second = await startProduct({ dataDir: folder, env: { DEMO: 'false' } })
  const session = await logIn(second.origin, { ...OWNER, email: emails[created] ?? '' })
  expect(session.permissions).toContain('settings')
  const check = await callPublic(second.origin, 'check-setup-link', { token })
  expect(await check.json()).toEqual({ valid: false })
  await second.stop()
  expect(second.command.output()).not.toContain('/setup/')
  // Only the announcement names it: no log entry does.
  expect(first.command.output().split(token)).toHaveLength(2)
})

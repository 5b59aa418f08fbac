import { login } from '@mixed-zone/contract/endpoints/access'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { SOLVED } from '../../../test/test-captcha.ts'
import type { Database } from '../../platform/database/database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'

const ADDRESS = '203.0.113.77'

let first: TestApp
let second: TestApp
let connection: Database

/** Two nodes over one PostgreSQL server, each with connections of its own. */
beforeAll(async () => {
  first = await startTestApp()
  const { dataDir, databaseUrl } = first.database
  connection = await openDatabase({ dataDir, databaseUrl, silenceMs: 20_000 })
  second = await startTestApp({ restartOf: { database: { ...first.database, ...connection }, clock: first.clock } })
})

afterAll(async () => {
  await second.stop()
  await connection.close()
  await first.remove()
})

async function makePerson(): Promise<string> {
  const person = aPerson()
  await first.access.createPerson(first.db, { ...person, password: TEST_PASSWORD })
  return person.email
}

async function tryOnce(node: TestApp, email: string, password = 'Wrong-Box-2026'): Promise<number> {
  return (await node.call(login, { body: { email, password, captcha: SOLVED }, address: ADDRESS })).status
}

it('counts wrong passwords of two nodes together, and makes both wait', async () => {
  const email = await makePerson()
  const statuses: number[] = []
  for (const node of [first, second, first, second, first]) statuses.push(await tryOnce(node, email))
  expect(statuses).toEqual([401, 401, 401, 401, 401])
  expect(await tryOnce(second, email, TEST_PASSWORD)).toBe(429)
  expect(await tryOnce(first, email, TEST_PASSWORD)).toBe(429)
  first.clock.advance(31_000)
  expect(await tryOnce(second, email, TEST_PASSWORD)).toBe(200)
})

it('gives no more answers when both are tried at once', async () => {
  const email = await makePerson()
  const tries = Array.from({ length: 20 }, (_, index) => tryOnce(index % 2 === 0 ? first : second, email))
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { login } from '@mixed-zone/contract/endpoints/access'
import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEasyCaptcha } from '../test/easy-captcha.ts'
import { type PostgresServer, startPostgresServer } from '../test/engines/postgres-server.ts'
import { TEST_SECRET } from '../test/start-test-app.ts'
import { type StartedNode, startNode } from '../test/started-node.ts'
import { TEST_TIMEOUTS } from '../test/test-database.ts'
import { createPerson } from './modules/access/create-person.service.ts'
import { openDatabase } from './platform/database/open-database.ts'

const solved = createEasyCaptcha(TEST_SECRET)

let server: PostgresServer
let node: StartedNode
let dataDir: string
let email: string
let token: string

beforeAll(async () => {
  server = await startPostgresServer()
  dataDir = await mkdtemp(join(tmpdir(), 'mixed-zone-outage-'))
  const databaseUrl = server.url('postgres')
  node = await startNode({ SECRET: TEST_SECRET, DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const database = await openDatabase({ dataDir, databaseUrl, timeouts: TEST_TIMEOUTS })
  const person = { ...aPerson(), password: TEST_PASSWORD }
  email = person.email
  await createPerson(database.db, person, new Date())
  await database.close()
  token = login.answer.parse(await (await logIn()).json()).token
})

afterAll(async () => {
  await node.kill()
  await server.remove()
  await rm(dataDir, { recursive: true })
})

const logIn = async () => node.call(login, { body: { email, password: TEST_PASSWORD, captcha: await solved() } })

const callAll = () => Promise.all([logIn(), node.call(getHome, { token }), node.call(filterPosts, { token, body: {} })])

async function statusesOfAll(): Promise<number[]> {
  return (await callAll()).map(({ status }) => status)
}

const OUTAGES = {
  stopped: { begin: () => server.stop(), end: () => server.start() },
  frozen: { begin: () => server.freeze(), end: () => server.thaw() },
}

describe('database outage', () => {
  it.each(Object.entries(OUTAGES))(
    'answers unavailable within 2 s and recovers by itself: %s',
    async (_name, outage) => {
      expect(await statusesOfAll()).toEqual([200, 200, 200])
      await outage.begin()
      for (let round = 0; round < 3; round += 1) {
        const started = performance.now()
        expect(await statusesOfAll()).toEqual([503, 503, 503])
        // The promise, and a margin of three.
        expect(performance.now() - started).toBeLessThan(6_000)
      }
      await outage.end()
      await expect.poll(statusesOfAll, { timeout: 10_000 }).toEqual([200, 200, 200])
    },
  )

  it('answers within 2 s while the sessions are locked, with more callers than connections, and recovers with the lock', async () => {
    const locker = new Client(server.url('postgres'))
    await locker.connect()
    await locker.query('begin; lock table sessions')
    const started = performance.now()
    const calls = await Promise.all(Array.from({ length: 60 }, () => node.call(getHome, { token })))
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 503))
    expect(performance.now() - started).toBeLessThan(6_000)
    await locker.end()
    await expect.poll(statusesOfAll, { timeout: 10_000 }).toEqual([200, 200, 200])
  })

  it('loses no login that it has acknowledged while PostgreSQL is killed and restarted', async () => {
    const tokens: string[] = []
    const logInOnce = async () => {
      const response = await logIn()
      if (response.status === 200) tokens.push(login.answer.parse(await response.json()).token)
    }
    for (let round = 0; round < 3; round += 1) {
      const before = tokens.length
      const calls = Array.from({ length: 6 }, async (_, index) => {
        await pause(index * 60)
        await logInOnce()
      })
      await pause(Math.random() * 400)
      await server.stop()
      await server.start()
      await Promise.all(calls)
      await expect.poll(statusesOfAll, { timeout: 10_000 }).toEqual([200, 200, 200])
      await logInOnce()
      expect(tokens.length).toBeGreaterThan(before)
    }
    const homes = await Promise.all(tokens.map((each) => node.call(getHome, { token: each })))
    expect(homes.map(({ status }) => status)).toEqual(tokens.map(() => 200))
  })

  it('answers within 2 s when others have taken all connections of the server, and recovers', async () => {
    // After a restart the node has none of its own.
    await server.stop()
    await server.start()
    const others = await takeAllConnections()
    const started = performance.now()
    for (const status of await statusesOfAll()) expect([200, 503]).toContain(status)
    expect(performance.now() - started).toBeLessThan(6_000)
    await Promise.all(others.map((client) => client.end()))
    await expect.poll(statusesOfAll, { timeout: 10_000 }).toEqual([200, 200, 200])
  })
})

async function takeAllConnections(): Promise<Client[]> {
  const clients: Client[] = []
  for (;;) {
    const client = new Client(server.url('postgres'))
    client.on('error', () => {})
    try {
      await client.connect()
    } catch {
      return clients
    }
    clients.push(client)
  }
}

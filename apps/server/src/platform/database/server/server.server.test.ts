import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../../../../test/engines/postgres-server.ts'
import { startTestProxy, type TestProxy } from '../../../../test/engines/test-proxy.ts'
import type { Database } from '../database.ts'
import { DatabaseUnreachable, isDatabaseAway } from '../database-errors.ts'
import { openDatabase } from '../open-database.ts'

let server: PostgresServer
let proxy: TestProxy
let database: Database

beforeAll(async () => {
  server = await startPostgresServer({ hasTls: true })
})

afterAll(() => server.remove())

beforeEach(async () => {
  proxy = await startTestProxy(server.port)
})

afterEach(async () => {
  await proxy.close()
  await database.close()
})

/** Few, so that a test can use each of them. */
const POOL_SIZE = 4

const open = (databaseUrl: string) => openDatabase({ dataDir: tmpdir(), databaseUrl, poolSize: POOL_SIZE })

const throughProxy = (query = '') => open(`postgres://postgres@127.0.0.1:${proxy.port}/postgres${query}`)

const select = () => database.query('select 1 as n')

/** One statement on each connection at the same time. */
const selectOnAll = () => Promise.all(Array.from({ length: POOL_SIZE }, () => database.query('select pg_sleep(0.1)')))

/** How a call fails, and after how many milliseconds. */
async function failureOf(call: () => Promise<unknown>): Promise<{ isAway: boolean; ms: number }> {
  const started = performance.now()
  const error = await call().then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  )
  return { isAway: isDatabaseAway(error), ms: performance.now() - started }
}

const AWAY_IN_TIME = {
  isAway: true,
  ms: expect.toSatisfy((ms: number) => ms < 6_000, 'within two seconds, and a margin of three'),
}

interface Outage {
  readonly begin: () => Promise<void>
  readonly end: () => Promise<void>
}

const OUTAGES: Readonly<Record<string, Outage>> = {
  stopped: { begin: () => server.stop(), end: () => server.start() },
  frozen: { begin: () => server.freeze(), end: () => server.thaw() },
  'unreachable through the network': { begin: async () => proxy.freeze(), end: async () => proxy.thaw() },
}

const CONNECTIONS = { TCP: '', TLS: '?sslmode=require' }

describe.each(Object.entries(CONNECTIONS))('outage of a server over %s', (_name, query) => {
  it.each(Object.entries(OUTAGES))('fails calls within 2 s and recovers within 1 s: %s', async (_outage, outage) => {
    database = await throughProxy(query)
    await selectOnAll()
    await outage.begin()
    // One call on each connection, and as many that wait for one.
    const failures = await Promise.all(Array.from({ length: POOL_SIZE * 2 }, () => failureOf(select)))
    for (const failure of failures) expect(failure).toEqual(AWAY_IN_TIME)
    expect(await failureOf(select)).toEqual(AWAY_IN_TIME)
    expect(await failureOf(() => database.db.transaction(async () => {}))).toEqual(AWAY_IN_TIME)
    await outage.end()
    await expect.poll(() => selectOnAll().then(() => 'back'), { timeout: 3_000 }).toBe('back')
    expect((await database.db.transaction((tx) => tx.execute('select 1 as n'))).rows).toEqual([{ n: 1 }])
  })

  it.each(Object.entries(OUTAGES))('uses no connection that died unnoticed: %s', async (_outage, outage) => {
    database = await throughProxy(query)
    await selectOnAll()
    await outage.begin()
    expect(await failureOf(select)).toEqual(AWAY_IN_TIME)
    await outage.end()
    await expect.poll(() => selectOnAll().then(() => 'back'), { timeout: 3_000 }).toBe('back')
  })
})

describe('a slow statement', () => {
  it('is not taken for an outage', async () => {
    database = await throughProxy()
    expect((await database.query('select pg_sleep(2.5), 1 as n')).rows).toEqual([{ pg_sleep: '', n: 1 }])
  })

  it('does not disturb the statements of others', async () => {
    database = await throughProxy()
    const slow = database.query('select pg_sleep(2.5)')
    const others: unknown[] = []
    while (others.length < 20) {
      others.push(await select())
      await pause(100)
    }
    await slow
    expect(others).toHaveLength(20)
  })
})

/** A new connection, beside the pool: inside a transaction the pool takes no other statement. */
async function connectsAgain(): Promise<void> {
  const connect = async () => {
    const client = database.createClient()
    await client.connect()
    await client.end()
    return 'connected'
  }
  await expect.poll(connect, { timeout: 30_000 }).toBe('connected')
}

describe('a transaction whose connection is lost', () => {
  beforeEach(async () => {
    database = await throughProxy()
    await database.query('drop table if exists written')
    await database.query('create table written (word text)')
  })

  it('keeps nothing, and none of its later statements runs', async () => {
    let late: Promise<unknown> | undefined
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(`insert into written values ('before')`)
      proxy.cut()
      await connectsAgain()
      late = tx.execute(`insert into written values ('after')`).execute()
      await late
    })
    await expect(transaction).rejects.toSatisfy(isDatabaseAway)
    await expect(late).rejects.toSatisfy(isDatabaseAway)
    expect((await database.query('select word from written')).rows).toEqual([])
  })

  it('does not end the transaction of somebody else', async () => {
    const others: Promise<unknown>[] = []
    const lost = database.db.transaction(async (tx) => {
      await tx.execute(`insert into written values ('lost')`)
      proxy.cut()
      await connectsAgain()
      throw new Error('given up')
    })
    await expect(lost).rejects.toThrow('given up')
    for (let number = 0; number < 20; number += 1) {
      others.push(database.db.transaction((tx) => tx.execute(`insert into written values ('${number}')`)))
    }
    await Promise.all(others)
    expect((await database.query('select count(*) as rows from written')).rows).toEqual([{ rows: 20 }])
  })

  it('fails when nobody can say whether it was kept', async () => {
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(`insert into written values ('unknown')`)
      proxy.freeze()
    })
    await expect(transaction).rejects.toSatisfy(isDatabaseAway)
  })
})

describe('a server that cannot be used', () => {
  const refusal = async (url: string): Promise<string> => {
    const error: unknown = await open(url).then(
      (opened) => opened.close(),
      (reason: unknown) => reason,
    )
    return error instanceof DatabaseUnreachable ? error.message : `not refused: ${error}`
  }

  it('is named in one line, without the password, when nobody listens', async () => {
    const closed = await startTestProxy(1)
    await closed.close()
    const message = await refusal(`postgres://user:secret@127.0.0.1:${closed.port}/league`)
    expect(message).toMatch(/^The database league on 127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED.*\.$/)
    expect(message).not.toContain('secret')
  })

  it('is named when it says nothing at all', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect(await refusal(`postgres://user@127.0.0.1:${port}/league`)).toContain('cannot be reached')
    silent.close()
  })

  it('is named when the database does not exist', async () => {
    expect(await refusal(server.url('nowhere'))).toBe(
      `The database nowhere on 127.0.0.1:${server.port} cannot be reached: database "nowhere" does not exist.`,
    )
  })
})

describe('the address of a server', () => {
  it('may name a Unix socket', async () => {
    const opened = await open(
      `postgres://postgres@localhost:${server.port}/postgres?host=${encodeURIComponent(server.folder)}`,
    )
    const { rows } = await opened.query('select inet_server_addr() as address')
    await opened.close()
    expect(rows).toEqual([{ address: null }])
  })
})

import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../../../test/engines/postgres-server.ts'
import { startTestProxy, type TestProxy } from '../../../test/engines/test-proxy.ts'
import type { Database } from './database.ts'
import { DatabaseUnreachable, isDatabaseAway } from './database-errors.ts'
import { openDatabase } from './open-database.ts'

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

/** Few, so that a test can use each of them: the pool for calls has one less, and two are for background work. */
const POOL_SIZE = 7
const CALL_CONNECTIONS = 4

type Timeouts = Parameters<typeof openDatabase>[0]['timeouts']

const open = (databaseUrl: string, timeouts?: Timeouts) =>
  openDatabase({ dataDir: tmpdir(), databaseUrl, poolSize: POOL_SIZE, timeouts })

const throughProxy = (query = '', timeouts?: Timeouts) =>
  open(`postgres://postgres@127.0.0.1:${proxy.port}/postgres${query}`, timeouts)

const select = () => database.db.execute('select 1 as n')

/** One statement on each connection for calls at the same time. */
const selectOnAll = () =>
  Promise.all(Array.from({ length: CALL_CONNECTIONS }, () => database.db.execute('select pg_sleep(0.1)')))

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
    const failures = await Promise.all(Array.from({ length: CALL_CONNECTIONS * 2 }, () => failureOf(select)))
    for (const failure of failures) expect(failure).toEqual(AWAY_IN_TIME)
    expect(await failureOf(select)).toEqual(AWAY_IN_TIME)
    expect(await failureOf(() => database.db.transaction(async () => {}))).toEqual(AWAY_IN_TIME)
    expect(await failureOf(() => database.query('select 1'))).toEqual(AWAY_IN_TIME)
    await outage.end()
    await expect.poll(() => selectOnAll().then(() => 'back'), { timeout: 3_000 }).toBe('back')
    expect((await database.db.transaction((tx) => tx.execute('select 1 as n'))).rows).toEqual([{ n: 1 }])
  })
})

it('discards idle connections that died during an outage', async () => {
  database = await throughProxy()
  await selectOnAll()
  proxy.freeze()
  expect(await failureOf(select)).toEqual(AWAY_IN_TIME)
  proxy.thaw()
  await expect.poll(() => selectOnAll().then(() => 'back'), { timeout: 3_000 }).toBe('back')
})

describe('a slow statement', () => {
  it('is not taken for an outage', async () => {
    database = await throughProxy()
    expect((await database.db.execute('select pg_sleep(2.5), 1 as n')).rows).toEqual([{ pg_sleep: '', n: 1 }])
  })

  it('does not disturb the statements of others', async () => {
    database = await throughProxy()
    const slow = database.db.execute('select pg_sleep(2.5)').execute()
    const others: unknown[] = []
    while (others.length < 20) {
      others.push(await select())
      await pause(100)
    }
    await slow
    expect(others).toHaveLength(20)
  })
})

describe('limits of a pool', () => {
  const LIMITS = { statement_timeout: 300, lock_timeout: 200, idle_in_transaction_session_timeout: 300 }

  beforeEach(async () => {
    database = await throughProxy('', { calls: LIMITS })
    await database.query('create table if not exists locked (n integer)')
  })

  it('cancels a slow statement of a call, but not of background work', async () => {
    const slow = 'select pg_sleep(0.6)'
    await expect(database.db.execute(slow)).rejects.toSatisfy(isDatabaseAway)
    await database.backgroundDb.execute(slow)
    expect((await select()).rows).toEqual([{ n: 1 }])
  })

  it('has the limits that are configured for each kind of work, and defaults for the others', async () => {
    await database.close()
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    const effective = async (db: Database['db']) => {
      const { rows } = await db.execute(`select ${names.map((name) => `current_setting('${name}') as ${name}`).join()}`)
      return Object.values(rows[0] ?? {})
    }
    database = await open(server.url('postgres'))
    expect(await effective(database.db)).toEqual(['30s', '500ms', '30s'])
    expect(await effective(database.backgroundDb)).toEqual(['0', '0', '10min'])
    await database.close()
    const limits = { calls: { statementMs: 1_500, lockMs: 400 }, background: { idleMs: 0, statementMs: 90_000 } }
    database = await openDatabase({ dataDir: tmpdir(), databaseUrl: server.url('postgres'), limits })
    expect(await effective(database.db)).toEqual(['1500ms', '400ms', '30s'])
    expect(await effective(database.backgroundDb)).toEqual(['90s', '0', '0'])
  })

  it('gives up a lock that a call waits for', async () => {
    const locked = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const holder = database.backgroundDb.transaction(async (tx) => {
      await tx.execute('lock table locked')
      locked.resolve()
      await done.promise
    })
    await locked.promise
    await expect(database.db.execute('select n from locked')).rejects.toSatisfy(isDatabaseAway)
    done.resolve()
    await holder
    await database.db.execute('select n from locked')
  })

  it('ends a transaction that a call leaves idle', async () => {
    const idle = database.db.transaction(async (tx) => {
      await tx.execute('lock table locked')
      await pause(600)
      await tx.execute('select 1')
    })
    await expect(idle).rejects.toSatisfy(isDatabaseAway)
    await database.query('select n from locked')
  })

  it('opens no more connections than it is given', async () => {
    const statements = Array.from({ length: 30 }, (_, number) =>
      number % 2 === 0 ? database.db.execute('select pg_sleep(0.05)') : database.query('select pg_sleep(0.05)'),
    )
    await Promise.all(statements)
    const { rows } = await database.query(`select count(*) as open from pg_stat_activity where datname = 'postgres'`)
    expect(rows[0].open).toBe(POOL_SIZE - 1)
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

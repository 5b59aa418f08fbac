import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
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
  server = await startPostgresServer()
})

afterAll(() => server.remove())

beforeEach(async () => {
  proxy = await startTestProxy(server.port)
  database = await open(`postgres://postgres@127.0.0.1:${proxy.port}/postgres`)
  await database.query('drop table if exists written')
  await database.query('create table written (word text)')
})

afterEach(async () => {
  await proxy.close()
  await database.close()
})

const open = (databaseUrl: string) => openDatabase({ dataDir: tmpdir(), databaseUrl })

/** How a call fails, and within how many milliseconds. */
async function failing(call: () => Promise<unknown>): Promise<{ isAway: boolean; ms: number }> {
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

async function select(): Promise<unknown[]> {
  const { rows } = await database.query('select 1 as n')
  return rows
}

/** A new connection, beside the pool: inside a transaction the pool takes no other statement. */
async function connectsAgain(): Promise<void> {
  const connect = async () => {
    const client = database.createClient()
    await client.connect()
    await client.end()
    return 'connected'
  }
  await expect.poll(() => connect().catch(() => 'away'), { timeout: 30_000 }).toBe('connected')
}

async function comesBack(): Promise<void> {
  await expect.poll(() => select().catch(() => 'away'), { timeout: 30_000 }).toEqual([{ n: 1 }])
}

describe('a server that goes away', () => {
  it('makes calls fail in time while it is stopped, and they work when it is back', async () => {
    const running = database.query('select pg_sleep(20)').catch((error: unknown) => error)
    await select()
    await server.stop()
    expect(isDatabaseAway(await running)).toBe(true)
    expect(await failing(select)).toEqual(AWAY_IN_TIME)
    expect(await failing(() => database.db.transaction(async () => {}))).toEqual(AWAY_IN_TIME)
    await server.start()
    await comesBack()
    const inTransaction = () => database.db.transaction((tx) => tx.execute('select 1 as n')).catch(() => 'away')
    await expect.poll(inTransaction, { timeout: 30_000 }).toMatchObject({ rows: [{ n: 1 }] })
  })

  it('makes calls fail in time when it falls silent, those that wait as well as new ones', async () => {
    await Promise.all(Array.from({ length: 10 }, select))
    proxy.freeze()
    const failures = await Promise.all(Array.from({ length: 20 }, () => failing(select)))
    for (const failure of failures) expect(failure).toEqual(AWAY_IN_TIME)
    expect(await failing(select)).toEqual(AWAY_IN_TIME)
    expect(await failing(() => database.db.transaction(async () => {}))).toEqual(AWAY_IN_TIME)
    proxy.thaw()
    await comesBack()
  })

  it('lets a statement run for longer than it would wait for a silent server', async () => {
    expect((await database.query('select pg_sleep(2.5), 1 as n')).rows).toEqual([{ pg_sleep: '', n: 1 }])
  })
})

describe('a transaction whose connection is lost', () => {
  it('keeps nothing, and none of its later statements runs', async () => {
    let late: Promise<unknown> | undefined
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(`insert into written values ('before')`)
      proxy.cut()
      await connectsAgain()
      late = tx.execute(`insert into written values ('after')`).then()
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

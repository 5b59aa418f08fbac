import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { isDatabaseAway } from './database-errors.ts'
import { files } from './schema/files.ts'
import { limitCounters, people } from './schema/people.ts'
import { auditEntries, settings } from './schema/records.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.remove())

const NOW = new Date('2026-11-15T18:00:00.123Z')

describe('statements of many callers at once', () => {
  it('each get their own rows, however they are sent', async () => {
    const count = 400
    const wrong = await Promise.all(
      Array.from({ length: count }, async (_, number) => {
        const kind = number % 7
        // As many different statements as connections, and none prepared: the worst case for a shared session.
        const { rows } = await database.query(`select $1::int + ${kind} as sum, '${kind}' as kind`, [number])
        return rows[0].sum === number + kind && rows[0].kind === String(kind) ? 0 : 1
      }),
    )
    expect(wrong.filter(Boolean)).toEqual([])
  })

  it('are not disturbed by those that fail', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, number) =>
        number % 3 === 0
          ? database.db.execute(sql`select 1 / ${0}::int`)
          : database.db.execute(sql`select ${number}::int as number`),
      ),
    )
    const failed = results.filter(({ status }) => status === 'rejected').length
    const right = results.filter(
      (result, number) => result.status === 'fulfilled' && result.value.rows[0]?.['number'] === number,
    )
    expect([failed, right.length]).toEqual([67, 133])
  })

  it('fail with the error itself if a value cannot be sent, and the next ones work', async () => {
    const select = (value: unknown) => database.db.execute<{ value: object }>(sql`select ${value}::json as value`)
    const error = await select({ number: 1n }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ cause: expect.any(TypeError) })
    expect(isDatabaseAway(error)).toBe(false)
    const results = await Promise.all(Array.from({ length: 20 }, (_, number) => select({ number })))
    expect(results.map(({ rows }) => rows)).toEqual(results.map((_, number) => [{ value: { number } }]))
  })

  it('work with an answer and a parameter that do not fit into one packet', async () => {
    const long = 'ñ'.repeat(300_000)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => database.db.execute(sql`select ${long + number}::text as text`)),
    )
    expect(answers.map(({ rows }) => rows[0]?.['text'] === undefined)).not.toContain(true)
    expect(answers.map(({ rows }, number) => rows[0]?.['text'] === long + number)).not.toContain(false)
  })
})

describe('values', () => {
  it('come back as they were stored', async () => {
    const person = {
      email: 'Ñandú@Example.TEST',
      firstName: 'Zoë 🏟️',
      surnames: 'O\'Brien \\ "x" $1',
      unsubscribeCode: 'values',
      passwordHash: '',
      permissionsAdded: ['embargo', 'export'] as const,
      lastSeenAt: NOW,
      createdAt: NOW,
      updatedAt: NOW,
    }
    await database.db.insert(people).values({ ...person, permissionsAdded: [...person.permissionsAdded] })
    const [stored] = await database.db.select().from(people).where(eq(people.email, 'ñANDÚ@example.test'))
    expect(stored).toMatchObject(person)
    expect(stored).toMatchObject({ permissionsTaken: [], provisionalUntil: null, newsletter: false, role: 'media' })
  })

  it('of big numbers and bytes lose nothing', async () => {
    const sha256 = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 8))
    const row = {
      sha256,
      crc32: 4_294_967_295,
      sizeBytes: 9_007_199_254_740_991,
      mediaType: 'image/webp',
      createdAt: NOW,
    }
    await database.db.insert(files).values(row)
    expect((await database.db.select().from(files))[0]).toMatchObject(row)
  })

  it.each(['1', '"', 'null', '{}', '', 'ñ'])('of JSON stay texts where they are texts: %j', async (value) => {
    const row = { key: 'json', value, updatedAt: NOW }
    await database.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
    const [stored] = await database.db.select().from(settings).where(eq(settings.key, 'json'))
    expect(stored?.value).toBe(value)
  })

  it('of JSON keep their shape', async () => {
    const details = { list: [1, null, { deep: true }], text: "it's" }
    const entry = { at: NOW, actorLabel: 'a', action: 'b', subjectKind: 'c', subjectId: 'd', details }
    const [stored] = await database.db.insert(auditEntries).values(entry).returning()
    expect(stored?.details).toEqual(details)
  })

  it('of plain statements are moments, days, numbers and lists as well', async () => {
    const { rows } = await database.query(
      `select $1::timestamptz as moment, '2026-11-15'::date as day, count(*) as number, array['a', 'b'] as list,
        '{"a": [1]}'::jsonb as json`,
      [NOW],
    )
    expect(rows[0]).toEqual({ moment: NOW, day: '2026-11-15', number: 1, list: ['a', 'b'], json: { a: [1] } })
  })

  it('of lists come and go', async () => {
    const ids = [1, -9_007_199_254_740_991]
    const words = ['a', 'b "c"', '{}', 'NULL', 'ñ']
    const { rows } = await database.query(
      `select $1::bigint[] as ids, '{}'::bigint[] as "noIds", array[7, null]::bigint[] as "someIds", $2::text[] as words,
        array[true, null] as flags, '{}'::text[] as none,
        array_agg(n) as numbers from generate_series(1, 3) n where n = any ($3::int[])`,
      [ids, words, [1, 3]],
    )
    expect(rows[0]).toEqual({
      ids,
      noIds: [],
      someIds: [7, null],
      words,
      flags: [true, null],
      none: [],
      numbers: [1, 3],
    })
  })

  it('of text fold case in every script', async () => {
    const { rows } = await database.query(`select lower('ÑANDÚ ÇÃO') as folded, 'Ñandú' ilike 'ñANDÚ' as same`)
    expect(rows[0]).toEqual({ folded: 'ñandú ção', same: true })
  })
})

async function counterOf(name: string): Promise<number | undefined> {
  const [row] = await database.db.select().from(limitCounters).where(eq(limitCounters.name, name))
  return row?.hits
}

const counter = (name: string) => ({ name, subject: 's', hits: 1, windowStartedAt: NOW })

describe('transactions', () => {
  it('at once are kept apart, and those that fail leave nothing', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, number) =>
        database.db.transaction(async (tx) => {
          const name = `apart-${number}`
          for (let step = 0; step < 4; step += 1) {
            await tx.insert(limitCounters).values({ ...counter(name), subject: String(step) })
          }
          const own = await tx.$count(limitCounters, eq(limitCounters.name, name))
          if (number % 5 === 0) throw new Error('given up')
          return own
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    expect(results.filter((result) => result.status === 'fulfilled' && result.value === 4)).toHaveLength(40)
    expect(await database.db.$count(limitCounters)).toBe(160)
  })

  it('count up one row without losing a count', async () => {
    await database.db.insert(limitCounters).values(counter('counted'))
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.db.transaction(async (tx) => {
          const where = eq(limitCounters.name, 'counted')
          const [row] = await tx.select().from(limitCounters).where(where).for('update')
          await tx
            .update(limitCounters)
            .set({ hits: (row?.hits ?? 0) + 1 })
            .where(where)
        }),
      ),
    )
    expect(await counterOf('counted')).toBe(41)
  })

  it('roll back to a savepoint and go on', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(limitCounters).values(counter('outer'))
      const inner = tx.transaction(async (nested) => {
        await nested.insert(limitCounters).values(counter('inner'))
        await nested.insert(limitCounters).values(counter('inner'))
      })
      await expect(inner).rejects.toThrow()
      await tx.insert(limitCounters).values(counter('after'))
    })
    expect([await counterOf('outer'), await counterOf('inner'), await counterOf('after')]).toEqual([1, undefined, 1])
  })

  it('do not pretend to be kept when a failed statement was passed over', async () => {
    const transaction = database.db.transaction(async (tx) => {
      await tx.insert(limitCounters).values(counter('passed-over'))
      await tx.execute(sql`select 1 / 0`).catch(() => {})
    })
    await expect(transaction).rejects.toThrow('rolled back')
    expect(await counterOf('passed-over')).toBeUndefined()
  })

  it('refuse statements inside them that would go past them, instead of waiting for ever', async () => {
    const past = database.db.transaction(async () => {
      await database.db.insert(limitCounters).values(counter('past'))
    })
    await expect(past).rejects.toMatchObject({ cause: { message: expect.stringContaining('has to go through') } })
    const second = database.db.transaction(() => database.db.transaction(async () => {}))
    await expect(second).rejects.toThrow('has to go through that transaction')
    expect(await counterOf('past')).toBeUndefined()
  })

  it('take no statement once they have ended', async () => {
    const escaped = await database.db.transaction(async (tx) => ({
      late: () => tx.insert(limitCounters).values(counter('late')),
    }))
    await expect(escaped.late()).rejects.toMatchObject({ cause: { message: 'the transaction has ended' } })
    expect(await counterOf('late')).toBeUndefined()
  })

  it('keep nothing of what still runs when they fail', async () => {
    const stray = Promise.withResolvers<unknown>()
    const transaction = database.db.transaction(async (tx) => {
      stray.resolve(
        tx.execute(sql`select pg_sleep(0.05)`).then(() => tx.insert(limitCounters).values(counter('stray'))),
      )
      throw new Error('given up')
    })
    const results = await Promise.allSettled([transaction, stray.promise])
    expect(results).toMatchObject([
      { reason: { message: 'given up' } },
      { reason: { cause: { message: 'the transaction has ended' } } },
    ])
    expect(await counterOf('stray')).toBeUndefined()
  })

  it('send statements that are started at once one after the other', async () => {
    const query = vi.spyOn(Client.prototype, 'query')
    let sentWhenFirstEnded = 0
    await database.db.transaction(async (tx) => {
      query.mockClear()
      const [first, ...others] = [1, 2, 3].map(async (number) => await tx.execute(sql`select ${number}::int`))
      await first
      sentWhenFirstEnded = query.mock.calls.length
      await Promise.all(others)
    })
    query.mockRestore()
    // The second may have been sent already.
    expect(sentWhenFirstEnded).toBeLessThan(3)
  })
})

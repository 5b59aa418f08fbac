import { setTimeout as pause } from 'node:timers/promises'
import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertTeam } from '../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../test/start-test-app.ts'
import { openTestDatabase, TEST_TIMEOUTS } from '../test/test-database.ts'
import type { SignedIn } from '../test/test-sign-in.ts'
import type { KnownPost } from './modules/library/library.ts'
import { createDatabaseClock } from './platform/clock/database-clock.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { people } from './platform/database/schema/people.ts'

const SKEW_MS = 5 * 60_000
const READERS_PER_NODE = 3
const STEPS = 30
const EMBARGO_MS = 700

let ahead: TestApp
let behind: TestApp
let media: SignedIn
let partner: SignedIn
let editor: SignedIn
let team: { id: number; textId: string }

/** A machine whose clock is wrong by `skewMs`. */
const skewedClock = (skewMs: number) => createDatabaseClock(() => performance.timeOrigin + performance.now() + skewMs)

beforeAll(async () => {
  const { dataDir, databaseUrl, ...shared } = await openTestDatabase()
  const own = await openDatabase({ dataDir, databaseUrl, timeouts: TEST_TIMEOUTS })
  ahead = await startTestApp({
    remembers: true,
    database: { ...shared, dataDir, databaseUrl },
    databaseClock: skewedClock(SKEW_MS),
  })
  behind = await startTestApp({
    remembers: true,
    database: { ...own, dataDir, databaseUrl, remove: () => own.close() },
    databaseClock: skewedClock(-SKEW_MS),
  })
  media = await ahead.signIn()
  partner = await ahead.signIn()
  editor = await ahead.signIn({ role: 'editor' })
  team = await insertTeam(ahead.db)
})

afterAll(async () => {
  await behind.remove()
  await ahead.remove()
})

async function publish(node: TestApp, wanted: Parameters<TestApp['publishing']['publish']>[2] = {}) {
  const content = { sectionId: 'club-media', translations: [aTranslation()], teamIds: [team.id] }
  return node.publishing.publish(editor.actor, await node.publishing.create(editor.actor, content), wanted)
}

async function read(node: TestApp, { token }: SignedIn, isHome: boolean): Promise<Set<number>> {
  const posts = isHome
    ? (await node.call(getHome, { token })).answer().sections.flatMap((section) => section.posts)
    : (await node.call(filterPosts, { token, body: { team: team.textId, pageSize: 100 } })).answer().posts
  return new Set(posts.map(({ id }) => Number(id)))
}

async function databaseNow(): Promise<number> {
  const { rows } = await ahead.database.query('select extract(epoch from clock_timestamp()) * 1000 as now')
  return Number(rows[0]?.now)
}

const cutListeners = () =>
  ahead.database.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%"databaseMs"%'`)

describe('two nodes with wrong clocks', () => {
  it('show an embargoed post on time, and neither of them early', async () => {
    const embargoUntil = new Date((await databaseNow()) + 2_000)
    const { id } = await publish(ahead, { embargoUntil })
    for (const node of [ahead, behind]) {
      while (!(await read(node, media, true)).has(id)) await pause(20)
      expect(await databaseNow()).toBeGreaterThanOrEqual(embargoUntil.getTime())
      expect(await databaseNow()).toBeLessThan(embargoUntil.getTime() + 15_000)
    }
  })

  it('never show what may not be seen, whatever is changed at random moments', { timeout: 120_000 }, async () => {
    /** By the database's clock: the last moment at which each post may have been visible, and the first one. */
    const hiddenSince = new Map<number, number>()
    const visibleFrom = new Map<number, number>()
    let partnerSees: { isAllowed: boolean; since: number } = { isAllowed: false, since: await databaseNow() }
    const wrong: string[] = []
    let responses = 0
    const done = new AbortController()

    async function readUntilDone(node: TestApp, reader: number): Promise<void> {
      while (!done.signal.aborted) {
        const who = reader % 2 === 0 ? media : partner
        const grantBefore = partnerSees
        const hiddenBefore = new Map(hiddenSince)
        const seen = await read(node, who, reader % 4 < 2)
        const receivedAt = await databaseNow()
        responses += 1
        for (const id of seen) {
          if (hiddenBefore.has(id)) wrong.push(`${id} was archived before the call`)
          const isEarly = (visibleFrom.get(id) ?? 0) > receivedAt
          const maySeeEmbargoed = who === partner && (grantBefore.isAllowed || partnerSees !== grantBefore)
          if (isEarly && !maySeeEmbargoed) wrong.push(`${id} was shown early`)
        }
      }
    }

    async function change(): Promise<void> {
      const posts: KnownPost[] = []
      for (let step = 0; step < STEPS; step += 1) {
        const node = step % 2 === 0 ? ahead : behind
        if (step % 3 === 0) {
          const embargoUntil = new Date((await databaseNow()) + EMBARGO_MS)
          const post = await publish(node, { embargoUntil })
          visibleFrom.set(post.id, embargoUntil.getTime())
          posts.push(post)
        } else if (step % 3 === 1) {
          posts.push(await publish(node))
        } else {
          const [post] = posts.splice(Math.floor(Math.random() * posts.length), 1)
          if (post) {
            await node.publishing.archive(editor.actor, post)
            hiddenSince.set(post.id, step)
          }
        }
        if (step % 10 === 5) {
          const isAllowed = !partnerSees.isAllowed
          // Granted before it takes effect, and withdrawn after: the readers may see both meanwhile.
          if (isAllowed) partnerSees = { isAllowed, since: step }
          await ahead.db
            .update(people)
            .set(
              isAllowed
                ? { permissionsAdded: ['embargo'], embargoTermsAcceptedAt: new Date() }
                : { permissionsAdded: [] },
            )
            .where(eq(people.id, partner.actor.personId))
          if (!isAllowed) partnerSees = { isAllowed, since: step }
        }
        if (step % 15 === 7) await cutListeners()
        await pause(Math.random() * 60)
      }
      done.abort()
    }

    const readers = Array.from({ length: READERS_PER_NODE * 2 }, (_, reader) =>
      readUntilDone(reader % 2 === 0 ? ahead : behind, Math.floor(reader / 2)),
    )
    await Promise.all([change(), ...readers])
    expect(wrong).toEqual([])
    expect(responses).toBeGreaterThan(STEPS)
  })

  it('show every change of the other one in the very next call, without notifications', async () => {
    await Promise.all([ahead.changes.stop(), behind.changes.stop()])
    for (const [one, other] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      for (let round = 0; round < 5; round += 1) {
        const post = await publish(one)
        expect(await read(other, media, true)).toContain(post.id)
        expect(await read(other, media, false)).toContain(post.id)
        await one.publishing.archive(editor.actor, post)
        expect(await read(other, media, true)).not.toContain(post.id)
        expect(await read(other, media, false)).not.toContain(post.id)
      }
    }
  })
})

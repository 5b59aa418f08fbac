import { setTimeout as pause } from 'node:timers/promises'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/pages'
import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CUT_LISTENERS, findStaleResponses } from '../test/freshness-scenario.ts'
import { drawPicture, insertAsset, storeBytes } from '../test/insert-assets.ts'
import { insertTeam } from '../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../test/start-test-app.ts'
import { openTestDatabase, TEST_TIMEOUTS } from '../test/test-database.ts'
import type { SignedIn } from '../test/test-sign-in.ts'
import { createDatabaseClock } from './platform/clock/database-clock.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { people } from './platform/database/schema/people.ts'

const SKEW_MS = 5 * 60_000
/** For `media` and `partner`, each with the home page and the filter list. */
const READERS_PER_NODE = 4
const OPERATIONS = 30
/** Far less than the skew, which would delay the end of an embargo by minutes, and enough for a call on a busy machine. */
const MAX_DELAY_MS = 15_000

let ahead: TestApp
let behind: TestApp
let media: SignedIn
let partner: SignedIn
let editor: SignedIn
let team: { id: number; textId: string }

/** A machine whose clock is wrong by `skewMs`. */
const skewedClock = (skewMs: number) => createDatabaseClock(() => performance.timeOrigin + performance.now() + skewMs)

beforeAll(async () => {
  const database = await openTestDatabase()
  const { dataDir, databaseUrl } = database
  const own = await openDatabase({ dataDir, databaseUrl, timeouts: TEST_TIMEOUTS })
  ahead = await startTestApp({
    usesCaches: true,
    database,
    databaseClock: skewedClock(SKEW_MS),
  })
  behind = await startTestApp({
    usesCaches: true,
    database: { ...database, ...own, remove: () => own.close() },
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

describe('two nodes with wrong clocks', () => {
  it('answer 410 for a recalled picture from the next request on, whichever of them cached it', async () => {
    const { id: fileId } = await storeBytes(ahead, await drawPicture())
    for (const [recalling, serving] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const post = await publish(recalling)
      const { id: assetId } = await insertAsset(recalling, { postId: post.id, kind: 'image', fileId, name: 'a.jpg' })
      const { assets } = (await serving.call(getPost, { token: media.token, body: { id: String(post.id) } })).answer()
      const urls = assets.flatMap(({ url, renditions }) => [url ?? '', ...renditions.map((rendition) => rendition.url)])
      for (const url of urls) expect((await serving.inject({ url })).statusCode).toBe(200)
      const recall = { assetId, reasons: inEveryLanguage('Wrong') }
      await recalling.publishing.recallAsset(editor.actor, post, recall)
      const answers = await Promise.all(urls.map((url) => serving.inject({ url })))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 410))
    }
  })

  it('show an embargoed post on time, and neither of them early', async () => {
    const embargoUntil = new Date((await databaseNow()) + 2_000)
    const { id } = await publish(ahead, { embargoUntil })
    const waitUntilShown = async (node: TestApp) => {
      while (!(await read(node, media, true)).has(id)) await pause(20)
      return (await databaseNow()) - embargoUntil.getTime()
    }
    for (const delayMs of await Promise.all([ahead, behind].map(waitUntilShown))) {
      expect(delayMs).toBeGreaterThanOrEqual(0)
      expect(delayMs).toBeLessThan(MAX_DELAY_MS)
    }
  })

  // With 3,000 operations, 300 changes of permission and twenty readers for each node: `npm run bench -- freshness`.
  it('never show what may not be seen, whatever is changed at random moments', { timeout: 120_000 }, async () => {
    const nodes = [ahead, behind] as const
    const nodeOf = (node: number) => nodes[node % 2 === 0 ? 0 : 1]
    const { wrong, responses } = await findStaleResponses({
      nodeCount: nodes.length,
      readersPerNode: READERS_PER_NODE,
      operations: OPERATIONS,
      databaseNow,
      read: (node, reader, list) => read(nodeOf(node), reader === 'media' ? media : partner, list === 'home'),
      publish: (node, embargoUntil) => publish(nodeOf(node), { embargoUntil }),
      async archive(node, post) {
        await nodeOf(node).publishing.archive(editor.actor, post)
      },
      async setPermission(isAllowed) {
        await ahead.db
          .update(people)
          .set({ permissionsAdded: isAllowed ? ['embargo'] : [], embargoTermsAcceptedAt: new Date() })
          .where(eq(people.id, partner.actor.personId))
      },
      async cutListeners() {
        await ahead.database.query(CUT_LISTENERS)
      },
    })
    expect(wrong).toEqual([])
    expect(responses).toBeGreaterThan(OPERATIONS)
  })

  it('show every change of the other one in the very next call, without notifications', async () => {
    // Has to be the last test: nothing starts the listeners again.
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

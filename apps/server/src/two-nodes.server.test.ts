import { get, type IncomingMessage } from 'node:http'
import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAsset, storeBytes } from '../test/insert-assets.ts'
import { insertPost, insertTeam } from '../test/insert-posts.ts'
import { listenTo } from '../test/live-reader.ts'
import { startTestApp, type TestApp } from '../test/start-test-app.ts'
import { TEST_TIMEOUTS } from '../test/test-database.ts'
import type { SignedIn } from '../test/test-sign-in.ts'
import { recordStudioEvent } from './modules/live/live.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { runningZips } from './platform/database/schema/downloads.ts'
import { assets } from './platform/database/schema/files.ts'

let here: TestApp
let there: TestApp
let media: SignedIn
let editor: SignedIn
let team: { id: number; textId: string }
let origins: [here: string, there: string]

beforeAll(async () => {
  here = await startTestApp({ usesCaches: true })
  const { dataDir, databaseUrl } = here.database
  const own = await openDatabase({ dataDir, databaseUrl, timeouts: TEST_TIMEOUTS })
  // Removing it is for the first node to do.
  const database = { ...own, dataDir, databaseUrl, remove: () => own.close() }
  there = await startTestApp({ usesCaches: true, restartOf: { database, clock: here.clock } })
  origins = [await here.listen(), await there.listen()]
  media = await here.signIn()
  editor = await here.signIn({ role: 'editor' })
  team = await insertTeam(here.db)
})

afterAll(async () => {
  await there.remove()
  await here.remove()
})

const IN_TIME = { timeout: 15_000 }

async function publish(node: TestApp): Promise<number> {
  const content = { sectionId: 'club-media', translations: [aTranslation()], teamIds: [team.id] }
  const draft = await node.publishing.create(editor.actor, content)
  return (await node.publishing.publish(editor.actor, draft)).id
}

/** Posts of the same moment are in no order that matters. */
const ascending = (one: number, other: number) => one - other

const homeOf = async (node: TestApp) =>
  (await node.call(getHome, { token: media.token }))
    .answer()
    .sections.flatMap((section) => section.posts)
    .map(({ id }) => Number(id))
    .sort(ascending)

/** What is filtered comes from an index that each node keeps for itself. */
const listOf = async (node: TestApp) => {
  const { posts, total, facets } = (
    await node.call(filterPosts, { token: media.token, body: { team: team.textId } })
  ).answer()
  expect([total, facets?.teams.find(({ textId }) => textId === team.textId)?.count]).toEqual([posts.length, total])
  return posts.map(({ id }) => Number(id)).sort(ascending)
}

const bothOf = async (node: TestApp) => [await homeOf(node), await listOf(node)]

const cutListeners = () =>
  here.database.query(`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and (query like 'listen %' or query like '%"databaseMs"%')`)

describe('two nodes on one database', () => {
  it('deliver studio events of the other one, without notifications', async () => {
    const reader = await listenTo(origins[1], { token: editor.token })
    await cutListeners()
    await recordStudioEvent(here.db, { kind: 'post', permission: 'posts', subjectId: 7 })
    await expect.poll(() => reader.studioEvents, IN_TIME).toContainEqual({ kind: 'post', subjectId: '7' })
    await reader.close()
  })

  it('remember nothing that the other one changed', async () => {
    expect([await bothOf(here), await bothOf(there)]).toEqual([
      [[], []],
      [[], []],
    ])
    const first = await publish(here)
    expect(await bothOf(here)).toEqual([[first], [first]])
    expect(await bothOf(there)).toEqual([[first], [first]])
    const second = await publish(there)
    const both = [second, first].sort(ascending)
    expect(await bothOf(there)).toEqual([both, both])
    expect(await bothOf(here)).toEqual([both, both])
  })

  it('hear of each other again after their line was cut', async () => {
    const known = await homeOf(there)
    await cutListeners()
    const post = await publish(here)
    const all = [post, ...known].sort(ascending)
    expect(await bothOf(there)).toEqual([all, all])
    await expect.poll(() => there.changes.isConnected(), IN_TIME).toBe(true)
    let notifications = 0
    there.changes.subscribe(() => {
      notifications += 1
    })
    await publish(here)
    await expect.poll(() => notifications, IN_TIME).toBeGreaterThan(0)
  })

  it('count the zips of a person together, and end one that holds what was recalled at the other', async () => {
    const post = await insertPost(here.db)
    // Far more than lies in buffers between a server and a reader who does not read.
    const file = await storeBytes(here, Buffer.alloc(30_000_000, 'zip '))
    const open = (node: number, url: string) =>
      new Promise<IncomingMessage>((resolve) => get(`${origins[node % 2]}${url}`, resolve))
    const zipOf = async (name: string) => {
      const { id } = await insertAsset(here, { postId: post.id, fileId: file.id, kind: 'file', name })
      const headers = { accept: 'application/json' }
      const asked = await here.call(getZip, { token: media.token, body: { assetIds: [String(id)] }, headers })
      return { id, url: asked.answer().url }
    }
    const zips = await Promise.all(['1', '2', '3', '4', '5'].map((name) => zipOf(`${name}.bin`)))
    const [fifth, ...four] = zips.toReversed()
    const running = await Promise.all(four.map(({ url }, node) => open(node, url)))
    expect(running.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    for (const node of [0, 1]) expect((await open(node, fifth?.url ?? '')).statusCode).toBe(429)
    const again = await open(0, four[1]?.url ?? '')
    expect(again.statusCode).toBe(200)

    const [, recalled] = running
    await here.db
      .update(assets)
      .set({ recalledAt: here.clock.now(), recallReasons: inEveryLanguage('Wrong') })
      .where(eq(assets.id, four[1]?.id ?? 0))
    here.clock.advance(1_001)
    recalled?.resume()
    await new Promise<void>((resolve) => recalled?.once('close', resolve).on('error', () => undefined))
    expect(recalled?.complete).toBe(false)
    for (const answer of [...running, again]) answer.destroy()
    await expect.poll(() => here.db.select().from(runningZips), IN_TIME).toEqual([])
  })

  it('tell readers of both, who may go on at the other one', async () => {
    const token = media.token
    const readers = [await listenTo(origins[0], { token }), await listenTo(origins[1], { token })]
    const posts = [await publish(here), await publish(there)].sort(ascending)
    for (const reader of readers) {
      await expect.poll(() => reader.announced.map(({ id }) => Number(id)).sort(ascending), IN_TIME).toEqual(posts)
    }
    const since = readers[1]?.cursor() ?? ''
    // A node that stops lets its readers go.
    await there.stop()
    await readers[1]?.ended
    const missed = await publish(here)
    const back = await listenTo(origins[0], { token, since })
    await expect.poll(() => back.announced.map(({ id }) => Number(id)), IN_TIME).toEqual([missed])
    await back.close()
    await readers[0]?.close()
  })
})

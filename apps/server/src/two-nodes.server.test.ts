import { getHome } from '@mixed-zone/contract/endpoints/library'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenTo } from '../test/live-reader.ts'
import { type TestApp, startTestApp } from '../test/start-test-app.ts'
import type { SignedIn } from '../test/test-sign-in.ts'
import { openDatabase } from './platform/database/open-database.ts'

let here: TestApp
let there: TestApp
let media: SignedIn
let editor: SignedIn

beforeAll(async () => {
  here = await startTestApp({ remembers: true })
  const { dataDir, databaseUrl } = here.database
  const own = await openDatabase({ dataDir, databaseUrl, silenceMs: 20_000 })
  // Removing it is for the first node to do.
  const database = { ...own, dataDir, databaseUrl, remove: () => own.close() }
  there = await startTestApp({ remembers: true, restartOf: { database, clock: here.clock } })
  media = await here.signIn()
  editor = await here.signIn({ role: 'editor' })
})

afterAll(async () => {
  await there.remove()
  await here.remove()
})

const IN_TIME = { timeout: 15_000 }

async function publish(node: TestApp): Promise<number> {
  const draft = await node.publishing.create(editor.actor, { sectionId: 'club-media', translations: [aTranslation()] })
  return (await node.publishing.publish(editor.actor, draft)).id
}

const homeOf = async (node: TestApp) =>
  (await node.call(getHome, { token: media.token }))
    .answer()
    .sections.flatMap((section) => section.posts)
    .map(({ id }) => Number(id))

const backendsListening = () => here.database.sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query like 'listen %'`

describe('two nodes on one database', () => {
  it('remember nothing that the other one changed', async () => {
    expect([await homeOf(here), await homeOf(there)]).toEqual([[], []])
    const first = await publish(here)
    expect(await homeOf(here)).toEqual([first])
    await expect.poll(() => homeOf(there), IN_TIME).toEqual([first])
    const second = await publish(there)
    expect(await homeOf(there)).toEqual([second, first])
    await expect.poll(() => homeOf(here), IN_TIME).toEqual([second, first])
  })

  it('hear of each other again after their line was cut', async () => {
    const known = await homeOf(there)
    await backendsListening()
    const post = await publish(here)
    await expect.poll(() => homeOf(there), IN_TIME).toEqual([post, ...known])
    await expect.poll(() => there.changes.isHearing(), IN_TIME).toBe(true)
    const next = await publish(here)
    await expect.poll(() => homeOf(there), IN_TIME).toEqual([next, post, ...known])
  })

  it('tell readers of both, who may go on at the other one', async () => {
    const token = media.token
    const origins = [await here.listen(), await there.listen()] as const
    const readers = [await listenTo(origins[0], { token }), await listenTo(origins[1], { token })]
    const posts = [await publish(here), await publish(there)]
    for (const reader of readers) {
      await expect.poll(() => reader.announced.map(({ id }) => Number(id)).sort(), IN_TIME).toEqual(posts)
    }
    const since = readers[1]?.cursor() ?? ''
    // A node that stops lets its readers go.
    await there.stop()
    await readers[1]?.ended
    const missed = await publish(here)
    const back = await listenTo(origins[0], { token, since })
    await expect.poll(() => back.announced.map(({ id }) => Number(id)), IN_TIME).toEqual([missed])
    back.leave()
    readers[0]?.leave()
  })
})

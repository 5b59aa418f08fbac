import { createPost, getPostDetail, publishPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/start-test-app.ts'
import { TEST_TIMEOUTS } from '../test/test-database.ts'
import { advanceJobs, listJobs } from '../test/test-jobs.ts'
import type { SignedIn } from '../test/test-sign-in.ts'
import { writeDraft } from '../test/write-draft.ts'
import { openDatabase } from './platform/database/open-database.ts'

const QUEUE = 'post-updates'
const IN_TIME = { timeout: 30_000 }

let here: TestApp
let there: TestApp
let editor: SignedIn

beforeAll(async () => {
  here = await startTestApp({ runsJobs: true, usesCaches: true })
  const { dataDir, databaseUrl } = here.database
  const own = await openDatabase({ dataDir, databaseUrl, timeouts: TEST_TIMEOUTS })
  // Removing it is for the first node to do.
  const database = { ...own, dataDir, databaseUrl, remove: () => own.close() }
  there = await startTestApp({ runsJobs: true, usesCaches: true, restartOf: { database, clock: here.clock } })
  editor = await here.signIn({ role: 'editor' })
  // How often each text was written.
  await here.db.execute(sql`create table written (title text)`)
  await here.db.execute(sql`
    create function note_title() returns trigger language plpgsql as $$
    begin insert into written values (new.title); return null; end $$`)
  await here.db.execute(sql`
    create trigger note_title after insert or update on post_translations for each row execute function note_title()`)
})

afterAll(async () => {
  await there.remove()
  await here.remove()
})

const write = (postId: string, title: string) =>
  writeDraft(here.db, { postId, personId: editor.personId, at: here.clock.now() }, { es: { title } })

const detail = async (id: string) => (await there.call(getPostDetail, { token: editor.token, params: { id } })).answer()

async function publish(node: TestApp, id: string) {
  const { version } = await detail(id)
  return (await node.call(publishPost, { token: editor.token, params: { id }, body: { version } })).answer()
}

async function createPublished(title: string): Promise<string> {
  const { id } = (await here.call(createPost, { token: editor.token, body: {} })).answer()
  await write(id, title)
  await publish(here, id)
  here.clock.advance(10 * SECOND_MS)
  return id
}

async function countWritten(title: string): Promise<number> {
  const { rows } = await here.db.execute<{ count: number }>(
    sql`select count(*)::int as count from written where title = ${title}`,
  )
  return rows[0]?.count ?? 0
}

const readTitle = async (node: TestApp, id: string) =>
  (await node.call(getPost, { token: editor.token, body: { id }, locale: 'es' })).answer().title

describe('an update of a published post with two nodes', () => {
  it('is applied once, and both nodes show it', async () => {
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map((name) => createPublished(`antes ${name}`)))
    for (const [index, id] of ids.entries()) {
      await write(id, `después ${index}`)
      await publish(index % 2 === 0 ? here : there, id)
    }
    await advanceJobs(here.db, QUEUE, 11)
    for (const [index, id] of ids.entries()) {
      await expect.poll(() => readTitle(here, id), IN_TIME).toBe(`después ${index}`)
      await expect.poll(() => readTitle(there, id), IN_TIME).toBe(`después ${index}`)
      expect(await countWritten(`después ${index}`)).toBe(1)
    }
  })

  it('is applied by another node if the one that ran it was killed', async () => {
    const id = await createPublished('vivo')
    await write(id, 'resucitado')
    await publish(here, id)
    const key = (await listJobs(here.db, QUEUE)).at(-1)?.key
    // Taken by a process that died: the queue gives it to somebody else once its time is up.
    await here.db.execute(sql`
      update jobs.job set state = 'active', started_on = now() - interval '5 minutes', start_after = now() - interval '5 minutes'
      where name = ${QUEUE} and singleton_key = ${key}`)
    await expect.poll(() => readTitle(there, id), { timeout: 100_000 }).toBe('resucitado')
    expect(await countWritten('resucitado')).toBe(1)
  }, 120_000)
})

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { afterEach, expect, test } from 'vitest'
import { startPostgresServer } from '../../apps/server/test/engines/postgres-server.ts'
import { scratchFolder } from '../../apps/server/test/engines/scratch-folder.ts'
import { insertPost } from '../../apps/server/test/insert-posts.ts'
import { insertDraft, insertInsider, prepareWritingDatabase } from '../../apps/server/test/writing-database.ts'
import { callPrivate, callStudio } from '../harness/api-client.ts'
import { killCommands } from '../harness/child-process.ts'
import { startProduct } from '../harness/product.ts'

/** Nothing goes out earlier than ten seconds after it was published, so that it can be undone. */
const WHILE_DOWN_MS = 12 * SECOND_MS
/** The nodes run again by then. On a machine that is too busy for that, the posts become visible before the nodes are ready. */
const WHILE_UP_MS = 20 * SECOND_MS
const MAX_LATE_MS = 5 * SECOND_MS
const POLL_MS = 250

const undo: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

/** Two pairs of a draft, to be scheduled, and a published post, to be embargoed. */
async function prepareNodes() {
  const dataDir = await mkdtemp(join(scratchFolder(), 'mixed-zone-scheduled-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  await chmod(dataDir, 0o755)
  const server = await startPostgresServer()
  undo.push(() => server.remove(), killCommands)
  const databaseUrl = server.url('postgres')
  const { database, editors } = await prepareWritingDatabase({ dataDir, databaseUrl })
  const { db } = database
  const media = await insertInsider(db, 'media')
  const insertPair = async () => ({
    draft: String(await insertDraft(db, { isEmpty: false })),
    published: String((await insertPost(db)).id),
  })
  const [whileDown, whileUp] = [await insertPair(), await insertPair()]
  await database.close()
  const startNodes = () => {
    const start = () => startProduct({ dataDir, env: { DEMO: 'false', DATABASE_URL: databaseUrl } })
    return Promise.all([start(), start()])
  }
  return { startNodes, whileDown, whileUp, editor: editors[0]?.token ?? '', media: media.token }
}

interface Schedule {
  readonly origin: string
  readonly token: string
  readonly draft: string
  readonly published: string
  readonly afterMs: number
}

/** Schedules the draft and puts the published post under embargo. Returns when each becomes visible, by its id. */
async function schedule({ origin, token, draft, published, afterMs }: Schedule): Promise<ReadonlyMap<string, number>> {
  const at = new Date(Date.now() + afterMs).toISOString()
  const change = async (id: string, action: string, body: object) => {
    const { version } = await (await callStudio({ origin, token, path: `posts/${id}` })).json()
    const response = await callStudio({ origin, token, path: `posts/${id}/${action}`, body: { version, ...body } })
    expect(response.status, await response.clone().text()).toBe(200)
    return response.json()
  }
  const { publishedAt } = await change(draft, 'publish', { at })
  const { embargoUntil } = await change(published, 'embargo', { until: at })
  return new Map([
    [draft, Date.parse(publishedAt)],
    [published, Date.parse(embargoUntil)],
  ])
}

interface Reading {
  readonly origin: string
  readonly token: string
  readonly ids: readonly string[]
}

/** Those that a journalist finds both by their address and in a list. */
async function listShown({ origin, token, ids }: Reading): Promise<readonly string[]> {
  const list = await callPrivate({ origin, token, path: 'filter-posts', body: { facets: false } })
  const { posts }: { posts: { id: string }[] } = await list.json()
  const statuses = await Promise.all(
    ids.map(async (id) => (await callPrivate({ origin, token, path: 'post', body: { id } })).status),
  )
  return ids.filter((id, index) => statuses[index] === 200 && posts.some((post) => post.id === id))
}

interface Sight {
  readonly id: string
  /** When the first response that showed the post arrived. */
  readonly shownMs: number
  /** When the last request that did not show it was sent. On a busy machine a response may take seconds. */
  readonly missedMs: number
}

async function waitUntilShown({ origin, token, ids }: Reading): Promise<Sight[]> {
  return Promise.all(
    ids.map(async (id) => {
      for (let missedMs = 0; ; ) {
        const sentMs = Date.now()
        if ((await listShown({ origin, token, ids: [id] })).length > 0) return { id, shownMs: Date.now(), missedMs }
        missedMs = sentMs
        await pause(POLL_MS)
      }
    }),
  )
}

test('two nodes › scheduled and embargoed posts appear on time, also if no node was running at that moment', async () => {
  const { startNodes, whileDown, whileUp, editor, media } = await prepareNodes()
  const nodes = await startNodes()
  const [{ origin }] = nodes
  const dueWhileDown = await schedule({ origin, token: editor, ...whileDown, afterMs: WHILE_DOWN_MS })
  const dueWhileUp = await schedule({ origin, token: editor, ...whileUp, afterMs: WHILE_UP_MS })
  for (const node of nodes) {
    const shown = await listShown({ origin: node.origin, token: media, ids: [...dueWhileDown.keys()] })
    const arrivedMs = Date.now()
    expect(shown.filter((id) => arrivedMs < (dueWhileDown.get(id) ?? 0))).toEqual([])
    node.command.kill('SIGKILL')
    await node.command.ended
  }
  await pause(Math.max(0, ...dueWhileDown.values()) - Date.now())

  const restarted = await startNodes()
  for (const node of restarted) {
    const ids = [...dueWhileDown.keys()]
    expect(await listShown({ origin: node.origin, token: media, ids })).toEqual(ids)
  }
  const ids = [...dueWhileUp.keys()]
  const seen = await Promise.all(restarted.map((node) => waitUntilShown({ origin: node.origin, token: media, ids })))
  for (const { id, shownMs, missedMs } of seen.flat()) {
    const dueMs = dueWhileUp.get(id) ?? 0
    expect(shownMs).toBeGreaterThanOrEqual(dueMs)
    expect(missedMs).toBeLessThan(dueMs + MAX_LATE_MS)
  }
  await Promise.all(restarted.map((node) => node.stop()))
}, 240_000)

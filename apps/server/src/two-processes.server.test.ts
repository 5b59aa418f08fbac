import { login, logout } from '@mixed-zone/contract/endpoints/access'
import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import { getLegalText } from '@mixed-zone/contract/endpoints/site'
import { publishSettingDraft, saveSettingDraft } from '@mixed-zone/contract/endpoints/studio/settings'
import { listOwnSessions } from '@mixed-zone/contract/endpoints/access-sessions'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEasyCaptcha } from '../test/easy-captcha.ts'
import { insertPost } from '../test/insert-posts.ts'
import { TEST_SECRET } from '../test/start-test-app.ts'
import { type StartedNode, startNode } from '../test/started-node.ts'
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { createPerson } from './modules/access/create-person.service.ts'
import { createChanges } from './platform/changes/create-changes.ts'
import { posts } from './platform/database/schema/library.ts'
import { people } from './platform/database/schema/people.ts'

const WRONG = 'Wrong-Box-2026'

let database: TestDatabase
let here: StartedNode
let there: StartedNode

const solved = createEasyCaptcha(TEST_SECRET)

const start = () =>
  startNode({
    SECRET: TEST_SECRET,
    DATA_DIR: database.dataDir,
    // Only the server engine runs these tests.
    DATABASE_URL: database.databaseUrl ?? '',
    CALL_TIMEOUTS: 'lock=20',
  })

beforeAll(async () => {
  database = await openTestDatabase()
  ;[here, there] = await Promise.all([start(), start()])
})

afterAll(async () => {
  await Promise.all([here.kill(), there.kill()])
  await database.remove()
})

let lastAddress = 0

/** An address that no other attempt came from. */
function newAddress(): string {
  lastAddress += 1
  return `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`
}

async function makePerson(): Promise<string> {
  const person = { ...aPerson(), password: TEST_PASSWORD }
  await createPerson(database.db, person, new Date())
  return person.email
}

interface Attempt {
  readonly email: string
  readonly address: string
  readonly password?: string
}

async function logIn(node: StartedNode, { email, address, password = WRONG }: Attempt): Promise<Response> {
  return node.call(login, { body: { email, password, captcha: await solved() }, address })
}

const statusOf = async (node: StartedNode, attempt: Attempt) => (await logIn(node, attempt)).status

async function openSession(attempt: Attempt): Promise<string> {
  return login.answer.parse(await (await logIn(here, attempt)).json()).token
}

// On a machine that is too busy the database counts as away for a moment, and a call is refused.
const ONCE_MORE = { retry: 1 }

describe('two processes on one PostgreSQL server', ONCE_MORE, () => {
  it('count wrong passwords together, and forget nothing when one is killed and started again', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    const right = { ...attempt, password: TEST_PASSWORD }
    const statuses: number[] = []
    for (const node of [here, there, here, there, here]) statuses.push(await statusOf(node, attempt))
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    expect([await statusOf(here, right), await statusOf(there, right)]).toEqual([429, 429])
    await here.kill()
    expect(await statusOf(there, right)).toBe(429)
    here = await start()
    expect(await statusOf(here, right)).toBe(429)
    expect(await statusOf(here, { ...right, address: newAddress() })).toBe(200)
  })

  it('give no more answers when both are tried at once', async () => {
    const attempt = { email: await makePerson(), address: newAddress() }
    const nodes = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? here : there))
    const statuses = await Promise.all(nodes.map((node) => statusOf(node, attempt)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it('take a solved captcha once between them', async () => {
    const body = { email: await makePerson(), password: TEST_PASSWORD, captcha: await solved() }
    const answers = await Promise.all([here, there].map((node) => node.call(login, { body, address: newAddress() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('know a session that the other one opened, until the other one ends it', async () => {
    const attempt = { email: await makePerson(), address: newAddress(), password: TEST_PASSWORD }
    const token = await openSession(attempt)
    expect((await there.call(listOwnSessions, { token })).status).toBe(200)
    expect((await there.call(logout, { token })).status).toBe(204)
    expect((await here.call(listOwnSessions, { token })).status).toBe(401)
  })

  it('do not show what was archived while one of them was suspended, not even to who had asked meanwhile', async () => {
    const token = await openSession({ email: await makePerson(), address: newAddress(), password: TEST_PASSWORD })
    const changes = createChanges({ database })
    const publishedAt = new Date(Date.now() - 60_000)
    const { id } = await changes.commit(async (tx, affect) => {
      affect('posts')
      return insertPost(tx, { publishedAt })
    })
    const listThere = async () => {
      const response = await there.call(filterPosts, { token, body: {} })
      return filterPosts.answer.parse(await response.json()).posts.map((post) => post.id)
    }
    expect(await listThere()).toContain(String(id))
    there.pause()
    const askedMeanwhile = listThere()
    await changes.commit(async (tx, affect) => {
      affect('posts')
      await tx.update(posts).set({ state: 'archived' }).where(eq(posts.id, id))
    })
    there.resume()
    expect(await askedMeanwhile).not.toContain(String(id))
    expect(await listThere()).not.toContain(String(id))
    await changes.stop()
  })
})

describe('CALL_TIMEOUTS', ONCE_MORE, () => {
  it('lets a call wait longer for a lock than the half second of the default', async () => {
    const token = await openSession({ email: await makePerson(), address: newAddress(), password: TEST_PASSWORD })
    const call = await database.db.transaction(async (tx) => {
      await tx.execute('lock table sessions')
      const waiting = there.call(listOwnSessions, { token })
      const countWaiting = async () => {
        const { rows } = await tx.execute(`
          select 1 from pg_locks where not granted and relation = 'sessions'::regclass
            and waitstart < clock_timestamp() - interval '1 second'`)
        return rows.length
      }
      await expect.poll(countWaiting, { timeout: 15_000 }).toBeGreaterThan(0)
      return { waiting }
    })
    expect((await call.waiting).status).toBe(200)
  })
})

describe('a setting that one process changes', ONCE_MORE, () => {
  /** The promise. */
  const VISIBLE_MS = 2_000

  const params = { key: 'cookiePolicy' }

  async function publish(token: string, es: string): Promise<void> {
    const value = { text: { es, en: '', pt: '' } }
    const saved = await here.call(saveSettingDraft, { token, params, body: { revision: 0, value } })
    const { revision } = saveSettingDraft.answer.parse(await saved.json())
    expect((await here.call(publishSettingDraft, { token, params, body: { revision } })).status).toBe(200)
  }

  /** Public, so that no session of the reader tells the other process of the change. */
  async function readThere(): Promise<string | null> {
    const response = await there.call(getLegalText, { params: { page: 'cookiePolicy' } })
    return getLegalText.answer.parse(await response.json()).text
  }

  it('is in effect in the other one within two seconds, with notifications and without', async () => {
    const email = await makePerson()
    await database.db.update(people).set({ role: 'admin' }).where(eq(people.email, email))
    const token = await openSession({ email, address: newAddress(), password: TEST_PASSWORD })
    await publish(token, 'Primera')
    await expect.poll(readThere, { timeout: VISIBLE_MS, interval: 50 }).toBe('Primera')

    // Between its heartbeats, the last statement of the listener is one of the two.
    const cut = await database.query(`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and (query ilike 'listen %' or query like 'select (select json_build_object(%')`)
    expect(cut.rows.length).toBeGreaterThanOrEqual(2)
    await publish(token, 'Segunda')
    await expect.poll(readThere, { timeout: VISIBLE_MS, interval: 50 }).toBe('Segunda')
  })
})

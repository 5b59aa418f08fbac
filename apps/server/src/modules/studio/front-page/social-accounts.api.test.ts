import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getSocial } from '@mixed-zone/contract/endpoints/pages'
import {
  createSocialAccount,
  deleteSocialAccount,
  fetchSocialAccount,
  listSocialAccounts,
  setSocialOrder,
  updateSocialAccount,
} from '@mixed-zone/contract/endpoints/studio/social-accounts'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { postDesk } from '../../../../test/post-desk.ts'
import type { TestApp } from '../../../../test/start-test-app.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { socialAccounts } from '../../../platform/database/schema/social.ts'

const desk = postDesk({ runsJobs: true, environment: { FEED_ALLOW: '127.0.0.1' } })

let server: Server
let origin: string
/** What the feed's server answers with. */
let answer: { status: number; body: string }

const FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'T',
  items: [{ id: '1', title: 'One', url: 'https://social.test/1' }],
})

beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a server that listens on a port is always an AddressInfo.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(async () => {
  answer = { status: 200, body: FEED }
  await desk.test.db.delete(socialAccounts)
})

const call: TestApp['call'] = (endpoint, options) => desk.test.call(endpoint, { token: desk.editor.token, ...options })

const ACCOUNT = { network: 'mastodon', handle: '@liga', url: 'https://social.test/@liga', feedUrl: null } as const

const create = async (fields: Partial<{ handle: string; feedUrl: string | null }> = {}) =>
  (await call(createSocialAccount, { body: { ...ACCOUNT, ...fields } })).answer()

const list = async () => (await call(listSocialAccounts)).answer().accounts

/** Once the job has run. */
const settled = () =>
  vi.waitFor(
    async () => {
      const [account] = await list()
      if (account === undefined || account.isFetching) throw new Error('It is still being read')
      return account
    },
    { timeout: 20_000, interval: 100 },
  )

describe('POST studio/social-accounts', () => {
  it('reads the feed of a new account at once', async () => {
    const created = await create({ feedUrl: `${origin}/feed` })
    expect(created).toMatchObject({ ...ACCOUNT, feedUrl: `${origin}/feed`, version: 1, isFetching: true, items: 0 })
    const read = await settled()
    expect(read).toMatchObject({ items: 1, failingSince: null, problem: null })
    expect(read.readAt).not.toBeNull()
    const page = (await desk.test.call(getSocial, { token: desk.media.token })).answer()
    expect(page.accounts[0]?.items.map(({ title }) => title)).toEqual(['One'])
  })

  it.each([
    ['a script', { url: 'javascript:alert(1)' }],
    ['a file', { feedUrl: 'file:///etc/passwd' }],
    ['a password', { feedUrl: 'https://a:b@social.test/feed' }],
    ['an unknown network', { network: 'myspace' }],
    ['an empty name', { handle: ' ' }],
  ])('rejects %s', async (_what, fields) => {
    // Typed as the contract has it, which these are not.
    const body = { ...ACCOUNT, ...fields } as typeof ACCOUNT
    expect((await call(createSocialAccount, { body })).failure()).toMatchObject({ type: 'validation' })
    expect(await list()).toEqual([])
  })
})

describe('PATCH studio/social-accounts/:id', () => {
  it('rejects an older version, and forgets the state of a former feed', async () => {
    answer = { status: 503, body: '' }
    const { id } = await create({ feedUrl: `${origin}/broken` })
    const failing = await settled()
    expect(failing).toMatchObject({ problem: { kind: 'status', status: 503 }, readAt: null })
    expect(failing.failingSince).not.toBeNull()
    answer = { status: 200, body: FEED }
    const change = { version: 1, feedUrl: `${origin}/feed` }
    const changed = (await call(updateSocialAccount, { params: { id }, body: change })).answer()
    expect(changed).toMatchObject({ version: 2, failingSince: null, problem: null, isFetching: true })
    expect((await call(updateSocialAccount, { params: { id }, body: change })).failure()).toMatchObject({
      type: 'conflict',
      version: 2,
    })
    expect(await settled()).toMatchObject({ items: 1 })
    // Only a link: nothing would renew its items.
    await call(updateSocialAccount, { params: { id }, body: { version: 2, feedUrl: null } })
    expect(await list()).toMatchObject([{ items: 0, readAt: null, nextFetchAt: null }])
  })

  it('does not know other ids', async () => {
    for (const id of ['999', 'x', '']) {
      const result = await call(updateSocialAccount, { params: { id }, body: { version: 1, handle: 'x' } })
      expect(result.failure().type).toBe('not-found')
    }
  })
})

describe('POST studio/social-accounts/:id/fetch', () => {
  it('reads a feed that is not due, says why it fails, and refuses an account without one', async () => {
    const { id } = await create({ feedUrl: `${origin}/feed` })
    await settled()
    answer = { status: 200, body: '<html><body>Sign in</body></html>' }
    const started = await call(fetchSocialAccount, { params: { id } })
    expect([started.status, started.answer().isFetching]).toEqual([202, true])
    expect(await settled()).toMatchObject({ problem: { kind: 'format', status: null }, items: 1 })
    const link = await create({ handle: '@link' })
    expect((await call(fetchSocialAccount, { params: { id: link.id } })).failure()).toMatchObject({ type: 'conflict' })
  })

  it('fetches nothing from a private address that is not exempt', async () => {
    await create({ feedUrl: 'http://localhost:1/feed' })
    expect(await settled()).toMatchObject({ problem: { kind: 'private' } })
  })
})

describe('PUT studio/social-accounts/order', () => {
  it('sorts accounts for readers, and rejects an order that was made from another one', async () => {
    const [one, two] = [await create({ handle: '@1' }), await create({ handle: '@2' })]
    const body = { ids: [two.id, one.id], previousIds: [one.id, two.id] }
    const sorted = (await call(setSocialOrder, { body })).answer()
    expect(sorted.accounts.map(({ handle }) => handle)).toEqual(['@2', '@1'])
    const page = (await desk.test.call(getSocial, { token: desk.media.token })).answer()
    expect(page.accounts.map(({ handle }) => handle)).toEqual(['@2', '@1'])
    expect((await call(setSocialOrder, { body })).failure()).toMatchObject({ type: 'conflict' })
    const partial = { ids: [one.id], previousIds: [two.id, one.id] }
    expect((await call(setSocialOrder, { body: partial })).failure()).toMatchObject({ type: 'not-found' })
  })
})

describe('DELETE studio/social-accounts/:id', () => {
  it('deletes an account once, and records every change', async () => {
    const { id } = await create()
    const body = { version: 1, handle: '@nueva' }
    await call(updateSocialAccount, { params: { id }, body })
    expect((await call(deleteSocialAccount, { params: { id } })).status).toBe(204)
    expect((await call(deleteSocialAccount, { params: { id } })).failure()).toMatchObject({ type: 'not-found' })
    const entries = await desk.test.db
      .select({ action: auditEntries.action, changes: auditEntries.changes })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(asc(auditEntries.id))
    expect(entries.map(({ action }) => action)).toEqual([
      'social-account.created',
      'social-account.changed',
      'social-account.deleted',
    ])
    expect(entries[1]?.changes).toEqual({ handle: { before: '@liga', after: '@nueva' } })
  })
})

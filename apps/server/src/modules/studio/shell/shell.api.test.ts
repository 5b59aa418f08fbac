import {
  createSavedView,
  deleteSavedView,
  endPresence,
  getPresence,
  getStudioCounts,
  listSavedViews,
  reportPresence,
  searchStudio,
  updateSavedView,
} from '@mixed-zone/contract/endpoints/studio/shell'
import { login, register } from '@mixed-zone/contract/endpoints/access'
import { PRESENCE_MS } from '@mixed-zone/contract/schemas/studio/shell'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration } from '../../../../test/a-registration.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { SOLVED } from '../../../../test/test-captcha.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { assets } from '../../../platform/database/schema/files.ts'
import { tags } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { mails } from '../../../platform/database/schema/records.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'

let test: TestApp
let admin: SignedIn
let manager: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin', firstName: 'Alba', surnames: 'Rey' })
  manager = await test.signIn({ role: 'manager' })
})

afterAll(() => test.remove())

describe('GET studio/counts', () => {
  it('counts waiting requests with the oldest, failed mails, posts outside the trash, and files without a post', async () => {
    const count = async () => (await test.call(getStudioCounts, { token: admin.token })).answer()
    const posts = { all: 1 }
    const inbox = { files: 1 }
    await test.db
      .insert(assets)
      .values({ kind: 'file', mediaId: 'card', name: 'card.cr3', createdAt: test.clock.now() })
    await insertPost(test.db)
    await insertPost(test.db, { state: 'trash' })
    expect(await count()).toEqual({
      requests: { waiting: 0, oldestAt: null },
      mails: { failed: 0 },
      posts,
      inbox,
      isTonight: false,
    })
    const oldestAt = test.clock.now().toISOString()
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      await test.call(register, { body: aRegistration(), address })
      test.clock.advance(60_000)
    }
    await test.db.update(mails).set({ state: 'failed' })
    const { length: failed } = await test.mails()
    expect(await count()).toEqual({
      requests: { waiting: 2, oldestAt },
      mails: { failed },
      posts,
      inbox,
      isTonight: false,
    })
    expect(failed).toBeGreaterThan(0)
  })

  it('has no figures without the permission', async () => {
    const counts = (await test.call(getStudioCounts, { token: manager.token })).answer()
    expect(counts).toEqual({ requests: null, mails: null, posts: null, inbox: null, isTonight: false })
  })
})

describe('GET studio/search', () => {
  const search = async (text: string, { token }: SignedIn = admin) =>
    (await test.call(searchStudio, { token, query: { text } })).answer()

  it('finds people by name, address and medium, ignoring accents and typos', async () => {
    const person = await test.signIn({ firstName: 'Zoë', surnames: 'Núñez Aranguren', companyName: 'Ràdio Única' })
    for (const text of ['zoe', 'NUÑEZ', 'aranguren zo', 'radio unica', person.email, 'arangurem', 'Aranguen']) {
      const { people: found } = await search(text)
      expect(found[0], text).toEqual({
        id: String(person.personId),
        name: 'Zoë Núñez Aranguren',
        companyName: 'Ràdio Única',
      })
    }
    expect((await search('zoe xylophone')).people).toEqual([])
    expect((await search('%_%')).people).toEqual([])
  })

  it('finds posts in every state but the trash by their title', async () => {
    const translations = [aTranslation({ locale: 'es', title: 'Galería del Cantera–Nortada' })]
    const draft = await insertPost(test.db, { state: 'draft', translations })
    await insertPost(test.db, { state: 'trash', translations })
    const { posts } = await search('galeria cantera')
    expect(posts).toEqual([
      {
        id: String(draft.id),
        title: 'Galería del Cantera–Nortada',
        slug: 'galeria-del-canteranortada',
        locale: 'es',
        state: 'draft',
      },
    ])
    expect((await search('galleria')).posts).toHaveLength(1)
  })

  it('finds tags by their name in any language', async () => {
    const names = { es: 'Fichajes de verano', en: 'Summer signings', pt: 'Transferências' }
    await test.db.insert(tags).values({ textId: 'summer-signings', names })
    for (const text of ['fichajes', 'summer sig', 'transferencias']) {
      expect((await search(text)).tags, text).toEqual([
        { textId: 'summer-signings', name: 'Summer signings', kind: 'topic' },
      ])
    }
  })

  it('shows people only with `users` and posts only with `posts`', async () => {
    const found = await search('galeria zoe', manager)
    expect([found.people, found.posts]).toEqual([[], []])
    expect((await search('zoe', manager)).people).toEqual([])
    expect((await search('galeria', manager)).posts).toEqual([])
    expect((await search('galeria', await test.signIn({ role: 'editor' }))).posts).toHaveLength(1)
  })

  it('finds nothing for less than two characters and rejects a long text', async () => {
    expect(await search('z')).toEqual({ people: [], posts: [], tags: [] })
    expect(await search('   ')).toEqual({ people: [], posts: [], tags: [] })
    const result = await test.call(searchStudio, { token: admin.token, query: { text: 'x'.repeat(101) } })
    expect(result.failure().type).toBe('validation')
  })
})

describe('studio/saved-views', () => {
  const create = ({ token }: SignedIn, name: string, query = 'state=rejected&sort=name', list = 'people') =>
    test.call(createSavedView, { token, body: { list, name, query } })
  const list = async ({ token }: SignedIn, name = 'people') =>
    (await test.call(listSavedViews, { token, query: { list: name } })).answer().views

  it('are kept per person and list', async () => {
    const owner = await test.signIn({ role: 'admin' })
    const created = await create(owner, ' Rejected ')
    expect(created.status).toBe(201)
    const view = created.answer()
    expect(view).toEqual({ id: view.id, name: 'Rejected', query: 'state=rejected&sort=name' })
    expect(await list(owner)).toEqual([view])
    expect(await list(owner, 'requests')).toEqual([])
    expect(await list(admin)).toEqual([])
    const params = { id: view.id }
    const body = { name: 'Refused', query: 'state=rejected' }
    const byOther = await test.call(updateSavedView, { token: admin.token, params, body })
    expect(byOther.failure().type).toBe('not-found')
    expect((await test.call(deleteSavedView, { token: admin.token, params })).failure().type).toBe('not-found')
    expect((await test.call(updateSavedView, { token: owner.token, params, body })).answer()).toEqual({
      id: view.id,
      ...body,
    })
    expect((await test.call(deleteSavedView, { token: owner.token, params })).status).toBe(204)
    expect(await list(owner)).toEqual([])
  })

  it('have different names', async () => {
    const owner = await test.signIn({ role: 'admin' })
    const results = await Promise.all([create(owner, 'Mine'), create(owner, 'Mine')])
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409])
    const { id } = (await create(owner, 'Other')).answer()
    const body = { name: 'Mine', query: '' }
    const renamed = await test.call(updateSavedView, { token: owner.token, params: { id }, body })
    expect(renamed.failure().type).toBe('conflict')
  })

  it('are at most 20 for each list', async () => {
    const owner = await test.signIn({ role: 'admin' })
    const results = await Promise.all(Array.from({ length: 22 }, (_, index) => create(owner, `View ${index}`)))
    expect(results.filter(({ status }) => status === 201)).toHaveLength(20)
    expect((await create(owner, 'Elsewhere', '', 'requests')).status).toBe(201)
  })

  it.each([
    ['', 'a=b', 'people'],
    ['x'.repeat(61), 'a=b', 'people'],
    ['Name', 'a=b#c', 'people'],
    ['Name', `a=${'b'.repeat(2_000)}`, 'people'],
    ['Name', 'a=b', '../people'],
  ])('rejects the name %s with the query %s of the list %s', async (name, query, listName) => {
    expect((await create(admin, name, query, listName)).failure().type).toBe('validation')
  })
})

describe('studio/presence', () => {
  const report = async ({ token }: SignedIn, body: { screen: 'studioRequests' | 'studioAudit'; subjectId?: string }) =>
    test.call(reportPresence, { token, body })
  const colleaguesOf = async ({ token }: SignedIn) => (await test.call(getPresence, { token })).answer().colleagues

  it('shows where colleagues are until their heartbeats end', async () => {
    const since = test.clock.now().toISOString()
    expect((await report(admin, { screen: 'studioRequests', subjectId: '7' })).answer().colleagues).toEqual([])
    const clerk = await test.signIn({ permissionsAdded: ['users'] })
    const expected = { personId: String(admin.personId), name: 'Alba Rey', screen: 'studioRequests', subjectId: '7' }
    expect(await colleaguesOf(clerk)).toEqual([{ ...expected, since }])
    test.clock.advance(PRESENCE_MS - 1)
    await report(admin, { screen: 'studioRequests', subjectId: '7' })
    test.clock.advance(PRESENCE_MS - 1)
    expect(await colleaguesOf(clerk)).toEqual([{ ...expected, since }])
    test.clock.advance(1)
    expect(await colleaguesOf(clerk)).toEqual([])
  })

  it('shows a colleague with two sessions once, where they went last', async () => {
    const account = { email: 'two.tabs@league.test', password: 'Press-Box-2026' }
    const desk = await test.signIn({ ...account, role: 'admin' })
    const { token } = (await test.call(login, { body: { ...account, captcha: SOLVED } })).answer()
    await report(desk, { screen: 'studioAudit' })
    test.clock.advance(1)
    await report({ ...desk, token }, { screen: 'studioRequests' })
    const own = (await colleaguesOf(admin)).filter(({ personId }) => personId === String(desk.personId))
    expect(own.map(({ screen }) => screen)).toEqual(['studioRequests'])
  })

  it('hides the screen from those who may not open it', async () => {
    await report(admin, { screen: 'studioAudit' })
    const [seen] = await colleaguesOf(manager)
    expect(seen).toMatchObject({ name: 'Alba Rey', screen: null, subjectId: null })
    expect((await report(manager, { screen: 'studioAudit' })).failure().type).toBe('permission')
  })

  it('records an event for a new place, not for each heartbeat', async () => {
    const person = await test.signIn({ role: 'admin' })
    const countEvents = () => test.db.$count(studioEvents, eq(studioEvents.subjectId, String(person.personId)))
    await report(person, { screen: 'studioAudit' })
    await report(person, { screen: 'studioAudit' })
    expect(await countEvents()).toBe(1)
    await report(person, { screen: 'studioRequests' })
    expect(await countEvents()).toBe(2)
    expect((await test.call(endPresence, { token: person.token })).status).toBe(204)
    expect((await test.call(endPresence, { token: person.token })).status).toBe(204)
    expect(await countEvents()).toBe(3)
    expect((await colleaguesOf(admin)).map(({ personId }) => personId)).not.toContain(String(person.personId))
  })

  it('ends with the session, the account and the permissions', async () => {
    const [suspended, demoted] = [await test.signIn({ role: 'admin' }), await test.signIn({ role: 'admin' })]
    for (const person of [suspended, demoted]) await report(person, { screen: 'studioAudit' })
    const ids = async () => (await colleaguesOf(admin)).map(({ personId }) => Number(personId))
    expect(await ids()).toEqual(expect.arrayContaining([suspended.personId, demoted.personId]))
    await test.db.update(people).set({ state: 'suspended' }).where(eq(people.id, suspended.personId))
    await test.db.update(people).set({ role: 'media' }).where(eq(people.id, demoted.personId))
    const left = await ids()
    expect(left).not.toContain(suspended.personId)
    expect(left).not.toContain(demoted.personId)
  })
})

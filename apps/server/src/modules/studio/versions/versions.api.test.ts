import { getVersion, listVersions, recordVersion, restoreVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import type { Locale } from '@mixed-zone/contract/locales'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { bodyOf, readBody, readTexts, titleOf } from '@mixed-zone/document/document'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import { and, eq, lt } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { insertAsset } from '../../../../test/insert-assets.ts'
import { insertPost, insertTeam } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { openDocument } from '../../../../test/test-document-client.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { writeDraft } from '../../../../test/write-draft.ts'
import { postFacts, postVersions } from '../../../platform/database/schema/drafts.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { loadDocument, mergeUpdates } from '../writing/document-store.ts'
import { createVersionsService } from './versions.service.ts'

let test: TestApp
let origin: string
let first: SignedIn
let second: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  origin = await test.listen()
  first = await test.signIn({ role: 'editor', firstName: 'Ruth', surnames: 'Aldana' })
  second = await test.signIn({ role: 'editor', firstName: 'Marta', surnames: 'Quiroga' })
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

const writePost = async () =>
  (await insertPost(test.db, { state: 'draft', translations: [{ locale: 'es', title: 'Final', body: '<p>uno</p>' }] }))
    .id

async function open(postId: number, { token } = first) {
  const client = await openDocument({ origin, token, postId, pageOrigin: test.config.publicUrl })
  onTestFinished(client.close)
  await client.opened()
  return client
}

async function type(postId: number, text: string, { person = first, locale = 'es' as Locale } = {}) {
  const client = await open(postId, person)
  titleOf(client.document, locale).insert(titleOf(client.document, locale).length, text)
  await client.saved()
  client.close()
  await client.closed
}

const saveTeam = (postId: number, teamId: number) => {
  const value = [String(teamId)]
  return test.db
    .insert(postFacts)
    .values({ postId, field: 'teams', value, changedBy: first.personId, changedAt: test.clock.now() })
    .onConflictDoUpdate({ target: [postFacts.postId, postFacts.field], set: { value, version: 2 } })
}

const record = async (postId: number, { token } = first) =>
  (await test.call(recordVersion, { token, params: { id: String(postId) } })).answer().number

const list = async (postId: number) =>
  (await test.call(listVersions, { token: first.token, params: { id: String(postId) } })).answer()

const get = (postId: number, number: number | string) =>
  test.call(getVersion, { token: first.token, params: { id: String(postId), number: String(number) } })

const restore = (postId: number, number: number | string, locale?: Locale) =>
  test.call(restoreVersion, {
    token: first.token,
    params: { id: String(postId), number: String(number) },
    body: locale ? { locale } : {},
  })

const stored = async (postId: number) => (await loadDocument(test.db, postId)).document
const titleNow = async (postId: number, locale: Locale = 'es') => readTexts(await stored(postId), locale).title

describe('POST studio/posts/:id/versions', () => {
  it('stores the draft with those who wrote since the last version, and nothing if nothing changed', async () => {
    const postId = await writePost()
    expect(await record(postId)).toBeNull()
    await type(postId, ' de copa')
    await type(postId, '!', { person: second })
    expect(await record(postId)).toBe(1)
    expect(await record(postId)).toBeNull()
    test.clock.advance(1_000)
    await type(postId, '?', { person: second })
    expect(await record(postId)).toBe(2)
    const { items } = await list(postId)
    expect(items).toMatchObject([
      { number: 2, reason: 'left', authors: [{ name: 'Marta Quiroga' }] },
      { number: 1, reason: 'left', authors: [{ name: 'Ruth Aldana' }, { name: 'Marta Quiroga' }] },
    ])
    expect(items[0]?.changes).toEqual({ texts: [{ locale: 'es', part: 'title' }], facts: [], captions: 0 })
  })

  it('knows the writers also after their updates were merged', async () => {
    const postId = await writePost()
    await type(postId, ' a', { person: second })
    await mergeUpdates(test.db, postId)
    expect(await record(postId)).toBe(1)
    expect((await list(postId)).items[0]?.authors).toMatchObject([{ name: 'Marta Quiroga' }])
  })

  it('does not find posts that do not exist', async () => {
    for (const id of ['1', 'x', '']) {
      const answer = await test.call(recordVersion, { token: first.token, params: { id } })
      expect(answer.failure().type).toBe('not-found')
    }
  })
})

describe('the job record-idle-versions', () => {
  const runJob = async () => {
    const { db, clock, changes } = test
    const { schedules } = createVersionsService({
      db,
      backgroundDb: db,
      clock,
      changes,
      log: test.log.log,
      getTimeZone: () => 'Europe/Madrid',
    })
    for (const { run } of schedules) await run()
  }

  it('stores a version once nobody has written for ten minutes, and only one', async () => {
    const postId = await writePost()
    await type(postId, ' y más', { person: second })
    test.clock.advance(9 * MINUTE_MS)
    await runJob()
    expect((await list(postId)).total).toBe(0)
    test.clock.advance(MINUTE_MS)
    await runJob()
    await runJob()
    expect((await list(postId)).items).toMatchObject([{ reason: 'idle', authors: [{ name: 'Marta Quiroga' }] }])
    test.clock.advance(20 * MINUTE_MS)
    await runJob()
    expect((await list(postId)).total).toBe(1)
  })
})

describe('GET studio/posts/:id/versions', () => {
  it('names the version that was published last, whichever page it is on', async () => {
    const postId = await writePost()
    const listPage = async (page: number) =>
      (await test.call(listVersions, { token: first.token, params: { id: String(postId) }, query: { page } })).answer()
    expect(await listPage(1)).toMatchObject({ items: [], total: 0, lastPublished: null })
    for (const text of [' a', ' b', ' c']) {
      await type(postId, text)
      await record(postId)
    }
    expect(await listPage(1)).toMatchObject({ total: 3, lastPublished: null })
    const isOlder = and(eq(postVersions.postId, postId), lt(postVersions.number, 3))
    await test.db.update(postVersions).set({ reason: 'published' }).where(isOlder)
    expect(await listPage(1)).toMatchObject({ total: 3, lastPublished: 2 })
    expect(await listPage(2)).toMatchObject({ items: [], total: 3, lastPublished: 2 })
  })
})

describe('GET studio/posts/:id/versions/:number', () => {
  it('returns texts, captions and facts by name; 0 is the draft', async () => {
    const postId = await writePost()
    const team = await insertTeam(test.db, { name: 'Real Almenara' })
    const captions = { es: 'Celebra', en: '', pt: '' }
    await insertAsset(test, { postId, kind: 'video', name: 'gol.mp4', mediaId: `m${postId}`, captions })
    await saveTeam(postId, team.id)
    await type(postId, ' 2')
    expect(await record(postId)).toBe(1)
    await type(postId, ' y 3')
    const version = (await get(postId, 1)).answer()
    expect(version).toMatchObject({ number: 1, texts: { es: { title: 'Final 2', body: '<p>uno</p>' } } })
    expect(version.facts.find(({ field }) => field === 'teams')).toEqual({ field: 'teams', values: ['Real Almenara'] })
    expect(version.captions).toMatchObject([{ name: 'gol.mp4', captions: { es: 'Celebra' } }])
    expect((await get(postId, 0)).answer()).toMatchObject({ number: 0, texts: { es: { title: 'Final 2 y 3' } } })
  })

  it('does not find other numbers', async () => {
    const postId = await writePost()
    for (const number of ['1', '-1', '1.5', 'x', '99999999999']) {
      expect((await get(postId, number)).failure().type, number).toBe('not-found')
    }
  })
})

describe('POST studio/posts/:id/versions/:number/restore', () => {
  it('brings back all languages, facts and captions as an edit, and keeps what it replaced', async () => {
    const postId = await writePost()
    const [one, two] = [await insertTeam(test.db), await insertTeam(test.db)]
    await saveTeam(postId, one.id)
    await type(postId, ' A')
    await type(postId, 'Final em português', { locale: 'pt' })
    await record(postId)
    test.clock.advance(1_000)
    await saveTeam(postId, two.id)
    await type(postId, ' B')
    await type(postId, ' mudada', { locale: 'pt' })
    expect((await restore(postId, 1)).answer()).toEqual({ number: 3 })
    expect([await titleNow(postId), await titleNow(postId, 'pt')]).toEqual(['Final A', 'Final em português'])
    const [teams] = await test.db.select().from(postFacts).where(eq(postFacts.postId, postId))
    expect(teams).toMatchObject({ field: 'teams', value: [String(one.id)], version: 3, changedBy: first.personId })
    expect((await list(postId)).items.map(({ reason }) => reason)).toEqual(['restored', 'before-restore', 'left'])
    expect((await get(postId, 2)).answer().texts.es?.title).toBe('Final A B')
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(postId)))
    expect(entries.map(({ action }) => action)).toContain('post.version-restored')
  })

  it('brings back a language that has only pictures', async () => {
    const postId = await writePost()
    const writing = { postId, personId: first.personId, at: test.clock.now() }
    const figures = '<figure data-asset="12"></figure><figure data-asset="13"></figure>'
    await writeDraft(test.db, writing, { pt: { body: figures } })
    await record(postId)
    await writeDraft(test.db, writing, { pt: { body: '<p></p>' } })
    expect((await restore(postId, 1)).status).toBe(200)
    expect(bodyToHtml(readBody(await stored(postId), 'pt'))).toBe(figures)
  })

  it('brings back one language alone, and no facts', async () => {
    const postId = await writePost()
    await type(postId, ' A')
    await type(postId, 'P', { locale: 'pt' })
    await record(postId)
    test.clock.advance(1_000)
    await type(postId, ' B')
    await type(postId, 'Q', { locale: 'pt' })
    expect((await restore(postId, 1, 'pt')).status).toBe(200)
    expect([await titleNow(postId), await titleNow(postId, 'pt')]).toEqual(['Final A B', 'P'])
  })

  it('reaches people who are writing, and what they type meanwhile is in the draft or in the version before', async () => {
    const postId = await writePost()
    await type(postId, ' A')
    await record(postId)
    await type(postId, ' B')
    const [one, two] = [await open(postId, first), await open(postId, second)]
    const typed = Array.from({ length: 20 }, (_, index) => String.fromCodePoint(0x3b1 + index))
    const html = (document: Y.Doc) => bodyToHtml(readBody(document, 'es'))
    const restoring = restore(postId, 1)
    for (const letter of typed) {
      const paragraph = bodyOf(two.document, 'es').get(0)
      const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
      if (!(text instanceof Y.XmlText)) throw new Error('The first paragraph has no text')
      text.insert(text.length, letter)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect((await restoring).status).toBe(200)
    await two.saved()
    for (const { document, until } of [one, two]) await until(() => readTexts(document, 'es').title === 'Final A')
    const final = html(await stored(postId))
    for (const { document, until } of [one, two]) await until(() => html(document) === final)
    const before = (await get(postId, 2)).answer()
    expect(before.reason).toBe('before-restore')
    const kept = `${before.texts.es?.body ?? ''}${final}`
    expect(typed.filter((letter) => !kept.includes(letter))).toEqual([])
  })

  it('adds nothing if the version is the draft already', async () => {
    const postId = await writePost()
    await type(postId, ' A')
    await record(postId)
    expect((await restore(postId, 1)).answer()).toEqual({ number: 1 })
    expect((await list(postId)).total).toBe(1)
  })

  it('changes nothing in the trash', async () => {
    const postId = await writePost()
    await type(postId, ' A')
    await record(postId)
    await type(postId, ' B')
    await test.db.update(posts).set({ state: 'trash', trashedAt: test.clock.now() }).where(eq(posts.id, postId))
    expect((await restore(postId, 1)).failure().type).toBe('not-found')
    expect(await titleNow(postId)).toBe('Final A B')
  })

  it('rejects unknown versions and languages and changes nothing', async () => {
    const postId = await writePost()
    await type(postId, ' A')
    await record(postId)
    await type(postId, ' B')
    for (const number of ['0', '7', 'x']) expect((await restore(postId, number)).failure().type).toBe('not-found')
    expect((await restore(postId, 1, 'fr' as 'es')).failure().type).toBe('validation')
    expect(await titleNow(postId)).toBe('Final A B')
    expect(await test.db.$count(postVersions, eq(postVersions.postId, postId))).toBe(1)
  })
})

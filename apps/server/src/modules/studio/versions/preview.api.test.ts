import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { getPreview } from '@mixed-zone/contract/endpoints/studio/preview'
import {
  createPreviewLink,
  listPreviewLinks,
  previewPost,
  revokePreviewLink,
} from '@mixed-zone/contract/endpoints/studio/versions'
import type { Permission } from '@mixed-zone/contract/permissions'
import { HOUR_MS } from '@mixed-zone/contract/rules/durations'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { titleOf } from '@mixed-zone/document/document'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { openDocument } from '../../../../test/test-document-client.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { posts, postTranslations } from '../../../platform/database/schema/library.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'
import { previewLinks } from '../../../platform/database/schema/writing.ts'

let test: TestApp
let origin: string
let editor: SignedIn
let fileId: number

beforeAll(async () => {
  test = await startTestApp()
  origin = await test.listen()
  editor = await test.signIn({ role: 'editor' })
  fileId = (await storeBytes(test, await drawPicture({ width: 2400, height: 1600 }))).id
})

afterEach(() => test.clock.reset())

afterAll(() => test.remove())

/** A draft with a picture, and a title that only the shared document has. */
async function writeDraft(post: { state: 'draft' | 'published' } = { state: 'draft' }) {
  const { id } = await insertPost(test.db, { ...post, translations: [{ locale: 'es', title: 'Antes' }] })
  const asset = await insertAsset(test, { postId: id, kind: 'image', fileId, name: 'a.jpg' })
  const { token } = editor
  const client = await openDocument({ origin, token, postId: id, pageOrigin: test.config.publicUrl })
  await client.opened()
  titleOf(client.document, 'es').insert(0, 'Nuevo y no ')
  await client.saved()
  client.close()
  await client.closed
  return { id: String(id), postId: id, assetId: asset.id }
}

const preview = (id: string, { token } = editor) =>
  test.call(previewPost, { token, params: { id }, query: { locale: 'es' } })

const createLink = async (id: string, { token } = editor) => {
  const created = (await test.call(createPreviewLink, { token, params: { id }, body: { locale: 'pt' } })).answer()
  return { ...created, token: created.url.split('/').at(-1) ?? '' }
}

const open = (token: string) => test.call(getPreview, { body: { token } })

const picturesOf = (post: Post) => post.assets.flatMap(({ renditions }) => renditions.map(({ url }) => url))

const statusOf = async (url: string) => (await test.inject({ url })).statusCode

function expectNoDownloads(post: Post): void {
  expect(post).toMatchObject({ texts: [], documents: [], zip: { size: 0, count: 0 }, previous: null, next: null })
  expect(post.assets.every(({ url, subtitles }) => url === null && subtitles.length === 0)).toBe(true)
  expect(post.assets.flatMap(({ renditions }) => renditions.map(({ name }) => name))).toEqual(['1080', '640', 'thumb'])
}

describe('GET studio/posts/:id/preview', () => {
  it('shows the draft as a journalist would see it, and changes nothing that readers see', async () => {
    const { id, postId } = await writeDraft({ state: 'published' })
    const reader = await test.signIn()
    const rowBefore = await test.db.select().from(posts).where(eq(posts.id, postId))
    const shown = (await preview(id)).answer()
    expect(shown).toMatchObject({ id, title: 'Nuevo y no Antes', locale: 'es' })
    expectNoDownloads(shown)
    expect(await test.db.select().from(posts).where(eq(posts.id, postId))).toEqual(rowBefore)
    expect(await test.db.select().from(postTranslations).where(eq(postTranslations.postId, postId))).toMatchObject([
      { title: 'Antes' },
    ])
    expect((await test.call(getPost, { token: reader.token, body: { id } })).answer().title).toBe('Antes')
  })

  it('shows pictures of a draft to the session that asked, as long as it may write posts', async () => {
    const { id } = await writeDraft()
    const writer = await test.signIn({ role: 'editor' })
    const urls = picturesOf((await preview(id, writer)).answer())
    expect(urls).toHaveLength(3)
    for (const url of urls) expect(await statusOf(url)).toBe(200)
    const picture = await test.inject({ url: urls[0] ?? '' })
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'x-robots-tag': 'noindex' })
    await test.db
      .update(people)
      .set({ permissionsTaken: ['posts'] })
      .where(eq(people.id, writer.personId))
    for (const url of urls) expect(await statusOf(url)).toBe(404)
  })

  it('shows a recalled picture by its notice, whose address answers 410', async () => {
    const { id, postId, assetId } = await writeDraft()
    const [url = ''] = picturesOf((await preview(id)).answer())
    const reasons = inEveryLanguage('A minor')
    await test.publishing.recallAsset(editor.actor, { id: postId, version: 1 }, { assetId, reasons })
    expect(await statusOf(url)).toBe(410)
    expect((await preview(id)).answer().assets[0]).toMatchObject({ renditions: [], recalled: { reason: reasons.es } })
  })

  it('does not find posts without a title and ids that are none', async () => {
    const { id } = await insertPost(test.db, { state: 'draft', translations: [] })
    for (const missing of [String(id), '1', 'x']) expect((await preview(missing)).failure().type).toBe('not-found')
    const locale = 'fr' as 'es'
    const wrong = await test.call(previewPost, { token: editor.token, params: { id: '1' }, query: { locale } })
    expect(wrong.failure().type).toBe('validation')
  })
})

describe('POST preview', () => {
  it('shows the draft to somebody without an account, with pictures under a key of their own', async () => {
    const { id } = await writeDraft()
    const link = await createLink(id)
    expect(link.url).toBe(`${test.config.publicUrl}/pt/preview/${link.token}`)
    expect(link.token).toMatch(/^[\w-]{43}$/)
    const { post, expiresAt } = (await open(link.token)).answer()
    expect(post).toMatchObject({ id, title: 'Nuevo y no Antes' })
    expect(expiresAt).toBe(new Date(test.clock.now().getTime() + 24 * HOUR_MS).toISOString())
    expectNoDownloads(post)
    const urls = [...picturesOf(post), post.image?.url ?? '']
    for (const url of urls) expect(await statusOf(url)).toBe(200)
    const { items } = (await test.call(listPreviewLinks, { token: editor.token, params: { id } })).answer()
    expect(items).toMatchObject([{ id: link.id, isValid: true, openedAt: test.clock.now().toISOString() }])
  })

  it('stores the token as a digest, and records who shared and who revoked', async () => {
    const { id, postId } = await writeDraft()
    const link = await createLink(id)
    const stored = JSON.stringify(await test.db.select().from(previewLinks).where(eq(previewLinks.postId, postId)))
    expect(stored).not.toContain(link.token)
    await test.call(revokePreviewLink, { token: editor.token, params: { id, linkId: link.id } })
    const rows = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectKind, 'post'), eq(auditEntries.subjectId, id)))
    expect(rows.map(({ action }) => action)).toEqual(['post.preview-shared', 'post.preview-revoked'])
    expect(JSON.stringify(rows)).not.toContain(link.token)
  })

  it.each([
    ['it was revoked', (link: Link) => revoke(link)],
    ['24 hours are over', async () => void test.clock.advance(24 * HOUR_MS + 1)],
    ['its author lost the permission', (link: Link) => change(link.author, { permissionsTaken: ['posts'] })],
    ['its author was suspended', (link: Link) => change(link.author, { state: 'suspended' })],
    ['its author was deleted', (link: Link) => test.db.delete(people).where(eq(people.id, link.author.personId))],
    [
      'the post was trashed',
      (link: Link) =>
        test.db
          .update(posts)
          .set({ state: 'trash', trashedAt: test.clock.now() })
          .where(eq(posts.id, Number(link.postId))),
    ],
    ['the post was deleted', (link: Link) => test.db.delete(posts).where(eq(posts.id, Number(link.postId)))],
  ])('ends with its pictures when %s', async (_, end) => {
    const { id } = await writeDraft()
    const author = await test.signIn({ role: 'editor' })
    const { token, id: linkId } = await createLink(id, author)
    const urls = picturesOf((await open(token)).answer().post)
    await end({ author, postId: id, linkId })
    expect((await open(token)).failure().type).toBe('not-found')
    for (const url of urls) expect(await statusOf(url)).toBe(404)
  })

  interface Link {
    readonly author: SignedIn
    readonly postId: string
    readonly linkId: string
  }

  const revoke = ({ postId, linkId }: Link) =>
    test.call(revokePreviewLink, { token: editor.token, params: { id: postId, linkId } })

  const change = (
    { personId }: SignedIn,
    values: { permissionsTaken?: Permission[]; state?: 'active' | 'suspended' | 'merged' },
  ) => test.db.update(people).set(values).where(eq(people.id, personId))

  it('rejects every other token', async () => {
    const { id } = await writeDraft()
    const { token, id: linkId } = await createLink(id)
    const last = token.at(-1) === 'A' ? 'B' : 'A'
    const tokens = ['', linkId, `preview-${linkId}`, `${token}x`, token.slice(0, -1) + last, 'x'.repeat(5_000), '\0']
    for (const wrong of tokens) expect((await open(wrong)).failure().type, wrong).toBe('not-found')
    const authorization = `Basic ${Buffer.from(test.config.clientCredential).toString('base64')}`
    for (const payload of [{}, { token: 7 }, { token: { $ne: null } }]) {
      const answer = await test.inject({ method: 'POST', url: '/api/preview', headers: { authorization }, payload })
      expect(answer.statusCode).toBe(422)
    }
  })

  it('limits how often a network may try', async () => {
    const address = '203.0.113.77'
    const attempt = () => test.call(getPreview, { body: { token: 'guess' }, address })
    for (let count = 0; count < 60; count += 1) await attempt()
    expect((await attempt()).failure().type).toBe('rate-limit')
  })

  it('shows no pictures of other posts, originals or sessions by the key of a link', async () => {
    const [one, two] = [await writeDraft(), await writeDraft()]
    const [ours = ''] = picturesOf((await open((await createLink(one.id)).token)).answer().post)
    const [theirs = ''] = picturesOf((await open((await createLink(two.id)).token)).answer().post)
    const key = new URL(ours, 'http://x').searchParams.get('k') ?? ''
    const { pathname } = new URL(theirs, 'http://x')
    expect(await statusOf(`${pathname}?k=${key}`)).toBe(404)
    expect(await statusOf(`/api/files/${one.assetId}/original/a.jpg?v=1&k=${key}`)).toBe(404)
    expect(await statusOf(ours.replace('/1080/', '/1920/'))).toBe(404)
    expect(await statusOf(ours.replace('/1080/', '/original/'))).toBe(404)
    expect(await statusOf(ours.replace(/k=.*/, 'k=preview-1.abc'))).toBe(404)
    expect(await statusOf(ours.replace(/\?.*/, ''))).toBe(404)
  })
})

describe('DELETE studio/posts/:id/preview-links/:linkId', () => {
  it('is idempotent and does not find links of other posts', async () => {
    const [one, two] = [await writeDraft(), await writeDraft()]
    const { id: linkId, token } = await createLink(one.id)
    const call = (id: string) => test.call(revokePreviewLink, { token: editor.token, params: { id, linkId } })
    expect((await call(two.id)).failure().type).toBe('not-found')
    expect((await open(token)).status).toBe(200)
    expect([(await call(one.id)).status, (await call(one.id)).status]).toEqual([204, 204])
    const { items } = (await test.call(listPreviewLinks, { token: editor.token, params: { id: one.id } })).answer()
    expect(items).toEqual([])
  })
})

import { createHash } from 'node:crypto'
import { findKnownFiles, getFileUses, useKnownFile } from '@mixed-zone/contract/endpoints/studio/files'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { drawPicture, insertAsset } from '../../../../test/insert-assets.ts'
import { insertPost } from '../../../../test/insert-posts.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { createTusClient } from '../../../../test/tus-client.ts'
import { receivedItems } from '../../../platform/database/schema/downloads.ts'
import { assets, fileDetails, files, sourceDigests } from '../../../platform/database/schema/files.ts'
import { posts, postTranslations } from '../../../platform/database/schema/library.ts'
import { recordUsage } from '../../usage/usage.ts'

const desk = postDesk()

const digestOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

async function upload(bytes: Buffer | string, target = {}, token = desk.editor.token): Promise<number> {
  const answer = await createTusClient(desk.test, token).upload(bytes, { name: 'a.txt', type: '', target })
  return Number(answer.headers['upload-asset'])
}

const find = async (digests: string[], token = desk.editor.token) =>
  (await desk.test.call(findKnownFiles, { token, body: { digests } })).answer().files

const use = (sha256: string, target = {}, token = desk.editor.token) =>
  desk.test.call(useKnownFile, { token, body: { sha256, name: 'again.txt', target } })

const uses = (assetId: number) =>
  desk.test.call(getFileUses, { token: desk.editor.token, params: { assetId: String(assetId) } })

describe('POST studio/files/known', () => {
  it('finds a file by its stored digest and by that of the bytes as they were handed in', async () => {
    const postId = await desk.createDraft('Con foto')
    await desk.list()
    const bytes = await drawPicture({ width: 320, height: 200, colour: '#224466' })
    const assetId = await upload(bytes, { postId })
    const [asset] = await desk.test.db.select().from(assets).where(eq(assets.id, assetId))
    const handedIn = digestOf('the same picture with a position')
    await desk.test.db
      .insert(sourceDigests)
      .values({ sha256: Buffer.from(handedIn, 'hex'), fileId: Number(asset?.fileId) })
      .onConflictDoNothing()
    const found = await find([digestOf(bytes), handedIn, digestOf('unknown')])
    const known = { assetId: String(assetId), kind: 'image', posts: [{ id: postId, title: 'Con foto' }] }
    expect(found.map(({ sha256 }) => sha256).sort()).toEqual([digestOf(bytes), handedIn].sort())
    for (const file of found) expect(file).toMatchObject(known)
  })

  it("finds the caller's inbox, and nobody else's", async () => {
    await upload('in the inbox of the writer', {}, desk.writer.token)
    const digest = digestOf('in the inbox of the writer')
    expect(await find([digest], desk.writer.token)).toHaveLength(1)
    expect(await find([digest])).toEqual([])
    expect((await use(digest)).failure().type).toBe('not-found')
  })

  it('finds nothing that was recalled or whose posts are in the trash', async () => {
    const postId = await desk.create()
    const recalled = await upload('to be recalled', { postId })
    await desk.test.db
      .update(assets)
      .set({ recalledAt: desk.test.clock.now(), recallReasons: inEveryLanguage('Wrong') })
      .where(eq(assets.id, recalled))
    const trashed = await desk.create()
    await upload('in the trash', { postId: trashed })
    await desk.test.db
      .update(posts)
      .set({ state: 'trash', trashedAt: desk.test.clock.now() })
      .where(eq(posts.id, Number(trashed)))
    expect(await find([digestOf('to be recalled'), digestOf('in the trash')])).toEqual([])
  })
})

describe('POST studio/files/use', () => {
  it('adds the same bytes to another post, and keeps the collector away from them', async () => {
    const [one, other] = [await desk.create(), await desk.create()]
    const assetId = await upload('used twice', { postId: one })
    const [first] = await desk.test.db.select().from(assets).where(eq(assets.id, assetId))
    await desk.test.db
      .update(files)
      .set({ unreferencedSince: new Date(desk.test.clock.now().getTime() - 2 * DAY_MS) })
      .where(eq(files.id, Number(first?.fileId)))
    const camera = { captions: {}, credit: '', copyright: '© Inés', place: '', keywords: [] }
    await desk.test.db
      .update(fileDetails)
      .set({ camera })
      .where(eq(fileDetails.fileId, Number(first?.fileId)))
    const used = (await use(digestOf('used twice'), { postId: other })).answer()
    const [second] = await desk.test.db
      .select()
      .from(assets)
      .where(eq(assets.id, Number(used.assetId)))
    expect(second).toMatchObject({
      fileId: first?.fileId,
      draftPostId: Number(other),
      name: 'again.txt',
      copyright: '© Inés',
    })
    const [file] = await desk.test.db
      .select()
      .from(files)
      .where(eq(files.id, Number(first?.fileId)))
    expect(file?.unreferencedSince).toBeNull()
  })

  it('adds a file once, also if the answer was lost', async () => {
    const [one, other] = [await desk.create(), await desk.create()]
    await upload('asked for twice', { postId: one })
    const sha256 = digestOf('asked for twice')
    for (const target of [{ postId: other }, {}]) {
      const ask = async (order: number) => {
        const body = { sha256, name: 'again.txt', target, order }
        return (await desk.test.call(useKnownFile, { token: desk.editor.token, body })).answer().assetId
      }
      const [first, second] = await Promise.all([ask(101), ask(101)])
      expect([second, await ask(101)]).toEqual([first, first])
      // Chosen again on purpose.
      expect(await ask(102)).not.toBe(first)
    }
  })

  it('replaces a file, and only one at a time', async () => {
    const postId = await desk.create()
    const replaced = await upload('old text', { postId })
    await upload('new text')
    const target = { postId, replaces: String(replaced) }
    const first = (await use(digestOf('new text'), target)).answer().assetId
    const second = (await use(digestOf('new text'), target)).answer().assetId
    const changes = await desk.test.db.select().from(assets).where(eq(assets.changeOf, replaced))
    expect(changes).toMatchObject([{ id: Number(second), changeKind: 'replacement', draftPostId: Number(postId) }])
    expect(second).not.toBe(first)
    const other = { postId: await desk.create(), replaces: String(replaced) }
    expect((await use(digestOf('new text'), other)).failure().type).toBe('not-found')
    expect((await use(digestOf('new text'), { replaces: String(replaced) })).failure().type).toBe('validation')
    expect((await use(digestOf('unknown'), { postId })).failure().type).toBe('not-found')
  })
})

describe('GET studio/files/:assetId/uses', () => {
  it('names the posts with the same bytes, and counts who has downloaded the file, also inside a zip', async () => {
    const draft = await desk.createDraft('Borrador')
    const assetId = await upload('in two posts', { postId: draft })
    const [{ fileId } = { fileId: null }] = await desk.test.db.select().from(assets).where(eq(assets.id, assetId))
    const { id: postId } = await insertPost(desk.test.db, { translations: [aTranslation({ title: 'Publicado' })] })
    const published = String(postId)
    const { id } = await insertAsset(desk.test, { postId, fileId, kind: 'text', name: 'b.txt' })
    await desk.test.db
      .update(postTranslations)
      .set({ body: sql`${postTranslations.body} || ${`<figure data-asset="${id}"></figure>`}` })
      .where(eq(postTranslations.postId, postId))
    const event = { event: 'download', postId: postId, assetId: id } as const
    const { personId } = desk.media
    await recordUsage(desk.test.db, { personId, at: desk.test.clock.now(), events: [event, event] })
    const answer = (await uses(assetId)).answer()
    const post = { id: published, title: 'Publicado' }
    expect(answer.uses).toEqual([
      { assetId: String(id), post, isPublished: true, isLead: false, isInText: true },
      {
        assetId: String(assetId),
        post: { id: draft, title: 'Borrador' },
        isPublished: false,
        isLead: false,
        isInText: false,
      },
    ])
    // Two downloads of one person.
    expect(answer.recipients).toBe(1)
    const received = { item: `asset/${id}/1`, receivedAt: desk.test.clock.now() }
    await desk.test.db.insert(receivedItems).values([
      { ...received, personId },
      { ...received, personId: desk.writer.personId },
    ])
    expect((await uses(assetId)).answer().recipients).toBe(2)
    expect((await uses(7)).failure().type).toBe('not-found')
  })
})

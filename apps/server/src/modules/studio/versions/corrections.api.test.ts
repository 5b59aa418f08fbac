import { getFileUrl, getZip } from '@mixed-zone/contract/endpoints/downloads'
import { listNotices } from '@mixed-zone/contract/endpoints/notices'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import {
  correctPost,
  listAssetCopies,
  listRecipients,
  listVersions,
  recallAsset,
  withdrawPost,
} from '@mixed-zone/contract/endpoints/studio/versions'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aTranslation } from '@mixed-zone/test-data/posts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { receivedItems } from '../../../platform/database/schema/downloads.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

let test: TestApp
let editor: SignedIn
let reader: SignedIn

beforeAll(async () => {
  // As in production: caches must not keep a recalled file.
  test = await startTestApp({ usesCaches: true })
  editor = await test.signIn({ role: 'editor' })
  reader = await test.signIn({ companyName: 'Diario', mediaType: 'press-agency', country: 'ES' })
})

afterAll(() => test.remove())

const REASON = inEveryLanguage('A minor is in it')

type Kind = 'image' | 'text' | 'file'

async function publish(files: readonly { readonly bytes: Buffer | string; readonly kind: Kind }[]) {
  const draft = await test.publishing.create(editor.actor, { sectionId: 'derbies', translations: [aTranslation()] })
  const assetIds: string[] = []
  for (const { bytes, kind } of files) {
    const file = await storeBytes(test, bytes)
    assetIds.push(String((await insertAsset(test, { postId: draft.id, kind, fileId: file.id, name: 'a.jpg' })).id))
  }
  const { id, version } = await test.publishing.publish(editor.actor, draft)
  return { id: String(id), version, assetIds, assetId: assetIds[0] ?? '' }
}

const read = async (id: string, { token } = reader) => (await test.call(getPost, { token, body: { id } })).answer()

const statusOf = async (url: string) => (await test.inject({ url })).statusCode

const recall = (post: { id: string; version: number; assetId: string }, body: object = {}, { token } = editor) =>
  test.call(recallAsset, {
    token,
    params: { id: post.id, assetId: post.assetId },
    body: { version: post.version, reasons: REASON, notify: true, copies: [], ...body },
  })

describe('POST studio/posts/:id/assets/:assetId/recall', () => {
  it('makes every address of the file answer 410 with the reason from the next request on', async () => {
    const post = await publish([{ bytes: await drawPicture({ colour: '#123456' }), kind: 'image' }])
    const before = await read(post.id)
    const [asset] = before.assets
    const zip = await test.call(getZip, {
      token: reader.token,
      body: { assetIds: [post.assetId] },
      headers: { accept: 'application/json' },
    })
    const addresses = [
      asset?.url ?? '',
      ...(asset?.renditions.map(({ url }) => url) ?? []),
      zip.answer().url,
      before.image?.url ?? '',
    ]
    expect(addresses.length).toBeGreaterThan(5)
    for (const url of addresses) expect(await statusOf(url), url).toBe(200)
    expect((await recall(post)).answer()).toEqual({ version: post.version + 1, notified: 1 })
    for (const url of addresses) expect(await statusOf(url), url).toBe(410)
    expect((await test.inject({ url: addresses[0] ?? '' })).json().error.reason).toBe(REASON.es)
    const asked = await test.call(getFileUrl, { token: reader.token, body: { assetId: post.assetId } })
    expect(asked.failure().type).toBe('gone')
    const after = await read(post.id)
    expect(after.assets[0]).toMatchObject({ url: null, renditions: [], recalled: { reason: REASON.en } })
    expect(after.corrections).toHaveLength(1)
  })

  it('withdraws a document too', async () => {
    const post = await publish([{ bytes: 'press kit', kind: 'text' }])
    const url = (await read(post.id)).assets[0]?.url ?? ''
    expect(await statusOf(url)).toBe(200)
    expect((await recall(post)).status).toBe(200)
    expect(await statusOf(url)).toBe(410)
  })

  it('withdraws named copies with the same bytes in other posts, and tells everybody once', async () => {
    const bytes = await drawPicture({ colour: '#654321' })
    const [one, two, three] = [
      await publish([{ bytes, kind: 'image' }]),
      await publish([{ bytes, kind: 'image' }]),
      await publish([{ bytes, kind: 'image' }]),
    ]
    const person = await test.signIn()
    const urls: string[] = []
    for (const { id } of [one, two, three]) urls.push((await read(id, person)).assets[0]?.url ?? '')
    for (const url of urls) expect(await statusOf(url)).toBe(200)
    const params = { id: one.id, assetId: one.assetId }
    const copies = (await test.call(listAssetCopies, { token: editor.token, params })).answer().items
    expect(copies.map(({ assetId }) => assetId).sort()).toEqual([two.assetId, three.assetId].sort())
    expect(copies.find(({ assetId }) => assetId === two.assetId)?.post).toMatchObject({ id: two.id })
    expect((await recall(one, { copies: [two.assetId] })).answer().notified).toBe(1)
    expect(await Promise.all(urls.map(statusOf))).toEqual([410, 410, 200])
    expect((await test.call(listNotices, { token: person.token })).answer().items).toMatchObject([{ kind: 'recall' }])
    expect((await read(two.id)).corrections).toHaveLength(1)
    const left = (await test.call(listAssetCopies, { token: editor.token, params })).answer().items
    expect(left.filter(({ isRecalled }) => !isRecalled).map(({ assetId }) => assetId)).toEqual([three.assetId])
    const isRecall = and(eq(auditEntries.action, 'asset.recalled'), eq(auditEntries.subjectId, two.id))
    expect(await test.db.$count(auditEntries, isRecall)).toBe(1)
  })

  it('recalls nothing if a copy has other bytes, or the version is old', async () => {
    const post = await publish([{ bytes: 'one', kind: 'file' }])
    const other = await publish([{ bytes: 'another', kind: 'file' }])
    expect((await recall(post, { copies: [other.assetId] })).failure().type).toBe('not-found')
    expect((await recall({ ...post, assetId: other.assetId })).failure().type).toBe('not-found')
    expect((await recall({ ...post, version: 1 })).failure().type).toBe('conflict')
    expect((await recall(post, { copies: ['x'] })).failure().type).toBe('not-found')
    expect((await read(post.id)).assets[0]?.url).not.toBeNull()
  })

  it('reports a conflict if a file or a copy was recalled meanwhile', async () => {
    const bytes = await drawPicture({ colour: '#010203' })
    const [one, two, three] = [
      await publish([{ bytes, kind: 'image' }]),
      await publish([{ bytes, kind: 'image' }]),
      await publish([{ bytes, kind: 'image' }]),
    ]
    expect((await recall(one, { copies: [two.assetId] })).status).toBe(200)
    expect((await recall(two)).failure().type).toBe('conflict')
    expect((await recall(three, { copies: [two.assetId] })).failure().type).toBe('conflict')
    expect((await read(three.id)).assets[0]?.url).not.toBeNull()
  })

  it.each([
    ['a reason in two languages', { reasons: { es: 'a', en: 'b' } }],
    ['an empty reason', { reasons: { es: 'a', en: 'b', pt: ' ' } }],
    ['no version', { version: undefined }],
    ['a wrong choice', { notify: 'all' }],
  ])('rejects %s', async (_, body) => {
    const post = await publish([{ bytes: 'x', kind: 'file' }])
    expect((await recall(post, body)).failure().type).toBe('validation')
    expect((await read(post.id)).assets[0]?.url).not.toBeNull()
  })

  it('needs the permissions to write and to publish', async () => {
    const post = await publish([{ bytes: 'y', kind: 'file' }])
    const writer = await test.signIn({ role: 'editor', permissionsTaken: ['publish'] })
    const publisher = await test.signIn({ permissionsAdded: ['publish'] })
    for (const caller of [writer, publisher, reader]) {
      expect((await recall(post, {}, caller)).failure().type).toBe('permission')
    }
  })
})

describe('GET studio/posts/:id/recipients', () => {
  const list = async (id: string, assetId?: string, { token } = editor) =>
    (await test.call(listRecipients, { token, params: { id }, query: { assetId, pageSize: 10 } })).answer()

  it('lists who downloaded a file, also inside a zip, once each', async () => {
    const post = await publish([
      { bytes: 'first', kind: 'file' },
      { bytes: 'second', kind: 'file' },
    ])
    const [first = '', second = ''] = post.assetIds
    const person = await test.signIn({ companyName: 'Jornal', country: 'PT', communicationsLocale: 'pt' })
    const url = (await read(post.id)).assets.find(({ id }) => id === first)?.url ?? ''
    await statusOf(url)
    test.clock.advance(60_000)
    await statusOf(url)
    await test.call(getZip, { token: person.token, body: { postId: post.id } })
    // Recorded after the answer was sent.
    await expect
      .poll(() => test.db.$count(receivedItems, eq(receivedItems.personId, person.personId)))
      .toBeGreaterThan(1)
    const all = await list(post.id)
    expect(all.total).toBe(2)
    expect(all.summary).toMatchObject({ media: 2, countries: 2, agencies: 1, locales: { es: 1, en: 0, pt: 1 } })
    expect((await list(post.id, first)).items.map(({ id }) => id).sort()).toEqual(
      [String(reader.personId), String(person.personId)].sort(),
    )
    expect((await list(post.id, second)).items).toMatchObject([{ id: String(person.personId), companyName: 'Jornal' }])
    expect((await list(post.id, `${second},${first},${second}`)).total).toBe(2)
  })

  it('shows how to reach them only to those who may see people', async () => {
    const post = await publish([{ bytes: 'third', kind: 'file' }])
    await statusOf((await read(post.id)).assets[0]?.url ?? '')
    const admin = await test.signIn({ role: 'admin' })
    expect((await list(post.id)).items[0]?.contact).toBeNull()
    expect((await list(post.id, undefined, admin)).items[0]?.contact).toMatchObject({ email: reader.email })
  })

  it('does not find other posts, files and ids that are none', async () => {
    const post = await publish([{ bytes: 'fourth', kind: 'file' }])
    const other = await publish([{ bytes: 'fifth', kind: 'file' }])
    const call = (id: string, assetId?: string) =>
      test.call(listRecipients, { token: editor.token, params: { id }, query: { assetId } })
    expect((await call('1')).failure().type).toBe('not-found')
    expect((await call(post.id, other.assetId)).failure().type).toBe('not-found')
    expect((await call(post.id, `${post.assetId},${other.assetId}`)).failure().type).toBe('not-found')
    expect((await call(post.id, "1' or 1=1")).failure().type).toBe('not-found')
  })
})

describe('POST studio/posts/:id/corrections', () => {
  const correct = (id: string, body: { version: number; assetId?: string; notify?: 'changed' | 'all' | 'nobody' }) =>
    test.call(correctPost, {
      token: editor.token,
      params: { id },
      body: { texts: inEveryLanguage('The scorer is Rueda'), notify: 'changed', ...body },
    })

  it('adds the note to the post, tells those who have the file, and stores a version', async () => {
    const post = await publish([{ bytes: 'sixth', kind: 'file' }])
    await statusOf((await read(post.id)).assets[0]?.url ?? '')
    const { version, assetId } = post
    expect((await correct(post.id, { version, assetId })).answer()).toEqual({ version: version + 1, notified: 1 })
    expect((await read(post.id)).corrections).toMatchObject([{ text: expect.stringContaining('Rueda') }])
    const versions = await test.call(listVersions, { token: editor.token, params: { id: post.id } })
    expect(versions.answer().items).toMatchObject([{ reason: 'corrected', authors: [{ id: String(editor.personId) }] }])
  })

  it('rejects a file of another post, an old version and a post that is not published', async () => {
    const post = await publish([{ bytes: 'seventh', kind: 'file' }])
    const other = await publish([{ bytes: 'eighth', kind: 'file' }])
    const { version } = post
    expect((await correct(post.id, { version, assetId: other.assetId })).failure().type).toBe('not-found')
    expect((await correct(post.id, { version: version - 1 })).failure().type).toBe('conflict')
    const draft = await test.publishing.create(editor.actor, { sectionId: 'derbies', translations: [aTranslation()] })
    expect((await correct(String(draft.id), { version: 1 })).failure().type).toBe('validation')
    expect((await correct('x', { version })).failure().type).toBe('not-found')
  })
})

describe('POST studio/posts/:id/withdraw', () => {
  it('hides the post from the next request on and tells those who downloaded it', async () => {
    const post = await publish([{ bytes: 'ninth', kind: 'file' }])
    const before = await read(post.id)
    const addresses = [before.assets[0]?.url ?? '', ...before.texts.map(({ url }) => url)]
    for (const url of addresses) expect(await statusOf(url)).toBe(200)
    const body = { version: post.version, reasons: REASON, notify: true }
    const withdrawn = await test.call(withdrawPost, { token: editor.token, params: { id: post.id }, body })
    expect(withdrawn.answer()).toEqual({ version: post.version + 1, notified: 1 })
    expect((await test.call(getPost, { token: reader.token, body: { id: post.id } })).status).toBe(404)
    for (const url of addresses) expect(await statusOf(url)).toBe(404)
    const again = await test.call(withdrawPost, {
      token: editor.token,
      params: { id: post.id },
      body: { ...body, version: post.version + 1 },
    })
    expect(again.failure().type).toBe('validation')
  })
})

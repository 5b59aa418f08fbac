import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addToBasket, getBasket, getFileUrl, getZip, removeFromBasket } from '@mixed-zone/contract/endpoints/downloads'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { getMyData } from '@mixed-zone/contract/endpoints/people'
import { MAX_BASKET_ITEMS } from '@mixed-zone/contract/rules/limits'
import { anAsset } from '@mixed-zone/test-data/assets'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { eq } from 'drizzle-orm'
import { ExifTool } from 'exiftool-vendored'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, insertLostPicture, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { readZip } from '../../../test/read-zip.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { labelledFiles, postDocuments } from '../../platform/database/schema/downloads.ts'
import { assets } from '../../platform/database/schema/files.ts'
import { posts, postTranslations } from '../../platform/database/schema/library.ts'
import { createExiftoolLabels } from '../../platform/images/exiftool-labels.ts'
import { createLog } from '../../platform/log/log.ts'

let test: TestApp
let reader: SignedIn
let postId: number
let imageId: number
let picture: Buffer
const labels = createExiftoolLabels(createLog({ level: 'silent' }))
const tool = new ExifTool({ maxProcs: 1 })

beforeAll(async () => {
  test = await startTestApp({ labels, environment: { ACCEL_PREFIX: '/protected/' } })
  picture = await drawPicture({ width: 2000, height: 1000 })
})

afterAll(async () => {
  await Promise.all([test.remove(), labels.stop(), tool.end()])
})

beforeEach(async () => {
  reader = await test.signIn()
  postId = (await insertPost(test.db)).id
  const file = await storeBytes(test, picture)
  const words = {
    captions: inEveryLanguage('Gol'),
    credit: 'Marta Ibáñez',
    copyright: '© Liga',
    rights: inEveryLanguage('Editorial'),
  }
  imageId = (await insertAsset(test, { postId, fileId: file.id, name: 'gol.jpg', ...words })).id
})

const read = async () => (await test.call(getPost, { token: reader.token, body: { id: String(postId) } })).answer()

async function unzip(wanted: { postId: string; rendition?: '1080' } = { postId: String(postId) }) {
  const answer = await test.call(getZip, { token: reader.token, locale: 'en', body: wanted })
  return { files: readZip(answer.raw.rawPayload), size: answer.raw.rawPayload.length, etag: answer.headers.etag }
}

async function tagsOf(bytes: Buffer): Promise<Record<string, unknown>> {
  const file = join(test.database.dataDir, 'read.jpg')
  await writeFile(file, bytes)
  return { ...(await tool.readRaw(file, { readArgs: ['-G1', '-a'] })) }
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

describe('a downloaded picture', () => {
  it('contains caption, credit, copyright and rights in each language, and the pixels of the original', async () => {
    const { files } = await unzip()
    const labelled = files.get('gol.jpg') ?? Buffer.alloc(0)
    expect(await tagsOf(labelled)).toMatchObject({
      'XMP-dc:Description': 'Gol (es)',
      'XMP-dc:Description-en': 'Gol (en)',
      'XMP-dc:Description-pt': 'Gol (pt)',
      'XMP-photoshop:Credit': 'Marta Ibáñez',
      'XMP-dc:Rights': '© Liga',
      'XMP-xmpRights:UsageTerms-en': 'Editorial (en).',
      // ExifTool prints digits as a number, if it has the precision.
      'XMP-photoshop:TransmissionReference': expect.toSatisfy((id) => String(id) === String(postId), 'the post'),
      'IPTC:Caption-Abstract': 'Gol (es)',
    })
    expect((await pixelsOf(labelled)).equals(await pixelsOf(picture))).toBe(true)
  })

  it('is labelled once per size, and again when its caption has changed', async () => {
    const small = await unzip({ postId: String(postId), rendition: '1080' })
    expect(await tagsOf(small.files.get('gol-1080.jpg') ?? Buffer.alloc(0))).toMatchObject({
      'XMP-dc:Description-en': 'Gol (en)',
      'File:ImageWidth': 1080,
    })
    const [once, twice] = [await unzip(), await unzip()]
    expect(twice.etag).toBe(once.etag)
    await test.db
      .update(assets)
      .set({ captions: inEveryLanguage('Parada') })
      .where(eq(assets.id, imageId))
    const changed = await unzip()
    expect(changed.etag).not.toBe(once.etag)
    expect(await tagsOf(changed.files.get('gol.jpg') ?? Buffer.alloc(0))).toMatchObject({
      'XMP-dc:Description': 'Parada (es)',
    })
    expect((await read()).zip.size).toBe(changed.size)
  })

  it('is not labelled by reading its post, which estimates its sizes', async () => {
    const before = await read()
    expect(before.assets[0]?.size).toBe(picture.length)
    expect(await test.db.$count(labelledFiles, eq(labelledFiles.assetId, imageId))).toBe(0)
    expect(await test.db.$count(postDocuments, eq(postDocuments.postId, postId))).toBe(0)
    const { files, size } = await unzip()
    const after = await read()
    expect([after.zip.size, after.zip.count]).toEqual([size, before.zip.count])
    expect(after.assets[0]?.size).toBe(files.get('gol.jpg')?.length)
    // The estimate differs by the label, and by little else.
    const label = (files.get('gol.jpg')?.length ?? 0) - picture.length
    expect(Math.abs(size - label - before.zip.size)).toBeLessThan(500)
  })

  it('does not prevent reading its post when the file is lost', async () => {
    const lost = await insertLostPicture(test, postId)
    const post = await read()
    expect(post.assets.map(({ size }) => size)).toEqual([picture.length, lost.sizeBytes])
    expect(post.zip.count).toBe(6)
    expect(post.zip.size).toBeGreaterThan(picture.length + lost.sizeBytes)
    const zip = await test.call(getZip, { token: reader.token, body: { postId: String(postId) } })
    expect(zip.status).toBe(503)
  })

  it('is sent by the reverse proxy if there is one, with sandboxing headers', async () => {
    const file = await test.call(getFileUrl, { token: reader.token, body: { assetId: String(imageId) } })
    expect(file.headers['x-accel-redirect']).toMatch(/^\/protected\/[\da-f]{2}\/[\da-f]{2}\/[\da-f]{64}$/)
    expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'image/jpeg' })
    expect(file.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    expect(file.raw.rawPayload).toHaveLength(0)
    const [asset] = (await read()).assets
    for (const url of [asset?.url, asset?.thumb]) {
      expect((await test.inject({ method: 'GET', url: String(url) })).headers['x-accel-redirect']).toBeDefined()
    }
    await test.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, postId))
    const gone = await test.inject({ method: 'GET', url: String(asset?.url) })
    expect([gone.statusCode, gone.headers['x-accel-redirect']]).toEqual([404, undefined])
  })
})

describe('GET /texts', () => {
  it('returns a document per language and format, generated once per version', async () => {
    const { texts } = await read()
    expect(texts.map(({ locale, format }) => `${locale} ${format}`)).toEqual(['es txt', 'es docx'])
    const pathOf = async () =>
      (await test.inject({ method: 'GET', url: texts[1]?.url ?? '' })).headers['x-accel-redirect']
    const before = await pathOf()
    expect(before).toBe(await pathOf())
    await test.db.update(postTranslations).set({ body: '<p>Más</p>' }).where(eq(postTranslations.postId, postId))
    expect(await pathOf()).not.toBe(before)
    const words = (await unzip()).files
    expect([...words.keys()].filter((name) => name.endsWith('.docx'))).toHaveLength(1)
  })

  it('generates a document or labelled picture again if its file is lost', async () => {
    const { texts, assets: post } = await read()
    for (const url of [texts[0]?.url, texts[1]?.url, post[0]?.url].map(String)) {
      const { headers } = await test.inject({ method: 'GET', url })
      const path = String(headers['x-accel-redirect']).replace('/protected/', '')
      await rm(join(test.database.dataDir, 'files', path))
      expect((await test.inject({ method: 'GET', url })).statusCode).toBe(200)
    }
    expect((await unzip()).files.size).toBe(5)
  })

  it('returns not-found to anybody else, and once the post is invisible', async () => {
    const url = (await read()).texts[0]?.url ?? ''
    const open = async (address: string) => (await test.inject({ method: 'GET', url: address })).statusCode
    expect(await open(url)).toBe(200)
    expect(await open(url.replace(/k=.*/, `k=${(await test.signIn()).key.slice(0, -3)}abc`))).toBe(404)
    expect(await open(url.replace('/es/', '/en/'))).toBe(404)
    expect(await open(url.replace('/txt/', '/docx/'))).toBe(404)
    await test.db.update(posts).set({ state: 'draft' }).where(eq(posts.id, postId))
    expect(await open(url)).toBe(404)
  })
})

describe('private/basket', () => {
  const add = (assetIds: string[]) => test.call(addToBasket, { token: reader.token, body: { assetIds } })
  const remove = (assetIds: string[]) => test.call(removeFromBasket, { token: reader.token, body: { assetIds } })
  const list = async () => (await test.call(getBasket, { token: reader.token, locale: 'pt' })).answer()

  it('stores assets per person, each once, until they are removed', async () => {
    expect(await list()).toEqual({ items: [], size: 0, count: 0 })
    await add([String(imageId), String(imageId)])
    const { count } = (await add([String(imageId)])).answer()
    expect(count).toBe(1)
    const { items } = await list()
    expect(items).toMatchObject([
      {
        assetId: String(imageId),
        name: 'gol.jpg',
        caption: 'Gol (pt)',
        isAvailable: true,
        post: { id: String(postId) },
      },
    ])
    expect(items[0]?.image?.sources.length).toBeGreaterThan(0)
    const known = (await test.call(getMyData, { token: reader.token })).answer()
    expect(known.basket).toMatchObject([{ assetId: String(imageId) }])
    const other = await test.signIn()
    expect((await test.call(getBasket, { token: other.token })).answer().count).toBe(0)
    for (let time = 0; time < 2; time += 1) {
      expect((await remove([String(imageId), 'x'])).answer().items).toEqual([])
    }
  })

  it('removes and adds again as many as it holds, and keeps what was not named', async () => {
    const file = await storeBytes(test, 'a few words')
    const rows = Array.from({ length: MAX_BASKET_ITEMS - 1 }, (_, position) =>
      anAsset({ postId, fileId: file.id, kind: 'file', position }),
    )
    const inserted = await test.db.insert(assets).values(rows).returning({ id: assets.id })
    const ids = inserted.map(({ id }) => String(id))
    await add([String(imageId)])
    expect((await add(ids)).answer().count).toBe(MAX_BASKET_ITEMS)
    expect((await remove(ids)).answer().items).toMatchObject([{ assetId: String(imageId) }])
    expect((await add(ids)).answer().count).toBe(MAX_BASKET_ITEMS)
  })

  it('has the size of the labelled copy that is downloaded, as the post page', async () => {
    await add([String(imageId)])
    const labelled = (await unzip()).files.get('gol.jpg') ?? Buffer.alloc(0)
    expect(labelled.length).toBeGreaterThan(picture.length)
    expect(await list()).toMatchObject({ size: labelled.length, items: [{ size: labelled.length }] })
    expect((await read()).assets[0]?.size).toBe(labelled.length)
  })

  it('lists unavailable assets, and hides invisible ones without deleting them', async () => {
    await add([String(imageId)])
    await test.db.update(assets).set({ rightsUntil: '2026-01-01' }).where(eq(assets.id, imageId))
    expect(await list()).toMatchObject({ size: 0, count: 0, items: [{ isAvailable: false }] })
    await test.db.update(posts).set({ state: 'archived' }).where(eq(posts.id, postId))
    expect((await list()).items).toEqual([])
    await test.db.update(posts).set({ state: 'published' }).where(eq(posts.id, postId))
    expect((await list()).items).toHaveLength(1)
  })

  it.each([[['999999']], [['x']], [['']], [['1', 'x']]])('rejects all of %j', async (assetIds) => {
    expect((await add([String(imageId), ...assetIds])).failure().type).toBe('not-found')
    expect((await list()).items).toEqual([])
  })

  it('rejects assets of invisible posts', async () => {
    await test.db.update(posts).set({ state: 'draft' }).where(eq(posts.id, postId))
    expect((await add([String(imageId)])).failure().type).toBe('not-found')
  })
})

import { createHash } from 'node:crypto'
import { addToBasket, getBasket, getZip } from '@mixed-zone/contract/endpoints/downloads'
import { getMatchday } from '@mixed-zone/contract/endpoints/library'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import type { Download } from '@mixed-zone/contract/schemas/downloads'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { aFixture, aMatchday, aMatchdayTag } from '@mixed-zone/test-data/matchdays'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPictureAndDocument } from '../../../test/insert-picture-and-document.ts'
import { insertPost, insertTag, insertTeam } from '../../../test/insert-posts.ts'
import { readZip } from '../../../test/read-zip.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'
import { assets } from '../../platform/database/schema/files.ts'
import { fixtures, matchdays, posts } from '../../platform/database/schema/library.ts'

/** For a busy machine. */
const PATIENT = { timeout: 20_000 }

let test: TestApp
let reader: SignedIn
let postId: number
let imageId: number
let fileId: number
let document: Buffer

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

const TRANSLATIONS = [
  {
    locale: 'es',
    title: 'El derbi & la lluvia',
    summary: 'Resumen',
    body: '<p>Uno <strong>dos</strong></p><ul><li>tres</li></ul>',
  },
  { locale: 'en', title: 'The derby & the rain', summary: '', body: '<p>One &amp; two</p>' },
] as const

beforeEach(async () => {
  reader = await test.signIn()
  postId = (await insertPost(test.db, { translations: TRANSLATIONS })).id
  ;({ imageId, fileId, document } = await insertPictureAndDocument(test, postId))
})

const JSON_ALONE = { accept: 'application/json' }

type Wanted = NonNullable<NonNullable<Parameters<typeof test.call<typeof getZip>>[1]>['body']>

const ask = (body: Wanted, { token = reader.token, locale = 'en' as const } = {}) =>
  test.call(getZip, { token, locale, body, headers: JSON_ALONE })

const addressOf = async (body: Wanted): Promise<Download> => (await ask(body)).answer()

const fetchUrl = (url: string, headers: Record<string, string> = {}) => test.inject({ method: 'GET', url, headers })

async function unzip(body: Wanted): Promise<Map<string, Buffer>> {
  const { url, size } = await addressOf(body)
  const answer = await fetchUrl(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toHaveLength(size)
  return readZip(answer.rawPayload)
}

describe('POST private/get-zip', () => {
  it('packs the files of a post, its text in the requested language, captions and manifest', async () => {
    const files = await unzip({ postId: String(postId) })
    expect([...files.keys()]).toEqual([
      'captions.txt',
      'manifest.json',
      'the-derby-and-the-rain-en.txt',
      'the-derby-and-the-rain-en.docx',
      'Gol.JPG',
      'gol-2.jpg',
    ])
    expect(files.get('gol-2.jpg')?.equals(document)).toBe(true)
    expect(files.get('the-derby-and-the-rain-en.txt')?.toString()).toBe(
      '\uFEFFThe derby & the rain\r\n\r\nOne & two\r\n',
    )
    expect(files.get('captions.txt')?.toString()).toContain(
      'Gol.JPG\r\nCaption: Caption (en)\r\nCredit: Marta\r\nCopyright: © Liga\r\nRights: Editorial (en). Until 2030/01/31.\r\n',
    )
    const manifest = JSON.parse(String(files.get('manifest.json')))
    expect(manifest.files).toHaveLength(2)
    for (const { name, sha256, size } of manifest.files) {
      const bytes = files.get(name) ?? Buffer.alloc(0)
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256])
    }
  })

  it('uses the requested language, or the first that the post has', async () => {
    expect([...(await unzip({ postId: String(postId), locale: 'es' })).keys()]).toContain(
      'el-derbi-and-la-lluvia-es.docx',
    )
    const words = await unzip({ postId: String(postId), locale: 'pt' })
    expect(words.get('el-derbi-and-la-lluvia-es.txt')?.toString()).toContain('Uno dos\r\n\r\n- tres')
    expect(words.get('captions.txt')?.toString()).toContain('Legenda: Caption (pt)')
  })

  it('has the size that the post announces: exactly once its files exist, about that before', async () => {
    const read = async () =>
      (await test.call(getPost, { token: reader.token, body: { id: String(postId) } })).answer().zip
    const before = await read()
    const { size, name } = await addressOf({ postId: String(postId) })
    expect([before.count, Math.abs(before.size - size) < 500]).toEqual([6, true])
    expect(await read()).toEqual({ size, count: 6 })
    expect(name).toBe('the-derby-and-the-rain.zip')
  })

  it('returns the bytes unless only JSON is accepted', async () => {
    const bytes = await test.call(getZip, { token: reader.token, body: { postId: String(postId) } })
    const { url, size } = await addressOf({ postId: String(postId) })
    expect(bytes.headers).toMatchObject({ 'content-type': 'application/zip', 'content-length': String(size) })
    expect(bytes.headers['content-disposition']).toBe('attachment; filename=the-derby-and-the-rain.zip')
    expect(bytes.raw.rawPayload.equals((await fetchUrl(url)).rawPayload)).toBe(true)
  })

  it('packs the requested rendition of pictures and the originals of other files', async () => {
    const files = await unzip({ postId: String(postId), rendition: '1080' })
    expect([...files.keys()].slice(-2)).toEqual(['Gol-1080.jpg', 'gol.jpg'])
    expect(files.get('gol.jpg')?.equals(document)).toBe(true)
  })

  it('packs only the selected assets and leaves out unavailable ones', async () => {
    await test.db.update(assets).set({ rightsUntil: '2026-01-01' }).where(eq(assets.id, imageId))
    const files = await unzip({ assetIds: [String(fileId), String(imageId), String(fileId)] })
    expect([...files.keys()]).toEqual(['captions.txt', 'manifest.json', 'gol.jpg'])
    const gone = await ask({ assetIds: [String(imageId)] })
    expect(gone.failure()).toMatchObject({ type: 'gone', reason: 'The rights to this file ended on 2026/01/01.' })
  })

  it('packs a matchday and a fixture with a folder per post, and names the zip after them', async () => {
    const tag = await insertTag(test.db, aMatchdayTag({ names: inEveryLanguage('Jornada 12') }))
    await test.db.insert(matchdays).values(aMatchday({ tagId: tag.id, season: '2026-27' }))
    const home = await insertTeam(test.db, { name: 'Atlético Almenara' })
    const away = await insertTeam(test.db, { name: 'Puerto Claro CF' })
    const kickOff = new Date('2026-11-14T23:30:00Z')
    const match = aFixture({ matchdayId: tag.id, homeTeamId: home.id, awayTeamId: away.id, kickOff })
    const [fixture] = await test.db.insert(fixtures).values(match).returning()
    await test.db
      .update(posts)
      .set({ fixtureId: fixture?.id ?? null, matchdayId: tag.id })
      .where(eq(posts.id, postId))
    const tagged = await insertPost(test.db, { tagIds: [tag.id], translations: [{ title: 'CON' }] })
    await insertPost(test.db, { tagIds: [tag.id], state: 'draft' })
    const ofMatchday = await unzip({ matchday: tag.textId })
    expect([...ofMatchday.keys()].map((name) => name.split('/')[0])).toEqual(
      expect.arrayContaining(['the-derby-and-the-rain', '_con']),
    )
    expect((await addressOf({ matchday: tag.textId })).name).toBe('jornada-12-en-2026-27.zip')
    const fixtureId = String(fixture?.id)
    expect([...(await unzip({ fixtureId })).keys()]).toContain('Gol.JPG')
    const nameOf = async (body: Wanted) => (await addressOf({ fixtureId, ...body })).name
    expect(await nameOf({})).toBe('atletico-almenara-v-puerto-claro-cf-2026-11-15.zip')
    expect(await nameOf({ locale: 'es', rendition: '1920' })).toBe(
      'atletico-almenara-puerto-claro-cf-2026-11-15-1920.zip',
    )
    expect(tagged.id).toBeGreaterThan(0)
  })

  it('packs the basket of the caller only', async () => {
    const other = await test.signIn()
    await test.call(addToBasket, { token: reader.token, body: { assetIds: [String(fileId)] } })
    expect([...(await unzip({ basket: true })).keys()]).toEqual(['captions.txt', 'manifest.json', 'gol.jpg'])
    expect((await ask({ basket: true }, { token: other.token })).failure().type).toBe('not-found')
  })

  it('leaves out received files with since: last', async () => {
    await unzip({ assetIds: [String(fileId)] })
    const next = async () => [...(await unzip({ postId: String(postId), since: 'last' })).keys()]
    await expect.poll(next, PATIENT).not.toContain('gol.jpg')
    await expect.poll(async () => (await ask({ postId: String(postId), since: 'last' })).status, PATIENT).toBe(404)
    await test.db.update(assets).set({ version: 2 }).where(eq(assets.id, fileId))
    expect(await next()).toEqual(['captions.txt', 'manifest.json', 'gol.jpg'])
  })

  it.each([
    ['nothing', {}, 'validation'],
    ['two things at once', { postId: '1', basket: true }, 'validation'],
    ['an empty selection', { assetIds: [] }, 'validation'],
    ['an unknown post', { postId: '999999' }, 'not-found'],
    ['a post that is no number', { postId: 'x' }, 'not-found'],
    ['an unknown asset', { assetIds: ['999999'] }, 'not-found'],
    ['an unknown fixture', { fixtureId: '999999' }, 'not-found'],
    ['an unknown matchday', { matchday: 'matchday-99' }, 'not-found'],
    ['an unknown size', { postId: '1', rendition: '4000' }, 'validation'],
  ])('rejects %s', async (_what, body, type) => {
    // These bodies are invalid on purpose.
    expect((await ask(body as Wanted)).failure().type).toBe(type)
  })

  it('returns not-found if any selected asset is invisible', async () => {
    const hidden = await insertPost(test.db, { state: 'draft' })
    const secret = await insertAsset(test, {
      postId: hidden.id,
      fileId: (await storeBytes(test, 'x')).id,
      kind: 'file',
    })
    expect((await ask({ assetIds: [String(fileId), String(secret.id)] })).failure().type).toBe('not-found')
    expect((await ask({ postId: String(hidden.id) })).failure().type).toBe('not-found')
  })
})

/** Encoding it again makes it larger. */
function drawLowQuality(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#808080', noise } })
  return picture.jpeg({ quality: 20 }).toBuffer()
}

describe('POST private/get-zip with a rendition', () => {
  it('packs the original of a JPEG whose rendition is larger', async () => {
    const { id } = await insertPost(test.db)
    const light = await drawLowQuality()
    const files = [light, await drawPicture({ width: 2400, height: 1600 })]
    for (const [position, bytes] of files.entries()) {
      const { id: fileId } = await storeBytes(test, bytes)
      await insertAsset(test, { postId: id, fileId, name: `${position}.jpg`, position })
    }

    const packed = await unzip({ postId: String(id), rendition: '1920' })

    expect([...packed.keys()].filter((name) => name.endsWith('.jpg'))).toEqual(['0.jpg', '1-1920.jpg'])
    const widths = await Promise.all(
      ['0.jpg', '1-1920.jpg'].map(async (name) => (await sharp(packed.get(name)).metadata()).width),
    )
    expect(widths).toEqual([640, 1920])
    // Plus its label.
    expect(packed.get('0.jpg')?.length).toBeLessThan(light.length + 5_000)
  })

  it('has the pictures that the post, the basket and the match announce as smaller', async () => {
    const tag = await insertTag(test.db, aMatchdayTag())
    await test.db.insert(matchdays).values(aMatchday({ tagId: tag.id }))
    const { id } = await insertPost(test.db, { matchdayId: tag.id })
    const smallSizesOf = async () => {
      const body = { id: String(id) }
      const { assets: ofPost } = (await test.call(getPost, { token: reader.token, body })).answer()
      const { items } = (await test.call(getBasket, { token: reader.token })).answer()
      expect(new Map(items.map(({ assetId, smallSize }) => [assetId, smallSize]))).toEqual(
        new Map(ofPost.map((asset) => [asset.id, asset.smallSize])),
      )
      return ofPost.map(({ smallSize }) => smallSize)
    }
    const packOf = async () =>
      (await test.call(getMatchday, { token: reader.token, params: { textId: tag.textId } })).answer().pack
    const add = async (position: number, picture: Promise<Buffer>) => {
      const bytes = await picture
      const asset = { postId: id, name: `${position}.jpg`, position, fileId: (await storeBytes(test, bytes)).id }
      const assetIds = [String((await insertAsset(test, asset)).id)]
      await test.call(addToBasket, { token: reader.token, body: { assetIds } })
      return bytes.length
    }
    const size = await add(0, drawLowQuality())
    expect([await smallSizesOf(), await packOf()]).toEqual([[undefined], { count: 1, size }])

    const largeSize = await add(1, drawPicture({ width: 2400, height: 1600 }))
    const packed = await unzip({ postId: String(id), rendition: '1920' })
    const smallSize = packed.get('1-1920.jpg')?.length ?? 0
    expect(smallSize).toBeGreaterThan(0)
    expect(await smallSizesOf()).toEqual([undefined, smallSize])
    expect(await packOf()).toEqual({ count: 2, size: size + largeSize, smallSize: size + smallSize })
  })
})

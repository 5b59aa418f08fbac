import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { minutesLater } from '@mixed-zone/test-data/moment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertAsset, storeBytes } from '../../../test/insert-assets.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { readZip } from '../../../test/read-zip.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import { assets } from '../../platform/database/schema/files.ts'
import { postTranslations } from '../../platform/database/schema/library.ts'

let test: TestApp
let token: string

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn()).token
})

afterAll(() => test.remove())

const figure = (id: number) => `<figure data-asset="${id}"></figure>`

/** A post with a picture, and a body that is made of the picture's id. */
async function insertIllustrated(bodyOf: (assetId: number) => string) {
  const { id: postId } = await insertPost(test.db)
  const { id: fileId } = await storeBytes(test, await drawPicture())
  const { id: assetId } = await insertAsset(test, {
    postId,
    fileId,
    name: 'gol.jpg',
    captions: inEveryLanguage('Gol & «fiesta»'),
    credit: 'Marta Ibáñez',
  })
  const body = bodyOf(assetId)
  await test.db.update(postTranslations).set({ body }).where(eq(postTranslations.postId, postId))
  return { postId, assetId, body }
}

const read = async (postId: number) => (await test.call(getPost, { token, body: { id: String(postId) } })).answer()

async function readText(postId: number): Promise<string> {
  const url = (await read(postId)).texts.find(({ format }) => format === 'txt')?.url ?? ''
  return (await test.inject({ method: 'GET', url })).payload
}

describe('POST private/post › figures in the text', () => {
  it('keeps figures of the post’s own pictures, whose addresses are among its assets', async () => {
    const { postId, assetId, body } = await insertIllustrated((id) => `<p>a</p>${figure(id)}<p>b</p>`)
    const post = await read(postId)
    expect(post.body).toBe(body)
    expect(post.translations.es?.body).toBe(body)
    expect(post.assets.find(({ id }) => id === String(assetId))?.url).toMatch(/^\/api\/files\/.+/)
  })

  it('drops figures of another post, of a document, and of nothing', async () => {
    const other = await insertIllustrated(() => '<p>other</p>')
    const { postId, assetId } = await insertIllustrated((id) => `<p>a</p>${figure(id)}`)
    const { id: fileId } = await storeBytes(test, 'a document')
    const { id: documentId } = await insertAsset(test, { postId, fileId, kind: 'file', name: 'a.pdf' })
    const body = `<p>a</p>${[other.assetId, documentId, 1, assetId].map(figure).join('')}<p>b</p>`
    await test.db.update(postTranslations).set({ body }).where(eq(postTranslations.postId, postId))
    expect((await read(postId)).body).toBe(`<p>a</p>${figure(assetId)}<p>b</p>`)
  })

  it('keeps the place of a recalled picture, which has a notice and no address', async () => {
    const { postId, assetId, body } = await insertIllustrated(figure)
    const recall = { recalledAt: minutesLater(-1), recallReasons: inEveryLanguage('Error') }
    await test.db.update(assets).set(recall).where(eq(assets.id, assetId))
    const post = await read(postId)
    expect(post.body).toBe(body)
    expect(post.assets[0]).toMatchObject({ url: null, renditions: [], recalled: { reason: 'Error (en)' } })
    expect(await readText(postId)).toContain('[Archivo retirado: Error (es)]')
  })
})

describe('GET /texts › figures, tables and fact boxes', () => {
  const bodyOf = (id: number) =>
    `<p>a</p>${figure(id)}${figure(1)}<table><tbody><tr><th><p>Club</p></th><td><p>3</p></td></tr></tbody></table><aside><p>b</p></aside>`

  it('writes file name, caption and credit, rows with tabs, and rules around a fact box', async () => {
    const { postId } = await insertIllustrated(bodyOf)
    expect(await readText(postId)).toContain(
      [
        'a',
        '[Imagen: gol.jpg] Gol & «fiesta» (es) (Marta Ibáñez)',
        'Club\t3',
        '----------',
        'b',
        '----------\r\n',
      ].join('\r\n\r\n'),
    )
  })

  it('packs the same text into the zip, and another after the caption has changed', async () => {
    const { postId, assetId } = await insertIllustrated(bodyOf)
    const unpack = async () => {
      const answer = await test.call(getZip, { token, locale: 'es', body: { postId: String(postId) } })
      const files = [...readZip(answer.raw.rawPayload)]
      expect(files.some(([name]) => name.endsWith('.docx'))).toBe(true)
      return files.find(([name]) => name.endsWith('-es.txt'))?.[1].toString() ?? ''
    }
    expect(await unpack()).toBe(await readText(postId))
    const captions = inEveryLanguage('Parada')
    await test.db.update(assets).set({ captions }).where(eq(assets.id, assetId))
    expect(await unpack()).toContain('[Imagen: gol.jpg] Parada (es) (Marta Ibáñez)')
  })
})

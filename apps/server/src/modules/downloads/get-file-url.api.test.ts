import { getFileUrl } from '@mixed-zone/contract/endpoints/downloads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertPictureAndDocument } from '../../../test/insert-picture-and-document.ts'
import { insertPost } from '../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts'
import type { SignedIn } from '../../../test/test-sign-in.ts'

let test: TestApp
let reader: SignedIn
let imageId: number
let fileId: number
let document: Buffer

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

beforeEach(async () => {
  reader = await test.signIn()
  const { id: postId } = await insertPost(test.db)
  ;({ imageId, fileId, document } = await insertPictureAndDocument(test, postId))
})

describe('POST private/get-file-url', () => {
  it('returns an address, or the bytes', async () => {
    const body = { assetId: String(fileId) }
    const { url, name, size, expiresAt } = (
      await test.call(getFileUrl, { token: reader.token, body, headers: { accept: 'application/json' } })
    ).answer()
    expect([name, size]).toEqual(['gol.jpg', 5_000])
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(test.clock.now().getTime())
    const bytes = await test.call(getFileUrl, { token: reader.token, body, headers: { range: 'bytes=0-1' } })
    expect(bytes.status).toBe(200)
    for (const answer of [bytes.raw, await test.inject({ method: 'GET', url })])
      expect(answer.rawPayload.equals(document)).toBe(true)
  })

  it('returns every size of a picture as JPEG, and none of other files', async () => {
    for (const rendition of ['1920', '1080', 'thumb'] as const) {
      const answer = await test.call(getFileUrl, { token: reader.token, body: { assetId: String(imageId), rendition } })
      expect(answer.headers['content-type']).toBe('image/jpeg')
      expect(answer.headers['content-disposition']).toBe(`attachment; filename=Gol-${rendition}.jpg`)
    }
    const wrong = await test.call(getFileUrl, {
      token: reader.token,
      body: { assetId: String(fileId), rendition: '1080' },
    })
    expect(wrong.failure().type).toBe('not-found')
  })
})

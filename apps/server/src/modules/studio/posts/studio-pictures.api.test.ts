import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { logout } from '@mixed-zone/contract/endpoints/access'
import { inEveryLanguage } from '@mixed-zone/test-data/localised'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawPicture, insertDraftAsset, storeBytes } from '../../../../test/insert-assets.ts'
import { postDesk } from '../../../../test/post-desk.ts'
import { TEST_SECRET } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { assets, documentPages, fileDetails } from '../../../platform/database/schema/files.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { deriveKey } from '../../../platform/random/tokens.ts'
import { createFileKeys } from '../../../platform/signing/file-keys.ts'

const desk = postDesk()

const keys = createFileKeys(deriveKey(TEST_SECRET, 'file-keys'))

/** An address as the session of this person signs it, whether or not the product would. */
const sign = ({ actor }: SignedIn, path: string) => `/api/${path}?k=${keys.signerOf(actor.fileHandle)(path)}`

const SUBTITLES = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGol\n'
const VIDEO = 'the video itself'
const PREVIEW = 'its copy of 720p'

let postId: string
let video: string
let document: string
let subtitles: string

/** A draft with a video that is prepared, and a document of two pages of which one is drawn. */
beforeAll(async () => {
  postId = await desk.createDraft('Rueda de prensa')
  const draftPostId = Number(postId)
  const { test } = desk
  const [videoFile, preview, track, text] = [
    await storeBytes(test, VIDEO),
    await storeBytes(test, PREVIEW),
    await storeBytes(test, SUBTITLES),
    await storeBytes(test, 'A document.'),
  ]
  const poster = await storeBytes(test, await drawPicture({ width: 640, height: 360 }))
  const page = await storeBytes(test, await drawPicture({ width: 300, height: 400, colour: '#ffffff' }))
  await test.db.insert(fileDetails).values([
    { fileId: videoFile.id, state: 'ready', previewFileId: preview.id, previewPercent: 100 },
    { fileId: text.id, state: 'ready', pageCount: 2 },
  ])
  await test.db.insert(documentPages).values({ fileId: text.id, page: 1, pictureFileId: page.id })
  video = await insertDraftAsset(test, {
    draftPostId,
    kind: 'video',
    name: 'gol.mp4',
    fileId: videoFile.id,
    posterFileId: poster.id,
  })
  document = await insertDraftAsset(test, { draftPostId, kind: 'text', name: 'acta.pdf', fileId: text.id })
  const ofVideo = { kind: 'text', subtitlesOf: Number(video), locale: 'es' } as const
  subtitles = await insertDraftAsset(test, { draftPostId, ...ofVideo, name: 'es.vtt', fileId: track.id })
})

/** The addresses that the editor gets. */
async function addressesOf() {
  const { assets: shown } = await desk.detail(postId)
  const shownVideo = shown.find(({ id }) => id === video)
  const shownDocument = shown.find(({ id }) => id === document)
  return {
    page: shownDocument?.file.pages[0] ?? '',
    video: shownVideo?.url ?? '',
    preview: shownVideo?.file.preview?.url ?? '',
    poster: shownVideo?.thumbnail ?? '',
    subtitles: shownVideo?.subtitles[0]?.url ?? '',
  }
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  desk.test.inject({ method: 'GET', url, headers })

const KINDS = [
  ['page', /^image\/jpeg/],
  ['video', /^text\/plain/],
  ['preview', /^text\/plain/],
  ['poster', /^image\/jpeg/],
  ['subtitles', /^text\/vtt/],
] as const

const pathOf = (url: string) => url.slice('/api/'.length).split('?')[0] ?? ''

describe.each(KINDS)('the bytes of a draft: %s', (kind, mediaType) => {
  it('are sent to whoever may edit posts, for the screen alone', async () => {
    const answer = await get((await addressesOf())[kind])
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' })
    expect(answer.headers['content-disposition']).toMatch(/^inline/)
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.headers['content-type']).toMatch(mediaType)
  })

  it('are sent in ranges, which players need', async () => {
    const url = (await addressesOf())[kind]
    const whole = (await get(url)).rawPayload
    const part = await get(url, { range: 'bytes=2-5' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 2-5/${whole.length}`])
    expect(part.rawPayload).toEqual(whole.subarray(2, 6))
    expect((await get(url, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
    const head = await desk.test.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, String(whole.length), ''])
  })

  it('are not there for readers, other staff, before the terms are accepted, or for an address that is not signed', async () => {
    const url = (await addressesOf())[kind]
    const path = pathOf(url)
    const other = await desk.test.signIn({ role: 'editor', permissionsTaken: ['posts'] })
    const unread = await desk.test.signIn({ role: 'editor' })
    await desk.test.db.update(people).set({ termsAcceptedAt: null }).where(eq(people.id, unread.personId))
    const addresses = [
      sign(desk.media, path),
      sign(other, path),
      sign(unread, path),
      `/api/${path}`,
      `/api/${path}?k=`,
      `/api/${path}?k=${keys.signerOf(desk.editor.actor.fileHandle)('studio-subtitles/1')}`,
      `/api/${path}?k=${keys.signerOf('nobody')(path)}`,
    ]
    for (const address of addresses) expect((await get(address)).statusCode, address).toBe(404)
    // A writer who may not publish edits posts too.
    expect((await get(sign(desk.writer, path))).statusCode).toBe(200)
  })

  it('are not there any more once the session has ended', async () => {
    const path = pathOf((await addressesOf())[kind])
    const leaving = await desk.test.signIn({ role: 'editor' })
    expect((await get(sign(leaving, path))).statusCode).toBe(200)
    await desk.test.call(logout, { token: leaving.token })
    expect((await get(sign(leaving, path))).statusCode).toBe(404)
  })

  it('are not there while the file is recalled', async () => {
    const path = pathOf((await addressesOf())[kind])
    const recall = (recalledAt: Date | null) =>
      desk.test.db
        .update(assets)
        .set({ recalledAt, recallReasons: recalledAt && inEveryLanguage('Wrong') })
        .where(eq(assets.draftPostId, Number(postId)))
    await recall(desk.test.clock.now())
    const recalled = await get(sign(desk.editor, path))
    await recall(null)
    expect([recalled.statusCode, (await get(sign(desk.editor, path))).statusCode]).toEqual([404, 200])
  })
})

describe('the bytes of a video', () => {
  it('are the original, its copy of 720p and its subtitles, each at its own address', async () => {
    const { video: original, preview, subtitles: track } = await addressesOf()
    const answers = await Promise.all([original, preview, track].map((url) => get(url)))
    expect(answers.map(({ payload }) => payload)).toEqual([VIDEO, PREVIEW, SUBTITLES])
  })
})

describe('bytes of a draft that there are none of', () => {
  it.each([
    ['a page that is not drawn', () => `studio-pages/${document}/2`],
    ['a page that is no number', () => `studio-pages/${document}/x`],
    ['a page of a video', () => `studio-pages/${video}/1`],
    ['a video of a document', () => `studio-videos/${document}/original`],
    ['the preview of a document', () => `studio-videos/${document}/preview`],
    ['an unknown form of a video', () => `studio-videos/${video}/1080`],
    ['an unknown size of a poster', () => `studio-pictures/${video}/1920`],
    ['a picture of subtitles', () => `studio-pictures/${subtitles}/thumb`],
    ['subtitles that are a video', () => `studio-subtitles/${video}`],
    ['a file that is not there', () => 'studio-videos/1/original'],
    ['an id that is none', () => 'studio-videos/x/original'],
  ])('answers 404 to %s', async (_what, path) => {
    expect((await get(sign(desk.editor, path()))).statusCode).toBe(404)
  })

  it('answers 503 if a stored file is lost', async () => {
    const { sha256, id: fileId } = await storeBytes(desk.test, 'a video that will be lost')
    const lost = await insertDraftAsset(desk.test, { draftPostId: Number(postId), kind: 'video', fileId })
    const relative = desk.test.storage.relativePath?.(sha256) ?? ''
    await rm(join(desk.test.database.dataDir, 'files', relative))
    expect((await get(sign(desk.editor, `studio-videos/${lost}/original`))).statusCode).toBe(503)
  })
})

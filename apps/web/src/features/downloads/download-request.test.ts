import type { Post } from '@mixed-zone/contract/schemas/post'
import { describe, expect, test } from 'vitest'
import { fileCountText } from './download-progress.ts'
import {
  type AssetsRequest,
  callFor,
  canHaveText,
  type ContentKind,
  defaultChoice,
  type DownloadChoice,
  type PackRequest,
  requestForPost,
  sizeOf,
  smallSizeOf,
  totalOf,
} from './download-request.ts'
import type { Download } from './download-store.ts'
import { texts } from './texts/es.ts'

const POST: AssetsRequest = {
  kind: 'assets',
  title: 'El derbi',
  assets: [
    { id: '1', kind: 'image', size: 1000, smallSize: 100 },
    { id: '2', kind: 'image', size: 2000, smallSize: 200 },
    { id: '3', kind: 'video', size: 9000 },
    { id: '4', kind: 'text', size: 50 },
  ],
  whole: { postId: '7' },
  textLocales: ['es', 'pt'],
}

const PACK: PackRequest = {
  kind: 'pack',
  title: 'Jornada 12',
  source: { matchday: 'm-12' },
  count: 400,
  size: 5_000_000,
}

const only = (...kinds: ContentKind[]): DownloadChoice => ({ ...defaultChoice(POST, 'es'), kinds: new Set(kinds) })

describe('callFor', () => {
  test('requests the post if all of it is chosen', () => {
    expect(callFor(POST, defaultChoice(POST, 'es'))).toEqual({
      kind: 'zip',
      body: { postId: '7', rendition: 'original', locale: 'es' },
    })
  })

  test('requests single files if something is left out', () => {
    expect(callFor(POST, { ...defaultChoice(POST, 'es'), hasText: false, rendition: '1920' })).toEqual({
      kind: 'zip',
      body: { assetIds: ['1', '2', '3', '4'], rendition: '1920', locale: 'es' },
    })
    expect(callFor(POST, only('images', 'files'))).toMatchObject({ body: { assetIds: ['1', '2', '4'] } })
  })

  test('requests a single file without a zip', () => {
    expect(callFor(POST, { ...only('videos'), rendition: '1920' })).toEqual({
      kind: 'file',
      assetId: '3',
      rendition: 'original',
    })
    const picture = { ...POST, assets: POST.assets.slice(0, 1), textLocales: [] }
    expect(callFor({ ...picture, whole: { basket: true } }, only('images'))).toMatchObject({ body: { basket: true } })
    expect(callFor({ kind: 'assets', title: '', assets: picture.assets, textLocales: [] }, only('images'))).toEqual({
      kind: 'file',
      assetId: '1',
      rendition: 'original',
    })
  })

  test('requests a pack by its source, and only new files', () => {
    expect(callFor(PACK, { ...defaultChoice(PACK, 'pt'), isOnlyNew: true })).toEqual({
      kind: 'zip',
      body: { matchday: 'm-12', rendition: 'original', locale: 'pt', since: 'last' },
    })
  })
})

test('defaultChoice prefers the language of the interface, else the first language of the text', () => {
  expect(defaultChoice(POST, 'pt').locale).toBe('pt')
  expect(defaultChoice(POST, 'en').locale).toBe('es')
  expect(defaultChoice(PACK, 'en').locale).toBe('en')
})

test('canHaveText is true for a whole post only', () => {
  expect(canHaveText(POST, defaultChoice(POST, 'es'))).toBe(true)
  expect(canHaveText(POST, only('images'))).toBe(false)
  expect(canHaveText({ ...POST, textLocales: [] }, defaultChoice(POST, 'es'))).toBe(false)
})

test('sizeOf follows the rendition', () => {
  expect(sizeOf(POST.assets, 'original')).toBe(12_050)
  expect(sizeOf(POST.assets, '1920')).toBe(9350)
})

test('smallSizeOf is undefined if no picture is smaller at 1920 px', () => {
  const original = { id: '5', kind: 'image', size: 1000 } as const
  expect(smallSizeOf([...POST.assets, original])).toBe(10_350)
  expect(smallSizeOf([original])).toBeUndefined()
})

describe('totalOf', () => {
  const WHOLE: AssetsRequest = { ...POST, wholeSize: { bytes: 13_000, locale: 'es' } }
  const whole = defaultChoice(WHOLE, 'es')

  test('is exact for a whole post, and counts its text as one file', () => {
    expect(totalOf(WHOLE, whole)).toEqual({ count: 5, sizeBytes: 13_000, precision: 'exact' })
  })

  test('adds what the zip contains beside the files to smaller pictures and other languages', () => {
    expect(totalOf(WHOLE, { ...whole, rendition: '1920' })).toMatchObject({ sizeBytes: 10_300, precision: 'about' })
    expect(totalOf(WHOLE, { ...whole, locale: 'pt' })).toMatchObject({ sizeBytes: 13_000, precision: 'about' })
  })

  test('is exact for one file, and about right for several', () => {
    expect(totalOf(WHOLE, only('videos'))).toEqual({ count: 1, sizeBytes: 9000, precision: 'exact' })
    expect(totalOf(WHOLE, only('images'))).toEqual({ count: 2, sizeBytes: 3000, precision: 'about' })
  })

  test('is about right for a pack in either size, and an upper bound for its new files', () => {
    const small = { ...defaultChoice(PACK, 'es'), rendition: '1920' } as const
    expect(totalOf({ ...PACK, smallSize: 900_000 }, small)).toMatchObject({ sizeBytes: 900_000, precision: 'about' })
    expect(totalOf(PACK, { ...defaultChoice(PACK, 'es'), isOnlyNew: true }).precision).toBe('at-most')
    expect(totalOf(PACK, defaultChoice(PACK, 'es'))).toEqual({ count: 400, sizeBytes: 5_000_000, precision: 'about' })
  })
})

test('requestForPost counts the subtitles that come with the zip', () => {
  const video = { id: '3', kind: 'video', url: '/api/files/3', size: 900, renditions: [] }
  const subtitles = [{ id: '4', locale: 'es', url: '/api/files/4', size: 10 }]
  // Only the fields that the request reads.
  const post = { id: '7', title: 'El derbi', texts: [], zip: { size: 1000 }, assets: [{ ...video, subtitles }] }
  const request = requestForPost(post as unknown as Post, 'es')
  expect(request.assets.map(({ id }) => id)).toEqual(['3', '4'])
  expect(totalOf(request, defaultChoice(request, 'es'))).toEqual({ count: 2, sizeBytes: 1000, precision: 'exact' })
})

test('fileCountText counts the same files as the dialog', () => {
  const zip = {
    parts: [
      { kind: 'images', done: 2, total: 2 },
      { kind: 'files', done: 0, total: 2 },
    ],
    hasText: true,
  } as const
  // Only the fields that the text depends on.
  const download = { zip, hasText: true } as unknown as Download
  expect(fileCountText(download, texts)).toBe('3 de 5 elementos')
  expect(fileCountText({ ...download, hasText: false }, texts)).toBe('2 de 4 elementos')
})

import { describe, expect, test } from 'vitest'
import {
  type AssetsRequest,
  callFor,
  canHaveText,
  type ContentKind,
  defaultChoice,
  type DownloadChoice,
  isSizeAtMost,
  type PackRequest,
  sizeOf,
} from './download-request.ts'

const POST: AssetsRequest = {
  kind: 'assets',
  title: 'El derbi',
  assets: [
    { id: '1', kind: 'image', size: 1000, smallSize: 100 },
    { id: '2', kind: 'image', size: 2000, smallSize: 200 },
    { id: '3', kind: 'video', size: 9000, smallSize: 9000 },
    { id: '4', kind: 'text', size: 50, smallSize: 50 },
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

test('sizeOf follows the rendition, and isSizeAtMost tells an upper bound', () => {
  expect(sizeOf(POST.assets, 'original')).toBe(12_050)
  expect(sizeOf(POST.assets, '1920')).toBe(9350)
  const unknown = { ...POST, assets: [{ id: '1', kind: 'image' as const, size: 1000, smallSize: null }] }
  expect(sizeOf(unknown.assets, '1920')).toBe(1000)
  expect(isSizeAtMost(unknown, { ...defaultChoice(unknown, 'es'), rendition: '1920' })).toBe(true)
  expect(isSizeAtMost(POST, { ...defaultChoice(POST, 'es'), rendition: '1920' })).toBe(false)
  expect(isSizeAtMost(PACK, { ...defaultChoice(PACK, 'es'), isOnlyNew: true })).toBe(true)
})

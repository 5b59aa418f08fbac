import { describe, expect, test } from 'vitest'
import type { AssetsWish, PackWish, WishedKind } from './download-wish.ts'
import { callFor, canHaveText, type DownloadChoice, firstChoice, isSizeAtMost, sizeOf } from './zip-body.ts'

const POST: AssetsWish = {
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

const PACK: PackWish = { kind: 'pack', title: 'Jornada 12', source: { matchday: 'm-12' }, count: 400, size: 5_000_000 }

const only = (...kinds: WishedKind[]): DownloadChoice => ({ ...firstChoice(POST, 'es'), kinds: new Set(kinds) })

describe('callFor', () => {
  test('asks for the post where everything of it is wanted', () => {
    expect(callFor(POST, firstChoice(POST, 'es'))).toEqual({
      kind: 'zip',
      body: { postId: '7', rendition: 'original', locale: 'es' },
    })
  })

  test('asks for the files one by one where something is left out', () => {
    expect(callFor(POST, { ...firstChoice(POST, 'es'), hasText: false, rendition: '1920' })).toEqual({
      kind: 'zip',
      body: { assetIds: ['1', '2', '3', '4'], rendition: '1920', locale: 'es' },
    })
    expect(callFor(POST, only('images', 'files'))).toMatchObject({ body: { assetIds: ['1', '2', '4'] } })
  })

  test('asks for one file as it is: nobody wants a zip of it', () => {
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

  test('asks for a pack by what it is of, and for only what is new', () => {
    expect(callFor(PACK, { ...firstChoice(PACK, 'pt'), isOnlyNew: true })).toEqual({
      kind: 'zip',
      body: { matchday: 'm-12', rendition: 'original', locale: 'pt', since: 'last' },
    })
  })
})

test('the language is the reader’s where the text has it, else the first that it has', () => {
  expect(firstChoice(POST, 'pt').locale).toBe('pt')
  expect(firstChoice(POST, 'en').locale).toBe('es')
  expect(firstChoice(PACK, 'en').locale).toBe('en')
})

test('the text goes with the whole post, not with a part of it', () => {
  expect(canHaveText(POST, firstChoice(POST, 'es'))).toBe(true)
  expect(canHaveText(POST, only('images'))).toBe(false)
  expect(canHaveText({ ...POST, textLocales: [] }, firstChoice(POST, 'es'))).toBe(false)
})

test('the size follows the choice, and says when it is only the most that it can be', () => {
  expect(sizeOf(POST.assets, 'original')).toBe(12_050)
  expect(sizeOf(POST.assets, '1920')).toBe(9350)
  const unknown = { ...POST, assets: [{ id: '1', kind: 'image' as const, size: 1000, smallSize: null }] }
  expect(sizeOf(unknown.assets, '1920')).toBe(1000)
  expect(isSizeAtMost(unknown, { ...firstChoice(unknown, 'es'), rendition: '1920' })).toBe(true)
  expect(isSizeAtMost(POST, { ...firstChoice(POST, 'es'), rendition: '1920' })).toBe(false)
  expect(isSizeAtMost(PACK, { ...firstChoice(PACK, 'es'), isOnlyNew: true })).toBe(true)
})

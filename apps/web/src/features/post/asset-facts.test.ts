import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { expect, test } from 'vitest'
import {
  distinctRights,
  extensionOf,
  isOnVideoHost,
  nameOf,
  pictureOf,
  sortAssets,
  thumbSrcSet,
  totalBytes,
  videoSource,
} from './asset-facts.ts'

function asset(values: Partial<Asset>): Asset {
  return {
    id: '1',
    kind: 'image',
    name: 'a.jpg',
    size: 100,
    type: 'image/jpeg',
    credit: '',
    caption: '',
    alt: '',
    rights: null,
    url: '/api/files/1',
    renditions: [],
    subtitles: [],
    ...values,
  }
}

const webp = (width: number) =>
  ({ name: '1080', url: `/w${width}`, type: 'image/webp', width, height: width, size: 1 }) as const

test('pictureOf uses the WebP renditions, never the original or JPEG', () => {
  const jpeg = { name: '1920', url: '/jpeg', type: 'image/jpeg', width: 1920, height: 1280, size: 1 } as const
  const picture = pictureOf(asset({ width: 5472, height: 3648, renditions: [webp(480), jpeg, webp(1080)] }))
  expect(picture).toMatchObject({ url: '/w1080', width: 5472, height: 3648 })
  expect(picture?.sources.map(({ url }) => url)).toEqual(['/w480', '/w1080'])
})

test('pictureOf returns null without renditions', () => {
  expect(pictureOf(asset({ url: null }))).toBeNull()
})

test('pictureOf falls back to the caption without an alternative text', () => {
  expect(pictureOf(asset({ caption: 'El gol', renditions: [webp(480)] }))?.alt).toBe('El gol')
})

test('nameOf returns the caption, else the file name', () => {
  expect([nameOf(asset({ caption: 'Ficha técnica' })), nameOf(asset({}))]).toEqual(['Ficha técnica', 'a.jpg'])
})

test.each([
  ['ficha.pdf', 'PDF'],
  ['archive.tar.gz', 'GZ'],
  ['README', ''],
  ['weird.this-is-not-one', ''],
])('extensionOf(%s) is "%s"', (name, extension) => {
  expect(extensionOf({ name })).toBe(extension)
})

test('sortAssets treats texts and other files as documents', () => {
  const sorted = sortAssets([asset({ id: '1' }), asset({ id: '2', kind: 'text' }), asset({ id: '3', kind: 'file' })])
  expect(sorted.documents.map(({ id }) => id)).toEqual(['2', '3'])
  expect(totalBytes(sorted.documents)).toBe(200)
})

test('distinctRights returns equal rights once, most frequent first', () => {
  const editorial = { text: 'Solo uso editorial', until: '2027-06-30' }
  const free = { text: 'Sin límite', until: null }
  const assets = [asset({ rights: free }), asset({ rights: editorial }), asset({ rights: { ...editorial } }), asset({})]
  expect(distinctRights(assets)).toEqual([editorial, free])
})

test('thumbSrcSet has the three sizes of the video host and keeps the key', () => {
  expect(thumbSrcSet({ thumb: '/thumbs/a-1-640.jpg?k=x' })).toBe(
    '/thumbs/a-1-320.jpg?k=x 320w, /thumbs/a-1-640.jpg?k=x 640w, /thumbs/a-1-1280.jpg?k=x 1280w',
  )
  expect(thumbSrcSet({})).toBeUndefined()
})

test.each([
  ['a file of ours', { url: '/api/files/1' }, '/api/files/1'],
  ['one on the external host', { url: null, size: 0, mediaId: 'a/b' }, 'https://video.example/videos/a%2Fb.mp4'],
  ['one of ours past its rights', { url: null, size: 9, mediaId: 'a' }, null],
  [
    'one on the external host past its rights',
    { url: null, size: 0, mediaId: 'a', rights: { text: '', until: '2020-01-01' } },
    null,
  ],
  ['a recalled one', { url: null, size: 0, mediaId: 'a', recalled: { at: '', reason: '' } }, null],
])('videoSource returns the URL of %s, or null', (_, values, source) => {
  expect(videoSource(asset({ kind: 'video', ...values }), 'https://video.example/')).toBe(source)
})

test.each([
  ['one on the external host', { url: null, size: 0, mediaId: 'a' }, true],
  ['a file of ours', { url: '/api/files/1', mediaId: 'a' }, false],
  ['a file of ours past its rights', { url: null, size: 9, mediaId: 'a' }, false],
])('isOnVideoHost of %s', (_, values, expected) => {
  expect(isOnVideoHost(asset({ kind: 'video', ...values }), 'https://video.example/')).toBe(expected)
})

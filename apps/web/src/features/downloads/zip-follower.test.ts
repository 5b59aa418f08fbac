import { describe, expect, test } from 'vitest'
import { ZipFollower } from './zip-follower.ts'

const encode = (text: string) => new TextEncoder().encode(text)

/** An entry of a zip as our server writes it: local header, nine bytes of extra field, content. */
function entry(name: string, content: Uint8Array): Uint8Array {
  const encoded = encode(name)
  const record = new Uint8Array(30 + encoded.length + 9)
  const view = new DataView(record.buffer)
  view.setUint32(0, 0x04_03_4b_50, true)
  view.setUint32(18, content.length, true)
  view.setUint32(22, content.length, true)
  view.setUint16(26, encoded.length, true)
  view.setUint16(28, 9, true)
  record.set(encoded, 30)
  return join([record, content])
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

const FILES = [
  { name: 'Alineación.pdf', kind: 'text' },
  { name: 'foto/1.jpg', kind: 'image' },
  { name: 'empty.jpg', kind: 'image' },
  { name: 'last.jpg', kind: 'image' },
]

const manifestOf = (files: unknown) => entry('manifest.json', encode(JSON.stringify({ files })))

const ENTRIES = [
  entry('captions.txt', encode('Pies de foto')),
  manifestOf(FILES),
  entry('derbi-es.docx', encode('text')),
  entry('Alineación.pdf', encode('a'.repeat(500))),
  entry('foto/1.jpg', encode('b'.repeat(70_000))),
  entry('empty.jpg', new Uint8Array()),
  entry('last.jpg', encode('c')),
  // The central directory.
  encode('PK\u0001\u0002'.padEnd(200, 'PK\u0003\u0004')),
]

describe('ZipFollower', () => {
  test.each([1, 7, 64, 1_000_000])('counts complete files in chunks of %d bytes', (size) => {
    const zip = join(ENTRIES)
    const follower = new ZipFollower()
    for (let at = 0; at < zip.length; at += size) follower.add(zip.subarray(at, at + size))
    expect(follower.progress).toEqual({
      parts: [
        { kind: 'files', done: 1, total: 1 },
        { kind: 'images', done: 3, total: 3 },
      ],
      hasText: true,
    })
  })

  test('counts a file when its last byte arrives', () => {
    const follower = new ZipFollower()
    const seen = new Set<string>()
    for (const byte of join(ENTRIES)) {
      follower.add(Uint8Array.of(byte))
      const images = follower.progress?.parts.find(({ kind }) => kind === 'images')
      if (images) seen.add(`${images.done} of ${images.total}`)
    }
    expect([...seen]).toEqual(['0 of 3', '1 of 3', '2 of 3', '3 of 3'])
  })

  test('returns null before the manifest, and starts again after a reset', () => {
    const follower = new ZipFollower()
    const [captions = new Uint8Array(), manifest = new Uint8Array(), , pdf = new Uint8Array()] = ENTRIES
    follower.add(captions)
    expect(follower.progress).toBeNull()
    follower.add(manifest)
    follower.add(pdf.subarray(0, -1))
    expect(follower.progress).toMatchObject({ parts: [{ kind: 'files', done: 0 }, { kind: 'images' }], hasText: false })
    follower.reset()
    follower.add(manifest)
    follower.add(pdf)
    expect(follower.progress?.parts[0]).toEqual({ kind: 'files', done: 1, total: 1 })
  })

  test.each([
    ['no zip at all', encode('<!doctype html>'.repeat(20))],
    ['a manifest that is none', join([entry('manifest.json', encode('{')), entry('a.jpg', encode('a'))])],
    ['a manifest of something else', manifestOf('soon')],
  ])('returns null for %s', (_, bytes) => {
    const follower = new ZipFollower()
    follower.add(bytes)
    expect(follower.progress).toBeNull()
  })
})

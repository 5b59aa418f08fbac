import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createFileAddresses, fileScope, renditionFileName, SERVED_RENDITIONS, thumbScope } from './file-addresses.ts'
import { createFileKeys } from './file-keys.ts'

const keys = createFileKeys(randomBytes(32))
const addresses = createFileAddresses(keys.signerOf('handle'))
const asset = { id: 12, version: 3, name: 'Gol de Rueda.jpg' }

const parse = (address: string) => new URL(address, 'http://localhost')

describe('createFileAddresses', () => {
  it('makes an address that opens exactly the file and rendition that it names', () => {
    const { pathname, searchParams } = parse(addresses.file(asset, '1080'))
    const k = searchParams.get('k') ?? ''
    expect(pathname).toBe('/api/files/12/1080/Gol%20de%20Rueda-1080.webp')
    expect(keys.verify(k, fileScope(asset, '1080'))).toBe('handle')
    expect(keys.verify(k, fileScope(asset, '1920'))).toBeNull()
    expect(keys.verify(k, fileScope({ ...asset, id: 13 }, '1080'))).toBeNull()
    expect(keys.verify(k, fileScope({ ...asset, version: 4 }, '1080'))).toBeNull()
  })

  it('opens all sizes of a thumbnail with one key, and no other video', () => {
    const { pathname, searchParams } = parse(addresses.thumb('abc', 640))
    const k = searchParams.get('k') ?? ''
    expect(pathname).toBe('/thumbs/abc-640.jpg')
    expect(parse(addresses.thumb('abc', 320)).searchParams.get('k')).toBe(k)
    expect(keys.verify(k, thumbScope('abc'))).toBe('handle')
    expect(keys.verify(k, thumbScope('abcd'))).toBeNull()
  })

  it('lies below /api, except for thumbnails, whose path the specification names', () => {
    const text = addresses.text({ postId: 5, locale: 'pt', format: 'docx' }, 'Gol.docx')
    expect(parse(addresses.file(asset, 'original')).pathname).toBe('/api/files/12/original/Gol%20de%20Rueda.jpg')
    expect(parse(addresses.zip(7, 'Jornada 12.zip')).pathname).toBe('/api/zips/7/Jornada%2012.zip')
    expect(parse(text).pathname).toBe('/api/texts/5/pt/docx/Gol.docx')
    expect(parse(addresses.thumb('abc', 320)).pathname).toBe('/thumbs/abc-320.jpg')
  })

  it('never signs two different things alike', () => {
    const scopes = [1, 11].flatMap((id) =>
      [1, 11].flatMap((version) => SERVED_RENDITIONS.map((rendition) => fileScope({ id, version }, rendition))),
    )
    expect(new Set([...scopes, thumbScope('1')]).size).toBe(scopes.length + 1)
  })

  it.each(['..', '.', 'a?b#c%2e.pdf', '日本 語.pdf', '<"&>.txt', '\ud800.txt', 'x'.repeat(255)])(
    'stays one path segment for the name %j',
    (name) => {
      const { pathname, searchParams } = parse(addresses.file({ ...asset, name }, 'original'))
      expect(pathname).toMatch(/^\/api\/files\/12\/original\/[^/]+$/)
      expect(keys.verify(searchParams.get('k') ?? '', fileScope(asset, 'original'))).toBe('handle')
    },
  )
})

describe('renditionFileName', () => {
  it.each([
    ['derbi.jpg', 'original', 'derbi.jpg'],
    ['derbi.jpg', '1920', 'derbi-1920.webp'],
    ['derbi.final.PNG', '1920-jpeg', 'derbi.final-1920.jpg'],
    ['derbi', 'thumb-jpeg', 'derbi-thumb.jpg'],
    ['.jpg', '1080-jpeg', '.jpg-1080.jpg'],
  ] as const)('calls %s as %s %s', (name, rendition, expected) => {
    expect(renditionFileName(name, rendition)).toBe(expected)
  })
})

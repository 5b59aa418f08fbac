import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { detectMediaType } from './media-type.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b1324' } })

/** One local header of a zip archive and its stored bytes. */
function zipEntry(name: string, content = ''): Buffer {
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name + content)])
}

function box(major: string, ...others: string[]): Buffer {
  const brands = Buffer.from(`ftyp${major}\0\0\0\0${others.join('')}`, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(brands.length + 4)
  return Buffer.concat([size, brands, randomBytes(64)])
}

const bytes = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), randomBytes(64)])

describe('detectMediaType', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('recognises a %s of our encoder', async (format) => {
    expect(await detectMediaType(await picture.clone().toFormat(format).toBuffer())).toBe(`image/${format}`)
  })

  it.each([
    ['heic', box('heic', 'mif1', 'heic'), 'image/heic'],
    ['mp4', box('isom', 'isom', 'iso2', 'avc1', 'mp41'), 'video/mp4'],
    ['mov', box('qt  ', 'qt  '), 'video/quicktime'],
    ['webm', Buffer.concat([Buffer.from('1a45dfa39f4282847765626d', 'hex'), randomBytes(64)]), 'video/webm'],
    ['m4a', box('M4A ', 'M4A ', 'mp42'), 'audio/mp4'],
    ['mp3 with a tag', bytes('49443304'), 'audio/mpeg'],
    ['mp3 without a tag', bytes('fffb9064'), 'audio/mpeg'],
    ['wav', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), 'audio/wav'],
    ['pdf', Buffer.from('%PDF-1.7\n%\xe2\xe3', 'latin1'), 'application/pdf'],
    [
      'docx',
      Buffer.concat([
        zipEntry('[Content_Types].xml', '<Types/>'),
        zipEntry('_rels/.rels'),
        zipEntry('word/document.xml'),
      ]),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'xlsx',
      Buffer.concat([zipEntry('xl/workbook.xml'), zipEntry('[Content_Types].xml')]),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    [
      'pptx',
      Buffer.concat([zipEntry('_rels/.rels'), zipEntry('ppt/presentation.xml')]),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    ['odt', zipEntry('mimetype', 'application/vnd.oasis.opendocument.text'), 'application/vnd.oasis.opendocument.text'],
    ['a zip', zipEntry('photo.jpg'), 'application/zip'],
    ['a zip with a folder that only looks like a document', zipEntry('word/list.txt'), 'application/zip'],
    ['an empty zip', Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1'), 'application/zip'],
    ['subtitles', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n[crowd]'), 'text/vtt'],
    ['subtitles with a byte order mark', Buffer.from('\ufeffWEBVTT - es\n'), 'text/vtt'],
    ['text', Buffer.from('Alineación: Iñaki, João\r\n\tbanquillo'), 'text/plain'],
    ['text in UTF-16', Buffer.from('\ufeffhola', 'utf16le'), 'text/plain'],
    ['text cut within a character', Buffer.from('más añ').subarray(0, -1), 'text/plain'],
    ['nothing', Buffer.alloc(0), 'text/plain'],
    ['bytes that say nothing', bytes('00017fe980'), 'application/octet-stream'],
    ['a RIFF of another kind', Buffer.from('RIFF\x24\0\0\0ACONanih', 'latin1'), 'application/octet-stream'],
    ['three bytes', Buffer.from([0, 1, 2]), 'application/octet-stream'],
  ])('recognises %s', async (_what, head, type) => {
    expect(await detectMediaType(head)).toBe(type)
  })

  it.each([
    ['a bare svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
    ['an svg behind a comment and a declaration', '\ufeff <?xml version="1.0"?><!-- jpg --> <SVG >', 'image/svg+xml'],
    ['an svg with a prefix', '<x:svg xmlns:x="http://www.w3.org/2000/svg">', 'image/svg+xml'],
    ['html behind blanks', '\n\n  <!DOCTYPE html><p>', 'text/html'],
    ['html behind a comment', '<!-- a --><script >alert(1)</script>', 'text/html'],
    ['xml', '<?xml version="1.0"?><rss/>', 'application/xml'],
  ])('takes %s neither for a picture nor for plain text', async (_what, text, type) => {
    expect(await detectMediaType(Buffer.from(text))).toBe(type)
  })

  it('returns the type of a picture even when HTML follows its first bytes', async () => {
    expect(await detectMediaType(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<html><script>')]))).toBe(
      'image/jpeg',
    )
  })
})

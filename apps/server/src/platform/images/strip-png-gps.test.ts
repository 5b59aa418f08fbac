import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { stripPngGps } from './strip-gps.ts'

const XMP = '<x:xmpmeta><rdf:Description photoshop:Credit="Liga" exif:GPSLatitude="42,14.5N"/></x:xmpmeta>'
const KEYWORD = 'XML:com.adobe.xmp\0'

/** A PNG with one more chunk after its header. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, 33), length, body, check, png.subarray(33)])
}

describe('stripPngGps', () => {
  it.each([
    ['tEXt', Buffer.from(KEYWORD + XMP)],
    ['zTXt', Buffer.concat([Buffer.from(`${KEYWORD}\0`), deflateSync(XMP)])],
    ['iTXt', Buffer.from(`${KEYWORD}\0\0en\0XMP\0${XMP}`)],
    ['iTXt', Buffer.concat([Buffer.from(`${KEYWORD}\u0001\0\0\0`), deflateSync(XMP)])],
  ])('blanks the GPS position in XMP stored as %s, and keeps the rest', async (type, data) => {
    const stripped = stripPngGps(await pngWith(type, data))
    const { xmp, width } = await sharp(stripped).metadata()
    const text = xmp?.toString() ?? stripped.toString('latin1')
    expect(text).not.toContain('GPS')
    expect(text).toContain('photoshop:Credit="Liga"')
    expect(width).toBe(8)
  })

  it('removes a profile stored as hexadecimal text', async () => {
    const data = Buffer.from('Raw profile type exif\0\nexif\n 4\n45786966\n')
    expect(stripPngGps(await pngWith('tEXt', data)).toString('latin1')).not.toContain('Raw profile')
  })

  it('leaves other chunks as they are', async () => {
    const png = await pngWith('tEXt', Buffer.from('Author\0Marta Rey'))
    expect(stripPngGps(png).equals(png)).toBe(true)
  })

  it('refuses text that unpacks into more than any caption', async () => {
    const bomb = Buffer.concat([Buffer.from(`${KEYWORD}\0`), deflateSync(Buffer.alloc(20_000_000))])
    const png = await pngWith('zTXt', bomb)
    expect(() => stripPngGps(png)).toThrow()
  })

  it('survives a chunk that claims to be longer than the file', async () => {
    const png = Buffer.concat([
      (await pngWith('tEXt', Buffer.alloc(0))).subarray(0, 33),
      Buffer.from('7fffffff74455874', 'hex'),
      Buffer.alloc(20),
    ])
    expect(stripPngGps(png).equals(png)).toBe(true)
  })
})

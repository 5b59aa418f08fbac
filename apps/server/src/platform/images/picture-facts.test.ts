import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPictureFacts } from './picture-facts.ts'

/** A PNG that claims a size and holds next to nothing: a bomb, small to send and huge to decode. */
function bombOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('readPictureFacts', () => {
  it('tells the size as it is seen, after the turn of the camera', async () => {
    const turned = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await readPictureFacts(turned)).toEqual({ width: 20, height: 30 })
  })

  it('refuses more than 120 megapixels by the header alone', async () => {
    await expect(readPictureFacts(bombOf(12_001, 10_000))).rejects.toMatchObject({ type: 'too-large' })
    await expect(readPictureFacts(bombOf(60_000, 60_000))).rejects.toMatchObject({ type: 'too-large' })
    expect(await readPictureFacts(bombOf(12_000, 10_000))).toEqual({ width: 12_000, height: 10_000 })
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a page', '<!doctype html><p>'],
    ['nothing', ''],
    ['text', 'no picture at all'],
  ])('refuses %s', async (_what, text) => {
    await expect(readPictureFacts(Buffer.from(text))).rejects.toMatchObject({ type: 'media-type' })
  })
})

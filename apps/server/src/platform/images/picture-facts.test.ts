import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pngBomb } from '../../../test/hostile-files.ts'
import { readPictureFacts } from './picture-facts.ts'

describe('readPictureFacts', () => {
  it('tells the size as it is seen, after the turn of the camera', async () => {
    const turned = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await readPictureFacts(turned)).toEqual({ width: 20, height: 30 })
  })

  it('refuses more than 200 megapixels by the header alone', async () => {
    const refusal = { type: 'media-type', details: { reason: 'too-many-pixels' } }
    await expect(readPictureFacts(pngBomb(20_001, 10_000))).rejects.toMatchObject(refusal)
    await expect(readPictureFacts(pngBomb(50_000, 50_000))).rejects.toMatchObject(refusal)
    expect(await readPictureFacts(pngBomb(20_000, 10_000))).toEqual({ width: 20_000, height: 10_000 })
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'refuses a %s whose end is missing',
    async (format) => {
      const noise = sharp({
        create: {
          width: 90,
          height: 60,
          channels: 3,
          background: '#fff',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
      const whole = await noise.toFormat(format).toBuffer()
      expect(await readPictureFacts(whole)).toEqual({ width: 90, height: 60 })
      const refusal = { type: 'media-type', details: { reason: 'truncated' } }
      await expect(readPictureFacts(whole.subarray(0, whole.length * 0.7))).rejects.toMatchObject(refusal)
    },
  )

  it('accepts a JPEG with a preview, several scans, fill bytes and a video behind it', async () => {
    const preview = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .jpeg()
      .toBuffer()
    const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#123' } })
      .jpeg({ progressive: true })
      .toBuffer()
    const length = Buffer.alloc(2)
    length.writeUInt16BE(preview.length + 2)
    const withPreview = [jpeg.subarray(0, 2), Buffer.from('ffffe1', 'hex'), length, preview, jpeg.subarray(2)]
    const picture = Buffer.concat([...withPreview, Buffer.from('ftypmp42 video')])
    expect(await readPictureFacts(picture)).toEqual({ width: 90, height: 60 })
    await expect(readPictureFacts(Buffer.concat(withPreview).subarray(0, -9))).rejects.toMatchObject({
      details: { reason: 'truncated' },
    })
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'svg'],
    ['a page', '<!doctype html><p>A page', 'unreadable'],
    ['nothing', '', 'empty'],
    ['text', 'no picture at all', 'unreadable'],
  ])('refuses %s', async (_what, text, reason) => {
    await expect(readPictureFacts(Buffer.from(text))).rejects.toMatchObject({ type: 'media-type', details: { reason } })
  })
})

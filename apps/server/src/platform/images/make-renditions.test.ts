import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeRenditions, makeThumb } from './make-renditions.ts'

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8c1d2f' } })

/** A picture whose pixels all differ a little, as a photograph's do. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

const sizesOf = async (bytes: Buffer) =>
  (await makeRenditions(bytes)).pictures.map(
    ({ name, format, width, height }) => `${name} ${format} ${width}x${height}`,
  )

describe('makeRenditions', () => {
  it('makes each size as WebP, and as JPEG if it can be downloaded, by the longest side', async () => {
    expect(await sizesOf(await draw(2400, 1600).jpeg().toBuffer())).toEqual([
      '1920 webp 1920x1280',
      '1920 jpeg 1920x1280',
      '1080 webp 1080x720',
      '1080 jpeg 1080x720',
      '640 webp 640x427',
      'thumb webp 480x320',
      'thumb jpeg 480x320',
    ])
    expect((await sizesOf(await draw(1000, 2000).jpeg().toBuffer()))[0]).toBe('1920 webp 960x1920')
  })

  it('never enlarges a picture', async () => {
    expect(new Set(await sizesOf(await draw(300, 200).png().toBuffer()))).toEqual(
      new Set([
        ...['1920', '1080', 'thumb'].flatMap((name) => [`${name} webp 300x200`, `${name} jpeg 300x200`]),
        '640 webp 300x200',
      ]),
    )
  })

  it('keeps at least one pixel of a line', async () => {
    expect((await sizesOf(await draw(4000, 1).png().toBuffer())).at(-1)).toBe('thumb jpeg 480x1')
  })

  it('writes what it says', async () => {
    const { pictures } = await makeRenditions(await noise(1600, 900).jpeg().toBuffer())
    for (const { bytes, format, width, height } of pictures) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height })
    }
  })

  it('turns a picture upright and forgets where it was taken', async () => {
    const bytes = await draw(400, 200)
      .withExif({ IFD0: { Copyright: 'Liga' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(0)
    const { pictures } = await makeRenditions(bytes)
    for (const picture of pictures) {
      const facts = await sharp(picture.bytes).metadata()
      expect([facts.width, facts.height, facts.orientation, facts.exif]).toEqual([200, 400, undefined, undefined])
    }
  })

  it('turns wide colours into those of every screen', async () => {
    const wide = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#ff0000' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const { pictures } = await makeRenditions(wide)
    const jpeg = pictures.find(({ name, format }) => name === 'thumb' && format === 'jpeg')
    const facts = await sharp(jpeg?.bytes).metadata()
    expect([facts.space, facts.icc]).toEqual(['srgb', undefined])
    const [red = 0, green = 255, blue = 255] = await sharp(jpeg?.bytes).raw().toBuffer()
    expect(red).toBeGreaterThan(245)
    expect(green).toBeLessThan(12)
    expect(blue).toBeLessThan(12)
  })

  it('shows paper through what is transparent in a JPEG, and keeps it in WebP', async () => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const [webp, jpeg] = (await makeRenditions(clear)).pictures
    expect((await sharp(webp?.bytes).metadata()).hasAlpha).toBe(true)
    expect([...(await sharp(jpeg?.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('makes a placeholder that is small enough to be carried in a list', async () => {
    const { placeholder } = await makeRenditions(await noise(1600, 1067).jpeg().toBuffer())
    expect(placeholder.length).toBeLessThan(400)
    const [, data = ''] = placeholder.split(',')
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 20 })
  })

  it('refuses a picture that was cut off', async () => {
    const bytes = await noise(800, 600).jpeg().toBuffer()
    await expect(makeRenditions(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({ type: 'media-type' })
  })
})

describe('makeThumb', () => {
  it.each([
    [320, 320],
    [640, 640],
    [1280, 1000],
  ])('is at most %i pixels wide', async (width, expected) => {
    const thumb = await makeThumb(await draw(1000, 500).jpeg().toBuffer(), width)
    expect(thumb).toMatchObject({ width: expected, height: expected / 2 })
    expect((await sharp(thumb.bytes).metadata()).format).toBe('jpeg')
  })
})

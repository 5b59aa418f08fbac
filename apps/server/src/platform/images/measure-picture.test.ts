import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeRenditions, type Pixels } from './make-renditions.ts'
import { measurePicture } from './measure-picture.ts'

/** A red ball on grass, at a fraction of the width. */
async function drawBall(at: number): Promise<Sharp> {
  const [width, height] = [900, 600]
  const ball = `<circle cx="${at * width}" cy="${height / 2}" r="60" fill="#e01020" stroke="#ffffff" stroke-width="14"/>`
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ball}</svg>`)
  const grass = sharp({ create: { width, height, channels: 3, background: '#2f5d34' } })
  return sharp(
    await grass
      .composite([{ input: svg }])
      .png()
      .toBuffer(),
  )
}

async function measure(picture: Sharp) {
  const pixels = new Map<string, Pixels>()
  await makeRenditions(await picture.jpeg({ quality: 92 }).toBuffer(), (name, made) => pixels.set(name, made))
  const [medium, small] = [pixels.get('640'), pixels.get('thumb')]
  if (!medium || !small) throw new Error('sizes are missing')
  return measurePicture({ medium, small })
}

function differingBits(one: bigint, other: bigint): number {
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
}

describe('measurePicture', () => {
  it('hashes pictures alike that look alike, and others not', async () => {
    const [first, again, other] = await Promise.all([
      measure(await drawBall(0.2)),
      measure((await drawBall(0.2)).resize(700).modulate({ brightness: 1.05 })),
      measure(await drawBall(0.8)),
    ])
    expect(differingBits(first.perceptualHash, again.perceptualHash)).toBeLessThan(6)
    expect(differingBits(first.perceptualHash, other.perceptualHash)).toBeGreaterThanOrEqual(6)
  })

  it('ranks the sharper of two pictures first', async () => {
    const ball = await drawBall(0.5)
    const [sharpOne, blurred] = await Promise.all([measure(ball.clone()), measure(ball.clone().blur(6))])
    expect(sharpOne.sharpness).toBeGreaterThan(blurred.sharpness)
  })

  it.each([0.2, 0.7])('finds what the eye is drawn to at %d of the width', async (at) => {
    const { focalX, focalY } = await measure(await drawBall(at))
    expect(Math.abs(focalX - at)).toBeLessThan(0.1)
    expect(Math.abs(focalY - 0.5)).toBeLessThan(0.1)
  })

  it('measures a square with transparency, and a single pixel', async () => {
    const square = sharp({ create: { width: 40, height: 40, channels: 4, background: '#12345680' } })
    expect((await measure(square)).sharpness).toBeGreaterThanOrEqual(0)
    const pixel = await measure(sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }))
    expect([pixel.focalX, pixel.focalY].every((value) => value >= 0 && value <= 1)).toBe(true)
  })
})

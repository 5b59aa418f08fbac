import { describe, expect, test } from 'vitest'
import { isSmallerPicture } from './smaller-picture.ts'

const jpeg = (sizeBytes: number, width: number, height: number) => ({
  mediaType: 'image/jpeg',
  sizeBytes,
  width,
  height,
})

describe('isSmallerPicture', () => {
  test.each([
    ['has fewer pixels and fewer bytes', jpeg(600, 1920, 1280), jpeg(9000, 6000, 4000), true],
    ['has fewer pixels, though more bytes', jpeg(700, 1920, 1280), jpeg(600, 2400, 1600), true],
    ['saved bytes at the same size', jpeg(500, 1600, 1067), jpeg(900, 1600, 1067), true],
    ['only grew', jpeg(950, 1600, 1067), jpeg(860, 1600, 1067), false],
    ['came out the same', jpeg(860, 1600, 1067), jpeg(860, 1600, 1067), false],
    ['is turned and only grew', jpeg(950, 1067, 1600), jpeg(860, 1600, 1067), false],
    [
      'makes a JPEG of something else',
      jpeg(950, 1600, 1067),
      { mediaType: 'image/heic', sizeBytes: 400, width: 1600, height: 1067 },
      true,
    ],
  ])('rendition that %s', (_, made, original, expected) => {
    expect(isSmallerPicture(made, original)).toBe(expected)
  })
})

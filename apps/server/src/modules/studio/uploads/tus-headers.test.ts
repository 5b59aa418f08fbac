import { describe, expect, it } from 'vitest'
import { metadataHeader } from '../../../../test/tus-client.ts'
import { parseMetadata, parseNumber } from './tus-headers.ts'

describe('parseNumber', () => {
  it.each([
    ['0', 0],
    ['20000000000', 20_000_000_000],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    [undefined, null],
    ['9'.repeat(16), null],
  ])('%j: %s', (header, expected) => expect(parseNumber(header)).toBe(expected))
})

describe('parseMetadata', () => {
  it('reads name, type, time, digest, target and order', () => {
    const sha256 = 'ab'.repeat(32)
    const target = { postId: '7' }
    const header = metadataHeader({ name: 'Gol de Núñez.jpg', type: 'Image/JPEG', target, sha256, order: 12 })
    expect(parseMetadata(header)).toEqual({
      name: 'Gol de Núñez.jpg',
      mediaType: 'image/jpeg',
      lastModified: new Date(1_789_000_000_000),
      sha256: Buffer.from(sha256, 'hex'),
      target,
      chosenOrder: 12,
    })
  })

  it.each([
    ['nothing', undefined],
    ['a name that is empty', 'name '],
    ['a digest that is none', `${metadataHeader({})},sha256 eA==`],
    ['two changes at once', metadataHeader({ target: { postId: '1', replaces: '2', posterOf: '3' } })],
    ['too much', `name ${'YQ'.repeat(5_000)}`],
  ])('refuses %s', (_what, header) => expect(parseMetadata(header)).toBeNull())
})

import { describe, expect, it } from 'vitest'
import { studioAssetResponse } from '../editor.fixture.ts'
import { countDifferentBits, foldSimilar, groupSimilar } from './similar-files.ts'

const { file } = studioAssetResponse()
const at = (id: string, hash: string | null, second: number, sharpness = 1) =>
  studioAssetResponse({
    id,
    file: {
      ...file,
      perceptualHash: hash,
      sharpness,
      capturedAt: new Date(Date.UTC(2026, 10, 15, 17, 0, second)).toISOString(),
    },
  })
const idsOf = (assets: readonly { readonly id: string }[]) => assets.map(({ id }) => id)

describe('countDifferentBits', () => {
  it('counts bits of hexadecimal digits', () => {
    expect(countDifferentBits('ffffffffffffffff', 'ffffffffffffff00')).toBe(8)
    expect(countDifferentBits('0000000000000000', '0000000000000000')).toBe(0)
  })
})

describe('groupSimilar', () => {
  it('groups pictures of the same minute that differ in at most 8 bits, the sharpest first', () => {
    const groups = groupSimilar([
      at('1', 'ffffffffffffffff', 0, 1),
      at('2', 'ffffffffffffff00', 10, 3),
      at('3', 'fffffffffffff000', 20, 2),
      at('4', '0000000000000000', 20),
      at('5', 'ffffffffffffffff', 200),
      at('6', null, 5),
    ])
    expect(groups.map(idsOf)).toEqual([['2', '3', '1']])
  })
})

describe('foldSimilar', () => {
  const assets = [
    at('1', 'ff', 0),
    at('2', 'ffffffffffffffff', 1, 1),
    at('3', '00000000000000ff', 2),
    at('4', 'ffffffffffffffff', 3, 5),
  ]

  it('shows the sharpest in place of the first, and all of an open group', () => {
    const folded = foldSimilar(assets, new Set())
    expect(folded.map(({ asset, hidden }) => [asset.id, idsOf(hidden)])).toEqual([
      ['1', []],
      ['4', ['2']],
      ['3', []],
    ])
    expect(foldSimilar(assets, new Set(['2'])).map(({ asset }) => asset.id)).toEqual(['1', '4', '2', '3'])
  })
})

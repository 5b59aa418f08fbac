import { describe, expect, it } from 'vitest'
import { studioAssetResponse } from '../editor.fixture.ts'
import { findSort, moveBeside, moveBy, orderAssets, sortFiles } from './file-order.ts'

const IDS = ['1', '2', '3', '4', '5']
const { file } = studioAssetResponse()
const asset = (id: string, name: string, capturedAt: string | null = null) =>
  studioAssetResponse({ id, name, file: { ...file, capturedAt } })

describe('orderAssets', () => {
  it('puts files that the order does not name last', () => {
    const assets = ['1', '2', '3'].map((id) => asset(id, id))
    expect(orderAssets(assets, ['3', '1']).map(({ id }) => id)).toEqual(['3', '1', '2'])
  })
})

describe('moveBeside', () => {
  it('moves several files, which keep their order', () => {
    expect(moveBeside(IDS, ['5', '2'], { targetId: '3', side: 'after' })).toEqual(['1', '3', '2', '5', '4'])
    expect(moveBeside(IDS, ['4'], { targetId: '1', side: 'before' })).toEqual(['4', '1', '2', '3', '5'])
  })
})

describe('moveBy', () => {
  it('moves files past the next one, and not beyond the ends', () => {
    expect(moveBy(IDS, ['2', '3'], 1)).toEqual(['1', '4', '2', '3', '5'])
    expect(moveBy(IDS, ['2', '3'], -1)).toEqual(['2', '3', '1', '4', '5'])
    expect(moveBy(IDS, ['1', '2'], -1)).toBe(IDS)
    expect(moveBy(IDS, ['5'], 1)).toBe(IDS)
  })
})

describe('sortFiles', () => {
  const assets = [
    asset('1', 'b10.jpg', '2026-11-15T17:00:02Z'),
    asset('2', 'B2.jpg'),
    asset('3', 'a.jpg', '2026-11-15T17:00:01Z'),
  ]

  it('sorts by name with numbers as numbers, and by capture time with unknown ones last', () => {
    expect(sortFiles(assets, 'name')).toEqual(['3', '2', '1'])
    expect(sortFiles(assets, 'captured')).toEqual(['3', '1', '2'])
  })

  it('is found again', () => {
    expect(findSort(assets)).toBeNull()
    expect(findSort([assets[2], assets[1], assets[0]].flatMap((each) => each ?? []))).toBe('name')
    expect(findSort([assets[2], assets[0]].flatMap((each) => each ?? []))).toBe('captured')
  })
})

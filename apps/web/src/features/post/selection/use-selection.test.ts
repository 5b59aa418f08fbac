import { expect, test } from 'vitest'
import { allOf, extended, NOTHING, toggled } from './use-selection.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted().join('')

test('toggles an item', () => {
  const once = toggled(NOTHING, 'b')
  expect(idsOf(once)).toBe('b')
  expect(idsOf(toggled(once, 'b'))).toBe('')
})

test('selects a range from the last selection in both directions and keeps earlier ones', () => {
  const begun = toggled(toggled(NOTHING, 'a'), 'c')
  expect(idsOf(extended(begun, 'e', ORDER))).toBe('acde')
  expect(idsOf(extended(begun, 'b', ORDER))).toBe('abc')
  expect(extended(begun, 'e', ORDER).anchor).toBe('c')
})

test('selects only the item itself if a range has no anchor', () => {
  expect(idsOf(extended(NOTHING, 'd', ORDER))).toBe('d')
  expect(idsOf(extended(toggled(NOTHING, 'gone'), 'd', ORDER))).toBe('dgone')
})

test('ignores a range that ends outside the list', () => {
  expect(idsOf(extended(toggled(NOTHING, 'a'), 'recalled', ORDER))).toBe('a')
})

test('selects all, also of an empty list', () => {
  expect(idsOf(allOf(ORDER))).toBe('abcde')
  expect(idsOf(allOf([]))).toBe('')
})

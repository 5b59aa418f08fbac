import { describe, expect, it } from 'vitest'
import { useMapState } from './use-map-state.ts'
import { act, renderHook } from '../../../../test/react.ts'

const COUNT = 500

describe('useMapState', () => {
  it('copies the map once for all changes of the same moment', () => {
    const copies = new Set<ReadonlyMap<number, string>>()
    const { result } = renderHook(() => {
      const state = useMapState<number, string>(() => [[0, 'first']])
      copies.add(state[0])
      return state
    })
    const [before, actions] = result.current
    act(() => {
      for (let key = 1; key < COUNT; key += 1) actions.set(key, `text ${key}`)
      actions.delete(0)
      expect(actions.get(1)).toBe('text 1')
    })
    expect(copies.size).toBe(2)
    expect([...result.current[0].keys()]).toEqual(Array.from({ length: COUNT - 1 }, (_, index) => index + 1))
    expect([...before]).toEqual([[0, 'first']])
  })

  it('keeps the copy if nothing has changed', () => {
    const { result, rerender } = renderHook(() => useMapState<number, string>())
    const [before, actions] = result.current
    act(() => actions.delete(1))
    rerender()
    expect(result.current[0]).toBe(before)
  })
})

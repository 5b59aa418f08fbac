import { expect, it } from 'vitest'
import { useSteadyRows } from './steady-rows.ts'
import { aBoardFixture } from './tonight.fixture.ts'
import { act, renderHook } from '../../../../test/react.ts'

const fixture = (id: string, kickOff: string) => aBoardFixture({ id, kickOff })

const EARLY = fixture('1', '2026-11-15T13:00:00Z')
const LATE = fixture('2', '2026-11-15T20:00:00Z')
const NEXT_DAY = fixture('1', '2026-11-16T20:00:00Z')

it('keeps the rows of the board in place while the pointer is inside', () => {
  const { result, rerender } = renderHook(useSteadyRows, { all: [EARLY, LATE], shown: [EARLY, LATE] })
  const rows = () => result.current.days.map(([day, ofDay]) => [day, ...ofDay.map(({ id }) => id)])
  expect(rows()).toEqual([['2026-11-15', '1', '2']])
  act(() => result.current.insideProps.onPointerEnter())
  const added = fixture('3', '2026-11-15T18:00:00Z')
  rerender({ all: [added, LATE, NEXT_DAY], shown: [added, LATE, NEXT_DAY] })
  expect(rows()).toEqual([['2026-11-15', '1', '2', '3']])
  rerender({ all: [added, LATE, NEXT_DAY], shown: [LATE] })
  expect(rows()).toEqual([['2026-11-15', '2']])
  act(() => result.current.insideProps.onPointerLeave())
  rerender({ all: [added, LATE, NEXT_DAY], shown: [added, LATE, NEXT_DAY] })
  expect(rows()).toEqual([
    ['2026-11-15', '3', '2'],
    ['2026-11-16', '1'],
  ])
})

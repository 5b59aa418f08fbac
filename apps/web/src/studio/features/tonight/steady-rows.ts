import type { BoardFixture } from '@mixed-zone/contract/schemas/studio/coverage'
import { type FocusEvent, useRef, useState } from 'react'
import { leagueDate } from './league-time.ts'

interface Rows {
  readonly all: readonly BoardFixture[]
  readonly shown: readonly BoardFixture[]
}

/**
 * The rows of the board by day. While the pointer or the focus is inside, order and days stay as they were: a fixture that somebody moves
 * must not push another row under the pointer. A new one comes last.
 */
export function useSteadyRows({ all, shown }: Rows) {
  const current = new Map(all.map(({ id, kickOff }) => [id, leagueDate(kickOff)]))
  const [held, setHeld] = useState<ReadonlyMap<string, string> | null>(null)
  const inside = useRef({ pointer: false, focus: false })

  function set(what: 'pointer' | 'focus', isInside: boolean): void {
    inside.current = { ...inside.current, [what]: isInside }
    const isHeld = inside.current.pointer || inside.current.focus
    setHeld((last) => (isHeld ? (last ?? current) : null))
  }

  const places = held ?? current
  const order = [...places.keys()]
  const rankOf = ({ id }: BoardFixture) => (places.has(id) ? order.indexOf(id) : order.length)
  const rows = shown.toSorted((one, other) => rankOf(one) - rankOf(other))
  return {
    days: [...Map.groupBy(rows, ({ id, kickOff }) => places.get(id) ?? leagueDate(kickOff))],
    /** For the element that they are in. */
    insideProps: {
      onPointerEnter: () => set('pointer', true),
      onPointerLeave: () => set('pointer', false),
      onFocus: () => set('focus', true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) set('focus', false)
      },
    },
  }
}

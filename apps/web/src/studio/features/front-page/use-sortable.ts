import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

interface SortableOptions {
  readonly ids: readonly string[]
  readonly onMove: (id: string, to: number) => void
}

export interface Sortable {
  /** The ids in the order to show: while one is dragged, as if it were dropped. */
  readonly order: readonly string[]
  readonly draggedId: string | null
  /** Moves a row, and keeps the focus on it. */
  readonly moveBy: (id: string, by: number) => void
  readonly rowProps: (id: string) => {
    readonly 'data-sort-id': string
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  readonly handleProps: (id: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  }
}

interface Drag {
  readonly id: string
  readonly to: number
  /** The middle of each row when the drag began. */
  readonly middles: readonly number[]
}

export function moveId(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id)
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, id)
  return rest
}

/** Sorts a list by dragging handles, and by Alt with an arrow anywhere in a row. */
export function useSortable({ ids, onMove }: SortableOptions): Sortable {
  const [drag, setDrag] = useState<Drag | null>(null)
  /** The element that keeps the focus after its row has moved in the document. */
  const focused = useRef<HTMLElement | null>(null)

  useEffect(() => {
    focused.current?.focus()
    focused.current = null
  })

  function moveBy(id: string, by: number): void {
    const to = ids.indexOf(id) + by
    if (to < 0 || to >= ids.length) return
    const active = document.activeElement
    if (active instanceof HTMLElement && active.closest(`[data-sort-id="${CSS.escape(id)}"]`)) focused.current = active
    onMove(id, to)
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>, id: string): void {
    if (event.button !== 0) return
    // No text is selected while dragging.
    event.preventDefault()
    const rows = event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>(':scope > [data-sort-id]') ?? []
    const middles = [...rows].map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2)
    setDrag({ id, to: ids.indexOf(id), middles })
  }

  const handlePointerMove = useEffectEvent((event: globalThis.PointerEvent) => {
    if (drag === null) return
    const from = ids.indexOf(drag.id)
    const to = drag.middles.filter((middle, index) => index !== from && middle < event.clientY).length
    if (to !== drag.to) setDrag({ ...drag, to })
  })

  const handlePointerUp = useEffectEvent(() => {
    if (drag !== null && drag.to !== ids.indexOf(drag.id)) onMove(drag.id, drag.to)
    setDrag(null)
  })

  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    // On the window: the handle loses a captured pointer when its row moves in the document.
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('pointermove', (event) => handlePointerMove(event), { signal })
    window.addEventListener('pointerup', () => handlePointerUp(), { signal })
    window.addEventListener('pointercancel', () => setDrag(null), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && setDrag(null), { signal })
    return () => listeners.abort()
  }, [isDragging])

  return {
    order: drag === null ? ids : moveId(ids, drag.id, drag.to),
    draggedId: drag?.id ?? null,
    moveBy,
    rowProps: (id) => ({
      'data-sort-id': id,
      onKeyDown: (event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
        if (!event.altKey || by === 0) return
        event.preventDefault()
        moveBy(id, by)
      },
    }),
    handleProps: (id) => ({ onPointerDown: (event) => handlePointerDown(event, id) }),
  }
}

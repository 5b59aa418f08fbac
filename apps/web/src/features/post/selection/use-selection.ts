import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useState } from 'react'

/** The selected pictures of a post. Unavailable ones cannot be selected. */
export function useSelection(images: readonly Asset[]) {
  const [selection, setSelection] = useState(NOTHING)
  const [isAsked, setIsAsked] = useState(false)
  const order = images.filter(({ url }) => url !== null).map(({ id }) => id)
  const isOpen = (id: string) => order.includes(id)
  // Drops pictures that were recalled while the page was open.
  const chosen = images.filter(({ id }) => selection.ids.has(id) && isOpen(id))
  return {
    chosen,
    count: order.length,
    /** Checkboxes are visible, and a click on a picture toggles it. */
    isSelecting: isAsked || chosen.length > 0,
    has: (id: string) => selection.ids.has(id),
    canChoose: isOpen,
    begin: () => setIsAsked(true),
    toggle: (id: string) => isOpen(id) && setSelection((before) => toggled(before, id)),
    extendTo: (id: string) => setSelection((before) => extended(before, id, order)),
    chooseAll: () => setSelection(allOf(order)),
    end: () => {
      setSelection(NOTHING)
      setIsAsked(false)
    },
  }
}

export type PictureSelection = ReturnType<typeof useSelection>

/** Selected ids and the anchor of a range. */
interface Selection {
  readonly ids: ReadonlySet<string>
  /** The last item that was toggled without Shift. */
  readonly anchor: string | null
}

export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** Toggles an item, which becomes the anchor of a range. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Selects the range from the last selected item to this one. Earlier selections stay. */
export function extended({ ids, anchor }: Selection, id: string, order: readonly string[]): Selection {
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  if (to < 0) return { ids, anchor }
  if (from < 0) return { ids: new Set([...ids, id]), anchor: id }
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...ids, ...range]), anchor }
}

export function allOf(order: readonly string[]): Selection {
  return { ids: new Set(order), anchor: order[0] ?? null }
}

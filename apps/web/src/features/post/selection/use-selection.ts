import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useState } from 'react'
import { allOf, extended, NOTHING, toggled } from './selection.ts'

/** The pictures of a post that are chosen together. One that can no longer be had cannot be chosen. */
export function useSelection(images: readonly Asset[]) {
  const [selection, setSelection] = useState(NOTHING)
  const [isAsked, setIsAsked] = useState(false)
  const order = images.filter(({ url }) => url !== null).map(({ id }) => id)
  const isOpen = (id: string) => order.includes(id)
  // One that was recalled while the page was open is no longer in the row.
  const chosen = images.filter(({ id }) => selection.ids.has(id) && isOpen(id))
  return {
    chosen,
    count: order.length,
    /** Boxes are in sight, and a press on a picture chooses it. */
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

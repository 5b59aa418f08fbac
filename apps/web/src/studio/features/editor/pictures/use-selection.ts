import { useState } from 'react'

export type FileSelection = ReturnType<typeof useSelection>

/** Which files are selected, and which has the focus. */
export function useSelection(ids: readonly string[], initialId: string | null) {
  const [chosen, setChosen] = useState<readonly string[]>(initialId === null ? [] : [initialId])
  const [focused, setFocused] = useState<string | null>(initialId)
  /** Where a range begins. */
  const [anchor, setAnchor] = useState<string | null>(initialId)
  const selectedIds = ids.filter((id) => chosen.includes(id))
  const focusedId = focused !== null && ids.includes(focused) ? focused : (ids[0] ?? null)

  function rangeTo(id: string): string[] {
    const from = Math.max(0, ids.indexOf(anchor ?? focusedId ?? id))
    const to = ids.indexOf(id)
    return ids.slice(Math.min(from, to), Math.max(from, to) + 1)
  }

  return {
    /** In the order of the sheet. */
    selectedIds,
    focusedId,
    focus: setFocused,
    only(id: string): void {
      setChosen([id])
      setAnchor(id)
      setFocused(id)
    },
    toggle(id: string): void {
      setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
      setAnchor(id)
      setFocused(id)
    },
    /** All from where the selection was begun to here. */
    extendTo(id: string): void {
      setChosen(rangeTo(id))
      setFocused(id)
    },
    all: () => setChosen(ids),
    clear: () => setChosen([]),
  }
}

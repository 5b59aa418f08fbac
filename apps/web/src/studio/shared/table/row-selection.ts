import { useMemo, useState } from 'react'
import { togglePage, toggleRow } from '../../../ui/components/table/data-table.tsx'
import type { ListController } from './list-state.ts'

/** What a bulk call takes: some rows, or all that match the filter, with the number that the person saw. */
export type BulkTarget =
  | { readonly ids: string[] }
  | { readonly filter: Readonly<Record<string, string>>; readonly total: number }

export interface RowSelection {
  readonly ids: ReadonlySet<string>
  /** All that match are selected, also those of other pages. */
  readonly isAllMatching: boolean
  readonly isSelected: (id: string) => boolean
  readonly toggle: (id: string) => void
  /** Selects from the row toggled last to this one, both included. */
  readonly selectRange: (id: string, pageIds: readonly string[]) => void
  readonly togglePage: (pageIds: readonly string[]) => void
  /** For a row that has left the list. */
  readonly remove: (id: string) => void
  /** Selects exactly these rows of a page. Those of other pages stay as they are. */
  readonly selectOnPage: (pageIds: readonly string[], selectedIds: readonly string[]) => void
  readonly selectAllMatching: () => void
  readonly clear: () => void
  /** Null if nothing is selected. */
  readonly target: (total: number) => BulkTarget | null
}

interface SelectionState {
  readonly filterKey: string
  readonly ids: ReadonlySet<string>
  readonly isAllMatching: boolean
  readonly anchor: string | null
}

/** The selected rows of a list, across its pages. Another filter begins a new selection. */
export function useRowSelection({ filterKey, filters }: Pick<ListController, 'filterKey' | 'filters'>): RowSelection {
  const none: SelectionState = { filterKey, ids: new Set(), isAllMatching: false, anchor: null }
  const [stored, setStored] = useState(none)
  const state = stored.filterKey === filterKey ? stored : none
  const { ids, isAllMatching, anchor } = state
  return useMemo(() => {
    const select = (next: ReadonlySet<string>, anchorId: string | null = null) =>
      setStored({ filterKey, ids: next, isAllMatching: false, anchor: anchorId })
    return {
      ids,
      isAllMatching,
      isSelected: (id) => isAllMatching || ids.has(id),
      toggle: (id) => select(toggleRow(ids, id), id),
      selectRange: (id, pageIds) => select(new Set([...ids, ...rangeBetween(pageIds, anchor ?? id, id)]), id),
      togglePage: (pageIds) => select(isAllMatching ? new Set() : togglePage(ids, pageIds)),
      remove: (id) => {
        if (ids.has(id)) setStored({ filterKey, ids: toggleRow(ids, id), isAllMatching, anchor })
      },
      selectOnPage: (pageIds, selectedIds) =>
        select(new Set([...[...ids].filter((id) => !pageIds.includes(id)), ...selectedIds])),
      selectAllMatching: () => setStored({ filterKey, ids, isAllMatching: true, anchor: null }),
      clear: () => select(new Set()),
      target: (total) => {
        if (isAllMatching) return { filter: definedOnly(filters), total }
        return ids.size === 0 ? null : { ids: [...ids] }
      },
    }
  }, [filterKey, filters, ids, isAllMatching, anchor])
}

function definedOnly(filters: Readonly<Partial<Record<string, string>>>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

export function rangeBetween(pageIds: readonly string[], from: string, to: string): readonly string[] {
  const ends = [pageIds.indexOf(from), pageIds.indexOf(to)].filter((index) => index >= 0)
  return pageIds.slice(Math.min(...ends), Math.max(...ends) + 1)
}

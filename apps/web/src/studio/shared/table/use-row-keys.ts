import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { sharedTexts } from '../shared-texts.ts'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import type { RowSelection } from './row-selection.ts'

interface RowKeysOptions<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  readonly selection?: RowSelection
  readonly currentId?: string | null
  readonly onOpen?: (row: Row) => void
  readonly isOpenedByMoving?: boolean
  /** Handled by the row itself. */
  readonly onPreview?: (row: Row) => void
}

export interface RowKeys {
  /** The row that J, K and X apply to. */
  readonly focusedId: string | null
  readonly setFocusedId: (id: string) => void
}

/** J and K move, X selects, Shift+X selects up to here, Enter opens, Space previews, Escape clears the selection. */
export function useRowKeys<Row>(options: RowKeysOptions<Row>): RowKeys {
  const { rows, keyOf, selection, currentId = null, onOpen, isOpenedByMoving = false, onPreview } = options
  const texts = useTexts(sharedTexts).shortcuts
  const [ownId, setOwnId] = useState<string | null>(null)
  const ids = rows.map(keyOf)
  const focusedId = [currentId, ownId].find((id) => id !== null && ids.includes(id)) ?? null

  function move(step: 1 | -1): void {
    const index = focusedId === null ? (step === 1 ? 0 : -1) : ids.indexOf(focusedId) + step
    const row = index < 0 ? undefined : rows[index]
    if (row === undefined) return
    setOwnId(keyOf(row))
    if (isOpenedByMoving) onOpen?.(row)
    focusRow(keyOf(row))
  }

  function openFocused(): void {
    const row = rows.find((candidate) => keyOf(candidate) === focusedId)
    if (row !== undefined) onOpen?.(row)
  }

  const moving = [
    { keys: 'J', label: texts.move, run: () => move(1), canRepeat: true },
    { keys: 'K', label: texts.move, run: () => move(-1), canRepeat: true },
    ...(onOpen ? [{ keys: 'Enter', label: texts.open, run: openFocused }] : []),
    ...(onPreview ? [{ keys: 'Space', label: texts.preview, run: null }] : []),
  ]
  const selecting =
    selection === undefined
      ? []
      : [
          { keys: 'X', label: texts.select, run: () => focusedId !== null && selection.toggle(focusedId) },
          {
            keys: 'Shift+X',
            label: texts.select,
            run: () => focusedId !== null && selection.selectRange(focusedId, ids),
          },
          { keys: 'Escape', label: texts.clearSelection, run: selection.clear },
        ]
  useShortcuts(texts.lists, [...moving, ...selecting])
  return { focusedId, setFocusedId: setOwnId }
}

/** Moves the focus to a row's own button and the row into view. */
export function focusRow(id: string): void {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  row?.scrollIntoView({ block: 'nearest' })
  row?.querySelector<HTMLElement>('[data-row-opener]')?.focus({ preventScroll: true })
}

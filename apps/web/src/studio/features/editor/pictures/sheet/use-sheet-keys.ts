import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { useShortcutGroups, useShortcuts } from '../../../../shared/shortcuts/shortcuts.ts'
import { picturesTexts } from '../pictures-texts.ts'
import type { FileActions } from '../use-file-actions.ts'
import type { FileSelection } from '../use-selection.ts'
import { type ArrowKey, neighbourOf } from './neighbour.ts'

interface SheetKeys {
  readonly list: () => HTMLElement | null
  /** Those that are shown, in their order. */
  readonly shown: readonly StudioAsset[]
  readonly selection: FileSelection
  readonly actions: FileActions
  readonly isEditable: boolean
  /** The files that an action on one of them applies to: the selection if it is in it. */
  readonly actedOn: (asset: StudioAsset) => readonly StudioAsset[]
  /** With those that are folded under them. */
  readonly movedIds: (asset: StudioAsset) => readonly string[]
  readonly onEnlarge: (asset: StudioAsset) => void
  readonly onFocal: (asset: StudioAsset) => void
  readonly onCaption: (asset: StudioAsset) => void
}

const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])
const isArrow = (key: string): key is ArrowKey => ARROWS.has(key)

/** The keys of the contact sheet. Returns the handler of a tile. */
export function useSheetKeys(keys: SheetKeys): (event: KeyboardEvent, asset: StudioAsset) => void {
  const { shown, selection, actions, isEditable } = keys
  const texts = useTexts(picturesTexts)

  useShortcuts(texts.keys.title, [
    { keys: 'Space', label: texts.keys.enlarge, run: null },
    { keys: 'X', label: texts.keys.aside, run: null },
    { keys: 'L', label: texts.keys.lead, run: null },
    { keys: 'F', label: texts.keys.focal, run: null },
    { keys: 'E', label: texts.keys.caption, run: null },
    { keys: 'Delete', label: texts.keys.remove, run: null },
    { keys: 'Ctrl+A', label: texts.keys.selectAll, run: null },
    { keys: 'Alt+←', label: texts.keys.move, run: null },
  ])

  function focusTile(id: string): void {
    selection.focus(id)
    // After a move the tile is in another place of the document.
    requestAnimationFrame(() => keys.list()?.querySelector<HTMLElement>(`[data-file="${id}"]`)?.focus())
  }

  function goTo(key: ArrowKey, index: number, isExtending: boolean): void {
    const tiles = [...(keys.list()?.querySelectorAll('[data-file]') ?? [])]
    const boxes = tiles.map((tile) => {
      const { left, top, width } = tile.getBoundingClientRect()
      return { left, top: Math.round(top), width }
    })
    const next = shown[neighbourOf(boxes, index, key)]
    if (next === undefined) return
    if (isExtending) selection.extendTo(next.id)
    focusTile(next.id)
  }

  /** Returns whether the key was one of the sheet's letters. */
  function runLetter(key: string, asset: StudioAsset): boolean {
    if (!useShortcutGroups.getState().hasSingleKeys) return false
    if (key === 'f') keys.onFocal(asset)
    else if (key === 'e') keys.onCaption(asset)
    else if (key === 'x' && isEditable) actions.toggleAside(keys.actedOn(asset))
    else if (key === 'l' && isEditable) actions.setLead(asset)
    else return false
    return true
  }

  return (event, asset) => {
    const { key, altKey, shiftKey } = event
    const isControl = event.ctrlKey || event.metaKey
    const index = shown.findIndex(({ id }) => id === asset.id)
    if (altKey && isArrow(key)) {
      if (!isEditable || key === 'Home' || key === 'End') return
      actions.moveBy(keys.movedIds(asset), key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1)
      focusTile(asset.id)
    } else if (isArrow(key)) goTo(key, index, shiftKey)
    else if (isControl && key.toLowerCase() === 'a') selection.all()
    else if (isControl || altKey) return
    else if (key === ' ') keys.onEnlarge(asset)
    else if (key === 'Enter') selection.toggle(asset.id)
    else if (key === 'Escape' && selection.selectedIds.length > 0) selection.clear()
    else if (key === 'Delete' && isEditable) {
      const gone = keys.actedOn(asset)
      const next = shown.slice(index + 1).find((each) => !gone.includes(each)) ?? shown[index - 1]
      actions.remove(gone)
      if (next !== undefined) focusTile(next.id)
    } else if (shiftKey || !runLetter(key.toLowerCase(), asset)) return
    event.preventDefault()
  }
}

import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { getText, setText, type TextKey } from '../merge-texts.ts'
import type { FileEditing } from '../file-editing.ts'
import { addPlayers } from '../panel/text-parts.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import { nameShirtNumbers } from '../shirt-numbers.ts'
import {
  boundsOf,
  type Cell,
  type CellChange,
  type CellRange,
  cellsIn,
  extendDown,
  fillDown,
  listMatchingCells,
  moveByKey,
  pasteBlock,
  replaceInCells,
  type Replacement,
} from './cell-changes.ts'
import type { TableColumn } from './table-columns.ts'
import { createTableHistory, type HistoryWrite } from './table-history.ts'
import { formatTsv, parseTsv } from './tsv.ts'

interface CaptionTableOptions {
  readonly editing: FileEditing
  /** In the order of the rows. */
  readonly rows: readonly StudioAsset[]
  readonly columns: readonly TableColumn[]
  readonly context: CaptionContext | undefined
  readonly onFind: () => void
}

export type CaptionTableState = ReturnType<typeof useCaptionTable>

/** With the file of its row: colleagues may move, add and remove files meanwhile. */
interface ChosenCell extends Cell {
  readonly assetId: string | null
}

const FIRST: ChosenCell = { row: 0, column: 0, assetId: null }

/** The cells of the table: which are selected, which is being edited, and everything that changes them. */
export function useCaptionTable({ editing, rows, columns, context, onFind }: CaptionTableOptions) {
  const { fileTexts, isEditable } = editing
  const texts = useTexts(picturesTexts).table
  const [chosen, setChosen] = useState({ anchor: FIRST, focus: FIRST })
  /** What is typed into the active cell, until it is left. */
  const [typed, setDraft] = useState<string | null>(null)
  /** The row that the fill handle is dragged to. */
  const [fillRow, setFillRow] = useState<number | null>(null)
  const [history] = useState(createTableHistory)
  const [announcement, setAnnouncement] = useState('')
  /** Counts up when a cell has to take the focus. */
  const [focusRequest, setFocusRequest] = useState(0)

  const lastRow = rows.length - 1
  const lastColumn = columns.length - 1
  const clampCell = ({ row, column }: Cell): Cell => ({
    row: Math.max(0, Math.min(lastRow, row)),
    column: Math.max(0, Math.min(lastColumn, column)),
  })
  const rowOf = ({ assetId }: ChosenCell) => rows.findIndex(({ id }) => id === assetId)
  const cellOf = (cell: ChosenCell) => {
    const row = rowOf(cell)
    return clampCell(row === -1 ? cell : { ...cell, row })
  }
  const [anchor, active] = [cellOf(chosen.anchor), cellOf(chosen.focus)]
  // Once its ends were moved apart, what lies between them is not what was selected.
  const isWhole = active.row - anchor.row === chosen.focus.row - chosen.anchor.row
  const range: CellRange = { anchor: isWhole ? anchor : active, focus: active }
  // What was typed for a file that has gone is not for the one that is now in its row.
  const draft = rowOf(chosen.focus) === -1 ? null : typed
  /** As it is saved. */
  const named = draft === null ? null : nameShirtNumbers(draft, context?.squad ?? [])

  const storedText = ({ row, column }: Cell): string => {
    const [asset, { key } = { key: undefined }] = [rows[row], columns[column]]
    return asset === undefined || key === undefined ? '' : getText(fileTexts.valueOf(asset), key)
  }
  const isActive = ({ row, column }: Cell) => row === active.row && column === active.column
  const shownText = (cell: Cell) => (named !== null && isActive(cell) ? named.text : storedText(cell))
  const grid = { rows: rows.length, columns: columns.length, textOf: shownText }
  const filled = isEditable && draft !== '' ? fillDown(grid, fillRow === null ? range : extendDown(range, fillRow)) : []
  // Not as soon as a cell is chosen: nobody should take what they see for done.
  const previewed = fillRow !== null ? filled : draft !== null ? filled.slice(0, MAX_TYPED_PREVIEWS) : []

  /** Saves texts: those of one file together. */
  function write(changes: readonly HistoryWrite[]): void {
    for (const [assetId, those] of Map.groupBy(changes, (change) => change.assetId)) {
      const asset = rows.find(({ id }) => id === assetId) ?? editing.assets.find(({ id }) => id === assetId)
      if (asset === undefined) continue
      const value = those.reduce((before, { key, text }) => setText(before, key, text), fileTexts.valueOf(asset))
      fileTexts.save(asset, value)
      void fileTexts.leave(assetId)
    }
  }

  function change(changes: readonly CellChange[]): number {
    if (!isEditable) return 0
    const steps = changes.flatMap(({ row, column, text }) => {
      const [asset, { key } = { key: undefined }] = [rows[row], columns[column]]
      const before = storedText({ row, column })
      return asset === undefined || key === undefined || before === text
        ? []
        : [{ assetId: asset.id, key, before, after: text }]
    })
    history.record(steps)
    write(steps.map(({ assetId, key, after }) => ({ assetId, key, text: after })))
    return steps.length
  }

  /** Also saves what was typed into the active cell. Not each way out of a cell blurs it first. */
  function changeWithDraft(changes: readonly CellChange[]): void {
    const asset = rows[active.row]
    if (named === null || asset === undefined || !isEditable) return void change(changes)
    change([{ ...active, text: named.text }, ...changes])
    addPlayers(editing, [asset], named.playerIds)
  }

  function step(writes: readonly HistoryWrite[], say: (values: { count: number }) => string): void {
    write(writes)
    setAnnouncement(say({ count: writes.length }))
  }

  const textOfStep = ({ assetId, key }: { assetId: string; key: TextKey }) => {
    const asset = editing.assets.find(({ id }) => id === assetId)
    return asset === undefined ? '' : getText(fileTexts.valueOf(asset), key)
  }

  function setRange({ anchor, focus }: CellRange): void {
    const withFile = (cell: Cell): ChosenCell => ({ ...cell, assetId: rows[cell.row]?.id ?? null })
    setChosen({ anchor: withFile(anchor), focus: withFile(focus) })
    setDraft(null)
  }

  function goTo(cell: Cell, isExtending = false): void {
    const next = clampCell(cell)
    setRange(isExtending ? { anchor: range.anchor, focus: next } : { anchor: next, focus: next })
    setFocusRequest((before) => before + 1)
  }

  /** The next or previous cell, by rows. Null at the end of the table. */
  function cellAfter(by: -1 | 1): Cell | null {
    const place = active.row * columns.length + active.column + by
    if (place < 0 || place > rows.length * columns.length - 1) return null
    return { row: Math.floor(place / columns.length), column: place % columns.length }
  }

  function edit(text: string): void {
    if (!isEditable || rows.length === 0) return
    setRange({ anchor: active, focus: active })
    setDraft(text)
  }

  /** Ends the editing of a cell with what was typed. */
  function commit(next?: Cell | null): void {
    changeWithDraft([])
    setDraft(null)
    if (next) goTo(next)
    else if (next === undefined) setFocusRequest((before) => before + 1)
  }

  /** Also while the cell is edited: with what was typed. */
  const fill = (): void => {
    changeWithDraft(filled)
    setAnnouncement(texts.filled({ count: filled.length }))
    if (draft === null) return
    setDraft(null)
    setFocusRequest((before) => before + 1)
  }
  const undo = () => step(history.undo(textOfStep), texts.undone)
  const redo = () => step(history.redo(textOfStep), texts.redone)

  /** Returns whether the key was one of the table's. */
  function handleControlKey(key: string, isShift: boolean): boolean {
    if (key === 'd') fill()
    else if (key === 'z') (isShift ? redo : undo)()
    else if (key === 'y') redo()
    else if (key === 'f') onFind()
    else if (key === 'a') setRange({ anchor: { row: 0, column: 0 }, focus: { row: lastRow, column: lastColumn } })
    else if (key === 'home') goTo({ row: 0, column: 0 }, isShift)
    else if (key === 'end') goTo({ row: lastRow, column: lastColumn }, isShift)
    else return false
    return true
  }

  function handleGridKey(event: KeyboardEvent): void {
    if (draft !== null || event.nativeEvent.isComposing) return
    const { key, shiftKey, altKey } = event
    const move = moveByKey(key, active, lastColumn)
    if (event.ctrlKey || event.metaKey) {
      if (!handleControlKey(key.toLowerCase(), shiftKey)) return
    } else if (altKey) return
    else if (move !== undefined) goTo(move, shiftKey)
    else if (key === 'Tab') {
      const next = cellAfter(shiftKey ? -1 : 1)
      // Out of the table.
      if (next === null) return
      goTo(next)
    } else if (key === 'Enter' || key === 'F2') edit(storedText(active))
    else if (key === 'Delete' || key === 'Backspace') change(cellsIn(range).map((cell) => ({ ...cell, text: '' })))
    else if (key === 'Escape') goTo(active)
    else if (key.length === 1 && key !== ' ') edit(key)
    else return
    event.preventDefault()
  }

  function handleEditKey(event: KeyboardEvent): void {
    const { key, shiftKey, altKey } = event
    event.stopPropagation()
    if (key === 'Escape') {
      setDraft(null)
      setFocusRequest((before) => before + 1)
    } else if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) fill()
    else if (key === 'Enter' && !shiftKey && !altKey) commit({ row: active.row + 1, column: active.column })
    else if (key === 'Tab') commit(cellAfter(shiftKey ? -1 : 1) ?? active)
    else return
    event.preventDefault()
  }

  function handleCopy(event: ClipboardEvent): void {
    if (draft !== null) return
    const { top, bottom, left, right } = boundsOf(range)
    const block = Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (__, across) => storedText({ row: top + down, column: left + across })),
    )
    event.clipboardData.setData('text/plain', formatTsv(block))
    event.preventDefault()
  }

  function handleCut(event: ClipboardEvent): void {
    if (draft !== null) return
    handleCopy(event)
    change(cellsIn(range).map((cell) => ({ ...cell, text: '' })))
  }

  function handlePaste(event: ClipboardEvent): void {
    if (draft !== null || !isEditable) return
    event.preventDefault()
    const block = parseTsv(event.clipboardData.getData('text/plain'))
    const changes = pasteBlock(grid, range, block)
    const count = change(changes)
    const last = changes.at(-1)
    if (last !== undefined)
      setRange({ anchor: { row: boundsOf(range).top, column: boundsOf(range).left }, focus: last })
    setAnnouncement(texts.pasted({ count }))
  }

  return {
    range,
    active,
    draft,
    setDraft,
    filled,
    /** Those of them that show the text which they would get. */
    previewed,
    announcement,
    focusRequest,
    textOf: storedText,
    goTo,
    edit,
    commit,
    fill,
    undo,
    /** While the handle is dragged. */
    setFillRow,
    /** Fills down to a row, as the handle does. */
    fillTo(row: number): void {
      const down = extendDown(range, row)
      const changes = fillDown(grid, down)
      changeWithDraft(changes)
      setFillRow(null)
      setRange(down)
      setAnnouncement(texts.filled({ count: changes.length }))
      setFocusRequest((before) => before + 1)
    },
    replaceAll(replacement: Replacement): number {
      const count = change(replaceInCells(grid, replacement))
      setAnnouncement(texts.replaced({ count }))
      return count
    },
    countMatches: (find: string) => listMatchingCells(grid, find).length,
    handlers: { onKeyDown: handleGridKey, onCopy: handleCopy, onCut: handleCut, onPaste: handlePaste },
    handleEditKey,
  }
}

/** More than are in view: each letter renders them again. */
const MAX_TYPED_PREVIEWS = 16

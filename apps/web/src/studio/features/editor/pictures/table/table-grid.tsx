import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { type MouseEvent, type PointerEvent, useMemo } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../../../../i18n/texts.ts'
import { classNames } from '../../../../../ui/primitives/class-names.ts'
import { LANGUAGE_NAMES } from '../../languages/language-marks.tsx'
import { type FileEditing, numberOf } from '../file-editing.ts'
import { getText } from '../merge-texts.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { boundsOf, type Cell, type CellChange } from './cell-changes.ts'
import type { TableColumn } from './table-columns.ts'
import { COLUMNS, TableRow } from './table-row.tsx'
import type { CaptionTableState } from './use-caption-table.ts'

interface TableGridProps {
  readonly editing: FileEditing
  /** All, for their numbers. */
  readonly pictures: readonly StudioAsset[]
  readonly rows: readonly StudioAsset[]
  readonly columns: readonly TableColumn[]
  readonly table: CaptionTableState
  readonly context: CaptionContext | undefined
  readonly alternativeLocale: Locale
  readonly onAlternativeLocale: (locale: Locale) => void
}

/** The cells. Arrow keys move, Shift extends, Enter, F2 or typing edits. */
export function TableGrid(props: TableGridProps) {
  const { editing, rows, columns, table, pictures } = props
  const texts = useTexts(picturesTexts)
  const { list: colleagues } = useStore(editing.opened.colleagues)
  const numbers = new Map(pictures.map(({ id }, index) => [id, numberOf(index)]))
  const { top, bottom, left, right } = boundsOf(table.range)
  const selected = useMemo(() => ({ left, right }), [left, right])
  const filled = Map.groupBy(table.filled, ({ row }) => row)
  const previews = Map.groupBy(table.previewed, ({ row }) => row)
  const present = Map.groupBy(colleagues, ({ cell }) => cell?.assetId)
  const { fileTexts } = editing
  const conflictOf = ({ id }: StudioAsset) => fileTexts.conflicts.find(({ assetId }) => assetId === id)

  // Here and not in the cells: a letter that is typed into one of them must not render the other thousand again.
  function onPointerDown(event: PointerEvent): void {
    const cell = cellAt(event.target)
    if (cell === null || event.button !== 0) return
    if (table.draft !== null) {
      if (keyOf(cell) === keyOf(table.active)) return
      table.commit(null)
    }
    table.goTo(cell, event.shiftKey)
  }

  function onPointerOver(event: PointerEvent): void {
    if (event.buttons !== 1 || table.draft !== null) return
    const cell = cellAt(event.target)
    if (cell !== null && keyOf(cell) !== keyOf(table.active)) table.goTo(cell, true)
  }

  function onDoubleClick(event: MouseEvent): void {
    const cell = cellAt(event.target)
    if (cell !== null && table.draft === null) table.edit(table.textOf(cell))
  }

  return (
    <div className="min-h-0 flex-1 overflow-auto max-sm:max-h-[70dvh]">
      <div
        role="grid"
        aria-label={texts.table.title}
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        className="min-w-fit"
        {...{ onPointerDown, onPointerOver, onDoubleClick }}
        {...table.handlers}
      >
        <div role="row" aria-rowindex={1} className={classNames(COLUMNS, 'sticky top-0 z-20 bg-paper')}>
          <span role="columnheader" className={classNames(HEAD, 'sticky left-0 z-10 bg-paper')}>
            {texts.table.picture}
          </span>
          {columns.map((column) => (
            <ColumnHeader key={column.key} column={column} {...props} />
          ))}
        </div>
        {rows.map((asset, row) => (
          <TableRow
            key={asset.id}
            asset={asset}
            value={fileTexts.valueOf(asset)}
            row={row}
            number={numbers.get(asset.id) ?? ''}
            columns={columns}
            selected={row >= top && row <= bottom ? selected : null}
            filled={
              filled
                .get(row)
                ?.map(({ column }) => column)
                .join(' ') ?? ''
            }
            previews={toPreviews(previews.get(row))}
            colleagues={present.get(asset.id)}
            conflict={conflictOf(asset)}
            refusal={fileTexts.refusals.find(({ name }) => name === asset.id)}
            active={table.active.row === row ? { editing, table, context: props.context } : null}
            onDecide={conflictOf(asset) ? editing.onDecide : undefined}
          />
        ))}
      </div>
    </div>
  )
}

const toPreviews = (changes: readonly CellChange[] | undefined) =>
  changes && new Map(changes.map(({ column, text }) => [column, text]))

const keyOf = ({ row, column }: Cell) => `${row} ${column}`

function cellAt(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}

const HEAD = 'flex min-h-9 items-center gap-1 border-b border-edge px-3 text-12 font-semibold text-ink2'

interface ColumnHeaderProps extends TableGridProps {
  readonly column: TableColumn
}

/** With how many of the pictures have the text. */
function ColumnHeader({ column, pictures, editing, alternativeLocale, onAlternativeLocale }: ColumnHeaderProps) {
  const texts = useTexts(picturesTexts)
  const total = pictures.length
  const count = pictures.filter((asset) => getText(editing.fileTexts.valueOf(asset), column.key).trim() !== '').length
  return (
    <span role="columnheader" className={HEAD}>
      {column.kind === 'captions' ? (
        <span lang={column.locale}>{LANGUAGE_NAMES[column.locale]}</span>
      ) : (
        <>
          {texts.table.alternative}
          <select
            aria-label={texts.table.alternativeLanguage}
            value={alternativeLocale}
            onChange={(event) => {
              const locale = LOCALES.find((each) => each === event.target.value)
              if (locale !== undefined) onAlternativeLocale(locale)
            }}
            onKeyDown={(event) => event.stopPropagation()}
            className="min-h-7 rounded-control border border-line bg-surface px-1 pointer-coarse:min-h-11"
          >
            {LOCALES.map((each) => (
              <option key={each} value={each}>
                {each.toUpperCase()}
              </option>
            ))}
          </select>
        </>
      )}{' '}
      <span className={count < total ? 'text-accent-text' : 'text-muted'}>{texts.table.countOf({ count, total })}</span>
    </span>
  )
}

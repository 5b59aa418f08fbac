import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { ScanText } from 'lucide-react'
import { memo, type MouseEvent, type PointerEvent } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../../../../i18n/texts.ts'
import { classNames } from '../../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import type { Colleague } from '../../document/carets.ts'
import { LANGUAGE_NAMES } from '../../languages/language-marks.tsx'
import { CellColleagues } from '../../writing-colleagues.tsx'
import { type FileEditing, numberOf } from '../file-editing.ts'
import { getText } from '../merge-texts.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { type Cell, isInRange } from './cell-changes.ts'
import { CellEditor, FillHandle, TableCell } from './table-cell.tsx'
import type { TableColumn } from './table-columns.ts'
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

const COLUMNS = 'grid grid-cols-[7rem_repeat(4,minmax(13rem,1fr))] sm:grid-cols-[13.5rem_repeat(4,minmax(14rem,1fr))]'

/** The cells. Arrow keys move, Shift extends, Enter, F2 or typing edits. */
export function TableGrid(props: TableGridProps) {
  const { editing, rows, columns, table, pictures } = props
  const texts = useTexts(picturesTexts)
  const { list: colleagues } = useStore(editing.opened.colleagues)
  const numbers = new Map(pictures.map(({ id }, index) => [id, numberOf(index)]))
  const filled = new Set(table.filled.map(keyOf))
  const previews = new Map(table.previewed.map((change) => [keyOf(change), change.text]))

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
            <ColumnHead key={column.key} column={column} {...props} />
          ))}
        </div>
        {rows.map((asset, row) => (
          <Row
            key={asset.id}
            asset={asset}
            row={row}
            number={numbers.get(asset.id) ?? ''}
            filled={filled}
            previews={previews}
            colleagues={colleagues}
            {...props}
          />
        ))}
      </div>
    </div>
  )
}

const keyOf = ({ row, column }: Cell) => `${row} ${column}`

function cellAt(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}

const HEAD = 'flex min-h-9 items-center gap-1 border-b border-edge px-3 text-12 font-semibold text-ink2'

interface ColumnHeadProps extends TableGridProps {
  readonly column: TableColumn
}

/** With how many of the pictures have the text. */
function ColumnHead({ column, pictures, editing, alternativeLocale, onAlternativeLocale }: ColumnHeadProps) {
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

interface RowProps extends TableGridProps {
  readonly asset: StudioAsset
  readonly row: number
  readonly number: string
  /** Keys of the cells that would be filled. */
  readonly filled: ReadonlySet<string>
  /** What they would get, by their key. */
  readonly previews: ReadonlyMap<string, string>
  readonly colleagues: readonly Colleague[]
}

function Row(props: RowProps) {
  const { editing, asset, row, number, columns, table, context, filled, previews, colleagues } = props
  const texts = useTexts(picturesTexts)
  const { fileTexts } = editing
  const isActiveRow = table.active.row === row
  const value = fileTexts.valueOf(asset)
  const conflict = fileTexts.conflicts.find(({ assetId }) => assetId === asset.id)
  const refusal = fileTexts.refusals.find(({ name }) => name === asset.id)
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classNames(
        COLUMNS,
        // Rows that are not in view cost no layout. They are clipped, which would hide the suggestions of the active cell.
        !isActiveRow && '[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]',
      )}
    >
      <RowHeader
        number={number}
        name={asset.name}
        thumbnail={asset.thumbnail}
        isFromCamera={asset.fromCamera.length > 0}
      />
      {columns.map((column, index) => {
        const cell = { row, column: index }
        const isActive = isActiveRow && table.active.column === index
        const isEdited = isActive && table.draft !== null
        const isContested = conflict?.contested.includes(column.key) === true
        const here = colleagues.filter(({ cell: at }) => at?.assetId === asset.id && at.key === column.key)
        const refused = refusal?.value[column.key] === undefined ? undefined : refusal.reason
        return (
          <TableCell
            key={column.key}
            row={row}
            column={index}
            locale={column.locale}
            text={getText(value, column.key)}
            isActive={isActive}
            isSelected={isInRange(cell, table.range)}
            isFilled={filled.has(keyOf(cell))}
            preview={previews.get(keyOf(cell)) ?? null}
            isRefused={refused !== undefined}
            editor={isEdited && <CellEditor {...{ editing, asset, number, column, table, context }} />}
            problem={
              (isContested || refused !== undefined) && (
                <span className="block px-3 pb-2 text-12 font-semibold text-flare">
                  {refused ?? texts.conflict}{' '}
                  {isContested && (
                    <button type="button" onClick={editing.onDecide} className="underlined rounded-control">
                      {texts.decide}
                    </button>
                  )}
                </span>
              )
            }
            colleagues={here.length > 0 && <CellColleagues colleagues={here} />}
            handle={isActive && editing.isEditable && <FillHandle table={table} />}
          />
        )
      })}
    </div>
  )
}

interface RowHeaderProps extends Pick<StudioAsset, 'name' | 'thumbnail'> {
  readonly number: string
  readonly isFromCamera: boolean
}

const RowHeader = memo(function RowHeader({ number, name, thumbnail, isFromCamera }: RowHeaderProps) {
  return (
    <span
      role="rowheader"
      className="sticky left-0 z-10 flex gap-2.5 border-r border-b border-line bg-surface px-3 py-2 sm:pl-6"
    >
      {thumbnail !== null && (
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          className="h-17 w-21 shrink-0 rounded-control bg-skeleton object-cover max-sm:hidden"
        />
      )}
      <span className="min-w-0 text-12">
        <span className="figures block text-14 font-semibold">{number}</span>
        <span className="line-clamp-2 break-all text-muted">{name}</span>
        {isFromCamera && (
          <span className="flex items-center gap-1 text-muted">
            <Icon icon={ScanText} size={16} />
            IPTC
          </span>
        )}
      </span>
    </span>
  )
})

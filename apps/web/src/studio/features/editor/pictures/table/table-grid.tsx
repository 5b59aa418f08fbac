import { LOCALE_NAMES, LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { CircleDashed, ScanText } from 'lucide-react'
import type { PointerEvent } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { classNames } from '../../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import { getText } from '../merge-texts.ts'
import { LANGUAGE_NAMES } from '../../languages/language-marks.tsx'
import { type FileEditing, numberOf } from '../file-editing.ts'
import { addPlayer, MAX_CHARACTERS } from '../panel/text-parts.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import { VariableField, VariableText } from '../variable-field.tsx'
import { boundsOf, isInRange } from './cell-changes.ts'
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
  const { rows, columns, table, pictures } = props
  const texts = useTexts(picturesTexts)
  return (
    <div className="min-h-0 flex-1 overflow-auto max-sm:max-h-[70dvh]">
      <div
        role="grid"
        aria-label={texts.table.title}
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        className="min-w-fit"
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
          <Row key={asset.id} asset={asset} row={row} number={numberOf(pictures.indexOf(asset))} {...props} />
        ))}
      </div>
    </div>
  )
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
}

function Row(props: RowProps) {
  const { asset, row, number, columns } = props
  return (
    // Rows that are not in view cost no layout.
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classNames(COLUMNS, '[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]')}
    >
      <span
        role="rowheader"
        className="sticky left-0 z-10 flex gap-2.5 border-r border-b border-line bg-surface px-3 py-2 sm:pl-6"
      >
        {asset.thumbnail !== null && (
          <img
            src={asset.thumbnail}
            alt=""
            loading="lazy"
            className="h-17 w-21 shrink-0 rounded-control bg-skeleton object-cover max-sm:hidden"
          />
        )}
        <span className="min-w-0 text-12">
          <span className="figures block text-14 font-semibold">{number}</span>
          <span className="line-clamp-2 break-all text-muted">{asset.name}</span>
          {asset.fromCamera.length > 0 && (
            <span className="flex items-center gap-1 text-muted">
              <Icon icon={ScanText} size={16} />
              IPTC
            </span>
          )}
        </span>
      </span>
      {columns.map((column, index) => (
        <TableCell key={column.key} {...props} column={column} index={index} />
      ))}
    </div>
  )
}

interface TableCellProps extends RowProps {
  readonly column: TableColumn
  readonly index: number
}

function TableCell({ editing, asset, row, number, column, index, table, context }: TableCellProps) {
  const texts = useTexts(picturesTexts)
  const uiLocale = useLocale()
  const cell = { row, column: index }
  const isActive = table.active.row === row && table.active.column === index
  const isSelected = isInRange(cell, table.range)
  const isFilled = table.filled.some((each) => each.row === row && each.column === index)
  const isEdited = isActive && table.draft !== null
  const text = table.textOf(cell)
  const hasConflict = editing.fileTexts.conflicts.some(
    ({ assetId, contested }) => assetId === asset.id && contested.includes(column.key),
  )
  const refused = editing.fileTexts.refusals.find(
    ({ name, value }) => name === asset.id && value[column.key] !== undefined,
  )
  const label =
    column.kind === 'captions'
      ? texts.captionIn({ language: LOCALE_NAMES[uiLocale][column.locale] })
      : texts.alternativeIn({ language: LOCALE_NAMES[uiLocale][column.locale] })

  function handlePointerDown(event: PointerEvent): void {
    if (isEdited || event.button !== 0) return
    if (table.draft !== null) table.commit(null)
    table.goTo(cell, event.shiftKey)
  }

  return (
    <div
      role="gridcell"
      tabIndex={isActive && !isEdited ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={refused === undefined ? undefined : true}
      data-row={row}
      onPointerDown={handlePointerDown}
      onPointerEnter={(event) => event.buttons === 1 && table.draft === null && table.goTo(cell, true)}
      onDoubleClick={() => table.edit(text)}
      className={classNames(
        'relative min-h-22 border-r border-b border-line text-14 break-words outline-offset-[-2px] select-none',
        (isFilled || (isSelected && !isActive)) && 'bg-accent-wash',
        isActive && 'z-1 bg-surface shadow-[inset_0_0_0_2px_var(--accent-edge)]',
      )}
    >
      {isEdited ? (
        <VariableField
          isCell
          aria-label={`${number}, ${label}`}
          // The cell is being edited.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={table.draft ?? ''}
          locale={column.locale}
          context={context}
          maxLength={MAX_CHARACTERS[column.kind]}
          onFocus={({ currentTarget }) =>
            currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length)
          }
          onChange={table.setDraft}
          onPlayer={(id) => addPlayer(editing, [asset], id)}
          onKeyDown={table.handleEditKey}
          onBlur={() => table.commit(null)}
        />
      ) : (
        <span lang={column.locale} className="block px-3 py-2 whitespace-pre-wrap">
          {text === '' ? (
            <span className="flex items-center gap-1.5 text-accent-text">
              <Icon icon={CircleDashed} size={16} />
              {texts.table.missingText}
            </span>
          ) : (
            <VariableText text={text} />
          )}
        </span>
      )}
      {(hasConflict || refused !== undefined) && (
        <span className="block px-3 pb-2 text-12 font-semibold text-flare">
          {refused?.reason ?? texts.conflict}{' '}
          {hasConflict && (
            <button type="button" onClick={editing.onDecide} className="underlined rounded-control">
              {texts.decide}
            </button>
          )}
        </span>
      )}
      {isActive && !isEdited && editing.isEditable && <FillHandle table={table} />}
    </div>
  )
}

/** Fills down by dragging. Ctrl D does the same. */
function FillHandle({ table }: { readonly table: CaptionTableState }) {
  const rowAt = ({ clientX, clientY }: PointerEvent) => {
    const cell = document.elementsFromPoint(clientX, clientY).find((element) => element.hasAttribute('data-row'))
    return cell === undefined ? null : Number(cell.getAttribute('data-row'))
  }

  function handlePointerUp(event: PointerEvent): void {
    const row = rowAt(event)
    if (row !== null && row > boundsOf(table.range).top) table.fillTo(row)
    else table.setFillRow(null)
  }

  return (
    <span
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation()
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        const row = event.currentTarget.hasPointerCapture(event.pointerId) ? rowAt(event) : null
        if (row !== null && row > boundsOf(table.range).top) table.setFillRow(row)
      }}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => table.setFillRow(null)}
      className="absolute -right-1 -bottom-1 z-10 size-[9px] cursor-crosshair border border-surface bg-accent-edge pointer-coarse:size-5"
    />
  )
}

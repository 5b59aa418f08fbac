import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import { ScanText } from 'lucide-react'
import { memo } from 'react'
import { useTexts } from '../../../../../i18n/texts.ts'
import { classNames } from '../../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import type { Colleague } from '../../document/carets.ts'
import { CellColleagues } from '../../writing-colleagues.tsx'
import type { FileEditing } from '../file-editing.ts'
import { getText } from '../merge-texts.ts'
import { picturesTexts } from '../pictures-texts.ts'
import type { FileConflict, FileTexts } from '../use-file-texts.ts'
import { CellEditor, FillHandle, TableCell } from './table-cell.tsx'
import type { TableColumn } from './table-columns.ts'
import type { CaptionTableState } from './use-caption-table.ts'

export const COLUMNS =
  'grid grid-cols-[7rem_repeat(4,minmax(13rem,1fr))] sm:grid-cols-[13.5rem_repeat(4,minmax(14rem,1fr))]'

/** What only the row with the active cell needs. It changes with every key. */
interface ActiveRow {
  readonly editing: FileEditing
  readonly table: CaptionTableState
  readonly context: CaptionContext | undefined
}

interface TableRowProps {
  readonly asset: StudioAsset
  readonly value: ReturnType<FileTexts['valueOf']>
  readonly row: number
  readonly number: string
  readonly columns: readonly TableColumn[]
  /** The columns that are selected in this row. */
  readonly selected: { readonly left: number; readonly right: number } | null
  /** The columns that would be filled in this row, as one text, so that it can be compared. */
  readonly filled: string
  /** By column, the texts that filling down would put here. */
  readonly previews: ReadonlyMap<number, string> | undefined
  /** Those who are in this row. */
  readonly colleagues: readonly Colleague[] | undefined
  readonly conflict: FileConflict | undefined
  readonly refusal: FileTexts['refusals'][number] | undefined
  /** Null in all rows but one. */
  readonly active: ActiveRow | null
  /** Where there is a conflict. */
  readonly onDecide: (() => void) | undefined
}

/** The texts of a picture. Rendered again only when something of it changes: a key must not render hundreds of rows. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { asset, value, row, number, columns, selected, filled, conflict, refusal, active } = props
  const texts = useTexts(picturesTexts)
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classNames(
        COLUMNS,
        // Rows that are not in view cost no layout. They are clipped, which would hide the suggestions of the active cell.
        active === null && '[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]',
      )}
    >
      <RowHeader
        number={number}
        name={asset.name}
        thumbnail={asset.thumbnail}
        isFromCamera={asset.fromCamera.length > 0}
      />
      {columns.map((column, index) => {
        const isActive = active !== null && active.table.active.column === index
        const isEdited = isActive && active.table.draft !== null
        const isContested = conflict?.contested.includes(column.key) === true
        const here = props.colleagues?.filter(({ cell }) => cell?.key === column.key) ?? []
        const refused = refusal?.value[column.key] === undefined ? undefined : refusal.reason
        return (
          <TableCell
            key={column.key}
            row={row}
            column={index}
            locale={column.locale}
            text={getText(value, column.key)}
            isActive={isActive}
            isSelected={selected !== null && index >= selected.left && index <= selected.right}
            isFilled={filled.includes(String(index))}
            preview={props.previews?.get(index) ?? null}
            isRefused={refused !== undefined}
            editor={isEdited && <CellEditor {...{ asset, number, column, ...active }} />}
            problem={
              (isContested || refused !== undefined) && (
                <span className="block px-3 pb-2 text-12 font-semibold text-flare">
                  {refused ?? texts.conflict}{' '}
                  {isContested && (
                    <button type="button" onClick={props.onDecide} className="underlined rounded-control">
                      {texts.decide}
                    </button>
                  )}
                </span>
              )
            }
            colleagues={here.length > 0 && <CellColleagues colleagues={here} />}
            handle={isActive && active.editing.isEditable && <FillHandle table={active.table} />}
          />
        )
      })}
    </div>
  )
})

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
        <span className="line-clamp-2 wrap-anywhere text-muted">{name}</span>
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

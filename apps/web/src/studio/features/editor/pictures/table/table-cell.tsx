import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { CircleDashed } from 'lucide-react'
import { memo, type PointerEvent, type ReactNode } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { classNames } from '../../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../../ui/primitives/icon.tsx'
import type { FileEditing } from '../file-editing.ts'
import { addPlayers, MAX_CHARACTERS } from '../panel/text-parts.tsx'
import { picturesTexts } from '../pictures-texts.ts'
import { VariableField, VariableText } from '../variable-field.tsx'
import type { TableColumn } from './table-columns.ts'
import type { CaptionTableState } from './use-caption-table.ts'

interface TableCellProps {
  readonly row: number
  readonly column: number
  readonly locale: Locale
  readonly text: string
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly isFilled: boolean
  /** The text that filling down would put here; null if nothing is to be shown of it. */
  readonly preview: string | null
  readonly isRefused: boolean
  /** Instead of the text, while the cell is edited. */
  readonly editor: ReactNode
  readonly problem: ReactNode
  readonly colleagues: ReactNode
  readonly handle: ReactNode
}

/** A text of a picture. Rendered again only when something of it changes: a table may have thousands. */
export const TableCell = memo(function TableCell(props: TableCellProps) {
  const { row, column, locale, text, isActive, isSelected, isFilled, preview, isRefused, editor } = props
  const texts = useTexts(picturesTexts)
  const isEdited = Boolean(editor)
  return (
    <div
      role="gridcell"
      tabIndex={isActive && !isEdited ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={isRefused || undefined}
      data-row={row}
      data-column={column}
      className={classNames(
        'relative min-h-22 border-r border-b border-line text-14 break-words outline-offset-[-2px] select-none',
        (isFilled || (isSelected && !isActive)) && 'bg-accent-wash',
        isActive && 'bg-surface shadow-[inset_0_0_0_2px_var(--accent-edge)]',
        // The suggestions lie over the fixed column of the rows below.
        isActive && (isEdited ? 'z-11' : 'z-1'),
      )}
    >
      {editor || (
        <span lang={locale} className="block px-3 py-2 whitespace-pre-wrap">
          {preview !== null && (
            <span aria-hidden="true" className="text-ink2">
              <VariableText text={preview} />
            </span>
          )}
          <span className={preview === null ? undefined : 'sr-only'}>
            {text === '' ? (
              <span className="flex items-center gap-1.5 text-accent-text">
                <Icon icon={CircleDashed} size={16} />
                {texts.table.missingText}
              </span>
            ) : (
              <VariableText text={text} />
            )}
          </span>
        </span>
      )}
      {props.problem}
      {props.colleagues}
      {props.handle}
    </div>
  )
})

interface CellEditorProps {
  readonly editing: FileEditing
  readonly asset: StudioAsset
  readonly number: string
  readonly column: TableColumn
  readonly table: CaptionTableState
  readonly context: CaptionContext | undefined
}

export function CellEditor({ editing, asset, number, column, table, context }: CellEditorProps) {
  const texts = useTexts(picturesTexts)
  const language = LOCALE_NAMES[useLocale()][column.locale]
  const label = column.kind === 'captions' ? texts.captionIn({ language }) : texts.alternativeIn({ language })
  return (
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
      onPlayers={(ids) => addPlayers(editing, [asset], ids)}
      onKeyDown={table.handleEditKey}
      onBlur={() => table.commit(null)}
    />
  )
}

/** By so much the handle lies over the next row, where it is still in its own. */
const HANDLE_OVERLAP_PX = 4

/** Fills down to the row it is dragged to, overwriting. Keyboard: Shift+Arrow, then Ctrl D. */
export function FillHandle({ table }: { readonly table: CaptionTableState }) {
  /** Null unless the handle is dragged to a row below its own. */
  function findTargetRow({ currentTarget, pointerId, clientX, clientY }: PointerEvent): number | null {
    if (!currentTarget.hasPointerCapture(pointerId)) return null
    const elements = document.elementsFromPoint(clientX, clientY - HANDLE_OVERLAP_PX)
    const row = elements.find((element) => element.hasAttribute('data-row'))?.getAttribute('data-row')
    return Number(row ?? -1) > table.active.row ? Number(row) : null
  }

  function handlePointerUp(event: PointerEvent): void {
    const row = findTargetRow(event)
    if (row === null) table.setFillRow(null)
    else table.fillTo(row)
  }

  return (
    <span
      aria-hidden="true"
      data-fill-handle
      onPointerDown={(event) => {
        event.stopPropagation()
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => table.setFillRow(findTargetRow(event))}
      onPointerUp={handlePointerUp}
      onPointerCancel={() => table.setFillRow(null)}
      className="absolute -right-1 -bottom-1 z-10 size-[9px] cursor-crosshair touch-none border border-surface bg-accent-edge pointer-coarse:size-5"
    />
  )
}

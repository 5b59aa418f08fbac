import type { Locale } from '@mixed-zone/contract/locales'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ReplaceAll } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { EmptyState } from '../../../../../ui/components/empty-state.tsx'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { Select } from '../../../../../ui/primitives/select.tsx'
import { Kbd } from '../../../../shared/kbd.tsx'
import { getText } from '../merge-texts.ts'
import { type FileEditing, numberOf } from '../file-editing.ts'
import { captionContextQuery } from '../file-queries.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { VariableChips } from '../variable-field.tsx'
import { boundsOf } from './cell-changes.ts'
import { FindReplace } from './find-replace.tsx'
import { ReadingLine } from './reading-line.tsx'
import { columnsOf } from './table-columns.ts'
import { TableGrid } from './table-grid.tsx'
import { type CaptionTableState, useCaptionTable } from './use-caption-table.ts'

interface CaptionTableProps {
  readonly editing: FileEditing
  readonly pictures: readonly StudioAsset[]
}

type MissingFilter = 'off' | 'first' | 'only'

/** The captions of all pictures as a spreadsheet. What is typed is saved when a cell is left. */
export function CaptionTable({ editing, pictures }: CaptionTableProps) {
  const texts = useTexts(picturesTexts)
  const uiLocale = useLocale()
  const [alternativeLocale, setAlternativeLocale] = useState<Locale>(uiLocale)
  const [isFinding, setIsFinding] = useState(false)
  const [filter, setFilter] = useState<MissingFilter>('off')
  /** Those that lacked a text when the filter was chosen: a row must not go away while it is being written. */
  const [missingIds, setMissingIds] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => columnsOf(alternativeLocale), [alternativeLocale])
  const rows = arrange(pictures, filter, missingIds)
  const { data: context } = useQuery(captionContextQuery(editing.detail.id))
  const table = useCaptionTable({ editing, rows, columns, context, onFind: () => setIsFinding(true) })
  const frame = useRef<HTMLDivElement | null>(null)
  const { active, focusRequest } = table
  const column = columns[active.column]
  const asset = rows[active.row]
  const source = rows[boundsOf(table.range).top]

  // Colleagues see in which cell somebody is, from the first click on and until the cells are left, such as for the search.
  const [isInside, setIsInside] = useState(false)
  const { setCaptionCell } = editing.opened
  const [assetId, key] = isInside ? [asset?.id, column?.key] : []
  useEffect(() => {
    setCaptionCell(assetId === undefined || key === undefined ? null : { assetId, key })
  }, [setCaptionCell, assetId, key])
  useEffect(() => () => setCaptionCell(null), [setCaptionCell])

  // After the cell was rendered. Not at first: the focus stays where the person has left it.
  useEffect(() => {
    if (focusRequest === 0) return
    frame.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
  }, [focusRequest])

  function handleFilter(next: MissingFilter): void {
    const lacks = (each: StudioAsset) =>
      columns.some(({ key }) => getText(editing.fileTexts.valueOf(each), key).trim() === '')
    setMissingIds(new Set(pictures.filter(lacks).map(({ id }) => id)))
    setFilter(next)
  }

  function handleInsert(variable: string): void {
    const field = frame.current?.querySelector('textarea')
    if (table.draft === null) return table.edit(table.textOf(active) + variable)
    const at = field?.selectionEnd ?? table.draft.length
    table.setDraft(table.draft.slice(0, at) + variable + table.draft.slice(at))
    field?.focus()
  }

  if (pictures.length === 0) {
    return (
      <div className="p-4 sm:p-6">
        <EmptyState title={texts.empty.pictures}>{texts.empty.drop}</EmptyState>
      </div>
    )
  }

  return (
    <div
      ref={frame}
      onFocus={({ target }) => setIsInside(isInCell(target))}
      onBlur={({ relatedTarget }) => setIsInside(isInCell(relatedTarget))}
      className="flex flex-col bg-surface max-sm:pb-24 sm:h-full"
    >
      <p role="status" className="sr-only">
        {table.announcement}
      </p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-line bg-paper px-4 py-2 sm:px-6">
        {editing.isEditable && (
          <>
            <span aria-hidden="true" className="text-14 text-muted max-sm:hidden">
              {texts.table.insert} <Kbd>{'{'}</Kbd>
            </span>
            <span className="flex gap-1.5 overflow-x-auto">
              <VariableChips locale={column?.locale ?? uiLocale} onInsert={handleInsert} />
            </span>
          </>
        )}
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {editing.isEditable && (
            <>
              <Button size="small" icon={ArrowDownToLine} isDisabled={table.filled.length === 0} onClick={table.fill}>
                {texts.table.fillDown} <Kbd>Ctrl D</Kbd>
              </Button>
              <Button size="small" icon={ReplaceAll} aria-expanded={isFinding} onClick={() => setIsFinding(!isFinding)}>
                {texts.table.findReplace}
              </Button>
            </>
          )}
          <Select
            isDense
            isInline
            aria-label={texts.table.missing.label}
            value={filter}
            options={(['off', 'first', 'only'] as const).map((value) => ({
              value,
              label: texts.table.missing[value],
            }))}
            onChange={(event) => handleFilter(event.target.value as MissingFilter)}
          />
        </span>
      </div>
      {isFinding && editing.isEditable && <FindReplace table={table} onClose={() => setIsFinding(false)} />}
      {asset !== undefined && column !== undefined && (
        <ReadingLine
          editing={editing}
          asset={asset}
          number={numberOf(pictures.indexOf(asset))}
          column={column}
          text={table.draft ?? table.textOf(active)}
          context={context}
        />
      )}
      <TableGrid
        editing={editing}
        pictures={pictures}
        rows={rows}
        columns={columns}
        table={table}
        context={context}
        alternativeLocale={alternativeLocale}
        onAlternativeLocale={setAlternativeLocale}
      />
      <TableFooter
        table={table}
        sourceNumber={source === undefined ? '' : numberOf(pictures.indexOf(source))}
        isEditable={editing.isEditable}
      />
    </div>
  )
}

const isInCell = (target: EventTarget | null) => target instanceof Element && target.closest('[role=gridcell]') !== null

const KEY_HINTS = [
  ['Tab', 'nextCell'],
  ['Enter', 'editOrDown'],
  ['Ctrl D', 'fillDown'],
  ['Ctrl V', 'paste'],
  ['Esc', 'leave'],
] as const

interface TableFooterProps {
  readonly table: CaptionTableState
  /** The number of the picture that the first selected row shows. */
  readonly sourceNumber: string
  readonly isEditable: boolean
}

/** The keys, and what filling down would do. */
function TableFooter({ table, sourceNumber, isEditable }: TableFooterProps) {
  const texts = useTexts(picturesTexts).table
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-paper px-4 py-2 text-12 text-muted sm:px-6">
      <span aria-hidden="true" className="flex flex-wrap gap-x-4 max-lg:hidden">
        {KEY_HINTS.map(([key, hint]) => (
          <span key={key}>
            <Kbd>{key}</Kbd> {texts.hints[hint]}
          </span>
        ))}
      </span>
      <span className="ml-auto flex items-center gap-4 text-14">
        {table.filled.length > 0 && (
          <span>
            <strong className="text-ink">{texts.willFill({ count: table.filled.length })}</strong>{' '}
            {texts.from({ number: sourceNumber })}
          </span>
        )}
        {isEditable && (
          <button
            type="button"
            onClick={table.undo}
            className="flex min-h-9 items-center gap-2 rounded-control font-semibold text-ink pointer-coarse:min-h-11"
          >
            {texts.undo} <Kbd>Ctrl Z</Kbd>
          </button>
        )}
      </span>
    </div>
  )
}

function arrange(
  pictures: readonly StudioAsset[],
  filter: MissingFilter,
  missingIds: ReadonlySet<string>,
): readonly StudioAsset[] {
  if (filter === 'off') return pictures
  const missing = pictures.filter(({ id }) => missingIds.has(id))
  return filter === 'only' ? missing : [...missing, ...pictures.filter(({ id }) => !missingIds.has(id))]
}

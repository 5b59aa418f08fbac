import {
  SEASON_FIELDS,
  SEASON_ROW_STATES,
  type SeasonCheck,
  type SeasonField,
  type SeasonRowState,
} from '@mixed-zone/contract/schemas/studio/season-import'
import { CircleX, Equal, Link2, type LucideIcon, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { Badge, type BadgeTone } from '../../../../ui/components/badge.tsx'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Select } from '../../../../ui/primitives/select.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import type { CellPlace } from '../../../shared/csv-file.ts'
import type { SeasonFile } from './season-file.ts'
import { seasonTexts } from './season-texts.ts'

const STATE_LOOKS: Readonly<Record<SeasonRowState, { readonly icon: LucideIcon; readonly tone: BadgeTone }>> = {
  new: { icon: Plus, tone: 'pitch' },
  changed: { icon: Pencil, tone: 'sky' },
  matched: { icon: Link2, tone: 'accent' },
  same: { icon: Equal, tone: 'plain' },
  wrong: { icon: CircleX, tone: 'flare' },
}

type CheckedRow = SeasonCheck['rows'][number]

interface SeasonTableProps {
  readonly file: SeasonFile
  /** The rows of this page. */
  readonly rows: readonly number[]
  /** By row; undefined until it was checked. */
  readonly checked: readonly CheckedRow[] | undefined
  readonly onField: (column: number, field: SeasonField | null) => void
  readonly onCell: (place: CellPlace, text: string) => void
}

/** The file as it was read. Columns can be re-assigned in their heads, and wrong cells edited. */
export function SeasonTable({ file, rows, checked, onField, onCell }: SeasonTableProps) {
  const texts = useTexts(seasonTexts)
  return (
    <table className="w-full border-separate border-spacing-0 text-left text-14">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="sticky top-0 z-20 bg-paper [&_th]:border-b [&_th]:border-edge [&_th]:bg-paper [&_th]:px-2.5 [&_th]:py-2 [&_th]:align-bottom [&_th]:text-12 [&_th]:font-semibold [&_th]:text-muted [&_th]:first:pl-6">
        <tr>
          <th scope="col">{texts.line}</th>
          {file.headings.map((heading, column) => (
            <th key={column} scope="col">
              <span className="mb-1 block max-w-40 truncate font-normal">{heading}</span>
              <Select
                isInline
                isDense
                aria-label={texts.columnField({ heading })}
                placeholder={texts.leaveOut}
                value={file.fields[column] ?? ''}
                options={SEASON_FIELDS.map((value) => ({ value, label: texts.fields[value] }))}
                onChange={({ target }) =>
                  onField(column, SEASON_FIELDS.find((value) => value === target.value) ?? null)
                }
              />
            </th>
          ))}
          <th scope="col">{texts.whatHappens}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableLine key={row} file={file} row={row} checked={checked?.[row]} onCell={onCell} />
        ))}
      </tbody>
    </table>
  )
}

interface TableLineProps extends Pick<SeasonTableProps, 'file' | 'onCell'> {
  readonly row: number
  readonly checked: CheckedRow | undefined
}

function TableLine({ file, row, checked, onCell }: TableLineProps) {
  const texts = useTexts(seasonTexts)
  const { number } = useFormats()
  const line = number(row + 2)
  const cells = file.rows[row] ?? []
  const wrong = new Set(checked?.problems.map(({ field }) => field))
  const fieldColumn = (field: SeasonField) => file.fields.indexOf(field)
  return (
    <tr
      className={classNames(
        '[&>*]:h-11 [&>*]:border-b [&>*]:border-line [&>*]:px-2.5 [&>*]:py-1 [&>*:first-child]:pl-6',
        checked?.state === 'wrong' && 'bg-flare-tint',
      )}
    >
      <th scope="row" className="font-normal text-muted tabular-nums">
        {line}
      </th>
      {file.headings.map((_, column) => {
        const field = file.fields[column] ?? null
        const text = cells[column] ?? ''
        return (
          <td key={column} className={classNames('max-w-60', field === null && 'text-muted line-through')}>
            {field !== null && wrong.has(field) ? (
              <CellInput
                key={text}
                label={texts.cell({ field: texts.fields[field], line })}
                describedBy={problemId(row, field)}
                text={text}
                onText={(next) => onCell({ row, column }, next)}
              />
            ) : (
              <span className="block truncate" title={text}>
                {text}
                {checked?.matches.find((match) => match.field === field) && (
                  <strong> → {checked.matches.find((match) => match.field === field)?.name}</strong>
                )}
              </span>
            )}
          </td>
        )
      })}
      <td>
        {checked && (
          <RowResult
            row={row}
            checked={checked}
            onMeant={(field, name) => onCell({ row, column: fieldColumn(field) }, name)}
          />
        )}
      </td>
    </tr>
  )
}

const problemId = (row: number, field: SeasonField) => `problem-${row}-${field}`

interface RowResultProps {
  readonly row: number
  readonly checked: CheckedRow
  readonly onMeant: (field: SeasonField, name: string) => void
}

function RowResult({ row, checked, onMeant }: RowResultProps) {
  const texts = useTexts(seasonTexts)
  const { icon, tone } = STATE_LOOKS[checked.state]
  if (checked.state === 'wrong') {
    return (
      <ul className="min-w-50 font-semibold text-flare">
        {checked.problems.map(({ field, message, suggestion }) => (
          <li key={field}>
            <span id={problemId(row, field)} className="flex items-start gap-1.5">
              <Icon icon={icon} size={16} className="mt-0.5" />
              {message}
            </span>
            {suggestion !== undefined && (
              <button
                type="button"
                onClick={() => onMeant(field, suggestion)}
                className="min-h-6 text-12 text-ink underline underline-offset-4"
              >
                {texts.meant({ name: suggestion })}
              </button>
            )}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge icon={icon} tone={tone}>
        {texts.states[checked.state]}
      </Badge>
      {checked.changes.map(({ field, before, after }) => (
        <span key={field} className="text-12 text-muted">
          {texts.change({ field: texts.fields[field], before, after })}
        </span>
      ))}
    </span>
  )
}

interface CellInputProps {
  readonly label: string
  /** The id of what is wrong. */
  readonly describedBy: string
  readonly text: string
  readonly onText: (text: string) => void
}

/** The change counts when the cell is left, or by Enter. */
function CellInput({ label, describedBy, text, onText }: CellInputProps) {
  const [value, setValue] = useState(text)
  const commit = () => value !== text && onText(value)
  return (
    <TextInput
      isDense
      aria-invalid
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
      className="min-w-40"
    />
  )
}

interface CountFilterProps {
  readonly counts: Readonly<Record<SeasonRowState, number>>
  readonly total: number
  /** Null for all. */
  readonly shown: SeasonRowState | null
  readonly onShow: (state: SeasonRowState | null) => void
}

/** How many rows are new, changed or wrong; pressing one shows only those. */
export function CountFilter({ counts, total, shown, onShow }: CountFilterProps) {
  const texts = useTexts(seasonTexts)
  const { number } = useFormats()
  const look = (isShown: boolean) =>
    `min-h-9 rounded-control px-1 outline-offset-[-2px] ${isShown ? 'bg-accent-wash' : ''}`
  return (
    <div role="group" aria-label={texts.filter} className="flex flex-wrap items-center gap-1">
      <button type="button" aria-pressed={shown === null} onClick={() => onShow(null)} className={look(shown === null)}>
        <Badge>{texts.all({ shown: number(total) })}</Badge>
      </button>
      {SEASON_ROW_STATES.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={shown === state}
          onClick={() => onShow(shown === state ? null : state)}
          className={look(shown === state)}
        >
          <Badge {...STATE_LOOKS[state]}>{texts.counts[state]({ shown: number(counts[state]) })}</Badge>
        </button>
      ))}
    </div>
  )
}

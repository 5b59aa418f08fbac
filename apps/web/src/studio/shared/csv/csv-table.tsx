import { importLineOf } from '@mixed-zone/contract/schemas/studio/people-import'
import { type ReactNode, useId, useState } from 'react'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Badge } from '../../../ui/components/badge.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import type { CellPlace, CheckedRow, CsvFile, CsvFormat } from './csv-file.ts'
import type { StateLooks } from './csv-header.tsx'
import type { CsvImportTexts } from './csv-import-texts.ts'

interface CsvTableProps<Field extends string, State extends string, Row extends CheckedRow<Field, State>> {
  readonly texts: CsvImportTexts<Field, State>
  readonly looks: StateLooks<State>
  readonly fields: CsvFormat<Field>['fields']
  readonly file: CsvFile<Field>
  /** The rows of this page. */
  readonly rows: readonly number[]
  /** By row; undefined until it was checked. */
  readonly checked: readonly Row[] | undefined
  readonly onField: (column: number, field: Field | null) => void
  readonly onCell: (place: CellPlace, text: string) => void
  /** After the text of a cell without errors. */
  readonly renderCellNote?: (checked: Row, field: Field) => ReactNode
  /** After the state of a row without errors. */
  readonly renderRowNote?: (checked: Row) => ReactNode
}

/** In view while the columns of the file scroll under it. */
const OUTCOME = 'sm:sticky sm:right-0'

/** The file as it was read. Columns can be re-assigned in their heads, and wrong cells edited. */
export function CsvTable<Field extends string, State extends string, Row extends CheckedRow<Field, State>>(
  props: CsvTableProps<Field, State, Row>,
) {
  const { texts, fields, file, rows, checked, onField } = props
  return (
    <table className="w-full border-separate border-spacing-0 text-left text-14">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="sticky top-0 z-20 bg-paper [&_th]:border-b [&_th]:border-edge [&_th]:bg-paper [&_th]:px-2.5 [&_th]:py-2 [&_th]:align-bottom [&_th]:font-semibold [&_th]:first:pl-6 [&_th]:last:pr-6">
        <tr className="text-12 text-muted">
          <th scope="col">{texts.line}</th>
          {file.headings.map((heading, column) => (
            <th key={column} scope="col">
              <span className="mb-1 block max-w-40 truncate font-normal">{heading}</span>
              {/* Wide enough for the name of a field, also above short values. */}
              <div className="min-w-28 xl:min-w-36">
                <Select
                  isInline
                  isDense
                  aria-label={texts.columnField({ heading })}
                  placeholder={texts.leaveOut}
                  value={file.fields[column] ?? ''}
                  options={fields.map((value) => ({ value, label: texts.fields[value] }))}
                  onChange={({ target }) => onField(column, fields.find((value) => value === target.value) ?? null)}
                />
              </div>
            </th>
          ))}
          <th scope="col" className={OUTCOME}>
            {texts.whatHappens}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableLine key={row} {...props} row={row} checkedRow={checked?.[row]} />
        ))}
      </tbody>
    </table>
  )
}

interface TableLineProps<Field extends string, State extends string, Row extends CheckedRow<Field, State>>
  extends CsvTableProps<Field, State, Row> {
  readonly row: number
  readonly checkedRow: Row | undefined
}

function TableLine<Field extends string, State extends string, Row extends CheckedRow<Field, State>>(
  props: TableLineProps<Field, State, Row>,
) {
  const { texts, looks, file, row, checkedRow: checked, onCell, renderCellNote, renderRowNote } = props
  const { formatNumber } = useFormats()
  const id = useId()
  const line = formatNumber(importLineOf(row))
  const cells = file.rows[row] ?? []
  const wrong = new Set(checked?.problems.map(({ field }) => field))
  return (
    <tr
      className={classNames(
        '[&>*]:h-11 [&>*]:border-b [&>*]:border-line [&>*]:px-2.5 [&>*]:py-1 [&>*:first-child]:pl-6 [&>*:last-child]:pr-6',
        checked?.state === 'wrong' ? 'bg-flare-tint' : 'bg-paper',
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
                describedBy={`${id}-${field}`}
                text={text}
                onText={(next) => onCell({ row, column }, next)}
              />
            ) : (
              <span className="block truncate" title={text}>
                {text}
                {checked !== undefined && field !== null && renderCellNote?.(checked, field)}
              </span>
            )}
          </td>
        )
      })}
      <td className={`${OUTCOME} bg-inherit`}>
        {checked?.state === 'wrong' ? (
          <RowProblems
            id={id}
            texts={texts}
            looks={looks}
            checked={checked}
            onSuggestion={(field, text) => onCell({ row, column: file.fields.indexOf(field) }, text)}
          />
        ) : (
          checked && (
            <span className="flex flex-wrap items-center gap-2">
              <Badge {...looks[checked.state]}>{texts.states[checked.state]}</Badge>
              {renderRowNote?.(checked)}
            </span>
          )
        )}
      </td>
    </tr>
  )
}

interface RowProblemsProps<Field extends string, State extends string> {
  /** Of the row: with a field, it names the problem of a cell. */
  readonly id: string
  readonly texts: CsvImportTexts<Field, State>
  readonly looks: StateLooks<State>
  readonly checked: CheckedRow<Field, State>
  readonly onSuggestion: (field: Field, text: string) => void
}

function RowProblems<Field extends string, State extends string>(props: RowProblemsProps<Field, State>) {
  const { id, texts, looks, checked, onSuggestion } = props
  return (
    <ul className="min-w-50 font-semibold text-flare">
      {checked.problems.map(({ field, message, suggestion }) => (
        <li key={field}>
          <span id={`${id}-${field}`} className="flex items-start gap-1.5">
            <Icon icon={looks[checked.state].icon} size={16} className="mt-0.5" />
            {message}
          </span>
          {suggestion !== undefined && (
            <button
              type="button"
              onClick={() => onSuggestion(field, suggestion)}
              className="min-h-6 text-12 text-ink underline underline-offset-4"
            >
              {texts.meant?.({ name: suggestion })}
            </button>
          )}
        </li>
      ))}
    </ul>
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
        // Not the screen's Escape, which leaves the import.
        if (event.key === 'Escape') {
          event.stopPropagation()
          setValue(text)
        }
      }}
      className="min-w-40"
    />
  )
}

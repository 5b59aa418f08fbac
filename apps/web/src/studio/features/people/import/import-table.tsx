import {
  IMPORT_FIELDS,
  type ImportCheck,
  type ImportField,
  importLineOf,
} from '@mixed-zone/contract/schemas/studio/people-import'
import { useId, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { Badge } from '../../../../ui/components/badge.tsx'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Select } from '../../../../ui/primitives/select.tsx'
import { TextInput } from '../../../../ui/primitives/text-input.tsx'
import type { CellPlace } from '../../../shared/csv-file.ts'
import type { ImportFile } from './import-file.ts'
import { STATE_LOOKS } from './import-head.tsx'
import { importTexts } from './import-texts.ts'

type CheckedRow = ImportCheck['rows'][number]

interface ImportTableProps {
  readonly file: ImportFile
  /** The rows of this page. */
  readonly rows: readonly number[]
  /** By row; undefined until it was checked. */
  readonly checked: readonly CheckedRow[] | undefined
  readonly onField: (column: number, field: ImportField | null) => void
  readonly onCell: (place: CellPlace, text: string) => void
}

/** The file as it was read. Columns can be re-assigned in their heads, and wrong cells edited. */
export function ImportTable({ file, rows, checked, onField, onCell }: ImportTableProps) {
  const texts = useTexts(importTexts)
  return (
    <table className="w-full border-separate border-spacing-0 text-left text-14">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="sticky top-0 z-20 bg-paper [&_th]:border-b [&_th]:border-edge [&_th]:bg-paper [&_th]:px-2.5 [&_th]:py-2 [&_th]:align-bottom [&_th]:first:pl-6 [&_th]:last:pr-6">
        <tr className="text-12 text-muted">
          <th scope="col" className="font-semibold">
            {texts.line}
          </th>
          {file.headings.map((heading, column) => (
            <th key={column} scope="col" className="font-semibold">
              <ColumnField
                heading={heading}
                field={file.fields[column] ?? null}
                onField={(field) => onField(column, field)}
              />
            </th>
          ))}
          <th scope="col" className="font-semibold">
            {texts.whatHappens}
          </th>
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

interface ColumnFieldProps {
  readonly heading: string
  readonly field: ImportField | null
  readonly onField: (field: ImportField | null) => void
}

function ColumnField({ heading, field, onField }: ColumnFieldProps) {
  const texts = useTexts(importTexts)
  return (
    <>
      <span className="mb-1 block max-w-40 truncate font-normal">{heading}</span>
      {/* Wide enough for the name of a field, also above short values. */}
      <div className="min-w-36">
        <Select
          isInline
          isDense
          aria-label={texts.columnField({ heading })}
          placeholder={texts.leaveOut}
          value={field ?? ''}
          options={IMPORT_FIELDS.map((value) => ({ value, label: texts.fields[value] }))}
          onChange={({ target }) => onField(IMPORT_FIELDS.find((value) => value === target.value) ?? null)}
        />
      </div>
    </>
  )
}

interface TableLineProps {
  readonly file: ImportFile
  readonly row: number
  readonly checked: CheckedRow | undefined
  readonly onCell: (place: CellPlace, text: string) => void
}

function TableLine({ file, row, checked, onCell }: TableLineProps) {
  const texts = useTexts(importTexts)
  const { number } = useFormats()
  const id = useId()
  const line = number(importLineOf(row))
  const cells = file.rows[row] ?? []
  const problems = new Map(checked?.problems.map(({ field, message }) => [field, message]))
  return (
    <tr
      className={classNames(
        '[&>*]:h-11 [&>*]:border-b [&>*]:border-line [&>*]:px-2.5 [&>*]:py-1 [&>*:first-child]:pl-6 [&>*:last-child]:pr-6',
        checked?.state === 'wrong' && 'bg-flare-tint',
      )}
    >
      <th scope="row" className="font-normal text-muted tabular-nums">
        {line}
      </th>
      {file.headings.map((_, column) => {
        const field = file.fields[column] ?? null
        const text = cells[column] ?? ''
        const isWrong = field !== null && problems.has(field)
        return (
          <td key={column} className={classNames('max-w-60', field === null && 'text-muted line-through')}>
            {isWrong ? (
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
              </span>
            )}
          </td>
        )
      })}
      <td>{checked && <RowResult checked={checked} id={id} />}</td>
    </tr>
  )
}

interface CellInputProps {
  readonly label: string
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

function RowResult({ checked, id }: { readonly checked: CheckedRow; readonly id: string }) {
  const texts = useTexts(importTexts)
  const { icon, tone } = STATE_LOOKS[checked.state]
  if (checked.state !== 'wrong') {
    return (
      <Badge icon={icon} tone={tone}>
        {texts.states[checked.state]}
      </Badge>
    )
  }
  return (
    <ul className="min-w-50 font-semibold text-flare">
      {checked.problems.map(({ field, message }) => (
        <li key={field} id={`${id}-${field}`} className="flex items-start gap-1.5">
          <Icon icon={icon} size={16} className="mt-0.5" />
          {message}
        </li>
      ))}
    </ul>
  )
}

import type { ReportPreview } from '@mixed-zone/contract/schemas/reports'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../ui/components/table/data-table.tsx'
import { exportTexts } from '../export-texts.ts'

interface Row {
  readonly key: string
  readonly cells: readonly string[]
}

/** The first rows, as the file will have them. */
export function FirstRows({ preview: { columns, first } }: { readonly preview: ReportPreview }) {
  const texts = useTexts(exportTexts)
  const rows: Row[] = first.map((cells, index) => ({ key: String(index), cells }))
  return (
    <div className="mt-8">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 className="headline-22">{texts.firstRows}</h2>
        <p className="text-14 text-muted">{texts.firstRowsNote}</p>
      </div>
      <DataTable
        caption={texts.firstRows}
        columns={columns.map(({ key, name }, index) => ({
          id: key,
          head: name,
          renderCell: ({ cells }: Row) => <Cell text={cells[index] ?? ''} />,
        }))}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </div>
  )
}

function Cell({ text }: { readonly text: string }) {
  return (
    <span title={text} className="block max-w-60 truncate">
      {text === '' ? '—' : text}
    </span>
  )
}

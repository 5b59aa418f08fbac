import type { ReportPreview, ReportType } from '@mixed-zone/contract/schemas/reports'
import { useTexts } from '../../../i18n/texts.ts'
import { DataTable } from '../../../ui/components/table/data-table.tsx'
import { exportTexts } from '../export-texts.ts'

interface PreviewColumns {
  readonly shown: readonly string[]
  readonly onPhone: readonly string[]
}

/** Who used what, where and when: the columns that fit beside the form. The file has more. */
const PREVIEW_COLUMNS: Readonly<Record<ReportType, PreviewColumns>> = {
  users: {
    shown: ['registeredAt', 'name', 'surnames', 'companyName', 'country', 'mediaType'],
    onPhone: ['surnames', 'companyName', 'country'],
  },
  news: {
    shown: ['publishedAt', 'title', 'section', 'views', 'downloads', 'copies', 'media'],
    onPhone: ['title', 'views', 'downloads'],
  },
  'news-views': {
    shown: ['at', 'person', 'companyName', 'country', 'title', 'event'],
    onPhone: ['companyName', 'country', 'title'],
  },
}

const NUMBERS: ReadonlySet<string> = new Set(['views', 'downloads', 'copies', 'media'])

interface Row {
  readonly key: string
  readonly cells: readonly string[]
}

interface FirstRowsProps {
  readonly type: ReportType
  readonly preview: ReportPreview
}

/** The newest rows, with their most important columns. */
export function FirstRows({ type, preview: { columns, first } }: FirstRowsProps) {
  const texts = useTexts(exportTexts)
  const rows: Row[] = first.map((cells, index) => ({ key: String(index), cells }))
  const { shown, onPhone } = PREVIEW_COLUMNS[type]
  return (
    <div className="mt-8">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 className="headline-22">{texts.firstRows}</h2>
        <p className="text-14 text-muted">{texts.firstRowsNote({ count: columns.length })}</p>
      </div>
      <DataTable
        caption={texts.firstRows}
        columns={shown.flatMap((shownKey) => {
          const index = columns.findIndex(({ key }) => key === shownKey)
          const column = columns[index]
          if (column === undefined) return []
          return {
            id: column.key,
            header: column.name,
            align: NUMBERS.has(column.key) ? ('end' as const) : ('start' as const),
            isHiddenOnPhone: !onPhone.includes(column.key),
            renderCell: ({ cells }: Row) => <Cell text={cells[index] ?? ''} />,
          }
        })}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </div>
  )
}

function Cell({ text }: { readonly text: string }) {
  return (
    <span title={text} className="block max-w-28 truncate sm:max-w-44">
      {text === '' ? '—' : text}
    </span>
  )
}

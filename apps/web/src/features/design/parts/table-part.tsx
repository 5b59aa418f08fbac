import { DEFAULT_TABLE_PAGE_SIZE, type TablePageSize } from '@mixed-zone/contract/rules/limits'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { type ShownState, StateBadge } from '../../../league-ui/notices/state-badge.tsx'
import type { ColumnSort } from '../../../ui/components/table/column-sort.ts'
import { DataTable, type TableColumn } from '../../../ui/components/table/data-table.tsx'
import { Pagination } from '../../../ui/components/table/pagination.tsx'
import { designTexts } from '../design-texts.ts'
import type { CardName } from '../sample-cards.ts'
import { Part } from './part.tsx'

interface SampleRow {
  readonly id: number
  readonly card: CardName
  readonly state: ShownState
  readonly views: number
  readonly downloads: number
}

const NAMES: readonly CardName[] = [
  'lead',
  'captain',
  'lights',
  'training',
  'release',
  'coach',
  'index',
  'line',
  'derby',
]
const STATES: readonly ShownState[] = ['published', 'scheduled', 'published', 'in-review', 'archived']

/** Enough rows for several pages of every size. */
const ROWS: readonly SampleRow[] = Array.from({ length: 64 }, (_, index) => ({
  id: index + 1,
  card: NAMES[index % NAMES.length] ?? 'lead',
  state: STATES[index % STATES.length] ?? 'draft',
  views: 4102 - index * 61,
  downloads: (index * 397) % 1388,
}))

function sorted(rows: readonly SampleRow[], sort: ColumnSort | null): readonly SampleRow[] {
  if (sort === null) return rows
  const key = sort.column === 'downloads' ? 'downloads' : 'views'
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => sign * (one[key] - other[key]))
}

export function TablePart() {
  const texts = useTexts(designTexts)
  const { formatNumber } = useFormats()
  const [sort, setSort] = useState<ColumnSort | null>({ column: 'views', direction: 'descending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']))
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState<TablePageSize>(DEFAULT_TABLE_PAGE_SIZE)
  const nameOf = (row: SampleRow) => `${row.id}. ${texts.cards[row.card][0]}`
  const columns: readonly TableColumn<SampleRow>[] = [
    { id: 'post', header: texts.table.post, renderCell: nameOf, isRowHeader: true },
    { id: 'state', header: texts.table.state, renderCell: (row) => <StateBadge state={row.state} /> },
    {
      id: 'views',
      header: texts.table.views,
      renderCell: (row) => formatNumber(row.views),
      isSortable: true,
      align: 'end',
    },
    {
      id: 'downloads',
      header: texts.table.downloads,
      renderCell: (row) => formatNumber(row.downloads),
      isSortable: true,
      align: 'end',
    },
  ]
  return (
    <Part name="table">
      <div className="grid gap-3">
        <DataTable
          caption={texts.table.caption}
          columns={columns}
          rows={sorted(ROWS, sort).slice((page - 1) * pageSize, page * pageSize)}
          keyOf={(row) => String(row.id)}
          sort={sort}
          onSort={setSort}
          selection={{ selected, onChange: setSelected, nameOf }}
        />
        <Pagination
          page={page}
          pageSize={pageSize}
          total={ROWS.length}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size)
            setPage(1)
          }}
        />
      </div>
    </Part>
  )
}

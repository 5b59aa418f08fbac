import { DEFAULT_TABLE_PAGE_SIZE } from '@mixed-zone/contract/rules/limits'
import { FIGURE_SORTS, type FigureItem } from '@mixed-zone/contract/schemas/studio/figures'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import type { ColumnSort } from '../../../ui/components/table/column-sort.ts'
import { DataTable, type TableColumn } from '../../../ui/components/table/data-table.tsx'
import { Pagination } from '../../../ui/components/table/pagination.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Select } from '../../../ui/primitives/select.tsx'
import { countryLabel, mediaTypeLabel } from '../../shared/choice-labels.ts'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import { FigureSection } from './figure-section.tsx'
import { breakdownQuery } from './figures-queries.ts'
import { type FiguresController, filterOf, PANELS, type PanelName } from './figures-state.ts'
import { figuresTexts } from './figures-texts.ts'

const SHOWN_BARS = 8

// Of a placeholder that takes about as much room as a full panel, so that little moves when it is loaded.
const BARS_HEIGHT = 'h-57'
const TABLE_HEIGHT = 'h-132'

interface BreakdownPanelProps {
  readonly panel: PanelName
  readonly figures: FiguresController
  readonly className?: string
}

/** The figures by country, medium or post, as bars or as a table. A row filters everything else. */
export function BreakdownPanel({ panel, figures, className }: BreakdownPanelProps) {
  const texts = useTexts(figuresTexts)
  const { formatNumber } = useFormats()
  const selectId = useId()
  const seesNames = useSession((session) => session.permissions.includes('users'))
  const dimension = figures.dimensionOf(panel)
  const isTable = figures.isTable(panel)
  const filter = filterOf(dimension)
  const wanted = figures.sortOf(panel)
  // The address may contain anything.
  const sort = FIGURE_SORTS.some((column) => column === wanted?.column) ? wanted : null
  const { page, pageSize } = figures.pageOf(panel)
  // What it is filtered by itself stays beside the others.
  const filters = filter === null ? figures.query : { ...figures.query, [filter]: undefined }
  const order = isTable
    ? { page, pageSize, sort: sort?.column, direction: sort?.direction === 'descending' ? 'desc' : 'asc' }
    : { page: 1, pageSize: DEFAULT_TABLE_PAGE_SIZE, sort: undefined, direction: undefined }
  const query = useQuery(breakdownQuery({ by: dimension, ...filters, ...order }))
  const options = PANELS[panel].filter((name) => name !== 'person' || seesNames)
  const name = texts.dimensions[dimension]
  const total = query.data?.total ?? 0
  const selected = filter === null ? undefined : figures.query[filter]
  const choose = filter && ((key: string) => figures.setFilter(filter, key === selected ? undefined : key))
  return (
    <FigureSection
      title={name}
      className={className}
      heading={
        <>
          <label htmlFor={selectId} className="sr-only">
            {texts.by}
          </label>
          <Select
            id={selectId}
            isInline
            isDense
            value={dimension}
            options={options.map((value) => ({ value, label: texts.dimensions[value] }))}
            onChange={(event) => figures.setDimension(panel, event.target.value)}
            className="[&>select]:font-head [&>select]:font-semibold [&>select]:text-ink!"
          />
        </>
      }
      note={!isTable && total > SHOWN_BARS && texts.top({ shown: SHOWN_BARS, total: formatNumber(total) })}
      view={{ isTable, barsLabel: texts.bars, onChange: (next) => figures.setIsTable(panel, next) }}
    >
      <PanelBody query={query} skeletonHeight={isTable ? TABLE_HEIGHT : BARS_HEIGHT}>
        {({ items }) =>
          total === 0 ? (
            <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>
          ) : isTable ? (
            <>
              <BreakdownTable
                items={items}
                caption={name}
                dimension={dimension}
                order={{ sort, setSort: (next) => figures.setSort(panel, next) }}
                choice={{ selected, choose }}
              />
              {total > DEFAULT_TABLE_PAGE_SIZE && (
                <div className="pt-3">
                  <Pagination
                    page={page}
                    pageSize={pageSize}
                    total={total}
                    onPage={(next) => figures.setPage(panel, next)}
                    onPageSize={(size) => figures.setPageSize(panel, size)}
                    tableName={name}
                  />
                </div>
              )}
            </>
          ) : (
            <BreakdownBars items={items.slice(0, SHOWN_BARS)} choice={{ selected, choose }} />
          )
        }
      </PanelBody>
    </FigureSection>
  )
}

interface Choice {
  readonly selected: string | undefined
  /** Null if one cannot filter by these rows. */
  readonly choose: ((key: string) => void) | null
}

function BreakdownBars({ items, choice }: { readonly items: readonly FigureItem[]; readonly choice: Choice }) {
  const texts = useTexts(figuresTexts)
  const { formatNumber } = useFormats()
  const highest = Math.max(1, ...items.map(({ downloads }) => downloads))
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.key}
          className={classNames(
            'flex min-h-9 items-center gap-4 border-t border-line text-14',
            item.key === choice.selected && 'bg-accent-wash',
          )}
        >
          <span className="w-2/5 min-w-0">
            <RowName item={item} choice={choice} />
          </span>
          <span aria-hidden="true" className="h-2 flex-1 rounded-control bg-sunken">
            <span
              className="block h-2 rounded-control bg-sky"
              style={{ width: `${(item.downloads / highest) * 100}%` }}
            />
          </span>
          <span className="figures w-16 text-right font-semibold">
            {formatNumber(item.downloads)} <span className="sr-only">{texts.downloads}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface RowNameProps {
  readonly item: FigureItem
  readonly choice: Choice
  /** Two lines, so that a long title leaves room for the figures beside it. */
  readonly isWrapping?: boolean
}

function RowName({ item: { key, name }, choice, isWrapping = false }: RowNameProps) {
  const texts = useTexts(figuresTexts)
  const { selected, choose } = choice
  if (!choose)
    return (
      <span className={isWrapping ? 'line-clamp-2' : 'block truncate'} title={name}>
        {name}
      </span>
    )
  return (
    <button
      type="button"
      aria-pressed={key === selected}
      aria-label={texts.filterBy({ name })}
      title={name}
      onClick={() => choose(key)}
      className={classNames(
        'underlined-on-hover max-w-full rounded-control py-1 text-left',
        isWrapping ? 'line-clamp-2' : 'touch-target block truncate',
      )}
    >
      {name}
    </button>
  )
}

interface BreakdownTableProps {
  readonly items: readonly FigureItem[]
  readonly caption: string
  readonly dimension: string
  readonly order: { readonly sort: ColumnSort | null; readonly setSort: (sort: ColumnSort | null) => void }
  readonly choice: Choice
}

function BreakdownTable({ items, caption, dimension, order, choice }: BreakdownTableProps) {
  const texts = useTexts(figuresTexts)
  const locale = useLocale()
  const { formatNumber, formatBytes } = useFormats()
  const word = (
    id: 'mediaType' | 'country' | 'medium' | 'post',
    wordOf: (item: FigureItem) => string,
  ): TableColumn<FigureItem> => ({
    id,
    header: texts.columns[id],
    isHiddenOnPhone: true,
    renderCell: (item) => <span className="text-muted">{wordOf(item)}</span>,
  })
  const figure = (
    id: 'views' | 'downloads' | 'people' | 'countries',
    isHiddenOnPhone = false,
  ): TableColumn<FigureItem> => ({
    id,
    header: texts.columns[id],
    align: 'end',
    isSortable: true,
    isHiddenOnPhone,
    renderCell: (item) => (
      <span className={classNames('figures', id === 'downloads' && 'font-semibold')}>{formatNumber(item[id])}</span>
    ),
  })
  const columns: TableColumn<FigureItem>[] = [
    {
      id: 'name',
      header: caption,
      isRowHeader: true,
      renderCell: (item) => (
        <span className="flex min-w-0 items-center gap-3">
          {dimension === 'post' && <Thumbnail src={item.thumbnail ?? null} className="max-sm:hidden" />}
          <RowName item={item} choice={choice} isWrapping />
        </span>
      ),
    },
    ...(dimension === 'medium'
      ? [
          word('mediaType', ({ mediaType = '' }) => mediaTypeLabel(mediaType, locale)),
          word('country', ({ country = '' }) => countryLabel(country, locale)),
        ]
      : []),
    ...(dimension === 'person' ? [word('medium', ({ detail = '' }) => detail)] : []),
    ...(dimension === 'file' ? [word('post', ({ detail = '' }) => detail)] : []),
    // First, so that they are in view where the others need scrolling.
    figure('views'),
    figure('downloads'),
    ...(['post', 'section', 'team', 'fixture', 'file'].includes(dimension) ? [figure('countries', true)] : []),
    ...(dimension === 'person' ? [] : [figure('people', true)]),
    {
      id: 'bytes',
      header: texts.columns.bytes,
      align: 'end',
      isSortable: true,
      isHiddenOnPhone: true,
      renderCell: ({ bytes }) => <span className="figures whitespace-nowrap">{formatBytes(bytes)}</span>,
    },
  ]
  return (
    <DataTable
      caption={texts.tableOf({ name: caption })}
      columns={columns}
      rows={items}
      keyOf={({ key }) => key}
      sort={order.sort}
      onSort={order.setSort}
    />
  )
}

import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import type { DeliveryTime } from '@mixed-zone/contract/schemas/studio/figures'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { DataTable, type TableColumn } from '../../../ui/components/table/data-table.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { formatOffset, formatSpan } from '../../shared/format-span.ts'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { FigureSection } from './figure-section.tsx'
import { deliveryTimesQuery } from './figures-queries.ts'
import type { FiguresController } from './figures-state.ts'
import { figuresTexts } from './figures-texts.ts'

const SHARES = ['onTime', 'late', 'missing'] as const

const SHARE_COLOURS: Readonly<Record<(typeof SHARES)[number], string>> = {
  onTime: 'bg-pitch',
  late: 'bg-flare',
  missing: 'bg-edge',
}

const countOf = ({ onTime, late, missing }: DeliveryTime) => onTime + late + missing

/** How long after kick-off or whistle each kind of delivery went out, against what the league promises. */
export function DeliveryTimes({ figures }: { readonly figures: FiguresController }) {
  const texts = useTexts(figuresTexts)
  const { formatNumber } = useFormats()
  const { from, to, team, fixture } = figures.query
  const query = useQuery(deliveryTimesQuery({ from, to, team, fixture }))
  const isTable = figures.isTable('deliveries')
  const estimated = Math.max(0, ...(query.data?.items ?? []).map((item) => item.estimated))
  return (
    <FigureSection
      title={texts.deliveries.title}
      note={
        isTable ? (
          texts.deliveries.note
        ) : (
          <ul className="flex flex-wrap gap-x-4 text-12 text-ink">
            {SHARES.map((share) => (
              <li key={share} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={`size-2.5 ${SHARE_COLOURS[share]}`} />
                {texts.deliveries[share]}
              </li>
            ))}
          </ul>
        )
      }
      view={{ isTable, barsLabel: texts.bars, onChange: (next) => figures.setIsTable('deliveries', next) }}
    >
      <PanelBody query={query}>
        {({ items }) => {
          if (items.length === 0) return <p className="text-14 text-muted">{texts.deliveries.none}</p>
          if (items.every((item) => countOf(item) === 0)) {
            return <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>
          }
          return isTable ? <DeliveryTable items={items} figures={figures} /> : <DeliveryBars items={items} />
        }}
      </PanelBody>
      {estimated > 0 && (
        <p className="mt-2 text-12 text-muted">
          {texts.deliveries.estimated({ count: estimated, shown: formatNumber(estimated) })}
        </p>
      )}
    </FigureSection>
  )
}

function DeliveryBars({ items }: { readonly items: readonly DeliveryTime[] }) {
  const texts = useTexts(figuresTexts).deliveries
  const { formatNumber } = useFormats()
  const whenWords = ({ anchor }: DeliveryTime, minutes: number) =>
    texts.when[anchor][minutes < 0 ? 'before' : 'after']({ span: formatSpan(minutes * MINUTE_MS) })
  const sentenceOf = (item: DeliveryTime) => {
    const { medianMinutes: median, minutes } = item
    const before = item.previous.medianMinutes
    const words = { median: median === null ? null : whenWords(item, median), promise: whenWords(item, minutes) }
    const shown = {
      onTime: formatNumber(item.onTime),
      late: formatNumber(item.late),
      missing: formatNumber(item.missing),
    }
    return [
      texts.sentence(words),
      texts.counts(shown),
      ...(before === null ? [] : [texts.sentenceBefore({ median: whenWords(item, before) })]),
    ].join('; ')
  }
  return (
    <ul>
      {items.map((item) => {
        const { promiseId, name, minutes, medianMinutes, previous } = item
        const total = Math.max(1, countOf(item))
        return (
          <li
            key={promiseId}
            title={sentenceOf(item)}
            className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line py-1.5 text-14"
          >
            <span className="w-full min-w-0 truncate sm:w-1/5">{name}</span>
            <span className="sr-only">{sentenceOf(item)}</span>
            <span aria-hidden="true" className="flex h-2 flex-1 gap-px overflow-hidden rounded-control bg-sunken">
              {SHARES.map((share) => (
                <span
                  key={share}
                  style={{ width: `${(item[share] / total) * 100}%` }}
                  className={`h-2 ${SHARE_COLOURS[share]}`}
                />
              ))}
            </span>
            <span aria-hidden="true" className="flex items-baseline justify-end gap-3 sm:w-72">
              <span
                className={classNames(
                  'figures w-14 text-right font-semibold',
                  medianMinutes !== null && (medianMinutes <= minutes ? 'text-pitch' : 'text-flare'),
                )}
              >
                {medianMinutes === null ? '–' : formatOffset(medianMinutes)}
              </span>
              <span className="figures w-26 text-12 text-muted">
                {texts.promise({ offset: formatOffset(minutes) })}
              </span>
              <span className="figures w-22 text-12 text-muted max-sm:hidden">
                {previous.medianMinutes !== null && texts.previous({ offset: formatOffset(previous.medianMinutes) })}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

type ColumnId = keyof ReturnType<typeof valuesOf>

/** What the table shows and is sorted by; what has no value is the least. */
function valuesOf(item: DeliveryTime) {
  const { name, minutes, medianMinutes, previous, slowestMinutes, onTime, late, missing } = item
  return { name, minutes, medianMinutes, previous: previous.medianMinutes, slowestMinutes, onTime, late, missing }
}

const MINUTE_COLUMNS = ['minutes', 'medianMinutes', 'previous', 'slowestMinutes'] as const
const HIDDEN_ON_PHONE: readonly ColumnId[] = ['previous', 'slowestMinutes', 'missing']

interface DeliveryTableProps {
  readonly items: readonly DeliveryTime[]
  readonly figures: FiguresController
}

function DeliveryTable({ items, figures }: DeliveryTableProps) {
  const texts = useTexts(figuresTexts)
  const { columns: heads, title } = texts.deliveries
  const { formatNumber } = useFormats()
  const sort = figures.sortOf('deliveries')
  const rows = useMemo(() => {
    if (sort === null) return items
    const sign = sort.direction === 'ascending' ? 1 : -1
    const valueOf = (item: DeliveryTime) =>
      Object.entries(valuesOf(item)).find(([id]) => id === sort.column)?.[1] ?? Number.NEGATIVE_INFINITY
    return items.toSorted((a, b) => {
      const [one, other] = [valueOf(a), valueOf(b)]
      return sign * (one < other ? -1 : Number(one > other))
    })
  }, [items, sort])
  const figure = (id: Exclude<ColumnId, 'name'>, format: (value: number) => string): TableColumn<DeliveryTime> => ({
    id,
    header: heads[id],
    align: 'end',
    isSortable: true,
    isHiddenOnPhone: HIDDEN_ON_PHONE.includes(id),
    renderCell: (item) => {
      const value = valuesOf(item)[id]
      return <span className="figures whitespace-nowrap">{value === null ? '–' : format(value)}</span>
    },
  })
  const columns: TableColumn<DeliveryTime>[] = [
    { id: 'name', header: heads.name, isRowHeader: true, isSortable: true, renderCell: ({ name }) => name },
    ...MINUTE_COLUMNS.map((id) => figure(id, formatOffset)),
    ...SHARES.map((id) => figure(id, formatNumber)),
  ]
  return (
    <DataTable
      caption={texts.tableOf({ name: title })}
      columns={columns}
      rows={rows}
      keyOf={({ promiseId }) => promiseId}
      sort={sort}
      onSort={(next) => figures.setSort('deliveries', next)}
    />
  )
}

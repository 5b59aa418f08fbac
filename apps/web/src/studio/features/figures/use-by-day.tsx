import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { FigureSeries } from '@mixed-zone/contract/schemas/studio/figures'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { DataTable, type TableColumn } from '../../../ui/components/table/data-table.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { getAxisTicks } from './axis.ts'
import { FigureSection } from './figure-section.tsx'
import { seriesQuery } from './figures-queries.ts'
import type { FiguresController } from './figures-state.ts'
import { figuresTexts } from './figures-texts.ts'

type Bar = FigureSeries['items'][number]

/** Views and downloads over time: stacked bars, or a table of the same numbers. */
export function UseByDay({ figures }: { readonly figures: FiguresController }) {
  const texts = useTexts(figuresTexts)
  const query = useQuery(seriesQuery(figures.seriesQuery))
  const titles = { day: texts.byDay, week: texts.byWeek, month: texts.byMonth }
  const title = titles[query.data?.unit ?? 'day']
  const isTable = figures.isTable('days')
  return (
    <FigureSection
      title={title}
      note={
        !isTable && (
          <ul className="flex gap-4 text-12 text-ink">
            <li className="flex items-center gap-1.5">
              <span aria-hidden="true" className="size-2.5 bg-sky" />
              {texts.views}
            </li>
            <li className="flex items-center gap-1.5">
              <span aria-hidden="true" className="size-2.5 bg-pitch" />
              {texts.downloads}
            </li>
          </ul>
        )
      }
      view={{ isTable, barsLabel: texts.chart, onChange: (next) => figures.setIsTable('days', next) }}
    >
      {/* As high as the chart, so that nothing moves when it is there. The margin of a placeholder must not collapse with that of the title. */}
      <div className="flow-root min-h-60">
        <PanelBody query={query}>
          {({ items }) =>
            isTable ? (
              <SeriesTable items={items} figures={figures} />
            ) : (
              <Bars title={title} items={items} figures={figures} />
            )
          }
        </PanelBody>
      </div>
    </FigureSection>
  )
}

function usePeriodName(): (period: { readonly from: string; readonly to: string }) => string {
  const texts = useTexts(figuresTexts)
  const locale = useLocale()
  const dayName = (day: string) => formatDate(day, { locale, timeZone: 'UTC' })
  return ({ from, to }) => (from === to ? dayName(from) : texts.period({ from: dayName(from), to: dayName(to) }))
}

const MAX_WIDE_LABELS = 45

interface BarsProps {
  readonly title: string
  readonly items: readonly Bar[]
  readonly figures: FiguresController
}

/** One tab stop; arrows go from bar to bar. */
function Bars({ title, items, figures }: BarsProps) {
  const texts = useTexts(figuresTexts)
  const { formatNumber } = useFormats()
  const periodName = usePeriodName()
  const helpId = useId()
  const list = useRef<HTMLDivElement | null>(null)
  const [focused, setFocused] = useState(items.length - 1)
  const { bar, setBar } = figures
  const ticks = getAxisTicks(Math.max(...items.map(({ views, downloads }) => views + downloads)))
  const highest = ticks.at(-1) ?? 1
  const isEmpty = items.every(({ views, downloads }) => views + downloads === 0)
  const stop = Math.min(focused, items.length - 1)

  function handleKeyDown(event: KeyboardEvent) {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(0, stop - 1),
      ArrowRight: Math.min(items.length - 1, stop + 1),
      Home: 0,
      End: items.length - 1,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    setFocused(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <figure className="relative pt-6">
      <p id={helpId} className="sr-only">
        {texts.chartHelp}
      </p>
      <div className="relative h-48 pl-14 max-sm:pl-10">
        <div aria-hidden="true" className="absolute inset-0">
          {ticks.map((tick) => (
            <div
              key={tick}
              style={{ bottom: `${(tick / highest) * 100}%` }}
              className={classNames('absolute inset-x-0 flex translate-y-1/2 items-center', tick === 0 ? 'z-10' : '')}
            >
              <span className="w-12 pr-2 text-right text-12 text-muted max-sm:w-9">
                {tick === 0 && isEmpty ? '' : formatNumber(tick)}
              </span>
              <span className={classNames('h-px flex-1', tick === 0 ? 'bg-edge' : 'bg-line')} />
            </div>
          ))}
        </div>
        {isEmpty && (
          <p role="status" className="absolute inset-0 flex items-center justify-center text-14 text-muted">
            {texts.nothing}
          </p>
        )}
        <div
          ref={list}
          role="toolbar"
          tabIndex={-1}
          aria-label={title}
          aria-describedby={helpId}
          onKeyDown={handleKeyDown}
          className="relative flex h-full items-end gap-0.5 sm:gap-1"
        >
          {items.map((item, index) => {
            const { from, to, views, downloads, matchday } = item
            const period = periodName(item)
            const name = texts.bar({ period, views: formatNumber(views), downloads: formatNumber(downloads) })
            const isPressed = bar !== null && bar.from === from && bar.to === to
            return (
              <div key={from} className="relative h-full min-w-0 flex-1">
                <button
                  type="button"
                  tabIndex={index === stop ? 0 : -1}
                  aria-pressed={isPressed}
                  title={name}
                  onFocus={() => setFocused(index)}
                  onClick={() => setBar(isPressed ? null : { from, to })}
                  className={classNames(
                    'group absolute inset-0 flex flex-col justify-end hover:bg-sunken',
                    bar !== null && !isPressed && 'opacity-50',
                  )}
                >
                  <span className="sr-only">{matchday ? `${matchday.name}. ${name}` : name}</span>
                  {matchday && (
                    <span
                      aria-hidden
                      className={classNames(
                        'shrink-0 pb-1 text-center text-12 font-semibold whitespace-nowrap text-ink',
                        '-mx-4 overflow-hidden',
                        items.length > MAX_WIDE_LABELS && 'max-lg:hidden',
                      )}
                    >
                      {texts.matchday({ number: matchday.number })}
                    </span>
                  )}
                  <span style={{ height: `${(views / highest) * 100}%` }} className="block w-full shrink-0 bg-sky" />
                  <span
                    style={{ height: `${(downloads / highest) * 100}%` }}
                    className={classNames(
                      'block w-full shrink-0 bg-pitch',
                      views > 0 && downloads > 0 && 'border-t border-paper',
                    )}
                  />
                </button>
              </div>
            )
          })}
        </div>
      </div>
      <AxisDays items={items} />
    </figure>
  )
}

const AXIS_DAYS = 5

/** Some days below the bars, evenly spaced. */
function AxisDays({ items }: { readonly items: readonly Bar[] }) {
  const locale = useLocale()
  const count = Math.min(AXIS_DAYS, items.length)
  const shown = Array.from({ length: count }, (_, index) =>
    count === 1 ? items[0] : items[Math.round((index * (items.length - 1)) / (count - 1))],
  )
  return (
    <div aria-hidden="true" className="mt-1.5 flex justify-between pl-14 text-12 text-muted max-sm:pl-10">
      {shown.map((item, index) => (
        <span key={item?.from} className={classNames(index % 2 === 1 && 'max-sm:hidden')}>
          {item && formatDate(item.from, { locale, timeZone: 'UTC' })}
        </span>
      ))}
    </div>
  )
}

const SORTS: Readonly<Record<string, (bar: Bar) => number | string>> = {
  day: ({ from }) => from,
  views: ({ views }) => views,
  downloads: ({ downloads }) => downloads,
  copies: ({ copies }) => copies,
  bytes: ({ bytes }) => bytes,
  people: ({ people }) => people,
}

function SeriesTable({ items, figures }: Pick<BarsProps, 'items' | 'figures'>) {
  const texts = useTexts(figuresTexts)
  const { formatNumber, formatBytes } = useFormats()
  const periodName = usePeriodName()
  const sort = figures.sortOf('days')
  const rows = useMemo(() => {
    const valueOf = sort && SORTS[sort.column]
    if (!valueOf) return items
    const sign = sort.direction === 'ascending' ? 1 : -1
    return items.toSorted((a, b) => {
      const [one, other] = [valueOf(a), valueOf(b)]
      return sign * (one < other ? -1 : Number(one > other))
    })
  }, [items, sort])
  const figure = (id: 'views' | 'downloads' | 'copies' | 'people', isHiddenOnPhone = false): TableColumn<Bar> => ({
    id,
    header: texts.columns[id],
    align: 'end',
    isSortable: true,
    isHiddenOnPhone,
    renderCell: (row) => <span className="figures">{formatNumber(row[id])}</span>,
  })
  const columns: TableColumn<Bar>[] = [
    { id: 'day', header: texts.columns.day, isRowHeader: true, isSortable: true, renderCell: periodName },
    {
      id: 'matchday',
      header: texts.columns.matchday,
      isHiddenOnPhone: true,
      renderCell: ({ matchday }) => matchday?.name ?? '–',
    },
    figure('views'),
    figure('downloads'),
    figure('copies', true),
    {
      id: 'bytes',
      header: texts.columns.bytes,
      align: 'end',
      isSortable: true,
      isHiddenOnPhone: true,
      renderCell: ({ bytes }) => <span className="figures">{formatBytes(bytes)}</span>,
    },
    figure('people', true),
  ]
  return (
    <div className="max-h-105 overflow-y-auto">
      <DataTable
        caption={texts.tableOf({ name: texts.byDay })}
        columns={columns}
        rows={rows}
        keyOf={({ from }) => from}
        sort={sort}
        onSort={(next) => figures.setSort('days', next)}
      />
    </div>
  )
}

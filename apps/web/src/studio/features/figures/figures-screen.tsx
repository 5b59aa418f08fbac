import type { Locale } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import { parseDay } from '@mixed-zone/contract/rules/days'
import { MEDIA_TYPES, REGIONS } from '@mixed-zone/contract/schemas/registration'
import type { FigureSummary } from '@mixed-zone/contract/schemas/studio/figures'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { RemovableChip } from '../../../ui/components/chip.tsx'
import { Menu } from '../../../ui/components/overlays/menu.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { countryLabel } from '../../shared/choice-labels.ts'
import { startExport } from '../../shared/exports.ts'
import { StudioPage } from '../../shared/studio-page.tsx'
import { clearFilters, FilterBar, SelectFilter } from '../../shared/table/filter-fields.tsx'
import { BreakdownPanel } from './breakdown-panel.tsx'
import { DeliveryTimes } from './delivery-times.tsx'
import { FigureTotals } from './figure-totals.tsx'
import { fetchFiguresFile, figuresQuery } from './figures-queries.ts'
import { type FigureFilterName, type FiguresController, PANELS, useFigures } from './figures-state.ts'
import { figuresTexts } from './figures-texts.ts'
import { PeriodPicker } from './period-picker.tsx'
import { SendToClubs } from './send-to-clubs.tsx'
import { SearchMisses } from './search-misses.tsx'
import { UseByDay } from './use-by-day.tsx'

/** Who used what, where and when. */
export function FiguresScreen() {
  const texts = useTexts(figuresTexts)
  const figures = useFigures()
  const query = useQuery(figuresQuery(figures.query))
  // The bars keep their period while a bar is chosen.
  const period = useQuery({ ...figuresQuery(figures.seriesQuery), enabled: figures.bar !== null })
  const shown = (figures.bar === null ? query.data : period.data)?.period
  const { list } = figures
  return (
    <StudioPage
      title={texts.title}
      actions={
        <div className="flex flex-wrap gap-2">
          <FiguresExport figures={figures} />
          <SendToClubs />
        </div>
      }
      header={
        <FilterBar list={list}>
          <PeriodPicker figures={figures} shown={shown} />
          <SelectFilter
            list={list}
            filter="region"
            label={texts.region}
            options={REGIONS.map((value) => ({ value, label: texts.regions[value] }))}
          />
          <SelectFilter
            list={list}
            filter="mediaType"
            label={texts.mediaType}
            options={MEDIA_TYPES.map((value) => ({ value, label: texts.mediaTypes[value] }))}
          />
        </FilterBar>
      }
    >
      <div className="grid gap-8 px-4 pt-2 pb-8 *:min-w-0 sm:px-6">
        <ActiveFilters figures={figures} summary={query.data} />
        {query.error !== null && <FailedPart error={query.error} onRetry={() => void query.refetch()} />}
        {(query.data !== undefined || query.error === null) && <FigureTotals summary={query.data} />}
        <UseByDay figures={figures} />
        <div className="grid gap-8 lg:grid-cols-5">
          <BreakdownPanel panel="where" figures={figures} className="lg:col-span-2" />
          <BreakdownPanel panel="who" figures={figures} className="lg:col-span-3" />
        </div>
        <div className="grid gap-8 lg:grid-cols-5">
          <BreakdownPanel panel="what" figures={figures} className="lg:col-span-3" />
          <div className="min-w-0 lg:col-span-2">
            <SearchMisses figures={figures} />
          </div>
        </div>
        <DeliveryTimes figures={figures} />
      </div>
    </StudioPage>
  )
}

/** What was chosen by a click on a row or a bar, each with a way to remove it. */
const CHOSEN = [
  'on',
  'country',
  'medium',
  'section',
  'team',
  'fixture',
  'post',
] as const satisfies readonly FigureFilterName[]

interface ActiveFiltersProps {
  readonly figures: FiguresController
  readonly summary: FigureSummary | undefined
}

function ActiveFilters({ figures, summary }: ActiveFiltersProps) {
  const texts = useTexts(figuresTexts)
  const locale = useLocale()
  const { list } = figures
  const chosen = CHOSEN.flatMap((name) => {
    const value = list.filters[name]
    return value === undefined ? [] : [{ name, value }]
  })
  if (chosen.length === 0) return null
  const names: Readonly<Record<string, string | undefined>> = summary?.names ?? {}
  const valueText = (name: (typeof CHOSEN)[number], value: string) => {
    if (name === 'on') return barName(value, locale)
    return name === 'country' ? countryLabel(value, locale) : (names[name] ?? value)
  }
  return (
    <ul aria-label={texts.filters} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ name, value }) => (
        <li key={name} className="max-w-full">
          <RemovableChip
            label={`${texts.filterNames[name]}: ${valueText(name, value)}`}
            onRemove={() => figures.setFilter(name, undefined)}
          />
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Button size="small" variant="quiet" onClick={() => clearFilters(list)}>
            {texts.clear}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** The days of a bar as the address has them, which may be anything. */
function barName(bar: string, locale: Locale): string {
  const dayName = (text: string) => {
    const day = parseDay(text)
    return day === null ? text : formatDate(day, { locale, timeZone: 'UTC' })
  }
  return bar.split('..').map(dayName).join(' – ')
}

/** Saves a table with all its rows as a file. Every export is recorded. */
function FiguresExport({ figures }: { readonly figures: FiguresController }) {
  const texts = useTexts(figuresTexts)
  const mayExport = useSession((session) => session.permissions.includes('export'))
  if (!mayExport) return null
  const panels = Object.keys(PANELS) as (keyof typeof PANELS)[]
  const tables = [
    { table: 'series' as const, name: texts.byDay },
    ...panels.map((panel) => {
      const table = figures.dimensionOf(panel)
      return { table, name: texts.dimensions[table] }
    }),
    { table: 'searches' as const, name: texts.searches },
    { table: 'deliveries' as const, name: texts.deliveries.title },
  ]
  const actions = (['csv', 'xlsx'] as const).flatMap((format) =>
    tables.map(({ table, name }, index) => {
      const label = `${name} (${format.toUpperCase()})`
      return {
        id: `${table}-${format}`,
        label,
        isAfterLine: format === 'xlsx' && index === 0,
        onAction: () =>
          void startExport({
            label,
            fileName: `figures-${table}.${format}`,
            fetch: (signal) =>
              fetchFiguresFile(table === 'series' ? figures.seriesQuery : figures.query, { table, format, signal }),
          }),
      }
    }),
  )
  return <Menu label={texts.export} icon={Download} variant="secondary" size="small" actions={actions} />
}

import type { BoardFixture, CoverageCell, CoveragePromise, Tonight } from '@mixed-zone/contract/schemas/studio/coverage'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { bootConfig } from '../../../api/boot-config.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { zonePlace } from '../../shared/publish/zone-time.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { formatSpan } from '../../shared/format-span.ts'
import { BoardCell } from './board-cell.tsx'
import { FixtureHeader } from './fixture-header.tsx'
import { leagueTime } from './league-time.ts'
import { useSteadyRows } from './steady-rows.ts'
import { tonightTexts } from './tonight-texts.ts'
import type { TonightTexts } from './texts/es.ts'

interface BoardProps {
  readonly tonight: Tonight
  readonly fixtures: readonly BoardFixture[]
  readonly now: number
  readonly onOpen: (fixture: BoardFixture, cell: CoverageCell) => void
}

interface Position {
  readonly fixtureId: string
  readonly column: number
}

const STEPS = new Map([
  ['ArrowLeft', { rows: 0, columns: -1 }],
  ['ArrowRight', { rows: 0, columns: 1 }],
  ['ArrowUp', { rows: -1, columns: 0 }],
  ['ArrowDown', { rows: 1, columns: 0 }],
])

/** Fixtures by deliveries: a grid in which the arrow keys move. */
export function Board({ tonight, fixtures, now, onOpen }: BoardProps) {
  const texts = useTexts(tonightTexts)
  const isPhone = useIsPhone()
  const grid = useRef<HTMLDivElement | null>(null)
  const [position, setPosition] = useState<Position | null>(null)
  const [openDays, setOpenDays] = useState<readonly string[]>([])
  const { promises } = tonight
  const { days, insideProps } = useSteadyRows({ all: tonight.fixtures, shown: fixtures })
  const isFolded = (day: string) => isPhone && day !== tonight.day && !openDays.includes(day)
  const shown = days.filter(([day]) => !isFolded(day)).flatMap(([, ofDay]) => ofDay)
  // One cell can be reached by Tab: the last one that had the focus, else the first.
  const current =
    position !== null && shown.some(({ id }) => id === position.fixtureId)
      ? position
      : { fixtureId: shown[0]?.id ?? '', column: 0 }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = STEPS.get(event.key)
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const row = shown.findIndex(({ id }) => id === current.fixtureId) + step.rows
    const column = current.column + step.columns
    if (row < 0 || row >= shown.length || column < 0 || column >= promises.length) return
    event.preventDefault()
    const cells = grid.current?.querySelectorAll<HTMLElement>('[data-cell]')
    cells?.[row * promises.length + column]?.focus()
  }

  const columns = {
    gridTemplateColumns: isPhone ? undefined : `15.5rem repeat(${promises.length}, minmax(7.375rem, 1fr))`,
  }
  const phoneColumns = { gridTemplateColumns: `repeat(${promises.length}, minmax(0, 1fr))` }
  return (
    <div className="night sm:overflow-x-auto">
      <div
        ref={grid}
        {...insideProps}
        role="grid"
        tabIndex={-1}
        aria-label={texts.board}
        onKeyDown={handleKeyDown}
        className={isPhone ? '' : 'min-w-fit'}
      >
        <BoardHeader promises={promises} now={now} style={isPhone ? phoneColumns : columns} isPhone={isPhone} />
        {days.map(([day, ofDay]) => (
          <div key={day} role="rowgroup">
            {day !== tonight.day && (
              <DayLine
                day={day}
                fixtures={ofDay}
                isFolded={isFolded(day)}
                canFold={isPhone}
                onFold={() =>
                  setOpenDays(openDays.includes(day) ? openDays.filter((open) => open !== day) : [...openDays, day])
                }
              />
            )}
            {!isFolded(day) &&
              ofDay.map((fixture) => (
                <div
                  key={fixture.id}
                  role="row"
                  className={isPhone ? 'border-t border-line' : 'grid border-t border-line'}
                  style={columns}
                >
                  <FixtureHeader fixture={fixture} now={now} isPhone={isPhone} />
                  <CellGroup isPhone={isPhone} style={phoneColumns}>
                    {promises.map((promise, column) => {
                      const cell = fixture.cells[column]
                      return (
                        cell && (
                          <BoardCell
                            key={promise.id}
                            fixture={fixture}
                            promise={promise}
                            cell={cell}
                            now={now}
                            isFocusable={current.fixtureId === fixture.id && current.column === column}
                            onFocus={() => setPosition({ fixtureId: fixture.id, column })}
                            onOpen={() => onOpen(fixture, cell)}
                          />
                        )
                      )
                    })}
                  </CellGroup>
                </div>
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface CellGroupProps {
  readonly isPhone: boolean
  readonly style: { readonly gridTemplateColumns: string }
  readonly children: ReactNode
}

/** On phones the cells stand in a line of their own below the clubs. */
function CellGroup({ isPhone, style, children }: CellGroupProps) {
  if (!isPhone) return children
  return (
    <div role="presentation" className="grid border-t border-line" style={style}>
      {children}
    </div>
  )
}

interface BoardHeaderProps {
  readonly promises: readonly CoveragePromise[]
  readonly now: number
  readonly style: { readonly gridTemplateColumns: string | undefined }
  readonly isPhone: boolean
}

function BoardHeader({ promises, now, style, isPhone }: BoardHeaderProps) {
  const texts = useTexts(tonightTexts)
  const locale = useLocale()
  return (
    <div role="rowgroup" className={isPhone ? 'sticky top-14 z-20 bg-night' : ''}>
      <div role="row" className="grid border-t border-line" style={style}>
        <div
          role="columnheader"
          className={isPhone ? 'sr-only' : 'sticky left-0 z-10 content-center bg-night px-6 py-2.5'}
        >
          <span className="figures text-18">{leagueTime(now)}</span>{' '}
          <span className="text-12 text-muted">{zonePlace(bootConfig.timeZone, locale)}</span>
          <span className="sr-only">, {texts.fixture}</span>
        </div>
        {promises.map((promise) => (
          <div
            key={promise.id}
            role="columnheader"
            className={classNames(
              'flex min-w-0 flex-col hyphens-auto wrap-anywhere [hyphenate-limit-chars:10_4_3]',
              isPhone ? 'justify-center px-0.5 py-2 text-center' : 'justify-end border-l border-line px-3 py-2',
            )}
          >
            <span
              className={
                isPhone
                  ? 'text-12 leading-4 tracking-tight text-ink2 max-[24rem]:text-[0.6875rem] max-[22rem]:text-[0.625rem]'
                  : 'text-14 leading-5 font-semibold'
              }
            >
              {promise.name}
            </span>
            <span className={classNames('text-12 text-muted', isPhone && 'sr-only')}>
              {deadlineWords(promise, texts)}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

function deadlineWords({ anchor, minutes }: CoveragePromise, texts: TonightTexts): string {
  if (minutes === 0) return anchor === 'kick-off' ? texts.atKickOff : texts.atWhistle
  const span = formatSpan(minutes * MINUTE_MS)
  return minutes < 0 ? texts.before({ span }) : texts.after({ span })
}

interface DayLineProps {
  readonly day: string
  readonly fixtures: readonly BoardFixture[]
  readonly isFolded: boolean
  readonly canFold: boolean
  readonly onFold: () => void
}

function DayLine({ day, fixtures, isFolded, canFold, onFold }: DayLineProps) {
  const texts = useTexts(tonightTexts)
  const { weekday, date } = useFormats()
  const late = fixtures.flatMap(({ cells }) => cells).filter(({ state, isOverdue }) => state === 'late' || isOverdue)
  const look = 'flex w-full items-center gap-3 border-t border-line bg-surface px-4 text-14 font-semibold sm:px-6'
  if (!canFold) {
    return (
      <div role="row">
        <div role="rowheader" className={`${look} min-h-7 text-12!`}>
          {weekday(day)}, {date(day)}
        </div>
      </div>
    )
  }
  return (
    <div role="row">
      <div role="rowheader">
        <button type="button" aria-expanded={!isFolded} onClick={onFold} className={`${look} min-h-12 text-left`}>
          <span className="flex-1">{texts.fixturesFold({ day: weekday(day), count: fixtures.length })}</span>
          {late.length > 0 && <span className="text-12 text-flare">{texts.late({ count: late.length })}</span>}
          <Icon icon={ChevronDown} size={18} className={isFolded ? '' : 'rotate-180'} />
        </button>
      </div>
    </div>
  )
}

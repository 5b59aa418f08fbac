import type { BoardFixture, CoverageCell, CoveragePromise, Tonight } from '@mixed-zone/contract/schemas/studio/coverage'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { bootConfig } from '../../../api/boot-config.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { matchMinute } from '../../shared/match-clock.ts'
import { zonePlace } from '../../shared/publish/zone-time.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { formatSpan } from '../../shared/format-span.ts'
import { BoardCell } from './board-cell.tsx'
import { leagueDate, leagueTime } from './league-time.ts'
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
  const days = [...Map.groupBy(fixtures, ({ kickOff }) => leagueDate(kickOff))]
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
        role="grid"
        tabIndex={-1}
        aria-label={texts.board}
        onKeyDown={handleKeyDown}
        className={isPhone ? '' : 'min-w-fit'}
      >
        <BoardHead promises={promises} now={now} style={isPhone ? phoneColumns : columns} isPhone={isPhone} />
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
                  <FixtureHead fixture={fixture} now={now} isPhone={isPhone} />
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

interface BoardHeadProps {
  readonly promises: readonly CoveragePromise[]
  readonly now: number
  readonly style: { readonly gridTemplateColumns: string | undefined }
  readonly isPhone: boolean
}

function BoardHead({ promises, now, style, isPhone }: BoardHeadProps) {
  const texts = useTexts(tonightTexts)
  const locale = useLocale()
  return (
    <div role="rowgroup" className={isPhone ? 'sticky top-14 z-20 bg-night' : ''}>
      <div role="row" className="grid border-t border-line" style={style}>
        <div role="columnheader" className={isPhone ? 'sr-only' : 'sticky left-0 z-10 bg-night px-6 py-2.5'}>
          <span className="figures text-18">{leagueTime(now)}</span>{' '}
          <span className="text-12 text-muted">{zonePlace(bootConfig.timeZone, locale)}</span>
          <span className="sr-only">, {texts.fixture}</span>
        </div>
        {promises.map((promise) => (
          <div
            key={promise.id}
            role="columnheader"
            className={classNames('min-w-0', isPhone ? 'px-1 py-2 text-center' : 'border-l border-line px-3 py-2')}
          >
            <span
              className={classNames('block truncate font-semibold', isPhone ? 'text-12' : 'text-14')}
              title={promise.name}
            >
              {promise.name}
            </span>
            <span className={classNames('block truncate text-12 text-muted', isPhone && 'sr-only')}>
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
  const noon = `${day}T12:00:00`
  const late = fixtures.flatMap(({ cells }) => cells).filter(({ state, isOverdue }) => state === 'late' || isOverdue)
  const look = 'flex w-full items-center gap-3 border-t border-line bg-surface px-4 text-14 font-semibold sm:px-6'
  if (!canFold) {
    return (
      <div role="row">
        <div role="rowheader" className={`${look} min-h-7 text-12!`}>
          {weekday(noon)}, {date(noon)}
        </div>
      </div>
    )
  }
  return (
    <div role="row">
      <div role="rowheader">
        <button type="button" aria-expanded={!isFolded} onClick={onFold} className={`${look} min-h-12 text-left`}>
          <span className="flex-1">{texts.fixturesFold({ day: weekday(noon), count: fixtures.length })}</span>
          {late.length > 0 && <span className="text-12 text-flare">{texts.late({ count: late.length })}</span>}
          <Icon icon={ChevronDown} size={18} className={isFolded ? '' : 'rotate-180'} />
        </button>
      </div>
    </div>
  )
}

interface FixtureHeadProps {
  readonly fixture: BoardFixture
  readonly now: number
  readonly isPhone: boolean
}

function FixtureHead({ fixture, now, isPhone }: FixtureHeadProps) {
  const { home, away, score } = fixture
  const status = useStatus(fixture, now)
  const statusLook = fixture.state === 'live' ? 'font-semibold text-pitch' : 'text-muted'
  if (isPhone) {
    return (
      <div role="rowheader" className="flex min-h-9 items-center gap-2 px-4 text-14 font-medium">
        <Crest teamTextId={home.textId} />
        <span className="min-w-0 truncate">{home.shortName}</span>
        <span className="figures text-18 whitespace-nowrap">
          {score === null ? leagueTime(fixture.kickOff) : `${score.home}–${score.away}`}
        </span>
        <Crest teamTextId={away.textId} />
        <span className="min-w-0 truncate">{away.shortName}</span>
        <span className={`ml-auto text-12 whitespace-nowrap ${statusLook}`}>{status.at(-1)}</span>
      </div>
    )
  }
  const side = (team: typeof home, goals: number | undefined, isLoser: boolean) => (
    <span className={classNames('flex items-center gap-2.5', isLoser && 'text-muted')}>
      <Crest teamTextId={team.textId} />
      <span className="min-w-0 flex-1 truncate text-14 font-medium">{team.shortName}</span>
      {goals !== undefined && <span className="figures text-16">{goals}</span>}
    </span>
  )
  const isDecided = fixture.state === 'finished' && score !== null
  return (
    <div role="rowheader" className="sticky left-0 z-10 flex items-center gap-3 bg-night py-2 pr-3 pl-6">
      <span className="grid min-w-0 flex-1 gap-1">
        {side(home, score?.home, isDecided && score.home < score.away)}
        {side(away, score?.away, isDecided && score.away < score.home)}
      </span>
      <span className={`grid shrink-0 gap-1 text-right text-12 leading-5 ${statusLook}`}>
        {status.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </div>
  )
}

/** One or two lines: "Full time", "3 h 56 ago". */
function useStatus(fixture: BoardFixture, now: number): readonly string[] {
  const texts = useTexts(tonightTexts)
  const { time } = useBaseTexts()
  const { state, kickOff, finishedAt } = fixture
  const minute = matchMinute(fixture, now)
  if (state === 'postponed') return [texts.postponed]
  if (state === 'abandoned') return [texts.abandoned]
  if (state === 'live')
    return [minute === 'half-time' ? texts.halfTime : minute === null ? leagueTime(kickOff) : `● ${minute}′`]
  if (state === 'finished') {
    return finishedAt === null
      ? [texts.final]
      : [texts.final, texts.ago({ span: formatSpan(now - Date.parse(finishedAt)) })]
  }
  const start = Date.parse(kickOff)
  return fixture.isToday && start > now
    ? [`${time.today} ${leagueTime(kickOff)}`, texts.in({ span: formatSpan(start - now) })]
    : [leagueTime(kickOff)]
}

import type { BoardFixture } from '@mixed-zone/contract/schemas/studio/coverage'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { formatSpan } from '../../shared/format-span.ts'
import { matchMinute } from '../../shared/match-clock.ts'
import { leagueTime } from './league-time.ts'
import { tonightTexts } from './tonight-texts.ts'

interface FixtureHeaderProps {
  readonly fixture: BoardFixture
  readonly now: number
  readonly isPhone: boolean
}

/** The clubs with their score, and how far the match is. */
export function FixtureHeader({ fixture, now, isPhone }: FixtureHeaderProps) {
  const { home, away, score } = fixture
  const status = useStatus(fixture, now)
  const statusLook = fixture.state === 'live' ? 'font-semibold text-pitch' : 'text-muted'
  if (isPhone) {
    return (
      <div role="rowheader" className="flex min-h-9 flex-wrap items-center gap-x-2 px-4 py-1 text-14 font-medium">
        <span className="flex min-w-0 items-center gap-2">
          <Crest teamTextId={home.textId} />
          <span className="min-w-0 wrap-break-word">{home.shortName}</span>
          <span className="figures text-18 whitespace-nowrap">
            {score === null ? leagueTime(fixture.kickOff) : `${score.home}–${score.away}`}
          </span>
          <Crest teamTextId={away.textId} />
          <span className="min-w-0 wrap-break-word">{away.shortName}</span>
        </span>
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

import type { Fixture, Team } from '@mixed-zone/contract/schemas/taxonomy'
import { useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { calendarDay } from '../../i18n/calendar-day.ts'
import type { BaseTexts } from '../../i18n/texts/es.ts'
import { type Formats, useFormats } from '../../i18n/use-formats.ts'
import { Link } from '../primitives/link.tsx'
import { Crest } from './crest.tsx'

interface StatusParts {
  readonly fixture: Pick<Fixture, 'state' | 'kickOff'>
  readonly texts: BaseTexts
  readonly formats: Pick<Formats, 'time' | 'date' | 'shortWeekday'>
  readonly now: Date
}

/** Over a fixture: final, live, put off, or when it begins, as near as the day allows. */
export function fixtureStatus({ fixture, texts, formats, now }: StatusParts): string {
  if (fixture.state === 'finished') return texts.ui.final
  if (fixture.state === 'live') return texts.ui.live
  if (fixture.state === 'postponed') return texts.ui.postponed
  const time = formats.time(fixture.kickOff)
  const days = calendarDay(new Date(fixture.kickOff)) - calendarDay(now)
  if (days === 0) return `${texts.time.today} ${time}`
  if (days > 0 && days < 7) return `${formats.shortWeekday(fixture.kickOff)} ${time}`
  return `${formats.date(fixture.kickOff)} ${time}`
}

interface SideProps {
  readonly team: Team
  readonly goals: number | undefined
  readonly isLoser: boolean
}

function Side({ team, goals, isLoser }: SideProps) {
  return (
    <span className={`flex min-h-6 items-center gap-2.5 ${isLoser ? 'text-muted' : 'text-ink'}`}>
      <Crest teamTextId={team.textId} />
      <span className="min-w-0 flex-1 text-14 font-medium">{team.shortName}</span>
      {goals !== undefined && <span className="figures text-18 leading-6">{goals}</span>}
    </span>
  )
}

interface FixtureCellProps {
  readonly fixture: Fixture
  readonly href?: string
}

/** One match of the strip: status, both teams, the score like a score bug. Stands on night. */
export function FixtureCell({ fixture, href }: FixtureCellProps) {
  const texts = useBaseTexts()
  const formats = useFormats()
  const { home, away, score, state } = fixture
  const isDecided = state === 'finished' && score !== null
  const [now] = useState(() => new Date())
  const status = fixtureStatus({ fixture, texts, formats, now })
  const content = (
    <>
      <span
        className={`mb-2 flex items-center gap-2 text-12 ${state === 'live' ? 'font-semibold text-pitch' : 'text-muted'}`}
      >
        {state === 'live' && <span aria-hidden="true" className="size-2 rounded-pill bg-pitch" />}
        {status}
      </span>
      <span className="grid gap-1">
        <Side team={home} goals={score?.home} isLoser={isDecided && score.home < score.away} />
        <Side team={away} goals={score?.away} isLoser={isDecided && score.away < score.home} />
      </span>
    </>
  )
  const look = 'block h-full px-3 py-3 sm:px-4'
  if (href === undefined) return <div className={look}>{content}</div>
  return (
    <Link href={href} className={`${look} outline-offset-[-3px] hover:bg-surface`}>
      {content}
    </Link>
  )
}

import type { BoardFixture, CoverageCell, Tonight } from '@mixed-zone/contract/schemas/studio/coverage'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { paths } from '@mixed-zone/contract/screens'
import { CalendarClock, Check, Pencil, Plus } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import { useSession } from '../../../session/session-store.ts'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { leagueTime } from './league-time.ts'
import type { TonightTexts } from './texts/es.ts'
import { tonightTexts } from './tonight-texts.ts'

interface QuietBoardProps {
  readonly tonight: Tonight
  readonly onOpen: (fixture: BoardFixture, cell: CoverageCell) => void
}

/** A day without matches: the next matchday's first fixtures with what is to be prepared. */
export function QuietBoard({ tonight, onOpen }: QuietBoardProps) {
  const texts = useTexts(tonightTexts)
  const locale = useLocale()
  const { weekday, date, shortWeekday } = useFormats()
  const seesFigures = useSession(({ permissions }) => permissions.includes('figures'))
  const { matchday, previous, fixtures } = tonight
  if (matchday === null) return null
  const days = Math.round((Date.parse(matchday.startsOn) - Date.parse(tonight.day)) / DAY_MS)
  return (
    <section aria-label={texts.board} className="night px-4 pt-4 pb-5 sm:px-6">
      <p className="text-14 text-muted">
        {weekday(tonight.day)}, {date(tonight.day)}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="headline-36">{texts.startsIn({ name: matchday.name, days: Math.max(1, days) })}</h2>
        {previous !== null && previous.counts.promised > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-14 text-muted">
              {texts.previous({ name: previous.name, ...previous.counts })}
              {previous.late > 0 && `, ${texts.previousLate({ count: previous.late })}`}
            </p>
            {seesFigures && (
              <ButtonLink
                size="small"
                href={`${paths.studioFigures({ locale })}?${new URLSearchParams({ from: previous.startsOn, to: previous.endsOn })}`}
              >
                {texts.seeFigures}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <ul className="mt-4 grid border-t border-line pt-3 max-sm:gap-4 sm:grid-flow-col sm:auto-cols-[minmax(10.5rem,1fr)] sm:overflow-x-auto">
        {fixtures.map((fixture) => (
          <li key={fixture.id} className="border-line sm:border-l sm:px-4 sm:first:border-l-0 sm:first:pl-0">
            <p className="text-12 text-muted">
              {shortWeekday(fixture.kickOff)} {leagueTime(fixture.kickOff)}
            </p>
            {[fixture.home, fixture.away].map((team) => (
              <p key={team.id} className="mt-1 flex items-center gap-2.5 text-14 font-medium">
                <Crest teamTextId={team.textId} /> {team.shortName}
              </p>
            ))}
            <FirstDelivery tonight={tonight} fixture={fixture} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What falls due first. */
function FirstDelivery({ tonight, fixture, onOpen }: QuietBoardProps & { readonly fixture: BoardFixture }) {
  const texts = useTexts(tonightTexts)
  const index = Math.max(
    0,
    fixture.cells.findIndex(({ state }) => state !== 'published'),
  )
  const cell = fixture.cells[index]
  const promise = tonight.promises[index]
  const { shortWeekday } = useFormats()
  // Nothing is expected of a match that was put off.
  if (!cell || !promise || (cell.state === 'none' && cell.post === null)) return null
  const at = cell.post?.publishedAt ?? null
  const time = at === null ? '' : `${shortWeekday(at)} ${leagueTime(at)}`
  const { icon, text, look } = lookOf(cell, { delivery: promise.name, time }, texts)
  return (
    <button
      type="button"
      onClick={() => onOpen(fixture, cell)}
      className={`mt-2 flex min-h-9 items-center gap-2 rounded-control text-left text-12 font-medium hover:underline pointer-coarse:min-h-11 ${look}`}
    >
      <Icon icon={icon} size={16} /> {text}
    </button>
  )
}

interface DeliveryWords {
  readonly delivery: string
  /** Of its publication. */
  readonly time: string
}

function lookOf({ state }: CoverageCell, { delivery, time }: DeliveryWords, texts: TonightTexts) {
  if (state === 'published') return { icon: Check, text: texts.ready({ delivery }), look: 'text-pitch' }
  if (state === 'scheduled') {
    return { icon: CalendarClock, text: `${delivery}, ${time}`, look: 'text-sky' }
  }
  if (state === 'working') return { icon: Pencil, text: delivery, look: 'text-ink' }
  return { icon: Plus, text: texts.prepare({ delivery }), look: 'text-muted' }
}

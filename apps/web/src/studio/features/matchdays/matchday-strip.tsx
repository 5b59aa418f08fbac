import type { Locale } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { StudioMatchday } from '@mixed-zone/contract/schemas/studio/matchdays'
import { paths } from '@mixed-zone/contract/screens'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Link } from '../../../ui/primitives/link.tsx'
import { matchdaysTexts } from './matchdays-texts.ts'

interface MatchdayStripProps {
  readonly matchdays: readonly StudioMatchday[]
  readonly currentId: string | null
}

/** The matchdays of a season. It scrolls inside its own box, and begins with the current one in view. */
export function MatchdayStrip({ matchdays, currentId }: MatchdayStripProps) {
  const texts = useTexts(matchdaysTexts)
  const locale = useLocale()
  const list = useRef<HTMLOListElement | null>(null)

  useEffect(() => {
    const strip = list.current
    if (strip === null) return
    const centre = () => {
      const current = strip.querySelector('[aria-current]')?.parentElement
      if (current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2
    }
    centre()
    // The panel beside it opens later, and takes a third of its width.
    const observer = new ResizeObserver(centre)
    observer.observe(strip)
    return () => observer.disconnect()
  }, [currentId, matchdays.length])

  return (
    <nav aria-label={texts.matchdays} className="shrink-0 border-b border-line">
      <ol ref={list} className="relative flex gap-2 overflow-x-auto px-4 py-3.5 sm:px-6">
        {matchdays.map((matchday) => {
          const isCurrent = matchday.id === currentId
          return (
            <li key={matchday.id} className="w-46 shrink-0">
              <Link
                href={paths.studioMatchdays({ locale, id: matchday.id })}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'block rounded-control border px-2.5 py-1.5',
                  isCurrent ? 'night border-ink' : 'border-line bg-surface hover:bg-sunken',
                )}
              >
                <span className="flex items-baseline justify-between gap-2">
                  <span className="truncate font-head text-16 font-bold">{matchday.name}</span>
                  <span className="text-12 whitespace-nowrap text-muted" title={texts.played(matchday)}>
                    <span className="sr-only">{texts.played(matchday)}</span>
                    <span aria-hidden="true">
                      {matchday.finished === 0 ? '–' : `${matchday.finished} / ${matchday.fixtures}`}
                    </span>
                  </span>
                </span>
                <span className="block truncate text-12 text-muted">{daysOf(matchday, locale)}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Calendar days of the league, so formatted without a zone. */
function daysOf({ startsOn, endsOn }: StudioMatchday, locale: Locale): string {
  const days = [...new Set([startsOn, endsOn])]
  return days.map((day) => formatDate(day, { locale, timeZone: 'UTC' })).join(' – ')
}

import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { makeClubPages } from '@mixed-zone/contract/endpoints/studio/figures'
import { LANGUAGE_TAGS, type Locale } from '@mixed-zone/contract/locales'
import { addDays, leagueDay } from '@mixed-zone/contract/rules/days'
import { writePdf } from '../../../platform/documents/write-pdf.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/audit.ts'
import { CLUB_PAGE_TEXTS, drawClubPage } from './club-page.presenter.ts'
import { findMatchdayClubs } from './figures.repository.ts'
import type { FiguresService } from './figures.service.ts'

/** Most of what is used of a matchday is used within a week. */
const DAYS_AFTER = 6

const LISTED = { page: 1, direction: 'asc' } as const

export interface ClubPagesDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone' | 'settings'> {
  readonly figures: FiguresService
}

export type ClubPages = ReturnType<typeof createClubPages>

/** "Who used your club": a page for each club of a matchday, for its own people. It names media and no person. */
export function createClubPages({ db, clock, getTimeZone, settings, figures }: ClubPagesDeps) {
  return async (
    actor: Actor,
    { matchday: textId, team }: BodyOf<typeof makeClubPages>,
    locale: Locale,
  ): Promise<{ readonly bytes: Buffer; readonly name: string }> => {
    const matchday = await findMatchdayClubs(db, textId)
    const clubs = matchday?.clubs.filter((club) => team === undefined || club.textId === team) ?? []
    if (!matchday || clubs.length === 0) throw new ApiError('not-found')
    const today = leagueDay(clock.now(), getTimeZone())
    const period = { from: matchday.startsOn, to: lastDay(matchday, today) }
    // The page leaves the league: it names nothing that is under embargo.
    const reader = { ...actor, seesEmbargoed: false }
    const pages = []
    for (const { id, name } of clubs) {
      const filter = { ...period, team: String(id) }
      const { current } = await figures.summarise(reader, filter, locale)
      const media = await figures.list(reader, { ...filter, ...LISTED, by: 'medium', pageSize: 30 }, locale)
      const countries = await figures.list(reader, { ...filter, ...LISTED, by: 'country', pageSize: 10 }, locale)
      const posts = await figures.list(reader, { ...filter, ...LISTED, by: 'post', pageSize: 10 }, locale)
      pages.push(
        drawClubPage({
          league: settings.current.brand.leagueName,
          club: name,
          matchday: matchday.names[locale],
          period,
          madeOn: today,
          locale,
          figures: current,
          // The medium of a freelance may be their own name.
          media: media.items.filter(({ mediaType }) => mediaType !== 'freelance'),
          countries: countries.items,
          posts: posts.items,
        }),
      )
    }
    await recordAudit(db, {
      at: clock.now(),
      actor: { personId: actor.personId },
      action: 'report.exported',
      subject: { kind: 'report', id: 'club-pages' },
      details: { matchday: textId, ...(team !== undefined && { team }), format: 'pdf' },
    })
    const title = `${CLUB_PAGE_TEXTS[locale].title}: ${matchday.names[locale]}`
    const bytes = writePdf({ title, language: LANGUAGE_TAGS[locale], pages })
    return { bytes, name: `${team ?? 'clubs'}-${textId}.pdf` }
  }
}

function lastDay({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }, today: string): string {
  const end = addDays(endsOn, DAYS_AFTER)
  if (end < today) return end
  return today < startsOn ? startsOn : today
}

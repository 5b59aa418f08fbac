import type { MatchdayPage } from '@mixed-zone/contract/schemas/lists'
import { paths } from '@mixed-zone/contract/screens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { startLive } from '../../api/live/live.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { FixtureCell } from '../../league-ui/fixtures/fixture-cell.tsx'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { useScreenParams } from '../../routing/screen-route.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { matchdayQuery } from './get-matchday.ts'
import { MatchdaySkeleton } from './matchday-skeleton.tsx'
import { matchdayTexts } from './matchday-texts.ts'
import { PackDownload } from './pack-download.tsx'
import { PagePosts } from './page-posts.tsx'

/** A matchday: its fixtures with their results, and all posts about it. */
export function MatchdayScreen() {
  useEffect(startLive, [])
  const params = useScreenParams('matchday')
  const texts = useTexts(matchdayTexts)
  const shell = useBaseTexts().shell
  const query = useInfiniteQuery(matchdayQuery({ locale: useLocale(), textId: params.textId }))
  const pages = query.data?.pages
  const first = pages?.[0]
  useDocumentTitle(first && `${shell.matchday({ number: first.matchday.number })} · ${first.matchday.season}`)
  if (pages === undefined || first === undefined) {
    if (query.isError) return <FailedLoad error={query.error} onRetry={() => void query.refetch()} />
    return <MatchdaySkeleton />
  }
  return (
    <>
      <MatchdayHeader page={first} />
      <PagePosts title={texts.ofMatchday} pages={pages} query={query} />
    </>
  )
}

/** The night band of a matchday: name, dates, fixtures with results, and links to the previous and next matchday. */
function MatchdayHeader({ page }: { readonly page: MatchdayPage }) {
  const { matchday, previous, next, pack } = page
  const locale = useLocale()
  const shell = useBaseTexts().shell
  const texts = useTexts(matchdayTexts)
  const { date } = useFormats()
  const days = [...new Set([matchday.startsOn, matchday.endsOn])].map((day) => date(day)).join(' – ')
  return (
    <div className="night border-t border-line">
      <div className="page-width pt-6 pb-8 lg:pt-8 lg:pb-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h1 className="headline-48">{shell.matchday({ number: matchday.number })}</h1>
            <p className="mt-1 text-muted">{`${texts.season({ season: matchday.season })} · ${days}`}</p>
          </div>
          <PackDownload
            title={texts.packOfMatchday}
            pack={pack}
            downloadTitle={`${shell.matchday({ number: matchday.number })} · ${matchday.season}`}
            source={{ matchday: matchday.textId }}
          />
        </div>
        <h2 className="sr-only">{texts.fixtures}</h2>
        <ul className="mt-6 grid grid-cols-2 border-t border-l border-line lg:grid-cols-5">
          {matchday.fixtures.map((fixture) => (
            <li key={fixture.id} className="min-w-0 border-r border-b border-line">
              <FixtureCell fixture={fixture} href={paths.fixture({ locale, id: fixture.id })} />
            </li>
          ))}
        </ul>
        {(previous ?? next) && (
          <nav aria-label={texts.matchdays} className="mt-4 flex flex-wrap justify-between gap-x-6">
            {previous && (
              <Link href={paths.matchday({ locale, textId: previous.textId })} className={NEIGHBOUR}>
                <Icon icon={ArrowLeft} size={18} />
                <span className="sr-only">{texts.previous}:</span>
                {shell.matchday({ number: previous.number })}
              </Link>
            )}
            {next && (
              <Link href={paths.matchday({ locale, textId: next.textId })} className={`${NEIGHBOUR} ml-auto`}>
                <span className="sr-only">{texts.next}:</span>
                {shell.matchday({ number: next.number })}
                <Icon icon={ArrowRight} size={18} />
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  )
}

const NEIGHBOUR = 'underlined-on-hover inline-flex min-h-11 items-center gap-2 rounded-control font-semibold'

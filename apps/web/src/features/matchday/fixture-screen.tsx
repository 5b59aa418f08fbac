import type { FixturePage } from '@mixed-zone/contract/schemas/lists'
import type { Fixture, Team } from '@mixed-zone/contract/schemas/taxonomy'
import { paths } from '@mixed-zone/contract/screens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { startLive } from '../../api/live/live.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Crest } from '../../league-ui/fixtures/crest.tsx'
import { fixtureStatus } from '../../league-ui/fixtures/fixture-cell.tsx'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { useScreenParams } from '../../routing/screen-route.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { fixtureQuery } from './get-matchday.ts'
import { MatchdaySkeleton } from './matchday-skeleton.tsx'
import { matchdayTexts } from './matchday-texts.ts'
import { PackDownload } from './pack-download.tsx'
import { PagePosts } from './page-posts.tsx'

/** A fixture: teams, score, and all posts about it. */
export function FixtureScreen() {
  useEffect(startLive, [])
  const params = useScreenParams('fixture')
  const texts = useTexts(matchdayTexts)
  const page = useInfiniteQuery(fixtureQuery({ locale: useLocale(), id: params.id }))
  const pages = page.data?.pages
  const first = pages?.[0]
  useDocumentTitle(first && texts.versus({ home: first.fixture.home.shortName, away: first.fixture.away.shortName }))
  if (pages === undefined || first === undefined) {
    if (page.isError) return <FailedLoad error={page.error} onRetry={() => void page.refetch()} />
    return <MatchdaySkeleton />
  }
  return (
    <>
      <FixtureHeader page={first} />
      <PagePosts title={texts.ofFixture} pages={pages} query={page} />
    </>
  )
}

/** The night band of a fixture: both teams, score or kick-off, and a link to its matchday. */
function FixtureHeader({ page }: { readonly page: FixturePage }) {
  const { fixture, matchday, pack } = page
  const locale = useLocale()
  const all = useBaseTexts()
  const texts = useTexts(matchdayTexts)
  const formats = useFormats()
  const { home, away, score } = fixture
  const status = fixtureStatus({ fixture, texts: all, formats, now: new Date() })
  const isPlayed = score !== null
  return (
    <div className="night border-t border-line">
      <div className="page-width pt-4 pb-8 lg:pb-10">
        <Link
          href={paths.matchday({ locale, textId: matchday.textId })}
          className="underlined-on-hover inline-flex min-h-11 items-center gap-2 rounded-control text-14 font-medium text-muted"
        >
          <Icon icon={ArrowLeft} size={18} />
          {`${all.shell.matchday({ number: matchday.number })} · ${matchday.season}`}
        </Link>
        <div className="mt-4 max-w-200">
          <ScoreLine fixture={fixture} instead={status} />
        </div>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h1 className="headline-36">{texts.versus({ home: home.name, away: away.name })}</h1>
            {isPlayed && (
              <p className="sr-only">
                {texts.result({ home: `${home.name} ${score.home}`, away: `${away.name} ${score.away}` })}
              </p>
            )}
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
              {fixture.name !== null && <span className="font-medium text-ink">{fixture.name}</span>}
              <span className={fixture.state === 'live' ? 'font-semibold text-pitch' : undefined}>{status}</span>
              <time dateTime={fixture.kickOff}>{formats.dateTime(fixture.kickOff)}</time>
            </p>
          </div>
          <PackDownload
            title={texts.packOfFixture}
            pack={pack}
            downloadTitle={texts.versus({ home: home.name, away: away.name })}
            source={{ fixtureId: fixture.id }}
          />
        </div>
      </div>
    </div>
  )
}

interface ScoreLineProps {
  readonly fixture: Pick<Fixture, 'home' | 'away' | 'score'>
  /** Shown between the crests while there is no score: the kick-off. */
  readonly instead: string
}

/** Both crests with bars in the clubs' colours, and the score. Decorative: the names are beside it as text. */
function ScoreLine({ fixture, instead }: ScoreLineProps) {
  const { home, away, score } = fixture
  return (
    <div aria-hidden="true" className="flex items-center gap-4 sm:gap-7">
      <Side team={home} />
      <Bar team={home} />
      {score === null ? (
        <span className="headline-22 shrink-0 text-center">{instead}</span>
      ) : (
        <span className="headline-48 shrink-0 whitespace-nowrap">{`${score.home}–${score.away}`}</span>
      )}
      <Bar team={away} />
      <Side team={away} />
    </div>
  )
}

function Side({ team }: { readonly team: Team }) {
  return <Crest teamTextId={team.textId} size={88} className="max-sm:size-16!" />
}

function Bar({ team }: { readonly team: Team }) {
  return <span className="h-1.5 min-w-4 flex-1" style={{ backgroundColor: team.colours.main }} />
}

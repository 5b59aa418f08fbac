import type { Home } from '@mixed-zone/contract/schemas/pages'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { QuickLinks } from '../../league-ui/lists/quick-links.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { arrangeHome } from './arrange-home.ts'
import { FeaturedSection } from './featured-section.tsx'
import { homeQuery } from './get-home.ts'
import { HomeNews } from './home-news.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { HomeTop } from './home-top.tsx'
import { MatchdayStrip } from './matchday-strip.tsx'
import { RegularSections } from './regular-sections.tsx'
import { useDrawnParts } from './use-drawn-parts.ts'

/** The home page: the matchday, the story of the hour, then the sections, each in the rhythm of its kind. */
export function HomeScreen() {
  const texts = useBaseTexts()
  const home = useQuery(homeQuery(useLocale()))
  // What has come is drawn in small pieces, between which the browser answers a finger.
  const drawable = useDeferredValue(home.data)
  useDocumentTitle(texts.home.documentTitle)
  if (home.data && drawable) return <HomePage home={drawable} shownAt={home.dataUpdatedAt} />
  if (home.isError) return <FailedLoad error={home.error} onRetry={() => void home.refetch()} />
  return <HomeSkeleton />
}

interface HomePageProps {
  readonly home: Home
  /** When it was read, by the clock of this browser. */
  readonly shownAt: number
}

function HomePage({ home, shownAt }: HomePageProps) {
  const texts = useBaseTexts().home
  const { lead, breaking, featured, index, regular } = arrangeHome(home)
  const parts = [
    ...featured.map((section) => <FeaturedSection key={section.textId} section={section} />),
    <RegularSections key="regular-sections" index={index} sections={regular} />,
    <QuickLinks key="quick-links" links={home.quickLinks} />,
  ]
  const drawn = useDrawnParts(parts.length)
  const isEmpty = lead === null && home.sections.every(({ posts }) => posts.length === 0)
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      {home.matchday && <MatchdayStrip matchday={home.matchday} />}
      {isEmpty && (
        <div className="page-width py-16">
          <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>
        </div>
      )}
      <HomeNews shownAt={shownAt} />
      <HomeTop lead={lead} breaking={breaking} />
      {/* Until all is drawn, the footer is kept where it will be: out of sight. */}
      <div
        className={`grid gap-12 pt-12 pb-16 sm:gap-18 sm:pt-18 sm:pb-24 ${drawn < parts.length ? 'min-h-[200dvh]' : ''}`}
      >
        {parts.slice(0, drawn)}
      </div>
    </>
  )
}

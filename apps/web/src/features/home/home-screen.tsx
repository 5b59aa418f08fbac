import type { Locale } from '@mixed-zone/contract/locales'
import type { Matchday } from '@mixed-zone/contract/schemas/taxonomy'
import { paths } from '@mixed-zone/contract/screens'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { FixtureStrip } from '../../league-ui/fixtures/fixture-strip.tsx'
import { LeadLayout } from '../../league-ui/lists/lead-layout.tsx'
import { QuickLinks } from '../../league-ui/lists/quick-links.tsx'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { lazyOptional } from '../../load-states/lazy-optional.ts'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { arrangeHome } from './arrange-home.ts'
import { FeaturedSection } from './featured-section.tsx'
import { homeQuery, type LoadedHome, withRequestTime } from './get-home.ts'
import { HomeNews } from './home-news.tsx'
import { HomeTop } from './home-top.tsx'
import { RegularSections } from './regular-sections.tsx'

/** Lazy: only the frame of the studio shows a draft. */
const loadHomeDraft = () => import('./home-draft.tsx')
const DraftLink = lazyOptional(() => loadHomeDraft().then((module) => module.DraftLink))

function draftHomeQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['home-draft', locale],
    queryFn: ({ signal }) => withRequestTime(async () => (await loadHomeDraft()).loadDraft(signal)),
  })
}

/** The home page: matchday, lead story, then the sections, each in its own layout. */
export function HomeScreen() {
  const texts = useBaseTexts()
  const { page }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isDraft = page === 'draft'
  const locale = useLocale()
  const home = useQuery(isDraft ? draftHomeQuery(locale) : homeQuery(locale))
  // Deferred, so that rendering does not block input.
  const drawable = useDeferredValue(home.data)
  useDocumentTitle(texts.home.documentTitle)
  if (home.data && drawable) {
    return <HomePage home={drawable} reloadDraft={isDraft ? home.refetch : null} />
  }
  if (home.isError) return <FailedLoad error={home.error} onRetry={() => void home.refetch()} />
  return <HomeSkeleton />
}

interface HomePageProps {
  readonly home: LoadedHome
  /** If it is the draft. */
  readonly reloadDraft: (() => Promise<unknown>) | null
}

function HomePage({ home, reloadDraft }: HomePageProps) {
  const texts = useBaseTexts().home
  const { lead, breaking, blocks } = arrangeHome(home)
  const parts = [
    ...blocks.map((block) =>
      block.kind === 'section' ? (
        <FeaturedSection key={block.section.textId} section={block.section} />
      ) : (
        <RegularSections key={block.sections[0]?.textId} header={block.header} sections={block.sections} />
      ),
    ),
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
      {reloadDraft ? (
        <Suspense>
          <DraftLink onChange={reloadDraft} />
        </Suspense>
      ) : (
        <HomeNews requestedAt={home.requestedAt} />
      )}
      <HomeTop lead={lead} breaking={breaking} />
      {/* Keeps the footer out of view until all parts are rendered. */}
      <div
        className={`grid gap-12 pt-12 pb-16 sm:gap-18 sm:pt-18 sm:pb-24 ${drawn < parts.length ? 'min-h-[200dvh]' : ''}`}
      >
        {parts.slice(0, drawn)}
      </div>
    </>
  )
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** As tall as the screen, so that the footer does not move when the page arrives. */
function HomeSkeleton() {
  const texts = useBaseTexts().shell
  return (
    <Loading label={texts.loading} className="min-h-dvh">
      <div className="night h-29 border-t border-line" />
      <LeadLayout
        lead={
          <>
            <div className="-mr-(--bleed-right) -ml-(--bleed-left)">
              <Skeleton className="aspect-[390/272] rounded-none sm:aspect-[16/9] lg:aspect-auto lg:h-126" />
            </div>
            <Skeleton className="mt-6 h-5 w-48" />
            <Skeleton className="mt-3 h-10 w-full max-w-160" />
            <Skeleton className="mt-2 h-10 w-2/3 max-w-120" />
          </>
        }
        aside={
          <div className="section-rule grid gap-6">
            {ROWS.map((row) => (
              <Skeleton key={row} className="h-12" />
            ))}
          </div>
        }
      />
    </Loading>
  )
}

// Back navigation renders everything at once, so that the scroll position can be restored.
let wereAllDrawn = false

/**
 * How many parts below the top of the page are rendered: none until the top is painted, then one more per frame, so that the
 * lead story is painted first and input stays responsive.
 */
function useDrawnParts(count: number): number {
  const [drawn, setDrawn] = useState(0)
  const isDone = wereAllDrawn || drawn >= count

  useEffect(() => {
    if (isDone) {
      wereAllDrawn = true
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, isDone])

  return isDone ? count : drawn
}

/** Today's date, the matchday and its fixtures. */
function MatchdayStrip({ matchday }: { readonly matchday: Matchday }) {
  const locale = useLocale()
  const { shell: texts, home: homeTexts } = useBaseTexts()
  const { date, weekday } = useFormats()
  const today = new Date()
  return (
    <FixtureStrip
      title={texts.matchday({ number: matchday.number })}
      titleHref={paths.matchday({ locale, textId: matchday.textId })}
      date={`${weekday(today)}, ${date(today)}`}
      action={
        <Link
          href={paths.matchday({ locale, textId: matchday.textId })}
          // A phone has the matchday in its own bar.
          className="underlined-on-hover inline-flex py-0.5 max-lg:hidden items-center gap-2 rounded-control text-14 font-semibold"
        >
          <Icon icon={Package} size={16} className="text-lamp" />
          {homeTexts.matchdayPage}
        </Link>
      }
      fixtures={matchday.fixtures}
      hrefOf={({ id }) => paths.fixture({ locale, id })}
    />
  )
}

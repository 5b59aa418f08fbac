import { paths } from '@mixed-zone/contract/screens'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { CalendarDays, CircleUserRound, House, Search, Share2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { CookieBanner } from '../../features/cookies/cookie-banner.tsx'
import { cancelAllDownloads } from '../../features/downloads/download-store.ts'
import { DownloadsHost } from '../../features/downloads/downloads.tsx'
import { embargoTermsTexts } from '../../i18n/embargo-terms/embargo-terms-texts.ts'
import { clearViewedPosts } from '../../features/post/viewed-posts.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { currentLocale, useLocale } from '../../i18n/language-store.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { lazyOptional } from '../../load-states/lazy-optional.ts'
import { NotFound, NotFoundContent } from '../../load-states/not-found.tsx'
import { useIsOnline } from '../../load-states/use-is-online.ts'
import { CONTENT_ID } from '../../routing/content-id.ts'
import { useCurrentScreen } from '../../routing/screen-route.ts'
import { onSessionEnd, useSession } from '../../session/session-store.ts'
import { ToastRegion } from '../../ui/components/overlays/toast-region.tsx'
import { OfflineBar } from '../../ui/patterns/offline-bar.tsx'
import { PhoneNav } from '../../ui/patterns/phone-nav.tsx'
import { SkipLink } from '../../ui/patterns/skip-link.tsx'
import { startServiceWorker, useReadAt } from '../offline.ts'
import { FrameFooter } from './frame-footer.tsx'
import { FrameHeader } from './frame-header.tsx'
import { useNavigation } from './use-navigation.ts'

// Lazy: few people have to accept embargo terms.
const EmbargoTermsNotice = lazyOptional(async () => {
  const [{ EmbargoTermsNotice: component }] = await Promise.all([
    import('../../features/embargo-terms/embargo-terms-notice.tsx'),
    loadTexts(currentLocale(), [embargoTermsTexts]),
  ])
  return component
})

// Lazy: used on page not found only.
const NotFoundPage = lazy(() => import('./not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })))

/** Starts the background work of the framed screens, and registers what has to be cleared at the end of a session. */
export function startFrame(): void {
  startServiceWorker()
  onSessionEnd(() => queryClient.clear())
  onSessionEnd(cancelAllDownloads)
  onSessionEnd(clearViewedPosts)
}

/** Header, footer and phone navigation around the screen of the route. */
export function Frame() {
  return (
    <FramedPage>
      <Outlet />
    </FramedPage>
  )
}

/** The frame around the not-found page, for paths without a route. */
export function NotFoundScreen() {
  return (
    <FramedPage>
      <NotFound />
    </FramedPage>
  )
}

function FramedPage({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <FrameLayout>{children}</FrameLayout>
    </QueryClientProvider>
  )
}

function FrameLayout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale()
  const texts = useBaseTexts().shell
  const isLoggedIn = useSession((session) => session.isUserLoggedIn)
  const isOnline = useIsOnline()
  const readAt = useReadAt(useCurrentScreen()?.name ?? null)
  const canHaveEmbargoTerms = useSession(({ permissions }) => permissions.includes('embargo'))
  // Where people arrive and where they look for what is theirs. Above a post, the notice would be in the way.
  const isEmbargoTermsScreen = [paths.home({ locale }), paths.account({ locale })].includes(
    useLocation({ select: ({ pathname }) => pathname }),
  )
  const { time, dateTime } = useFormats()
  const { header, matchday, isPending, home, search, canNavigate } = useNavigation()
  const readText = (at: string) => (isToday(at) ? texts.readAt({ at: time(at) }) : texts.readOn({ at: dateTime(at) }))
  const phoneLinks = [
    { ...home, icon: House },
    { ...search, icon: Search },
    // Reserves the slot, so that the other links do not move.
    ...(isPending ? [null] : []),
    ...(matchday === null ? [] : [{ ...matchday, icon: CalendarDays }]),
    { label: texts.socialMediaShort, href: paths.socialMedia({ locale }), icon: Share2 },
    { label: texts.account, href: paths.account({ locale }), icon: CircleUserRound },
  ]
  return (
    <div data-above-phone-bar className={`flex min-h-dvh flex-col ${canNavigate ? 'max-lg:pb-16' : ''}`}>
      <SkipLink label={texts.skipToContent} target={CONTENT_ID} />
      {/* Nobody can answer it in the studio's miniature of the home page. */}
      {window.parent === window && <CookieBanner />}
      <FrameHeader nav={header} canNavigate={canNavigate} />
      <OfflineBar
        isOffline={!isOnline || readAt !== null}
        word={texts.offlineWord}
        text={readAt === null ? texts.offlineText : readText(readAt)}
      />
      {canHaveEmbargoTerms && isEmbargoTermsScreen && (
        <Suspense>
          <EmbargoTermsNotice />
        </Suspense>
      )}
      {/* At least as tall as the window, so that the footer does not jump while content loads. */}
      <main id={CONTENT_ID} tabIndex={-1} className={isLoggedIn ? 'min-h-dvh flex-1' : 'flex-1'}>
        <NotFoundContent value={NotFoundPage}>{children}</NotFoundContent>
      </main>
      <FrameFooter />
      {canNavigate && <PhoneNav label={texts.phoneNavigation} links={phoneLinks} />}
      {isLoggedIn && <DownloadsHost />}
      <ToastRegion />
    </div>
  )
}

function isToday(moment: string): boolean {
  return new Date(moment).toDateString() === new Date().toDateString()
}

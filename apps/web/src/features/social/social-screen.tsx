import type { SocialPage } from '@mixed-zone/contract/schemas/social'
import { useQuery } from '@tanstack/react-query'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { QuickLinks } from '../../league-ui/lists/quick-links.tsx'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import { socialQuery } from './get-social.ts'
import { socialTexts } from './social-texts.ts'

/** The latest items of the league's accounts by network, and the quick links. */
export function SocialScreen() {
  const title = useBaseTexts().shell.socialMedia
  const texts = useTexts(socialTexts)
  const social = useQuery(socialQuery(useLocale()))
  useDocumentTitle(title)
  if (social.isError && !social.data) return <FailedLoad error={social.error} onRetry={() => void social.refetch()} />
  return (
    <>
      <div className="page-width pt-6 pb-8 lg:pt-10 lg:pb-10">
        <h1 className="headline-48">{title}</h1>
        <p className="measure mt-2 text-18 text-ink2">{texts.intro}</p>
      </div>
      {social.data ? <SocialContent page={social.data} /> : <SocialSkeleton />}
    </>
  )
}

function SocialContent({ page: { accounts, quickLinks } }: { readonly page: SocialPage }) {
  const texts = useTexts(socialTexts)
  return (
    <div className="grid gap-12 pb-16 sm:gap-18 sm:pb-24">
      <QuickLinks links={quickLinks} />
      {accounts.length === 0 && (
        <div className="page-width">
          <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>
        </div>
      )}
      {accounts.map((account) => (
        <AccountSection key={account.id} account={account} />
      ))}
    </div>
  )
}

const CARDS = [1, 2, 3, 4]

/** Skeleton taller than the screen, so that the footer does not move when the accounts arrive. */
function SocialSkeleton() {
  const texts = useBaseTexts().shell
  return (
    <Loading label={texts.loading} className="page-width min-h-dvh pb-16">
      <Skeleton className="h-16" />
      <div className="section-rule mt-12 sm:mt-18">
        <Skeleton className="h-8 w-48" />
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Skeleton className="aspect-video rounded-picture" />
        <div className="grid gap-4">
          {CARDS.map((card) => (
            <Skeleton key={card} className="h-16" />
          ))}
        </div>
      </div>
    </Loading>
  )
}

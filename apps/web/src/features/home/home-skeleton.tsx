import { useBaseTexts } from '../../i18n/base-texts.ts'
import { LeadLayout } from '../../league-ui/lists/lead-layout.tsx'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** The shape of the home page until it is there: as tall as the screen, so that the footer does not have to move. */
export function HomeSkeleton() {
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

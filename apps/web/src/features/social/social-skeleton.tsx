import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'

const CARDS = [1, 2, 3, 4]

/** The shape of the first accounts until they are there: taller than the screen, so that the footer does not have to move. */
export function SocialSkeleton() {
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

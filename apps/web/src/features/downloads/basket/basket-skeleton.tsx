import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'

const LINES = [1, 2, 3, 4]

export function BasketSkeleton() {
  const texts = useBaseTexts().shell
  return (
    <Loading label={texts.loading} className="page-width min-h-dvh pt-8 pb-24 lg:pt-12">
      <Skeleton className="h-10 w-40" />
      <Skeleton className="mt-3 h-6 max-w-140" />
      <Skeleton className="mt-6 h-16" />
      <div className="mt-8 grid gap-4">
        {LINES.map((line) => (
          <div key={line} className="flex items-center gap-4">
            <Skeleton className="h-16 w-24" />
            <Skeleton className="h-5 max-w-100 flex-1" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

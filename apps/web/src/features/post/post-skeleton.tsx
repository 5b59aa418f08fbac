import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'

const ROWS = [1, 2, 3]

/** The shape of a post until it is there: as tall as the screen, so that the footer does not have to move. */
export function PostSkeleton() {
  const texts = useBaseTexts().shell
  return (
    <Loading label={texts.loading} className="page-width min-h-dvh pt-6 pb-24 lg:pt-8">
      <Skeleton className="mb-4 h-5 w-40" />
      <Skeleton className="h-10 max-w-200" />
      <Skeleton className="mt-2 h-10 max-w-140" />
      <Skeleton className="mt-5 h-6 max-w-160" />
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-2">
          {ROWS.map((row) => (
            <div key={row} className="flex gap-2">
              <Skeleton className="h-44 flex-3 rounded-picture sm:h-64" />
              <Skeleton className="h-44 flex-2 rounded-picture sm:h-64" />
            </div>
          ))}
        </div>
        <Skeleton className="h-72 rounded-picture max-lg:hidden" />
      </div>
    </Loading>
  )
}

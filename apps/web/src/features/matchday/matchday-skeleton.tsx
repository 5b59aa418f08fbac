import { ListSkeleton } from '../../league-ui/lists/list-skeleton.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'

/** Skeleton of a matchday or fixture. */
export function MatchdaySkeleton() {
  return (
    <>
      <div className="night border-t border-line">
        <div className="page-width pt-8 pb-10">
          <Skeleton className="h-12 max-w-80" />
          <Skeleton className="mt-6 h-50" />
        </div>
      </div>
      <div className="page-width pt-10">
        <ListSkeleton />
      </div>
    </>
  )
}

import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'

const ROWS = [
  { key: 'first', widths: ['sm:flex-3', 'sm:flex-4', 'sm:flex-2'] },
  { key: 'second', widths: ['sm:flex-2', 'sm:flex-4', 'sm:flex-3'] },
]

/** Placeholder for a list of posts, tall enough that the footer does not shift. */
export function ListSkeleton() {
  const texts = useBaseTexts().shell
  return (
    <Loading label={texts.loading} className="min-h-dvh">
      <div className="grid gap-10">
        {ROWS.map(({ key, widths }) => (
          <div key={key} className="flex gap-5 max-sm:flex-col">
            {widths.map((width) => (
              <div key={width} className={width}>
                <Skeleton className="h-58 rounded-picture" />
                <Skeleton className="mt-3 h-5 w-2/5" />
                <Skeleton className="mt-2 h-6" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  )
}

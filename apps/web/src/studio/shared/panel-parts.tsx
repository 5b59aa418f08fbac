import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { FailedPart } from '../../load-states/failed-load.tsx'
import { classNames } from '../../ui/primitives/class-names.ts'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'

interface PanelBodyProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** The height of the placeholder, if the content is usually higher than that of a panel. */
  readonly skeletonHeight?: string
  readonly children: (data: Data) => ReactNode
}

/** What a panel shows once it is loaded. */
export function PanelBody<Data>({
  query: { data, error, refetch },
  skeletonHeight = 'h-40',
  children,
}: PanelBodyProps<Data>) {
  const { loading } = useBaseTexts().shell
  if (data !== undefined) return children(data)
  if (error !== null) return <FailedPart error={error} onRetry={() => void refetch()} />
  return (
    <Loading label={loading}>
      <Skeleton className="mt-3 h-8 w-56" />
      <Skeleton className={classNames('mt-6', skeletonHeight)} />
    </Loading>
  )
}

/** A line of a panel's list of facts. */
export function FactRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-3 border-t border-line py-2 text-14 last:border-b">
      <dt className="w-26 shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

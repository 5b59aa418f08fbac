import { useQuery } from '@tanstack/react-query'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { NotFound } from '../../load-states/not-found.tsx'
import { registerTypesQuery } from '../../forms/personal/register-types.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useSession } from '../../session/session-store.ts'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { ExportPage } from './export-page.tsx'
import { exportTexts } from './export-texts.ts'

/** Reports for those who may have them. For everybody else there is no such page. */
export function ExportScreen() {
  const mayExport = useSession((session) => session.permissions.includes('export'))
  return mayExport ? <LoadedExport /> : <NotFound />
}

function LoadedExport() {
  const texts = useBaseTexts().shell
  const own = useTexts(exportTexts)
  const types = useQuery({ ...registerTypesQuery(useLocale()), placeholderData: (former) => former })
  useDocumentTitle(own.title)
  if (types.data) return <ExportPage types={types.data} />
  if (types.isError) return <FailedLoad error={types.error} onRetry={() => void types.refetch()} />
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="headline-48">{own.title}</h1>
      <Loading label={texts.loading} className="mt-8 grid gap-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-x-16">
        <Skeleton className="h-160" />
        <Skeleton className="h-160" />
      </Loading>
    </div>
  )
}

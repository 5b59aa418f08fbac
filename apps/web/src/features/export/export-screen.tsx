import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import { previewReport } from '@mixed-zone/contract/endpoints/usage'
import type { Locale } from '@mixed-zone/contract/locales'
import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { bootConfig } from '../../api/boot-config.ts'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { registerTypesQuery } from '../../forms/personal/register-types.ts'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { NotFound } from '../../load-states/not-found.tsx'
import { useSession } from '../../session/session-store.ts'
import { useDebounced } from '../../ui/components/use-debounced.ts'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { ExportForm } from './export-form.tsx'
import { exportTexts } from './export-texts.ts'
import { checkExport, type ExportValues, firstValues, toQuery } from './export-values.ts'
import { ReportPreviewPart } from './preview/report-preview-part.tsx'
import { useReportDownload } from './use-report-download.ts'

/** Reports. Without the permission it is page not found. */
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

const DATE_DEBOUNCE_MS = 300

/** The form on the left, the preview beside it. */
function ExportPage({ types }: { readonly types: RegisterTypes }) {
  const locale = useLocale()
  const texts = useTexts(exportTexts)
  const download = useReportDownload()
  const api = useApiForm<ExportValues>({
    defaultValues: firstValues({ now: new Date(), timeZone: bootConfig.timeZone }),
    check: checkExport,
    send: download.start,
  })
  const values = api.form.watch()
  const isRight = Object.keys(checkExport(values, locale)).length === 0
  const dateStart = useDebounced(values.dateStart, DATE_DEBOUNCE_MS)
  const dateEnd = useDebounced(values.dateEnd, DATE_DEBOUNCE_MS)
  const isSettled = dateStart === values.dateStart && dateEnd === values.dateEnd
  const preview = useQuery({
    ...reportPreviewQuery(locale, { ...values, dateStart, dateEnd }),
    enabled: isRight && isSettled,
  })
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[21rem_minmax(0,1fr)] lg:py-14">
      <div className="min-w-0">
        <h1 className="headline-48">{texts.title}</h1>
        <p className="mt-2 mb-6 text-muted">{texts.intro}</p>
        <ExportForm
          api={api}
          types={types}
          download={download}
          periods={preview.data?.periods}
          rows={isRight ? preview.data?.rows : undefined}
        />
      </div>
      <ReportPreviewPart type={values.exportType} preview={preview} isRight={isRight} />
    </div>
  )
}

/** The preview of the report. Previous figures stay until the next ones arrive; the format does not change them. */
function reportPreviewQuery(locale: Locale, values: ExportValues) {
  const query = { ...toQuery(values), format: undefined }
  return queryOptions({
    queryKey: ['report-preview', locale, query],
    queryFn: ({ signal }) =>
      // Regions and media types are those that the server itself offered.
      orThrow(portal.call(previewReport, query as SentBodyOf<typeof previewReport>, { signal })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
}

import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import { previewReport } from '@mixed-zone/contract/endpoints/usage'
import type { Locale } from '@mixed-zone/contract/locales'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { toQuery, type ExportValues } from './export-values.ts'

/** What the report would hold. The figures in sight stay until the next ones come; the format changes none of them. */
export function reportPreviewQuery(locale: Locale, values: ExportValues) {
  const asked = { ...toQuery(values), format: undefined }
  return queryOptions({
    queryKey: ['report-preview', locale, asked],
    queryFn: ({ signal }) =>
      // Regions and media types are those that the server itself offered.
      orThrow(portal.call(previewReport, asked as SentBodyOf<typeof previewReport>, { signal })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
}

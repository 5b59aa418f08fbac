import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { useQuery } from '@tanstack/react-query'
import { bootConfig } from '../../api/boot-config.ts'
import { useApiForm } from '../../forms/use-api-form.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ExportForm } from './export-form.tsx'
import { useDebounced } from '../../ui/components/use-debounced.ts'
import { exportTexts } from './export-texts.ts'
import { checkExport, type ExportValues, firstValues } from './export-values.ts'
import { reportPreviewQuery } from './get-report-preview.ts'
import { ReportPreviewPart } from './preview/report-preview-part.tsx'
import { useReportDownload } from './use-report-download.ts'

const DATE_DEBOUNCE_MS = 300

/** What to export on the left, what it will hold beside it. */
export function ExportPage({ types }: { readonly types: RegisterTypes }) {
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

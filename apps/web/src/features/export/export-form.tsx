import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { REPORT_FORMATS, REPORT_TYPES, type ReportPreview } from '@mixed-zone/contract/schemas/reports'
import { Download } from 'lucide-react'
import { failureMessage } from '../../api/failure-message.ts'
import { FormField } from '../../forms/form-field.tsx'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Progress } from '../../ui/components/progress.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { RadioGroup } from '../../ui/primitives/radio-group.tsx'
import { exportTexts } from './export-texts.ts'
import type { ExportValues } from './export-values.ts'
import { PeriodFields } from './period-fields.tsx'
import type { ReportDownload } from './use-report-download.ts'
import { WhoseFields } from './whose-fields.tsx'

interface ExportFormProps {
  readonly api: ApiForm<ExportValues>
  readonly types: RegisterTypes
  readonly download: ReportDownload
  readonly periods: ReportPreview['periods'] | undefined
  /** The number of rows; undefined while unknown. */
  readonly rows: number | undefined
}

const TYPES = REPORT_TYPES.toReversed()

/** Report type, period, people and format. Failures keep the chosen values. */
export function ExportForm({ api, types, download, periods, rows }: ExportFormProps) {
  const texts = useTexts(exportTexts)
  const { watch, setValue } = api.form
  // The message about a finished export is about its own choices only.
  const isLastExport = JSON.stringify(download.finished?.values) === JSON.stringify(watch())
  return (
    <form {...api.formProps} className="grid gap-5">
      <ExportAlert of={api} />
      <FormField name="exportType" errors={api.errors} isGroup>
        {() => (
          <RadioGroup
            // The specification's name of the field; the body of the request calls it `exportType`.
            name="export-type"
            choices={TYPES.map((value) => ({ value, ...texts.types[value] }))}
            value={watch('exportType')}
            onChange={(value) => setValue('exportType', value)}
          />
        )}
      </FormField>
      <PeriodFields api={api} periods={periods} />
      <WhoseFields api={api} types={types} />
      <Field label={texts.format} isGroup>
        {() => (
          <RadioGroup
            name="format"
            choices={REPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
            value={watch('format')}
            onChange={(value) => setValue('format', value)}
          />
        )}
      </Field>
      <SendPart
        download={download}
        finished={isLastExport ? download.finished : null}
        isBusy={api.isBusy}
        rows={rows}
      />
    </form>
  )
}

interface SendPartProps extends Pick<ExportFormProps, 'download' | 'rows'> {
  readonly finished: ReportDownload['finished']
  readonly isBusy: boolean
}

function SendPart({ download, finished, isBusy, rows }: SendPartProps) {
  const texts = useTexts(exportTexts)
  const { formatNumber, formatBytes } = useFormats()
  if (download.bytesSoFar !== null) {
    return (
      <Progress
        label={texts.exporting}
        value={null}
        detail={<span className="text-ink">{texts.soFar({ size: formatBytes(download.bytesSoFar) })}</span>}
        onCancel={download.cancel}
      />
    )
  }
  return (
    <>
      <Button type="submit" variant="primary" size="large" icon={Download} isFullWidth isBusy={isBusy}>
        {rows === undefined ? texts.export : texts.exportRows({ count: rows, shown: formatNumber(rows) })}
      </Button>
      {finished !== null && (
        <Alert variant="success" className="wrap-anywhere">
          {texts.finished({ name: finished.name, size: formatBytes(finished.bytes) })}
        </Alert>
      )}
    </>
  )
}

/** Above the form: why there is no report. Invalid fields have their own messages too. */
function ExportAlert({ of: { failure, errors, form } }: { readonly of: ApiForm<ExportValues> }) {
  const { states, errors: messages } = useBaseTexts()
  const texts = useTexts(exportTexts)
  const isWrong = form.formState.isSubmitted && Object.keys(errors).length > 0
  if (failure === null && !isWrong) return null
  const sentence = () => {
    if (failure === null) return messages.validation
    // The only limit on reports.
    return failure.type === 'rate-limit' ? texts.twoAtATime : failureMessage(failure, states)
  }
  return (
    <Alert data-field="alert" tabIndex={-1} variant="error">
      {sentence()}
    </Alert>
  )
}

import { ERRORS } from '@mixed-zone/contract/errors'
import { failureMessage } from '../../api/failure-message.ts'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { useLocale, useWords } from '../../i18n/words.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import type { ExportValues } from './export-values.ts'
import { useExportWords } from './words/export-words.ts'

/** On top of the form: why there is no report. The wrong fields are told beside them as well. */
export function ExportAlert({ of: { failure, errors, form } }: { readonly of: ApiForm<ExportValues> }) {
  const locale = useLocale()
  const states = useWords().states
  const words = useExportWords()
  const isWrong = form.formState.isSubmitted && Object.keys(errors).length > 0
  if (failure === null && !isWrong) return null
  const sentence = () => {
    if (failure === null) return ERRORS.validation.message[locale]
    // The only limit on reports.
    return failure.type === 'rate-limit' ? words.twoAtATime : failureMessage(failure, states)
  }
  return (
    <Alert data-field="alert" tabIndex={-1} variant="error">
      {sentence()}
    </Alert>
  )
}

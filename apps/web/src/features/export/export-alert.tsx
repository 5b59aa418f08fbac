import { failureMessage } from '../../api/failure-message.ts'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Alert } from '../../ui/primitives/alert.tsx'
import { exportTexts } from './export-texts.ts'
import type { ExportValues } from './export-values.ts'

/** On top of the form: why there is no report. The wrong fields are told beside them as well. */
export function ExportAlert({ of: { failure, errors, form } }: { readonly of: ApiForm<ExportValues> }) {
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

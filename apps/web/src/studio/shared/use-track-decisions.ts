import { undoDecisions } from '@mixed-zone/contract/endpoints/studio/requests'
import { failureMessage } from '../../api/failure-message.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { trackJob } from './jobs.ts'
import { sharedTexts } from './shared-texts.ts'
import { studioClient } from './studio-client.ts'
import { offerUndo } from './undo.ts'

interface StartedDecisions {
  readonly jobId: string
  /** "Authorise 12": what is done. */
  readonly label: string
  readonly onEnded?: () => void
}

/** Shows the progress of bulk decisions on requests, and offers to undo them before their mails are sent. */
export function useTrackDecisions() {
  const texts = useTexts(sharedTexts).decisions
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()

  async function undo(jobId: string): Promise<void> {
    const result = await studioClient.call(undoDecisions, { jobId })
    if (result.ok) trackJob({ id: result.value.jobId, label: texts.undoing })
    else toasts.showError(failureMessage(result.failure, states))
  }

  return ({ jobId, label, onEnded }: StartedDecisions) =>
    trackJob({
      id: jobId,
      label,
      onEnded: ({ finished, failed }) => {
        onEnded?.()
        if (finished === failed) return
        offerUndo({
          text: texts.bulkDone({ count: finished - failed, shown: formatNumber(finished - failed) }),
          countdown: texts.mailIn,
          undo: () => void undo(jobId),
        })
      },
    })
}

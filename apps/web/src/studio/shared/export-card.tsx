import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { ApiFailure } from '../../api/failure.ts'
import { failureMessage } from '../../api/failure-message.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Spinner } from '../../ui/primitives/spinner.tsx'
import { DockCard, SHOWN_AFTER_END_MS } from './dock-card.tsx'
import { dismissExport, retryExport, type TrackedExport } from './exports.ts'
import { sharedTexts } from './shared-texts.ts'

/** A file on its way: how much has arrived, or why it has not. */
export function ExportCard({ tracked }: { readonly tracked: TrackedExport }) {
  const texts = useTexts(sharedTexts).exports
  const { ui, states } = useBaseTexts()
  const { formatBytes } = useFormats()
  const { label, state, bytesSoFar, failure } = tracked

  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => dismissExport(tracked), SHOWN_AFTER_END_MS)
    return () => clearTimeout(timer)
  }, [state, tracked])

  const messages = {
    running: texts.soFar({ size: formatBytes(bytesSoFar) }),
    done: texts.done({ size: formatBytes(bytesSoFar) }),
    failed:
      failure instanceof ApiFailure && failure.type === 'rate-limit'
        ? texts.twoAtATime
        : failureMessage(failure, states),
  }
  return (
    <DockCard
      label={label}
      detail={messages[state]}
      isFailed={state === 'failed'}
      icon={
        state === 'running' ? (
          <Spinner size={16} />
        ) : (
          <Icon icon={state === 'done' ? CircleCheck : CircleAlert} size={16} />
        )
      }
      button={
        <IconButton
          icon={X}
          size="small"
          label={state === 'running' ? ui.cancel : ui.close}
          onClick={() => dismissExport(tracked)}
        />
      }
    >
      {state === 'failed' && (
        <button
          type="button"
          onClick={() => retryExport(tracked)}
          className="underlined mt-1 min-h-6 font-semibold sm:max-[80rem]:sr-only"
        >
          {texts.retry}
        </button>
      )}
    </DockCard>
  )
}

import { cancelMails, resendMails } from '@mixed-zone/contract/endpoints/studio/mail'
import type { MailItem } from '@mixed-zone/contract/schemas/studio/mail'
import { useQueryClient } from '@tanstack/react-query'
import { Ban, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { useCommands } from '../../shared/commands.ts'
import { trackJob } from '../../shared/jobs.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { BULK_BUTTON, BulkBar } from '../../shared/table/bulk-bar.tsx'
import type { BulkTarget, RowSelection } from '../../shared/table/row-selection.ts'
import { mailTexts } from './mail-texts.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type BulkKind = 'resend' | 'cancel'

interface BulkDialogProps {
  readonly kind: BulkKind
  readonly target: BulkTarget
  readonly count: number
  readonly onStarted?: () => void
  readonly onClose: () => void
}

/** Asks for the reason, then resends or cancels several mails as a job. */
function BulkDialog({ kind, target, count, onStarted, onClose }: BulkDialogProps) {
  const client = useQueryClient()
  const texts = useTexts(mailTexts)
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const [isBusy, setIsBusy] = useState(false)
  const label = texts.bulk[kind]({ shown: formatNumber(count) })

  async function start(reason: string): Promise<void> {
    setIsBusy(true)
    const endpoint = kind === 'resend' ? resendMails : cancelMails
    const result = await studioClient.call(endpoint, { ...target, reason })
    setIsBusy(false)
    onClose()
    if (result.ok) {
      onStarted?.()
      trackJob({ id: result.value.jobId, label })
      return
    }
    // Others came or went since the number was shown.
    const isChanged = result.failure.type === 'conflict'
    toasts.showError(isChanged ? texts.totalChanged : failureMessage(result.failure, states))
    void client.invalidateQueries({ queryKey: studioKey('mail') })
  }

  return (
    <ReasonDialog
      title={label}
      text={kind === 'resend' ? texts.bulk.resendText : texts.bulk.cancelText}
      confirm={kind === 'resend' ? texts.resendConfirm : texts.cancelConfirm}
      isDanger={kind === 'cancel'}
      isBusy={isBusy}
      onConfirm={(reason) => void start(reason)}
      onClose={onClose}
    />
  )
}

interface MailBulkProps {
  readonly selection: RowSelection
  readonly rows: readonly MailItem[]
  /** All that match. */
  readonly total: number
}

/** Over the list while rows are selected. */
export function MailBulk({ selection, rows, total }: MailBulkProps) {
  const texts = useTexts(mailTexts)
  const { formatNumber } = useFormats()
  const [kind, setKind] = useState<BulkKind | null>(null)
  const target = selection.target(total)
  if (target === null) return null
  const count = selection.isAllMatching ? total : selection.ids.size
  const known = rows.filter(({ id }) => selection.isSelected(id))
  const isAllowed = {
    resend: known.every(({ canBeSentAgain }) => canBeSentAgain),
    cancel: known.every(({ canBeCancelled }) => canBeCancelled),
  }
  return (
    <div className="px-4 pb-3 sm:px-6">
      <BulkBar selection={selection} pageIds={rows.map(({ id }) => id)} total={total}>
        <Button
          variant="quiet"
          size="small"
          icon={Ban}
          isDisabled={!isAllowed.cancel}
          title={isAllowed.cancel ? undefined : texts.bulk.cannotCancel}
          onClick={() => setKind('cancel')}
        >
          {texts.bulk.cancel({ shown: formatNumber(count) })}
        </Button>
        <Button
          size="small"
          icon={RotateCcw}
          isDisabled={!isAllowed.resend}
          title={isAllowed.resend ? undefined : texts.bulk.cannotResend}
          className={BULK_BUTTON}
          onClick={() => setKind('resend')}
        >
          {texts.bulk.resend({ shown: formatNumber(count) })}
        </Button>
      </BulkBar>
      {kind !== null && (
        <BulkDialog
          kind={kind}
          target={target}
          count={count}
          onStarted={selection.clear}
          onClose={() => setKind(null)}
        />
      )}
    </div>
  )
}

/** Sends everything again that was not sent. Nothing is shown if there is nothing. */
export function ResendAll({ count }: { readonly count: number }) {
  const texts = useTexts(mailTexts)
  const { formatNumber } = useFormats()
  const [isAsked, setIsAsked] = useState(false)
  const label = texts.bulk.resend({ shown: formatNumber(count) })
  useCommands(count === 0 ? [] : [{ id: 'mail-resend', label, icon: RotateCcw, run: () => setIsAsked(true) }])
  if (count === 0) return null
  return (
    <>
      <Button variant="primary" size="small" icon={RotateCcw} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <BulkDialog
          kind="resend"
          target={{ filter: { state: 'resendable' }, total: count }}
          count={count}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}

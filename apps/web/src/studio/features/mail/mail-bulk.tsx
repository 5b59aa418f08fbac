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

type BulkAction = 'resend' | 'cancel'

interface BulkDialogProps {
  readonly action: BulkAction
  readonly target: BulkTarget
  readonly count: number
  readonly onStarted?: () => void
  readonly onClose: () => void
}

/** Asks for the reason, then resends or cancels several mails as a job. */
function BulkDialog({ action, target, count, onStarted, onClose }: BulkDialogProps) {
  const client = useQueryClient()
  const texts = useTexts(mailTexts)
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const [isBusy, setIsBusy] = useState(false)
  const label = texts.bulk[action]({ shown: formatNumber(count) })

  async function start(reason: string): Promise<void> {
    // Somebody else has resent all of them while the dialog was open.
    if (count === 0) return void toasts.showError(texts.totalChanged)
    setIsBusy(true)
    const endpoint = action === 'resend' ? resendMails : cancelMails
    const result = await studioClient.call(endpoint, { ...target, reason })
    setIsBusy(false)
    if (result.ok) {
      onClose()
      onStarted?.()
      trackJob({ id: result.value.jobId, label })
      return
    }
    // The matching mails have changed since the count was shown.
    const isChanged = result.failure.type === 'conflict'
    toasts.showError(isChanged ? texts.totalChanged : failureMessage(result.failure, states))
    void client.invalidateQueries({ queryKey: studioKey('mail') })
  }

  return (
    <ReasonDialog
      title={label}
      text={action === 'resend' ? texts.bulk.resendText : texts.bulk.cancelText}
      confirm={action === 'resend' ? texts.resendConfirm : texts.cancelConfirm}
      isDanger={action === 'cancel'}
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

/** Bulk actions, shown above the list while rows are selected. */
export function MailBulk({ selection, rows, total }: MailBulkProps) {
  const texts = useTexts(mailTexts)
  const { formatNumber } = useFormats()
  const [action, setAction] = useState<BulkAction | null>(null)
  const target = selection.target(total)
  if (target === null) {
    // Going back to another tab ends the selection while the dialog is open. The next one must not open it again.
    if (action !== null) setAction(null)
    return null
  }
  const count = selection.isAllMatching ? total : selection.ids.size
  const selectedOnPage = rows.filter(({ id }) => selection.isSelected(id))
  // Those of other pages may allow it. The job says which mails it left as they are.
  const hasOthers = count > selectedOnPage.length
  const canResend = hasOthers || selectedOnPage.some(({ canBeSentAgain }) => canBeSentAgain)
  const canCancel = hasOthers || selectedOnPage.some(({ canBeCancelled }) => canBeCancelled)
  return (
    <div className="px-4 pb-3 sm:px-6">
      <BulkBar
        selection={selection}
        pageIds={rows.map(({ id }) => id)}
        total={total}
        {...(!canResend && { note: texts.bulk.cannotResend })}
      >
        <Button
          variant="quiet"
          size="small"
          icon={Ban}
          isDisabled={!canCancel}
          title={canCancel ? undefined : texts.bulk.cannotCancel}
          onClick={() => setAction('cancel')}
        >
          {texts.bulk.cancel({ shown: formatNumber(count) })}
        </Button>
        <Button
          size="small"
          icon={RotateCcw}
          isDisabled={!canResend}
          title={canResend ? undefined : texts.bulk.cannotResend}
          {...(canResend && { className: BULK_BUTTON })}
          onClick={() => setAction('resend')}
        >
          {texts.bulk.resend({ shown: formatNumber(count) })}
        </Button>
      </BulkBar>
      {action !== null && (
        <BulkDialog
          action={action}
          target={target}
          count={count}
          onStarted={selection.clear}
          onClose={() => setAction(null)}
        />
      )}
    </div>
  )
}

/** Resends every mail that can be resent; renders nothing if there are none. */
export function ResendAll({ count }: { readonly count: number }) {
  const texts = useTexts(mailTexts)
  const { formatNumber } = useFormats()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const label = texts.bulk.resend({ shown: formatNumber(count) })
  useCommands(count === 0 ? [] : [{ id: 'mail-resend', label, icon: RotateCcw, run: () => setIsDialogOpen(true) }])
  // An open dialog stays, with the reason that was typed: mails may fail again.
  if (count === 0 && !isDialogOpen) return null
  return (
    <>
      <Button variant="primary" size="small" icon={RotateCcw} onClick={() => setIsDialogOpen(true)}>
        {label}
      </Button>
      {isDialogOpen && (
        <BulkDialog
          action="resend"
          target={{ filter: { state: 'resendable' }, total: count }}
          count={count}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </>
  )
}

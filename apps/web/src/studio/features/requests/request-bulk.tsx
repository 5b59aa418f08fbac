import { authoriseRequests, rejectRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import type { StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { BULK_BUTTON, BulkBar } from '../../shared/table/bulk-bar.tsx'
import type { RowSelection } from '../../shared/table/row-selection.ts'
import { useTrackDecisions } from '../../shared/use-track-decisions.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { requestsTexts } from './requests-texts.ts'
import type { Decision } from './use-decisions.ts'

interface RequestBulkProps {
  readonly selection: RowSelection
  /** The page in view. */
  readonly rows: readonly StudioRequest[]
  readonly total: number
}

/** Decides the selected requests as a job. */
export function RequestBulk({ selection, rows, total }: RequestBulkProps) {
  const client = useQueryClient()
  const texts = useTexts(requestsTexts)
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const track = useTrackDecisions()
  const [isRejecting, setIsRejecting] = useState(false)
  const count = selection.isAllMatching ? total : selection.ids.size
  const selected = rows.filter(({ id }) => selection.ids.has(id))
  // Says nothing about rows of other pages.
  const areTrustworthy =
    selected.length === count && selected.every(({ evidence }) => evidence.verdict === 'trustworthy')

  async function decide(decision: Decision): Promise<void> {
    const target = selection.target(total)
    if (target === null) return
    const result =
      decision.kind === 'authorise'
        ? await studioClient.call(authoriseRequests, target)
        : await studioClient.call(rejectRequests, { ...target, reason: decision.reason })
    if (!result.ok) {
      // Others came or went since the number was shown.
      toasts.showError(result.failure.type === 'conflict' ? texts.totalChanged : failureMessage(result.failure, states))
      void client.invalidateQueries({ queryKey: studioKey('request') })
      return
    }
    selection.clear()
    track({
      jobId: result.value.jobId,
      label:
        decision.kind === 'authorise'
          ? texts.authoriseCount({ count: formatNumber(count) })
          : texts.rejectMany({ count, shown: formatNumber(count) }),
    })
  }

  if (count === 0) return null
  return (
    <div className="px-4 pb-3 max-sm:pt-3 sm:px-6">
      <BulkBar
        selection={selection}
        pageIds={rows.map(({ id }) => id)}
        total={total}
        {...(areTrustworthy && { note: texts.allTrustworthy })}
      >
        <Button variant="quiet" size="small" onClick={() => setIsRejecting(true)}>
          {texts.reject}
        </Button>
        <Button size="small" icon={Check} className={BULK_BUTTON} onClick={() => void decide({ kind: 'authorise' })}>
          {texts.authoriseCount({ count: formatNumber(count) })}
        </Button>
      </BulkBar>
      {isRejecting && (
        <RejectDialog
          target={{ count }}
          onClose={() => setIsRejecting(false)}
          onReject={(reason) => {
            setIsRejecting(false)
            void decide({ kind: 'reject', reason })
          }}
        />
      )}
    </div>
  )
}

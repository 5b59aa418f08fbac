import {
  endSessionsOfPeople,
  reinstatePeople,
  renewPasswords,
  suspendPeople,
} from '@mixed-zone/contract/endpoints/studio/people'
import type { ListedPerson } from '@mixed-zone/contract/schemas/studio/people'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Ban, KeyRound, LogOut, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx'
import { trackJob } from '../../shared/jobs.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { BULK_BUTTON, BulkBar } from '../../shared/table/bulk-bar.tsx'
import type { ListAnswer } from '../../shared/table/columns.ts'
import type { BulkTarget, RowSelection } from '../../shared/table/row-selection.ts'
import { PEOPLE_KEY } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { SuspendDialog } from './suspend-dialog.tsx'

interface PeopleBulkProps {
  readonly selection: RowSelection
  readonly pageIds: readonly string[]
  readonly total: number
  /** The state that the list is filtered by. */
  readonly state: string | undefined
}

type Question = 'suspend' | 'reinstate' | 'end-sessions' | 'renew'

/** Changes the selected people as a job. */
export function PeopleBulk({ selection, pageIds, total, state }: PeopleBulkProps) {
  const client = useQueryClient()
  const texts = useTexts(peopleTexts)
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(null)
  const count = selection.isAllMatching ? total : selection.ids.size
  const shown = { count, shown: formatNumber(count) }
  const { hasSuspended, hasOthers } = statesOf(client, selection, state)

  async function start(
    label: string,
    call: (target: BulkTarget) => Promise<Result<{ readonly jobId: string }>>,
  ): Promise<void> {
    close()
    const target = selection.target(total)
    if (target === null) return
    const result = await call(target)
    if (result.ok) {
      selection.clear()
      trackJob({ id: result.value.jobId, label })
      return
    }
    // Others came or went since the number was shown.
    const isOutdated = result.failure.type === 'conflict'
    toasts.showError(isOutdated ? texts.bulk.totalChanged : failureMessage(result.failure, states))
    void client.invalidateQueries({ queryKey: PEOPLE_KEY })
  }

  if (count === 0) return null
  return (
    <div className="px-4 pb-3 sm:px-6">
      <BulkBar selection={selection} pageIds={pageIds} total={total}>
        {hasOthers && (
          <>
            <Button variant="quiet" size="small" icon={KeyRound} onClick={() => setQuestion('renew')}>
              {texts.renew}
            </Button>
            <Button variant="quiet" size="small" icon={LogOut} onClick={() => setQuestion('end-sessions')}>
              {texts.bulk.endSessions}
            </Button>
          </>
        )}
        {hasSuspended && (
          <Button
            variant={hasOthers ? 'quiet' : 'secondary'}
            size="small"
            icon={Undo2}
            {...(!hasOthers && { className: BULK_BUTTON })}
            onClick={() => setQuestion('reinstate')}
          >
            {texts.reinstate}
          </Button>
        )}
        {hasOthers && (
          <Button size="small" icon={Ban} className={BULK_BUTTON} onClick={() => setQuestion('suspend')}>
            {texts.suspend}
          </Button>
        )}
      </BulkBar>
      {question === 'suspend' && (
        <SuspendDialog
          title={texts.bulk.suspend(shown)}
          onClose={close}
          onSuspend={(reason) =>
            void start(texts.bulk.suspend(shown), (target) => studioClient.call(suspendPeople, { ...target, reason }))
          }
        />
      )}
      {question === 'reinstate' && (
        <ConfirmDialog
          isDanger={false}
          title={texts.bulk.reinstate(shown)}
          text={texts.bulk.reinstateText}
          confirm={texts.reinstate}
          onClose={close}
          onConfirm={() =>
            void start(texts.bulk.reinstate(shown), (target) => studioClient.call(reinstatePeople, target))
          }
        />
      )}
      {question === 'end-sessions' && (
        <ConfirmDialog
          isDanger={false}
          title={texts.bulk.endSessionsOf(shown)}
          text={texts.bulk.endSessionsText}
          confirm={texts.bulk.endSessions}
          onClose={close}
          onConfirm={() =>
            void start(texts.bulk.endSessionsOf(shown), (target) => studioClient.call(endSessionsOfPeople, target))
          }
        />
      )}
      {question === 'renew' && (
        <ConfirmDialog
          isDanger={false}
          title={texts.bulk.renew(shown)}
          text={texts.bulk.renewText}
          confirm={texts.bulk.renewConfirm}
          onClose={close}
          onConfirm={() => void start(texts.bulk.renew(shown), (target) => studioClient.call(renewPasswords, target))}
        />
      )}
    </div>
  )
}

/** Which kinds of people are selected. Rows that no loaded page has may be of either kind. */
function statesOf(client: QueryClient, { ids, isAllMatching }: RowSelection, filter: string | undefined) {
  if (filter !== undefined) return { hasSuspended: filter === 'suspended', hasOthers: filter !== 'suspended' }
  if (isAllMatching) return { hasSuspended: true, hasOthers: true }
  const pages = client.getQueriesData<ListAnswer<ListedPerson>>({ queryKey: [...PEOPLE_KEY, 'list'] })
  const known = new Map(pages.flatMap(([, page]) => page?.items.map(({ id, state }) => [id, state] as const) ?? []))
  const selected = [...ids].map((id) => known.get(id))
  return {
    hasSuspended: selected.some((state) => state === undefined || state === 'suspended'),
    hasOthers: selected.some((state) => state !== 'suspended'),
  }
}

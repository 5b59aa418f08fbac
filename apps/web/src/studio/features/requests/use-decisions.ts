import { authoriseRequest, rejectRequest, undoDecision } from '@mixed-zone/contract/endpoints/studio/requests'
import type { RejectionReason, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { ListAnswer } from '../../shared/table/columns.ts'
import { offerUndo } from '../../shared/undo.ts'
import { requestName } from './request-columns.tsx'
import { REQUEST_LISTS_KEY, requestQuery } from './request-queries.ts'
import { requestsTexts } from './requests-texts.ts'

export type Decision = { readonly kind: 'authorise' } | { readonly kind: 'reject'; readonly reason: RejectionReason }

type DecidedRequest = Pick<StudioRequest, 'id' | 'name' | 'surnames'>

interface DecisionOptions {
  /** After a decision was undone, unless the screen was left meanwhile. */
  readonly onUndone: (id: string) => void
}

/** Decides requests. A row leaves the list at once, so that the next one can be decided while the call is on its way. */
export function useDecisions({ onUndone }: DecisionOptions) {
  const client = useQueryClient()
  const texts = useTexts(requestsTexts)
  const { mailIn } = useTexts(sharedTexts).decisions
  const { states } = useBaseTexts()
  /** A key can be pressed again before the next request is shown. */
  const sending = useRef(new Set<string>())
  // Undo is also offered on the screen that somebody went on to, which must stay as it is.
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const reload = () => {
    void client.invalidateQueries({ queryKey: studioKey('request') })
    void client.invalidateQueries({ queryKey: studioKey('counts') })
  }

  const send = (id: string, decision: Decision) =>
    decision.kind === 'authorise'
      ? studioClient.call(authoriseRequest, undefined, { params: { id } })
      : studioClient.call(rejectRequest, { reason: decision.reason }, { params: { id } })

  async function hideRow(id: string): Promise<void> {
    // A list that is still loading would bring the row back.
    await client.cancelQueries({ queryKey: REQUEST_LISTS_KEY })
    client.setQueriesData<ListAnswer<StudioRequest>>({ queryKey: REQUEST_LISTS_KEY }, (answer) => {
      const items = answer?.items.filter((item) => item.id !== id)
      if (answer === undefined || items === undefined || items.length === answer.items.length) return answer
      return { ...answer, items, total: answer.total - 1 }
    })
  }

  function showFailure(failure: ApiFailure, request: DecidedRequest, retry?: () => void): void {
    if (failure.type === 'conflict') return void toasts.show(texts.decidedMeanwhile({ name: requestName(request) }))
    const action = retry && { label: states.tryAgain, onPress: retry }
    toasts.show(failureMessage(failure, states), { isError: true, ...(action && { action }) })
  }

  async function undo(request: DecidedRequest): Promise<void> {
    const result = await studioClient.call(undoDecision, undefined, { params: { id: request.id } })
    reload()
    if (result.ok) {
      toasts.show(texts.undone({ name: requestName(request) }))
      if (isMounted.current) onUndone(request.id)
    } else if (result.failure.type === 'conflict') toasts.showError(texts.tooLateToUndo)
    else showFailure(result.failure, request)
  }

  async function decide(request: DecidedRequest, decision: Decision): Promise<void> {
    if (sending.current.has(request.id)) return
    sending.current.add(request.id)
    const startedAt = Date.now()
    await hideRow(request.id)
    const result = await send(request.id, decision)
    sending.current.delete(request.id)
    if (result.ok) {
      const name = requestName(request)
      offerUndo({
        text: decision.kind === 'authorise' ? texts.authorised({ name }) : texts.rejected({ name }),
        countdown: mailIn,
        startedAt,
        undo: () => void undo(request),
      })
    } else showFailure(result.failure, request, () => void decide(request, decision))
    reload()
  }

  return { decide, undo }
}

interface DecidedMeanwhileOptions {
  /** The request in the panel beside the waiting ones. */
  readonly id: string | null
  /** The waiting requests of the page. */
  readonly rowIds: readonly string[]
  /** Whether these were loaded since the screen was opened: cached ones may have been decided before. */
  readonly areRowsCurrent: boolean
  /** Called once if it is still open. */
  readonly onDecided: () => void
}

/**
 * Leaves the request that is open when it is decided by somebody else, which is said, or by a bulk action. One that was decided before the
 * screen was opened, such as by a link of the audit log, stays open.
 */
export function useDecidedMeanwhile({ id, rowIds, areRowsCurrent, onDecided }: DecidedMeanwhileOptions): void {
  const texts = useTexts(requestsTexts)
  const ownId = useSession(({ user }) => user?.id)
  const [{ watchedId, wasWaiting }, setWatched] = useState({ watchedId: id, wasWaiting: false })
  const [leftId, setLeftId] = useState<string | null>(null)
  const { data, isFetching } = useQuery({ ...requestQuery(watchedId ?? ''), enabled: watchedId !== null })
  // While it is loading again, what is known may be older than an undo.
  const known = data !== undefined && data.id === watchedId && !isFetching ? data : null
  const decided = known !== null && known.state !== 'waiting' && wasWaiting && known.id !== leftId ? known : null
  const isListed = watchedId !== null && rowIds.includes(watchedId)
  // Its row may leave the list, and another one be open, before it is known who has decided it.
  const isUnclear = watchedId !== null && !isListed && isFetching
  if (watchedId !== id && decided === null && !isUnclear) setWatched({ watchedId: id, wasWaiting: false })
  else if (!wasWaiting && ((isListed && areRowsCurrent) || known?.state === 'waiting')) {
    setWatched({ watchedId, wasWaiting: true })
  }
  if (known !== null && known.state === 'waiting' && known.id === leftId) setLeftId(null)

  useEffect(() => {
    if (decided === null) return
    setLeftId(decided.id)
    const name = requestName(decided)
    const { decidedBy: who, decidedById } = decided
    if (who === null) toasts.show(texts.decidedMeanwhile({ name }))
    else if (decidedById !== ownId) toasts.show(texts.decidedMeanwhileBy({ name, who }))
    if (decided.id === id) onDecided()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each request
  }, [decided?.id])
}

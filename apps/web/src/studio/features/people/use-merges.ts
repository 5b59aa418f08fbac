import { getMergePreview, mergePeople, undoMerge } from '@mixed-zone/contract/endpoints/studio/people'
import type { MergeCandidate } from '@mixed-zone/contract/schemas/studio/people'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { offerUndo } from '../../shared/undo.ts'
import { PEOPLE_KEY } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { personName } from './person-state-mark.tsx'

export function mergePreviewQuery(id: string, otherId: string) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'merge-preview', id, otherId],
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(getMergePreview, undefined, { params: { id }, query: { otherId }, signal })),
  })
}

interface Merged {
  /** The account that stays. */
  readonly id: string
  readonly mergedId: string
  readonly mergedEmail: string
}

/** Merges two accounts, and separates them again. */
export function useMerges() {
  const client = useQueryClient()
  const texts = useTexts(peopleTexts).merge
  const { states } = useBaseTexts()
  const [isBusy, setIsBusy] = useState(false)

  /** Also after a failure: somebody else may have changed one of them. */
  const reload = () => client.invalidateQueries({ queryKey: PEOPLE_KEY })

  function showFailure(failure: ApiFailure, conflict: string): void {
    // Somebody who cancels the confirmation knows that nothing was done.
    if (failure.type === 'reauthentication') return
    toasts.showError(failure.type === 'conflict' ? conflict : failureMessage(failure, states))
  }

  async function undo({ id, mergedId, mergedEmail }: Merged): Promise<void> {
    setIsBusy(true)
    const result = await studioClient.call(undoMerge, undefined, { params: { id, mergedId } })
    setIsBusy(false)
    if (result.ok) toasts.show(texts.undone({ email: mergedEmail }))
    else showFailure(result.failure, texts.tooLate)
    await reload()
  }

  /** Says whether it was done. */
  async function merge(survivor: MergeCandidate, merged: MergeCandidate): Promise<boolean> {
    setIsBusy(true)
    const result = await studioClient.call(mergePeople, { mergedId: merged.id }, { params: { id: survivor.id } })
    setIsBusy(false)
    if (result.ok) {
      offerUndo({
        text: texts.done({ name: personName(survivor) }),
        countdown: texts.mailIn,
        undo: () => void undo({ id: survivor.id, mergedId: merged.id, mergedEmail: merged.email }),
      })
    } else showFailure(result.failure, texts.meanwhile)
    await reload()
    return result.ok
  }

  return { isBusy, merge, undo }
}

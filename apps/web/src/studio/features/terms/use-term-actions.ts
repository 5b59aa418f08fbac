import {
  createTeam,
  createTerm,
  deleteTerm,
  getTerm,
  mergeTerms,
  undoTermMerges,
} from '@mixed-zone/contract/endpoints/studio/terms'
import type { EditableTermKind, ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Result } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { offerUndo } from '../../shared/undo.ts'
import { TERMS_KEY, termName } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'

/** Merges and deletes, each with its undo. */
export function useTermActions(kind: EditableTermKind) {
  const client = useQueryClient()
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const [isBusy, setIsBusy] = useState(false)

  /** Also after a failure: somebody else may have changed them. */
  const reload = () => client.invalidateQueries({ queryKey: TERMS_KEY })

  const showFailure = (failure: ApiFailure, conflict: string) =>
    toasts.showError(
      failure.type === 'conflict' || failure.type === 'not-found' ? conflict : failureMessage(failure, states),
    )

  async function undoMerges(ids: readonly string[]): Promise<void> {
    setIsBusy(true)
    const result = await studioClient.call(undoTermMerges, { ids: [...ids] })
    setIsBusy(false)
    if (result.ok) toasts.show(texts.mergeDialog.undone)
    else showFailure(result.failure, texts.mergeDialog.tooLate)
    await reload()
  }

  /** Says whether it was done. */
  async function merge(survivor: ListedTerm, mergedIds: readonly string[]): Promise<boolean> {
    setIsBusy(true)
    const result = await studioClient.call(mergeTerms, { kind, survivorId: survivor.id, mergedIds: [...mergedIds] })
    setIsBusy(false)
    if (result.ok) {
      const ids = result.value.merges.map(({ id }) => id)
      offerUndo({
        text: texts.mergeDialog.done({ name: termName(survivor, locale) }),
        countdown: texts.mergeDialog.countdown,
        undo: () => void undoMerges(ids),
      })
    } else showFailure(result.failure, texts.mergeDialog.meanwhile)
    await reload()
    return result.ok
  }

  async function restore(term: ListedTerm): Promise<void> {
    const result = await recreateTerm(kind, term)
    if (result.ok) toasts.show(texts.restored({ name: termName(term, locale) }))
    else showFailure(result.failure, texts.changedMeanwhile)
    await reload()
  }

  /** What its undo needs is loaded first for a row of another page. */
  async function removeOne(id: string, listed: readonly ListedTerm[]): Promise<Result<ListedTerm>> {
    const params = { kind, id }
    const value = listed.find((term) => term.id === id)
    const term = value ? ({ ok: true, value } as const) : await studioClient.call(getTerm, undefined, { params })
    if (!term.ok) return term
    const result = await studioClient.call(deleteTerm, undefined, { params })
    return result.ok ? term : result
  }

  /** `listed` are those in view. Returns the ids of those that were deleted; what is in use stays. */
  async function remove(ids: readonly string[], listed: readonly ListedTerm[]): Promise<readonly string[]> {
    setIsBusy(true)
    const removed: string[] = []
    let inUse = 0
    for (const id of ids) {
      const result = await removeOne(id, listed)
      if (result.ok) {
        const term = result.value
        removed.push(id)
        offerUndo({
          text: texts.removed({ name: termName(term, locale) }),
          countdown: texts.removedCountdown,
          undo: () => void restore(term),
        })
      } else if (result.failure.type === 'conflict') inUse += 1
      else toasts.showError(failureMessage(result.failure, states))
    }
    setIsBusy(false)
    if (inUse > 0) toasts.showError(texts.someInUse({ count: inUse, shown: formatNumber(inUse) }))
    await reload()
    return removed
  }

  return { isBusy, merge, undoMerges, remove }
}

/** Nothing used it, so that a new row with the same text id is the same. */
function recreateTerm(kind: EditableTermKind, { names, textId, club, player }: ListedTerm) {
  if (kind !== 'teams' || !club) {
    const body = { names, textId, teamId: player?.team?.id ?? null }
    return studioClient.call(createTerm, body, { params: { kind } })
  }
  const { shortName, code, city, stadium, coach, mainColour, secondColour, contact } = club
  return studioClient.call(createTeam, {
    name: names.es,
    textId,
    shortName,
    code,
    city,
    stadium,
    coach,
    mainColour,
    secondColour,
    contactId: contact?.id ?? null,
  })
}

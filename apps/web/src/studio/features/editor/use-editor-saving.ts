import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { checklistQuery } from '../../shared/publish/post-queries.ts'
import type { Saving } from '../../shared/save-state.tsx'
import type { OpenPostDocument } from './document/post-document.ts'
import type { Facts } from './facts/use-facts.ts'

/** Texts and facts together: what is worse is shown. */
export function useEditorSaving(opened: OpenPostDocument, facts: Facts): Saving {
  const { saveState } = useStore(opened.status)
  if (facts.conflicts.length > 0) return { kind: 'conflict', changes: facts.conflicts.length }
  if (saveState.kind === 'refused') return { kind: 'failed' }
  if (saveState.kind === 'offline' || facts.saving === 'offline') {
    const changes = (saveState.kind === 'offline' ? saveState.changes : 0) + facts.unsavedCount
    return { kind: 'offline', changes }
  }
  if (saveState.kind !== 'saved' || facts.saving === 'saving') return { kind: 'saving' }
  const at = Math.max(saveState.at ?? 0, facts.savedAt ?? 0)
  return at === 0 ? { kind: 'none' } : { kind: 'saved', at, undo: null }
}

const CHECK_AFTER_MS = 1_000

/** Checks what is missing again once somebody has stopped writing. */
export function useFreshChecklist(opened: OpenPostDocument, postId: string): void {
  const client = useQueryClient()
  const { saveState } = useStore(opened.status)
  const savedAt = saveState.kind === 'saved' ? saveState.at : null
  useEffect(() => {
    if (savedAt === null) return
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: checklistQuery(postId).queryKey })
    }, CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [client, postId, savedAt])
}

const MAX_WAIT_MS = 5_000

/** Waits until the server has stored the texts, before they are published. */
export function untilSaved({ status }: OpenPostDocument): Promise<void> {
  const isSaved = () => status.getState().saveState.kind === 'saved'
  if (isSaved()) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = status.subscribe(() => isSaved() && finish())
    const timer = setTimeout(finish, MAX_WAIT_MS)
  })
}

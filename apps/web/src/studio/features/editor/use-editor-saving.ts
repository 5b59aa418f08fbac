import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { checklistQuery, postDetailQuery } from '../../shared/publish/post-queries.ts'
import { isReleased } from '../../shared/publish/publish-steps.ts'
import type { Saving } from '../../shared/save-state.tsx'
import type { OpenPostDocument } from './document/post-document.ts'
import type { Facts } from './facts/use-facts.ts'

/** How what is saved beside the texts is saved. */
interface SavedFields extends Pick<Facts, 'saving' | 'unsavedCount' | 'savedAt'> {
  readonly conflicts: readonly unknown[]
  readonly refusals: readonly unknown[]
  /** How many calls outside the queue have failed so far. Their changes are undone on the screen. */
  readonly failedCalls?: number
}

/** Facts and captions together: what is worse counts. */
function joinSaving(one: SavedFields, other: SavedFields): SavedFields {
  const both = [one.saving, other.saving]
  return {
    saving: both.includes('offline') ? 'offline' : both.includes('saving') ? 'saving' : 'idle',
    unsavedCount: one.unsavedCount + other.unsavedCount,
    savedAt: Math.max(one.savedAt ?? 0, other.savedAt ?? 0) || null,
    conflicts: [...one.conflicts, ...other.conflicts],
    refusals: [...one.refusals, ...other.refusals],
    failedCalls: (one.failedCalls ?? 0) + (other.failedCalls ?? 0),
  }
}

/** How texts, facts and files are saved together, and whether the post can be published. */
export function useEditorSaving(opened: OpenPostDocument, fields: readonly [SavedFields, ...SavedFields[]]) {
  const saved = fields.reduce(joinSaving)
  const saving = useSaving(opened, saved)
  return {
    saving,
    hasConflicts: saved.conflicts.length > 0,
    block: findPublishBlock(saved, saving),
    untilSaved: useUntilSaved(opened, saved),
  }
}

/** Texts and facts together: what is worse is shown. */
function useSaving(opened: OpenPostDocument, facts: SavedFields): Saving {
  const { saveState } = useStore(opened.status)
  if (facts.conflicts.length > 0) return { kind: 'conflict', changes: facts.conflicts.length }
  if (saveState.kind === 'refused' || facts.refusals.length > 0) return { kind: 'failed' }
  if (saveState.kind === 'offline' || facts.saving === 'offline') {
    const changes = (saveState.kind === 'offline' ? saveState.changes : 0) + facts.unsavedCount
    return { kind: 'offline', changes }
  }
  if (saveState.kind !== 'saved' || facts.saving === 'saving') return { kind: 'saving' }
  const at = Math.max(saveState.at ?? 0, facts.savedAt ?? 0)
  return at === 0 ? { kind: 'none' } : { kind: 'saved', at, undo: null }
}

/** Why nothing can be published at the moment. */
type PublishBlock = 'conflict' | 'offline' | 'refusedField' | 'refused'

function findPublishBlock(fields: SavedFields, saving: Saving): PublishBlock | null {
  if (fields.conflicts.length > 0) return 'conflict'
  if (saving.kind === 'offline') return 'offline'
  if (fields.refusals.length > 0) return 'refusedField'
  return saving.kind === 'failed' ? 'refused' : null
}

/** A post in the trash takes no changes: they are sent as soon as somebody has restored it. */
export function useResumeAfterTrash(opened: OpenPostDocument, { id, state }: Pick<PostDetail, 'id' | 'state'>): void {
  const client = useQueryClient()
  const { saveState } = useStore(opened.status)
  const isInTrash = saveState.kind === 'refused' && saveState.reason === 'trash'
  useEffect(() => {
    if (!isInTrash) return
    let isCancelled = false
    // The refusal may arrive before the event that tells of the trash: then the cached state is out of date.
    client
      .fetchQuery({ ...postDetailQuery(id), staleTime: 0 })
      .then((post) => {
        if (!isCancelled && post.state !== 'trash') opened.reconnect()
      })
      // Loaded again once there is a connection.
      .catch(() => undefined)
    return () => {
      isCancelled = true
    }
  }, [client, opened, id, state, isInTrash])
}

const CHECK_AFTER_MS = 1_000

/** Checks what is missing again once somebody has stopped writing, and whether a post that is out has changes now. */
export function useFreshChecklist(opened: OpenPostDocument, { id, state, hasChanges }: PostDetail): void {
  const client = useQueryClient()
  const { saveState } = useStore(opened.status)
  const savedAt = saveState.kind === 'saved' ? saveState.at : null
  const isUnchanged = isReleased({ state }) && !hasChanges
  useEffect(() => {
    if (savedAt === null) return
    const timer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: checklistQuery(id).queryKey })
      // Without it, nothing would offer to update the post.
      if (isUnchanged) void client.invalidateQueries({ queryKey: postDetailQuery(id).queryKey })
    }, CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [client, id, savedAt, isUnchanged])
}

const MAX_WAIT_MS = 5_000
const POLL_MS = 50

/** Waits until the server has stored texts and facts, before they are published. False if it has not after five seconds, or refused one. */
function useUntilSaved({ status }: OpenPostDocument, facts: SavedFields): () => Promise<boolean> {
  const latest = useRef(facts)
  useEffect(() => {
    latest.current = facts
  }, [facts])
  return async () => {
    const isSaved = () => status.getState().saveState.kind === 'saved' && latest.current.unsavedCount === 0
    const { failedCalls } = latest.current
    const until = Date.now() + MAX_WAIT_MS
    while (!isSaved() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const { conflicts, refusals } = latest.current
    return isSaved() && conflicts.length + refusals.length === 0 && latest.current.failedCalls === failedCalls
  }
}

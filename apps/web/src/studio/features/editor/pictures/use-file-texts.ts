import type { AssetTexts, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../../../api/client.ts'
import { ApiFailure } from '../../../../api/failure.ts'
import { useSession } from '../../../../session/session-store.ts'
import { checklistQuery, postDetailQuery } from '../../../shared/publish/post-queries.ts'
import { unsavedFileTexts } from '../unsaved-fields.ts'
import { useMapState } from '../use-map-state.ts'
import { type QueuedChange, useSaveQueue } from '../use-save-queue.ts'
import { createTextBatch } from './text-batch.ts'
import {
  addCameraTexts,
  applyTexts,
  changesOf,
  mergeTexts,
  type TextChanges,
  type TextKey,
  textsOf,
  toRequest,
} from './merge-texts.ts'

/** Texts of a file that somebody else has changed meanwhile. */
export interface FileConflict {
  readonly assetId: string
  readonly contested: readonly TextKey[]
  readonly mine: AssetTexts
  readonly theirs: AssetTexts
  readonly mineAt: number
}

export type FileTexts = ReturnType<typeof useFileTexts>

const SAVE_AFTER_MS = 600

/** Saves the texts of each file a moment after they were typed, with the version that the person started from. */
export function useFileTexts(detail: PostDetail) {
  const { id } = detail
  const client = useQueryClient()
  const [conflicts, setConflicts] = useState<readonly FileConflict[]>([])
  const [unsaved] = useState(() => unsavedFileTexts(id))
  const [batch] = useState(() => createTextBatch(id))
  /** As typed, while the file is edited: the server removes spaces at both ends. */
  const [typed, changeTyped] = useMapState<string, AssetTexts>()
  /** Files whose texts are no longer edited. Until they are saved, they are shown as typed. */
  const leftAssetIds = useRef(new Set<string>())
  /** What the person started from. */
  const bases = useRef(new Map<string, StudioAsset>())
  /** What this tab has saved: a key may be pressed before it is rendered. */
  const latestSaved = useRef(new Map<string, StudioAsset>())
  /** What was saved in this moment: filling down saves hundreds of files with one answer. */
  const justSaved = useRef(new Map<string, StudioAsset>())
  /** One object for each version of a file: rows and tiles with the same texts are not rendered again. */
  const [storedTexts] = useState(() => new WeakMap<StudioAsset, AssetTexts>())
  const { queryKey } = postDetailQuery(id)
  const queue = useSaveQueue<string, TextChanges, StudioAsset>({
    unsaved,
    send,
    onSaved: keepSaved,
    onConflict: merge,
  })
  // After the queue, which sends what waits when the editor is left.
  useEffect(() => () => batch.flush(), [batch])

  const findStored = (assetId: string) =>
    (client.getQueryData<PostDetail>(queryKey) ?? detail).assets.find((asset) => asset.id === assetId)

  async function send(assetId: string, { value, version }: QueuedChange<TextChanges>): Promise<Result<StudioAsset>> {
    const stored = findStored(assetId)
    if (stored === undefined) return { ok: false, failure: new ApiFailure('not-found') }
    const base = bases.current.get(assetId) ?? stored
    // After the tab was closed, what the person started from is known only while it has not changed.
    if (base.version !== version) return { ok: false, failure: new ApiFailure('conflict') }
    return batch.save({ assetId, texts: { ...toRequest(value), version } })
  }

  /** Adds what somebody else has saved to what was typed. Returns whether to save the result. */
  async function merge(assetId: string, { version, ...sent }: QueuedChange<TextChanges>): Promise<boolean> {
    const { token } = useSession.getState()
    await client.refetchQueries({ queryKey })
    // What was typed in one session is not merged in the next one.
    if (token !== useSession.getState().token) return false
    // More may have been typed meanwhile.
    const { value, at } = queue.waiting(assetId) ?? sent
    const stored = findStored(assetId)
    // Deleted: the next attempt says so.
    if (stored === undefined) return true
    if (stored.version === version) return false
    const base = bases.current.get(assetId)
    const { mergedWithMine, mergedWithTheirs, contested } = mergeTexts({
      base: base ? textsOf(base) : null,
      changes: value,
      stored,
    })
    bases.current.set(assetId, stored)
    if (contested.length === 0) {
      if (changeTyped.get(assetId) !== undefined) changeTyped.set(assetId, mergedWithMine)
      queue.enqueue(assetId, { value: changesOf(textsOf(stored), mergedWithMine), version: stored.version })
      return true
    }
    const conflict = { assetId, contested, mine: mergedWithMine, theirs: mergedWithTheirs, mineAt: at }
    setConflicts((before) => [...before.filter((one) => one.assetId !== assetId), conflict])
    stopTyping(assetId)
    queue.dequeue(assetId)
    return false
  }

  function keepSaved(assetId: string, saved: StudioAsset): void {
    const waiting = queue.waiting(assetId)
    const before = textsOf(bases.current.get(assetId) ?? saved)
    bases.current.set(assetId, saved)
    latestSaved.current.set(assetId, saved)
    const texts = changeTyped.get(assetId)
    if (texts !== undefined) changeTyped.set(assetId, addCameraTexts(texts, before, saved))
    if (waiting !== undefined) {
      // Typed while the request was on its way: what has to be saved is the difference from what is stored now.
      const wanted = addCameraTexts(applyTexts(before, waiting.value), before, saved)
      const changes = changesOf(textsOf(saved), wanted)
      if (Object.keys(changes).length === 0) queue.forget(assetId)
      else queue.enqueue(assetId, { ...waiting, value: changes, version: saved.version })
    }
    stopTypingIfLeft(assetId)
    if (justSaved.current.size === 0) queueMicrotask(cacheJustSaved)
    justSaved.current.set(assetId, saved)
  }

  function cacheJustSaved(): void {
    const saved = justSaved.current
    justSaved.current = new Map()
    client.setQueryData<PostDetail>(
      queryKey,
      (data) => data && { ...data, assets: data.assets.map((asset) => saved.get(asset.id) ?? asset) },
    )
    void client.invalidateQueries({ queryKey: checklistQuery(id).queryKey })
  }

  /** Shows what is stored again. */
  function stopTyping(assetId: string): void {
    leftAssetIds.current.delete(assetId)
    bases.current.delete(assetId)
    changeTyped.delete(assetId)
  }

  function stopTypingIfLeft(assetId: string): void {
    if (leftAssetIds.current.has(assetId) && queue.waiting(assetId) === undefined) stopTyping(assetId)
  }

  function save(asset: StudioAsset, shown: AssetTexts): void {
    leftAssetIds.current.delete(asset.id)
    const saved = latestSaved.current.get(asset.id)
    const isOld = !bases.current.has(asset.id) && saved !== undefined && saved.version > asset.version
    const base = bases.current.get(asset.id) ?? (isOld ? saved : asset)
    const value = isOld ? applyTexts(textsOf(saved), changesOf(textsOf(asset), shown)) : shown
    bases.current.set(asset.id, base)
    changeTyped.set(asset.id, value)
    const changes = changesOf(textsOf(base), value)
    // Typed and deleted again.
    if (Object.keys(changes).length === 0 && !queue.isBusy(asset.id)) return queue.forget(asset.id)
    queue.enqueue(asset.id, { value: changes, version: base.version })
    queue.flushLater(asset.id, SAVE_AFTER_MS)
  }

  return {
    /** As typed, else as stored. */
    valueOf(asset: StudioAsset): AssetTexts {
      const stored = storedTexts.get(asset) ?? textsOf(asset)
      storedTexts.set(asset, stored)
      const draft = queue.drafts.get(asset.id)
      return typed.get(asset.id) ?? (draft === undefined ? stored : applyTexts(stored, draft))
    },
    saving: queue.saving,
    unsavedCount: queue.unsavedCount,
    savedAt: queue.savedAt,
    conflicts,
    refusals: queue.refusals,
    save,
    /** The file is no longer edited: saves at once, and shows what is stored from then on. */
    async leave(assetId: string): Promise<void> {
      leftAssetIds.current.add(assetId)
      await queue.flush(assetId)
      stopTypingIfLeft(assetId)
    },
    /** Ends a conflict with one of the two values. */
    resolve(assetId: string, choice: 'mine' | 'theirs'): void {
      const conflict = conflicts.find((one) => one.assetId === assetId)
      const stored = findStored(assetId)
      setConflicts((before) => before.filter((one) => one.assetId !== assetId))
      unsaved.delete(assetId)
      if (conflict === undefined || stored === undefined) return
      save(stored, conflict[choice])
      void queue.flush(assetId).then(() => stopTyping(assetId))
    },
    /** Gives up what was refused. */
    discard(assetId: string): void {
      stopTyping(assetId)
      queue.forget(assetId)
    },
  }
}

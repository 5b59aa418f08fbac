import { saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import type { AssetTexts, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureMessage } from '../../../../api/failure-message.ts'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { checklistQuery, postDetailQuery } from '../../../shared/publish/post-queries.ts'
import { studioClient } from '../../../shared/studio-client.ts'
import { mergeTexts, type TextKey, textsOf } from './merge-texts.ts'
import { useRetryWhileOffline } from '../use-retry-while-offline.ts'

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
  const { states } = useBaseTexts()
  const [drafts, setDrafts] = useState<Readonly<Record<string, AssetTexts>>>({})
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const [conflicts, setConflicts] = useState<readonly FileConflict[]>([])
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const bases = useRef(new Map<string, StudioAsset>())
  const queue = useRef(new Map<string, AssetTexts>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const busy = useRef(new Set<string>())
  const { queryKey } = postDetailQuery(id)

  const findStored = (assetId: string) =>
    (client.getQueryData<PostDetail>(queryKey) ?? detail).assets.find((asset) => asset.id === assetId)

  function enqueue(assetId: string, value: AssetTexts): void {
    queue.current.set(assetId, value)
    setDrafts((before) => ({ ...before, [assetId]: value }))
    setUnsaved((before) => new Set([...before, assetId]))
  }

  function settle(assetId: string): void {
    queue.current.delete(assetId)
    setUnsaved((before) => new Set([...before].filter((other) => other !== assetId)))
  }

  /** Shows what is stored again. */
  function forget(assetId: string): void {
    settle(assetId)
    bases.current.delete(assetId)
    setDrafts(({ [assetId]: _removed, ...rest }) => rest)
  }

  async function flush(assetId: string): Promise<void> {
    clearTimeout(timers.current.get(assetId))
    if (busy.current.has(assetId)) return
    busy.current.add(assetId)
    for (let value = queue.current.get(assetId); value !== undefined; value = queue.current.get(assetId)) {
      if (!(await send(assetId, value))) break
    }
    busy.current.delete(assetId)
  }

  /** Returns whether to go on with what was typed meanwhile. */
  async function send(assetId: string, value: AssetTexts): Promise<boolean> {
    const base = bases.current.get(assetId)
    if (base === undefined) return false
    const body = { ...value, version: base.version }
    const result = await studioClient.call(saveAssetTexts, body, { params: { id, assetId } })
    if (result.ok) {
      setIsOffline(false)
      setSavedAt(Date.now())
      keepSaved(result.value)
      if (queue.current.get(assetId) === value) settle(assetId)
      return true
    }
    if (result.failure.type === 'network') {
      setIsOffline(true)
      return false
    }
    if (result.failure.type === 'conflict') return merge(base, value)
    toasts.showError(failureMessage(result.failure, states))
    forget(assetId)
    return false
  }

  /** Adds what somebody else has saved to what was typed. Returns whether to save the result. */
  async function merge(base: StudioAsset, mine: AssetTexts): Promise<boolean> {
    await client.refetchQueries({ queryKey })
    const stored = findStored(base.id)
    if (stored === undefined || stored.version === base.version) return false
    const merged = mergeTexts({ base: textsOf(base), mine, theirs: textsOf(stored) })
    if (merged.contested.length === 0) {
      bases.current.set(base.id, stored)
      enqueue(base.id, merged.mine)
      return true
    }
    setConflicts((before) => [
      ...before.filter(({ assetId }) => assetId !== base.id),
      { assetId: base.id, ...merged, mineAt: Date.now() },
    ])
    forget(base.id)
    return false
  }

  function keepSaved(saved: StudioAsset): void {
    bases.current.set(saved.id, saved)
    client.setQueryData<PostDetail>(queryKey, (before) => {
      if (before === undefined) return before
      return { ...before, assets: before.assets.map((asset) => (asset.id === saved.id ? saved : asset)) }
    })
    void client.invalidateQueries({ queryKey: checklistQuery(id).queryKey })
  }

  useRetryWhileOffline(isOffline, () => {
    for (const assetId of queue.current.keys()) void flush(assetId)
  })

  function save(asset: StudioAsset, value: AssetTexts): void {
    if (!bases.current.has(asset.id)) bases.current.set(asset.id, asset)
    enqueue(asset.id, value)
    clearTimeout(timers.current.get(asset.id))
    timers.current.set(
      asset.id,
      setTimeout(() => void flush(asset.id), SAVE_AFTER_MS),
    )
  }

  return {
    /** As typed, else as stored. */
    valueOf: (asset: StudioAsset): AssetTexts => drafts[asset.id] ?? textsOf(asset),
    saving: unsaved.size === 0 ? ('idle' as const) : isOffline ? ('offline' as const) : ('saving' as const),
    unsavedCount: unsaved.size,
    savedAt,
    conflicts,
    save,
    /** The file is no longer edited: saves at once, and shows what is stored from then on. */
    async leave(assetId: string): Promise<void> {
      await flush(assetId)
      if (!queue.current.has(assetId)) forget(assetId)
    },
    /** Ends a conflict with one of the two values. */
    resolve(assetId: string, choice: 'mine' | 'theirs'): void {
      const conflict = conflicts.find((one) => one.assetId === assetId)
      const stored = findStored(assetId)
      setConflicts((before) => before.filter((one) => one.assetId !== assetId))
      if (conflict === undefined || stored === undefined) return
      save(stored, conflict[choice])
      void flush(assetId)
    },
  }
}

import { saveAssetDetails, setAssetStates } from '@mixed-zone/contract/endpoints/studio/files'
import type { AssetDetails, AssetState } from '@mixed-zone/contract/schemas/studio/asset-details'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Result } from '../../../../api/client.ts'
import { failureMessage } from '../../../../api/failure-message.ts'
import { ApiFailure } from '../../../../api/failure.ts'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { checklistQuery, postDetailQuery } from '../../../shared/publish/post-queries.ts'
import { studioClient } from '../../../shared/studio-client.ts'
import { unsavedFileDetails } from '../unsaved-fields.ts'
import { type QueuedChange, useSaveQueue } from '../use-save-queue.ts'
import { orderAssets } from './file-order.ts'

export type DetailsChange = Readonly<Partial<AssetDetails>>

export type FileDetails = ReturnType<typeof useFileDetails>

/** An arrow key that is held down changes the focal point many times a second. */
const SAVE_AFTER_MS = 400

/** Saves focal point, frame, players and minute of each file. What others have changed of the same file stays. */
export function useFileDetails(detail: PostDetail) {
  const { id } = detail
  const client = useQueryClient()
  const { states } = useBaseTexts()
  const [unsaved] = useState(() => unsavedFileDetails(id))
  const [runningCalls, setRunningCalls] = useState(0)
  const [failedCalls, setFailedCalls] = useState(0)
  const { queryKey } = postDetailQuery(id)
  const queue = useSaveQueue<string, DetailsChange, StudioAsset>({
    unsaved,
    send,
    onSaved: (_assetId, saved) => keepSaved([saved]),
    async onConflict() {
      await client.refetchQueries({ queryKey })
      return true
    },
  })

  const findStored = (assetId: string) =>
    (client.getQueryData<PostDetail>(queryKey) ?? detail).assets.find((asset) => asset.id === assetId)

  async function send(assetId: string, { value }: QueuedChange<DetailsChange>): Promise<Result<StudioAsset>> {
    const stored = findStored(assetId)
    if (stored === undefined) return { ok: false, failure: new ApiFailure('not-found') }
    const body = { ...stored.details, ...value, version: stored.detailsVersion }
    return studioClient.call(saveAssetDetails, body, { params: { id, assetId } })
  }

  function keepSaved(saved: readonly StudioAsset[]): void {
    replaceAssets((asset) => saved.find((one) => one.id === asset.id) ?? asset)
    void client.invalidateQueries({ queryKey: checklistQuery(id).queryKey })
  }

  function replaceAssets(replace: (asset: StudioAsset) => StudioAsset): void {
    client.setQueryData<PostDetail>(queryKey, (data) => data && { ...data, assets: data.assets.map(replace) })
  }

  /** Saves outside the queue, and says why it failed. Publishing waits for it. */
  async function saveNow<Answer>(
    call: Promise<Result<Answer>>,
    listSaved: (answer: Answer) => readonly StudioAsset[],
  ): Promise<boolean> {
    setRunningCalls((before) => before + 1)
    const result = await call.finally(() => setRunningCalls((before) => before - 1))
    if (result.ok) keepSaved(listSaved(result.value))
    else {
      setFailedCalls((before) => before + 1)
      toasts.showError(failureMessage(result.failure, states))
    }
    return result.ok
  }

  /** At once on the screen. If it is not saved, what is stored is shown again. */
  async function setState(ids: readonly string[], state: AssetState): Promise<boolean> {
    replaceAssets((asset) => (ids.includes(asset.id) ? { ...asset, details: { ...asset.details, state } } : asset))
    const call = studioClient.call(setAssetStates, { ids: [...ids], state }, { params: { id } })
    const isSaved = await saveNow(call, ({ assets }) => assets)
    if (!isSaved) void client.invalidateQueries({ queryKey })
    return isSaved
  }

  const { drafts } = queue
  const withDrafts = useCallback(
    (asset: StudioAsset): StudioAsset => {
      const draft = drafts.get(asset.id)
      return draft === undefined ? asset : { ...asset, details: { ...asset.details, ...draft } }
    },
    [drafts],
  )

  return {
    /** The file with what is being saved. */
    withDrafts,
    saving: queue.saving,
    unsavedCount: queue.unsavedCount + runningCalls,
    failedCalls,
    savedAt: queue.savedAt,
    refusals: queue.refusals,
    conflicts: [],
    save(asset: StudioAsset, change: DetailsChange): void {
      const value = { ...queue.waiting(asset.id)?.value, ...change }
      queue.enqueue(asset.id, { value, version: asset.detailsVersion })
      queue.flushLater(asset.id, SAVE_AFTER_MS)
    },
    setState,
    /** Sends a change that the server answers with the file. */
    saveFileNow: (call: Promise<Result<StudioAsset>>) => saveNow(call, (saved) => [saved]),
  }
}

/** The files of a post in their order, with what is being saved. Those that were removed are not kept, those set aside are not used. */
export function useOrderedAssets({ assets }: PostDetail, order: readonly string[], { withDrafts }: FileDetails) {
  const all = useMemo(() => orderAssets(assets, order).map(withDrafts), [assets, order, withDrafts])
  const kept = useMemo(() => all.filter(({ details }) => details.state !== 'removed'), [all])
  return { all, kept, used: kept.filter(({ details }) => details.state === 'used') }
}

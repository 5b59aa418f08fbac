import { maxBodyBytesOf } from '@mixed-zone/contract/endpoint'
import { saveManyAssetTexts } from '@mixed-zone/contract/endpoints/studio/files'
import { saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import { MAX_SELECTED_ASSETS } from '@mixed-zone/contract/schemas/studio/files'
import type { AssetTextsChange, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { Result } from '../../../../api/client.ts'
import { ApiFailure } from '../../../../api/failure.ts'
import { studioClient } from '../../../shared/studio-client.ts'

interface TextsToSave {
  readonly assetId: string
  readonly texts: AssetTextsChange
}

interface PendingSave extends TextsToSave {
  readonly resolve: (result: Result<StudioAsset>) => void
}

const COLLECT_MS = 20

/** Less than the server takes, for what surrounds the changes. */
const MAX_BATCH_BYTES = maxBodyBytesOf(saveManyAssetTexts) - 1024

/** One file may have caused these failures: each file is then saved by itself. */
const SINGLE_FILE_FAILURES: ReadonlySet<string> = new Set(['not-found', 'validation'])

const toChange = ({ assetId, texts }: TextsToSave) => ({ assetId, texts: { ...texts } })

/** As few as possible, each small enough for one request. */
function splitIntoBatches(pending: readonly PendingSave[]): PendingSave[][] {
  const batches: PendingSave[][] = []
  let batchBytes = 0
  for (const save of pending) {
    const bytes = new TextEncoder().encode(`${JSON.stringify(toChange(save))},`).length
    const batch = batches.at(-1)
    if (batch !== undefined && batch.length < MAX_SELECTED_ASSETS && batchBytes + bytes <= MAX_BATCH_BYTES) {
      batch.push(save)
      batchBytes += bytes
    } else {
      batches.push([save])
      batchBytes = bytes
    }
  }
  return batches
}

/** Saves the texts of files. Those that are saved in the same moment, as after filling down, go into one request. */
export function createTextBatch(postId: string) {
  let waiting: PendingSave[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const saveOne = ({ assetId, texts }: TextsToSave) =>
    studioClient.call(saveAssetTexts, { ...texts }, { params: { id: postId, assetId } })

  async function send(batch: readonly PendingSave[]): Promise<void> {
    const [first] = batch
    if (first !== undefined && batch.length === 1) return first.resolve(await saveOne(first))
    const changes = batch.map(toChange)
    const result = await studioClient.call(saveManyAssetTexts, { changes }, { params: { id: postId } })
    if (!result.ok && SINGLE_FILE_FAILURES.has(result.failure.type)) {
      for (const each of batch) each.resolve(await saveOne(each))
      return
    }
    for (const { assetId, resolve } of batch) {
      if (!result.ok) resolve(result)
      else {
        const saved = result.value.saved.find(({ id }) => id === assetId)
        resolve(saved ? { ok: true, value: saved } : { ok: false, failure: new ApiFailure('conflict') })
      }
    }
  }

  /** Sends at once what has been collected. */
  function flush(): void {
    clearTimeout(timer)
    const batches = splitIntoBatches(waiting)
    waiting = []
    for (const batch of batches) void send(batch)
  }

  return {
    save: (change: TextsToSave): Promise<Result<StudioAsset>> =>
      new Promise((resolve) => {
        if (waiting.length === 0) timer = setTimeout(flush, COLLECT_MS)
        waiting.push({ ...change, resolve })
      }),
    flush,
  }
}

import { saveManyAssetTexts } from '@mixed-zone/contract/endpoints/studio/files'
import { saveAssetTexts } from '@mixed-zone/contract/endpoints/studio/posts'
import type { AssetTextsChange, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { Result } from '../../../../api/client.ts'
import { ApiFailure } from '../../../../api/failure.ts'
import { studioClient } from '../../../shared/studio-client.ts'

interface TextsToSave {
  readonly assetId: string
  readonly texts: AssetTextsChange
}

interface Waiting extends TextsToSave {
  readonly resolve: (result: Result<StudioAsset>) => void
}

const COLLECT_MS = 20

/** Failures of one of the files: the others are saved one by one. */
const OF_ONE: ReadonlySet<string> = new Set(['not-found', 'validation'])

/** Saves the texts of files. Those that are saved in the same moment, as after filling down, go into one request. */
export function createTextBatch(postId: string) {
  let waiting: Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const saveOne = ({ assetId, texts }: TextsToSave) =>
    studioClient.call(saveAssetTexts, { ...texts }, { params: { id: postId, assetId } })

  async function send(): Promise<void> {
    const batch = waiting
    waiting = []
    const [first] = batch
    if (first !== undefined && batch.length === 1) return first.resolve(await saveOne(first))
    const changes = batch.map(({ assetId, texts }) => ({ assetId, texts: { ...texts } }))
    const result = await studioClient.call(saveManyAssetTexts, { changes }, { params: { id: postId } })
    if (!result.ok && OF_ONE.has(result.failure.type)) {
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
    if (waiting.length > 0) void send()
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

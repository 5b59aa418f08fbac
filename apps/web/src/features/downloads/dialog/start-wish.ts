import { getFileUrl, getZip } from '@mixed-zone/contract/endpoints/downloads'
import { track } from '../../../analytics/track.ts'
import { portal } from '../../../api/portal-client.ts'
import { startDownload } from '../../../downloads/download-engine.ts'
import type { DownloadWish } from '../../../downloads/download-wish.ts'
import { callFor, type DownloadChoice } from '../../../downloads/zip-body.ts'

/** Begins what was chosen. Answers the download's id. */
export function startWish(wish: DownloadWish, choice: DownloadChoice): number {
  const call = callFor(wish, choice)
  track('download', {
    download_kind: call.kind,
    file_id: call.kind === 'zip' ? '' : call.assetId,
    file_name: wish.title,
  })
  return startDownload({
    title: wish.title,
    isOnlyNew: choice.isOnlyNew,
    isZip: call.kind === 'zip',
    find: (signal) => {
      if (call.kind === 'zip') return portal.call(getZip, call.body, { signal })
      const { assetId, rendition } = call
      return portal.call(getFileUrl, { assetId, rendition }, { signal })
    },
  })
}

import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { useMemo } from 'react'
import { targetKey, type UploadItem } from './upload-item.ts'
import { sumUploads, type UploadTotals } from './upload-totals.ts'
import { openUploadQueue, useUploadsState } from './uploads-store.ts'

export interface UploadActions {
  readonly add: (files: readonly File[]) => void
  /** All files of the target. */
  readonly pause: () => void
  readonly resume: () => void
  readonly cancel: (id: string) => void
  readonly retry: (id: string) => void
  /** Adds the stored file with the same bytes instead of sending it again. */
  readonly takeKnown: (id: string) => void
  readonly uploadAnyway: (id: string) => void
}

export interface Uploads extends UploadActions {
  readonly items: readonly UploadItem[]
  readonly totals: UploadTotals
}

/** The uploads to a target, such as a post or, without one, the inbox. They go on when the screen is left. */
export function useUploads(target: FileTarget): Uploads {
  const all = useUploadsState(({ items }) => items)
  const bytesPerSecond = useUploadsState((state) => state.bytesPerSecond)
  const key = targetKey(target)
  const items = useMemo(() => all.filter((item) => targetKey(item.target) === key), [all, key])
  const totals = useMemo(() => sumUploads(items, bytesPerSecond), [items, bytesPerSecond])
  // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the target
  const actions = useMemo(() => uploadActions(target), [key])
  return useMemo(() => ({ ...actions, items, totals }), [actions, items, totals])
}

function uploadActions(target: FileTarget): UploadActions {
  return {
    add: (files) => void openUploadQueue().add(files, target),
    pause: () => openUploadQueue().pause(target),
    resume: () => openUploadQueue().resume(target),
    cancel: (id) => openUploadQueue().cancel(id),
    retry: (id) => openUploadQueue().retry(id),
    takeKnown: (id) => void openUploadQueue().takeKnown(id),
    uploadAnyway: (id) => openUploadQueue().uploadAnyway(id),
  }
}

/** The picture of a file that was uploaded on this page, until the server has made its sizes; null if there is none. */
export function useUploadPreview(assetId: string): string | null {
  return useUploadsState(
    ({ previews, items }) => previews.get(assetId) ?? items.find((item) => item.assetId === assetId)?.objectUrl ?? null,
  )
}

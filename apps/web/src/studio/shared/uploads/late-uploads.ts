import { isActive, type UploadItem } from './upload-item.ts'

/** Files on their way to a post, by what its publication means for them. */
export interface LateUploads {
  /** They go out with the post, when they have arrived. */
  readonly goingOut: number
  /** They stay in the draft, until the next update. */
  readonly staying: number
}

const isMedia = ({ mediaType }: UploadItem) => mediaType.startsWith('image/') || mediaType.startsWith('video/')

/** As the server decides (`posts/late-uploads.ts`): it must know of the upload, and pictures and videos need the rights of the post. */
export function countLateUploads(items: readonly UploadItem[], { hasRights }: { hasRights: boolean }): LateUploads {
  const active = items.filter(isActive)
  const goingOut = active.filter((item) => item.isBegun && (hasRights || !isMedia(item))).length
  return { goingOut, staying: active.length - goingOut }
}

import type { Readable } from 'node:stream'
import type { Locale, Localised } from '@mixed-zone/contract/locales'

/** What is written into a picture that is handed out. */
export interface PictureLabel {
  /** The language of what can be written in one language alone. */
  readonly mainLocale: Locale
  readonly captions: Localised | null
  readonly alternatives: Localised | null
  readonly credit: string
  readonly copyright: string
  /** What may be done with it, and until when. */
  readonly rights: Localised | null
  readonly postId: number
}

/** Writes captions and rights into pictures. No pixel is touched; place, serial numbers and the camera's own notes are removed. */
export interface PictureLabels {
  /** Goes into what is made, so that pictures are made anew by another way of writing. */
  readonly version: string
  /** Hands the labelled picture to `keep`; null where none can be made of these bytes. Rejects with `unavailable` where it could be made later. */
  write<T>(
    picture: Readable,
    wanted: { mediaType: string; label: PictureLabel },
    keep: (labelled: Readable) => Promise<T>,
  ): Promise<T | null>
  /** Ends whatever runs for it. */
  stop(): Promise<void>
}

/** For a machine that has nothing to write them with: pictures go out as they were handed in. */
export const NO_PICTURE_LABELS: PictureLabels = {
  version: 'none',
  async write(picture) {
    picture.destroy()
    return null
  },
  async stop() {},
}

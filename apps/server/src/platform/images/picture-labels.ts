import type { Readable } from 'node:stream'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { PictureTags } from './camera-facts.ts'

/** Metadata that is written into a downloaded picture. */
export interface PictureLabel {
  /** For fields that support one language only. */
  readonly mainLocale: Locale
  readonly captions: Localised | null
  readonly alternatives: Localised | null
  readonly credit: string
  readonly copyright: string
  readonly rights: Localised | null
  readonly postId: number
}

/** Writes captions and rights without touching pixels, removes GPS, serial numbers and maker notes; reads what others have written. */
export interface PictureLabels {
  /** Part of the digest: another version makes all pictures again. */
  readonly version: string
  /**
   * Passes the labelled picture to `keep`. Null if these bytes cannot be labelled; rejects with `unavailable` if it can
   * be tried again.
   */
  write<T>(
    picture: Readable,
    wanted: { mediaType: string; label: PictureLabel },
    keep: (labelled: Readable) => Promise<T>,
  ): Promise<T | null>
  /** What a picture says about itself, or null if that cannot be read. GPS and serial numbers are not read. */
  readTags(picture: Buffer, mediaType: string): Promise<PictureTags | null>
  stop(): Promise<void>
}

/** Used when ExifTool is missing: pictures are handed out unchanged. */
export const NO_PICTURE_LABELS: PictureLabels = {
  version: 'none',
  async write(picture) {
    picture.destroy()
    return null
  },
  readTags: async () => null,
  async stop() {},
}

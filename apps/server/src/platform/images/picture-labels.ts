import type { Readable } from 'node:stream'
import type { Locale, Localised } from '@mixed-zone/contract/locales'

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

/** Writes captions and rights without touching pixels; removes GPS, serial numbers and maker notes. */
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
  stop(): Promise<void>
}

/** Used when ExifTool is missing: pictures are handed out unchanged. */
export const NO_PICTURE_LABELS: PictureLabels = {
  version: 'none',
  async write(picture) {
    picture.destroy()
    return null
  },
  async stop() {},
}

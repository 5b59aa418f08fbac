import type { Locale } from '@mixed-zone/contract/locales'
import type { MadeRendition } from '@mixed-zone/contract/schemas/asset'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { renditionFileName, type ServedRendition, type ThumbWidth } from '../../platform/signing/file-addresses.ts'
import type { Assets, ServedFile } from '../assets/assets.ts'
import { haveRightsEnded, leagueDay, visibleTo } from '../library/library.ts'
import { contentDisposition } from './content-disposition.ts'
import { findOriginal, findRendition, findVideo } from './downloads.repository.ts'
import { recalled, rightsEnded } from './gone.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly timeZone: string
  readonly assets: Assets
}

interface WantedFile {
  readonly id: number
  readonly version: number
  readonly rendition: ServedRendition
  readonly locale: Locale
}

interface WantedThumb {
  readonly mediaId: string
  readonly width: ThumbWidth
  readonly locale: Locale
}

export interface FoundFile {
  readonly file: ServedFile
  readonly disposition: string
}

export type FindFile = ReturnType<typeof createFindFile>

/** Finds what an address names, as long as the person may have it: `not-found` and `gone` otherwise. */
export function createFindFile({ db, clock, timeZone, assets }: Parts) {
  async function findAsset(actor: Actor, { id, version, rendition }: WantedFile) {
    const asset = { id, version, visible: visibleTo(actor, clock.now()) }
    if (rendition === 'original') return findOriginal(db, asset)
    // A served rendition is a size, and `-jpeg` where it is for download: the type says no more than that.
    const [size, jpeg] = rendition.split('-') as [MadeRendition, 'jpeg'?]
    return findRendition(db, { ...asset, rendition: size, format: jpeg ?? 'webp' })
  }

  return {
    async file(actor: Actor, wanted: WantedFile): Promise<FoundFile> {
      const { rendition, locale } = wanted
      const row = await findAsset(actor, wanted)
      if (!row) throw new ApiError('not-found')
      if (row.recalledAt) throw recalled(row.recallReasons, locale)
      // The thumbnail stays: it says which file it was that can no longer be had.
      const isOver = rendition !== 'thumb' && haveRightsEnded(row.rightsUntil, leagueDay(clock.now(), timeZone))
      if (isOver && row.rightsUntil) throw rightsEnded(row.rightsUntil, locale)
      const isForScreen = rendition !== 'original' && !rendition.endsWith('-jpeg')
      const kind = isForScreen ? 'inline' : 'attachment'
      return { file: row.file, disposition: contentDisposition(kind, renditionFileName(row.name, rendition)) }
    },

    async thumb(actor: Actor, { mediaId, width, locale }: WantedThumb): Promise<FoundFile> {
      const row = await findVideo(db, { mediaId, visible: visibleTo(actor, clock.now()) })
      if (!row?.posterFileId) throw new ApiError('not-found')
      if (row.recalledAt) throw recalled(row.recallReasons, locale)
      const file = await assets.getVideoThumb({ posterFileId: row.posterFileId, width })
      return { file, disposition: contentDisposition('inline', `${mediaId}-${width}.jpg`) }
    },
  }
}

import type { Locale } from '@mixed-zone/contract/locales'
import { haveRightsEnded, leagueDay } from '@mixed-zone/contract/rules/league-day'
import type { MadeRendition } from '@mixed-zone/contract/schemas/asset'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { renditionFileName, type ServedRendition, type ThumbWidth } from '../../platform/signing/file-addresses.ts'
import type { Assets, ServedFile } from '../assets/assets.ts'
import { visibleTo } from '../library/rules.ts'
import { findFileOfAsset, findVideo, listLocalesOf } from './downloads.repository.ts'
import { recalled, rightsEnded } from './gone.ts'
import type { LabelFiles } from './labels/label-files.service.ts'
import { firstLocale } from './pack/load-pack.service.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly timeZone: string
  readonly assets: Assets
  readonly labelFiles: LabelFiles
}

export interface WantedFile {
  readonly id: number
  /** The one that there is now, where none is named. */
  readonly version?: number
  readonly rendition: ServedRendition
  readonly locale: Locale
}

interface WantedThumb {
  readonly mediaId: string
  readonly width: ThumbWidth
  readonly locale: Locale
}

export interface FoundFile {
  readonly id: number
  readonly version: number
  readonly postId: number
  readonly name: string
  /** The name under which it is kept by whoever downloads it. */
  readonly fileName: string
  readonly file: ServedFile
  /** For keeping, and not for the screen. */
  readonly isDownload: boolean
}

export type FindFile = ReturnType<typeof createFindFile>

/** Finds what an address names, as long as the person may have it: `not-found` and `gone` otherwise. */
export function createFindFile({ db, clock, timeZone, assets, labelFiles }: Parts) {
  return {
    async file(actor: Actor, { id, version, rendition, locale }: WantedFile): Promise<FoundFile> {
      // A served rendition is a size, and `-jpeg` where it is for download: the type says no more than that.
      const [size, jpeg] = rendition.split('-') as ['original' | MadeRendition, 'jpeg'?]
      const made = size === 'original' ? null : { size, format: jpeg ?? ('webp' as const) }
      const row = await findFileOfAsset(db, { id, version, made, visible: visibleTo(actor, clock.now()) })
      if (!row) throw new ApiError('not-found')
      if (row.recalledAt) throw recalled(row.recallReasons, locale)
      // The thumbnail stays: it says which file it was that can no longer be had.
      const isOver = rendition !== 'thumb' && haveRightsEnded(row.rightsUntil, leagueDay(clock.now(), timeZone))
      if (isOver && row.rightsUntil) throw rightsEnded(row.rightsUntil, locale)
      const isDownload = size === 'original' || jpeg === 'jpeg'
      const facts = { id, version: row.version, postId: row.postId, name: row.name, isDownload }
      const found = { ...facts, fileName: renditionFileName(row.name, rendition) }
      if (!isDownload) return { ...found, file: row.file }
      const mainLocale = firstLocale(await listLocalesOf(db, row.postId))
      const labelled = await labelFiles([{ ...row, mainLocale }], size)
      return { ...found, file: labelled.get(id) ?? row.file }
    },

    async thumb(actor: Actor, { mediaId, width, locale }: WantedThumb): Promise<ServedFile> {
      const row = await findVideo(db, { mediaId, visible: visibleTo(actor, clock.now()) })
      if (!row?.posterFileId) throw new ApiError('not-found')
      if (row.recalledAt) throw recalled(row.recallReasons, locale)
      return assets.getVideoThumb({ posterFileId: row.posterFileId, width })
    },
  }
}

import type { Locale } from '@mixed-zone/contract/locales'
import { haveRightsEnded, leagueDay } from '@mixed-zone/contract/rules/days'
import type { MadeRendition, Rendition } from '@mixed-zone/contract/schemas/asset'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { renditionFileName, type ServedRendition, type ThumbWidth } from '../../platform/signing/file-addresses.ts'
import type { Assets, ServedFile } from '../assets/assets.ts'
import { visibleTo } from '../library/rules.ts'
import { findAssetFile, findVideo, listPostLocales } from './downloads.repository.ts'
import type { GetLabelledFiles } from './generated/labelled-files.service.ts'
import { firstLocale } from './pack/load-pack.ts'
import { recalled, rightsEnded } from './rights.ts'

export interface FindFileDeps extends Pick<Platform, 'db' | 'clock' | 'timeZone'> {
  readonly assets: Assets
  readonly getLabelledFiles: GetLabelledFiles
}

export interface WantedFile {
  readonly id: number
  readonly version?: number
  readonly rendition: ServedRendition
}

export interface WantedThumb {
  readonly mediaId: string
  readonly width: ThumbWidth
}

export interface FoundFile {
  readonly id: number
  readonly version: number
  readonly postId: number
  readonly name: string
  readonly fileName: string
  readonly file: ServedFile
  readonly size: Rendition
  readonly isDownload: boolean
}

export type FindFile = ReturnType<typeof createFindFile>

/** Finds files that the person may have now; rejects with `not-found` or `gone` otherwise. */
export function createFindFile({ db, clock, timeZone, assets, getLabelledFiles }: FindFileDeps) {
  return {
    async file(actor: Actor, { id, version, rendition }: WantedFile, locale: Locale): Promise<FoundFile> {
      // The type of a served rendition is a size, followed by `-jpeg` if it is for download.
      const [size, jpeg] = rendition.split('-') as ['original' | MadeRendition, 'jpeg'?]
      const made = size === 'original' ? null : { size, format: jpeg ?? ('webp' as const) }
      const row = await findAssetFile(db, { id, version, made, visible: visibleTo(actor, clock.now()) })
      if (!row) throw new ApiError('not-found')
      if (row.recalledAt) throw recalled(row.recallReasons, locale)
      // The thumbnail stays visible: it shows which file is no longer available.
      const isExpired = rendition !== 'thumb' && haveRightsEnded(row.rightsUntil, leagueDay(clock.now(), timeZone))
      if (isExpired && row.rightsUntil) throw rightsEnded(row.rightsUntil, locale)
      const isDownload = size === 'original' || jpeg === 'jpeg'
      const { version: currentVersion, postId, name } = row
      const found = { id, version: currentVersion, postId, name, size, isDownload }
      const fileName = renditionFileName(name, rendition)
      if (!isDownload) return { ...found, fileName, file: row.file }
      const mainLocale = firstLocale(await listPostLocales(db, postId))
      const labelled = await getLabelledFiles([{ ...row, mainLocale }], size)
      return { ...found, fileName, file: labelled.get(id) ?? row.file }
    },

    async thumb(actor: Actor, { mediaId, width }: WantedThumb, locale: Locale): Promise<ServedFile> {
      const row = await findVideo(db, { mediaId, visible: visibleTo(actor, clock.now()) })
      if (!row?.posterFileId) throw new ApiError('not-found')
      if (row.recalledAt) throw recalled(row.recallReasons, locale)
      return assets.getVideoThumb({ posterFileId: row.posterFileId, width })
    },
  }
}

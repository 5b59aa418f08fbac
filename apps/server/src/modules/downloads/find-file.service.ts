import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { haveRightsEnded, leagueDay } from '@mixed-zone/contract/rules/days'
import type { MadeRendition, Rendition } from '@mixed-zone/contract/schemas/asset'
import type { SQL } from 'drizzle-orm'
import type { Cache } from '../../platform/cache/cache.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type DownloadRendition,
  renditionFileName,
  type ServedRendition,
  type ThumbWidth,
} from '../../platform/signing/file-addresses.ts'
import type { Assets, ServedFile } from '../assets/assets.ts'
import { visibleTo } from '../library/rules.ts'
import { findAssetFile, findVideo, listPostLocales } from './downloads.repository.ts'
import type { GetLabelledFiles } from './generated/labelled-files.service.ts'
import { firstLocale } from './pack/load-pack.ts'
import { recalled, rightsEnded } from './rights.ts'

export interface FindFileDeps extends Pick<Platform, 'db' | 'clock' | 'caches' | 'getTimeZone'> {
  readonly assets: Assets
  readonly getLabelledFiles: GetLabelledFiles
  /** When the next post appears or disappears by the clock. */
  readonly nextVisibilityChange: (now: Date) => Promise<Date | null>
}

export interface WantedFile {
  readonly id: number
  readonly version?: number
  readonly rendition: ServedRendition
}

export interface WantedDownload extends WantedFile {
  readonly rendition: DownloadRendition
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
}

/** A picture on a page. */
interface DisplayedFile {
  readonly name: string
  readonly recalledAt: Date | null
  readonly recallReasons: Localised | null
  readonly rightsUntil: string | null
  readonly file: ServedFile
}

/** Less than 1 kB each. */
const MAX_DISPLAYED_FILES = 10_000

export type FindFile = ReturnType<typeof createFindFile>

/** Finds files that the person may have now; rejects with `not-found` or `gone` otherwise. */
export function createFindFile(deps: FindFileDeps) {
  const { db, clock, caches, getTimeZone, assets, getLabelledFiles, nextVisibilityChange } = deps
  const displayedFiles: Cache<DisplayedFile> = caches.create({
    name: 'displayed-files',
    dependsOn: ['posts'],
    maxSize: MAX_DISPLAYED_FILES,
  })

  function getDisplayed(
    { seesEmbargoed }: Actor,
    key: string,
    load: (visible: SQL) => Promise<DisplayedFile | undefined>,
  ): Promise<DisplayedFile> {
    return displayedFiles.get(`${seesEmbargoed} ${key}`, async (now) => {
      const [value, until] = await Promise.all([load(visibleTo({ seesEmbargoed }, now)), nextVisibilityChange(now)])
      if (!value) throw new ApiError('not-found')
      return { value, until }
    })
  }

  function checkRights(
    { recalledAt, recallReasons, rightsUntil }: Omit<DisplayedFile, 'file'>,
    rendition: ServedRendition,
    locale: Locale,
  ): void {
    if (recalledAt) throw recalled(recallReasons, locale)
    // The thumbnail stays visible: it shows which file is no longer available.
    const isExpired = rendition !== 'thumb' && haveRightsEnded(rightsUntil, leagueDay(clock.now(), getTimeZone()))
    if (isExpired && rightsUntil) throw rightsEnded(rightsUntil, locale)
  }

  return {
    /** A rendition for display. Cached, because a page shows dozens of them. */
    async picture(actor: Actor, wanted: WantedFile, locale: Locale): Promise<DisplayedFile> {
      const { id, version, rendition } = wanted
      const found = await getDisplayed(actor, `${id} ${version} ${rendition}`, (visible) =>
        findAssetFile(db, { id, version, made: toMade(rendition), visible }),
      )
      checkRights(found, rendition, locale)
      return found
    },

    /** An original or a rendition for download, with its label. */
    async file(actor: Actor, { id, version, rendition }: WantedDownload, locale: Locale): Promise<FoundFile> {
      const made = toMade(rendition)
      const row = await findAssetFile(db, { id, version, made, visible: visibleTo(actor, clock.now()) })
      if (!row) throw new ApiError('not-found')
      checkRights(row, rendition, locale)
      const { version: currentVersion, postId, name } = row
      // Without the suffix, a download is one of the sizes that can be requested.
      const size = rendition.replace(/-jpeg$/, '') as Rendition
      const found = { id, version: currentVersion, postId, name, size }
      const fileName = renditionFileName(name, rendition)
      const mainLocale = firstLocale(await listPostLocales(db, postId))
      const labelled = await getLabelledFiles([{ ...row, mainLocale }], size)
      return { ...found, fileName, file: labelled.get(id) ?? row.file }
    },

    /** The thumbnail of a video. Cached like pictures. */
    async thumb(actor: Actor, { mediaId, width }: WantedThumb, locale: Locale): Promise<ServedFile> {
      const found = await getDisplayed(actor, `${mediaId} ${width}`, async (visible) => {
        const row = await findVideo(db, { mediaId, visible })
        if (!row?.posterFileId) return undefined
        return { ...row, file: await assets.getVideoThumb({ posterFileId: row.posterFileId, width }) }
      })
      checkRights(found, 'thumb', locale)
      return found.file
    },
  }
}

/** Originals and JPEGs are for download; WebP is for display. */
export function isDownload(rendition: ServedRendition): rendition is DownloadRendition {
  return rendition === 'original' || rendition.endsWith('-jpeg')
}

function toMade(rendition: ServedRendition) {
  if (rendition === 'original') return null
  // The type of a served rendition is a size, followed by `-jpeg` if it is for download.
  const [size, jpeg] = rendition.split('-') as [MadeRendition, 'jpeg'?]
  return { size, format: jpeg ?? ('webp' as const) }
}

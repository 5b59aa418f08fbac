import { haveRightsEnded } from '@mixed-zone/contract/rules/days'
import { videoThumbPath } from '@mixed-zone/contract/rules/media-paths'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { RenditionRow } from '../cards/cards.repository.ts'
import { smallSizeOf } from '../cards/picture.presenter.ts'
import type { ReadContext } from '../rules.ts'
import type { AssetRow } from './post.repository.ts'

export interface AssetDetails {
  readonly renditions: readonly RenditionRow[]
  readonly subtitles: readonly AssetRow[]
  readonly videoHost: string | null
}

export function canBeDownloaded(row: AssetRow, today: string): boolean {
  return row.fileId !== null && row.recalledAt === null && !haveRightsEnded(row.rightsUntil, today)
}

export function presentAsset(row: AssetRow, details: AssetDetails, context: ReadContext): Asset {
  const { locale, today, addresses } = context
  const caption = row.captions?.[locale] ?? ''
  const thumb = thumbOf(row, details, context)
  const smallSize = smallSizeOf(row, details.renditions)
  const placeholder = row.placeholder ?? row.posterPlaceholder
  return {
    id: String(row.id),
    kind: row.kind,
    name: row.name,
    size: row.sizeBytes ?? 0,
    ...(smallSize !== undefined && { smallSize }),
    type: row.mediaType ?? 'video/*',
    credit: row.credit,
    caption,
    alt: row.alternatives?.[locale] || caption,
    rights: row.rights || row.rightsUntil ? { text: row.rights?.[locale] ?? '', until: row.rightsUntil } : null,
    ...(row.width && { width: row.width }),
    ...(row.height && { height: row.height }),
    ...(row.durationMs && { duration: row.durationMs / 1000 }),
    ...(row.mediaId && { mediaId: row.mediaId }),
    ...(thumb && { thumb }),
    ...(placeholder && { placeholder }),
    ...(row.kind === 'image' && { focalPoint: { x: row.focalX, y: row.focalY } }),
    url: canBeDownloaded(row, today) ? addresses.file(row, 'original') : null,
    renditions: presentRenditions(row, details.renditions, context),
    subtitles: details.subtitles.flatMap((track) =>
      track.locale && canBeDownloaded(track, today)
        ? {
            id: String(track.id),
            locale: track.locale,
            url: addresses.file(track, 'original'),
            size: track.sizeBytes ?? 0,
          }
        : [],
    ),
    ...(row.recalledAt && {
      recalled: { at: row.recalledAt.toISOString(), reason: row.recallReasons?.[locale] ?? '' },
    }),
  }
}

/** None of a recalled file; only the thumbnail of one whose rights have ended. */
function presentRenditions(
  row: AssetRow,
  renditions: readonly RenditionRow[],
  context: ReadContext,
): Asset['renditions'] {
  if (row.recalledAt !== null) return []
  const ended = haveRightsEnded(row.rightsUntil, context.today)
  return renditions
    .filter(({ name, format }) => !ended || (name === 'thumb' && format === 'webp'))
    .map(({ name, format, mediaType, width, height, sizeBytes }) => ({
      name,
      url: context.addresses.file(row, format === 'webp' || name === '640' ? name : `${name}-jpeg`),
      type: mediaType,
      width,
      height,
      size: sizeBytes,
    }))
}

function thumbOf(row: AssetRow, { renditions, videoHost }: AssetDetails, { addresses }: ReadContext): string | null {
  if (row.recalledAt !== null) return null
  if (row.kind === 'image') return renditions.length > 0 ? addresses.file(row, 'thumb') : null
  if (row.kind !== 'video' || !row.mediaId) return null
  if (row.posterFileId) return addresses.thumb(row.mediaId, 640)
  // Without a signature, which would leak to the external host.
  return videoHost && !row.fileId ? `${videoHost}${videoThumbPath(row.mediaId, 640)}` : null
}

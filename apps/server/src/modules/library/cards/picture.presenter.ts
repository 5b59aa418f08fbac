import { haveRightsEnded } from '@mixed-zone/contract/rules/days'
import { VIDEO_THUMB_WIDTHS_PX } from '@mixed-zone/contract/rules/media-paths'
import type { Picture } from '@mixed-zone/contract/schemas/asset'
import { isSmallerPicture } from '../../../platform/images/smaller-picture.ts'
import type { ReadContext } from '../rules.ts'
import type { PictureRow, PictureSize, RenditionRow } from './cards.repository.ts'

interface Source {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Null if there is nothing to show. */
export function presentPicture(
  row: PictureRow,
  renditions: readonly PictureSize[],
  context: ReadContext,
): Picture | null {
  const sources = row.kind === 'image' ? imageSources(row, renditions, context) : posterSources(row, context)
  // The second largest of several is the fallback for browsers without `srcset`.
  const main = sources.at(sources.length > 2 ? -2 : -1)
  if (!main) return null
  const { locale } = context
  const caption = row.captions?.[locale] ?? ''
  return {
    url: main.url,
    width: main.width,
    height: main.height,
    alt: row.alternatives?.[locale] || caption,
    placeholder: row.placeholder ?? '',
    focalPoint: { x: row.focalX, y: row.focalY },
    credit: row.credit,
    ...(row.rights && { rights: { text: row.rights[locale], until: row.rightsUntil } }),
    sources: sources.map(({ url, width }) => ({ url, width })),
  }
}

/** Bytes at 1920 px; undefined if a download of that size gets the original. */
export function smallSizeOf(
  original: Parameters<typeof isSmallerPicture>[1],
  renditions: readonly RenditionRow[],
): number | undefined {
  const small = renditions.find(({ name, format }) => name === '1920' && format === 'jpeg')
  return small && isSmallerPicture(small, original) ? small.sizeBytes : undefined
}

/** Ascending, each width once: the renditions of a small picture can have the same size. */
function imageSources(row: PictureRow, renditions: readonly PictureSize[], context: ReadContext): Source[] {
  const ended = haveRightsEnded(row.rightsUntil, context.today)
  const shown = renditions
    .filter((rendition) => rendition.format === 'webp' && (!ended || rendition.name === 'thumb'))
    .toReversed()
  const byWidth = new Map(shown.map((rendition) => [rendition.width, rendition]))
  return [...byWidth.values()].map(({ name, width, height }) => ({
    url: context.addresses.file(row, name),
    width,
    height,
  }))
}

/** A video's thumbnails are never wider than its poster. */
function posterSources(row: PictureRow, context: ReadContext): Source[] {
  const { mediaId, width: posterWidth, height: posterHeight } = row
  if (!mediaId || !posterWidth || !posterHeight) return []
  return VIDEO_THUMB_WIDTHS_PX.filter((width, index) => index === 0 || width <= posterWidth).map((wanted) => {
    const width = Math.min(wanted, posterWidth)
    return {
      url: context.addresses.thumb(mediaId, wanted),
      width,
      height: Math.max(1, Math.round((posterHeight * width) / posterWidth)),
    }
  })
}

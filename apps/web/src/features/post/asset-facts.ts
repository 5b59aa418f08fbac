import { VIDEO_THUMB_WIDTHS_PX, videoFilePath } from '@mixed-zone/contract/rules/media-paths'
import type { Asset, Picture } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'

/** The assets of a post by the section of the page that shows them. */
export function sortAssets(assets: Post['assets']) {
  return {
    images: assets.filter(({ kind }) => kind === 'image'),
    videos: assets.filter(({ kind }) => kind === 'video'),
    documents: assets.filter(({ kind }) => kind === 'text' || kind === 'file'),
  }
}

/** Files on another host, recalled, or past their rights have no URL. */
export function availableAssets(assets: readonly Asset[]): Asset[] {
  return assets.filter(({ url }) => url !== null)
}

export function totalBytes(assets: readonly Asset[]): number {
  return assets.reduce((sum, { size }) => sum + size, 0)
}

/** A picture for the screen: its WebP renditions, never the original. */
export function pictureOf(asset: Asset): Omit<Picture, 'credit'> | null {
  const sources = asset.renditions.filter(({ type }) => type === 'image/webp')
  const [largest] = sources.toSorted((one, other) => other.width - one.width)
  if (largest === undefined) return null
  return {
    url: largest.url,
    width: asset.width ?? largest.width,
    height: asset.height ?? largest.height,
    alt: asset.alt === '' ? asset.caption : asset.alt,
    placeholder: asset.placeholder ?? '',
    focalPoint: asset.focalPoint ?? { x: 0.5, y: 0.5 },
    sources: sources.map(({ url, width }) => ({ url, width })),
  }
}

/** The `srcset` of a video's thumbnail: the host keeps it in three sizes under one key. */
export function thumbSrcSet({ thumb }: Pick<Asset, 'thumb'>): string | undefined {
  if (thumb === undefined || !THUMB_WIDTH.test(thumb)) return undefined
  return VIDEO_THUMB_WIDTHS_PX.map((width) => `${thumb.replace(THUMB_WIDTH, `-${width}.jpg`)} ${width}w`).join(', ')
}

const THUMB_WIDTH = /-\d+\.jpg(?=\?|$)/

/** The URL that a video is played from: our file, else the external host; null if it is no longer available. */
export function videoSource(video: Asset, videoHost: string | null, now = new Date()): string | null {
  if (video.url !== null) return video.url
  const until = video.rights?.until ?? null
  const haveRightsEnded = until !== null && until < now.toISOString().slice(0, 10)
  // A file of ours without a URL is no longer available; a video on the external host has no size.
  const isOver = video.recalled !== undefined || video.size > 0 || haveRightsEnded
  if (isOver || videoHost === null || video.mediaId === undefined) return null
  return `${videoHost.replace(/\/$/, '')}${videoFilePath(video.mediaId)}`
}

/** A video that plays from the external host has no file of ours to download. */
export function isOnVideoHost(video: Asset, videoHost: string | null): boolean {
  return video.url === null && videoSource(video, videoHost) !== null
}

/** The display name of a file: its caption, else its file name. */
export function nameOf(asset: Asset): string {
  return asset.caption === '' ? asset.name : asset.caption
}

/** The extension in upper case, such as `PDF`. */
export function extensionOf({ name }: Pick<Asset, 'name'>): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]
  return extension?.toUpperCase() ?? ''
}

export type Rights = NonNullable<Asset['rights']>

/** The distinct rights of a post's files, most frequent first. */
export function distinctRights(assets: readonly Asset[]): Rights[] {
  const counted = Map.groupBy(
    assets.flatMap(({ rights }) => (rights === null ? [] : [rights])),
    ({ text, until }) => `${text} ${until ?? ''}`,
  )
  return [...counted.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => (first === undefined ? [] : [first]))
}

import type { Asset, Picture } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'

/** The assets of a post by what the page does with them. */
export function sortAssets(assets: Post['assets']) {
  return {
    images: assets.filter(({ kind }) => kind === 'image'),
    videos: assets.filter(({ kind }) => kind === 'video'),
    documents: assets.filter(({ kind }) => kind === 'text' || kind === 'file'),
  }
}

export function totalBytes(assets: readonly Asset[]): number {
  return assets.reduce((sum, { size }) => sum + size, 0)
}

/** A picture for the screen: the renditions that browsers draw, never the original. */
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

/** What people call the file: its caption where it has one. */
export function nameOf(asset: Asset): string {
  return asset.caption === '' ? asset.name : asset.caption
}

/** `PDF`, `DOCX`: what stands at the end of its name. */
export function extensionOf({ name }: Pick<Asset, 'name'>): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]
  return extension?.toUpperCase() ?? ''
}

export type Rights = NonNullable<Asset['rights']>

/** The different rights that the files of a post carry, the most frequent first. */
export function distinctRights(assets: readonly Asset[]): Rights[] {
  const counted = Map.groupBy(
    assets.flatMap(({ rights }) => (rights === null ? [] : [rights])),
    ({ text, until }) => `${text} ${until ?? ''}`,
  )
  return [...counted.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => (first === undefined ? [] : [first]))
}

/** A calendar day without a time, as a moment that has this date in any zone near the reader's. */
export function dayOf(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00`)
}

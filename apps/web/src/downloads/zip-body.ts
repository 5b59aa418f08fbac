import type { getZip } from '@mixed-zone/contract/endpoints/downloads'
import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import type { Locale } from '@mixed-zone/contract/locales'
import {
  type AssetsWish,
  type DownloadWish,
  WISHED_KINDS,
  type WishedAsset,
  type WishedKind,
  wishedKindOf,
} from './download-wish.ts'

/** What was chosen in the dialog. */
export interface DownloadChoice {
  readonly kinds: ReadonlySet<WishedKind>
  readonly hasText: boolean
  readonly rendition: 'original' | '1920'
  /** Of captions and texts. */
  readonly locale: Locale
  /** Only what this person has not downloaded yet. */
  readonly isOnlyNew: boolean
}

export type ZipBody = SentBodyOf<typeof getZip>

/** What the server is asked for: one file where only one was chosen, otherwise a zip. */
export type DownloadCall =
  | { readonly kind: 'file'; readonly assetId: string; readonly rendition: 'original' | '1920' }
  | { readonly kind: 'zip'; readonly body: ZipBody }

export function firstChoice(wish: DownloadWish, locale: Locale): DownloadChoice {
  const textLocales = wish.kind === 'assets' ? wish.textLocales : []
  return {
    kinds: new Set(WISHED_KINDS),
    hasText: textLocales.length > 0,
    rendition: 'original',
    locale: textLocales.includes(locale) ? locale : (textLocales[0] ?? locale),
    isOnlyNew: false,
  }
}

/** The files that a choice leaves. */
export function chosenAssets({ assets }: AssetsWish, { kinds }: Pick<DownloadChoice, 'kinds'>): WishedAsset[] {
  return assets.filter((asset) => kinds.has(wishedKindOf(asset)))
}

/** The text belongs to a post as a whole: part of its files goes without it. */
export function canHaveText(wish: AssetsWish, choice: Pick<DownloadChoice, 'kinds'>): boolean {
  return wish.textLocales.length > 0 && chosenAssets(wish, choice).length === wish.assets.length
}

/** Their size; the most that it can be where the smaller one is not known. */
export function sizeOf(assets: readonly WishedAsset[], rendition: DownloadChoice['rendition']): number {
  return assets.reduce((sum, { size, smallSize }) => sum + (rendition === '1920' ? (smallSize ?? size) : size), 0)
}

/** Whether the size is only the most that it can be. */
export function isSizeAtMost(wish: DownloadWish, choice: DownloadChoice): boolean {
  if (wish.kind === 'pack') return choice.isOnlyNew || choice.rendition === '1920'
  return choice.rendition === '1920' && chosenAssets(wish, choice).some(({ smallSize }) => smallSize === null)
}

export function callFor(wish: DownloadWish, choice: DownloadChoice): DownloadCall {
  const { rendition, locale, isOnlyNew } = choice
  const how = { rendition, locale, ...(isOnlyNew && { since: 'last' as const }) }
  if (wish.kind === 'pack') return { kind: 'zip', body: { ...wish.source, ...how } }
  const chosen = chosenAssets(wish, choice)
  const isWhole = chosen.length === wish.assets.length && (wish.textLocales.length === 0 || choice.hasText)
  if (wish.whole && isWhole) return { kind: 'zip', body: { ...wish.whole, ...how } }
  const [only, ...others] = chosen
  if (only && others.length === 0) {
    const isMade = only.kind === 'image' && only.smallSize !== only.size
    return { kind: 'file', assetId: only.id, rendition: isMade ? rendition : 'original' }
  }
  return { kind: 'zip', body: { assetIds: chosen.map(({ id }) => id), ...how } }
}

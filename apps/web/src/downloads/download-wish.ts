import type { Locale } from '@mixed-zone/contract/locales'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'

/** The kinds in which the contents of a download are shown: a text document is a file like others. */
export const WISHED_KINDS = ['images', 'videos', 'files'] as const

export type WishedKind = (typeof WISHED_KINDS)[number]

export interface WishedAsset {
  readonly id: string
  readonly kind: AssetKind
  readonly size: number
  /** Of a picture at 1920 px; the same as its size where there is no smaller one, null where nobody knows. */
  readonly smallSize: number | null
}

/** Files that the page knows one by one: of a post, a selection, the basket. */
export interface AssetsWish {
  readonly kind: 'assets'
  readonly title: string
  readonly assets: readonly WishedAsset[]
  /** What all of them together are. Without it they are a selection. */
  readonly whole?: { readonly postId: string } | { readonly basket: true }
  /** The languages of the text that comes with the whole; none where no text does. */
  readonly textLocales: readonly Locale[]
  /** Puts the chosen files aside instead; absent where they come from the basket. */
  readonly onPutAside?: (assetIds: ReadonlySet<string>) => void
}

/** Everything of a match or a matchday, of which the page knows only how much it is. */
export interface PackWish {
  readonly kind: 'pack'
  readonly title: string
  readonly source: { readonly fixtureId: string } | { readonly matchday: string }
  readonly count: number
  readonly size: number
}

/** What somebody wants to download, before they have chosen how. */
export type DownloadWish = AssetsWish | PackWish

const KIND_OF: Readonly<Record<AssetKind, WishedKind>> = {
  image: 'images',
  video: 'videos',
  text: 'files',
  file: 'files',
}

export function wishedKindOf({ kind }: Pick<WishedAsset, 'kind'>): WishedKind {
  return KIND_OF[kind]
}

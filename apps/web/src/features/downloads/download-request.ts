import type { SentBodyOf } from '@mixed-zone/contract/endpoint'
import type { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { Asset, AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'

/** How the contents of a download are grouped: a text document counts as a file. */
export const CONTENT_KINDS = ['images', 'videos', 'files'] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]

export interface RequestedAsset {
  readonly id: string
  readonly kind: AssetKind
  readonly size: number
  /** Of a picture at 1920 px; absent if that is the original. */
  readonly smallSize?: number | undefined
  readonly isSubtitle?: boolean
}

/** Files that the page knows one by one: of a post, a selection, the basket. */
export interface AssetsRequest {
  readonly kind: 'assets'
  readonly title: string
  readonly assets: readonly RequestedAsset[]
  /** What all of them together are. Without it they are a selection. */
  readonly whole?: { readonly postId: string } | { readonly basket: true }
  /** The exact size of the zip of the whole: originals, with the texts in `locale`. */
  readonly wholeSize?: { readonly bytes: number; readonly locale: Locale }
  /** The languages of the text that comes with the whole; none if there is no text. */
  readonly textLocales: readonly Locale[]
  /** Adds the chosen files to the basket instead; absent if they come from there. */
  readonly onAddToBasket?: (assetIds: ReadonlySet<string>) => void
}

/** Everything of a match or a matchday, of which the page knows only the total. */
export interface PackRequest {
  readonly kind: 'pack'
  readonly title: string
  readonly source: { readonly fixtureId: string } | { readonly matchday: string }
  readonly count: number
  readonly size: number
  /** With pictures at 1920 px; absent if none of them is smaller. */
  readonly smallSize?: number | undefined
}

/** What somebody wants to download, before the choices of the dialog. */
export type DownloadRequest = AssetsRequest | PackRequest

/** The choices of the dialog. */
export interface DownloadChoice {
  readonly kinds: ReadonlySet<ContentKind>
  readonly hasText: boolean
  readonly rendition: 'original' | '1920'
  /** Of captions and texts. */
  readonly locale: Locale
  /** Only what this person has not downloaded yet. */
  readonly isOnlyNew: boolean
}

export type ZipRequest = SentBodyOf<typeof getZip>

/** The call to make: for one file if only one was chosen, otherwise for a zip. */
export type DownloadCall =
  | { readonly kind: 'file'; readonly assetId: string; readonly rendition: 'original' | '1920' }
  | { readonly kind: 'zip'; readonly body: ZipRequest }

const KIND_OF: Readonly<Record<AssetKind, ContentKind>> = {
  image: 'images',
  video: 'videos',
  text: 'files',
  file: 'files',
}

export function contentKindOf({ kind }: Pick<RequestedAsset, 'kind'>): ContentKind {
  return KIND_OF[kind]
}

/** Everything of a post, with its text. */
export function requestForPost(post: Post, locale: Locale): AssetsRequest {
  const subtitles = post.assets.flatMap((asset) => asset.subtitles)
  return {
    kind: 'assets',
    title: post.title,
    assets: [
      ...post.assets.filter(isAvailable).map(toRequestedAsset),
      ...subtitles.map(({ id, size }): RequestedAsset => ({ id, kind: 'text', size, isSubtitle: true })),
    ],
    whole: { postId: post.id },
    wholeSize: { bytes: post.zip.size, locale },
    textLocales: LOCALES.filter((locale) => post.texts.some((text) => text.locale === locale)),
  }
}

/** Some files of a post. */
export function requestForAssets(title: string, assets: readonly Asset[]): AssetsRequest {
  return { kind: 'assets', title, assets: assets.filter(isAvailable).map(toRequestedAsset), textLocales: [] }
}

/** Files on another host, recalled, or past their rights have no URL. */
export function isAvailable({ url }: Pick<Asset, 'url'>): boolean {
  return url !== null
}

function toRequestedAsset({ id, kind, size, smallSize }: Asset): RequestedAsset {
  return { id, kind, size, smallSize }
}

export function defaultChoice(request: DownloadRequest, locale: Locale): DownloadChoice {
  const textLocales = request.kind === 'assets' ? request.textLocales : []
  return {
    kinds: new Set(CONTENT_KINDS),
    hasText: textLocales.length > 0,
    rendition: 'original',
    locale: textLocales.includes(locale) ? locale : (textLocales[0] ?? locale),
    isOnlyNew: false,
  }
}

export function chosenAssets({ assets }: AssetsRequest, { kinds }: Pick<DownloadChoice, 'kinds'>): RequestedAsset[] {
  return assets.filter((asset) => kinds.has(contentKindOf(asset)))
}

/** The text belongs to the post as a whole: a part of its files comes without it. */
export function canHaveText(request: AssetsRequest, choice: Pick<DownloadChoice, 'kinds'>): boolean {
  return request.textLocales.length > 0 && chosenAssets(request, choice).length === request.assets.length
}

/** Whether the text of the post is part of what is chosen. */
export function hasChosenText(request: DownloadRequest, choice: DownloadChoice): boolean {
  return request.kind === 'assets' && choice.hasText && canHaveText(request, choice)
}

/** The total size of files. */
export function sizeOf(assets: readonly RequestedAsset[], rendition: DownloadChoice['rendition']): number {
  return assets.reduce((sum, { size, smallSize }) => sum + (rendition === '1920' ? (smallSize ?? size) : size), 0)
}

/** With pictures at 1920 px; undefined if none of them is smaller. */
export function smallSizeOf(assets: readonly RequestedAsset[]): number | undefined {
  return assets.some(({ smallSize }) => smallSize !== undefined) ? sizeOf(assets, '1920') : undefined
}

export interface DownloadTotal {
  /** Files; the text of a post counts as one. */
  readonly count: number
  readonly sizeBytes: number
  /** `about`: captions, manifest and labels come on top. */
  readonly precision: 'exact' | 'about' | 'at-most'
}

/** The number of files and their size, as they will be downloaded. */
export function totalOf(request: DownloadRequest, choice: DownloadChoice): DownloadTotal {
  const isSmall = choice.rendition === '1920'
  if (request.kind === 'pack') {
    const { count, size, smallSize = size } = request
    return { count, sizeBytes: isSmall ? smallSize : size, precision: choice.isOnlyNew ? 'at-most' : 'about' }
  }
  const chosen = chosenAssets(request, choice)
  const count = chosen.length + (hasChosenText(request, choice) ? 1 : 0)
  const call = callFor(request, choice)
  const { wholeSize } = request
  const isWholePost = wholeSize !== undefined && call.kind === 'zip' && call.body.postId !== undefined
  if (isWholePost && !isSmall && choice.locale === wholeSize.locale) {
    return { count, sizeBytes: wholeSize.bytes, precision: 'exact' }
  }
  // What the zip of a whole post contains beside its files.
  const extraBytes = isWholePost ? wholeSize.bytes - sizeOf(chosen, 'original') : 0
  const sizeBytes = sizeOf(chosen, choice.rendition) + extraBytes
  const isExact = call.kind === 'file' && call.rendition === 'original'
  return { count, sizeBytes, precision: isExact ? 'exact' : 'about' }
}

export function callFor(request: DownloadRequest, choice: DownloadChoice): DownloadCall {
  const { rendition, locale, isOnlyNew } = choice
  const options = { rendition, locale, ...(isOnlyNew && { since: 'last' as const }) }
  if (request.kind === 'pack') return { kind: 'zip', body: { ...request.source, ...options } }
  const chosen = chosenAssets(request, choice)
  const isWhole = chosen.length === request.assets.length && (request.textLocales.length === 0 || choice.hasText)
  if (request.whole && isWhole) return { kind: 'zip', body: { ...request.whole, ...options } }
  const [only, ...others] = chosen
  if (only && others.length === 0) {
    return { kind: 'file', assetId: only.id, rendition: only.smallSize === undefined ? 'original' : rendition }
  }
  return { kind: 'zip', body: { assetIds: chosen.map(({ id }) => id), ...options } }
}

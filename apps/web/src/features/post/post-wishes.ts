import { LOCALES } from '@mixed-zone/contract/locales'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import type { AssetsWish, WishedAsset } from '../../downloads/download-wish.ts'

/** What can still be had: not on another host, not recalled, not past its rights. */
export function availableAssets(assets: readonly Asset[]): Asset[] {
  return assets.filter(({ url }) => url !== null)
}

/** Everything of a post, its text too. */
export function wishOfPost(post: Post): AssetsWish {
  return {
    kind: 'assets',
    title: post.title,
    assets: availableAssets(post.assets).map(wishedAsset),
    whole: { postId: post.id },
    textLocales: LOCALES.filter((locale) => post.texts.some((text) => text.locale === locale)),
  }
}

/** Some files of a post. */
export function wishOfAssets(title: string, assets: readonly Asset[]): AssetsWish {
  return { kind: 'assets', title, assets: availableAssets(assets).map(wishedAsset), textLocales: [] }
}

function wishedAsset({ id, kind, size, renditions }: Asset): WishedAsset {
  const small = renditions.find(({ name, type }) => name === '1920' && type === 'image/jpeg')
  return { id, kind, size, smallSize: small?.size ?? size }
}

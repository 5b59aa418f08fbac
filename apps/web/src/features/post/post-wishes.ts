import { LOCALES } from '@mixed-zone/contract/locales'
import { isSmallerPicture } from '@mixed-zone/contract/rules/smaller-picture'
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

function wishedAsset({ id, kind, size, type, width = 0, height = 0, renditions }: Asset): WishedAsset {
  const small = renditions.find((made) => made.name === '1920' && made.type === 'image/jpeg')
  const isSmaller = small !== undefined && isSmallerPicture(small, { type, size, width, height })
  return { id, kind, size, smallSize: isSmaller ? small.size : size }
}

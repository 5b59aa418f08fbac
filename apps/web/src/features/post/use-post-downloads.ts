import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { askDownload } from '../../downloads/download-store.ts'
import { basketItemOf, useBasket } from '../../downloads/use-basket.ts'
import { availableAssets, wishOfAssets, wishOfPost } from './post-wishes.ts'

/** What the buttons of a post do with its files: ask how they are downloaded, or put them aside. */
export function usePostDownloads(post: Post) {
  const basket = useBasket()

  function putAside(assets: readonly Asset[]): void {
    basket.add(availableAssets(assets).map((asset) => basketItemOf(asset, post)))
  }

  const onPutAside = (ids: ReadonlySet<string>) => putAside(post.assets.filter(({ id }) => ids.has(id)))

  return {
    putAside,
    downloadAll: () => {
      const wish = wishOfPost(post)
      askDownload(wish.assets.length > 0 ? { ...wish, onPutAside } : wish)
    },
    downloadSome: (assets: readonly Asset[]) => askDownload({ ...wishOfAssets(post.title, assets), onPutAside }),
  }
}

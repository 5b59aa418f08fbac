import type { Post } from '@mixed-zone/contract/schemas/post'
import type { Downloads } from '../downloads/downloads.ts'
import type { Library } from '../library/library.ts'
import type { ReadContext } from '../library/rules.ts'

export interface GetPostPageDeps {
  readonly library: Pick<Library, 'getPost'>
  readonly downloads: Pick<Downloads, 'describePost'>
}

export async function getPostPage(
  { library, downloads }: GetPostPageDeps,
  id: number,
  context: ReadContext,
): Promise<Post> {
  const [post, { texts, zip, assetSizes }] = await Promise.all([
    library.getPost(id, context),
    downloads.describePost(id, context),
  ])
  const assets = post.assets.map((asset) => ({ ...asset, size: assetSizes.get(asset.id) ?? asset.size }))
  return { ...post, assets, texts, zip }
}

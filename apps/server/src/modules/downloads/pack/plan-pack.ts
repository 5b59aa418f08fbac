import { crc32 } from 'node:zlib'
import { slug } from '@mixed-zone/contract/rules/slug'
import { pickTranslation } from '../../library/rules.ts'
import type { FileInfo } from '../stored-file.ts'
import { createUniqueNamer } from '../zip/unique-names.ts'
import type { ZipEntry } from '../zip/zip-records.ts'
import type { PackedPost, PackOptions } from './load-pack.ts'
import { buildCaptions, buildManifest } from './pack-manifest.ts'

export interface PlannedEntry extends ZipEntry {
  readonly source: { readonly file: FileInfo } | { readonly bytes: Buffer; readonly mediaType: string }
  readonly postId: number | null
  readonly assetId: number | null
  readonly assetVersion: number | null
}

const MAX_FOLDER_CHARACTERS = 60

/** Names the entries of a zip and adds captions and manifest. Several posts have a folder each. */
export function planPack(posts: readonly PackedPost[], options: PackOptions): PlannedEntry[] {
  const nonEmpty = posts.filter(({ assets, documents }) => assets.length + documents.length > 0)
  if (nonEmpty.length === 0) return []
  const nameFolder = createUniqueNamer()
  const nameFile = createUniqueNamer()
  // Named first, so that no file of a post can take these names.
  const captionsName = nameFile('', 'captions.txt')
  const manifestName = nameFile('', 'manifest.json')
  const folders = nonEmpty.map((post) =>
    nonEmpty.length === 1 ? '' : nameFolder('', folderOf(post, options) || `post-${post.id}`),
  )
  const named = nonEmpty.map((post, index) => {
    const folder = folders[index] ?? ''
    return {
      post,
      documents: post.documents.map((document) => ({ document, name: nameFile(folder, document.name) })),
      assets: post.assets.map((asset) => ({ asset, name: nameFile(folder, asset.fileName) })),
    }
  })
  const files = named.flatMap(({ post, documents, assets }) => [
    ...documents.map(({ document, name }) => storedEntry(document.file, { name, post, modifiedAt: post.updatedAt })),
    ...assets.map(({ asset, name }) => ({
      ...storedEntry(asset.file, { name, post, modifiedAt: asset.createdAt }),
      assetId: asset.id,
      assetVersion: asset.version,
    })),
  ])
  const modifiedAt = new Date(Math.max(...files.map((entry) => entry.modifiedAt.getTime())))
  const hasAssets = named.some(({ assets }) => assets.length > 0)
  return [
    ...(hasAssets
      ? [textEntry(buildCaptions(named, options), { name: captionsName, mediaType: 'text/plain', modifiedAt })]
      : []),
    textEntry(buildManifest(named, options), { name: manifestName, mediaType: 'application/json', modifiedAt }),
    ...files,
  ]
}

function folderOf({ texts }: PackedPost, { locale }: PackOptions): string {
  return slug(pickTranslation(texts, locale)?.title ?? '')
    .slice(0, MAX_FOLDER_CHARACTERS)
    .replace(/-+$/, '')
}

function storedEntry(
  file: FileInfo,
  { name, post, modifiedAt }: { name: string; post: PackedPost; modifiedAt: Date },
): PlannedEntry {
  const { crc32: checksum, sizeBytes } = file
  return {
    name,
    sizeBytes,
    crc32: checksum,
    modifiedAt,
    source: { file },
    postId: post.id,
    assetId: null,
    assetVersion: null,
  }
}

function textEntry(
  bytes: Buffer,
  { name, mediaType, modifiedAt }: { name: string; mediaType: string; modifiedAt: Date },
): PlannedEntry {
  const source = { bytes, mediaType }
  const facts = { name, sizeBytes: bytes.length, crc32: crc32(bytes), modifiedAt }
  return { ...facts, source, postId: null, assetId: null, assetVersion: null }
}

import { crc32 } from 'node:zlib'
import { slug } from '@mixed-zone/contract/rules/slug'
import { pickTranslation } from '../../library/rules.ts'
import type { FileFacts } from '../stored-file.ts'
import { createNameGiver } from '../zip/entry-names.ts'
import type { ZipEntry } from '../zip/zip-records.ts'
import type { PackedPost, Packing } from './load-pack.service.ts'
import { buildCaptions, buildManifest } from './pack-words.ts'

/** One file of a zip that is being planned: a stored one, or words that are made for it. */
export interface PlannedEntry extends ZipEntry {
  readonly source: { readonly file: FileFacts } | { readonly bytes: Buffer; readonly mediaType: string }
  readonly postId: number | null
  readonly assetId: number | null
  readonly assetVersion: number | null
}

const LONGEST_FOLDER = 60

/** Names everything in a zip and writes what goes with it. Several posts have a folder each. */
export function planPack(posts: readonly PackedPost[], packing: Packing): PlannedEntry[] {
  const filled = posts.filter(({ assets, documents }) => assets.length + documents.length > 0)
  if (filled.length === 0) return []
  const nameFolder = createNameGiver()
  const nameFile = createNameGiver()
  // First, so that no file of a post can take their names.
  const captionsName = nameFile('', 'captions.txt')
  const manifestName = nameFile('', 'manifest.json')
  const folders = filled.map((post) =>
    filled.length === 1 ? '' : nameFolder('', folderOf(post, packing) || `post-${post.id}`),
  )
  const named = filled.map((post, index) => {
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
      ? [wordsEntry(buildCaptions(named, packing), { name: captionsName, mediaType: 'text/plain', modifiedAt })]
      : []),
    wordsEntry(buildManifest(named, packing), { name: manifestName, mediaType: 'application/json', modifiedAt }),
    ...files,
  ]
}

function folderOf({ texts }: PackedPost, { locale }: Packing): string {
  return slug(pickTranslation(texts, locale)?.title ?? '')
    .slice(0, LONGEST_FOLDER)
    .replace(/-+$/, '')
}

interface Placed {
  readonly name: string
  readonly post: PackedPost
  readonly modifiedAt: Date
}

function storedEntry(file: FileFacts, { name, post, modifiedAt }: Placed): PlannedEntry {
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

interface Words {
  readonly name: string
  readonly mediaType: string
  readonly modifiedAt: Date
}

function wordsEntry(bytes: Buffer, { name, mediaType, modifiedAt }: Words): PlannedEntry {
  const source = { bytes, mediaType }
  const facts = { name, sizeBytes: bytes.length, crc32: crc32(bytes), modifiedAt }
  return { ...facts, source, postId: null, assetId: null, assetVersion: null }
}

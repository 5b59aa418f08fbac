import { crc32 } from 'node:zlib'
import { LOCALES, type Localised } from '@mixed-zone/contract/locales'
import { slug } from '@mixed-zone/contract/rules/slug'
import { pickTranslation } from '../../library/rules.ts'
import { usageTerms, usageTermsIn } from '../rights.ts'
import type { FileInfo } from '../stored-file.ts'
import { createUniqueNamer } from '../zip/unique-names.ts'
import type { ZipEntry } from '../zip/zip-records.ts'
import type { PackedPost, PackOptions } from './load-pack.ts'

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

interface NamedPost {
  readonly post: PackedPost
  readonly assets: readonly { readonly asset: PackedPost['assets'][number]; readonly name: string }[]
}

const WORDS: Localised<{ caption: string; credit: string; copyright: string; rights: string }> = {
  es: { caption: 'Pie de foto', credit: 'Crédito', copyright: 'Copyright', rights: 'Derechos' },
  en: { caption: 'Caption', credit: 'Credit', copyright: 'Copyright', rights: 'Rights' },
  pt: { caption: 'Legenda', credit: 'Crédito', copyright: 'Direitos de autor', rights: 'Condições de utilização' },
}

const BYTE_ORDER_MARK = '\uFEFF'

/** `captions.txt`: captions, credits and rights of each file for people to read. */
function buildCaptions(posts: readonly NamedPost[], { locale }: PackOptions): Buffer {
  const words = WORDS[locale]
  const sections = posts.flatMap(({ post, assets }) => {
    const title = pickTranslation(post.texts, locale)?.title ?? ''
    const files = assets.map(({ asset, name }) => {
      const lines = [
        [words.caption, asset.captions?.[locale] ?? ''],
        [words.credit, asset.credit],
        [words.copyright, asset.copyright],
        [words.rights, usageTermsIn(asset, locale)],
      ]
      return [name, ...lines.flatMap(([word, text]) => (text ? [`${word}: ${oneLine(text)}`] : []))].join('\n')
    })
    return [`${oneLine(title)}\n${'='.repeat(Math.min(72, title.length))}`, ...files]
  })
  return Buffer.from(`${BYTE_ORDER_MARK}${sections.join('\n\n')}\n`.replaceAll('\n', '\r\n'))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** `manifest.json`: the same for programs, in every language, with sizes and digests. */
function buildManifest(posts: readonly NamedPost[], { locale, rendition }: PackOptions): Buffer {
  const manifest = {
    format: 1,
    language: locale,
    rendition,
    posts: posts.map(({ post }) => ({
      id: String(post.id),
      titles: Object.fromEntries(
        LOCALES.flatMap((language) => {
          const text = post.texts.find((one) => one.locale === language)
          return text ? [[language, text.title]] : []
        }),
      ),
      publishedAt: post.publishedAt?.toISOString() ?? null,
    })),
    files: posts.flatMap(({ post, assets }) =>
      assets.map(({ asset, name }) => ({
        name,
        post: String(post.id),
        asset: String(asset.id),
        kind: asset.kind,
        type: asset.file.mediaType,
        size: asset.file.sizeBytes,
        sha256: asset.file.sha256.toString('hex'),
        captions: asset.captions,
        alternatives: asset.alternatives,
        credit: asset.credit,
        copyright: asset.copyright,
        rights: usageTerms(asset),
        rightsUntil: asset.rightsUntil,
      })),
    ),
  }
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
}

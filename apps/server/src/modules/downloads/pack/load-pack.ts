import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { haveRightsEnded } from '@mixed-zone/contract/rules/days'
import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import { TEXT_FORMATS } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import { renditionFileName } from '../../../platform/signing/file-addresses.ts'
import { pickTranslation, type Viewer, visibleTo } from '../../library/rules.ts'
import { documentName, type GetDocuments } from '../generated/documents.service.ts'
import type { GetLabelledFiles } from '../generated/labelled-files.service.ts'
import type { FileInfo } from '../stored-file.ts'
import {
  listPackAssets,
  listPackPosts,
  type PackAssetRow,
  type PackSelection,
  type PackText,
} from './pack.repository.ts'
import { loadPackTexts } from './load-pack-texts.ts'

export interface PackDeps {
  readonly db: Db
  readonly getLabelledFiles: GetLabelledFiles
  readonly getDocuments: GetDocuments
}

export interface PackOptions {
  readonly viewer: Viewer
  readonly now: Date
  readonly today: string
  readonly locale: Locale
  readonly rendition: Rendition
}

export interface PackedAsset extends PackAssetRow {
  /** The file that is handed out; a picture includes its label. */
  readonly file: FileInfo
  readonly fileName: string
}

export interface PackedDocument {
  readonly name: string
  readonly file: FileInfo
}

export interface PackedPost {
  readonly id: number
  readonly publishedAt: Date | null
  readonly updatedAt: Date
  readonly texts: readonly PackText[]
  readonly assets: readonly PackedAsset[]
  readonly documents: readonly PackedDocument[]
}

export interface Pack {
  readonly posts: readonly PackedPost[]
  /** Selected assets that are left out because they were recalled or their rights have ended. */
  readonly unavailable: readonly PackAssetRow[]
}

export async function loadPack(deps: PackDeps, selection: PackSelection, options: PackOptions): Promise<Pack> {
  const { db } = deps
  const rows = await listPackPosts(db, { selection, visible: visibleTo(options.viewer, options.now) })
  const postIds = rows.map(({ id }) => id)
  if (postIds.length === 0) return { posts: [], unavailable: [] }
  const [texts, assetRows] = await Promise.all([
    loadPackTexts(db, postIds),
    listPackAssets(db, { postIds, selection, rendition: options.rendition }),
  ])
  const textsOf = Map.groupBy(texts, ({ postId }) => postId)
  const isAvailable = (row: PackAssetRow) =>
    row.file !== null && row.recalledAt === null && !haveRightsEnded(row.rightsUntil, options.today)
  const packed = await packAssets(deps, { rows: assetRows.filter(isAvailable), textsOf, rendition: options.rendition })
  const assetsOf = Map.groupBy(packed, ({ postId }) => postId)
  const documents = selection.kind === 'assets' ? [] : await packDocuments(deps, textsOf, options.locale)
  const documentsOf = Map.groupBy(documents, ({ postId }) => postId)
  return {
    posts: rows.map((row) => ({
      ...row,
      texts: textsOf.get(row.id) ?? [],
      assets: assetsOf.get(row.id) ?? [],
      documents: documentsOf.get(row.id) ?? [],
    })),
    unavailable: assetRows.filter((row) => !isAvailable(row)),
  }
}

type TextsOf = ReadonlyMap<number, readonly PackText[]>

async function packAssets(
  { getLabelledFiles }: PackDeps,
  { rows, textsOf, rendition }: { rows: readonly PackAssetRow[]; textsOf: TextsOf; rendition: Rendition },
): Promise<PackedAsset[]> {
  const withFile = rows.flatMap((row) => (row.file ? [{ ...row, file: row.file }] : []))
  const toLabel = withFile.map((row) => ({ ...row, mainLocale: firstLocale(textsOf.get(row.postId) ?? []) }))
  // A picture without a smaller rendition is packed as its original.
  const [renditions, originals] = await Promise.all([
    getLabelledFiles(
      toLabel.filter(({ isRendition }) => isRendition),
      rendition,
    ),
    getLabelledFiles(
      toLabel.filter(({ isRendition }) => !isRendition),
      'original',
    ),
  ])
  return withFile.map((row) => ({
    ...row,
    file: renditions.get(row.id) ?? originals.get(row.id) ?? row.file,
    fileName: renditionFileName(
      row.name,
      row.isRendition && rendition !== 'original' ? `${rendition}-jpeg` : 'original',
    ),
  }))
}

/** The first language that a post has, in the order of `LOCALES`. */
export function firstLocale(texts: readonly Pick<PackText, 'locale'>[]): Locale {
  return LOCALES.find((locale) => texts.some((text) => text.locale === locale)) ?? LOCALES[0]
}

async function packDocuments({ getDocuments }: PackDeps, textsOf: TextsOf, locale: Locale) {
  const wanted = [...textsOf.values()].flatMap((texts) => {
    const text = pickTranslation(texts, locale)
    return text ? TEXT_FORMATS.map((format) => ({ postId: text.postId, locale: text.locale, format, text })) : []
  })
  const files = await getDocuments(wanted)
  return wanted.flatMap((document, index) => {
    const file = files[index]
    return file ? [{ postId: document.postId, name: documentName(document), file }] : []
  })
}

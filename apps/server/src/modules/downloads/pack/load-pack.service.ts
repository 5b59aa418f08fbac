import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { haveRightsEnded } from '@mixed-zone/contract/rules/league-day'
import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import { TEXT_FORMATS } from '@mixed-zone/contract/schemas/post'
import type { Db } from '../../../platform/database/database.ts'
import { renditionFileName } from '../../../platform/signing/file-addresses.ts'
import { pickTranslation, type Viewer, visibleTo } from '../../library/rules.ts'
import { type Documents, documentName } from '../documents/documents.service.ts'
import type { LabelFiles } from '../labels/label-files.service.ts'
import type { FileFacts } from '../stored-file.ts'
import {
  listPackAssets,
  listPackPosts,
  listPackTexts,
  type PackAssetRow,
  type PackChoice,
  type PackText,
} from './pack.repository.ts'

export interface Parts {
  readonly db: Db
  readonly labelFiles: LabelFiles
  readonly documents: Documents
}

/** Who packs, when, and in which language and size. */
export interface Packing {
  readonly viewer: Viewer
  readonly now: Date
  /** The league's day. */
  readonly today: string
  readonly locale: Locale
  readonly rendition: Rendition
}

export interface PackedAsset extends PackAssetRow {
  /** The file that is handed out, with its label where it is a picture. */
  readonly file: FileFacts
  /** Under which name. */
  readonly fileName: string
}

export interface PackedDocument {
  readonly name: string
  readonly file: FileFacts
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
  /** Chosen, but recalled or past its rights: it stays out. */
  readonly unavailable: readonly PackAssetRow[]
}

/** Loads what goes into one zip for one person: what they may see, what can still be had, labelled. */
export async function loadPack(parts: Parts, choice: PackChoice, packing: Packing): Promise<Pack> {
  const { db } = parts
  const rows = await listPackPosts(db, { choice, visible: visibleTo(packing.viewer, packing.now) })
  const postIds = rows.map(({ id }) => id)
  if (postIds.length === 0) return { posts: [], unavailable: [] }
  const [texts, assetRows] = await Promise.all([
    listPackTexts(db, postIds),
    listPackAssets(db, { postIds, choice, rendition: packing.rendition }),
  ])
  const textsOf = Map.groupBy(texts, ({ postId }) => postId)
  const isAvailable = (row: PackAssetRow) =>
    row.file !== null && row.recalledAt === null && !haveRightsEnded(row.rightsUntil, packing.today)
  const assetsOf = Map.groupBy(
    await labelAssets(parts, { rows: assetRows.filter(isAvailable), textsOf, packing }),
    ({ postId }) => postId,
  )
  // A selection is what was selected, no more.
  const documentsOf =
    choice.kind === 'assets' ? new Map<number, PackedDocument[]>() : await packDocuments(parts, textsOf, packing.locale)
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

interface Labelling {
  readonly rows: readonly PackAssetRow[]
  readonly textsOf: ReadonlyMap<number, readonly PackText[]>
  readonly packing: Packing
}

async function labelAssets({ labelFiles }: Parts, { rows, textsOf, packing }: Labelling): Promise<PackedAsset[]> {
  const { rendition } = packing
  const packed = rows.flatMap((row) => (row.file ? [{ ...row, file: row.file }] : []))
  const labelled = packed.map((row) => ({ ...row, mainLocale: firstLocale(textsOf.get(row.postId) ?? []) }))
  // A picture too odd to have renditions, or of which none came out smaller, goes out as its original.
  const made = await labelFiles(
    labelled.filter(({ isMade }) => isMade),
    rendition,
  )
  const originals = await labelFiles(
    labelled.filter(({ isMade }) => !isMade),
    'original',
  )
  return packed.map((row) => ({
    ...row,
    file: made.get(row.id) ?? originals.get(row.id) ?? row.file,
    fileName: renditionFileName(row.name, row.isMade && rendition !== 'original' ? `${rendition}-jpeg` : 'original'),
  }))
}

/** The first language that a post has, in the order in which languages are offered. */
export function firstLocale(texts: readonly Pick<PackText, 'locale'>[]): Locale {
  return LOCALES.find((locale) => texts.some((text) => text.locale === locale)) ?? LOCALES[0]
}

async function packDocuments(
  { documents }: Parts,
  textsOf: ReadonlyMap<number, readonly PackText[]>,
  locale: Locale,
): Promise<Map<number, PackedDocument[]>> {
  const wanted = [...textsOf.values()].flatMap((texts) => {
    const text = pickTranslation(texts, locale)
    return text ? TEXT_FORMATS.map((format) => ({ postId: text.postId, locale: text.locale, format, text })) : []
  })
  const files = await documents(wanted)
  const named = wanted.flatMap((document, index) => {
    const file = files[index]
    return file ? [{ postId: document.postId, name: documentName(document), file }] : []
  })
  return Map.groupBy(named, ({ postId }) => postId)
}

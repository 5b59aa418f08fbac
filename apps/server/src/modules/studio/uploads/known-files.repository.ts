import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { arrayLiteral } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assets } from '../../../platform/database/schema/files.ts'

export interface KnownAsset extends Record<string, unknown> {
  /** Hexadecimal, as it was asked for. */
  readonly digest: string
  readonly fileId: number
  /** Of the stored bytes, which lack the GPS position. */
  readonly sha256: Buffer
  readonly mediaType: string
  readonly id: number
  readonly kind: AssetKind
  readonly name: string
  readonly postId: number | null
  readonly posterFileId: number | null
  readonly hasRenditions: boolean
}

const bytesOf = (digests: readonly string[]) => arrayLiteral(digests.map((digest) => `"\\\\x${digest}"`))

/**
 * Uses of files with one of these digests, as they were handed in or as they are stored, that this person may open: in a post that is not in
 * the trash, or in the person's own inbox. Published ones first.
 */
export async function listKnownAssets(db: Db, digests: readonly string[], personId: number): Promise<KnownAsset[]> {
  const { rows } = await db.execute<KnownAsset>(sql`
    with wanted as (select unnest(${bytesOf(digests)}::bytea[]) as sha256), known as (
      select wanted.sha256 as digest, f.id from wanted join files f on f.sha256 = wanted.sha256
      union
      select wanted.sha256, s.file_id from wanted join source_digests s on s.sha256 = wanted.sha256
    )
    select encode(known.digest, 'hex') as digest, f.id as "fileId", f.sha256, f.media_type as "mediaType", a.id, a.kind, a.name,
      coalesce(a.post_id, a.draft_post_id) as "postId", a.poster_file_id as "posterFileId",
      exists (select from renditions r where r.source_id = f.id) as "hasRenditions"
    from known join files f on f.id = known.id join assets a on a.file_id = f.id
    left join posts p on p.id = coalesce(a.post_id, a.draft_post_id)
    where a.recalled_at is null and a.change_of is null and a.subtitles_of is null
      and (p.state <> 'trash' or (p.id is null and a.uploaded_by = ${personId}))
    order by a.post_id is null, a.created_at, a.id`)
  return rows
}

interface AddedFile {
  readonly personId: number
  readonly fileId: number
  /** Null for the inbox. */
  readonly postId: number | null
  /** Another number for each file that a person chooses. */
  readonly order: number | undefined
}

/** The asset that the same request has added before, if its answer was lost. The file has to be locked. */
export async function findAdded(tx: Db, { personId, fileId, postId, order }: AddedFile): Promise<number | null> {
  if (order === undefined) return null
  const isOfTarget =
    postId === null
      ? and(isNull(assets.postId), isNull(assets.draftPostId))
      : or(eq(assets.postId, postId), eq(assets.draftPostId, postId))
  const [row] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.uploadedBy, personId), eq(assets.fileId, fileId), eq(assets.chosenOrder, order), isOfTarget))
  return row?.id ?? null
}

export interface FileUse extends Record<string, unknown> {
  readonly id: number
  readonly postId: number | null
  readonly isPublished: boolean
  readonly isLead: boolean
  readonly isInText: boolean
}

/** Every asset with the bytes of this one, that readers get or that waits in a draft. Null if there is no such asset. */
export async function listFileUses(db: Db, assetId: number): Promise<FileUse[] | null> {
  const [asset] = await db.select({ fileId: assets.fileId }).from(assets).where(eq(assets.id, assetId))
  if (!asset) return null
  const { rows } = await db.execute<FileUse>(sql`
    select a.id, coalesce(a.post_id, a.draft_post_id) as "postId",
      a.post_id is not null and p.state in ('scheduled', 'published') as "isPublished",
      coalesce(p.lead_asset_id = a.id, false) as "isLead",
      exists (select from post_translations t where t.post_id = p.id
        and position('<figure data-asset="' || a.id || '">' in t.body) > 0) as "isInText"
    from assets a left join posts p on p.id = coalesce(a.post_id, a.draft_post_id)
    where ${asset.fileId === null ? sql`a.id = ${assetId}` : sql`a.file_id = ${asset.fileId}`} and a.change_of is null
    order by a.post_id is null, a.created_at, a.id`)
  return rows
}

import type { Locale } from '@mixed-zone/contract/locales'
import type { AssetTexts, FactValues } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { VersionReason } from '@mixed-zone/contract/schemas/studio/versions'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { postVersions } from '../../../platform/database/schema/drafts.ts'

export interface SnapshotTexts {
  readonly title: string
  readonly summary: string
  /** Clean HTML. */
  readonly body: string
}

export interface SnapshotAsset extends AssetTexts {
  readonly id: string
  readonly name: string
}

/** A draft as it was at one moment. */
export interface PostSnapshot {
  /** The languages that have any text. One without a title is not published. */
  readonly texts: Readonly<Partial<Record<Locale, SnapshotTexts>>>
  readonly facts: FactValues
  /** In the order of the files. */
  readonly captions: readonly SnapshotAsset[]
}

interface NewVersion {
  readonly postId: number
  readonly reason: VersionReason
  readonly at: Date
  readonly authorIds: readonly number[]
  readonly snapshot: PostSnapshot
}

/** Returns the number of the version. The post or its document has to be locked, so that two versions do not get the same one. */
export async function recordVersionRow(
  tx: Db,
  { postId, reason, at, authorIds, snapshot: { texts, facts, captions } }: NewVersion,
): Promise<number> {
  const next = sql`(select coalesce(max(number), 0) + 1 from ${postVersions} where ${postVersions.postId} = ${postId})`
  const [row] = await tx
    .insert(postVersions)
    .values({ postId, number: next, reason, at, authorIds: [...authorIds], texts, facts, captions })
    .returning({ number: postVersions.number })
  if (!row) throw new Error('the insert returned no row')
  return row.number
}

import { FACT_FIELDS } from '@mixed-zone/contract/schemas/studio/post-facts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { postFacts } from '../../../platform/database/schema/drafts.ts'
import { assetField, detailsField, type Draft } from './load-draft.ts'

/** Nothing is a value too; a plain null would be no value at all. */
const jsonOf = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

interface FactKey {
  readonly postId: number
  readonly field: string
}

/** Locks the field until the transaction ends. Null if it was never saved. */
export async function lockFact(tx: Db, { postId, field }: FactKey) {
  const [row] = await tx
    .select({ value: postFacts.value, version: postFacts.version })
    .from(postFacts)
    .where(and(eq(postFacts.postId, postId), eq(postFacts.field, field)))
    .for('update')
  return row ?? null
}

interface NewFact extends FactKey {
  readonly value: unknown
  /** The version before. */
  readonly version: number
  readonly changedBy: number | null
  readonly changedAt: Date
}

/** False if somebody else has saved the field for the first time meanwhile. */
export async function saveFactRow(tx: Db, { version, ...fact }: NewFact): Promise<boolean> {
  const { postId, field, changedBy, changedAt } = fact
  const value = jsonOf(fact.value)
  if (version === 0) {
    const inserted = await tx
      .insert(postFacts)
      .values({ postId, field, value, changedBy, changedAt })
      .onConflictDoNothing()
      .returning({ field: postFacts.field })
    return inserted.length > 0
  }
  await tx
    .update(postFacts)
    .set({ value, version: version + 1, changedBy, changedAt })
    .where(and(eq(postFacts.postId, postId), eq(postFacts.field, field)))
  return true
}

/** What a draft holds is what readers see, or will see. What somebody has saved since it was loaded is not. */
export async function markFactsPublished(tx: Db, { post, facts, assets, removed }: Draft): Promise<void> {
  const versions = [
    ...FACT_FIELDS.map((field) => ({ field: field as string, version: facts[field].version })),
    ...[...assets, ...removed].flatMap(({ row, texts, details, tracks }) => [
      { field: assetField(row.id), version: texts.version },
      { field: detailsField(row.id), version: details.version },
      ...tracks.map((track) => ({ field: detailsField(track.row.id), version: track.details.version })),
    ]),
  ].filter(({ version }) => version > 0)
  await tx.execute(sql`
    update ${postFacts} set published_version = loaded.version
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as loaded (field text, version integer)
    where ${postFacts.postId} = ${post.id} and ${postFacts.field} = loaded.field`)
}

/** Nothing of what was saved is published. */
export async function markFactsUnpublished(tx: Db, postId: number): Promise<void> {
  await tx.update(postFacts).set({ publishedVersion: sql`0` }).where(eq(postFacts.postId, postId))
}

/** Files without rights of their own get those of the post. Remembers which, so that they follow when the post's rights change. */
export async function keepInheritedRights(tx: Db, { post, facts, assets }: Draft, at: Date): Promise<void> {
  const inheriting = assets.filter(({ texts }) => texts.version === 0 && texts.value.rights === null)
  if (facts.rights.value === null || inheriting.length === 0) return
  await tx
    .insert(postFacts)
    .values(
      inheriting.map(({ row, texts }) => ({
        postId: post.id,
        field: assetField(row.id),
        value: texts.value,
        publishedVersion: 1,
        changedAt: at,
      })),
    )
    .onConflictDoNothing()
}

/**
 * For a change that readers see at once: a field that was saved before keeps its place between published and changed. Returns the new
 * version, or null if the field was never saved.
 */
export async function setPublishedFact(
  tx: Db,
  { postId, field, value, at }: { postId: number; field: string; value: unknown; at: Date },
): Promise<number | null> {
  const isInStep = sql`${postFacts.publishedVersion} = ${postFacts.version}`
  const [row] = await tx
    .update(postFacts)
    .set({
      value: jsonOf(value),
      version: sql`${postFacts.version} + 1`,
      publishedVersion: sql`case when ${isInStep} then ${postFacts.version} + 1 else ${postFacts.publishedVersion} end`,
      changedAt: at,
    })
    .where(and(eq(postFacts.postId, postId), eq(postFacts.field, field)))
    .returning({ version: postFacts.version })
  return row?.version ?? null
}

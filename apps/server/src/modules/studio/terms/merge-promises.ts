import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { MergePair, MovedPromise } from './merge-terms.repository.ts'

/** A category is promised once: if both are, the promise of the surviving one stays. */
export async function movePromise(tx: Db, { kind, mergedId, survivorId }: MergePair): Promise<MovedPromise | null> {
  if (kind !== 'categories') return null
  const { rows } = await tx.execute<{ record: MovedPromise['record']; isShared: boolean }>(sql`
    select to_jsonb(promise) as record,
      exists (select from coverage_promises other where other.category_id = ${survivorId}) as "isShared"
    from coverage_promises promise where promise.category_id = ${mergedId} for update of promise`)
  const [moved] = rows
  if (!moved) return null
  const { id } = moved.record
  await tx.execute(
    moved.isShared
      ? sql`delete from coverage_promises where id = ${id}`
      : sql`update coverage_promises set category_id = ${survivorId}, version = version + 1 where id = ${id}`,
  )
  return moved
}

/** A promise that was deleted since, or is about another category by now, stays so. */
export async function restorePromise(
  tx: Db,
  { mergedId, survivorId }: MergePair,
  { record, isShared }: MovedPromise,
): Promise<void> {
  if (!isShared) {
    await tx.execute(sql`
      update coverage_promises set category_id = ${mergedId}, version = version + 1
      where id = ${record.id} and category_id = ${survivorId}`)
    return
  }
  // Its section and its contact may be gone.
  await tx.execute(sql`
    insert into coverage_promises
      (id, category_id, anchor, minutes, locales, section_id, press_contact_id, titles, version) overriding system value
    select id, category_id, anchor, minutes, locales,
      (select text_id from sections where text_id = stored.section_id),
      (select contact.id from press_contacts contact where contact.id = stored.press_contact_id), titles, version + 1
    from jsonb_populate_record(null::coverage_promises, ${JSON.stringify(record)}::jsonb) as stored
    on conflict do nothing`)
}

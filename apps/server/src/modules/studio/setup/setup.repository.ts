import type { Setup, SetupStep, SetupStepState } from '@mixed-zone/contract/schemas/studio/setup'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { settings } from '../../../platform/database/schema/records.ts'

/** The setting that holds what people said about the steps. */
const KEY = 'setup-steps'

export type StoredSteps = Readonly<Partial<Record<SetupStep, SetupStepState>>>

export async function loadSteps(db: Db): Promise<StoredSteps> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  // Written by `saveStep` alone.
  return (row?.value ?? {}) as StoredSteps
}

/** One statement, so that two people who finish different steps lose neither. */
export async function saveStep(db: Db, step: StoredSteps, now: Date): Promise<void> {
  await db
    .insert(settings)
    .values({ key: KEY, value: step, updatedAt: now })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || excluded.value`, updatedAt: now },
    })
}

interface Content {
  readonly counts: Setup['counts']
  readonly hasBrand: boolean
}

export async function loadContent(db: Db, now: Date): Promise<Content> {
  const { rows } = await db.execute<Setup['counts'] & { hasBrand: boolean }>(sql`select
    (select count(*)::int from teams) as clubs,
    (select count(*)::int from teams where crest_file_id is null) as "clubsWithoutCrest",
    (select count(*)::int from matchdays) as matchdays,
    (select count(*)::int from fixtures) as fixtures,
    (select count(*)::int from coverage_promises) as promises,
    (select count(*)::int from people where state = 'active'
      and (role <> 'media' or exists (select from unnest(permissions_added) as added where added <> 'embargo'))) as staff,
    (select count(*)::int from people where state = 'active'
      and (role = 'admin' or 'users' = any(permissions_added)) and not 'users' = any(permissions_taken)) as deciders,
    -- A scheduled post stays so in its row when its time has come.
    (select count(*)::int from posts
      where state = 'published' or (state = 'scheduled' and published_at <= ${now.toISOString()}::timestamptz)) as "publishedPosts",
    exists (select from setting_versions where key = 'brand') as "hasBrand"`)
  const [row] = rows
  if (!row) throw new Error('the database returned no row')
  const { hasBrand, ...counts } = row
  return { hasBrand, counts }
}

import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { files } from '../../../platform/database/schema/files.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { settingDrafts, settingFiles, settingVersions } from '../../../platform/database/schema/records.ts'

const CHANGED_BY = { firstName: people.firstName, surnames: people.surnames }

const VERSION_COLUMNS = {
  key: settingVersions.key,
  version: settingVersions.version,
  value: settingVersions.value,
  changedAt: settingVersions.changedAt,
  changedBy: settingVersions.changedBy,
  restoredFrom: settingVersions.restoredFrom,
  ...CHANGED_BY,
}

export type SettingVersionRow = Awaited<ReturnType<typeof listLatestVersions>>[number]

/** The version in effect of every setting that was ever changed. */
export async function listLatestVersions(db: Db) {
  return db
    .selectDistinctOn([settingVersions.key], VERSION_COLUMNS)
    .from(settingVersions)
    .leftJoin(people, eq(people.id, settingVersions.changedBy))
    .orderBy(settingVersions.key, desc(settingVersions.version))
}

export async function findLatestVersion(db: Db, key: string): Promise<SettingVersionRow | undefined> {
  const [row] = await db
    .select(VERSION_COLUMNS)
    .from(settingVersions)
    .leftJoin(people, eq(people.id, settingVersions.changedBy))
    .where(eq(settingVersions.key, key))
    .orderBy(desc(settingVersions.version))
    .limit(1)
  return row
}

export async function findVersion(db: Db, key: string, version: number): Promise<SettingVersionRow | undefined> {
  const [row] = await db
    .select(VERSION_COLUMNS)
    .from(settingVersions)
    .leftJoin(people, eq(people.id, settingVersions.changedBy))
    .where(and(eq(settingVersions.key, key), eq(settingVersions.version, version)))
  return row
}

export interface VersionsPage {
  readonly page: number
  readonly pageSize: number
  readonly direction: 'asc' | 'desc'
}

export async function listVersions(db: Db, key: string, { page, pageSize, direction }: VersionsPage) {
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(settingVersions)
    .where(eq(settingVersions.key, key))
  const rows = await db
    .select(VERSION_COLUMNS)
    .from(settingVersions)
    .leftJoin(people, eq(people.id, settingVersions.changedBy))
    .where(eq(settingVersions.key, key))
    .orderBy(direction === 'asc' ? settingVersions.version : desc(settingVersions.version))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total }
}

export type NewVersion = typeof settingVersions.$inferInsert

/** False if somebody else has stored this version meanwhile. */
export async function insertVersion(db: Db, version: NewVersion): Promise<boolean> {
  const inserted = await db
    .insert(settingVersions)
    .values(version)
    .onConflictDoNothing()
    .returning({ version: settingVersions.version })
  return inserted.length > 0
}

export type SettingDraftRow = Awaited<ReturnType<typeof listDrafts>>[number]

export async function listDrafts(db: Db) {
  return db
    .select({
      key: settingDrafts.key,
      value: settingDrafts.value,
      revision: settingDrafts.revision,
      changedAt: settingDrafts.changedAt,
      changedBy: settingDrafts.changedBy,
      ...CHANGED_BY,
    })
    .from(settingDrafts)
    .leftJoin(people, eq(people.id, settingDrafts.changedBy))
}

/** Locked until the transaction ends. */
export async function lockDraft(db: Db, key: string) {
  const [row] = await db.select().from(settingDrafts).where(eq(settingDrafts.key, key)).for('update')
  return row
}

export type DraftRow = typeof settingDrafts.$inferInsert

/** False if somebody else has saved this draft meanwhile. */
export async function saveDraft(db: Db, draft: DraftRow): Promise<boolean> {
  if (draft.revision === 1) {
    const inserted = await db.insert(settingDrafts).values(draft).onConflictDoNothing().returning()
    return inserted.length > 0
  }
  const { key, ...change } = draft
  const updated = await db
    .update(settingDrafts)
    .set(change)
    .where(and(eq(settingDrafts.key, key), eq(settingDrafts.revision, draft.revision - 1)))
    .returning()
  return updated.length > 0
}

export async function deleteDraft(db: Db, key: string): Promise<void> {
  await db.delete(settingDrafts).where(eq(settingDrafts.key, key))
}

/** The id of a stored picture that is about to be used: the collector must not delete it before it is. */
export async function findPicture(db: Db, sha256: Buffer): Promise<number | undefined> {
  const [row] = await db
    .update(files)
    .set({ unreferencedSince: null })
    .where(and(eq(files.sha256, sha256), isNotNull(files.placeholder)))
    .returning({ id: files.id })
  return row?.id
}

interface SettingFiles {
  readonly key: string
  readonly version: number
  readonly fileIds: readonly number[]
}

export async function insertSettingFiles(db: Db, { key, version, fileIds }: SettingFiles): Promise<void> {
  await deleteSettingFiles(db, { key, version })
  if (fileIds.length === 0) return
  await db.insert(settingFiles).values(fileIds.map((fileId) => ({ key, version, fileId })))
}

export async function deleteSettingFiles(db: Db, { key, version }: { key: string; version: number }): Promise<void> {
  await db.delete(settingFiles).where(and(eq(settingFiles.key, key), eq(settingFiles.version, version)))
}

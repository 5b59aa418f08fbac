import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { files } from '../../../platform/database/schema/files.ts'
import { settingFiles } from '../../../platform/database/schema/records.ts'

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

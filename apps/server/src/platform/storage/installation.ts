import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { settings } from '../database/schema/records.ts'
import { StartError } from '../errors/start-error.ts'
import type { Storage } from './storage.ts'

interface Installation {
  readonly secret: string
  readonly storage: Pick<Storage, 'id'>
  readonly now: Date
}

/**
 * Refuses a node whose secret or storage is not that of the database: it could not read what others have encrypted, and others would
 * not find its files. The first start stores both.
 */
export async function checkInstallation(db: Db, { secret, storage, now }: Installation): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update('installation').digest('hex').slice(0, 32)
  const isSecretKnown = await isStored(db, { key: 'secret-fingerprint', value: fingerprint, now })
  if (!isSecretKnown) {
    throw new StartError(
      'SECRET is not the one that this database was first started with; all nodes need the same one.',
    )
  }
  const isStorageKnown = await isStored(db, { key: 'storage-id', value: storage.id, now })
  if (!isStorageKnown) {
    throw new StartError(
      'DATA_DIR/files is not the storage that belongs to this database; all nodes need the same folder.',
    )
  }
}

async function isStored(db: Db, { key, value, now }: { key: string; value: string; now: Date }): Promise<boolean> {
  await db.insert(settings).values({ key, value, updatedAt: now }).onConflictDoNothing()
  const [stored] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return stored?.value === value
}

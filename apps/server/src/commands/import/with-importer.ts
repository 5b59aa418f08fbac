import { join } from 'node:path'
import { readConfig } from '../../config.ts'
import { createAssets } from '../../modules/assets/assets.ts'
import { createPostImporter, type ImportPost, seedSections } from '../../modules/library/library.ts'
import { indexPosts } from '../../modules/search/search.ts'
import { createChanges } from '../../platform/changes/create-changes.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { loadSecret } from '../../platform/random/secret-file.ts'
import { openDiskStorage } from '../../platform/storage/disk-storage.ts'
import { checkInstallation } from '../../platform/storage/installation.ts'
import { PRIVATE_UMASK } from '../../platform/storage/private-folder.ts'
import { openCommandDatabase } from '../open-command-database.ts'

const clock = systemClock

/** Runs `work` with the importer of this installation, beside a running server or without one. */
export async function withImporter<T>(work: (importPost: ImportPost) => Promise<T>): Promise<T> {
  process.umask(PRIVATE_UMASK)
  const config = readConfig()
  const { dataDir, secret, productKey } = config
  const database = await openCommandDatabase(config)
  const changes = createChanges({ database })
  try {
    await migrate(database)
    const { db } = database
    const storage = await openDiskStorage(join(dataDir, 'files'))
    await checkInstallation(db, { secret: secret ?? (await loadSecret(dataDir)), storage, now: clock.now() })
    await seedSections(db, { productKey, now: clock.now() })
    const assets = createAssets({ db, storage, clock })
    return await work(await createPostImporter({ db, clock, changes, assets, indexPosts }))
  } finally {
    await changes.stop()
    await database.close()
  }
}

import { join } from 'node:path'
import { createProgressReporter } from './announce.ts'
import { readConfig } from './config.ts'
import { createPrepareQueue } from './modules/downloads/downloads.ts'
import { seedSections } from './modules/library/library.ts'
import { createChanges } from './platform/changes/create-changes.ts'
import { createDatabaseClock } from './platform/clock/database-clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { createLog } from './platform/log/log.ts'
import { openSettings } from './platform/settings/settings.ts'
import { openDiskStorage } from './platform/storage/disk-storage.ts'
import { PRIVATE_UMASK } from './platform/storage/private-folder.ts'
import { fillDemoIfWanted } from './fill-demo.ts'

// If the server that started it has ended. What was inserted is rolled back.
const abandon = () => process.exit(1)
process.on('disconnect', abandon)
if (!process.connected) abandon()
process.umask(PRIVATE_UMASK)
const config = readConfig()
const log = createLog({ level: config.logLevel })
const database = await openDatabase({ dataDir: config.dataDir, log })
await migrate(database)
const clock = createDatabaseClock()
const changes = createChanges({ database, clock, log })
const settings = await openSettings({ db: database.db, changes, log, environment: config.settings })
const jobs = createJobs({ database, log, sendOnly: true })
const prepareQueue = createPrepareQueue({ jobs, log })
await jobs.open()
await fillDemoIfWanted(config, {
  database,
  prepareQueue,
  clock,
  storage: await openDiskStorage(join(config.dataDir, 'files')),
  timeZone: settings.current.timeZone.name,
  productKey: await seedSections(database.db, { productKey: config.productKey, now: clock.now() }),
  onProgress: createProgressReporter((text) => process.stdout.write(text)),
})
await jobs.stop()
settings.stop()
await changes.stop()
await database.close()
process.off('disconnect', abandon)
process.disconnect()

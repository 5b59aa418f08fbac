import { readConfig } from '../config.ts'
import { createMails } from '../mails/create-mails.ts'
import { createLoginLimits, deriveAccessKeys } from '../modules/access/access.ts'
import { createDemoService, createDesk, type DemoService, type Desk } from '../modules/studio/studio.ts'
import { createChanges } from '../platform/changes/create-changes.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLimits } from '../platform/http/limits/limits.ts'
import { createJobs } from '../platform/jobs/create-jobs.ts'
import { createLog } from '../platform/log/log.ts'
import { loadSecret } from '../platform/random/secret-file.ts'
import { PRIVATE_UMASK } from '../platform/storage/private-folder.ts'
import { openCommandDatabase } from './open-command-database.ts'

const clock = systemClock

interface Services {
  readonly desk: Desk
  readonly demo: DemoService
}

/** Runs `work` with the desk of this installation, beside a running server or without one. */
export async function withDesk<T>(work: (services: Services) => Promise<T>): Promise<T> {
  process.umask(PRIVATE_UMASK)
  const config = readConfig()
  const { dataDir, mailFrom, publicUrl } = config
  const database = await openCommandDatabase(config)
  const jobs = createJobs({ database, log: createLog({ level: 'silent' }), sendOnly: true })
  const changes = createChanges({ database })
  try {
    await migrate(database)
    const secret = config.secret ?? (await loadSecret(dataDir))
    const mails = createMails({
      clock,
      jobs,
      secret,
      fromAddress: mailFrom.address ?? config.settings.values.help.email,
    })
    await jobs.open()
    const { db, backgroundDb } = database
    const demo = createDemoService({ db, backgroundDb, clock, changes, publicUrl })
    const { limitsKey } = deriveAccessKeys(secret)
    const loginLimits = createLoginLimits(createLimits({ db, clock, key: limitsKey }))
    return await work({ desk: createDesk({ db, clock, mails, loginLimits }), demo })
  } finally {
    await Promise.all([jobs.stop(), changes.stop()])
    await database.close()
  }
}

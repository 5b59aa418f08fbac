import { readConfig } from '../config.ts'
import { createMails } from '../mails/create-mails.ts'
import { createDesk, type Desk } from '../modules/studio/studio.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createJobs } from '../platform/jobs/create-jobs.ts'
import { createLog } from '../platform/log/log.ts'
import { loadSecret } from '../platform/random/secret-file.ts'
import { PRIVATE_UMASK } from '../platform/storage/private-folder.ts'

const clock = systemClock

/** Runs `work` with the desk of this installation, beside a running server or without one. */
export async function withDesk<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
  process.umask(PRIVATE_UMASK)
  const config = readConfig()
  const { dataDir, databaseUrl, mailFrom } = config
  const database = await openDatabase({ dataDir, databaseUrl, whenInUse: 'join' })
  const jobs = createJobs({ database, log: createLog({ level: 'silent' }), sendOnly: true })
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
    return await work(createDesk({ db: database.db, clock, mails }))
  } finally {
    await jobs.stop()
    await database.close()
  }
}

import { readConfig } from '../config.ts'
import { createMails } from '../mails/create-mails.ts'
import { createDesk, type Desk } from '../modules/access/access.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { loadSecret } from '../platform/random/secret-file.ts'

const clock = systemClock

/** Works at the desk of this installation: beside the running product, through its database, or alone where none runs. */
export async function atDesk<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
  const config = readConfig()
  const { dataDir, databaseUrl, mailFrom } = config
  const database = await openDatabase({ dataDir, databaseUrl, whenInUse: 'join' })
  try {
    await migrate(database)
    const secret = config.secret ?? (await loadSecret(dataDir))
    const mails = createMails({ clock, secret, fromAddress: mailFrom.address })
    return await work(createDesk({ db: database.db, clock, mails }))
  } finally {
    await database.close()
  }
}

import { systemClock } from '../clock/clock.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { createJobs } from '../jobs/create-jobs.ts'
import { createLog } from '../log/log.ts'
import { createOutbox } from './outbox.ts'
import { registerMailSender } from './mail-sender.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/**
 * Enqueues a mail for each of the given templates, prints a line after the commit, then sends the mails of the data folder
 * until it is killed. Without the address of a mail server it sends nothing.
 */
const [dataDir = '', url = '', ...templates] = process.argv.slice(2)
const key = Buffer.alloc(32, 7)
const log = createLog({ level: 'silent' })
const database = await openDatabase({ dataDir })
const { db } = database
await migrate(database)
const jobs = createJobs({ database, log, pollSeconds: 0.5 })
const outbox = createOutbox({
  clock: systemClock,
  jobs,
  key,
  domain: 'league.test',
  bulkTemplates: ['newsletter'],
  hideSecrets: () => ({}),
})
registerMailSender({
  db,
  jobs,
  clock: systemClock,
  log,
  key,
  transport: createSmtpTransport({ url }),
  getSender: () => ({ from: { name: 'Liga', address: 'press@league.test' } }),
  render: async ({ details }) => ({ subject: 'Hola', text: JSON.stringify(details), html: '<p>Hola</p>' }),
  bulkTemplates: ['newsletter'],
})
await jobs.open()
await outbox.requeueUnsent(db)

await db.transaction(async (tx) => {
  for (const template of templates) {
    const mail = {
      template,
      cause: `${template}:1`,
      to: 'ana@paper.test',
      locale: 'es',
      details: { template },
    } as const
    await outbox.enqueue(tx, mail)
  }
})
process.stdout.write('enqueued\n')

if (url !== '') await jobs.start()

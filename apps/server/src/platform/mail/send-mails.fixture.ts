import { openDatabase } from '../database/open-database.ts'
import { systemClock } from '../clock/clock.ts'
import { createLog } from '../log/log.ts'
import { createMailWorker } from './mail-worker.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** Sends what waits in a data folder until it is killed. Told to, it writes a mail first, and says so once that is kept. */
const [dataDir = '', url = '', wish = ''] = process.argv.slice(2)
const key = Buffer.alloc(32, 7)
const database = await openDatabase({ dataDir })

if (wish === 'write') {
  const outbox = createOutbox({ clock: systemClock, key, domain: 'league.test' })
  await database.db.transaction((tx) =>
    outbox.enqueue(tx, {
      template: 'hello',
      cause: 'hello:1',
      to: 'ana@paper.test',
      locale: 'es',
      details: { word: 'hola' },
    }),
  )
  process.stdout.write('written\n')
}

createMailWorker({
  database,
  clock: systemClock,
  log: createLog({ level: 'silent' }),
  key,
  transport: createSmtpTransport({ url }),
  from: { name: 'Liga', address: 'press@league.test' },
  render: async ({ details }) => ({ subject: 'Hola', text: JSON.stringify(details), html: '<p>Hola</p>' }),
  onceOnly: [],
}).start()

import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { seedSections } from './modules/library/library.ts'
import { systemClock } from './platform/clock/clock.ts'
import { DatabaseStartError } from './platform/database/database-errors.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { StartError } from './platform/errors/start-error.ts'
import { createLifecycle } from './platform/http/lifecycle.ts'
import { listen } from './platform/http/listen.ts'
import { stopServing } from './platform/http/stop-serving.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { loadSecret } from './platform/random/secret-file.ts'
import { openDiskStorage } from './platform/storage/disk-storage.ts'

const clock = systemClock

/** What a step of the start leaves behind, undone in reverse when the process stops or the start fails. */
type Undo = () => Promise<void>

async function start(config: Config, log: Log, undo: Undo[]): Promise<void> {
  const lifecycle = createLifecycle()
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log })
  undo.push(() => database.close())
  const secret = config.secret ?? (await loadSecret(config.dataDir))
  const storage = await openDiskStorage(join(config.dataDir, 'files'))
  await migrate(database)
  await seedSections(database.db, { productKey: config.productKey, now: clock.now() })

  const app = await buildApp({ config, secret, database, storage, clock, log, lifecycle })
  undo.push(async () => {
    lifecycle.markStopping()
    await stopServing(app)
  })
  const port = await listen(app, config)
  lifecycle.markPrepared()
  announce(config.hasPublicUrl ? config.publicUrl : `http://localhost:${port}`)
}

function announce(address: string): void {
  process.stdout.write(`\nMixed Zone is ready: ${address}\n\n`)
}

/** The first signal lets running answers end; the second does not wait. */
function stopOnSignal(log: Log, undo: Undo[]): void {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    await undoAll(undo)
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function undoAll(undo: Undo[]): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step()
}

/** What goes wrong outside any call must not end up on the terminal with the parameters of a query in it. */
function logBeforeDying(log: Log): void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected error')
    process.exit(1)
  }
  process.on('uncaughtException', die)
  process.on('unhandledRejection', die)
}

function explain(error: unknown): void {
  const isExpected = error instanceof StartError || error instanceof DatabaseStartError
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(isExpected ? `${message}\n` : `Mixed Zone could not start: ${message}\n`)
}

async function main(): Promise<void> {
  const undo: Undo[] = []
  try {
    const config = readConfig()
    const log = createLog({ level: config.logLevel })
    logBeforeDying(log)
    stopOnSignal(log, undo)
    await start(config, log, undo)
  } catch (error) {
    explain(error)
    await undoAll(undo).catch(() => undefined)
    process.exit(1)
  }
}

await main()

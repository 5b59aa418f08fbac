import { join } from 'node:path'
import { DEFAULT_LOCALE } from '@mixed-zone/contract/locales'
import { paths } from '@mixed-zone/contract/screens'
import { announcement, createProgressReporter } from './announce.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { fillDemoFirst, fillDemoIfWanted } from './fill-demo.ts'
import { createMails, mailSiteOf, registerMailDelivery } from './mails/create-mails.ts'
import { loadMailHtml } from './mails/load-mail-html.ts'
import { createSetupLink } from './modules/access/access.ts'
import { createPrepareQueue } from './modules/downloads/downloads.ts'
import { seedSections } from './modules/library/library.ts'
import { startRebuild } from './modules/search/search.ts'
import { createChanges } from './platform/changes/create-changes.ts'
import { createDatabaseClock } from './platform/clock/database-clock.ts'
import { DatabaseStartError, isDatabaseAway } from './platform/database/database-errors.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { StartError } from './platform/errors/start-error.ts'
import { createLifecycle } from './platform/http/lifecycle.ts'
import { closeGracefully, listen } from './platform/http/listen.ts'
import { findPictureLabels } from './platform/images/exiftool-labels.ts'
import { createPictureThread } from './platform/images/picture-thread.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { reasonOf } from './platform/log/describe-error.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { loadSecret } from './platform/random/secret-file.ts'
import { openDiskStorage } from './platform/storage/disk-storage.ts'
import { checkInstallation } from './platform/storage/installation.ts'
import { deriveFromSettings, openSettings } from './platform/settings/settings.ts'
import { makeDataFolderPrivate, PRIVATE_UMASK } from './platform/storage/private-folder.ts'

/** Run in reverse order when the process stops or the start fails. */
type Cleanup = () => Promise<unknown>

const print = (text: string) => process.stdout.write(text)

async function start(config: Config, log: Log, cleanups: Cleanup[]): Promise<void> {
  const lifecycle = createLifecycle()
  process.umask(PRIVATE_UMASK)
  restrictDataFolder(config.dataDir)
  await fillDemoFirst(config)
  const { databaseUrl, databasePool: poolSize, databaseLimits: limits } = config
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl, poolSize, limits, log })
  cleanups.push(() => database.close())
  const secret = config.secret ?? (await loadSecret(config.dataDir))
  const storage = await openDiskStorage(join(config.dataDir, 'files'))
  await migrate(database)
  const clock = createDatabaseClock()
  const changes = createChanges({ database, clock, log })
  cleanups.push(() => changes.stop())
  const settings = await openSettings({ db: database.db, changes, log, environment: config.settings })
  cleanups.push(async () => settings.stop())
  await checkInstallation(database.db, { secret, storage, now: clock.now() })
  const productKey = await seedSections(database.db, { productKey: config.productKey, now: clock.now() })

  // Requests are served meanwhile; posts are not found by text until they are indexed.
  const rebuild = startRebuild({ db: database.backgroundDb, clock, log })
  cleanups.push(() => rebuild.stop())
  const jobs = createJobs({ database, log })
  const { mailFrom, smtpUrl, dataDir } = config
  const mails = createMails({ clock, jobs, secret, fromAddress: mailFrom.address ?? settings.current.help.email })
  const labels = await findPictureLabels(log)
  cleanups.push(() => labels.stop())
  const pictureThread = createPictureThread()
  cleanups.push(() => pictureThread.stop())
  const platform = { config, secret, database, storage, clock, changes, settings, log, lifecycle, mails, jobs }
  const app = await buildApp({ ...platform, labels, pictureThread })
  cleanups.push(async () => {
    lifecycle.markStopping()
    await Promise.all([closeGracefully(app), jobs.stop()])
  })
  await jobs.open()
  await mails.requeueUnsent(database.db)
  const port = await listen(app, config)
  const demo = await fillDemoIfWanted(config, {
    database,
    prepareQueue: createPrepareQueue({ jobs, log }),
    timeZone: settings.current.timeZone.name,
    storage,
    clock,
    productKey,
    onProgress: createProgressReporter(print),
  })
  lifecycle.markPrepared()
  const address = config.hasPublicUrl ? config.publicUrl : `http://localhost:${port}`
  const getSite = deriveFromSettings(settings, (values) => mailSiteOf(values, address))
  // Links in mails need the address, which is known once the app listens.
  const mailDeps = { db: database.db, jobs, clock, log, secret, desk: mails, renderHtml: loadMailHtml() }
  registerMailDelivery({ ...mailDeps, smtpUrl, dataDir, mailFrom, getSite })
  const { allowDemoAccounts } = config
  const hasDemoAdmin = allowDemoAccounts && (demo?.accounts.length ?? 0) > 0
  const token = hasDemoAdmin ? null : await createSetupLink(database.db, clock)
  const setupLink = token === null ? null : address + paths.setup({ locale: DEFAULT_LOCALE, token })
  print(announcement({ address, demo, allowDemoAccounts, setupLink }))
  await jobs.start()
}

function restrictDataFolder(dataDir: string): void {
  try {
    const changed = makeDataFolderPrivate(dataDir)
    if (changed === 0) return
    print(
      `Other users of this machine had access to the data folder ${dataDir}. Not any more: ${changed} modes were changed.\n`,
    )
  } catch (cause) {
    throw new StartError(`Other users of this machine have access to ${dataDir}, and its mode cannot be changed.`, {
      cause,
    })
  }
}

/** Ctrl-C arrives from the terminal and again from npm: signals this close together are one. */
const SAME_SIGNAL_MS = 500

/** The first signal lets running responses end; a later one exits at once. */
function stopOnSignal(log: Log, cleanups: Cleanup[]): { isStopping: () => boolean } {
  let stoppingSinceMs: number | undefined
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSinceMs !== undefined) {
      if (performance.now() - stoppingSinceMs > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSinceMs = performance.now()
    log.info({ signal }, 'stopping')
    await cleanUp(cleanups, log)
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return { isStopping: () => stoppingSinceMs !== undefined }
}

/** A step that fails must keep neither the later ones nor the process from ending. */
async function cleanUp(cleanups: Cleanup[], log: Log): Promise<void> {
  for (const step of cleanups.splice(0).reverse()) {
    try {
      await step()
    } catch (error) {
      log.error({ err: error }, 'a part of the server could not be stopped')
    }
  }
}

/** Log uncaught errors ourselves: Node would print query parameters to the terminal. */
function exitOnUncaughtError(log: Log): void {
  const exit = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected error')
    process.exit(1)
  }
  process.on('uncaughtException', exit)
  process.on('unhandledRejection', (error) => {
    // An idle connection broke. Requests notice and recover by themselves.
    if (isDatabaseAway(error)) log.error({ err: error }, 'a connection to the database broke')
    else exit(error)
  })
}

function reportStartError(error: unknown, log: Log): void {
  if (error instanceof StartError || error instanceof DatabaseStartError) {
    process.stderr.write(`${error.message}\n`)
    return
  }
  log.fatal({ err: error }, 'the start failed')
  process.stderr.write(`Mixed Zone could not start: ${reasonOf(error)}\n`)
}

async function main(): Promise<void> {
  const cleanups: Cleanup[] = []
  let log = createLog({ level: 'info' })
  let isStopping = () => false
  try {
    const config = readConfig()
    log = createLog({ level: config.logLevel })
    exitOnUncaughtError(log)
    isStopping = stopOnSignal(log, cleanups).isStopping
    await start(config, log, cleanups)
  } catch (error) {
    // The signal handler is already stopping what was started.
    if (isStopping()) return
    reportStartError(error, log)
    await cleanUp(cleanups, log)
    process.exit(1)
  }
}

await main()

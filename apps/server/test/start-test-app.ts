import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { buildApp, createPostIndexer } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { type Access, deriveAccessKeys, createAccess } from '../src/modules/access/access.ts'
import { createMails } from '../src/mails/create-mails.ts'
import type { Mails } from '../src/mails/mail-types.ts'
import type { PauseExports } from '../src/modules/usage/usage.ts'
import { createPublishing } from '../src/modules/library/publishing/publishing.service.ts'
import { seedSections } from '../src/modules/library/library.ts'
import type { Captcha } from '../src/platform/captcha/captcha.ts'
import type { Changes } from '../src/platform/changes/changes.ts'
import { createChanges } from '../src/platform/changes/create-changes.ts'
import type { DatabaseClock } from '../src/platform/clock/database-clock.ts'
import { createLifecycle, type Lifecycle } from '../src/platform/http/lifecycle.ts'
import { closeGracefully } from '../src/platform/http/listen.ts'
import { createJobs } from '../src/platform/jobs/create-jobs.ts'
import type { Jobs } from '../src/platform/jobs/jobs.ts'
import type { PictureLabels } from '../src/platform/images/picture-labels.ts'
import { createPictureThread } from '../src/platform/images/picture-thread.ts'
import { deriveKey } from '../src/platform/random/tokens.ts'
import { createFileKeys } from '../src/platform/signing/file-keys.ts'
import { openSettings, type Settings } from '../src/platform/settings/settings.ts'
import { openDiskStorage } from '../src/platform/storage/disk-storage.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { createCaller, type TestCaller } from './test-caller.ts'
import { openCaptcha } from './test-captcha.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { createTestLog, type TestLog } from './test-log.ts'
import { createMailReader, type StoredMail } from './test-mails.ts'
import { createTestPublishing, type TestPublishing } from './test-publishing.ts'
import { createSignIn, type SignIn } from './test-sign-in.ts'

export const TEST_SECRET = 'a-secret-that-only-tests-have-0123456789'

/** The shortest interval that pg-boss takes. */
const JOB_POLL_SECONDS = 0.5

export interface TestAppOptions {
  /** Environment variables of the product. */
  readonly environment?: Readonly<Record<string, string>>
  /** `real` for the real captcha. By default every non-empty solution passes, any number of times. */
  readonly captcha?: 'real' | Captcha
  /** Writes captions into pictures. Off by default, because it starts a process. */
  readonly labels?: PictureLabels
  /** The folder of a built web app. Without it, no screens are served. */
  readonly webDirectory?: string
  /** A database that is open already; it is removed with the app. */
  readonly database?: TestDatabase
  /** The database's clock as the product uses it, instead of one that the test moves. */
  readonly databaseClock?: DatabaseClock
  /** The database and the clock of an app that was stopped, to see what survives a restart. The caller removes it. */
  readonly restartOf?: Pick<TestApp, 'database' | 'clock'>
  /** As the product does. Without caches, a test may write posts straight into the database. */
  readonly usesCaches?: boolean
  /** Renders the HTML of mails from its source, without a build. */
  readonly rendersMails?: boolean
  /** Runs jobs, as the product does. Otherwise they are only sent. */
  readonly runsJobs?: boolean
  /** Called instead of pausing an export. */
  readonly pauseExports?: PauseExports
}

/** The whole app on its own database, with a clock that the test moves. */
export interface TestApp extends TestCaller {
  readonly app: FastifyInstance
  readonly config: Config
  readonly database: TestDatabase
  readonly db: TestDatabase['db']
  readonly clock: TestClock
  readonly changes: Changes
  readonly settings: Settings
  /** Jobs are sent, but not run unless the test says so. */
  readonly jobs: Jobs
  /** Writes and publishes posts as editors do. */
  readonly publishing: TestPublishing
  readonly storage: Storage
  readonly lifecycle: Lifecycle
  readonly log: TestLog
  readonly access: Access
  /** Creates a person and logs in through the API. */
  readonly signIn: SignIn
  /** Enqueues mails, for a service that a test creates itself. */
  readonly mailer: Mails
  /** The mails of the outbox in order, with their details until these are erased. */
  mails(): Promise<StoredMail[]>
  /** Listens on a free port and returns the address, for tests that need a real connection. */
  listen(): Promise<string>
  /** Stops the app and keeps the database. */
  stop(): Promise<void>
  /** Stops the app and removes the database. */
  remove(): Promise<void>
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? options.restartOf?.database ?? (await openTestDatabase())
  const testClock = options.restartOf?.clock ?? createTestClock()
  const { databaseClock } = options
  const clock = databaseClock ?? testClock
  const { db, dataDir } = database
  const config = readConfig({ DATA_DIR: dataDir, ...options.environment })
  const storage = await openDiskStorage(join(dataDir, 'files'))
  await seedSections(db, { productKey: config.productKey, now: clock.now() })
  const log = createTestLog()
  const lifecycle = createLifecycle()
  const changes = createChanges({ database, clock: databaseClock })
  if (options.usesCaches) await vi.waitUntil(() => changes.isConnected(), { timeout: 20_000 })
  const settings = await openSettings({ db, changes, log: log.log, environment: config.settings })
  const jobs = createJobs({ database, log: log.log, sendOnly: !options.runsJobs, pollSeconds: JOB_POLL_SECONDS })
  const mails = createMails({
    clock,
    jobs,
    secret: TEST_SECRET,
    fromAddress: config.mailFrom.address ?? settings.current.help.email,
  })
  const pictureThread = createPictureThread()
  const captcha = options.captcha === 'real' ? undefined : (options.captcha ?? openCaptcha)
  const app = await buildApp({
    config,
    secret: TEST_SECRET,
    database,
    storage,
    clock,
    changes: options.usesCaches ? changes : { ...changes, versionOf: () => null },
    settings,
    log: log.log,
    lifecycle,
    mails,
    jobs,
    pictureThread,
    webDirectory: options.webDirectory ?? join(dataDir, 'no-web-app'),
    ...(captcha ? { captcha } : {}),
    ...(options.labels ? { labels: options.labels } : {}),
    ...(options.pauseExports ? { pauseExports: options.pauseExports } : {}),
    ...(options.rendersMails ? await import('../src/mails/html/mail-html.tsx') : {}),
  })
  await jobs.open()
  if (options.runsJobs) await jobs.start()
  lifecycle.markPrepared()
  const caller = createCaller(app, config)
  const access = createAccess({
    db,
    clock,
    changes,
    captcha: openCaptcha,
    fileKeys: createFileKeys(deriveKey(TEST_SECRET, 'file-keys')),
    mails,
    jobs,
    getLeagueName: () => settings.current.brand.leagueName,
    closedAccounts: [],
    isCodeRequired: () => false,
    getTermsPublishedAt: () => null,
    ...deriveAccessKeys(TEST_SECRET),
  })

  return {
    ...caller,
    app,
    config,
    database,
    db,
    clock: testClock,
    changes,
    settings,
    jobs,
    publishing: createTestPublishing({
      changes,
      publishing: createPublishing({ changes, clock, indexPosts: createPostIndexer({ jobs, log: log.log }) }),
    }),
    storage,
    lifecycle,
    log,
    access,
    signIn: createSignIn({ caller, access, db, clock }),
    mailer: mails,
    mails: createMailReader(db, TEST_SECRET),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async stop() {
      lifecycle.markStopping()
      settings.stop()
      await closeGracefully(app)
      await Promise.all([changes.stop(), jobs.stop()])
      await pictureThread.stop()
    },
    async remove() {
      settings.stop()
      await closeGracefully(app)
      await Promise.all([changes.stop(), jobs.stop()])
      await pictureThread.stop()
      await database.remove()
    },
  }
}

import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import { DEMO_ACCOUNTS } from './demo/insert-people.ts'
import { createMailPreviews, mailSiteOf } from './mails/create-mails.ts'
import type { DeskNotice } from './mails/desk/desk-notice.ts'
import { loadMailHtml, type RenderMailHtml } from './mails/load-mail-html.ts'
import type { Mails } from './mails/mail-types.ts'
import { createMetricSources } from './metric-sources.ts'
import { deriveAccessKeys, createAccess, endSessionsByEmail } from './modules/access/access.ts'
import { createAssets, createFileCollector, createUploads } from './modules/assets/assets.ts'
import { createDownloads, createPrepareQueue } from './modules/downloads/downloads.ts'
import { createLibrary } from './modules/library/library.ts'
import { createLive } from './modules/live/live.ts'
import { createNotices } from './modules/notices/notices.ts'
import { createPages } from './modules/pages/pages.ts'
import { createPeople } from './modules/people/people.ts'
import { createSearch, indexPosts } from './modules/search/search.ts'
import { createSite } from './modules/site/site.ts'
import { createStudio } from './modules/studio/studio.ts'
import { createUsage, type PauseExports } from './modules/usage/usage.ts'
import type { Captcha } from './platform/captcha/captcha.ts'
import { captchaSettingsOf, createCaptcha } from './platform/captcha/create-captcha.ts'
import { createCaches } from './platform/cache/cache.ts'
import type { Changes } from './platform/changes/changes.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { DatabaseClock } from './platform/clock/database-clock.ts'
import type { Database, Db } from './platform/database/database.ts'
import { createFeeds } from './platform/feeds/feeds.ts'
import { bootConfigOf, registerWebApp } from './platform/http/web-app.ts'
import { registerHealth } from './platform/http/health.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import type { Lifecycle } from './platform/http/lifecycle.ts'
import { registerOpenApi } from './platform/http/openapi.ts'
import { registerRoutes } from './platform/http/register-routes.ts'
import { buildSecurityHeaders } from './platform/http/security-headers.ts'
import { NO_PICTURE_LABELS, type PictureLabels } from './platform/images/picture-labels.ts'
import type { PictureThread } from './platform/images/picture-thread.ts'
import { scheduleHousekeeping, vacuumDatabase } from './platform/jobs/housekeeping.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { createRetention } from './platform/jobs/retention.ts'
import type { Log } from './platform/log/log.ts'
import { registerMetrics } from './platform/metrics/metrics.ts'
import { deriveKey } from './platform/random/tokens.ts'
import { createFileKeys } from './platform/signing/file-keys.ts'
import { deriveFromSettings, type Settings, termsPublishedAt } from './platform/settings/settings.ts'
import type { Storage } from './platform/storage/storage.ts'
import { createTranslator } from './platform/translation/translator.ts'

const WEB_BUILD = resolve(import.meta.dirname, '../../web/dist')

/** Real adapters are created in `main.ts`; tests bring their own. */
export interface AppDeps {
  readonly config: Config
  /** All keys are derived from it. */
  readonly secret: string
  readonly database: Database
  readonly storage: Storage
  readonly clock: Clock & Partial<Pick<DatabaseClock, 'skewMs'>>
  readonly changes: Changes
  readonly settings: Settings
  readonly log: Log
  readonly lifecycle: Lifecycle
  readonly mails: Mails & DeskNotice
  /** Default: the built template. */
  readonly renderMailHtml?: RenderMailHtml
  /** Queues and schedules are declared here; `main.ts` opens and starts them. */
  readonly jobs: Jobs
  /** Writes captions into pictures; none by default. */
  readonly labels?: PictureLabels
  /** Jobs use it until they have ended, which is after the app was closed. */
  readonly pictureThread: PictureThread
  /** Default: the configured one. */
  readonly captcha?: Captcha
  readonly webDirectory?: string
  /** Default: a timer. */
  readonly pauseExports?: PauseExports
}

/** Loads the post index too. Nothing listens yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, secret, database, storage, clock, changes, settings, log, lifecycle, jobs, pictureThread } = deps
  const { db, backgroundDb } = database
  const captchaKey = deriveKey(secret, 'captcha')
  const captchaSettings = () => captchaSettingsOf(settings.current.captcha.kind, config.captchaKeys)
  const captcha = deps.captcha ?? createCaptcha(captchaSettings, { db, clock, log, key: captchaKey })
  const caches = createCaches({ clock, changes })
  const fileKeys = createFileKeys(deriveKey(secret, 'file-keys'))
  const { mails } = deps
  // A data folder that was filled on a developer's machine may be served to everybody later.
  const closedAccounts = config.allowDemoAccounts ? [] : DEMO_ACCOUNTS.map(({ email }) => email)
  await endSessionsByEmail(db, closedAccounts, clock.now())
  const keys = deriveAccessKeys(secret)
  const access = createAccess({
    db,
    clock,
    changes,
    captcha,
    fileKeys,
    mails,
    jobs,
    closedAccounts,
    getTermsPublishedAt: deriveFromSettings(settings, () => termsPublishedAt(settings)),
    isCodeRequired: () => settings.current.staffSecurity.requiresOneTimeCodes,
    getLeagueName: () => settings.current.brand.leagueName,
    ...keys,
  })
  const people = createPeople({ db, clock, mails, access })
  const hasCaptchaKeys = config.captchaKeys !== null
  const { accelPrefix } = config
  const getTimeZone = () => settings.current.timeZone.name
  const { findActorByFileHandle } = access
  const assets = createAssets({ db, storage, clock })
  const site = createSite({ db, settings, storage, accelPrefix })
  const labels = deps.labels ?? NO_PICTURE_LABELS
  const files = { storage, accelPrefix, fileKeys, labels, assets }
  const indexChangedPosts = createPostIndexer({ jobs, log })
  const indexing = { indexPosts: indexChangedPosts }
  const preparing = {
    db,
    backgroundDb,
    storage,
    clock,
    changes,
    jobs,
    log,
    labels,
    pictureThread,
    getTimeZone,
    ...indexing,
  }
  const uploads = createUploads({ ...preparing, storeFile: assets.storeFile })
  const library = createLibrary({
    db,
    clock,
    changes,
    caches,
    log,
    indexPosts: indexChangedPosts,
    fileKeys,
    getTimeZone,
    videoHost: config.videoHost ?? null,
    cacheMb: config.cacheMb,
  })
  const { nextVisibilityChange } = library.postIndex
  const visibility = { findActorByFileHandle, nextVisibilityChange }
  const downloads = createDownloads({ db, jobs, clock, changes, caches, log, getTimeZone, ...visibility, ...files })
  const feeds = createFeeds({ allowedHosts: config.feedAllow, publicUrl: config.publicUrl })
  const pages = createPages({
    db,
    clock,
    log,
    jobs,
    storage,
    fileKeys,
    library,
    downloads,
    assets,
    feeds,
    findActorByFileHandle,
  })
  const usage = createUsage({ db, clock, log, getTimeZone, pauseExports: deps.pauseExports })
  const studioPlatform = { db, backgroundDb, clock, caches, changes, jobs, log, settings, getTimeZone }
  const mailPreviews = createMailPreviews({
    clock,
    secret,
    getSite: () => mailSiteOf(settings.current, config.publicUrl),
    renderHtml: deps.renderMailHtml ?? loadMailHtml(),
  })
  const studio = createStudio({
    ...studioPlatform,
    fileKeys,
    findActorByFileHandle,
    mails,
    assets: { ...assets, ...uploads },
    mailPreviews,
    hasCaptchaKeys,
    hosts: {
      videoHost: config.videoHost ?? null,
      mailHost: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).hostname,
    },
    usage,
    publishing: library.publishing,
    pages,
    createReadContext: library.createReadContext,
    listSections: library.listSections,
    indexPosts: indexChangedPosts,
    files: { storage, accelPrefix },
    storage,
    uploadsDirectory: join(config.dataDir, 'uploads'),
    publicUrl: config.publicUrl,
    hasPublicUrl: config.hasPublicUrl,
    authenticate: access.authenticate,
    mapActorsBySession: access.mapActorsBySession,
    checkPreviewLimit: access.checkPreviewLimit,
    loginLimits: access.loginLimits,
    getHiddenPost: library.getHiddenPost,
    postIndex: library.postIndex,
    translator: config.translation && createTranslator({ service: config.translation, log }),
  })
  const live = createLive({ db, clock, changes, log, mapActorsBySession: access.mapActorsBySession })
  const search = createSearch({ db, caches, library })

  const retention = createRetention({ db: backgroundDb, clock, getPeriods: () => settings.current.retention })
  scheduleHousekeeping(jobs, {
    hourly: [...retention.hourly, ...studio.hourly],
    nightly: [
      ...retention.nightly,
      ...studio.nightly,
      createFileCollector({ db: backgroundDb, storage, clock, log }),
      vacuumDatabase(database),
    ],
    log,
  })
  for (const job of [...pages.schedules, ...studio.schedules]) jobs.schedule(job)

  const app = createHttpServer({
    log,
    trustProxy: config.trustProxy,
    getSecurityHeaders: deriveFromSettings(settings, ({ analytics }) =>
      buildSecurityHeaders({ ...config, analyticsId: analytics.id, captcha: captchaSettings() }),
    ),
    isStopping: lifecycle.isStopping,
  })
  await registerOpenApi(app, { version: packageJson.version })
  const sources = createMetricSources({
    database,
    caches,
    changes,
    clock,
    jobs,
    live,
    storage,
    writing: studio.writing,
  })
  registerMetrics(app, { setting: config.metrics, sources })
  registerHealth(app, {
    isPrepared: lifecycle.isPrepared,
    checks: [
      () => db.execute(sql`select 1 from sessions, people limit 1`),
      () => storage.check(),
      () => library.postIndex.ready(),
    ],
  })
  const routes = [
    ...access.routes,
    ...people.routes,
    ...studio.routes,
    ...site.routes,
    ...library.routes,
    ...pages.routes,
    ...usage.routes,
    ...createNotices({ db, clock }).routes,
    ...downloads.routes,
    ...search.routes,
    ...live.routes,
  ]
  registerRoutes(app, {
    routes,
    clientCredential: config.clientCredential,
    callTimeoutMs: config.callTimeoutMs,
    authenticate: access.authenticate,
    isPrepared: lifecycle.isPrepared,
  })
  library.register(app)
  people.register(app)
  await studio.register(app)
  live.register(app)
  downloads.register(app)
  pages.register(app)
  usage.register(app)
  site.register(app)
  await registerWebApp(app, {
    directory: deps.webDirectory ?? WEB_BUILD,
    getBootConfig: deriveFromSettings(settings, (values) =>
      bootConfigOf({ config, settings: values, captcha: captchaSettings(), version: packageJson.version }),
    ),
  })
  await library.postIndex.ready()
  await app.ready()
  return app
}

/** Updates what is derived from posts, in the transaction that changes them. */
export function createPostIndexer(deps: { jobs: Jobs; log: Log }) {
  const prepareQueue = createPrepareQueue(deps)
  return async (tx: Db, postIds: readonly number[]): Promise<void> => {
    await indexPosts(tx, postIds)
    await prepareQueue.enqueueChanged(tx, postIds)
  }
}

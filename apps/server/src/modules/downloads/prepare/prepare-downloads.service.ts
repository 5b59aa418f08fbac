import { setTimeout as pause } from 'node:timers/promises'
import { LOCALES } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { Db } from '../../../platform/database/database.ts'
import type { Jobs, QueueOptions } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { loadPack, type PackDeps } from '../pack/load-pack.ts'
import type { FileInfo } from '../stored-file.ts'

interface PreparePostJob {
  readonly postId: number
}

/** One post at a time on each node, so that requests keep most of the machine. */
export const PREPARE_QUEUE: QueueOptions = {
  name: 'prepare-post',
  concurrency: 1,
  pollSeconds: 5,
  timeoutSeconds: 900,
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 3600 },
  // A post that changes while it is being prepared is prepared again.
  onePerKey: 'queued',
}

/** Writing a document blocks the event loop for some milliseconds, so let requests run between two posts. */
const PAUSE_MS = 100

/** Changed posts are prepared before those that somebody has read. */
const READ_PRIORITY = -1

/** A post whose files cannot be made is not queued again with every read. */
const READ_INTERVAL_SECONDS = 3600

/** What the download dialog offers. Other sizes are labelled when they are downloaded. */
const PREPARED_RENDITIONS = ['original', '1920'] as const

/** Scheduled posts are prepared when they are scheduled: everything published by then counts as visible. */
const ANY_TIME = new Date('9999-12-31T00:00:00Z')

export interface PrepareQueue {
  /** Queues changed posts. Call it in the transaction that changes them. */
  enqueueChanged(tx: Db, postIds: readonly number[], options?: { delaySeconds?: number }): Promise<void>
  /** Queues a post that is read before its downloads exist. */
  enqueueRead(db: Db, postId: number): Promise<void>
}

export function createPrepareQueue({ jobs, log }: { jobs: Pick<Jobs, 'queue'>; log: Log }): PrepareQueue {
  const queue = jobs.queue<PreparePostJob>(PREPARE_QUEUE)
  const jobOf = (postId: number) => ({ data: { postId }, key: String(postId) })
  return {
    async enqueueChanged(tx, postIds, { delaySeconds = 0 } = {}) {
      await queue.send(tx, ...postIds.map((postId) => ({ ...jobOf(postId), startAfterSeconds: delaySeconds })))
    },
    async enqueueRead(db, postId) {
      const job = { ...jobOf(postId), priority: READ_PRIORITY, oncePerSeconds: READ_INTERVAL_SECONDS }
      // Reading a post must not fail because of it.
      await queue.send(db, job).catch((error: unknown) => log.warn({ err: error, postId }, 'post could not be queued'))
    },
  }
}

export interface PrepareDownloadsDeps extends PackDeps, Pick<Platform, 'clock' | 'getTimeZone' | 'log'> {
  readonly jobs: Pick<Jobs, 'queue'>
}

export function registerPrepareDownloads(deps: PrepareDownloadsDeps): void {
  deps.jobs.queue<PreparePostJob>(PREPARE_QUEUE).handle(async ({ postId }) => {
    await preparePost(deps, postId)
    await pause(PAUSE_MS)
  })
}

async function preparePost(deps: PrepareDownloadsDeps, postId: number): Promise<void> {
  let failures = 0

  async function attempt<T>(work: () => Promise<T>, details: object): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      failures += 1
      deps.log.warn({ err: error, postId, ...details }, 'download could not be prepared')
      return null
    }
  }

  const parts: PackDeps = {
    db: deps.db,
    async getLabelledFiles(wanted, rendition) {
      const made = await Promise.all(
        wanted.map((asset) => attempt(() => deps.getLabelledFiles([asset], rendition), { assetId: asset.id })),
      )
      return new Map(made.flatMap((files) => [...(files ?? [])]))
    },
    async getDocuments(wanted) {
      const made: FileInfo[] = []
      for (const document of wanted) {
        const { locale, format } = document
        made.push(...((await attempt(() => deps.getDocuments([document]), { locale, format })) ?? []))
      }
      return made
    },
  }
  const today = leagueDay(deps.clock.now(), deps.getTimeZone())
  const packing = { viewer: { seesEmbargoed: true }, now: ANY_TIME, today }
  // Labelled pictures are the same in every language, and texts for every size of pictures.
  for (const rendition of PREPARED_RENDITIONS) {
    const picturesOnly: PackDeps = {
      ...parts,
      // Pictures without this size are packed as their original, which has its own turn.
      getLabelledFiles: async (wanted, size) => (size === rendition ? parts.getLabelledFiles(wanted, size) : new Map()),
      getDocuments: async () => [],
    }
    await loadPack(picturesOnly, { kind: 'post', postId }, { ...packing, rendition, locale: LOCALES[0] })
  }
  const textsOnly: PackDeps = { ...parts, getLabelledFiles: async () => new Map() }
  for (const locale of LOCALES) {
    await loadPack(textsOnly, { kind: 'post', postId }, { ...packing, rendition: 'original', locale })
  }
  if (failures > 0) throw new Error(`${failures} downloads could not be prepared`)
}

import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { PictureLabels } from '../../platform/images/picture-labels.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Assets } from '../assets/assets.ts'
import { createBasketService } from './basket/basket.service.ts'
import { createCountDownloads } from './delivery/count-downloads.service.ts'
import { deleteStaleRunningZips } from './delivery/deliveries.repository.ts'
import { createLimitZips } from './delivery/limit-zips.service.ts'
import { createDescribePost } from './describe-post.service.ts'
import { createDownloadRoutes } from './downloads.routes.ts'
import { createDownloadsService } from './downloads.service.ts'
import { registerFileRoutes } from './files.routes.ts'
import { createFindFile, type FindFileDeps } from './find-file.service.ts'
import { createDocuments } from './generated/documents.service.ts'
import { createLabelledFiles } from './generated/labelled-files.service.ts'
import { createPrepareQueue, registerPrepareDownloads } from './prepare/prepare-downloads.service.ts'
import { createCreateZip } from './zip/create-zip.service.ts'
import { createOpenZip } from './zip/open-zip.service.ts'
import { deleteZipsUsedBefore } from './zip/zips.repository.ts'

export { createPrepareQueue } from './prepare/prepare-downloads.service.ts'

export interface DownloadsDeps
  extends Pick<Platform, 'db' | 'clock' | 'changes' | 'log' | 'storage' | 'fileKeys' | 'timeZone'> {
  readonly jobs: Pick<Jobs, 'queue'>
  /** The prefix under which a reverse proxy serves the stored files. */
  readonly accelPrefix?: string | undefined
  readonly labels: PictureLabels
  readonly assets: Assets
  readonly nextVisibilityChange: FindFileDeps['nextVisibilityChange']
  readonly actorOfFileHandle: (fileHandle: string) => Promise<Actor | null>
}

export type Downloads = ReturnType<typeof createDownloads>

export function createDownloads(deps: DownloadsDeps) {
  const {
    db,
    jobs,
    clock,
    changes,
    log,
    storage,
    accelPrefix,
    fileKeys,
    labels,
    timeZone,
    assets,
    nextVisibilityChange,
    actorOfFileHandle,
  } = deps
  const { getLabelledFiles, findLabelledFiles } = createLabelledFiles({ db, storage, assets, labels })
  const { getDocuments, findDocuments } = createDocuments({ db, storage, assets })
  registerPrepareDownloads({ db, jobs, clock, timeZone, log, getLabelledFiles, getDocuments })
  const prepareQueue = createPrepareQueue({ jobs, log })
  const limitZips = createLimitZips({ db, clock, log })
  const downloads = createDownloadsService({
    db,
    clock,
    fileKeys,
    files: { storage, accelPrefix },
    findFile: createFindFile({ db, clock, changes, timeZone, assets, getLabelledFiles, nextVisibilityChange }),
    getDocuments,
    countDownloads: createCountDownloads({ db, clock, log }),
    limitZips,
    openZip: createOpenZip({ db, clock, timeZone, storage, changes, actorOfFileHandle }),
  })
  const createZip = createCreateZip({ db, clock, timeZone, assets, getLabelledFiles, getDocuments })
  const basket = createBasketService({ db, clock, timeZone, fileKeys, findLabelledFiles })
  return {
    routes: createDownloadRoutes({ downloads, createZip, limitZips, basket }),
    describePost: createDescribePost({
      db,
      findLabelledFiles,
      findDocuments,
      onUnprepared: (postId) => prepareQueue.enqueueRead(db, postId),
    }),
    housekeeping: createHousekeeping(db, clock),
    register(app: FastifyInstance) {
      registerFileRoutes(app, { fileKeys, actorOfFileHandle, downloads })
    },
  }
}

const ZIP_RETENTION_MS = 8 * 86_400_000
const STALE_AFTER_MS = 3_600_000

function createHousekeeping(db: Db, clock: Clock): HousekeepingTask[] {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  return [
    { name: 'remove-old-zips', run: () => deleteZipsUsedBefore(db, ago(ZIP_RETENTION_MS)) },
    { name: 'remove-dead-downloads', run: () => deleteStaleRunningZips(db, ago(STALE_AFTER_MS)) },
  ]
}

import type { FastifyInstance } from 'fastify'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Route } from '../../platform/http/route.ts'
import type { PictureLabels } from '../../platform/images/picture-labels.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Assets } from '../assets/assets.ts'
import type { DescribeDownloads } from '../library/library.ts'
import { createBasketRoutes } from './basket/basket.routes.ts'
import { createBasketService } from './basket/basket.service.ts'
import { createContents } from './contents.service.ts'
import { createCountDownloads } from './count/count-downloads.service.ts'
import { createRunningZips } from './count/running-zips.service.ts'
import { createDescribeDownloads } from './describe-downloads.service.ts'
import { createDocuments } from './documents/documents.service.ts'
import { createDownloadCalls } from './downloads.calls.ts'
import { registerDownloadRoutes } from './downloads.routes.ts'
import { createFindFile } from './find-file.service.ts'
import { createDownloadsHousekeeping } from './housekeeping.ts'
import { createLabelFiles } from './labels/label-files.service.ts'
import { createPrepareDownloads } from './prepare/prepare-downloads.service.ts'
import { createPreparePost } from './prepare/prepare-post.service.ts'
import { createTraffic } from './prepare/traffic.ts'
import { createPrepareWhatIsRead } from './prepare/prepare-what-is-read.ts'
import { createZips } from './zip/create-zip.service.ts'
import { createOpenZip } from './zip/open-zip.service.ts'

export interface Downloads {
  readonly routes: readonly Route[]
  readonly describeDownloads: DescribeDownloads
  readonly housekeeping: readonly HousekeepingTask[]
  readonly schedules: readonly ScheduledJob[]
  /** From now on posts that are read without having their labels and documents are prepared, until the app is closed. */
  prepareWhatIsRead(): void
  /** Adds `/files`, `/zips`, `/texts`, `/thumbs` and `/crests`. */
  register(app: FastifyInstance): void
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly log: Log
  readonly storage: Storage
  /** Where a server in front of us has the stored files too. */
  readonly accelPrefix?: string | undefined
  readonly fileKeys: FileKeys
  readonly labels: PictureLabels
  /** The league's time zone: a right ends with a day there. */
  readonly timeZone: string
  readonly assets: Assets
  readonly actorOfFileHandle: (fileHandle: string) => Promise<Actor | null>
}

export function createDownloads(parts: Parts): Downloads {
  const { storage, accelPrefix } = parts
  const files = { storage, accelPrefix }
  const { labelFiles, findLabelled } = createLabelFiles(parts)
  const { documents, findDocuments } = createDocuments(parts)
  const packParts = { ...parts, labelFiles, documents }
  const preparePost = createPreparePost(packParts)
  const whatIsRead = createPrepareWhatIsRead({ preparePost, log: parts.log })
  const traffic = createTraffic(parts)
  const findFile = createFindFile({ ...parts, labelFiles })
  const count = createCountDownloads(parts)
  const runningZips = createRunningZips(parts)
  const openZip = createOpenZip(parts)
  const contents = createContents({ ...parts, files, findFile, documents, count, runningZips, openZip })
  const createZip = createZips(packParts)
  return {
    routes: [
      ...createDownloadCalls({ ...parts, findFile, contents, runningZips, createZip }),
      ...createBasketRoutes(createBasketService(parts)),
    ],
    describeDownloads: createDescribeDownloads({ ...parts, findLabelled, findDocuments, onLacking: whatIsRead.note }),
    housekeeping: createDownloadsHousekeeping(parts),
    schedules: [createPrepareDownloads({ ...parts, preparePost, traffic })],
    prepareWhatIsRead: whatIsRead.start,
    register(app) {
      registerDownloadRoutes(app, { ...parts, files, findFile, contents })
      app.addHook('onRequest', async () => traffic.note())
      app.addHook('onClose', whatIsRead.stop)
    },
  }
}

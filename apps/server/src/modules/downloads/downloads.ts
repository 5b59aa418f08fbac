import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../platform/http/actor.ts'
import type { PictureLabels } from '../../platform/images/picture-labels.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Assets } from '../assets/assets.ts'
import { createBasketService } from './basket/basket.service.ts'
import { createCountDownloads } from './transfers/count-downloads.service.ts'
import { createLimitZips } from './transfers/limit-zips.service.ts'
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

export { createPrepareQueue } from './prepare/prepare-downloads.service.ts'

export interface DownloadsDeps
  extends Pick<Platform, 'db' | 'clock' | 'changes' | 'caches' | 'log' | 'storage' | 'fileKeys' | 'getTimeZone'> {
  readonly jobs: Pick<Jobs, 'queue'>
  /** The prefix under which a reverse proxy serves the stored files. */
  readonly accelPrefix?: string | undefined
  readonly labels: PictureLabels
  readonly assets: Assets
  readonly nextVisibilityChange: FindFileDeps['nextVisibilityChange']
  readonly findActorByFileHandle: (fileHandle: string) => Promise<Actor | null>
}

export type Downloads = ReturnType<typeof createDownloads>

export function createDownloads(deps: DownloadsDeps) {
  const { db, storage, accelPrefix } = deps
  const { getLabelledFiles, findLabelledFiles } = createLabelledFiles(deps)
  const { getDocuments, findDocuments } = createDocuments(deps)
  const packDeps = { ...deps, getLabelledFiles, getDocuments }
  registerPrepareDownloads(packDeps)
  const prepareQueue = createPrepareQueue(deps)
  const limitZips = createLimitZips(deps)
  const downloads = createDownloadsService({
    ...packDeps,
    files: { storage, accelPrefix },
    findFile: createFindFile(packDeps),
    countDownloads: createCountDownloads(deps),
    limitZips,
    openZip: createOpenZip(deps),
  })
  const createZip = createCreateZip(packDeps)
  const basket = createBasketService({ ...deps, findLabelledFiles })
  return {
    routes: createDownloadRoutes({ downloads, createZip, limitZips, basket }),
    describePost: createDescribePost({
      db,
      findLabelledFiles,
      findDocuments,
      onUnprepared: (postId) => prepareQueue.enqueueRead(db, postId),
    }),
    register(app: FastifyInstance) {
      registerFileRoutes(app, { ...deps, downloads })
    },
  }
}

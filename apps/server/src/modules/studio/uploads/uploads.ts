import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Route } from '../../../platform/http/route.ts'
import type { HousekeepingTask } from '../../../platform/jobs/housekeeping.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Uploads as FileStore } from '../../assets/assets.ts'
import type { IndexPosts } from '../../library/library.ts'
import type { DraftIndex } from '../posts/draft-index.ts'
import { createDigests } from '../../../platform/storage/file-digests.ts'
import { createUploadsCleanup } from './expire-uploads.ts'
import { createFinishUpload } from './finish-upload.service.ts'
import { createKnownFilesService } from './known-files.service.ts'
import { registerTus } from './tus.routes.ts'
import { createUploadFiles } from '../../../platform/storage/upload-files.ts'
import { createUploadsRoutes } from './uploads.routes.ts'
import { createUploadsService } from './uploads.service.ts'

interface UploadsDeps extends Pick<Platform, 'db' | 'clock' | 'changes' | 'settings' | 'storage' | 'fileKeys' | 'log'> {
  readonly backgroundDb: Db
  readonly assets: FileStore
  readonly draftIndex: Pick<DraftIndex, 'refresh'>
  readonly indexPosts: IndexPosts
  readonly uploadsDirectory: string
  readonly authenticate: (token: string) => Promise<Actor | null>
}

interface Uploads {
  readonly routes: Route[]
  readonly cleanup: HousekeepingTask
  register(app: FastifyInstance): Promise<void>
}

export function createUploads(deps: UploadsDeps): Uploads {
  const uploadFiles = createUploadFiles(deps.uploadsDirectory)
  const digests = createDigests()
  const parts = { ...deps, ...deps.assets, uploadFiles, digests }
  const uploads = createUploadsService({ ...parts, finish: createFinishUpload(parts) })
  return {
    routes: createUploadsRoutes({ uploads, knownFiles: createKnownFilesService(parts) }),
    cleanup: createUploadsCleanup({ ...parts, finish: uploads.finishSoon }),
    async register(app) {
      app.addHook('onClose', () => digests.stop())
      await registerTus(app, { ...deps, uploads })
    },
  }
}

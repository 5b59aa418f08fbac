import { findKnownFiles, getFileUses, listUploads, useKnownFile } from '@mixed-zone/contract/endpoints/studio/files'
import { type Route, route } from '../../../platform/http/route.ts'
import type { KnownFilesService } from './known-files.service.ts'
import type { UploadsService } from './uploads.service.ts'

interface UploadsRoutesDeps {
  readonly uploads: UploadsService
  readonly knownFiles: KnownFilesService
}

export function createUploadsRoutes({ uploads, knownFiles }: UploadsRoutesDeps): Route[] {
  return [
    route(listUploads, ({ actor, locale }) => uploads.list(actor, locale)),
    route(findKnownFiles, ({ actor, body, locale }) => knownFiles.find(actor, body.digests, locale)),
    route(useKnownFile, ({ actor, body }) => knownFiles.use(actor, body)),
    route(getFileUses, ({ params, locale }) => knownFiles.getUses(params.assetId, locale)),
  ]
}

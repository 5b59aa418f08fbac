import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Assets } from '../assets/assets.ts'
import { type DownloadRoutesParts, registerDownloadRoutes } from './downloads.routes.ts'
import { createFindFile } from './find-file.service.ts'

export { contentDisposition } from './content-disposition.ts'
export { sendFile } from './send-file.ts'

export interface Downloads {
  /** Adds `/files`, `/thumbs` and `/crests`. */
  register(app: FastifyInstance): void
}

interface Parts extends Omit<DownloadRoutesParts, 'findFile'> {
  readonly clock: Clock
  /** The league's time zone: a right ends with a day there. */
  readonly timeZone: string
  readonly assets: Assets
}

export function createDownloads(parts: Parts): Downloads {
  const findFile = createFindFile(parts)
  return { register: (app) => registerDownloadRoutes(app, { ...parts, findFile }) }
}

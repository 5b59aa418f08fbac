import type { FastifyInstance } from 'fastify'
import type { Route } from '../../platform/http/route.ts'
import { createLiveHub, type LiveHubDeps } from './live-hub.service.ts'
import { createLiveRoutes } from './live.routes.ts'
import { createLiveService } from './live.service.ts'

export interface Live {
  readonly routes: readonly Route[]
  /** Ends the streams when the app is closed. */
  register(app: FastifyInstance): void
}

export function createLive(deps: LiveHubDeps): Live {
  const hub = createLiveHub(deps)
  return {
    routes: createLiveRoutes(createLiveService({ ...deps, hub })),
    register: (app) => {
      app.addHook('preClose', () => hub.close())
    },
  }
}

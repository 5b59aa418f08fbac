import type { FastifyInstance } from 'fastify'
import { createLiveHub, type LiveHubDeps } from './live-hub.service.ts'
import { createLiveRoutes } from './live.routes.ts'
import { createLiveService } from './live.service.ts'

export { recordStudioEvent } from './studio-events.repository.ts'

export type Live = ReturnType<typeof createLive>

export function createLive(deps: LiveHubDeps) {
  const hub = createLiveHub(deps)
  return {
    routes: createLiveRoutes(createLiveService({ ...deps, hub })),
    countStreams: hub.countStreams,
    /** Ends the streams when the app is closed. */
    register: (app: FastifyInstance) => {
      app.addHook('preClose', () => hub.close())
    },
  }
}

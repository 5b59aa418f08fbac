import { listenLive } from '@mixed-zone/contract/endpoints/live'
import type { FastifyRequest } from 'fastify'
import { BytesAnswer, type Route, route } from '../../platform/http/route.ts'
import type { LiveService } from './live.service.ts'

export function createLiveRoutes(live: LiveService): Route[] {
  return [
    route(listenLive, async ({ actor, locale, query }) => {
      const listener = { actor, locale, since: query.since }
      return new BytesAnswer(async (request, reply) => {
        if (!acceptsEventStream(request)) return reply.send(await live.listMissed(listener))
        const stream = await live.openStream(listener)
        reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
        return reply.send(stream.body)
      })
    }),
  ]
}

function acceptsEventStream({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').toLowerCase().includes('text/event-stream')
}

import { listenLive } from '@mixed-zone/contract/endpoints/live'
import type { Locale } from '@mixed-zone/contract/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BytesAnswer } from '../../platform/http/bytes-answer.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { presentAnnouncement } from './announcement.presenter.ts'
import { type Cursor, OVERLAP_MS, readCursor, writeCursor } from './cursor.ts'
import { createLiveHub, type HubParts } from './live-hub.ts'
import { LiveStream } from './live-stream.ts'
import { listNews } from './news.repository.ts'

/** Tells people who have the portal open what has just become visible to them. */
export interface Live {
  readonly routes: readonly Route[]
  /** Ends the streams when the app is closed. */
  register(app: FastifyInstance): void
}

interface Listener {
  readonly actor: Actor
  readonly locale: Locale
  readonly since: string | undefined
}

export function createLive(parts: HubParts): Live {
  const { db, clock } = parts
  const hub = createLiveHub(parts)

  /** What a listener has missed. Whoever brings no cursor has missed nothing. */
  async function catchUp({ actor, since }: Listener) {
    const now = clock.now()
    const from: Cursor | null = readCursor(since, now)
    const after = new Date((from?.at ?? now).getTime() - OVERLAP_MS)
    const lately = await listNews(db, { viewer: actor, now, after })
    const news = from ? lately.filter(({ id }) => !from.told.has(id)) : []
    const told = new Map(lately.map(({ id, seenAt }) => [id, seenAt?.getTime() ?? now.getTime()]))
    return { now, from, news, told }
  }

  async function tellAtOnce(listener: Listener) {
    const { now, news, told } = await catchUp(listener)
    const announcements = news.flatMap((row) => presentAnnouncement(row, listener.locale))
    return { announcements, cursor: writeCursor({ at: now, told }) }
  }

  async function openStream(reply: FastifyReply, listener: Listener): Promise<FastifyReply> {
    const { now, from, news, told } = await catchUp(listener)
    const before = from?.told ?? told
    const stream = new LiveStream(listener.actor, listener.locale, before)
    stream.begin(from?.at ?? now)
    stream.tell(news, now)
    hub.add(stream, now)
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
    return reply.send(stream.body)
  }

  return {
    routes: [
      route(listenLive, async ({ actor, locale, query }) => {
        const listener = { actor, locale, since: query.since }
        return new BytesAnswer(async (request, reply) =>
          wantsStream(request) ? openStream(reply, listener) : reply.send(await tellAtOnce(listener)),
        )
      }),
    ],
    register: (app) => {
      app.addHook('preClose', () => hub.close())
    },
  }
}

function wantsStream({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').toLowerCase().includes('text/event-stream')
}

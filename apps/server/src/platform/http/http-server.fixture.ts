import { Writable } from 'node:stream'
import { defineEndpoint } from '@mixed-zone/contract/endpoint'
import { failureSchema } from '@mixed-zone/contract/schemas/failure'
import * as z from 'zod/mini'
import type { InjectOptions } from 'fastify'
import { createLog } from '../log/log.ts'
import type { Actor } from './actor.ts'
import { createHttpServer, type HttpServerOptions } from './http-server.ts'
import { registerRoutes } from './register-routes.ts'
import { type Route, route } from './route.ts'
import { buildSecurityHeaders } from './security-headers.ts'

export const JSON_TYPE = { 'content-type': 'application/json' }

export const CLIENT = { authorization: `Basic ${Buffer.from('portal:portal').toString('base64')}` }

export const echo = defineEndpoint({
  method: 'POST',
  path: 'echo',
  summary: 'Says what it was told.',
  access: { kind: 'public' },
  body: z.object({
    word: z.string().check(z.minLength(1)),
    inner: z.optional(z.object({ number: z.int() })),
    any: z.optional(z.unknown()),
  }),
  answer: z.object({ word: z.string() }),
  errors: [],
})

export const ping = defineEndpoint({
  method: 'POST',
  path: 'private/ping',
  summary: 'Does nothing.',
  access: { kind: 'private' },
  errors: [],
})

export const actor: Actor = {
  personId: 1,
  sessionId: 1,
  fileHandle: 'handle',
  firstName: 'Ana',
  role: 'media',
  permissions: new Set(),
  seesEmbargoed: false,
  isStaff: false,
  mustChangePassword: false,
  mustAcceptTerms: false,
  mustSetUpCode: false,
  isConfirmed: false,
}

interface ServerOptions {
  readonly routes?: readonly Route[]
  readonly actors?: Readonly<Record<string, Actor>>
  readonly trustProxy?: readonly string[]
  readonly isPrepared?: () => boolean
  readonly isStopping?: () => boolean
  readonly requestLimits?: HttpServerOptions['requestLimits']
  readonly callTimeoutMs?: number
}

/** Our HTTP manners around two small endpoints, with everything that is logged. */
export function createTestServer({
  routes = [route(echo, async ({ body }) => ({ word: body.word })), route(ping, async () => undefined)],
  actors = { 'a-token': actor },
  trustProxy,
  isPrepared = () => true,
  isStopping = () => false,
  requestLimits,
  callTimeoutMs,
}: ServerOptions = {}) {
  const lines: string[] = []
  const securityHeaders = buildSecurityHeaders({ publicUrl: 'http://localhost:3000' })
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = createHttpServer({
    log: createLog({ level: 'trace', destination }),
    trustProxy,
    getSecurityHeaders: () => securityHeaders,
    isStopping,
    requestLimits,
  })
  registerRoutes(app, {
    routes,
    clientCredential: 'portal:portal',
    authenticate: async (token) => actors[token] ?? null,
    isPrepared,
    callTimeoutMs,
  })
  return { app, lines }
}

/** Sends one call, and reads a failure as the contract describes it. */
export async function send(options: InjectOptions, server = createTestServer()) {
  const answer = await server.app.inject(options)
  return { answer, status: answer.statusCode, failure: () => failureSchema.parse(answer.json()).error }
}

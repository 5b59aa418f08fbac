import { createHash, timingSafeEqual } from 'node:crypto'
import { type Endpoint, maxBodyBytesOf } from '@mixed-zone/contract/endpoint'
import { OFFLINE_COPY_HEADER } from '@mixed-zone/contract/offline-copy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import type { Actor } from './actor.ts'
import { acceptsJsonAlone, BytesAnswer, ReadyAnswer, type Route } from './route.ts'
import { parseRequestBody } from './request-body.ts'
import { schemaOf, statusOf } from './openapi.ts'

const MAX_USER_AGENT_CHARACTERS = 400

/**
 * A call without a response after this time is `unavailable`. It includes the 45 s that a request may take to arrive. Exports and other bytes
 * may take any time.
 */
const CALL_TIMEOUT_MS = 60_000

/** The person and session as stored now, or null. */
type Authenticate = (token: string) => Promise<Actor | null>

interface RegisterOptions {
  readonly routes: readonly Route[]
  readonly clientCredential: string
  readonly authenticate: Authenticate
  /** False until migrations and demo are done: calls then answer `unavailable`. */
  readonly isPrepared: () => boolean
  /** Replaces the default; 0 for no limit. */
  readonly callTimeoutMs?: number | undefined
}

/** Adds the endpoints of the contract below `/api`. They are checked in the order that the API promises: credential, limit, fields. */
export function registerRoutes(app: FastifyInstance, { routes, ...gate }: RegisterOptions): void {
  const { callTimeoutMs = CALL_TIMEOUT_MS } = gate
  app.register(
    async (api) => {
      for (const route of routes) {
        const { endpoint } = route
        api.route({
          method: endpoint.method,
          url: `/${endpoint.path}`,
          schema: schemaOf(endpoint),
          bodyLimit: maxBodyBytesOf(endpoint),
          ...(endpoint.bytes || callTimeoutMs === 0 ? {} : { handlerTimeout: callTimeoutMs }),
          onRequest: (request) => admit(request, { endpoint, ...gate }),
          preValidation: (request) => prepareBody(request, route),
          handler: (request, reply) => answer(request, reply, route),
        })
      }
      // Wins over the web app's `/*`: an unknown path below `/api` is not a screen.
      for (const url of ['', '/*']) api.all(url, { onRequest: refuse }, refuse)
    },
    { prefix: '/api' },
  )
}

async function refuse(): Promise<never> {
  throw new ApiError('not-found')
}

async function admit(
  request: FastifyRequest,
  { endpoint, clientCredential, authenticate, isPrepared }: { endpoint: Endpoint } & Omit<RegisterOptions, 'routes'>,
): Promise<void> {
  if (!isPrepared()) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
  const { access } = endpoint
  const { authorization } = request.headers
  if (access.kind === 'open') return
  if (access.kind === 'public') {
    if (!isClientCredential(authorization, clientCredential)) throw new ApiError('client')
    return
  }
  request.actor = await authorise(authorization, { access, authenticate })
}

interface Authorisation {
  readonly access: Extract<Endpoint['access'], { kind: 'private' }>
  readonly authenticate: Authenticate
}

/** The person behind a bearer token, who may do this. */
export async function authorise(
  authorization: string | undefined,
  { access, authenticate }: Authorisation,
): Promise<Actor> {
  const token = credentialOf(authorization, 'Bearer')
  const actor = token === null ? null : await authenticate(token)
  if (actor === null) throw new ApiError('token')
  if (actor.mustChangePassword && !access.whileProvisional) throw new ApiError('password-change')
  if (actor.mustAcceptTerms && !access.beforeTerms) throw new ApiError('terms')
  if (access.permission && !actor.permissions.has(access.permission)) throw new ApiError('permission')
  if (access.also && !actor.permissions.has(access.also)) throw new ApiError('permission')
  if (access.staff && !actor.isStaff) throw new ApiError('permission')
  if ((access.permission || access.staff) && actor.mustSetUpCode) throw new ApiError('code-setup')
  if (access.confirmed && !actor.isConfirmed) throw new ApiError('reauthentication')
  return actor
}

/** Rate limits depend on a field: parse the body, check the limit, then report invalid fields. */
async function prepareBody(request: FastifyRequest, { checkLimit }: Route): Promise<void> {
  const parsed = tryParse(request)
  await checkLimit?.({ body: parsed.body ?? {}, actor: request.actor, address: request.ip })
  if (parsed.error) throw parsed.error
  request.body = parsed.body
}

function tryParse(request: FastifyRequest): { body?: Record<string, unknown>; error?: unknown } {
  try {
    return { body: parseRequestBody(request.body, request.headers['content-type']) }
  } catch (error) {
    return { error }
  }
}

async function answer(request: FastifyRequest, reply: FastifyReply, { endpoint, handle }: Route): Promise<unknown> {
  const call = {
    body: endpoint.body ? request.body : undefined,
    params: endpoint.params ? request.params : undefined,
    query: endpoint.query ? request.query : undefined,
    actor: request.actor,
    locale: request.locale,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_CHARACTERS),
    requestId: request.id,
    acceptsJsonAlone: acceptsJsonAlone(request.headers.accept),
  }
  reply.code(statusOf(endpoint)).header('content-language', request.locale).header('cache-control', 'no-store')
  if (mayCacheOffline(request.actor)) reply.header(OFFLINE_COPY_HEADER, 'allowed')
  // `route()` has checked that handler and schema fit; a list of routes cannot express it.
  const answered = await handle(call as never)
  if (answered instanceof BytesAnswer) return answered.send(request, reply)
  // A cached response was validated when it was serialised.
  if (answered instanceof ReadyAnswer) return reply.type('application/json; charset=utf-8').send(answered.bytes)
  return answered
}

/** Browsers may store responses of readers for offline use, but not those of staff. */
function mayCacheOffline(actor: Actor | null | undefined): boolean {
  return actor?.role === 'media' && actor.permissions.size === 0
}

export function credentialOf(header: string | undefined, scheme: 'Basic' | 'Bearer'): string | null {
  const match = /^(\S+) +(\S+) *$/.exec(header ?? '')
  return match?.[1]?.toLowerCase() === scheme.toLowerCase() ? (match[2] ?? null) : null
}

/** Compares in constant time. */
export function isClientCredential(header: string | undefined, clientCredential: string): boolean {
  const given = Buffer.from(credentialOf(header, 'Basic') ?? '', 'base64')
  return timingSafeEqual(sha256(given), sha256(Buffer.from(clientCredential)))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

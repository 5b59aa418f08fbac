import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors/api-error.ts'

const DEADLINE_MS = 1_500

/** Anybody may call it, so however many calls there are, the checks run once a second. */
const MAX_AGE_MS = 1_000

export interface HealthOptions {
  readonly isPrepared: () => boolean
  /** Each rejects while its dependency is unreachable. */
  readonly checks: readonly (() => Promise<unknown>)[]
}

export function registerHealth(app: FastifyInstance, { isPrepared, checks }: HealthOptions): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })

  let checked: Promise<unknown> = Promise.resolve()
  let checkedAtMs = Number.NEGATIVE_INFINITY
  const checkAll = () => {
    const nowMs = performance.now()
    if (nowMs - checkedAtMs >= MAX_AGE_MS) {
      checkedAtMs = nowMs
      checked = Promise.all(checks.map((check) => inTime(check())))
    }
    return checked
  }

  app.get('/readyz', async (_request, reply) => {
    if (!isPrepared()) throw new ApiError('unavailable', { retryAfterSeconds: 1 })
    await checkAll().catch((cause: unknown) => {
      throw new ApiError('unavailable', { retryAfterSeconds: 5, cause })
    })
    reply.header('cache-control', 'no-store')
    return { status: 'ready' }
  })
}

async function inTime(check: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS)
  await Promise.race([check, late]).finally(() => clearTimeout(timer))
}

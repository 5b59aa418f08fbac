import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { ApiError } from '../errors/api-error.ts'
import { credentialOf } from '../http/register-routes.ts'
import { digestOf } from '../random/tokens.ts'

export type MetricsSetting = 'off' | 'on' | { readonly token: string }

const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** `/metrics` for Prometheus, if configured: open, or protected by a token. */
export function registerMetrics(app: FastifyInstance, setting: MetricsSetting): void {
  if (setting === 'off') return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers take, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  })

  app.addHook('onResponse', async (request, reply) => {
    // Label by route pattern: paths contain secrets and have unbounded cardinality.
    const route = request.routeOptions.url ?? 'unknown'
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/metrics', async (request, reply) => {
    if (setting !== 'on' && !isToken(request.headers.authorization, setting.token)) throw new ApiError('not-found')
    reply.type(registry.contentType).header('cache-control', 'no-store')
    return registry.metrics()
  })
}

function isToken(header: string | undefined, token: string): boolean {
  return timingSafeEqual(digestOf(credentialOf(header, 'Bearer') ?? ''), digestOf(token))
}

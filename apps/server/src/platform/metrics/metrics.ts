import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { ApiError } from '../errors/api-error.ts'
import { credentialOf } from '../http/register-routes.ts'
import { digestOf } from '../random/tokens.ts'

export type MetricsSetting = 'off' | 'on' | { readonly token: string }

/** A value for each combination of labels. */
type Readings = readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]

/** Something that is measured when metrics are asked for. */
export interface MetricSource {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly string[]
  readonly read: () => number | Readings | Promise<number | Readings>
}

interface MetricsOptions {
  readonly setting: MetricsSetting
  readonly sources?: readonly MetricSource[]
}

const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** `/metrics` for Prometheus, if configured: open, or protected by a token. */
export function registerMetrics(app: FastifyInstance, { setting, sources = [] }: MetricsOptions): void {
  if (setting === 'off') return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const source of sources) addGauge(registry, source)
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long responses take, by route and status',
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

function addGauge(registry: Registry, { name, help, labelNames = [], read }: MetricSource): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      gauge.reset()
      // `reset` sets a gauge without labels to 0, which would be taken for a reading.
      if (labelNames.length === 0) gauge.remove()
      try {
        const readings = await read()
        if (typeof readings === 'number') gauge.set(readings)
        else for (const { labels, value } of readings) gauge.set(labels, value)
      } catch {
        // Left out: the other metrics say more about an outage than an error of all of them.
      }
    },
  })
}

function isToken(header: string | undefined, token: string): boolean {
  return timingSafeEqual(digestOf(credentialOf(header, 'Bearer') ?? ''), digestOf(token))
}

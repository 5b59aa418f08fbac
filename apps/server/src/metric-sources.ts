import type { Caches } from './platform/cache/cache.ts'
import type { Changes } from './platform/changes/changes.ts'
import type { DatabaseClock } from './platform/clock/database-clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { countUnfinishedMails } from './platform/mail/mails.repository.ts'
import type { MetricSource } from './platform/metrics/metrics.ts'
import type { Storage } from './platform/storage/storage.ts'

interface MetricDeps {
  readonly database: Database
  readonly caches: Pick<Caches, 'stats'>
  readonly changes: Pick<Changes, 'isConnected'>
  readonly clock: Partial<Pick<DatabaseClock, 'skewMs'>>
  readonly jobs: Pick<Jobs, 'counts'>
  readonly live: { countStreams(): number }
  readonly storage: Pick<Storage, 'freeBytes'>
  readonly writing: { countDocuments(): number; countConnections(): number }
}

/** What an operator needs to see before readers notice it. */
export function createMetricSources(deps: MetricDeps): MetricSource[] {
  const { database, caches, changes, clock, jobs, live, storage, writing } = deps
  return [
    {
      name: 'database_pool_connections',
      help: 'Connections to the database by pool and state; "waiting" are statements without one',
      labelNames: ['pool', 'state'],
      read: () =>
        Object.entries(database.poolStats()).flatMap(([pool, states]) =>
          Object.entries(states).map(([state, value]) => ({ labels: { pool, state }, value })),
        ),
    },
    {
      name: 'database_change_listener_connected',
      help: '1 while changes by other nodes are received at once, else 0',
      read: () => Number(changes.isConnected()),
    },
    {
      name: 'clock_skew_seconds',
      help: "How far this machine's clock is ahead of the database's, whose time is used",
      read: () => (clock.skewMs?.() ?? 0) / 1000,
    },
    {
      name: 'cache_entries',
      help: 'Entries of each cache',
      labelNames: ['cache'],
      read: () => caches.stats().map(({ name, entries }) => ({ labels: { cache: name }, value: entries })),
    },
    {
      name: 'cache_lookups',
      help: 'Lookups in each cache since the start, by result',
      labelNames: ['cache', 'result'],
      read: () =>
        caches.stats().flatMap(({ name, hits, misses }) => [
          { labels: { cache: name, result: 'hit' }, value: hits },
          { labels: { cache: name, result: 'miss' }, value: misses },
        ]),
    },
    {
      name: 'live_streams',
      help: 'Open live streams of this node',
      read: () => live.countStreams(),
    },
    {
      name: 'documents_open',
      help: 'Documents that are open on this node',
      read: () => writing.countDocuments(),
    },
    {
      name: 'document_connections',
      help: 'Browsers that are connected to documents of this node',
      read: () => writing.countConnections(),
    },
    {
      name: 'mails',
      help: 'Mails that are waiting, being sent, failed, or of which nobody knows whether they were sent',
      labelNames: ['state'],
      read: async () =>
        (await countUnfinishedMails(database.db)).map(({ state, count }) => ({ labels: { state }, value: count })),
    },
    {
      name: 'jobs',
      help: 'Background jobs by queue and state, as counted in the last minute',
      labelNames: ['queue', 'state'],
      read: async () =>
        (await jobs.counts()).flatMap(({ queue, ...states }) =>
          Object.entries(states).map(([state, value]) => ({ labels: { queue, state }, value })),
        ),
    },
    {
      name: 'storage_free_bytes',
      help: 'Free space where files are stored',
      read: () => storage.freeBytes(),
    },
  ]
}

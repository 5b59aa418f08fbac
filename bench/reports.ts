import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startPostgresServer } from '../apps/server/test/engines/postgres-server.ts'
import { download } from './load/download.ts'
import { logIn } from './load/log-in.ts'
import { COUNT_JOBS, untilIdle } from './load/until-idle.ts'

// A million rows of usage as CSV and XLSX: memory growth, speed relative to `psql \copy` of the same query, and latency
// of other requests meanwhile.
const ROOT = join(import.meta.dirname, '..')
const READY = /Mixed Zone is ready: (http:\/\/\S+)/
const ROWS = Number(process.argv[2] ?? 1_000_000)
const QUIET_SECONDS = 8
const READERS = 4
const THINKING_MS = 40
const PAGE_BYTES = 4096
const MEGABYTE = 1_000_000

const GOALS = { growthMb: 100, ofCopy: 0.5, timesSlower: 2 }

/** Counted once: a join on a per-row number takes minutes. */
const FILL = `
  create temporary table who as select *, row_number() over (order by id) as nth from people;
  create temporary table what as select assets.*, row_number() over (order by assets.id) as nth
    from assets join posts on posts.id = assets.post_id and posts.state = 'published';
  insert into usage_events
    (at, event, person_id, company_name, media_type, country, region, post_id, asset_id, rendition, bytes)
  select now() - (${ROWS} - n) * interval '1 second', case n % 3 when 0 then 'view' else 'download' end,
    who.id, who.company_name, who.media_type, who.country, who.region, what.post_id,
    case n % 3 when 0 then null else what.id end, case n % 3 when 0 then null else 'original' end, n
  from generate_series(1, ${ROWS}) n
  join who on who.nth = n % (select count(*) from who) + 1 join what on what.nth = n % (select count(*) from what) + 1;
  analyze`

/** The same rows, columns and joins as the report. */
const SAME = `
  select to_char(e.at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI:SS'), e.event, p.first_name || ' ' || p.surnames,
    p.email, e.company_name, e.media_type, e.country, e.region, e.post_id,
    (select title from post_translations t where t.post_id = e.post_id
      order by t.locale = 'en' desc, array_position(array['es', 'en', 'pt'], t.locale) limit 1),
    posts.section_id, a.name, e.rendition, e.bytes
  from usage_events e left join posts on posts.id = e.post_id left join people p on p.id = e.person_id
    left join assets a on a.id = e.asset_id
  where case when e.post_id is not null
    then posts.state in ('scheduled', 'published') and posts.published_at <= now() and posts.locales <> '{}'
    else not exists (select 1 from usage_event_posts part where part.event_id = e.id) end
  order by e.at, e.id`

/** Days of the new rows that the figures have not counted yet: a job that runs every minute does. */
const COUNT_STALE_DAYS = 'select count(*) from usage_days where post_uses is null'

const say = (text: string) => process.stdout.write(`${text}\n`)
const folder = mkdtempSync(join(tmpdir(), 'mixed-zone-bench-'))
const postgres = await startPostgresServer()
const psql = (...args: string[]) => promisify(execFile)('psql', ['-qX', postgres.url('postgres'), ...args])
const child = spawn(process.execPath, [...process.execArgv, 'apps/server/src/main.ts'], {
  cwd: ROOT,
  env: {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: postgres.url('postgres'),
    DEMO: 'true',
    PORT: '0',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const origin = await readyOrigin()
  const token = await logIn(origin, 'admin@mixedzone.test')
  await psql('-c', FILL)
  await untilIdle(async () => (await psql('-tA', '-c', `select (${COUNT_JOBS}) + (${COUNT_STALE_DAYS})`)).stdout)
  // Warm-up: compiles code and opens connections.
  await exportAll(origin, token, { format: 'csv', country: 'PT' })
  await readFor(origin, token, pause(QUIET_SECONDS * 1000))
  process.exitCode = (await measure(origin, token)) ? 0 : 1
} finally {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'close')
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(origin: string, token: string): Promise<boolean> {
  const quiet = p95(await readFor(origin, token, pause(QUIET_SECONDS * 1000)))
  say(`others, quiet: p95 ${quiet.toFixed(1)} ms`)
  const copyMs = await timed(() =>
    psql('-c', `\\copy (${SAME.replaceAll('\n', ' ')}) to '/dev/null' with (format csv, header)`),
  )
  say(`psql \\copy: ${(copyMs / 1000).toFixed(1)} s`)
  const csv = await watched(() => exportAll(origin, token, { format: 'csv' }))
  const xlsx = await watched(() => exportAll(origin, token, { format: 'xlsx' }))
  say(`csv: ${describe(csv)}\nxlsx: ${describe(xlsx)}`)
  const slower: number[] = []
  for (const format of ['csv', 'xlsx'] as const) {
    const startedAt = performance.now()
    const busy = p95(await readFor(origin, token, exportAll(origin, token, { format })))
    const seconds = (performance.now() - startedAt) / 1000
    say(`others, while ${format} is written: p95 ${busy.toFixed(1)} ms; the export takes ${seconds.toFixed(1)} s`)
    slower.push(busy / quiet)
  }
  return [
    goal('csv beside \\copy', copyMs / csv.ms, { least: GOALS.ofCopy }),
    goal('growth in MB', Math.max(csv.growthMb, xlsx.growthMb), { most: GOALS.growthMb }),
    goal("others' p95, times slower", Math.max(...slower), { most: GOALS.timesSlower }),
  ].every(Boolean)
}

interface Watched {
  readonly ms: number
  readonly bytes: number
  readonly growthMb: number
}

function describe({ ms, bytes, growthMb }: Watched): string {
  return `${(ms / 1000).toFixed(1)} s, ${(bytes / MEGABYTE).toFixed(0)} MB, the process grew by ${growthMb.toFixed(0)} MB`
}

function goal(what: string, value: number, { least, most }: { least?: number; most?: number }): boolean {
  const isMet = value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY)
  say(
    `${isMet ? '✓' : '✗'} ${what}: ${value.toFixed(2)} (${least === undefined ? `at most ${most}` : `at least ${least}`})`,
  )
  return isMet
}

async function readyOrigin(): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = READY.exec(line) ?? []
    if (origin !== undefined) {
      child.stdout.resume()
      return origin
    }
  }
  throw new Error('The server ended before it was ready')
}

/** Returns the size of a whole report. */
async function exportAll(
  origin: string,
  token: string,
  asked: { readonly format: 'csv' | 'xlsx'; readonly country?: string },
): Promise<number> {
  const body = { exportType: 'news-views', ...asked }
  const { bytes } = await download(`${origin}/api/private/export-posts`, { headers: headersOf(token), body })
  return bytes
}

function headersOf(token: string) {
  return { authorization: `Bearer ${token}`, 'accept-language': 'en' }
}

function residentMb(): number {
  const [, pages] = readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * PAGE_BYTES) / MEGABYTE
}

async function watched(work: () => Promise<number>): Promise<Watched> {
  const before = residentMb()
  let most = before
  const watch = setInterval(() => void (most = Math.max(most, residentMb())), 100)
  let bytes = 0
  const ms = await timed(async () => void (bytes = await work()))
  clearInterval(watch)
  return { ms, bytes, growthMb: most - before }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Readers of the home page, sections and filtered lists until `until` settles; returns their latencies. */
async function readFor(origin: string, token: string, until: Promise<unknown>): Promise<number[]> {
  const over = new AbortController()
  const ended = until.finally(() => over.abort())
  const waits: number[] = []
  const ask = async (path: string, body?: object) => {
    const begun = performance.now()
    const answer = await fetch(`${origin}/api/private/${path}`, {
      headers: { ...headersOf(token), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    waits.push(performance.now() - begun)
  }
  const read = async () => {
    while (!over.signal.aborted) {
      await ask('home')
      await pause(THINKING_MS)
      await ask('all-posts', { textId: 'featured' })
      await pause(THINKING_MS)
      await ask('user-data', {})
      await pause(THINKING_MS)
    }
  }
  await Promise.all([ended, ...Array.from({ length: READERS }, read)])
  return waits
}

function p95(waits: readonly number[]): number {
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import { runSql } from '../e2e/harness/database.ts'
import { measureHomeViews } from './load/home-views.ts'
import { logIn, readJson } from './load/log-in.ts'
import { COUNT_JOBS, untilIdle } from './load/until-idle.ts'

// What everybody opens on a matchday: the home page and posts, as shares of what an empty route reaches in the same run; the home
// page with its pictures; and a peak of 20 to 400 people in ten seconds, each with an open live stream, without errors.
const ROOT = join(import.meta.dirname, '..')
const READY = /Mixed Zone is ready: (http:\/\/\S+)/
const WARM_UP_SECONDS = 3
const SECONDS = 6
const CONNECTIONS = 8
const SESSIONS = 60
const HOME_READERS = 8
const PEAK = { from: 20, to: 400, seconds: 10 }

const say = (text: string) => process.stdout.write(`${text}\n`)
const folder = mkdtempSync(join(tmpdir(), 'mixed-zone-bench-'))
const child = spawn(process.execPath, [...process.execArgv, 'apps/server/src/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})

try {
  const origin = await readyOrigin()
  const tokens: string[] = []
  for (let count = 0; count < SESSIONS; count += 1) tokens.push(await logIn(origin))
  const posts = await postsOf(origin, tokens[0] ?? '')
  await untilIdle(() => runSql(folder, COUNT_JOBS))
  await measureReads(origin, tokens, posts)
  await measureHome(origin, tokens)
  await measurePeak(origin, tokens, posts)
} finally {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'close')
  rmSync(folder, { recursive: true, force: true })
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

async function postsOf(origin: string, token: string): Promise<string[]> {
  const { sections } = await readJson<{ sections: { posts: { id: string }[] }[] }>(`${origin}/api/private/home`, {
    headers: headersOf(token),
  })
  return sections.flatMap((section) => section.posts.map(({ id }) => id))
}

function headersOf(token: string) {
  return { authorization: `Bearer ${token}`, 'accept-language': 'en' }
}

function home(token: string): Request {
  return { path: '/api/private/home', headers: headersOf(token) }
}

function post(token: string, id: string): Request {
  return {
    method: 'POST',
    path: '/api/private/post',
    headers: { ...headersOf(token), 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  }
}

async function measureReads(origin: string, tokens: readonly string[], posts: readonly string[]): Promise<void> {
  const run = async (what: string, requests: readonly Request[], reference?: number) => {
    const load = { url: origin, connections: CONNECTIONS, requests }
    // Warm-up: all but the first readers get cached responses.
    await autocannon({ ...load, duration: WARM_UP_SECONDS })
    const { requests: rate, latency, non2xx, errors } = await autocannon({ ...load, duration: SECONDS })
    const ratio = reference === undefined ? '' : `, ${(rate.average / reference).toFixed(3)} of the empty route`
    say(
      `${what}: ${rate.average.toFixed(0)}/s${ratio}; p50 ${latency.p50} ms, p99 ${latency.p99} ms; ${non2xx + errors} failed`,
    )
    return rate.average
  }
  const empty = await run('empty route', [{ path: '/healthz' }])
  await run(
    'sections',
    tokens.map((token): Request => ({ path: '/api/private/sections', headers: headersOf(token) })),
    empty,
  )
  await run('home, addresses signed', tokens.map(home), empty)
  await run(
    'post, whole',
    posts.map((id, index) => post(tokens[index % tokens.length] ?? '', id)),
    empty,
  )
  say('wanted: home and post 1,500/s where an empty route gives 20,000, that is 0.075')
}

async function measureHome(origin: string, tokens: readonly string[]): Promise<void> {
  const { perSecond, p95Ms, picturesPerView, notModifiedShare } = await measureHomeViews({
    origin,
    tokens: tokens.slice(0, HOME_READERS),
    seconds: SECONDS,
  })
  const pictures = `${picturesPerView.toFixed(0)} pictures each, ${(notModifiedShare * 100).toFixed(0)} % not modified`
  say(`\nhome with pictures: ${perSecond.toFixed(1)} views/s, p95 ${p95Ms.toFixed(0)} ms; ${pictures} (target: 40/s)`)
}

/** People arrive evenly. Each opens the stream and the home page, then reads one post after the other. */
async function measurePeak(origin: string, tokens: readonly string[], posts: readonly string[]): Promise<void> {
  const leaving = new AbortController()
  const end = Date.now() + PEAK.seconds * 1_000 + 5_000
  const failures = new Map<string, number>()
  const waits: number[] = []
  const fail = (reason: string) => failures.set(reason, (failures.get(reason) ?? 0) + 1)

  async function ask({ path, ...init }: Request): Promise<void> {
    const begun = performance.now()
    const answer = await fetch(origin + path, { ...init, headers: { ...init.headers } })
    await answer.arrayBuffer()
    waits.push(performance.now() - begun)
    if (answer.status !== 200) fail(`${path} answered ${answer.status}`)
  }

  async function attend(number: number): Promise<void> {
    const token = tokens[number % tokens.length] ?? ''
    const stream = await fetch(`${origin}/api/live`, {
      headers: { ...headersOf(token), accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    if (stream.status !== 200) fail(`live answered ${stream.status}`)
    await ask(home(token))
    for (let turn = number; Date.now() < end; turn += 1) {
      await ask(post(token, posts[turn % posts.length] ?? ''))
      await pause(1_000)
    }
  }

  const attending: Promise<void>[] = []
  const arrive = () => {
    const person = attend(attending.length)
    attending.push(person.catch((error: unknown) => fail(String(error))).then(() => {}))
  }
  for (let count = 0; count < PEAK.from; count += 1) arrive()
  while (attending.length < PEAK.to) {
    await pause((PEAK.seconds * 1_000) / (PEAK.to - PEAK.from))
    arrive()
  }
  await Promise.all(attending)
  leaving.abort()
  waits.sort((a, b) => a - b)
  const at = (part: number) => (waits[Math.floor(waits.length * part)] ?? 0).toFixed(0)
  say(`\npeak of ${PEAK.to}: ${waits.length} answers, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`)
  say(failures.size === 0 ? 'no errors' : [...failures].map(([reason, count]) => `${count} × ${reason}`).join('\n'))
}

import { openRawClient, type RawRequest, writeRequest } from '../load/raw-client.ts'
import { CONCURRENCY, type Figure, measure, measureOnce } from './at-once.ts'
import { FILTERS, filterOf } from './filters.ts'
import type { WordsByKind } from './find-words.ts'

interface Measuring {
  readonly origin: string
  readonly tokens: readonly string[]
  readonly postCount: number
  readonly words: WordsByKind
  readonly bare: Figure
  /** Milliseconds of CPU time that the product and its database have used so far. */
  readonly spent: () => number
  /** Invalidates the product's caches; null if that is impossible from outside. */
  readonly invalidate: (() => Promise<void>) | null
}

/** Figures that depend on the number of posts. */
export interface Measured {
  readonly page: Readings
  readonly facets: Readings
}

/** With cold and with warm caches. */
export interface Readings {
  readonly first: Figure
  readonly cached: Figure
}

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Measures the product, each figure beside its reference. */
export async function measureProduct(parts: Measuring): Promise<Measured> {
  const { origin, tokens, postCount, words, bare, spent, invalidate } = parts
  const clients = await Promise.all(Array.from({ length: CONCURRENCY }, () => openRawClient(origin)))
  /** Cycles through the requests, each built once per connection. */
  const cycleRequests = (count: number, requestOf: (number: number) => RawRequest) => {
    const written = tokens.map((token) =>
      Array.from({ length: count }, (_, number) => writeRequest(origin, { token, ...requestOf(number) })),
    )
    return async (number: number, lane: number) => {
      const [client, request] = [clients[lane], written[lane]?.[number % count]]
      if (client && request) await client.send(request)
    }
  }
  const filtering = (facets: boolean) =>
    cycleRequests(FILTERS, (number) => {
      const { team, category, locale } = filterOf(number)
      return filterPosts({ team: `team-${team}`, category: `category-${category}`, locale, facets })
    })
  const searching = (words: readonly string[]) =>
    cycleRequests(words.length, (number) => filterPosts({ text: words[number] ?? '', facets: false }))

  const measureFilters = async (what: string, { facets, wanted }: { facets: boolean; wanted: number }) => {
    const work = filtering(facets)
    await invalidate?.()
    const first = await measureOnce(FILTERS, work, spent)
    printFigure(
      `${what}, with a cold cache`,
      first,
      `, ${ratio(first, bare)} of bare SQL, ${spentRatio(first, bare)} by CPU time`,
    )
    const cached = await measure(work)
    printFigure(what, cached, `, ${ratio(cached, bare)} of bare SQL (wanted ${wanted})`)
    return { first, cached }
  }

  try {
    const empty = await measure(cycleRequests(1, () => ({ path: '/healthz' })))
    printFigure('an empty route', empty)
    printFigure('the page in bare SQL', bare)
    // Other lists and searches, to warm up the code but not the caches.
    await measureOnce(
      300,
      cycleRequests(60, (number) => filterPosts({ tag: `topic-${number + 1}`, page: 2 })),
    )
    await measureOnce(300, searching(Array.from({ length: 300 }, (_, index) => `surname${100 + index}`)))
    const page = await measureFilters('page', { facets: false, wanted: 0.6 })
    const facets = await measureFilters('page with facets', { facets: true, wanted: 0.3 })
    for (const [what, some] of Object.entries(words)) {
      if (some.length === 0) continue
      const first = await measureOnce(some.length, searching(some), spent)
      printFigure(`search for ${some.length} ${what} words with a cold cache`, first, ' (wanted: p95 under 50 ms)')
      printFigure(`search for ${what} words`, await measure(searching(some)), ' (wanted: p95 under 50 ms)')
    }
    const posts = Math.min(postCount, 400)
    const reading = cycleRequests(posts, (number) => ({
      method: 'POST',
      path: '/api/private/post',
      body: { id: String(postCount - number) },
    }))
    printFigure('a post, whole, with a cold cache', await measureOnce(posts, reading, spent))
    const post = await measure(reading)
    printFigure('a post, whole', post, `, ${ratio(post, empty)} of an empty route (wanted 0.075)`)
    const home = await measure(cycleRequests(1, () => ({ path: '/api/private/home' })))
    printFigure('home', home, `, ${ratio(home, empty)} of an empty route (wanted 0.075)`)
    return { page, facets }
  } finally {
    for (const client of clients) client.end()
  }
}

function filterPosts(body: object): RawRequest {
  return { method: 'POST', path: '/api/private/filter-posts', body }
}

function printFigure(what: string, { perSecond, p50, p95, spent }: Figure, rest = ''): void {
  const cost = spent === undefined ? '' : `, ${spent.toFixed(1)} ms of CPU time`
  say(`${what}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${cost}${rest}`)
}

function ratio(figure: Figure, reference: Figure): string {
  return (figure.perSecond / reference.perSecond).toFixed(3)
}

function spentRatio(figure: Figure, reference: Figure): string {
  return figure.spent && reference.spent ? (reference.spent / figure.spent).toFixed(3) : 'unknown'
}

import { openRawClient, type RawRequest, writeRequest } from '../load/raw-client.ts'
import { AT_ONCE, type Figure, measure, measureOnce } from './at-once.ts'
import { FILTERS, filterOf } from './filters.ts'
import type { WordsByKind } from './find-words.ts'

interface Measuring {
  readonly origin: string
  /** One session for each connection. */
  readonly tokens: readonly string[]
  readonly postCount: number
  readonly words: WordsByKind
  /** The page in bare SQL. */
  readonly bare: Figure
  /** Milliseconds of processor time that the product and its database have spent so far. */
  readonly spent: () => number
  /** Makes the product forget what it remembers; null where that cannot be told from outside. */
  readonly forget: (() => Promise<void>) | null
}

/** What depends on how many posts there are. */
export interface Measured {
  readonly page: Readings
  readonly facets: Readings
}

/** The same asked for the first time, and from memory. */
export interface Readings {
  readonly first: Figure
  readonly remembered: Figure
}

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Measures the product, each figure beside its reference. */
export async function measureProduct(parts: Measuring): Promise<Measured> {
  const { origin, tokens, postCount, words, bare, spent, forget } = parts
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => openRawClient(origin)))
  /** One after the other of the requests, each written once for each connection. */
  const asking = (count: number, requestOf: (number: number) => RawRequest) => {
    const written = tokens.map((token) =>
      Array.from({ length: count }, (_, number) => writeRequest(origin, { token, ...requestOf(number) })),
    )
    return async (number: number, lane: number) => {
      const [client, request] = [clients[lane], written[lane]?.[number % count]]
      if (client && request) await client.send(request)
    }
  }
  const filtering = (facets: boolean) =>
    asking(FILTERS, (number) => {
      const { team, category, locale } = filterOf(number)
      return filterPosts({ team: `team-${team}`, category: `category-${category}`, locale, facets })
    })
  const searching = (words: readonly string[]) =>
    asking(words.length, (number) => filterPosts({ text: words[number] ?? '', facets: false }))

  const measureFilters = async (what: string, { facets, wanted }: { facets: boolean; wanted: number }) => {
    const work = filtering(facets)
    await forget?.()
    const first = await measureOnce(FILTERS, work, spent)
    tell(
      `${what}, by filters that nobody asked for before`,
      first,
      `, ${ratio(first, bare)} of bare SQL, ${spentRatio(first, bare)} by processor time`,
    )
    const remembered = await measure(work)
    tell(what, remembered, `, ${ratio(remembered, bare)} of bare SQL (wanted ${wanted})`)
    return { first, remembered }
  }

  try {
    const empty = await measure(asking(1, () => ({ path: '/healthz' })))
    tell('an empty route', empty)
    tell('the page in bare SQL', bare)
    // Other lists and searches, so that the code is warm and what is asked for below is not.
    await measureOnce(
      300,
      asking(60, (number) => filterPosts({ tag: `topic-${number + 1}`, page: 2 })),
    )
    await measureOnce(300, searching(Array.from({ length: 300 }, (_, index) => `surname${100 + index}`)))
    const page = await measureFilters('page', { facets: false, wanted: 0.6 })
    const facets = await measureFilters('page with facets', { facets: true, wanted: 0.3 })
    for (const [what, some] of Object.entries(words)) {
      if (some.length === 0) continue
      const first = await measureOnce(some.length, searching(some), spent)
      tell(`search for ${some.length} ${what} words, each for the first time`, first, ' (wanted: p95 under 50 ms)')
      tell(`search for ${what} words`, await measure(searching(some)), ' (wanted: p95 under 50 ms)')
    }
    const posts = Math.min(postCount, 400)
    const reading = asking(posts, (number) => ({
      method: 'POST',
      path: '/api/private/post',
      body: { id: String(postCount - number) },
    }))
    tell('a post, whole, for the first time', await measureOnce(posts, reading, spent))
    const post = await measure(reading)
    tell('a post, whole', post, `, ${ratio(post, empty)} of an empty route (wanted 0.075)`)
    const home = await measure(asking(1, () => ({ path: '/api/private/home' })))
    tell('home', home, `, ${ratio(home, empty)} of an empty route (wanted 0.075)`)
    return { page, facets }
  } finally {
    for (const client of clients) client.end()
  }
}

function filterPosts(body: object): RawRequest {
  return { method: 'POST', path: '/api/private/filter-posts', body }
}

function tell(what: string, { perSecond, p50, p95, spent }: Figure, rest = ''): void {
  const cost = spent === undefined ? '' : `, ${spent.toFixed(1)} ms of processor time`
  say(`${what}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${cost}${rest}`)
}

function ratio(figure: Figure, reference: Figure): string {
  return (figure.perSecond / reference.perSecond).toFixed(3)
}

function spentRatio(figure: Figure, reference: Figure): string {
  return figure.spent && reference.spent ? (reference.spent / figure.spent).toFixed(3) : 'unknown'
}

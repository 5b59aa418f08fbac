import { openRawClient, type RawClient, writeRequest } from './raw-client.ts'

export interface HomeViews {
  readonly perSecond: number
  readonly p95Ms: number
  readonly picturesPerView: number
  /** The share of picture requests that were answered with 304. */
  readonly notModifiedShare: number
}

interface HomeViewsOptions {
  readonly origin: string
  /** One reader for each. */
  readonly tokens: readonly string[]
  readonly seconds: number
}

interface Picture {
  readonly sources: readonly { readonly url: string; readonly width: number }[]
}

/** What browsers open to one host over HTTP/1.1. */
const CONNECTIONS_PER_READER = 6

/** The width of most cards on a desktop. */
const CARD_WIDTH_PX = 480

/**
 * Opens the home page with its pictures again and again, as browsers do: six connections for each reader, and pictures that
 * were loaded before are revalidated with their ETag.
 */
export async function measureHomeViews({ origin, tokens, seconds }: HomeViewsOptions): Promise<HomeViews> {
  const readers = await Promise.all(tokens.map((token) => openReader(origin, token)))
  try {
    // The first view loads all bytes; people come back more often than they come for the first time.
    for (const reader of readers) await reader.view()
    const durationsMs: number[] = []
    const counts = { pictures: 0, notModified: 0 }
    const startMs = performance.now()
    const endMs = startMs + seconds * 1000
    await Promise.all(
      readers.map(async ({ view }) => {
        while (performance.now() < endMs) {
          const viewStartMs = performance.now()
          const { pictures, notModified } = await view()
          durationsMs.push(performance.now() - viewStartMs)
          counts.pictures += pictures
          counts.notModified += notModified
        }
      }),
    )
    durationsMs.sort((a, b) => a - b)
    return {
      perSecond: (durationsMs.length * 1000) / (performance.now() - startMs),
      p95Ms: durationsMs[Math.floor(durationsMs.length * 0.95)] ?? 0,
      picturesPerView: counts.pictures / durationsMs.length,
      notModifiedShare: counts.notModified / counts.pictures,
    }
  } finally {
    for (const { end } of readers) end()
  }
}

async function openReader(origin: string, token: string) {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS_PER_READER }, () => openRawClient(origin)))
  const [firstClient] = clients
  if (!firstClient) throw new Error('no connection')
  const home = writeRequest(origin, { path: '/api/private/home', token })
  const etags = new Map<string, string>()

  async function loadPictures(client: RawClient, queue: string[]): Promise<number> {
    let notModified = 0
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const { status, etag } = await client.send(writeRequest(origin, { path, etag: etags.get(path) }))
      if (etag !== undefined) etags.set(path, etag)
      if (status === 304) notModified += 1
    }
    return notModified
  }

  return {
    async view() {
      const { body } = await firstClient.send(home)
      const queue = findPictures(JSON.parse(body.toString()))
      const pictures = queue.length
      const counts = await Promise.all(clients.map((client) => loadPictures(client, queue)))
      return { pictures, notModified: counts.reduce((sum, count) => sum + count, 0) }
    },
    end: () => clients.forEach((client) => client.end()),
  }
}

/** The addresses that a browser would choose from the `srcset` of each picture in the response, each once. */
function findPictures(response: unknown): string[] {
  const paths = new Set<string>()
  JSON.stringify(response, (_key, value: unknown) => {
    if (isPicture(value)) {
      const bySize = [...value.sources].sort((a, b) => a.width - b.width)
      const chosen = bySize.find(({ width }) => width >= CARD_WIDTH_PX) ?? bySize.at(-1)
      if (chosen) paths.add(chosen.url)
    }
    return value
  })
  return [...paths]
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'sources' in value && Array.isArray(value.sources)
}

import type { FeedItem } from './feed-items.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { parseFeed } from './parse-feed.ts'

/** The validators of the last response, for a conditional request. */
export interface FeedVersion {
  readonly etag: string | null
  readonly lastModified: string | null
}

export type ReadFeed =
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'read'; readonly items: FeedItem[] } & FeedVersion)

/** Rejects with `FetchError`. */
export interface Feeds {
  read(url: string, known: FeedVersion): Promise<ReadFeed>
  /** The type of the bytes is not checked yet. */
  fetchPicture(url: string): Promise<Buffer>
}

interface FeedsOptions {
  readonly allowedHosts: readonly string[]
  /** Part of the user agent. */
  readonly publicUrl: string
  readonly withinMs?: number
}

const MAX_FEED_BYTES = 4_000_000
const MAX_PICTURE_BYTES = 15_000_000
const MAX_VALIDATOR_CHARACTERS = 500

const FEED_TYPES =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1'

export function createFeeds({ allowedHosts, publicUrl, withinMs = 20_000 }: FeedsOptions): Feeds {
  const limits = { withinMs, allowedHosts: new Set(allowedHosts.map((host) => host.toLowerCase())) }
  const who = { 'user-agent': `MixedZone (+${publicUrl})`, 'accept-encoding': 'gzip, br' }

  return {
    async read(url, { etag, lastModified }) {
      const answer = await guardedFetch({
        ...limits,
        url,
        maxBytes: MAX_FEED_BYTES,
        headers: {
          ...who,
          accept: FEED_TYPES,
          ...(etag === null ? {} : { 'if-none-match': etag }),
          ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
        },
      })
      if (answer.status === 304) return { kind: 'unchanged' }
      const contentType = answer.headers['content-type'] ?? ''
      const items = await parseFeed({ bytes: answer.bytes, contentType, base: answer.url.href })
      return {
        kind: 'read',
        items,
        etag: versionOf(answer.headers.etag),
        lastModified: versionOf(answer.headers['last-modified']),
      }
    },

    async fetchPicture(url) {
      const headers = { ...who, accept: 'image/*' }
      const answer = await guardedFetch({ ...limits, url, maxBytes: MAX_PICTURE_BYTES, headers })
      return answer.bytes
    },
  }
}

/** Only what can be sent in a header. */
function versionOf(value: string | undefined): string | null {
  return value !== undefined && value.length <= MAX_VALIDATOR_CHARACTERS && /^[\x20-\x7e]+$/.test(value) ? value : null
}

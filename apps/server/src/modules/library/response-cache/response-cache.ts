import type { AnswerOf, Endpoint } from '@mixed-zone/contract/endpoint'
import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import * as z from 'zod/mini'
import type { Cache } from '../../../platform/cache/cache.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { ReadyAnswer } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createTextSigner, type SignableText } from '../../../platform/signing/signable-text.ts'
import type { PostIndex } from '../post-index/post-index.ts'
import type { ReadContext } from '../rules.ts'

interface ResponseCacheDeps extends Pick<Platform, 'clock' | 'caches' | 'fileKeys' | 'getTimeZone'> {
  readonly postIndex: PostIndex
  /** Least recently used responses go first, so that reading through the archive does not evict the home page. */
  readonly cacheMb: number
}

type EndpointWithAnswer = Endpoint & { readonly answer: z.ZodMiniType }

interface CacheRequest<E extends EndpointWithAnswer> {
  readonly actor: Pick<Actor, 'seesEmbargoed' | 'fileHandle'>
  readonly locale: Locale
  /** Which of the endpoint's responses: everything it depends on besides viewer, language and day. */
  readonly key?: string
  /** When the clock alone changes the response, beside the visibility of posts; null for never. */
  readonly findNextChange?: (now: Date) => Promise<Date | null>
  /** Whether to cache the response; always by default. */
  readonly shouldCache?: (answer: AnswerOf<E>) => boolean
}

/** Responses that are equal for all viewers of one kind and language. Only file URLs are signed per session. */
export interface ResponseCache {
  getOrLoad<E extends EndpointWithAnswer>(
    endpoint: E,
    request: CacheRequest<E>,
    load: (context: ReadContext) => Promise<AnswerOf<E>>,
  ): Promise<ReadyAnswer<AnswerOf<E>>>
}

export function createResponseCache({
  clock,
  caches,
  fileKeys,
  getTimeZone,
  postIndex,
  cacheMb,
}: ResponseCacheDeps): ResponseCache {
  const signer = createTextSigner(fileKeys)
  const cache: Cache<SignableText> = caches.create({
    name: 'responses',
    dependsOn: ['posts', 'taxonomy'],
    maxSize: cacheMb * 1_000_000,
    sizeOf: ({ sizeBytes }) => sizeBytes,
  })

  return {
    async getOrLoad(endpoint, request, load) {
      const { actor, locale, key = '', findNextChange = async () => null, shouldCache = () => true } = request
      const { seesEmbargoed, fileHandle } = actor
      // Rights end and matchdays begin with the league's day.
      const day = leagueDay(clock.now(), getTimeZone())
      const text = await cache.get(`${endpoint.path} ${seesEmbargoed} ${locale} ${day} ${key}`, async (now) => {
        const template = signer.createTemplate()
        const today = leagueDay(now, getTimeZone())
        const context = { viewer: { seesEmbargoed }, locale, now, today, addresses: template.addresses }
        const [answer, ...changes] = await Promise.all([
          load(context),
          postIndex.nextVisibilityChange(now),
          findNextChange(now),
        ])
        const until = shouldCache(answer) ? earliestOf(changes) : now
        return { value: template.finish(JSON.stringify(z.encode(endpoint.answer, answer))), until }
      })
      return new ReadyAnswer(text.signFor(fileHandle))
    },
  }
}

function earliestOf(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : new Date(Math.min(...known.map((time) => time.getTime())))
}

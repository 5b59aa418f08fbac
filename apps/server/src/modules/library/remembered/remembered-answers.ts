import type { AnswerOf, Endpoint } from '@mixed-zone/contract/endpoint'
import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import * as z from 'zod/mini'
import { type Cache, createCache } from '../../../platform/cache/cache.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { ReadyAnswer } from '../../../platform/http/ready-answer.ts'
import type { FileKeys } from '../../../platform/signing/file-keys.ts'
import { createSigningTemplate, type SignableText } from '../../../platform/signing/signable-text.ts'
import { createSignatures } from '../../../platform/signing/signatures.ts'
import type { Reading } from '../rules.ts'
import type { NextBoundary } from './next-boundary.ts'

interface Parts {
  readonly clock: Clock
  readonly changes: Changes
  readonly fileKeys: FileKeys
  readonly timeZone: string
  readonly nextBoundary: NextBoundary
}

type Answering = Endpoint & { readonly answer: z.ZodMiniType }

interface Asked<E extends Answering> {
  readonly actor: Pick<Actor, 'seesEmbargoed' | 'fileHandle'>
  readonly locale: Locale
  /** Which of the call's answers, where it has many: everything that it depends on beside viewer, language and day. */
  readonly which?: Which
  /** Whether an answer is remembered at all; each is where it is not said. */
  readonly isKept?: (answer: AnswerOf<E>) => boolean
}

interface Which {
  readonly kind: Exclude<Kind, 'pages'>
  readonly key: string
}

export interface RememberedAnswers {
  /**
   * Answers a call that says the same to everybody of one kind of viewer and one language. It is loaded once between
   * publications; for each session only its addresses are signed.
   */
  answer<E extends Answering>(
    endpoint: E,
    asked: Asked<E>,
    load: (reading: Reading) => Promise<AnswerOf<E>>,
  ): Promise<ReadyAnswer<AnswerOf<E>>>
}

/**
 * How many characters are remembered of each kind: the pages that everybody opens, the posts of some matchdays, and lists by their
 * filters, and by what was searched for. Apart from each other, so that whoever reads through the archive, or searches for one word after the
 * other, does not make others wait for home.
 */
const MOST_CHARACTERS = { pages: 16_000_000, posts: 32_000_000, lists: 96_000_000, searches: 32_000_000 } as const

type Kind = keyof typeof MOST_CHARACTERS

export function createRememberedAnswers(parts: Parts): RememberedAnswers {
  const { clock, changes, fileKeys, timeZone, nextBoundary } = parts
  const signatures = createSignatures(fileKeys)
  const remember = (kind: Kind): Cache<SignableText> =>
    createCache({ clock, changes, most: MOST_CHARACTERS[kind], weigh: ({ length }) => length })
  const caches = {
    pages: remember('pages'),
    posts: remember('posts'),
    lists: remember('lists'),
    searches: remember('searches'),
  }

  return {
    async answer(endpoint, { actor, locale, which, isKept = () => true }, load) {
      const { seesEmbargoed, fileHandle } = actor
      // Rights end and matchdays begin with the league's day.
      const day = leagueDay(clock.now(), timeZone)
      const key = `${endpoint.path} ${seesEmbargoed} ${locale} ${day} ${which?.key ?? ''}`
      const text = await caches[which?.kind ?? 'pages'].get(key, async (now) => {
        const template = createSigningTemplate(signatures)
        const today = leagueDay(now, timeZone)
        const reading = { viewer: { seesEmbargoed }, locale, now, today, addresses: template.addresses }
        const [answer, boundary] = await Promise.all([load(reading), nextBoundary(now)])
        const until = isKept(answer) ? boundary : now
        return { value: template.finish(JSON.stringify(z.encode(endpoint.answer, answer))), until }
      })
      return new ReadyAnswer(text.signFor(fileHandle))
    },
  }
}

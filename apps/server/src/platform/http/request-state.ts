import type { Locale } from '@mixed-zone/contract/locales'
import type { Actor } from './actor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language that the answer's words are in. */
    locale: Locale
    /** Set on private calls, once the token was recognised. */
    actor: Actor | null
  }
}

import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Actor } from './actor.ts'
import type { BytesAnswer } from './bytes-answer.ts'
import type { ReadyAnswer } from './ready-answer.ts'

type AnsweredBy<E extends Endpoint> =
  | (E extends { bytes: true } ? BytesAnswer : never)
  | (E extends { answer: object } ? AnswerOf<E> | ReadyAnswer<AnswerOf<E>> : E extends { bytes: true } ? never : void)

type ActorOf<E extends Endpoint> = E extends { access: { kind: 'private' } } ? Actor : null

/** The parsed body and the context of a call. */
export interface Call<E extends Endpoint> {
  readonly body: BodyOf<E>
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly actor: ActorOf<E>
  /** The language of the response. */
  readonly locale: Locale
  /** Forwarding headers count only from a trusted proxy. */
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  /** Whether to return JSON where a call can also return bytes. */
  readonly acceptsJsonAlone: boolean
}

/** Rate limits run before validation, so nothing in the body is certain. */
export interface UncheckedCall {
  readonly body: Readonly<Record<string, unknown>>
  readonly actor: Actor | null
  readonly address: string
}

/** Rejects with `rate-limit` where the caller has tried too often. */
export type CheckLimit = (call: UncheckedCall) => Promise<void>

export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (call: never) => Promise<unknown>
  readonly checkLimit?: CheckLimit
}

interface RouteOptions {
  readonly checkLimit?: CheckLimit
}

/** Typed by the contract. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnsweredBy<E>>,
  options: RouteOptions = {},
): Route {
  return { endpoint, handle, ...options }
}

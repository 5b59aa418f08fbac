import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Actor } from './actor.ts'
import type { BytesAnswer } from './bytes-answer.ts'
import type { ReadyAnswer } from './ready-answer.ts'

type AnsweredBy<E extends Endpoint> =
  | (E extends { bytes: true } ? BytesAnswer : never)
  | (E extends { answer: object } ? AnswerOf<E> | ReadyAnswer<AnswerOf<E>> : E extends { bytes: true } ? never : void)

type ActorOf<E extends Endpoint> = E extends { access: { kind: 'private' } } ? Actor : null

/** What a handler is given: the parsed body and the circumstances of the call. */
export interface Call<E extends Endpoint> {
  readonly body: BodyOf<E>
  /** The values in the path. */
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly actor: ActorOf<E>
  /** The language that the answer's words are in. */
  readonly locale: Locale
  /** The address that the call comes from; forwarding headers count only from a trusted proxy. */
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  /** The caller accepts JSON and nothing else; where a call answers bytes too, these go to everybody else. */
  readonly acceptsJsonAlone: boolean
}

/** What a limit can go by: it is asked before the fields are checked, so nothing of the body is certain. */
export interface UncheckedCall {
  readonly body: Readonly<Record<string, unknown>>
  readonly actor: Actor | null
  readonly address: string
}

/** Rejects with `rate-limit` where the caller has tried too often. */
export type CheckLimit = (call: UncheckedCall) => Promise<void>

/** An endpoint of the contract bound to the one service call that answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (call: never) => Promise<unknown>
  readonly checkLimit?: CheckLimit
}

interface RouteOptions {
  readonly checkLimit?: CheckLimit
}

/** Binds an endpoint to its handler, whose argument and result are the contract's. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnsweredBy<E>>,
  options: RouteOptions = {},
): Route {
  return { endpoint, handle, ...options }
}

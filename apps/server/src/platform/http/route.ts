import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { Locale } from '@mixed-zone/contract/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'

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

/** Sets its own headers. */
type SendBytes = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Returned by handlers of calls with `bytes`. A class, so that it cannot be confused with JSON. */
export class BytesAnswer {
  readonly send: SendBytes

  constructor(send: SendBytes) {
    this.send = send
  }
}

/** Whether `Accept` names JSON and nothing else. */
export function acceptsJsonAlone(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((type) => (type.split(';')[0] ?? '').trim().toLowerCase())
  return types.includes('application/json') && !types.includes('*/*')
}

/** JSON that was validated and serialised when it was cached. */
export class ReadyAnswer<Answer> {
  /** The type of the serialised response. */
  declare readonly says?: Answer
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

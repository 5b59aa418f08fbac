import {
  type AnswerOf,
  type Endpoint,
  type PathValues,
  pathOfCall,
  type SentBodyOf,
} from '@mixed-zone/contract/endpoint'
import type { Locale } from '@mixed-zone/contract/locales'
import { type Failure, failureSchema } from '@mixed-zone/contract/schemas/failure'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Config } from '../src/config.ts'

export interface CallOptions<E extends Endpoint> extends PathValues {
  readonly body?: SentBodyOf<E>
  /** The token of a session. Without it, the basic credential is sent. */
  readonly token?: string
  readonly locale?: Locale
  /** The address of the client. */
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface CallResult<E extends Endpoint> {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly raw: LightMyRequestResponse
  /** The response, parsed with the contract's schema. Throws if the call failed. */
  answer(): AnswerOf<E>
  /** The error, parsed with the contract's schema. Throws if the call succeeded. */
  failure(): Failure['error']
}

export interface TestCaller {
  /** Calls an endpoint of the contract. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<CallResult<E>>
  /** Sends any request. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>
}

export function createCaller(app: FastifyInstance, config: Config): TestCaller {
  const basic = `Basic ${Buffer.from(config.clientCredential).toString('base64')}`
  return {
    inject: (request) => app.inject(request),
    async call(endpoint, { body, token, locale = 'en', address = '127.0.0.1', headers = {}, ...values } = {}) {
      const raw = await app.inject({
        method: endpoint.method,
        url: `/api/${pathOfCall(endpoint, values)}`,
        remoteAddress: address,
        headers: {
          authorization: token === undefined ? basic : `Bearer ${token}`,
          'accept-language': locale,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      return readResult(endpoint, raw)
    },
  }
}

function readResult<E extends Endpoint>(endpoint: E, raw: LightMyRequestResponse): CallResult<E> {
  return {
    status: raw.statusCode,
    headers: raw.headers,
    raw,
    answer() {
      if (raw.statusCode >= 300) throw new Error(`${endpoint.path} answered ${raw.statusCode}: ${raw.payload}`)
      const answer: unknown = endpoint.answer ? endpoint.answer.parse(raw.json()) : undefined
      // Parsed by the schema of this endpoint.
      return answer as AnswerOf<E>
    },
    failure() {
      if (raw.statusCode < 400) throw new Error(`${endpoint.path} answered ${raw.statusCode}`)
      return failureSchema.parse(raw.json()).error
    },
  }
}

import {
  type AnswerOf,
  type Endpoint,
  type PathValues,
  pathOfCall,
  type SentBodyOf,
} from '@mixed-zone/contract/endpoint'
import type { Locale } from '@mixed-zone/contract/locales'
import { ApiFailure, readFailure } from './failure.ts'

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: ApiFailure }

interface CallOptions extends PathValues {
  readonly signal?: AbortSignal
  /** Lets the call go on when the page is left. */
  readonly keepalive?: boolean
  /** The form of the answer, where a call has several. JSON where it has not been asked for as a file. */
  readonly accept?: string
}

interface ClientSession {
  readonly token: string | null
  readonly firstName: string
}

interface ClientParts {
  readonly fetch: typeof fetch
  /** The fixed basic credential, `name:word`. */
  readonly clientCredential: string
  readonly locale: () => Locale
  readonly session: () => ClientSession
  /** The one failure that is handled in one place: a session that is over. Told which token it was. */
  readonly onTokenFailure: (failure: ApiFailure, token: string | null) => void
  /** A call was refused because a provisional password has to be replaced first. Told which token it was. */
  readonly onPasswordDue?: (token: string | null) => void
}

export interface Client {
  /** Makes a call of the contract. No timeout: only the signal ends it early, and then it rejects as `fetch` does. */
  call<E extends Endpoint>(endpoint: E, body?: SentBodyOf<E>, options?: CallOptions): Promise<Result<AnswerOf<E>>>
  /** The same for an answer that is a file. Its failure is JSON like any other. */
  callForFile<E extends FileEndpoint>(
    endpoint: E,
    body?: SentBodyOf<E>,
    options?: CallOptions,
  ): Promise<Result<Response>>
  /** Fetches a signed URL with the headers of a private call. Its signature alone would suffice. */
  fetchSigned(url: string, init: SignedInit): Promise<Response>
}

export interface SignedInit {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

type FileEndpoint = Endpoint & { readonly bytes: true }

/** The typed client of the API: it carries calls and gives back their failures, and does nothing else about them. */
export function createClient(parts: ClientParts): Client {
  async function send(endpoint: Endpoint, body: unknown, options: CallOptions): Promise<Result<Response>> {
    const session = parts.session()
    const response = await request(endpoint, { body, options, session })
    if (response instanceof ApiFailure) return { ok: false, failure: response }
    if (response.ok) return { ok: true, value: response }
    const failure = await readFailure(response)
    if (failure.type === 'token') parts.onTokenFailure(failure, session.token)
    if (failure.type === 'password-change') parts.onPasswordDue?.(session.token)
    return { ok: false, failure }
  }

  async function request(
    endpoint: Endpoint,
    { body, options, session }: { body: unknown; options: CallOptions; session: ClientSession },
  ): Promise<Response | ApiFailure> {
    const headers = new Headers({ ...authorisation(endpoint, session), ...languageHeaders() })
    if (options.accept) headers.set('Accept', options.accept)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    try {
      return await parts.fetch(`/api/${pathOfCall(endpoint, options)}`, {
        method: endpoint.method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: options.signal ?? null,
        keepalive: options.keepalive ?? false,
        // The credential is in the header; cookies and a browser's own log-in box have no part in it.
        credentials: 'omit',
      })
    } catch (error) {
      if (options.signal?.aborted) throw error
      return new ApiFailure('network', {}, { cause: error })
    }
  }

  function authorisation(endpoint: Endpoint, { token, firstName }: ClientSession): Record<string, string> {
    if (endpoint.access.kind === 'open') return {}
    if (endpoint.access.kind === 'public') return { Authorization: `Basic ${toBase64(parts.clientCredential)}` }
    return privateHeaders({ token, firstName })
  }

  function languageHeaders(): Record<string, string> {
    return { 'Content-Language': parts.locale(), 'Accept-Language': parts.locale() }
  }

  return {
    async call<E extends Endpoint>(endpoint: E, body?: SentBodyOf<E>, options: CallOptions = {}) {
      // A call that can answer bytes answers JSON only to those who accept nothing else.
      const result = await send(endpoint, body, { ...options, accept: 'application/json' })
      if (!result.ok) return result
      if (endpoint.answer === undefined || result.value.status === 204) {
        // Such a call's answer type is `undefined`, which the compiler cannot see through the type parameter.
        return { ok: true, value: undefined as AnswerOf<E> }
      }
      return readAnswer<E>(result.value, options)
    },
    callForFile: (endpoint, body, options = {}) => send(endpoint, body, options),
    fetchSigned: (url, { headers, signal }) =>
      parts.fetch(url, {
        headers: { ...privateHeaders(parts.session()), ...languageHeaders(), ...headers },
        signal,
        credentials: 'omit',
        cache: 'no-store',
      }),
  }
}

function privateHeaders({ token, firstName }: ClientSession): Record<string, string> {
  return { Authorization: `Bearer ${token ?? ''}`, 'X-First-Name': encodeURIComponent(firstName.toWellFormed()) }
}

async function readAnswer<E extends Endpoint>(
  response: Response,
  { signal }: CallOptions,
): Promise<Result<AnswerOf<E>>> {
  try {
    // The server sends every answer through the contract's schema, so it is not parsed a second time here.
    return { ok: true, value: (await response.json()) as AnswerOf<E> }
  } catch (error) {
    if (signal?.aborted) throw error
    // Cut half-way, or answered by something in between that is not our API.
    return { ok: false, failure: new ApiFailure('network', {}, { cause: error }) }
  }
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** For the query cache, which knows failures as thrown errors. */
export async function orThrow<T>(result: Promise<Result<T>>): Promise<T> {
  const settled = await result
  if (!settled.ok) throw settled.failure
  return settled.value
}

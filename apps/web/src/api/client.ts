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
  /** Lets the call continue after the page is closed. */
  readonly keepalive?: boolean
  /** The media type, for endpoints with several. */
  readonly accept?: string
}

interface ClientSession {
  readonly token: string | null
  readonly firstName: string
}

interface ClientDeps {
  readonly fetch: typeof fetch
  /** The fixed basic credential, `name:password`. */
  readonly clientCredential: string
  readonly locale: () => Locale
  readonly session: () => ClientSession
  /** Called with every response, also that of a failure. */
  readonly onResponse?: (response: Response) => void
  /** The session has ended. Called with the token of the failed call. */
  readonly onTokenFailure: (failure: ApiFailure, token: string | null) => void
  /** A provisional password has to be replaced first. Called with the token of the failed call. */
  readonly onPasswordDue?: (token: string | null) => void
  /** New legal texts have to be accepted first. Called with the token of the failed call. */
  readonly onTermsDue?: (token: string | null) => void
}

export interface Client {
  /** Calls an endpoint. No timeout: only the signal aborts it, and then it rejects as `fetch` does. */
  call<E extends Endpoint>(endpoint: E, body?: SentBodyOf<E>, options?: CallOptions): Promise<Result<AnswerOf<E>>>
  /** The same for a response that is a file. Errors are JSON. */
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

/** The typed client of the API. It returns failures and does not handle them. */
export function createClient(deps: ClientDeps): Client {
  async function send(endpoint: Endpoint, body: unknown, options: CallOptions): Promise<Result<Response>> {
    const session = deps.session()
    const response = await request(endpoint, { body, options, session })
    if (response instanceof ApiFailure) return { ok: false, failure: response }
    deps.onResponse?.(response)
    if (response.ok) return { ok: true, value: response }
    const failure = await readFailure(response)
    if (failure.type === 'token') deps.onTokenFailure(failure, session.token)
    if (failure.type === 'password-change') deps.onPasswordDue?.(session.token)
    if (failure.type === 'terms') deps.onTermsDue?.(session.token)
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
      return await deps.fetch(`/api/${pathOfCall(endpoint, options)}`, {
        method: endpoint.method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: options.signal ?? null,
        keepalive: options.keepalive ?? false,
        // The credential is in the header; no cookies and no login prompt of the browser.
        credentials: 'omit',
      })
    } catch (error) {
      if (options.signal?.aborted) throw error
      return new ApiFailure('network', {}, { cause: error })
    }
  }

  function authorisation(endpoint: Endpoint, { token, firstName }: ClientSession): Record<string, string> {
    if (endpoint.access.kind === 'open') return {}
    if (endpoint.access.kind === 'public') return { Authorization: `Basic ${toBase64(deps.clientCredential)}` }
    return privateHeaders({ token, firstName })
  }

  function languageHeaders(): Record<string, string> {
    return { 'Content-Language': deps.locale(), 'Accept-Language': deps.locale() }
  }

  return {
    async call<E extends Endpoint>(endpoint: E, body?: SentBodyOf<E>, options: CallOptions = {}) {
      // An endpoint that can return bytes returns JSON only if nothing else is accepted.
      const result = await send(endpoint, body, { ...options, accept: 'application/json' })
      if (!result.ok) return result
      if (endpoint.answer === undefined || result.value.status === 204) {
        // The answer type is `undefined` here, which the compiler cannot derive from the type parameter.
        return { ok: true, value: undefined as AnswerOf<E> }
      }
      return readAnswer<E>(result.value, options)
    },
    callForFile: (endpoint, body, options = {}) => send(endpoint, body, options),
    fetchSigned: (url, { headers, signal }) =>
      deps.fetch(url, {
        headers: { ...privateHeaders(deps.session()), ...languageHeaders(), ...headers },
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
    // The server validates every response by the contract's schema, so it is not parsed again here.
    return { ok: true, value: (await response.json()) as AnswerOf<E> }
  } catch (error) {
    if (signal?.aborted) throw error
    // Truncated, or sent by a proxy that is not our API.
    return { ok: false, failure: new ApiFailure('network', {}, { cause: error }) }
  }
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** For the query cache, which expects failures to be thrown. */
export async function orThrow<T>(result: Promise<Result<T>>): Promise<T> {
  const settled = await result
  if (!settled.ok) throw settled.failure
  return settled.value
}

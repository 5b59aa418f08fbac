import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  errorsOf,
  type ParamsOf,
  type QueryOf,
} from '@mixed-zone/contract/endpoint'
import { ERROR_STATUS, type ErrorType } from '@mixed-zone/contract/errors'
import { errorMessage } from '@mixed-zone/contract/field-messages'
import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from './react.ts'

export interface FakeRequest<E extends Endpoint = Endpoint> {
  readonly body: BodyOf<E>
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly locale: Locale
}

type FileHandler = (request: Request) => Response | Promise<Response>

/** A response of the contract, or what a handler throws: a failure of the contract, or a lost connection. */
type Handler<E extends Endpoint> = (request: FakeRequest<E>) => AnswerOf<E> | Response | Promise<AnswerOf<E> | Response>

interface FailureDetails {
  readonly fields?: Readonly<Record<string, string>>
  readonly reason?: string
  readonly retryAfterSeconds?: number
}

class FakeFailure extends Error {
  readonly type: ErrorType
  readonly details: FailureDetails

  constructor(type: ErrorType, details: FailureDetails) {
    super(type)
    this.type = type
    this.details = details
  }
}

/** A handler that fails with an error that the endpoint declares. */
export const failWith =
  (type: ErrorType, details: FailureDetails = {}) =>
  (): never => {
    throw new FakeFailure(type, details)
  }

/** A handler that loses the connection. */
export const loseConnection = (): never => {
  throw new TypeError('Failed to fetch')
}

/** A handler that does not respond until it is released. */
export function hold<Answer>(respond: () => Answer): { handler: () => Promise<Answer>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { handler: () => promise.then(respond), release: resolve }
}

export interface FakeServer {
  /** Sets how an endpoint responds, instead of before. */
  on<E extends Endpoint>(endpoint: E, handler: Handler<NoInfer<E>>): void
  /** Sets how the signed URLs of files, zips and texts respond, instead of before. */
  onFiles(handler: FileHandler): void
  /** The requests for files, zips and texts so far. */
  readonly fileRequests: readonly Request[]
  /** The requests to an endpoint so far. */
  requestsTo<E extends Endpoint>(endpoint: E): readonly FakeRequest<E>[]
}

/** What one test has set and requested. A request that is answered after its test has ended changes nothing of the next one. */
interface TestRun {
  readonly handlers: Map<Endpoint, Handler<Endpoint>>
  readonly requests: { endpoint: Endpoint; request: FakeRequest }[]
  handleFile: FileHandler | null
  readonly fileRequests: Request[]
  readonly violations: string[]
  /** Requests whose bodies are being read. */
  readonly parsing: Set<Promise<unknown>>
}

const startRun = (): TestRun => ({
  handlers: new Map(),
  requests: [],
  handleFile: null,
  fileRequests: [],
  violations: [],
  parsing: new Set(),
})

/**
 * Replaces `fetch` during each test by a server that knows the contract only: it parses every request and response with the
 * endpoint's schemas. A request without a handler, or one that breaks the contract, fails the test.
 */
export function fakeServer(setDefaults: (server: FakeServer) => void = () => {}): FakeServer {
  let run = startRun()

  beforeEach(() => {
    const current = startRun()
    run = current
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => respond(current, input, init))
    setDefaults(server)
  })

  afterEach(async () => {
    // Before `fetch` is restored: unmounting aborts what is open and may send a last request.
    cleanup()
    await Promise.all(run.parsing)
    vi.unstubAllGlobals()
    expect(run.violations.join('\n'), 'violations of the contract').toBe('')
  })

  const server: FakeServer = {
    on: (endpoint, handler) => {
      // The handler is only called with what the schemas of this endpoint have parsed.
      run.handlers.set(endpoint, handler as unknown as Handler<Endpoint>)
    },
    onFiles: (handler) => {
      run.handleFile = handler
    },
    get fileRequests() {
      return run.fileRequests
    },
    requestsTo: <E extends Endpoint>(endpoint: E) =>
      run.requests
        .filter((one) => one.endpoint === endpoint)
        // Parsed by the schemas of this endpoint.
        .map(({ request }) => request as unknown as FakeRequest<E>),
  }
  return server
}

async function respond(run: TestRun, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { handlers, requests, handleFile, violations, parsing } = run
  const request = new Request(new URL(String(input), location.origin), init)
  if (handleFile !== null && FILE_PATH.test(new URL(request.url).pathname)) {
    return respondWithFile(run, request, handleFile)
  }
  const route = findRoute([...handlers.keys()], request)
  if (route === null) {
    violations.push(`${request.method} ${new URL(request.url).pathname}: no handler`)
    return failure('generic', {}, 'es')
  }
  const { endpoint } = route
  const parse = parseRequest(endpoint, request, route.params).catch((error: unknown) => {
    violations.push(`${endpoint.method} ${endpoint.path}, request: ${String(error)}`)
    return null
  })
  parsing.add(parse)
  const parsed = await parse
  parsing.delete(parse)
  if (parsed === null) return failure('validation', {}, 'es')
  requests.push({ endpoint, request: parsed })
  return settle(run, endpoint, { parsed, signal: request.signal })
}

async function respondWithFile(
  { fileRequests, violations }: TestRun,
  request: Request,
  handler: FileHandler,
): Promise<Response> {
  fileRequests.push(request)
  for (const name of PRIVATE_HEADERS) {
    if (!request.headers.has(name)) violations.push(`${request.method} ${request.url}: no ${name}`)
  }
  const { body, status, headers } = await Promise.race([handler(request), aborted(request.signal)])
  // As in a browser, aborting the request ends the body.
  const { readable, writable } = new TransformStream()
  body?.pipeTo(writable, { signal: request.signal }).catch(() => undefined)
  return new Response(body && readable, { status, headers })
}

async function settle(
  { handlers, violations }: TestRun,
  endpoint: Endpoint,
  { parsed, signal }: { parsed: FakeRequest; signal: AbortSignal },
): Promise<Response> {
  try {
    const answer = await Promise.race([handlers.get(endpoint)?.(parsed), aborted(signal)])
    return answer instanceof Response ? answer : encode(endpoint, answer, violations)
  } catch (error) {
    if (!(error instanceof FakeFailure)) throw error
    if (!errorsOf(endpoint).includes(error.type)) violations.push(`${endpoint.path} declares no ${error.type}`)
    return failure(error.type, error.details, parsed.locale)
  }
}

function encode(endpoint: Endpoint, answer: unknown, violations: string[]): Response {
  if (endpoint.answer === undefined) return new Response(null, { status: endpoint.status ?? 204 })
  const result = endpoint.answer.safeParse(answer)
  if (result.success) return Response.json(result.data, { status: endpoint.status ?? 200 })
  violations.push(`${endpoint.method} ${endpoint.path}, response: ${result.error.message}`)
  return failure('generic', {}, 'es')
}

interface FoundRoute {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
}

function findRoute(endpoints: readonly Endpoint[], { method, url }: Request): FoundRoute | null {
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue
    const pattern = endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^/api/${pattern}$`).exec(new URL(url).pathname)
    if (match === null) continue
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
    return { endpoint, params: Object.fromEntries(params) }
  }
  return null
}

const FILE_PATH = /^\/api\/(?:files|zips|texts)\//

const PRIVATE_HEADERS = ['authorization', 'x-first-name', 'accept-language', 'content-language']

const CREDENTIALS = { open: /^$/, public: /^Basic \S+$/, private: /^Bearer \S+$/ }

async function parseRequest(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<FakeRequest> {
  const authorization = request.headers.get('authorization') ?? ''
  if (!CREDENTIALS[endpoint.access.kind].test(authorization)) throw new Error(`wrong credentials: ${authorization}`)
  const locale = request.headers.get('accept-language') ?? ''
  if (!isLocale(locale)) throw new Error(`unknown language: ${locale}`)
  const text = await request.text()
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const parsed = {
    body: endpoint.body?.parse(text === '' ? undefined : JSON.parse(text)),
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(query),
    locale,
  }
  // Without an endpoint's type the fields are unknown; each was parsed by its own schema.
  return parsed as FakeRequest
}

/** What the server responds when it fails. */
export function failure(type: ErrorType, details: FailureDetails = {}, locale: Locale = 'en'): Response {
  const { retryAfterSeconds, ...fields } = details
  const headers = new Headers()
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  const error = { type, message: errorMessage(type, locale), requestId: 'request-1', ...fields }
  return Response.json({ error }, { status: ERROR_STATUS[type], headers })
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

import { getCaptcha, login, logout } from '@mixed-zone/contract/endpoints/access'
import { getFileUrl } from '@mixed-zone/contract/endpoints/downloads'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/pages'
import type { Locale } from '@mixed-zone/contract/locales'
import { describe, expect, test } from 'vitest'
import { createClient, orThrow } from './client.ts'
import { ApiFailure } from './failure.ts'

interface Setup {
  readonly answer?: () => Response | Promise<Response>
  readonly locale?: Locale
  readonly token?: string | null
  readonly firstName?: string
  readonly clientCredential?: string
}

/** A client with a stubbed `fetch` that records requests. */
function setUp({ answer = () => Response.json({}), locale = 'es', token = 'a-token', ...rest }: Setup = {}) {
  const requests: Request[] = []
  const responses: Response[] = []
  const ended: { failure: ApiFailure; token: string | null }[] = []
  const client = createClient({
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted()
      requests.push(new Request(new URL(String(input), 'http://portal.test'), init))
      return answer()
    },
    clientCredential: rest.clientCredential ?? 'portal:portal',
    locale: () => locale,
    session: () => ({ token, firstName: rest.firstName ?? 'Marta' }),
    onResponse: (response) => responses.push(response),
    onTokenFailure: (failure, ofToken) => ended.push({ failure, token: ofToken }),
  })
  const sent = () => {
    const [request] = requests
    if (request === undefined) throw new Error('Nothing was sent')
    return request
  }
  return { client, sent, requests, responses, ended }
}

function failed(status: number, error: unknown, headers: HeadersInit = {}): Response {
  return Response.json({ error }, { status, headers })
}

describe('client requests', () => {
  test('sends the method and path of the endpoint', async () => {
    const { client, sent } = setUp()
    await client.call(getPost, { id: '7' })
    expect(sent().method).toBe('POST')
    expect(sent().url).toBe('http://portal.test/api/private/post')
    expect(await sent().json()).toEqual({ id: '7' })
    expect(sent().headers.get('Content-Type')).toBe('application/json')
  })

  test.each(['es', 'en', 'pt'] as const)('names the language %s in both headers', async (locale) => {
    const { client, sent } = setUp({ locale })
    await client.call(getHome)
    expect(sent().headers.get('Content-Language')).toBe(locale)
    expect(sent().headers.get('Accept-Language')).toBe(locale)
  })

  test('fetches a signed URL with the headers of a private call', async () => {
    const { client, sent } = setUp({ locale: 'pt', firstName: 'José' })
    const { signal } = new AbortController()
    await client.fetchSigned('/api/files/7/gol.jpg?k=1', { headers: { Range: 'bytes=4-' }, signal })
    expect(sent().url).toBe('http://portal.test/api/files/7/gol.jpg?k=1')
    expect(Object.fromEntries(sent().headers)).toEqual({
      authorization: 'Bearer a-token',
      'x-first-name': 'Jos%C3%A9',
      'content-language': 'pt',
      'accept-language': 'pt',
      range: 'bytes=4-',
    })
  })

  test('sends the fixed basic credential and no name with a public call', async () => {
    const { client, sent } = setUp({ clientCredential: 'portal:contraseña' })
    await client.call(getCaptcha)
    const [scheme, value = ''] = (sent().headers.get('Authorization') ?? '').split(' ')
    expect(scheme).toBe('Basic')
    expect(new TextDecoder().decode(Uint8Array.from(atob(value), (byte) => byte.charCodeAt(0)))).toBe(
      'portal:contraseña',
    )
    expect(sent().headers.has('X-First-Name')).toBe(false)
  })

  test.each([
    ['Marta', 'Marta'],
    ['José Ángel', 'Jos%C3%A9%20%C3%81ngel'],
    ['李娜', '%E6%9D%8E%E5%A8%9C'],
    ['half \uD800 emoji', 'half%20%EF%BF%BD%20emoji'],
    ['a\r\nX-Evil: 1', 'a%0D%0AX-Evil%3A%201'],
  ])('sends the token and the first name %j with a private call', async (firstName, header) => {
    const { client, sent } = setUp({ firstName })
    await client.call(getHome)
    expect(sent().headers.get('Authorization')).toBe('Bearer a-token')
    expect(sent().headers.get('X-First-Name')).toBe(header)
  })

  test('accepts JSON only, unless a file is requested', async () => {
    const { client, requests } = setUp()
    await client.call(getFileUrl, { assetId: '7' })
    await client.callForFile(getFileUrl, { assetId: '7' })
    expect(requests.map((request) => request.headers.get('Accept'))).toEqual(['application/json', null])
  })

  test('sends no body for an endpoint without one', async () => {
    const { client, sent } = setUp({ answer: () => new Response(null, { status: 204 }) })
    const result = await client.call(logout)
    expect(result).toEqual({ ok: true, value: undefined })
    expect(sent().headers.has('Content-Type')).toBe(false)
    expect(await sent().text()).toBe('')
  })
})

describe('client responses', () => {
  test('returns the type, message, fields, request id and retry delay of a failure', async () => {
    const { client } = setUp({
      answer: () =>
        failed(
          429,
          { type: 'rate-limit', message: 'Demasiados intentos.', fields: { email: 'x', odd: 3 }, requestId: 'r-1' },
          { 'Retry-After': '30' },
        ),
    })
    const result = await client.call(login, { email: 'a@b.test', password: 'x' })
    expect(result.ok).toBe(false)
    if (result.ok) return
    expect(result.failure).toMatchObject({
      type: 'rate-limit',
      message: 'Demasiados intentos.',
      fields: { email: 'x' },
      requestId: 'r-1',
      retryAfterSeconds: 30,
    })
  })

  test.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['nothing', () => new Response(null, { status: 500 })],
    ['a type that is not ours', () => failed(418, { type: 'teapot', message: 'Short and stout' })],
    ['JSON of another shape', () => Response.json(['no'], { status: 400 })],
  ])('returns a generic failure for %s', async (_, answer) => {
    const { client, ended } = setUp({ answer })
    const result = await client.call(getHome)
    expect(result).toMatchObject({ ok: false, failure: { type: 'generic', message: '' } })
    expect(ended).toEqual([])
  })

  test('returns a network failure if the connection fails', async () => {
    const { client } = setUp({ answer: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await client.call(getHome)).toMatchObject({ ok: false, failure: { type: 'network' } })
  })

  test('returns a network failure for a truncated response', async () => {
    const { client } = setUp({ answer: () => new Response('{"lead": nul', { status: 200 }) })
    expect(await client.call(getHome)).toMatchObject({ ok: false, failure: { type: 'network' } })
  })

  test('rejects if the call is aborted', async () => {
    const { client } = setUp()
    const signal = AbortSignal.abort()
    await expect(client.call(getHome, undefined, { signal })).rejects.toThrow('aborted')
  })

  test('orThrow throws the failure and returns the value', async () => {
    const failure = new ApiFailure('not-found')
    await expect(orThrow(Promise.resolve({ ok: false, failure }))).rejects.toBe(failure)
    expect(await orThrow(Promise.resolve({ ok: true, value: 3 }))).toBe(3)
  })
})

describe('client onResponse', () => {
  test.each([
    ['an answer', () => Response.json({})],
    ['a failure', () => failed(500, { type: 'generic', message: 'x', requestId: 'r' })],
  ])('is called with %s', async (_, answer) => {
    const { client, responses } = setUp({ answer })
    await client.call(getHome)
    expect(responses).toHaveLength(1)
  })
})

describe('client onTokenFailure', () => {
  const over = () => failed(401, { type: 'token', message: 'Su sesión ha terminado.', requestId: 'r-2' })

  test('calls onTokenFailure with the token of the call', async () => {
    const { client, ended } = setUp({ answer: over })
    const result = await client.call(getHome)
    expect(result).toMatchObject({ ok: false, failure: { type: 'token' } })
    expect(ended).toMatchObject([{ failure: { message: 'Su sesión ha terminado.' }, token: 'a-token' }])
  })

  test('calls onTokenFailure for files too', async () => {
    const { client, ended } = setUp({ answer: over })
    const result = await client.callForFile(getFileUrl, { assetId: '7' })
    expect(result).toMatchObject({ ok: false, failure: { type: 'token' } })
    expect(ended).toHaveLength(1)
  })

  test('returns a file without reading it', async () => {
    const { client, ended } = setUp({ answer: () => new Response('bytes') })
    const result = await client.callForFile(getFileUrl, { assetId: '7' })
    expect(result.ok && (await result.value.text())).toBe('bytes')
    expect(ended).toEqual([])
  })

  test.each(['client', 'credentials', 'code'])('is not called for another 401, %s', async (type) => {
    const { client, ended } = setUp({ answer: () => failed(401, { type, message: 'x', requestId: 'r' }) })
    await client.call(getHome)
    expect(ended).toEqual([])
  })
})

import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { DatabaseAway } from '../database/database-errors.ts'
import { CLIENT, createTestServer, echo, JSON_TYPE, send } from './http-server.fixture.ts'
import { route } from './route.ts'

describe('API calls', () => {
  it('answers what the contract says, and no more', async () => {
    const server = createTestServer({ routes: [route(echo, async () => ({ word: 'sí', password: 'x' }))] })
    const { answer } = await send({ method: 'POST', url: '/api/echo', headers: CLIENT, payload: { word: 'a' } }, server)
    expect(answer.json()).toEqual({ word: 'sí' })
  })

  it('hands the handler the fields that the contract names, and no more', async () => {
    let handed: unknown
    const server = createTestServer({
      routes: [
        route(echo, async ({ body }) => {
          handed = body
          return { word: 'x' }
        }),
      ],
    })
    const payload = '{"word":"a","role":"admin","__proto__":{"x":1},"constructor":{"prototype":{}}}'
    const { status } = await send(
      { method: 'POST', url: '/api/echo', headers: { ...CLIENT, ...JSON_TYPE }, payload },
      server,
    )
    expect(status).toBe(200)
    expect(handed).toEqual({ word: 'a' })
  })

  it('bears its id, its language and the security headers, and no challenge', async () => {
    const { answer } = await send({
      method: 'POST',
      url: '/api/private/ping',
      headers: { 'accept-language': 'fr, pt;q=0.5' },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers).toMatchObject({
      'content-language': 'pt',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': answer.json().error.requestId,
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers['www-authenticate']).toBeUndefined()
    expect(answer.json().error.message).toBe('A sua sessão terminou. Inicie sessão novamente.')
  })

  it.each([
    ['no body', undefined, {}],
    ['an empty one', '', JSON_TYPE],
    ['an empty one without a type', '', {}],
    ['an empty object', '{}', JSON_TYPE],
    ['fields nobody asked for', '{"a":1}', JSON_TYPE],
  ])('without a body takes %s', async (_what, payload, headers) => {
    const { status } = await send({
      method: 'POST',
      url: '/api/private/ping',
      headers: { authorization: 'Bearer a-token', ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    expect(status).toBe(204)
  })

  it.each([
    ['a list', '[]', JSON_TYPE, 422],
    ['broken JSON', '{', JSON_TYPE, 422],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('without a body still refuses %s', async (_what, payload, headers, expected) => {
    const { status } = await send({
      method: 'POST',
      url: '/api/private/ping',
      headers: { authorization: 'Bearer a-token', ...headers },
      payload,
    })
    expect(status).toBe(expected)
  })
})

describe('error responses', () => {
  const failing = (error: unknown) =>
    createTestServer({
      routes: [
        route(echo, async () => {
          throw error
        }),
      ],
    })
  const call: InjectOptions = { method: 'POST', url: '/api/echo', headers: CLIENT, payload: { word: 'a' } }

  it('that nobody expected is generic, its detail in the log alone', async () => {
    const server = failing(new Error('the secret recipe'))
    const { status, failure, answer } = await send(call, server)
    expect(status).toBe(500)
    expect(failure()).toMatchObject({
      type: 'generic',
      message: 'Operación no disponible. Inténtalo de nuevo más tarde.',
    })
    expect(answer.body).not.toContain('recipe')
    expect(server.lines.join('')).toContain('the secret recipe')
    expect(server.lines.join('')).toContain(failure().requestId)
  })

  it.each([
    ['a text'],
    [null],
    [undefined],
    [{ statusCode: 200 }],
    [Object.assign(new Error('x'), { statusCode: 418 })],
  ])('that is no proper one is generic too: %s', async (thrown) => {
    const { status, failure } = await send(call, failing(thrown))
    expect(status).toBe(500)
    expect(failure().type).toBe('generic')
  })

  it('because the database is away is unavailable, with a time to come back', async () => {
    const { status, answer, failure } = await send(
      call,
      failing(new Error('outer', { cause: new DatabaseAway('gone') })),
    )
    expect(status).toBe(503)
    expect(failure().type).toBe('unavailable')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('because the handler takes too long is unavailable', async () => {
    const server = createTestServer({ routes: [route(echo, () => new Promise(() => {}))], callTimeoutMs: 50 })
    const { status, answer, failure } = await send(call, server)
    expect(status).toBe(503)
    expect(failure().type).toBe('unavailable')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('because a part behind the API is down says when to come back, whoever noticed it', async () => {
    const { status, answer } = await send(call, failing(new ApiError('unavailable')))
    expect(status).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('because the answer breaks the contract is generic', async () => {
    const server = createTestServer({
      // The point of the test: a handler that does not keep its promise.
      routes: [route(echo, async () => ({ word: 1 }) as never)],
    })
    const { status, failure } = await send(call, server)
    expect(status).toBe(500)
    expect(failure().type).toBe('generic')
  })
})

describe('while starting or stopping', () => {
  const call: InjectOptions = { method: 'POST', url: '/api/echo', headers: CLIENT, payload: { word: 'a' } }

  it.each([
    ['preparing', { isPrepared: () => false }],
    ['stopping', { isStopping: () => true }],
  ])('%s, it is unavailable and says when to come back', async (_what, options) => {
    const { status, answer, failure } = await send(call, createTestServer(options))
    expect(status).toBe(503)
    expect(failure().type).toBe('unavailable')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('does not take that for a fault', async () => {
    const server = createTestServer({ isPrepared: () => false })
    await send(call, server)
    expect(server.lines.map((line) => JSON.parse(line).level)).toEqual(['info'])
  })
})

import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { actor, CLIENT, createTestServer, echo, JSON_TYPE, ping, send } from './http-server.fixture.ts'
import { route } from './route.ts'

describe('checkLimit', () => {
  const limited = () =>
    createTestServer({
      routes: [
        route(echo, async ({ body }) => ({ word: body.word }), {
          checkLimit: async ({ body }) => {
            if (body['word'] !== 'free') throw new ApiError('rate-limit', { retryAfterSeconds: 29.2 })
          },
        }),
      ],
    })

  it.each([
    ['fields that are wrong', '{"word":1}'],
    ['broken JSON', '{'],
    ['no body', ''],
  ])('comes before %s', async (_what, payload) => {
    const options: InjectOptions = { method: 'POST', url: '/api/echo', headers: { ...CLIENT, ...JSON_TYPE }, payload }
    const { status, answer } = await send(options, limited())
    expect(status).toBe(429)
    expect(answer.headers['retry-after']).toBe('30')
  })

  it('comes after the credential', async () => {
    const { status } = await send({ method: 'POST', url: '/api/echo', payload: {} }, limited())
    expect(status).toBe(401)
  })
})

describe('endpoint access', () => {
  const paths = [
    '/api/private/ping/',
    '/api/private//ping',
    '//api/private/ping',
    '/api/private/PING',
    '/API/private/ping',
    '/api/private/./ping',
    '/api/private/%70ing',
    '/api/private/ping%2f',
    '/api/private/ping;x=1',
    '/api/private/ping%00',
    '/api/x/../private/ping',
  ]

  it.each(paths)('is not weaker at %s', async (url) => {
    const { status } = await send({ method: 'POST', url })
    expect([401, 404]).toContain(status)
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'] as const)(
    'answers %s as not found',
    async (method) => {
      const { status } = await send({
        method: method as 'GET',
        url: '/api/private/ping',
        headers: { authorization: 'Bearer a-token' },
      })
      expect(status).toBe(404)
    },
  )

  it.each([
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer other' }],
    ['the client credential', CLIENT],
    ['an empty token', { authorization: 'Bearer ' }],
  ])('without a valid session is refused: %s', async (_what, headers) => {
    const { status, failure } = await send({ method: 'POST', url: '/api/private/ping', headers })
    expect(status).toBe(401)
    expect(failure().type).toBe('token')
  })

  it('of a provisional password ends at a new one', async () => {
    const server = createTestServer({ actors: { provisional: { ...actor, mustChangePassword: true } } })
    const { status, failure } = await send(
      { method: 'POST', url: '/api/private/ping', headers: { authorization: 'Bearer provisional' } },
      server,
    )
    expect(status).toBe(403)
    expect(failure().type).toBe('password-change')
  })

  it('needs the permission that the endpoint names', async () => {
    const reading = { ...ping, access: { kind: 'private', permission: 'audit' } } as const
    const server = createTestServer({
      routes: [route(reading, async () => undefined)],
      actors: { reader: actor, auditor: { ...actor, permissions: new Set(['audit'] as const) } },
    })
    const statusFor = async (token: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/private/ping',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode
    expect([await statusFor('reader'), await statusFor('auditor')]).toEqual([403, 204])
  })

  it('needs both permissions where the endpoint names two', async () => {
    const publishing = { ...ping, access: { kind: 'private', permission: 'posts', also: 'publish' } } as const
    const actorWith = (...permissions: ('posts' | 'publish')[]) => ({ ...actor, permissions: new Set(permissions) })
    const server = createTestServer({
      routes: [route(publishing, async () => undefined)],
      actors: { writer: actorWith('posts'), publisher: actorWith('publish'), editor: actorWith('posts', 'publish') },
    })
    const statusFor = async (token: string) =>
      (await send({ method: 'POST', url: '/api/private/ping', headers: { authorization: `Bearer ${token}` } }, server))
        .status
    expect([await statusFor('writer'), await statusFor('publisher'), await statusFor('editor')]).toEqual([
      403, 403, 204,
    ])
  })
})

describe('offline copy header', () => {
  it('may be kept by readers alone, not by staff or by whoever has a permission', async () => {
    const actors = {
      reader: actor,
      embargoed: { ...actor, permissions: new Set(['embargo'] as const) },
      manager: { ...actor, role: 'manager', permissions: new Set<never>() },
    } as const
    const { app } = createTestServer({ actors })
    const markFor = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ method: 'POST', url: '/api/private/ping', headers })).headers['x-offline-copy']
    }
    expect([await markFor('reader'), await markFor('embargoed'), await markFor('manager')]).toEqual([
      'allowed',
      undefined,
      undefined,
    ])
    expect(await markFor('nobody')).toBeUndefined()
  })
})

describe('client address', () => {
  async function addressSeen(trustProxy: readonly string[] | undefined, forwarded: string): Promise<unknown> {
    const server = createTestServer(trustProxy ? { trustProxy } : {})
    await server.app.inject({ url: '/api/x', headers: { 'x-forwarded-for': forwarded }, remoteAddress: '10.0.0.1' })
    return JSON.parse(server.lines.at(-1) ?? '{}').address
  }

  it('is where the connection comes from, unless a configured proxy says otherwise', async () => {
    expect(await addressSeen(undefined, '192.0.2.7')).toBe('10.0.0.1')
    expect(await addressSeen(['10.9.0.0/16'], '192.0.2.7')).toBe('10.0.0.1')
    expect(await addressSeen(['10.0.0.0/24'], '192.0.2.7')).toBe('192.0.2.7')
    expect(await addressSeen(['10.0.0.0/24'], '6.6.6.6, 192.0.2.7')).toBe('192.0.2.7')
  })
})

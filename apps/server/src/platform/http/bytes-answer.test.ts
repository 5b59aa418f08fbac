import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { defineEndpoint } from '@mixed-zone/contract/endpoint'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../errors/api-error.ts'
import { acceptsJsonAlone, BytesAnswer, route } from './route.ts'
import { CLIENT, createTestServer, send } from './http-server.fixture.ts'

const both = defineEndpoint({
  method: 'GET',
  path: 'both',
  summary: 'Bytes, or where they are.',
  access: { kind: 'public' },
  answer: z.object({ url: z.string() }),
  bytes: true,
  errors: [],
})

const bytesAlone = defineEndpoint({
  method: 'GET',
  path: 'bytes',
  summary: 'Bytes.',
  access: { kind: 'public' },
  bytes: true,
  errors: [],
})

const asBytes = () =>
  new BytesAnswer((_request, reply) => reply.header('content-type', 'text/csv').send(Readable.from(['a;', 'b'])))

const server = () =>
  createTestServer({
    routes: [
      route(both, async (call) => (call.acceptsJsonAlone ? { url: '/x', secret: 1 } : asBytes())),
      route(bytesAlone, async () => asBytes()),
    ],
  })

describe('acceptsJsonAlone', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['*/*', false],
    ['application/json', true],
    ['Application/JSON; q=0.9', true],
    ['application/json, text/plain', true],
    ['application/json, text/plain, */*', false],
    ['application/json, */*;q=0.1', false],
    ['application/jsonish', false],
    ['text/html,application/xhtml+xml', false],
  ])('%j: %s', (accept, expected) => {
    expect(acceptsJsonAlone(accept)).toBe(expected)
  })
})

describe('BytesAnswer', () => {
  it('streams them under their own type, with status 200', async () => {
    const { answer } = await send({ url: '/api/bytes', headers: CLIENT }, server())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv')
    expect(answer.body).toBe('a;b')
  })

  it('gives JSON, through its schema, to those who accept nothing else', async () => {
    const { answer } = await send({ url: '/api/both', headers: { ...CLIENT, accept: 'application/json' } }, server())
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.json()).toEqual({ url: '/x' })
    expect((await send({ url: '/api/both', headers: CLIENT }, server())).answer.body).toBe('a;b')
  })

  it('fails as any call does, as long as nothing was sent', async () => {
    const failing = createTestServer({
      routes: [
        route(
          bytesAlone,
          async () =>
            new BytesAnswer(async () => {
              throw new ApiError('gone', { reason: 'Too late.' })
            }),
        ),
      ],
    })
    const { status, failure } = await send({ url: '/api/bytes', headers: CLIENT }, failing)
    expect(status).toBe(410)
    expect(failure()).toMatchObject({ type: 'gone', reason: 'Too late.' })
  })
})

describe('a call that returns bytes', () => {
  it('has no deadline once it streams', async () => {
    async function* stream() {
      for (const part of ['a', 'b', 'c']) {
        await pause(100)
        yield part
      }
    }
    const slow = new BytesAnswer((_request, reply) => reply.send(Readable.from(stream())))
    const slowServer = createTestServer({ routes: [route(bytesAlone, async () => slow)], callTimeoutMs: 50 })
    const { answer } = await send({ url: '/api/bytes', headers: CLIENT }, slowServer)
    expect(answer.body).toBe('abc')
  })
})

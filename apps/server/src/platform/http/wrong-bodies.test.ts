import { describe, expect, it } from 'vitest'
import { CLIENT, createTestServer, echo, JSON_TYPE, send } from './http-server.fixture.ts'
import { route } from './route.ts'

const post = (payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  send({ method: 'POST', url: '/api/echo', headers: { ...CLIENT, ...headers }, payload })

function createEchoServer() {
  const access = { kind: 'private' } as const
  const endpoints = [
    echo,
    { ...echo, path: 'private/echo', access },
    { ...echo, path: 'studio/echo', access },
    { ...echo, path: 'private/large', access, maxBodyBytes: 128 * 1024 },
  ]
  return createTestServer({
    routes: endpoints.map((endpoint) => route(endpoint, async ({ body }) => ({ word: body.word }))),
  })
}

describe('a wrong body', () => {
  it.each([
    ['broken JSON', '{"word":'],
    ['a bare text', '"word"'],
    ['a list', '[{"word":"a"}]'],
    ['null', 'null'],
    ['a number', '1'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['a raw NUL', '{"word":"\0"}'],
    ['30,000 open lists', '['.repeat(30_000)],
  ])('%s is validation', async (_what, payload) => {
    const { status, failure } = await post(payload)
    expect(status).toBe(422)
    expect(failure().type).toBe('validation')
  })

  it('names every wrong field by its dotted name, in the caller’s language', async () => {
    const { failure } = await post('{"word":"","inner":{"number":"1"}}', { ...JSON_TYPE, 'accept-language': 'en' })
    expect(Object.keys(failure().fields ?? {}).sort()).toEqual(['inner.number', 'word'])
    expect(failure().fields?.['inner.number']).toBe('The format is wrong')
    expect(failure().message).toBe('Invalid data.')
  })

  it('names what is missing when there is no body at all', async () => {
    const { status, failure } = await send({ method: 'POST', url: '/api/echo', headers: CLIENT })
    expect(status).toBe(422)
    expect(Object.keys(failure().fields ?? {})).toEqual(['word'])
  })

  it.each([['a\\u0000b'], ['\\ud800']])('refuses %s, which no database can hold', async (text) => {
    const { status, failure } = await post(`{"word":"${text}"}`)
    expect(status).toBe(422)
    expect(Object.keys(failure().fields ?? {})).toEqual(['word'])
  })

  it.each([
    ['no type', {}],
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['JSON in another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['nonsense', { 'content-type': ';;;' }],
    ['a type that only looks like JSON', { 'content-type': 'application/jsonp' }],
  ])('with %s is media-type', async (_what, headers) => {
    const { status, failure } = await post('{"word":"a"}', headers)
    expect(status).toBe(415)
    expect(failure().type).toBe('media-type')
  })

  it.each([['application/json; charset=utf-8'], ['APPLICATION/JSON'], ['application/json;charset="UTF-8"']])(
    'is none with the type %s',
    async (type) => {
      const { status } = await post('{"word":"a"}', { 'content-type': type })
      expect(status).toBe(200)
    },
  )

  it.each([
    ['public', 'echo', 32],
    ['private', 'private/echo', 64],
    ['studio', 'studio/echo', 1024],
    ['own limit', 'private/large', 128],
  ])('of a %s call is too-large beyond its limit', async (_kind, path, kilobytes) => {
    const server = createEchoServer()
    const call = (sizeBytes: number) => {
      const payload = `{"word":"${'a'.repeat(sizeBytes - '{"word":""}'.length)}"}`
      const headers = { ...JSON_TYPE, authorization: path === 'echo' ? CLIENT.authorization : 'Bearer a-token' }
      return send({ method: 'POST', url: `/api/${path}`, headers, payload }, server)
    }
    expect((await call(kilobytes * 1024)).status).toBe(200)
    const larger = await call(kilobytes * 1024 + 1)
    expect([larger.status, larger.failure().type]).toEqual([413, 'too-large'])
  })

  it('with thousands of keys is validation, whichever they are and however they are nested', async () => {
    const flat = Array.from({ length: 2_000 }, (_, index) => `"k${index}":1`).join()
    for (const payload of [
      `{"word":"a",${flat}}`,
      `{"word":"a","any":{${flat}}}`,
      `{"word":"a",${'"k" :1,'.repeat(2_000)}"k":1}`,
    ]) {
      const { status, failure } = await post(payload)
      expect([status, failure().type]).toEqual([422, 'validation'])
    }
    const fewer = Array.from({ length: 1_000 }, (_, index) => `"k${index}":1`).join()
    expect((await post(`{"word":"a","any":{${fewer}}}`)).status).toBe(200)
  })

  it('is not read before the credential was checked', async () => {
    const { failure } = await send({ method: 'POST', url: '/api/echo', headers: JSON_TYPE, payload: '{' })
    expect(failure().type).toBe('client')
  })

  it('may go as deep as it likes where the contract lets it, and is answered', async () => {
    const deep = `${'['.repeat(15_000)}"\\u0000"${']'.repeat(15_000)}`
    const { status } = await post(`{"word":"a","any":${deep}}`)
    expect(status).toBe(422)
  })
})

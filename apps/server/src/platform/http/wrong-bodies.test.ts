import { describe, expect, it } from 'vitest'
import { CLIENT, JSON_TYPE, send } from './http-server.fixture.ts'

const post = (payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  send({ method: 'POST', url: '/api/echo', headers: { ...CLIENT, ...headers }, payload })

describe('a wrong body', () => {
  it.each([
    ['broken JSON', '{"word":'],
    ['a bare text', '"word"'],
    ['a list', '[{"word":"a"}]'],
    ['null', 'null'],
    ['a number', '1'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['a raw NUL', '{"word":"\0"}'],
    ['200,000 open lists', '['.repeat(200_000)],
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

  it('of more than 1 MiB is too-large', async () => {
    const { status, failure } = await post(`{"word":"${'a'.repeat(1024 * 1024)}"}`)
    expect(status).toBe(413)
    expect(failure().type).toBe('too-large')
  })

  it('is not read before the credential was checked', async () => {
    const { failure } = await send({ method: 'POST', url: '/api/echo', headers: JSON_TYPE, payload: '{' })
    expect(failure().type).toBe('client')
  })

  it('may go as deep as it likes where the contract lets it, and is answered', async () => {
    const deep = `${'{"any":'.repeat(100_000)}"\\u0000"${'}'.repeat(100_000)}`
    const { status } = await post(`{"word":"a","any":${deep}}`)
    expect(status).toBe(422)
  })
})

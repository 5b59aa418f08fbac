import type { Access } from '@mixed-zone/contract/endpoint'
import { ENDPOINTS } from '@mixed-zone/contract/endpoints'
import { failureSchema } from '@mixed-zone/contract/schemas/failure'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/start-test-app.ts'

let test: TestApp
let authorization: Record<Access['kind'], string>

beforeAll(async () => {
  test = await startTestApp()
  const { token } = await test.signIn({ role: 'admin' })
  authorization = { open: '', public: `Basic ${btoa('portal:portal')}`, private: `Bearer ${token}` }
})

afterAll(() => test.remove())

/** Each is tried as the value of every field of every call. As JSON, because some have no other spelling. */
const HOSTILE_VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e400',
  '9223372036854775808',
  '99999999999999999999999999',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\uffff"',
  '"NaN"',
  '"-0"',
  '"0x10"',
  '"1; drop table posts"',
  '"\' or 1=1 --"',
  '"%"',
  '"${process.exit()}"',
  '"../../../etc/passwd"',
  '"<script>alert(1)</script>"',
  '"\\u202e\\u0627"',
  '"👨‍👩‍👧‍👦"',
  `"${'a'.repeat(100_000)}"`,
  `"${'1'.repeat(100)}"`,
  '[]',
  '[[]]',
  '{}',
  '{"$gt":""}',
  '{"toString":1}',
  '["a","b"]',
] as const

const withBody = ENDPOINTS.flatMap((endpoint) => {
  // The descriptors' own list, seen as what every descriptor is.
  const { body } = endpoint as { body?: { shape?: object } }
  return body?.shape ? [{ endpoint, fields: Object.keys(body.shape) }] : []
})

/**
 * Calls that refuse nothing that can be read: their answer tells nobody anything, any text may be looked for,
 * a list may be empty, or unknown ids are ignored.
 */
const ANSWERS_ANYBODY = [
  'check-token',
  'check-setup-link',
  'forgot-password',
  'private/suggest',
  'private/notices/read',
  'private/basket/remove',
]

async function expectRefused(request: InjectOptions, what: string): Promise<void> {
  const answer = await test.inject(request)
  expect(answer.statusCode, what).toBeLessThan(500)
  if (answer.statusCode < 300 && ANSWERS_ANYBODY.some((path) => request.url === `/api/${path}`)) return
  expect(answer.statusCode, what).toBeGreaterThanOrEqual(400)
  expect(failureSchema.safeParse(answer.json()).success, what).toBe(true)
}

describe.each(
  withBody.map(({ endpoint, fields }) => [`${endpoint.method} ${endpoint.path}`, endpoint, fields] as const),
)('%s', (_name, endpoint, fields) => {
  it.each(fields)('answers whatever is sent as %s with a 4xx', async (field) => {
    for (const value of HOSTILE_VALUES) {
      const others = fields.filter((name) => name !== field).map((name) => `"${name}":"x@example.test"`)
      const payload = `{${[`"${field}":${value}`, ...others].join(',')}}`
      const headers = { authorization: authorization[endpoint.access.kind], 'content-type': 'application/json' }
      await expectRefused(
        { method: endpoint.method, url: `/api/${endpoint.path}`, headers, payload },
        payload.slice(0, 80),
      )
    }
  })
})

describe('hostile paths', () => {
  it.each([
    '/api/files/1/original/a.jpg',
    '/api/files/1/original/a.jpg?k=x',
    '/api/files/1/original/a.jpg?k=x.y&v=1',
    '/api/files/99999999999999999999/original/a.jpg?k=x.y&v=1',
    '/api/files/-1/1080/x?k[]=1&v[]=2',
    '/api/files/1/%2e%2e/%2e%2e?k=%00&v=%00',
    `/api/files/1/original/${'a'.repeat(5_000)}?k=x.y&v=1`,
    '/thumbs/x-320.jpg',
    '/thumbs/x-320.jpg?k=%F0%9F%98%80.x',
    '/thumbs/%00-320.jpg?k=a.b',
    '/thumbs/..%2f..%2fsecret-320.jpg?k=a.b',
    '/api/social/1.webp',
    '/api/social/99999999999999999999.webp?k=a.b',
    '/api/social/%00.webp?k=%00',
    '/api/social/1.webp?k[]=1',
    '/api/crests/nobody.webp',
    '/api/crests/%00.webp',
    '/api/crests/..%2f..%2fsecret.webp',
    `/api/crests/${'a'.repeat(5_000)}.webp`,
    '/api/crests/%F0%9F%98%80.webp',
  ])('%s is not found', async (url) => {
    const answer = await test.inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(failureSchema.parse(answer.json()).error.type).toBe('not-found')
  })
})

describe('hostile headers', () => {
  it.each([
    ['accept-language', ';q=,,;;'],
    ['accept-language', 'x'.repeat(8_000)],
    ['authorization', `Bearer ${'x'.repeat(8_000)}`],
    ['authorization', 'Bearer \u00ff\u00fe'],
    ['x-first-name', '%E0%A4%A'],
    ['x-forwarded-for', '", '.repeat(100)],
    ['range', 'bytes=-1-'],
    ['if-none-match', '"'.repeat(1_000)],
    ['content-length', '0'],
    ['host', 'evil.test'],
    ['x-http-method-override', 'DELETE'],
    ['x-original-url', '/api/private/home'],
  ])('%s: %s changes nothing', async (name, value) => {
    const answer = await test.inject({ url: '/api/private/home', headers: { [name]: value } })
    expect(answer.statusCode).toBe(401)
    expect(failureSchema.parse(answer.json()).error.type).toBe('token')
  })
})

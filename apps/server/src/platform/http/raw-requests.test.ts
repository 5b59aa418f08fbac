import { connect } from 'node:net'
import { failureSchema } from '@mixed-zone/contract/schemas/failure'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer } from './http-server.fixture.ts'

const { app } = createTestServer()
let port = 0

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})

afterAll(() => app.close())

/** What comes back for these very bytes. */
function exchange(request: string | Buffer): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  let received = ''
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', reject)
  socket.on('close', () => resolve(received))
  return promise
}

const closing = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

describe('malformed requests', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a made-up method', closing('BREW /api/echo HTTP/1.1')],
    ['a made-up version', closing('GET / HTTP/9.9')],
    ['a TLS greeting', Buffer.from('16030100a5010000a10303', 'hex')],
    ['a header without a name', closing('GET / HTTP/1.1', ': x')],
    ['a NUL in a header', closing('GET / HTTP/1.1', 'X-A: a\0b')],
    ['a space before the colon', closing('GET / HTTP/1.1', 'Content-Length : 1')],
    ['headers of 100 kB', closing('GET / HTTP/1.1', `X-A: ${'a'.repeat(100_000)}`)],
    ['a path of 100 kB', closing(`GET /${'a'.repeat(100_000)} HTTP/1.1`)],
    ['two lengths', closing('POST /api/echo HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2')],
    ['a length and pieces', closing('POST /api/echo HTTP/1.1', 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['a negative length', closing('POST /api/echo HTTP/1.1', 'Content-Length: -1')],
    ['a path that cannot be decoded', closing('GET /api/%zz HTTP/1.1')],
    ['a path with broken UTF-8', closing('GET /%c3%28 HTTP/1.1')],
    ['a path with a NUL', closing('GET /api/%00 HTTP/1.1')],
    ['a path of dots', closing('GET /../../../../etc/passwd HTTP/1.1')],
    ['a whole address as path', closing('GET http://elsewhere.test/api/private/ping HTTP/1.1')],
    ['a star as path', closing('OPTIONS * HTTP/1.1')],
    ['no host', 'GET /api/private/ping HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a tunnel', closing('CONNECT elsewhere.test:443 HTTP/1.1')],
    ['another protocol', closing('GET /api/private/ping HTTP/1.1', 'Upgrade: websocket', 'Connection: upgrade')],
    ['an odd expectation', closing('POST /api/echo HTTP/1.1', 'Expect: 200-maybe', 'Content-Length: 0')],
    ['an odd method', closing('PROPFIND /api/echo HTTP/1.1')],
    ['an odd transfer encoding', closing('POST /api/echo HTTP/1.1', 'Transfer-Encoding: bogus')],
    ['a query of brackets', closing('GET /api/private/ping?a[b][c]=1&__proto__[x]=1&a=%zz HTTP/1.1')],
  ])('%s gets a 4xx in our shape', async (_what, request) => {
    const answer = await exchange(request)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(head).toMatch(/^content-type: application\/json/im)
    expect(failureSchema.safeParse(JSON.parse(body)).success).toBe(true)
  })

  it('sent half-way and left leave the process as it was', async () => {
    for (const part of ['POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"wo', 'GET / HT']) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(part, () => socket.destroy()))
        socket.on('close', () => resolve())
      })
    }
    expect(await exchange(closing('GET /api/private/ping HTTP/1.1'))).toMatch(/^HTTP\/1\.1 404 /)
  })
})

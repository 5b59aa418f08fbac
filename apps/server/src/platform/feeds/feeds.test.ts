import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFeeds } from './feeds.ts'

const RSS = '<rss version="2.0"><channel><title>T</title><item><title>One</title></item></channel></rss>'

const answers: Record<string, RequestListener> = {
  '/plain': (_, answer) => answer.end(RSS),
  '/packed': (_, answer) => answer.setHeader('content-encoding', 'gzip').end(gzipSync(RSS)),
  '/versioned': ({ headers }, answer) => {
    answer.statusCode = headers['if-none-match'] === '"v1"' ? 304 : 200
    answer.setHeader('etag', '"v1"').setHeader('last-modified', 'Sat, 14 Nov 2026 10:00:00 GMT')
    answer.end(answer.statusCode === 304 ? undefined : RSS)
  },
  '/bomb': (_, answer) => answer.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
  '/huge': (_, answer) => {
    const piece = Buffer.alloc(100_000, 'x')
    const write = (): void => {
      while (answer.write(piece));
      answer.once('drain', write)
    }
    write()
  },
  '/slow': (_, answer) => void answer.write('<rss>'),
  '/silent': () => {},
  '/cut': (_, answer) => {
    answer.setHeader('content-length', 5_000)
    answer.write('<rss>', () => answer.destroy())
  },
  '/busy': (_, answer) => {
    answer.statusCode = 429
    answer.setHeader('retry-after', '7200').end()
  },
  '/page': (_, answer) => answer.end('<html><body>Sign in</body></html>'),
  '/round': (_, answer) => void answer.writeHead(302, { location: '/round' }).end(),
  '/to-file': (_, answer) => void answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-private': (_, answer) => void answer.writeHead(302, { location: `http://127.0.0.1:${port}/plain` }).end(),
  '/moved': (_, answer) => void answer.writeHead(301, { location: '/plain' }).end(),
}

let server: Server
let port: number

beforeAll(async () => {
  server = createServer((request, answer) => {
    const handle = answers[request.url ?? '']
    if (handle) handle(request, answer)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const UNKNOWN = { etag: null, lastModified: null }

/** Its name is allowed; its address is not, under any other name. */
const feeds = createFeeds({ allowedHosts: ['localhost'], publicUrl: 'https://portal.test', withinMs: 8_000 })

const read = (path: string) => feeds.read(`http://localhost:${port}${path}`, UNKNOWN)

describe('feeds.read', () => {
  it.each(['/plain', '/packed', '/moved'])('works at %s', async (path) => {
    expect(await read(path)).toMatchObject({ kind: 'read', items: [{ title: 'One' }] })
  })

  it('asks whether there is another version', async () => {
    const first = await read('/versioned')
    expect(first).toMatchObject({ etag: '"v1"', lastModified: 'Sat, 14 Nov 2026 10:00:00 GMT' })
    expect(first.kind === 'read' && (await feeds.read(`http://localhost:${port}/versioned`, first))).toEqual({
      kind: 'unchanged',
    })
  })

  it.each([
    ['/bomb', 'it is larger than'],
    ['/huge', 'it is larger than'],
    ['/cut', 'it cannot be reached'],
    ['/page', 'it is no feed'],
    ['/nowhere', 'it answers 404'],
    ['/round', 'it redirects more than 5 times'],
    ['/to-file', 'it is neither http nor https'],
    ['/to-private', 'its address is not public'],
  ])('gives up at %s, because %s', async (path, reason) => {
    await expect(read(path)).rejects.toThrow(reason)
  })

  it.each(['/slow', '/silent'])('waits for no more than its time at %s', async (path) => {
    const hurried = createFeeds({ allowedHosts: ['localhost'], publicUrl: 'https://portal.test', withinMs: 300 })
    await expect(hurried.read(`http://localhost:${port}${path}`, UNKNOWN)).rejects.toThrow('it takes too long')
  })

  it('hears for how long it is not wanted', async () => {
    await expect(read('/busy')).rejects.toMatchObject({ message: 'it answers 429', retryAfterSeconds: 7200 })
  })

  it.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0177.0.0.1', '017700000001', '0.0.0.0', '[::1]', '[::]'],
    ...[
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::127.0.0.1]',
      '169.254.169.254',
      'ⓛocalhost.',
      '１２７.0.0.1',
    ],
  ])('refuses %s', async (host) => {
    const guarded = createFeeds({ allowedHosts: [], publicUrl: 'https://portal.test', withinMs: 3_000 })
    await expect(guarded.read(`http://${host}:${port}/plain`, UNKNOWN)).rejects.toThrow('its address is not public')
    await expect(guarded.fetchPicture(`http://${host}:${port}/plain`)).rejects.toThrow('its address is not public')
  })

  it.each([
    'ftp://localhost/x',
    'file:///etc/passwd',
    'gopher://localhost',
    'http://',
    'nothing',
    'http://a:b@localhost',
  ])('refuses %s', async (url) => {
    await expect(feeds.read(url, UNKNOWN)).rejects.toThrow(/^it (is|holds)/)
  })
})

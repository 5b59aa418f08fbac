import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { CLIENT, createTestServer } from './http-server.fixture.ts'
import { allowLongRequest } from './raw-requests.ts'

const LIMITS = { headersMs: 400, requestMs: 800, checkIntervalMs: 100, maxPendingPerAddress: 500 }

const closers: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function startServer(limits: Partial<typeof LIMITS> = {}) {
  const { app } = createTestServer({ requestLimits: { ...LIMITS, ...limits } })
  app.get('/slow-download', async (_request, reply) => {
    const chunks = (async function* () {
      for (let chunk = 0; chunk < 10; chunk += 1) {
        await pause(200)
        yield 'chunk '
      }
    })()
    return reply.send(Readable.from(chunks))
  })
  app.post('/slow-upload', { bodyLimit: 1_000_000 }, async () => 'received')
  app.addHook('preParsing', async (request) => {
    if (request.url === '/slow-upload') allowLongRequest(request.raw)
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = new URL(address)
  const sockets: Socket[] = []
  /** Those that the server has closed. */
  const closed = new Set<Socket>()
  closers.push(async () => {
    for (const socket of sockets) socket.destroy()
    app.server.closeAllConnections()
    await app.close()
  })
  const open = async (sent = '') => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    sockets.push(socket)
    socket.on('error', () => undefined)
    for (const event of ['end', 'close']) socket.once(event, () => closed.add(socket))
    await once(socket, 'connect')
    if (sent) socket.write(sent)
    return socket.resume()
  }
  return { address, open, closed }
}

const HALF_HEADERS = 'POST /api/echo HTTP/1.1\r\nHost: x\r\n'

const head = (length: number) =>
  `${HALF_HEADERS}Authorization: ${CLIENT.authorization}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

const IN_TIME = { timeout: 5_000 }

const ask = (url: string) => new Promise<IncomingMessage>((resolve, reject) => get(url, resolve).on('error', reject))

describe('slow requests', () => {
  it.each([
    ['nothing', ''],
    ['half of the headers', HALF_HEADERS],
    ['half of the body', `${head(1000)}{`],
    ['half of a body that nobody reads', 'POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{'],
  ])('are closed when only %s is sent', async (_what, sent) => {
    const { open, closed } = await startServer()
    const socket = await open(sent)
    await expect.poll(() => closed.has(socket), IN_TIME).toBe(true)
  })

  it('are answered when the body arrives slowly, but in time', async () => {
    const { open } = await startServer({ requestMs: 30_000 })
    const body = JSON.stringify({ word: 'slow' })
    const socket = await open(head(body.length))
    const answered = once(socket, 'data')
    for (const letter of body) {
      socket.write(letter)
      await pause(60)
    }
    expect(String(await answered)).toContain('{"word":"slow"}')
  })

  it('may take longer where the handler looks after them, and the next request of the connection may not', async () => {
    const { open, closed } = await startServer()
    const socket = await open('POST /slow-upload HTTP/1.1\r\nHost: x\r\nContent-Length: 15\r\n\r\n')
    const answered = once(socket, 'data')
    for (let count = 0; count < 15; count += 1) {
      await pause(150)
      socket.write('x')
    }
    expect(String(await answered)).toContain('received')
    socket.write(HALF_HEADERS)
    await expect.poll(() => closed.has(socket), IN_TIME).toBe(true)
  })

  it('do not shorten responses', async () => {
    // Shorter than the response, and long enough for a busy machine to read the request.
    const { address } = await startServer({ headersMs: 1_500, requestMs: 1_500 })
    expect(await text(await ask(`${address}/slow-download`))).toBe('chunk '.repeat(10))
  })

  it('cost the oldest of an address when there are too many, and neither downloads nor complete requests', async () => {
    const { address, open, closed } = await startServer({
      headersMs: 60_000,
      requestMs: 60_000,
      maxPendingPerAddress: 10,
    })
    const download = ask(`${address}/slow-download`)
    const slow: Socket[] = []
    for (let count = 0; count < 25; count += 1) {
      slow.push(await open(count % 2 === 0 ? HALF_HEADERS : `${head(1000)}{`))
      expect((await ask(`${address}/nowhere`)).statusCode).toBe(404)
    }
    const areClosed = (some: readonly Socket[]) => some.map((socket) => closed.has(socket))
    await expect.poll(() => areClosed(slow.slice(0, 15)), IN_TIME).not.toContain(false)
    // A complete request is pending for a moment too, so there may be one more.
    expect(areClosed(slow.slice(16))).not.toContain(true)
    expect(await text(await download)).toBe('chunk '.repeat(10))
  })
})

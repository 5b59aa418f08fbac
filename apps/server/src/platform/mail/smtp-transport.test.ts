import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../../test/test-smtp-server.ts'
import { DeliveryError } from './mail-transport.ts'
import type { Message } from './message.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** For servers that never reply. */
const SHORT_TIMEOUTS = { connectMs: 300, idleMs: 300, totalMs: 600 }

const message: Message = {
  mailId: 1,
  from: 'press@league.test',
  to: 'ana@paper.test',
  bytes: Buffer.from('Subject: Hola\r\n\r\nHola.\r\n.\r\nPunto.\r\n'),
}

const { signal } = new AbortController()

const open: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function server(...options: Parameters<typeof startSmtpServer>): Promise<TestSmtpServer> {
  const started = await startSmtpServer(...options)
  open.push(started.close)
  return started
}

/** A TCP server that does with a connection what the test says. */
async function listener(handle: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  let isOver = false
  const tcp: Server = createServer((socket) => {
    // It was accepted after the end of the test: nothing reads it, so it would never close by itself.
    if (isOver) return void socket.destroy()
    sockets.add(socket.on('error', () => undefined))
    handle(socket)
  })
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve))
  open.push(async () => {
    isOver = true
    const closed = new Promise((resolve) => tcp.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  })
  const address = tcp.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `smtp://127.0.0.1:${address.port}`
}

const LONG_TIMEOUTS = { connectMs: 8000, idleMs: 8000, totalMs: 8000 }

async function errorOf(url: string, timeouts = LONG_TIMEOUTS): Promise<DeliveryError> {
  const outcome = await createSmtpTransport({ url, timeouts })
    .send(message, signal)
    .catch((error: unknown) => error)
  if (outcome instanceof DeliveryError) return outcome
  throw new Error(`unexpected outcome: ${String(outcome)}`)
}

describe('createSmtpTransport', () => {
  it('delivers a message byte for byte to its recipient', async () => {
    const { url, received } = await server()
    await createSmtpTransport({ url }).send(message, signal)
    expect(received).toEqual([{ from: message.from, to: [message.to], raw: message.bytes.toString() }])
  })

  it('delivers several messages at once', async () => {
    const { url, received } = await server()
    const transport = createSmtpTransport({ url })
    await Promise.all(Array.from({ length: 20 }, () => transport.send(message, signal)))
    expect(received).toHaveLength(20)
  })

  it('authenticates if the server asks for it, with any characters in the password', async () => {
    const tried: unknown[] = []
    const { port, received } = await server({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        tried.push([username, password])
        done(null, { user: username })
      },
    })
    await createSmtpTransport({ url: `smtp://pre%40ss:p%C3%B1%3A%2F@127.0.0.1:${port}` }).send(message, signal)
    expect(tried).toEqual([['pre@ss', 'pñ:/']])
    expect(received).toHaveLength(1)
  })

  it('accepts a self-signed certificate of a relay on the same machine', async () => {
    const { url, received } = await server({ disabledCommands: [] })
    await createSmtpTransport({ url }).send(message, signal)
    expect(received).toHaveLength(1)
  })

  it('rejects a bad certificate of any other server', async () => {
    const { url, received } = await server({ disabledCommands: [] })
    expect((await errorOf(`${url}?tls.rejectUnauthorized=true`)).failure).toBe('unavailable')
    expect(received).toEqual([])
  })

  it('sends nothing unencrypted if TLS is required', async () => {
    const { url, received } = await server()
    expect((await errorOf(`${url}?requireTLS=true`)).failure).not.toBe('unknown')
    expect(received).toEqual([])
  })

  it.each([
    [451, 'try later'],
    [550, 'no such person'],
  ])('reports the reply of a server that rejects a message with %i', async (code, words) => {
    const { url, answerWith } = await server()
    answerWith({ code, words })
    const error = await errorOf(url)
    expect(error.failure).toBe('rejected')
    expect(error.message).toContain(`${code} ${words}`)
  })

  it.each(['onMailFrom', 'onRcptTo'] as const)('reports the reply of a server that rejects at %s', async (step) => {
    const { url } = await server({
      [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error('not here'), { responseCode: 553 })),
    })
    const error = await errorOf(url)
    expect(error.failure).toBe('rejected')
    expect(error.message).toContain('553 not here')
  })

  it('reports a rejected password without repeating it', async () => {
    const { port } = await server({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    })
    const error = await errorOf(`smtp://a:hunter2@127.0.0.1:${port}`)
    expect(error.failure).toBe('rejected')
    expect(error.message).not.toContain('hunter2')
  })

  it.each([
    ['550 5.1.1 no such user', true],
    ['550 5.2.1 mailbox disabled', true],
    ['550 no such user', true],
    ['550 5.5.0 Requested action not taken: mailbox unavailable', true],
    ['550 5.4.1 Recipient address rejected: Access denied', true],
    ['550 <author@sender.test>: user unknown', true],
    ['550 no such user (mx 10.4.0.12)', true],
    ['550 relay not permitted for 10.5.1.1', false],
    ['450 4.1.1 unknown for now', false],
    ['551 user not local', true],
    ['550 5.7.1 relaying denied', false],
    ['550 relay not permitted', false],
    ['553 5.1.8 sender address rejected', false],
    ['550 sender verification failed', false],
    ['501 5.5.4 invalid HELO', false],
    ['552 mailbox full', false],
    ['552 5.2.2 mailbox full', false],
    ['450 4.2.1 try later', false],
  ])('tells whether the address is refused for good: %s', async (reply, refusesAddress) => {
    const code = Number(reply.slice(0, 3))
    const { url } = await server({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(reply.slice(4)), { responseCode: code })),
    })
    expect(await errorOf(url)).toMatchObject({ failure: 'rejected', smtpCode: code, refusesAddress })
  })

  it('does not blame the address for a refused message', async () => {
    const { url, answerWith } = await server()
    answerWith({ code: 554, words: 'looks like spam' })
    expect(await errorOf(url)).toMatchObject({ failure: 'rejected', smtpCode: 554, refusesAddress: false })
  })

  it('returns the answer of the server', async () => {
    const { url } = await server()
    expect(await createSmtpTransport({ url }).send(message, signal)).toMatch(/^250 /)
  })

  it('is unavailable if nothing listens', async () => {
    const { url, close } = await startSmtpServer()
    await close()
    expect((await errorOf(url)).failure).toBe('unavailable')
  })

  it('times out if the server never greets', async () => {
    const url = await listener(() => undefined)
    expect((await errorOf(url, SHORT_TIMEOUTS)).failure).toBe('unavailable')
  })

  it('is unavailable if the server closes the connection', async () => {
    const url = await listener((socket) => socket.end())
    expect((await errorOf(url)).failure).toBe('unavailable')
  })

  it('fails on a server that speaks another protocol', async () => {
    const url = await listener((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect((await errorOf(url)).failure).not.toBe('unknown')
  })

  it('times out on a server that sends a line now and then', async () => {
    const url = await listener((socket) => {
      socket.write('220 here\r\n')
      socket.once('data', () => {
        const timer = setInterval(() => socket.write('250-hold the line\r\n'), 50)
        socket.on('close', () => clearInterval(timer))
      })
    })
    // Neither the connect nor the idle timeout ends it, however busy this machine is.
    const error = await errorOf(url, { ...LONG_TIMEOUTS, totalMs: 600 })
    expect(error).toMatchObject({ failure: 'unavailable', message: 'timed out after 600 ms' })
  })

  it('is unknown if the server never replies to a message', async () => {
    const { url, answerWith } = await server()
    answerWith('say nothing')
    expect((await errorOf(url, { ...LONG_TIMEOUTS, idleMs: 1000 })).failure).toBe('unknown')
  })

  it('aborts a delivery when the signal does', async () => {
    const { promise: connected, resolve } = Promise.withResolvers<void>()
    const url = await listener(() => resolve())
    const aborting = new AbortController()
    const sending = createSmtpTransport({ url })
      .send(message, aborting.signal)
      .catch((error: unknown) => error)
    await connected
    aborting.abort()
    expect(await sending).toMatchObject({ name: 'DeliveryError', failure: 'unavailable' })
  })

  it('sends nothing if the signal has aborted before', async () => {
    const { url, received } = await server()
    const sending = createSmtpTransport({ url }).send(message, AbortSignal.abort())
    await expect(sending).rejects.toThrow('aborted')
    expect(received).toEqual([])
  })
})

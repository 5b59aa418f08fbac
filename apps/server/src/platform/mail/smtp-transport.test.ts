import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../../test/test-smtp-server.ts'
import { HandoverFailed } from './mail-transport.ts'
import type { Message } from './message.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** For servers that would let us wait for ever. */
const HURRY = { connectMs: 300, silenceMs: 300, wholeMs: 600 }

const message: Message = {
  mailId: 1,
  from: 'press@league.test',
  to: 'ana@paper.test',
  bytes: Buffer.from('Subject: Hola\r\n\r\nHola.\r\n.\r\nPunto.\r\n'),
}

const open: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function server(...options: Parameters<typeof startSmtpServer>): Promise<TestSmtpServer> {
  const started = await startSmtpServer(...options)
  open.push(started.close)
  return started
}

/** A server that is not one: it does with a connection what the test says. */
async function listener(handle: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  let isOver = false
  const tcp: Server = createServer((socket) => {
    // One that was on its way when the test ended: nobody reads it, so it would never close by itself.
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

const CALM = { connectMs: 8000, silenceMs: 8000, wholeMs: 8000 }

async function failureOf(url: string, timeouts = CALM): Promise<HandoverFailed> {
  const failure = await createSmtpTransport({ url, timeouts })
    .send(message)
    .catch((error: unknown) => error)
  if (failure instanceof HandoverFailed) return failure
  throw new Error(`it ended with ${String(failure)}`)
}

describe('the SMTP transport', () => {
  it('hands a message over byte for byte, to its one recipient', async () => {
    const { url, received } = await server()
    await createSmtpTransport({ url }).send(message)
    expect(received).toEqual([{ from: message.from, to: [message.to], raw: message.bytes.toString() }])
  })

  it('hands many over at once', async () => {
    const { url, received } = await server()
    const transport = createSmtpTransport({ url })
    await Promise.all(Array.from({ length: 20 }, () => transport.send(message)))
    expect(received).toHaveLength(20)
  })

  it('logs in where the server asks for it, with a password of any letters', async () => {
    const tried: unknown[] = []
    const { port, received } = await server({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        tried.push([username, password])
        done(null, { user: username })
      },
    })
    await createSmtpTransport({ url: `smtp://pre%40ss:p%C3%B1%3A%2F@127.0.0.1:${port}` }).send(message)
    expect(tried).toEqual([['pre@ss', 'pñ:/']])
    expect(received).toHaveLength(1)
  })

  it('takes the certificate that a relay on this machine signed itself', async () => {
    const { url, received } = await server({ disabledCommands: [] })
    await createSmtpTransport({ url }).send(message)
    expect(received).toHaveLength(1)
  })

  it('takes a bad certificate from nobody else', async () => {
    const { url, received } = await server({ disabledCommands: [] })
    expect((await failureOf(`${url}?tls.rejectUnauthorized=true`)).problem).toBe('away')
    expect(received).toEqual([])
  })

  it('sends nothing in the clear where TLS is required', async () => {
    const { url, received } = await server()
    expect((await failureOf(`${url}?requireTLS=true`)).problem).not.toBe('unknown')
    expect(received).toEqual([])
  })

  it.each([
    [451, 'try later'],
    [550, 'no such person'],
  ])('says what a server says that refuses a message with %i', async (code, words) => {
    const { url, answerWith } = await server()
    answerWith({ code, words })
    const failure = await failureOf(url)
    expect(failure.problem).toBe('refused')
    expect(failure.message).toContain(`${code} ${words}`)
  })

  it.each(['onMailFrom', 'onRcptTo'] as const)('says what a server says that refuses at %s', async (step) => {
    const { url } = await server({
      [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(Object.assign(new Error('not here'), { responseCode: 553 })),
    })
    const failure = await failureOf(url)
    expect(failure.problem).toBe('refused')
    expect(failure.message).toContain('553 not here')
  })

  it('notices that a wrong password is refused', async () => {
    const { port } = await server({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    })
    const failure = await failureOf(`smtp://a:hunter2@127.0.0.1:${port}`)
    expect(failure.problem).toBe('refused')
    expect(failure.message).not.toContain('hunter2')
  })

  it('finds nobody where nobody listens', async () => {
    const { url, close } = await startSmtpServer()
    await close()
    expect((await failureOf(url)).problem).toBe('away')
  })

  it('gives up on a server that never greets', async () => {
    const url = await listener(() => undefined)
    expect((await failureOf(url, HURRY)).problem).toBe('away')
  })

  it('gives up on a server that hangs up', async () => {
    const url = await listener((socket) => socket.end())
    expect((await failureOf(url)).problem).toBe('away')
  })

  it('gives up on a server that speaks another language', async () => {
    const url = await listener((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect((await failureOf(url)).problem).not.toBe('unknown')
  })

  it('gives up on a server that keeps it busy with a line now and then', async () => {
    const url = await listener((socket) => {
      socket.write('220 here\r\n')
      socket.once('data', () => {
        const timer = setInterval(() => socket.write('250-hold the line\r\n'), 50)
        socket.on('close', () => clearInterval(timer))
      })
    })
    // Neither the greeting nor silence ends it, however busy this machine is.
    const failure = await failureOf(url, { ...CALM, wholeMs: 600 })
    expect(failure).toMatchObject({ problem: 'away', message: 'not done after 600 ms' })
  })

  it('does not know what became of a message that nobody answered', async () => {
    const { url, answerWith } = await server()
    answerWith('say nothing')
    expect((await failureOf(url, { ...CALM, silenceMs: 1000 })).problem).toBe('unknown')
  })

  it('breaks off when it is closed', async () => {
    const { promise: connected, resolve } = Promise.withResolvers<void>()
    const url = await listener(() => resolve())
    const transport = createSmtpTransport({ url })
    const sending = transport.send(message).catch((error: unknown) => error)
    await connected
    transport.close()
    expect(await sending).toBeInstanceOf(HandoverFailed)
  })
})

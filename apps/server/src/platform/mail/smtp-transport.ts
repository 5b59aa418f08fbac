import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { HandoverFailed, type MailTransport } from './mail-transport.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, `smtps://` for TLS from the first byte. */
  readonly url: string
  readonly timeouts?: SmtpTimeouts
}

export interface SmtpTimeouts {
  /** Until the server has greeted. */
  readonly connectMs: number
  /** Of silence. */
  readonly silenceMs: number
  /** For the whole of it: a server that sends a byte now and then must not hold us for ever. */
  readonly wholeMs: number
}

const PATIENCE: SmtpTimeouts = { connectMs: 10_000, silenceMs: 30_000, wholeMs: 60_000 }

/** Hands each mail to a mail server, on a connection of its own: what goes wrong with one says nothing about another. */
export function createSmtpTransport({ url, timeouts = PATIENCE }: SmtpOptions): MailTransport {
  const { auth, ...address } = parseConnectionUrl(url)
  const options: SMTPConnectionOptions = {
    ...address,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    tls: { rejectUnauthorized: !isThisMachine(address.host), ...address.tls },
  }
  const underWay = new Set<(reason: string) => void>()

  async function deliver(connection: SMTPConnection, { from, to, size, body }: Handover): Promise<void> {
    await asPromise((done) => connection.connect(done))
    // A server that offers no authentication wants none.
    if (auth && connection.allowsAuth) await asPromise((done) => connection.login({ credentials: auth }, done))
    await asPromise((done) => connection.send({ from, to, size }, body, done))
  }

  return {
    async send({ from, to, bytes }) {
      const body = Readable.from([bytes], { objectMode: false })
      const connection = new SMTPConnection(options)
      const { promise: broken, reject } = Promise.withResolvers<never>()
      const breakOff = (reason: string) => reject(new Error(reason))
      const timer = setTimeout(() => breakOff(`not done after ${timeouts.wholeMs} ms`), timeouts.wholeMs)
      // Where the connection fails, not every step that waits for it is told.
      connection.on('error', reject)
      underWay.add(breakOff)
      try {
        await Promise.race([deliver(connection, { from, to, size: bytes.length, body }), broken])
        connection.quit()
      } catch (error) {
        const wasAllRead = body.readableEnded
        connection.close()
        throw describe(error, wasAllRead)
      } finally {
        clearTimeout(timer)
        underWay.delete(breakOff)
      }
    },
    close() {
      for (const breakOff of underWay) breakOff('broken off')
    },
  }
}

interface Handover {
  readonly from: string
  readonly to: string
  readonly size: number
  readonly body: Readable
}

function asPromise(run: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())))
}

function describe(cause: unknown, wasAllRead: boolean): HandoverFailed {
  const message = cause instanceof Error ? cause.message : 'no reason given'
  const hasAnswer = cause instanceof Error && 'responseCode' in cause
  if (hasAnswer) return new HandoverFailed('refused', message, { cause })
  // Everything was handed over and nothing was answered: it may lie in their queue.
  return new HandoverFailed(wasAllRead ? 'unknown' : 'away', message, { cause })
}

/** A relay on the same machine often has a certificate that it signed itself, and nobody stands in between. */
function isThisMachine(host = 'localhost'): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

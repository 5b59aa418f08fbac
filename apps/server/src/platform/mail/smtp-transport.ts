import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { DeliveryError, type MailTransport } from './mail-transport.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string
  readonly timeouts?: SmtpTimeouts
}

export interface SmtpTimeouts {
  /** Until the server has greeted. */
  readonly connectMs: number
  /** Without any byte from the server. */
  readonly idleMs: number
  /** For the whole delivery, so that a server that sends a byte now and then cannot block it. */
  readonly totalMs: number
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, idleMs: 30_000, totalMs: 60_000 }

/** Sends each message over its own connection, so that a failure of one has no effect on another. */
export function createSmtpTransport({ url, timeouts = TIMEOUTS }: SmtpOptions): MailTransport {
  const { auth, ...address } = parseConnectionUrl(url)
  const options: SMTPConnectionOptions = {
    ...address,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.idleMs,
    tls: { rejectUnauthorized: !isThisMachine(address.host), ...address.tls },
  }

  async function deliver(connection: SMTPConnection, { from, to, size, body }: Delivery): Promise<string> {
    await asPromise((done) => connection.connect(done))
    // A server that offers no authentication needs none.
    if (auth && connection.allowsAuth) await asPromise((done) => connection.login({ credentials: auth }, done))
    return new Promise((resolve, reject) =>
      connection.send({ from, to, size }, body, (error, info) => (error ? reject(error) : resolve(info.response))),
    )
  }

  return {
    async send({ from, to, bytes }, signal) {
      const body = Readable.from([bytes], { objectMode: false })
      const connection = new SMTPConnection(options)
      const { promise: broken, reject } = Promise.withResolvers<never>()
      const abort = () => reject(new Error('aborted'))
      const timer = setTimeout(() => reject(new Error(`timed out after ${timeouts.totalMs} ms`)), timeouts.totalMs)
      // nodemailer does not call back every pending step when the connection fails.
      connection.on('error', reject)
      signal.addEventListener('abort', abort)
      if (signal.aborted) abort()
      try {
        const answer = await Promise.race([broken, deliver(connection, { from, to, size: bytes.length, body })])
        connection.quit()
        return answer
      } catch (error) {
        const wasFullyRead = body.readableEnded
        connection.close()
        throw toDeliveryError(error, wasFullyRead)
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
      }
    },
  }
}

interface Delivery {
  readonly from: string
  readonly to: string
  readonly size: number
  readonly body: Readable
}

function asPromise(run: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())))
}

function toDeliveryError(cause: unknown, wasFullyRead: boolean): DeliveryError {
  const message = cause instanceof Error ? cause.message : 'no reason given'
  if (cause instanceof Error && 'responseCode' in cause) {
    const smtpCode = Number(cause.responseCode)
    const isOfRecipient = 'command' in cause && cause.command === 'RCPT TO'
    // 5.7 is a policy, such as no relaying for us: the address may be fine.
    const isPolicy = /^\d{3}[ -]5\.7\./m.test('response' in cause ? String(cause.response) : '')
    const refusesAddress = smtpCode >= 500 && isOfRecipient && !isPolicy
    return new DeliveryError('rejected', message, { cause, smtpCode, refusesAddress })
  }
  // After the last byte without a reply, the message may already be in the server's queue.
  return new DeliveryError(wasFullyRead ? 'unknown' : 'unavailable', message, { cause })
}

/** A relay on the same machine often has a self-signed certificate, and nobody can intercept the connection. */
function isThisMachine(host = 'localhost'): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

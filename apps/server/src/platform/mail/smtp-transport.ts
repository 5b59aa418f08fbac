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
    tls: { rejectUnauthorized: !isLoopbackHost(address.host), ...address.tls },
  }

  async function deliver(connection: SMTPConnection, { from, to, size, body }: Delivery): Promise<string> {
    await asPromise((done) => connection.connect(done))
    // Some relays authorise by IP address and announce no AUTH; send without credentials there.
    if (auth && connection.allowsAuth) await asPromise((done) => connection.login({ credentials: auth }, done))
    return new Promise((resolve, reject) =>
      connection.send({ from, to, size }, body, (error, info) => (error ? reject(error) : resolve(info.response))),
    )
  }

  return {
    async send({ from, to, bytes }, signal) {
      const body = Readable.from([bytes], { objectMode: false })
      const connection = new SMTPConnection(options)
      const { promise: failed, reject } = Promise.withResolvers<never>()
      const abort = () => reject(new Error('aborted'))
      const timer = setTimeout(() => reject(new Error(`timed out after ${timeouts.totalMs} ms`)), timeouts.totalMs)
      // nodemailer does not call back every pending step when the connection fails.
      connection.on('error', reject)
      signal.addEventListener('abort', abort)
      if (signal.aborted) abort()
      try {
        const answer = await Promise.race([failed, deliver(connection, { from, to, size: bytes.length, body })])
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
    const isRcptReply = 'command' in cause && cause.command === 'RCPT TO'
    const refusesAddress =
      isRcptReply && isAddressUndeliverable(smtpCode, 'response' in cause ? String(cause.response) : message)
    return new DeliveryError('rejected', message, { cause, smtpCode, refusesAddress })
  }
  // After the last byte without a reply, the message may already be in the server's queue.
  return new DeliveryError(wasFullyRead ? 'unknown' : 'unavailable', message, { cause })
}

/** Enhanced codes of RFC 3463 that say that there is no such mailbox, or none any more. */
const UNDELIVERABLE_CODES: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])

/** Those about a policy (5.7), the sender's address, and mailboxes that are full or refuse this message only. */
const OTHER_CODES = /^5\.(?:7\.\d+|1\.[78]|2\.[23])$/

/** Replies that mean, without an enhanced code or with a vague one such as 5.5.0, that there is no such mailbox, unless the text says otherwise. */
const UNDELIVERABLE_REPLIES: ReadonlySet<number> = new Set([550, 551, 553])
const ABOUT_US = /sender|relay|helo|ehlo|authenticat/i
const ABOUT_RECIPIENT = /recipient|no such|unknown|does not exist|mailbox unavailable/i
const ABOUT_POLICY = /block|blacklist|policy|spam|denied|quota|full/i

/** Whether a reply to RCPT TO says that the address will never work. */
function isAddressUndeliverable(smtpCode: number, reply: string): boolean {
  if (smtpCode < 500) return false
  // Behind the reply code only: the text may contain IP addresses.
  const enhancedCode = /^\d{3}[ -]#?(5\.\d{1,3}\.\d{1,3})\b/m.exec(reply)?.[1] ?? ''
  if (UNDELIVERABLE_CODES.has(enhancedCode)) return true
  if (OTHER_CODES.test(enhancedCode)) return false
  // Servers repeat the address, which may contain such words.
  const text = reply.replaceAll(/\S+@\S+/g, '')
  if (ABOUT_US.test(text)) return false
  if (ABOUT_RECIPIENT.test(text)) return true
  return UNDELIVERABLE_REPLIES.has(smtpCode) && !ABOUT_POLICY.test(text)
}

/** A relay on the same machine often has a self-signed certificate, and nobody can intercept the connection. */
function isLoopbackHost(host = 'localhost'): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A message as received. */
export interface ReceivedMessage {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

export interface TestSmtpServer {
  readonly url: string
  readonly port: number
  /** The accepted messages, in order. */
  readonly received: ReceivedMessage[]
  /** How the server responds to a message; it accepts by default. */
  answerWith(answer: SmtpAnswer): void
  close(): Promise<void>
}

/** Accepts a message, refuses it with an SMTP code, or does not respond. */
export type SmtpAnswer = 'take' | 'say nothing' | { readonly code: number; readonly words: string }

/** A real SMTP server on a free port. */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtpServer> {
  const received: ReceivedMessage[] = []
  let answer: SmtpAnswer = 'take'
  const server = new SMTPServer({
    authOptional: true,
    // Suppresses warnings about the self-signed certificate, which tests use on purpose.
    logger: false,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    async onData(stream, session, done) {
      const raw = await text(stream)
      if (answer === 'say nothing') return
      if (answer !== 'take') return done(Object.assign(new Error(answer.words), { responseCode: answer.code }))
      const { mailFrom, rcptTo } = session.envelope
      received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw })
      done()
    },
    ...options,
  })
  // Tests disconnect clients on purpose.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // The address of a TCP server is an object.
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    answerWith(next) {
      answer = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

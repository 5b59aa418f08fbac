import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A message as the server took it. */
export interface ReceivedMessage {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

export interface TestSmtpServer {
  readonly url: string
  readonly port: number
  /** Every message that was taken, in order. */
  readonly received: ReceivedMessage[]
  /** What the server does with a message; takes it unless told otherwise. */
  answerWith(answer: SmtpAnswer): void
  close(): Promise<void>
}

/** Takes a message, refuses it with an error of that code, or says nothing at all. */
export type SmtpAnswer = 'take' | 'say nothing' | { readonly code: number; readonly words: string }

/** A real mail server on a free port of this machine. */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtpServer> {
  const received: ReceivedMessage[] = []
  let answer: SmtpAnswer = 'take'
  const server = new SMTPServer({
    authOptional: true,
    // It would complain about its own certificate, which tests of bad certificates want.
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
  // Clients that break off are what the tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
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

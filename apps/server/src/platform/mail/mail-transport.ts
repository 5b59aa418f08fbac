import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flushDirectory } from '../storage/durable-directory.ts'
import type { Message } from './message.ts'

export interface MailTransport {
  /** Resolves with the answer once the message was accepted. Rejects with a `DeliveryError`, also when the signal aborts. */
  send(message: Message, signal: AbortSignal): Promise<string>
}

/**
 * - `unavailable`: nobody accepts messages at the moment,
 * - `rejected`: the mail server has refused this message,
 * - `unknown`: the connection broke after the last byte and before the reply, so it may have been accepted.
 */
type DeliveryFailure = 'unavailable' | 'rejected' | 'unknown'

interface DeliveryErrorOptions extends ErrorOptions {
  readonly smtpCode?: number
  readonly refusesAddress?: boolean
}

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly failure: DeliveryFailure
  /** Null if there was no reply. */
  readonly smtpCode: number | null
  /** Whether the server has refused the recipient for good, not this message or us. */
  readonly refusesAddress: boolean

  constructor(failure: DeliveryFailure, message: string, options: DeliveryErrorOptions = {}) {
    super(message, options)
    this.failure = failure
    this.smtpCode = options.smtpCode ?? null
    this.refusesAddress = options.refusesAddress ?? false
  }
}

/** Writes each mail atomically to `{mail id}.eml`. A mail that is sent again replaces its file. */
export function createEmlTransport(directory: string): MailTransport {
  async function write({ mailId, bytes }: Message): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const path = join(directory, `${mailId}.eml`)
    const temporary = `${path}.${randomBytes(6).toString('hex')}.part`
    try {
      // It may contain a password, so only the owner may read it.
      const file = await open(temporary, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    await flushDirectory(directory)
  }

  return {
    async send(message) {
      try {
        await write(message)
        return `${message.mailId}.eml`
      } catch (cause) {
        throw new DeliveryError('unavailable', cause instanceof Error ? cause.message : 'not writable', { cause })
      }
    },
  }
}

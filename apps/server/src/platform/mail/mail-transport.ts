import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flushDirectory } from '../storage/durable-directory.ts'
import type { Message } from './message.ts'

export interface MailTransport {
  /** Resolves once the message was accepted. Rejects with a `DeliveryError`, also when the signal aborts. */
  send(message: Message, signal: AbortSignal): Promise<void>
}

/**
 * - `unavailable`: nobody accepts messages at the moment,
 * - `rejected`: the mail server has refused this message,
 * - `unknown`: the connection broke after the last byte and before the reply, so it may have been accepted.
 */
type DeliveryFailure = 'unavailable' | 'rejected' | 'unknown'

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly failure: DeliveryFailure

  constructor(failure: DeliveryFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
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
      } catch (cause) {
        throw new DeliveryError('unavailable', cause instanceof Error ? cause.message : 'not writable', { cause })
      }
    },
  }
}

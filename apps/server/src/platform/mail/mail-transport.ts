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
export type DeliveryFailure = 'unavailable' | 'rejected' | 'unknown'

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly failure: DeliveryFailure

  constructor(failure: DeliveryFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

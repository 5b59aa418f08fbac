import type { Message } from './message.ts'

/** Hands messages over to whoever delivers them. */
export interface MailTransport {
  /** Resolves once the other side has taken it. Rejects with a `HandoverFailed`. */
  send(message: Message): Promise<void>
  /** Breaks off what is under way. */
  close(): void
}

/**
 * Why a message was not handed over:
 * - `away`: nobody to hand it to; it would be the same for any other mail now,
 * - `refused`: the other side said no,
 * - `unknown`: the line broke after the last byte and before the answer, and it may have been taken.
 */
export type HandoverProblem = 'away' | 'refused' | 'unknown'

export class HandoverFailed extends Error {
  override readonly name = 'HandoverFailed'
  readonly problem: HandoverProblem

  constructor(problem: HandoverProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

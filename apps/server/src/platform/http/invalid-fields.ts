import type * as z from 'zod/mini'

/** Fields of a body that are not as the contract says. Becomes `validation`, with a message for each in the caller's language. */
export class InvalidFields extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  /** What was sent, to tell missing from wrong. Never logged. */
  readonly sent: unknown

  constructor(issues: readonly z.core.$ZodIssue[], sent: unknown) {
    super('invalid fields')
    this.name = 'InvalidFields'
    this.issues = issues
    this.sent = sent
  }
}

interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack: readonly string[]
  readonly code?: string
  readonly cause?: DescribedError
}

const MAX_CAUSE_DEPTH = 5

const NOT_AN_ERROR = 'a value that is not an Error was thrown'

/**
 * Type, message, stack, code and causes of an error for the log, and no other property: drivers attach queries and
 * parameters, which contain personal data.
 */
export function describeError(error: unknown): DescribedError {
  return describe(error, 1)
}

function describe(error: unknown, depth: number): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: NOT_AN_ERROR, stack: [] }
  return {
    // Errors of some libraries, such as Drizzle's, have no name of their own.
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause !== undefined && depth < MAX_CAUSE_DEPTH ? { cause: describe(error.cause, depth + 1) } : {}),
  }
}

/**
 * What went wrong, for an operator, without parameters: the message of the innermost cause, because that of Drizzle is the
 * statement.
 */
export function reasonOf(error: unknown): string {
  let reason = error instanceof Error ? error.constructor.name : NOT_AN_ERROR
  let current = error
  for (let depth = 0; depth < MAX_CAUSE_DEPTH && current instanceof Error; depth += 1) {
    reason = messageOf(current) || reason
    current = current.cause
  }
  return reason
}

function messageOf(error: Error): string {
  // A host with several addresses fails with an error for each, and no message of its own.
  const first: unknown = error instanceof AggregateError && error.message === '' ? error.errors[0] : undefined
  return withoutParameters(first instanceof Error ? first.message : error.message)
}

/** Drizzle appends the parameters to the message of a failed query. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '')
}

/** The frames only: the stack begins with the message, whose parameters may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const messageStart = stack.indexOf(message)
  if (messageStart < 0) return []
  return stack
    .slice(messageStart + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
}

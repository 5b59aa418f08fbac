interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack: readonly string[]
  readonly code?: string
  readonly cause?: DescribedError
}

const MAX_CAUSE_DEPTH = 4

/**
 * Message, name and stack of an error for the log, and no other property: drivers attach queries and parameters, which
 * contain personal data.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] }
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutParameters(error.message),
    stack: framesOf(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause !== undefined && depth < MAX_CAUSE_DEPTH ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** Drizzle appends the parameters to the message of a failed query. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '')
}

/** The frames only: the stack repeats the message. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
}

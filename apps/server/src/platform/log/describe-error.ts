interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack: readonly string[]
  readonly code?: string
  readonly cause?: DescribedError
}

const DEEPEST_CAUSE = 4

/**
 * What the log says about an error: its words and where it came from, none of its other properties.
 * Drivers hang parameters and queries onto errors, and those hold what people typed.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] }
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutParameters(error.message),
    stack: framesOf(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** The query builder ends the message of a failed query with its parameters. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '')
}

/** The frames alone: the stack begins with the message once more. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
}

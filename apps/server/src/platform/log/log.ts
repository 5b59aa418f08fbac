import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Logger

export interface LogOptions {
  readonly level: string
  /** Defaults to standard output. */
  readonly destination?: DestinationStream
}

/** JSON lines. Never contains headers, bodies or query strings. */
export function createLog({ level, destination }: LogOptions): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
  }
  // Asynchronous: a slow reader of the output must not stop the product. pino writes the rest when the process exits.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }))
}

import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Logger

export interface LogOptions {
  readonly level: string
  /** Where lines go; standard output unless said otherwise. */
  readonly destination?: DestinationStream
}

/** One JSON line for each event. Only what is named is written: no headers, no bodies, no queries of addresses. */
export function createLog({ level, destination }: LogOptions): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
  }
  // At once and in order: the last lines before an end are the ones that matter, and Node's threads have files to read.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }))
}

import { Writable } from 'node:stream'
import { createLog, type Log } from '../src/platform/log/log.ts'

/** A log that records its lines. */
export interface TestLog {
  readonly log: Log
  /** The lines so far. */
  lines(): readonly string[]
}

export function createTestLog(): TestLog {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: createLog({ level: 'trace', destination }), lines: () => lines }
}

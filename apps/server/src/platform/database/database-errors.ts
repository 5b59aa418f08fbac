/** Why the database cannot be opened, in one line for the operator. */
export class DatabaseStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** Another process has the data folder open. */
export class DataFolderInUse extends DatabaseStartError {}

/** The data folder cannot be read, written or understood. */
export class DataFolderUnusable extends DatabaseStartError {}

/** The server of `DATABASE_URL` rejects us. */
export class DatabaseUnreachable extends DatabaseStartError {}

/** The server does not support our SQL. */
export class DatabaseTooOld extends DatabaseStartError {}

/** Tables and migrations do not match. */
export class MigrationRefused extends DatabaseStartError {}

/** The database is unreachable and may come back: callers reject with `unavailable`. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** PostgreSQL's codes for errors that may go away by themselves. All of class 08 belongs here too. */
const TEMPORARY_CODES = new Set([
  '57P01', // shutting down
  '57P02', // restarting after a crash
  '57P03', // starting
  '53300', // too many connections
  '53100', // disk full
  '25006', // read-only: another server has taken over
  '57014', // statement_timeout
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
])

const MAX_CAUSE_DEPTH = 5

/** Whether the database cannot serve now, as opposed to rejecting the statement. */
export function isDatabaseAway(error: unknown): boolean {
  let current = error
  for (let depth = 0; depth < MAX_CAUSE_DEPTH && current instanceof Error; depth += 1) {
    if (current instanceof DatabaseAway) return true
    if ('code' in current && typeof current.code === 'string' && saysAway(current.code)) return true
    current = current.cause
  }
  return false
}

function saysAway(code: string): boolean {
  return TEMPORARY_CODES.has(code) || /^08[0-9A-Z]{3}$/.test(code)
}

/** What a statement violates: another row has the value, or a row refers to this one. */
const VIOLATIONS = { unique: '23505', 'foreign-key': '23503' } as const

export function isViolation(error: unknown, kind: keyof typeof VIOLATIONS): boolean {
  let current = error
  for (let depth = 0; depth < MAX_CAUSE_DEPTH && current instanceof Error; depth += 1) {
    if ('code' in current && current.code === VIOLATIONS[kind]) return true
    current = current.cause
  }
  return false
}

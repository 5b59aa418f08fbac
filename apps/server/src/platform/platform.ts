import type { Caches } from './cache/cache.ts'
import type { Changes } from './changes/changes.ts'
import type { Clock } from './clock/clock.ts'
import type { Db } from './database/database.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log/log.ts'
import type { Settings } from './settings/settings.ts'
import type { FileKeys } from './signing/file-keys.ts'
import type { Storage } from './storage/storage.ts'

/** The infrastructure that services depend on. The dependencies of a factory pick from it by name. */
export interface Platform {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  /** Notifies this node and the others of committed changes. */
  readonly changes: Changes
  readonly caches: Caches
  readonly jobs: Jobs
  readonly storage: Storage
  /** Signs file URLs for a session. */
  readonly fileKeys: FileKeys
  /** The league's time zone, in which its calendar days begin and rights end. */
  readonly getTimeZone: () => string
  /** What the studio has set. */
  readonly settings: Settings
}

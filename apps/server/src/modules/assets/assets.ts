import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { StoredFileRow } from './files.repository.ts'
import { createStoreFile, type NewFileInput } from './store-file.service.ts'
import { createStorePicture } from './store-picture.service.ts'

export type { StoredFileRow } from './files.repository.ts'
export type { NewFileInput } from './store-file.service.ts'

export interface Assets {
  /** Keeps bytes and says what they are; `media-type` and `too-large` where they cannot be taken. */
  storeFile(input: NewFileInput): Promise<StoredFileRow>
}

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly clock: Clock
}

export function createAssets(parts: Parts): Assets {
  return { storeFile: createStoreFile({ ...parts, storePicture: createStorePicture(parts) }) }
}

import { createReadStream } from 'node:fs'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { type Assets, kindOfType, type StoredFileRow } from '../../assets/assets.ts'

interface NewUpload {
  readonly path: string
  readonly name: string
  readonly sizeBytes: number
  readonly sha256: Buffer
  readonly crc32: number
  /** The required kind. */
  readonly kind?: AssetKind
  readonly isSubtitles: boolean
}

interface StoredUpload {
  readonly kind: AssetKind
  readonly mediaType: string
  readonly name: string
  /** Call it in the transaction that inserts the asset. */
  record(tx: Db): Promise<StoredFileRow>
}

export type StoreUpload = (upload: NewUpload) => Promise<StoredUpload>

/** Stores complete uploads like any other file. */
export function createStoreUpload({ storeFile }: Pick<Assets, 'storeFile'>): StoreUpload {
  return async ({ path, name, kind, isSubtitles }) => {
    const file = await storeFile({ bytes: createReadStream(path), name, ...(kind && { kind }) })
    if (isSubtitles && file.mediaType !== 'text/vtt') throw new ApiError('media-type')
    return { kind: kindOfType(file.mediaType), mediaType: file.mediaType, name, record: async () => file }
  }
}

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createAssets } from '../../apps/server/src/modules/assets/assets.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { openDiskStorage } from '../../apps/server/src/platform/storage/disk-storage.ts'
import { openSessions } from '../browse/start-product.ts'

const CHUNK_BYTES = 1024 * 1024

export interface DownloadData {
  /** Of a journalist's session. */
  readonly token: string
  /** One large file; paths are relative to the storage. */
  readonly large: { readonly assetId: string; readonly path: string }
  /** A post with the files of a typical zip. */
  readonly usual: { readonly postId: string; readonly paths: readonly string[] }
  /** A post with the same files repeated, for a huge zip. */
  readonly huge: { readonly postId: string }
}

interface DownloadDataOptions {
  readonly dataDir: string
  readonly largeBytes: number
  readonly count: number
  readonly eachBytes: number
  readonly repeats: number
}

/** Inserts files and posts beside the running product, into its database and storage. */
export async function insertDownloadData({
  dataDir,
  largeBytes,
  count,
  eachBytes,
  repeats,
}: DownloadDataOptions): Promise<DownloadData> {
  const database = await openDatabase({ dataDir, whenInUse: 'join' })
  const { db, query } = database
  const storage = await openDiskStorage(join(dataDir, 'files'))
  const assets = createAssets({ db, storage, clock: systemClock })
  const store = async (bytes: number) => {
    const { id, sha256 } = await assets.storeGenerated(Readable.from(noise(bytes)), 'application/octet-stream')
    return { id, path: storage.relativePath?.(sha256) ?? '' }
  }

  async function insertPost(title: string): Promise<number> {
    const { rows } = await query(`
      insert into posts (section_id, state, published_at, created_at, updated_at)
      select text_id, 'published', now() - interval '1 hour', now(), now() from sections limit 1 returning id`)
    const { id } = rows[0]
    await query(`insert into post_translations (post_id, locale, title) values ($1, 'en', $2)`, [id, title])
    return id
  }

  async function insertAssets(postId: number, fileIds: readonly number[], times = 1): Promise<number> {
    const { rows } = await query(
      `with added as (
        insert into assets (post_id, position, kind, file_id, name, created_at)
        select $1, row_number() over (), 'file', file_id, 'clip-' || row_number() over () || '.bin', now()
        from generate_series(1, $2), unnest($3::bigint[]) as file_id returning id
      ) select min(id)::bigint as id from added`,
      [postId, times, fileIds],
    )
    return rows[0].id
  }

  try {
    const large = await store(largeBytes)
    const each: Awaited<ReturnType<typeof store>>[] = []
    for (let number = 0; number < count; number += 1) each.push(await store(eachBytes))
    const fileIds = each.map(({ id }) => id)
    const [largePost, usualPost, hugePost] = [
      await insertPost('Large'),
      await insertPost('Usual'),
      await insertPost('Huge'),
    ]
    const assetId = await insertAssets(largePost, [large.id])
    await insertAssets(usualPost, fileIds)
    await insertAssets(hugePost, fileIds, repeats)
    const [token = ''] = await openSessions(database, 1)
    return {
      token,
      large: { assetId: String(assetId), path: large.path },
      usual: { postId: String(usualPost), paths: each.map(({ path }) => path) },
      huge: { postId: String(hugePost) },
    }
  } finally {
    await database.close()
  }
}

/** Random bytes; the counter makes every file different. */
function* noise(bytes: number): Generator<Buffer> {
  const chunk = randomBytes(Math.min(CHUNK_BYTES, bytes))
  for (let left = bytes; left > 0; left -= chunk.length) {
    chunk.writeDoubleLE(left, 0)
    yield Buffer.from(chunk.subarray(0, left))
  }
}

import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Runs SQL in the database of a running product. Returns the rows as text. */
export async function runSql(dataDir: string, statement: string): Promise<string> {
  const args = ['-qAtX', '-v', 'ON_ERROR_STOP=1', '-h', join(dataDir, 'run'), '-U', 'postgres', 'postgres']
  const { stdout } = await promisify(execFile)('psql', [...args, '-c', statement])
  return stdout.trim()
}

interface LargeFile {
  readonly dataDir: string
  readonly postId: string
  readonly name: string
  readonly sizeBytes: number
}

/** Adds a sparse file of zeros to a post. Returns the id of the asset. */
export async function addLargeFile({ dataDir, postId, name, sizeBytes }: LargeFile): Promise<string> {
  // Storage does not verify that the name is the hash of the content.
  const sha256 = createHash('sha256').update(`${postId} ${name}`).digest('hex')
  const folder = join(dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, sha256), '')
  truncateSync(join(folder, sha256), sizeBytes)
  return runSql(
    dataDir,
    `with stored as (
      insert into files (sha256, crc32, size_bytes, media_type, created_at)
      values ('\\x${sha256}', 0, ${sizeBytes}, 'application/octet-stream', now()) returning id
    )
    insert into assets (post_id, position, kind, file_id, name, created_at)
    select ${postId}, 1000, 'file', id, '${name}', now() from stored returning id`,
  )
}

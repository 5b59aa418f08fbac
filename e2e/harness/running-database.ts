import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A statement in the database of the running product, as an operator sends it. Answers what it gives, as text. */
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

/** Gives a post a file of nothing but zeros, which the disk need not hold. Answers the asset's id. */
export async function addLargeFile({ dataDir, postId, name, sizeBytes }: LargeFile): Promise<string> {
  // Named by its bytes like every other; nobody looks whether they are the ones.
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

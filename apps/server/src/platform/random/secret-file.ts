import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors/start-error.ts'
import { flushDirectory } from '../storage/durable-directory.ts'

const FILE_NAME = 'secret'
const MIN_LENGTH = 32

/** The installation's secret, created at the first start with mode 0600. */
export async function loadSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE_NAME)
  try {
    return await readOrCreate(dataDir, FILE_NAME)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`The secret cannot be kept in ${path}: ${reason}`, { cause })
  }
}

/** Random text in a file that is created once, also when several processes start at the same time. */
export async function readOrCreate(dataDir: string, fileName: string): Promise<string> {
  const path = join(dataDir, fileName)
  const existing = await readSecret(path)
  if (existing !== null) return existing

  await mkdir(dataDir, { recursive: true })
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  await writeFlushed(temporary, `${randomBytes(48).toString('base64url')}\n`)
  // link() fails if the name exists: of two processes that start at once, both use the first one's secret.
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(temporary)
  await flushDirectory(dataDir)

  const created = await readSecret(path)
  if (created === null) throw new Error('it vanished while it was created')
  return created
}

async function readSecret(path: string): Promise<string | null> {
  try {
    const secret = (await readFile(path, 'utf8')).trim()
    if (secret.length < MIN_LENGTH) throw new Error(`it holds no secret of at least ${MIN_LENGTH} characters`)
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function writeFlushed(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

import { randomBytes } from 'node:crypto'
import { chmod, link, readdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

export interface FolderLock {
  release(): Promise<void>
}

const NAME = /^lock\.(\d+)$/

/**
 * Acquires the lock of a folder; null if it is taken. The lock is a listening socket, so a dead owner never answers,
 * even in containers. Removing a stale lock and replacing it is not atomic, so locks are numbered instead: the highest
 * number counts, and creating the next one is atomic. The highest stays after its release, so that no number is reused.
 */
export async function takeFolderLock(folder: string): Promise<FolderLock | null> {
  for (;;) {
    const highest = await highestLock(folder)
    if (highest > 0 && (await answers(join(folder, `lock.${highest}`)))) return null
    const lock = await claim(folder, highest + 1)
    if (lock) return lock
  }
}

/** Null if another process was faster. */
export async function claim(folder: string, number: number): Promise<FolderLock | null> {
  const server = await listenAs(folder, number)
  if (!server) return null
  // A process that was suspended may create a number that was used and deleted meanwhile.
  if ((await highestLock(folder)) === number) {
    await removeLower(folder, number)
    return { release: () => close(server) }
  }
  await rm(join(folder, `lock.${number}`), { force: true })
  await close(server)
  return null
}

export async function isHeld(folder: string): Promise<boolean> {
  const highest = await highestLock(folder)
  return highest > 0 && answers(join(folder, `lock.${highest}`))
}

/** A full accept queue counts as an answer. */
export function answers(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false)
      else if (error.code === 'EAGAIN') resolve(true)
      else reject(error)
    })
  })
}

async function highestLock(folder: string): Promise<number> {
  const numbers = (await readdir(folder)).map((name) => Number(NAME.exec(name)?.[1] ?? 0))
  return Math.max(0, ...numbers)
}

/** Listens first, then links the final name, which fails if the name exists. */
async function listenAs(folder: string, number: number): Promise<Server | null> {
  const born = join(folder, `new.${randomBytes(6).toString('hex')}`)
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(born, resolve)
  })
  try {
    await chmod(born, 0o600)
    await link(born, join(folder, `lock.${number}`))
    return server
  } catch (error) {
    await close(server)
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null
    throw error
  } finally {
    await rm(born, { force: true })
  }
}

async function removeLower(folder: string, number: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const other = Number(NAME.exec(name)?.[1] ?? Number.POSITIVE_INFINITY)
    if (other < number) await rm(join(folder, name), { force: true })
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

import { randomBytes } from 'node:crypto'
import { chmod, link, readdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

export interface FolderLock {
  release(): Promise<void>
}

const NAME = /^lock\.(\d+)$/

/**
 * Takes the lock of a folder, or finds it taken and answers null. The lock is a socket: whoever holds it answers, and whoever
 * died does not, in a container too.
 *
 * Two processes that find the same left-over must not both win, and nothing removes a left-over and takes its place in one
 * step. So nobody takes a place: locks are numbered, the highest counts, a new one is the next number, and to create
 * that is atomic. The highest stays even when it is released, so that no number comes twice.
 */
export async function takeFolderLock(folder: string): Promise<FolderLock | null> {
  for (;;) {
    const highest = await highestLock(folder)
    if (highest > 0 && (await answers(join(folder, `lock.${highest}`)))) return null
    const lock = await claim(folder, highest + 1)
    if (lock) return lock
  }
}

/** Creates the lock of that number, or answers null where somebody else was faster. */
export async function claim(folder: string, number: number): Promise<FolderLock | null> {
  const server = await listenAs(folder, number)
  if (!server) return null
  // Whoever slept through the turns of others may get a number that was used and cleared away.
  if ((await highestLock(folder)) === number) {
    await removeLower(folder, number)
    return { release: () => close(server) }
  }
  await rm(join(folder, `lock.${number}`), { force: true })
  await close(server)
  return null
}

/** Whether somebody answers on the folder's lock. */
export async function isHeld(folder: string): Promise<boolean> {
  const highest = await highestLock(folder)
  return highest > 0 && answers(join(folder, `lock.${highest}`))
}

/** Whether somebody listens on a socket. A full queue is an answer as well. */
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

/** A socket that listens already gets the name by a link, which fails where the name exists. */
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

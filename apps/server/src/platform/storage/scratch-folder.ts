import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^mixed-zone-labels-(?<pid>\d+)-/

/** Readable by this user only. The name contains the pid of the process that must remove it. */
export function openScratchFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `mixed-zone-labels-${process.pid}-`))
}

/** Gives work a folder of its own, which is removed whatever happens. */
export async function withScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await openScratchFolder()
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes folders of processes that were killed: their pictures may be under embargo. */
export async function removeAbandonedFolders(): Promise<void> {
  const abandoned = (await readdir(tmpdir())).filter((name) => {
    const pid = NAME.exec(name)?.groups?.['pid']
    return pid !== undefined && !isRunning(Number(pid))
  })
  await Promise.allSettled(abandoned.map((name) => removeIfOwn(join(tmpdir(), name))))
}

/** Anybody can create such a name in the temporary folder; only delete folders of this user. */
async function removeIfOwn(folder: string): Promise<void> {
  const found = await lstat(folder)
  if (found.isDirectory() && found.uid === process.getuid?.()) await rm(folder, { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Running as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^mixed-zone-labels-(?<pid>\d+)-/

/** A folder for one picture, which nobody else on the machine can read. It carries the number of the process that has to remove it. */
export function openScratchFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `mixed-zone-labels-${process.pid}-`))
}

/** Removes what processes left behind that were killed in the middle of a picture: it may be under embargo. */
export async function removeAbandonedFolders(): Promise<void> {
  const abandoned = (await readdir(tmpdir())).filter((name) => {
    const pid = NAME.exec(name)?.groups?.['pid']
    return pid !== undefined && !isRunning(Number(pid))
  })
  await Promise.allSettled(abandoned.map((name) => removeIfOwn(join(tmpdir(), name))))
}

/** Anybody may lay something down there under such a name. Into a folder of ours nobody else can slip a link that leads out of it. */
async function removeIfOwn(folder: string): Promise<void> {
  const found = await lstat(folder)
  if (found.isDirectory() && found.uid === process.getuid?.()) await rm(folder, { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // There, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

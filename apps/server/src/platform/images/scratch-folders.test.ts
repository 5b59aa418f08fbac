import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openScratchFolder, removeAbandonedFolders } from './scratch-folders.ts'

function folderOf(pid: number): string {
  const folder = mkdtempSync(join(tmpdir(), `mixed-zone-labels-${pid}-`))
  writeFileSync(join(folder, 'picture.jpg'), 'a picture')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('what a dead process left behind goes, and what others are at work in stays', async () => {
  const own = await openScratchFolder()
  onTestFinished(() => rmSync(own, { recursive: true, force: true }))
  const ofTheDead = folderOf(spawnSync(process.execPath, ['-e', '']).pid)
  const ofTheLiving = folderOf(process.ppid)

  await removeAbandonedFolders()

  expect([ofTheDead, ofTheLiving, own].map((folder) => existsSync(folder))).toEqual([false, true, true])
  expect(basename(own)).toContain(`-${process.pid}-`)
})

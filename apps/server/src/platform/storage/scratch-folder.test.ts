import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openScratchFolder, removeAbandonedFolders } from './scratch-folder.ts'

function folderOf(pid: number): string {
  const folder = mkdtempSync(join(tmpdir(), `mixed-zone-labels-${pid}-`))
  writeFileSync(join(folder, 'picture.jpg'), 'a picture')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('what a dead process left behind goes; what others are at work in stays, and what somebody else laid down', async () => {
  const own = await openScratchFolder()
  onTestFinished(() => rmSync(own, { recursive: true, force: true }))
  const ofDeadProcess = folderOf(spawnSync(process.execPath, ['-e', '']).pid)
  const ofRunningProcess = folderOf(process.ppid)
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  const link = `${ofDeadProcess}-link`
  symlinkSync(elsewhere, link)
  onTestFinished(() => [link, elsewhere].forEach((path) => rmSync(path, { recursive: true, force: true })))

  await removeAbandonedFolders()

  expect([ofDeadProcess, ofRunningProcess, own].map((folder) => existsSync(folder))).toEqual([false, true, true])
  // Not made by us: neither it nor what it leads to is touched.
  expect([link, elsewhere].map((path) => existsSync(path))).toEqual([true, true])
  expect(basename(own)).toContain(`-${process.pid}-`)
})

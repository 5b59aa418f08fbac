import { mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderUnusable } from '../database-errors.ts'
import { prepareDataFolder } from './data-folder.ts'

let parent: string

beforeEach(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), 'mixed-zone-folder-')))
})

afterEach(() => rm(parent, { recursive: true }))

describe('prepareDataFolder', () => {
  it('makes the folder and those above it, also for several at once', async () => {
    const path = join(parent, 'a/b c/ñ')
    const folders = await Promise.all(Array.from({ length: 5 }, () => prepareDataFolder(path)))
    expect(new Set(folders.map(({ dataDir }) => dataDir))).toEqual(new Set([path]))
    expect((await stat(join(path, 'run'))).mode & 0o777).toBe(0o700)
  })

  it('says so where a file is in the way', async () => {
    const file = join(parent, 'file')
    await writeFile(file, '')
    for (const path of [file, join(file, 'data'), join(file, 'deep/data')]) {
      await expect(prepareDataFolder(path)).rejects.toThrow(DataFolderUnusable)
      await expect(prepareDataFolder(path)).rejects.toThrow(/cannot be used: a part of its path is a file\.$/)
    }
  })

  it.runIf(process.platform === 'linux')('gives up where no folder can be made', async () => {
    await expect(prepareDataFolder('/proc/mixed-zone/data')).rejects.toThrow(DataFolderUnusable)
  })
})

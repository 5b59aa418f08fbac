import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createUploadFiles } from './upload-files.ts'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mixed-zone-uploads-'))
  folder = join(parent, 'uploads')
})

afterEach(() => rm(parent, { recursive: true, force: true }))

describe('createUploadFiles', () => {
  it('drops bytes behind the offset, and opens no file that is shorter', async () => {
    const files = createUploadFiles(folder)
    const handle = await files.open(7, 0)
    await handle?.writev([Buffer.from('acknowledged and more')], 0)
    await handle?.close()
    await (await files.open(7, 'acknowledged'.length))?.close()
    expect((await stat(files.pathOf(7))).size).toBe('acknowledged'.length)
    expect(await files.open(7, 100)).toBeNull()
  })

  it('creates a folder again that was removed while the server runs', async () => {
    const files = createUploadFiles(folder)
    const all = { writtenBefore: new Date('2100-01-01') }
    await (await files.open(7, 0))?.close()
    await rm(folder, { recursive: true })
    await expect(files.open(8, 0)).rejects.toMatchObject({ type: 'unavailable' })
    await (await files.open(8, 0))?.close()
    expect(await files.list(all)).toEqual([8])
    await rm(folder, { recursive: true })
    await expect(files.list(all)).rejects.toMatchObject({ type: 'unavailable' })
    expect(await files.list(all)).toEqual([])
  })

  it('lists no file that is still written or has another name', async () => {
    const files = createUploadFiles(folder)
    await (await files.open(7, 0))?.close()
    await writeFile(join(folder, 'notes.txt'), 'x')
    const { mtime } = await stat(files.pathOf(7))
    expect(await files.list({ writtenBefore: mtime })).toEqual([])
    expect(await files.list({ writtenBefore: new Date(mtime.getTime() + 1) })).toEqual([7])
  })
})
